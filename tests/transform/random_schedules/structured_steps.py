"""Steps on structured operations."""

from __future__ import annotations

from dataclasses import replace

from tests.transform.random_schedules.payloads import Target
from tests.transform.random_schedules.script import (
    ANY,
    PARAM,
    VALUE,
    Script,
    Step,
    add_loops,
    braced,
    mixed,
    shrunk,
    simple,
    sizes_for,
    tile_size,
)

COPIES = ("memref.copy", "linalg.copy", "bufferization.materialize_in_destination")


# ---- Tiling and fusion


def tile_using_for(script: Script, handle: str, target: Target) -> None:
    tiled(script, handle, target)


def tiled(script: Script, handle: str, target: Target) -> tuple[str, Target, list[str]]:
    """The tiled operation and its loops, after a step that tiles."""
    sizes = sizes_for(script, target)
    text, types = mixed(script, sizes, scalable=True)
    count = sum(1 for size in sizes if size) + len([one for one in text.split(",") if one.strip(" []") == "%"])
    for word, size in zip(text[1:-1].split(", "), sizes, strict=False):
        count += word.startswith("%") and not size
    order = (
        f" interchange = {script.order(count if script.chance(0.5) else len(sizes))}"
        if script.chance(0.25) and sizes
        else ""
    )
    names = script.step(
        f"structured.tile_using_for {handle} tile_sizes {text}{order}", [ANY, *types], [ANY] * (count + 1)
    )
    script.targets.append((names[0], shrunk(target, sizes)))
    add_loops(script, names[1:])
    return names[0], shrunk(target, sizes), names[1:]


def tile_using_forall(script: Script, handle: str, target: Target) -> None:
    threads = script.chance(0.4)
    sizes = sizes_for(script, target) or [2]
    text, types = mixed(script, sizes)
    count = len([one for one in sizes if one])
    ids = script.rng.choice((("gpu.thread", "xyz"), ("gpu.block", "xyz"), ("gpu.thread", "zyx")))
    mapping = ""
    if script.chance(0.3) and 0 < count < 4:
        mapping = f" (mapping = [{', '.join(f'#{ids[0]}<{one}>' for one in ids[1][:count])}])"
    names = script.step(
        f"structured.tile_using_forall {handle} {'num_threads' if threads else 'tile_sizes'} {text}{mapping}",
        [ANY, *types],
        [ANY, ANY],
    )
    script.targets.append((names[0], target if threads else shrunk(target, sizes)))
    add_loops(script, names[1:], "forall")


def _reduced(script: Script, target: Target) -> list[int]:
    reductions = [k for k, one in enumerate(target.iterators) if one == "r"]
    if script.chance(0.08):
        return script.order(len(target.iterators))[:1]
    return sorted(script.rng.sample(reductions, script.rng.randint(1, len(reductions)))) if reductions else []


def tile_reduction_using_for(script: Script, handle: str, target: Target) -> None:
    dims = _reduced(script, target)
    sizes = [tile_size(script, size) if k in dims or script.chance(0.1) else 0 for k, size in enumerate(target.sizes)]
    at = f" reduction_dims = {dims}" if dims and script.chance(0.8) else ""
    fills = 2 if target.name == "linalg.generic" and script.chance(0.1) else 1
    names = script.step(
        f"structured.tile_reduction_using_for {handle}{at} by tile_sizes = {sizes}", [ANY], [ANY] * (fills + 3)
    )
    script.targets += [(names[fills], replace(target, tag=None)), (names[fills + 1], Target("any", kind="any"))]
    add_loops(script, names[fills + 2 :])


