// COMPARE: --canonicalize --allow-unregistered-dialect
func.func @f1689() -> f64 {
  %a = arith.constant -2.5 : f64
  %r = math.acos %a : f64
  return %r : f64
}
func.func @f1815() -> f64 {
  %a = arith.constant 1.0 : f64
  %r = math.sinh %a : f64
  return %r : f64
}
func.func @f2836() -> f16 {
  %a = arith.constant -2.5 : f16
  %b = arith.constant -1.0 : f16
  %r = math.copysign %a, %b : f16
  return %r : f16
}
func.func @f2167() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.log10 %a : f32
  return %r : f32
}
func.func @f2201() -> vector<2xf32> {
  %a = arith.constant dense<[-0.19665761175415364, 1.0]> : vector<2xf32>
  %r = math.log10 %a : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f2388() -> f32 {
  %a = arith.constant -84.9070144350766 : f32
  %r = math.tan %a : f32
  return %r : f32
}
func.func @f2340() -> f32 {
  %a = arith.constant 2.6218688788704334 : f32
  %r = math.sqrt %a : f32
  return %r : f32
}
func.func @f1648() -> f16 {
  %a = arith.constant 0.07406334537908688 : f16
  %r = math.cos %a : f16
  return %r : f16
}
func.func @f2878() -> f64 {
  %a = arith.constant -63.238178288060844 : f64
  %b = arith.constant 6.586451701053689 : f64
  %r = math.powf %a, %b : f64
  return %r : f64
}
func.func @f2938() -> i32 {
  %a = arith.constant -527934125 : i32
  %r = math.absi %a : i32
  return %r : i32
}
func.func @f2031() -> f32 {
  %a = arith.constant -44.836110584274635 : f32
  %r = math.expm1 %a : f32
  return %r : f32
}
func.func @f2190() -> bf16 {
  %a = arith.constant 7.1139082525865085 : bf16
  %r = math.log10 %a : bf16
  return %r : bf16
}
func.func @f1883() -> f8E5M2 {
  %a = arith.constant -0.5 : f8E5M2
  %r = math.erf %a : f8E5M2
  return %r : f8E5M2
}
func.func @f2130() -> f64 {
  %a = arith.constant -0.7721298628702109 : f64
  %r = math.log %a : f64
  return %r : f64
}
func.func @f2117() -> f32 {
  %a = arith.constant 49.16314587870926 : f32
  %r = math.log %a : f32
  return %r : f32
}
func.func @f1821() -> f64 {
  %a = arith.constant 0.7554826710894136 : f64
  %r = math.sinh %a : f64
  return %r : f64
}
func.func @f2854(%x: f32) -> f32 {
  %b = arith.constant 0.0 : f32
  %r = math.copysign %x, %b : f32
  return %r : f32
}
func.func @f1676() -> f32 {
  %a = arith.constant 0xFF800000 : f32
  %r = math.acos %a : f32
  return %r : f32
}
func.func @f1947() -> f64 {
  %a = arith.constant 1.867895151836495 : f64
  %r = math.exp %a : f64
  return %r : f64
}
func.func @f2856(%x: f32) -> f32 {
  %b = arith.constant 2.0 : f32
  %r = math.copysign %x, %b : f32
  return %r : f32
}
func.func @f1982() -> f32 {
  %a = arith.constant 0.7576469228668097 : f32
  %r = math.exp2 %a : f32
  return %r : f32
}
func.func @f1854() -> f32 {
  %a = arith.constant 85.13147402442593 : f32
  %r = math.erf %a : f32
  return %r : f32
}
func.func @f2380() -> f8E5M2 {
  %a = arith.constant 0.2234812550871026 : f8E5M2
  %r = math.sqrt %a : f8E5M2
  return %r : f8E5M2
}
func.func @f2654() -> i1 {
  %a = arith.constant 9.834921105219415 : f64
  %r = math.isinf %a : f64
  return %r : i1
}
func.func @f2084() -> f64 {
  %a = arith.constant -2.5 : f64
  %r = math.floor %a : f64
  return %r : f64
}
func.func @f2921(%x: f32) -> f32 {
  %b = arith.constant 3.0 : f32
  %r = math.powf %x, %b : f32
  return %r : f32
}
func.func @f3034() -> i64 {
  %a = arith.constant 7214908417095423482 : i64
  %r = math.ctpop %a : i64
  return %r : i64
}
func.func @f2216() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.log1p %a : f32
  return %r : f32
}
func.func @f1917() -> f16 {
  %a = arith.constant 49.06536619134954 : f16
  %r = math.erfc %a : f16
  return %r : f16
}
func.func @f2066() -> vector<2xf32> {
  %a = arith.constant dense<[0.0, 7.033763073608959]> : vector<2xf32>
  %r = math.expm1 %a : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f2676() -> i1 {
  %a = arith.constant -1.0 : f32
  %r = math.isnan %a : f32
  return %r : i1
}
func.func @f2762() -> f64 {
  %a = arith.constant 0.38451004064925964 : f64
  %b = arith.constant 0.5 : f64
  %r = math.atan2 %a, %b : f64
  return %r : f64
}
func.func @f1406() -> f32 {
  %a = arith.constant 0x00000001 : f32
  %r = math.asinh %a : f32
  return %r : f32
}
func.func @f2960() -> i8 {
  %a = arith.constant 103 : i8
  %r = math.ctlz %a : i8
  return %r : i8
}
func.func @f2809() -> f32 {
  %a = arith.constant 54.95976054272771 : f32
  %b = arith.constant 0.5 : f32
  %r = math.copysign %a, %b : f32
  return %r : f32
}
func.func @f2661() -> i1 {
  %a = arith.constant 0.2745828187086399 : bf16
  %r = math.isinf %a : bf16
  return %r : i1
}
func.func @f2794(%x: f32) -> f32 {
  %b = arith.constant 2.0 : f32
  %r = math.atan2 %x, %b : f32
  return %r : f32
}
func.func @f2682() -> i1 {
  %a = arith.constant 9.841217426230537 : f64
  %r = math.isnan %a : f64
  return %r : i1
}
func.func @f1659() -> f8E5M2 {
  %a = arith.constant 1.4038607245594248 : f8E5M2
  %r = math.cos %a : f8E5M2
  return %r : f8E5M2
}
func.func @f1829() -> bf16 {
  %a = arith.constant -1.5 : bf16
  %r = math.sinh %a : bf16
  return %r : bf16
}
func.func @f2646() -> i1 {
  %a = arith.constant -0.0 : f32
  %r = math.isinf %a : f32
  return %r : i1
}
func.func @f3112() -> i64 {
  %a = arith.constant 3 : i64
  %b = arith.constant -87 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
func.func @f2155() -> f8E5M2 {
  %a = arith.constant -1.0 : f8E5M2
  %r = math.log %a : f8E5M2
  return %r : f8E5M2
}
func.func @f2325() -> bf16 {
  %a = arith.constant -0.08482573730754828 : bf16
  %r = math.rsqrt %a : bf16
  return %r : bf16
}
func.func @f2724() -> i1 {
  %a = arith.constant -0.5504345060306983 : bf16
  %r = math.isnormal %a : bf16
  return %r : i1
}
func.func @f1553() -> f64 {
  %a = arith.constant 0.4444113031174637 : f64
  %r = math.cbrt %a : f64
  return %r : f64
}
func.func @f2890() -> f16 {
  %a = arith.constant 3.0 : f16
  %b = arith.constant -2.5 : f16
  %r = math.powf %a, %b : f16
  return %r : f16
}
func.func @f2894() -> f16 {
  %a = arith.constant -0.0 : f16
  %b = arith.constant -1.0 : f16
  %r = math.powf %a, %b : f16
  return %r : f16
}
func.func @f3047() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant 2 : i8
  %r = math.ipowi %a, %b : i8
  return %r : i8
}
func.func @f1935() -> f32 {
  %a = arith.constant -1.5 : f32
  %r = math.exp %a : f32
  return %r : f32
}
func.func @f2159() -> f32 {
  %a = arith.constant -1.5 : f32
  %r = math.log10 %a : f32
  return %r : f32
}
func.func @f1939() -> f32 {
  %a = arith.constant -0.878645648362816 : f32
  %r = math.exp %a : f32
  return %r : f32
}
func.func @f1524() -> f8E5M2 {
  %a = arith.constant 0.17848171300568372 : f8E5M2
  %r = math.atanh %a : f8E5M2
  return %r : f8E5M2
}
func.func @f2291() -> vector<2xf32> {
  %a = arith.constant dense<[0.49759696787605057, 36.959861358634555]> : vector<2xf32>
  %r = math.log2 %a : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f1767() -> f64 {
  %a = arith.constant -20.05934711757105 : f64
  %r = math.sin %a : f64
  return %r : f64
}
func.func @f2983() -> i1 {
  %a = arith.constant false
  %r = math.cttz %a : i1
  return %r : i1
}
func.func @f2703() -> vector<2xi1> {
  %a = arith.constant dense<[-1.5, 1.1900950179006686]> : vector<2xf32>
  %r = math.isnan %a : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @f2837() -> f16 {
  %a = arith.constant 0.0 : f16
  %b = arith.constant -0.5 : f16
  %r = math.copysign %a, %b : f16
  return %r : f16
}
func.func @f1321() -> f64 {
  %a = arith.constant 3.8096347509151607 : f64
  %r = math.acosh %a : f64
  return %r : f64
}
func.func @f2574() -> f32 {
  %a = arith.constant 5.044662014897764 : f32
  %r = math.trunc %a : f32
  return %r : f32
}
func.func @f1677() -> f64 {
  %a = arith.constant 0.18435534015303068 : f64
  %r = math.acos %a : f64
  return %r : f64
}
func.func @f2900() -> f16 {
  %a = arith.constant 95.70705260115889 : f16
  %b = arith.constant -0.5 : f16
  %r = math.powf %a, %b : f16
  return %r : f16
}
func.func @f2645() -> i1 {
  %a = arith.constant 1.2187426454511496 : f32
  %r = math.isinf %a : f32
  return %r : i1
}
func.func @f2394() -> f32 {
  %a = arith.constant 0.6738211490511061 : f32
  %r = math.tan %a : f32
  return %r : f32
}
func.func @f1588() -> f64 {
  %a = arith.constant 0.26560197347761405 : f64
  %r = math.ceil %a : f64
  return %r : f64
}
func.func @f2386() -> f32 {
  %a = arith.constant 0.7359263962713614 : f32
  %r = math.tan %a : f32
  return %r : f32
}
func.func @f2204() -> f32 {
  %a = arith.constant 0x7F7FFFFF : f32
  %r = math.log1p %a : f32
  return %r : f32
}
func.func @f1447() -> f32 {
  %a = arith.constant 0x7F800000 : f32
  %r = math.atan %a : f32
  return %r : f32
}
func.func @f1810() -> f32 {
  %a = arith.constant 0.7419604677481351 : f32
  %r = math.sinh %a : f32
  return %r : f32
}
func.func @f2939() -> i32 {
  %a = arith.constant -1742291508 : i32
  %r = math.absi %a : i32
  return %r : i32
}
func.func @f1618() -> f32 {
  %a = arith.constant -2.5 : f32
  %r = math.cos %a : f32
  return %r : f32
}
func.func @f2572() -> f32 {
  %a = arith.constant 0.5 : f32
  %r = math.trunc %a : f32
  return %r : f32
}
func.func @f1930() -> f8E5M2 {
  %a = arith.constant 2.5 : f8E5M2
  %r = math.erfc %a : f8E5M2
  return %r : f8E5M2
}
func.func @f1694() -> bf16 {
  %a = arith.constant 3.1723098800944705 : bf16
  %r = math.acos %a : bf16
  return %r : bf16
}
func.func @f1662(%x: f32) -> f32 {
  %a = math.cos %x : f32
  %r = math.cos %a : f32
  return %r : f32
}
func.func @f2970() -> i64 {
  %a = arith.constant -3425408792131762643 : i64
  %r = math.ctlz %a : i64
  return %r : i64
}
func.func @f2643() -> i1 {
  %a = arith.constant -1.0 : f32
  %r = math.isinf %a : f32
  return %r : i1
}
func.func @f2384() -> f32 {
  %a = arith.constant 1.5 : f32
  %r = math.tan %a : f32
  return %r : f32
}
func.func @f1754() -> f32 {
  %a = arith.constant 9.52489504077821 : f32
  %r = math.sin %a : f32
  return %r : f32
}
func.func @f1693() -> f16 {
  %a = arith.constant 0.6960947628906089 : f16
  %r = math.acos %a : f16
  return %r : f16
}
func.func @f2128() -> f64 {
  %a = arith.constant 1.5 : f64
  %r = math.log %a : f64
  return %r : f64
}
func.func @f1708() -> f32 {
  %a = arith.constant 0.9818683675364654 : f32
  %r = math.cosh %a : f32
  return %r : f32
}
func.func @f1263() -> f32 {
  %a = arith.constant 1.0 : f32
  %r = math.absf %a : f32
  return %r : f32
}
func.func @f1312() -> f32 {
  %a = arith.constant 2.8092545892628786 : f32
  %r = math.acosh %a : f32
  return %r : f32
}
func.func @f2137() -> f64 {
  %a = arith.constant -0.5836951991902999 : f64
  %r = math.log %a : f64
  return %r : f64
}
func.func @f2403() -> f64 {
  %a = arith.constant -2.5 : f64
  %r = math.tan %a : f64
  return %r : f64
}
func.func @f2082() -> f64 {
  %a = arith.constant 95.24097370564371 : f64
  %r = math.floor %a : f64
  return %r : f64
}
func.func @f1372() -> f64 {
  %a = arith.constant -1.0 : f64
  %r = math.asin %a : f64
  return %r : f64
}
func.func @f1490() -> f32 {
  %a = arith.constant -0.13104992480041555 : f32
  %r = math.atanh %a : f32
  return %r : f32
}
func.func @f1509() -> f64 {
  %a = arith.constant 1.0 : f64
  %r = math.atanh %a : f64
  return %r : f64
}
func.func @f2810() -> f32 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -1.5 : f32
  %r = math.copysign %a, %b : f32
  return %r : f32
}
func.func @f1361() -> f32 {
  %a = arith.constant 0x00000001 : f32
  %r = math.asin %a : f32
  return %r : f32
}
func.func @f2444() -> f64 {
  %a = arith.constant 0.06319714903857232 : f64
  %r = math.tanh %a : f64
  return %r : f64
}
func.func @f3013() -> i1 {
  %a = arith.constant true
  %r = math.ctpop %a : i1
  return %r : i1
}
func.func @f2125() -> f32 {
  %a = arith.constant 4.524525570764794 : f32
  %r = math.log %a : f32
  return %r : f32
}
func.func @f3051() -> i8 {
  %a = arith.constant 1 : i8
  %b = arith.constant -1 : i8
  %r = math.ipowi %a, %b : i8
  return %r : i8
}
func.func @f1445() -> f32 {
  %a = arith.constant 0.6185203581364356 : f32
  %r = math.atan %a : f32
  return %r : f32
}
func.func @f1530() -> f32 {
  %a = arith.constant 0x00000001 : f32
  %r = math.cbrt %a : f32
  return %r : f32
}
func.func @f2056() -> bf16 {
  %a = arith.constant 4.641619966571798 : bf16
  %r = math.expm1 %a : bf16
  return %r : bf16
}
func.func @f1545() -> f64 {
  %a = arith.constant -0.48976757803656246 : f64
  %r = math.cbrt %a : f64
  return %r : f64
}
func.func @f1365() -> f64 {
  %a = arith.constant -1.232475090790004 : f64
  %r = math.asin %a : f64
  return %r : f64
}
func.func @f2768() -> f16 {
  %a = arith.constant 1.5 : f16
  %b = arith.constant 0.7572724532671045 : f16
  %r = math.atan2 %a, %b : f16
  return %r : f16
}
func.func @f2999() -> i32 {
  %a = arith.constant 254935408 : i32
  %r = math.cttz %a : i32
  return %r : i32
}
func.func @f3092() -> i64 {
  %a = arith.constant 8 : i64
  %b = arith.constant -11 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
func.func @f1757() -> f32 {
  %a = arith.constant -82.21238717367248 : f32
  %r = math.sin %a : f32
  return %r : f32
}
func.func @f2823() -> f64 {
  %a = arith.constant 0x0000000000000001 : f64
  %b = arith.constant 0.0 : f64
  %r = math.copysign %a, %b : f64
  return %r : f64
}
func.func @f1578() -> f32 {
  %a = arith.constant 2.5 : f32
  %r = math.ceil %a : f32
  return %r : f32
}
func.func @f1704() -> f8E5M2 {
  %a = arith.constant -1.5 : f8E5M2
  %r = math.acos %a : f8E5M2
  return %r : f8E5M2
}
func.func @f2998() -> i32 {
  %a = arith.constant 2086624719 : i32
  %r = math.cttz %a : i32
  return %r : i32
}
func.func @f3110() -> i64 {
  %a = arith.constant 1 : i64
  %b = arith.constant 5 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
func.func @f2469() -> f8E5M2 {
  %a = arith.constant -1.5 : f8E5M2
  %r = math.tanh %a : f8E5M2
  return %r : f8E5M2
}
func.func @f1672() -> f32 {
  %a = arith.constant 3.0 : f32
  %r = math.acos %a : f32
  return %r : f32
}
func.func @f2513() -> f8E5M2 {
  %a = arith.constant 1.014299903936089 : f8E5M2
  %r = math.roundeven %a : f8E5M2
  return %r : f8E5M2
}
func.func @f1853() -> f32 {
  %a = arith.constant 55.05556138713723 : f32
  %r = math.erf %a : f32
  return %r : f32
}
func.func @f3121(%x: f32) -> f32 {
  %b = arith.constant 2 : i32
  %r = math.fpowi %x, %b : f32, i32
  return %r : f32
}
func.func @f2097() -> f16 {
  %a = arith.constant -1.5 : f16
  %r = math.floor %a : f16
  return %r : f16
}
func.func @f2470() -> f8E5M2 {
  %a = arith.constant 1.5514499722454766 : f8E5M2
  %r = math.tanh %a : f8E5M2
  return %r : f8E5M2
}
func.func @f1998() -> f64 {
  %a = arith.constant 9.060086214477348 : f64
  %r = math.exp2 %a : f64
  return %r : f64
}
func.func @f1376() -> f16 {
  %a = arith.constant 74.59116307188663 : f16
  %r = math.asin %a : f16
  return %r : f16
}
func.func @f1933() -> f32 {
  %a = arith.constant -0.8500482089789152 : f32
  %r = math.exp %a : f32
  return %r : f32
}
func.func @f3125(%x: f32) -> f32 {
  %b = arith.constant -1 : i32
  %r = math.fpowi %x, %b : f32, i32
  return %r : f32
}
func.func @f1730() -> f64 {
  %a = arith.constant 0x7FF8000000000000 : f64
  %r = math.cosh %a : f64
  return %r : f64
}
func.func @f1320() -> f64 {
  %a = arith.constant 0x7FF8000000000000 : f64
  %r = math.acosh %a : f64
  return %r : f64
}
func.func @f2522() -> f32 {
  %a = arith.constant 0.5 : f32
  %r = math.round %a : f32
  return %r : f32
}
func.func @f2046() -> f64 {
  %a = arith.constant -0.5 : f64
  %r = math.expm1 %a : f64
  return %r : f64
}
func.func @f1692() -> f16 {
  %a = arith.constant 52.55923916515613 : f16
  %r = math.acos %a : f16
  return %r : f16
}
func.func @f1508() -> f64 {
  %a = arith.constant 0.6774260507505059 : f64
  %r = math.atanh %a : f64
  return %r : f64
}
func.func @f1353() -> f32 {
  %a = arith.constant 5.313783845277349 : f32
  %r = math.asin %a : f32
  return %r : f32
}
func.func @f2357() -> f64 {
  %a = arith.constant 0.5 : f64
  %r = math.sqrt %a : f64
  return %r : f64
}
func.func @f1556() -> f16 {
  %a = arith.constant 0.9734250230915846 : f16
  %r = math.cbrt %a : f16
  return %r : f16
}
func.func @f2434() -> f32 {
  %a = arith.constant -0.01706330909107212 : f32
  %r = math.tanh %a : f32
  return %r : f32
}
func.func @f2367() -> f16 {
  %a = arith.constant -2.5 : f16
  %r = math.sqrt %a : f16
  return %r : f16
}
func.func @f1964() -> bf16 {
  %a = arith.constant 3.3971139882163115 : bf16
  %r = math.exp %a : bf16
  return %r : bf16
}
func.func @f3006() -> i128 {
  %a = arith.constant 85541296157298865394614444331149184759 : i128
  %r = math.cttz %a : i128
  return %r : i128
}
func.func @f1889() -> f32 {
  %a = arith.constant 0xFF800000 : f32
  %r = math.erfc %a : f32
  return %r : f32
}
func.func @f2479() -> f32 {
  %a = arith.constant -0.793968441992495 : f32
  %r = math.roundeven %a : f32
  return %r : f32
}
func.func @f3103() -> i64 {
  %a = arith.constant -89 : i64
  %b = arith.constant -1 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
func.func @f2121() -> f32 {
  %a = arith.constant -42.94659994973606 : f32
  %r = math.log %a : f32
  return %r : f32
}
func.func @f2535() -> f64 {
  %a = arith.constant 1.5 : f64
  %r = math.round %a : f64
  return %r : f64
}
func.func @f1542() -> f64 {
  %a = arith.constant 5.219244328661206 : f64
  %r = math.cbrt %a : f64
  return %r : f64
}
func.func @f2038() -> f64 {
  %a = arith.constant 3.0 : f64
  %r = math.expm1 %a : f64
  return %r : f64
}
func.func @f3039() -> i128 {
  %a = arith.constant -25702023325885427992083741076696726617 : i128
  %r = math.ctpop %a : i128
  return %r : i128
}
func.func @f2548() -> f16 {
  %a = arith.constant -1.0 : f16
  %r = math.round %a : f16
  return %r : f16
}
func.func @f2860() -> f32 {
  %a = arith.constant 8.252754578239323 : f32
  %b = arith.constant -0.5 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}
func.func @f1359() -> f32 {
  %a = arith.constant -0.9978219503190715 : f32
  %r = math.asin %a : f32
  return %r : f32
}
func.func @f1322() -> f64 {
  %a = arith.constant 0.875729728145838 : f64
  %r = math.acosh %a : f64
  return %r : f64
}
func.func @f2416() -> bf16 {
  %a = arith.constant -32.8369325678522 : bf16
  %r = math.tan %a : bf16
  return %r : bf16
}
func.func @f2567() -> f32 {
  %a = arith.constant 5.757348759884716 : f32
  %r = math.trunc %a : f32
  return %r : f32
}
func.func @f1953() -> f64 {
  %a = arith.constant 6.777159550759327 : f64
  %r = math.exp %a : f64
  return %r : f64
}
func.func @f2474() -> f32 {
  %a = arith.constant 0.02831546814083863 : f32
  %r = math.roundeven %a : f32
  return %r : f32
}
func.func @f1378() -> f16 {
  %a = arith.constant 4.107541452360338 : f16
  %r = math.asin %a : f16
  return %r : f16
}
func.func @f1328() -> f64 {
  %a = arith.constant -0.1344498327828214 : f64
  %r = math.acosh %a : f64
  return %r : f64
}
func.func @f2879() -> f64 {
  %a = arith.constant 6.929176617123847 : f64
  %b = arith.constant 0.0 : f64
  %r = math.powf %a, %b : f64
  return %r : f64
}
func.func @f2473() -> f32 {
  %a = arith.constant -32.53563062419944 : f32
  %r = math.roundeven %a : f32
  return %r : f32
}
func.func @f2870() -> f32 {
  %a = arith.constant 56.632009446850674 : f32
  %b = arith.constant 1.0 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}
func.func @f1808() -> f32 {
  %a = arith.constant -79.11244768309501 : f32
  %r = math.sinh %a : f32
  return %r : f32
}
func.func @f1798() -> f32 {
  %a = arith.constant 0.5 : f32
  %r = math.sinh %a : f32
  return %r : f32
}
func.func @f1758() -> f32 {
  %a = arith.constant 85.42632461270708 : f32
  %r = math.sin %a : f32
  return %r : f32
}
func.func @f2531() -> f32 {
  %a = arith.constant 3.0967193238992907 : f32
  %r = math.round %a : f32
  return %r : f32
}
func.func @f1276() -> f64 {
  %a = arith.constant -1.5 : f64
  %r = math.absf %a : f64
  return %r : f64
}
func.func @f1756() -> f32 {
  %a = arith.constant 0x00000001 : f32
  %r = math.sin %a : f32
  return %r : f32
}
func.func @f1748() -> f8E5M2 {
  %a = arith.constant 0.07539902815731225 : f8E5M2
  %r = math.cosh %a : f8E5M2
  return %r : f8E5M2
}
func.func @f2741() -> f32 {
  %a = arith.constant -0.8867197395561437 : f32
  %b = arith.constant 9.381252710194438 : f32
  %r = math.atan2 %a, %b : f32
  return %r : f32
}
func.func @f2278() -> f16 {
  %a = arith.constant -29.75832867096048 : f16
  %r = math.log2 %a : f16
  return %r : f16
}
func.func @f2621() -> i1 {
  %a = arith.constant 0.06208472875321891 : f64
  %r = math.isfinite %a : f64
  return %r : i1
}
func.func @f1496() -> f32 {
  %a = arith.constant 0.016428955409690804 : f32
  %r = math.atanh %a : f32
  return %r : f32
}
func.func @f1581() -> f32 {
  %a = arith.constant -19.68002990391409 : f32
  %r = math.ceil %a : f32
  return %r : f32
}
func.func @f1355() -> f32 {
  %a = arith.constant 0x7F7FFFFF : f32
  %r = math.asin %a : f32
  return %r : f32
}
func.func @f2770() -> f16 {
  %a = arith.constant -1.5 : f16
  %b = arith.constant 0.8028939042853445 : f16
  %r = math.atan2 %a, %b : f16
  return %r : f16
}
func.func @f1869() -> f64 {
  %a = arith.constant -1.5 : f64
  %r = math.erf %a : f64
  return %r : f64
}
func.func @f3097() -> i64 {
  %a = arith.constant 2 : i64
  %b = arith.constant 0 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
func.func @f1424() -> bf16 {
  %a = arith.constant -0.9893458011471961 : bf16
  %r = math.asinh %a : bf16
  return %r : bf16
}
func.func @f2115() -> f32 {
  %a = arith.constant 3.3044340936418726 : f32
  %r = math.log %a : f32
  return %r : f32
}
func.func @f3043() -> i8 {
  %a = arith.constant 1 : i8
  %b = arith.constant 0 : i8
  %r = math.ipowi %a, %b : i8
  return %r : i8
}
func.func @f2293() -> f32 {
  %a = arith.constant 7.039210414539347 : f32
  %r = math.rsqrt %a : f32
  return %r : f32
}
func.func @f1575() -> f32 {
  %a = arith.constant -44.5599890631609 : f32
  %r = math.ceil %a : f32
  return %r : f32
}
func.func @f2140() -> f64 {
  %a = arith.constant 0.8133630872691493 : f64
  %r = math.log %a : f64
  return %r : f64
}
func.func @f2576() -> f32 {
  %a = arith.constant 57.83571349892321 : f32
  %r = math.trunc %a : f32
  return %r : f32
}
func.func @f2861() -> f32 {
  %a = arith.constant 93.94171513722029 : f32
  %b = arith.constant 3.153629840849177 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}
func.func @f2363() -> f64 {
  %a = arith.constant -0.37036482059114273 : f64
  %r = math.sqrt %a : f64
  return %r : f64
}
func.func @f1950() -> f64 {
  %a = arith.constant 0x7FF8000000000000 : f64
  %r = math.exp %a : f64
  return %r : f64
}
func.func @f2518() -> f32 {
  %a = arith.constant -0.8092867064193783 : f32
  %r = math.round %a : f32
  return %r : f32
}
func.func @f2136() -> f64 {
  %a = arith.constant 0.10940674140426432 : f64
  %r = math.log %a : f64
  return %r : f64
}
func.func @f2225() -> f64 {
  %a = arith.constant -0.2670570766349496 : f64
  %r = math.log1p %a : f64
  return %r : f64
}
func.func @f2897() -> f16 {
  %a = arith.constant 2.5 : f16
  %b = arith.constant -0.8273783027418975 : f16
  %r = math.powf %a, %b : f16
  return %r : f16
}
func.func @f1894() -> f32 {
  %a = arith.constant 1.5 : f32
  %r = math.erfc %a : f32
  return %r : f32
}
func.func @f2088() -> f64 {
  %a = arith.constant 55.356233112294916 : f64
  %r = math.floor %a : f64
  return %r : f64
}
func.func @f2935() -> i32 {
  %a = arith.constant -181235694 : i32
  %r = math.absi %a : i32
  return %r : i32
}
func.func @f1438() -> f32 {
  %a = arith.constant 0.6047823156674674 : f32
  %r = math.atan %a : f32
  return %r : f32
}
func.func @f2065() -> f8E5M2 {
  %a = arith.constant 0.06900669265884818 : f8E5M2
  %r = math.expm1 %a : f8E5M2
  return %r : f8E5M2
}
func.func @f2652() -> i1 {
  %a = arith.constant -0.0 : f64
  %r = math.isinf %a : f64
  return %r : i1
}
func.func @f2074() -> f32 {
  %a = arith.constant 1.0 : f32
  %r = math.floor %a : f32
  return %r : f32
}
func.func @f1454() -> f64 {
  %a = arith.constant -0.27037715531408724 : f64
  %r = math.atan %a : f64
  return %r : f64
}
func.func @f1439() -> f32 {
  %a = arith.constant 3.0 : f32
  %r = math.atan %a : f32
  return %r : f32
}
func.func @f1298() -> f8E5M2 {
  %a = arith.constant 6.36489903638399 : f8E5M2
  %r = math.absf %a : f8E5M2
  return %r : f8E5M2
}
func.func @f2760() -> f64 {
  %a = arith.constant 5.872230101319566 : f64
  %b = arith.constant 34.58071823582691 : f64
  %r = math.atan2 %a, %b : f64
  return %r : f64
}
func.func @f2307() -> f64 {
  %a = arith.constant -1.5 : f64
  %r = math.rsqrt %a : f64
  return %r : f64
}
func.func @f1949() -> f64 {
  %a = arith.constant 0x7FF8000000000000 : f64
  %r = math.exp %a : f64
  return %r : f64
}
func.func @f2525() -> f32 {
  %a = arith.constant 0xFF800000 : f32
  %r = math.round %a : f32
  return %r : f32
}
func.func @f2233() -> f16 {
  %a = arith.constant 0.0 : f16
  %r = math.log1p %a : f16
  return %r : f16
}
func.func @f1356() -> f32 {
  %a = arith.constant 0xFF800000 : f32
  %r = math.asin %a : f32
  return %r : f32
}
func.func @f2639() -> vector<2xi1> {
  %a = arith.constant dense<[0.22878480082869146, -0.08230984890109072]> : vector<2xf32>
  %r = math.isfinite %a : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @f3099() -> i64 {
  %a = arith.constant -2 : i64
  %b = arith.constant 0 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
func.func @f2381() -> vector<2xf32> {
  %a = arith.constant dense<[-2.5, -0.9035661293385795]> : vector<2xf32>
  %r = math.sqrt %a : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f1840() -> f8E5M2 {
  %a = arith.constant 0.5381779557911055 : f8E5M2
  %r = math.sinh %a : f8E5M2
  return %r : f8E5M2
}
func.func @f1481() -> vector<2xf32> {
  %a = arith.constant dense<[0.5, -0.9012787185970377]> : vector<2xf32>
  %r = math.atan %a : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f2520() -> f32 {
  %a = arith.constant 0xFF800000 : f32
  %r = math.round %a : f32
  return %r : f32
}
func.func @f1453() -> f64 {
  %a = arith.constant -2.5 : f64
  %r = math.atan %a : f64
  return %r : f64
}
func.func @f2934() -> i32 {
  %a = arith.constant 1720452174 : i32
  %r = math.absi %a : i32
  return %r : i32
}
func.func @f2027() -> f32 {
  %a = arith.constant -0.0 : f32
  %r = math.expm1 %a : f32
  return %r : f32
}
func.func @f2640() -> i1 {
  %a = arith.constant 78.61592589028228 : f32
  %r = math.isinf %a : f32
  return %r : i1
}
func.func @f1994() -> f64 {
  %a = arith.constant -0.6076463105841821 : f64
  %r = math.exp2 %a : f64
  return %r : f64
}
func.func @f2916(%x: f32) -> f32 {
  %b = arith.constant 0.0 : f32
  %r = math.powf %x, %b : f32
  return %r : f32
}
func.func @f1813() -> f64 {
  %a = arith.constant 3.497980060872299 : f64
  %r = math.sinh %a : f64
  return %r : f64
}
func.func @f2613() -> i1 {
  %a = arith.constant -0.25714785769663684 : f32
  %r = math.isfinite %a : f32
  return %r : i1
}
func.func @f1932(%x: f32) -> f32 {
  %a = math.erfc %x : f32
  %r = math.erfc %a : f32
  return %r : f32
}
func.func @f2252() -> f32 {
  %a = arith.constant 13.242785979778816 : f32
  %r = math.log2 %a : f32
  return %r : f32
}
func.func @f2514() -> f8E5M2 {
  %a = arith.constant -0.0 : f8E5M2
  %r = math.roundeven %a : f8E5M2
  return %r : f8E5M2
}
func.func @f2168() -> f32 {
  %a = arith.constant 48.530695018034294 : f32
  %r = math.log10 %a : f32
  return %r : f32
}
func.func @f2687() -> i1 {
  %a = arith.constant 7.803231552697452 : f64
  %r = math.isnan %a : f64
  return %r : i1
}
func.func @f2708() -> i1 {
  %a = arith.constant 0.5 : f32
  %r = math.isnormal %a : f32
  return %r : i1
}
func.func @f1824() -> f64 {
  %a = arith.constant 0.4865823289193516 : f64
  %r = math.sinh %a : f64
  return %r : f64
}
func.func @f2566() -> f32 {
  %a = arith.constant -1.0 : f32
  %r = math.trunc %a : f32
  return %r : f32
}
func.func @f2365() -> f64 {
  %a = arith.constant 3.0 : f64
  %r = math.sqrt %a : f64
  return %r : f64
}
func.func @f2205() -> f32 {
  %a = arith.constant -0.5790577730553694 : f32
  %r = math.log1p %a : f32
  return %r : f32
}
func.func @f2055() -> bf16 {
  %a = arith.constant -55.204210817121016 : bf16
  %r = math.expm1 %a : bf16
  return %r : bf16
}
func.func @f2171() -> f32 {
  %a = arith.constant 0x7F800000 : f32
  %r = math.log10 %a : f32
  return %r : f32
}
func.func @f1466() -> f16 {
  %a = arith.constant -0.5 : f16
  %r = math.atan %a : f16
  return %r : f16
}
func.func @f1941() -> f32 {
  %a = arith.constant -0.0 : f32
  %r = math.exp %a : f32
  return %r : f32
}
func.func @f2399() -> f64 {
  %a = arith.constant -2.5 : f64
  %r = math.tan %a : f64
  return %r : f64
}
func.func @f2189() -> bf16 {
  %a = arith.constant -88.80924177239274 : bf16
  %r = math.log10 %a : bf16
  return %r : bf16
}
func.func @f2410() -> f64 {
  %a = arith.constant -0.5 : f64
  %r = math.tan %a : f64
  return %r : f64
}
func.func @f2494() -> f64 {
  %a = arith.constant -0.5 : f64
  %r = math.roundeven %a : f64
  return %r : f64
}
func.func @f1966() -> bf16 {
  %a = arith.constant 7.496912805194864 : bf16
  %r = math.exp %a : bf16
  return %r : bf16
}
func.func @f1851() -> f32 {
  %a = arith.constant 0.5817540069650902 : f32
  %r = math.erf %a : f32
  return %r : f32
}
func.func @f1887(%x: f32) -> f32 {
  %a = math.erf %x : f32
  %r = math.erf %a : f32
  return %r : f32
}
func.func @f1410() -> f64 {
  %a = arith.constant -50.077947696275935 : f64
  %r = math.asinh %a : f64
  return %r : f64
}
func.func @f2658() -> i1 {
  %a = arith.constant 0.5701007505464157 : f16
  %r = math.isinf %a : f16
  return %r : i1
}
func.func @f2433() -> f32 {
  %a = arith.constant 6.748810067212152 : f32
  %r = math.tanh %a : f32
  return %r : f32
}
func.func @f2819() -> f64 {
  %a = arith.constant 0x0000000000000001 : f64
  %b = arith.constant 1.0 : f64
  %r = math.copysign %a, %b : f64
  return %r : f64
}
func.func @f1533() -> f32 {
  %a = arith.constant -52.44973896354723 : f32
  %r = math.cbrt %a : f32
  return %r : f32
}
func.func @f2214() -> f32 {
  %a = arith.constant 1.8506625618181227 : f32
  %r = math.log1p %a : f32
  return %r : f32
}
func.func @f2709() -> i1 {
  %a = arith.constant 33.99993913947117 : f32
  %r = math.isnormal %a : f32
  return %r : i1
}
func.func @f1413() -> f64 {
  %a = arith.constant 0.6282944375015445 : f64
  %r = math.asinh %a : f64
  return %r : f64
}
func.func @f1347(%x: f32) -> f32 {
  %a = math.acosh %x : f32
  %r = math.acosh %a : f32
  return %r : f32
}
func.func @f2087() -> f64 {
  %a = arith.constant 96.6740426714567 : f64
  %r = math.floor %a : f64
  return %r : f64
}
func.func @f2605() -> f8E5M2 {
  %a = arith.constant 3.617357786689581 : f8E5M2
  %r = math.trunc %a : f8E5M2
  return %r : f8E5M2
}
func.func @f2855(%x: f32) -> f32 {
  %b = arith.constant 1.0 : f32
  %r = math.copysign %x, %b : f32
  return %r : f32
}
func.func @f1712() -> f32 {
  %a = arith.constant 0x00000001 : f32
  %r = math.cosh %a : f32
  return %r : f32
}
func.func @f1731() -> f64 {
  %a = arith.constant 49.31428865532689 : f64
  %r = math.cosh %a : f64
  return %r : f64
}
func.func @f1651() -> bf16 {
  %a = arith.constant -56.88351041349702 : bf16
  %r = math.cos %a : bf16
  return %r : bf16
}
func.func @f1914() -> f64 {
  %a = arith.constant -0.31377605352479376 : f64
  %r = math.erfc %a : f64
  return %r : f64
}
func.func @f3030() -> i64 {
  %a = arith.constant 6878459543508689552 : i64
  %r = math.ctpop %a : i64
  return %r : i64
}
func.func @f1574() -> f32 {
  %a = arith.constant 31.759628144972055 : f32
  %r = math.ceil %a : f32
  return %r : f32
}
func.func @f2179() -> f64 {
  %a = arith.constant -60.205564866209514 : f64
  %r = math.log10 %a : f64
  return %r : f64
}
func.func @f2541() -> f64 {
  %a = arith.constant 8.94998263164853 : f64
  %r = math.round %a : f64
  return %r : f64
}
func.func @f1614() -> f8E5M2 {
  %a = arith.constant 8.324888885305386 : f8E5M2
  %r = math.ceil %a : f8E5M2
  return %r : f8E5M2
}
func.func @f1465() -> f64 {
  %a = arith.constant 1.5 : f64
  %r = math.atan %a : f64
  return %r : f64
}
func.func @f2075() -> f32 {
  %a = arith.constant 1.5 : f32
  %r = math.floor %a : f32
  return %r : f32
}
func.func @f1841() -> vector<2xf32> {
  %a = arith.constant dense<[0.07600931135316746, 49.32448635965858]> : vector<2xf32>
  %r = math.sinh %a : vector<2xf32>
  return %r : vector<2xf32>
}
