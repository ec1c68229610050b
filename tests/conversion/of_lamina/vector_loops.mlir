// COMPARE: --lamina-linalg-to-vector-loops
// ----- tiles that divide the product
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<6x8xf32>, %b: memref<8x12xf32>, %c: memref<6x12xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<6x12xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x8xf32>, memref<8x12xf32>) outs(%c : memref<6x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4,
        1>, dim = 1 : i64, contract}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- rests of rows and columns, unrolled reduction
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<6x7xf32>, %b: memref<7x12xf32>, %c: memref<6x12xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<6x12xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x7xf32>, memref<7x12xf32>) outs(%c : memref<6x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 4, 8,
        2>, dim = 1 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- sums added to what is there
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<6x8xf32>, %b: memref<8x12xf32>, %c: memref<6x12xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x8xf32>, memref<8x12xf32>) outs(%c : memref<6x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4,
        1>, dim = 1 : i64, order = array<i64: 1, 0, 2>}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- reduction outside of the tiles
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<6x8xf32>, %b: memref<8x12xf32>, %c: memref<6x12xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<6x12xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x8xf32>, memref<8x12xf32>) outs(%c : memref<6x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4,
        1>, dim = 1 : i64, order = array<i64: 2, 0, 1>}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- vectors along the reduction
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<6x8xf32>, %b: memref<12x8xf32>, %c: memref<6x12xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<6x12xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x8xf32>, memref<12x8xf32>) outs(%c : memref<6x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 1, 2,
        4>, dim = 2 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- vectors along the reduction, with a rest
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<6x10xf32>, %b: memref<12x10xf32>, %c: memref<6x12xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<6x12xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x10xf32>, memref<12x10xf32>) outs(%c : memref<6x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 1,
        4>, dim = 2 : i64, contract}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- columns packed
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<6x8xf32>, %b: memref<8x10xf32>, %c: memref<6x10xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<6x10xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x8xf32>, memref<8x10xf32>) outs(%c : memref<6x10xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 3, 4,
        2>, dim = 1 : i64, pack = array<i64: 1>}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- both inputs packed
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<5x8xf32>, %b: memref<8x12xf32>, %c: memref<5x12xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<5x12xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<5x8xf32>, memref<8x12xf32>) outs(%c : memref<5x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4,
        1>, dim = 1 : i64, pack = array<i64: 0, 1>, order = array<i64: 1, 0, 2>}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- transposed columns packed
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<6x8xf32>, %b: memref<12x8xf32>, %c: memref<6x12xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<6x12xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x8xf32>, memref<12x8xf32>) outs(%c : memref<6x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4,
        1>, dim = 1 : i64, pack = array<i64: 1>}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- strided rows
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<6x8xf32, strided<[?, 2], offset: ?>>, %b: memref<8x12xf32, strided<[24, 2], offset: 3>>, %c: memref<6x12xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<6x12xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x8xf32, strided<[?, 2], offset: ?>>, memref<8x12xf32, strided<[24, 2],
        offset: 3>>) outs(%c : memref<6x12xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4, 1>, dim = 1 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- dynamic sizes
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<?x?xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4, 1>,
        dim = 1 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- bytes without an instruction for them
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<6x8xi8>, %b: memref<8x16xi8>, %c: memref<6x16xi32>) {
  %z = arith.constant 0 : i32
  linalg.fill ins(%z : i32) outs(%c : memref<6x16xi32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x8xi8>, memref<8x16xi8>) outs(%c : memref<6x16xi32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 8, 4>,
        dim = 1 : i64}} {
  ^bb0(%p: i8, %q: i8, %r: i32):
    %pe = arith.extsi %p : i8 to i32
    %qe = arith.extsi %q : i8 to i32
    %m = arith.muli %pe, %qe : i32
    %s = arith.addi %r, %m : i32
    linalg.yield %s : i32
  }
  return
}
// ----- byte products
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<6x12xi8>, %b: memref<12x32xi8>, %c: memref<6x32xi32>) {
  %z = arith.constant 0 : i32
  linalg.fill ins(%z : i32) outs(%c : memref<6x32xi32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x12xi8>, memref<12x32xi8>) outs(%c : memref<6x32xi32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 16,
        4>, dim = 1 : i64, pack = array<i64: 1>, dot = "llvm.x86.avx512.vpdpbusd.512"}} {
  ^bb0(%p: i8, %q: i8, %r: i32):
    %pe = arith.extui %p : i8 to i32
    %qe = arith.extsi %q : i8 to i32
    %m = arith.muli %pe, %qe : i32
    %s = arith.addi %r, %m : i32
    linalg.yield %s : i32
  }
  return
}
// ----- signed byte products
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<3x8xi8>, %b: memref<8x16xi8>, %c: memref<3x16xi32>) {
  %z = arith.constant 0 : i32
  linalg.fill ins(%z : i32) outs(%c : memref<3x16xi32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<3x8xi8>, memref<8x16xi8>) outs(%c : memref<3x16xi32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 16,
        4>, dim = 1 : i64, pack = array<i64: 1>, dot = "llvm.x86.avx512.vpdpbusd.512"}} {
  ^bb0(%p: i8, %q: i8, %r: i32):
    %pe = arith.extsi %p : i8 to i32
    %qe = arith.extsi %q : i8 to i32
    %m = arith.muli %pe, %qe : i32
    %s = arith.addi %r, %m : i32
    linalg.yield %s : i32
  }
  return
}
// ----- byte products with a rest of the reduction
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<3x10xi8>, %b: memref<10x12xi8>, %c: memref<3x12xi32>) {
  %z = arith.constant 0 : i32
  linalg.fill ins(%z : i32) outs(%c : memref<3x12xi32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<3x10xi8>, memref<10x12xi8>) outs(%c : memref<3x12xi32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 8,
        4>, dim = 1 : i64, pack = array<i64: 1>, dot = "llvm.x86.avx512.vpdpbusd.256"}} {
  ^bb0(%p: i8, %q: i8, %r: i32):
    %pe = arith.extui %p : i8 to i32
    %qe = arith.extsi %q : i8 to i32
    %m = arith.muli %pe, %qe : i32
    %s = arith.addi %r, %m : i32
    linalg.yield %s : i32
  }
  return
}
// ----- bytes in matrices
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<64x128xi8>, %b: memref<128x64xi8>, %c: memref<64x64xi32>) {
  %z = arith.constant 0 : i32
  linalg.fill ins(%z : i32) outs(%c : memref<64x64xi32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x128xi8>, memref<128x64xi8>) outs(%c : memref<64x64xi32>) attrs = {lamina.vector_tile = {sizes = array<i64: 32,
        32, 64>, dim = 1 : i64, pack = array<i64: 1>, dot = "amx"}} {
  ^bb0(%p: i8, %q: i8, %r: i32):
    %pe = arith.extui %p : i8 to i32
    %qe = arith.extsi %q : i8 to i32
    %m = arith.muli %pe, %qe : i32
    %s = arith.addi %r, %m : i32
    linalg.yield %s : i32
  }
  return
}
// ----- bytes in matrices, with a rest of the rows and columns
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<40x96xi8>, %b: memref<96x48xi8>, %c: memref<40x48xi32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<40x96xi8>, memref<96x48xi8>) outs(%c : memref<40x48xi32>) attrs = {lamina.vector_tile = {sizes = array<i64: 16,
        32, 32>, dim = 1 : i64, pack = array<i64: 1>, dot = "amx"}} {
  ^bb0(%p: i8, %q: i8, %r: i32):
    %pe = arith.extsi %p : i8 to i32
    %qe = arith.extui %q : i8 to i32
    %m = arith.muli %pe, %qe : i32
    %s = arith.addi %r, %m : i32
    linalg.yield %s : i32
  }
  return
}
// ----- bf16 in matrices
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<32x64xbf16>, %b: memref<64x48xbf16>, %c: memref<32x48xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<32x48xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<32x64xbf16>, memref<64x48xbf16>) outs(%c : memref<32x48xf32>)
      attrs = {lamina.vector_tile = {sizes = array<i64: 32, 16, 32>, dim = 1 : i64, pack = array<i64: 1>, dot = "amx", order = array<i64: 1, 0, 2>}} {
  ^bb0(%p: bf16, %q: bf16, %r: f32):
    %pe = arith.extf %p : bf16 to f32
    %qe = arith.extf %q : bf16 to f32
    %m = arith.mulf %pe, %qe : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- matrices left: an odd reduction
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<32x33xbf16>, %b: memref<33x32xbf16>, %c: memref<32x32xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<32x32xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<32x33xbf16>, memref<33x32xbf16>) outs(%c : memref<32x32xf32>)
      attrs = {lamina.vector_tile = {sizes = array<i64: 16, 16, 32>, dim = 1 : i64, pack = array<i64: 1>, dot = "amx"}} {
  ^bb0(%p: bf16, %q: bf16, %r: f32):
    %pe = arith.extf %p : bf16 to f32
    %qe = arith.extf %q : bf16 to f32
    %m = arith.mulf %pe, %qe : f32
    %s = arith.addf %r, %m : f32
    linalg.yield %s : f32
  }
  return
}
// ----- rows and columns broadcast
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<5x11xf32>, %b: memref<11xf32>, %c: memref<5xf32>, %o: memref<5x11xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<5x11xf32>, memref<11xf32>,
        memref<5xf32>) outs(%o : memref<5x11xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 1, 4>, dim = 1 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    linalg.yield %y : f32
  }
  return
}
// ----- several rows at once, from column to column
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<4x8xf32>, %b: memref<8xf32>, %c: memref<4xf32>, %o: memref<4x8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<4x8xf32>, memref<8xf32>,
        memref<4xf32>) outs(%o : memref<4x8xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4>, dim = 1 : i64, order = array<i64: 1, 0>}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    linalg.yield %y : f32
  }
  return
}
// ----- vectors along the rows
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<8x3xf32>, %b: memref<3xf32>, %c: memref<8xf32>, %o: memref<8x3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<8x3xf32>, memref<3xf32>,
        memref<8xf32>) outs(%o : memref<8x3xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 4, 1>, dim = 0 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    linalg.yield %y : f32
  }
  return
}
// ----- reversed and transposed accesses
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<6x6xf32>, %b: memref<11xf32>, %c: memref<1xf32>, %o: memref<6x6xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (0)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<6x6xf32>, memref<11xf32>,
        memref<1xf32>) outs(%o : memref<6x6xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 1, 4>, dim = 1 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    linalg.yield %y : f32
  }
  return
}
// ----- chunks that are not run in parallel
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
// ----- indices, comparisons and functions
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<5x11xf32>, %b: memref<11xf32>, %c: memref<5xf32>, %o: memref<5x11xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<5x11xf32>, memref<11xf32>,
        memref<5xf32>) outs(%o : memref<5x11xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 1, 4>, dim = 1 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    %i = linalg.index 1 : index
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    %w = arith.maximumf %y, %f : f32
    %g = arith.cmpf ogt, %w, %p : f32
    %h = arith.select %g, %w, %p : f32
    %e = math.exp %h : f32
    linalg.yield %e : f32
  }
  return
}
// ----- left scalar: missing loop
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<5x11xf32>, %b: memref<11xf32>, %c: memref<5xf32>, %o: memref<5x11xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<5x11xf32>, memref<11xf32>,
        memref<5xf32>) outs(%o : memref<5x11xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 1>, dim = 0 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    linalg.yield %y : f32
  }
  return
}
// ----- left scalar: zero
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<5x11xf32>, %b: memref<11xf32>, %c: memref<5xf32>, %o: memref<5x11xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<5x11xf32>, memref<11xf32>,
        memref<5xf32>) outs(%o : memref<5x11xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 0, 4>, dim = 1 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    linalg.yield %y : f32
  }
  return
}
// ----- left scalar: wrong dim
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<5x11xf32>, %b: memref<11xf32>, %c: memref<5xf32>, %o: memref<5x11xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<5x11xf32>, memref<11xf32>,
        memref<5xf32>) outs(%o : memref<5x11xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 1, 4>, dim = 2 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    linalg.yield %y : f32
  }
  return
}
// ----- left scalar: no permutation
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<5x11xf32>, %b: memref<11xf32>, %c: memref<5xf32>, %o: memref<5x11xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<5x11xf32>, memref<11xf32>,
        memref<5xf32>) outs(%o : memref<5x11xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 1, 4>, dim = 1 : i64,
        order = array<i64: 1, 1>}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    linalg.yield %y : f32
  }
  return
}
// ----- left scalar: packed output
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: memref<5x11xf32>, %b: memref<11xf32>, %c: memref<5xf32>, %o: memref<5x11xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i,
        j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : memref<5x11xf32>, memref<11xf32>,
        memref<5xf32>) outs(%o : memref<5x11xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 1, 4>, dim = 1 : i64, pack = array<i64: 3>}} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32):
    %x = arith.addf %p, %q : f32
    %y = arith.mulf %x, %r : f32
    linalg.yield %y : f32
  }
  return
}
// ----- a convolution
// MLIR LEFT OUT: a pass of lamina
func.func @convolution(%x: memref<1x10x10x4xf32>, %w: memref<3x3x4x8xf32>, %o: memref<1x8x8x8xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%o : memref<1x8x8x8xf32>)
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>,
      lamina.vector_tile = {sizes = array<i64: 1, 1, 3, 8, 1, 1, 2>, dim = 3 : i64, contract}}
    ins(%x, %w : memref<1x10x10x4xf32>, memref<3x3x4x8xf32>) outs(%o : memref<1x8x8x8xf32>)
  return
}
// ----- a pooling with strides
// MLIR LEFT OUT: a pass of lamina
func.func @pooling(%x: memref<1x9x9x12xf32>, %w: memref<3x3xf32>, %o: memref<1x4x4x12xf32>) {
  linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>,
      lamina.vector_tile = {sizes = array<i64: 1, 1, 2, 8, 1, 3>, dim = 3 : i64}}
    ins(%x, %w : memref<1x9x9x12xf32>, memref<3x3xf32>) outs(%o : memref<1x4x4x12xf32>)
  return
}
// ----- sums of rows
// MLIR LEFT OUT: a pass of lamina
func.func @sums(%x: memref<6x20xf32>, %o: memref<6xf32>, %p: memref<20xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%o : memref<6xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<6x20xf32>) outs(%o : memref<6xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 8>, dim = 1 : i64}} {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<6x20xf32>) outs(%p : memref<20xf32>) attrs = {lamina.vector_tile = {sizes = array<i64: 2, 8>, dim = 1 : i64}} {
  ^bb0(%a: f32, %b: f32):
    %s = arith.maximumf %a, %b : f32
    linalg.yield %s : f32
  }
  return
}
// ----- an epilogue on the sums
// MLIR LEFT OUT: a pass of lamina
func.func @epilogue(%a: memref<6x8xf32>, %b: memref<8x12xf32>, %bias: memref<12xf32>, %o: memref<6x12xf32>) {
  %z = arith.constant 0.0 : f32
  %t = memref.alloc() : memref<6x12xf32>
  linalg.fill ins(%z : f32) outs(%t : memref<6x12xf32>)
  linalg.matmul {lamina.vector_tile = {sizes = array<i64: 2, 4, 1>, dim = 1 : i64}}
    ins(%a, %b : memref<6x8xf32>, memref<8x12xf32>) outs(%t : memref<6x12xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%t, %bias : memref<6x12xf32>, memref<12xf32>) outs(%o : memref<6x12xf32>)
      attrs = {lamina.vector_tile = {sizes = array<i64: 2, 4>, dim = 1 : i64}} {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %s = arith.addf %p, %q : f32
    %m = arith.maximumf %s, %z : f32
    linalg.yield %m : f32
  }
  memref.dealloc %t : memref<6x12xf32>
  return
}
// ----- a constant packed
// MLIR LEFT OUT: a pass of lamina
memref.global "private" constant @weights : memref<4x10xf32> = dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0],
  [11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0],
  [31.0, 32.0, 33.0, 34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0]]>
