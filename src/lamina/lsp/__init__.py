"""The language server for PDLL and MLIR files.

``pdll`` and ``mlir`` analyse texts and return plain data; ``server`` implements the Language Server Protocol.
"""
