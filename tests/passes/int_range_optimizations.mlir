// COMPARE: --int-range-optimizations --allow-unregistered-dialect
// ----- arith.extui, arith.remui, arith.cmpi
func.func @a(%x: i8) -> (i32, i1) { %0 = arith.extui %x : i8 to i32 %c = arith.constant 256 : i32 %1 = arith.remui %0,
    %c : i32 %2 = arith.cmpi ult, %0, %c : i32 return %1, %2 : i32, i1 }
func.func @b(%x: i32) -> (i32, i1) { %c = arith.constant 7 : i32 %1 = arith.andi %x, %c : i32 %c8 = arith.constant 8
    : i32 %2 = arith.cmpi slt, %1, %c8 : i32 %3 = arith.remsi %1, %c8 : i32 return %3, %2 : i32, i1 }
func.func @c(%x: i1) -> i32 { %c1 = arith.constant 1 : i32 %c5 = arith.constant 5 : i32 %0 = arith.select %x, %c1, %c5
    : i32 %c9 = arith.constant 9 : i32 %1 = arith.remui %0, %c9 : i32 return %1 : i32 }
func.func @d(%n: index) -> index { %c0 = arith.constant 0 : index %c1 = arith.constant 1
    : index %c10 = arith.constant 10 : index %s = scf.for %i = %c0 to %c10 step %c1 iter_args(%acc = %c0) -> index
    { %r = arith.remui %i, %c10 : index %a = arith.addi %acc, %r : index scf.yield %a : index } return %s : index }
func.func @e(%x: vector<4xi8>) -> vector<4xi1>
    { %0 = arith.extui %x : vector<4xi8> to vector<4xi32> %c = arith.constant dense<256>
    : vector<4xi32> %2 = arith.cmpi ult, %0, %c : vector<4xi32> return %2 : vector<4xi1> }
