// COMPARE: --allow-unregistered-dialect --lamina-small-floats
// ----- f8E4M3FN and wider floats
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: f8E4M3FN, %y: f32, %z: f16, %u: f64) -> (f32, f16, f8E4M3FN, f8E4M3FN, f8E4M3FN, f64) {
  %0 = arith.extf %x : f8E4M3FN to f32
  %1 = arith.extf %x : f8E4M3FN to f16
  %2 = arith.truncf %y : f32 to f8E4M3FN
  %3 = arith.truncf %z : f16 to f8E4M3FN
  %4 = arith.truncf %u : f64 to f8E4M3FN
  %5 = arith.extf %x : f8E4M3FN to f64
  return %0, %1, %2, %3, %4, %5 : f32, f16, f8E4M3FN, f8E4M3FN, f8E4M3FN, f64
}
// ----- f8E5M2 and wider floats
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: f8E5M2, %y: f32, %z: f16, %u: f64) -> (f32, f16, f8E5M2, f8E5M2, f8E5M2, f64) {
  %0 = arith.extf %x : f8E5M2 to f32
  %1 = arith.extf %x : f8E5M2 to f16
  %2 = arith.truncf %y : f32 to f8E5M2
  %3 = arith.truncf %z : f16 to f8E5M2
  %4 = arith.truncf %u : f64 to f8E5M2
  %5 = arith.extf %x : f8E5M2 to f64
  return %0, %1, %2, %3, %4, %5 : f32, f16, f8E5M2, f8E5M2, f8E5M2, f64
}
// ----- f8E4M3FNUZ and wider floats
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: f8E4M3FNUZ, %y: f32, %z: f16, %u: f64) -> (f32, f16, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f64) {
  %0 = arith.extf %x : f8E4M3FNUZ to f32
  %1 = arith.extf %x : f8E4M3FNUZ to f16
  %2 = arith.truncf %y : f32 to f8E4M3FNUZ
  %3 = arith.truncf %z : f16 to f8E4M3FNUZ
  %4 = arith.truncf %u : f64 to f8E4M3FNUZ
  %5 = arith.extf %x : f8E4M3FNUZ to f64
  return %0, %1, %2, %3, %4, %5 : f32, f16, f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ, f64
}
// ----- f8E5M2FNUZ and wider floats
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: f8E5M2FNUZ, %y: f32, %z: f16, %u: f64) -> (f32, f16, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f64) {
  %0 = arith.extf %x : f8E5M2FNUZ to f32
  %1 = arith.extf %x : f8E5M2FNUZ to f16
  %2 = arith.truncf %y : f32 to f8E5M2FNUZ
  %3 = arith.truncf %z : f16 to f8E5M2FNUZ
  %4 = arith.truncf %u : f64 to f8E5M2FNUZ
  %5 = arith.extf %x : f8E5M2FNUZ to f64
  return %0, %1, %2, %3, %4, %5 : f32, f16, f8E5M2FNUZ, f8E5M2FNUZ, f8E5M2FNUZ, f64
}
// ----- f8E4M3B11FNUZ and wider floats
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: f8E4M3B11FNUZ, %y: f32, %z: f16, %u: f64) -> (f32, f16, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f64) {
  %0 = arith.extf %x : f8E4M3B11FNUZ to f32
  %1 = arith.extf %x : f8E4M3B11FNUZ to f16
  %2 = arith.truncf %y : f32 to f8E4M3B11FNUZ
  %3 = arith.truncf %z : f16 to f8E4M3B11FNUZ
  %4 = arith.truncf %u : f64 to f8E4M3B11FNUZ
  %5 = arith.extf %x : f8E4M3B11FNUZ to f64
  return %0, %1, %2, %3, %4, %5 : f32, f16, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f8E4M3B11FNUZ, f64
}
// ----- f8E3M4 and wider floats
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: f8E3M4, %y: f32, %z: f16, %u: f64) -> (f32, f16, f8E3M4, f8E3M4, f8E3M4, f64) {
  %0 = arith.extf %x : f8E3M4 to f32
  %1 = arith.extf %x : f8E3M4 to f16
  %2 = arith.truncf %y : f32 to f8E3M4
  %3 = arith.truncf %z : f16 to f8E3M4
  %4 = arith.truncf %u : f64 to f8E3M4
  %5 = arith.extf %x : f8E3M4 to f64
  return %0, %1, %2, %3, %4, %5 : f32, f16, f8E3M4, f8E3M4, f8E3M4, f64
}
// ----- f8E4M3 and wider floats
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: f8E4M3, %y: f32, %z: f16, %u: f64) -> (f32, f16, f8E4M3, f8E4M3, f8E4M3, f64) {
  %0 = arith.extf %x : f8E4M3 to f32
  %1 = arith.extf %x : f8E4M3 to f16
  %2 = arith.truncf %y : f32 to f8E4M3
  %3 = arith.truncf %z : f16 to f8E4M3
  %4 = arith.truncf %u : f64 to f8E4M3
  %5 = arith.extf %x : f8E4M3 to f64
  return %0, %1, %2, %3, %4, %5 : f32, f16, f8E4M3, f8E4M3, f8E4M3, f64
}
// ----- f6E2M3FN and wider floats
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: f6E2M3FN, %y: f32, %z: f16, %u: f64) -> (f32, f16, f6E2M3FN, f6E2M3FN, f6E2M3FN, f64) {
  %0 = arith.extf %x : f6E2M3FN to f32
  %1 = arith.extf %x : f6E2M3FN to f16
  %2 = arith.truncf %y : f32 to f6E2M3FN
  %3 = arith.truncf %z : f16 to f6E2M3FN
  %4 = arith.truncf %u : f64 to f6E2M3FN
  %5 = arith.extf %x : f6E2M3FN to f64
  return %0, %1, %2, %3, %4, %5 : f32, f16, f6E2M3FN, f6E2M3FN, f6E2M3FN, f64
}
// ----- f6E3M2FN and wider floats
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: f6E3M2FN, %y: f32, %z: f16, %u: f64) -> (f32, f16, f6E3M2FN, f6E3M2FN, f6E3M2FN, f64) {
  %0 = arith.extf %x : f6E3M2FN to f32
  %1 = arith.extf %x : f6E3M2FN to f16
  %2 = arith.truncf %y : f32 to f6E3M2FN
  %3 = arith.truncf %z : f16 to f6E3M2FN
  %4 = arith.truncf %u : f64 to f6E3M2FN
  %5 = arith.extf %x : f6E3M2FN to f64
  return %0, %1, %2, %3, %4, %5 : f32, f16, f6E3M2FN, f6E3M2FN, f6E3M2FN, f64
}
// ----- f4E2M1FN and wider floats
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: f4E2M1FN, %y: f32, %z: f16, %u: f64) -> (f32, f16, f4E2M1FN, f4E2M1FN, f4E2M1FN, f64) {
  %0 = arith.extf %x : f4E2M1FN to f32
  %1 = arith.extf %x : f4E2M1FN to f16
  %2 = arith.truncf %y : f32 to f4E2M1FN
  %3 = arith.truncf %z : f16 to f4E2M1FN
  %4 = arith.truncf %u : f64 to f4E2M1FN
  %5 = arith.extf %x : f4E2M1FN to f64
  return %0, %1, %2, %3, %4, %5 : f32, f16, f4E2M1FN, f4E2M1FN, f4E2M1FN, f64
}
// ----- vector<4xf8E4M3FN> and wider floats
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: vector<4xf8E4M3FN>, %y: vector<4xf32>, %z: vector<4xf16>, %u: vector<4xf64>) -> (vector<4xf32>, vector<4xf16>,
        vector<4xf8E4M3FN>, vector<4xf8E4M3FN>, vector<4xf8E4M3FN>, vector<4xf64>) {
  %0 = arith.extf %x : vector<4xf8E4M3FN> to vector<4xf32>
  %1 = arith.extf %x : vector<4xf8E4M3FN> to vector<4xf16>
  %2 = arith.truncf %y : vector<4xf32> to vector<4xf8E4M3FN>
  %3 = arith.truncf %z : vector<4xf16> to vector<4xf8E4M3FN>
  %4 = arith.truncf %u : vector<4xf64> to vector<4xf8E4M3FN>
  %5 = arith.extf %x : vector<4xf8E4M3FN> to vector<4xf64>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf16>, vector<4xf8E4M3FN>, vector<4xf8E4M3FN>, vector<4xf8E4M3FN>, vector<4xf64>
}
// ----- arithmetic on f8E4M3FN
// MLIR LEFT OUT: a pass of lamina
func.func @arithmetic(%x: f8E4M3FN, %y: f8E4M3FN, %i: i32, %c: i1, %m: memref<4xf8E4M3FN>, %j: index) -> (f8E4M3FN, f8E4M3FN, i1, f8E4M3FN,
        i32, f8E4M3FN, f8E4M3FN) {
  %k = arith.constant 1.5 : f8E4M3FN
  %0 = arith.addf %x, %k : f8E4M3FN
  %1 = arith.negf %y : f8E4M3FN
  %2 = arith.cmpf olt, %0, %1 : f8E4M3FN
  %3 = arith.sitofp %i : i32 to f8E4M3FN
  %4 = arith.fptosi %3 : f8E4M3FN to i32
  %5 = arith.select %c, %x, %y : f8E4M3FN
  %6 = memref.load %m[%j] : memref<4xf8E4M3FN>
  memref.store %0, %m[%j] : memref<4xf8E4M3FN>
  return %0, %1, %2, %3, %4, %5, %6 : f8E4M3FN, f8E4M3FN, i1, f8E4M3FN, i32, f8E4M3FN, f8E4M3FN
}
// ----- arithmetic on f8E5M2
// MLIR LEFT OUT: a pass of lamina
func.func @arithmetic(%x: f8E5M2, %y: f8E5M2, %i: i32, %c: i1, %m: memref<4xf8E5M2>, %j: index) -> (f8E5M2, f8E5M2, i1, f8E5M2, i32, f8E5M2, f8E5M2) {
  %k = arith.constant 1.5 : f8E5M2
  %0 = arith.addf %x, %k : f8E5M2
  %1 = arith.negf %y : f8E5M2
  %2 = arith.cmpf olt, %0, %1 : f8E5M2
  %3 = arith.sitofp %i : i32 to f8E5M2
  %4 = arith.fptosi %3 : f8E5M2 to i32
  %5 = arith.select %c, %x, %y : f8E5M2
  %6 = memref.load %m[%j] : memref<4xf8E5M2>
  memref.store %0, %m[%j] : memref<4xf8E5M2>
  return %0, %1, %2, %3, %4, %5, %6 : f8E5M2, f8E5M2, i1, f8E5M2, i32, f8E5M2, f8E5M2
}
// ----- arithmetic on f4E2M1FN
// MLIR LEFT OUT: a pass of lamina
func.func @arithmetic(%x: f4E2M1FN, %y: f4E2M1FN, %i: i32, %c: i1, %m: memref<4xf4E2M1FN>, %j: index) -> (f4E2M1FN, f4E2M1FN, i1, f4E2M1FN,
        i32, f4E2M1FN, f4E2M1FN) {
  %k = arith.constant 1.5 : f4E2M1FN
  %0 = arith.addf %x, %k : f4E2M1FN
  %1 = arith.negf %y : f4E2M1FN
  %2 = arith.cmpf olt, %0, %1 : f4E2M1FN
  %3 = arith.sitofp %i : i32 to f4E2M1FN
  %4 = arith.fptosi %3 : f4E2M1FN to i32
  %5 = arith.select %c, %x, %y : f4E2M1FN
  %6 = memref.load %m[%j] : memref<4xf4E2M1FN>
  memref.store %0, %m[%j] : memref<4xf4E2M1FN>
  return %0, %1, %2, %3, %4, %5, %6 : f4E2M1FN, f4E2M1FN, i1, f4E2M1FN, i32, f4E2M1FN, f4E2M1FN
}
