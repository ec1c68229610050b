"""`rng_bit_generator`: the bits that XLA computes on the CPU (jax 0.10.2)."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.ir.diagnostics import PassError

# The counter overflows within the first blocks.
STATE = np.array([0x0123456789ABCDEF, 0xFFFFFFFFFFFFFFFE, 3], np.uint64)


def bits(algorithm: str, words: int, *shapes: str) -> list[tuple[list[int], np.ndarray]]:
    """The state and the bits of generators with results of some types, all in one program."""
    state = f"tensor<{words}xui64>"
    types = [f"tensor<{shape}>" for shape in shapes]
    lines = [
        f"%s{n}, %b{n} = stablehlo.rng_bit_generator %a, algorithm = {algorithm} : ({state}) -> ({state}, {type})"
        for n, type in enumerate(types)
    ]
    names = ", ".join(f"%s{n}, %b{n}" for n in range(len(types)))
    results = ", ".join(f"{state}, {type}" for type in types)
    text = f"func.func @main(%a: {state}) -> ({results}) {{\n" + "\n".join(lines) + f"\nreturn {names} : {results}\n}}"
    found = lamina.compile(text)["main"](STATE[:words].view(np.int64))
    states = [one.view(np.uint64).tolist() for one in found[::2]]
    unsigned = [one.view(f"u{one.dtype.itemsize}") for one in map(np.asarray, found[1::2])]
    return list(zip(states, unsigned, strict=True))


KEY = int(STATE[0])


def test_philox_with_a_counter_of_one_number() -> None:
    narrow, wide, small, empty = bits("PHILOX", 2, "2x3xui32", "3xui64", "5xui8", "0x3xui32")
    assert narrow[0] == [KEY, 0] and wide[0] == [KEY, 0] and small[0] == [KEY, 0] and empty[0] == [KEY, 2**64 - 2]
    assert narrow[1].tolist() == [[172511636, 1103493126, 3598856174], [948282324, 1105943027, 812877280]]
    assert wide[1].tolist() == [4739466887703318932, 4072841572553732078, 3491281334367377907]
    assert small[1].tolist() == [148, 6, 238, 212, 243] and empty[1].shape == (0, 3)


def test_the_default_is_philox_and_a_counter_of_two_numbers_carries() -> None:
    (narrow, wide) = bits("DEFAULT", 3, "3x3xui32", "4xui64")
    assert narrow[0] == [KEY, 1, 4] and wide[0] == [KEY, 0, 4]
    assert narrow[1].tolist() == [
        [4039019667, 1718372179, 564405774],
        [1141853346, 2608905353, 254576117],
        [4112465685, 2901832077, 37680170],
    ]
    assert wide[1].tolist() == [7380352315200277651, 4904222778462578190, 1093396099466574985, 12463273873311219477]


def test_threefry_alternates_along_the_first_even_dimension_or_the_longest() -> None:
    odd, first, second, wide, one = bits("THREE_FRY", 2, "3x3xui32", "2x4xui32", "3x4xui16", "2xui64", "ui32")
    assert [each[0][1] for each in (odd, first, second, wide, one)] == [4, 2, 4, 0, 2**64 - 1]
    assert odd[1].tolist() == [
        [2968789339, 188576916, 2862930057],
        [3784990900, 2901984476, 1798685940],
        [1973758215, 902882801, 2083461592],
    ]
    assert first[1].tolist() == [
        [2968789339, 188576916, 2862930057, 1973758215],
        [3784990900, 2901984476, 1798685940, 3554510355],
    ]
    words = [2968789339, 3784990900, 188576916, 2901984476, 2862930057, 1798685940, 1973758215, 3554510355, 902882801]
    assert second[1].reshape(-1)[:9].tolist() == [word % 2**16 for word in words]
    assert wide[1].tolist() == [16256412134126395739, 12463928418108273812]
    assert one[1] == 2968789339


def test_other_states_and_elements_are_refused() -> None:
    with pytest.raises(PassError, match="DEFAULT with a state that is not 2 or 3 integers of 64 bits"):
        bits("DEFAULT", 1, "2xui32")
    with pytest.raises(PassError, match="random bits of type 'i4'"):
        bits("PHILOX", 2, "2xui4")


def test_numbers_of_a_distribution_are_refused() -> None:
    text = """func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<2xf32> {
      %s = stablehlo.constant dense<2> : tensor<1xi64>
      %0 = stablehlo.rng %a, %b, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<2xf32>
      return %0 : tensor<2xf32>
    }"""
    with pytest.raises(PassError, match="has no seed"):
        lamina.compile(text)
