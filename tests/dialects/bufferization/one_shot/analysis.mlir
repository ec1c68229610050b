func.func @raw_simple(%t: tensor<8xf32>, %f: f32, %i: index) -> (tensor<8xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<8xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  %2 = tensor.extract %0[%i] : tensor<8xf32>
  return %1, %2 : tensor<8xf32>, f32
}
// -----
func.func @write_after_last_read(%t: tensor<8xf32>, %f: f32, %i: index) -> (tensor<8xf32>, f32) {
  %2 = tensor.extract %t[%i] : tensor<8xf32>
  %0 = tensor.insert %f into %t[%i] : tensor<8xf32>
  return %0, %2 : tensor<8xf32>, f32
}
// -----
func.func @exclusive(%c: i1, %t: tensor<8xf32>, %f: f32, %i: index) -> f32 {
  %r = scf.if %c -> f32 {
    %0 = tensor.insert %f into %t[%i] : tensor<8xf32>
    %1 = tensor.extract %0[%i] : tensor<8xf32>
    scf.yield %1 : f32
  } else {
    %1 = tensor.extract %t[%i] : tensor<8xf32>
    scf.yield %1 : f32
  }
  return %r : f32
}
// -----
func.func @exclusive_in_loop(%c: i1, %t: tensor<8xf32>, %f: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%s = %f) -> f32 {
    %r = scf.if %c -> f32 {
      %0 = tensor.insert %s into %t[%i] : tensor<8xf32>
      %1 = tensor.extract %0[%i] : tensor<8xf32>
      scf.yield %1 : f32
    } else {
      %1 = tensor.extract %t[%i] : tensor<8xf32>
      scf.yield %1 : f32
    }
    scf.yield %r : f32
  }
  return %q : f32
}
// -----
func.func @read_in_loop_write_after(%t: tensor<8xf32>, %f: f32, %n: index) -> (tensor<8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%s = %f) -> f32 {
    %1 = tensor.extract %t[%i] : tensor<8xf32>
    %2 = arith.addf %1, %s : f32
    scf.yield %2 : f32
  }
  %w = tensor.insert %q into %t[%c0] : tensor<8xf32>
  return %w, %q : tensor<8xf32>, f32
}
// -----
func.func @write_then_read_in_loop(%t: tensor<8xf32>, %f: f32, %n: index) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%s = %f) -> f32 {
    %e = tensor.empty() : tensor<8xf32>
    %w = tensor.insert %s into %e[%i] : tensor<8xf32>
    %1 = tensor.extract %w[%c0] : tensor<8xf32>
    scf.yield %1 : f32
  }
  return %q : f32
}
// -----
func.func @nested_iter_args(%t: tensor<8xf32>, %f: f32, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.extract %x[%c0] : tensor<8xf32>
    %p = scf.for %j = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<8xf32> {
      %w = tensor.insert %e into %y[%j] : tensor<8xf32>
      scf.yield %w : tensor<8xf32>
    }
    %g = tensor.extract %x[%c0] : tensor<8xf32>
    %z = tensor.insert %g into %p[%i] : tensor<8xf32>
    scf.yield %z : tensor<8xf32>
  }
  return %q : tensor<8xf32>
}
// -----
func.func @double_buffer(%t: tensor<8xf32>, %u: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t, %y = %u) -> (tensor<8xf32>, tensor<8xf32>) {
    %w = linalg.generic {indexing_maps = [affine_map<(d) -> (7 - d)>, affine_map<(d) -> (d)>],
        iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%y : tensor<8xf32>) {
    ^bb0(%a: f32, %b: f32):
      linalg.yield %a : f32
    } -> tensor<8xf32>
    scf.yield %w, %x : tensor<8xf32>, tensor<8xf32>
  }
  return %q#0 : tensor<8xf32>
}
// -----
func.func @slices_in_loop(%t: tensor<8x8xf32>, %n: index, %f: f32) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8x8xf32> {
    %a = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
    %b = tensor.extract_slice %x[0, %i] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
    %w = linalg.add ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
    %z = tensor.insert_slice %w into %x[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<8x8xf32>
    scf.yield %z : tensor<8x8xf32>
  }
  return %q : tensor<8x8xf32>
}
// -----
func.func @insert_two_slices(%t: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %a = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = tensor.extract_slice %t[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %x = linalg.exp ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %y = linalg.exp ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %x into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %s = tensor.insert_slice %y into %r[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s : tensor<8xf32>
}
// -----
func.func @insert_slice_other_size(%t: tensor<?xf32>, %n: index, %m: index, %f: f32) -> tensor<?xf32> {
  %a = tensor.extract_slice %t[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %x = linalg.fill ins(%f : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %r = tensor.insert_slice %x into %t[0] [%m] [1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}
// -----
func.func @insert_slice_read_between(%t: tensor<8xf32>, %f: f32, %i: index) -> (tensor<8xf32>, f32) {
  %a = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %x = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %e = tensor.extract %t[%i] : tensor<8xf32>
  %r = tensor.insert_slice %x into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %e : tensor<8xf32>, f32
}
// -----
func.func @insert_slice_source_again(%t: tensor<8xf32>, %f: f32, %i: index) -> (tensor<8xf32>, f32) {
  %a = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %x = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %x into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %g = tensor.insert %f into %r[%i] : tensor<8xf32>
  %e = tensor.extract %x[%i] : tensor<4xf32>
  return %g, %e : tensor<8xf32>, f32
}
// -----
func.func @through_cast_and_if(%c: i1, %t: tensor<8xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %r = scf.if %c -> tensor<?xf32> {
    %w = tensor.insert %f into %0[%i] : tensor<?xf32>
    scf.yield %w : tensor<?xf32>
  } else {
    scf.yield %0 : tensor<?xf32>
  }
  %e = tensor.extract %t[%i] : tensor<8xf32>
  return %r, %e : tensor<?xf32>, f32
}
// -----
func.func @undefined_contents(%c: i1, %f: f32, %i: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = tensor.insert %f into %e[%i] : tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @undefined_through_select(%c: i1, %f: f32, %i: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %d = bufferization.alloc_tensor() : tensor<8xf32>
  %s = arith.select %c, %e, %d : tensor<8xf32>
  %a = linalg.exp ins(%s : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = tensor.insert %f into %s[%i] : tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @loop_carried_undefined(%f: f32, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<8xf32>
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%x = %e) -> tensor<8xf32> {
    %w = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %z = linalg.add ins(%x, %w : tensor<8xf32>, tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %z : tensor<8xf32>
  }
  return %q : tensor<8xf32>
}
// -----
func.func @while_read_before_write_after(%t: tensor<8xf32>, %f: f32, %i: index) -> (tensor<8xf32>, f32) {
  %r:2 = scf.while (%x = %t, %s = %f) : (tensor<8xf32>, f32) -> (tensor<8xf32>, f32) {
    %e = tensor.extract %t[%i] : tensor<8xf32>
    %c = arith.cmpf olt, %e, %s : f32
    scf.condition(%c) %x, %e : tensor<8xf32>, f32
  } do {
  ^bb0(%y: tensor<8xf32>, %s: f32):
    %w = tensor.insert %s into %y[%i] : tensor<8xf32>
    scf.yield %w, %s : tensor<8xf32>, f32
  }
  return %r#0, %r#1 : tensor<8xf32>, f32
}
// -----
func.func @forall_and_for(%t: tensor<8x8xf32>, %u: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    %s = tensor.extract_slice %o[%i, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%x = %s) -> tensor<8xf32> {
      %v = tensor.extract_slice %u[%j, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
      %w = linalg.add ins(%x, %v : tensor<8xf32>, tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
      scf.yield %w : tensor<8xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<8x8xf32>
    }
  }
  return %r : tensor<8x8xf32>
}
// -----
func.func @collapse_then_insert(%t: tensor<4x4xf32>, %f: f32, %i: index) -> tensor<4x4xf32> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<16xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %3 = tensor.insert %f into %2[%i, %i] : tensor<4x4xf32>
  return %3 : tensor<4x4xf32>
}
// -----
func.func @matmul_tiled_pad(%a: tensor<13x13xf32>, %b: tensor<13x13xf32>, %c: tensor<13x13xf32>, %f: f32) -> tensor<13x13xf32> {
  %c0 = arith.constant 0 : index
  %c13 = arith.constant 13 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c13 step %c4 iter_args(%o = %c) -> tensor<13x13xf32> {
    %s = affine.min affine_map<(d) -> (4, 13 - d)>(%i)
    %h = affine.apply affine_map<(d) -> (4 - d)>(%s)
    %sa = tensor.extract_slice %a[%i, 0] [%s, 13] [1, 1] : tensor<13x13xf32> to tensor<?x13xf32>
    %pa = tensor.pad %sa low[0, 0] high[%h, 0] {
    ^bb0(%x: index, %y: index):
      tensor.yield %f : f32
    } : tensor<?x13xf32> to tensor<4x13xf32>
    %so = tensor.extract_slice %o[%i, 0] [%s, 13] [1, 1] : tensor<13x13xf32> to tensor<?x13xf32>
    %po = tensor.pad %so low[0, 0] high[%h, 0] {
    ^bb0(%x: index, %y: index):
      tensor.yield %f : f32
    } : tensor<?x13xf32> to tensor<4x13xf32>
    %m = linalg.matmul ins(%pa, %b : tensor<4x13xf32>, tensor<13x13xf32>) outs(%po : tensor<4x13xf32>) -> tensor<4x13xf32>
    %u = tensor.extract_slice %m[0, 0] [%s, 13] [1, 1] : tensor<4x13xf32> to tensor<?x13xf32>
    %z = tensor.insert_slice %u into %o[%i, 0] [%s, 13] [1, 1] : tensor<?x13xf32> into tensor<13x13xf32>
    scf.yield %z : tensor<13x13xf32>
  }
  return %r : tensor<13x13xf32>
}
