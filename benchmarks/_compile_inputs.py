"""Functions of many dialects for ``lamina bench compile --all-passes``: each maker gives the text of one, by number."""

from __future__ import annotations

from collections.abc import Callable

Function = Callable[[int], str]


def vectors(number: int) -> str:
    """Transfers, contractions, reductions, shuffles and masks."""
    return f"""func.func @vectors{number}(%a: memref<64x64xf32>, %i: index, %k: index, %m: vector<4x4xf32>) -> f32 {{
  %z = arith.constant 0.0 : f32
  %acc = arith.constant dense<0.0> : vector<4x4xf32>
  %row = arith.constant dense<0.0> : vector<4xf32>
  %x = vector.transfer_read %a[%i, %k], %z {{in_bounds = [true, true]}} : memref<64x64xf32>, vector<4x4xf32>
  %y = vector.transfer_read %a[%k, %i], %z : memref<64x64xf32>, vector<4x4xf32>
  %t = vector.transpose %y, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
  %c = vector.contract {{indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                        affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"],
                        kind = #vector.kind<add>}} %x, %t, %acc : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  %r = vector.multi_reduction <add>, %c, %row [1] : vector<4x4xf32> to vector<4xf32>
  %s = vector.shuffle %r, %row [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
  %b = vector.broadcast %s : vector<4xf32> to vector<4x4xf32>
  %e = vector.extract_strided_slice %b {{offsets = [0, 0], sizes = [2, 4], strides = [1, 1]}}
    : vector<4x4xf32> to vector<2x4xf32>
  %f = vector.insert_strided_slice %e, %m {{offsets = [2, 0], strides = [1, 1]}} : vector<2x4xf32> into vector<4x4xf32>
  %p = vector.create_mask %k : vector<4xi1>
  %q = vector.mask %p {{ vector.reduction <add>, %s : vector<4xf32> into f32 }} : vector<4xi1> -> f32
  %o = vector.shape_cast %f : vector<4x4xf32> to vector<16xf32>
  %u = vector.extract %o[3] : f32 from vector<16xf32>
  %v = arith.mulf %f, %c : vector<4x4xf32>
  %w = arith.addf %v, %acc : vector<4x4xf32>
  vector.transfer_write %w, %a[%i, %k] : vector<4x4xf32>, memref<64x64xf32>
  %g = arith.addf %u, %q : f32
  return %g : f32
}}"""


def numbers(number: int) -> str:
    """Mathematics on floats, small floats, wide and small integers, complex numbers and indices."""
    return f"""func.func @numbers{number}(%x: f32, %h: bf16, %i: index, %n: i64, %v: vector<8xf32>, %c: complex<f32>)
    -> (f32, index, i64, vector<8xf32>, complex<f32>) {{
  %two = arith.constant 2.0 : f32
  %three = arith.constant 3 : index
  %a = math.exp %x : f32
  %b = math.tanh %a : f32
  %s = math.sin %x : f32
  %o = math.cos %x : f32
  %p = math.powf %b, %two : f32
  %q = math.rsqrt %p : f32
  %r = math.erf %v : vector<8xf32>
  %t = math.fma %s, %o, %q : f32
  %u = math.ctlz %n : i64
  %e = arith.extf %h : bf16 to f32
  %f = arith.truncf %t : f32 to bf16
  %g = arith.addf %f, %h : bf16
  %k = arith.extf %g : bf16 to f32
  %l = arith.maximumf %k, %e : f32
  %m = arith.ceildivsi %i, %three : index
  %d = arith.floordivsi %m, %i : index
  %y = arith.mulf %t, %l : f32
  %z = arith.addf %y, %s : f32
  %j = arith.index_cast %d : index to i64
  %w = arith.addi %j, %u : i64
  %low, %high = arith.mulsi_extended %w, %n : i64
  %aa = arith.maxsi %low, %high : i64
  %ca = complex.mul %c, %c : complex<f32>
  %cb = complex.exp %ca : complex<f32>
  %cc = complex.div %cb, %c : complex<f32>
  %re = complex.re %cc : complex<f32>
  %ba = index.add %i, %d
  %bb = index.ceildivs %ba, %m
  %bc = arith.addf %z, %re : f32
  return %bc, %bb, %aa, %r, %cc : f32, index, i64, vector<8xf32>, complex<f32>
}}"""


