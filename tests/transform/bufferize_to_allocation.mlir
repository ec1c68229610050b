// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- structured.bufferize_to_allocation
module attributes {transform.with_named_sequence} {
func.func @pad(%a: tensor<?x10xindex>, %l: index, %h: index) -> tensor<?x?xindex> {
  %c = arith.constant 50 : index
  %0 = tensor.pad %a low[5, %l] high[%h, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : index
  } : tensor<?x10xindex> to tensor<?x?xindex>
  return %0 : tensor<?x?xindex>
}
func.func @none(%a: tensor<4x10xindex>, %h: index) -> tensor<4x10xindex> {
  %0 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %h : index
  } : tensor<4x10xindex> to tensor<4x10xindex>
  return %0 : tensor<4x10xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.bufferize_to_allocation
module attributes {transform.with_named_sequence} {
func.func @pad_options(%a: tensor<4x10xf32>, %x: f32) -> tensor<9x10xf32> {
  %0 = tensor.pad %a low[5, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x10xf32> to tensor<9x10xf32>
  return %0 : tensor<9x10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3, alloc_op = "memref.alloca", memcpy_op = "linalg.copy"} : !transform.any_op
  transform.annotate %2 "new" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.bufferize_to_allocation
module attributes {transform.with_named_sequence} {
func.func @matmul(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %0 : tensor<?x?xf32>, tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3, emit_dealloc, memcpy_op = "memref.copy"} : !transform.any_op
  transform.annotate %2 "new" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.bufferize_to_allocation
module attributes {transform.with_named_sequence} {
func.func @destination(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {bufferize_destination_only} : !transform.any_op
  transform.annotate %0 "still" : !transform.any_op
  transform.yield
}
}
// ----- structured.bufferize_to_allocation
module attributes {transform.with_named_sequence} {
func.func @undefined(%n: index, %x: f32) -> tensor<?x4xf32> {
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %0 = linalg.fill ins(%x : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 : !transform.any_op
  transform.yield
}
}
// ----- structured.bufferize_to_allocation
module attributes {transform.with_named_sequence} {
func.func @alloc_tensor(%n: index, %x: f32) -> tensor<?x4xf32> {
  %e = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  return %e : tensor<?x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["bufferization.alloc_tensor"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 : !transform.any_op
  transform.yield
}
}
// ----- structured.bufferize_to_allocation
module attributes {transform.with_named_sequence} {
func.func @mask(%t: tensor<?xf32>, %v: vector<16xf32>, %i: index, %m: vector<16xi1>) -> tensor<?xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] : vector<16xf32>, tensor<?xf32> } : vector<16xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["vector.mask"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 4} : !transform.any_op
  transform.yield
}
}
// ----- structured.bufferize_to_allocation
module attributes {transform.with_named_sequence} {
func.func @insert(%t: tensor<?xf32>, %i: index, %x: f32) -> tensor<?xf32> {
  %0 = tensor.insert %x into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.insert"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {emit_dealloc} : !transform.any_op
  transform.yield
}
}
// ----- structured.bufferize_to_allocation: failed to bufferize operation
module attributes {transform.with_named_sequence} {
func.func @scalar(%x: f32) -> f32 {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addf"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 : !transform.any_op
  transform.yield
}
}
// ----- structured.bufferize_to_allocation: failed to bufferize operation
module attributes {transform.with_named_sequence} {
func.func @allocates(%x: f32) -> tensor<1xf32> {
  %0 = tensor.from_elements %x : tensor<1xf32>
  return %0 : tensor<1xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.from_elements"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.bufferize_to_allocation: unsupported alloc op
module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {alloc_op = "foo"} : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.bufferize_to_allocation: unsupported memcpy op
module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memcpy_op = "foo"} : !transform.any_op
  transform.yield
}
}
// ----- structured.insert_slice_to_copy, annotate
module attributes {transform.with_named_sequence} {
func.func @insert_slice(%a: tensor<1x?xf32>, %b: tensor<?x?xf32>, %i: index, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %a into %b[%i, 2] [1, %n] [1, 1] : tensor<1x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @already(%a: tensor<2x3xf32>, %b: tensor<?x?xf32>, %c: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %x = linalg.copy ins(%a : tensor<2x3xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  %0 = tensor.insert_slice %x into %b[0, 2] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @parallel(%a: tensor<1x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %r = scf.forall (%i) in (3) shared_outs(%o = %c) -> tensor<3x5xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<3x5xf32>
    }
  }
  return %r : tensor<3x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.insert_slice", "tensor.parallel_insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "copied" : !transform.any_op
  transform.yield
}
}
// ----- structured.insert_slice_to_copy: only InsertSliceOp and ParallelInsertSliceOp ops are supported
module attributes {transform.with_named_sequence} {
func.func @no_slice() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.linalg_copy_to_memref, annotate
module attributes {transform.with_named_sequence} {
func.func @copy(%a: memref<4xf32>, %b: memref<4xf32, strided<[2], offset: ?>>) {
  linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32, strided<[2], offset: ?>>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "copied" : !transform.any_op
  transform.yield
}
}
// ----- structured.linalg_copy_to_memref: cannot transform a linalg.copy on tensors into a memref.copy
module attributes {transform.with_named_sequence} {
func.func @copy_tensors(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.linalg_copy_to_memref: cannot transform a linalg.copy with different source and destination element types
module attributes {transform.with_named_sequence} {
func.func @copy_types(%a: memref<4xf32>, %b: memref<4xf64>) {
  linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf64>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.linalg_copy_to_memref: only linalg.copy target ops are supported
module attributes {transform.with_named_sequence} {
func.func @no_copy(%x: f32, %b: memref<4xf32>) {
  linalg.fill ins(%x : f32) outs(%b : memref<4xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.linalg_copy_to_memref: cannot transform a linalg.copy which input has no shape
module attributes {transform.with_named_sequence} {
func.func @copy_scalar(%x: f32, %b: memref<f32>) {
  linalg.copy ins(%x : f32) outs(%b : memref<f32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.gpu.map_copy_to_threads, annotate
module attributes {transform.with_named_sequence} {
func.func @copy(%a: tensor<16x64xf32>, %b: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %0 = linalg.copy ins(%a : tensor<16x64xf32>) outs(%b : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %0 : tensor<16x64xf32>
}
func.func @three(%a: tensor<3x5x8xf16>, %b: tensor<3x5x8xf16>) -> tensor<3x5x8xf16> {
  %0 = linalg.copy ins(%a : tensor<3x5x8xf16>) outs(%b : tensor<3x5x8xf16>) -> tensor<3x5x8xf16>
  return %0 : tensor<3x5x8xf16>
}
func.func @one(%a: tensor<24xf64>, %b: tensor<24xf64>) -> tensor<24xf64> {
  %0 = linalg.copy ins(%a : tensor<24xf64>) outs(%b : tensor<24xf64>) -> tensor<24xf64>
  return %0 : tensor<24xf64>
}
func.func @eight(%a: tensor<8xf16>, %b: tensor<8xf16>) -> tensor<8xf16> {
  %0 = linalg.copy ins(%a : tensor<8xf16>) outs(%b : tensor<8xf16>) -> tensor<8xf16>
  return %0 : tensor<8xf16>
}
func.func @seven(%a: tensor<9x7xi8>, %b: tensor<9x7xi8>) -> tensor<9x7xi8> {
  %0 = linalg.copy ins(%a : tensor<9x7xi8>) outs(%b : tensor<9x7xi8>) -> tensor<9x7xi8>
  return %0 : tensor<9x7xi8>
}
func.func @sixteen(%a: tensor<16x32xi8>, %b: tensor<16x32xi8>) -> tensor<16x32xi8> {
  %0 = linalg.copy ins(%a : tensor<16x32xi8>) outs(%b : tensor<16x32xi8>) -> tensor<16x32xi8>
  return %0 : tensor<16x32xi8>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %1 "loop" : !transform.any_op
  transform.annotate %2 "tile" : !transform.any_op
  transform.yield
}
}
// ----- structured.gpu.map_copy_to_threads
module attributes {transform.with_named_sequence} {
func.func @pad(%a: tensor<?x20x?xf32>, %h: index) -> tensor<16x20x4xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 0, 0] high[%h, 0, %h] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %c0 : f32
  } : tensor<?x20x?xf32> to tensor<16x20x4xf32>
  return %0 : tensor<16x20x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.gpu.map_copy_to_threads: too few threads to map copy op to threads on the most minor dimension, given alignment and vector ...
module attributes {transform.with_named_sequence} {
func.func @too_few(%a: tensor<16x640xf32>, %b: tensor<16x640xf32>) -> tensor<16x640xf32> {
  %0 = linalg.copy ins(%a : tensor<16x640xf32>) outs(%b : tensor<16x640xf32>) -> tensor<16x640xf32>
  return %0 : tensor<16x640xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.gpu.map_copy_to_threads: only statically sized ops of rank <= 3 are supported
module attributes {transform.with_named_sequence} {
func.func @dynamic(%a: tensor<16x?xf32>, %b: tensor<16x?xf32>) -> tensor<16x?xf32> {
  %0 = linalg.copy ins(%a : tensor<16x?xf32>) outs(%b : tensor<16x?xf32>) -> tensor<16x?xf32>
  return %0 : tensor<16x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.gpu.map_copy_to_threads: only linalg.copy and tensor.pad target ops are supported
module attributes {transform.with_named_sequence} {
func.func @other(%x: f32, %b: tensor<16x?xf32>) -> tensor<16x?xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%b : tensor<16x?xf32>) -> tensor<16x?xf32>
  return %0 : tensor<16x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pad_tiling_interface, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @pad_tiling_interface_apply_patterns(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4x14x19x8xf32>,
    %arg4: tensor<4x4xf32>) -> (tensor<4x6x16x8xf32>) {
  %v1 = linalg.matvec ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
  %v2 = tensor.empty() : tensor<4x6x16x8xf32>
  %v3 = linalg.pooling_nhwc_sum {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%arg3, %arg4 : tensor<4x14x19x8xf32>, tensor<4x4xf32>) outs(%v2 : tensor<4x6x16x8xf32>) -> tensor<4x6x16x8xf32>
  return %v3 : tensor<4x6x16x8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %1 = transform.structured.match ops{["linalg.pooling_nhwc_sum"]} in %root : (!transform.any_op) -> !transform.any_op
    %2:2 = transform.structured.pad_tiling_interface %1 to padding_sizes [5, 7, 17, 9, 7, 7]
        {padding_values = [1.0 : f32, #ub.poison, 0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %3:2 = transform.structured.bufferize_to_allocation %2#1 {memory_space = 3, alloc_op = "memref.alloca"} : !transform.any_op
    %4 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %4 {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d
    } : !transform.any_op
  transform.yield
}
}
