"""Arrays passed for tensors keep their contents unless they are donated."""

import numpy as np
import pytest

import lamina
from lamina import quant
from lamina.execution.donation import Donation

EXP = """
func.func @f(%t: tensor<?xf32> {lamina.name = "t"}ATTRIBUTES) -> tensor<?xf32> {
  %0 = arith.addf %t, %t : tensor<?xf32>
  return %0 : tensor<?xf32>
}"""
ADD_INTO_FIRST = """
func.func @f(%a: tensor<4xf32> {lamina.name = "a"}, %b: tensor<4xf32> {lamina.name = "b"}) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 7.0 : f32
  %0 = tensor.insert %x into %a[%c3] : tensor<4xf32>
  %1 = tensor.extract %b[%c3] : tensor<4xf32>
  %2 = tensor.insert %1 into %0[%c0] : tensor<4xf32>
  return %2 : tensor<4xf32>
}"""


def test_an_argument_keeps_its_contents() -> None:
    f = lamina.compile(EXP.replace("ATTRIBUTES", "")).f
    given = np.arange(4, dtype=np.float32)
    assert f(given).tolist() == [0, 2, 4, 6]
    assert given.tolist() == [0, 1, 2, 3]
    given.flags.writeable = False
    assert f(given).tolist() == [0, 2, 4, 6]


def test_one_that_is_written_to_in_a_loop_keeps_its_contents() -> None:
    f = lamina.compile("""
    func.func @f(%t: tensor<3xi32>, %n: index) -> tensor<3xi32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<3xi32> {
        %x = tensor.extract %t[%i] : tensor<3xi32>
        %b = tensor.insert %x into %a[%c0] : tensor<3xi32>
        scf.yield %b : tensor<3xi32>
      }
      return %r : tensor<3xi32>
    }""").f
    given = np.array([1, 2, 3], np.int32)
    assert f(given, 3).tolist() == [3, 2, 3]
    assert given.tolist() == [1, 2, 3]


@pytest.mark.parametrize("donate", [True, {"f": [0]}, {"f": ["t"]}])
def test_a_donated_one_is_overwritten(donate: Donation) -> None:
    given = np.arange(4, dtype=np.float32)
    assert lamina.compile(EXP.replace("ATTRIBUTES", ""), donate=donate).f(given).tolist() == [0, 2, 4, 6]
    assert given.tolist() == [0, 2, 4, 6]


def test_the_attribute_donates() -> None:
    text = EXP.replace('"t"}ATTRIBUTES', '"t", bufferization.writable = true}')
    given = np.arange(4, dtype=np.float32)
    assert lamina.compile(text).f(given).tolist() == [0, 2, 4, 6]
    assert given.tolist() == [0, 2, 4, 6]
    given.flags.writeable = False
    with pytest.raises(ValueError, match="argument #0 't': the function writes to it, but the array is read-only"):
        lamina.compile(text).f(given)


