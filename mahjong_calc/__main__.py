"""`python -m mahjong_calc` is the command `mahjong-calc`."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
