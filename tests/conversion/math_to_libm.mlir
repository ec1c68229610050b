// COMPARE: --convert-math-to-libm
// ----- x absf
func.func @x_absf(%a: f32, %d: f64) -> (f32, f64) { %0 = math.absf %a : f32 %1 = math.absf %d : f64 return %0, %1 : f32, f64 }
// ----- x acosh
func.func @x_acosh(%a: f32, %d: f64) -> (f32, f64) { %0 = math.acosh %a : f32 %1 = math.acosh %d : f64 return %0, %1 : f32, f64 }
// ----- x asin
func.func @x_asin(%a: f32, %d: f64) -> (f32, f64) { %0 = math.asin %a : f32 %1 = math.asin %d : f64 return %0, %1 : f32, f64 }
// ----- x asinh
func.func @x_asinh(%a: f32, %d: f64) -> (f32, f64) { %0 = math.asinh %a : f32 %1 = math.asinh %d : f64 return %0, %1 : f32, f64 }
// ----- x atan
func.func @x_atan(%a: f32, %d: f64) -> (f32, f64) { %0 = math.atan %a : f32 %1 = math.atan %d : f64 return %0, %1 : f32, f64 }
// ----- x atanh
func.func @x_atanh(%a: f32, %d: f64) -> (f32, f64) { %0 = math.atanh %a : f32 %1 = math.atanh %d : f64 return %0, %1 : f32, f64 }
// ----- x cbrt
func.func @x_cbrt(%a: f32, %d: f64) -> (f32, f64) { %0 = math.cbrt %a : f32 %1 = math.cbrt %d : f64 return %0, %1 : f32, f64 }
// ----- x ceil
func.func @x_ceil(%a: f32, %d: f64) -> (f32, f64) { %0 = math.ceil %a : f32 %1 = math.ceil %d : f64 return %0, %1 : f32, f64 }
// ----- x cos
func.func @x_cos(%a: f32, %d: f64) -> (f32, f64) { %0 = math.cos %a : f32 %1 = math.cos %d : f64 return %0, %1 : f32, f64 }
// ----- x acos
func.func @x_acos(%a: f32, %d: f64) -> (f32, f64) { %0 = math.acos %a : f32 %1 = math.acos %d : f64 return %0, %1 : f32, f64 }
// ----- x cosh
func.func @x_cosh(%a: f32, %d: f64) -> (f32, f64) { %0 = math.cosh %a : f32 %1 = math.cosh %d : f64 return %0, %1 : f32, f64 }
// ----- x sin
func.func @x_sin(%a: f32, %d: f64) -> (f32, f64) { %0 = math.sin %a : f32 %1 = math.sin %d : f64 return %0, %1 : f32, f64 }
// ----- x sinh
func.func @x_sinh(%a: f32, %d: f64) -> (f32, f64) { %0 = math.sinh %a : f32 %1 = math.sinh %d : f64 return %0, %1 : f32, f64 }
// ----- x erf
func.func @x_erf(%a: f32, %d: f64) -> (f32, f64) { %0 = math.erf %a : f32 %1 = math.erf %d : f64 return %0, %1 : f32, f64 }
// ----- x erfc
func.func @x_erfc(%a: f32, %d: f64) -> (f32, f64) { %0 = math.erfc %a : f32 %1 = math.erfc %d : f64 return %0, %1 : f32, f64 }
// ----- x exp
func.func @x_exp(%a: f32, %d: f64) -> (f32, f64) { %0 = math.exp %a : f32 %1 = math.exp %d : f64 return %0, %1 : f32, f64 }
// ----- x exp2
func.func @x_exp2(%a: f32, %d: f64) -> (f32, f64) { %0 = math.exp2 %a : f32 %1 = math.exp2 %d : f64 return %0, %1 : f32, f64 }
// ----- x expm1
func.func @x_expm1(%a: f32, %d: f64) -> (f32, f64) { %0 = math.expm1 %a : f32 %1 = math.expm1 %d : f64 return %0, %1 : f32, f64 }
// ----- x floor
func.func @x_floor(%a: f32, %d: f64) -> (f32, f64) { %0 = math.floor %a : f32 %1 = math.floor %d : f64 return %0, %1 : f32, f64 }
// ----- x log
func.func @x_log(%a: f32, %d: f64) -> (f32, f64) { %0 = math.log %a : f32 %1 = math.log %d : f64 return %0, %1 : f32, f64 }
// ----- x log10
func.func @x_log10(%a: f32, %d: f64) -> (f32, f64) { %0 = math.log10 %a : f32 %1 = math.log10 %d : f64 return %0, %1 : f32, f64 }
// ----- x log1p
func.func @x_log1p(%a: f32, %d: f64) -> (f32, f64) { %0 = math.log1p %a : f32 %1 = math.log1p %d : f64 return %0, %1 : f32, f64 }
// ----- x log2
func.func @x_log2(%a: f32, %d: f64) -> (f32, f64) { %0 = math.log2 %a : f32 %1 = math.log2 %d : f64 return %0, %1 : f32, f64 }
// ----- x rsqrt
func.func @x_rsqrt(%a: f32, %d: f64) -> (f32, f64) { %0 = math.rsqrt %a : f32 %1 = math.rsqrt %d : f64 return %0, %1 : f32, f64 }
// ----- x sqrt
func.func @x_sqrt(%a: f32, %d: f64) -> (f32, f64) { %0 = math.sqrt %a : f32 %1 = math.sqrt %d : f64 return %0, %1 : f32, f64 }
// ----- x tan
func.func @x_tan(%a: f32, %d: f64) -> (f32, f64) { %0 = math.tan %a : f32 %1 = math.tan %d : f64 return %0, %1 : f32, f64 }
// ----- x tanh
func.func @x_tanh(%a: f32, %d: f64) -> (f32, f64) { %0 = math.tanh %a : f32 %1 = math.tanh %d : f64 return %0, %1 : f32, f64 }
// ----- x roundeven
func.func @x_roundeven(%a: f32, %d: f64) -> (f32, f64) { %0 = math.roundeven %a : f32 %1 = math.roundeven %d : f64 return %0, %1 : f32, f64 }
// ----- x round
func.func @x_round(%a: f32, %d: f64) -> (f32, f64) { %0 = math.round %a : f32 %1 = math.round %d : f64 return %0, %1 : f32, f64 }
// ----- x trunc
func.func @x_trunc(%a: f32, %d: f64) -> (f32, f64) { %0 = math.trunc %a : f32 %1 = math.trunc %d : f64 return %0, %1 : f32, f64 }
// ----- x atan2
func.func @x_atan2(%a: f32, %d: f64) -> (f32, f64) { %0 = math.atan2 %a, %a : f32 %1 = math.atan2 %d, %d : f64 return %0, %1 : f32, f64 }
// ----- failed to legalize operation 'math.copysign' that was explicitly marked illegal
func.func @x_copysign(%a: f32, %d: f64) -> (f32, f64) { %0 = math.copysign %a, %a : f32 %1 = math.copysign %d, %d : f64 return %0, %1 : f32, f64 }
// ----- x powf
func.func @x_powf(%a: f32, %d: f64) -> (f32, f64) { %0 = math.powf %a, %a : f32 %1 = math.powf %d, %d : f64 return %0, %1 : f32, f64 }
// ----- x fma
func.func @x_fma(%a: f32, %d: f64) -> (f32, f64) { %0 = math.fma %a, %a, %a : f32 %1 = math.fma %d, %d, %d : f64 return %0, %1 : f32, f64 }
// ----- failed to legalize operation 'math.isnan' that was explicitly marked illegal
func.func @x_isnan(%a: f32) -> i1 { %0 = math.isnan %a : f32 return %0 : i1 }
// ----- failed to legalize operation 'math.isinf' that was explicitly marked illegal
func.func @x_isinf(%a: f32) -> i1 { %0 = math.isinf %a : f32 return %0 : i1 }
// ----- failed to legalize operation 'math.isfinite' that was explicitly marked illegal
func.func @x_isfinite(%a: f32) -> i1 { %0 = math.isfinite %a : f32 return %0 : i1 }
// ----- failed to legalize operation 'math.isnormal' that was explicitly marked illegal
func.func @x_isnormal(%a: f32) -> i1 { %0 = math.isnormal %a : f32 return %0 : i1 }
// ----- failed to legalize operation 'math.absi' that was explicitly marked illegal
func.func @x_absi(%a: i32) -> i32 { %0 = math.absi %a : i32 return %0 : i32 }
// ----- failed to legalize operation 'math.ctlz' that was explicitly marked illegal
func.func @x_ctlz(%a: i32) -> i32 { %0 = math.ctlz %a : i32 return %0 : i32 }
// ----- failed to legalize operation 'math.cttz' that was explicitly marked illegal
func.func @x_cttz(%a: i32) -> i32 { %0 = math.cttz %a : i32 return %0 : i32 }
// ----- failed to legalize operation 'math.ctpop' that was explicitly marked illegal
func.func @x_ctpop(%a: i32) -> i32 { %0 = math.ctpop %a : i32 return %0 : i32 }
// ----- failed to legalize operation 'math.fpowi' that was explicitly marked illegal
func.func @x_fpowi(%a: f32, %i: i32) -> f32 { %0 = math.fpowi %a, %i : f32, i32 return %0 : f32 }
// ----- failed to legalize operation 'math.ipowi' that was explicitly marked illegal
func.func @x_ipowi(%i: i32) -> i32 { %0 = math.ipowi %i, %i : i32 return %0 : i32 }
// ----- failed to legalize operation 'math.clampf' that was explicitly marked illegal
func.func @x_clampf(%a: f32) -> f32 { %0 = math.clampf %a to [%a, %a] : f32 return %0 : f32 }
// ----- failed to legalize operation 'math.sincos' that was explicitly marked illegal
func.func @x_sincos(%a: f32) -> f32 { %0:2 = math.sincos %a : f32 return %0#0 : f32 }
// ----- x t
func.func @x_t(%a: f16) -> f16 { %0 = math.tanh %a fastmath<fast> : f16 return %0 : f16 }
// ----- x t
func.func @x_t(%a: vector<2xf32>) -> vector<2xf32> { %0 = math.tanh %a fastmath<fast> : vector<2xf32> return %0 : vector<2xf32> }
// ----- x t
func.func @x_t(%a: vector<2x2xf64>) -> vector<2x2xf64> { %0 = math.tanh %a fastmath<fast> : vector<2x2xf64> return %0 : vector<2x2xf64> }
// ----- x t
func.func @x_t(%a: vector<2xbf16>) -> vector<2xbf16> { %0 = math.tanh %a fastmath<fast> : vector<2xbf16> return %0 : vector<2xbf16> }
// ----- failed to legalize operation 'math.tanh' that was explicitly marked illegal
func.func @x_t(%a: tensor<2xf32>) -> tensor<2xf32> { %0 = math.tanh %a fastmath<fast> : tensor<2xf32> return %0 : tensor<2xf32> }
// ----- failed to legalize operation 'math.tanh' that was explicitly marked illegal
func.func @x_t(%a: f80) -> f80 { %0 = math.tanh %a fastmath<fast> : f80 return %0 : f80 }
// ----- x p
func.func @x_p(%a: f16) -> f16 { %0 = math.powf %a, %a : f16 return %0 : f16 }
