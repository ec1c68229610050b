"""Mutated, truncated, deep and explosive inputs give a TableGenError or a result, soon."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

import pytest

from lamina.tablegen import TableGenError, dump_json, parse_text

pytestmark = pytest.mark.usefixtures("own_heap")

SEED = Path(__file__).with_name("features.td").read_text(encoding="utf-8")
TOKENS = re.findall(r'\[\{.*?\}\]|"[^"\n]*"|\w+|\s+|.', SEED, re.DOTALL)
STRAY = ["?", "[", "{", "!foldl", "999999999999", "-", "\0", "\u00e9", "#", "[{", '"', "/*"]


def attempt(text: str) -> str:
    try:
        dump_json(parse_text(text))
    except TableGenError as error:
        return error.render()
    return ""


@pytest.mark.parametrize("seed", range(4))
def test_mutations(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(150):
        tokens = list(TOKENS)
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(tokens))
            choice = rng.randrange(5)
            if choice == 0:
                del tokens[at : at + rng.randint(1, 5)]
            elif choice == 1:
                tokens.insert(at, rng.choice(TOKENS))
            elif choice == 2:
                tokens = tokens[: at + 1]
            elif choice == 3:
                other = rng.randrange(len(tokens))
                tokens[at], tokens[other] = tokens[other], tokens[at]
            else:
                tokens[at] = rng.choice(TOKENS + STRAY)
            tokens = tokens or [" "]
        attempt("".join(tokens))


def test_truncations() -> None:
    for end in range(0, len(SEED), 41):
        attempt(SEED[:end])


def doubling(first: str, step: str, count: int = 60) -> str:
    names = [f"defvar a{i + 1} = {step.replace('@', f'a{i}')};" for i in range(count)]
    return f"defvar a0 = {first}; {' '.join(names)}"


HOSTILE = {
    "brackets": "def x { int a = " + "!add(1, " * 5000 + "; }",
    "lists": "def x { list<int> a = " + "[" * 5000 + "; }",
    "types": "def x { " + "list<" * 5000 + "int; }",
    "ifs": "if 1 then " * 3000 + "def a;",
    "endless recursion": "class A<int n> { int x = A<!add(n, 1)>.x; } def b { int y = A<0>.x; }",
    "long range": "def x { list<int> a = !range(1000000000); }",
    "long splat": "defvar a = !listsplat(1, 900000); defvar b = !listsplat(a, 900000);",
    "doubling strings": doubling('"xxxxxxxx"', "!strconcat(@, @)"),
    "doubling lists": "def o; " + doubling("(o 1)", "(o @, @)"),
    "doubling expressions": "class A<int x> { " + doubling("!add(x, 1)", "!add(@, @)") + " string y = a60; }",
    "nested loops": "foreach a = !range(10000) in foreach b = !range(10000) in def x#a#_#b;",
    "doubling multiclasses": "multiclass M0 { def a; } "
    + "".join(f"multiclass M{i + 1} {{ defm x : M{i}; defm y : M{i}; }} " for i in range(40))
    + "defm z : M40;",
    "digits": "def x { int a = " + "9" * 100000 + "; }",
    "wide bits": "def x { bits<99999999> b; }",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_input_is_diagnosed(name: str) -> None:
    start = time.process_time()
    assert "error:" in attempt(HOSTILE[name])
    assert time.process_time() - start < 20


def test_a_pattern_cannot_take_exponential_time() -> None:
    text = 'def x { bit a = !match("' + "a" * 2000 + 'b", "(a*)*(a|aa)*c"); }'
    assert dump_json(parse_text(text))["x"]["a"] == 0
