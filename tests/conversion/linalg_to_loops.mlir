// COMPARE: --convert-linalg-to-loops
func.func @dyn(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %s: f32) {
  linalg.fill ins(%s : f32) outs(%c : memref<?x?xf32>)
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
func.func @idx(%a: memref<4x?xi64>, %r: memref<i64>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j)->()>], iterator_types = ["parallel",
      "reduction"]} ins(%a : memref<4x?xi64>) outs(%r : memref<i64>) {
  ^bb0(%x: i64, %y: i64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %l = arith.index_cast %k : index to i64
    %m = arith.addi %l, %x : i64
    linalg.yield %m : i64
  }
  return
}
func.func @dot(%a: memref<?xf32>, %b: memref<?xf32>, %r: memref<f32>) {
  linalg.dot ins(%a, %b : memref<?xf32>, memref<?xf32>) outs(%r : memref<f32>)
  return
}
func.func @conv1d(%a: memref<?xf32>, %b: memref<?xf32>, %r: memref<?xf32>) {
  linalg.conv_1d ins(%a, %b : memref<?xf32>, memref<?xf32>) outs(%r : memref<?xf32>)
  return
}
func.func @pool(%a: memref<?x?x?x?xf32>, %b: memref<3x3xf32>, %r: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_max {strides = dense<[2, 1]> : tensor<2xi64>, dilations = dense<[1, 3]> : tensor<2xi64>}
      ins(%a, %b : memref<?x?x?x?xf32>, memref<3x3xf32>) outs(%r : memref<?x?x?x?xf32>)
  return
}
func.func @scalar(%a: memref<f32>, %b: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<()->()>], iterator_types = []} ins(%a : memref<f32>) outs(%b : memref<f32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
func.func @rev(%a: memref<8xf32>, %b: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (7 - d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]}
      ins(%a : memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0) -> (3)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]}
      ins(%a : memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.reduce { arith.addf } ins(%a : memref<8xf32>) outs(%b : memref<8xf32>) dimensions = []
  linalg.map { math.exp } ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  return
}
