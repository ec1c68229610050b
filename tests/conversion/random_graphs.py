"""Random control flow graphs whose blocks can all be reached, irreducible loops included."""

from __future__ import annotations

import random


class Graph:
    """A function with the blocks and branches of a random graph. ``ends`` is the number of kinds of terminators; with
    one, all is known to the interpreter."""

    def __init__(self, rng: random.Random, blocks: int, ends: int = 1) -> None:
        self.rng = rng
        self.ends = ends
        self.successors = [self._draw_successors(block, blocks) for block in range(blocks)]
        self._connect()
        self.dominators = self._dominators()
        self.arguments = [[f"%x{block}_{i}" for i in range(rng.choice((0, 0, 1, 1, 2)))] for block in range(blocks)]
        self.arguments[0] = ["%a", "%b"]
        self.results = [f"%v{block}" if rng.random() < 0.7 else "" for block in range(blocks)]

    def text(self) -> str:
        """The function, named f: (i32, i32, i1) -> i32."""
        lines = ["func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {", "  %one = arith.constant 1 : i32"]
        for block in range(len(self.successors)):
            lines += self._block(block)
        return "\n".join([*lines, "}", ""])

    def _draw_successors(self, block: int, blocks: int) -> list[int]:
        count = self.rng.choice((0, 1, 1, 2, 2, 2, 3) if block else (1, 2, 2, 3))
        return [self.rng.randrange(1, blocks) for _ in range(count)]

    def _connect(self) -> None:
        """Adds edges until all blocks can be reached."""
        while True:
            reached, pending = {0}, [0]
            while pending:
                for successor in self.successors[pending.pop()]:
                    if successor not in reached:
                        reached.add(successor)
                        pending.append(successor)
            missing = [block for block in range(len(self.successors)) if block not in reached]
            if not missing:
                return
            self.successors[self.rng.choice(sorted(reached))].append(missing[0])

    def _dominators(self) -> list[set[int]]:
        count = len(self.successors)
        found = [{0}, *(set(range(count)) for _ in range(count - 1))]
        changed = True
        while changed:
            changed = False
            for block in range(1, count):
                before = [found[one] for one in range(count) if block in self.successors[one]]
                new = set.intersection(*before) | {block}
                changed = changed or new != found[block]
                found[block] = new
        return found

    def _block(self, block: int) -> list[str]:
        known = [
            value
            for one in sorted(self.dominators[block])
            for value in (*self.arguments[one], self.results[one])
            if value and value != self.results[block]
        ]
        lines = []
        if block:
            arguments = ", ".join(f"{name}: i32" for name in self.arguments[block])
            lines.append(f"^b{block}({arguments}):" if arguments else f"^b{block}:")
        if self.results[block]:
            operation = self.rng.choice(("arith.addi", "arith.xori", "arith.subi"))
            left, right = self.rng.choice(known), self.rng.choice([*known, "%one"])
            lines.append(f"  {self.results[block]} = {operation} {left}, {right} : i32")
            known.append(self.results[block])
        return lines + self._branch(block, known)

    def _branch(self, block: int, known: list[str]) -> list[str]:
        def target(successor: int) -> str:
            arguments = self.arguments[successor]
            if not arguments:
                return f"^b{successor}"
            values = ", ".join(self.rng.choice(known) for _ in arguments)
            return f"^b{successor}({values} : {', '.join(['i32'] * len(arguments))})"

        targets = [target(successor) for successor in self.successors[block]]
        if not targets:
            end = self.rng.randrange(self.ends)
            value = self.rng.choice(known)
            return [f'  "t.end{end}"({value}) : (i32) -> ()' if end else f"  return {value} : i32"]
        if len(targets) == 1:
            return [f"  cf.br {targets[0]}"]
        if len(targets) == 2:
            condition = f"  %p{block} = arith.cmpi slt, {self.rng.choice(known)}, {self.rng.choice(known)} : i32"
            chosen = self.rng.choice((f"%p{block}", "%c"))
            return [condition, f"  cf.cond_br {chosen}, {targets[0]}, {targets[1]}"]
        numbers = self.rng.sample(range(-2, len(targets) + 3), len(targets) - 1)
        cases = [f"    {number}: {target}" for number, target in zip(numbers, targets[1:], strict=True)]
        lines = [f"  cf.switch {self.rng.choice(known)} : i32, [", f"    default: {targets[0]}"]
        return [",\n".join(["\n".join(lines), *cases]), "  ]"]