def networks(number: int) -> str:
    """A block of a network in TOSA."""
    return f"""func.func @networks{number}(%x: tensor<1x8x8x4xf32>, %w: tensor<4x3x3x4xf32>, %b: tensor<4xf32>)
    -> tensor<1x64x4xf32> {{
  %zero = "tosa.const"() <{{values = dense<0.0> : tensor<1xf32>}}> : () -> tensor<1xf32>
  %c = tosa.conv2d %x, %w, %b, %zero, %zero {{acc_type = f32, dilation = array<i64: 1, 1>,
    pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}}
    : (tensor<1x8x8x4xf32>, tensor<4x3x3x4xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  %r = tosa.clamp %c {{max_val = 6.0 : f32, min_val = 0.0 : f32}} : (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  %a = tosa.add %r, %x : (tensor<1x8x8x4xf32>, tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  %s = tosa.const_shape {{values = dense<[1, 64, 4]> : tensor<3xindex>}} : () -> !tosa.shape<3>
  %f = tosa.reshape %a, %s : (tensor<1x8x8x4xf32>, !tosa.shape<3>) -> tensor<1x64x4xf32>
  %e = tosa.exp %f : (tensor<1x64x4xf32>) -> tensor<1x64x4xf32>
  %m = tosa.reduce_sum %e {{axis = 2 : i32}} : (tensor<1x64x4xf32>) -> tensor<1x64x1xf32>
  %i = tosa.reciprocal %m : (tensor<1x64x1xf32>) -> tensor<1x64x1xf32>
  %h = "tosa.const"() <{{values = dense<0> : tensor<1xi8>}}> : () -> tensor<1xi8>
  %p = tosa.mul %e, %i, %h : (tensor<1x64x4xf32>, tensor<1x64x1xf32>, tensor<1xi8>) -> tensor<1x64x4xf32>
  %t = tosa.transpose %p {{perms = array<i32: 0, 2, 1>}} : (tensor<1x64x4xf32>) -> tensor<1x4x64xf32>
  %g = tosa.matmul %p, %t, %zero, %zero
    : (tensor<1x64x4xf32>, tensor<1x4x64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x64x64xf32>
  %o = tosa.matmul %g, %p, %zero, %zero
    : (tensor<1x64x64xf32>, tensor<1x64x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x64x4xf32>
  return %o : tensor<1x64x4xf32>
}}"""


def contractions(number: int) -> str:
    """Named structured operations on tensors, with a pad, unit dimensions and elementwise code around them."""
    return f"""func.func @contractions{number}(%a: tensor<16x32xf32>, %b: tensor<32x16xf32>, %u: tensor<1x16x1xf32>,
    %x: tensor<1x10x10x4xf32>, %k: tensor<3x3x4x8xf32>, %n: index) -> (tensor<16x16xf32>, tensor<1x8x8x8xf32>, index) {{
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<16x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %m = linalg.matmul ins(%a, %b : tensor<16x32xf32>, tensor<32x16xf32>)
    outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  %t = linalg.transpose ins(%m : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) permutation = [1, 0]
  %s = arith.addf %m, %t : tensor<16x16xf32>
  %p = arith.mulf %s, %m : tensor<16x16xf32>
  %q = linalg.exp ins(%p : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %r = linalg.add ins(%q, %m : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %g = tensor.collapse_shape %u [[0, 1, 2]] : tensor<1x16x1xf32> into tensor<16xf32>
  %h = linalg.broadcast ins(%g : tensor<16xf32>) outs(%e : tensor<16x16xf32>) dimensions = [0]
  %i = linalg.sub ins(%r, %h : tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %l = tensor.pad %i low[1, 1] high[1, 1] {{
  ^bb0(%x0: index, %x1: index):
    tensor.yield %z : f32
  }} : tensor<16x16xf32> to tensor<18x18xf32>
  %o = tensor.extract_slice %l[%c0, 1] [16, 16] [1, 1] : tensor<18x18xf32> to tensor<16x16xf32>
  %y = tensor.empty() : tensor<1x8x8x8xf32>
  %v = linalg.fill ins(%z : f32) outs(%y : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %w = linalg.conv_2d_nhwc_hwcf ins(%x, %k : tensor<1x10x10x4xf32>, tensor<3x3x4x8xf32>)
    outs(%v : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %d = tensor.dim %w, %n : tensor<1x8x8x8xf32>
  return %o, %w, %d : tensor<16x16xf32>, tensor<1x8x8x8xf32>, index
}}"""


