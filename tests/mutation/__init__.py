"""Planted defects: do the tests notice a changed comparison, a dropped statement, a wrong constant?

    python -m tests.mutation --record      runs the suite once and notes which blocks of code each test enters
    python -m tests.mutation --count 300   plants 300 mutations and reports how many are caught, by layer

`LAMINA_ORACLE=none` before both measures the suite as it is on a machine without MLIR.

A mutation changes one function of the running process (no file is touched) in a forked child that has collected all
tests and run none. The child runs the tests that enter the mutated block, of comparisons only the cases that enter it:
first those that lie beside the file, visit most of it and take little time. It ends at the first failure. A test that
fails without the mutation, too, is not believed. A test that works on for several times as long as it takes is in an
endless loop, and catches the mutation; one that waits is left out, as are tests that need a package with threads of its
own. A mutation on which more than `--seconds` were spent is 'out of time', and not caught.

`--again REPORT` plants only the mutations that survived according to an earlier report.

Not mutated, as no test can or should notice it: annotations, assertions and what they hold (`strict=True` of `zip`
among them), `raise` statements and the texts of messages, `__repr__`. Code that runs only while its module is imported,
as that of decorators and of tables, is 'not planted': the functions of a running process no longer pass there.
"""
