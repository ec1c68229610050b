"""The share of programs that each pass treats as mlir-opt does: ``python -m tests.conformance.pass_table > TABLE.md``.

The programs are the functions of the tests' `.mlir` files and random ones: of recipes, and of single operations of
dialects that no recipe covers. For each entry of PASSES they come in a seeded order, those first whose dialects the
pass's name names, and mlir-opt runs until it has changed or rejected `--changed` programs for each pass; lamina runs on
these and on some of those that mlir-opt leaves alone. The table has a row a pass: programs, those that mlir-opt changed
or rejected, the share equal in text and errors, the share with the errors that docs/differences.md or the program's own
test lists, and the kinds of differences.

``--seed S`` draws other programs, ``--random N`` that many of each group, ``--only WORD`` takes the passes whose name
contains it, ``--since PASS`` those from it on, ``--findings FILE`` writes the differing programs; LAMINA_ORACLE=debian
compares with Debian's mlir-opt. A run takes a quarter of an hour; less with the results of mlir-opt cached
(`tests/oracle.py`). Transform scripts are only run through passes of the transform dialect: others erase their dead
matches in MLIR.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests import oracle
from tests.asm.comparing import ours
from tests.conformance import programs
from tests.conformance.pass_sweep import PASSES, Finding, accepted, compare, files, flag_of, functions
from tests.conformance.recipes import campaign

TESTS = Path(__file__).parents[1]
RECIPES = "arith index math complex llvm cf scf affine tensor memref vector bufferization linalg nested".split()
OPERATIONS = "tosa quant shape gpu ub math complex".split()
LONGEST = 8000  # characters of a program
EXPLAINED = re.compile(r"// MLIR LEFT OUT|// expected-error")
REPEATED = re.compile(r"sparse<\[\[(\d+)\], \[\1\]\]")  # MLIR prints equal indices as one, which it cannot parse
ENDLESS = re.compile(r"vector\.mask .*\{ *\}")  # MLIR's conversions fold an empty mask for ever
CHUNK = 60
TIMEOUT_SECONDS = 10  # a run of mlir-opt on a chunk; it does not terminate on some programs
MOST = 900  # programs of a run that mlir-opt is given
# Words of pass names, and what the text of a program that concerns them contains.
DIALECTS = {
    "affine": r"affine\.",
    "apfloat": r"f8|f32|f64",
    "arith": r"arith\.",
    "async": r"async\.",
    "buffer": r"memref|tensor",
    "bufferization": r"bufferization\.|tensor",
    "bufferize": r"tensor",
    "cf": r"cf\.",
    "complex": r"complex\.",
    "elementwise": r"tensor<",
    "empty": r"tensor.empty",
    "expand": r"memref|arith\.|math\.",
    "flatten": r"memref",
    "forall": r"scf.forall",
    "gpu": r"gpu\.",
    "index": r"index\.",
    "inline": r"call",
    "int": r"arith\.",
    "linalg": r"linalg\.",
    "llvm": r"llvm\.",
    "loop": r"scf\.|affine\.",
    "math": r"math\.",
    "mem2reg": r"alloca",
    "memref": r"memref",
    "pdl": r"pdl\.",
    "quant": r"quant",
    "realloc": r"realloc",
    "scf": r"scf\.",
    "shape": r"shape\.",
    "shaped": r"dim",
    "sroa": r"alloca",
    "tensor": r"tensor\.",
    "tosa": r"tosa\.",
    "transform": r"transform\.",
    "ub": r"ub\.",
    "vector": r"vector",
}
# Errors of mlir-opt on programs that lamina accepts, or explains otherwise; docs/differences.md lists them.
LISTED = {
    "affine-loop-fusion": r"does not dominate|expects|requires|null operand",
    "affine-super-vectorize": r"permutation_map|result dims",
    "arith-emulate-wide-int": r"unresolved materialization",
    "convert-arith-to-apfloat": r"expected add/mul op in the body|are cast incompatible",
    "convert-arith-to-llvm": r"expected add/mul op in the body",
    "convert-cf-to-llvm": r"type mismatch for bb argument",
    "convert-math-to-funcs": r"unresolved materialization from \('(f|i)\d+'\) to",
    "convert-math-to-apfloat": r"are cast incompatible",
    "convert-math-to-llvm": r"'llvm.intr.(powi|is.fpclass)' op operand",
    "convert-tensor-to-linalg": r"unresolved materialization from",
    "convert-to-llvm": r"'llvm.(extractelement|cmpxchg)' op operand",
    "convert-vector-to-llvm": r"'llvm.shufflevector' op operand",
    "ensure-debug-info-scope-on-llvm-func": r"LLVM dialect is not loaded",
    "mem2reg": r"does not dominate this use",
    "flatten-memref": r"incorrect number of dynamic sizes",
    "normalize-quant-types": r"quantized dimension size does not match number of scales",
    "one-shot-bufferize": r"symbol operand count|is not equivalent to the corresponding iter",
    "ownership-based-buffer-deallocation": r"free side-effect|structured control-flow loops|No deallocation operations",
    "remove-dead-values": r"null operand found|branch has \d+ operands",
    "scf-forall-to-for": r"NULL TYPE",  # Debian's build
    "tosa-optional-decompositions": r"'tosa.pad' op expect input and output to have same element type",
    "tosa-validate": r"'tosa.pad' op failed shape type level check",
    "tosa-to-linalg": r"'tensor.expand_shape' op expected number of static shape dims",
    "tosa-to-linalg-named": r"tensor.empty|linalg|unresolved materialization",
}
# Programs whose results differ as documented in docs/differences.md.
LISTED_PROGRAMS = {
    "affine-data-copy-generate": r"affine\.store",
    "affine-loop-fusion": r"load %A\[%j, %i\].*\n.*store %v, %A\[%i, %j\]|load %A\[%i, %j mod 8\]",
    "affine-loop-invariant-code-motion": r"memref\.subview|call",
    "affine-loop-tile": r"memref\.|call|dma|\"test|store %a, %B\[%i \+ symbol",
    "arith-emulate-wide-int": r"sh[lr]",
    "convert-arith-to-llvm": r"_extended",
    "convert-math-to-llvm": r"math\.abs|math\.ct|math\.is",
    "convert-to-llvm": r"xevm\.|nvvm\.|ptr\.",
    "convert-vector-to-llvm": r"vector\.mask .*(maximumf|minimumf)",
    "duplicate-function-elimination": r"builtin\.module @",
    "linalg-fold-unit-extent-dims": r"tensor\.pad .*low\[-|insert_slice .*\] ?\[2\] :",
    "linalg-specialize-generic-ops": r"arith\.extui|\(\w+, \w+\) -> \(\w+ \* \d+ \+ \w+\)",
    "lower-quant-ops": r"quant\.rounding",
    "math-expand-ops": r"math\.clampf",
    "one-shot-bufferize": r"vector\.transfer_\w+ .*\{my\.",
    "promote-buffers-to-stack": r"memref\.transpose",
    "remove-dead-values": r"extract_strided_metadata|scf\.forall",
    "scf-forall-to-for": r"shared_outs",
    "tosa-to-tensor": r"tosa\.concat %\w+ \{",
    "tosa-optional-decompositions": r"dense<true>|tosa\.mul .*i8>\) -> tensor<\d+xi32>|tosa\.intdiv",
}


@dataclass
class Row:
    """What was found of a pass, over all its options."""

    programs: int = 0
    changed: int = 0
    kinds: Counter[str] = field(default_factory=Counter)

    @property
    def equal(self) -> float:
        return 100 * (1 - self.kinds.total() / max(self.programs, 1))

    @property
    def equal_or_listed(self) -> float:
        return self.equal + 100 * self.kinds["listed"] / max(self.programs, 1)

    def cells(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.kinds.items()))
        return f"{self.programs} | {self.changed} | {self.equal:.2f} | {self.equal_or_listed:.2f} | {kinds}"


def tried(texts: Iterable[str]) -> list[str]:
    """The texts that both accept and that mlir-opt's passes end on."""
    return accepted(text for text in texts if len(text) < LONGEST and not ENDLESS.search(text))


