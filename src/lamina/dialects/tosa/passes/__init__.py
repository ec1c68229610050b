"""Passes on the tosa dialect."""
