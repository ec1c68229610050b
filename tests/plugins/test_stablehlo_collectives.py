"""Operations on several devices that StableHLO's rules accept and refuse."""

from __future__ import annotations

import pytest

from tests.plugins.lines import check_accepted, check_refused

WIDE, LONG, NARROW = "tensor<2x4xf32>", "tensor<2x8xf32>", "tensor<2x2xf32>"
PAIR = "dense<[[0, 1]]> : tensor<1x2xi64>"
NONE = "dense<0> : tensor<0x0xi64>"
CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
FLAT = f"{CHANNEL}, use_global_device_ids"
TOKEN = "!stablehlo.token"


def body(element: str = "f32", count: int = 2) -> str:
    type = f"tensor<{element}>"
    arguments = ", ".join(f"%x{number}: {type}" for number in range(count))
    return f" ({{\n^bb0({arguments}):\nstablehlo.return %x0 : {type}\n}})"


def operation(name: str, sources: str, result: str, properties: str, region: str = "") -> str:
    count = len([word for word in sources.split(", ") if word])
    operands = ", ".join(f"%{number}" for number in range(count))
    return f'"stablehlo.{name}"({operands}) <{{{properties}}}>{region} : ({sources}) -> {result}'


def gather(result: str, dim: int = 1, groups: str = PAIR, more: str = FLAT, source: str = WIDE) -> str:
    properties = f"all_gather_dim = {dim} : i64, replica_groups = {groups}, {more}"
    return operation("all_gather", source, result, properties.removesuffix(", "))


def scatter(result: str, dim: int = 1, groups: str = PAIR, more: str = FLAT, region: str = "") -> str:
    properties = f"scatter_dimension = {dim} : i64, replica_groups = {groups}, {more}"
    return operation("reduce_scatter", WIDE, result, properties, region or body())


def exchange(result: str, split: int, concat: int, count: int = 2, groups: str = PAIR) -> str:
    dimensions = f"split_dimension = {split} : i64, concat_dimension = {concat} : i64, split_count = {count} : i64"
    return operation("all_to_all", WIDE, result, f"{dimensions}, replica_groups = {groups}")


def reduced(result: str = WIDE, groups: str = PAIR, more: str = FLAT, region: str = "") -> str:
    return operation("all_reduce", WIDE, result, f"replica_groups = {groups}, {more}", region or body())


def rooted(name: str, sources: str, result: str, groups: str = PAIR, dynamic: bool = False) -> str:
    properties = f"replica_groups = {groups}{', has_dynamic_root' if dynamic else ''}"
    return operation(name, sources, result, properties, body() if name == "collective_reduce" else "")


def pairs(text: str, shape: str = "2x2") -> str:
    return f"source_target_pairs = dense<{text}> : tensor<{shape}xi64>"


def permuted(text: str, shape: str = "2x2", result: str = WIDE) -> str:
    return operation("collective_permute", WIDE, result, pairs(text, shape))


def transfer(name: str, kind: int, host: bool, types: str, more: str = "") -> str:
    properties = (
        f"channel_handle = #stablehlo.channel_handle<handle = 1, type = {kind}>, "
        f"is_host_transfer = {'true' if host else 'false'}{more}"
    )
    sources, result = (f"{types}, {TOKEN}", TOKEN) if name == "send" else (TOKEN, types)
    return operation(name, sources, result, properties)


def fed(result: str, layout: str = "") -> str:
    return operation("infeed", TOKEN, result, 'infeed_config = ""' + layout)


def groups(text: str, shape: str) -> str:
    return f"dense<{text}> : tensor<{shape}xi64>"


