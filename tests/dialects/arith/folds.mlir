// COMPARE: --canonicalize --allow-unregistered-dialect
func.func @f4095(%x: f8E3M4) -> f8E3M4 {
  %b = arith.constant 1.0 : f8E3M4
  %r = arith.minimumf %x, %b fastmath<fast> : f8E3M4
  return %r : f8E3M4
}
func.func @f1443() -> i7 {
  %a = arith.constant 1 : i7
  %b = arith.constant -63 : i7
  %r = arith.shli %a, %b : i7
  return %r : i7
}
func.func @f3235() -> f80 {
  %a = arith.constant 0.9312014202530889 : f80
  %b = arith.constant -9.845 : f80
  %r = arith.mulf %a, %b : f80
  return %r : f80
}
func.func @f3052(%x: bf16) -> bf16 {
  %r = arith.subf %x, %x : bf16
  return %r : bf16
}
func.func @f560() -> i32 {
  %a = arith.constant -2147483647 : i32
  %b = arith.constant -1 : i32
  %r = arith.ceildivui %a, %b : i32
  return %r : i32
}
func.func @f3851() -> f64 {
  %a = arith.constant 1.0901495804828856 : f64
  %b = arith.constant -9.296 : f64
  %r = arith.maxnumf %a, %b : f64
  return %r : f64
}
func.func @f142(%x: i32) -> i32 {
  %b = arith.constant 1 : i32
  %r = arith.subi %x, %b : i32
  return %r : i32
}
func.func @f3836() -> f32 {
  %a = arith.constant -1.7632653917122592 : f32
  %b = arith.constant 2.0 : f32
  %r = arith.maxnumf %a, %b : f32
  return %r : f32
}
func.func @f3343() -> f16 {
  %a = arith.constant 1.6240428003300695 : f16
  %b = arith.constant 0x7C00 : f16
  %r = arith.divf %a, %b : f16
  return %r : f16
}
func.func @f697(%x: index) -> index {
  %b = arith.constant 7 : index
  %r = arith.ceildivsi %x, %b : index
  return %r : index
}
func.func @f245() -> i32 {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.muli %a, %b : i32
  return %r : i32
}
func.func @f3580(%x: f8E5M2) -> f8E5M2 {
  %r = arith.remf %x, %x : f8E5M2
  return %r : f8E5M2
}
func.func @f2939() -> f128 {
  %a = arith.constant -9.583 : f128
  %b = arith.constant -0.0 : f128
  %r = arith.addf %a, %b : f128
  return %r : f128
}
func.func @f5418() -> f8E3M4 {
  %a = arith.constant -2147483647 : i32
  %r = arith.uitofp %a : i32 to f8E3M4
  return %r : f8E3M4
}
func.func @f44(%x: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.addi %x, %p : i32
  return %r : i32
}
func.func @f3339(%x: tf32) -> tf32 {
  %b = arith.constant 0.0 : tf32
  %r = arith.mulf %x, %b fastmath<fast> : tf32
  return %r : tf32
}
func.func @f184() -> i7 {
  %a = arith.constant 7 : i7
  %b = arith.constant 7 : i7
  %r = arith.subi %a, %b : i7
  return %r : i7
}
func.func @f4001() -> vector<2xf32> {
  %a = arith.constant dense<[1.8431942774205474, 1.855057209135683]> : vector<2xf32>
  %b = arith.constant dense<6.0e-5> : vector<2xf32>
  %r = arith.minimumf %a, %b : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f379() -> index {
  %a = arith.constant -7 : index
  %b = arith.constant -9223372036854775808 : index
  %r = arith.divui %a, %b : index
  return %r : index
}
func.func @f1362() -> vector<3xi128> {
  %a = arith.constant dense<[1, 1, 170141183460469231731687303715884105726]> : vector<3xi128>
  %b = arith.constant dense<[7, 3, 1]> : vector<3xi128>
  %r = arith.xori %a, %b : vector<3xi128>
  return %r : vector<3xi128>
}
func.func @f4881() -> i8 {
  %a = arith.constant 1.3548594010453323 : f64
  %r = arith.fptoui %a : f64 to i8
  return %r : i8
}
func.func @f5659() -> index {
  %a = arith.constant -127 : i8
  %r = arith.index_cast %a : i8 to index
  return %r : index
}
func.func @f4993() -> i128 {
  %a = arith.constant 448.0 : f80
  %r = arith.fptosi %a : f80 to i128
  return %r : i128
}
func.func @f4959() -> f80 {
  %a = arith.constant -2 : i8
  %r = arith.sitofp %a : i8 to f80
  return %r : f80
}
func.func @f3504() -> f16 {
  %a = arith.constant -0.8248329943618913 : f16
  %b = arith.constant -0.0 : f16
  %r = arith.remf %a, %b : f16
  return %r : f16
}
func.func @f347() -> i32 {
  %a = arith.constant -2 : i32
  %b = arith.constant -2 : i32
  %r = arith.divui %a, %b : i32
  return %r : i32
}
func.func @f3674(%x: bf16) -> bf16 {
  %b = arith.constant 4.17 : bf16
  %r = arith.maximumf %x, %b : bf16
  return %r : bf16
}
func.func @f901() -> index {
  %a = arith.constant 9223372036854775806 : index
  %b = arith.constant -9223372036854775807 : index
  %r = arith.remui %a, %b : index
  return %r : index
}
func.func @f3402() -> f128 {
  %a = arith.constant -3.975 : f128
  %b = arith.constant 0.0 : f128
  %r = arith.divf %a, %b : f128
  return %r : f128
}
func.func @f782() -> i64 {
  %a = arith.constant -5824775465558567818 : i64
  %b = arith.constant 3 : i64
  %r = arith.floordivsi %a, %b : i64
  return %r : i64
}
func.func @f1444() -> i7 {
  %a = arith.constant 7 : i7
  %b = arith.constant -63 : i7
  %r = arith.shli %a, %b : i7
  return %r : i7
}
func.func @f1924() -> i32 {
  %a = arith.constant 3 : i32
  %b = arith.constant 3 : i32
  %r = arith.minsi %a, %b : i32
  return %r : i32
}
func.func @f3334() -> tf32 {
  %a = arith.constant 1.0 : tf32
  %b = arith.constant 2.0 : tf32
  %r = arith.mulf %a, %b : tf32
  return %r : tf32
}
func.func @f33() -> i32 {
  %a = arith.constant -1 : i32
  %b = arith.constant 1 : i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @f4667() -> i64 {
  %a = arith.constant 2.76 : f16
  %r = arith.fptosi %a : f16 to i64
  return %r : i64
}
func.func @f3870() -> f128 {
  %a = arith.constant -0.4542094868414477 : f128
  %b = arith.constant 2.0 : f128
  %r = arith.maxnumf %a, %b : f128
  return %r : f128
}
func.func @f1316() -> vector<3xi64> {
  %a = arith.constant dense<[1, -2020252723495658889, -9223372036854775807]> : vector<3xi64>
  %b = arith.constant dense<-2> : vector<3xi64>
  %r = arith.xori %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}
func.func @f3210() -> f32 {
  %a = arith.constant -9.037 : f32
  %b = arith.constant 0.03337235281474804 : f32
  %r = arith.mulf %a, %b : f32
  return %r : f32
}
func.func @f2895(%x: bf16) -> bf16 {
  %b = arith.constant 0.0 : bf16
  %r = arith.addf %x, %b fastmath<fast> : bf16
  return %r : bf16
}
func.func @f1381() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant -1 : i8
  %r = arith.shli %a, %b : i8
  return %r : i8
}
func.func @f1974(%x: i7) -> i7 {
  %r = arith.minsi %x, %x : i7
  return %r : i7
}
func.func @f1240() -> vector<3xi7> {
  %a = arith.constant dense<7> : vector<3xi7>
  %b = arith.constant dense<-64> : vector<3xi7>
  %r = arith.ori %a, %b : vector<3xi7>
  return %r : vector<3xi7>
}
func.func @f5745() -> i32 {
  %a = arith.constant 2 : index
  %r = arith.index_cast %a : index to i32
  return %r : i32
}
func.func @f3785() -> vector<2xf8E3M4> {
  %a = arith.constant dense<[0.16673925414021928, 1.899]> : vector<2xf8E3M4>
  %b = arith.constant dense<100.0> : vector<2xf8E3M4>
  %r = arith.maximumf %a, %b : vector<2xf8E3M4>
  return %r : vector<2xf8E3M4>
}
func.func @f4020() -> f80 {
  %a = arith.constant -1.8989993102933234 : f80
  %b = arith.constant 0.5 : f80
  %r = arith.minimumf %a, %b : f80
  return %r : f80
}
func.func @f5653() -> vector<2xi64> {
  %a = arith.constant dense<[0, -127]> : vector<2xi8>
  %r = arith.extui %a : vector<2xi8> to vector<2xi64>
  return %r : vector<2xi64>
}
func.func @f2931(%x: f80) -> f80 {
  %b = arith.constant 0.0 : f80
  %r = arith.addf %x, %b fastmath<fast> : f80
  return %r : f80
}
func.func @f3156() -> f8E3M4 {
  %a = arith.constant 100.0 : f8E3M4
  %b = arith.constant 100.0 : f8E3M4
  %r = arith.subf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @f799() -> index {
  %a = arith.constant -1 : index
  %b = arith.constant 9223372036854775807 : index
  %r = arith.floordivsi %a, %b : index
  return %r : index
}
func.func @f1521(%x: i64) -> i64 {
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.shrui %x, %b : i64
  return %r : i64
}
func.func @f5062() -> f128 {
  %a = arith.constant -64 : i7
  %r = arith.sitofp %a : i7 to f128
  return %r : f128
}
func.func @f3492() -> tf32 {
  %a = arith.constant -2.077 : tf32
  %b = arith.constant -0.0 : tf32
  %r = arith.divf %a, %b : tf32
  return %r : tf32
}
func.func @f801(%x: index) -> index {
  %b = arith.constant -9223372036854775807 : index
  %r = arith.floordivsi %x, %b : index
  return %r : index
}
func.func @f3819(%x: f16) -> f16 {
  %b = arith.constant -0.0 : f16
  %r = arith.maxnumf %x, %b fastmath<fast> : f16
  return %r : f16
}
func.func @f2948() -> f8E5M2 {
  %a = arith.constant 1.0 : f8E5M2
  %b = arith.constant -1.2040873799393093 : f8E5M2
  %r = arith.addf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @f887() -> i64 {
  %a = arith.constant -9223372036854775807 : i64
  %b = arith.constant 2 : i64
  %r = arith.remui %a, %b : i64
  return %r : i64
}
func.func @f2953() -> f8E5M2 {
  %a = arith.constant -0.4075861454621936 : f8E5M2
  %b = arith.constant 2.0 : f8E5M2
  %r = arith.addf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @f159(%x: i64) -> i64 {
  %r = arith.subi %x, %x : i64
  return %r : i64
}
func.func @f5530() -> f80 {
  %a = arith.constant -1.84246670407014 : tf32
  %r = arith.extf %a : tf32 to f80
  return %r : f80
}
func.func @f5574() -> i64 {
  %a = arith.constant 0.6246531174512757 : tf32
  %r = arith.fptoui %a : tf32 to i64
  return %r : i64
}
func.func @f3225() -> f64 {
  %a = arith.constant -1.4607706889081165 : f64
  %b = arith.constant -2.451 : f64
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
func.func @f3465() -> f8E3M4 {
  %a = arith.constant 9.011 : f8E3M4
  %b = arith.constant 0.0 : f8E3M4
  %r = arith.divf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @f599(%x: index) -> index {
  %p = ub.poison : index
  %r = arith.ceildivui %x, %p : index
  return %r : index
}
func.func @f3825() -> bf16 {
  %a = arith.constant 0.7292899797323495 : bf16
  %b = arith.constant 0x7F7F : bf16
  %r = arith.maxnumf %a, %b : bf16
  return %r : bf16
}
func.func @f1921() -> i32 {
  %a = arith.constant 2147483647 : i32
  %b = arith.constant 2147483647 : i32
  %r = arith.minsi %a, %b : i32
  return %r : i32
}
func.func @f755() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant -7 : i8
  %r = arith.floordivsi %a, %b : i8
  return %r : i8
}
func.func @f1357(%x: i128) -> i128 {
  %b = arith.constant -1 : i128
  %r = arith.xori %x, %b : i128
  return %r : i128
}
func.func @f2913() -> f64 {
  %a = arith.constant -2.674 : f64
  %b = arith.constant 0.004768495076564516 : f64
  %r = arith.addf %a, %b : f64
  return %r : f64
}
func.func @f1920() -> i32 {
  %a = arith.constant 2147483646 : i32
  %b = arith.constant 0 : i32
  %r = arith.minsi %a, %b : i32
  return %r : i32
}
func.func @f1761(%x: i7) -> i7 {
  %b = arith.constant 63 : i7
  %r = arith.maxsi %x, %b : i7
  return %r : i7
}
func.func @f1812() -> vector<3xi8> {
  %a = arith.constant dense<[2, -128, -127]> : vector<3xi8>
  %b = arith.constant dense<[1, -2, 1]> : vector<3xi8>
  %r = arith.maxui %a, %b : vector<3xi8>
  return %r : vector<3xi8>
}
func.func @f1971(%x: i7) -> i7 {
  %b = arith.constant 63 : i7
  %r = arith.minsi %x, %b : i7
  return %r : i7
}
func.func @f4898() -> tensor<2xf64> {
  %a = arith.constant dense<[3648263529572714452, 2]> : tensor<2xi64>
  %r = arith.bitcast %a : tensor<2xi64> to tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @f5541() -> f8E3M4 {
  %a = arith.constant -7.123 : tf32
  %r = arith.truncf %a : tf32 to f8E3M4
  return %r : f8E3M4
}
func.func @f1184(%x: i8) -> i8 {
  %p = ub.poison : i8
  %r = arith.ori %x, %p : i8
  return %r : i8
}
func.func @f3961() -> tf32 {
  %a = arith.constant -0.1209178681270755 : tf32
  %b = arith.constant 2.0 : tf32
  %r = arith.maxnumf %a, %b : tf32
  return %r : tf32
}
func.func @f1246() -> i128 {
  %a = arith.constant -1 : i128
  %b = arith.constant 2 : i128
  %r = arith.ori %a, %b : i128
  return %r : i128
}
func.func @f1845() -> index {
  %a = arith.constant -7 : index
  %b = arith.constant 1 : index
  %r = arith.maxui %a, %b : index
  return %r : index
}
func.func @f3922() -> f8E4M3 {
  %a = arith.constant -1.064299792463161 : f8E4M3
  %b = arith.constant 3.0 : f8E4M3
  %r = arith.maxnumf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f4187() -> f128 {
  %a = arith.constant 0.5 : f128
  %b = arith.constant 2.0 : f128
  %r = arith.minnumf %a, %b : f128
  return %r : f128
}
func.func @f1965() -> i7 {
  %a = arith.constant 2 : i7
  %b = arith.constant -63 : i7
  %r = arith.minsi %a, %b : i7
  return %r : i7
}
func.func @f1132(%x: i7) -> i7 {
  %b = arith.constant -2 : i7
  %r = arith.andi %x, %b : i7
  return %r : i7
}
func.func @f4235() -> f8E4M3 {
  %a = arith.constant -3.243 : f8E4M3
  %b = arith.constant -5.405 : f8E4M3
  %r = arith.minnumf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f199() -> i128 {
  %a = arith.constant 1 : i128
  %b = arith.constant -170141183460469231731687303715884105728 : i128
  %r = arith.subi %a, %b : i128
  return %r : i128
}
func.func @f3646() -> tf32 {
  %a = arith.constant 100.0 : tf32
  %b = arith.constant 3.282 : tf32
  %r = arith.remf %a, %b : tf32
  return %r : tf32
}
func.func @f3573() -> f8E5M2 {
  %a = arith.constant -0.5641372278327506 : f8E5M2
  %b = arith.constant -0.4863525363062551 : f8E5M2
  %r = arith.remf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @f1298(%x: i32) -> i32 {
  %b = arith.constant -2147483648 : i32
  %r = arith.xori %b, %x : i32
  return %r : i32
}
func.func @f5794() -> vector<2xi64> {
  %a = arith.constant dense<[1, 3]> : vector<2xi7>
  %r = arith.extsi %a : vector<2xi7> to vector<2xi64>
  return %r : vector<2xi64>
}
func.func @f1402(%x: i32) -> i32 {
  %b = arith.constant 1 : i32
  %r = arith.shli %x, %b : i32
  return %r : i32
}
func.func @f5426() -> f8E3M4 {
  %a = arith.constant -9223372036854775808 : i64
  %r = arith.uitofp %a : i64 to f8E3M4
  return %r : f8E3M4
}
func.func @f382(%x: index) -> index {
  %b = arith.constant -9223372036854775807 : index
  %r = arith.divui %x, %b : index
  return %r : index
}
func.func @f4087() -> f8E3M4 {
  %a = arith.constant 0.425 : f8E3M4
  %b = arith.constant -1.0 : f8E3M4
  %r = arith.minimumf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @f140() -> i32 {
  %a = arith.constant -123077062 : i32
  %b = arith.constant 7 : i32
  %r = arith.subi %a, %b : i32
  return %r : i32
}
func.func @f1085() -> i32 {
  %a = arith.constant 2147483646 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @f5344() -> f8E4M3 {
  %a = arith.constant 2147483647 : i32
  %r = arith.sitofp %a : i32 to f8E4M3
  return %r : f8E4M3
}
func.func @f3378() -> f64 {
  %a = arith.constant 6.159 : f64
  %b = arith.constant 0.0 : f64
  %r = arith.divf %a, %b : f64
  return %r : f64
}
func.func @f1300() -> vector<3xi32> {
  %a = arith.constant dense<2147483646> : vector<3xi32>
  %b = arith.constant dense<2147483647> : vector<3xi32>
  %r = arith.xori %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @f2906(%x: f32) -> f32 {
  %b = arith.constant 1.0e+4 : f32
  %r = arith.addf %x, %b : f32
  return %r : f32
}
func.func @f3297() -> f8E4M3 {
  %a = arith.constant 100.0 : f8E4M3
  %b = arith.constant -0.207 : f8E4M3
  %r = arith.mulf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f3715() -> f128 {
  %a = arith.constant -4.928 : f128
  %b = arith.constant 1.2547506817300262 : f128
  %r = arith.maximumf %a, %b : f128
  return %r : f128
}
func.func @f1642(%x: index) -> index {
  %b = arith.constant 0 : index
  %r = arith.shrsi %x, %b : index
  return %r : index
}
func.func @f1931() -> vector<3xi32> {
  %a = arith.constant dense<[1, 2147483646, 473859968]> : vector<3xi32>
  %b = arith.constant dense<2147483646> : vector<3xi32>
  %r = arith.minsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @f5440() -> i128 {
  %a = arith.constant 0.791 : f8E3M4
  %r = arith.fptoui %a : f8E3M4 to i128
  return %r : i128
}
func.func @f2937() -> f128 {
  %a = arith.constant 0.5 : f128
  %b = arith.constant -1.5872204030417123 : f128
  %r = arith.addf %a, %b : f128
  return %r : f128
}
func.func @f905() -> index {
  %a = arith.constant 7 : index
  %b = arith.constant 2 : index
  %r = arith.remui %a, %b : index
  return %r : index
}
func.func @f1010() -> index {
  %a = arith.constant -1 : index
  %b = arith.constant 3 : index
  %r = arith.remsi %a, %b : index
  return %r : index
}
func.func @f4158() -> f64 {
  %a = arith.constant 1.0e+4 : f64
  %b = arith.constant 4.485 : f64
  %r = arith.minnumf %a, %b : f64
  return %r : f64
}
func.func @f4733() -> i32 {
  %a = arith.constant 3.0 : bf16
  %r = arith.fptoui %a : bf16 to i32
  return %r : i32
}
func.func @f4150() -> f32 {
  %a = arith.constant 6.181 : f32
  %b = arith.constant 0.5423933288406797 : f32
  %r = arith.minnumf %a, %b : f32
  return %r : f32
}
func.func @f2055() -> index {
  %a = arith.constant 7 : index
  %b = arith.constant 1 : index
  %r = arith.minui %a, %b : index
  return %r : index
}
func.func @f3036() -> f16 {
  %a = arith.constant 0x7C00 : f16
  %b = arith.constant 100.0 : f16
  %r = arith.subf %a, %b : f16
  return %r : f16
}
func.func @f554(%x: i8) -> i8 {
  %p = ub.poison : i8
  %r = arith.ceildivui %x, %p : i8
  return %r : i8
}
func.func @f2929() -> f80 {
  %a = arith.constant 0.322381681176763 : f80
  %b = arith.constant 1.3252490063737454 : f80
  %r = arith.addf %a, %b : f80
  return %r : f80
}
func.func @f5040() -> i32 {
  %a = arith.constant 448.0 : f128
  %r = arith.fptosi %a : f128 to i32
  return %r : i32
}
func.func @f2060() -> index {
  %a = arith.constant 3 : index
  %b = arith.constant 9223372036854775806 : index
  %r = arith.minui %a, %b : index
  return %r : index
}
func.func @f1712() -> i32 {
  %a = arith.constant -1792801240 : i32
  %b = arith.constant 1 : i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @f1889(%x: i128) -> i128 {
  %p = ub.poison : i128
  %r = arith.maxui %x, %p : i128
  return %r : i128
}
func.func @f2013() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant 127 : i8
  %r = arith.minui %a, %b : i8
  return %r : i8
}
func.func @f1782() -> vector<3xi128> {
  %a = arith.constant dense<[-170141183460469231731687303715884105728, -170141183460469231731687303715884105727, -1]> : vector<3xi128>
  %b = arith.constant dense<[-170141183460469231731687303715884105728, 170141183460469231731687303715884105727,
      170141183460469231731687303715884105726]> : vector<3xi128>
  %r = arith.maxsi %a, %b : vector<3xi128>
  return %r : vector<3xi128>
}
func.func @f1594() -> i8 {
  %a = arith.constant 3 : i8
  %b = arith.constant -128 : i8
  %r = arith.shrsi %a, %b : i8
  return %r : i8
}
func.func @f4841() -> f64 {
  %a = arith.constant -1.0 : f64
  %r = arith.negf %a : f64
  return %r : f64
}
func.func @f3451() -> f8E4M3 {
  %a = arith.constant -6.886 : f8E4M3
  %b = arith.constant 0.5 : f8E4M3
  %r = arith.divf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f713(%x: i7) -> i7 {
  %b = arith.constant -2 : i7
  %r = arith.ceildivsi %b, %x : i7
  return %r : i7
}
func.func @f3213() -> f32 {
  %a = arith.constant 1.850391852503304 : f32
  %b = arith.constant -1.6361709877777417 : f32
  %r = arith.mulf %a, %b : f32
  return %r : f32
}
func.func @f3887() -> f8E5M2 {
  %a = arith.constant 100.0 : f8E5M2
  %b = arith.constant 3.0 : f8E5M2
  %r = arith.maxnumf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @f4758() -> bf16 {
  %a = arith.constant 170141183460469231731687303715884105726 : i128
  %r = arith.sitofp %a : i128 to bf16
  return %r : bf16
}
func.func @f3888() -> f8E5M2 {
  %a = arith.constant -1.105174599925049 : f8E5M2
  %b = arith.constant 6.677 : f8E5M2
  %r = arith.maxnumf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @f64() -> index {
  %a = arith.constant -9223372036854775807 : index
  %b = arith.constant -2 : index
  %r = arith.addi %a, %b : index
  return %r : index
}
func.func @f1855() -> vector<3xindex> {
  %a = arith.constant dense<9223372036854775807> : vector<3xindex>
  %b = arith.constant dense<9223372036854775807> : vector<3xindex>
  %r = arith.maxui %a, %b : vector<3xindex>
  return %r : vector<3xindex>
}
func.func @f4243() -> f8E3M4 {
  %a = arith.constant 3.0 : f8E3M4
  %b = arith.constant 100.0 : f8E3M4
  %r = arith.minnumf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @f5817() -> i32 {
  %a = arith.constant 170141183460469231731687303715884105726 : i128
  %r = arith.trunci %a : i128 to i32
  return %r : i32
}
func.func @f4161() -> f64 {
  %a = arith.constant 1.757895130374418 : f64
  %b = arith.constant 0.9618084875796762 : f64
  %r = arith.minnumf %a, %b : f64
  return %r : f64
}
func.func @f3349() -> f16 {
  %a = arith.constant 2.0 : f16
  %b = arith.constant 100.0 : f16
  %r = arith.divf %a, %b : f16
  return %r : f16
}
func.func @f1564() -> i128 {
  %a = arith.constant 170141183460469231731687303715884105727 : i128
  %b = arith.constant -7 : i128
  %r = arith.shrui %a, %b : i128
  return %r : i128
}
func.func @f3938(%x: f8E3M4) -> f8E3M4 {
  %b = arith.constant -0.059971315402094216 : f8E3M4
  %r = arith.maxnumf %x, %b : f8E3M4
  return %r : f8E3M4
}
func.func @f183() -> i7 {
  %a = arith.constant -2 : i7
  %b = arith.constant 3 : i7
  %r = arith.subi %a, %b : i7
  return %r : i7
}
func.func @f3142() -> f8E4M3 {
  %a = arith.constant -0.626 : f8E4M3
  %b = arith.constant 100.0 : f8E4M3
  %r = arith.subf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f5051() -> f128 {
  %a = arith.constant 9223372036854775807 : i64
  %r = arith.uitofp %a : i64 to f128
  return %r : f128
}
func.func @f1200() -> i64 {
  %a = arith.constant 2 : i64
  %b = arith.constant 9223372036854775807 : i64
  %r = arith.ori %a, %b : i64
  return %r : i64
}
func.func @f1199(%x: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.ori %x, %p : i32
  return %r : i32
}
func.func @f4190(%x: f128) -> f128 {
  %b = arith.constant 1.0e-30 : f128
  %r = arith.minnumf %x, %b : f128
  return %r : f128
}
func.func @f3527() -> f32 {
  %a = arith.constant 0.9504211234908366 : f32
  %b = arith.constant -7.243 : f32
  %r = arith.remf %a, %b : f32
  return %r : f32
}
func.func @f3507(%x: f16) -> f16 {
  %b = arith.constant 1.0 : f16
  %r = arith.remf %x, %b fastmath<fast> : f16
  return %r : f16
}
func.func @f5819() -> i64 {
  %a = arith.constant -7 : i128
  %r = arith.trunci %a : i128 to i64
  return %r : i64
}
func.func @f2984() -> f8E4M3 {
  %a = arith.constant -0.597106302005443 : f8E4M3
  %b = arith.constant 100.0 : f8E4M3
  %r = arith.addf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f40() -> vector<3xi32> {
  %a = arith.constant dense<0> : vector<3xi32>
  %b = arith.constant dense<-2> : vector<3xi32>
  %r = arith.addi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @f3817() -> f16 {
  %a = arith.constant -1.683 : f16
  %b = arith.constant -7.062 : f16
  %r = arith.maxnumf %a, %b : f16
  return %r : f16
}
func.func @f802(%x: index) -> index {
  %b = arith.constant -7 : index
  %r = arith.floordivsi %x, %b : index
  return %r : index
}
func.func @f4958() -> i8 {
  %a = arith.constant -1.0 : f80
  %r = arith.fptoui %a : f80 to i8
  return %r : i8
}
func.func @f3300() -> f8E4M3 {
  %a = arith.constant 2.0 : f8E4M3
  %b = arith.constant -7.883 : f8E4M3
  %r = arith.mulf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f1459() -> i128 {
  %a = arith.constant 7 : i128
  %b = arith.constant 170141183460469231731687303715884105726 : i128
  %r = arith.shli %a, %b : i128
  return %r : i128
}
func.func @f5129() -> f8E5M2 {
  %a = arith.constant -9223372036854775807 : i64
  %r = arith.sitofp %a : i64 to f8E5M2
  return %r : f8E5M2
}
func.func @f708() -> i7 {
  %a = arith.constant -64 : i7
  %b = arith.constant 62 : i7
  %r = arith.ceildivsi %a, %b : i7
  return %r : i7
}
func.func @f4832() -> f32 {
  %a = arith.constant -63 : i7
  %r = arith.uitofp %a : i7 to f32
  return %r : f32
}
func.func @f1337() -> i7 {
  %a = arith.constant 2 : i7
  %b = arith.constant -1 : i7
  %r = arith.xori %a, %b : i7
  return %r : i7
}
func.func @f3958() -> tf32 {
  %a = arith.constant 9.017 : tf32
  %b = arith.constant 1.0 : tf32
  %r = arith.maxnumf %a, %b : tf32
  return %r : tf32
}
func.func @f1710() -> i32 {
  %a = arith.constant 7 : i32
  %b = arith.constant 2147483647 : i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @f856() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant -1 : i8
  %r = arith.remui %a, %b : i8
  return %r : i8
}
func.func @f3211() -> f32 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -1.0 : f32
  %r = arith.mulf %a, %b : f32
  return %r : f32
}
func.func @f4234() -> f8E4M3 {
  %a = arith.constant 0.684 : f8E4M3
  %b = arith.constant 100.0 : f8E4M3
  %r = arith.minnumf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f349() -> i32 {
  %a = arith.constant -2 : i32
  %b = arith.constant 2 : i32
  %r = arith.divui %a, %b : i32
  return %r : i32
}
func.func @f813() -> i7 {
  %a = arith.constant 1 : i7
  %b = arith.constant 7 : i7
  %r = arith.floordivsi %a, %b : i7
  return %r : i7
}
func.func @f4138() -> bf16 {
  %a = arith.constant 1.0 : bf16
  %b = arith.constant 1.120790678839036 : bf16
  %r = arith.minnumf %a, %b : bf16
  return %r : bf16
}
func.func @f4799() -> i8 {
  %a = arith.constant 2.907 : f32
  %r = arith.fptosi %a : f32 to i8
  return %r : i8
}
func.func @f62() -> index {
  %a = arith.constant 1 : index
  %b = arith.constant 7345582057314144126 : index
  %r = arith.addi %a, %b : index
  return %r : index
}
func.func @f1522(%x: i64) -> i64 {
  %b = arith.constant 1 : i64
  %r = arith.shrui %x, %b : i64
  return %r : i64
}
func.func @f3056() -> f32 {
  %a = arith.constant -3.799 : f32
  %b = arith.constant 1.711135248053795 : f32
  %r = arith.subf %a, %b : f32
  return %r : f32
}
func.func @f1027(%x: i7) -> i7 {
  %b = arith.constant -64 : i7
  %r = arith.remsi %x, %b : i7
  return %r : i7
}
func.func @f1226() -> vector<3xindex> {
  %a = arith.constant dense<[9223372036854775807, 6207505832300822402, 9223372036854775806]> : vector<3xindex>
  %b = arith.constant dense<3> : vector<3xindex>
  %r = arith.ori %a, %b : vector<3xindex>
  return %r : vector<3xindex>
}
func.func @f4691() -> f32 {
  %a = arith.constant 8.726 : bf16
  %r = arith.extf %a : bf16 to f32
  return %r : f32
}
func.func @f380() -> index {
  %a = arith.constant 0 : index
  %b = arith.constant 1 : index
  %r = arith.divui %a, %b : index
  return %r : index
}
func.func @f5069() -> f128 {
  %a = arith.constant 1 : i128
  %r = arith.bitcast %a : i128 to f128
  return %r : f128
}
func.func @f5532() -> f128 {
  %a = arith.constant 0.0 : tf32
  %r = arith.extf %a : tf32 to f128
  return %r : f128
}
func.func @f5335() -> i8 {
  %a = arith.constant 2.0 : f8E4M3
  %r = arith.bitcast %a : f8E4M3 to i8
  return %r : i8
}
func.func @f1784(%x: i128) -> i128 {
  %p = ub.poison : i128
  %r = arith.maxsi %x, %p : i128
  return %r : i128
}
func.func @f1991() -> vector<3xi128> {
  %a = arith.constant dense<[-7, 2, 1]> : vector<3xi128>
  %b = arith.constant dense<2> : vector<3xi128>
  %r = arith.minsi %a, %b : vector<3xi128>
  return %r : vector<3xi128>
}
func.func @f3703() -> f80 {
  %a = arith.constant -4.665 : f80
  %b = arith.constant 2.0 : f80
  %r = arith.maximumf %a, %b : f80
  return %r : f80
}
func.func @f4831() -> f32 {
  %a = arith.constant -64 : i7
  %r = arith.sitofp %a : i7 to f32
  return %r : f32
}
func.func @f405() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105727 : i128
  %b = arith.constant -2 : i128
  %r = arith.divui %a, %b : i128
  return %r : i128
}
func.func @f1734(%x: i64) -> i64 {
  %r = arith.maxsi %x, %x : i64
  return %r : i64
}
func.func @f604() -> i7 {
  %a = arith.constant -7 : i7
  %b = arith.constant 62 : i7
  %r = arith.ceildivui %a, %b : i7
  return %r : i7
}
func.func @f1886() -> vector<3xi128> {
  %a = arith.constant dense<[-170141183460469231731687303715884105728, 7, 2]> : vector<3xi128>
  %b = arith.constant dense<0> : vector<3xi128>
  %r = arith.maxui %a, %b : vector<3xi128>
  return %r : vector<3xi128>
}
func.func @f1643(%x: index) -> index {
  %b = arith.constant 3 : index
  %r = arith.shrsi %b, %x : index
  return %r : index
}
func.func @f3228() -> f64 {
  %a = arith.constant -1.681 : f64
  %b = arith.constant 1.0e-30 : f64
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
func.func @f5420() -> i64 {
  %a = arith.constant 0.5 : f8E3M4
  %r = arith.fptoui %a : f8E3M4 to i64
  return %r : i64
}
func.func @f3535() -> f64 {
  %a = arith.constant 1.3860980177062374 : f64
  %b = arith.constant 0.27557142956296365 : f64
  %r = arith.remf %a, %b : f64
  return %r : f64
}
func.func @f1221(%x: index) -> index {
  %b = arith.constant 2 : index
  %r = arith.ori %x, %b : index
  return %r : index
}
func.func @f2927() -> f80 {
  %a = arith.constant 2.0 : f80
  %b = arith.constant 9.245 : f80
  %r = arith.addf %a, %b : f80
  return %r : f80
}
func.func @f4805() -> f32 {
  %a = arith.constant 2147483647 : i32
  %r = arith.sitofp %a : i32 to f32
  return %r : f32
}
func.func @f3064(%x: f32) -> f32 {
  %r = arith.subf %x, %x : f32
  return %r : f32
}
func.func @f699(%x: index) -> index {
  %r = arith.ceildivsi %x, %x : index
  return %r : index
}
func.func @f3644() -> tf32 {
  %a = arith.constant 100.0 : tf32
  %b = arith.constant 8.64 : tf32
  %r = arith.remf %a, %b : tf32
  return %r : tf32
}
func.func @f4074() -> f8E4M3 {
  %a = arith.constant 6.353 : f8E4M3
  %b = arith.constant 2.412 : f8E4M3
  %r = arith.minimumf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f3997() -> f32 {
  %a = arith.constant 1.6199991074515476 : f32
  %b = arith.constant -0.4005033712654269 : f32
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
func.func @f397(%x: i7) -> i7 {
  %b = arith.constant -63 : i7
  %r = arith.divui %x, %b : i7
  return %r : i7
}
func.func @f1598(%x: i8) -> i8 {
  %b = arith.constant 3 : i8
  %r = arith.shrsi %b, %x : i8
  return %r : i8
}
func.func @f47() -> i64 {
  %a = arith.constant 0 : i64
  %b = arith.constant 1 : i64
  %r = arith.addi %a, %b : i64
  return %r : i64
}
func.func @f4203(%x: f8E5M2) -> f8E5M2 {
  %b = arith.constant 0.0 : f8E5M2
  %r = arith.minnumf %x, %b fastmath<fast> : f8E5M2
  return %r : f8E5M2
}
func.func @f559() -> i32 {
  %a = arith.constant -2 : i32
  %b = arith.constant 2147483647 : i32
  %r = arith.ceildivui %a, %b : i32
  return %r : i32
}
func.func @f209(%x: i128) -> i128 {
  %p = ub.poison : i128
  %r = arith.subi %x, %p : i128
  return %r : i128
}
func.func @f4894() -> f64 {
  %a = arith.constant 2 : i64
  %r = arith.sitofp %a : i64 to f64
  return %r : f64
}
func.func @f4978() -> i64 {
  %a = arith.constant 1.0e30 : f80
  %r = arith.fptoui %a : f80 to i64
  return %r : i64
}
func.func @f2910() -> f64 {
  %a = arith.constant -0.36363178399551765 : f64
  %b = arith.constant 3.0 : f64
  %r = arith.addf %a, %b : f64
  return %r : f64
}
func.func @f3150() -> f8E3M4 {
  %a = arith.constant -6.651 : f8E3M4
  %b = arith.constant 1.7116432899586305 : f8E3M4
  %r = arith.subf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @f411(%x: i128) -> i128 {
  %b = arith.constant -104184139554302060464767760049777035962 : i128
  %r = arith.divui %x, %b : i128
  return %r : i128
}
func.func @f3607() -> f8E4M3 {
  %a = arith.constant 1.0 : f8E4M3
  %b = arith.constant 100.0 : f8E4M3
  %r = arith.remf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f3937() -> f8E3M4 {
  %a = arith.constant 0.8094081367944033 : f8E3M4
  %b = arith.constant 0.5 : f8E3M4
  %r = arith.maxnumf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @f5433() -> f8E3M4 {
  %a = arith.constant 0 : i7
  %r = arith.sitofp %a : i7 to f8E3M4
  return %r : f8E3M4
}
func.func @f4041() -> f8E5M2 {
  %a = arith.constant 0.5 : f8E5M2
  %b = arith.constant 0.9525016035097367 : f8E5M2
  %r = arith.minimumf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @f3198() -> bf16 {
  %a = arith.constant 8.329 : bf16
  %b = arith.constant 3.837 : bf16
  %r = arith.mulf %a, %b : bf16
  return %r : bf16
}
func.func @f3729() -> f8E5M2 {
  %a = arith.constant 0.30486075641115296 : f8E5M2
  %b = arith.constant 1.3587610221751336 : f8E5M2
  %r = arith.maximumf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @f3395() -> f80 {
  %a = arith.constant 1.0 : f80
  %b = arith.constant 0.5 : f80
  %r = arith.divf %a, %b : f80
  return %r : f80
}
func.func @f3842(%x: f32) -> f32 {
  %b = arith.constant 448.0 : f32
  %r = arith.maxnumf %x, %b : f32
  return %r : f32
}
func.func @f920() -> i7 {
  %a = arith.constant 63 : i7
  %b = arith.constant -63 : i7
  %r = arith.remui %a, %b : i7
  return %r : i7
}
func.func @f3227() -> f64 {
  %a = arith.constant 1.526 : f64
  %b = arith.constant 0.9398798923196905 : f64
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
func.func @f3675(%x: bf16) -> bf16 {
  %b = arith.constant -0.0 : bf16
  %r = arith.maximumf %x, %b fastmath<fast> : bf16
  return %r : bf16
}
func.func @f4176() -> f80 {
  %a = arith.constant -0.997977798165004 : f80
  %b = arith.constant -5.622 : f80
  %r = arith.minnumf %a, %b : f80
  return %r : f80
}
func.func @f2994() -> f8E3M4 {
  %a = arith.constant -0.9424543833276005 : f8E3M4
  %b = arith.constant -5.719 : f8E3M4
  %r = arith.addf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @f4029() -> f128 {
  %a = arith.constant 2.0 : f128
  %b = arith.constant 3.0 : f128
  %r = arith.minimumf %a, %b : f128
  return %r : f128
}
func.func @f3204() -> bf16 {
  %a = arith.constant -1.8070985228103655 : bf16
  %b = arith.constant -0.4949946796474052 : bf16
  %r = arith.mulf %a, %b : bf16
  return %r : bf16
}
func.func @f2216(%x: i32) -> i32 {
  %b = arith.constant 1 : i32
  %r:2 = arith.mului_extended %x, %b : i32
  "x.use"(%r#1) : (i32) -> ()
  return %r#0 : i32
}
func.func @f5711() -> i8 {
  %a = arith.constant 0 : i64
  %r = arith.trunci %a : i64 to i8
  return %r : i8
}
func.func @f3704() -> f80 {
  %a = arith.constant -0.0 : f80
  %b = arith.constant 2.401 : f80
  %r = arith.maximumf %a, %b : f80
  return %r : f80
}
func.func @f442(%x: i8) -> i8 {
  %b = arith.constant -2 : i8
  %r = arith.divsi %x, %b : i8
  return %r : i8
}
func.func @f5670() -> vector<2xi128> {
  %a = arith.constant dense<[-128, 127]> : vector<2xi8>
  %r = arith.extui %a : vector<2xi8> to vector<2xi128>
  return %r : vector<2xi128>
}
func.func @f5353() -> f8E4M3 {
  %a = arith.constant 1 : i64
  %r = arith.uitofp %a : i64 to f8E4M3
  return %r : f8E4M3
}
func.func @f4729() -> i32 {
  %a = arith.constant 3.0 : bf16
  %r = arith.fptoui %a : bf16 to i32
  return %r : i32
}
func.func @f132() -> vector<3xi8> {
  %a = arith.constant dense<[-2, -127, -128]> : vector<3xi8>
  %b = arith.constant dense<[7, 127, 7]> : vector<3xi8>
  %r = arith.subi %a, %b : vector<3xi8>
  return %r : vector<3xi8>
}
func.func @f1516() -> i64 {
  %a = arith.constant -1 : i64
  %b = arith.constant 6689105751337289913 : i64
  %r = arith.shrui %a, %b : i64
  return %r : i64
}
func.func @f1345() -> vector<3xi7> {
  %a = arith.constant dense<2> : vector<3xi7>
  %b = arith.constant dense<-7> : vector<3xi7>
  %r = arith.xori %a, %b : vector<3xi7>
  return %r : vector<3xi7>
}
func.func @f3184(%x: tf32) -> tf32 {
  %r = arith.subf %x, %x : tf32
  return %r : tf32
}
func.func @f2892() -> bf16 {
  %a = arith.constant 1.0 : bf16
  %b = arith.constant 100.0 : bf16
  %r = arith.addf %a, %b : bf16
  return %r : bf16
}
func.func @f665() -> i32 {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant 3 : i32
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}
func.func @f4964() -> f80 {
  %a = arith.constant 1 : i8
  %r = arith.uitofp %a : i8 to f80
  return %r : f80
}
func.func @f1143() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105727 : i128
  %b = arith.constant 0 : i128
  %r = arith.andi %a, %b : i128
  return %r : i128
}
func.func @f3766() -> f8E4M3 {
  %a = arith.constant 0.9386209220953448 : f8E4M3
  %b = arith.constant -1.9527062657801761 : f8E4M3
  %r = arith.maximumf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f3520(%x: bf16) -> bf16 {
  %r = arith.remf %x, %x : bf16
  return %r : bf16
}
func.func @f4802() -> f32 {
  %a = arith.constant 2 : i8
  %r = arith.uitofp %a : i8 to f32
  return %r : f32
}
func.func @f1727() -> i64 {
  %a = arith.constant 2 : i64
  %b = arith.constant -1 : i64
  %r = arith.maxsi %a, %b : i64
  return %r : i64
}
func.func @f2096() -> vector<3xi128> {
  %a = arith.constant dense<[-7, -170141183460469231731687303715884105727, -1]> : vector<3xi128>
  %b = arith.constant dense<2> : vector<3xi128>
  %r = arith.minui %a, %b : vector<3xi128>
  return %r : vector<3xi128>
}
func.func @f1836(%x: i64) -> i64 {
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.maxui %x, %b : i64
  return %r : i64
}
func.func @f3488() -> tf32 {
  %a = arith.constant 0.5 : tf32
  %b = arith.constant -2.075 : tf32
  %r = arith.divf %a, %b : tf32
  return %r : tf32
}
func.func @f3993() -> f32 {
  %a = arith.constant 0x7F800000 : f32
  %b = arith.constant 0.5 : f32
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
func.func @f1980() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105728 : i128
  %b = arith.constant 19358087671951252861970956544787916494 : i128
  %r = arith.minsi %a, %b : i128
  return %r : i128
}
func.func @f5805() -> i128 {
  %a = arith.constant 3 : i7
  %r = arith.extsi %a : i7 to i128
  return %r : i128
}
func.func @f309(%x: i128) -> i128 {
  %r = arith.muli %x, %x : i128
  return %r : i128
}
func.func @f4030() -> f128 {
  %a = arith.constant 1.5995989260755321 : f128
  %b = arith.constant -1.0 : f128
  %r = arith.minimumf %a, %b : f128
  return %r : f128
}
func.func @f3233() -> vector<2xf64> {
  %a = arith.constant dense<[-2.153, 0.5]> : vector<2xf64>
  %b = arith.constant dense<3.0> : vector<2xf64>
  %r = arith.mulf %a, %b : vector<2xf64>
  return %r : vector<2xf64>
}
func.func @f4049() -> vector<2xf8E5M2> {
  %a = arith.constant dense<[-1.714, 3.0]> : vector<2xf8E5M2>
  %b = arith.constant dense<-5.36> : vector<2xf8E5M2>
  %r = arith.minimumf %a, %b : vector<2xf8E5M2>
  return %r : vector<2xf8E5M2>
}
func.func @f5416() -> i32 {
  %a = arith.constant 1.0742027665837415 : f8E3M4
  %r = arith.fptoui %a : f8E3M4 to i32
  return %r : i32
}
func.func @f3994() -> f32 {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0.5882129653151549 : f32
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
func.func @f1340() -> i7 {
  %a = arith.constant -2 : i7
  %b = arith.constant -7 : i7
  %r = arith.xori %a, %b : i7
  return %r : i7
}
func.func @f1653() -> i7 {
  %a = arith.constant 1 : i7
  %b = arith.constant -2 : i7
  %r = arith.shrsi %a, %b : i7
  return %r : i7
}
func.func @f5648() -> i32 {
  %a = arith.constant -127 : i8
  %r = arith.extsi %a : i8 to i32
  return %r : i32
}
func.func @f364() -> i64 {
  %a = arith.constant -9223372036854775807 : i64
  %b = arith.constant -9223372036854775807 : i64
  %r = arith.divui %a, %b : i64
  return %r : i64
}
func.func @f5764() -> i128 {
  %a = arith.constant 2 : index
  %r = arith.index_cast %a : index to i128
  return %r : i128
}
func.func @f1958(%x: index) -> index {
  %b = arith.constant 0 : index
  %r = arith.minsi %b, %x : index
  return %r : index
}
func.func @f1146(%x: i128) -> i128 {
  %b = arith.constant -170141183460469231731687303715884105727 : i128
  %r = arith.andi %x, %b : i128
  return %r : i128
}
func.func @f751() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant -126 : i8
  %r = arith.floordivsi %a, %b : i8
  return %r : i8
}
func.func @f3229() -> f64 {
  %a = arith.constant 3.756 : f64
  %b = arith.constant 1.0e+4 : f64
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
func.func @f2079(%x: i7) -> i7 {
  %r = arith.minui %x, %x : i7
  return %r : i7
}
func.func @f1882(%x: i128) -> i128 {
  %b = arith.constant -1 : i128
  %r = arith.maxui %x, %b : i128
  return %r : i128
}
func.func @f4761() -> f32 {
  %a = arith.constant -0.0 : f32
  %r = arith.negf %a : f32
  return %r : f32
}
func.func @f2178() -> index {
  %a = arith.constant -2 : index
  %b = arith.constant 0 : index
  %r:2 = arith.mulsi_extended %a, %b : index
  "x.use"(%r#1) : (index) -> ()
  return %r#0 : index
}
func.func @f574() -> i64 {
  %a = arith.constant 9223372036854775806 : i64
  %b = arith.constant 2 : i64
  %r = arith.ceildivui %a, %b : i64
  return %r : i64
}
func.func @f624(%x: i128) -> i128 {
  %r = arith.ceildivui %x, %x : i128
  return %r : i128
}
func.func @f61() -> index {
  %a = arith.constant 9223372036854775806 : index
  %b = arith.constant -7 : index
  %r = arith.addi %a, %b : index
  return %r : index
}
func.func @f4947() -> tf32 {
  %a = arith.constant -0.0 : f80
  %r = arith.truncf %a : f80 to tf32
  return %r : tf32
}
func.func @f4092() -> f8E3M4 {
  %a = arith.constant 100.0 : f8E3M4
  %b = arith.constant -0.43299441548911366 : f8E3M4
  %r = arith.minimumf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @f2896(%x: bf16) -> bf16 {
  %r = arith.addf %x, %x : bf16
  return %r : bf16
}
func.func @f3892(%x: f8E5M2) -> f8E5M2 {
  %r = arith.maxnumf %x, %x : f8E5M2
  return %r : f8E5M2
}
func.func @f3705() -> f80 {
  %a = arith.constant -1.8870164705749182 : f80
  %b = arith.constant 3.0 : f80
  %r = arith.maximumf %a, %b : f80
  return %r : f80
}
func.func @f962() -> i8 {
  %a = arith.constant 7 : i8
  %b = arith.constant 3 : i8
  %r = arith.remsi %a, %b : i8
  return %r : i8
}
func.func @f4175() -> f80 {
  %a = arith.constant 1.0e30 : f80
  %b = arith.constant 0.5 : f80
  %r = arith.minnumf %a, %b : f80
  return %r : f80
}
func.func @f1278() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant 1 : i8
  %r = arith.xori %a, %b : i8
  return %r : i8
}
func.func @f1915() -> vector<3xi8> {
  %a = arith.constant dense<3> : vector<3xi8>
  %b = arith.constant dense<126> : vector<3xi8>
  %r = arith.minsi %a, %b : vector<3xi8>
  return %r : vector<3xi8>
}
func.func @f4033() -> f128 {
  %a = arith.constant 0.968 : f128
  %b = arith.constant 0.0 : f128
  %r = arith.minimumf %a, %b : f128
  return %r : f128
}
func.func @f3570() -> f8E5M2 {
  %a = arith.constant 0.0 : f8E5M2
  %b = arith.constant 0.0 : f8E5M2
  %r = arith.remf %a, %b : f8E5M2
  return %r : f8E5M2
}
func.func @f1234() -> i7 {
  %a = arith.constant 7 : i7
  %b = arith.constant -1 : i7
  %r = arith.ori %a, %b : i7
  return %r : i7
}
func.func @f5540() -> f8E4M3 {
  %a = arith.constant 1.404856129382606 : tf32
  %r = arith.truncf %a : tf32 to f8E4M3
  return %r : f8E4M3
}
func.func @f5756() -> i7 {
  %a = arith.constant -9223372036854775807 : index
  %r = arith.index_cast %a : index to i7
  return %r : i7
}
func.func @f2930(%x: f80) -> f80 {
  %b = arith.constant 3.0 : f80
  %r = arith.addf %x, %b : f80
  return %r : f80
}
func.func @f3541() -> f64 {
  %a = arith.constant -2.062 : f64
  %b = arith.constant 1.0 : f64
  %r = arith.remf %a, %b : f64
  return %r : f64
}
func.func @f1514(%x: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.shrui %x, %p : i32
  return %r : i32
}
func.func @f458(%x: i32) -> i32 {
  %b = arith.constant 2147483646 : i32
  %r = arith.divsi %b, %x : i32
  return %r : i32
}
func.func @f5743() -> i8 {
  %a = arith.constant 2 : index
  %r = arith.index_castui %a : index to i8
  return %r : i8
}
func.func @f5128() -> i64 {
  %a = arith.constant 100.0 : f8E5M2
  %r = arith.fptoui %a : f8E5M2 to i64
  return %r : i64
}
func.func @f3486() -> tf32 {
  %a = arith.constant 100.0 : tf32
  %b = arith.constant 1.0 : tf32
  %r = arith.divf %a, %b : tf32
  return %r : tf32
}
func.func @f5779() -> i32 {
  %a = arith.constant 62 : i7
  %r = arith.extui %a : i7 to i32
  return %r : i32
}
func.func @f299(%x: i7) -> i7 {
  %p = ub.poison : i7
  %r = arith.muli %x, %p : i7
  return %r : i7
}
func.func @f659(%x: i8) -> i8 {
  %p = ub.poison : i8
  %r = arith.ceildivsi %x, %p : i8
  return %r : i8
}
func.func @f464(%x: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.divsi %x, %p : i32
  return %r : i32
}
func.func @f3237() -> f80 {
  %a = arith.constant 0.3773025395433267 : f80
  %b = arith.constant 1.0 : f80
  %r = arith.mulf %a, %b : f80
  return %r : f80
}
func.func @f3110(%x: f8E5M2) -> f8E5M2 {
  %b = arith.constant 0.8715460417326124 : f8E5M2
  %r = arith.subf %x, %b : f8E5M2
  return %r : f8E5M2
}
func.func @f4115() -> tf32 {
  %a = arith.constant -4.419 : tf32
  %b = arith.constant -0.021063020598655502 : tf32
  %r = arith.minimumf %a, %b : tf32
  return %r : tf32
}
func.func @f5729() -> i128 {
  %a = arith.constant 3 : i64
  %r = arith.extsi %a : i64 to i128
  return %r : i128
}
func.func @f696(%x: index) -> index {
  %b = arith.constant -2 : index
  %r = arith.ceildivsi %x, %b : index
  return %r : index
}
func.func @f1145() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105728 : i128
  %b = arith.constant 1 : i128
  %r = arith.andi %a, %b : i128
  return %r : i128
}
func.func @f5527() -> f64 {
  %a = arith.constant 100.0 : tf32
  %r = arith.extf %a : tf32 to f64
  return %r : f64
}
func.func @f1193(%x: i32) -> i32 {
  %b = arith.constant -2147483647 : i32
  %r = arith.ori %b, %x : i32
  return %r : i32
}
func.func @f5758() -> i7 {
  %a = arith.constant -7 : index
  %r = arith.index_cast %a : index to i7
  return %r : i7
}
func.func @f1735() -> vector<3xi64> {
  %a = arith.constant dense<-9223372036854775808> : vector<3xi64>
  %b = arith.constant dense<-2> : vector<3xi64>
  %r = arith.maxsi %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}
func.func @f3856(%x: f64) -> f64 {
  %r = arith.maxnumf %x, %x : f64
  return %r : f64
}
func.func @f2988() -> f8E4M3 {
  %a = arith.constant -1.2898001795479908 : f8E4M3
  %b = arith.constant -0.3753355666889595 : f8E4M3
  %r = arith.addf %a, %b : f8E4M3
  return %r : f8E4M3
}
func.func @f1214(%x: i64) -> i64 {
  %p = ub.poison : i64
  %r = arith.ori %x, %p : i64
  return %r : i64
}
func.func @f3828() -> bf16 {
  %a = arith.constant 0x7F7F : bf16
  %b = arith.constant -0.0 : bf16
  %r = arith.maxnumf %a, %b : bf16
  return %r : bf16
}
func.func @f1119(%x: index) -> index {
  %r = arith.andi %x, %x : index
  return %r : index
}
func.func @f923(%x: i7) -> i7 {
  %b = arith.constant 63 : i7
  %r = arith.remui %b, %x : i7
  return %r : i7
}
func.func @f49() -> i64 {
  %a = arith.constant 2 : i64
  %b = arith.constant -9223372036854775807 : i64
  %r = arith.addi %a, %b : i64
  return %r : i64
}
func.func @f5793() -> i64 {
  %a = arith.constant 0 : i7
  %r = arith.extsi %a : i7 to i64
  return %r : i64
}
func.func @f555() -> i32 {
  %a = arith.constant -1 : i32
  %b = arith.constant 1 : i32
  %r = arith.ceildivui %a, %b : i32
  return %r : i32
}
func.func @f4693() -> f64 {
  %a = arith.constant 0x7F7F : bf16
  %r = arith.extf %a : bf16 to f64
  return %r : f64
}
func.func @f1294() -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 3 : i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @f944(%x: i128) -> i128 {
  %p = ub.poison : i128
  %r = arith.remui %x, %p : i128
  return %r : i128
}
func.func @f5397() -> i8 {
  %a = arith.constant 0.5895989631803813 : f8E3M4
  %r = arith.fptosi %a : f8E3M4 to i8
  return %r : i8
}
func.func @f606(%x: i7) -> i7 {
  %b = arith.constant 0 : i7
  %r = arith.ceildivui %x, %b : i7
  return %r : i7
}
func.func @f3306() -> f8E3M4 {
  %a = arith.constant -1.0576729907204347 : f8E3M4
  %b = arith.constant 100.0 : f8E3M4
  %r = arith.mulf %a, %b : f8E3M4
  return %r : f8E3M4
}
func.func @f3028(%x: tf32) -> tf32 {
  %r = arith.addf %x, %x : tf32
  return %r : tf32
}
func.func @f3707() -> f80 {
  %a = arith.constant 2.776 : f80
  %b = arith.constant -1.0 : f80
  %r = arith.maximumf %a, %b : f80
  return %r : f80
}
func.func @f542() -> i8 {
  %a = arith.constant 127 : i8
  %b = arith.constant -1 : i8
  %r = arith.ceildivui %a, %b : i8
  return %r : i8
}
func.func @f43() -> vector<40xf32> {
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
func.func @f33_2() -> vector<40xi64> {
 %a = arith.constant dense<[4402140839885135959, -4057903162368998681, 3854503487213342681, -2033657159114731013,
     -3893304308118883029, 1149654652777862739, 3654636379765226579, -1232097657445990691, -1414672514840104122,
     -2191754302458351118, -1740937403492854648, -3988815703920503351, 48617116111327999, -1461276534424808097,
     -3079293785951560952, 2051003351396917159, 3626972428146288367, 2832999345745030181, -3361489869107917542,
     3814233941823474832, -841097168311490454, 3823891193833404195, -3840274207629407291, 4462174449351036136,
     -3719421543781279224, 2263644311334528858, 1977610674390962339, 2371951860713518834, -2355058420085123273,
     2286747416773876048, 118992503458879240, -4177731518436700034, -3712138880098977513, -2026953077383199508,
     3204650898998514165, -686377835981917462, -2084077069643047590, 321909699244618045, -1565953629385161842, -1770182261893635115]> : vector<40xi64>
 %b = arith.constant dense<3> : vector<40xi64>
 %r = arith.ori %a, %b : vector<40xi64>
 return %r : vector<40xi64>
}
func.func @f36() -> vector<40xf32> {
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
func.func @f17() -> vector<40xi8> {
 %a = arith.constant dense<[35, 36, 89, -48, 30, -68, -94, 13, 85, -28, -97, 38, -62, 7, -119, -92, 38, 33, -101, 114,
     30, -75, 69, 51, -41, -78, 90, -5, -27, 68, 22, 110, 9, 107, 125, -94, -102, 67, 66, -68]> : vector<40xi8>
 %b = arith.constant dense<3> : vector<40xi8>
 %r = arith.muli %a, %b : vector<40xi8>
 return %r : vector<40xi8>
}
func.func @f23() -> vector<40xi8> {
 %a = arith.constant dense<[73, -77, 34, 121, -4, 105, 27, -9, -113, -79, 93, 109, -66, -108, -81, 124, -67, 58, 6, 96,
     88, -127, -60, 85, 96, -3, 30, -89, -47, -8, 73, 35, 15, 74, 77, 110, 26, -30, -125, -70]> : vector<40xi8>
 %b = arith.constant dense<3> : vector<40xi8>
 %r = arith.xori %a, %b : vector<40xi8>
 return %r : vector<40xi8>
}
func.func @f6() -> vector<40xi32> {
 %a = arith.constant dense<[-173170559, 736375716, -32806646, -1835100309, 2007520120, -1007634522, -346022787,
     -1345623798, -1085522026, 2021463057, 1667716326, -834687109, 1844212932, -994770880, -711456850, 969140808,
     -1550922036, -1907755205, 730280731, 303332142, -1941614153, -28322561, -1570030593, 404875524, 463177355,
     1081694327, -2088651400, 673292752, 1789505227, 633033280, -1772053839, -1395629506, 1597079900, -1465660797,
     -425364367, 1692113895, 1248530886, 1315297669, 987067694, 1082938569]> : vector<40xi32>
 %b = arith.constant dense<[-342277750, 635042478, 1886651987, 1938097306, -1662357368, -791391169, 382256944,
     946263127, 1100944844, 2111460461, 1617478720, -1147250192, 1797160855, -891912808, -1257579248, 254368655,
     -1495123036, 634352409, -763081620, 1789070743, -243315605, -1449504654, 820925148, -1857093153, 876472100,
     -2130045398, -473643698, 92081475, -641483307, -1807169282, 1191646890, -622278817, 1835955389, -1300561723,
     -951811382, -1926675528, -972263013, -105289979, 1847567196, -106849287]> : vector<40xi32>
 %r = arith.andi %a, %b : vector<40xi32>
 return %r : vector<40xi32>
}
// -----
func.func @floor_divisions() -> (i32, i32, tensor<2xi32>, tensor<3xi8>, tensor<3xi8>, tensor<2xi8>) {
  %0 = arith.constant 0 : i32
  %8 = arith.constant 8 : i32
  %1 = arith.floordivsi %8, %0 : i32
  %2 = arith.floordivsi %0, %0 : i32
  %3 = arith.constant dense<[7, -7]> : tensor<2xi32>
  %4 = arith.constant dense<[0, 2]> : tensor<2xi32>
  %5 = arith.floordivsi %3, %4 : tensor<2xi32>
  %6 = arith.constant dense<[-128, 4, 5]> : tensor<3xi8>
  %7 = arith.constant dense<[-1, 0, 2]> : tensor<3xi8>
  %10 = arith.floordivsi %6, %7 : tensor<3xi8>
  %16 = arith.constant dense<[4, -128, 5]> : tensor<3xi8>
  %17 = arith.constant dense<[0, -1, 2]> : tensor<3xi8>
  %20 = arith.floordivsi %16, %17 : tensor<3xi8>
  %26 = arith.constant dense<[4, 3]> : tensor<2xi8>
  %27 = arith.constant dense<0> : tensor<2xi8>
  %28 = arith.floordivsi %26, %27 : tensor<2xi8>
  return %1, %2, %5, %10, %20, %28 : i32, i32, tensor<2xi32>, tensor<3xi8>, tensor<3xi8>, tensor<2xi8>
}
func.func @other_divisions() -> (tensor<2xi32>, tensor<3xi8>, tensor<3xi8>, tensor<2xi8>) {
  %3 = arith.constant dense<[7, -7]> : tensor<2xi32>
  %4 = arith.constant dense<[0, 2]> : tensor<2xi32>
  %5 = arith.ceildivsi %3, %4 : tensor<2xi32>
  %6 = arith.constant dense<[-128, 4, 5]> : tensor<3xi8>
  %7 = arith.constant dense<[-1, 0, 2]> : tensor<3xi8>
  %10 = arith.ceildivui %6, %7 : tensor<3xi8>
  %20 = arith.divsi %6, %7 : tensor<3xi8>
  %26 = arith.constant dense<[4, 3]> : tensor<2xi8>
  %27 = arith.constant dense<[0, 2]> : tensor<2xi8>
  %28 = arith.remsi %26, %27 : tensor<2xi8>
  return %5, %10, %20, %28 : tensor<2xi32>, tensor<3xi8>, tensor<3xi8>, tensor<2xi8>
}