def parallel(number: int) -> str:
    """Parallel loops, while loops, conditionals, and loops whose bounds do not divide."""
    return f"""func.func @parallel{number}(%a: memref<60x64xf32>, %b: memref<60x64xf32>, %n: index, %x: i32) -> i32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c60 = arith.constant 60 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.parallel (%i, %j) = (%c0, %c0) to (%c60, %n) step (%c1, %c4) {{
    %u = memref.load %a[%i, %j] : memref<60x64xf32>
    %v = arith.addf %u, %u : f32
    memref.store %v, %b[%i, %j] : memref<60x64xf32>
    scf.reduce
  }}
  scf.parallel (%i, %j) = (%c0, %c0) to (%c60, %n) step (%c1, %c4) {{
    %u = memref.load %b[%i, %j] : memref<60x64xf32>
    %v = arith.mulf %u, %u : f32
    memref.store %v, %a[%i, %j] : memref<60x64xf32>
    scf.reduce
  }}
  scf.forall (%i, %j) in (60, 16) {{
    %k = affine.apply affine_map<(d) -> (d * 4)>(%j)
    %u = memref.load %a[%i, %k] : memref<60x64xf32>
    memref.store %u, %b[%i, %k] : memref<60x64xf32>
  }}
  %w:2 = scf.while (%s = %x, %t = %zero) : (i32, i32) -> (i32, i32) {{
    %p = arith.cmpi sgt, %s, %zero : i32
    scf.condition(%p) %s, %t : i32, i32
  }} do {{
  ^bb0(%s: i32, %t: i32):
    %y = arith.subi %s, %one : i32
    %z = arith.addi %t, %s : i32
    scf.yield %y, %z : i32, i32
  }}
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%m = %w#1) -> (i32) {{
    %k = affine.min affine_map<(d)[s] -> (4, s - d)>(%i)[%n]
    %l = arith.index_cast %k : index to i32
    %o = arith.addi %m, %l : i32
    scf.yield %o : i32
  }}
  return %r : i32
}}"""


def views(number: int) -> str:
    """Buffers with views, copies, global data, atomic updates and local arrays."""
    return f"""memref.global "private" constant @data{number} : memref<16xf32> = dense<1.5>
func.func @views{number}(%a: memref<64x64xf32>, %i: index, %n: index, %f: f32) -> f32 {{
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %g = memref.get_global @data{number} : memref<16xf32>
  %s = memref.subview %a[%i, 8] [16, 16] [1, 1] : memref<64x64xf32> to memref<16x16xf32, strided<[64, 1], offset: ?>>
  %t = memref.subview %s[0, %i] [8, 4] [1, 2]
    : memref<16x16xf32, strided<[64, 1], offset: ?>> to memref<8x4xf32, strided<[64, 2], offset: ?>>
  %x = memref.load %t[%i, %c2] : memref<8x4xf32, strided<[64, 2], offset: ?>>
  %e = memref.expand_shape %g [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  %y = memref.load %e[%i, %c2] : memref<4x4xf32>
  %l = memref.alloca() : memref<f32>
  memref.store %x, %l[] : memref<f32>
  %o = memref.load %l[] : memref<f32>
  %q = memref.alloca() : memref<4xf32>
  memref.store %o, %q[%c2] : memref<4xf32>
  %u = memref.load %q[%c2] : memref<4xf32>
  %h = memref.alloc(%n) : memref<?xf32>
  %d = memref.dim %h, %c0 : memref<?xf32>
  %r = memref.atomic_rmw addf %f, %h[%i] : (f32, memref<?xf32>) -> f32
  %v = memref.alloc() : memref<64x64xf32>
  memref.copy %a, %v : memref<64x64xf32> to memref<64x64xf32>
  %w = memref.load %v[%d, %i] : memref<64x64xf32>
  memref.dealloc %v : memref<64x64xf32>
  memref.dealloc %h : memref<?xf32>
  %z = arith.addf %u, %y : f32
  %k = arith.addf %z, %w : f32
  return %k : f32
}}"""


