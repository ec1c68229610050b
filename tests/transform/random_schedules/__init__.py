"""Random schedules on random functions, compared with mlir-opt.

``python -m tests.transform.random_schedules SEED COUNT`` prints the differences, or writes each to a file of the folder
that is named third.

A difference is other text, or other errors. Cases that mlir-opt itself rejects before the script runs, or on which it
crashes, say nothing but that lamina must not crash.
"""
