// COMPARE: --convert-vector-to-llvm
// Scalable vectors are not transposed.
func.func @transpose(%c: vector<4x1x[4]xf32>) -> vector<1x4x[4]xf32> {
  %2 = vector.transpose %c, [1, 0, 2] : vector<4x1x[4]xf32> to vector<1x4x[4]xf32>
  return %2 : vector<1x4x[4]xf32>
}
// -----
func.func @transpose2(%c: vector<4x2x[4]xf32>) -> vector<2x4x[4]xf32> {
  %2 = vector.transpose %c, [1, 0, 2] : vector<4x2x[4]xf32> to vector<2x4x[4]xf32>
  return %2 : vector<2x4x[4]xf32>
}
// -----
func.func @transpose3(%c: vector<[4]xf32>, %d: vector<1x[4]xf32>, %e: vector<1x1x[4]xf32>) -> (vector<[4]xf32>, vector<[4]x1xf32>, vector<1x1x[4]xf32>) {
  %2 = vector.transpose %c, [0] : vector<[4]xf32> to vector<[4]xf32>
  %3 = vector.transpose %d, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  %4 = vector.transpose %e, [1, 0, 2] : vector<1x1x[4]xf32> to vector<1x1x[4]xf32>
  return %2, %3, %4 : vector<[4]xf32>, vector<[4]x1xf32>, vector<1x1x[4]xf32>
}
// -----
func.func @masked_reduction(%f: vector<[4]xf32>, %m: vector<[4]xi1>, %acc: f32) -> (f32, f32) {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %f, %acc : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  %1 = vector.mask %m { vector.reduction <add>, %f : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %0, %1 : f32, f32
}

// -----

func.func @mask_of_a_constant() -> vector<[4]xi1> {
  %c2 = arith.constant 2 : index
  %g = vector.create_mask %c2 : vector<[4]xi1>
  return %g : vector<[4]xi1>
}