def shapes(number: int) -> str:
    """Shape computations with constraints."""
    return f"""func.func @shapes{number}(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %i: index)
    -> (index, tensor<?xindex>) {{
  %s = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
  %t = shape.shape_of %b : tensor<?x4xf32> -> tensor<2xindex>
  %w = shape.cstr_broadcastable %s, %t : tensor<2xindex>, tensor<2xindex>
  %r = shape.assuming %w -> (tensor<?xindex>) {{
    %u = shape.broadcast %s, %t : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
    shape.assuming_yield %u : tensor<?xindex>
  }}
  %e = shape.get_extent %s, %i : tensor<2xindex>, index -> index
  %n = shape.num_elements %t : tensor<2xindex> -> index
  %k = shape.rank %s : tensor<2xindex> -> index
  %p = shape.mul %e, %n : index, index -> index
  %q = shape.add %p, %k : index, index -> index
  return %q, %r : index, tensor<?xindex>
}}"""


def machine(number: int) -> str:
    """A function of the llvm dialect with local memory, a structure and branches."""
    return f"""llvm.func @machine{number}(%x: i32, %p: !llvm.ptr, %b: i1) -> i32 {{
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<(i32, array<4 x i32>)> {{alignment = 8 : i64}} : (i32) -> !llvm.ptr
  %f = llvm.getelementptr inbounds %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i32>)>
  %g = llvm.getelementptr inbounds %s[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i32>)>
  %l = llvm.alloca %one x i32 {{alignment = 4 : i64}} : (i32) -> !llvm.ptr
  llvm.store %x, %f {{alignment = 4 : i64}} : i32, !llvm.ptr
  llvm.store %one, %g {{alignment = 4 : i64}} : i32, !llvm.ptr
  llvm.store %x, %l {{alignment = 4 : i64}} : i32, !llvm.ptr
  llvm.cond_br %b, ^then, ^else
^then:
  %a = llvm.load %p {{alignment = 4 : i64}} : !llvm.ptr -> i32
  llvm.store %a, %l {{alignment = 4 : i64}} : i32, !llvm.ptr
  llvm.br ^end
^else:
  %m = llvm.load %g {{alignment = 4 : i64}} : !llvm.ptr -> i32
  %n = llvm.mul %m, %x : i32
  llvm.store %n, %f {{alignment = 4 : i64}} : i32, !llvm.ptr
  llvm.br ^end
^end:
  %u = llvm.load %l {{alignment = 4 : i64}} : !llvm.ptr -> i32
  %v = llvm.load %f {{alignment = 4 : i64}} : !llvm.ptr -> i32
  %w = llvm.add %u, %v : i32
  llvm.return %w : i32
}}"""


def quantized(number: int) -> str:
    """Quantization, per layer and per axis."""
    return f"""!layer{number} = !quant.uniform<i8:f32, 2.0:10>
!axis{number} = !quant.uniform<i8:f32:1, {{2.0:10, 3.0:20}}>
func.func @quantized{number}(%x: tensor<4x2xf32>, %y: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {{
  %a = quant.qcast %x : tensor<4x2xf32> to tensor<4x2x!layer{number}>
  %b = quant.dcast %a : tensor<4x2x!layer{number}> to tensor<4x2xf32>
  %s = arith.addf %b, %y : tensor<4x2xf32>
  %c = quant.qcast %s : tensor<4x2xf32> to tensor<4x2x!axis{number}>
  %d = quant.dcast %c : tensor<4x2x!axis{number}> to tensor<4x2xf32>
  return %b, %d : tensor<4x2xf32>, tensor<4x2xf32>
}}"""


