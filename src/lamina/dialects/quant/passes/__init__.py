"""Passes of the quant dialect."""
