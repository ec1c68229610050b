"""The language server for PDLL and MLIR files.

``pdll`` and ``mlir`` analyse texts and answer in plain data; ``server`` speaks the Language Server Protocol.
"""
