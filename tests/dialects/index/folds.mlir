// COMPARE: --canonicalize --allow-unregistered-dialect
func.func @f407() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 0
  %r = index.shrs %a, %b
  return %r : index
}
func.func @f1050() -> i1 {
  %a = index.constant 19721919
  %r = index.casts %a : index to i1
  return %r : i1
}
func.func @f1095() -> index {
  %a = arith.constant -355913023 : i32
  %r = index.casts %a : i32 to index
  return %r : index
}
func.func @f215(%x: index) -> index {
  %b = index.constant -1
  %r = index.minu %b, %x
  return %r : index
}
func.func @f1221() -> index {
  %a = arith.constant -3601988131031366056 : i65
  %r = index.castu %a : i65 to index
  return %r : index
}
func.func @f533() -> index {
  %a = index.constant 4294967296
  %b = index.constant 4294967296
  %r = index.divu %a, %b
  return %r : index
}
func.func @f304() -> index {
  %a = index.constant -2
  %b = index.constant 1
  %r = index.xor %a, %b
  return %r : index
}
func.func @f959() -> i1 {
  %a = index.constant -1
  %b = index.constant 259760476
  %r = index.cmp ule(%a, %b)
  return %r : i1
}
func.func @f496() -> index {
  %a = index.constant -795137104
  %b = index.constant 3
  %r = index.divs %a, %b
  return %r : index
}
func.func @f147(%x: index) -> index {
  %a = index.constant 2147483648
  %b = index.constant -1854128556
  %q = index.maxu %x, %a
  %r = index.maxu %q, %b
  return %r : index
}
func.func @f955() -> i1 {
  %a = index.constant 7
  %b = index.constant 3
  %r = index.cmp ule(%a, %b)
  return %r : i1
}
func.func @f335() -> index {
  %a = index.constant 2147483647
  %b = index.constant -2
  %r = index.sub %a, %b
  return %r : index
}
func.func @f174(%x: index) -> index {
  %b = index.constant 0
  %r = index.mins %b, %x
  return %r : index
}
func.func @f1037(%x: index, %y: index) -> i1 {
  %a = index.constant 0
  %m = index.sub %x, %y
  %r = index.cmp uge(%m, %a)
  return %r : i1
}
func.func @f86() -> index {
  %a = index.constant -65
  %b = index.constant 2147483647
  %r = index.maxs %a, %b
  return %r : index
}
func.func @f605() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 1
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @f843(%x: index) -> i1 {
  %a = index.constant -6
  %b = index.constant 0
  %m = index.maxs %x, %a
  %r = index.cmp sle(%m, %b)
  return %r : i1
}
func.func @f999(%x: index) -> i1 {
  %a = index.constant -7
  %b = index.constant 2
  %m = index.mins %x, %a
  %r = index.cmp ugt(%m, %b)
  return %r : i1
}
func.func @f786(%x: index) -> i1 {
  %a = index.constant 0
  %b = index.constant 2
  %m = index.maxu %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @f1185() -> index {
  %a = arith.constant -9182250950357695054 : i64
  %r = index.casts %a : i64 to index
  return %r : index
}
func.func @f18() -> index {
  %a = index.constant 2147483647
  %b = index.constant 0
  %r = index.add %a, %b
  return %r : index
}
func.func @f899() -> i1 {
  %a = index.constant -7730211356863450857
  %b = index.constant 4294967296
  %r = index.cmp sge(%a, %b)
  return %r : i1
}
func.func @f156() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant -1
  %r = index.mins %a, %b
  return %r : index
}
func.func @f814(%x: index) -> i1 {
  %a = index.constant 1
  %b = index.constant 3
  %m = index.maxs %x, %a
  %r = index.cmp slt(%m, %b)
  return %r : i1
}
func.func @f748() -> i1 {
  %a = index.constant 9223372036854775807
  %b = index.constant -1
  %r = index.cmp eq(%a, %b)
  return %r : i1
}
func.func @f377() -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant 0
  %r = index.shl %a, %b
  return %r : index
}
func.func @f1027(%x: index) -> i1 {
  %a = index.constant 1
  %b = index.constant 6
  %m = index.maxu %x, %a
  %r = index.cmp uge(%m, %b)
  return %r : i1
}
func.func @f1224() -> i65 {
  %a = index.constant 2147483648
  %r = index.castu %a : index to i65
  return %r : i65
}
func.func @f730(%x: index) -> index {
  %b = index.constant 1
  %r = index.remu %x, %b
  return %r : index
}
func.func @f2() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant -2
  %r = index.add %a, %b
  return %r : index
}
func.func @f229() -> index {
  %a = index.constant 2
  %b = index.constant -2
  %r = index.and %a, %b
  return %r : index
}
func.func @f630() -> index {
  %a = index.constant 7
  %b = index.constant 3
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @f783(%x: index) -> i1 {
  %a = index.constant 7
  %b = index.constant 5
  %m = index.maxs %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @f144(%x: index) -> index {
  %r = index.maxu %x, %x
  return %r : index
}
func.func @f397(%x: index) -> index {
  %b = index.constant 1
  %r = index.shl %x, %b
  return %r : index
}
func.func @f1118() -> i33 {
  %a = index.constant -2147483648
  %r = index.casts %a : index to i33
  return %r : i33
}
func.func @f301() -> index {
  %a = index.constant -7
  %b = index.constant -502842741692055066
  %r = index.xor %a, %b
  return %r : index
}
func.func @f1171() -> index {
  %a = arith.constant 2768531663992023697 : i63
  %r = index.casts %a : i63 to index
  return %r : index
}
func.func @f676() -> index {
  %a = index.constant 7868172811532772289
  %b = index.constant 4294967296
  %r = index.rems %a, %b
  return %r : index
}
func.func @f973(%x: index) -> i1 {
  %a = index.constant -2
  %b = index.constant 6
  %m = index.minu %x, %a
  %r = index.cmp ule(%m, %b)
  return %r : i1
}
func.func @f1057() -> index {
  %a = arith.constant true
  %r = index.castu %a : i1 to index
  return %r : index
}
func.func @f822(%x: index) -> i1 {
  %a = index.constant 0
  %b = index.constant -323563123037199769
  %m = index.mins %x, %a
  %r = index.cmp slt(%m, %b)
  return %r : i1
}
func.func @f1006(%x: index) -> i1 {
  %a = index.constant 4294967296
  %b = index.constant -9223372036854775808
  %m = index.minu %x, %a
  %r = index.cmp ugt(%m, %b)
  return %r : i1
}
func.func @f117() -> index {
  %a = index.constant 4294967296
  %b = index.constant 2147483647
  %r = index.maxu %a, %b
  return %r : index
}
func.func @f1137() -> index {
  %a = arith.constant 25314102536732 : i48
  %r = index.casts %a : i48 to index
  return %r : index
}
func.func @f1199() -> index {
  %a = arith.constant -3283630979479824636 : i64
  %r = index.castu %a : i64 to index
  return %r : index
}
func.func @f443(%x: index) -> index {
  %a = index.constant 2147483647
  %b = index.constant -2510232060595410518
  %q = index.shrs %x, %a
  %r = index.shrs %q, %b
  return %r : index
}
func.func @f916(%x: index) -> i1 {
  %a = index.constant -309275264
  %b = index.constant 2147483648
  %m = index.minu %x, %a
  %r = index.cmp sge(%m, %b)
  return %r : i1
}
func.func @f545(%x: index) -> index {
  %b = index.constant 1
  %r = index.divu %x, %b
  return %r : index
}
func.func @f361(%x: index) -> index {
  %b = index.constant 1
  %r = index.sub %b, %x
  return %r : index
}
func.func @f326(%x: index) -> index {
  %b = index.constant -1
  %r = index.xor %b, %x
  return %r : index
}
func.func @f643() -> index {
  %a = index.constant -2147483648
  %b = index.constant -1681433882
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @f385() -> index {
  %a = index.constant 0
  %b = index.constant 31
  %r = index.shl %a, %b
  return %r : index
}
func.func @f475(%x: index) -> index {
  %b = index.constant 5
  %r = index.shru %x, %b
  return %r : index
}
func.func @f1014() -> i1 {
  %a = index.constant 9223372036854775807
  %b = index.constant 2147483647
  %r = index.cmp uge(%a, %b)
  return %r : i1
}
func.func @f1128() -> i33 {
  %a = index.constant 2147483647
  %r = index.castu %a : index to i33
  return %r : i33
}
func.func @f305() -> index {
  %a = index.constant -2147483648
  %b = index.constant -9223372036854775808
  %r = index.xor %a, %b
  return %r : index
}
func.func @f179(%x: index) -> index {
  %b = index.constant 5
  %r = index.mins %x, %b
  return %r : index
}
func.func @f1047() -> index {
  %a = arith.constant true
  %r = index.casts %a : i1 to index
  return %r : index
}
func.func @f1031(%x: index) -> i1 {
  %a = index.constant 8
  %b = index.constant 3
  %m = index.mins %x, %a
  %r = index.cmp uge(%m, %b)
  return %r : i1
}
func.func @f622(%x: index) -> index {
  %b = index.constant -1
  %r = index.ceildivu %b, %x
  return %r : index
}
func.func @f1174() -> i63 {
  %a = index.constant 486190429
  %r = index.castu %a : index to i63
  return %r : i63
}
func.func @f599() -> index {
  %a = index.constant 7424975691886607105
  %b = index.constant 2147483648
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @f130() -> index {
  %a = index.constant 2147483648
  %b = index.constant -1
  %r = index.maxu %a, %b
  return %r : index
}
func.func @f528() -> index {
  %a = index.constant 2147483647
  %b = index.constant 2147483647
  %r = index.divu %a, %b
  return %r : index
}
func.func @f699(%x: index) -> index {
  %r = index.rems %x, %x
  return %r : index
}
func.func @f785(%x: index) -> i1 {
  %a = index.constant 0
  %b = index.constant 2
  %m = index.maxu %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @f82() -> index {
  %a = index.constant 2
  %b = index.constant 2147483647
  %r = index.maxs %a, %b
  return %r : index
}
func.func @f509(%x: index) -> index {
  %b = index.constant 1
  %r = index.divs %b, %x
  return %r : index
}
func.func @f808() -> i1 {
  %a = index.constant 2147483648
  %b = index.constant 3
  %r = index.cmp slt(%a, %b)
  return %r : i1
}
func.func @f837() -> i1 {
  %a = index.constant -2147483648
  %b = index.constant 0
  %r = index.cmp sle(%a, %b)
  return %r : i1
}
func.func @f393() -> index {
  %a = index.constant -2147483648
  %b = index.constant 64
  %r = index.shl %a, %b
  return %r : index
}
func.func @f469(%x: index) -> index {
  %b = index.constant 0
  %r = index.shru %x, %b
  return %r : index
}
func.func @f985() -> i1 {
  %a = index.constant 28
  %b = index.constant 0
  %r = index.cmp ugt(%a, %b)
  return %r : i1
}
func.func @f333() -> index {
  %a = index.constant 2
  %b = index.constant 7
  %r = index.sub %a, %b
  return %r : index
}
func.func @f972(%x: index) -> i1 {
  %a = index.constant 2147483647
  %b = index.constant 4294967296
  %m = index.mins %x, %a
  %r = index.cmp ule(%m, %b)
  return %r : i1
}
func.func @f84() -> index {
  %a = index.constant 1
  %b = index.constant -2
  %r = index.maxs %a, %b
  return %r : index
}
func.func @f689() -> index {
  %a = index.constant 397470917
  %b = index.constant -2147483648
  %r = index.rems %a, %b
  return %r : index
}
func.func @f1067() -> index {
  %a = arith.constant 60 : i8
  %r = index.casts %a : i8 to index
  return %r : index
}
func.func @f606() -> index {
  %a = index.constant 3
  %b = index.constant 3
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @f494() -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant -9223372036854775808
  %r = index.divs %a, %b
  return %r : index
}
func.func @f1020(%x: index) -> i1 {
  %r = index.cmp uge(%x, %x)
  return %r : i1
}
func.func @f1069() -> index {
  %a = arith.constant -16 : i8
  %r = index.casts %a : i8 to index
  return %r : index
}
func.func @f976(%x: index) -> i1 {
  %a = index.constant -7
  %b = index.constant 1
  %m = index.minu %x, %a
  %r = index.cmp ule(%m, %b)
  return %r : i1
}
func.func @f489() -> index {
  %a = index.constant -2
  %b = index.constant -57
  %r = index.divs %a, %b
  return %r : index
}
func.func @f64(%x: index) -> index {
  %b = index.constant 1
  %r = index.mul %x, %b
  return %r : index
}
func.func @f902(%x: index) -> i1 {
  %a = index.constant 1
  %b = index.constant -1
  %m = index.maxs %x, %a
  %r = index.cmp sge(%m, %b)
  return %r : i1
}
func.func @f1052() -> i1 {
  %a = index.constant 0
  %r = index.castu %a : index to i1
  return %r : i1
}
func.func @f608() -> index {
  %a = index.constant -2
  %b = index.constant 9223372036854775807
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @f292(%x: index) -> index {
  %r = index.or %x, %x
  return %r : index
}
func.func @f214(%x: index) -> index {
  %b = index.constant -1
  %r = index.minu %x, %b
  return %r : index
}
func.func @f756(%x: index) -> i1 {
  %a = index.constant 3
  %b = index.constant 6
  %m = index.maxu %x, %a
  %r = index.cmp eq(%m, %b)
  return %r : i1
}
func.func @f148() -> index {
  %a = index.constant -7640546442496902825
  %b = index.constant 2147483647
  %r = index.mins %a, %b
  return %r : index
}
func.func @f497() -> index {
  %a = index.constant -1
  %b = index.constant -2
  %r = index.divs %a, %b
  return %r : index
}
func.func @f25(%x: index) -> index {
  %b = index.constant 0
  %r = index.add %x, %b
  return %r : index
}
func.func @f162() -> index {
  %a = index.constant -1
  %b = index.constant 0
  %r = index.mins %a, %b
  return %r : index
}
func.func @f1245() -> index {
  %a = arith.constant -26732609024101509556961438249492969702 : i128
  %r = index.castu %a : i128 to index
  return %r : index
}
func.func @f288(%x: index) -> index {
  %b = index.constant -1
  %r = index.or %x, %b
  return %r : index
}
func.func @f1254() -> i128 {
  %a = index.constant 1
  %r = index.castu %a : index to i128
  return %r : i128
}
func.func @f379() -> index {
  %a = index.constant 2
  %b = index.constant 5
  %r = index.shl %a, %b
  return %r : index
}
func.func @f989() -> i1 {
  %a = index.constant -7
  %b = index.constant 0
  %r = index.cmp ugt(%a, %b)
  return %r : i1
}
func.func @f886(%x: index) -> i1 {
  %a = index.constant 3
  %b = index.constant 3
  %m = index.minu %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @f313() -> index {
  %a = index.constant 3
  %b = index.constant 7
  %r = index.xor %a, %b
  return %r : index
}
func.func @f562() -> index {
  %a = index.constant 71
  %b = index.constant 9223372036854775807
  %r = index.ceildivs %a, %b
  return %r : index
}
func.func @f802() -> i1 {
  %a = index.constant -2
  %b = index.constant 2
  %r = index.cmp slt(%a, %b)
  return %r : i1
}
func.func @f452() -> index {
  %a = index.constant 7
  %b = index.constant 64
  %r = index.shru %a, %b
  return %r : index
}
func.func @f373() -> index {
  %a = index.constant -1
  %b = index.constant 5
  %r = index.shl %a, %b
  return %r : index
}
func.func @f111() -> index {
  %a = index.constant 7
  %b = index.constant 4294967296
  %r = index.maxu %a, %b
  return %r : index
}
func.func @f74() -> index {
  %a = index.constant -1
  %b = index.constant -1
  %r = index.maxs %a, %b
  return %r : index
}
func.func @f134() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 16
  %r = index.maxu %a, %b
  return %r : index
}
func.func @f449() -> index {
  %a = index.constant 2147483647
  %b = index.constant 32
  %r = index.shru %a, %b
  return %r : index
}
func.func @f919(%x: index, %y: index) -> i1 {
  %a = index.constant 0
  %m = index.sub %x, %y
  %r = index.cmp sge(%a, %m)
  return %r : i1
}
func.func @f788(%x: index) -> i1 {
  %a = index.constant 3
  %b = index.constant -1
  %m = index.maxu %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @f600() -> index {
  %a = index.constant 2147483648
  %b = index.constant -7
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @f1015() -> i1 {
  %a = index.constant 7
  %b = index.constant -7
  %r = index.cmp uge(%a, %b)
  return %r : i1
}
func.func @f885(%x: index) -> i1 {
  %a = index.constant 3
  %b = index.constant -5
  %m = index.minu %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @f253(%x: index) -> index {
  %b = index.constant 5
  %r = index.and %x, %b
  return %r : index
}
func.func @f795(%x: index) -> i1 {
  %a = index.constant 5
  %b = index.constant 2
  %m = index.minu %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @f631() -> index {
  %a = index.constant -2
  %b = index.constant 2
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @f719() -> index {
  %a = index.constant -2
  %b = index.constant -7
  %r = index.remu %a, %b
  return %r : index
}
func.func @f46() -> index {
  %a = index.constant -1
  %b = index.constant 7
  %r = index.mul %a, %b
  return %r : index
}
func.func @f852(%x: index) -> i1 {
  %a = index.constant -9223372036854775808
  %b = index.constant 2147483648
  %m = index.mins %x, %a
  %r = index.cmp sle(%m, %b)
  return %r : i1
}
func.func @f1231() -> index {
  %a = arith.constant -4731431343046363925 : i65
  %r = index.castu %a : i65 to index
  return %r : index
}
func.func @f1175() -> index {
  %a = arith.constant -4240800697958562214 : i63
  %r = index.castu %a : i63 to index
  return %r : index
}
func.func @f644() -> index {
  %a = index.constant 2147483648
  %b = index.constant -9223372036854775808
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @f552(%x: index) -> index {
  %a = index.constant -2
  %b = index.constant 1760542839
  %q = index.divu %x, %a
  %r = index.divu %q, %b
  return %r : index
}
func.func @f68(%x: index) -> index {
  %b = index.constant 5
  %r = index.mul %x, %b
  return %r : index
}
func.func @f501() -> index {
  %a = index.constant -1216856621
  %b = index.constant -9223372036854775808
  %r = index.divs %a, %b
  return %r : index
}
func.func @f573() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant -2
  %r = index.ceildivs %a, %b
  return %r : index
}
func.func @f99(%x: index) -> index {
  %b = index.constant 0
  %r = index.maxs %x, %b
  return %r : index
}
func.func @f930(%x: index) -> i1 {
  %r = index.cmp ult(%x, %x)
  return %r : i1
}
func.func @f775() -> i1 {
  %a = index.constant 7
  %b = index.constant 2924093720569979659
  %r = index.cmp ne(%a, %b)
  return %r : i1
}
func.func @f869() -> i1 {
  %a = index.constant 9223372036854775807
  %b = index.constant 2147483648
  %r = index.cmp sgt(%a, %b)
  return %r : i1
}
func.func @f855(%x: index) -> i1 {
  %a = index.constant -3
  %b = index.constant 7
  %m = index.minu %x, %a
  %r = index.cmp sle(%m, %b)
  return %r : i1
}
func.func @f565() -> index {
  %a = index.constant 1
  %b = index.constant -2
  %r = index.ceildivs %a, %b
  return %r : index
}
func.func @f927() -> i1 {
  %a = index.constant 2
  %b = index.constant -2
  %r = index.cmp ult(%a, %b)
  return %r : i1
}
func.func @f231() -> index {
  %a = index.constant -1
  %b = index.constant 76
  %r = index.and %a, %b
  return %r : index
}
func.func @f252(%x: index) -> index {
  %b = index.constant -1
  %r = index.and %b, %x
  return %r : index
}
func.func @f234() -> index {
  %a = index.constant 2147483647
  %b = index.constant -1
  %r = index.and %a, %b
  return %r : index
}
func.func @f436(%x: index) -> index {
  %b = index.constant -1
  %r = index.shrs %x, %b
  return %r : index
}
func.func @f517(%x: index) -> index {
  %a = index.constant 4294967296
  %b = index.constant 7
  %q = index.divs %x, %a
  %r = index.divs %q, %b
  return %r : index
}
func.func @f325(%x: index) -> index {
  %b = index.constant -1
  %r = index.xor %x, %b
  return %r : index
}
func.func @f526() -> index {
  %a = index.constant 3
  %b = index.constant 2147483647
  %r = index.divu %a, %b
  return %r : index
}
func.func @f841(%x: index) -> i1 {
  %a = index.constant -2
  %b = index.constant 2
  %m = index.maxs %x, %a
  %r = index.cmp sle(%m, %b)
  return %r : i1
}
func.func @f673() -> index {
  %a = index.constant 8891959571465679953
  %b = index.constant -2
  %r = index.rems %a, %b
  return %r : index
}
func.func @f451() -> index {
  %a = index.constant 7
  %b = index.constant 1
  %r = index.shru %a, %b
  return %r : index
}
func.func @f595() -> index {
  %a = index.constant 47
  %b = index.constant -26
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @f209() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant -9223372036854775808
  %r = index.minu %a, %b
  return %r : index
}
func.func @f1243() -> index {
  %a = arith.constant -104824442067372699232646684126158386204 : i128
  %r = index.casts %a : i128 to index
  return %r : index
}
func.func @f1108() -> i32 {
  %a = index.constant 2147483647
  %r = index.castu %a : index to i32
  return %r : i32
}
func.func @f1161() -> index {
  %a = arith.constant -4341517937689659043 : i63
  %r = index.casts %a : i63 to index
  return %r : index
}
func.func @f1237() -> index {
  %a = arith.constant -90911121206655969919971463581795646818 : i128
  %r = index.casts %a : i128 to index
  return %r : index
}
func.func @f254(%x: index) -> index {
  %b = index.constant 5
  %r = index.and %b, %x
  return %r : index
}
func.func @f26(%x: index) -> index {
  %b = index.constant 0
  %r = index.add %b, %x
  return %r : index
}
func.func @f5() -> index {
  %a = index.constant 2147483647
  %b = index.constant 3
  %r = index.add %a, %b
  return %r : index
}
func.func @f77() -> index {
  %a = index.constant 0
  %b = index.constant 7
  %r = index.maxs %a, %b
  return %r : index
}
func.func @f651() -> index {
  %a = index.constant -2
  %b = index.constant -2147483648
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @f1168() -> i63 {
  %a = index.constant -1158539246
  %r = index.casts %a : index to i63
  return %r : i63
}
func.func @f615() -> index {
  %a = index.constant -2147483648
  %b = index.constant -2147483648
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @f593() -> index {
  %a = index.constant 0
  %b = index.constant 4294967296
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @f481() -> index {
  %a = index.constant 5802620270751720144
  %b = index.constant -8608645460094302925
  %r = index.divs %a, %b
  return %r : index
}
func.func @f367(%x: index) -> index {
  %a = index.constant 0
  %b = index.constant 3
  %q = index.sub %x, %a
  %r = index.sub %q, %b
  return %r : index
}
func.func @f24() -> index {
  %a = index.constant 0
  %b = index.constant 2147483648
  %r = index.add %a, %b
  return %r : index
}
func.func @f455() -> index {
  %a = index.constant -7
  %b = index.constant 0
  %r = index.shru %a, %b
  return %r : index
}
func.func @f672() -> index {
  %a = index.constant 0
  %b = index.constant 2
  %r = index.rems %a, %b
  return %r : index
}
func.func @f1120() -> i33 {
  %a = index.constant -2
  %r = index.casts %a : index to i33
  return %r : i33
}
func.func @f991(%x: index) -> i1 {
  %a = index.constant 9
  %b = index.constant -6
  %m = index.maxs %x, %a
  %r = index.cmp ugt(%m, %b)
  return %r : i1
}
func.func @f807() -> i1 {
  %a = index.constant 7
  %b = index.constant 3
  %r = index.cmp slt(%a, %b)
  return %r : i1
}
func.func @f594() -> index {
  %a = index.constant -2147483648
  %b = index.constant 4294967296
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @f459() -> index {
  %a = index.constant -7
  %b = index.constant 64
  %r = index.shru %a, %b
  return %r : index
}
func.func @f636() -> index {
  %a = index.constant -2
  %b = index.constant 7
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @f585(%x: index) -> index {
  %b = index.constant -1
  %r = index.ceildivs %b, %x
  return %r : index
}
func.func @f550(%x: index) -> index {
  %b = index.constant 5
  %r = index.divu %b, %x
  return %r : index
}
func.func @f446() -> index {
  %a = index.constant 4294967296
  %b = index.constant 32
  %r = index.shru %a, %b
  return %r : index
}
func.func @f620(%x: index) -> index {
  %b = index.constant 1
  %r = index.ceildivu %b, %x
  return %r : index
}
func.func @f958() -> i1 {
  %a = index.constant 9223372036854775807
  %b = index.constant 74
  %r = index.cmp ule(%a, %b)
  return %r : i1
}
func.func @f884(%x: index) -> i1 {
  %a = index.constant -4
  %b = index.constant 9
  %m = index.minu %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @f961(%x: index) -> i1 {
  %a = index.constant -7
  %b = index.constant 2
  %m = index.maxs %x, %a
  %r = index.cmp ule(%m, %b)
  return %r : i1
}
func.func @f294(%x: index) -> index {
  %a = index.constant -62
  %b = index.constant 2
  %q = index.or %x, %a
  %r = index.or %q, %b
  return %r : index
}
func.func @f674() -> index {
  %a = index.constant -1541708042553883453
  %b = index.constant 2
  %r = index.rems %a, %b
  return %r : index
}
func.func @f1233() -> index {
  %a = arith.constant -52433574858113842985914468650982564479 : i128
  %r = index.casts %a : i128 to index
  return %r : index
}
func.func @f947(%x: index, %y: index) -> i1 {
  %a = index.constant 0
  %m = index.sub %x, %y
  %r = index.cmp ult(%m, %a)
  return %r : i1
}
func.func @f267() -> index {
  %a = index.constant 2147483647
  %b = index.constant 2
  %r = index.or %a, %b
  return %r : index
}
func.func @f1190() -> i64 {
  %a = index.constant 2147483647
  %r = index.casts %a : index to i64
  return %r : i64
}
func.func @f250(%x: index) -> index {
  %b = index.constant 1
  %r = index.and %b, %x
  return %r : index
}
func.func @f667() -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant -1171466941782520372
  %r = index.rems %a, %b
  return %r : index
}
func.func @f749() -> i1 {
  %a = index.constant -2
  %b = index.constant -9223372036854775808
  %r = index.cmp eq(%a, %b)
  return %r : i1
}
func.func @f832() -> i1 {
  %a = index.constant -1
  %b = index.constant 2
  %r = index.cmp sle(%a, %b)
  return %r : i1
}
func.func @f281() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 9223372036854775807
  %r = index.or %a, %b
  return %r : index
}
func.func @f721() -> index {
  %a = index.constant -2147483648
  %b = index.constant 98
  %r = index.remu %a, %b
  return %r : index
}
func.func @f966(%x: index) -> i1 {
  %a = index.constant 4
  %b = index.constant -7
  %m = index.maxu %x, %a
  %r = index.cmp ule(%m, %b)
  return %r : i1
}
func.func @f597() -> index {
  %a = index.constant 2
  %b = index.constant 7
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @f94() -> index {
  %a = index.constant -2
  %b = index.constant 3
  %r = index.maxs %a, %b
  return %r : index
}
func.func @f280() -> index {
  %a = index.constant 2147483647
  %b = index.constant 2
  %r = index.or %a, %b
  return %r : index
}
func.func @f355() -> index {
  %a = index.constant -2147483648
  %b = index.constant 2147483648
  %r = index.sub %a, %b
  return %r : index
}
func.func @f563() -> index {
  %a = index.constant 2147483647
  %b = index.constant 0
  %r = index.ceildivs %a, %b
  return %r : index
}
func.func @f1187() -> index {
  %a = arith.constant 7761945612728639513 : i64
  %r = index.casts %a : i64 to index
  return %r : index
}
func.func @f324(%x: index) -> index {
  %b = index.constant 1
  %r = index.xor %b, %x
  return %r : index
}
func.func @f4() -> index {
  %a = index.constant 1
  %b = index.constant 2147483648
  %r = index.add %a, %b
  return %r : index
}
func.func @f860() -> i1 {
  %a = index.constant -2
  %b = index.constant 3
  %r = index.cmp sgt(%a, %b)
  return %r : i1
}
func.func @f457() -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant 63
  %r = index.shru %a, %b
  return %r : index
}
func.func @f792(%x: index) -> i1 {
  %a = index.constant 7
  %b = index.constant 0
  %m = index.mins %x, %a
  %r = index.cmp ne(%m, %b)
  return %r : i1
}
func.func @f105(%x: index) -> index {
  %b = index.constant 5
  %r = index.maxs %x, %b
  return %r : index
}
func.func @f363(%x: index) -> index {
  %b = index.constant -1
  %r = index.sub %b, %x
  return %r : index
}
func.func @f287(%x: index) -> index {
  %b = index.constant 1
  %r = index.or %b, %x
  return %r : index
}
func.func @f219(%x: index) -> index {
  %a = index.constant -7
  %b = index.constant -8880125647098795419
  %q = index.minu %x, %a
  %r = index.minu %q, %b
  return %r : index
}
func.func @f653() -> index {
  %a = index.constant -7
  %b = index.constant 9223372036854775807
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @f873(%x: index) -> i1 {
  %a = index.constant 1
  %b = index.constant -2
  %m = index.maxs %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @f243() -> index {
  %a = index.constant -1
  %b = index.constant 3
  %r = index.and %a, %b
  return %r : index
}
func.func @f863() -> i1 {
  %a = index.constant 7
  %b = index.constant -8749171147189171225
  %r = index.cmp sgt(%a, %b)
  return %r : i1
}
func.func @f499() -> index {
  %a = index.constant 7
  %b = index.constant 1
  %r = index.divs %a, %b
  return %r : index
}
func.func @f139(%x: index) -> index {
  %b = index.constant 1
  %r = index.maxu %b, %x
  return %r : index
}
func.func @f960(%x: index) -> i1 {
  %r = index.cmp ule(%x, %x)
  return %r : i1
}
func.func @f238() -> index {
  %a = index.constant 7
  %b = index.constant -2147483648
  %r = index.and %a, %b
  return %r : index
}
func.func @f979(%x: index, %y: index) -> i1 {
  %a = index.constant 0
  %m = index.sub %x, %y
  %r = index.cmp ule(%a, %m)
  return %r : i1
}
func.func @f1024(%x: index) -> i1 {
  %a = index.constant 1
  %b = index.constant 2
  %m = index.maxs %x, %a
  %r = index.cmp uge(%m, %b)
  return %r : i1
}
func.func @f23() -> index {
  %a = index.constant -2147483648
  %b = index.constant 3
  %r = index.add %a, %b
  return %r : index
}
func.func @f172() -> index {
  %a = index.constant -2147483648
  %b = index.constant 4294967296
  %r = index.mins %a, %b
  return %r : index
}
func.func @f427() -> index {
  %a = index.constant 7
  %b = index.constant 0
  %r = index.shrs %a, %b
  return %r : index
}
func.func @f933(%x: index) -> i1 {
  %a = index.constant 8
  %b = index.constant 3
  %m = index.maxs %x, %a
  %r = index.cmp ult(%m, %b)
  return %r : i1
}
func.func @f875(%x: index) -> i1 {
  %a = index.constant 8
  %b = index.constant -3
  %m = index.maxu %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @f441(%x: index) -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant -2147483648
  %q = index.shrs %x, %a
  %r = index.shrs %q, %b
  return %r : index
}
func.func @f751(%x: index) -> i1 {
  %a = index.constant 8
  %b = index.constant -1
  %m = index.maxs %x, %a
  %r = index.cmp eq(%m, %b)
  return %r : i1
}
func.func @f34(%x: index) -> index {
  %a = index.constant 2
  %b = index.constant -2
  %q = index.add %x, %a
  %r = index.add %q, %b
  return %r : index
}
func.func @f773() -> i1 {
  %a = index.constant 7
  %b = index.constant 58
  %r = index.cmp ne(%a, %b)
  return %r : i1
}
func.func @f1228() -> i65 {
  %a = index.constant -2147483648
  %r = index.castu %a : index to i65
  return %r : i65
}
func.func @f1() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 3
  %r = index.add %a, %b
  return %r : index
}
func.func @f414() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 64
  %r = index.shrs %a, %b
  return %r : index
}
func.func @f883(%x: index) -> i1 {
  %a = index.constant -5
  %b = index.constant 2
  %m = index.minu %x, %a
  %r = index.cmp sgt(%m, %b)
  return %r : i1
}
func.func @f50() -> index {
  %a = index.constant 3
  %b = index.constant 7
  %r = index.mul %a, %b
  return %r : index
}
func.func @f346() -> index {
  %a = index.constant 0
  %b = index.constant 3
  %r = index.sub %a, %b
  return %r : index
}
func.func @f191() -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant -3666922982246624745
  %r = index.minu %a, %b
  return %r : index
}
func.func @f37() -> index {
  %a = index.constant 7
  %b = index.constant 3
  %r = index.mul %a, %b
  return %r : index
}
func.func @f1142() -> i48 {
  %a = index.constant 3
  %r = index.casts %a : index to i48
  return %r : i48
}
func.func @f413() -> index {
  %a = index.constant -6289400153651822735
  %b = index.constant 1
  %r = index.shrs %a, %b
  return %r : index
}
func.func @f591(%x: index) -> index {
  %a = index.constant -826604736
  %b = index.constant -8097673793730789866
  %q = index.ceildivs %x, %a
  %r = index.ceildivs %q, %b
  return %r : index
}
func.func @f830() -> i1 {
  %a = index.constant -7
  %b = index.constant -4531953352306361559
  %r = index.cmp sle(%a, %b)
  return %r : i1
}
func.func @f1083() -> index {
  %a = arith.constant 84 : i8
  %r = index.castu %a : i8 to index
  return %r : index
}
func.func @f613() -> index {
  %a = index.constant 23
  %b = index.constant 2147483647
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @f207() -> index {
  %a = index.constant 0
  %b = index.constant -2
  %r = index.minu %a, %b
  return %r : index
}
func.func @f1043() -> index {
  %a = arith.constant true
  %r = index.casts %a : i1 to index
  return %r : index
}
func.func @f1192() -> i64 {
  %a = index.constant 0
  %r = index.casts %a : index to i64
  return %r : i64
}
func.func @f316() -> index {
  %a = index.constant 4294967296
  %b = index.constant -1280564192
  %r = index.xor %a, %b
  return %r : index
}
func.func @f1143() -> index {
  %a = arith.constant 95348362134271 : i48
  %r = index.casts %a : i48 to index
  return %r : index
}
func.func @f1125() -> index {
  %a = arith.constant 312106609 : i33
  %r = index.castu %a : i33 to index
  return %r : index
}
func.func @f368(%x: index) -> index {
  %a = index.constant 2147483648
  %b = index.constant -1
  %q = index.sub %x, %a
  %r = index.sub %q, %b
  return %r : index
}
func.func @f1156() -> i48 {
  %a = index.constant 7
  %r = index.castu %a : index to i48
  return %r : i48
}
func.func @f188() -> index {
  %a = index.constant 7
  %b = index.constant 2147483647
  %r = index.minu %a, %b
  return %r : index
}
func.func @f149() -> index {
  %a = index.constant 646580143
  %b = index.constant -2147483648
  %r = index.mins %a, %b
  return %r : index
}
func.func @f701(%x: index) -> index {
  %a = index.constant 2
  %b = index.constant -2
  %q = index.rems %x, %a
  %r = index.rems %q, %b
  return %r : index
}
func.func @f256(%x: index) -> index {
  %a = index.constant -7924530814191076712
  %b = index.constant -2147483648
  %q = index.and %x, %a
  %r = index.and %q, %b
  return %r : index
}
func.func @f113() -> index {
  %a = index.constant 2
  %b = index.constant -7
  %r = index.maxu %a, %b
  return %r : index
}
func.func @f232() -> index {
  %a = index.constant 96
  %b = index.constant -8745040462456628067
  %r = index.and %a, %b
  return %r : index
}
func.func @f1167() -> index {
  %a = arith.constant 3420866115401946956 : i63
  %r = index.casts %a : i63 to index
  return %r : index
}
func.func @f619(%x: index) -> index {
  %b = index.constant 1
  %r = index.ceildivu %x, %b
  return %r : index
}
func.func @f555() -> index {
  %a = index.constant -2147483648
  %b = index.constant 75
  %r = index.ceildivs %a, %b
  return %r : index
}
func.func @f160() -> index {
  %a = index.constant -3859237020277226714
  %b = index.constant -2
  %r = index.mins %a, %b
  return %r : index
}
func.func @f887(%x: index, %y: index) -> i1 {
  %a = index.constant 0
  %m = index.sub %x, %y
  %r = index.cmp sgt(%m, %a)
  return %r : i1
}
func.func @f1146() -> i48 {
  %a = index.constant 254075411
  %r = index.casts %a : index to i48
  return %r : i48
}
func.func @f473(%x: index) -> index {
  %b = index.constant -1
  %r = index.shru %x, %b
  return %r : index
}