def tile_reduction_using_forall(script: Script, handle: str, target: Target) -> None:
    dims = _reduced(script, target)
    threads = [tile_size(script, size) if k in dims or script.chance(0.1) else 0 for k, size in enumerate(target.sizes)]
    how = f"num_threads = {threads}" if script.chance(0.7) else ""
    if not how or script.chance(0.4):
        sizes = [tile_size(script, size) if k in dims else 0 for k, size in enumerate(target.sizes)]
        how += f" tile_sizes = {sizes}"
    if script.chance(0.2):
        how += " mapping = [#gpu.thread<x>]"
    at = f" reduction_dims = {dims}" if dims and script.chance(0.8) else ""
    names = script.step(f"structured.tile_reduction_using_forall {handle}{at} by {how}", [ANY], [ANY] * 4)
    script.targets.append((names[1], replace(target, tag=None)))
    add_loops(script, names[3:], "forall")


def fuse(script: Script, handle: str, target: Target) -> None:
    sizes = sizes_for(script, target)
    forall = script.chance(0.25)
    count = 1 if forall else sum(1 for size in sizes if size)
    order = f" interchange {script.order(len(sizes))}" if script.chance(0.2) and sizes else ""
    flags = (
        script.flags(0.4, "apply_cleanup")
        if not forall
        else (" {use_forall}" if script.chance(0.5) else " {apply_cleanup, use_forall}")
    )
    names = script.step(f"structured.fuse {handle} tile_sizes {sizes}{order}{flags}", [ANY], [ANY] * (count + 1))
    script.targets.append((names[0], shrunk(target, sizes)))
    add_loops(script, names[1:], "forall" if forall else "for")


def fuse_into_containing_op(script: Script, handle: str, target: Target) -> None:
    """Tiles by one of the ways, then fuses another operation into the loop."""
    producers = [one for name, one in script.targets if name == "" and one != target]
    if not producers:
        return
    script.rng.choice((tile_using_forall, tile_using_forall, tile_using_for))(script, handle, target)
    loops = [name for name, one in script.targets if one.kind in ("for", "forall") and name]
    if not loops:
        return
    wanted = script.rng.choice(producers)
    producer = script.match(wanted)
    names = script.step(f"structured.fuse_into_containing_op {producer} into {loops[-1]}", [ANY, ANY], [ANY, ANY])
    script.targets[:] = [one for one in script.targets if one[0] != loops[-1]]
    script.targets.append((names[0], replace(wanted, tag=None)))
    add_loops(script, names[1:], "forall")


# ---- Changing one structured operation


def interchange(script: Script, handle: str, target: Target) -> None:
    order = f" iterator_interchange = {script.order(len(target.sizes))}" if target.sizes and script.chance(0.95) else ""
    names = script.step(f"structured.interchange {handle}{order}", [ANY], [ANY])
    script.targets.append((names[0], Target("linalg.generic", kind="any")))


def split(script: Script, handle: str, target: Target) -> None:
    rank = len(target.sizes) or 1
    dim = script.rng.randrange(rank) if script.chance(0.97) else rank
    size = (*target.sizes, 4)[dim]
    at = script.rng.randint(0 if script.chance(0.1) else 1, max(1, size))
    where, types = str(at), []
    if script.chance(0.15):
        where, types = script.parameter(at), [PARAM]
    multiway = script.chance(0.15)
    if multiway and not types:
        where, types = script.parameter(at), [PARAM]
    list_ = script.names(1)[0]
    script.lines.append(
        f"{list_} = transform.structured.split {handle} after {where} "
        f"{{dimension = {dim}{', multiway' if multiway else ''}}} : "
        f"{', '.join([ANY, *types])}"
    )
    if script.chance(0.8):
        names = script.step(f"split_handle {list_}", [ANY], [ANY, ANY])
        script.targets += [(one, replace(target, tag=None)) for one in names]
    else:
        script.targets.append((list_, replace(target, tag=None)))


def split_reduction(script: Script, handle: str, target: Target) -> None:
    reductions = [size for one, size in zip(target.iterators, target.sizes, strict=False) if one == "r"]
    factor = tile_size(script, reductions[0] if reductions else 4)
    at = script.rng.randint(0, max(0, target.iterators.count("p")))
    words = [f"split_factor = {factor}", f"insert_split_dimension = {at}"]
    words += [one for one in ("inner_parallel", "use_scaling_algorithm", "use_alloc") if script.chance(0.25)]
    names = script.step(f"structured.split_reduction {handle} {{{', '.join(words)}}}", [ANY], [ANY] * 4)
    script.targets += [(one, Target("linalg.generic", kind="any")) for one in names[2:]]


