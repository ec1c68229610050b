"""The numbers of the format."""

from __future__ import annotations

from enum import IntEnum

MAGIC = b"ML\xefR"
PADDING = 0xCB
VERSION = 6
"""The latest version, and the default."""

# The first versions that have a feature.
DIALECT_VERSIONS = 1
REGION_SECTIONS = 2
USE_LIST_ORDERS = 3
UNKNOWN_ARGUMENT_LOCATIONS_LEFT_OUT = 4
PROPERTIES = 5
SPARSE_SEGMENT_SIZES = 6


class Section(IntEnum):
    """The kinds of sections."""

    STRING = 0
    DIALECT = 1
    ATTR_TYPE = 2
    ATTR_TYPE_OFFSET = 3
    IR = 4
    RESOURCE = 5
    RESOURCE_OFFSET = 6
    DIALECT_VERSIONS = 7
    PROPERTIES = 8


SECTION_NAMES = {
    Section.STRING: "String (0)",
    Section.DIALECT: "Dialect (1)",
    Section.ATTR_TYPE: "AttrType (2)",
    Section.ATTR_TYPE_OFFSET: "AttrTypeOffset (3)",
    Section.IR: "IR (4)",
    Section.RESOURCE: "Resource (5)",
    Section.RESOURCE_OFFSET: "ResourceOffset (6)",
    Section.DIALECT_VERSIONS: "DialectVersions (7)",
    Section.PROPERTIES: "Properties (8)",
}
ALIGNED = 0x80
"""Added to a section's number where its data is aligned."""

# The parts of an operation that follow its name.
HAS_ATTRIBUTES = 1
HAS_RESULTS = 2
HAS_OPERANDS = 4
HAS_SUCCESSORS = 8
HAS_REGIONS = 16
HAS_USE_LIST_ORDERS = 32
HAS_PROPERTIES = 64

# The kinds of resources.
BLOB, BOOLEAN, STRING = 0, 1, 2


def is_bytecode(data: bytes | memoryview) -> bool:
    """True if a file with this prefix is bytecode."""
    return bytes(data[: len(MAGIC)]) == MAGIC
