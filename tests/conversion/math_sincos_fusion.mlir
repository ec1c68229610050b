// COMPARE: --math-sincos-fusion
func.func @sc(%a: f32) -> (f32, f32) { %0 = math.sin %a fastmath<fast> : f32 %1 = math.cos %a fastmath<nnan> : f32 return %0, %1 : f32, f32 }
func.func @sc2(%a: f32, %b: f32) -> (f32, f32) { %0 = math.sin %a : f32 %1 = math.cos %b : f32 return %0, %1 : f32, f32 }
func.func @sc3(%a: f32, %b: f32) -> (f32, f32) { %1 = math.cos %a : f32 %0 = math.sin %a : f32 return %0, %1 : f32, f32 }
func.func @sc4(%a: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) { %1 = math.sin %a fastmath<contract>
    : vector<4xf32> %0 = math.cos %a fastmath<contract> : vector<4xf32> return %0, %1 : vector<4xf32>, vector<4xf32> }
func.func @sc5(%a: f32) -> (f32, f32, f32) { %1 = math.sin %a : f32 %0 = math.cos %a : f32 %2 = math.cos %a : f32 return %0, %1, %2 : f32, f32, f32 }
func.func @sc6(%a: f32, %c: i1) -> f32 { %1 = math.sin %a : f32 cf.cond_br %c, ^bb1, ^bb2
^bb1: %0 = math.cos %a : f32 return %0 : f32
^bb2: return %1 : f32 }
