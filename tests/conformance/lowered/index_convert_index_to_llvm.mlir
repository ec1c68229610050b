// COMPARE: --allow-unregistered-dialect --convert-index-to-llvm
func.func @test(%a0: index, %a1: index, %a2: index, %a3: index) {
  %v1 = index.constant 0
  %v2 = index.maxs %v1, %a0
  %v3 = index.divu %a1, %a2
  %v4 = index.cmp sle(%v1, %a1)
  %v5 = index.casts %a2 : index to i64
  %v6 = arith.constant 4 : index
  %v7 = index.sub %v6, %v1
  %v8 = index.bool.constant false
  %v9 = index.mins %a3, %v1
  %v10 = arith.constant 0 : index
  %v11 = index.add %v7, %v10
  "test.use"(%v2, %v5, %v6, %v7, %v8, %v9, %v10) : (index, i64, index, index, i1, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = index.divs %a0, %a0
  %v2 = index.constant 1
  %v3 = index.constant -9223372036854775808
  %v4 = index.bool.constant false
  %v5 = ub.poison : index
  %v6 = index.remu %v5, %a0
  %v7 = arith.constant 16 : index
  %v8 = index.shl %v5, %v7
  %v9 = index.cmp ne(%v8, %v8)
  "test.use"(%v1, %v2, %v3, %v4, %v5, %v8) : (index, index, index, i1, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = ub.poison : index
  %v2 = arith.constant 1 : index
  %v3 = index.cmp ult(%v1, %v2)
  %v4 = arith.constant 1 : index
  %v5 = index.mul %v1, %v4
  %v6 = index.cmp slt(%a0, %a1)
  %v7 = index.constant 7
  %v8 = index.bool.constant false
  %v9 = arith.constant 5 : index
  %v10 = index.add %v5, %v9
  %v11 = index.sizeof
  "test.use"(%v8, %v9, %v11) : (i1, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = arith.constant 7 : index
  %v2 = index.divs %a0, %v1
  %v3 = arith.constant 2 : index
  %v4 = index.sub %v3, %v1
  %v5 = arith.constant -1 : index
  %v6 = index.maxu %a1, %v5
  %v7 = index.constant 1
  %v8 = index.sizeof
  %v9 = arith.constant true
  %v10 = index.castu %v9 : i1 to index
  %v11 = arith.constant 1 : index
  %v12 = index.cmp eq(%v11, %v8)
  %v13 = index.cmp ule(%v11, %v10)
  "test.use"(%v2, %v3, %v5, %v6, %v7, %v9, %v10, %v11, %v13) : (index, index, index, index, index, i1, index, index, i1) -> ()
  return
}
// -----
func.func @test() {
  %v1 = index.constant 5
  %v2 = index.sizeof
  %v3 = arith.constant 3 : index
  %v4 = index.ceildivs %v3, %v3
  "test.use"(%v1, %v2, %v3) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant 4 : index
  %v2 = index.cmp slt(%v1, %v1)
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 100 : index
  %v5 = index.divs %v3, %v4
  %v6 = index.constant 0
  %v7 = index.and %v4, %v1
  %v8 = index.cmp sge(%a0, %v1)
  "test.use"(%v6, %v7, %v8) : (index, index, i1) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 1 : index
  %v2 = ub.poison : index
  %v3 = index.maxu %v1, %v2
  "test.use"(%v2) : (index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = index.constant 0
  %v2 = index.cmp slt(%v1, %v1)
  "test.use"(%v1, %v2) : (index, i1) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = index.cmp sgt(%a0, %a0)
  %v2 = arith.constant 7 : index
  %v3 = index.ceildivu %a0, %v2
  %v4 = index.castu %a1 : index to i8
  %v5 = index.sizeof
  %v6 = index.sizeof
  %v7 = index.sizeof
  %v8 = arith.constant 16 : index
  %v9 = index.shl %v5, %v8
  "test.use"(%v2, %v3, %v4, %v6, %v7, %v8, %v9) : (index, index, i8, index, index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant -1 : index
  %v2 = index.cmp slt(%v1, %v1)
  %v3 = index.ceildivu %v1, %a0
  %v4 = index.shl %a0, %a0
  %v5 = arith.constant 0 : i64
  %v6 = index.casts %v5 : i64 to index
  %v7 = index.cmp sgt(%v6, %v6)
  "test.use"(%v4, %v5, %v7) : (index, i64, i1) -> ()
  return
}
// -----
func.func @test() {
  %v1 = index.bool.constant false
  "test.use"() : () -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 16 : index
  %v2 = index.maxu %v1, %v1
  %v3 = index.castu %v1 : index to i32
  %v4 = index.remu %v2, %v2
  %v5 = arith.constant 1 : i64
  %v6 = index.castu %v5 : i64 to index
  %v7 = index.and %v2, %v2
  %v8 = arith.constant -1 : index
  %v9 = index.casts %v8 : index to i64
  "test.use"(%v1, %v2, %v4, %v5, %v9) : (index, index, index, i64, i64) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = index.cmp sge(%a0, %a0)
  %v2 = arith.constant 16 : i8
  %v3 = index.castu %v2 : i8 to index
  %v4 = index.constant 2
  %v5 = index.castu %v4 : index to i64
  %v6 = index.constant 0
  %v7 = index.mins %a0, %v6
  %v8 = index.constant 1
  %v9 = index.cmp sge(%v3, %v8)
  %v10 = index.casts %v3 : index to i8
  "test.use"(%v2, %v6, %v7, %v8, %v9) : (i8, index, index, index, i1) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = arith.constant 5 : index
  %v2 = index.cmp ugt(%v1, %v1)
  %v3 = arith.constant 8 : index
  %v4 = index.casts %v3 : index to i64
  %v5 = ub.poison : index
  %v6 = index.mins %v1, %v5
  %v7 = index.constant 0
  %v8 = index.divs %a0, %v6
  %v9 = index.cmp uge(%v8, %v7)
  %v10 = arith.constant 3 : index
  %v11 = arith.constant 1 : index
  %v12 = index.cmp ule(%v10, %v11)
  %v13 = index.castu %a1 : index to i8
  "test.use"(%v1, %v2, %v3, %v4, %v5, %v7, %v12) : (index, i1, index, i64, index, index, i1) -> ()
  return
}
