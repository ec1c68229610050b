// COMPARE: --arith-expand
func.func @ceildivsi(%a: i32, %b: i32) -> i32 { %0 = arith.ceildivsi %a, %b : i32 return %0 : i32 }
func.func @ceildivsi_idx(%a: index, %b: index) -> index { %0 = arith.ceildivsi %a, %b : index return %0 : index }
func.func @ceildivui(%a: i32, %b: i32) -> i32 { %0 = arith.ceildivui %a, %b : i32 return %0 : i32 }
func.func @ceildivui_v(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> { %0 = arith.ceildivui %a, %b : vector<4xi32> return %0 : vector<4xi32> }
func.func @floordivsi(%a: i32, %b: i32) -> i32 { %0 = arith.floordivsi %a, %b : i32 return %0 : i32 }
func.func @floordivsi_v(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> { %0 = arith.floordivsi %a, %b : vector<4xi32> return %0 : vector<4xi32> }
func.func @maximumf(%a: f32, %b: f32) -> f32 { %0 = arith.maximumf %a, %b fastmath<fast> : f32 return %0 : f32 }
func.func @minimumf(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> { %0 = arith.minimumf %a, %b : vector<4xf16> return %0 : vector<4xf16> }
func.func @maxnumf(%a: f32, %b: f32) -> f32 { %0 = arith.maxnumf %a, %b : f32 return %0 : f32 }
func.func @minnumf(%a: f32, %b: f32) -> f32 { %0 = arith.minnumf %a, %b : f32 return %0 : f32 }
func.func @extbf(%a: bf16) -> f32 { %0 = arith.extf %a : bf16 to f32 return %0 : f32 }
func.func @extbf64(%a: bf16) -> f64 { %0 = arith.extf %a : bf16 to f64 return %0 : f64 }
func.func @extbfv(%a: vector<4xbf16>) -> vector<4xf32> { %0 = arith.extf %a fastmath<fast> : vector<4xbf16> to vector<4xf32> return %0 : vector<4xf32> }
func.func @truncbf(%a: f32) -> bf16 { %0 = arith.truncf %a : f32 to bf16 return %0 : bf16 }
func.func @truncbf64(%a: f64) -> bf16 { %0 = arith.truncf %a : f64 to bf16 return %0 : bf16 }
func.func @truncbfv(%a: vector<4xf32>) -> vector<4xbf16> { %0 = arith.truncf %a : vector<4xf32> to vector<4xbf16> return %0 : vector<4xbf16> }
func.func @exte8(%a: f8E8M0FNU) -> f32 { %0 = arith.extf %a : f8E8M0FNU to f32 return %0 : f32 }
func.func @exte8h(%a: f8E8M0FNU) -> f16 { %0 = arith.extf %a : f8E8M0FNU to f16 return %0 : f16 }
func.func @exte8d(%a: f8E8M0FNU) -> f64 { %0 = arith.extf %a : f8E8M0FNU to f64 return %0 : f64 }
func.func @exte8v(%a: vector<4xf8E8M0FNU>) -> vector<4xf32> { %0 = arith.extf %a : vector<4xf8E8M0FNU> to vector<4xf32> return %0 : vector<4xf32> }
func.func @trunce8(%a: f32) -> f8E8M0FNU { %0 = arith.truncf %a : f32 to f8E8M0FNU return %0 : f8E8M0FNU }
func.func @trunce8h(%a: f16) -> f8E8M0FNU { %0 = arith.truncf %a : f16 to f8E8M0FNU return %0 : f8E8M0FNU }
func.func @trunce8d(%a: f64) -> f8E8M0FNU { %0 = arith.truncf %a : f64 to f8E8M0FNU return %0 : f8E8M0FNU }
func.func @trunce8v(%a: vector<4xf32>) -> vector<4xf8E8M0FNU> { %0 = arith.truncf %a : vector<4xf32> to vector<4xf8E8M0FNU> return %0 : vector<4xf8E8M0FNU> }
func.func @extf4(%a: f4E2M1FN) -> f32 { %0 = arith.extf %a : f4E2M1FN to f32 return %0 : f32 }
func.func @extf4h(%a: f4E2M1FN) -> f16 { %0 = arith.extf %a : f4E2M1FN to f16 return %0 : f16 }
func.func @truncf4(%a: f32) -> f4E2M1FN { %0 = arith.truncf %a : f32 to f4E2M1FN return %0 : f4E2M1FN }
func.func @truncf4h(%a: f16) -> f4E2M1FN { %0 = arith.truncf %a : f16 to f4E2M1FN return %0 : f4E2M1FN }
func.func @scext(%a: f8E4M3FN, %s: f8E8M0FNU) -> f32 { %0 = arith.scaling_extf %a, %s : f8E4M3FN, f8E8M0FNU to f32 return %0 : f32 }
func.func @scext2(%a: f16, %s: f32) -> f32 { %0 = arith.scaling_extf %a, %s fastmath<fast> : f16, f32 to f32 return %0 : f32 }
func.func @sctrunc(%a: f32, %s: f8E8M0FNU) -> f8E4M3FN { %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f8E4M3FN return %0 : f8E4M3FN }
func.func @sctrunc2(%a: f32, %s: f16) -> f16 { %0 = arith.scaling_truncf %a, %s to_nearest_even fastmath<fast> : f32, f16 to f16 return %0 : f16 }
func.func @sctrunc3(%a: vector<4xf32>, %s: vector<4xf32>) -> vector<4xf8E4M3FN> { %0 = arith.scaling_truncf %a, %s
    : vector<4xf32>, vector<4xf32> to vector<4xf8E4M3FN> return %0 : vector<4xf8E4M3FN> }
func.func @flush(%a: f32) -> f32 { %0 = arith.addf %a, %a : f32 return %0 : f32 }
func.func @extremes(%a: i32, %b: i32, %v: vector<4xi8>, %w: vector<4xi8>, %t: tensor<2xindex>, %u: tensor<2xindex>,
    %i: i64, %j: i64) -> (i32, vector<4xi8>, tensor<2xindex>, i64) {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.maxui %v, %w : vector<4xi8>
  %2 = arith.minsi %t, %u : tensor<2xindex>
  %3 = arith.minui %i, %j : i64
  return %0, %1, %2, %3 : i32, vector<4xi8>, tensor<2xindex>, i64
}
func.func @folded(%a: i32) -> i32 { %0 = arith.minui %a, %a : i32 return %0 : i32 }
