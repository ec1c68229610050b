"""lamina's tests; they mirror the folders of src/lamina. Helpers: tests.oracle, tests.mlir_test."""
