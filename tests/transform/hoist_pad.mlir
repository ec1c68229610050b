// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- annotate, cast
module attributes {transform.with_named_sequence} {
func.func @one(%a: tensor<24x12xf32>, %n: index) -> tensor<5x12xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x12xf32>
  %r = scf.for %i = %c0 to %c24 step %c5 iter_args(%o = %e) -> tensor<5x12xf32> {
    %s = affine.min affine_map<(d) -> (-d + 24, 5)>(%i)
    %x = tensor.extract_slice %a[%i, 0] [%s, 12] [1, 1] : tensor<24x12xf32> to tensor<?x12xf32>
    %h = affine.apply affine_map<(d) -> (5 - d)>(%s)
    %p = tensor.pad %x nofold low[0, 0] high[%h, 0] {
    ^bb0(%j: index, %k: index):
      tensor.yield %z : f32
    } : tensor<?x12xf32> to tensor<5x12xf32>
    %m = linalg.add ins(%p, %o : tensor<5x12xf32>, tensor<5x12xf32>) outs(%o : tensor<5x12xf32>) -> tensor<5x12xf32>
    scf.yield %m : tensor<5x12xf32>
  }
  return %r : tensor<5x12xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.op<"tensor.pad">
  %2 = transform.structured.hoist_pad %1 by 1 loops : (!transform.op<"tensor.pad">) -> !transform.any_op
  transform.annotate %2 "hoisted" : !transform.any_op
  transform.yield
}
}
// ----- cast, structured.hoist_pad
module attributes {transform.with_named_sequence} {
func.func @two(%a: tensor<24x?xf32>, %n: index, %m: index) -> tensor<5x7xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c24 = arith.constant 24 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x7xf32>
  %r = scf.for %i = %c0 to %c24 step %c5 iter_args(%o = %e) -> tensor<5x7xf32> {
    %q = scf.for %j = %c0 to %c24 step %c7 iter_args(%u = %o) -> tensor<5x7xf32> {
      %s = affine.min affine_map<(d) -> (-d + 24, 5)>(%i)
      %t = affine.min affine_map<(d)[n] -> (-d + n, 7)>(%j)[%n]
      %x = tensor.extract_slice %a[%i, %j] [%s, %t] [1, 1] : tensor<24x?xf32> to tensor<?x?xf32>
      %h = affine.apply affine_map<(d) -> (5 - d)>(%s)
      %g = affine.apply affine_map<(d) -> (7 - d)>(%t)
      %p = tensor.pad %x nofold low[0, 0] high[%h, %g] {
      ^bb0(%jj: index, %k: index):
        tensor.yield %z : f32
      } : tensor<?x?xf32> to tensor<5x7xf32>
      %mm = linalg.add ins(%p, %u : tensor<5x7xf32>, tensor<5x7xf32>) outs(%u : tensor<5x7xf32>) -> tensor<5x7xf32>
      scf.yield %mm : tensor<5x7xf32>
    }
    scf.yield %q : tensor<5x7xf32>
  }
  return %r : tensor<5x7xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.op<"tensor.pad">
  %2 = transform.structured.hoist_pad %1 by 2 loops, transpose by [1, 0] : (!transform.op<"tensor.pad">) -> !transform.any_op
  transform.yield
}
}
// ----- cast, structured.hoist_pad
module attributes {transform.with_named_sequence} {
func.func @unused_loop(%a: tensor<24x12xf32>, %n: index) -> tensor<5x12xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x12xf32>
  %r = scf.for %i = %c0 to %c24 step %c5 iter_args(%o = %e) -> tensor<5x12xf32> {
    %q = scf.for %j = %c0 to %c24 step %c5 iter_args(%u = %o) -> tensor<5x12xf32> {
      %s = affine.min affine_map<(d) -> (-d + 24, 5)>(%j)
      %x = tensor.extract_slice %a[%j, 0] [%s, 12] [1, 1] : tensor<24x12xf32> to tensor<?x12xf32>
      %h = affine.apply affine_map<(d) -> (5 - d)>(%s)
      %p = tensor.pad %x nofold low[0, 0] high[%h, 0] {
      ^bb0(%jj: index, %k: index):
        tensor.yield %z : f32
      } : tensor<?x12xf32> to tensor<5x12xf32>
      %mm = linalg.add ins(%p, %u : tensor<5x12xf32>, tensor<5x12xf32>) outs(%u : tensor<5x12xf32>) -> tensor<5x12xf32>
      scf.yield %mm : tensor<5x12xf32>
    }
    scf.yield %q : tensor<5x12xf32>
  }
  return %r : tensor<5x12xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.op<"tensor.pad">
  %2 = transform.structured.hoist_pad %1 by 2 loops : (!transform.op<"tensor.pad">) -> !transform.any_op
  transform.yield
}
}
// ----- cast: transform.structured.hoist_pad failed to apply
module attributes {transform.with_named_sequence} {
func.func @init(%a: tensor<24x12xf32>, %i: index, %n: index) -> tensor<?x12xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 0.0 : f32
  %s = affine.min affine_map<(d)[i] -> (-i + 24, 5)>(%c0)[%i]
  %x = tensor.extract_slice %a[%i, 0] [%s, 12] [1, 1] : tensor<24x12xf32> to tensor<?x12xf32>
  %r = scf.for %j = %c0 to %n step %c5 iter_args(%o = %x) -> tensor<?x12xf32> {
    %h = affine.apply affine_map<(d) -> (5 - d)>(%s)
    %p = tensor.pad %o nofold low[0, 0] high[%h, 0] {
    ^bb0(%jj: index, %k: index):
      tensor.yield %z : f32
    } : tensor<?x12xf32> to tensor<5x12xf32>
    %m = linalg.square ins(%p : tensor<5x12xf32>) outs(%p : tensor<5x12xf32>) -> tensor<5x12xf32>
    %t = tensor.extract_slice %m[0, 0] [%s, 12] [1, 1] : tensor<5x12xf32> to tensor<?x12xf32>
    scf.yield %t : tensor<?x12xf32>
  }
  return %r : tensor<?x12xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.op<"tensor.pad">
  %2 = transform.structured.hoist_pad %1 by 1 loops : (!transform.op<"tensor.pad">) -> !transform.any_op
  transform.yield
}
}
// ----- cast: transform.structured.hoist_pad failed to apply
module attributes {transform.with_named_sequence} {
func.func @init_in_loop(%a: tensor<24x12xf32>, %n: index) -> tensor<24x12xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 0.0 : f32
  %q = scf.for %i = %c0 to %n step %c5 iter_args(%b = %a) -> tensor<24x12xf32> {
    %s = affine.min affine_map<(i) -> (-i + 24, 5)>(%i)
    %x = tensor.extract_slice %b[%i, 0] [%s, 12] [1, 1] : tensor<24x12xf32> to tensor<?x12xf32>
    %r = scf.for %j = %c0 to %n step %c5 iter_args(%o = %x) -> tensor<?x12xf32> {
      %h = affine.apply affine_map<(d) -> (5 - d)>(%s)
      %p = tensor.pad %o nofold low[0, 0] high[%h, 0] {
      ^bb0(%jj: index, %k: index):
        tensor.yield %z : f32
      } : tensor<?x12xf32> to tensor<5x12xf32>
      %m = linalg.square ins(%p : tensor<5x12xf32>) outs(%p : tensor<5x12xf32>) -> tensor<5x12xf32>
      %t = tensor.extract_slice %m[0, 0] [%s, 12] [1, 1] : tensor<5x12xf32> to tensor<?x12xf32>
      scf.yield %t : tensor<?x12xf32>
    }
    %w = tensor.insert_slice %r into %b[%i, 0] [%s, 12] [1, 1] : tensor<?x12xf32> into tensor<24x12xf32>
    scf.yield %w : tensor<24x12xf32>
  }
  return %q : tensor<24x12xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.op<"tensor.pad">
  %2 = transform.structured.hoist_pad %1 by 1 loops : (!transform.op<"tensor.pad">) -> !transform.any_op
  transform.yield
}
}
// ----- structured.hoist_pad.build_packing_loop_nest, annotate
module attributes {transform.with_named_sequence} {
func.func @nest(%a: tensor<24x12xf32>, %n: index) -> tensor<5x12xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x12xf32>
  %r = scf.for %i = %c0 to %c24 step %c5 iter_args(%o = %e) -> tensor<5x12xf32> {
    %s = affine.min affine_map<(d) -> (-d + 24, 5)>(%i)
    %x = tensor.extract_slice %a[%i, 0] [%s, 12] [1, 1] : tensor<24x12xf32> to tensor<?x12xf32>
    %h = affine.apply affine_map<(d) -> (5 - d)>(%s)
    %p = tensor.pad %x nofold low[0, 0] high[%h, 0] {
    ^bb0(%j: index, %k: index):
      tensor.yield %z : f32
    } : tensor<?x12xf32> to tensor<5x12xf32>
    %m = linalg.add ins(%p, %o : tensor<5x12xf32>, tensor<5x12xf32>) outs(%o : tensor<5x12xf32>) -> tensor<5x12xf32>
    scf.yield %m : tensor<5x12xf32>
  }
  return %r : tensor<5x12xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.hoist_pad.build_packing_loop_nest %0 above %l, transpose by [1, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.annotate %2 "packing" : !transform.any_op
  transform.yield
}
}
// ----- cast: transform.structured.hoist_pad failed to apply
module attributes {transform.with_named_sequence} {
func.func @no_loop(%a: tensor<4x12xf32>) -> tensor<5x12xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %a nofold low[0, 0] high[1, 0] {
  ^bb0(%j: index, %k: index):
    tensor.yield %z : f32
  } : tensor<4x12xf32> to tensor<5x12xf32>
  return %p : tensor<5x12xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.op<"tensor.pad">
  %2 = transform.structured.hoist_pad %1 by 1 loops : (!transform.op<"tensor.pad">) -> !transform.any_op
  transform.yield
}
}
// ----- structured.hoist_pad: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @no_pad() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.hoist_pad %0 by 1 loops : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.hoist_pad.build_packing_loop_nest: requires exactly 2 non-null handles
module attributes {transform.with_named_sequence} {
func.func @no_pad() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.hoist_pad.build_packing_loop_nest %0 above %0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.hoist_pad: expects transpose to be a permutation, found 1, 1
module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.hoist_pad %0 by 1 loops, transpose by [1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- annotate, cast
module attributes {transform.with_named_sequence} {
func.func @carried(%a: tensor<24x12xf32>, %i: index) -> tensor<24x12xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  %z = arith.constant 0.0 : f32
  %s = affine.min affine_map<(i) -> (-i + 24, 5)>(%i)
  %r = scf.for %j = %c0 to %c24 step %c5 iter_args(%o = %a) -> tensor<24x12xf32> {
    %x = tensor.extract_slice %o[0, 0] [%s, 12] [1, 1] : tensor<24x12xf32> to tensor<?x12xf32>
    %h = affine.apply affine_map<(d) -> (5 - d)>(%s)
    %p = tensor.pad %x nofold low[0, 0] high[%h, 0] {
    ^bb0(%jj: index, %k: index):
      tensor.yield %z : f32
    } : tensor<?x12xf32> to tensor<5x12xf32>
    %m = linalg.square ins(%p : tensor<5x12xf32>) outs(%p : tensor<5x12xf32>) -> tensor<5x12xf32>
    %t = tensor.extract_slice %m[0, 0] [%s, 12] [1, 1] : tensor<5x12xf32> to tensor<?x12xf32>
    %w = tensor.insert_slice %t into %o[0, 0] [%s, 12] [1, 1] : tensor<?x12xf32> into tensor<24x12xf32>
    scf.yield %w : tensor<24x12xf32>
  }
  return %r : tensor<24x12xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.op<"tensor.pad">
  %2 = transform.structured.hoist_pad %1 by 1 loops : (!transform.op<"tensor.pad">) -> !transform.any_op
  transform.annotate %2 "hoisted" : !transform.any_op
  transform.yield
}
}
