// COMPARE: "--math-extend-to-supported-types=extra-types=bf16 target-type=f64"
func.func @m(%a: f16, %b: bf16, %v: vector<4xf16>, %f: f32, %d: f64, %i: i32, %t: tensor<?xf16>, %g: f8E5M2) -> (f16, bf16, vector<4xf16>, f32, f64) {
  %0 = math.exp %a fastmath<fast> : f16
  %1 = math.fma %b, %b, %b : bf16
  %2 = math.tanh %v {foo} : vector<4xf16>
  %3 = math.sin %f : f32
  %4 = math.cos %d : f64
  %5 = math.powf %0, %a : f16
  %6 = math.fpowi %5, %i : f16, i32
  %7 = math.absf %6 : f16
  %8 = math.isnan %7 : f16
  %9 = math.floor %t : tensor<?xf16>
  %10 = math.copysign %7, %6 : f16
  %11, %12 = math.sincos %10 : f16
  %13 = math.clampf %11 to [%10, %12] : f16
  %14 = math.exp %g : f8E5M2
  %15 = arith.addf %11, %12 : f16
  return %13, %1, %2, %3, %4 : f16, bf16, vector<4xf16>, f32, f64
}
