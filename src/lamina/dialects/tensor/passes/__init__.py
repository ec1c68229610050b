"""The passes of tensor."""
