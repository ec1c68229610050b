"""Planted defects: do the tests notice a changed comparison, a dropped statement, a wrong constant?

    python -m tests.mutation --record      runs the suite once and notes which blocks of code each test enters
    python -m tests.mutation --count 300   plants 300 mutations and reports how many are caught, by layer

`LAMINA_ORACLE=none` before both measures the suite as it is on a machine without MLIR.

A mutation changes one function of the running process (no file is touched) in a forked child that has collected all
tests and run none. The child runs the tests that enter the mutated block, first those that visit most of its file for
the time they take, and ends at the first failure. A test that fails without the mutation, too, is not believed.
`--again REPORT` plants only what an earlier report says was not caught.
"""
