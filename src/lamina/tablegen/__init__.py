"""TableGen reader."""
