// COMPARE: --allow-unregistered-dialect --cse
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
