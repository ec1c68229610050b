"""Structured operations as loops over register tiles, in vectors; see ``loops``."""
