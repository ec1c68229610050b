// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @test(%a0: i64, %a1: index) {
  %v1 = arith.constant true
  %v2 = index.castu %v1 : i1 to index
  %v3 = arith.constant 3 : index
  %v4 = index.remu %v2, %v3
  %v5 = index.casts %a0 : i64 to index
  %v6 = index.add %a1, %v4
  %v7 = arith.constant 7 : index
  %v8 = arith.constant 1 : index
  %v9 = index.ceildivu %v7, %v8
  "test.use"(%v5, %v6, %v9) : (index, index, index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 7 : index
  %v2 = index.cmp sge(%v1, %v1)
  %v3 = arith.constant 1 : index
  %v4 = index.floordivs %v1, %v3
  %v5 = index.add %v4, %v3
  "test.use"(%v1, %v2, %v3, %v4, %v5) : (index, i1, index, index, index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 8 : index
  %v2 = index.castu %v1 : index to i8
  %v3 = index.maxu %v1, %v1
  "test.use"(%v3) : (index) -> ()
  return
}
// -----
func.func @test(%a0: i32) {
  %v1 = index.casts %a0 : i32 to index
  %v2 = index.ceildivu %v1, %v1
  %v3 = index.add %v2, %v1
  %v4 = index.add %v2, %v2
  "test.use"(%v1, %v2, %v3, %v4) : (index, index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant 7 : index
  %v2 = index.maxs %a0, %v1
  %v3 = arith.constant 0 : index
  %v4 = index.shl %v1, %v3
  %v5 = arith.constant 100 : index
  %v6 = index.mul %v2, %v5
  %v7 = index.sizeof
  %v8 = index.or %v3, %v3
  %v9 = index.constant 4611686018427387904
  %v10 = index.mul %v4, %v6
  %v11 = index.xor %v5, %v5
  "test.use"(%v9, %v10, %v11) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: i32) {
  %v1 = arith.constant 16 : index
  %v2 = index.casts %v1 : index to i1
  %v3 = index.constant 4611686018427387904
  %v4 = index.maxu %v1, %v1
  %v5 = index.mins %a0, %a0
  %v6 = index.castu %a1 : i32 to index
  %v7 = index.maxu %a0, %a0
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 7 : index
  %v10 = index.shrs %v8, %v9
  "test.use"(%v6, %v8, %v10) : (index, index, index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = index.constant 16
  %v2 = index.remu %v1, %v1
  %v3 = index.castu %v1 : index to i32
  "test.use"(%v1, %v2) : (index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = arith.constant 8 : index
  %v2 = index.ceildivu %v1, %v1
  %v3 = arith.constant 16 : index
  %v4 = index.shrs %v3, %a0
  %v5 = index.shru %a0, %a0
  %v6 = index.cmp ne(%v2, %v4)
  %v7 = arith.constant 0 : i32
  %v8 = index.castu %v7 : i32 to index
  %v9 = index.cmp ugt(%a1, %v2)
  %v10 = index.mul %v5, %v1
  "test.use"(%v1, %v2, %v4, %v5, %v6, %v8, %v9, %v10) : (index, index, index, index, i1, index, i1, index) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant 4 : index
  %v2 = index.maxu %a0, %v1
  "test.use"(%v2) : (index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 16 : index
  %v2 = index.shru %v1, %v1
  %v3 = index.cmp sle(%v2, %v2)
  %v4 = index.minu %v1, %v1
  %v5 = index.constant 2
  %v6 = arith.constant 8 : index
  %v7 = index.cmp sge(%v4, %v6)
  "test.use"(%v3, %v4, %v6) : (i1, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: i8) {
  %v1 = index.cmp sle(%a0, %a1)
  %v2 = index.casts %a2 : i8 to index
  "test.use"(%v1, %v2) : (i1, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: i32) {
  %v1 = index.castu %a0 : index to i1
  %v2 = index.casts %a1 : i32 to index
  %v3 = arith.constant 16 : index
  %v4 = index.cmp ugt(%v2, %v3)
  %v5 = index.constant 2
  %v6 = index.shrs %v2, %a0
  %v7 = index.rems %v5, %v2
  %v8 = arith.constant 1 : index
  %v9 = index.cmp ule(%v7, %v8)
  %v10 = index.sizeof
  %v11 = index.maxu %v8, %v8
  "test.use"(%v9, %v10, %v11) : (i1, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: i8) {
  %v1 = index.add %a0, %a0
  %v2 = index.or %a0, %v1
  %v3 = index.constant 7
  %v4 = index.xor %a0, %a0
  %v5 = index.constant -9223372036854775808
  %v6 = index.castu %a1 : i8 to index
  "test.use"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = index.mul %a0, %a0
  %v2 = arith.constant 2 : i32
  %v3 = index.casts %v2 : i32 to index
  %v4 = index.constant 0
  %v5 = index.casts %v3 : index to i32
  "test.use"(%v2, %v3, %v4) : (i32, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: index) {
  %v1 = index.add %a0, %a0
  %v2 = arith.constant 7 : index
  %v3 = index.shl %a0, %v2
  %v4 = index.cmp ult(%a1, %v3)
  %v5 = index.sizeof
  %v6 = arith.constant 100 : index
  %v7 = index.shrs %a1, %v6
  %v8 = index.casts %v3 : index to i32
  %v9 = index.ceildivu %v1, %a2
  "test.use"(%v4, %v6, %v8) : (i1, index, i32) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant -1 : index
  %v2 = arith.constant 100 : index
  %v3 = index.cmp eq(%v1, %v2)
  %v4 = index.constant 100
  %v5 = arith.constant 16 : index
  %v6 = index.mul %v4, %v5
  %v7 = index.add %v5, %v4
  %v8 = arith.constant 4611686018427387904 : index
  %v9 = index.remu %v8, %v4
  "test.use"(%v2, %v5, %v7, %v8, %v9) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = index.maxs %a0, %a1
  %v2 = arith.constant 8 : index
  %v3 = index.floordivs %a0, %v2
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = index.castu %a0 : index to i8
  %v2 = index.constant 7
  %v3 = arith.constant 0 : index
  %v4 = index.remu %a1, %v3
  "test.use"(%v1, %v2, %v3, %v4) : (i8, index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant true
  %v2 = index.casts %v1 : i1 to index
  %v3 = index.shl %a0, %a0
  %v4 = index.constant 4611686018427387904
  %v5 = arith.constant 0 : i64
  %v6 = index.casts %v5 : i64 to index
  "test.use"(%v2, %v3, %v4) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = arith.constant 5 : index
  %v2 = index.cmp sle(%v1, %a0)
  %v3 = arith.constant 4611686018427387904 : index
  %v4 = index.castu %v3 : index to i8
  %v5 = index.mul %a0, %v1
  %v6 = index.or %v1, %v3
  %v7 = index.bool.constant false
  %v8 = index.cmp eq(%a1, %a1)
  "test.use"(%v1, %v2, %v3, %v5, %v6, %v7) : (index, i1, index, index, index, i1) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: i8, %a2: i32) {
  %v1 = arith.constant 0 : index
  %v2 = index.divs %a0, %v1
  %v3 = arith.constant 1 : index
  %v4 = index.floordivs %a0, %v3
  %v5 = index.constant 0
  %v6 = index.constant 5
  %v7 = index.casts %a1 : i8 to index
  %v8 = arith.constant 1 : index
  %v9 = index.divu %v8, %v8
  %v10 = arith.constant 0 : index
  %v11 = index.cmp ult(%v5, %v10)
  %v12 = index.cmp ule(%v7, %v8)
  %v13 = index.casts %a2 : i32 to index
  "test.use"(%v11, %v12, %v13) : (i1, i1, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = index.constant 16
  %v2 = arith.constant 4 : index
  %v3 = index.sub %a0, %v2
  %v4 = arith.constant 100 : index
  %v5 = index.shrs %a0, %v4
  %v6 = index.divu %a1, %v2
  %v7 = arith.constant -9223372036854775808 : index
  %v8 = index.minu %v3, %v7
  %v9 = index.maxu %v7, %v7
  "test.use"(%v3, %v9) : (index, index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 7 : i64
  %v2 = index.casts %v1 : i64 to index
  "test.use"(%v1, %v2) : (i64, index) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant -1 : index
  %v2 = index.shru %a0, %v1
  %v3 = index.constant -9223372036854775808
  %v4 = index.add %a0, %v2
  %v5 = index.maxs %v2, %v2
  "test.use"(%v2, %v3) : (index, index) -> ()
  return
}
