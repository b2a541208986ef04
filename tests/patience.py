"""Limits on waiting for events that must come by themselves."""

from typing import Final

PATIENCE: Final = 300.0
"""Seconds. The limit is only there against hanging: a quiet machine needs less than a tenth of it
for anything that is waited for, so that a busy one passes as well."""

FOR_A_PAGE: Final = 120.0
"""Seconds for what a browser must show: a test asks for hundreds of such things."""
