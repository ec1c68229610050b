// COMPARE: --allow-unregistered-dialect --strip-debuginfo --generate-runtime-verification
// ----- memref.load, memref.store, memref.cast
// Each piece has an scf and an affine operation: mlir-opt's pass does not load these dialects, and crashes without them.
func.func @load(%m: memref<?x4xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %r = memref.load %m[%i, %j] : memref<?x4xf32>
  memref.store %v, %m[%j, %i] : memref<?x4xf32>
  return %r : f32
}
func.func @load0(%m: memref<f32>, %v: f32) -> f32 {
  %r = memref.load %m[] : memref<f32>
  return %r : f32
}
func.func @loadc(%m: memref<4xf32>, %v: f32) -> f32 {
  %c = arith.constant 4 : index
  %r = memref.load %m[%c] : memref<4xf32>
  return %r : f32
}
func.func @cast(%m: memref<?x?xf32>, %u : memref<*xf32>, %n: memref<?x?xf32, strided<[?,?], offset: ?>>, %k: memref<4x?xf32>) -> memref<4x?xf32> {
  %r = memref.cast %m : memref<?x?xf32> to memref<4x?xf32>
  %s = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  %t = memref.cast %n : memref<?x?xf32, strided<[?,?], offset: ?>> to memref<4x?xf32, strided<[7,1], offset: 3>>
  %w = memref.cast %k : memref<4x?xf32> to memref<?x?xf32>
  %x = memref.cast %k : memref<4x?xf32> to memref<*xf32>
  return %r : memref<4x?xf32>
}
func.func @dim(%m: memref<?x?xf32>, %u : memref<*xf32>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<?x?xf32>
  %s = memref.dim %u, %i : memref<*xf32>
  %c0 = arith.constant 0 : index
  %t = memref.dim %m, %c0 : memref<?x?xf32>
  return %r : index
}
func.func @load_store_cast(%m: memref<?x?xf32>) -> memref<?x?xf32> {
  %r = memref.assume_alignment %m, 16 : memref<?x?xf32>
  return %r : memref<?x?xf32>
}
func.func @armw(%m: memref<?x?xf32>, %i: index, %v: f32) -> f32 {
  %r = memref.atomic_rmw addf %v, %m[%i, %i] : (f32, memref<?x?xf32>) -> f32
  %s = memref.generic_atomic_rmw %m[%i, %i] : memref<?x?xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  return %r : f32
}
func.func @copy(%m: memref<?x?xf32>, %n: memref<4x?xf32>) {
  memref.copy %m, %n : memref<?x?xf32> to memref<4x?xf32>
  return
}
func.func @expand(%m: memref<?x?xf32>, %i: index) -> memref<?x4x?xf32> {
  %r = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 4, %i] : memref<?x?xf32> into memref<?x4x?xf32>
  %q = memref.expand_shape %m [[0], [1, 2, 3]] output_shape [%i, 4, %i, 5] : memref<?x?xf32> into memref<?x4x?x5xf32>
  return %r : memref<?x4x?xf32>
}
func.func @subview(%m: memref<?x?xf32>, %i: index) -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
  %r = memref.subview %m [%i, 2] [%i, 4] [1, %i] : memref<?x?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x4xf32, strided<[?, ?], offset: ?>>
}
func.func @reinterpret(%m: memref<?x?xf32>, %i: index) -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
  %r = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [%i, %i] : memref<?x?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x4xf32, strided<[?, ?], offset: ?>>
}
func.func @reshape(%m: memref<?x?xf32>, %s: memref<3xindex>, %i: index) -> index {
  %r = memref.reshape %m(%s) : (memref<?x?xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %c = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %v = memref.alloc(%i) : memref<?xf32>
  %va = memref.alloca(%i) : memref<?xf32>
  memref.dealloc %v : memref<?xf32>
  %b = memref.alloc(%i) : memref<?xi8>
  %vw = memref.view %b[%i][%i] : memref<?xi8> to memref<?xf32>
  %rk = memref.rank %m : memref<?x?xf32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x?xf32>
  return %rk : index
}
func.func @loads_dialects() {
  scf.execute_region { scf.yield }
  %c = affine.apply affine_map<() -> (0)>()
  return
}
// ----- loads dialects
func.func @f(%t: tensor<?x4xf32>, %i: index, %v: f32, %u: tensor<*xf32>, %s: tensor<?x?xf32>) -> f32 {
  %r = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  %n = tensor.insert %v into %t[%i, %i] : tensor<?x4xf32>
  %d = tensor.dim %t, %i : tensor<?x4xf32>
  %c = tensor.cast %t : tensor<?x4xf32> to tensor<5x?xf32>
  %c2 = tensor.cast %u : tensor<*xf32> to tensor<5x?xf32>
  %c3 = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %c4 = tensor.cast %t : tensor<?x4xf32> to tensor<*xf32>
  return %r : f32
}
func.func @g(%t: tensor<?x4xf32>, %i: index, %v: f32, %u: tensor<*xf32>, %s: tensor<?x?xf32>) -> f32 {
  %e = tensor.extract_slice %t[%i, 1][%i, 2][2, %i] : tensor<?x4xf32> to tensor<?x2xf32>
  %in = tensor.insert_slice %e into %t[%i, 1][%i, 2][2, %i] : tensor<?x2xf32> into tensor<?x4xf32>
  %ex = tensor.expand_shape %s [[0, 1], [2]] output_shape [%i, 4, %i] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %co = tensor.collapse_shape %s [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %v : f32
}
func.func @h(%t: tensor<?x4xf32>, %i: index, %v: f32, %u: tensor<*xf32>, %s: tensor<?x?xf32>) -> f32 {
  %em = tensor.empty(%i) : tensor<?xf32>
  %r = tensor.rank %u : tensor<*xf32>
  %p = tensor.pad %s low[%i, 1] high[%i, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %v : f32
}
func.func @al(%i: index, %j: i32, %x: i64) -> index {
  %q = arith.divsi %i, %i : index
  %c = arith.index_cast %i : index to i32
  return %q : index
}
func.func @loads_dialects() {
  scf.execute_region { scf.yield }
  %c = affine.apply affine_map<() -> (0)>()
  return
}
// ----- static, loads dialects
func.func @static_loads_dialects(%a: tensor<?x?xf32>, %b: tensor<?x4xf32>, %c: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x4xf32>) outs(%c : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
func.func @mem(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0+d1,d1 floordiv 2)>,affine_map<(d0,d1)->(d0,d1)>],
      iterator_types=["parallel","parallel"]} ins(%a:memref<?x?xf32>) outs(%b:memref<?x?xf32>) {
  ^bb0(%x:f32,%y:f32):
    linalg.yield %x : f32
  }
  return
}
func.func @fill(%a: memref<?x?xf32>, %v: f32) {
  linalg.fill ins(%v : f32) outs(%a: memref<?x?xf32>)
  return
}
func.func @static(%a: memref<4x5xf32>, %b: memref<4x5xf32>) {
  linalg.copy ins(%a : memref<4x5xf32>) outs(%b: memref<4x5xf32>)
  return
}
func.func @loads_dialects() {
  scf.execute_region { scf.yield }
  %c = affine.apply affine_map<() -> (0)>()
  return
}
// ----- loads dialects
func.func @mem(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0+d1,d1 floordiv 2)>,affine_map<(d0,d1)->(d0,d1)>],
      iterator_types=["parallel","parallel"]} ins(%a:memref<?x?xf32>) outs(%b:memref<?x?xf32>) {
  ^bb0(%x:f32,%y:f32):
    linalg.yield %x : f32
  }
  return
}
func.func @z(%a: memref<f32>, %b: memref<f32>, %v : memref<?x4xf32>, %u: memref<4x?xf32>) {
  linalg.copy ins(%a : memref<f32>) outs(%b: memref<f32>)
  linalg.transpose ins(%u : memref<4x?xf32>) outs(%v: memref<?x4xf32>) permutation = [1, 0]
  return
}
func.func @loads_dialects() {
  scf.execute_region { scf.yield }
  %c = affine.apply affine_map<() -> (0)>()
  return
}
// ----- memref.cast, memref.copy, memref.expand_shape
#idl = affine_map<(d0, d1) -> (d1, d0)>
func.func @cast(%a: memref<f32>, %b: memref<f32, strided<[], offset: ?>>, %m: memref<?x?xf32, #idl>,
    %s: memref<4x4xf32, strided<[?, 1], offset: ?>>, %ms : memref<4x?xf32, 2>) {
  %0 = memref.cast %a : memref<f32> to memref<f32, strided<[], offset: ?>>
  %1 = memref.cast %b : memref<f32, strided<[], offset: ?>> to memref<f32>

  %3 = memref.cast %s : memref<4x4xf32, strided<[?, 1], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  %4 = memref.cast %ms : memref<4x?xf32, 2> to memref<?x4xf32, 2>
  return
}
func.func @copy(%a: memref<4x?xf32>, %b: memref<4x5xf32>, %c: memref<f32>, %d: memref<4x5xf32>) {
  memref.copy %a, %b : memref<4x?xf32> to memref<4x5xf32>
  memref.copy %c, %c : memref<f32> to memref<f32>
  memref.copy %b, %d : memref<4x5xf32> to memref<4x5xf32>
  memref.copy %b, %a : memref<4x5xf32> to memref<4x?xf32>
  return
}
func.func @unr(%a: memref<*xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}
func.func @exp(%a: memref<4x?xf32>, %c: memref<f32>, %i: index, %z: memref<12x3xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 2, %i, 3] : memref<4x?xf32> into memref<2x2x?x3xf32>
  %1 = memref.expand_shape %c [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %2 = memref.expand_shape %z [[0, 1], [2]] output_shape [4, 3, 3] : memref<12x3xf32> into memref<4x3x3xf32>
  return
}
func.func @align(%a: memref<4x?xf32>) {
  %0 = memref.assume_alignment %a, 1 : memref<4x?xf32>
  return
}
func.func @sub(%a: memref<4x?xf32>, %c: memref<f32>, %i: index) {
  %0 = memref.subview %a[0, 0][4, 1][1, 1] : memref<4x?xf32> to memref<4x1xf32, strided<[?, 1]>>
  %1 = memref.subview %a[0, 0][1, %i][1, 1] : memref<4x?xf32> to memref<?xf32, strided<[1]>>
  %2 = memref.subview %c[][][] : memref<f32> to memref<f32>
  return
}
func.func @dims(%a: memref<4x?xf32>, %t : tensor<3x?xf32>) {
  %c1 = arith.constant 1 : index
  %c1_0 = arith.constant 1 : index
  %i1 = index.constant 1
  %0 = memref.dim %a, %c1 : memref<4x?xf32>
  %1 = memref.dim %a, %i1 : memref<4x?xf32>
  %2 = tensor.dim %t, %c1 : tensor<3x?xf32>
  return
}
func.func @tens(%t : tensor<f32>, %i: index, %s: tensor<4x4xf32>, %d : tensor<?x?xf32>) {
  %0 = tensor.extract %t[] : tensor<f32>
  %e = tensor.empty(%i) : tensor<?x4xf32>
  %1 = tensor.extract %e[%i, %i] : tensor<?x4xf32>
  %x = tensor.cast %s : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = tensor.extract %x[%i, %i] : tensor<?x?xf32>
  %y = tensor.cast %x : tensor<?x?xf32> to tensor<4x?xf32>
  %sl = tensor.extract_slice %s[0, 0][1, 4][1, 1] : tensor<4x4xf32> to tensor<4xf32>
  %sm = tensor.extract_slice %d[0, 0][1, 0][1, 1] : tensor<?x?xf32> to tensor<0xf32>
  %sn = tensor.extract_slice %t[][][] : tensor<f32> to tensor<f32>
  return
}
func.func @lin(%a: memref<?x?x?x1xf32>, %b: memref<?x?xf32>, %x: memref<7x9xf32>, %y: memref<5x7xf32>) {
  linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d0+d1,d1 * 2, 0)>,affine_map<(d0,d1)->(d0,d1)>],
      iterator_types=["parallel","parallel"]} ins(%a:memref<?x?x?x1xf32>) outs(%b:memref<?x?xf32>) {
  ^bb0(%xx:f32,%yy:f32):
    %c = arith.constant 0 : index
    %l = memref.load %b[%c, %c] : memref<?x?xf32>
    linalg.yield %l : f32
  }
  linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0 + 2,8-d1)>,affine_map<(d0,d1)->(d0,d1)>],
      iterator_types=["parallel","parallel"]} ins(%x:memref<7x9xf32>) outs(%y:memref<5x7xf32>) {
  ^bb0(%xx:f32,%yy:f32):
    linalg.yield %xx : f32
  }
  return
}
func.func @conv(%a: memref<?x?x?x?xf32>, %b: memref<?x?x?x?xf32>, %c: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>}
      ins(%a, %b : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%c: memref<?x?x?x?xf32>)
  return
}
func.func @attrs(%a: memref<?xi32>, %i: index) {
  %0 = memref.load %a[%i] {nontemporal = true, foo = "a\"b"} : memref<?xi32>
  %1 = memref.load %a[%i] : memref<?xi32> loc(fused["x", callsite("f" at "g.py":3:4)])
  return
}
func.func @empty() {
  %a = memref.alloc() : memref<0xi32>
  %i = arith.constant 0 : index
  %j = arith.constant -1 : index
  %0 = memref.load %a[%i] : memref<0xi32>
  %1 = memref.load %a[%j] : memref<0xi32>
  return
}
func.func @loads_dialects() {
  scf.execute_region { scf.yield }
  %c = affine.apply affine_map<() -> (0)>()
  return
}

// -----

func.func @copy_of_known_sizes(%n: index, %m: memref<?xf32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %a : memref<?xf32> to memref<?xf32>
  memref.copy %a, %m : memref<?xf32> to memref<?xf32>
  %s = memref.alloc() : memref<4xf32>
  memref.copy %s, %a : memref<4xf32> to memref<?xf32>
  %i = arith.constant 1 : index
  %v = memref.load %a[%i] : memref<?xf32>
  return
}