func.func @f(%x: i32) -> i32 { %c = arith.constant 3 : i32 %0 = arith.maxsi %x, %c : i32 %1 = arith.minsi %0, %c : i32 return %1 : i32 }
func.func @g(%x: i32, %b: i1) -> i32 { %c3 = arith.constant 3 : i32 %c4 = arith.constant 4 : i32 cf.cond_br %b, ^bb1(%c3 : i32), ^bb1(%c4 : i32)
^bb1(%y: i32): %c5 = arith.constant 5 : i32 %r = arith.remui %y, %c5 : i32 return %r : i32 }
func.func @r0(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.floordivsi %ai8, %ai8 : i8
  %v1 = arith.constant 5 : index
  %v2 = arith.shrsi %v0, %v0 : i8
  %v3 = arith.shrsi %ai8, %v2 : i8
  %v4 = arith.cmpi slt, %ai1, %ai1 : i1
  %v5 = arith.select %v4, %ai32, %ai32 : i32
  %v6 = arith.index_cast %v5 : i32 to index
  %v7 = arith.constant -128 : index
  %v8 = arith.ceildivui %v5, %v5 : i32
  %v9 = arith.constant -1 : i32
  %v10 = arith.trunci %v2 : i8 to i1
  %v11 = arith.index_castui %aindex : index to i8
  "t.use"(%ai1, %v4, %v10, %v2, %v3, %v11, %v5, %v8, %v9, %v1, %v6, %v7) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r1(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.constant false
  %v1 = arith.extsi %ai8 : i8 to i32
  %v2 = arith.minui %v0, %v0 : i1
  %v3 = arith.constant false
  %v4 = arith.constant true
  %v5 = arith.index_castui %aindex : index to i32
  %v6 = arith.andi %ai8, %ai8 : i8
  %v7 = arith.trunci %v5 : i32 to i8
  %v8 = arith.cmpi ult, %v5, %v1 : i32
  %v9 = arith.constant 127 : index
  %v10 = arith.maxui %aindex, %v9 : index
  %v11 = arith.ceildivui %v1, %ai32 : i32
  %v12 = arith.constant false
  %v13 = arith.constant 5 : index
  %v14 = arith.floordivsi %v1, %v5 : i32
  %v15 = arith.constant 1 : index
  %v16 = arith.cmpi uge, %v4, %v4 : i1
  %v17 = arith.cmpi sle, %v14, %v1 : i32
  %v18 = arith.constant 7 : i32
  %v19 = arith.cmpi ule, %ai8, %v7 : i8
  "t.use"(%v16, %v17, %v19, %ai8, %v6, %v7, %v11, %v14, %v18, %v10, %v13, %v15) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r2(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.trunci %ai8 : i8 to i1
  %v1 = arith.andi %ai8, %ai8 : i8
  %v2 = arith.constant 127 : i32
  %v3 = arith.constant 100 : i32
  %v4 = arith.cmpi ule, %v2, %v3 : i32
  %v5 = arith.ceildivsi %aindex, %aindex : index
  %v6 = arith.index_castui %v5 : index to i8
  %v7 = arith.trunci %ai32 : i32 to i8
  %v8 = arith.constant 8 : i8
  %v9 = arith.divsi %ai1, %v0 : i1
  %v10 = arith.cmpi eq, %aindex, %v5 : index
  "t.use"(%v4, %v9, %v10, %v6, %v7, %v8, %ai32, %v2, %v3, %aindex, %v5) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index) -> ()
  return
}
func.func @r3(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.select %ai1, %ai1, %ai1 : i1
  %v1 = arith.extsi %v0 : i1 to i8
  %v2 = arith.cmpi sgt, %v1, %v1 : i8
  %v3 = arith.cmpi eq, %ai1, %ai1 : i1
  %v4 = arith.shli %ai1, %v3 : i1
  %v5 = arith.remui %ai32, %ai32 : i32
  %v6 = arith.constant 8 : i32
  %v7 = arith.constant false
  %v8 = arith.cmpi eq, %v1, %ai8 : i8
  %v9 = arith.maxsi %aindex, %aindex : index
  %v10 = arith.index_castui %v6 : i32 to index
  %v11 = arith.cmpi ult, %v4, %v2 : i1
  %v12 = arith.remui %v6, %v6 : i32
  %v13 = arith.select %v8, %aindex, %v10 : index
  %v14 = arith.constant 3 : i8
  %v15 = arith.cmpi ugt, %v4, %v11 : i1
  %v16 = arith.constant false
  %v17 = arith.select %v8, %v15, %v8 : i1
  %v18 = arith.constant 1 : i8
  %v19 = arith.muli %ai1, %v15 : i1
  "t.use"(%v16, %v17, %v19, %v1, %v14, %v18, %v5, %v6, %v12, %v9, %v10, %v13) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r4(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.shrui %aindex, %aindex : index
  %v1 = arith.minsi %ai1, %ai1 : i1
  %v2 = arith.index_cast %ai32 : i32 to index
  %v3 = arith.constant -5 : index
  %v4 = arith.ori %v0, %v0 : index
  %v5 = arith.floordivsi %ai32, %ai32 : i32
  %v6 = arith.extui %v1 : i1 to i8
  %v7 = arith.constant 3 : i32
  %v8 = arith.maxui %v6, %ai8 : i8
  %v9 = arith.minsi %ai1, %v1 : i1
  "t.use"(%ai1, %v1, %v9, %ai8, %v6, %v8, %ai32, %v5, %v7, %v2, %v3, %v4) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r5(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.divsi %ai8, %ai8 : i8
  %v1 = arith.extui %ai1 : i1 to i32
  %v2 = arith.constant false
  %v3 = arith.constant true
  %v4 = arith.constant 5 : i32
  %v5 = arith.constant 127 : index
  "t.use"(%ai1, %v2, %v3, %ai8, %v0, %ai32, %v1, %v4, %aindex, %v5) : (i1, i1, i1, i8, i8, i32, i32, i32, index, index) -> ()
  return
}
func.func @r6(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.constant 7 : i32
  %v1 = arith.andi %aindex, %aindex : index
  %v2 = arith.trunci %v0 : i32 to i8
  %v3 = arith.constant -1 : i32
  %v4 = arith.cmpi sgt, %v1, %v1 : index
  %v5 = arith.cmpi ule, %ai1, %ai1 : i1
  %v6 = arith.shli %v2, %ai8 overflow<nuw> : i8
  %v7 = arith.muli %v2, %v6 : i8
  %v8 = arith.cmpi sge, %v1, %aindex : index
  %v9 = arith.constant 3 : i32
  %v10 = arith.cmpi sge, %v9, %ai32 : i32
  %v11 = arith.xori %v4, %v4 : i1
  %v12 = arith.cmpi ult, %aindex, %aindex : index
  %v13 = arith.trunci %v0 : i32 to i1
  %v14 = arith.trunci %v7 : i8 to i1
  "t.use"(%v12, %v13, %v14, %v2, %v6, %v7, %v0, %v3, %v9, %aindex, %v1) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index) -> ()
  return
}
func.func @r7(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.index_castui %aindex : index to i32
  %v1 = arith.constant -5 : i8
  %v2 = arith.divui %ai1, %ai1 : i1
  %v3 = arith.constant 0 : i8
  %v4 = arith.select %v2, %aindex, %aindex : index
  %v5 = arith.ceildivsi %ai1, %v2 : i1
  %v6 = arith.constant 7 : i32
  %v7 = arith.subi %ai32, %v6 : i32
  %v8 = arith.cmpi sle, %v0, %v0 : i32
  %v9 = arith.maxsi %v8, %v2 : i1
  %v10 = arith.constant 15 : index
  %v11 = arith.cmpi sle, %v4, %v4 : index
  %v12 = arith.cmpi ule, %aindex, %v4 : index
  %v13 = arith.select %v12, %aindex, %v4 : index
  %v14 = arith.cmpi ule, %ai8, %ai8 : i8
  %v15 = arith.maxui %ai8, %ai8 : i8
  %v16 = arith.subi %v12, %v14 : i1
  %v17 = arith.constant false
  "t.use"(%v14, %v16, %v17, %v1, %v3, %v15, %v0, %v6, %v7, %v4, %v10, %v13) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r8(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.constant 3 : i8
  %v1 = arith.constant 3 : index
  %v2 = arith.constant false
  %v3 = arith.trunci %ai32 : i32 to i8
  %v4 = arith.cmpi ule, %ai32, %ai32 : i32
  %v5 = arith.ceildivui %ai32, %ai32 : i32
  %v6 = arith.subi %ai1, %v4 overflow<nuw> : i1
  %v7 = arith.constant 3 : i32
  %v8 = arith.extsi %v3 : i8 to i32
  %v9 = arith.andi %v1, %v1 : index
  %v10 = arith.ceildivsi %v8, %v8 : i32
  %v11 = arith.maxsi %v0, %v0 : i8
  %v12 = arith.maxsi %v10, %v10 : i32
  %v13 = arith.cmpi eq, %v9, %v1 : index
  %v14 = arith.constant false
  %v15 = arith.constant true
  %v16 = arith.andi %ai32, %v12 : i32
  %v17 = arith.divsi %v8, %v5 : i32
  %v18 = arith.cmpi slt, %ai8, %v3 : i8
  %v19 = arith.index_cast %v9 : index to i32
  "t.use"(%v14, %v15, %v18, %v0, %v3, %v11, %v16, %v17, %v19, %aindex, %v1, %v9) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r9(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.constant true
  %v1 = arith.select %ai1, %v0, %v0 : i1
  %v2 = arith.shrsi %v1, %v0 : i1
  %v3 = arith.shrsi %aindex, %aindex : index
  %v4 = arith.constant false
  %v5 = arith.constant false
  %v6 = arith.floordivsi %v3, %aindex : index
  %v7 = arith.maxui %ai8, %ai8 : i8
  %v8 = arith.constant 7 : i8
  %v9 = arith.constant -5 : i8
  %v10 = arith.constant -5 : index
  %v11 = arith.minsi %v3, %v10 : index
  %v12 = arith.trunci %ai8 : i8 to i1
  %v13 = arith.constant true
  %v14 = arith.cmpi ugt, %ai32, %ai32 : i32
  %v15 = arith.constant 0 : index
  %v16 = arith.remsi %v8, %v9 : i8
  %v17 = arith.extui %v13 : i1 to i32
  %v18 = arith.index_castui %v15 : index to i8
  "t.use"(%v12, %v13, %v14, %v9, %v16, %v18, %ai32, %v17, %v10, %v11, %v15) : (i1, i1, i1, i8, i8, i8, i32, i32, index, index, index) -> ()
  return
}
func.func @r10(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.remsi %ai32, %ai32 : i32
  %v1 = arith.cmpi eq, %ai1, %ai1 : i1
  %v2 = arith.index_cast %aindex : index to i8
  %v3 = arith.floordivsi %v2, %ai8 : i8
  %v4 = arith.maxsi %v1, %v1 : i1
  %v5 = arith.cmpi eq, %ai32, %ai32 : i32
  %v6 = arith.extsi %v4 : i1 to i8
  %v7 = arith.constant 0 : i8
  %v8 = arith.constant false
  %v9 = arith.remui %aindex, %aindex : index
  %v10 = arith.constant false
  %v11 = arith.cmpi ule, %v9, %aindex : index
  "t.use"(%v8, %v10, %v11, %v3, %v6, %v7, %ai32, %v0, %aindex, %v9) : (i1, i1, i1, i8, i8, i8, i32, i32, index, index) -> ()
  return
}
func.func @r11(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.constant false
  %v1 = arith.minsi %ai8, %ai8 : i8
  %v2 = arith.constant 1 : i32
  %v3 = arith.divui %v0, %v0 : i1
  %v4 = arith.shli %v2, %v2 : i32
  %v5 = arith.constant false
  %v6 = arith.maxsi %aindex, %aindex : index
  %v7 = arith.index_cast %v4 : i32 to index
  %v8 = arith.cmpi ne, %ai1, %ai1 : i1
  %v9 = arith.xori %v6, %aindex : index
  %v10 = arith.constant 2 : i8
  %v11 = arith.constant -5 : i8
  %v12 = arith.index_cast %v1 : i8 to index
  %v13 = arith.ceildivsi %ai8, %v1 : i8
  %v14 = arith.constant false
  "t.use"(%v5, %v8, %v14, %v10, %v11, %v13, %ai32, %v2, %v4, %v7, %v9, %v12) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r12(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.constant false
  %v1 = arith.constant true
  %v2 = arith.constant 7 : index
  %v3 = arith.index_castui %ai8 : i8 to index
  %v4 = arith.constant 100 : i32
  %v5 = arith.index_castui %v3 : index to i8
  %v6 = arith.maxui %v2, %v2 : index
  %v7 = arith.constant 8 : index
  %v8 = arith.constant -5 : i32
  %v9 = arith.select %ai1, %ai8, %ai8 : i8
  %v10 = arith.shrsi %ai8, %ai8 : i8
  %v11 = arith.index_castui %v8 : i32 to index
  %v12 = arith.maxsi %v9, %v9 : i8
  %v13 = arith.remui %v4, %v4 : i32
  %v14 = arith.constant -5 : i8
  %v15 = arith.index_cast %v6 : index to i32
  %v16 = arith.muli %v12, %v9 overflow<nuw> : i8
  "t.use"(%ai1, %v0, %v1, %v12, %v14, %v16, %v8, %v13, %v15, %v6, %v7, %v11) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r13(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.shrui %ai32, %ai32 : i32
  %v1 = arith.maxsi %ai1, %ai1 : i1
  %v2 = arith.andi %v1, %v1 : i1
  %v3 = arith.cmpi uge, %v1, %v1 : i1
  %v4 = arith.constant true
  %v5 = arith.extsi %ai8 : i8 to i32
  %v6 = arith.divui %v5, %v5 : i32
  %v7 = arith.remsi %v4, %v2 : i1
  %v8 = arith.constant 1 : i8
  %v9 = arith.select %v4, %v7, %v1 : i1
  %v10 = arith.maxsi %v8, %v8 : i8
  %v11 = arith.constant true
  %v12 = arith.andi %ai32, %v6 : i32
  %v13 = arith.trunci %v0 : i32 to i8
  %v14 = arith.trunci %ai32 : i32 to i8
  %v15 = arith.xori %v3, %v4 : i1
  %v16 = arith.constant 100 : index
  %v17 = arith.shli %v12, %v6 : i32
  "t.use"(%v9, %v11, %v15, %v10, %v13, %v14, %v6, %v12, %v17, %aindex, %v16) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index) -> ()
  return
}
func.func @r14(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.remsi %ai32, %ai32 : i32
  %v1 = arith.maxui %aindex, %aindex : index
  %v2 = arith.constant 3 : index
  %v3 = arith.divsi %ai1, %ai1 : i1
  %v4 = arith.subi %v1, %v1 overflow<nsw> : index
  %v5 = arith.cmpi sle, %ai8, %ai8 : i8
  %v6 = arith.remui %ai8, %ai8 : i8
  %v7 = arith.cmpi uge, %v1, %v4 : index
  %v8 = arith.remui %v7, %v3 : i1
  %v9 = arith.shrui %v1, %v4 : index
  %v10 = arith.minsi %aindex, %v2 : index
  %v11 = arith.constant 1 : i32
  %v12 = arith.maxui %v6, %ai8 : i8
  %v13 = arith.ceildivui %v5, %v7 : i1
  %v14 = arith.trunci %v11 : i32 to i8
  %v15 = arith.cmpi ult, %v8, %v8 : i1
  "t.use"(%v8, %v13, %v15, %v6, %v12, %v14, %ai32, %v0, %v11, %v4, %v9, %v10) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r15(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.constant 127 : i8
  %v1 = arith.select %ai1, %ai1, %ai1 : i1
  %v2 = arith.floordivsi %aindex, %aindex : index
  %v3 = arith.shrsi %ai8, %ai8 : i8
  %v4 = arith.extui %v0 : i8 to i32
  %v5 = arith.constant 1 : i32
  %v6 = arith.constant false
  %v7 = arith.minui %v3, %v3 : i8
  %v8 = arith.index_cast %v2 : index to i8
  %v9 = arith.constant -128 : i8
  "t.use"(%ai1, %v1, %v6, %v7, %v8, %v9, %ai32, %v4, %v5, %aindex, %v2) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index) -> ()
  return
}
func.func @r16(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.constant 7 : index
  %v1 = arith.index_castui %ai8 : i8 to index
  %v2 = arith.index_castui %v1 : index to i32
  %v3 = arith.index_castui %v1 : index to i32
  %v4 = arith.constant true
  %v5 = arith.maxsi %ai1, %ai1 : i1
  %v6 = arith.cmpi sgt, %v3, %v2 : i32
  "t.use"(%v4, %v5, %v6, %ai8, %ai32, %v2, %v3, %aindex, %v0, %v1) : (i1, i1, i1, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r17(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.constant -5 : i8
  %v1 = arith.constant -5 : index
  %v2 = arith.constant false
  %v3 = arith.cmpi sgt, %ai8, %ai8 : i8
  %v4 = arith.constant false
  %v5 = arith.cmpi sgt, %aindex, %v1 : index
  %v6 = arith.constant false
  %v7 = arith.shrsi %ai32, %ai32 : i32
  %v8 = arith.constant -1 : index
  %v9 = arith.cmpi ule, %ai8, %ai8 : i8
  %v10 = arith.constant 1 : index
  "t.use"(%v5, %v6, %v9, %ai8, %v0, %ai32, %v7, %v1, %v8, %v10) : (i1, i1, i1, i8, i8, i32, i32, index, index, index) -> ()
  return
}
func.func @r18(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.shrsi %ai1, %ai1 : i1
  %v1 = arith.constant 3 : i32
  %v2 = arith.constant -1 : i32
  %v3 = arith.cmpi sle, %aindex, %aindex : index
  %v4 = arith.constant 100 : index
  %v5 = arith.maxui %v2, %ai32 : i32
  %v6 = arith.andi %v1, %v2 : i32
  %v7 = arith.constant false
  %v8 = arith.select %ai1, %aindex, %v4 : index
  %v9 = arith.extui %ai8 : i8 to i32
  %v10 = arith.shrsi %v2, %v2 : i32
  %v11 = arith.index_castui %ai8 : i8 to index
  %v12 = arith.minui %ai8, %ai8 : i8
  %v13 = arith.trunci %v12 : i8 to i1
  %v14 = arith.trunci %v10 : i32 to i8
  %v15 = arith.minsi %v5, %v10 : i32
  %v16 = arith.minsi %v4, %v8 : index
  "t.use"(%v3, %v7, %v13, %ai8, %v12, %v14, %v9, %v10, %v15, %v8, %v11, %v16) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r19(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.index_cast %aindex : index to i8
  %v1 = arith.minui %v0, %ai8 : i8
  %v2 = arith.shrui %aindex, %aindex : index
  %v3 = arith.cmpi sge, %v2, %aindex : index
  %v4 = arith.constant -128 : i8
  %v5 = arith.minsi %aindex, %v2 : index
  %v6 = arith.ceildivsi %v2, %v5 : index
  %v7 = arith.cmpi sle, %ai1, %ai1 : i1
  %v8 = arith.ceildivsi %v7, %v3 : i1
  %v9 = arith.trunci %v4 : i8 to i1
  %v10 = arith.ceildivui %aindex, %aindex : index
  %v11 = arith.index_cast %ai32 : i32 to index
  %v12 = arith.constant 3 : index
  %v13 = arith.extsi %v8 : i1 to i32
  %v14 = arith.select %v9, %v1, %v0 : i8
  %v15 = arith.index_cast %v11 : index to i8
  %v16 = arith.maxui %v15, %v1 : i8
  %v17 = arith.minui %v9, %v8 : i1
  %v18 = arith.constant 5 : i8
  %v19 = arith.ceildivui %v17, %v17 : i1
  "t.use"(%v9, %v17, %v19, %v15, %v16, %v18, %ai32, %v13, %v10, %v11, %v12) : (i1, i1, i1, i8, i8, i8, i32, i32, index, index, index) -> ()
  return
}
func.func @r20(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.constant true
  %v1 = arith.constant 7 : i32
  %v2 = arith.maxsi %ai8, %ai8 : i8
  %v3 = arith.extsi %v0 : i1 to i8
  %v4 = arith.remui %v0, %v0 : i1
  %v5 = arith.shrui %v2, %v3 : i8
  %v6 = arith.cmpi ule, %v1, %ai32 : i32
  %v7 = arith.cmpi sle, %ai8, %v2 : i8
  %v8 = arith.constant 7 : i32
  %v9 = arith.constant true
  %v10 = arith.select %ai1, %v0, %v9 : i1
  %v11 = arith.andi %aindex, %aindex : index
  "t.use"(%v7, %v9, %v10, %v2, %v3, %v5, %ai32, %v1, %v8, %aindex, %v11) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index) -> ()
  return
}
func.func @r21(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.cmpi ne, %ai8, %ai8 : i8
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 7 : i8
  %v3 = arith.cmpi sge, %ai32, %ai32 : i32
  %v4 = arith.constant 2 : index
  %v5 = arith.cmpi ule, %ai32, %ai32 : i32
  %v6 = arith.ceildivsi %ai32, %ai32 : i32
  "t.use"(%v0, %v3, %v5, %ai8, %v2, %ai32, %v6, %aindex, %v1, %v4) : (i1, i1, i1, i8, i8, i32, i32, index, index, index) -> ()
  return
}
func.func @r22(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.xori %aindex, %aindex : index
  %v1 = arith.constant true
  %v2 = arith.trunci %ai32 : i32 to i8
  %v3 = arith.select %ai1, %v1, %ai1 : i1
  %v4 = arith.ceildivsi %v0, %v0 : index
  %v5 = arith.muli %v4, %v0 : index
  %v6 = arith.select %ai1, %v4, %v4 : index
  %v7 = arith.constant 3 : i8
  %v8 = arith.remui %v7, %v2 : i8
  %v9 = arith.constant true
  %v10 = arith.remsi %ai32, %ai32 : i32
  %v11 = arith.constant 127 : index
  %v12 = arith.divui %v10, %ai32 : i32
  %v13 = arith.xori %ai32, %ai32 : i32
  %v14 = arith.constant 7 : i8
  "t.use"(%v1, %v3, %v9, %v7, %v8, %v14, %v10, %v12, %v13, %v5, %v6, %v11) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r23(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.constant 127 : i32
  %v1 = arith.select %ai1, %aindex, %aindex : index
  %v2 = arith.constant 100 : i32
  %v3 = arith.constant 127 : i32
  %v4 = arith.addi %v1, %v1 : index
  %v5 = arith.index_cast %aindex : index to i32
  %v6 = arith.index_cast %v5 : i32 to index
  %v7 = arith.cmpi eq, %v4, %v4 : index
  "t.use"(%ai1, %v7, %ai8, %v2, %v3, %v5, %v1, %v4, %v6) : (i1, i1, i8, i32, i32, i32, index, index, index) -> ()
  return
}
func.func @r24(%ai1: i1, %ai8: i8, %ai32: i32, %aindex: index) {
  %v0 = arith.cmpi uge, %ai8, %ai8 : i8
  %v1 = arith.divsi %ai32, %ai32 : i32
  %v2 = arith.minui %aindex, %aindex : index
  %v3 = arith.remui %aindex, %v2 : index
  %v4 = arith.index_cast %ai8 : i8 to index
  %v5 = arith.extui %ai8 : i8 to i32
  %v6 = arith.constant 100 : i32
  %v7 = arith.constant 127 : i32
  %v8 = arith.cmpi sle, %v7, %v5 : i32
  %v9 = arith.cmpi ugt, %ai8, %ai8 : i8
  %v10 = arith.index_castui %aindex : index to i8
  %v11 = arith.minsi %v5, %v5 : i32
  %v12 = arith.cmpi sgt, %v2, %v4 : index
  %v13 = arith.constant 0 : i32
  %v14 = arith.index_castui %aindex : index to i8
  %v15 = arith.divui %v13, %v6 : i32
  %v16 = arith.constant 15 : i32
  %v17 = arith.cmpi sgt, %v8, %v9 : i1
  "t.use"(%v9, %v12, %v17, %ai8, %v10, %v14, %v13, %v15, %v16, %v2, %v3, %v4) : (i1, i1, i1, i8, i8, i8, i32, i32, i32, index, index, index) -> ()
  return
}

func.func @l0(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.muli %b, %a : i32
  %v2 = arith.floordivsi %b, %v1 : i32
  return
}
func.func @l1(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.cmpi slt, %a, %b : i32
  %v2 = scf.for %i2 = %n to %m step %n iter_args(%v2x = %b) -> (i32) {
    %v3 = arith.muli %b, %a : i32
    %v4 = scf.for %i4 = %m to %n step %i2 iter_args(%v4x = %b) -> (i32) {
      %v5 = arith.addi %n, %i4 : index
      "t.use"(%v4x, %n) : (i32, index) -> ()
      %v7 = arith.constant 1 : i32
      %v8 = arith.addi %i2, %m : index
      scf.yield %v3 : i32
    }
    scf.yield %v2x : i32
  }
  "t.use"(%a, %m) : (i32, index) -> ()
  %v10 = arith.divui %a, %v2 : i32
  return
}
func.func @l2(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  "t.use"(%b, %m) : (i32, index) -> ()
  %v2 = arith.constant -1 : i32
  %v3 = arith.cmpi slt, %v2, %b : i32
  return
}
func.func @l3(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.cmpi slt, %b, %a : i32
  %v2 = arith.addi %n, %n : index
  %v3 = arith.remsi %b, %a : i32
  %v4 = arith.shli %a, %a : i32
  %v5 = arith.ceildivsi %v3, %v4 : i32
  return
}
func.func @l4(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.divui %b, %a : i32
  return
}
func.func @l5(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.addi %a, %a : i32
  %v2 = arith.remsi %v1, %b : i32
  return
}
func.func @l6(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  "t.use"(%a, %n) : (i32, index) -> ()
  %v2 = arith.cmpi slt, %a, %a : i32
  %v3 = arith.addi %b, %b : i32
  %v4 = arith.divsi %v3, %b : i32
  return
}
func.func @l7(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.cmpi slt, %b, %b : i32
  %v2 = scf.for %i2 = %n to %n step %m iter_args(%v2x = %a) -> (i32) {
    %v3 = arith.subi %a, %v2x : i32
    %v4 = arith.cmpi slt, %v2x, %a : i32
    scf.yield %v2x : i32
  }
  %v5 = scf.for %i5 = %n to %m step %n iter_args(%v5x = %a) -> (i32) {
    %v6 = scf.for %i6 = %n to %n step %m iter_args(%v6x = %b) -> (i32) {
      scf.if %c {
        %v8 = arith.divui %v5x, %v2 : i32
        %v9 = arith.muli %a, %v2 : i32
        %v10 = arith.constant -1 : i32
      }
      %v11 = arith.cmpi slt, %v2, %a : i32
      scf.yield %v2 : i32
    }
    "t.use"(%v6, %m) : (i32, index) -> ()
    "t.use"(%v5x, %m) : (i32, index) -> ()
    scf.yield %b : i32
  }
  scf.for %i14 = %m to %n step %n {
    %v15 = arith.cmpi slt, %v5, %b : i32
    %v16 = arith.addi %v5, %v2 : i32
    %v17 = arith.ceildivsi %a, %v2 : i32
    scf.for %i18 = %m to %n step %m {
      %v19 = arith.constant 2 : i32
    }
    %v20 = arith.addi %n, %i14 : index
  }
  return
}
func.func @l8(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = scf.for %i1 = %m to %m step %n iter_args(%v1x = %a) -> (i32) {
    %v2 = arith.ceildivsi %a, %b : i32
    %v3 = scf.for %i3 = %n to %i1 step %m iter_args(%v3x = %v2) -> (i32) {
      "t.use"(%v2, %i1) : (i32, index) -> ()
      scf.yield %v3x : i32
    }
    %v5 = arith.remsi %v3, %v2 : i32
    "t.use"(%a, %m) : (i32, index) -> ()
    scf.if %c {
      %v8 = arith.cmpi slt, %v1x, %v2 : i32
      scf.if %c {
        "t.use"(%v1x, %i1) : (i32, index) -> ()
        %v11 = arith.shli %b, %a : i32
        %v12 = arith.addi %m, %m : index
        %v13 = arith.constant 1 : i32
      }
      scf.if %v8 {
        %v15 = arith.divui %v1x, %v1x : i32
        %v16 = arith.constant 2 : i32
        %v17 = arith.constant -1 : i32
        %v18 = arith.constant 0 : i32
        %v19 = arith.constant -1 : i32
      }
      %v20 = scf.for %i20 = %m to %m step %n iter_args(%v20x = %a) -> (i32) {
        %v21 = arith.ceildivsi %a, %v3 : i32
        %v22 = arith.maxsi %b, %v3 : i32
        %v23 = arith.constant 2 : i32
        %v24 = arith.muli %v21, %v3 : i32
        %v25 = arith.constant 0 : i32
        scf.yield %v20x : i32
      }
      scf.if %c {
        %v27 = arith.addi %b, %b : i32
      }
    }
    scf.yield %v1x : i32
  }
  %v28 = arith.muli %b, %a : i32
  %v29 = arith.subi %a, %v28 : i32
  return
}
func.func @l9(%a: i32, %b: i32, %m: index, %n: index, %c: i1) {
  %v1 = arith.cmpi slt, %b, %b : i32
  %v2 = arith.addi %n, %m : index
  scf.if %v1 {
    %v4 = scf.for %i4 = %n to %v2 step %v2 iter_args(%v4x = %b) -> (i32) {
      %v5 = arith.constant -1 : i32
      %v6 = scf.for %i6 = %i4 to %m step %v2 iter_args(%v6x = %b) -> (i32) {
        %v7 = arith.addi %i6, %i4 : index
        %v8 = arith.divui %b, %v6x : i32
        %v9 = arith.constant 1 : i32
        %v10 = arith.constant 0 : i32
        %v11 = arith.cmpi slt, %b, %v10 : i32
        scf.yield %a : i32
      }
      %v12 = arith.remsi %b, %v5 : i32
      "t.use"(%a, %v2) : (i32, index) -> ()
      scf.yield %a : i32
    }
  }
  %v14 = arith.constant 2 : i32
  return
}
// ----- arith.cmpi, cf.cond_br, cf.br
// Control flow follows the constants that the ranges confirm, too: both ways here, though folding knows better.
func.func private @either(%b: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %same = arith.cmpi eq, %b, %b : i32
  cf.cond_br %same, ^bb1, ^bb2(%c2 : i32)
^bb1:
  %c3 = arith.constant 3 : i32
  cf.br ^bb2(%c3 : i32)
^bb2(%x: i32):
  return %x : i32
}
func.func @caller(%b: i32) -> i32 {
  %0 = call @either(%b) : (i32) -> i32
  return %0 : i32
}
