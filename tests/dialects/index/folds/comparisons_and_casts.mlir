// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- casts
func.func @casts_of_constant() -> index {
  %a = arith.constant 2768531663992023697 : i63
  %r = index.casts %a : i63 to index
  return %r : index
}
func.func @casts_of_constant_2() -> index {
  %a = arith.constant 25314102536732 : i48
  %r = index.casts %a : i48 to index
  return %r : index
}
func.func @casts_of_constant_3() -> index {
  %a = arith.constant 60 : i8
  %r = index.casts %a : i8 to index
  return %r : index
}
func.func @casts_of_constant_4() -> index {
  %a = arith.constant 7761945612728639513 : i64
  %r = index.casts %a : i64 to index
  return %r : index
}
func.func @casts_of_constant_5() -> index {
  %a = arith.constant 95348362134271 : i48
  %r = index.casts %a : i48 to index
  return %r : index
}
func.func @casts_of_constant_6() -> index {
  %a = arith.constant 3420866115401946956 : i63
  %r = index.casts %a : i63 to index
  return %r : index
}
func.func @casts_of_constant_i1() -> i1 {
  %a = index.constant 19721919
  %r = index.casts %a : index to i1
  return %r : i1
}
func.func @casts_of_constant_i48() -> i48 {
  %a = index.constant 3
  %r = index.casts %a : index to i48
  return %r : i48
}
func.func @casts_of_constant_i48_2() -> i48 {
  %a = index.constant 254075411
  %r = index.casts %a : index to i48
  return %r : i48
}
func.func @casts_of_constant_i64() -> i64 {
  %a = index.constant 2147483647
  %r = index.casts %a : index to i64
  return %r : i64
}
func.func @casts_of_negative() -> index {
  %a = arith.constant -355913023 : i32
  %r = index.casts %a : i32 to index
  return %r : index
}
func.func @casts_of_negative_2() -> index {
  %a = arith.constant -9182250950357695054 : i64
  %r = index.casts %a : i64 to index
  return %r : index
}
func.func @casts_of_negative_3() -> index {
  %a = arith.constant -16 : i8
  %r = index.casts %a : i8 to index
  return %r : index
}
func.func @casts_of_negative_4() -> index {
  %a = arith.constant -104824442067372699232646684126158386204 : i128
  %r = index.casts %a : i128 to index
  return %r : index
}
func.func @casts_of_negative_5() -> index {
  %a = arith.constant -4341517937689659043 : i63
  %r = index.casts %a : i63 to index
  return %r : index
}
func.func @casts_of_negative_6() -> index {
  %a = arith.constant -90911121206655969919971463581795646818 : i128
  %r = index.casts %a : i128 to index
  return %r : index
}
func.func @casts_of_negative_7() -> index {
  %a = arith.constant -52433574858113842985914468650982564479 : i128
  %r = index.casts %a : i128 to index
  return %r : index
}
func.func @casts_of_negative_i33() -> i33 {
  %a = index.constant -2147483648
  %r = index.casts %a : index to i33
  return %r : i33
}
func.func @casts_of_negative_i33_2() -> i33 {
  %a = index.constant -2
  %r = index.casts %a : index to i33
  return %r : i33
}
func.func @casts_of_negative_i63() -> i63 {
  %a = index.constant -1158539246
  %r = index.casts %a : index to i63
  return %r : i63
}
func.func @casts_of_true() -> index {
  %a = arith.constant true
  %r = index.casts %a : i1 to index
  return %r : index
}
func.func @casts_of_true_2() -> index {
  %a = arith.constant true
  %r = index.casts %a : i1 to index
  return %r : index
}
func.func @casts_of_zero_i64() -> i64 {
  %a = index.constant 0
  %r = index.casts %a : index to i64
  return %r : i64
}
// ----- castu
func.func @castu_of_constant() -> index {
  %a = arith.constant 84 : i8
  %r = index.castu %a : i8 to index
  return %r : index
}
func.func @castu_of_constant_2() -> index {
  %a = arith.constant 312106609 : i33
  %r = index.castu %a : i33 to index
  return %r : index
}
func.func @castu_of_constant_i32() -> i32 {
  %a = index.constant 2147483647
  %r = index.castu %a : index to i32
  return %r : i32
}
func.func @castu_of_constant_i33() -> i33 {
  %a = index.constant 2147483647
  %r = index.castu %a : index to i33
  return %r : i33
}
func.func @castu_of_constant_i48() -> i48 {
  %a = index.constant 7
  %r = index.castu %a : index to i48
  return %r : i48
}
func.func @castu_of_constant_i63() -> i63 {
  %a = index.constant 486190429
  %r = index.castu %a : index to i63
  return %r : i63
}
func.func @castu_of_constant_i65() -> i65 {
  %a = index.constant 2147483648
  %r = index.castu %a : index to i65
  return %r : i65
}
func.func @castu_of_negative() -> index {
  %a = arith.constant -3601988131031366056 : i65
  %r = index.castu %a : i65 to index
  return %r : index
}
func.func @castu_of_negative_2() -> index {
  %a = arith.constant -3283630979479824636 : i64
  %r = index.castu %a : i64 to index
  return %r : index
}
func.func @castu_of_negative_3() -> index {
  %a = arith.constant -26732609024101509556961438249492969702 : i128
  %r = index.castu %a : i128 to index
  return %r : index
}
func.func @castu_of_negative_4() -> index {
  %a = arith.constant -4731431343046363925 : i65
  %r = index.castu %a : i65 to index
  return %r : index
}
func.func @castu_of_negative_5() -> index {
  %a = arith.constant -4240800697958562214 : i63
  %r = index.castu %a : i63 to index
  return %r : index
}
func.func @castu_of_negative_i65() -> i65 {
  %a = index.constant -2147483648
  %r = index.castu %a : index to i65
  return %r : i65
}
func.func @castu_of_one_i128() -> i128 {
  %a = index.constant 1
  %r = index.castu %a : index to i128
  return %r : i128
}
func.func @castu_of_true() -> index {
  %a = arith.constant true
  %r = index.castu %a : i1 to index
  return %r : index
}
func.func @castu_of_zero_i1() -> i1 {
  %a = index.constant 0
  %r = index.castu %a : index to i1
  return %r : i1
}
// ----- cmp
func.func @cmp_eq_of_max_and_minus_one_i1() -> i1 {
  %a = index.constant 9223372036854775807
  %b = index.constant -1
  %r = index.cmp eq(%a, %b)
  return %r : i1
}
func.func @cmp_eq_of_maxs_of_x_and_constant_and_minus_one_i1(%x: index) -> i1 {
  %a = index.constant 8
  %b = index.constant -1
  %m = index.maxs %x, %a
  %r = index.cmp eq(%m, %b)
  return %r : i1
}
func.func @cmp_eq_of_maxu_of_x_and_constant_and_constant_i1(%x: index) -> i1 {
  %a = index.constant 3
  %b = index.constant 6
  %m = index.maxu %x, %a
  %r = index.cmp eq(%m, %b)
  return %r : i1
}
func.func @cmp_eq_of_negative_and_min_i1() -> i1 {
  %a = index.constant -2
  %b = index.constant -9223372036854775808
  %r = index.cmp eq(%a, %b)
  return %r : i1
}
func.func @cmp_ne_of_constant_and_constant_i1() -> i1 {
  %a = index.constant 7
  %b = index.constant 2924093720569979659
  %r = index.cmp ne(%a, %b)
  return %r : i1
}
func.func @cmp_ne_of_constant_and_constant_i1_2() -> i1 {
  %a = index.constant 7
  %b = index.constant 58
  %r = index.cmp ne(%a, %b)
  return %r : i1
}
func.func @cmp_ne_of_maxs_of_x_and_constant_and_constant_i1(%x: index) -> i1 {
  %a = index.constant 7
  %b = index.constant 5
  %m = index.maxs %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @cmp_ne_of_maxu_of_x_and_constant_and_minus_one_i1(%x: index) -> i1 {
  %a = index.constant 3
  %b = index.constant -1
  %m = index.maxu %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @cmp_ne_of_maxu_of_x_and_zero_and_two_i1(%x: index) -> i1 {
  %a = index.constant 0
  %b = index.constant 2
  %m = index.maxu %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @cmp_ne_of_maxu_of_x_and_zero_and_two_i1_2(%x: index) -> i1 {
  %a = index.constant 0
  %b = index.constant 2
  %m = index.maxu %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @cmp_ne_of_mins_of_x_and_constant_and_zero_i1(%x: index) -> i1 {
  %a = index.constant 7
  %b = index.constant 0
  %m = index.mins %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @cmp_ne_of_minu_of_x_and_constant_and_two_i1(%x: index) -> i1 {
  %a = index.constant 5
  %b = index.constant 2
  %m = index.minu %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @cmp_sge_of_maxs_of_x_and_one_and_minus_one_i1(%x: index) -> i1 {
  %a = index.constant 1
  %b = index.constant -1
  %m = index.maxs %x, %a
  %r = index.cmp sge(%m, %b)
  return %r : i1
}
func.func @cmp_sge_of_minu_of_x_and_negative_and_constant_i1(%x: index) -> i1 {
  %a = index.constant -309275264
  %b = index.constant 2147483648
  %m = index.minu %x, %a
  %r = index.cmp sge(%m, %b)
  return %r : i1
}
func.func @cmp_sge_of_negative_and_constant_i1() -> i1 {
  %a = index.constant -7730211356863450857
  %b = index.constant 4294967296
  %r = index.cmp sge(%a, %b)
  return %r : i1
}
func.func @cmp_sge_of_zero_and_sub_of_x_and_y_i1(%x: index, %y: index) -> i1 {
  %a = index.constant 0
  %m = index.sub %x, %y
  %r = index.cmp sge(%a, %m)
  return %r : i1
}
func.func @cmp_sgt_of_constant_and_negative_i1() -> i1 {
  %a = index.constant 7
  %b = index.constant -8749171147189171225
  %r = index.cmp sgt(%a, %b)
  return %r : i1
}
func.func @cmp_sgt_of_max_and_constant_i1() -> i1 {
  %a = index.constant 9223372036854775807
  %b = index.constant 2147483648
  %r = index.cmp sgt(%a, %b)
  return %r : i1
}
func.func @cmp_sgt_of_maxs_of_x_and_one_and_negative_i1(%x: index) -> i1 {
  %a = index.constant 1
  %b = index.constant -2
  %m = index.maxs %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @cmp_sgt_of_maxu_of_x_and_constant_and_negative_i1(%x: index) -> i1 {
  %a = index.constant 8
  %b = index.constant -3
  %m = index.maxu %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @cmp_sgt_of_minu_of_x_and_constant_and_constant_i1(%x: index) -> i1 {
  %a = index.constant 3
  %b = index.constant 3
  %m = index.minu %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @cmp_sgt_of_minu_of_x_and_constant_and_negative_i1(%x: index) -> i1 {
  %a = index.constant 3
  %b = index.constant -5
  %m = index.minu %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @cmp_sgt_of_minu_of_x_and_negative_and_constant_i1(%x: index) -> i1 {
  %a = index.constant -4
  %b = index.constant 9
  %m = index.minu %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @cmp_sgt_of_minu_of_x_and_negative_and_two_i1(%x: index) -> i1 {
  %a = index.constant -5
  %b = index.constant 2
  %m = index.minu %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @cmp_sgt_of_negative_and_constant_i1() -> i1 {
  %a = index.constant -2
  %b = index.constant 3
  %r = index.cmp sgt(%a, %b)
  return %r : i1
}
func.func @cmp_sgt_of_sub_of_x_and_y_and_zero_i1(%x: index, %y: index) -> i1 {
  %a = index.constant 0
  %m = index.sub %x, %y
  %r = index.cmp sgt(%m, %a)
  return %r : i1
}
func.func @cmp_sle_of_maxs_of_x_and_negative_and_two_i1(%x: index) -> i1 {
  %a = index.constant -2
  %b = index.constant 2
  %m = index.maxs %x, %a
  %r = index.cmp sle(%m, %b)
  return %r : i1
}
func.func @cmp_sle_of_maxs_of_x_and_negative_and_zero_i1(%x: index) -> i1 {
  %a = index.constant -6
  %b = index.constant 0
  %m = index.maxs %x, %a
  %r = index.cmp sle(%m, %b)
  return %r : i1
}
func.func @cmp_sle_of_mins_of_x_and_min_and_constant_i1(%x: index) -> i1 {
  %a = index.constant -9223372036854775808
  %b = index.constant 2147483648
  %m = index.mins %x, %a
  %r = index.cmp sle(%m, %b)
  return %r : i1
}
func.func @cmp_sle_of_minu_of_x_and_negative_and_constant_i1(%x: index) -> i1 {
  %a = index.constant -3
  %b = index.constant 7
  %m = index.minu %x, %a
  %r = index.cmp sle(%m, %b)
  return %r : i1
}
func.func @cmp_sle_of_minus_one_and_two_i1() -> i1 {
  %a = index.constant -1
  %b = index.constant 2
  %r = index.cmp sle(%a, %b)
  return %r : i1
}
func.func @cmp_sle_of_negative_and_negative_i1() -> i1 {
  %a = index.constant -7
  %b = index.constant -4531953352306361559
  %r = index.cmp sle(%a, %b)
  return %r : i1
}
func.func @cmp_sle_of_negative_and_zero_i1() -> i1 {
  %a = index.constant -2147483648
  %b = index.constant 0
  %r = index.cmp sle(%a, %b)
  return %r : i1
}
func.func @cmp_slt_of_constant_and_constant_i1() -> i1 {
  %a = index.constant 2147483648
  %b = index.constant 3
  %r = index.cmp slt(%a, %b)
  return %r : i1
}
func.func @cmp_slt_of_constant_and_constant_i1_2() -> i1 {
  %a = index.constant 7
  %b = index.constant 3
  %r = index.cmp slt(%a, %b)
  return %r : i1
}
func.func @cmp_slt_of_maxs_of_x_and_one_and_constant_i1(%x: index) -> i1 {
  %a = index.constant 1
  %b = index.constant 3
  %m = index.maxs %x, %a
  %r = index.cmp slt(%m, %b)
  return %r : i1
}
func.func @cmp_slt_of_mins_of_x_and_zero_and_negative_i1(%x: index) -> i1 {
  %a = index.constant 0
  %b = index.constant -323563123037199769
  %m = index.mins %x, %a
  %r = index.cmp slt(%m, %b)
  return %r : i1
}
func.func @cmp_slt_of_negative_and_two_i1() -> i1 {
  %a = index.constant -2
  %b = index.constant 2
  %r = index.cmp slt(%a, %b)
  return %r : i1
}
func.func @cmp_uge_of_constant_and_negative_i1() -> i1 {
  %a = index.constant 7
  %b = index.constant -7
  %r = index.cmp uge(%a, %b)
  return %r : i1
}
func.func @cmp_uge_of_max_and_constant_i1() -> i1 {
  %a = index.constant 9223372036854775807
  %b = index.constant 2147483647
  %r = index.cmp uge(%a, %b)
  return %r : i1
}
func.func @cmp_uge_of_maxs_of_x_and_one_and_two_i1(%x: index) -> i1 {
  %a = index.constant 1
  %b = index.constant 2
  %m = index.maxs %x, %a
  %r = index.cmp uge(%m, %b)
  return %r : i1
}
func.func @cmp_uge_of_maxu_of_x_and_one_and_constant_i1(%x: index) -> i1 {
  %a = index.constant 1
  %b = index.constant 6
  %m = index.maxu %x, %a
  %r = index.cmp uge(%m, %b)
  return %r : i1
}
func.func @cmp_uge_of_mins_of_x_and_constant_and_constant_i1(%x: index) -> i1 {
  %a = index.constant 8
  %b = index.constant 3
  %m = index.mins %x, %a
  %r = index.cmp uge(%m, %b)
  return %r : i1
}
func.func @cmp_uge_of_same_i1(%x: index) -> i1 {
  %r = index.cmp uge(%x, %x)
  return %r : i1
}
func.func @cmp_uge_of_sub_of_x_and_y_and_zero_i1(%x: index, %y: index) -> i1 {
  %a = index.constant 0
  %m = index.sub %x, %y
  %r = index.cmp uge(%m, %a)
  return %r : i1
}
func.func @cmp_ugt_of_constant_and_zero_i1() -> i1 {
  %a = index.constant 28
  %b = index.constant 0
  %r = index.cmp ugt(%a, %b)
  return %r : i1
}
func.func @cmp_ugt_of_maxs_of_x_and_constant_and_negative_i1(%x: index) -> i1 {
  %a = index.constant 9
  %b = index.constant -6
  %m = index.maxs %x, %a
  %r = index.cmp ugt(%m, %b)
  return %r : i1
}
func.func @cmp_ugt_of_mins_of_x_and_negative_and_two_i1(%x: index) -> i1 {
  %a = index.constant -7
  %b = index.constant 2
  %m = index.mins %x, %a
  %r = index.cmp ugt(%m, %b)
  return %r : i1
}
func.func @cmp_ugt_of_minu_of_x_and_constant_and_min_i1(%x: index) -> i1 {
  %a = index.constant 4294967296
  %b = index.constant -9223372036854775808
  %m = index.minu %x, %a
  %r = index.cmp ugt(%m, %b)
  return %r : i1
}
func.func @cmp_ugt_of_negative_and_zero_i1() -> i1 {
  %a = index.constant -7
  %b = index.constant 0
  %r = index.cmp ugt(%a, %b)
  return %r : i1
}
func.func @cmp_ule_of_constant_and_constant_i1() -> i1 {
  %a = index.constant 7
  %b = index.constant 3
  %r = index.cmp ule(%a, %b)
  return %r : i1
}
func.func @cmp_ule_of_max_and_constant_i1() -> i1 {
  %a = index.constant 9223372036854775807
  %b = index.constant 74
  %r = index.cmp ule(%a, %b)
  return %r : i1
}
func.func @cmp_ule_of_maxs_of_x_and_negative_and_two_i1(%x: index) -> i1 {
  %a = index.constant -7
  %b = index.constant 2
  %m = index.maxs %x, %a
  %r = index.cmp ule(%m, %b)
  return %r : i1
}
func.func @cmp_ule_of_maxu_of_x_and_constant_and_negative_i1(%x: index) -> i1 {
  %a = index.constant 4
  %b = index.constant -7
  %m = index.maxu %x, %a
  %r = index.cmp ule(%m, %b)
  return %r : i1
}
func.func @cmp_ule_of_mins_of_x_and_constant_and_constant_i1(%x: index) -> i1 {
  %a = index.constant 2147483647
  %b = index.constant 4294967296
  %m = index.mins %x, %a
  %r = index.cmp ule(%m, %b)
  return %r : i1
}
func.func @cmp_ule_of_minu_of_x_and_negative_and_constant_i1(%x: index) -> i1 {
  %a = index.constant -2
  %b = index.constant 6
  %m = index.minu %x, %a
  %r = index.cmp ule(%m, %b)
  return %r : i1
}
func.func @cmp_ule_of_minu_of_x_and_negative_and_one_i1(%x: index) -> i1 {
  %a = index.constant -7
  %b = index.constant 1
  %m = index.minu %x, %a
  %r = index.cmp ule(%m, %b)
  return %r : i1
}
func.func @cmp_ule_of_minus_one_and_constant_i1() -> i1 {
  %a = index.constant -1
  %b = index.constant 259760476
  %r = index.cmp ule(%a, %b)
  return %r : i1
}
func.func @cmp_ule_of_same_i1(%x: index) -> i1 {
  %r = index.cmp ule(%x, %x)
  return %r : i1
}
func.func @cmp_ule_of_zero_and_sub_of_x_and_y_i1(%x: index, %y: index) -> i1 {
  %a = index.constant 0
  %m = index.sub %x, %y
  %r = index.cmp ule(%a, %m)
  return %r : i1
}
func.func @cmp_ult_of_maxs_of_x_and_constant_and_constant_i1(%x: index) -> i1 {
  %a = index.constant 8
  %b = index.constant 3
  %m = index.maxs %x, %a
  %r = index.cmp ult(%m, %b)
  return %r : i1
}
func.func @cmp_ult_of_same_i1(%x: index) -> i1 {
  %r = index.cmp ult(%x, %x)
  return %r : i1
}
func.func @cmp_ult_of_sub_of_x_and_y_and_zero_i1(%x: index, %y: index) -> i1 {
  %a = index.constant 0
  %m = index.sub %x, %y
  %r = index.cmp ult(%m, %a)
  return %r : i1
}
func.func @cmp_ult_of_two_and_negative_i1() -> i1 {
  %a = index.constant 2
  %b = index.constant -2
  %r = index.cmp ult(%a, %b)
  return %r : i1
}
