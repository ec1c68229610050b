"""Operation interfaces: protocols with a registry of implementations. Names no dialect."""
