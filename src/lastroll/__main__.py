"""`python -m lastroll` is the command."""

import sys

from lastroll.cli import main

if __name__ == "__main__":
    sys.exit(main())
