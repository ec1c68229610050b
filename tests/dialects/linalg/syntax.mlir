// COMPARE:
// ----- linalg.matmul, linalg.fill, linalg.map
func.func @matmul_fill_map(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %s: f32, %t: tensor<4x8xf32>, %v: tensor<8xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, foo = 1} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %2 = linalg.fill ins(%s : f32) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %3 = linalg.map { arith.addf } ins(%a, %t : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
  %4 = linalg.map ins(%a, %t : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) (%x: f32, %y: f32, %o: f32) { %q = arith.addf %x, %y : f32
   linalg.yield %q : f32}
  %5 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%v : tensor<8xf32>) dimensions = [0]
  %6 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%v : tensor<8xf32>) dimensions = [0] {foo} (%x: f32, %y: f32) { %q = arith.addf %x, %y : f32
   linalg.yield %q : f32}
  %7 = linalg.broadcast ins(%v : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [0]
  %e8 = tensor.empty() : tensor<8x4xf32>
  %8 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%e8 : tensor<8x4xf32>) permutation = [1, 0]
  %9 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %t : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %10 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %11 = linalg.copy {foo} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %12 = linalg.generic {indexing_maps=[affine_map<(d0, d1)->(d0, d1)>, affine_map<(d0, d1)->(d0, d1)>],
      iterator_types=["parallel", "parallel"], doc="x"} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) attrs = {foo} {
    ^bb0(%x: f32, %y: f32):
     %i = linalg.index 0 : index
     linalg.yield %x : f32 } -> tensor<4x8xf32>
  %13 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2)->(d0, d2)>, affine_map<(d0, d1, d2)->(d2, d1)>,
      affine_map<(d0, d1, d2)->(d0, d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %14 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%t : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// ----- linalg.elementwise, linalg.add, linalg.mul
func.func @elementwise_add_mul(%a: tensor<4x8xf32>, %s: f64, %i8: tensor<4x8xi8>, %i1: tensor<4x8xi1>, %cx: tensor<4x8xcomplex<f32>>,
    %v: tensor<8xf32>, %img: tensor<1x16x16x4xf32>, %fl: tensor<3x3x4x8xf32>, %o: tensor<1x14x14x8xf32>, %rng
    : tensor<16x32xf32>, %f64 : f64, %i32: i32, %k8: tensor<8x8xi8>) {
  %9 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%i8, %i8 : tensor<4x8xi8>, tensor<4x8xi8>) outs(%i8 : tensor<4x8xi8>) -> tensor<4x8xi8>
  %10 = linalg.add ins(%i1, %i1 : tensor<4x8xi1>, tensor<4x8xi1>) outs(%i1 : tensor<4x8xi1>) -> tensor<4x8xi1>
  %11 = linalg.mul ins(%cx, %cx : tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) outs(%cx : tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
  %12 = linalg.copy ins(%i8 : tensor<4x8xi8>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %13 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%i8 : tensor<4x8xi8>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %14 = linalg.conv_2d_nhwc_hwcf ins(%img, %fl : tensor<1x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%o : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  %15 = linalg.fill_rng_2d ins(%f64, %f64, %i32 : f64, f64, i32) outs(%rng : tensor<16x32xf32>) -> tensor<16x32xf32>
  %16 = linalg.reciprocal ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %17 = linalg.powf ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %18 = linalg.quantized_matmul ins(%i8, %k8, %i32, %i32 : tensor<4x8xi8>, tensor<8x8xi8>, i32, i32) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func @g(%a: memref<?xf32>, %cx: memref<?xcomplex<f32>>, %s: memref<?xf32>, %c1: memref<?xi1>) {
  linalg.exp ins(%a : memref<?xf32>) outs(%a : memref<?xf32>)
  linalg.copy ins(%c1 : memref<?xi1>) outs(%a : memref<?xf32>)
  linalg.copy ins(%a : memref<?xf32>) outs(%c1 : memref<?xi1>)
  linalg.select ins(%c1, %a, %a : memref<?xi1>, memref<?xf32>, memref<?xf32>) outs(%a : memref<?xf32>)
  return
}
