"""Strongly connected components of a graph."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)


def strongly_connected(roots: Iterable[Node], edges: Callable[[Node], Iterable[Node]]) -> Iterator[list[Node]]:
    """Returns the components reachable from the roots, successors before predecessors (Tarjan's
    algorithm, without recursion)."""
    numbers: dict[Node, int] = {}
    lowest: dict[Node, int] = {}
    path: list[Node] = []
    on_path: set[Node] = set()
    stack: list[tuple[Node, Iterator[Node]]] = []

    def enter(node: Node) -> None:
        numbers[node] = lowest[node] = len(numbers)
        path.append(node)
        on_path.add(node)
        stack.append((node, iter(edges(node))))

    for root in roots:
        if root in numbers:
            continue
        enter(root)
        while stack:
            node, following = stack[-1]
            target = next(following, None)
            if target is not None:
                if target not in numbers:
                    enter(target)
                elif target in on_path:
                    lowest[node] = min(lowest[node], numbers[target])
                continue
            stack.pop()
            if stack:
                above = stack[-1][0]
                lowest[above] = min(lowest[above], lowest[node])
            if lowest[node] == numbers[node]:
                component: list[Node] = []
                while True:
                    member = path.pop()
                    on_path.discard(member)
                    component.append(member)
                    if member is node:
                        break
                yield component