ROOT = f"{WIDE}, tensor<1xi32>"
ROOTED = ("collective_broadcast", "collective_reduce")
ACCEPTED = (
    gather(LONG),
    gather(LONG, more=""),
    gather("tensor<2x16xf32>", more=CHANNEL),  # in both of two partitions
    gather("tensor<2x?xf32>"),
    gather("tensor<2x12xf32>", groups=NONE, more=""),
    scatter(NARROW),
    scatter("tensor<2x2xf64>", region=body("f64")),
    scatter("tensor<2x1xf32>", more=CHANNEL),
    exchange("tensor<4x2xf32>", 1, 0),
    exchange(WIDE, 1, 1),
    reduced(),
    reduced(groups=groups("[[0, 1], [2, -1]]", "2x2")),
    reduced("tensor<2x4xf64>", region=body("f64")),
    reduced(groups=NONE, more=CHANNEL),
    rooted("collective_broadcast", WIDE, WIDE, groups("[[3, 1]]", "1x2")),
    *(rooted(name, ROOT, WIDE, dynamic=True) for name in ROOTED),
    permuted("[[0, 1], [1, 0]]"),
    transfer("send", 1, False, WIDE, f", {pairs('[[0, 1]]', '1x2')}"),
    transfer("send", 2, True, WIDE),
    transfer("recv", 1, False, f"({WIDE}, {TOKEN})"),
    transfer("recv", 3, True, f"({WIDE}, {TOKEN})"),
    fed(f"({WIDE}, {TOKEN})", ", layout = [[0, 1]]"),
    fed(TOKEN),
)
POSITIVE = "channel_id must be positive when useGlobalDeviceIds is set but got: 0"
REFUSED = {
    gather(LONG, dim=2): "all_gather_dim must be a valid index of operand",
    gather(LONG, groups=groups("[[0, 0]]", "1x2")): "replica id #0 seen more than once",
    gather(LONG, groups=groups("[[0, 2]]", "1x2")): "replica id #1 not seen in replica groups",
    gather(LONG, groups=groups("[[0, -1]]", "1x2")): "Invalid replica id -1",
    gather(LONG, groups=groups("[0, 1]", "2")): "replica groups should be a rank 2 tensor",
    gather(LONG, more=CHANNEL.replace("1", "-1", 1) + ", use_global_device_ids"): "channel_id cannot be negative",
    gather(LONG, groups=NONE): "the replica groups cannot be empty",
    gather("tensor<2x16xf32>"): "gather dimension has sizes 16 and 4, expected a factor of 2",
    gather("tensor<2x12xf32>", more=CHANNEL): "expected a factor of a multiple of 2",
    gather("tensor<2x0xf32>", source="tensor<2x0xf32>"): "size of operand at 'all_gather_dim' cannot be zero",
    gather("tensor<3x8xf32>"): "should have the same shape except for the dimension size at 'all_gather_dim'",
    gather("tensor<8xf32>"): "operand and result must have the same rank",
    scatter("tensor<2x1xf32>"): "scatter dimension has sizes 4 and 1, expected a factor of 2",
    scatter("tensor<2x3xf32>"): "expected to be a multiple of result scatter dimension size 3",
    scatter(NARROW, dim=2): "scatter dim should be less than operand/result rank",
    scatter(NARROW, groups=groups("[[1, 1]]", "1x2")): "replica id #1 seen more than once",
    scatter(NARROW, groups=groups("[[1, 2]]", "1x2")): "replica id #0 not seen",
    scatter(NARROW, more="use_global_device_ids"): POSITIVE,
    scatter(NARROW, region=body(count=1)): "Reduction-region must take 2 parameters, but takes 1",
    scatter("tensor<3x2xf32>"): "non scatter dimensions should be same for operand (2) and result (3)",
    scatter("tensor<2x2xf64>"): "result element-type is expected to be 'f32', but got 'f64'",
    exchange("tensor<4x2xf32>", 2, 0): "AllToAll split_dimension 2 is out-of-bounds for input rank 2",
    exchange("tensor<4x2xf32>", 1, 2): "AllToAll concat_dimension 2 is out-of-bounds for input rank 2",
    exchange("tensor<6x1xf32>", 1, 0, 3, groups("[[0, 1, 2]]", "1x3")): "expected to be a multiple of split_count 3",
    exchange("tensor<4x2xf32>", 1, 0, 0): "whose value is positive",
    exchange("tensor<4x2xf32>", 1, 0, groups=groups("[[0, 0]]", "1x2")): "seen more than once",
    exchange("tensor<4x2xf32>", 1, 0, groups=groups("[[0, 2]]", "1x2")): "replica id #1 not seen",
    exchange("tensor<4x2xf32>", 1, 0, groups=groups("[[0], [1]]", "2x1")): "group size of replica_groups must be 2",
    exchange("tensor<2x2xf32>", 1, 0): "inferred type(s) 'tensor<4x2xf32>'",
    reduced(groups=groups("[[0, 0]]", "1x2")): "seen more than once",
    reduced(groups=groups("[[0, 2]]", "1x2")): "not seen in replica groups",
    reduced(more="use_global_device_ids"): POSITIVE,
    reduced(region=body("i32")): "is expected to be promotable from the op's corresponding init-value",
    reduced(NARROW): f"inferred type(s) '{WIDE}'",
    reduced("tensor<2x4xf64>"): f"inferred type(s) '{WIDE}'",
    **{rooted(name, WIDE, WIDE, groups("[[1, 1]]", "1x2")): "seen more than once" for name in ROOTED},
    rooted("collective_broadcast", WIDE, WIDE, groups("[[1, -2]]", "1x2")): "values must be positive, but was given -2",
    rooted("collective_reduce", WIDE, WIDE, groups("[[1, 2]]", "1x2")): "replica id #0 not seen",
    **{rooted(name, WIDE, NARROW): "inferred type(s)" for name in ROOTED},
    **{rooted(name, WIDE, f"({WIDE}, {WIDE})"): "inferred type(s)" for name in ROOTED},
    **{rooted(name, "", "()"): "requires at least one data operand" for name in ROOTED},
    **{rooted(name, WIDE, WIDE, dynamic=True): "requires at least two operands" for name in ROOTED},
    **{rooted(name, f"{WIDE}, {WIDE}", WIDE, dynamic=True): "must be a rank-1 i32 tensor" for name in ROOTED},
    **{
        rooted(name, f"{WIDE}, tensor<2xi32>", WIDE, dynamic=True): "as data operands (1), but got 2"
        for name in ROOTED
    },
    permuted("[0, 1]", "2"): "to be of rank 2, but got rank 1",
    permuted("[[0, 1, 2]]", "1x3"): "of shape (N, 2), but got (1, 3)",
    permuted("[[0, 1], [0, 2]]"): "duplicate sources not allowed",
    permuted("[[0, 1], [2, 1]]"): "duplicate targets not allowed",
    permuted("[[0, 1], [-1, 0]]"): "must be >= 0",
    permuted("[[0, 1], [1, 0]]", result=NARROW): "inferred type(s)",
    transfer("send", 2, False, WIDE): "should be DEVICE_TO_DEVICE when is_host_transfer is false",
    transfer("send", 1, True, WIDE): "should be DEVICE_TO_HOST when is_host_transfer is true",
    transfer("send", 1, False, WIDE, f", {pairs('[[0, 1], [0, 2]]')}"): "duplicate sources not allowed",
    transfer("recv", 3, False, f"({WIDE}, {TOKEN})"): "should be DEVICE_TO_DEVICE",
    transfer("recv", 2, True, f"({WIDE}, {TOKEN})"): "should be HOST_TO_DEVICE",
    transfer("recv", 1, False, f"({WIDE}, {TOKEN})", f", {pairs('[[0, 1], [2, 1]]')}"): "duplicate targets",
    transfer("recv", 1, False, "()"): "at least of size 1, but got 0",
    transfer("recv", 1, False, f"({TOKEN}, {TOKEN})"): "is expected to be of tensor type",
    transfer("recv", 1, False, f"({WIDE}, {WIDE})"): "is expected to be of token type",
    fed("()"): "at least of size 1, but got 0",
    fed(f"({TOKEN}, {TOKEN})"): "are expected to be of tensor type",
    fed(WIDE): f"is expected to be of token type, but got '{WIDE}'",
    fed(f"({WIDE}, {TOKEN})", ", layout = []"): "layout-attribute size must be 1",
}


def program(line: str) -> str:
    sources = line.rpartition(" : (")[2].partition(") ->")[0]
    listed = [word for word in sources.split(", ") if word]
    return (
        f"func.func @f({', '.join(f'%{number}: {type}' for number, type in enumerate(listed))}) {{\n{line}\nreturn }}"
    )


@pytest.mark.parametrize("line", ACCEPTED)
def test_accepted(line: str) -> None:
    check_accepted(program(line))


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    check_refused(program(line), REFUSED[line], "-:2:")
