"""MLIR's bytecode: reading versions 0 to 6, writing any of them.

``reader`` and ``writer`` do a whole file; the other modules hold one kind of section each, for both directions where
that is short. Encodings of attributes and types are tables (``encodings``): the builtin dialect's are in ``builtin``,
another dialect's in its role module ``bytecode``; what has none is encoded as text.
"""
