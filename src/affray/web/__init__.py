"""The table on the page: one fight, live for the game master, the players' phones and the screen on the wall.

`app` makes the server; `table` is one live fight; `seen` is what one viewer may see of it; `drawing` draws.
"""
