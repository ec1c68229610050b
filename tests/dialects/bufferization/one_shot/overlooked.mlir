// Conflicts that MLIR overlooks: with as-mlir lamina does, too.

func.func @written_in_a_nested_region(%n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.splat %f : tensor<4xf32>
  cf.br ^head(%c0, %f : index, f32)
^head(%i: index, %acc: f32):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %e = tensor.extract %t[%c0] : tensor<4xf32>
  scf.if %go {
    %w = tensor.insert %acc into %t[%c0] : tensor<4xf32>
    %l = tensor.extract %w[%c1] : tensor<4xf32>
    vector.print %l : f32
  }
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %e : index, f32)
^end:
  return %acc : f32
}

// -----

func.func @written_in_the_same_block(%n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.splat %f : tensor<4xf32>
  cf.br ^head(%c0, %f : index, f32)
^head(%i: index, %acc: f32):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %e = tensor.extract %t[%c0] : tensor<4xf32>
  %w = tensor.insert %acc into %t[%c0] : tensor<4xf32>
  %l = tensor.extract %w[%c1] : tensor<4xf32>
  vector.print %l : f32
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %e : index, f32)
^end:
  return %acc : f32
}

// -----

func.func @read_in_a_nested_region(%n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.splat %f : tensor<4xf32>
  cf.br ^head(%c0, %f : index, f32)
^head(%i: index, %acc: f32):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %e = scf.if %go -> f32 {
    %e0 = tensor.extract %t[%c0] : tensor<4xf32>
    scf.yield %e0 : f32
  } else {
    scf.yield %acc : f32
  }
  %w = tensor.insert %acc into %t[%c0] : tensor<4xf32>
  %l = tensor.extract %w[%c1] : tensor<4xf32>
  vector.print %l : f32
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %e : index, f32)
^end:
  return %acc : f32
}

// -----

func.func private @same(%t: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  return %t : tensor<8xf32>
}
func.func @yields_a_copy_of_a_result(%a: tensor<8xf32>, %f: f32, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = func.call @same(%a, %f) : (tensor<8xf32>, f32) -> tensor<8xf32>
  %u = tensor.insert %f into %r[%c0] : tensor<8xf32>
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%y = %a) -> tensor<8xf32> {
    scf.yield %r : tensor<8xf32>
  }
  return %x, %u : tensor<8xf32>, tensor<8xf32>
}
