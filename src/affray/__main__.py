"""`python -m affray`: the command line."""

from __future__ import annotations

import sys

from affray.cli import main

sys.exit(main())
