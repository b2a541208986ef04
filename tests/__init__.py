"""Tests; a package of its own, because a dictionary package brings one with the same name."""
