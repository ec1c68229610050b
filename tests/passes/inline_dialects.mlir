// COMPARE: --inline=default-pipeline= --allow-unregistered-dialect
// ----- memref, call memref
func.func private @memref(%a: memref<4xi32>) {
 %0 = memref.alloc() : memref<4xi32>
 memref.dealloc %0 : memref<4xi32>
 return
}
func.func @call_memref(%a: memref<4xi32>) {
 func.call @memref(%a) : (memref<4xi32>) -> ()
 return
}
// ----- tensor, call tensor
func.func private @tensor(%a: tensor<4xi32>) {
 %0 = tensor.cast %a : tensor<4xi32> to tensor<?xi32>
 "t.x"(%0) : (tensor<?xi32>) -> ()
 return
}
func.func @call_tensor(%a: tensor<4xi32>) {
 func.call @tensor(%a) : (tensor<4xi32>) -> ()
 return
}
// ----- vector, call vector
func.func private @vector(%a: vector<4xf32>) {
 vector.print %a : vector<4xf32>
 return
}
func.func @call_vector(%a: vector<4xf32>) {
 func.call @vector(%a) : (vector<4xf32>) -> ()
 return
}
// ----- linalg, call linalg
func.func private @linalg(%a: memref<4xf32>) {
 linalg.copy ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
 return
}
func.func @call_linalg(%a: memref<4xf32>) {
 func.call @linalg(%a) : (memref<4xf32>) -> ()
 return
}
// ----- bufferization, call bufferization
func.func private @bufferization(%a: tensor<4xf32>) {
 bufferization.dealloc_tensor %a : tensor<4xf32>
 return
}
func.func @call_bufferization(%a: tensor<4xf32>) {
 func.call @bufferization(%a) : (tensor<4xf32>) -> ()
 return
}
// ----- shape, call shape
func.func private @shape(%a: !shape.witness) {
 %0 = shape.assuming %a -> (index) {
 %1 = "shape.const_size"() {value = 4 : index} : () -> !shape.size
 %2 = shape.size_to_index %1 : !shape.size
 shape.assuming_yield %2 : index }
 return
}
func.func @call_shape(%a: !shape.witness) {
 func.call @shape(%a) : (!shape.witness) -> ()
 return
}
// ----- call gpu
func.func private @gpu(%a: index) {
 gpu.barrier
 return
}
func.func @call_gpu(%a: index) {
 func.call @gpu(%a) : (index) -> ()
 return
}
// ----- quant, call quant
func.func private @quant(%a: f32, %z: memref<4xf32>, %zi: index) {
 %0 = "quant.qcast"(%a) : (f32) -> !quant.uniform<i8:f32, 1.0>
 %1 = "quant.dcast"(%0) : (!quant.uniform<i8:f32, 1.0>) -> f32
 memref.prefetch %z[%zi], read, locality<3>, data : memref<4xf32>
 return
}
func.func @call_quant(%a: f32, %z: memref<4xf32>, %zi: index) {
 func.call @quant(%a, %z, %zi) : (f32, memref<4xf32>, index) -> ()
 return
}
// ----- transform, call transform
func.func private @transform(%a: !transform.any_op) {
 transform.debug.emit_remark_at %a, "x" : !transform.any_op
 return
}
func.func @call_transform(%a: !transform.any_op) {
 func.call @transform(%a) : (!transform.any_op) -> ()
 return
}
// ----- call dlti
func.func private @dlti(%a: i32) {
 %0 = arith.constant 1 : i32
 vector.print %0 : i32
 return
}
func.func @call_dlti(%a: i32) {
 func.call @dlti(%a) : (i32) -> ()
 return
}
// ----- complex, call complex
func.func private @complex(%a: complex<f32>) {
 %0 = complex.re %a : complex<f32>
 vector.print %0 : f32
 return
}
func.func @call_complex(%a: complex<f32>) {
 func.call @complex(%a) : (complex<f32>) -> ()
 return
}
// ----- call ub
func.func private @ub(%a: i32) {
 %0 = ub.poison : i32
 vector.print %0 : i32
 return
}
func.func @call_ub(%a: i32) {
 func.call @ub(%a) : (i32) -> ()
 return
}
// ----- affine, call affine
func.func private @affine(%a: index) {
 affine.for %i = 0 to 4 {
 vector.print %i : index
 }
 return
}
func.func @call_affine(%a: index) {
 func.call @affine(%a) : (index) -> ()
 return
}
// ----- call cf
func.func private @cf(%a: i1) {
 cf.assert %a, "x"
 return
}
func.func @call_cf(%a: i1) {
 func.call @cf(%a) : (i1) -> ()
 return
}
// ----- arith.addi, tensor.generate, memref.alloca_scope
func.func private @addi_generate_alloca_scope(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  return %0 : index
}
func.func @in_generate(%n: index) -> tensor<?xindex> {
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %0 = func.call @addi_generate_alloca_scope(%i) : (index) -> index
    tensor.yield %0 : index
  } : tensor<?xindex>
  return %t : tensor<?xindex>
}
func.func @in_scope(%n: index) -> index {
  %t = memref.alloca_scope -> (index) {
    %0 = func.call @addi_generate_alloca_scope(%n) : (index) -> index
    memref.alloca_scope.return %0 : index
  }
  return %t : index
}
func.func @in_generic(%n: memref<4xindex>) {
  linalg.generic {indexing_maps=[affine_map<(d0)->(d0)>], iterator_types=["parallel"]} outs(%n: memref<4xindex>) {
  ^bb0(%x: index):
    %0 = func.call @addi_generate_alloca_scope(%x) : (index) -> index
    linalg.yield %0 : index
  }
  linalg.map { arith.addi } ins(%n, %n : memref<4xindex>, memref<4xindex>) outs(%n : memref<4xindex>)
  return
}
func.func @in_map(%n: memref<4xindex>) {
  linalg.map ins(%n : memref<4xindex>) outs(%n : memref<4xindex>) (%x: index, %y: index) {
    %0 = func.call @addi_generate_alloca_scope(%x) : (index) -> index
    linalg.yield %0 : index
  }
  return
}
func.func @in_assuming(%w: !shape.witness, %n: index) -> index {
  %0 = shape.assuming %w -> (index) {
    %0 = func.call @addi_generate_alloca_scope(%n) : (index) -> index
    shape.assuming_yield %0 : index
  }
  return %0 : index
}
func.func @in_mask(%m: vector<4xi1>, %v: vector<4xf32>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @in_pad(%t: tensor<4xindex>) -> tensor<6xindex> {
  %p = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    %0 = func.call @addi_generate_alloca_scope(%i) : (index) -> index
    tensor.yield %0 : index
  } : tensor<4xindex> to tensor<6xindex>
  return %p : tensor<6xindex>
}
func.func @in_reduce(%s: tensor<4xindex>, %n: index) -> index {
  %0 = shape.reduce(%s, %n) : tensor<4xindex> -> index {
   ^bb0(%i: index, %d: index, %acc: index):
    %1 = func.call @addi_generate_alloca_scope(%acc) : (index) -> index
    shape.yield %1 : index
  }
  return %0 : index
}
// ----- quant.qcast, quant.dcast, pdl_interp.is_not_null
func.func private @q(%a: f32) -> f32 {
  %0 = "quant.qcast"(%a) : (f32) -> !quant.uniform<i8:f32, 1.0>
  %1 = "quant.dcast"(%0) : (!quant.uniform<i8:f32, 1.0>) -> f32
  return %1 : f32
}
func.func @cq(%a: f32) -> f32 {
  %0 = func.call @q(%a) : (f32) -> f32
  return %0 : f32
}
func.func private @p(%a: !pdl.operation) {
  pdl_interp.is_not_null %a : !pdl.operation -> ^a, ^b
^a:
  return
^b:
  return
}
func.func @cp(%a: !pdl.operation) {
  func.call @p(%a) : (!pdl.operation) -> ()
  return
}
func.func private @sh(%a: index) -> index {
  %0 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %1 = shape.num_elements %0 : tensor<3xindex> -> index
  return %1 : index
}
func.func @csh(%a: index) -> index {
  %0 = func.call @sh(%a) : (index) -> index
  return %0 : index
}
