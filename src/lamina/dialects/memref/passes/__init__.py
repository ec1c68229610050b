"""The passes of the memref dialect, one file each."""
