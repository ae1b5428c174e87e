"""Pictures of a fight as SVG, made on the server: the map, the body of a combatant, the odds.

All are pure functions from plain dicts, as `Fight.view()` and `Odds.to_json()` give them, to safe markup. They know no
ruleset: what a ruleset calls its conditions and hit locations comes in as a function that finds a word. Looks are left
to classes (`static/css`), since no page may hold a style of its own.

    pieces     who stands on the map, and what of it is to be seen
    gridmap     the map with all that stands and is marked on it
    body       a figure with its hit locations
    chart      the chances of the sides as a thin bar
"""

from affray.web.drawing import body, chart, gridmap
from affray.web.drawing.pieces import Piece, pieces

__all__ = ["Piece", "body", "chart", "gridmap", "pieces"]
