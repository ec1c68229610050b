// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- scf.for, tensor.extract_slice, linalg.fill

module attributes {transform.with_named_sequence} {
func.func @simple(%t: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %s = tensor.extract_slice %a[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %f = linalg.fill ins(%x : f32) outs(%s : tensor<5xf32>) -> tensor<5xf32>
    %o = tensor.insert_slice %f into %a[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @two(%t: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %s = tensor.extract_slice %a[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %f = linalg.fill ins(%x : f32) outs(%s : tensor<5xf32>) -> tensor<5xf32>
    %o = tensor.insert_slice %f into %a[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %s2 = tensor.extract_slice %o[5] [7] [1] : tensor<?xf32> to tensor<7xf32>
    %f2 = linalg.fill ins(%x : f32) outs(%s2 : tensor<7xf32>) -> tensor<7xf32>
    %o2 = tensor.insert_slice %f2 into %o[5] [7] [1] : tensor<7xf32> into tensor<?xf32>
    scf.yield %o2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @overlap(%t: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %s = tensor.extract_slice %a[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %f = linalg.fill ins(%x : f32) outs(%s : tensor<5xf32>) -> tensor<5xf32>
    %o = tensor.insert_slice %f into %a[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %s2 = tensor.extract_slice %o[4] [7] [1] : tensor<?xf32> to tensor<7xf32>
    %f2 = linalg.fill ins(%x : f32) outs(%s2 : tensor<7xf32>) -> tensor<7xf32>
    %o2 = tensor.insert_slice %f2 into %o[4] [7] [1] : tensor<7xf32> into tensor<?xf32>
    scf.yield %o2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @variant(%t: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %s = tensor.extract_slice %a[%i] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %f = linalg.fill ins(%x : f32) outs(%s : tensor<5xf32>) -> tensor<5xf32>
    %o = tensor.insert_slice %f into %a[%i] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @transfers(%t: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %s = vector.transfer_read %a[%n], %x {in_bounds = [true]} : tensor<?xf32>, vector<5xf32>
    %f = arith.addf %s, %s : vector<5xf32>
    %o = vector.transfer_write %f, %a[%n] {in_bounds = [true]} : vector<5xf32>, tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @nested(%t: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> tensor<?xf32> {
      %s = tensor.extract_slice %b[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %f = linalg.fill ins(%x : f32) outs(%s : tensor<5xf32>) -> tensor<5xf32>
      %o = tensor.insert_slice %f into %b[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %o : tensor<?xf32>
    }
    %s2 = tensor.extract_slice %q[9] [7] [1] : tensor<?xf32> to tensor<7xf32>
    %f2 = linalg.fill ins(%x : f32) outs(%s2 : tensor<7xf32>) -> tensor<7xf32>
    %o2 = tensor.insert_slice %f2 into %q[9] [7] [1] : tensor<7xf32> into tensor<?xf32>
    scf.yield %o2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @swapped(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %s = tensor.extract_slice %a[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %f = linalg.fill ins(%x : f32) outs(%s : tensor<5xf32>) -> tensor<5xf32>
    %o = tensor.insert_slice %f into %a[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %b, %o : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0 : tensor<?xf32>
}
func.func @non_subset(%t: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %s = tensor.extract_slice %a[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    "test.use"(%a) : (tensor<?xf32>) -> ()
    %o = tensor.insert_slice %s into %a[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.loop.hoist_loop_invariant_subsets %0 : !transform.any_op
  transform.yield
}
}

// ----- transform applied to the wrong op kind

module attributes {transform.with_named_sequence} {
func.func @no_loop() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.loop.hoist_loop_invariant_subsets %0 : !transform.any_op
  transform.yield
}
}

