"""The passes of the bufferization dialect, one file each."""
