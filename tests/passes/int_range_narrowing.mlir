// COMPARE: --arith-int-range-narrowing=int-bitwidths-supported=8,16,32
func.func @n(%a: i32, %b: i32, %i: index, %v: vector<4xi32>) -> (i32, i32, i32, i32, i1, i32, i32, i32, vector<4xi32>) {
  %c255 = arith.constant 255 : i32
  %x = arith.andi %a, %c255 : i32
  %y = arith.andi %b, %c255 : i32
  %0 = arith.addi %x, %y : i32
  %1 = arith.subi %x, %y : i32
  %2 = arith.muli %x, %y : i32
  %3 = arith.divui %x, %y : i32
  %4 = arith.cmpi ult, %x, %y : i32
  %5 = arith.select %4, %x, %y : i32
  %6 = arith.minui %x, %y : i32
  %7 = arith.xori %x, %y : i32
  %cv = arith.constant dense<15> : vector<4xi32>
  %8 = arith.andi %v, %cv : vector<4xi32>
  %9 = arith.addi %8, %cv : vector<4xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %9 : i32, i32, i32, i32, i1, i32, i32, i32, vector<4xi32>
}
func.func @loop(%m: memref<?xindex>, %c: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %0 = arith.muli %i, %c7 overflow<nsw> : index
    %1 = arith.addi %0, %c7 : index
    %2 = arith.index_cast %1 : index to i64
    %3 = arith.addi %2, %2 : i64
    %4 = arith.index_cast %3 : i64 to index
    memref.store %4, %m[%1] : memref<?xindex>
  }
  %e = arith.trunci %c : i64 to i16
  %f = arith.extsi %e : i16 to i64
  %g = arith.addi %f, %f : i64
  %h = arith.shli %g, %g : i64
  %k = arith.extui %e : i16 to i32
  %l = arith.extui %k : i32 to i64
  %o = arith.addi %l, %g : i64
  %p = arith.uitofp %l : i64 to f32
  %q = arith.fptosi %p : f32 to i64
  %r = arith.shrui %l, %f : i64
  %s = arith.muli %o, %r {foo} : i64
  return %s : i64
}
func.func @cst() -> (i64, i64) {
  %a = arith.constant 5 : i64
  %b = arith.addi %a, %a : i64
  return %a, %b : i64, i64
}
func.func @cfv(%a: i32, %b: i1) -> i32 {
  %c255 = arith.constant 255 : i32
  %x = arith.andi %a, %c255 : i32
  %r = scf.if %b -> i32 { %y = arith.addi %x, %x : i32  scf.yield %y : i32 } else { scf.yield %x : i32 }
  return %r : i32
}
func.func @idx(%a: i16) -> (i16, i16) {
  %0 = arith.index_cast %a : i16 to index
  %1 = arith.index_cast %0 : index to i16
  %2 = arith.index_castui %0 : index to i16
  return %1, %2 : i16, i16
}
