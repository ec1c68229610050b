"""The dialects, one folder each."""
