// COMPARE: "--arith-emulate-unsupported-floats=source-types=bf16,f16 target-type=f32"
func.func @f(%a: bf16, %b: f16, %v: vector<4xbf16>, %f: f32, %t: tensor<?xbf16>) -> (bf16, f16, vector<4xbf16>, i1, bf16, bf16, tensor<?xbf16>) {
  %0 = arith.addf %a, %a fastmath<fast> : bf16
  %1 = arith.mulf %b, %b : f16
  %2 = arith.addf %v, %v {foo} : vector<4xbf16>
  %3 = arith.cmpf olt, %0, %a : bf16
  %c = arith.constant 1.0 : bf16
  %4 = arith.addf %c, %0 : bf16
  %5 = arith.truncf %f : f32 to bf16
  %6 = arith.select %3, %4, %5 : bf16
  %7 = arith.negf %6 : bf16
  %8 = math.exp %7 : bf16
  %9 = arith.bitcast %8 : bf16 to i16
  %10 = arith.sitofp %9 : i16 to bf16
  %11 = arith.fptosi %10 : bf16 to i16
  %12 = arith.extf %10 : bf16 to f32
  %13 = arith.truncf %12 : f32 to f16
  %14 = arith.addf %t, %t : tensor<?xbf16>
  %15 = arith.maximumf %10, %a : bf16
  %16 = vector.reduction <add>, %2 : vector<4xbf16> into bf16
  %17 = scf.if %3 -> bf16 { %k = arith.mulf %15, %16 : bf16 scf.yield %k : bf16 } else { scf.yield %16 : bf16 }
  return %17, %13, %2, %3, %6, %8, %14 : bf16, f16, vector<4xbf16>, i1, bf16, bf16, tensor<?xbf16>
}
