"""The examples in MLIR's .td files: what mlir-opt accepts, lamina accepts and prints alike."""

from __future__ import annotations

from tests import oracle
from tests.conformance.td_examples import accepted_examples, differences


@oracle.requires_oracle
def test_examples_of_descriptions():
    texts = accepted_examples()
    found = differences(texts)
    assert len(texts) > 500
    assert not found, "\n\n".join(map(str, found[:3])) + f"\n\n{len(found)} differences"
