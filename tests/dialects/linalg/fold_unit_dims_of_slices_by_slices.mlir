// COMPARE: --linalg-fold-unit-extent-dims=use-rank-reducing-slices
// ----- scf.forall, scf.forall.in_parallel, tensor.parallel_insert_slice
func.func @pis(%a: tensor<1xi1>, %b: tensor<1x4x1xf32>, %o: tensor<8xi1>, %q: tensor<4x4x4xf32>, %i: index) -> (tensor<8xi1>, tensor<4x4x4xf32>) {
  %c2 = arith.constant 2 : index
  %v:2 = scf.forall (%k) in (%c2) shared_outs(%o4 = %o, %q4 = %q) -> (tensor<8xi1>, tensor<4x4x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o4[%k] [1] [1] : tensor<1xi1> into tensor<8xi1>
      tensor.parallel_insert_slice %b into %q4[%k, 0, %i] [1, 4, 1] [1, 1, 1] : tensor<1x4x1xf32> into tensor<4x4x4xf32>
    }
  }
  return %v#0, %v#1 : tensor<8xi1>, tensor<4x4x4xf32>
}
// ----- tensor.insert_slice
func.func @insert_slice(%a: tensor<1xi1>, %b: tensor<1x4x1xf32>, %o: tensor<8xi1>, %q: tensor<4x4x4xf32>, %i: index) -> (tensor<8xi1>, tensor<4x4x4xf32>) {
  %0 = tensor.insert_slice %a into %o[%i] [1] [1] : tensor<1xi1> into tensor<8xi1>
  %1 = tensor.insert_slice %b into %q[%i, 0, %i] [1, 4, 1] [1, 1, 1] : tensor<1x4x1xf32> into tensor<4x4x4xf32>
  return %0, %1 : tensor<8xi1>, tensor<4x4x4xf32>
}
// ----- tensor.extract_slice
func.func @extract_slice(%q: tensor<4x4x4xf32>, %i: index, %n: index) -> (tensor<1x4x1xf32>, tensor<1x1x1xf32>, tensor<1x?x1xf32>) {
  %0 = tensor.extract_slice %q[%i, 0, %i] [1, 4, 1] [1, 1, 1] : tensor<4x4x4xf32> to tensor<1x4x1xf32>
  %1 = tensor.extract_slice %q[%i, 0, %i] [1, 1, 1] [1, 1, 1] : tensor<4x4x4xf32> to tensor<1x1x1xf32>
  %2 = tensor.extract_slice %q[%i, 0, %i] [1, %n, 1] [1, 1, 1] : tensor<4x4x4xf32> to tensor<1x?x1xf32>
  return %0, %1, %2 : tensor<1x4x1xf32>, tensor<1x1x1xf32>, tensor<1x?x1xf32>
}
// ----- type of return operand 1 ...
func.func @pad(%a: tensor<1x4xf32>, %n: index) -> (tensor<1x6xf32>, tensor<?x6xf32>, tensor<?x?xf32>) {
  %f = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[0, 1] high[0, 1] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<1x4xf32> to tensor<1x6xf32>
  %1 = tensor.pad %a low[%c0, 1] high[0, 1] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<1x4xf32> to tensor<?x6xf32>
  %2 = tensor.pad %a low[%c0, %n] high[0, 1] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<1x4xf32> to tensor<?x?xf32>
  return %0, %1, %2 : tensor<1x6xf32>, tensor<?x6xf32>, tensor<?x?xf32>
}
// ----- type of return operand 1 ...
func.func @type_of_return_operand_1(%a: tensor<1x1xf32>, %n: index, %f: f32) -> (tensor<1x1xf32>, tensor<?x1xf32>, tensor<3x1xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[0, 0] high[0, 0] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<1x1xf32> to tensor<1x1xf32>
  %1 = tensor.pad %a nofold low[%c0, 0] high[0, 0] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<1x1xf32> to tensor<?x1xf32>
  %2 = tensor.pad %a nofold low[1, 0] high[1, 0] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<1x1xf32> to tensor<3x1xf32>
  return %0, %1, %2 : tensor<1x1xf32>, tensor<?x1xf32>, tensor<3x1xf32>
}
// ----- tensor.pad, arith.index_cast, arith.sitofp
func.func @pad_index_cast_sitofp(%a: tensor<1x?xf32>, %n: index, %f: f32) -> (tensor<1x?xf32>, tensor<1x?xf32>) {
  %0 = tensor.pad %a low[0, 1] high[0, 2] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<1x?xf32> to tensor<1x?xf32>
  %1 = tensor.pad %a low[0, 1] high[0, 2] { ^bb0(%i: index, %j: index): 
     %x = arith.index_cast %i : index to i32
     %y = arith.sitofp %x : i32 to f32
     tensor.yield %y : f32 } : tensor<1x?xf32> to tensor<1x?xf32>
  return %0, %1 : tensor<1x?xf32>, tensor<1x?xf32>
}
