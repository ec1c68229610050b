"""Small mistakes in texts: a token too many, too few, at the wrong place or of the wrong kind."""

from __future__ import annotations

import random
import re

TOKEN = re.compile(r'\s+|//[^\n]*|"(?:[^"\\\n]|\\.)*"|[%@#!^]?[\w$.\-]+|->|::|.', re.DOTALL)
TYPES = "i32 f32 index tensor<4xf32> memref<?xf32> vector<4xi8> i1 !llvm.ptr tensor<*xf32> memref<2x3xi32> ()".split()
OTHERS = (
    ') ( [ ] { } < > : , = -> x 4 -1 "a" @f %arg0 ^bb0 #map i32 true foo loc(unknown) {a} 1.5'.split()
)
NUMBERS = "0 1 -1 7 4 ? 1.5 x".split()


def mutated(rng: random.Random, text: str) -> str:
    """The text with one mistake."""
    tokens = TOKEN.findall(text)
    places = [index for index, token in enumerate(tokens) if token.strip() and not token.startswith("//")]
    at = rng.choice(places)
    kind = rng.randrange(7)
    if kind == 0:
        del tokens[at]
    elif kind == 1:
        tokens.insert(at, tokens[at] + " ")
    elif kind == 2:
        other = rng.choice(places)
        tokens[at], tokens[other] = tokens[other], tokens[at]
    elif kind == 3:
        following = places[(places.index(at) + 1) % len(places)]
        tokens[at], tokens[following] = tokens[following], tokens[at]
    elif kind == 4:
        _replace(rng, tokens, places, r"[iuf]\d+|index|si\d+|bf16", TYPES)
    elif kind == 5:
        tokens[at] = rng.choice(OTHERS)
    else:
        _replace(rng, tokens, places, r"-?\d+", NUMBERS)
    return "".join(tokens)


def _replace(rng: random.Random, tokens: list[str], places: list[int], pattern: str, choices: list[str]) -> None:
    fitting = [index for index in places if re.fullmatch(pattern, tokens[index])]
    if fitting:
        tokens[rng.choice(fitting)] = rng.choice(choices)
