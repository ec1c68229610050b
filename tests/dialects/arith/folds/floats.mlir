// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- addf
func.func @addf_of_constant_and_constant_f80() -> f80 {
  %a = arith.constant 0.322381681176763 : f80
  %b = arith.constant 1.3252490063737454 : f80
  %r = arith.addf %a, %b : f80
  return %r : f80
}
func.func @addf_of_constant_and_negative_f128() -> f128 {
  %a = arith.constant 0.5 : f128
  %b = arith.constant -1.5872204030417123 : f128
  %r = arith.addf %a, %b : f128
  return %r : f128
}
func.func @addf_of_dense_and_dense_vector_40xf32() -> vector<40xf32> {
 %a = arith.constant dense<[-0.0011417417554184794, 16.825702667236328, -0.7906063795089722, -0.001188808586448431,
     -9040.654296875, 87.34286499023438, -94.71499633789062, -0.006253518164157867, -1.1166335752932355e-05,
     -1.2591302394866943, 0.0016490612179040909, -0.0014088955940678716, -321.5069274902344, -6.014496102579869e-05,
     0.0007124528638087213, 61.4713249206543, 2.9234156608581543, 13.686585426330566, -0.35732167959213257,
     -0.00048088846961036325, -17349.021484375, -0.4917782247066498, 2.1635578377754427e-05, -1.2394366422086023e-05,
     4.3718468987208325e-06, 335.7254333496094, 0.011940251104533672, 0.0026582765858620405, -3.967959401052212e-06,
     -0.008771033026278019, 1.060172200202942, 213.00889587402344, 20063.779296875, 7.253370858961716e-05,
     -6.687971115112305, -1.9663511514663696, 4.23038873123005e-05, 5.006888386560604e-06, -1.1341153383255005, -1.9242066144943237]> : vector<40xf32>
 %b = arith.constant dense<[0.01073125097900629, -0.002246131654828787, -0.08386610448360443, -0.12579898536205292,
     -0.27455517649650574, 7701.9482421875, -5.464667992782779e-06, -0.12444917112588882, 9.477394104003906,
     -0.007621325086802244, 0.0027255811728537083, -0.6649972796440125, 0.5171265006065369, -38.35471725463867,
     0.7951578497886658, 6.2100443840026855, 0.0002221269387518987, -8.017439654395275e-07, -9.753313497640193e-05,
     -11611.1728515625, -597.3170776367188, 0.03753143176436424, -713.8250122070312, 151.89675903320312,
     0.0020031817257404327, -0.9770189523696899, -4.629532668332104e-06, -6.383804429788142e-05, 1.7826725979830371e-06,
     -10253.736328125, 1.2819643416150939e-05, -35.63093566894531, -237.27967834472656, 9.231499671936035,
     -0.7484719753265381, -1.3711975270780385e-06, 0.17922137677669525, 4.111432281206362e-05, 2.9382294087554328e-05, -4.763953711517388e-06]> : vector<40xf32>
 %r = arith.addf %a, %b : vector<40xf32>
 return %r : vector<40xf32>
}
func.func @addf_of_negative_and_constant_f64() -> f64 {
  %a = arith.constant -2.674 : f64
  %b = arith.constant 0.004768495076564516 : f64
  %r = arith.addf %a, %b : f64
  return %r : f64
}
func.func @addf_of_negative_and_constant_f64_2() -> f64 {
  %a = arith.constant -0.36363178399551765 : f64
  %b = arith.constant 3.0 : f64
  %r = arith.addf %a, %b : f64
  return %r : f64
}
func.func @addf_of_negative_and_constant_f8E4M3() -> f8E4M3 {
  %a = arith.constant -0.597106302005443 : f8E4M3
  %b = arith.constant 100.0 : f8E4M3
  %r = arith.addf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @addf_of_negative_and_minus_zero_f128() -> f128 {
  %a = arith.constant -9.583 : f128
  %b = arith.constant -0.0 : f128
  %r = arith.addf %a, %b : f128
  return %r : f128
}
func.func @addf_of_negative_and_negative_f8E3M4() -> f8E3M4 {
  %a = arith.constant -0.9424543833276005 : f8E3M4
  %b = arith.constant -5.719 : f8E3M4
  %r = arith.addf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @addf_of_negative_and_negative_f8E4M3() -> f8E4M3 {
  %a = arith.constant -1.2898001795479908 : f8E4M3
  %b = arith.constant -0.3753355666889595 : f8E4M3
  %r = arith.addf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @addf_of_negative_and_two_f8E5M2() -> f8E5M2 {
  %a = arith.constant -0.4075861454621936 : f8E5M2
  %b = arith.constant 2.0 : f8E5M2
  %r = arith.addf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @addf_of_one_and_constant_bf16() -> bf16 {
  %a = arith.constant 1.0 : bf16
  %b = arith.constant 100.0 : bf16
  %r = arith.addf %a, %b : bf16
  return %r : bf16
}
func.func @addf_of_one_and_negative_f8E5M2() -> f8E5M2 {
  %a = arith.constant 1.0 : f8E5M2
  %b = arith.constant -1.2040873799393093 : f8E5M2
  %r = arith.addf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @addf_of_same_bf16(%x: bf16) -> bf16 {
  %r = arith.addf %x, %x : bf16
  return %r : bf16
}
func.func @addf_of_same_tf32(%x: tf32) -> tf32 {
  %r = arith.addf %x, %x : tf32
  return %r : tf32
}
func.func @addf_of_two_and_constant_f80() -> f80 {
  %a = arith.constant 2.0 : f80
  %b = arith.constant 9.245 : f80
  %r = arith.addf %a, %b : f80
  return %r : f80
}
func.func @addf_of_x_and_constant_f32(%x: f32) -> f32 {
  %b = arith.constant 1.0e+4 : f32
  %r = arith.addf %x, %b : f32
  return %r : f32
}
func.func @addf_of_x_and_constant_f80(%x: f80) -> f80 {
  %b = arith.constant 3.0 : f80
  %r = arith.addf %x, %b : f80
  return %r : f80
}
func.func @addf_of_x_and_zero_bf16(%x: bf16) -> bf16 {
  %b = arith.constant 0.0 : bf16
  %r = arith.addf %x, %b fastmath<fast> : bf16
  return %r : bf16
}
func.func @addf_of_x_and_zero_f80(%x: f80) -> f80 {
  %b = arith.constant 0.0 : f80
  %r = arith.addf %x, %b fastmath<fast> : f80
  return %r : f80
}
// ----- divf
func.func @divf_of_constant_and_hex_constant_f16() -> f16 {
  %a = arith.constant 1.6240428003300695 : f16
  %b = arith.constant 0x7C00 : f16
  %r = arith.divf %a, %b : f16
  return %r : f16
}
func.func @divf_of_constant_and_negative_tf32() -> tf32 {
  %a = arith.constant 0.5 : tf32
  %b = arith.constant -2.075 : tf32
  %r = arith.divf %a, %b : tf32
  return %r : tf32
}
func.func @divf_of_constant_and_one_tf32() -> tf32 {
  %a = arith.constant 100.0 : tf32
  %b = arith.constant 1.0 : tf32
  %r = arith.divf %a, %b : tf32
  return %r : tf32
}
func.func @divf_of_constant_and_zero_f64() -> f64 {
  %a = arith.constant 6.159 : f64
  %b = arith.constant 0.0 : f64
  %r = arith.divf %a, %b : f64
  return %r : f64
}
func.func @divf_of_constant_and_zero_f8E3M4() -> f8E3M4 {
  %a = arith.constant 9.011 : f8E3M4
  %b = arith.constant 0.0 : f8E3M4
  %r = arith.divf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @divf_of_dense_and_dense_vector_40xf32() -> vector<40xf32> {
 %a = arith.constant dense<[0.014197870157659054, 0.009117715992033482, 0.008495599962770939, 0.5173160433769226,
     -0.0006037884741090238, -106.06614685058594, -2275.6357421875, 0.11861585080623627, 11991.96875,
     -0.14580215513706207, -17741.4609375, 0.00016748602502048016, 0.0014250135282054543, -0.6265618205070496,
     -0.007721766363829374, 4.998884833185002e-05, 11.031848907470703, -4.879763603210449, 5.917901580687612e-05,
     2737.7822265625, 0.0003006313054356724, 0.1054016575217247, 1.4665875434875488, -0.00012813218927476555,
     9024.046875, -4870.478515625, 8978.1171875, 0.0026474916376173496, -97.80268096923828, 0.025505023077130318,
     -6.3503462115477305e-06, 270.2169494628906, -4.0429263208352495e-06, 101.00505065917969, -0.71172696352005,
     -0.0367632694542408, -6.99881711625494e-05, -793.898193359375, -0.26975327730178833, 0.00021420771372504532]> : vector<40xf32>
 %b = arith.constant dense<3.5> : vector<40xf32>
 %r = arith.divf %a, %b : vector<40xf32>
 return %r : vector<40xf32>
}
func.func @divf_of_negative_and_constant_f8E4M3() -> f8E4M3 {
  %a = arith.constant -6.886 : f8E4M3
  %b = arith.constant 0.5 : f8E4M3
  %r = arith.divf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @divf_of_negative_and_minus_zero_tf32() -> tf32 {
  %a = arith.constant -2.077 : tf32
  %b = arith.constant -0.0 : tf32
  %r = arith.divf %a, %b : tf32
  return %r : tf32
}
func.func @divf_of_negative_and_zero_f128() -> f128 {
  %a = arith.constant -3.975 : f128
  %b = arith.constant 0.0 : f128
  %r = arith.divf %a, %b : f128
  return %r : f128
}
func.func @divf_of_one_and_constant_f80() -> f80 {
  %a = arith.constant 1.0 : f80
  %b = arith.constant 0.5 : f80
  %r = arith.divf %a, %b : f80
  return %r : f80
}
func.func @divf_of_two_and_constant_f16() -> f16 {
  %a = arith.constant 2.0 : f16
  %b = arith.constant 100.0 : f16
  %r = arith.divf %a, %b : f16
  return %r : f16
}
// ----- maximumf
func.func @maximumf_of_constant_and_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 0.30486075641115296 : f8E5M2
  %b = arith.constant 1.3587610221751336 : f8E5M2
  %r = arith.maximumf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @maximumf_of_constant_and_minus_one_f80() -> f80 {
  %a = arith.constant 2.776 : f80
  %b = arith.constant -1.0 : f80
  %r = arith.maximumf %a, %b : f80
  return %r : f80
}
func.func @maximumf_of_constant_and_negative_f8E4M3() -> f8E4M3 {
  %a = arith.constant 0.9386209220953448 : f8E4M3
  %b = arith.constant -1.9527062657801761 : f8E4M3
  %r = arith.maximumf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @maximumf_of_dense_and_dense_vector_2xf8E3M4() -> vector<2xf8E3M4> {
  %a = arith.constant dense<[0.16673925414021928, 1.899]> : vector<2xf8E3M4>
  %b = arith.constant dense<100.0> : vector<2xf8E3M4>
  %r = arith.maximumf %a, %b : vector<2xf8E3M4>
  return %r : vector<2xf8E3M4>
}
func.func @maximumf_of_minus_zero_and_constant_f80() -> f80 {
  %a = arith.constant -0.0 : f80
  %b = arith.constant 2.401 : f80
  %r = arith.maximumf %a, %b : f80
  return %r : f80
}
func.func @maximumf_of_negative_and_constant_f128() -> f128 {
  %a = arith.constant -4.928 : f128
  %b = arith.constant 1.2547506817300262 : f128
  %r = arith.maximumf %a, %b : f128
  return %r : f128
}
func.func @maximumf_of_negative_and_constant_f80() -> f80 {
  %a = arith.constant -1.8870164705749182 : f80
  %b = arith.constant 3.0 : f80
  %r = arith.maximumf %a, %b : f80
  return %r : f80
}
func.func @maximumf_of_negative_and_two_f80() -> f80 {
  %a = arith.constant -4.665 : f80
  %b = arith.constant 2.0 : f80
  %r = arith.maximumf %a, %b : f80
  return %r : f80
}
func.func @maximumf_of_x_and_constant_bf16(%x: bf16) -> bf16 {
  %b = arith.constant 4.17 : bf16
  %r = arith.maximumf %x, %b : bf16
  return %r : bf16
}
func.func @maximumf_of_x_and_minus_zero_bf16(%x: bf16) -> bf16 {
  %b = arith.constant -0.0 : bf16
  %r = arith.maximumf %x, %b fastmath<fast> : bf16
  return %r : bf16
}
// ----- maxnumf
func.func @maxnumf_of_constant_and_constant_f8E3M4() -> f8E3M4 {
  %a = arith.constant 0.8094081367944033 : f8E3M4
  %b = arith.constant 0.5 : f8E3M4
  %r = arith.maxnumf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @maxnumf_of_constant_and_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 100.0 : f8E5M2
  %b = arith.constant 3.0 : f8E5M2
  %r = arith.maxnumf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @maxnumf_of_constant_and_hex_constant_bf16() -> bf16 {
  %a = arith.constant 0.7292899797323495 : bf16
  %b = arith.constant 0x7F7F : bf16
  %r = arith.maxnumf %a, %b : bf16
  return %r : bf16
}
func.func @maxnumf_of_constant_and_negative_f64() -> f64 {
  %a = arith.constant 1.0901495804828856 : f64
  %b = arith.constant -9.296 : f64
  %r = arith.maxnumf %a, %b : f64
  return %r : f64
}
func.func @maxnumf_of_constant_and_one_tf32() -> tf32 {
  %a = arith.constant 9.017 : tf32
  %b = arith.constant 1.0 : tf32
  %r = arith.maxnumf %a, %b : tf32
  return %r : tf32
}
func.func @maxnumf_of_hex_constant_and_minus_zero_bf16() -> bf16 {
  %a = arith.constant 0x7F7F : bf16
  %b = arith.constant -0.0 : bf16
  %r = arith.maxnumf %a, %b : bf16
  return %r : bf16
}
func.func @maxnumf_of_negative_and_constant_f8E4M3() -> f8E4M3 {
  %a = arith.constant -1.064299792463161 : f8E4M3
  %b = arith.constant 3.0 : f8E4M3
  %r = arith.maxnumf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @maxnumf_of_negative_and_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant -1.105174599925049 : f8E5M2
  %b = arith.constant 6.677 : f8E5M2
  %r = arith.maxnumf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @maxnumf_of_negative_and_negative_f16() -> f16 {
  %a = arith.constant -1.683 : f16
  %b = arith.constant -7.062 : f16
  %r = arith.maxnumf %a, %b : f16
  return %r : f16
}
func.func @maxnumf_of_negative_and_two_f128() -> f128 {
  %a = arith.constant -0.4542094868414477 : f128
  %b = arith.constant 2.0 : f128
  %r = arith.maxnumf %a, %b : f128
  return %r : f128
}
func.func @maxnumf_of_negative_and_two_f32() -> f32 {
  %a = arith.constant -1.7632653917122592 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.maxnumf %a, %b : f32
  return %r : f32
}
func.func @maxnumf_of_negative_and_two_tf32() -> tf32 {
  %a = arith.constant -0.1209178681270755 : tf32
  %b = arith.constant 2.0 : tf32
  %r = arith.maxnumf %a, %b : tf32
  return %r : tf32
}
func.func @maxnumf_of_same_f64(%x: f64) -> f64 {
  %r = arith.maxnumf %x, %x : f64
  return %r : f64
}
func.func @maxnumf_of_same_f8E5M2(%x: f8E5M2) -> f8E5M2 {
  %r = arith.maxnumf %x, %x : f8E5M2
  return %r : f8E5M2
}
func.func @maxnumf_of_x_and_constant_f32(%x: f32) -> f32 {
  %b = arith.constant 448.0 : f32
  %r = arith.maxnumf %x, %b : f32
  return %r : f32
}
func.func @maxnumf_of_x_and_minus_zero_f16(%x: f16) -> f16 {
  %b = arith.constant -0.0 : f16
  %r = arith.maxnumf %x, %b fastmath<fast> : f16
  return %r : f16
}
func.func @maxnumf_of_x_and_negative_f8E3M4(%x: f8E3M4) -> f8E3M4 {
  %b = arith.constant -0.059971315402094216 : f8E3M4
  %r = arith.maxnumf %x, %b : f8E3M4
  return %r : f8E3M4
}
// ----- minimumf
func.func @minimumf_of_constant_and_constant_f8E4M3() -> f8E4M3 {
  %a = arith.constant 6.353 : f8E4M3
  %b = arith.constant 2.412 : f8E4M3
  %r = arith.minimumf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @minimumf_of_constant_and_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 0.5 : f8E5M2
  %b = arith.constant 0.9525016035097367 : f8E5M2
  %r = arith.minimumf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @minimumf_of_constant_and_minus_one_f128() -> f128 {
  %a = arith.constant 1.5995989260755321 : f128
  %b = arith.constant -1.0 : f128
  %r = arith.minimumf %a, %b : f128
  return %r : f128
}
func.func @minimumf_of_constant_and_minus_one_f8E3M4() -> f8E3M4 {
  %a = arith.constant 0.425 : f8E3M4
  %b = arith.constant -1.0 : f8E3M4
  %r = arith.minimumf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @minimumf_of_constant_and_negative_f32() -> f32 {
  %a = arith.constant 1.6199991074515476 : f32
  %b = arith.constant -0.4005033712654269 : f32
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
func.func @minimumf_of_constant_and_negative_f8E3M4() -> f8E3M4 {
  %a = arith.constant 100.0 : f8E3M4
  %b = arith.constant -0.43299441548911366 : f8E3M4
  %r = arith.minimumf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @minimumf_of_constant_and_zero_f128() -> f128 {
  %a = arith.constant 0.968 : f128
  %b = arith.constant 0.0 : f128
  %r = arith.minimumf %a, %b : f128
  return %r : f128
}
func.func @minimumf_of_dense_and_dense_vector_2xf32() -> vector<2xf32> {
  %a = arith.constant dense<[1.8431942774205474, 1.855057209135683]> : vector<2xf32>
  %b = arith.constant dense<6.0e-5> : vector<2xf32>
  %r = arith.minimumf %a, %b : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @minimumf_of_dense_and_dense_vector_2xf8E5M2() -> vector<2xf8E5M2> {
  %a = arith.constant dense<[-1.714, 3.0]> : vector<2xf8E5M2>
  %b = arith.constant dense<-5.36> : vector<2xf8E5M2>
  %r = arith.minimumf %a, %b : vector<2xf8E5M2>
  return %r : vector<2xf8E5M2>
}
func.func @minimumf_of_hex_constant_and_constant_f32() -> f32 {
  %a = arith.constant 0x7F800000 : f32
  %b = arith.constant 0.5 : f32
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
func.func @minimumf_of_negative_and_constant_f80() -> f80 {
  %a = arith.constant -1.8989993102933234 : f80
  %b = arith.constant 0.5 : f80
  %r = arith.minimumf %a, %b : f80
  return %r : f80
}
func.func @minimumf_of_negative_and_negative_tf32() -> tf32 {
  %a = arith.constant -4.419 : tf32
  %b = arith.constant -0.021063020598655502 : tf32
  %r = arith.minimumf %a, %b : tf32
  return %r : tf32
}
func.func @minimumf_of_one_and_constant_f32() -> f32 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0.5882129653151549 : f32
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
func.func @minimumf_of_two_and_constant_f128() -> f128 {
  %a = arith.constant 2.0 : f128
  %b = arith.constant 3.0 : f128
  %r = arith.minimumf %a, %b : f128
  return %r : f128
}
func.func @minimumf_of_x_and_one_f8E3M4(%x: f8E3M4) -> f8E3M4 {
  %b = arith.constant 1.0 : f8E3M4
  %r = arith.minimumf %x, %b fastmath<fast> : f8E3M4
  return %r : f8E3M4
}
// ----- minnumf
func.func @minnumf_of_constant_and_constant_f32() -> f32 {
  %a = arith.constant 6.181 : f32
  %b = arith.constant 0.5423933288406797 : f32
  %r = arith.minnumf %a, %b : f32
  return %r : f32
}
func.func @minnumf_of_constant_and_constant_f64() -> f64 {
  %a = arith.constant 1.0e+4 : f64
  %b = arith.constant 4.485 : f64
  %r = arith.minnumf %a, %b : f64
  return %r : f64
}
func.func @minnumf_of_constant_and_constant_f64_2() -> f64 {
  %a = arith.constant 1.757895130374418 : f64
  %b = arith.constant 0.9618084875796762 : f64
  %r = arith.minnumf %a, %b : f64
  return %r : f64
}
func.func @minnumf_of_constant_and_constant_f80() -> f80 {
  %a = arith.constant 1.0e30 : f80
  %b = arith.constant 0.5 : f80
  %r = arith.minnumf %a, %b : f80
  return %r : f80
}
func.func @minnumf_of_constant_and_constant_f8E3M4() -> f8E3M4 {
  %a = arith.constant 3.0 : f8E3M4
  %b = arith.constant 100.0 : f8E3M4
  %r = arith.minnumf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @minnumf_of_constant_and_constant_f8E4M3() -> f8E4M3 {
  %a = arith.constant 0.684 : f8E4M3
  %b = arith.constant 100.0 : f8E4M3
  %r = arith.minnumf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @minnumf_of_constant_and_two_f128() -> f128 {
  %a = arith.constant 0.5 : f128
  %b = arith.constant 2.0 : f128
  %r = arith.minnumf %a, %b : f128
  return %r : f128
}
func.func @minnumf_of_negative_and_negative_f80() -> f80 {
  %a = arith.constant -0.997977798165004 : f80
  %b = arith.constant -5.622 : f80
  %r = arith.minnumf %a, %b : f80
  return %r : f80
}
func.func @minnumf_of_negative_and_negative_f8E4M3() -> f8E4M3 {
  %a = arith.constant -3.243 : f8E4M3
  %b = arith.constant -5.405 : f8E4M3
  %r = arith.minnumf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @minnumf_of_one_and_constant_bf16() -> bf16 {
  %a = arith.constant 1.0 : bf16
  %b = arith.constant 1.120790678839036 : bf16
  %r = arith.minnumf %a, %b : bf16
  return %r : bf16
}
func.func @minnumf_of_x_and_constant_f128(%x: f128) -> f128 {
  %b = arith.constant 1.0e-30 : f128
  %r = arith.minnumf %x, %b : f128
  return %r : f128
}
func.func @minnumf_of_x_and_zero_f8E5M2(%x: f8E5M2) -> f8E5M2 {
  %b = arith.constant 0.0 : f8E5M2
  %r = arith.minnumf %x, %b fastmath<fast> : f8E5M2
  return %r : f8E5M2
}
// ----- mulf
func.func @mulf_of_constant_and_constant_bf16() -> bf16 {
  %a = arith.constant 8.329 : bf16
  %b = arith.constant 3.837 : bf16
  %r = arith.mulf %a, %b : bf16
  return %r : bf16
}
func.func @mulf_of_constant_and_constant_f64() -> f64 {
  %a = arith.constant 1.526 : f64
  %b = arith.constant 0.9398798923196905 : f64
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
func.func @mulf_of_constant_and_constant_f64_2() -> f64 {
  %a = arith.constant 3.756 : f64
  %b = arith.constant 1.0e+4 : f64
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
func.func @mulf_of_constant_and_negative_f32() -> f32 {
  %a = arith.constant 1.850391852503304 : f32
  %b = arith.constant -1.6361709877777417 : f32
  %r = arith.mulf %a, %b : f32
  return %r : f32
}
func.func @mulf_of_constant_and_negative_f80() -> f80 {
  %a = arith.constant 0.9312014202530889 : f80
  %b = arith.constant -9.845 : f80
  %r = arith.mulf %a, %b : f80
  return %r : f80
}
func.func @mulf_of_constant_and_negative_f8E4M3() -> f8E4M3 {
  %a = arith.constant 100.0 : f8E4M3
  %b = arith.constant -0.207 : f8E4M3
  %r = arith.mulf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @mulf_of_constant_and_one_f80() -> f80 {
  %a = arith.constant 0.3773025395433267 : f80
  %b = arith.constant 1.0 : f80
  %r = arith.mulf %a, %b : f80
  return %r : f80
}
func.func @mulf_of_dense_and_dense_vector_2xf64() -> vector<2xf64> {
  %a = arith.constant dense<[-2.153, 0.5]> : vector<2xf64>
  %b = arith.constant dense<3.0> : vector<2xf64>
  %r = arith.mulf %a, %b : vector<2xf64>
  return %r : vector<2xf64>
}
func.func @mulf_of_negative_and_constant_f32() -> f32 {
  %a = arith.constant -9.037 : f32
  %b = arith.constant 0.03337235281474804 : f32
  %r = arith.mulf %a, %b : f32
  return %r : f32
}
func.func @mulf_of_negative_and_constant_f64() -> f64 {
  %a = arith.constant -1.681 : f64
  %b = arith.constant 1.0e-30 : f64
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
func.func @mulf_of_negative_and_constant_f8E3M4() -> f8E3M4 {
  %a = arith.constant -1.0576729907204347 : f8E3M4
  %b = arith.constant 100.0 : f8E3M4
  %r = arith.mulf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @mulf_of_negative_and_negative_bf16() -> bf16 {
  %a = arith.constant -1.8070985228103655 : bf16
  %b = arith.constant -0.4949946796474052 : bf16
  %r = arith.mulf %a, %b : bf16
  return %r : bf16
}
func.func @mulf_of_negative_and_negative_f64() -> f64 {
  %a = arith.constant -1.4607706889081165 : f64
  %b = arith.constant -2.451 : f64
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
func.func @mulf_of_one_and_two_tf32() -> tf32 {
  %a = arith.constant 1.0 : tf32
  %b = arith.constant 2.0 : tf32
  %r = arith.mulf %a, %b : tf32
  return %r : tf32
}
func.func @mulf_of_two_and_negative_f8E4M3() -> f8E4M3 {
  %a = arith.constant 2.0 : f8E4M3
  %b = arith.constant -7.883 : f8E4M3
  %r = arith.mulf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @mulf_of_x_and_zero_tf32(%x: tf32) -> tf32 {
  %b = arith.constant 0.0 : tf32
  %r = arith.mulf %x, %b fastmath<fast> : tf32
  return %r : tf32
}
func.func @mulf_of_zero_and_minus_one_f32() -> f32 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -1.0 : f32
  %r = arith.mulf %a, %b : f32
  return %r : f32
}
// ----- negf
func.func @negf_of_minus_one_f64() -> f64 {
  %a = arith.constant -1.0 : f64
  %r = arith.negf %a : f64
  return %r : f64
}
func.func @negf_of_minus_zero_f32() -> f32 {
  %a = arith.constant -0.0 : f32
  %r = arith.negf %a : f32
  return %r : f32
}
// ----- remf
func.func @remf_of_constant_and_constant_f64() -> f64 {
  %a = arith.constant 1.3860980177062374 : f64
  %b = arith.constant 0.27557142956296365 : f64
  %r = arith.remf %a, %b : f64
  return %r : f64
}
func.func @remf_of_constant_and_constant_tf32() -> tf32 {
  %a = arith.constant 100.0 : tf32
  %b = arith.constant 3.282 : tf32
  %r = arith.remf %a, %b : tf32
  return %r : tf32
}
func.func @remf_of_constant_and_constant_tf32_2() -> tf32 {
  %a = arith.constant 100.0 : tf32
  %b = arith.constant 8.64 : tf32
  %r = arith.remf %a, %b : tf32
  return %r : tf32
}
func.func @remf_of_constant_and_negative_f32() -> f32 {
  %a = arith.constant 0.9504211234908366 : f32
  %b = arith.constant -7.243 : f32
  %r = arith.remf %a, %b : f32
  return %r : f32
}
func.func @remf_of_negative_and_minus_zero_f16() -> f16 {
  %a = arith.constant -0.8248329943618913 : f16
  %b = arith.constant -0.0 : f16
  %r = arith.remf %a, %b : f16
  return %r : f16
}
func.func @remf_of_negative_and_negative_f8E5M2() -> f8E5M2 {
  %a = arith.constant -0.5641372278327506 : f8E5M2
  %b = arith.constant -0.4863525363062551 : f8E5M2
  %r = arith.remf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @remf_of_negative_and_one_f64() -> f64 {
  %a = arith.constant -2.062 : f64
  %b = arith.constant 1.0 : f64
  %r = arith.remf %a, %b : f64
  return %r : f64
}
func.func @remf_of_one_and_constant_f8E4M3() -> f8E4M3 {
  %a = arith.constant 1.0 : f8E4M3
  %b = arith.constant 100.0 : f8E4M3
  %r = arith.remf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @remf_of_same_bf16(%x: bf16) -> bf16 {
  %r = arith.remf %x, %x : bf16
  return %r : bf16
}
func.func @remf_of_same_f8E5M2(%x: f8E5M2) -> f8E5M2 {
  %r = arith.remf %x, %x : f8E5M2
  return %r : f8E5M2
}
func.func @remf_of_x_and_one_f16(%x: f16) -> f16 {
  %b = arith.constant 1.0 : f16
  %r = arith.remf %x, %b fastmath<fast> : f16
  return %r : f16
}
func.func @remf_of_zero_and_zero_f8E5M2() -> f8E5M2 {
  %a = arith.constant 0.0 : f8E5M2
  %b = arith.constant 0.0 : f8E5M2
  %r = arith.remf %a, %b : f8E5M2
  return %r : f8E5M2
}
// ----- subf
func.func @subf_of_constant_and_constant_f8E3M4() -> f8E3M4 {
  %a = arith.constant 100.0 : f8E3M4
  %b = arith.constant 100.0 : f8E3M4
  %r = arith.subf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @subf_of_hex_constant_and_constant_f16() -> f16 {
  %a = arith.constant 0x7C00 : f16
  %b = arith.constant 100.0 : f16
  %r = arith.subf %a, %b : f16
  return %r : f16
}
func.func @subf_of_negative_and_constant_f32() -> f32 {
  %a = arith.constant -3.799 : f32
  %b = arith.constant 1.711135248053795 : f32
  %r = arith.subf %a, %b : f32
  return %r : f32
}
func.func @subf_of_negative_and_constant_f8E3M4() -> f8E3M4 {
  %a = arith.constant -6.651 : f8E3M4
  %b = arith.constant 1.7116432899586305 : f8E3M4
  %r = arith.subf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @subf_of_negative_and_constant_f8E4M3() -> f8E4M3 {
  %a = arith.constant -0.626 : f8E4M3
  %b = arith.constant 100.0 : f8E4M3
  %r = arith.subf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @subf_of_same_bf16(%x: bf16) -> bf16 {
  %r = arith.subf %x, %x : bf16
  return %r : bf16
}
func.func @subf_of_same_f32(%x: f32) -> f32 {
  %r = arith.subf %x, %x : f32
  return %r : f32
}
func.func @subf_of_same_tf32(%x: tf32) -> tf32 {
  %r = arith.subf %x, %x : tf32
  return %r : tf32
}
func.func @subf_of_x_and_constant_f8E5M2(%x: f8E5M2) -> f8E5M2 {
  %b = arith.constant 0.8715460417326124 : f8E5M2
  %r = arith.subf %x, %b : f8E5M2
  return %r : f8E5M2
}
