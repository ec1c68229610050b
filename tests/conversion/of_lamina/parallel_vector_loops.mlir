// COMPARE: '--pass-pipeline=builtin.module(func.func(lamina-linalg-to-vector-loops{parallel=true}))'
// ----- chunks of rows
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<12x8xf32>, %b: memref<8x12xf32>, %c: memref<12x12xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<12x12xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<12x8xf32>, memref<8x12xf32>) outs(%c : memref<12x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4,
        1>, dim = 1 : i64, chunks = 3 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- chunks of an element-wise operation
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<8x8xf32>, %b: memref<8xf32>, %c: memref<8xf32>, %o: memref<8x8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<8x8xf32>, memref<8xf32>,
        memref<8xf32>) outs(%o : memref<8x8xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 1, 4>, dim = 1 : i64, chunks = 2 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    linalg.yield %y : f32
  }
  return
}
// ----- more chunks than tiles divide evenly
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<7x9xf32>, %b: memref<9xf32>, %c: memref<7xf32>, %o: memref<7x9xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<7x9xf32>, memref<9xf32>,
        memref<7xf32>) outs(%o : memref<7x9xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 1, 4>, dim = 1 : i64, chunks = 5 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    linalg.yield %y : f32
  }
  return
}
// ----- chunks of columns, packed
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<12x8xf32>, %b: memref<8x12xf32>, %c: memref<12x12xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<12x12xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<12x8xf32>, memref<8x12xf32>) outs(%c : memref<12x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 4, 4,
        1>, dim = 1 : i64, chunks = 2 : i64, order = array<i64: 1, 0, 2>, pack = array<i64: 1>}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- chunks of two loops, as neither has enough tiles
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<6x12xf32>, %o: memref<6x12xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<6x12xf32>) outs(%o : memref<6x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4>, dim = 1 : i64,
        chunks = 8 : i64}} {
  ^bb0(%p: f32, %q: f32):
    %x = arith.negf %p : f32
    linalg.yield %x : f32
  }
  return
}
// ----- a reduction in chunks, whose results are combined
// MLIR LEFT OUT: a pass of lamina
func.func @dot(%a: memref<1048576xf32>, %b: memref<1048576xf32>, %c: memref<f32>) {
  linalg.dot {lamina.vector_tile = {sizes = array<i64: 16>, dim = 0 : i64, chunks = 8 : i64, split = 0 : i64, contract}}
    ins(%a, %b : memref<1048576xf32>, memref<1048576xf32>) outs(%c : memref<f32>)
  return
}
// ----- a reduction to a few results, in chunks of rows of a dynamic number
// MLIR LEFT OUT: a pass of lamina
func.func @largest(%a: memref<?x3xi32>, %c: memref<3xi32>) {
  %low = arith.constant -2147483648 : i32
  linalg.fill ins(%low : i32) outs(%c : memref<3xi32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<?x3xi32>) outs(%c : memref<3xi32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4>, dim = 1 : i64,
        order = array<i64: 1, 0>, chunks = 8 : i64, split = 0 : i64}} {
  ^bb0(%p: i32, %q: i32):
    %x = arith.maxsi %p, %q : i32
    linalg.yield %x : i32
  }
  return
}
// ----- a split of a loop whose parts are no slices
// MLIR LEFT OUT: a pass of lamina
func.func @shifted(%a: memref<9xf32>, %b: memref<8xf32>, %c: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%a, %b : memref<9xf32>, memref<8xf32>) outs(%c : memref<f32>)
      attrs = {lamina.vector_tile = {sizes = array<i64: 4>, dim = 0 : i64, chunks = 2 : i64, split = 0 : i64}} {
  ^bb0(%p: f32, %q: f32, %s: f32):
    %x = arith.mulf %p, %q : f32
    %t = arith.addf %x, %s : f32
    linalg.yield %t : f32
  }
  return
}
