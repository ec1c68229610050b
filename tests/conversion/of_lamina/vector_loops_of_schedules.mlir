// COMPARE: --lamina-linalg-to-vector-loops
// ----- a product of bytes, scaled in its epilogue, for icelake-server
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x64xi8 : memref<24x64xi8> = dense<1> {alignment = 64 : i64}
  func.func @product_bytes_scaled_its_epilogue_icelake(%arg0: memref<10x24xi8>) -> memref<10x64xi8> {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x64xi8 : memref<24x64xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x64xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 64>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x64xi32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0,
        %0 : memref<10x24xi8>, memref<24x64xi8>) outs(%alloc : memref<10x64xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        dot = "llvm.x86.avx512.vpdpbusd.512", order = array<i64: 1, 0, 2>, pack = array<i64: 1>, sizes = array<i64: 5, 64, 8>}} {
    ^bb0(%in: i8, %in_1: i8, %out: i32):
      %1 = arith.extui %in : i8 to i32
      %2 = arith.extsi %in_1 : i8 to i32
      %3 = arith.muli %1, %2 : i32
      %4 = arith.addi %out, %3 : i32
      linalg.yield %4 : i32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x64xi8>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x64xi32>) outs(%alloc_0 : memref<10x64xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 64>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    memref.dealloc %alloc : memref<10x64xi32>
    return %alloc_0 : memref<10x64xi8>
  }
}
// ----- a product of bytes, scaled in its epilogue, for sapphirerapids
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x64xi8 : memref<24x64xi8> = dense<1> {alignment = 64 : i64}
  func.func @product_bytes_scaled_its_epilogue(%arg0: memref<10x24xi8>) -> memref<10x64xi8> {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x64xi8 : memref<24x64xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x64xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 64>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x64xi32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0,
        %0 : memref<10x24xi8>, memref<24x64xi8>) outs(%alloc : memref<10x64xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        dot = "llvm.x86.avx512.vpdpbusd.512", order = array<i64: 1, 0, 2>, pack = array<i64: 1>, sizes = array<i64: 5, 64, 8>}} {
    ^bb0(%in: i8, %in_1: i8, %out: i32):
      %1 = arith.extui %in : i8 to i32
      %2 = arith.extsi %in_1 : i8 to i32
      %3 = arith.muli %1, %2 : i32
      %4 = arith.addi %out, %3 : i32
      linalg.yield %4 : i32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x64xi8>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x64xi32>) outs(%alloc_0 : memref<10x64xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 64>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    memref.dealloc %alloc : memref<10x64xi32>
    return %alloc_0 : memref<10x64xi8>
  }
}
// ----- a product of bytes, scaled in its epilogue, for x86-64
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x64xi8 : memref<24x64xi8> = dense<1> {alignment = 64 : i64}
  func.func @product_bytes_scaled_its_epilogue_x86(%arg0: memref<10x24xi8>) -> memref<10x64xi8> {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x64xi8 : memref<24x64xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x64xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 16>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x64xi32>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x24xi32>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<10x24xi8> into memref<240xi8>
    %collapse_shape_1 = memref.collapse_shape %alloc_0 [[0, 1]] : memref<10x24xi32> into memref<240xi32>
    linalg.generic {indexing_maps = [#map, #map],
        iterator_types = ["parallel"]} ins(%collapse_shape : memref<240xi8>) outs(%collapse_shape_1 : memref<240xi32>)
        attrs =  {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 16>}} {
    ^bb0(%in: i8, %out: i32):
      %1 = arith.extui %in : i8 to i32
      linalg.yield %1 : i32
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<24x64xi32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel",
        "parallel"]} ins(%0 : memref<24x64xi8>) outs(%alloc_2 : memref<24x64xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 16>}} {
    ^bb0(%in: i8, %out: i32):
      %1 = arith.extsi %in : i8 to i32
      linalg.yield %1 : i32
    }
    linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_0,
        %alloc_2 : memref<10x24xi32>, memref<24x64xi32>) outs(%alloc : memref<10x64xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        order = array<i64: 1, 0, 2>, sizes = array<i64: 5, 8, 4>}} {
    ^bb0(%in: i32, %in_4: i32, %out: i32):
      %1 = arith.muli %in, %in_4 : i32
      %2 = arith.addi %out, %1 : i32
      linalg.yield %2 : i32
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<10x64xi8>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x64xi32>) outs(%alloc_3 : memref<10x64xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 16>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    memref.dealloc %alloc : memref<10x64xi32>
    memref.dealloc %alloc_0 : memref<10x24xi32>
    memref.dealloc %alloc_2 : memref<24x64xi32>
    return %alloc_3 : memref<10x64xi8>
  }
}
// ----- a product of signed bytes with a rest, for icelake-server
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x40xi8 : memref<24x40xi8> = dense<1> {alignment = 64 : i64}
  func.func @product_signed_bytes_rest_icelake_server(%arg0: memref<10x24xi8>) -> memref<10x40xi8> {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x40xi8 : memref<24x40xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x40xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 32>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x40xi32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0,
        %0 : memref<10x24xi8>, memref<24x40xi8>) outs(%alloc : memref<10x40xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        dot = "llvm.x86.avx512.vpdpbusd.512", order = array<i64: 1, 0, 2>, pack = array<i64: 1>, sizes = array<i64: 5, 64, 8>}} {
    ^bb0(%in: i8, %in_1: i8, %out: i32):
      %1 = arith.extsi %in : i8 to i32
      %2 = arith.extsi %in_1 : i8 to i32
      %3 = arith.muli %1, %2 : i32
      %4 = arith.addi %out, %3 : i32
      linalg.yield %4 : i32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x40xi8>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x40xi32>) outs(%alloc_0 : memref<10x40xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 32>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    memref.dealloc %alloc : memref<10x40xi32>
    return %alloc_0 : memref<10x40xi8>
  }
}
// ----- a product of signed bytes with a rest, for x86-64
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x40xi8 : memref<24x40xi8> = dense<1> {alignment = 64 : i64}
  func.func @product_signed_bytes_rest_x86_64(%arg0: memref<10x24xi8>) -> memref<10x40xi8> {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x40xi8 : memref<24x40xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x40xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 16>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x40xi32>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x24xi32>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<10x24xi8> into memref<240xi8>
    %collapse_shape_1 = memref.collapse_shape %alloc_0 [[0, 1]] : memref<10x24xi32> into memref<240xi32>
    linalg.generic {indexing_maps = [#map, #map],
        iterator_types = ["parallel"]} ins(%collapse_shape : memref<240xi8>) outs(%collapse_shape_1 : memref<240xi32>)
        attrs =  {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 16>}} {
    ^bb0(%in: i8, %out: i32):
      %1 = arith.extsi %in : i8 to i32
      linalg.yield %1 : i32
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<24x40xi32>
    %collapse_shape_3 = memref.collapse_shape %0 [[0, 1]] : memref<24x40xi8> into memref<960xi8>
    %collapse_shape_4 = memref.collapse_shape %alloc_2 [[0, 1]] : memref<24x40xi32> into memref<960xi32>
    linalg.generic {indexing_maps = [#map, #map],
        iterator_types = ["parallel"]} ins(%collapse_shape_3 : memref<960xi8>) outs(%collapse_shape_4 : memref<960xi32>)
        attrs =  {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 16>}} {
    ^bb0(%in: i8, %out: i32):
      %1 = arith.extsi %in : i8 to i32
      linalg.yield %1 : i32
    }
    linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_0,
        %alloc_2 : memref<10x24xi32>, memref<24x40xi32>) outs(%alloc : memref<10x40xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        order = array<i64: 1, 0, 2>, sizes = array<i64: 5, 8, 4>}} {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %1 = arith.muli %in, %in_6 : i32
      %2 = arith.addi %out, %1 : i32
      linalg.yield %2 : i32
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<10x40xi8>
    linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x40xi32>) outs(%alloc_5 : memref<10x40xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 16>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    memref.dealloc %alloc : memref<10x40xi32>
    memref.dealloc %alloc_0 : memref<10x24xi32>
    memref.dealloc %alloc_2 : memref<24x40xi32>
    return %alloc_5 : memref<10x40xi8>
  }
}
// ----- a product whose sums are used twice, for icelake-server
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_24x64xi8 : memref<24x64xi8> = dense<1> {alignment = 64 : i64}
  func.func @product_whose_sums_used_twice_icelake(%arg0: memref<10x24xi8>) -> (memref<10x64xi8>, memref<10x64xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = memref.get_global @__constant_24x64xi8 : memref<24x64xi8>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x64xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 64>}} ins(%c0_i32 : i32) outs(%alloc : memref<10x64xi32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0,
        %0 : memref<10x24xi8>, memref<24x64xi8>) outs(%alloc : memref<10x64xi32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        dot = "llvm.x86.avx512.vpdpbusd.512", order = array<i64: 1, 0, 2>, pack = array<i64: 1>, sizes = array<i64: 5, 64, 8>}} {
    ^bb0(%in: i8, %in_1: i8, %out: i32):
      %1 = arith.extui %in : i8 to i32
      %2 = arith.extsi %in_1 : i8 to i32
      %3 = arith.muli %1, %2 : i32
      %4 = arith.addi %out, %3 : i32
      linalg.yield %4 : i32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<10x64xi8>
    linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel",
        "parallel"]} ins(%alloc : memref<10x64xi32>) outs(%alloc_0 : memref<10x64xi8>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 64>}} {
    ^bb0(%in: i32, %out: i8):
      %1 = arith.shrsi %in, %c7_i32 : i32
      %2 = arith.trunci %1 : i32 to i8
      linalg.yield %2 : i8
    }
    return %alloc_0, %alloc : memref<10x64xi8>, memref<10x64xi32>
  }
}
// ----- a product of bf16, for sapphirerapids
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @product_bf16_sapphirerapids(%arg0: memref<32x64xbf16>, %arg1: memref<64x64xbf16>) -> memref<32x64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x64xf32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 64>}} ins(%cst : f32) outs(%alloc : memref<32x64xf32>)
    linalg.matmul {lamina.vector_tile = {dim = 1 : i64, dot = "amx", pack = array<i64: 1>, sizes = array<i64: 32, 32, 32>}} ins(%arg0,
        %arg1 : memref<32x64xbf16>, memref<64x64xbf16>) outs(%alloc : memref<32x64xf32>)
    return %alloc : memref<32x64xf32>
  }
}
// ----- a product of f32, for x86-64
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @product_f32_x86_64(%arg0: memref<10x24xf32>, %arg1: memref<24x40xf32>) -> memref<10x40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x40xf32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 16>}} ins(%cst : f32) outs(%alloc : memref<10x40xf32>)
    linalg.matmul {lamina.vector_tile = {dim = 1 : i64, order = array<i64: 1, 0, 2>, sizes = array<i64: 5, 8, 4>}} ins(%arg0,
        %arg1 : memref<10x24xf32>, memref<24x40xf32>) outs(%alloc : memref<10x40xf32>)
    return %alloc : memref<10x40xf32>
  }
}
// ----- a product of f32, for icelake-server
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @product_f32_icelake_server(%arg0: memref<10x24xf32>, %arg1: memref<24x40xf32>) -> memref<10x40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<10x40xf32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 32>}} ins(%cst : f32) outs(%alloc : memref<10x40xf32>)
    linalg.matmul {lamina.vector_tile = {contract, dim = 1 : i64, order = array<i64: 1, 0, 2>, sizes = array<i64: 5, 64, 4>}} ins(%arg0,
        %arg1 : memref<10x24xf32>, memref<24x40xf32>) outs(%alloc : memref<10x40xf32>)
    return %alloc : memref<10x40xf32>
  }
}
// ----- a long product of f32, for haswell
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @long_product_f32_haswell(%arg0: memref<96x512xf32>, %arg1: memref<512x256xf32>) -> memref<96x256xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<96x256xf32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 32>}} ins(%cst : f32) outs(%alloc : memref<96x256xf32>)
    linalg.matmul {lamina.vector_tile = {contract, dim = 1 : i64, order = array<i64: 1, 0, 2>, pack = array<i64: 1>, sizes = array<i64: 6, 16,
        4>}} ins(%arg0, %arg1 : memref<96x512xf32>, memref<512x256xf32>) outs(%alloc : memref<96x256xf32>)
    return %alloc : memref<96x256xf32>
  }
}
// ----- a product of signed bytes, for sapphirerapids
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @product_signed_bytes_sapphirerapids(%arg0: memref<32x64xi8>, %arg1: memref<64x32xi8>) -> memref<32x32xi32> {
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x32xi32>
    linalg.fill {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 32>}} ins(%c0_i32 : i32) outs(%alloc : memref<32x32xi32>)
    linalg.matmul {lamina.vector_tile = {dim = 1 : i64, dot = "amx", pack = array<i64: 1>, sizes = array<i64: 32, 32, 64>}} ins(%arg0,
        %arg1 : memref<32x64xi8>, memref<64x32xi8>) outs(%alloc : memref<32x32xi32>)
    return %alloc : memref<32x32xi32>
  }
}
// ----- a convolution, for haswell
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @convolution_haswell(%arg0: memref<1x10x10x3xf32>, %arg1: memref<3x3x3x24xf32>) -> memref<1x4x4x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x4x4x24xf32>
    linalg.fill {lamina.vector_tile = {dim = 3 : i64, sizes = array<i64: 1, 1, 1, 16>}} ins(%cst : f32) outs(%alloc : memref<1x4x4x24xf32>)
    linalg.conv_2d_nhwc_hwcf {lamina.vector_tile = {contract, dim = 3 : i64, order = array<i64: 0, 1, 3, 2, 4, 5, 6>, sizes = array<i64: 1, 2, 4,
        8, 1, 3, 3>}, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x10x10x3xf32>,
        memref<3x3x3x24xf32>) outs(%alloc : memref<1x4x4x24xf32>)
    return %alloc : memref<1x4x4x24xf32>
  }
}
// ----- a pooling, for haswell
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
module {
  func.func @pooling_haswell(%arg0: memref<1x9x9x20xf32>) -> memref<1x4x4x20xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x3xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1x4x4x20xf32>
    linalg.fill {lamina.vector_tile = {dim = 3 : i64, sizes = array<i64: 1, 1, 1, 16>}} ins(%cst : f32) outs(%alloc_0 : memref<1x4x4x20xf32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction",
        "reduction"]} ins(%arg0, %alloc : memref<1x9x9x20xf32>,
        memref<3x3xf32>) outs(%alloc_0 : memref<1x4x4x20xf32>) attrs =  {lamina.vector_tile = {contract, dim = 3 : i64, sizes = array<i64: 1, 1,
        1, 32, 3, 3>}} {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %0 = arith.maximumf %out, %in : f32
      linalg.yield %0 : f32
    }
    memref.dealloc %alloc : memref<3x3xf32>
    return %alloc_0 : memref<1x4x4x20xf32>
  }
}
// ----- sums and quotients of rows, for haswell
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @sums_quotients_rows_haswell(%arg0: memref<6x37xf32>) -> memref<6x37xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<6xf32>
    linalg.fill {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 8>}} ins(%cst : f32) outs(%alloc : memref<6xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel",
        "reduction"]} ins(%arg0 : memref<6x37xf32>) outs(%alloc : memref<6xf32>) attrs =  {lamina.vector_tile = {contract, dim = 1 : i64,
        sizes = array<i64: 1, 32>}} {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %out, %in : f32
      linalg.yield %0 : f32
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<6x37xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc : memref<6x37xf32>,
        memref<6xf32>) outs(%alloc_0 : memref<6x37xf32>) attrs =  {lamina.vector_tile = {dim = 1 : i64, sizes = array<i64: 1, 32>}} {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %0 = arith.divf %in, %in_1 : f32
      linalg.yield %0 : f32
    }
    memref.dealloc %alloc : memref<6xf32>
    return %alloc_0 : memref<6x37xf32>
  }
}
// ----- a transpose, for haswell
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @transpose_haswell(%arg0: memref<20x12xf32>) -> memref<12x20xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x20xf32>
    linalg.transpose ins(%arg0 : memref<20x12xf32>) outs(%alloc : memref<12x20xf32>) permutation = [1, 0]  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 8, 8>}}
    return %alloc : memref<12x20xf32>
  }
}
// ----- columns of a matrix, for haswell
// MLIR LEFT OUT: a pass of lamina
module {
  func.func @columns_matrix_haswell(%arg0: memref<13x5xi32>) -> memref<13xi32> {
    %subview = memref.subview %arg0[0, 0] [13, 1] [1, 1] : memref<13x5xi32> to memref<13xi32, strided<[5]>>
    %subview_0 = memref.subview %arg0[0, 1] [13, 1] [1, 1] : memref<13x5xi32> to memref<13xi32, strided<[5], offset: 1>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<13xi32>
    linalg.sub {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 8>}} ins(%subview, %subview_0 : memref<13xi32, strided<[5]>>,
        memref<13xi32, strided<[5], offset: 1>>) outs(%alloc : memref<13xi32>)
    return %alloc : memref<13xi32>
  }
}
// ----- a gather of rows, for icelake-server
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @gather_rows_icelake_server(%arg0: memref<50x8xf32>, %arg1: memref<12xi32>) -> memref<12x8xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x8xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel",
        "parallel"]} ins(%arg1 : memref<12xi32>) outs(%alloc : memref<12x8xf32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 8>}} {
    ^bb0(%in: i32, %out: f32):
      %0 = arith.index_cast %in : i32 to index
      %1 = linalg.index 1 : index
      %2 = memref.load %arg0[%0, %1] : memref<50x8xf32>
      linalg.yield %2 : f32
    }
    return %alloc : memref<12x8xf32>
  }
}
// ----- a lookup in rows, for icelake-server
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @lookup_rows_icelake_server(%arg0: memref<8x50xf32>, %arg1: memref<12xi32>) -> memref<12x8xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<12x8xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel",
        "parallel"]} ins(%arg1 : memref<12xi32>) outs(%alloc : memref<12x8xf32>) attrs =  {lamina.vector_tile = {dim = 1 : i64,
        sizes = array<i64: 1, 8>}} {
    ^bb0(%in: i32, %out: f32):
      %0 = arith.index_cast %in : i32 to index
      %1 = linalg.index 1 : index
      %2 = memref.load %arg0[%1, %0] : memref<8x50xf32>
      linalg.yield %2 : f32
    }
    return %alloc : memref<12x8xf32>
  }
}
// ----- the largest of each row, for haswell
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @largest_each_row_haswell(%arg0: memref<7x40xi8>) -> memref<7xi32> {
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7xi32>
    linalg.fill {lamina.vector_tile = {dim = 0 : i64, sizes = array<i64: 8>}} ins(%c0_i32 : i32) outs(%alloc : memref<7xi32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel",
        "reduction"]} ins(%arg0 : memref<7x40xi8>) outs(%alloc : memref<7xi32>) attrs =  {lamina.vector_tile = {contract, dim = 1 : i64,
        sizes = array<i64: 1, 32>}} {
    ^bb0(%in: i8, %out: i32):
      %0 = arith.extsi %in : i8 to i32
      %1 = arith.maxsi %out, %0 : i32
      linalg.yield %1 : i32
    }
    return %alloc : memref<7xi32>
  }
}
// ----- a product with packed constants, whose next panel is prefetched, for icelake-server
// MLIR LEFT OUT: a pass of lamina
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  memref.global "private" constant @__constant_256x1024xf32 : memref<256x1024xf32> = dense<1.0> {alignment = 64 : i64}
  func.func @product_packed_constants_whose_next_panel(%arg0: memref<196x1024xf32>, %arg1: memref<196x256xf32>) -> memref<196x256xf32> {
    %0 = memref.get_global @__constant_256x1024xf32 : memref<256x1024xf32>
    linalg.matmul indexing_maps = [#map, #map1, #map2] {lamina.vector_tile = {contract, dim = 1 : i64, order = array<i64: 1, 0, 2>,
        pack = array<i64: 1>, sizes = array<i64: 6, 64, 4>}} ins(%arg0, %0 : memref<196x1024xf32>, memref<256x1024xf32>) outs(%arg1 : memref<196x256xf32>)
    %alloc = memref.alloc() : memref<196x256xf32>
    memref.copy %arg1, %alloc : memref<196x256xf32> to memref<196x256xf32>
    return %alloc : memref<196x256xf32>
  }
}