def _padding_value(script: Script, element: str) -> str:
    if script.chance(0.03):
        return "#ub.poison"
    return f"{script.rng.choice(('0.0', '1.0'))} : {element}" if element[0] == "f" else f"0 : {element}"


def pad(script: Script, handle: str, target: Target) -> None:
    """Tiles first most of the time, for what is whole needs no padding."""
    if script.chance(0.6) and target.name.startswith("linalg"):
        handle, target, _ = tiled(script, handle, target)
    rank = len(target.sizes)
    words = [f"padding_values = [{', '.join(_padding_value(script, one.element) for one in target.operands)}]"]
    dims = sorted(script.rng.sample(range(rank), script.rng.randint(1, rank))) if rank else []
    words.append(f"padding_dimensions = {dims}")
    if script.chance(0.3):
        words.append(f"nofold_flags = {[int(script.chance(0.5)) for _ in target.operands]}")
    if script.chance(0.25):
        orders = [script.order(len(one.shape)) for one in target.operands]
        words.append(f"transpose_paddings = {orders}")
    if script.chance(0.5):
        copy = script.rng.choice(("none", "linalg.copy", "bufferization.materialize_in_destination"))
        words.append(f'copy_back_op = "{copy}"')
    types: list[str] = []
    multiple = ""
    if script.chance(0.3) and dims:
        text, types = mixed(script, [script.rng.choice((1, 2, 3, 4, 8)) for _ in dims])
        multiple = f" pad_to_multiple_of {text}"
    if script.chance(0.1):
        multiple += " use_prescribed_tensor_shapes"
    names = script.step(f"structured.pad {handle}{multiple} {{{', '.join(words)}}}", [ANY, *types], [ANY, ANY, ANY])
    script.targets += [
        (names[0], replace(target, tag=None)),
        (names[1], Target("tensor.pad", kind="padding")),
    ]


def pad_tiling_interface(script: Script, handle: str, target: Target) -> None:
    values = ", ".join(_padding_value(script, one.element) for one in target.operands)
    sizes = [0 if script.chance(0.3) else size + script.rng.choice((0, 1, 3)) for size in target.sizes]
    multiple = script.chance(0.5)
    if multiple:
        sizes = [script.rng.choice((0, 1, 2, 3, 4, 8)) for _ in target.sizes]
    words = f"padding_sizes {sizes}{' pad_to_multiple_of' if multiple else ''}"
    names = script.step(
        f"structured.pad_tiling_interface {handle} to {words} {{padding_values = [{values}]}}", [ANY], [ANY, ANY]
    )
    script.targets += [(names[0], replace(target, tag=None)), (names[1], Target("tensor.pad", kind="padding"))]


def pack(script: Script, handle: str, target: Target) -> None:
    sizes = [script.rng.choice((0, 0, 2, 4, 3, 8)) for _ in target.sizes]
    packed = script.step(f"structured.pack {handle} packed_sizes = {sizes}", [ANY], [ANY])[0]
    if script.chance(0.4):
        inner = sum(1 for one in sizes if one)
        place = script.rng.randrange(3) if len(target.operands) == 3 else 0
        value = script.step(f"get_producer_of_operand {packed}[{place}]", [ANY], ['!transform.op<"linalg.pack">'])[0]
        kind = '!transform.op<"linalg.pack">'
        rank = len(target.operands[place].shape) if place < len(target.operands) else 1
        tiles = script.rng.randint(1, max(1, min(inner, rank)))
        outer = f" outer_perm = {script.order(rank)}" if script.chance(0.7) else ""
        within = f" inner_perm = {script.order(tiles)}" if not outer or script.chance(0.4) else ""
        names = script.step(
            f"structured.pack_transpose {value} with_compute_op({packed}){outer}{within}",
            [kind, ANY],
            [ANY, kind, ANY],
        )
        packed = names[0]
    script.targets.append((packed, Target("linalg.generic", kind="any")))