def pool(seed: str, count: int) -> dict[str, str]:
    """The programs, with what mlir-opt prints of them: up to ``count`` random ones of each group."""
    texts = [text for path in files([str(TESTS)]) for text in functions(path.read_text(errors="replace"))]
    for group in RECIPES:
        texts += campaign.programs([group], seed, count)
    for dialect in OPERATIONS:
        texts += random_operations(dialect, seed, count // 4)
    texts = tried(texts)
    printed = oracle.mlir_opt_many(texts, "--allow-unregistered-dialect")
    return {text: result.stdout for text, result in zip(texts, printed, strict=True)}


def random_operations(dialect: str, seed: str, count: int) -> Iterator[str]:
    """Functions of a few operations of a dialect."""
    names = programs.simple_operations(dialect, "arith")
    accepts = lambda text: ours(text)[0] is not None  # noqa: E731
    for number in range(count):
        yield programs.Program(random.Random(f"{seed} {dialect} {number}"), accepts).text(names, 4)


def concerns(name: str) -> re.Pattern[str]:
    """What a program contains that a pass of this name may change; anything if the name does not tell."""
    words = [DIALECTS[word] for word in name.partition("=")[0].split("-") if word in DIALECTS]
    return re.compile(words[1] if words[1:] and name.startswith("lower-") else words[0] if words else "")


def candidates(entry: str, texts: Sequence[str], seed: str) -> list[str]:
    """The programs that an entry of PASSES is given, in order."""
    if not entry.startswith("transform"):
        texts = [text for text in texts if "transform." not in text]
    pattern = concerns(entry)

    def rank(text: str) -> tuple[bool, str]:
        return pattern.search(text) is None, hashlib.sha256(f"{seed} {entry} {text}".encode()).hexdigest()

    return sorted(texts, key=rank)[:MOST]


def chosen(entry: str, printed: dict[str, str], seed: str, wanted: int) -> tuple[list[str], list[str]]:
    """Programs that mlir-opt changes or rejects, as many as wanted, and an eighth of those that it leaves alone."""
    changed: list[str] = []
    alone: list[str] = []
    order = candidates(entry, list(printed), seed)
    for start in range(0, len(order), CHUNK):
        if len(changed) >= wanted:
            break
        chunk = order[start : start + CHUNK]
        results = oracle.mlir_opt_many(chunk, "--allow-unregistered-dialect", flag_of(entry))
        for text, result in zip(chunk, results, strict=True):
            (alone if result.ok and result.stdout == printed[text] else changed).append(text)
    return changed[:wanted], alone[::8]


def kind_of(name: str, finding: Finding) -> str:
    """The kind of a difference of a pass: ``listed`` if docs/differences.md has it, or if the test that the program is
    from says that mlir-opt is wrong, or which error lamina reports."""
    if EXPLAINED.search(finding.text) or finding.kind == "text" and REPEATED.search(finding.text):
        return "listed"
    if finding.kind == "text":
        listed, text = LISTED_PROGRAMS.get(name), finding.text
    else:
        listed, text = LISTED.get(name), finding.theirs
    return finding.kind if listed is None or re.search(listed, text) is None else "listed"


def without_places(text: str) -> str:
    """A result without the lines that messages name: mlir-opt reads several programs at once."""
    return re.sub(r"<stdin>\\22:\d+:", "", text).strip()


def only_in_one_build(finding: Finding, entry: str) -> bool:
    """True if Debian's build of mlir-opt, where it is installed, prints what lamina does: C++ leaves the order of some
    new operations to the compiler, as docs/differences.md says. Or if only places in messages differ."""
    if finding.kind != "text":
        return False
    if without_places(finding.ours) == without_places(finding.theirs):
        return True
    if oracle.find_tool("mlir-opt", debian=True) is None:
        return False
    other = oracle.mlir_opt(finding.text, "--allow-unregistered-dialect", flag_of(entry), debian=True)
    return other.ok and other.stdout.rstrip() == finding.ours.rstrip()


def table(
    entries: Sequence[str], printed: dict[str, str], seed: str, wanted: int
) -> Iterator[tuple[str, Row, list[Finding]]]:
    """Each pass with its row and what differs."""
    groups: dict[str, list[str]] = {}
    for entry in entries:
        groups.setdefault(entry.partition("=")[0], []).append(entry)
    for name, variants in groups.items():
        row = Row()
        findings: list[Finding] = []
        for entry in variants:
            changed, alone = chosen(entry, printed, seed, max(wanted // len(variants), 40))
            found = list(compare([*changed, *alone], flag_of(entry)))
            row.programs += len(changed) + len(alone)
            row.changed += len(changed)
            ambiguous = [finding for finding in found if only_in_one_build(finding, entry)]
            row.kinds["listed"] += len(ambiguous)
            found = [finding for finding in found if finding not in ambiguous]
            row.kinds.update(kind_of(name, finding) for finding in found)
            findings += [finding._replace(kind=f"{flag_of(entry)}: {finding.kind}") for finding in found]
        yield name, row, findings


def main(arguments: list[str]) -> int:
    """Prints the table; the status is 1 if a pass is below 99 %."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--random", type=int, default=120)
    parser.add_argument("--changed", type=int, default=150)
    parser.add_argument("--only", default="")
    parser.add_argument("--since", default="", help="the first pass")
    parser.add_argument("--findings", type=Path)
    options = parser.parse_args(arguments)
    oracle.TIMEOUT_SECONDS = TIMEOUT_SECONDS
    printed = pool(options.seed, options.random)
    print(f"{len(printed)} programs, seed {options.seed}\n")
    print("| pass | programs | changed | equal % | or listed % | differences |")
    print("| --- | --- | --- | --- | --- | --- |", flush=True)
    entries = [entry for entry in PASSES if options.only in entry and entry >= options.since]
    all_of_them, below = Row(), 0
    if options.findings:
        options.findings.write_text("")
    for name, row, findings in table(entries, printed, options.seed, options.changed):
        print(f"| `{name}` | {row.cells()} |", flush=True)
        below += row.equal_or_listed < 99
        all_of_them.programs += row.programs
        all_of_them.changed += row.changed
        all_of_them.kinds.update(row.kinds)
        if options.findings:
            with options.findings.open("a") as file:
                file.writelines(f"==== {finding}\n\n" for finding in findings)
    print(f"| all | {all_of_them.cells()} |\n\n{below} passes are below 99 %")
    return 1 if below else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
