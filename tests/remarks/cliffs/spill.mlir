// cpu=x86-64-v4 schedule=none
// REMARK: spill: an inner loop of @f spills
func.func @f(%a: memref<1024x640xf32>, %b: memref<1024xf32>, %o: memref<640xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 1024 : index
  %start = arith.constant dense<0.0> : vector<16xf32>
  %at0 = arith.constant 0 : index
  %at1 = arith.constant 16 : index
  %at2 = arith.constant 32 : index
  %at3 = arith.constant 48 : index
  %at4 = arith.constant 64 : index
  %at5 = arith.constant 80 : index
  %at6 = arith.constant 96 : index
  %at7 = arith.constant 112 : index
  %at8 = arith.constant 128 : index
  %at9 = arith.constant 144 : index
  %at10 = arith.constant 160 : index
  %at11 = arith.constant 176 : index
  %at12 = arith.constant 192 : index
  %at13 = arith.constant 208 : index
  %at14 = arith.constant 224 : index
  %at15 = arith.constant 240 : index
  %at16 = arith.constant 256 : index
  %at17 = arith.constant 272 : index
  %at18 = arith.constant 288 : index
  %at19 = arith.constant 304 : index
  %at20 = arith.constant 320 : index
  %at21 = arith.constant 336 : index
  %at22 = arith.constant 352 : index
  %at23 = arith.constant 368 : index
  %at24 = arith.constant 384 : index
  %at25 = arith.constant 400 : index
  %at26 = arith.constant 416 : index
  %at27 = arith.constant 432 : index
  %at28 = arith.constant 448 : index
  %at29 = arith.constant 464 : index
  %at30 = arith.constant 480 : index
  %at31 = arith.constant 496 : index
  %at32 = arith.constant 512 : index
  %at33 = arith.constant 528 : index
  %at34 = arith.constant 544 : index
  %at35 = arith.constant 560 : index
  %at36 = arith.constant 576 : index
  %at37 = arith.constant 592 : index
  %at38 = arith.constant 608 : index
  %at39 = arith.constant 624 : index
  %r:40 = scf.for %k = %zero to %end step %one
      iter_args(%s0 = %start, %s1 = %start, %s2 = %start, %s3 = %start, %s4 = %start, %s5 = %start, %s6 = %start,
      %s7 = %start, %s8 = %start, %s9 = %start, %s10 = %start, %s11 = %start, %s12 = %start, %s13 = %start, %s14 =
      %start, %s15 = %start, %s16 = %start, %s17 = %start, %s18 = %start, %s19 = %start, %s20 = %start, %s21 =
      %start, %s22 = %start, %s23 = %start, %s24 = %start, %s25 = %start, %s26 = %start, %s27 = %start, %s28 =
      %start, %s29 = %start, %s30 = %start, %s31 = %start, %s32 = %start, %s33 = %start, %s34 = %start, %s35 =
      %start, %s36 = %start, %s37 = %start, %s38 = %start, %s39 = %start)
      -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
    %x = memref.load %b[%k] : memref<1024xf32>
    %factor = vector.broadcast %x : f32 to vector<16xf32>
    %l0 = vector.load %a[%k, %at0] : memref<1024x640xf32>, vector<16xf32>
    %m0 = arith.mulf %l0, %factor : vector<16xf32>
    %t0 = arith.addf %s0, %m0 : vector<16xf32>
    %l1 = vector.load %a[%k, %at1] : memref<1024x640xf32>, vector<16xf32>
    %m1 = arith.mulf %l1, %factor : vector<16xf32>
    %t1 = arith.addf %s1, %m1 : vector<16xf32>
    %l2 = vector.load %a[%k, %at2] : memref<1024x640xf32>, vector<16xf32>
    %m2 = arith.mulf %l2, %factor : vector<16xf32>
    %t2 = arith.addf %s2, %m2 : vector<16xf32>
    %l3 = vector.load %a[%k, %at3] : memref<1024x640xf32>, vector<16xf32>
    %m3 = arith.mulf %l3, %factor : vector<16xf32>
    %t3 = arith.addf %s3, %m3 : vector<16xf32>
    %l4 = vector.load %a[%k, %at4] : memref<1024x640xf32>, vector<16xf32>
    %m4 = arith.mulf %l4, %factor : vector<16xf32>
    %t4 = arith.addf %s4, %m4 : vector<16xf32>
    %l5 = vector.load %a[%k, %at5] : memref<1024x640xf32>, vector<16xf32>
    %m5 = arith.mulf %l5, %factor : vector<16xf32>
    %t5 = arith.addf %s5, %m5 : vector<16xf32>
    %l6 = vector.load %a[%k, %at6] : memref<1024x640xf32>, vector<16xf32>
    %m6 = arith.mulf %l6, %factor : vector<16xf32>
    %t6 = arith.addf %s6, %m6 : vector<16xf32>
    %l7 = vector.load %a[%k, %at7] : memref<1024x640xf32>, vector<16xf32>
    %m7 = arith.mulf %l7, %factor : vector<16xf32>
    %t7 = arith.addf %s7, %m7 : vector<16xf32>
    %l8 = vector.load %a[%k, %at8] : memref<1024x640xf32>, vector<16xf32>
    %m8 = arith.mulf %l8, %factor : vector<16xf32>
    %t8 = arith.addf %s8, %m8 : vector<16xf32>
    %l9 = vector.load %a[%k, %at9] : memref<1024x640xf32>, vector<16xf32>
    %m9 = arith.mulf %l9, %factor : vector<16xf32>
    %t9 = arith.addf %s9, %m9 : vector<16xf32>
    %l10 = vector.load %a[%k, %at10] : memref<1024x640xf32>, vector<16xf32>
    %m10 = arith.mulf %l10, %factor : vector<16xf32>
    %t10 = arith.addf %s10, %m10 : vector<16xf32>
    %l11 = vector.load %a[%k, %at11] : memref<1024x640xf32>, vector<16xf32>
    %m11 = arith.mulf %l11, %factor : vector<16xf32>
    %t11 = arith.addf %s11, %m11 : vector<16xf32>
    %l12 = vector.load %a[%k, %at12] : memref<1024x640xf32>, vector<16xf32>
    %m12 = arith.mulf %l12, %factor : vector<16xf32>
    %t12 = arith.addf %s12, %m12 : vector<16xf32>
    %l13 = vector.load %a[%k, %at13] : memref<1024x640xf32>, vector<16xf32>
    %m13 = arith.mulf %l13, %factor : vector<16xf32>
    %t13 = arith.addf %s13, %m13 : vector<16xf32>
    %l14 = vector.load %a[%k, %at14] : memref<1024x640xf32>, vector<16xf32>
    %m14 = arith.mulf %l14, %factor : vector<16xf32>
    %t14 = arith.addf %s14, %m14 : vector<16xf32>
    %l15 = vector.load %a[%k, %at15] : memref<1024x640xf32>, vector<16xf32>
    %m15 = arith.mulf %l15, %factor : vector<16xf32>
    %t15 = arith.addf %s15, %m15 : vector<16xf32>
    %l16 = vector.load %a[%k, %at16] : memref<1024x640xf32>, vector<16xf32>
    %m16 = arith.mulf %l16, %factor : vector<16xf32>
    %t16 = arith.addf %s16, %m16 : vector<16xf32>
    %l17 = vector.load %a[%k, %at17] : memref<1024x640xf32>, vector<16xf32>
    %m17 = arith.mulf %l17, %factor : vector<16xf32>
    %t17 = arith.addf %s17, %m17 : vector<16xf32>
    %l18 = vector.load %a[%k, %at18] : memref<1024x640xf32>, vector<16xf32>
    %m18 = arith.mulf %l18, %factor : vector<16xf32>
    %t18 = arith.addf %s18, %m18 : vector<16xf32>
    %l19 = vector.load %a[%k, %at19] : memref<1024x640xf32>, vector<16xf32>
    %m19 = arith.mulf %l19, %factor : vector<16xf32>
    %t19 = arith.addf %s19, %m19 : vector<16xf32>
    %l20 = vector.load %a[%k, %at20] : memref<1024x640xf32>, vector<16xf32>
    %m20 = arith.mulf %l20, %factor : vector<16xf32>
    %t20 = arith.addf %s20, %m20 : vector<16xf32>
    %l21 = vector.load %a[%k, %at21] : memref<1024x640xf32>, vector<16xf32>
    %m21 = arith.mulf %l21, %factor : vector<16xf32>
    %t21 = arith.addf %s21, %m21 : vector<16xf32>
    %l22 = vector.load %a[%k, %at22] : memref<1024x640xf32>, vector<16xf32>
    %m22 = arith.mulf %l22, %factor : vector<16xf32>
    %t22 = arith.addf %s22, %m22 : vector<16xf32>
    %l23 = vector.load %a[%k, %at23] : memref<1024x640xf32>, vector<16xf32>
    %m23 = arith.mulf %l23, %factor : vector<16xf32>
    %t23 = arith.addf %s23, %m23 : vector<16xf32>
    %l24 = vector.load %a[%k, %at24] : memref<1024x640xf32>, vector<16xf32>
    %m24 = arith.mulf %l24, %factor : vector<16xf32>
    %t24 = arith.addf %s24, %m24 : vector<16xf32>
    %l25 = vector.load %a[%k, %at25] : memref<1024x640xf32>, vector<16xf32>
    %m25 = arith.mulf %l25, %factor : vector<16xf32>
    %t25 = arith.addf %s25, %m25 : vector<16xf32>
    %l26 = vector.load %a[%k, %at26] : memref<1024x640xf32>, vector<16xf32>
    %m26 = arith.mulf %l26, %factor : vector<16xf32>
    %t26 = arith.addf %s26, %m26 : vector<16xf32>
    %l27 = vector.load %a[%k, %at27] : memref<1024x640xf32>, vector<16xf32>
    %m27 = arith.mulf %l27, %factor : vector<16xf32>
    %t27 = arith.addf %s27, %m27 : vector<16xf32>
    %l28 = vector.load %a[%k, %at28] : memref<1024x640xf32>, vector<16xf32>
    %m28 = arith.mulf %l28, %factor : vector<16xf32>
    %t28 = arith.addf %s28, %m28 : vector<16xf32>
    %l29 = vector.load %a[%k, %at29] : memref<1024x640xf32>, vector<16xf32>
    %m29 = arith.mulf %l29, %factor : vector<16xf32>
    %t29 = arith.addf %s29, %m29 : vector<16xf32>
    %l30 = vector.load %a[%k, %at30] : memref<1024x640xf32>, vector<16xf32>
    %m30 = arith.mulf %l30, %factor : vector<16xf32>
    %t30 = arith.addf %s30, %m30 : vector<16xf32>
    %l31 = vector.load %a[%k, %at31] : memref<1024x640xf32>, vector<16xf32>
    %m31 = arith.mulf %l31, %factor : vector<16xf32>
    %t31 = arith.addf %s31, %m31 : vector<16xf32>
    %l32 = vector.load %a[%k, %at32] : memref<1024x640xf32>, vector<16xf32>
    %m32 = arith.mulf %l32, %factor : vector<16xf32>
    %t32 = arith.addf %s32, %m32 : vector<16xf32>
    %l33 = vector.load %a[%k, %at33] : memref<1024x640xf32>, vector<16xf32>
    %m33 = arith.mulf %l33, %factor : vector<16xf32>
    %t33 = arith.addf %s33, %m33 : vector<16xf32>
    %l34 = vector.load %a[%k, %at34] : memref<1024x640xf32>, vector<16xf32>
    %m34 = arith.mulf %l34, %factor : vector<16xf32>
    %t34 = arith.addf %s34, %m34 : vector<16xf32>
    %l35 = vector.load %a[%k, %at35] : memref<1024x640xf32>, vector<16xf32>
    %m35 = arith.mulf %l35, %factor : vector<16xf32>
    %t35 = arith.addf %s35, %m35 : vector<16xf32>
    %l36 = vector.load %a[%k, %at36] : memref<1024x640xf32>, vector<16xf32>
    %m36 = arith.mulf %l36, %factor : vector<16xf32>
    %t36 = arith.addf %s36, %m36 : vector<16xf32>
    %l37 = vector.load %a[%k, %at37] : memref<1024x640xf32>, vector<16xf32>
    %m37 = arith.mulf %l37, %factor : vector<16xf32>
    %t37 = arith.addf %s37, %m37 : vector<16xf32>
    %l38 = vector.load %a[%k, %at38] : memref<1024x640xf32>, vector<16xf32>
    %m38 = arith.mulf %l38, %factor : vector<16xf32>
    %t38 = arith.addf %s38, %m38 : vector<16xf32>
    %l39 = vector.load %a[%k, %at39] : memref<1024x640xf32>, vector<16xf32>
    %m39 = arith.mulf %l39, %factor : vector<16xf32>
    %t39 = arith.addf %s39, %m39 : vector<16xf32>
      scf.yield %t0, %t1, %t2, %t3, %t4, %t5, %t6, %t7, %t8, %t9, %t10, %t11, %t12, %t13, %t14, %t15, %t16, %t17,
      %t18, %t19, %t20, %t21, %t22, %t23, %t24, %t25, %t26, %t27, %t28, %t29, %t30, %t31, %t32, %t33, %t34, %t35,
      %t36, %t37, %t38, %t39
        : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  }
  vector.store %r#0, %o[%at0] : memref<640xf32>, vector<16xf32>
  vector.store %r#1, %o[%at1] : memref<640xf32>, vector<16xf32>
  vector.store %r#2, %o[%at2] : memref<640xf32>, vector<16xf32>
  vector.store %r#3, %o[%at3] : memref<640xf32>, vector<16xf32>
  vector.store %r#4, %o[%at4] : memref<640xf32>, vector<16xf32>
  vector.store %r#5, %o[%at5] : memref<640xf32>, vector<16xf32>
  vector.store %r#6, %o[%at6] : memref<640xf32>, vector<16xf32>
  vector.store %r#7, %o[%at7] : memref<640xf32>, vector<16xf32>
  vector.store %r#8, %o[%at8] : memref<640xf32>, vector<16xf32>
  vector.store %r#9, %o[%at9] : memref<640xf32>, vector<16xf32>
  vector.store %r#10, %o[%at10] : memref<640xf32>, vector<16xf32>
  vector.store %r#11, %o[%at11] : memref<640xf32>, vector<16xf32>
  vector.store %r#12, %o[%at12] : memref<640xf32>, vector<16xf32>
  vector.store %r#13, %o[%at13] : memref<640xf32>, vector<16xf32>
  vector.store %r#14, %o[%at14] : memref<640xf32>, vector<16xf32>
  vector.store %r#15, %o[%at15] : memref<640xf32>, vector<16xf32>
  vector.store %r#16, %o[%at16] : memref<640xf32>, vector<16xf32>
  vector.store %r#17, %o[%at17] : memref<640xf32>, vector<16xf32>
  vector.store %r#18, %o[%at18] : memref<640xf32>, vector<16xf32>
  vector.store %r#19, %o[%at19] : memref<640xf32>, vector<16xf32>
  vector.store %r#20, %o[%at20] : memref<640xf32>, vector<16xf32>
  vector.store %r#21, %o[%at21] : memref<640xf32>, vector<16xf32>
  vector.store %r#22, %o[%at22] : memref<640xf32>, vector<16xf32>
  vector.store %r#23, %o[%at23] : memref<640xf32>, vector<16xf32>
  vector.store %r#24, %o[%at24] : memref<640xf32>, vector<16xf32>
  vector.store %r#25, %o[%at25] : memref<640xf32>, vector<16xf32>
  vector.store %r#26, %o[%at26] : memref<640xf32>, vector<16xf32>
  vector.store %r#27, %o[%at27] : memref<640xf32>, vector<16xf32>
  vector.store %r#28, %o[%at28] : memref<640xf32>, vector<16xf32>
  vector.store %r#29, %o[%at29] : memref<640xf32>, vector<16xf32>
  vector.store %r#30, %o[%at30] : memref<640xf32>, vector<16xf32>
  vector.store %r#31, %o[%at31] : memref<640xf32>, vector<16xf32>
  vector.store %r#32, %o[%at32] : memref<640xf32>, vector<16xf32>
  vector.store %r#33, %o[%at33] : memref<640xf32>, vector<16xf32>
  vector.store %r#34, %o[%at34] : memref<640xf32>, vector<16xf32>
  vector.store %r#35, %o[%at35] : memref<640xf32>, vector<16xf32>
  vector.store %r#36, %o[%at36] : memref<640xf32>, vector<16xf32>
  vector.store %r#37, %o[%at37] : memref<640xf32>, vector<16xf32>
  vector.store %r#38, %o[%at38] : memref<640xf32>, vector<16xf32>
  vector.store %r#39, %o[%at39] : memref<640xf32>, vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<1024x640xf32>, %b: memref<1024xf32>, %o: memref<640xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 1024 : index
  %start = arith.constant dense<0.0> : vector<16xf32>
  %at0 = arith.constant 0 : index
  %at1 = arith.constant 16 : index
  %at2 = arith.constant 32 : index
  %at3 = arith.constant 48 : index
  %at4 = arith.constant 64 : index
  %at5 = arith.constant 80 : index
  %at6 = arith.constant 96 : index
  %at7 = arith.constant 112 : index
  %at8 = arith.constant 128 : index
  %at9 = arith.constant 144 : index
  %at10 = arith.constant 160 : index
  %at11 = arith.constant 176 : index
  %at12 = arith.constant 192 : index
  %at13 = arith.constant 208 : index
  %at14 = arith.constant 224 : index
  %at15 = arith.constant 240 : index
  %r:16 = scf.for %k = %zero to %end step %one
      iter_args(%s0 = %start, %s1 = %start, %s2 = %start, %s3 = %start, %s4 = %start, %s5 = %start, %s6 = %start,
      %s7 = %start, %s8 = %start, %s9 = %start, %s10 = %start, %s11 = %start, %s12 = %start, %s13 = %start, %s14 =
      %start, %s15 = %start)
      -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
    %x = memref.load %b[%k] : memref<1024xf32>
    %factor = vector.broadcast %x : f32 to vector<16xf32>
    %l0 = vector.load %a[%k, %at0] : memref<1024x640xf32>, vector<16xf32>
    %m0 = arith.mulf %l0, %factor : vector<16xf32>
    %t0 = arith.addf %s0, %m0 : vector<16xf32>
    %l1 = vector.load %a[%k, %at1] : memref<1024x640xf32>, vector<16xf32>
    %m1 = arith.mulf %l1, %factor : vector<16xf32>
    %t1 = arith.addf %s1, %m1 : vector<16xf32>
    %l2 = vector.load %a[%k, %at2] : memref<1024x640xf32>, vector<16xf32>
    %m2 = arith.mulf %l2, %factor : vector<16xf32>
    %t2 = arith.addf %s2, %m2 : vector<16xf32>
    %l3 = vector.load %a[%k, %at3] : memref<1024x640xf32>, vector<16xf32>
    %m3 = arith.mulf %l3, %factor : vector<16xf32>
    %t3 = arith.addf %s3, %m3 : vector<16xf32>
    %l4 = vector.load %a[%k, %at4] : memref<1024x640xf32>, vector<16xf32>
    %m4 = arith.mulf %l4, %factor : vector<16xf32>
    %t4 = arith.addf %s4, %m4 : vector<16xf32>
    %l5 = vector.load %a[%k, %at5] : memref<1024x640xf32>, vector<16xf32>
    %m5 = arith.mulf %l5, %factor : vector<16xf32>
    %t5 = arith.addf %s5, %m5 : vector<16xf32>
    %l6 = vector.load %a[%k, %at6] : memref<1024x640xf32>, vector<16xf32>
    %m6 = arith.mulf %l6, %factor : vector<16xf32>
    %t6 = arith.addf %s6, %m6 : vector<16xf32>
    %l7 = vector.load %a[%k, %at7] : memref<1024x640xf32>, vector<16xf32>
    %m7 = arith.mulf %l7, %factor : vector<16xf32>
    %t7 = arith.addf %s7, %m7 : vector<16xf32>
    %l8 = vector.load %a[%k, %at8] : memref<1024x640xf32>, vector<16xf32>
    %m8 = arith.mulf %l8, %factor : vector<16xf32>
    %t8 = arith.addf %s8, %m8 : vector<16xf32>
    %l9 = vector.load %a[%k, %at9] : memref<1024x640xf32>, vector<16xf32>
    %m9 = arith.mulf %l9, %factor : vector<16xf32>
    %t9 = arith.addf %s9, %m9 : vector<16xf32>
    %l10 = vector.load %a[%k, %at10] : memref<1024x640xf32>, vector<16xf32>
    %m10 = arith.mulf %l10, %factor : vector<16xf32>
    %t10 = arith.addf %s10, %m10 : vector<16xf32>
    %l11 = vector.load %a[%k, %at11] : memref<1024x640xf32>, vector<16xf32>
    %m11 = arith.mulf %l11, %factor : vector<16xf32>
    %t11 = arith.addf %s11, %m11 : vector<16xf32>
    %l12 = vector.load %a[%k, %at12] : memref<1024x640xf32>, vector<16xf32>
    %m12 = arith.mulf %l12, %factor : vector<16xf32>
    %t12 = arith.addf %s12, %m12 : vector<16xf32>
    %l13 = vector.load %a[%k, %at13] : memref<1024x640xf32>, vector<16xf32>
    %m13 = arith.mulf %l13, %factor : vector<16xf32>
    %t13 = arith.addf %s13, %m13 : vector<16xf32>
    %l14 = vector.load %a[%k, %at14] : memref<1024x640xf32>, vector<16xf32>
    %m14 = arith.mulf %l14, %factor : vector<16xf32>
    %t14 = arith.addf %s14, %m14 : vector<16xf32>
    %l15 = vector.load %a[%k, %at15] : memref<1024x640xf32>, vector<16xf32>
    %m15 = arith.mulf %l15, %factor : vector<16xf32>
    %t15 = arith.addf %s15, %m15 : vector<16xf32>
    scf.yield %t0, %t1, %t2, %t3, %t4, %t5, %t6, %t7, %t8, %t9, %t10, %t11, %t12, %t13, %t14, %t15
        : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>,
      vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
  }
  vector.store %r#0, %o[%at0] : memref<640xf32>, vector<16xf32>
  vector.store %r#1, %o[%at1] : memref<640xf32>, vector<16xf32>
  vector.store %r#2, %o[%at2] : memref<640xf32>, vector<16xf32>
  vector.store %r#3, %o[%at3] : memref<640xf32>, vector<16xf32>
  vector.store %r#4, %o[%at4] : memref<640xf32>, vector<16xf32>
  vector.store %r#5, %o[%at5] : memref<640xf32>, vector<16xf32>
  vector.store %r#6, %o[%at6] : memref<640xf32>, vector<16xf32>
  vector.store %r#7, %o[%at7] : memref<640xf32>, vector<16xf32>
  vector.store %r#8, %o[%at8] : memref<640xf32>, vector<16xf32>
  vector.store %r#9, %o[%at9] : memref<640xf32>, vector<16xf32>
  vector.store %r#10, %o[%at10] : memref<640xf32>, vector<16xf32>
  vector.store %r#11, %o[%at11] : memref<640xf32>, vector<16xf32>
  vector.store %r#12, %o[%at12] : memref<640xf32>, vector<16xf32>
  vector.store %r#13, %o[%at13] : memref<640xf32>, vector<16xf32>
  vector.store %r#14, %o[%at14] : memref<640xf32>, vector<16xf32>
  vector.store %r#15, %o[%at15] : memref<640xf32>, vector<16xf32>
  return
}
