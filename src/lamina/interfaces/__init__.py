"""What passes ask of operations: protocols with a registry of implementations; no dialect is named here."""
