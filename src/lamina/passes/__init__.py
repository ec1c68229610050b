"""Passes that know no dialect, and the default pipelines."""
