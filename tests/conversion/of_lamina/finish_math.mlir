// COMPARE: --allow-unregistered-dialect --lamina-finish-math
// ----- functions of f32
// MLIR LEFT OUT: a pass of lamina
func.func @functions(%x: f32, %y: f32, %z: f32) {
  %0 = math.acos %x : f32
  "test.use"(%0) : (f32) -> ()
  %1 = math.acosh %x : f32
  "test.use"(%1) : (f32) -> ()
  %2 = math.asin %x : f32
  "test.use"(%2) : (f32) -> ()
  %3 = math.asinh %x : f32
  "test.use"(%3) : (f32) -> ()
  %4 = math.atan %x : f32
  "test.use"(%4) : (f32) -> ()
  %5 = math.atanh %x : f32
  "test.use"(%5) : (f32) -> ()
  %6 = math.cbrt %x : f32
  "test.use"(%6) : (f32) -> ()
  %7 = math.cos %x : f32
  "test.use"(%7) : (f32) -> ()
  %8 = math.cosh %x : f32
  "test.use"(%8) : (f32) -> ()
  %9 = math.erf %x : f32
  "test.use"(%9) : (f32) -> ()
  %10 = math.erfc %x : f32
  "test.use"(%10) : (f32) -> ()
  %11 = math.exp %x : f32
  "test.use"(%11) : (f32) -> ()
  %12 = math.exp2 %x : f32
  "test.use"(%12) : (f32) -> ()
  %13 = math.expm1 %x : f32
  "test.use"(%13) : (f32) -> ()
  %14 = math.log %x : f32
  "test.use"(%14) : (f32) -> ()
  %15 = math.log10 %x : f32
  "test.use"(%15) : (f32) -> ()
  %16 = math.log1p %x : f32
  "test.use"(%16) : (f32) -> ()
  %17 = math.log2 %x : f32
  "test.use"(%17) : (f32) -> ()
  %18 = math.rsqrt %x : f32
  "test.use"(%18) : (f32) -> ()
  %19 = math.sin %x : f32
  "test.use"(%19) : (f32) -> ()
  %20 = math.sinh %x : f32
  "test.use"(%20) : (f32) -> ()
  %21 = math.sqrt %x : f32
  "test.use"(%21) : (f32) -> ()
  %22 = math.tan %x : f32
  "test.use"(%22) : (f32) -> ()
  %23 = math.tanh %x : f32
  "test.use"(%23) : (f32) -> ()
  %24 = math.floor %x : f32
  "test.use"(%24) : (f32) -> ()
  %25 = math.ceil %x : f32
  "test.use"(%25) : (f32) -> ()
  %26 = math.round %x : f32
  "test.use"(%26) : (f32) -> ()
  %27 = math.roundeven %x : f32
  "test.use"(%27) : (f32) -> ()
  %28 = math.trunc %x : f32
  "test.use"(%28) : (f32) -> ()
  %29 = math.absf %x : f32
  "test.use"(%29) : (f32) -> ()
  %30 = math.atan2 %x, %y : f32
  "test.use"(%30) : (f32) -> ()
  %31 = math.powf %x, %y : f32
  "test.use"(%31) : (f32) -> ()
  %32 = math.copysign %x, %y : f32
  "test.use"(%32) : (f32) -> ()
  %33 = math.fma %x, %y, %z : f32
  "test.use"(%33) : (f32) -> ()
  return
}
// ----- functions of f64
// MLIR LEFT OUT: a pass of lamina
func.func @functions(%x: f64, %y: f64, %z: f64) {
  %0 = math.acos %x : f64
  "test.use"(%0) : (f64) -> ()
  %1 = math.acosh %x : f64
  "test.use"(%1) : (f64) -> ()
  %2 = math.asin %x : f64
  "test.use"(%2) : (f64) -> ()
  %3 = math.asinh %x : f64
  "test.use"(%3) : (f64) -> ()
  %4 = math.atan %x : f64
  "test.use"(%4) : (f64) -> ()
  %5 = math.atanh %x : f64
  "test.use"(%5) : (f64) -> ()
  %6 = math.cbrt %x : f64
  "test.use"(%6) : (f64) -> ()
  %7 = math.cos %x : f64
  "test.use"(%7) : (f64) -> ()
  %8 = math.cosh %x : f64
  "test.use"(%8) : (f64) -> ()
  %9 = math.erf %x : f64
  "test.use"(%9) : (f64) -> ()
  %10 = math.erfc %x : f64
  "test.use"(%10) : (f64) -> ()
  %11 = math.exp %x : f64
  "test.use"(%11) : (f64) -> ()
  %12 = math.exp2 %x : f64
  "test.use"(%12) : (f64) -> ()
  %13 = math.expm1 %x : f64
  "test.use"(%13) : (f64) -> ()
  %14 = math.log %x : f64
  "test.use"(%14) : (f64) -> ()
  %15 = math.log10 %x : f64
  "test.use"(%15) : (f64) -> ()
  %16 = math.log1p %x : f64
  "test.use"(%16) : (f64) -> ()
  %17 = math.log2 %x : f64
  "test.use"(%17) : (f64) -> ()
  %18 = math.rsqrt %x : f64
  "test.use"(%18) : (f64) -> ()
  %19 = math.sin %x : f64
  "test.use"(%19) : (f64) -> ()
  %20 = math.sinh %x : f64
  "test.use"(%20) : (f64) -> ()
  %21 = math.sqrt %x : f64
  "test.use"(%21) : (f64) -> ()
  %22 = math.tan %x : f64
  "test.use"(%22) : (f64) -> ()
  %23 = math.tanh %x : f64
  "test.use"(%23) : (f64) -> ()
  %24 = math.floor %x : f64
  "test.use"(%24) : (f64) -> ()
  %25 = math.ceil %x : f64
  "test.use"(%25) : (f64) -> ()
  %26 = math.round %x : f64
  "test.use"(%26) : (f64) -> ()
  %27 = math.roundeven %x : f64
  "test.use"(%27) : (f64) -> ()
  %28 = math.trunc %x : f64
  "test.use"(%28) : (f64) -> ()
  %29 = math.absf %x : f64
  "test.use"(%29) : (f64) -> ()
  %30 = math.atan2 %x, %y : f64
  "test.use"(%30) : (f64) -> ()
  %31 = math.powf %x, %y : f64
  "test.use"(%31) : (f64) -> ()
  %32 = math.copysign %x, %y : f64
  "test.use"(%32) : (f64) -> ()
  %33 = math.fma %x, %y, %z : f64
  "test.use"(%33) : (f64) -> ()
  return
}
// ----- functions of f16
// MLIR LEFT OUT: a pass of lamina
func.func @functions(%x: f16, %y: f16, %z: f16) {
  %0 = math.acos %x : f16
  "test.use"(%0) : (f16) -> ()
  %1 = math.acosh %x : f16
  "test.use"(%1) : (f16) -> ()
  %2 = math.asin %x : f16
  "test.use"(%2) : (f16) -> ()
  %3 = math.asinh %x : f16
  "test.use"(%3) : (f16) -> ()
  %4 = math.atan %x : f16
  "test.use"(%4) : (f16) -> ()
  %5 = math.atanh %x : f16
  "test.use"(%5) : (f16) -> ()
  %6 = math.cbrt %x : f16
  "test.use"(%6) : (f16) -> ()
  %7 = math.cos %x : f16
  "test.use"(%7) : (f16) -> ()
  %8 = math.cosh %x : f16
  "test.use"(%8) : (f16) -> ()
  %9 = math.erf %x : f16
  "test.use"(%9) : (f16) -> ()
  %10 = math.erfc %x : f16
  "test.use"(%10) : (f16) -> ()
  %11 = math.exp %x : f16
  "test.use"(%11) : (f16) -> ()
  %12 = math.exp2 %x : f16
  "test.use"(%12) : (f16) -> ()
  %13 = math.expm1 %x : f16
  "test.use"(%13) : (f16) -> ()
  %14 = math.log %x : f16
  "test.use"(%14) : (f16) -> ()
  %15 = math.log10 %x : f16
  "test.use"(%15) : (f16) -> ()
  %16 = math.log1p %x : f16
  "test.use"(%16) : (f16) -> ()
  %17 = math.log2 %x : f16
  "test.use"(%17) : (f16) -> ()
  %18 = math.rsqrt %x : f16
  "test.use"(%18) : (f16) -> ()
  %19 = math.sin %x : f16
  "test.use"(%19) : (f16) -> ()
  %20 = math.sinh %x : f16
  "test.use"(%20) : (f16) -> ()
  %21 = math.sqrt %x : f16
  "test.use"(%21) : (f16) -> ()
  %22 = math.tan %x : f16
  "test.use"(%22) : (f16) -> ()
  %23 = math.tanh %x : f16
  "test.use"(%23) : (f16) -> ()
  %24 = math.floor %x : f16
  "test.use"(%24) : (f16) -> ()
  %25 = math.ceil %x : f16
  "test.use"(%25) : (f16) -> ()
  %26 = math.round %x : f16
  "test.use"(%26) : (f16) -> ()
  %27 = math.roundeven %x : f16
  "test.use"(%27) : (f16) -> ()
  %28 = math.trunc %x : f16
  "test.use"(%28) : (f16) -> ()
  %29 = math.absf %x : f16
  "test.use"(%29) : (f16) -> ()
  %30 = math.atan2 %x, %y : f16
  "test.use"(%30) : (f16) -> ()
  %31 = math.powf %x, %y : f16
  "test.use"(%31) : (f16) -> ()
  %32 = math.copysign %x, %y : f16
  "test.use"(%32) : (f16) -> ()
  %33 = math.fma %x, %y, %z : f16
  "test.use"(%33) : (f16) -> ()
  return
}
// ----- functions of vector<4xf32>
// MLIR LEFT OUT: a pass of lamina
func.func @functions(%x: vector<4xf32>, %y: vector<4xf32>, %z: vector<4xf32>) {
  %0 = math.acos %x : vector<4xf32>
  "test.use"(%0) : (vector<4xf32>) -> ()
  %1 = math.acosh %x : vector<4xf32>
  "test.use"(%1) : (vector<4xf32>) -> ()
  %2 = math.asin %x : vector<4xf32>
  "test.use"(%2) : (vector<4xf32>) -> ()
  %3 = math.asinh %x : vector<4xf32>
  "test.use"(%3) : (vector<4xf32>) -> ()
  %4 = math.atan %x : vector<4xf32>
  "test.use"(%4) : (vector<4xf32>) -> ()
  %5 = math.atanh %x : vector<4xf32>
  "test.use"(%5) : (vector<4xf32>) -> ()
  %6 = math.cbrt %x : vector<4xf32>
  "test.use"(%6) : (vector<4xf32>) -> ()
  %7 = math.cos %x : vector<4xf32>
  "test.use"(%7) : (vector<4xf32>) -> ()
  %8 = math.cosh %x : vector<4xf32>
  "test.use"(%8) : (vector<4xf32>) -> ()
  %9 = math.erf %x : vector<4xf32>
  "test.use"(%9) : (vector<4xf32>) -> ()
  %10 = math.erfc %x : vector<4xf32>
  "test.use"(%10) : (vector<4xf32>) -> ()
  %11 = math.exp %x : vector<4xf32>
  "test.use"(%11) : (vector<4xf32>) -> ()
  %12 = math.exp2 %x : vector<4xf32>
  "test.use"(%12) : (vector<4xf32>) -> ()
  %13 = math.expm1 %x : vector<4xf32>
  "test.use"(%13) : (vector<4xf32>) -> ()
  %14 = math.log %x : vector<4xf32>
  "test.use"(%14) : (vector<4xf32>) -> ()
  %15 = math.log10 %x : vector<4xf32>
  "test.use"(%15) : (vector<4xf32>) -> ()
  %16 = math.log1p %x : vector<4xf32>
  "test.use"(%16) : (vector<4xf32>) -> ()
  %17 = math.log2 %x : vector<4xf32>
  "test.use"(%17) : (vector<4xf32>) -> ()
  %18 = math.rsqrt %x : vector<4xf32>
  "test.use"(%18) : (vector<4xf32>) -> ()
  %19 = math.sin %x : vector<4xf32>
  "test.use"(%19) : (vector<4xf32>) -> ()
  %20 = math.sinh %x : vector<4xf32>
  "test.use"(%20) : (vector<4xf32>) -> ()
  %21 = math.sqrt %x : vector<4xf32>
  "test.use"(%21) : (vector<4xf32>) -> ()
  %22 = math.tan %x : vector<4xf32>
  "test.use"(%22) : (vector<4xf32>) -> ()
  %23 = math.tanh %x : vector<4xf32>
  "test.use"(%23) : (vector<4xf32>) -> ()
  %24 = math.floor %x : vector<4xf32>
  "test.use"(%24) : (vector<4xf32>) -> ()
  %25 = math.ceil %x : vector<4xf32>
  "test.use"(%25) : (vector<4xf32>) -> ()
  %26 = math.round %x : vector<4xf32>
  "test.use"(%26) : (vector<4xf32>) -> ()
  %27 = math.roundeven %x : vector<4xf32>
  "test.use"(%27) : (vector<4xf32>) -> ()
  %28 = math.trunc %x : vector<4xf32>
  "test.use"(%28) : (vector<4xf32>) -> ()
  %29 = math.absf %x : vector<4xf32>
  "test.use"(%29) : (vector<4xf32>) -> ()
  %30 = math.atan2 %x, %y : vector<4xf32>
  "test.use"(%30) : (vector<4xf32>) -> ()
  %31 = math.powf %x, %y : vector<4xf32>
  "test.use"(%31) : (vector<4xf32>) -> ()
  %32 = math.copysign %x, %y : vector<4xf32>
  "test.use"(%32) : (vector<4xf32>) -> ()
  %33 = math.fma %x, %y, %z : vector<4xf32>
  "test.use"(%33) : (vector<4xf32>) -> ()
  return
}
// ----- functions of i32
// MLIR LEFT OUT: a pass of lamina
func.func @functions(%x: i32, %y: i32, %z: i32) {
  %0 = math.absi %x : i32
  "test.use"(%0) : (i32) -> ()
  %1 = math.ctlz %x : i32
  "test.use"(%1) : (i32) -> ()
  %2 = math.ctpop %x : i32
  "test.use"(%2) : (i32) -> ()
  %3 = math.cttz %x : i32
  "test.use"(%3) : (i32) -> ()
  %4 = math.ipowi %x, %y : i32
  "test.use"(%4) : (i32) -> ()
  return
}
// ----- functions of i64
// MLIR LEFT OUT: a pass of lamina
func.func @functions(%x: i64, %y: i64, %z: i64) {
  %0 = math.absi %x : i64
  "test.use"(%0) : (i64) -> ()
  %1 = math.ctlz %x : i64
  "test.use"(%1) : (i64) -> ()
  %2 = math.ctpop %x : i64
  "test.use"(%2) : (i64) -> ()
  %3 = math.cttz %x : i64
  "test.use"(%3) : (i64) -> ()
  %4 = math.ipowi %x, %y : i64
  "test.use"(%4) : (i64) -> ()
  return
}
// ----- functions of i8
// MLIR LEFT OUT: a pass of lamina
func.func @functions(%x: i8, %y: i8, %z: i8) {
  %0 = math.absi %x : i8
  "test.use"(%0) : (i8) -> ()
  %1 = math.ctlz %x : i8
  "test.use"(%1) : (i8) -> ()
  %2 = math.ctpop %x : i8
  "test.use"(%2) : (i8) -> ()
  %3 = math.cttz %x : i8
  "test.use"(%3) : (i8) -> ()
  %4 = math.ipowi %x, %y : i8
  "test.use"(%4) : (i8) -> ()
  return
}
// ----- functions of vector<4xi32>
// MLIR LEFT OUT: a pass of lamina
func.func @functions(%x: vector<4xi32>, %y: vector<4xi32>, %z: vector<4xi32>) {
  %0 = math.absi %x : vector<4xi32>
  "test.use"(%0) : (vector<4xi32>) -> ()
  %1 = math.ctlz %x : vector<4xi32>
  "test.use"(%1) : (vector<4xi32>) -> ()
  %2 = math.ctpop %x : vector<4xi32>
  "test.use"(%2) : (vector<4xi32>) -> ()
  %3 = math.cttz %x : vector<4xi32>
  "test.use"(%3) : (vector<4xi32>) -> ()
  %4 = math.ipowi %x, %y : vector<4xi32>
  "test.use"(%4) : (vector<4xi32>) -> ()
  return
}
// ----- integer powers and classes
// MLIR LEFT OUT: a pass of lamina
func.func @powers(%x: f32, %i: i32, %v: vector<4xf32>, %w: vector<4xi32>, %d: f64, %j: i64) -> (f32, vector<4xf32>, f64, i1, i1, i1, i1) {
  %0 = math.fpowi %x, %i : f32, i32
  %1 = math.fpowi %v, %w : vector<4xf32>, vector<4xi32>
  %2 = math.fpowi %d, %j : f64, i64
  %3 = math.isfinite %x : f32
  %4 = math.isinf %x : f32
  %5 = math.isnan %x : f32
  %6 = math.isnormal %x : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, vector<4xf32>, f64, i1, i1, i1, i1
}
