"""Bytecode that mlir-opt wrote is the program that it was written for."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import lamina
from lamina.asm.bytecode.reader import BytecodeReader
from lamina.ir.operation import Operation
from tests.asm.bytecode.fuzzing import mutations, outcome, samples

HERE = Path(__file__).parent
PROGRAMS = {
    "own1": "quantized_types",
    "own2": "debug_info",
    "own3": "builtin",
    "own4": "structure",
    "own5": "operations",
}
SAMPLES = samples()


def program(name: str) -> str:
    return (HERE / f"{PROGRAMS[name]}.mlir").read_text(encoding="utf-8")


def shown(module: Operation, users: bool = True) -> str:
    """All of a module, the order of uses included."""
    return module.to_text(generic=True, local_scope=True, debug_info=True, value_users=users)


def parsed(name: str) -> Operation:
    return lamina.parse(program(name), allow_unregistered=True, filename=f"{name}.mlir")


@pytest.mark.parametrize("sample", SAMPLES)
def test_samples_are_their_programs(sample: str) -> None:
    name, _, version = sample.partition(".v")
    read = lamina.parse(SAMPLES[sample], allow_unregistered=True)
    expected = parsed(name)
    # Versions before 3 have no order of uses; those before 5 forget what is no attribute.
    if int(version) < 5 and name == "own5":
        expected = lamina.parse(expected.to_bytecode(version=int(version)))
    assert shown(read, int(version) >= 3) == shown(expected, int(version) >= 3)


def test_integers_without_bits_take_no_bytes() -> None:
    """`array<i0: 0>` as mlir-opt writes it."""
    written = (
        "4d4cef520d4d4c495232322e312e380001150501050501030b03030d031b0d03010d0b13130b131301030b022d0509170101010303070905"
        "0723010301170103030101041f050150030107040f03010503010b050603010501004f0b11050f11116275696c74696e00666f726569676e"
        "006d6f64756c650061003c737464696e3e00080903050101"
    )
    module = lamina.parse(bytes.fromhex(written), allow_unregistered=True)
    assert '"foreign.a"() {a = array<i0: 0>} : () -> ()' in str(module)


@pytest.mark.parametrize(
    ("elements", "saved"),
    [("dense<[0, 0]> : tensor<2xi0>", 1), ("dense<0> : tensor<0xi0>", 1), ("array<i0: 0, 0>", 2)],
)
def test_nothing_is_written_of_integers_without_bits(elements: str, saved: int) -> None:
    """As by MLIR, which refuses, or loops on, files that have a byte for each."""
    module = lamina.parse(f'"foreign.a"() {{a = {elements}}} : () -> ()', allow_unregistered=True)
    written = module.to_bytecode()
    assert str(lamina.parse(written, allow_unregistered=True)) == str(module)
    as_bytes = lamina.parse(f'"foreign.a"() {{a = {elements.replace("i0", "i8")}}} : () -> ()', allow_unregistered=True)
    assert len(as_bytes.to_bytecode()) - len(written) == saved


def test_external_resources_are_read() -> None:
    reader = BytecodeReader(SAMPLES["own3.v6"], allow_unregistered=True)
    reader.read()
    assert reader.external_resources == {
        "ext": [("a", "true"), ("b", '"some text"'), ("c", '"0x08000000AABB"'), ("d", "false")]
    }
    assert (reader.version, reader.producer) == (6, "MLIR22.1.8")


def test_blobs_are_views_of_the_file() -> None:
    data = memoryview(SAMPLES["own3.v6"])
    module = lamina.parse(data, allow_unregistered=True)
    handle = module.attributes["t.res"].handle  # type: ignore[attr-defined]
    assert isinstance(handle.data, memoryview) and handle.data.obj is data.obj
    assert (bytes(handle.data), handle.alignment) == (bytes.fromhex("0000803F00000040"), 16)


def test_files_are_recognised(tmp_path: Path) -> None:
    path = tmp_path / "any.name"
    path.write_bytes(SAMPLES["own5.v6"])
    module = lamina.parse(path)
    assert module["f"].name == "func.func"
    path.write_text(program("own5"), encoding="utf-8")
    assert lamina.parse(path)["f"].name == "func.func"


def test_isolated_regions_wait() -> None:
    reader = BytecodeReader(SAMPLES["own5.v6"], is_lazy=lambda op: op.name in ("func.func", "llvm.func"))
    (module,) = reader.read()
    functions = [module[name] for name in ("ext", "f", "l")]
    assert reader.unread == functions
    assert all(function.regions[0].empty for function in functions)
    reader.materialize(functions[1])
    assert functions[1].regions[0].first_block is not None and reader.unread == [functions[0], functions[2]]
    with pytest.raises(ValueError, match="not left to be read"):
        reader.materialize(functions[1])
    reader.finalize()
    assert shown(module) == shown(parsed("own5"))


def test_what_is_not_kept_is_never_read() -> None:
    reader = BytecodeReader(SAMPLES["own5.v6"], is_lazy=lambda op: op.name == "func.func")
    (module,) = reader.read()
    reader.finalize(lambda op: op is module["ext"])
    names = [getattr(op.get_attr("sym_name"), "value", None) for op in module.regions[0].entry_block.operations]
    assert names == ["ext", "g", "l"]


def test_mutations_are_diagnosed() -> None:
    tally = {outcome(data) for _, data in mutations(400, 1)}
    assert tally == {"read", "diagnosed"}


@pytest.mark.parametrize("sample", ["own1.v6", "own4.v6", "own4.v0"])
def test_what_is_cut_off_is_diagnosed(sample: str) -> None:
    data = SAMPLES[sample]
    ends = range(4, len(data)) if len(data) < 600 else random.Random(0).sample(range(4, len(data)), 300)
    for end in ends:
        with pytest.raises(lamina.ParseError, match="in bytecode version"):
            lamina.parse(data[:end], allow_unregistered=True)
