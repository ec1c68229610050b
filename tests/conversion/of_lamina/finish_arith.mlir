// COMPARE: --allow-unregistered-dialect --lamina-finish-arith
// ----- rounding divisions of i32
// MLIR LEFT OUT: a pass of lamina
func.func @divisions(%x: i32, %y: i32, %z: i32) {
  %0 = arith.ceildivsi %x, %y : i32
  "test.use"(%0) : (i32) -> ()
  %1 = arith.ceildivui %x, %y : i32
  "test.use"(%1) : (i32) -> ()
  %2 = arith.floordivsi %x, %y : i32
  "test.use"(%2) : (i32) -> ()
  return
}
// ----- rounding divisions of index
// MLIR LEFT OUT: a pass of lamina
func.func @divisions(%x: index, %y: index, %z: index) {
  %0 = arith.ceildivsi %x, %y : index
  "test.use"(%0) : (index) -> ()
  %1 = arith.ceildivui %x, %y : index
  "test.use"(%1) : (index) -> ()
  %2 = arith.floordivsi %x, %y : index
  "test.use"(%2) : (index) -> ()
  return
}
// ----- rounding divisions of vector<4xi64>
// MLIR LEFT OUT: a pass of lamina
func.func @divisions(%x: vector<4xi64>, %y: vector<4xi64>, %z: vector<4xi64>) {
  %0 = arith.ceildivsi %x, %y : vector<4xi64>
  "test.use"(%0) : (vector<4xi64>) -> ()
  %1 = arith.ceildivui %x, %y : vector<4xi64>
  "test.use"(%1) : (vector<4xi64>) -> ()
  %2 = arith.floordivsi %x, %y : vector<4xi64>
  "test.use"(%2) : (vector<4xi64>) -> ()
  return
}
// ----- rounding divisions of the index dialect
// MLIR LEFT OUT: a pass of lamina
func.func @divisions(%x: index, %y: index, %z: index) {
  %0 = index.ceildivs %x, %y
  "test.use"(%0) : (index) -> ()
  %1 = index.ceildivu %x, %y
  "test.use"(%1) : (index) -> ()
  %2 = index.floordivs %x, %y
  "test.use"(%2) : (index) -> ()
  return
}
// ----- minimum and maximum stay
// MLIR LEFT OUT: a pass of lamina
func.func @extrema(%x: f32, %y: f32, %z: f32) {
  %0 = arith.maximumf %x, %y : f32
  "test.use"(%0) : (f32) -> ()
  %1 = arith.minimumf %x, %y : f32
  "test.use"(%1) : (f32) -> ()
  %2 = arith.maxnumf %x, %y : f32
  "test.use"(%2) : (f32) -> ()
  %3 = arith.minnumf %x, %y : f32
  "test.use"(%3) : (f32) -> ()
  return
}
// ----- casts of f8E8M0FNU
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: f8E8M0FNU, %y: f32, %z: f16, %v: vector<4xf8E8M0FNU>) -> (f32, f16, f8E8M0FNU, f8E8M0FNU, vector<4xf32>) {
  %0 = arith.extf %x : f8E8M0FNU to f32
  %1 = arith.truncf %0 : f32 to f16
  %2 = arith.truncf %y : f32 to f8E8M0FNU
  %3 = arith.truncf %z : f16 to f8E8M0FNU
  %4 = arith.extf %v : vector<4xf8E8M0FNU> to vector<4xf32>
  return %0, %1, %2, %3, %4 : f32, f16, f8E8M0FNU, f8E8M0FNU, vector<4xf32>
}
// ----- scaled casts
// MLIR LEFT OUT: a pass of lamina
func.func @scaled(%x: f4E2M1FN, %s: f8E8M0FNU, %y: f32, %t: f16) -> (f32, f4E2M1FN, f4E2M1FN) {
  %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %y, %s : f32, f8E8M0FNU to f4E2M1FN
  %2 = arith.scaling_truncf %y, %t : f32, f16 to f4E2M1FN
  return %0, %1, %2 : f32, f4E2M1FN, f4E2M1FN
}
