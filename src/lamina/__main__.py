"""``python -m lamina``: the lamina command."""

import sys

from lamina.tools.main import main

sys.exit(main())
