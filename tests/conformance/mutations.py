"""Small mistakes in texts: a token too many, too few, at the wrong place or of the wrong kind."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

TOKEN = re.compile(r'\s+|//[^\n]*|"(?:[^"\\\n]|\\.)*"|[%@#!^]?[\w$.\-]+|->|::|.', re.DOTALL)
TYPES = (
    "i32 f32 index tensor<4xf32> memref<?xf32> vector<4xi8> i1 !llvm.ptr tensor<*xf32> memref<2x3xi32> () "
    "vector<[4]xf32> complex<f32> tensor<?x4xf32> tuple<i32> none memref<*xf32> !transform.any_op"
).split()
OTHERS = (
    ') ( [ ] { } < > : , = -> x 4 -1 "a" @f %arg0 ^bb0 #map i32 true foo loc(unknown) {a} 1.5 ? * :: [] {} '
    "0x1F 99999999999999999999 unit dense<1> affine_map<(d0)->(d0)> !t #m<1> %0#1 to in from step attributes"
).split()
NUMBERS = "0 1 -1 7 4 ? 1.5 x 2147483648 9223372036854775808".split()


def mutated(rng: random.Random, text: str) -> str:
    """The text with one mistake."""
    tokens = TOKEN.findall(text)
    places = [index for index, token in enumerate(tokens) if token.strip() and not token.startswith("//")]
    if places:
        rng.choice(MISTAKES)(rng, tokens, places)
    return "".join(tokens)


Mistake = Callable[[random.Random, list[str], list[int]], None]


def _omit(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    del tokens[rng.choice(places)]


def _double(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    at = rng.choice(places)
    tokens.insert(at, tokens[at] + " ")


def _exchange(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    at, other = rng.choice(places), rng.choice(places)
    tokens[at], tokens[other] = tokens[other], tokens[at]


def _exchange_neighbours(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    first = rng.randrange(len(places))
    at, following = places[first], places[(first + 1) % len(places)]
    tokens[at], tokens[following] = tokens[following], tokens[at]


def _other_token(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    tokens[rng.choice(places)] = rng.choice(OTHERS)


def _extra_token(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    tokens.insert(rng.choice(places), rng.choice((rng.choice(OTHERS), tokens[rng.choice(places)])) + " ")


def _other_type(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    _replace(rng, tokens, places, r"[iuf]\d+|index|si\d+|bf16", TYPES)


def _other_number(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    _replace(rng, tokens, places, r"-?\d+", NUMBERS)


def _other_value(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    values = [tokens[index] for index in places if tokens[index].startswith("%")]
    _replace(rng, tokens, places, r"%.*", [*values, "%undefined", "%arg0#1"])


def _other_word(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    words = [tokens[index] for index in places if re.fullmatch(r"[a-z_]+", tokens[index])]
    _replace(rng, tokens, places, r"[a-z_]+", [*words, "nonsense"])


def _other_text_of_kind(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    at = rng.choice(places)
    tokens[at] = rng.choice([tokens[index] for index in places if _kind(tokens[index]) == _kind(tokens[at])])


def _omit_operand(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    commas = [number for number, index in enumerate(places[:-1]) if tokens[index] == ","]
    if commas:
        number = rng.choice(commas)
        for index in (places[number], places[number + 1]):
            tokens[index] = ""


def _repeat_operand(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    commas = [number for number, index in enumerate(places[:-1]) if tokens[index] == ","]
    if commas:
        at = places[rng.choice(commas) + 1]
        tokens[at] += f", {tokens[at]}"


def _omit_some(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    start = rng.randrange(len(places))
    for index in places[start : start + rng.randint(2, 6)]:
        tokens[index] = ""


def _omit_line(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    lines = "".join(tokens).split("\n")
    del lines[rng.randrange(len(lines))]
    tokens[:] = ["\n".join(lines)]


def _exchange_lines(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    lines = "".join(tokens).split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[at], lines[other] = lines[other], lines[at]
    tokens[:] = ["\n".join(lines)]


def _cut(rng: random.Random, tokens: list[str], places: list[int]) -> None:
    del tokens[rng.choice(places) :]


MISTAKES: tuple[Mistake, ...] = (
    *(_omit, _omit, _double, _exchange, _exchange_neighbours, _exchange_neighbours, _other_token, _other_token),
    *(_extra_token, _extra_token, _other_type, _other_type, _other_number, _other_number, _other_value, _other_word),
    *(_other_text_of_kind, _omit_operand, _repeat_operand, _omit_some, _omit_line, _exchange_lines, _cut),
)


def _kind(token: str) -> str:
    first = token[0]
    return "a" if first.isalpha() else "0" if first.isdigit() else first


def _replace(rng: random.Random, tokens: list[str], places: list[int], pattern: str, choices: list[str]) -> None:
    fitting = [index for index in places if re.fullmatch(pattern, tokens[index])]
    if fitting:
        tokens[rng.choice(fitting)] = rng.choice(choices)
