// Edge values, run by the interpreter and as native code.
// EVAL-PIPELINE: builtin.module(canonicalize, cse)

// EVAL: @wraps(2147483647, 1) == (-2147483648, 0, 2147483647)
func.func @wraps(%a: i32, %b: i32) -> (i32, i32, i32) {
  %sum = arith.addi %a, %b : i32
  %and = arith.andi %sum, %b : i32
  %max = arith.maxsi %a, %sum : i32
  return %sum, %and, %max : i32, i32, i32
}

// EVAL: @rounds(-7, 2) == (-3, -4, -3, -1)
// EVAL: @rounds(7, -2) == (-3, -4, -3, 1)
func.func @rounds(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0 = arith.divsi %a, %b : i32
  %1 = arith.floordivsi %a, %b : i32
  %2 = arith.ceildivsi %a, %b : i32
  %3 = arith.remsi %a, %b : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// EVAL: @nans(nan, 1.0) == (nan, 1.0, nan, 1.0, false, true)
// EVAL: @nans(-inf, inf) == (inf, inf, -inf, -inf, true, false)
func.func @nans(%a: f32, %b: f32) -> (f32, f32, f32, f32, i1, i1) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.maxnumf %a, %b : f32
  %2 = arith.minimumf %a, %b : f32
  %3 = arith.minnumf %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf uno, %a, %b : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, i1, i1
}

// EVAL: @sum([1.5, 2.5, -1.0]) == 3.0
// EVAL: @sum([]) == 0.0
func.func @sum(%m: memref<?xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    %t = arith.addf %s, %x : f32
    scf.yield %t : f32
  }
  return %r : f32
}

// -----

// EVAL: @exp([0.0, 1.0, -inf, inf, nan]) ~= [1.0, 2.7182818, 0.0, inf, nan]
func.func @exp(%t: tensor<5xf32>) -> tensor<5xf32> {
  %0 = math.exp %t : tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

// EVAL: @select([[1, 2], [3, 4]], true) == [[2, 4], [6, 8]]
// EVAL: @select([[1, 2], [3, 4]], false) == [[1, 2], [3, 4]]
func.func @select(%t: tensor<2x2xi32>, %twice: i1) -> tensor<2x2xi32> {
  %r = scf.if %twice -> (tensor<2x2xi32>) {
    %0 = arith.addi %t, %t : tensor<2x2xi32>
    scf.yield %0 : tensor<2x2xi32>
  } else {
    scf.yield %t : tensor<2x2xi32>
  }
  return %r : tensor<2x2xi32>
}

// The first of several values for a position counts.
// EVAL: @elements_of_sparse(2) == (7, 0)
// EVAL: @elements_of_sparse(3) == (9, 0)
func.func @elements_of_sparse(%i: index) -> (i32, i32) {
  %s = arith.constant sparse<[[2], [2], [3]], [7, 8, 9]> : tensor<4xi32>
  %c1 = arith.constant 1 : index
  %e = tensor.extract %s[%i] : tensor<4xi32>
  %z = tensor.extract %s[%c1] : tensor<4xi32>
  return %e, %z : i32, i32
}

// Blocks that nothing reaches are not compiled.
// EVAL: @unreached(3) == 3
func.func @unreached(%a: index) -> index {
  cf.br ^bb2(%a : index)
^bb1(%x: index):
  %m = memref.alloc() : memref<4xf32>
  %v = memref.load %m[%x] : memref<4xf32>
  %e = math.exp %v : f32
  memref.store %e, %m[%a] : memref<4xf32>
  cf.br ^bb1(%a : index)
^bb2(%z: index):
  return %z : index
}
