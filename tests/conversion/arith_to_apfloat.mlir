// COMPARE: --convert-arith-to-apfloat --allow-unregistered-dialect
// ----- floats of different widths
// MLIR LEFT OUT: extends and truncates between integers of the same width, which do not verify
func.func @different_widths(%a: f32, %b: f32, %h: f16, %d: f64, %e: f8E4M3FN) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.addf %h, %h : f16
  %2 = arith.mulf %d, %d : f64
  %3 = arith.addf %e, %e : f8E4M3FN
  %4 = arith.addf %3, %e : f8E4M3FN
  "test.use"(%0, %1, %2, %4) : (f32, f16, f64, f8E4M3FN) -> ()
  return
}
// ----- arith.cmpf
func.func @cmp(%a: f32, %b: f32, %c: i1) {
  %0 = arith.cmpf olt, %a, %b : f32
  %1 = arith.cmpf true, %a, %b : f32
  %2 = arith.cmpf ueq, %a, %b : f32
  %3 = arith.cmpf uno, %a, %b : f32
  %4 = arith.cmpf false, %a, %b : f32
  %5 = arith.cmpf one, %a, %b : f32
  %6 = arith.cmpf ord, %a, %b : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// ----- arith.negf
func.func @neg(%a: f32, %b: f16) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %b : f16
  "test.use"(%0, %1) : (f32, f16) -> ()
  return
}
// ----- conversions, all
// MLIR LEFT OUT: extends and truncates between integers of the same width, which do not verify
func.func @ext(%a: f32, %b: f16, %i: i32, %j: i64, %k: i7) {
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %a : f32 to f16
  %2 = arith.sitofp %i : i32 to f32
  %3 = arith.uitofp %k : i7 to f16
  %4 = arith.fptosi %a : f32 to i32
  %5 = arith.fptoui %b : f16 to i7
  "test.use"(%0, %1, %2, %3, %4, %5) : (f64, f16, f32, f16, i32, i7) -> ()
  return
}
// ----- arith.subf, arith.divf, arith.remf
func.func @rest(%a: f32) {
  %0 = arith.subf %a, %a : f32
  %1 = arith.divf %a, %a : f32
  %2 = arith.remf %a, %a : f32
  %3 = arith.minimumf %a, %a : f32
  %4 = arith.maximumf %a, %a : f32
  %5 = arith.minnumf %a, %a : f32
  %6 = arith.maxnumf %a, %a fastmath<nnan> : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
// ----- arith.subf, arith.addf
func.func @vec(%a: vector<4xf32>, %t: tensor<4xf32>) {
  %0 = arith.subf %a, %a : vector<4xf32>
  %1 = arith.addf %t, %t : tensor<4xf32>
  "test.use"(%0, %1) : (vector<4xf32>, tensor<4xf32>) -> ()
  return
}
// ----- arith.negf, arith.cmpf
func.func @negf_cmpf(%a: vector<2x2xf16>, %s : vector<[4]xf32>, %z: vector<f32>) {
  %0 = arith.negf %a : vector<2x2xf16>
  %1 = arith.cmpf olt, %a, %a : vector<2x2xf16>
  %3 = arith.negf %z : vector<f32>
  "test.use"(%0, %1, %3) : (vector<2x2xf16>, vector<2x2xi1>, vector<f32>) -> ()
  return
}
// ----- vector.from_elements: result #0 must be fixed-length vector of any type values, but got ...
func.func @from_elements_result_0_must_be_fixed_length_vector_of_any(%s : vector<[4]xf32>) {
  %0 = arith.addf %s, %s : vector<[4]xf32>
  "test.use"(%0) : (vector<[4]xf32>) -> ()
  return
}
// ----- arith.addf
func.func @wide(%a: f128, %b: f80, %c: f128) {
  %0 = arith.addf %a, %a : f128
  %1 = arith.addf %b, %b : f80
  "test.use"(%0, %1) : (f128, f80) -> ()
  return
}
// ----- mlir apfloat add
func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
func.func @have(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}
// ----- matched function '_mlir_apfloat_add' but with different type: '...
func.func private @_mlir_apfloat_add(i32, i64, i64) -> i32
func.func @have(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}
// ----- conversions, wide integers
// MLIR LEFT OUT: extends and truncates between integers of the same width, which do not verify
func.func @wideint(%a: f32, %i: i65, %j: i64) {
  %4 = arith.fptosi %a : f32 to i64
  %2 = arith.sitofp %j : i64 to f32
  %5 = arith.sitofp %i : i65 to f32
  %6 = arith.fptosi %a : f32 to i65
  "test.use"(%4, %2, %5, %6) : (i64, f32, f32, i65) -> ()
  return
}
// ----- nested
module @inner { func.func @nested(%a: f32) -> f32 {
  %0 = arith.addf %a, %a fastmath<fast> : f32
  %1 = arith.truncf %0 to_nearest_away : f32 to f16
  "test.use"(%1) : (f16) -> ()
  return %0 : f32
} }
// ----- types
func.func @types(%a: bf16, %b: tf32, %c: f8E5M2, %d: f8E4M3, %e: f4E2M1FN, %f: f6E2M3FN, %g: f8E8M0FNU) {
  %0 = arith.addf %a, %a : bf16
  %1 = arith.addf %b, %b : tf32
  %2 = arith.addf %c, %c : f8E5M2
  %3 = arith.addf %d, %d : f8E4M3
  %4 = arith.addf %e, %e : f4E2M1FN
  %5 = arith.addf %f, %f : f6E2M3FN
  %6 = arith.addf %g, %g : f8E8M0FNU
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (bf16, tf32, f8E5M2, f8E4M3, f4E2M1FN, f6E2M3FN, f8E8M0FNU) -> ()
  return
}
// ----- types2
func.func @types2(%a: f8E5M2FNUZ, %b: f8E4M3FNUZ, %c: f8E4M3B11FNUZ, %d: f8E3M4, %e: f6E3M2FN) {
  %0 = arith.addf %a, %a : f8E5M2FNUZ
  %1 = arith.addf %b, %b : f8E4M3FNUZ
  %2 = arith.addf %c, %c : f8E4M3B11FNUZ
  %3 = arith.addf %d, %d : f8E3M4
  %4 = arith.addf %e, %e : f6E3M2FN
  "test.use"(%0, %1, %2, %3, %4) : (f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4, f6E3M2FN) -> ()
  return
}
// ----- arith.truncf, arith.extf, arith.sitofp
func.func @ext(%a: f32, %b: f16, %i: i32, %k: i7) {
  %1 = arith.truncf %a : f32 to f16
  %e = arith.extf %b : f16 to f32
  %2 = arith.sitofp %i : i32 to f32
  %3 = arith.uitofp %k : i7 to f16
  %4 = arith.fptosi %a : f32 to i32
  %5 = arith.fptoui %b : f16 to i7
  "test.use"(%e, %1, %2, %3, %4, %5) : (f32, f16, f32, f16, i32, i7) -> ()
  return
}
// ----- negation of f64
// MLIR LEFT OUT: extends and truncates between integers of the same width, which do not verify
func.func @negate_f64(%d: f64) -> f64 {
  %0 = arith.negf %d : f64
  return %0 : f64
}
// ----- arith.fptosi, arith.uitofp
func.func @fptosi_uitofp(%a: vector<2xf32>, %k: vector<2xi1>, %x: index) {
  %4 = arith.fptosi %a : vector<2xf32> to vector<2xi8>
  %5 = arith.uitofp %k : vector<2xi1> to vector<2xf32>
  "test.use"(%4, %5) : (vector<2xi8>, vector<2xf32>) -> ()
  return
}
// ----- other
func.func @other(%a: f32, %c: i1) -> f32 {
  %0 = arith.select %c, %a, %a : f32
  %1 = arith.constant 2.0 : f32
  %2 = arith.bitcast %0 : f32 to i32
  %3 = arith.scaling_truncf %a, %a : f32, f32 to f8E4M3FN

  return %1 : f32
}
// ----- arith.fptosi
func.func @fptosi(%a: f32, %i: i65) -> i65 {
  %6 = arith.fptosi %a : f32 to i65
  return %6 : i65
}
// ----- arith.sitofp
func.func @sitofp(%a: f32, %i: i65) -> f32 {
  %6 = arith.sitofp %i : i65 to f32
  return %6 : f32
}
// ----- arith.sitofp, arith.truncf, arith.extf
func.func @sitofp_truncf_extf(%a: f128, %i: i32) -> f128 {
  %6 = arith.sitofp %i : i32 to f128
  %7 = arith.truncf %6 : f128 to f32
  %8 = arith.extf %7 : f32 to f128
  %9 = arith.fptoui %8 : f128 to i32
  %10 = arith.cmpf olt, %8, %8 : f128
  return %6 : f128
}
// ----- arith.cmpf
func.func @cmpf(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf oeq, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_2(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf ogt, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_3(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf oge, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_4(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf olt, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_5(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf ole, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_6(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf one, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_7(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf ord, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_8(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf ueq, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_9(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf ugt, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_10(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf uge, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_11(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf ult, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_12(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf ule, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_13(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf une, %a, %b : f32
  return %0 : i1
}
// ----- arith.cmpf
func.func @cmpf_14(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf uno, %a, %b : f32
  return %0 : i1
}
// ----- arith.sitofp
func.func @sitofp_2(%a: f32, %i: i64) -> f32 {
  %6 = arith.sitofp %i : i64 to f32
  return %6 : f32
}
// ----- arith.uitofp
func.func @m64u(%a: f32, %i: i64) -> f32 {
  %6 = arith.uitofp %i : i64 to f32
  return %6 : f32
}
// ----- extension to f64
// MLIR LEFT OUT: extends and truncates between integers of the same width, which do not verify
func.func @extend_to_f64(%a: f32, %i: i64) -> f64 {
  %6 = arith.extf %a : f32 to f64
  return %6 : f64
}