def patterns(number: int) -> str:
    """A PDL pattern."""
    return f"""pdl.pattern @patterns{number} : benefit(1) {{
  %t = pdl.type
  %x = pdl.operand : %t
  %y = pdl.operand
  %a = pdl.attribute = "a{number}"
  %i = pdl.operation "d.inner{number % 7}"(%x, %y : !pdl.value, !pdl.value) {{"k" = %a}} -> (%t : !pdl.type)
  %r = pdl.result 0 of %i
  %o = pdl.operation "d.outer{number % 5}"(%r : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %o {{
    %n = pdl.operation "d.new"(%x : !pdl.value) -> (%t : !pdl.type)
    pdl.replace %o with %n
  }}
}}"""


def kernels(number: int) -> str:
    """A kernel with barriers."""
    return f"""func.func @kernels{number}(%a: memref<64xf32>, %w: memref<64xf32>, %i: index, %n: index) {{
  %x = memref.load %a[%i] : memref<64xf32>
  memref.store %x, %w[%i] : memref<64xf32>
  gpu.barrier
  %y = memref.load %w[%n] : memref<64xf32>
  gpu.barrier
  gpu.barrier
  %z = arith.mulf %x, %y : f32
  memref.store %z, %a[%i] : memref<64xf32>
  return
}}"""


def calls(number: int) -> str:
    """Private functions, some of them equal or never called, and a caller with dead arguments."""
    return f"""func.func private @leaf{number}(%x: i32, %y: i32) -> (i32, i32) {{
  %c = arith.constant {number % 4} : i32
  %s = arith.muli %x, %c : i32
  return %s, %y : i32, i32
}}
func.func private @unused{number}(%x: i32) -> i32 {{
  return %x : i32
}}
func.func @calls{number}(%x: i32, %p: i1) -> i32 {{
  %c = arith.constant 7 : i32
  %u:2 = call @leaf{number}(%x, %c) : (i32, i32) -> (i32, i32)
  %v:2 = call @leaf{number}(%u#0, %x) : (i32, i32) -> (i32, i32)
  %r = scf.if %p -> i32 {{
    %w:2 = func.call @leaf{number}(%v#0, %c) : (i32, i32) -> (i32, i32)
    scf.yield %w#0 : i32
  }} else {{
    scf.yield %v#0 : i32
  }}
  return %r : i32
}}"""


def rows(number: int) -> str:
    """Elementwise affine loops that fuse, tile, vectorize and hold memory that forwards."""
    return f"""func.func @rows{number}(%a: memref<128xf32>, %b: memref<128xf32>, %o: memref<128xf32>) {{
  %t = memref.alloc() : memref<128xf32>
  affine.for %i = 0 to 128 {{
    %x = affine.load %a[%i] : memref<128xf32>
    %y = affine.load %b[%i] : memref<128xf32>
    %s = arith.addf %x, %y : f32
    affine.store %s, %t[%i] : memref<128xf32>
  }}
  affine.for %i = 0 to 128 {{
    %x = affine.load %t[%i] : memref<128xf32>
    %y = affine.load %t[%i] : memref<128xf32>
    %s = arith.mulf %x, %y : f32
    affine.store %s, %o[%i] : memref<128xf32>
  }}
  affine.for %i = 0 to 8 {{
    affine.for %j = 0 to 16 {{
      %x = affine.load %o[%i * 16 + %j] : memref<128xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %o[%i * 16 + %j] : memref<128xf32>
    }}
  }}
  memref.dealloc %t : memref<128xf32>
  return
}}"""


ALL: tuple[Function, ...] = (
    vectors,
    numbers,
    networks,
    contractions,
    parallel,
    views,
    shapes,
    machine,
    quantized,
    patterns,
    kernels,
    calls,
    rows,
)
