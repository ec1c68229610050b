"""MLIR's bytecode: reading versions 0 to 6, writing any of them.

``reader`` and ``writer`` handle a whole file; the other modules handle one kind of section each, in both directions
if that is short. Encodings of attributes and types are tables (``encodings``): the builtin dialect's are in
``builtin``, other dialects' in their role module ``bytecode``; everything else is encoded as text.
"""
