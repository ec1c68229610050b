// COMPARE: --allow-unregistered-dialect --lamina-exact-rounding
// ----- i24 to bf16 and f32
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: i24, %y: i24, %z: i24) {
  %0 = arith.sitofp %x : i24 to bf16
  "test.use"(%0) : (bf16) -> ()
  %1 = arith.uitofp %x : i24 to bf16
  "test.use"(%1) : (bf16) -> ()
  %2 = arith.sitofp %x : i24 to f32
  "test.use"(%2) : (f32) -> ()
  return
}
// ----- i25 to bf16 and f32
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: i25, %y: i25, %z: i25) {
  %0 = arith.sitofp %x : i25 to bf16
  "test.use"(%0) : (bf16) -> ()
  %1 = arith.uitofp %x : i25 to bf16
  "test.use"(%1) : (bf16) -> ()
  %2 = arith.sitofp %x : i25 to f32
  "test.use"(%2) : (f32) -> ()
  return
}
// ----- i32 to bf16 and f32
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: i32, %y: i32, %z: i32) {
  %0 = arith.sitofp %x : i32 to bf16
  "test.use"(%0) : (bf16) -> ()
  %1 = arith.uitofp %x : i32 to bf16
  "test.use"(%1) : (bf16) -> ()
  %2 = arith.sitofp %x : i32 to f32
  "test.use"(%2) : (f32) -> ()
  return
}
// ----- i33 to bf16 and f32
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: i33, %y: i33, %z: i33) {
  %0 = arith.sitofp %x : i33 to bf16
  "test.use"(%0) : (bf16) -> ()
  %1 = arith.uitofp %x : i33 to bf16
  "test.use"(%1) : (bf16) -> ()
  %2 = arith.sitofp %x : i33 to f32
  "test.use"(%2) : (f32) -> ()
  return
}
// ----- i64 to bf16 and f32
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: i64, %y: i64, %z: i64) {
  %0 = arith.sitofp %x : i64 to bf16
  "test.use"(%0) : (bf16) -> ()
  %1 = arith.uitofp %x : i64 to bf16
  "test.use"(%1) : (bf16) -> ()
  %2 = arith.sitofp %x : i64 to f32
  "test.use"(%2) : (f32) -> ()
  return
}
// ----- i128 to bf16 and f32
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: i128, %y: i128, %z: i128) {
  %0 = arith.sitofp %x : i128 to bf16
  "test.use"(%0) : (bf16) -> ()
  %1 = arith.uitofp %x : i128 to bf16
  "test.use"(%1) : (bf16) -> ()
  %2 = arith.sitofp %x : i128 to f32
  "test.use"(%2) : (f32) -> ()
  return
}
// ----- vector<4xi64> to bf16 and f32
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: vector<4xi64>, %y: vector<4xi64>, %z: vector<4xi64>) {
  %0 = arith.sitofp %x : vector<4xi64> to vector<4xbf16>
  "test.use"(%0) : (vector<4xbf16>) -> ()
  %1 = arith.uitofp %x : vector<4xi64> to vector<4xbf16>
  "test.use"(%1) : (vector<4xbf16>) -> ()
  %2 = arith.sitofp %x : vector<4xi64> to vector<4xf32>
  "test.use"(%2) : (vector<4xf32>) -> ()
  return
}
// ----- arithmetic on bf16
// MLIR LEFT OUT: a pass of lamina
func.func @arithmetic(%x: bf16, %y: bf16, %z: bf16) {
  %0 = math.fma %x, %y, %z : bf16
  "test.use"(%0) : (bf16) -> ()
  %1 = arith.negf %x : bf16
  "test.use"(%1) : (bf16) -> ()
  %2 = math.absf %x : bf16
  "test.use"(%2) : (bf16) -> ()
  %3 = arith.addf %x, %y : bf16
  "test.use"(%3) : (bf16) -> ()
  %4 = arith.extf %x : bf16 to f32
  "test.use"(%4) : (f32) -> ()
  %5 = math.copysign %x, %y : bf16
  "test.use"(%5) : (bf16) -> ()
  %6 = math.exp %x : bf16
  "test.use"(%6) : (bf16) -> ()
  %7 = arith.maximumf %x, %y : bf16
  "test.use"(%7) : (bf16) -> ()
  return
}
// ----- arithmetic on f16
// MLIR LEFT OUT: a pass of lamina
func.func @arithmetic(%x: f16, %y: f16, %z: f16) {
  %0 = math.fma %x, %y, %z : f16
  "test.use"(%0) : (f16) -> ()
  %1 = arith.negf %x : f16
  "test.use"(%1) : (f16) -> ()
  %2 = math.absf %x : f16
  "test.use"(%2) : (f16) -> ()
  %3 = arith.addf %x, %y : f16
  "test.use"(%3) : (f16) -> ()
  %4 = arith.extf %x : f16 to f32
  "test.use"(%4) : (f32) -> ()
  %5 = math.copysign %x, %y : f16
  "test.use"(%5) : (f16) -> ()
  %6 = math.exp %x : f16
  "test.use"(%6) : (f16) -> ()
  %7 = arith.maximumf %x, %y : f16
  "test.use"(%7) : (f16) -> ()
  return
}
// ----- arithmetic on f32
// MLIR LEFT OUT: a pass of lamina
func.func @arithmetic(%x: f32, %y: f32, %z: f32) {
  %0 = math.fma %x, %y, %z : f32
  "test.use"(%0) : (f32) -> ()
  %1 = arith.negf %x : f32
  "test.use"(%1) : (f32) -> ()
  %2 = math.absf %x : f32
  "test.use"(%2) : (f32) -> ()
  %3 = arith.addf %x, %y : f32
  "test.use"(%3) : (f32) -> ()
  %4 = arith.extf %x : f32 to f64
  "test.use"(%4) : (f64) -> ()
  %5 = math.copysign %x, %y : f32
  "test.use"(%5) : (f32) -> ()
  %6 = math.exp %x : f32
  "test.use"(%6) : (f32) -> ()
  %7 = arith.maximumf %x, %y : f32
  "test.use"(%7) : (f32) -> ()
  return
}
// ----- arithmetic on vector<4xbf16>
// MLIR LEFT OUT: a pass of lamina
func.func @arithmetic(%x: vector<4xbf16>, %y: vector<4xbf16>, %z: vector<4xbf16>) {
  %0 = math.fma %x, %y, %z : vector<4xbf16>
  "test.use"(%0) : (vector<4xbf16>) -> ()
  %1 = arith.negf %x : vector<4xbf16>
  "test.use"(%1) : (vector<4xbf16>) -> ()
  %2 = math.absf %x : vector<4xbf16>
  "test.use"(%2) : (vector<4xbf16>) -> ()
  %3 = arith.addf %x, %y : vector<4xbf16>
  "test.use"(%3) : (vector<4xbf16>) -> ()
  %4 = arith.extf %x : vector<4xbf16> to vector<4xf32>
  "test.use"(%4) : (vector<4xf32>) -> ()
  %5 = math.copysign %x, %y : vector<4xbf16>
  "test.use"(%5) : (vector<4xbf16>) -> ()
  %6 = math.exp %x : vector<4xbf16>
  "test.use"(%6) : (vector<4xbf16>) -> ()
  %7 = arith.maximumf %x, %y : vector<4xbf16>
  "test.use"(%7) : (vector<4xbf16>) -> ()
  return
}
// ----- arithmetic on f8E5M2
// MLIR LEFT OUT: a pass of lamina
func.func @arithmetic(%x: f8E5M2, %y: f8E5M2, %z: f8E5M2) {
  %0 = math.fma %x, %y, %z : f8E5M2
  "test.use"(%0) : (f8E5M2) -> ()
  %1 = arith.negf %x : f8E5M2
  "test.use"(%1) : (f8E5M2) -> ()
  %2 = math.absf %x : f8E5M2
  "test.use"(%2) : (f8E5M2) -> ()
  %3 = arith.addf %x, %y : f8E5M2
  "test.use"(%3) : (f8E5M2) -> ()
  %4 = arith.extf %x : f8E5M2 to f32
  "test.use"(%4) : (f32) -> ()
  %5 = math.copysign %x, %y : f8E5M2
  "test.use"(%5) : (f8E5M2) -> ()
  %6 = math.exp %x : f8E5M2
  "test.use"(%6) : (f8E5M2) -> ()
  %7 = arith.maximumf %x, %y : f8E5M2
  "test.use"(%7) : (f8E5M2) -> ()
  return
}
// ----- vector.fma of bf16
// MLIR LEFT OUT: a pass of lamina
func.func @fma(%x: vector<4xbf16>, %y: vector<4xbf16>, %z: vector<4xbf16>) {
  %0 = vector.fma %x, %y, %z : vector<4xbf16>
  "test.use"(%0) : (vector<4xbf16>) -> ()
  %1 = vector.fma %x, %y, %x : vector<4xbf16>
  "test.use"(%1) : (vector<4xbf16>) -> ()
  return
}
// ----- f32 to bf16 in each rounding mode
// MLIR LEFT OUT: a pass of lamina
func.func @rounding(%x: f32, %y: f32, %z: f32) {
  %0 = arith.truncf %x : f32 to bf16
  "test.use"(%0) : (bf16) -> ()
  %1 = arith.truncf %x to_nearest_even : f32 to bf16
  "test.use"(%1) : (bf16) -> ()
  %2 = arith.truncf %x downward : f32 to bf16
  "test.use"(%2) : (bf16) -> ()
  %3 = arith.truncf %x upward : f32 to bf16
  "test.use"(%3) : (bf16) -> ()
  %4 = arith.truncf %x toward_zero : f32 to bf16
  "test.use"(%4) : (bf16) -> ()
  %5 = arith.truncf %x to_nearest_away : f32 to bf16
  "test.use"(%5) : (bf16) -> ()
  return
}
// ----- f32 to f16 in each rounding mode
// MLIR LEFT OUT: a pass of lamina
func.func @rounding(%x: f32, %y: f32, %z: f32) {
  %0 = arith.truncf %x : f32 to f16
  "test.use"(%0) : (f16) -> ()
  %1 = arith.truncf %x to_nearest_even : f32 to f16
  "test.use"(%1) : (f16) -> ()
  %2 = arith.truncf %x downward : f32 to f16
  "test.use"(%2) : (f16) -> ()
  %3 = arith.truncf %x upward : f32 to f16
  "test.use"(%3) : (f16) -> ()
  %4 = arith.truncf %x toward_zero : f32 to f16
  "test.use"(%4) : (f16) -> ()
  %5 = arith.truncf %x to_nearest_away : f32 to f16
  "test.use"(%5) : (f16) -> ()
  return
}
// ----- f64 to bf16 in each rounding mode
// MLIR LEFT OUT: a pass of lamina
func.func @rounding(%x: f64, %y: f64, %z: f64) {
  %0 = arith.truncf %x : f64 to bf16
  "test.use"(%0) : (bf16) -> ()
  %1 = arith.truncf %x to_nearest_even : f64 to bf16
  "test.use"(%1) : (bf16) -> ()
  %2 = arith.truncf %x downward : f64 to bf16
  "test.use"(%2) : (bf16) -> ()
  %3 = arith.truncf %x upward : f64 to bf16
  "test.use"(%3) : (bf16) -> ()
  %4 = arith.truncf %x toward_zero : f64 to bf16
  "test.use"(%4) : (bf16) -> ()
  %5 = arith.truncf %x to_nearest_away : f64 to bf16
  "test.use"(%5) : (bf16) -> ()
  return
}
// ----- f64 to f16 in each rounding mode
// MLIR LEFT OUT: a pass of lamina
func.func @rounding(%x: f64, %y: f64, %z: f64) {
  %0 = arith.truncf %x : f64 to f16
  "test.use"(%0) : (f16) -> ()
  %1 = arith.truncf %x to_nearest_even : f64 to f16
  "test.use"(%1) : (f16) -> ()
  %2 = arith.truncf %x downward : f64 to f16
  "test.use"(%2) : (f16) -> ()
  %3 = arith.truncf %x upward : f64 to f16
  "test.use"(%3) : (f16) -> ()
  %4 = arith.truncf %x toward_zero : f64 to f16
  "test.use"(%4) : (f16) -> ()
  %5 = arith.truncf %x to_nearest_away : f64 to f16
  "test.use"(%5) : (f16) -> ()
  return
}
// ----- vector<4xf32> to bf16 in each rounding mode
// MLIR LEFT OUT: a pass of lamina
func.func @rounding(%x: vector<4xf32>, %y: vector<4xf32>, %z: vector<4xf32>) {
  %0 = arith.truncf %x : vector<4xf32> to vector<4xbf16>
  "test.use"(%0) : (vector<4xbf16>) -> ()
  %1 = arith.truncf %x to_nearest_even : vector<4xf32> to vector<4xbf16>
  "test.use"(%1) : (vector<4xbf16>) -> ()
  %2 = arith.truncf %x downward : vector<4xf32> to vector<4xbf16>
  "test.use"(%2) : (vector<4xbf16>) -> ()
  %3 = arith.truncf %x upward : vector<4xf32> to vector<4xbf16>
  "test.use"(%3) : (vector<4xbf16>) -> ()
  %4 = arith.truncf %x toward_zero : vector<4xf32> to vector<4xbf16>
  "test.use"(%4) : (vector<4xbf16>) -> ()
  %5 = arith.truncf %x to_nearest_away : vector<4xf32> to vector<4xbf16>
  "test.use"(%5) : (vector<4xbf16>) -> ()
  return
}
// ----- vector<4xf32> to f16 in each rounding mode
// MLIR LEFT OUT: a pass of lamina
func.func @rounding(%x: vector<4xf32>, %y: vector<4xf32>, %z: vector<4xf32>) {
  %0 = arith.truncf %x : vector<4xf32> to vector<4xf16>
  "test.use"(%0) : (vector<4xf16>) -> ()
  %1 = arith.truncf %x to_nearest_even : vector<4xf32> to vector<4xf16>
  "test.use"(%1) : (vector<4xf16>) -> ()
  %2 = arith.truncf %x downward : vector<4xf32> to vector<4xf16>
  "test.use"(%2) : (vector<4xf16>) -> ()
  %3 = arith.truncf %x upward : vector<4xf32> to vector<4xf16>
  "test.use"(%3) : (vector<4xf16>) -> ()
  %4 = arith.truncf %x toward_zero : vector<4xf32> to vector<4xf16>
  "test.use"(%4) : (vector<4xf16>) -> ()
  %5 = arith.truncf %x to_nearest_away : vector<4xf32> to vector<4xf16>
  "test.use"(%5) : (vector<4xf16>) -> ()
  return
}
// ----- f64 to f16 and bf16, through f32 rounded to odd
// MLIR LEFT OUT: a pass of lamina
func.func @casts(%x: vector<4xf64>, %y: f64) {
  %0 = arith.truncf %x : vector<4xf64> to vector<4xf16>
  "test.use"(%0) : (vector<4xf16>) -> ()
  %1 = arith.truncf %y : f64 to bf16
  "test.use"(%1) : (bf16) -> ()
  %2 = arith.truncf %y : f64 to f32
  "test.use"(%2) : (f32) -> ()
  return
}
