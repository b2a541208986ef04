"""The game in a real Chromium, against a real `lastroll serve`."""