def pack_greedily(script: Script, handle: str, target: Target) -> None:
    sizes = [script.rng.choice((0, 2, 4, 8)) for _ in range(3)]
    multiple = ""
    if script.chance(0.3):
        padded = [script.rng.choice((0, 1, 2, 5, 8)) for _ in range(3)]
        sizes = [0 if one else size for one, size in zip(padded, sizes, strict=True)]
        multiple = f" matmul_padded_sizes_next_multiple_of = {padded}"
    names = script.step(
        f"structured.pack_greedily {handle} matmul_packed_sizes = {sizes}{multiple} "
        f"matmul_inner_dims_order = {script.order(3)}",
        [ANY],
        ['!transform.op<"linalg.generic">'],
    )
    script.targets.append((names[0], Target("linalg.generic", kind="typed")))


def multitile(script: Script, handle: str, target: Target) -> None:
    rank = len(target.sizes) or 1
    dim = script.rng.randrange(rank)
    kind = script.rng.choice((ANY, PARAM))
    continuous = script.chance(0.3)
    number = script.rng.choice((1, 2, 3, 4, 5))
    if continuous:
        script.names(2)
        script.lines.append(
            f"%{script.count}:2 = transform.structured.continuous_tile_sizes {handle} {{dimension = {dim}, "
            f"target_size = {number}}} : ({ANY}) -> {kind}"
        )
        return
    names = script.names(3)
    divisor = script.rng.choice((1, 1, 2, 3))
    script.lines.append(
        f"%{script.count}:3 = transform.structured.multitile_sizes {handle} {{dimension = {dim}, "
        f"target_size = {number}, divisor = {divisor}}} : ({ANY}) -> {kind}"
    )
    if script.chance(0.7):
        list_ = script.names(1)[0]
        script.lines.append(
            f"{list_} = transform.structured.split {handle} after {names[2]} {{dimension = {dim}}} : {ANY}, {kind}"
        )
        parts = script.step(f"split_handle {list_}", [ANY], [ANY, ANY])
        zeros = "0, " * dim
        for part, size in zip(parts, names[:2], strict=True):
            inner = script.step(f"structured.tile_using_for {part} tile_sizes [{zeros}{size}]", [ANY, kind], [ANY, ANY])
            script.targets.append((inner[0], replace(target, tag=None)))
            add_loops(script, inner[1:])


def promote(script: Script, handle: str, target: Target) -> None:
    if script.chance(0.7):
        handle, target, _ = tiled(script, handle, target)
    words = []
    count = len(target.operands)
    if script.chance(0.5):
        words.append(f"operands_to_promote = {sorted(script.rng.sample(range(count), script.rng.randint(1, count)))}")
    if script.chance(0.2):
        words.append(
            f"use_full_tile_buffers = [{', '.join(script.rng.choice(('true', 'false')) for _ in range(count))}]"
        )
    words += [
        one
        for one in (
            "use_full_tiles_by_default",
            "use_original_subview_size",
            "use_alloca",
            "alignment = 32",
            "memory_space = 3",
        )
        if script.chance(0.2)
    ]
    text = f"structured.promote {handle}{braced(words)}"
    names = script.step(text, [ANY], [ANY])
    script.targets.append((names[0], replace(target, tag=None)))


def promote_tensor(script: Script, handle: str, target: Target) -> None:
    place = script.rng.randrange(len(target.operands))
    value = script.step(f"get_operand {handle}[{place}]", [ANY], [VALUE])[0]
    space = "to 1 " if script.chance(0.5) else ""
    script.step(f"structured.promote_tensor {space}{value}", [VALUE], [VALUE], types=VALUE)


