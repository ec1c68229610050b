func.func @for_read_only(%t: tensor<?xf32>, %n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t, %s = %f) -> (tensor<?xf32>, f32) {
    %e = tensor.extract %x[%i] : tensor<?xf32>
    %a = arith.addf %e, %s : f32
    scf.yield %x, %a : tensor<?xf32>, f32
  }
  return %r#1 : f32
}
// -----
func.func @for_not_yielded_arg(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?xf32> {
    scf.yield %u : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @for_swap_written(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t, %y = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %z = tensor.insert %f into %x[%i] : tensor<?xf32>
    scf.yield %y, %z : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @for_same_init(%t: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t, %y = %t) -> (tensor<?xf32>, tensor<?xf32>) {
    %z = tensor.insert %f into %x[%i] : tensor<?xf32>
    scf.yield %z, %y : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @for_new_each(%t: tensor<4xf32>, %n: index, %f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @for_reads_outer(%t: tensor<4xf32>, %n: index, %f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %e = tensor.extract %t[%i] : tensor<4xf32>
    %z = tensor.insert %e into %x[%c0] : tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @for_writes_outer(%t: tensor<4xf32>, %n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %f) -> f32 {
    %z = tensor.insert %x into %t[%c0] : tensor<4xf32>
    %e = tensor.extract %z[%i] : tensor<4xf32>
    scf.yield %e : f32
  }
  return %r : f32
}
// -----
func.func @for_writes_outer_once(%t: tensor<4xf32>, %n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %f) -> f32 {
    %z = tensor.insert %x into %t[%c0] : tensor<4xf32>
    %e = tensor.extract %z[%i] : tensor<4xf32>
    scf.yield %e : f32
  }
  return %r : f32
}
// -----
func.func @for_fill_outer_alloc(%n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = bufferization.alloc_tensor() : tensor<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %f) -> f32 {
    %z = linalg.fill ins(%x : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    %e = tensor.extract %z[%i] : tensor<4xf32>
    scf.yield %e : f32
  }
  return %r : f32
}
// -----
func.func @for_layouts(%t: tensor<8xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %t[%n] [4] [2] : tensor<8xf32> to tensor<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %s) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @for_known_trip(%t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %z = linalg.fill ins(%f : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @for_zero_trip(%t: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c1 to %c0 step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %z = linalg.fill ins(%f : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  return %r, %t : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @for_nested_both(%t: tensor<4xf32>, %u: tensor<4xf32>, %n: index, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t, %y = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%z = %x) -> (tensor<4xf32>) {
      %e = tensor.extract %y[%j] : tensor<4xf32>
      %w = tensor.insert %e into %z[%i] : tensor<4xf32>
      scf.yield %w : tensor<4xf32>
    }
    %p = scf.for %j = %c0 to %n step %c1 iter_args(%z = %y) -> (tensor<4xf32>) {
      %e = tensor.extract %q[%j] : tensor<4xf32>
      %w = tensor.insert %e into %z[%i] : tensor<4xf32>
      scf.yield %w : tensor<4xf32>
    }
    scf.yield %q, %p : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @for_cast(%t: tensor<4xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %d) -> tensor<?xf32> {
    %b = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
    %z = tensor.insert %f into %b[%i] : tensor<4xf32>
    %c = tensor.cast %z : tensor<4xf32> to tensor<?xf32>
    scf.yield %c : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @for_shape_grows(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?xf32> {
    %p = tensor.pad %x low[0] high[1] {
    ^bb0(%k: index):
      tensor.yield %f : f32
    } : tensor<?xf32> to tensor<?xf32>
    scf.yield %p : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @for_unsigned_attr(%t: tensor<?xf32>, %n: i32, %f: f32, %j: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for unsigned %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?xf32> : i32 {
    %z = tensor.insert %f into %x[%j] : tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  } {my.attr = "kept"}
  return %r : tensor<?xf32>
}
// -----
func.func @if_same_both(%c: i1, %t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %r = scf.if %c -> tensor<?xf32> {
    scf.yield %t : tensor<?xf32>
  } else {
    scf.yield %t : tensor<?xf32>
  }
  %w = tensor.insert %f into %r[%i] : tensor<?xf32>
  return %w, %t : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @if_write_one_read_other(%c: i1, %t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %r:2 = scf.if %c -> (tensor<?xf32>, f32) {
    %w = tensor.insert %f into %t[%i] : tensor<?xf32>
    scf.yield %w, %f : tensor<?xf32>, f32
  } else {
    %e = tensor.extract %t[%i] : tensor<?xf32>
    scf.yield %t, %e : tensor<?xf32>, f32
  }
  return %r#0, %r#1 : tensor<?xf32>, f32
}
// -----
func.func @if_layouts(%c: i1, %t: tensor<8xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    %w = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  } else {
    %w = tensor.extract_slice %t[0] [4] [2] : tensor<8xf32> to tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @if_alloc_or_arg(%c: i1, %t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %w = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  %x = tensor.insert %f into %r[%i] : tensor<4xf32>
  return %x : tensor<4xf32>
}
// -----
func.func @if_const(%c: i1, %t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %k = arith.constant dense<1.0> : tensor<4xf32>
  %r = scf.if %c -> tensor<4xf32> {
    scf.yield %k : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  %x = tensor.insert %f into %r[%i] : tensor<4xf32>
  return %x : tensor<4xf32>
}
// -----
func.func @if_swap(%c: i1, %t: tensor<4xf32>, %u: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = scf.if %c -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %t, %u : tensor<4xf32>, tensor<4xf32>
  } else {
    scf.yield %u, %t : tensor<4xf32>, tensor<4xf32>
  }
  %x = tensor.insert %f into %r#0[%i] : tensor<4xf32>
  return %x, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @if_no_else(%c: i1, %t: tensor<4xf32>, %m: memref<4xf32>, %i: index, %f: f32) {
  scf.if %c {
    %w = tensor.insert %f into %t[%i] : tensor<4xf32>
    bufferization.materialize_in_destination %w in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  }
  return
}
// -----
func.func @if_in_for(%t: tensor<?xf32>, %n: index, %f: f32, %c: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?xf32> {
    %q = scf.if %c -> tensor<?xf32> {
      %z = tensor.insert %f into %x[%i] : tensor<?xf32>
      scf.yield %z : tensor<?xf32>
    } else {
      scf.yield %x : tensor<?xf32>
    }
    scf.yield %q : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @while_simple(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%x = %t, %i = %c0) : (tensor<?xf32>, index) -> (tensor<?xf32>, index) {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %x, %i : tensor<?xf32>, index
  } do {
  ^bb0(%y: tensor<?xf32>, %i: index):
    %z = tensor.insert %f into %y[%i] : tensor<?xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %z, %j : tensor<?xf32>, index
  }
  return %r#0 : tensor<?xf32>
}
// -----
func.func @while_writes_before(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %r = scf.while (%x = %t) : (tensor<?xf32>) -> (tensor<?xf32>) {
    %z = tensor.insert %f into %x[%n] : tensor<?xf32>
    %e = tensor.extract %z[%n] : tensor<?xf32>
    %c = arith.cmpf olt, %e, %f : f32
    scf.condition(%c) %z : tensor<?xf32>
  } do {
  ^bb0(%y: tensor<?xf32>):
    scf.yield %y : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @while_other_types(%t: tensor<?xf32>, %u: tensor<4xi32>, %n: index, %c: i1) -> tensor<4xi32> {
  %r = scf.while (%x = %t) : (tensor<?xf32>) -> (tensor<4xi32>) {
    scf.condition(%c) %u : tensor<4xi32>
  } do {
  ^bb0(%y: tensor<4xi32>):
    scf.yield %t : tensor<?xf32>
  }
  return %r : tensor<4xi32>
}
// -----
func.func @while_more_results(%t: tensor<?xf32>, %n: index, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = scf.while (%x = %t) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.condition(%c) %x, %x : tensor<?xf32>, tensor<?xf32>
  } do {
  ^bb0(%y: tensor<?xf32>, %z: tensor<?xf32>):
    scf.yield %z : tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @while_fewer_results(%t: tensor<?xf32>, %n: index, %c: i1) -> tensor<?xf32> {
  %r = scf.while (%x = %t, %w = %t) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>) {
    scf.condition(%c) %x : tensor<?xf32>
  } do {
  ^bb0(%y: tensor<?xf32>):
    scf.yield %y, %y : tensor<?xf32>, tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @while_swapped(%t: tensor<4xf32>, %u: tensor<4xf32>, %n: index, %c: i1, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = scf.while (%x = %t, %w = %u) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %q = tensor.insert %f into %x[%n] : tensor<4xf32>
    scf.condition(%c) %w, %q : tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%y: tensor<4xf32>, %z: tensor<4xf32>):
    %q = tensor.insert %f into %y[%n] : tensor<4xf32>
    scf.yield %z, %q : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @exec_blocks(%t: tensor<4xf32>, %u: tensor<4xf32>, %i: index, %c: i1, %f: f32) -> tensor<4xf32> {
  %r = scf.execute_region -> tensor<4xf32> {
    cf.cond_br %c, ^bb1(%t : tensor<4xf32>), ^bb2
  ^bb1(%x: tensor<4xf32>):
    %w = tensor.insert %f into %x[%i] : tensor<4xf32>
    cf.br ^bb3(%w : tensor<4xf32>)
  ^bb2:
    cf.br ^bb3(%u : tensor<4xf32>)
  ^bb3(%y: tensor<4xf32>):
    scf.yield %y : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @exec_two_yields(%t: tensor<4xf32>, %u: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = scf.execute_region -> tensor<4xf32> {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %t : tensor<4xf32>
  ^bb2:
    scf.yield %u : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @exec_two_results(%t: tensor<4xf32>, %f: f32, %i: index) -> (f32, tensor<4xf32>, tensor<4xf32>) {
  %r:3 = scf.execute_region -> (f32, tensor<4xf32>, tensor<4xf32>) {
    %w = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %f, %w, %t : f32, tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1, %r#2 : f32, tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @exec_no_inline(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %r = scf.execute_region -> tensor<4xf32> no_inline {
    %w = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @switch_many(%t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %r:2 = scf.index_switch %i -> tensor<4xf32>, f32
  case 2 {
    %w = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %w, %f : tensor<4xf32>, f32
  }
  case 5 {
    %e = tensor.extract %u[%i] : tensor<4xf32>
    scf.yield %t, %e : tensor<4xf32>, f32
  }
  case 7 {
    scf.yield %u, %f : tensor<4xf32>, f32
  }
  default {
    %a = tensor.empty() : tensor<4xf32>
    %w = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %w, %f : tensor<4xf32>, f32
  }
  return %r#0, %r#1 : tensor<4xf32>, f32
}
// -----
func.func @switch_default_only(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %r = scf.index_switch %i -> tensor<4xf32>
  default {
    %w = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @switch_layouts(%t: tensor<8xf32>, %u: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %r = scf.index_switch %i -> tensor<4xf32>
  case 1 {
    %w = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  default {
    scf.yield %u : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @forall_two(%t: tensor<8x8xf32>, %u: tensor<8xf32>, %f: f32) -> (tensor<8x8xf32>, tensor<8xf32>) {
  %r:2 = scf.forall (%i) in (8) shared_outs(%o = %t, %p = %u) -> (tensor<8x8xf32>, tensor<8xf32>) {
    %a = tensor.extract_slice %o[%i, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
    %b = linalg.fill ins(%f : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
    %c = tensor.extract_slice %p[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %d = linalg.fill ins(%f : f32) outs(%c : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %b into %o[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<8x8xf32>
      tensor.parallel_insert_slice %d into %p[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r#0, %r#1 : tensor<8x8xf32>, tensor<8xf32>
}
// -----
func.func @forall_bounds(%t: tensor<64xf32>, %l: index, %u: index, %s: index, %f: f32) -> tensor<64xf32> {
  %r = scf.forall (%i, %j) = (%l, 0) to (%u, 8) step (%s, 2) shared_outs(%o = %t) -> (tensor<64xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %b = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %b into %o[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %r : tensor<64xf32>
}
// -----
func.func @forall_read_init_after(%t: tensor<64xf32>, %f: f32, %n: index) -> (tensor<64xf32>, f32) {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<64xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %b = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %b into %o[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>
    }
  }
  %x = tensor.extract %t[%n] : tensor<64xf32>
  return %r, %x : tensor<64xf32>, f32
}
// -----
func.func @forall_reads_whole(%t: tensor<64xf32>, %n: index) -> tensor<64xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<64xf32>) {
    %x = tensor.extract %t[%n] : tensor<64xf32>
    %s = tensor.extract_slice %o[%i] [4] [1] : tensor<64xf32> to tensor<4xf32>
    %w = linalg.fill ins(%x : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>
    }
  }
  return %r : tensor<64xf32>
}
// -----
func.func @forall_writes_outer(%t: tensor<64xf32>, %n: index, %m: memref<64xf32>, %f: f32) {
  scf.forall (%i) in (%n) {
    %w = tensor.insert %f into %t[%i] : tensor<64xf32>
    %x = tensor.extract %w[%i] : tensor<64xf32>
    memref.store %x, %m[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @forall_one_iteration(%t: tensor<64xf32>, %m: memref<64xf32>, %f: f32) {
  %e = bufferization.alloc_tensor() : tensor<64xf32>
  scf.forall (%i) in (1) {
    %w = linalg.fill ins(%f : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
    %x = tensor.extract %w[%i] : tensor<64xf32>
    memref.store %x, %m[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @forall_two_inserts(%t: tensor<64xf32>, %n: index, %f: f32) -> tensor<64xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<64xf32>) {
    %s = tensor.extract_slice %o[%i] [4] [1] : tensor<64xf32> to tensor<4xf32>
    %w = linalg.fill ins(%f : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
    %s2 = tensor.extract_slice %o[%n] [4] [1] : tensor<64xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>
      tensor.parallel_insert_slice %s2 into %o[32] [4] [1] : tensor<4xf32> into tensor<64xf32>
    }
  }
  return %r : tensor<64xf32>
}
// -----
func.func @forall_nested(%t: tensor<64x64xf32>, %n: index, %f: f32) -> tensor<64x64xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<64x64xf32>) {
    %s = tensor.extract_slice %o[%i, 0] [4, 64] [1, 1] : tensor<64x64xf32> to tensor<4x64xf32>
    %q = scf.forall (%j) in (%n) shared_outs(%p = %s) -> (tensor<4x64xf32>) {
      %ss = tensor.extract_slice %p[0, %j] [4, 4] [1, 1] : tensor<4x64xf32> to tensor<4x4xf32>
      %w = linalg.fill ins(%f : f32) outs(%ss : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %w into %p[0, %j] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x64xf32>
      }
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%i, 0] [4, 64] [1, 1] : tensor<4x64xf32> into tensor<64x64xf32>
    }
  }
  return %r : tensor<64x64xf32>
}
// -----
func.func @forall_in_for(%t: tensor<64xf32>, %n: index, %f: f32) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<64xf32> {
    %r = scf.forall (%i) in (%n) shared_outs(%o = %x) -> (tensor<64xf32>) {
      %s = tensor.extract_slice %o[%i] [4] [1] : tensor<64xf32> to tensor<4xf32>
      %w = linalg.fill ins(%f : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %w into %o[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>
      }
    }
    scf.yield %r : tensor<64xf32>
  }
  return %q : tensor<64xf32>
}
// -----
func.func @forall_whole_insert(%t: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, f32) {
  %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %w = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  %c0 = arith.constant 0 : index
  %x = tensor.extract %t[%c0] : tensor<4xf32>
  return %r, %x : tensor<4xf32>, f32
}
// -----
func.func @forall_private_write(%t: tensor<64xf32>, %n: index, %f: f32) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<64xf32>) {
    %w = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>
    }
  }
  return %r : tensor<64xf32>
}
// -----
func.func @forall_if(%t: tensor<64xf32>, %n: index, %f: f32, %c: i1) -> tensor<64xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<64xf32>) {
    %s = tensor.extract_slice %o[%i] [4] [1] : tensor<64xf32> to tensor<4xf32>
    %w = scf.if %c -> tensor<4xf32> {
      %v = linalg.fill ins(%f : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %v : tensor<4xf32>
    } else {
      scf.yield %s : tensor<4xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>
    }
  }
  return %r : tensor<64xf32>
}
// -----
func.func @forall_collapse(%t: tensor<64xf32>, %n: index, %f: f32) -> tensor<64xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<64xf32>) {
    %s = tensor.extract_slice %o[%i] [4] [1] : tensor<64xf32> to tensor<4xf32>
    %x = tensor.expand_shape %s [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %w = linalg.fill ins(%f : f32) outs(%x : tensor<2x2xf32>) -> tensor<2x2xf32>
    %y = tensor.collapse_shape %w [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>
    }
  }
  return %r : tensor<64xf32>
}
// -----
func.func @forall_untouched(%t: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, f32) {
  %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> (tensor<4xf32>) {
    "test.foo"() : () -> ()
  }
  %c0 = arith.constant 0 : index
  %x = tensor.extract %t[%c0] : tensor<4xf32>
  return %r, %x : tensor<4xf32>, f32
}
func.func @forall_constant_place(%t: tensor<4xf32>, %f: f32, %e: tensor<4xf32>) -> (tensor<4xf32>, f32) {
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  %c0 = arith.constant 0 : index
  %x = tensor.extract %t[%c0] : tensor<4xf32>
  return %r, %x : tensor<4xf32>, f32
}
func.func @forall_fills(%t: tensor<4xf32>, %f: f32, %e: tensor<4xf32>) -> (tensor<4xf32>, f32) {
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<4xf32>) {
    %w = linalg.fill ins(%f : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  %c0 = arith.constant 0 : index
  %x = tensor.extract %t[%c0] : tensor<4xf32>
  return %r, %x : tensor<4xf32>, f32
}
// -----
func.func @parallel_write(%n: index, %f: f32, %t: tensor<8xf32>, %m: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %w = tensor.insert %f into %t[%i] : tensor<8xf32>
    %x = tensor.extract %w[%c0] : tensor<8xf32>
    memref.store %x, %m[%i] : memref<8xf32>
    scf.reduce
  }
  return
}
