"""A script under construction, and what steps share."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from tests.transform.random_schedules.payloads import Target

ANY = "!transform.any_op"
VALUE = "!transform.any_value"
PARAM = "!transform.param<i64>"


@dataclass
class Script:
    """A sequence under construction; `targets` are handles with what is known of their operations."""

    rng: random.Random
    root: str = "%root"
    lines: list[str] = field(default_factory=list)
    targets: list[tuple[str, Target]] = field(default_factory=list)
    count: int = 0

    def chance(self, rate: float) -> bool:
        return self.rng.random() < rate

    def names(self, number: int) -> list[str]:
        """The names of an operation's results, and how they are declared."""
        self.count += 1
        return [f"%{self.count}"] if number == 1 else [f"%{self.count}#{k}" for k in range(number)]

    def step(self, text: str, operands: Sequence[str], results: Sequence[str], types: str | None = None) -> list[str]:
        """Writes an operation with its functional type; the names of its results."""
        names = self.names(len(results))
        declared = f"%{self.count}{f':{len(results)}' if len(results) > 1 else ''} = " if results else ""
        if types is None:
            ends = ", ".join(results)
            types = f"({', '.join(operands)}) -> {ends if len(results) == 1 else f'({ends})'}"
        self.lines.append(f"{declared}transform.{text} : {types}")
        return names

    def match(self, target: Target) -> str:
        if target.tag is not None and self.chance(0.8):
            how = f"attributes {{tag = {target.tag} : i64}}"
        else:
            how = f'ops{{["{target.name}"]}}'
        return self.step(f"structured.match {how} in {self.root}", [ANY], [ANY])[0]

    def function(self) -> str:
        return self.step(f'structured.match ops{{["func.func"]}} in {self.root}', [ANY], [ANY])[0]

    def flags(self, rate: float, *words: str) -> str:
        """A dictionary of those flags that are drawn."""
        kept = [word for word in words if self.chance(rate)]
        return f" {{{', '.join(kept)}}}" if kept else ""

    def order(self, size: int) -> list[int]:
        return self.rng.sample(range(size), size)

    def parameter(self, value: int) -> str:
        name = self.names(1)[0]
        self.lines.append(f"{name} = transform.param.constant {value} : i64 -> {PARAM}")
        return name


def braced(words: Sequence[str]) -> str:
    """A dictionary of attributes, or nothing."""
    return f" {{{', '.join(words)}}}" if words else ""


Step = Callable[[Script, str, Target], None]


def tile_size(script: Script, size: int) -> int:
    """Zero now and then; divisors, others, and too large ones."""
    divisors = [one for one in range(1, size + 1) if size % one == 0]
    return script.rng.choice((0, 0, 1, 2, 3, 4, 5, size, script.rng.choice(divisors), script.rng.choice(divisors)))


def sizes_for(script: Script, target: Target) -> list[int]:
    count = len(target.sizes)
    if script.chance(0.25):
        count = script.rng.randint(0, count)
    elif script.chance(0.02):
        count += 1
    sizes = [*target.sizes, 4]
    return [tile_size(script, sizes[k]) for k in range(count)]


def mixed(script: Script, sizes: Sequence[int], scalable: bool = False) -> tuple[str, list[str]]:
    """`[4, %p, [2]]` with parameters (or none) in place of some sizes, and the types of these."""
    words, types = [], []
    for size in sizes:
        if script.chance(0.08):
            words.append(script.parameter(size))
            types.append(PARAM)
        else:
            words.append(f"[{size}]" if scalable and size and script.chance(0.08) else str(size))
    return f"[{', '.join(words)}]", types


def shrunk(target: Target, sizes: Sequence[int]) -> Target:
    new = [(tile or size) for tile, size in zip([*sizes, *[0] * 9], target.sizes, strict=False)]
    return replace(target, sizes=tuple(new), tag=None)


def add_loops(script: Script, names: Sequence[str], kind: str = "for") -> None:
    for place, name in enumerate(names):
        depth = len(names) - place if kind == "for" else 1
        script.targets.append((name, Target(f"scf.{kind}", "l" * depth, (place, len(names)), kind=kind)))


def simple(name: str, results: int = 1, flags: Sequence[str] = (), then: str = "any", rate: float = 0.4) -> Step:
    """A step with flags only."""

    def step(script: Script, handle: str, target: Target) -> None:
        names = script.step(f"{name} {handle}{script.flags(rate, *flags)}", [ANY], [ANY] * results)
        if results:
            kept = replace(target, tag=None) if then == "same" else Target("any", kind=then)
            script.targets.append((names[-1], kept))

    return step


def alone(name: str) -> Step:
    """A step without options and results."""

    def step(script: Script, handle: str, target: Target) -> None:
        script.step(f"{name} {handle}", [], [], types=ANY)

    return step