def bufferize_to_allocation(script: Script, handle: str, target: Target) -> None:
    words = []
    if script.chance(0.3):
        words.append(f"memory_space = {script.rng.choice((1, 3))}")
    if script.chance(0.3):
        words.append(
            f'memcpy_op = "{script.rng.choice(COPIES)}"'
        )
    if script.chance(0.3):
        words.append(f'alloc_op = "{script.rng.choice(("memref.alloca", "memref.alloc"))}"')
    words += [one for one in ("bufferize_destination_only", "emit_dealloc") if script.chance(0.35)]
    script.step(
        f"structured.bufferize_to_allocation {handle}{braced(words)}",
        [ANY],
        [VALUE, ANY],
        types=ANY,
    )


def vectorize(script: Script, handle: str, target: Target) -> None:
    words = script.flags(
        0.25, "vectorize_nd_extract", "assume_dynamic_dims_match_vec_sizes", "create_named_contraction"
    )
    sizes, types = "", []
    if script.chance(0.6):
        shape = [size if script.chance(0.5) else size + script.rng.choice((0, 1, 2, 3)) for size in target.sizes]
        text, types = mixed(script, shape, scalable=True)
        sizes = f" vector_sizes {text}"
    script.step(f"structured.vectorize {handle}{sizes}{words}", [], [], types=", ".join([ANY, *types]))


def vectorize_children(script: Script, handle: str, target: Target) -> None:
    flags = (
        "fold_type_extensions_into_contract",
        "vectorize_padding",
        "vectorize_nd_extract",
        "flatten_1d_depthwise_conv",
        "disable_multi_reduction_to_contract_patterns",
        "disable_transfer_permutation_map_lowering_patterns",
    )
    function = script.function()
    script.step(f"structured.vectorize_children_and_apply_patterns {function}{script.flags(0.3, *flags)}", [ANY], [ANY])


def transpose_matmul(script: Script, handle: str, target: Target) -> None:
    which = script.rng.choice(("", " <lhs>", " <rhs>"))
    script.step(f"structured.transpose_matmul {handle}{which}", [ANY], [ANY])


def winograd(script: Script, handle: str, target: Target) -> None:
    fmr = script.rng.choice((0, 1, 2))
    names = script.step(f"structured.winograd_conv2d {handle} {{fmr = {fmr} : i32}}", [ANY], [ANY])
    script.targets.append((names[0], Target("any", kind="any")))


def map_copy(script: Script, handle: str, target: Target) -> None:
    threads, bits = script.rng.choice((4, 8, 32)), script.rng.choice((32, 64, 128))
    script.step(
        f"structured.gpu.map_copy_to_threads {handle} total_num_threads = {threads} desired_bit_alignment = {bits}",
        [ANY],
        [ANY, ANY],
    )


def hoist_pad(script: Script, handle: str, target: Target) -> None:
    """Padding of what tiling made, moved out of the loops."""
    handle, target, loops = tiled(script, handle, target)
    values = ", ".join(_padding_value(script, one.element) for one in target.operands)
    count = len(target.operands)
    padded = script.step(
        f"structured.pad {handle} {{padding_values = [{values}], "
        f"padding_dimensions = {list(range(len(target.sizes)))}, "
        f'nofold_flags = {[1] * count}, copy_back_op = "none"}}',
        [ANY],
        [ANY, ANY, ANY],
    )[0]
    place = script.rng.randrange(count)
    made = script.step(f"get_producer_of_operand {padded}[{place}]", [ANY], [ANY])[0]
    rank = len(target.operands[place].shape)
    turned = f", transpose by {script.order(rank)}" if script.chance(0.3) and rank else ""
    if script.chance(0.25) and loops:
        script.step(
            f"structured.hoist_pad.build_packing_loop_nest {made} above {script.rng.choice(loops)}{turned}",
            [ANY, ANY],
            [ANY],
        )
        return
    levels = script.rng.randint(1, max(1, len(loops)))
    script.step(f"structured.hoist_pad {made} by {levels} loops{turned}", [ANY], [ANY])


def generalize_then(script: Script, handle: str, target: Target) -> None:
    name = script.step(f"structured.generalize {handle}", [ANY], [ANY])[0]
    script.targets.append((name, replace(target, name="linalg.generic", tag=None)))


