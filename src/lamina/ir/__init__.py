"""The data structure: attributes, types, affine expressions, values, operations, blocks, regions, symbols."""
