// COMPARE: --convert-to-llvm
// ----- cf.switch
func.func @switch(%a: i32, %v: i32) -> i32 {
  cf.switch %a : i32, [ default: ^bb1(%v : i32), 3: ^bb1(%a : i32) ]
^bb1(%x: i32):
  return %x : i32
}
// ----- arith.ceildivui
func.func @ceildivui(%a: index, %b: index) -> index {
  %0 = arith.ceildivui %a, %b : index
  return %0 : index
}
// ----- arith.ceildivui
func.func @ceildivui_2(%a: i1, %b: vector<4xi1>) -> vector<4xi1> {
  %0 = arith.ceildivui %b, %b : vector<4xi1>
  return %0 : vector<4xi1>
}
// ----- arith.extf, arith.truncf, arith.fptosi
func.func @extf_truncf_fptosi(%a: f32, %h: f16, %v: vector<2x2xf32>) -> (f64, vector<2x2xf64>) {
  %0 = arith.extf %a fastmath<fast> : f32 to f64
  %1 = arith.extf %h {foo} : f16 to f64
  %2 = arith.truncf %a fastmath<nnan> : f32 to f16
  %3 = arith.truncf %a to_nearest_even fastmath<nnan> : f32 to f16
  %4 = arith.extf %v fastmath<fast> : vector<2x2xf32> to vector<2x2xf64>
  %5 = arith.fptosi %a {foo} : f32 to i32
  %6 = arith.truncf %a to_nearest_even : f32 to f16
  return %0, %4 : f64, vector<2x2xf64>
}
// ----- complex.abs
// MLIR VARIES: compilers evaluate the arguments of a C++ call, which build operations, in different orders
func.func @abs(%a: complex<f32>) -> (f32, f32, f32) {
  %0 = complex.abs %a fastmath<fast> : complex<f32>
  %1 = complex.abs %a : complex<f32>
  %2 = complex.abs %a fastmath<nnan,contract> : complex<f32>
  return %0, %1, %2 : f32, f32, f32
}
// ----- math.ctlz, math.cttz, math.absi
func.func @ctlz_cttz_absi(%i: i64, %f: f32, %v: vector<2xf32>) -> (i64, i64, i64, f32, f32, f32, f32) {
  %0 = math.ctlz %i {foo} : i64
  %1 = math.cttz %i {foo} : i64
  %2 = math.absi %i {foo} : i64
  %3 = math.expm1 %f {foo} : f32
  %4 = math.log1p %f {foo} : f32
  %5 = math.rsqrt %f {foo} : f32
  %6 = math.expm1 %f fastmath<nnan> {foo} : f32
  %7 = math.ctpop %i {foo} : i64
  %8 = math.sqrt %f {foo} : f32
  %11 = math.copysign %f, %f {foo} : f32
  %12 = math.rsqrt %v {foo} : vector<2xf32>

  return %0, %1, %2, %3, %4, %5, %6 : i64, i64, i64, f32, f32, f32, f32
}
// ----- index.bool.constant, index.constant
func.func @constant_constant() -> (i1, index, i1) {
  %0 = "index.bool.constant"() {value = true, foo} : () -> i1
  %1 = "index.constant"() {value = 3 : index, foo} : () -> index
  %2 = "index.bool.constant"() {value = false} : () -> i1
  return %0, %1, %2 : i1, index, i1
}
// ----- expected ':'
func.func @expected(%i: i64, %f: f32, %v: vector<2xf32>) -> i1 {
  %9 = math.isnan %f {foo} : f32
  %10 = math.fpowi %f, %i {foo} : f32, i64
  %11, %12 = math.sincos %f fastmath<nnan> : f32
  %13 = math.isfinite %f fastmath<nnan> {foo} : f32
  return %9 : i1
}
// ----- index.constant, index.bool.constant
func.func @constant_constant_2() -> (index, i1) {
  %1 = "index.constant"() {value = 3 : index, foo} : () -> index
  %2 = "index.bool.constant"() {value = false, foo} : () -> i1
  return %1, %2 : index, i1
}
// ----- complex.constant, complex.create, complex.re
func.func @constant_create_complex_re(%a: complex<f32>, %f: f32) -> complex<f32> {
  %1 = "complex.constant"() {value = [1.0 : f32, 2.0 : f32], foo} : () -> complex<f32>
  %2 = complex.create %f, %f {foo} : complex<f32>
  %3 = complex.re %a {foo} : complex<f32>
  %4 = complex.add %a, %a fastmath<nnan> {foo} : complex<f32>
  return %2 : complex<f32>
}
// ----- expected ':'
func.func @expected_2(%a: f32, %i: i32, %x: index, %v: vector<4xi1>, %c: i1) -> f32 {
  %1 = arith.cmpf olt, %a, %a fastmath<nnan> {foo} : f32
  %2 = arith.cmpi slt, %i, %i {foo} : i32
  %3 = arith.index_cast %x {foo} : index to i32
  %4 = arith.bitcast %i : i32 to f32
  %5 = arith.select %c, %a, %a {foo} : f32
  %6, %7 = arith.addui_extended %i, %i {foo} : i32, i1
  %8, %9 = arith.mului_extended %i, %i {foo} : i32
  %10 = arith.constant {foo} 3 : i32
  %11 = arith.negf %a fastmath<fast> {foo} : f32
  %12 = arith.minimumf %a, %a fastmath<fast> {foo} : f32
  %13 = arith.shli %i, %i overflow<nsw> : i32
  %14 = arith.trunci %i overflow<nsw> : i32 to i8
  %15 = arith.extui %i {foo} : i32 to i64
  %16 = arith.uitofp %i {foo} : i32 to f32
  %17 = arith.uitofp %i nneg : i32 to f32
  %18 = arith.extui %i nneg : i32 to i64
  return %a : f32
}