@pytest.mark.parametrize(
    ("donate", "message"),
    [
        ({"g": [0]}, "no callable function 'g'"),
        ({"f": [1]}, "'f' has no tensor argument 1"),
        ({"f": ["u"]}, "'f' has no tensor argument 'u'"),
    ],
)
def test_donating_what_there_is_not(donate: Donation, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        lamina.compile(EXP.replace("ATTRIBUTES", ""), donate=donate)


@pytest.mark.parametrize("donate", [False, True, {"f": ["a"]}, {"f": ["b"]}])
def test_one_array_for_two_tensors(donate: Donation) -> None:
    f = lamina.compile(ADD_INTO_FIRST, donate=donate).f
    one = np.array([1, 2, 3, 4], np.float32)
    assert f(one, one).tolist() == [4, 2, 3, 7]


@pytest.mark.parametrize("donate", [False, True, {"f": ["a"]}, {"f": ["b"]}])
def test_overlapping_views(donate: Donation) -> None:
    f = lamina.compile(ADD_INTO_FIRST, donate=donate).f
    whole = np.arange(8, dtype=np.float32)
    # Element 3 of the first is element 0 of the last; element 3 of `whole[0:4]` is written before `b`'s is read.
    assert f(whole[0:4], whole[3::-1]).tolist() == [0, 1, 2, 7]
    whole = np.arange(8, dtype=np.float32)
    assert f(whole[3::-1], whole[0:4]).tolist() == [3, 2, 1, 7]
    whole = np.arange(8, dtype=np.float32)
    assert f(whole[::2], whole[3:7]).tolist() == [6, 2, 4, 7]


def test_a_tensor_that_overlaps_with_a_written_memref() -> None:
    f = lamina.compile("""
    func.func @f(%t: tensor<4xi32>, %m: memref<4xi32>) -> i32 {
      %c1 = arith.constant 1 : index
      %x = arith.constant 9 : i32
      memref.store %x, %m[%c1] : memref<4xi32>
      %r = tensor.extract %t[%c1] : tensor<4xi32>
      return %r : i32
    }""").f
    one = np.array([1, 2, 3, 4], np.int32)
    assert f(one, one) == 2
    assert one.tolist() == [1, 9, 3, 4]


def test_a_copy_has_the_strides_that_the_layout_asks_for() -> None:
    f = lamina.compile("""
    func.func @f(%t: tensor<2x3xi32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0 + d1 * 4)>},
                 %m: memref<?xi32>) -> i32 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %x = arith.constant 9 : i32
      memref.store %x, %m[%c0] : memref<?xi32>
      %a = tensor.extract %t[%c0, %c0] : tensor<2x3xi32>
      %b = tensor.extract %t[%c1, %c2] : tensor<2x3xi32>
      %s = arith.muli %b, %a : i32
      return %s : i32
    }""").f
    whole = np.arange(3, 15, dtype=np.int32)
    assert f(whole.reshape(3, 4)[:, :2].T, whole) == 3 * 12
    assert whole[0] == 9


def test_a_public_function_that_others_call() -> None:
    compiled = lamina.compile(
        EXP.replace("ATTRIBUTES", "")
        + """
    func.func @g(%t: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
      %0 = func.call @f(%t) : (tensor<?xf32>) -> tensor<?xf32>
      %1 = func.call @f(%0) : (tensor<?xf32>) -> tensor<?xf32>
      return %0, %1 : tensor<?xf32>, tensor<?xf32>
    }"""
    )
    given = np.ones(2, np.float32)
    assert [one.tolist() for one in compiled.g(given)] == [[2, 2], [4, 4]]
    assert given.tolist() == [1, 1]


def test_calibration_leaves_its_samples_alone() -> None:
    samples = [np.array([-3.0, 1.0], np.float32), np.array([2.0, 4.0], np.float32)]
    quant.calibrate(
        """
    func.func @f(%t: tensor<2xf32>) -> tensor<2xf32> {
      %0 = math.exp %t : tensor<2xf32>
      %1 = arith.addf %0, %t : tensor<2xf32>
      return %1 : tensor<2xf32>
    }""",
        samples,
    )
    assert [one.tolist() for one in samples] == [[-3, 1], [2, 4]]


SET = """func.func @f(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %w = tensor.insert %v into %t[%i] : tensor<?xf32>
  return %w : tensor<?xf32>
}"""


def test_a_donated_one_is_returned_itself() -> None:
    given = np.zeros(4, np.float32)
    f = lamina.compile(SET, donate=True).f
    result = f(given, 3.0, 2)
    assert result.tolist() == [0, 0, 3, 0] and np.shares_memory(result, given)
    del given
    assert f(result, 5.0, 0).tolist() == [5, 0, 3, 0]
    # Without donation, and by the attribute, whose callers may be C, results are the caller's own.
    given = np.zeros(4, np.float32)
    assert not np.shares_memory(lamina.compile(SET).f(given, 3.0, 2), given)
    writable = SET.replace("%t: tensor<?xf32>", "%t: tensor<?xf32> {bufferization.writable = true}")
    assert not np.shares_memory(lamina.compile(writable).f(given, 3.0, 2), given)


def test_strided_views_are_returned_themselves() -> None:
    given = np.zeros((4, 6), np.float32)
    result = lamina.compile(SET, donate=True).f(given[1:, 2], 3.0, 1)
    assert result.tolist() == [0, 3, 0]
    assert given[2, 2] == 3 and np.shares_memory(result, given)


def test_results_do_not_share_memory() -> None:
    twice = SET.replace("-> tensor<?xf32>", "-> (tensor<?xf32>, tensor<?xf32>)")
    twice = twice.replace("return %w : tensor<?xf32>", "return %w, %w : tensor<?xf32>, tensor<?xf32>")
    given = np.zeros(4, np.float32)
    first, second = lamina.compile(twice, donate=True).f(given, 3.0, 2)
    assert first.tolist() == second.tolist() == [0, 0, 3, 0] and not np.shares_memory(first, second)
    assert not np.shares_memory(first, given) or not np.shares_memory(second, given)


def test_a_function_that_others_call_returns_copies() -> None:
    """Its callers free the result, and go on with the argument."""
    text = (
        SET
        + """
    func.func @g(%t: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
      %i = arith.constant 0 : index
      %v = arith.constant 7.0 : f32
      %w = call @f(%t, %v, %i) : (tensor<?xf32>, f32, index) -> tensor<?xf32>
      return %w, %t : tensor<?xf32>, tensor<?xf32>
    }"""
    )
    given = np.zeros(4, np.float32)
    first, second = lamina.compile(text, donate=True).g(given)
    assert first.tolist() == [7, 0, 0, 0] and second.tolist() == [0, 0, 0, 0]