func.func @packed(%a: memref<6x4xf32>, %c: memref<6x10xf32>) {
  %b = memref.get_global @weights : memref<4x10xf32>
  linalg.matmul {lamina.vector_tile = {sizes = array<i64: 2, 4, 2>, dim = 1 : i64, pack = array<i64: 1>}}
    ins(%a, %b : memref<6x4xf32>, memref<4x10xf32>) outs(%c : memref<6x10xf32>)
  return
}
// ----- lookups in a table
// MLIR LEFT OUT: a pass of lamina
memref.global "private" constant @table : memref<256xi8> = dense<7>
func.func @lookups(%x: memref<100xi8>, %o: memref<100xi8>) {
  %t = memref.get_global @table : memref<256xi8>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : memref<100xi8>) outs(%o : memref<100xi8>)
      attrs = {lamina.vector_tile = {sizes = array<i64: 16>, dim = 0 : i64}} {
  ^bb0(%a: i8, %b: i8):
    %n = arith.index_castui %a : i8 to index
    %e = memref.load %t[%n] : memref<256xi8>
    linalg.yield %e : i8
  }
  return
}
// ----- several sums of each result
// MLIR LEFT OUT: a pass of lamina
func.func @columns(%a: memref<11x4xf32>, %o: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(k, j) -> (k, j)>, affine_map<(k, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<11x4xf32>) outs(%o : memref<4xf32>)
      attrs = {lamina.vector_tile = {sizes = array<i64: 4, 4>, dim = 1 : i64, order = array<i64: 1, 0>, partials = 3 : i64}} {
  ^bb0(%x: f32, %s: f32):
    %t = arith.addf %x, %s : f32
    linalg.yield %t : f32
  }
  return
}
// ----- several sums, of a block that is no reduction by one operation
// MLIR LEFT OUT: a pass of lamina
func.func @columns(%a: memref<11x4xf32>, %o: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(k, j) -> (k, j)>, affine_map<(k, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<11x4xf32>) outs(%o : memref<4xf32>)
      attrs = {lamina.vector_tile = {sizes = array<i64: 4, 4>, dim = 1 : i64, order = array<i64: 1, 0>, partials = 2 : i64}} {
  ^bb0(%x: f32, %s: f32):
    %t = arith.subf %s, %x : f32
    linalg.yield %t : f32
  }
  return
}
// ----- a remainder that overlaps by as few vectors as hold it
// MLIR LEFT OUT: a pass of lamina
func.func @product(%a: memref<2x3xf32>, %b: memref<3x69xf32>) -> memref<2x69xf32> {
  %c = memref.alloc() : memref<2x69xf32>
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<2x69xf32>)
  linalg.matmul {lamina.vector_tile = {sizes = array<i64: 1, 64, 1>, dim = 1 : i64, contract}}
    ins(%a, %b : memref<2x3xf32>, memref<3x69xf32>) outs(%c : memref<2x69xf32>)
  return %c : memref<2x69xf32>
}
// ----- rows that are contiguous along an outer reduction are used outside of the inner one
// MLIR LEFT OUT: a pass of lamina
func.func @sums(%a: memref<4x4xf32>, %b: memref<4xf32>, %c: memref<4x9xf32>, %o: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (j)>, affine_map<(i, j, k) -> (j, k)>,
        affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%a, %b, %c : memref<4x4xf32>, memref<4xf32>, memref<4x9xf32>) outs(%o : memref<4xf32>)
      attrs = {lamina.vector_tile = {sizes = array<i64: 4, 4, 2>, dim = 0 : i64}} {
  ^bb0(%x: f32, %y: f32, %z: f32, %s: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.mulf %p, %z : f32
    %t = arith.addf %q, %s : f32
    linalg.yield %t : f32
  }
  return
}
