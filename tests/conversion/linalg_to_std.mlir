// COMPARE: --convert-linalg-to-std --allow-unregistered-dialect
// ----- linalg.matmul
func.func @matmul(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// ----- linalg.matmul
func.func @matmul_2(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?x?xf32>, %c: memref<4x4xf32, strided<[4,1]>>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32>) outs(%c : memref<4x4xf32, strided<[4,1]>>)
  linalg.matmul ins(%a, %b : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32>) outs(%c : memref<4x4xf32, strided<[4,1]>>)
  return
}
// ----- linalg.fill: expected fill value type ...
func.func @fill_expected_fill_value_type(%x: f32, %c: memref<4x4xf32>, %y: f16, %z: i8, %h: memref<4xi8>) {
  linalg.fill ins(%x : f32) outs(%c : memref<4x4xf32>)
  linalg.fill ins(%y : f16) outs(%c : memref<4x4xf32>)
  linalg.fill ins(%z : i8) outs(%h : memref<4xi8>)
  linalg.copy ins(%c : memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// ----- linalg.generic
#m = affine_map<(d0, d1) -> (d0, d1)>
func.func @generic(%a: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"], library_call = "my_lib"}
      ins(%a : memref<4x4xf32>) outs(%c : memref<4x4xf32>) {
   ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}
// ----- linalg.generic
#m = affine_map<(d0, d1) -> (d0, d1)>
func.func @generic_2(%a: memref<4x4xf32>, %c: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x4xf32>) outs(%c : memref<4x4xf32>) {
   ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}
// ----- failed to legalize operation 'linalg.matmul'
func.func @failed_to_legalize_operation_matmul(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// ----- func.call: operand type mismatch: expected operand type 'memref...
func.func @names(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<8x4xf32>, %v: memref<8xf32>, %w: memref<4xf32>, %z: memref<f32>) {
  linalg.transpose ins(%a : memref<4x8xf32>) outs(%c : memref<8x4xf32>) permutation = [1, 0]
  linalg.broadcast ins(%v : memref<8xf32>) outs(%b : memref<4x8xf32>) dimensions = [0]
  linalg.reduce { arith.addf } ins(%a : memref<4x8xf32>) outs(%w : memref<4xf32>) dimensions = [1]
  linalg.map { arith.addf } ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  linalg.dot ins(%v, %v : memref<8xf32>, memref<8xf32>) outs(%z : memref<f32>)
  linalg.matvec ins(%a, %v : memref<4x8xf32>, memref<8xf32>) outs(%w : memref<4xf32>)
  linalg.add ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// ----- failed to legalize operation 'linalg.fill'
func.func @conv(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x4xf32>, %c: memref<1x6x6x4xf32>, %s: memref<4x4xf32, 3>,
    %q: memref<4x4xi32>, %cc: memref<4xcomplex<f32>>, %ix: memref<4xindex>, %xi: index, %cx: complex<f32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x4xf32>) outs(%c : memref<1x6x6x4xf32>)
  linalg.exp ins(%s : memref<4x4xf32, 3>) outs(%s : memref<4x4xf32, 3>)
  linalg.fill ins(%cx : complex<f32>) outs(%cc : memref<4xcomplex<f32>>)
  linalg.fill ins(%xi : index) outs(%ix : memref<4xindex>)
  return
}
// ----- func.call: incorrect number of operands for callee
func.func private @linalg_matmul_view4x8xf32_view8x4xf32_view4x4xf32(i32)
func.func @call_incorrect_number_operands_callee(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// ----- linalg.generic, linalg.index
func.func @generic_index(%c: memref<4x4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"],
      library_call = "lib2"} outs(%c : memref<4x4xindex>) {
   ^bb0(%y: index): 
    %0 = linalg.index 0 : index
    linalg.yield %0 : index }
  return
}
// ----- failed to legalize operation 'linalg.softmax'
func.func @failed_to_legalize_operation_softmax(%c: memref<4x4xf32>, %d: memref<4x4xf32>) {
  linalg.softmax dimension(1) ins(%c : memref<4x4xf32>) outs(%d : memref<4x4xf32>)
  return
}
// ----- linalg.exp, linalg.fill
func.func @exp_fill(%a: memref<8x2xf32, affine_map<(d0,d1)->(d0*2+d1+4)>>, %c: memref<*xf32>, %v: memref<4xvector<2xf32>>, %w: vector<2xf32>) {
  linalg.exp ins(%a : memref<8x2xf32, affine_map<(d0,d1)->(d0*2+d1+4)>>) outs(%a : memref<8x2xf32, affine_map<(d0,d1)->(d0*2+d1+4)>>)
  linalg.fill ins(%w : vector<2xf32>) outs(%v : memref<4xvector<2xf32>>)
  return
}
// ----- failed to legalize operation 'test.use'
func.func @a(%z: memref<f32>, %v: memref<8xf32>, %x: i8, %h: memref<4xi8>) {
  linalg.dot ins(%v, %v : memref<8xf32>, memref<8xf32>) outs(%z : memref<f32>)
  linalg.fill ins(%x : i8) outs(%h : memref<4xi8>)
  "test.use"(%x) : (i8) -> ()
  return
}
func.func @b(%a: memref<4x8xf32, 3>, %b: memref<?x8xf32>) {
  linalg.exp ins(%a : memref<4x8xf32, 3>) outs(%a : memref<4x8xf32, 3>)
  linalg.add ins(%b, %b : memref<?x8xf32>, memref<?x8xf32>) outs(%b : memref<?x8xf32>)
  return
}
// ----- failed to legalize operation 'linalg.exp'
func.func @failed_to_legalize_operation_exp(%a: memref<4x8xf32, "foo">) {
  linalg.exp ins(%a : memref<4x8xf32, "foo">) outs(%a : memref<4x8xf32, "foo">)
  return
}
// ----- linalg.transpose, linalg.generic
func.func @transpose_generic(%a: memref<4x8xf32>, %c: memref<8x4xf32>) {
  linalg.transpose ins(%a : memref<4x8xf32>) outs(%c : memref<8x4xf32>) permutation = [1, 0]
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"],
      library_call = "lib3"} outs(%c : memref<8x4xf32>) {
   ^bb0(%y: f32): 
    linalg.yield %y : f32 }
  return
}
// ----- linalg.exp, linalg.fill, linalg.copy
func.func @cs(%a: memref<4x8xf32, strided<[?,?], offset: ?>>, %i: index, %ih: memref<4xindex>, %bf: memref<4xbf16>, %s8: f8E4M3FN, %m8: memref<4xf8E4M3FN>) {
  linalg.exp ins(%a : memref<4x8xf32, strided<[?,?], offset: ?>>) outs(%a : memref<4x8xf32, strided<[?,?], offset: ?>>)
  linalg.fill ins(%i : index) outs(%ih : memref<4xindex>)
  linalg.fill ins(%s8 : f8E4M3FN) outs(%m8 : memref<4xf8E4M3FN>)
  linalg.copy ins(%bf : memref<4xbf16>) outs(%bf : memref<4xbf16>)
  return
}
// ----- linalg.reduce, arith.addf
func.func @red(%a: memref<4x8xf32>, %w: memref<4xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<4x8xf32>) outs(%w : memref<4xf32>) dimensions = [1]
  return
}
// ----- linalg.map, arith.addf
func.func @map(%a: memref<4x8xf32>, %w: memref<4xf32>) {
  linalg.map { arith.addf } ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  return
}
// ----- operand #0 does not dominate this use
func.func @operand_0_does_not_dominate_this_use(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>, %d: memref<2x4x8xf32>, %e: memref<2x8x4xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  linalg.batch_reduce_matmul ins(%d, %e : memref<2x4x8xf32>, memref<2x8x4xf32>) outs(%c : memref<4x4xf32>)
  linalg.pooling_nhwc_sum ins(%p, %q : memref<1x4x4x1xf32>, memref<3x3xf32>) outs(%r : memref<1x2x2x1xf32>)
  %p, %q, %r = "test.x"() : () -> (memref<1x4x4x1xf32>, memref<3x3xf32>, memref<1x2x2x1xf32>)
  return
}
// ----- linalg.elementwise
func.func @elementwise(%a: memref<4x8xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  return
}
// ----- linalg.dot, linalg.fill, linalg.exp
func.func @a(%z: memref<f32>, %v: memref<8xf32>, %x: i8, %h: memref<4xi8>) {
  linalg.dot ins(%v, %v : memref<8xf32>, memref<8xf32>) outs(%z : memref<f32>)
  linalg.fill ins(%x : i8) outs(%h : memref<4xi8>)
  return
}
func.func @b(%a: memref<4x8xf32, 3>, %b: memref<?x8xf32>) {
  linalg.exp ins(%a : memref<4x8xf32, 3>) outs(%a : memref<4x8xf32, 3>)
  linalg.add ins(%b, %b : memref<?x8xf32>, memref<?x8xf32>) outs(%b : memref<?x8xf32>)
  return
}
// ----- linalg.exp
module @outer { module @inner { func.func @exp(%a: memref<4x8xf32, 3>) {
  linalg.exp ins(%a : memref<4x8xf32, 3>) outs(%a : memref<4x8xf32, 3>)
  return
} 
 func.func private @last() } 
 func.func private @last() }
// ----- linalg.contract, linalg.batch_reduce_matmul, linalg.pooling_nhwc_sum
func.func @contract_batch_reduce_matmul_pooling_nhwc_sum(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>, %d: memref<2x4x8xf32>,
    %e: memref<2x8x4xf32>, %p: memref<1x4x4x1xf32>, %q: memref<3x3xf32>, %r: memref<1x2x2x1xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  linalg.batch_reduce_matmul ins(%d, %e : memref<2x4x8xf32>, memref<2x8x4xf32>) outs(%c : memref<4x4xf32>)
  linalg.pooling_nhwc_sum ins(%p, %q : memref<1x4x4x1xf32>, memref<3x3xf32>) outs(%r : memref<1x2x2x1xf32>)
  return
}
// ----- linalg.generic
func.func @generic_3(%a: memref<4xf32>, %x: f32, %c: memref<4xcomplex<f32>>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"],
      library_call = "foo"} ins(%x : f32) outs(%a : memref<4xf32>) {
   ^bb0(%u: f32, %y: f32):
    linalg.yield %u : f32 }
  return
}
// ----- failed to legalize operation 'tensor.empty'
func.func @nothing() -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  cf.br ^a
^a:
  return %0 : tensor<4xf32>
}
// ----- failed to legalize operation 'linalg.fill'
func.func @failed_to_legalize_operation_fill(%m: memref<4xsi32>, %x: si32, %mm: memref<4xui8>, %u: vector<2x3xi4>, %v: memref<4xvector<2x3xi4>>) {
  linalg.fill ins(%x : si32) outs(%m : memref<4xsi32>)
  linalg.fill ins(%u : vector<2x3xi4>) outs(%v : memref<4xvector<2x3xi4>>)
  return
}
// ----- linalg.fill
func.func @fill(%u: vector<[2]x3xi4>, %v: memref<4xvector<[2]x3xi4>>) {
  linalg.fill ins(%u : vector<[2]x3xi4>) outs(%v : memref<4xvector<[2]x3xi4>>)
  return
}
// ----- operand #2 does not dominate this use
func.func @casts(%a: memref<4x8xi8>, %b: memref<8x4xi8>, %c: memref<4x4xi32>) {
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<4x8xi8>, memref<8x4xi8>) outs(%c : memref<4x4xi32>)
  linalg.quantized_matmul ins(%a, %b, %z, %z : memref<4x8xi8>, memref<8x4xi8>, i32, i32) outs(%c : memref<4x4xi32>)
  %z = arith.constant 0 : i32
  return
}
// ----- scalars
func.func @scalars(%a: memref<4x8xi8>, %b: memref<8x4xi8>, %c: memref<4x4xi32>, %z: i32) {
  linalg.quantized_matmul ins(%a, %b, %z, %z : memref<4x8xi8>, memref<8x4xi8>, i32, i32) outs(%c : memref<4x4xi32>)
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<4x8xi8>, memref<8x4xi8>) outs(%c : memref<4x4xi32>)
  return
}
