"""The steps from an older database to this version's, run at start."""
