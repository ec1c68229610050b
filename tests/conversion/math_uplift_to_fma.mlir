// COMPARE: --math-uplift-to-fma
func.func @a(%a: f32, %b: f32, %c: f32) -> f32 { %0 = arith.mulf %a, %b fastmath<contract> : f32 %1 = arith.addf %0, %c fastmath<fast> : f32 return %1 : f32 }
func.func @b(%a: f32, %b: f32, %c: f32) -> f32 { %0 = arith.mulf %a, %b fastmath<contract> : f32 %1 = arith.addf %c,
    %0 fastmath<contract> : f32 return %1 : f32 }
func.func @c(%a: f32, %b: f32, %c: f32) -> f32 { %0 = arith.mulf %a, %b : f32 %1 = arith.addf %c, %0 fastmath<contract> : f32 return %1 : f32 }
func.func @d(%a: f32, %b: f32, %c: f32) -> f32 { %0 = arith.mulf %a, %b fastmath<fast> : f32 %1 = arith.addf %c, %0 : f32 return %1 : f32 }
func.func @e(%a: f32, %b: f32, %c: f32) -> (f32, f32) { %0 = arith.mulf %a, %b fastmath<fast> : f32 %1 = arith.addf %0,
    %0 fastmath<fast> : f32 return %1, %0 : f32, f32 }
func.func @g(%a: f32, %b: f32, %c: f32) -> f32 { %0 = arith.mulf %a, %b fastmath<fast> : f32 %1 = arith.addf %0, %c fastmath<contract> : f32 return %1 : f32 }
func.func @h(%a: f32, %b: f32, %c: f32) -> f32 { %0 = arith.mulf %a, %b fastmath<contract,nnan>
    : f32 %1 = arith.addf %0, %c fastmath<contract,ninf> : f32 return %1 : f32 }
func.func @i(%a: f32, %b: f32, %c: f32) -> f32 { %0 = arith.mulf %a, %b fastmath<contract,nnan>
    : f32 %1 = arith.mulf %a, %c fastmath<contract,ninf> : f32 %2 = arith.addf %0, %1 fastmath<contract,ninf> : f32 return %2 : f32 }
