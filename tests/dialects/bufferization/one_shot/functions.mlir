func.func private @ext_none(tensor<?xf32> {bufferization.access = "none"})
func.func private @ext_read(tensor<?xf32> {bufferization.access = "read"})
func.func private @ext_write(tensor<?xf32> {bufferization.access = "write"})
func.func private @ext_rw(tensor<?xf32> {bufferization.access = "read-write"})
func.func @calls_access(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  call @ext_none(%0) : (tensor<?xf32>) -> ()
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  call @ext_read(%0) : (tensor<?xf32>) -> ()
  %2 = tensor.insert %f into %1[%i] : tensor<?xf32>
  call @ext_write(%2) : (tensor<?xf32>) -> ()
  call @ext_rw(%2) : (tensor<?xf32>) -> ()
  return %1, %2 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func private @ext(tensor<?xf32>, tensor<4xf32>) -> (tensor<?xf32>, f32, tensor<4xf32>)
func.func @ext_results(%t: tensor<?xf32>, %u: tensor<4xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<4xf32>, f32) {
  %0:3 = call @ext(%t, %u) : (tensor<?xf32>, tensor<4xf32>) -> (tensor<?xf32>, f32, tensor<4xf32>)
  %1 = tensor.insert %f into %0#0[%i] : tensor<?xf32>
  %2 = tensor.extract %u[%i] : tensor<4xf32>
  return %1, %0#2, %2 : tensor<?xf32>, tensor<4xf32>, f32
}
// -----
func.func private @ext_unranked(tensor<*xf32>) -> tensor<*xf32>
func.func @call_unranked(%t: tensor<4xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %1 = call @ext_unranked(%0) : (tensor<*xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}
// -----
func.func private @print_unranked(tensor<*xf32>) attributes { llvm.emit_c_interface }
func.func @print_twice(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  call @print_unranked(%0) : (tensor<*xf32>) -> ()
  %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %2 = tensor.cast %1 : tensor<4xf32> to tensor<*xf32>
  call @print_unranked(%2) : (tensor<*xf32>) -> ()
  return %t : tensor<4xf32>
}
// -----
func.func @id(%t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
}
func.func @call_id(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = call @id(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %2 = tensor.extract %t[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}
// -----
func.func @two_same(%t: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  return %t, %t : tensor<?xf32>, tensor<?xf32>
}
func.func @call_two_same(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = call @two_same(%t) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.insert %f into %0#0[%i] : tensor<?xf32>
  return %1, %0#1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @swap(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  return %b, %a : tensor<?xf32>, tensor<?xf32>
}
func.func @call_swap(%t: tensor<?xf32>, %u: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0:2 = call @swap(%t, %u) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.insert %f into %0#0[%i] : tensor<?xf32>
  %2 = tensor.extract %0#1[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}
// -----
func.func @call_swap_same(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0:2 = call @swap2(%t, %t) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.insert %f into %0#0[%i] : tensor<?xf32>
  %2 = tensor.extract %0#1[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}
func.func @swap2(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  return %b, %a : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @pick(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @call_pick(%c: i1, %t: tensor<?xf32>, %u: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = call @pick(%c, %t, %u) : (i1, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %2 = tensor.extract %u[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}
// -----
func.func @part(%a: tensor<8xf32>, %i: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %a[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @call_part(%t: tensor<8xf32>, %f: f32, %i: index) -> (tensor<8xf32>, tensor<4xf32>) {
  %0 = call @part(%t, %i) : (tensor<8xf32>, index) -> tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %t, %1 : tensor<8xf32>, tensor<4xf32>
}
// -----
func.func @const_return() -> tensor<4xf32> {
  %0 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @write_const(%f: f32, %i: index) -> tensor<4xf32> {
  %0 = call @const_return() : () -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @writes(%a: tensor<?xf32>, %f: f32, %i: index) {
  %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
  call @sink(%0) : (tensor<?xf32>) -> ()
  return
}
func.func private @sink(tensor<?xf32>)
func.func @call_writes(%t: tensor<?xf32>, %f: f32, %i: index) -> f32 {
  call @writes(%t, %f, %i) : (tensor<?xf32>, f32, index) -> ()
  %2 = tensor.extract %t[%i] : tensor<?xf32>
  return %2 : f32
}
// -----
func.func @rec1(%a: tensor<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
  %1 = call @rec1(%0, %f, %i) : (tensor<?xf32>, f32, index) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @call_rec1(%a: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %1 = call @rec1(%a, %f, %i) : (tensor<?xf32>, f32, index) -> tensor<?xf32>
  %2 = tensor.extract %a[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}
// -----
func.func @even(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %z, ^bb1, ^bb2
^bb1:
  return %a : tensor<?xf32>
^bb2:
  %c1 = arith.constant 1 : index
  %m = arith.subi %n, %c1 : index
  %r = call @odd(%a, %m) : (tensor<?xf32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @odd(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %m = arith.subi %n, %c1 : index
  %r = call @even(%a, %m) : (tensor<?xf32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @start(%a: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, f32) {
  %r = call @even(%a, %n) : (tensor<?xf32>, index) -> tensor<?xf32>
  %w = tensor.insert %f into %r[%n] : tensor<?xf32>
  %e = tensor.extract %a[%n] : tensor<?xf32>
  return %w, %e : tensor<?xf32>, f32
}
// -----
func.func private @cb(tensor<?xf32>) -> tensor<?xf32>
func.func @callback(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %f = constant @cb : (tensor<?xf32>) -> tensor<?xf32>
  %r = call_indirect %f(%a) : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// -----
func.func @multi_return(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : tensor<?xf32>
^bb2:
  return %b : tensor<?xf32>
}
func.func @call_multi(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = call @multi_return(%c, %a, %b) : (i1, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %2 = tensor.extract %a[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}
// -----
func.func @multi_return_same(%c: i1, %a: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = tensor.insert %f into %a[%i] : tensor<?xf32>
  return %1, %f : tensor<?xf32>, f32
^bb2:
  return %a, %f : tensor<?xf32>, f32
}
// -----
func.func @multi_return_layouts(%c: i1, %a: tensor<8xf32>, %i: index) -> tensor<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = tensor.extract_slice %a[%i] [4] [2] : tensor<8xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
^bb2:
  %1 = tensor.empty() : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @multi_return_three(%s: i32, %a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  cf.switch %s : i32, [
    default: ^bb1,
    1: ^bb2,
    2: ^bb3
  ]
^bb1:
  return %a, %b : tensor<?xf32>, tensor<?xf32>
^bb2:
  return %a, %a : tensor<?xf32>, tensor<?xf32>
^bb3:
  return %b, %b : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @loop_cfg(%a: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %a : index, tensor<?xf32>)
^head(%i: index, %x: tensor<?xf32>):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^exit
^body:
  %y = tensor.insert %f into %x[%i] : tensor<?xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %y : index, tensor<?xf32>)
^exit:
  return %x : tensor<?xf32>
}
// -----
func.func @loop_cfg_conflict(%a: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %a : index, tensor<?xf32>)
^head(%i: index, %x: tensor<?xf32>):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^exit
^body:
  %e = tensor.extract %a[%i] : tensor<?xf32>
  %y = tensor.insert %e into %x[%i] : tensor<?xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %y : index, tensor<?xf32>)
^exit:
  %z = tensor.extract %a[%c0] : tensor<?xf32>
  return %x, %z : tensor<?xf32>, f32
}
// -----
func.func @br_inner_no_func_tensors(%n: index, %f: f32) -> f32 {
  %e = tensor.empty(%n) : tensor<?xf32>
  cf.br ^bb1(%e : tensor<?xf32>)
^bb1(%x: tensor<?xf32>):
  %0 = tensor.insert %f into %x[%n] : tensor<?xf32>
  %v = tensor.extract %0[%n] : tensor<?xf32>
  return %v : f32
}
// -----
func.func @switch_tensors(%s: i32, %a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  cf.switch %s : i32, [
    default: ^bb1(%a : tensor<8xf32>),
    42: ^bb2(%b : tensor<8xf32>)
  ]
^bb1(%x: tensor<8xf32>):
  return %x : tensor<8xf32>
^bb2(%y: tensor<8xf32>):
  return %y : tensor<8xf32>
}
// -----
func.func @layout_arg(%a: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0)[s0] -> (d0 + s0)>}, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @layout_identity(%a: tensor<?x?xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}, %f: f32, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.insert %f into %a[%i, %i] : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @call_layout_identity(%a: tensor<?x?xf32>, %f: f32, %i: index) -> tensor<?x?xf32> {
  %0 = call @layout_identity(%a, %f, %i) : (tensor<?x?xf32>, f32, index) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @layout_permuted(%a: tensor<4x8xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d1, d0)>}, %i: index) -> f32 {
  %0 = tensor.extract %a[%i, %i] : tensor<4x8xf32>
  return %0 : f32
}
// -----
func.func private @ext_layout(tensor<4xf32> {bufferization.buffer_layout = strided<[1]>, bufferization.access = "read"})
func.func @call_ext_layout(%t: tensor<8xf32>, %i: index) {
  %s = tensor.extract_slice %t[%i] [4] [2] : tensor<8xf32> to tensor<4xf32>
  call @ext_layout(%s) : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @not_writable(%a: tensor<?xf32> {bufferization.writable = false}, %b: tensor<?xf32>
    {bufferization.writable = true}, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
  %1 = tensor.insert %f into %b[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @not_writable_loop(%a: tensor<?xf32> {bufferization.writable = false}, %f: f32, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<?xf32> {
    %0 = tensor.insert %f into %x[%i] : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @not_writable_call(%a: tensor<?xf32> {bufferization.writable = false}) -> tensor<?xf32> {
  %0 = call @not_writable_callee(%a) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func private @not_writable_callee(tensor<?xf32>) -> tensor<?xf32>
// -----
module @outer {
  func.func @inner_outer(%a: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
    %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  module @nested {
    func.func @in_nested(%a: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
      %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
  }
}
// -----
module {
  module @nested {
    func.func @callee(%a: tensor<4xf32>) -> tensor<4xf32> {
      return %a : tensor<4xf32>
    }
    func.func @caller(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = call @callee(%a) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
  }
  func.func @top(%i: index) -> index {
    return %i : index
  }
}
// -----
func.func @no_return(%t: tensor<4xf32>) {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
// -----
func.func private @decl_layouts(tensor<4xf32>, tensor<?x?xi8>, index, tensor<*xf32>) -> (tensor<4xf32>, index, tensor<*xf32>)
// -----
func.func @call_order(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = call @w(%t, %f, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %1 = call @w(%t, %f, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
func.func @w(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = call @w2(%t, %f, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @w2(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @call_same_arg_twice(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = call @two(%t, %t, %f, %i) : (tensor<4xf32>, tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @two(%t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %e = tensor.extract %u[%i] : tensor<4xf32>
  %0 = tensor.insert %e into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @call_in_loop(%t: tensor<4xf32>, %f: f32, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %0 = func.call @wr(%x, %f, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
func.func private @wr(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @result_layout_slice(%t: tensor<8x8xf32>) -> tensor<2x8xf32> {
  %0 = tensor.extract_slice %t[2, 0] [2, 8] [1, 1] : tensor<8x8xf32> to tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}
func.func @use_result_layout(%t: tensor<8x8xf32>, %f: f32, %i: index) -> tensor<2x8xf32> {
  %0 = call @result_layout_slice(%t) : (tensor<8x8xf32>) -> tensor<2x8xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<2x8xf32>
  return %1 : tensor<2x8xf32>
}
// -----
func.func @if_returned(%c: i1, %t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, i1) {
  %r = scf.if %c -> tensor<4xf32> {
    %0 = func.call @wre(%t, %f, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  return %r, %c : tensor<4xf32>, i1
}
func.func private @wre(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32>
// -----
func.func @undefined_callee(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @gone(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @attributes(%t: tensor<4xf32> {test.name = "t", bufferization.writable = true}, %u: tensor<4xf32>
    {test.other}) -> (tensor<4xf32> {test.result}) attributes {test.f} {
  return %t : tensor<4xf32>
}
// -----
func.func @main(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = call @f(%t, %f, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
func.func @f(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @br_two_spaces(%c: i1, %n: index, %f: f32) -> f32 {
  %a = bufferization.alloc_tensor() {memory_space = 0} : tensor<4xf32>
  %b = bufferization.alloc_tensor() {memory_space = 1} : tensor<4xf32>
  cf.cond_br %c, ^bb2, ^bb1(%b : tensor<4xf32>)
^bb2:
  cf.br ^bb1(%a : tensor<4xf32>)
^bb1(%s: tensor<4xf32>):
  %3 = tensor.extract %s[%n] : tensor<4xf32>
  return %3 : f32
}
// -----
func.func @unreachable_block(%c: i1, %n: index, %f: f32, %t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
^bb1(%s: tensor<4xf32>):
  %w = tensor.insert %f into %s[%n] : tensor<4xf32>
  return %w : tensor<4xf32>
}
// -----
func.func @own_loop_block(%c: i1, %n: index, %f: f32, %t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
^bb1(%s: tensor<4xf32>):
  cf.br ^bb1(%s : tensor<4xf32>)
}
