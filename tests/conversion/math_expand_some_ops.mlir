// COMPARE: "--math-expand-ops=ops=ctlz,ceil,exp2"
func.func @tan(%a: f32) -> f32 { %0 = math.tan %a fastmath<fast> : f32 return %0 : f32 }
func.func @sinh(%a: f32) -> f32 { %0 = math.sinh %a : f32 return %0 : f32 }
func.func @cosh(%a: f32) -> f32 { %0 = math.cosh %a : f32 return %0 : f32 }
func.func @tanh(%a: f32) -> f32 { %0 = math.tanh %a : f32 return %0 : f32 }
func.func @tanhv(%a: vector<4xf16>) -> vector<4xf16> { %0 = math.tanh %a : vector<4xf16> return %0 : vector<4xf16> }
func.func @asinh(%a: f32) -> f32 { %0 = math.asinh %a : f32 return %0 : f32 }
func.func @acosh(%a: f32) -> f32 { %0 = math.acosh %a : f32 return %0 : f32 }
func.func @atanh(%a: f32) -> f32 { %0 = math.atanh %a : f32 return %0 : f32 }
func.func @fma(%a: f32) -> f32 { %0 = math.fma %a, %a, %a : f32 return %0 : f32 }
func.func @ceil(%a: f32) -> f32 { %0 = math.ceil %a : f32 return %0 : f32 }
func.func @ceild(%a: f64) -> f64 { %0 = math.ceil %a : f64 return %0 : f64 }
func.func @ceilv(%a: vector<2xf32>) -> vector<2xf32> { %0 = math.ceil %a : vector<2xf32> return %0 : vector<2xf32> }
func.func @exp2(%a: f32) -> f32 { %0 = math.exp2 %a : f32 return %0 : f32 }
func.func @powf(%a: f32, %b: f32) -> f32 { %0 = math.powf %a, %b fastmath<fast> : f32 return %0 : f32 }
func.func @pow0(%a: f32) -> f32 { %c = arith.constant 0.0 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @powh(%a: f32) -> f32 { %c = arith.constant 0.5 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @powmh(%a: f32) -> f32 { %c = arith.constant -0.5 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @pow2(%a: f32) -> f32 { %c = arith.constant 2.0 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @pow2v(%a: vector<2xf32>) -> vector<2xf32> { %c = arith.constant dense<2.0> : vector<2xf32> %0 = math.powf %a,
    %c : vector<2xf32> return %0 : vector<2xf32> }
func.func @pow3(%a: f32) -> f32 { %c = arith.constant 3.0 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @powm1(%a: f32) -> f32 { %c = arith.constant -1.0 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @powm2(%a: f32) -> f32 { %c = arith.constant -2.0 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @powm3(%a: f32) -> f32 { %c = arith.constant -3.0 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @pow4(%a: f32) -> f32 { %c = arith.constant 4.0 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @pow1(%a: f32) -> f32 { %c = arith.constant 1.0 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @pow75(%a: f32) -> f32 { %c = arith.constant 0.75 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @pow25(%a: f32) -> f32 { %c = arith.constant 2.5 : f32 %0 = math.powf %a, %c : f32 return %0 : f32 }
func.func @fpowi(%a: f32) -> f32 { %c = arith.constant 5 : i32 %0 = math.fpowi %a, %c : f32, i32 return %0 : f32 }
func.func @fpowim(%a: f32) -> f32 { %c = arith.constant -3 : i32 %0 = math.fpowi %a, %c : f32, i32 return %0 : f32 }
func.func @fpowi0(%a: f32) -> f32 { %c = arith.constant 0 : i32 %0 = math.fpowi %a, %c : f32, i32 return %0 : f32 }
