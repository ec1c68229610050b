// COMPARE: --math-expand-ops
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
func.func @fpowix(%a: f32, %c: i32) -> f32 { %0 = math.fpowi %a, %c : f32, i32 return %0 : f32 }
func.func @fpowiv(%a: vector<2xf32>) -> vector<2xf32> { %c = arith.constant dense<3> : vector<2xi32> %0 = math.fpowi %a,
    %c : vector<2xf32>, vector<2xi32> return %0 : vector<2xf32> }
func.func @ctlz(%a: i32) -> i32 { %0 = math.ctlz %a : i32 return %0 : i32 }
func.func @ctlz8(%a: i8) -> i8 { %0 = math.ctlz %a : i8 return %0 : i8 }
func.func @ctlzv(%a: vector<2xi16>) -> vector<2xi16> { %0 = math.ctlz %a : vector<2xi16> return %0 : vector<2xi16> }
func.func @roundeven(%a: f32) -> f32 { %0 = math.roundeven %a : f32 return %0 : f32 }
func.func @roundevenh(%a: f16) -> f16 { %0 = math.roundeven %a : f16 return %0 : f16 }
func.func @roundevend(%a: f64) -> f64 { %0 = math.roundeven %a : f64 return %0 : f64 }
func.func @round(%a: f32) -> f32 { %0 = math.round %a : f32 return %0 : f32 }
func.func @rounddv(%a: vector<2xf64>) -> vector<2xf64> { %0 = math.round %a : vector<2xf64> return %0 : vector<2xf64> }
func.func @rsqrt(%a: f32) -> f32 { %0 = math.rsqrt %a fastmath<fast> : f32 return %0 : f32 }
func.func @rsqrth(%a: f16) -> f16 { %0 = math.rsqrt %a : f16 return %0 : f16 }
func.func @rsqrtv(%a: vector<2xf64>) -> vector<2xf64> { %0 = math.rsqrt %a : vector<2xf64> return %0 : vector<2xf64> }
func.func @rsqrtt(%a: tensor<?xf64>) -> tensor<?xf64> { %0 = math.rsqrt %a : tensor<?xf64> return %0 : tensor<?xf64> }
func.func @floor(%a: f32) -> f32 { %0 = math.floor %a : f32 return %0 : f32 }
func.func @atan(%a: f32) -> f32 { %0 = math.atan %a : f32 return %0 : f32 }
func.func @ipowi(%a: i32) -> i32 { %0 = math.ipowi %a, %a : i32 return %0 : i32 }
func.func @absi(%a: i32) -> i32 { %0 = math.absi %a : i32 return %0 : i32 }
func.func @cttz(%a: i32) -> i32 { %0 = math.cttz %a : i32 return %0 : i32 }
func.func @ctpop(%a: i32) -> i32 { %0 = math.ctpop %a : i32 return %0 : i32 }
func.func @tand(%a: f64) -> f64 { %0 = math.tan %a : f64 return %0 : f64 }
