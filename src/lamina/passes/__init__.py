"""Passes that do not belong to one dialect."""
