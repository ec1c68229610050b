// COMPARE: --canonicalize --allow-unregistered-dialect
func.func @f3533(%x: complex<f32>) -> complex<f32> {
  %a = complex.tanh %x : complex<f32>
  %r = complex.conj %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3129(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3348(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.add %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3347(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.add %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3489(%x: complex<f32>) -> complex<f32> {
  %a = complex.sign %x : complex<f32>
  %r = complex.sign %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3431(%x: complex<f32>) -> complex<f32> {
  %a = complex.log %x : complex<f32>
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3461(%x: complex<f32>) -> complex<f32> {
  %a = complex.neg %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3535(%x: complex<f32>) -> complex<f32> {
  %a = complex.tan %x : complex<f32>
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3660(%x: complex<f32>) -> complex<f32> {
  %r = complex.pow %x, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3635(%x: complex<f32>) -> complex<f32> {
  %r = complex.div %x, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3378(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3255() -> f32 {
  %b = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.re %b : complex<f32>
  return %r : f32
}
func.func @f3224(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3478(%x: complex<f32>) -> complex<f32> {
  %a = complex.rsqrt %x : complex<f32>
  %r = complex.sqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3227(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3643(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.sub %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3228(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3170() -> complex<f32> {
  %b = arith.constant 0.0 : f32
 %c = arith.constant -0.0 : f32
  %r = complex.create %b, %c : complex<f32>
  return %r : complex<f32>
}
func.func @f3280() -> complex<f32> {
  %b = arith.constant -0.0 : f32
 %c = arith.constant 0.0 : f32
  %r = complex.create %b, %c : complex<f32>
  return %r : complex<f32>
}
func.func @f3291(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.div %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3359(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3201(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.mul %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3538(%x: complex<f32>) -> complex<f32> {
  %a = complex.tan %x : complex<f32>
  %r = complex.log1p %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3305(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.add %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3639(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.add %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3274(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.atan2 %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3646(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.mul %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3655(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.pow %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3490(%x: complex<f32>) -> complex<f32> {
  %a = complex.sign %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3411(%x: complex<f32>) -> complex<f32> {
  %a = complex.exp %x : complex<f32>
  %r = complex.sign %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3231(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.atan2 %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3583(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.atan2 %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3530(%x: complex<f32>) -> complex<f32> {
  %a = complex.tanh %x : complex<f32>
  %r = complex.sqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3465(%x: complex<f32>) -> complex<f32> {
  %a = complex.neg %x : complex<f32>
  %r = complex.sqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3397(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.rsqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3351(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.sub %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3321() -> f32 {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.re %b : complex<f32>
  return %r : f32
}
func.func @f3376(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.mul %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3666(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.sub %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3585(%x: complex<f32>) -> complex<f32> {
  %r = complex.sub %x, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3551(%x: complex<f32>) -> complex<f32> {
  %a = complex.conj %x : complex<f32>
  %r = complex.log1p %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3555(%x: complex<f32>) -> complex<f32> {
  %a = complex.conj %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3579(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.pow %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3211() -> f32 {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.re %b : complex<f32>
  return %r : f32
}
func.func @f3278() -> f32 {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.im %b : complex<f32>
  return %r : f32
}
func.func @f3693(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.sub %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3650(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.div %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3368() -> complex<f32> {
  %b = arith.constant 2.0 : f32
 %c = arith.constant -0.0 : f32
  %r = complex.create %b, %c : complex<f32>
  return %r : complex<f32>
}
func.func @f3144(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.atan2 %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3606(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.atan2 %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3311(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.mul %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3356(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3734(%x: complex<f32>) -> f64 {
  %a = complex.bitcast %x : complex<f32> to i64
  %r = arith.bitcast %a : i64 to f64
  return %r : f64
}
func.func @f3242(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.sub %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3246(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3563(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.add %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3626(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.div %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3658(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.atan2 %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3337(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3206(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3451(%x: complex<f32>) -> complex<f32> {
  %a = complex.log1p %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3674(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.div %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3710(%x: complex<f32>) -> complex<f32> {
  %a = complex.re %x : complex<f32>
  %b = complex.im %x : complex<f32>
  %r = complex.create %a, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3485(%x: complex<f32>) -> complex<f32> {
  %a = complex.sign %x : complex<f32>
  %r = complex.log %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3142(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.atan2 %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3581(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.atan2 %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3496(%x: complex<f32>) -> complex<f32> {
  %a = complex.sin %x : complex<f32>
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3681(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.atan2 %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3647(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.mul %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3200(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.mul %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3326(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3493(%x: complex<f32>) -> complex<f32> {
  %a = complex.sign %x : complex<f32>
  %r = complex.tan %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3466(%x: complex<f32>) -> complex<f32> {
  %a = complex.neg %x : complex<f32>
  %r = complex.tanh %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3419(%x: complex<f32>) -> complex<f32> {
  %a = complex.expm1 %x : complex<f32>
  %r = complex.expm1 %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3232(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.atan2 %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3171(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.add %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3598(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.div %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3261(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3707(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.atan2 %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3614(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.add %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3180(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3393(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.expm1 %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3667(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.sub %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3323() -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.neg %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3500(%x: complex<f32>) -> complex<f32> {
  %a = complex.sin %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3649(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.div %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3733(%x: complex<f32>) -> complex<f32> {
  %a = complex.bitcast %x : complex<f32> to i64
  %r = complex.bitcast %a : i64 to complex<f32>
  return %r : complex<f32>
}
func.func @f3688(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.add %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3565(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.sub %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3199(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.mul %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3260(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3624(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.div %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3288(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.mul %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3627(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.pow %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3545(%x: complex<f32>) -> complex<f32> {
  %a = complex.tan %x : complex<f32>
  %r = complex.tan %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3150(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.add %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3516(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3338(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3508(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.cos %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3173(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.add %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3673(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.div %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3611(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.add %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3422(%x: complex<f32>) -> complex<f32> {
  %a = complex.expm1 %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3223(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.mul %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3136(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3202(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3229(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3455(%x: complex<f32>) -> complex<f32> {
  %a = complex.log1p %x : complex<f32>
  %r = complex.conj %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3503(%x: complex<f32>) -> complex<f32> {
  %a = complex.sin %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3383(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.pow %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3262(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3519(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.tan %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3595(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.mul %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3316(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.pow %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3286(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.sub %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3669(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.mul %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3191() -> complex<f32> {
  %b = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.neg %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3222(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.mul %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3725(%x: f32, %y: f32) -> f32 {
  %a = complex.create %x, %y : complex<f32>
  %n = complex.neg %a : complex<f32>
  %r = complex.angle %n : complex<f32>
  return %r : f32
}
func.func @f3134(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.mul %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3425(%x: complex<f32>) -> complex<f32> {
  %a = complex.expm1 %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3446(%x: complex<f32>) -> complex<f32> {
  %a = complex.log1p %x : complex<f32>
  %r = complex.log %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3256() -> f32 {
  %b = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.im %b : complex<f32>
  return %r : f32
}
func.func @f3241(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.sub %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3657(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.atan2 %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3165(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.atan2 %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3350(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.sub %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3390() -> complex<f32> {
  %b = arith.constant 2.0 : f32
 %c = arith.constant 1.0 : f32
  %r = complex.create %b, %c : complex<f32>
  return %r : complex<f32>
}
func.func @f3464(%x: complex<f32>) -> complex<f32> {
  %a = complex.neg %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3652(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.pow %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3510(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.expm1 %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3548(%x: complex<f32>) -> complex<f32> {
  %a = complex.conj %x : complex<f32>
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3450(%x: complex<f32>) -> complex<f32> {
  %a = complex.log1p %x : complex<f32>
  %r = complex.sign %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3529(%x: complex<f32>) -> complex<f32> {
  %a = complex.tanh %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3469(%x: complex<f32>) -> complex<f32> {
  %a = complex.rsqrt %x : complex<f32>
  %r = complex.cos %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3582(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.atan2 %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3698(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.div %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3637(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.add %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3190() -> f32 {
  %b = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.im %b : complex<f32>
  return %r : f32
}
func.func @f3714(%x: f32, %y: f32) -> f32 {
  %a = complex.create %x, %y : complex<f32>
  %n = complex.conj %a : complex<f32>
  %r = complex.re %n : complex<f32>
  return %r : f32
}
func.func @f3127(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3653(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.pow %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3412(%x: complex<f32>) -> complex<f32> {
  %a = complex.exp %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3421(%x: complex<f32>) -> complex<f32> {
  %a = complex.expm1 %x : complex<f32>
  %r = complex.log1p %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3299() -> f32 {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.re %b : complex<f32>
  return %r : f32
}
func.func @f3474(%x: complex<f32>) -> complex<f32> {
  %a = complex.rsqrt %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3407(%x: complex<f32>) -> complex<f32> {
  %a = complex.exp %x : complex<f32>
  %r = complex.log %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3163(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3706(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.atan2 %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3497(%x: complex<f32>) -> complex<f32> {
  %a = complex.sin %x : complex<f32>
  %r = complex.expm1 %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3296(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.atan2 %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3513(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3380(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.div %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3329(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3304(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.add %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3277() -> f32 {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.re %b : complex<f32>
  return %r : f32
}
func.func @f3273(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3336(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.div %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3157(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.mul %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3169() -> complex<f32> {
  %b = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.neg %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3433(%x: complex<f32>) -> complex<f32> {
  %a = complex.log %x : complex<f32>
  %r = complex.log %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3481(%x: complex<f32>) -> complex<f32> {
  %a = complex.rsqrt %x : complex<f32>
  %r = complex.conj %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3570(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.mul %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3520(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.conj %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3398(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.sign %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3392(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3677(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.pow %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @f3487(%x: complex<f32>) -> complex<f32> {
  %a = complex.sign %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3293(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3592(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.sub %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3691(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.sub %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3358(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.div %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3514(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.rsqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3511(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.log %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3607(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.atan2 %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3271(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3402(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.tan %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3709(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.atan2 %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3132(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3352(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.sub %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3501(%x: complex<f32>) -> complex<f32> {
  %a = complex.sin %x : complex<f32>
  %r = complex.rsqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3682(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.atan2 %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3718(%x: f32, %y: f32) -> f32 {
  %a = complex.create %x, %y : complex<f32>
  %n = complex.conj %a : complex<f32>
  %r = complex.im %n : complex<f32>
  return %r : f32
}
func.func @f3414(%x: complex<f32>) -> complex<f32> {
  %a = complex.exp %x : complex<f32>
  %r = complex.tanh %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3525(%x: complex<f32>) -> complex<f32> {
  %a = complex.tanh %x : complex<f32>
  %r = complex.log1p %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3591(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.sub %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3263(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3621(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.mul %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3320(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.atan2 %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3375(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.mul %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3207(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3571(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.mul %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @f3589(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.add %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3543(%x: complex<f32>) -> complex<f32> {
  %a = complex.tan %x : complex<f32>
  %r = complex.sqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3711(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.re %x : complex<f32>
  %b = complex.im %y : complex<f32>
  %r = complex.create %a, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3620(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.mul %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3292(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.div %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @f3409(%x: complex<f32>) -> complex<f32> {
  %a = complex.exp %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3391(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.cos %a : complex<f32>
  return %r : complex<f32>
}
func.func @f3580(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.pow %x, %a : complex<f32>
  return %r : complex<f32>
}