def specialize_generalized(script: Script, handle: str, target: Target) -> None:
    if target.name != "linalg.generic":
        handle = script.step(f"structured.generalize {handle}", [ANY], [ANY])[0]
    script.step(f"structured.specialize {handle}", [ANY], [ANY])


def lower_pack(script: Script, handle: str, target: Target) -> None:
    kind = f'!transform.op<"{target.name}">'
    typed = script.step(f"cast {handle}", [], [kind], types=f"{ANY} to {kind}")[0]
    packing = target.name == "linalg.pack"
    names = (
        ("tensor.pad", "tensor.expand_shape", "linalg.transpose")
        if packing
        else ("tensor.empty", "linalg.transpose", "tensor.collapse_shape", "tensor.extract_slice")
    )
    flag = "lowerPadLikeWithInsertSlice" if packing else "lowerUnpadLikeWithExtractSlice"
    words = f" {{{flag} = false}}" if script.chance(0.4) else ""
    script.step(
        f"structured.lower_{'pack' if packing else 'unpack'} {typed}{words}",
        [kind],
        [f'!transform.op<"{one}">' for one in names],
    )


def loop_independent(script: Script, handle: str, target: Target) -> None:
    script.step(
        f"tensor.make_loop_independent {handle} {{num_loops = {script.rng.choice((0, 1, 1, 2))} : i64}}", [ANY], [ANY]
    )


# ---- Which are there

flatten = simple("structured.flatten_elementwise")
STRUCTURED: tuple[Step, ...] = (
    tile_using_for, tile_using_for, tile_using_forall, tile_using_forall, fuse, fuse, fuse_into_containing_op,
    fuse_into_containing_op, interchange, generalize_then, specialize_generalized, split, split, pad, pad,
    pad_tiling_interface,
    pack, multitile, promote_tensor, bufferize_to_allocation, bufferize_to_allocation, vectorize, vectorize,
    vectorize_children,
    hoist_pad, simple("structured.decompose"), simple("structured.scalarize", then="same"),
    flatten, simple("structured.decompose_interface"),
    simple("structured.rewrite_in_destination_passing_style"),
)  # fmt: skip
ON_MEMREFS: tuple[Step, ...] = (
    promote, promote, simple("structured.convert_to_loops", then="for"), tile_using_for, tile_using_forall, vectorize,
    interchange, generalize_then, split, vectorize_children, simple("structured.scalarize", then="same"),
    specialize_generalized, flatten,
)  # fmt: skip
REDUCTIONS: tuple[Step, ...] = (
    tile_reduction_using_for, tile_reduction_using_for, tile_reduction_using_forall, split_reduction, split_reduction,
    pack_greedily,
)  # fmt: skip
CONVOLUTIONS: tuple[Step, ...] = (
    simple("structured.convert_conv2d_to_img2col", 2), simple("structured.transpose_conv2d"), winograd,
    simple("structured.decompose"),
)  # fmt: skip
OTHERS: dict[str, tuple[Step, ...]] = {
    "pad": (
        tile_using_for, tile_using_forall, fuse, vectorize, bufferize_to_allocation, hoist_pad, loop_independent,
        simple("structured.rewrite_in_destination_passing_style"),
    ),
    "pack": (lower_pack, lower_pack, tile_using_for, tile_using_forall, vectorize, fuse),
    "unpack": (lower_pack, lower_pack, tile_using_for, tile_using_forall, vectorize, fuse),
    "padding": (simple("structured.rewrite_in_destination_passing_style"), bufferize_to_allocation),
    "slice": (vectorize, simple("structured.insert_slice_to_copy", then="same"), bufferize_to_allocation),
    "destination": (simple("structured.rewrite_in_destination_passing_style"), bufferize_to_allocation),
    "other": (simple("structured.decompose_interface"),),
    "any": (simple("structured.generalize"), simple("structured.specialize"), simple("structured.decompose")),
}  # fmt: skip
