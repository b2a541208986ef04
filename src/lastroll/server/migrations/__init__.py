"""Migrations of the database, run at startup."""
