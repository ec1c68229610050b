// COMPARE: --convert-index-to-llvm
func.func @index_to_llvm(%a: index, %b: index, %i: i32, %l: i64, %x: i128) -> index {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b
  %20 = index.casts %i : i32 to index
  %21 = index.casts %a : index to i32
  %22 = index.castu %i : i32 to index
  %23 = index.castu %x : i128 to index
  %24 = index.castu %l : i64 to index
  %25 = index.cmp slt(%a, %b)
  %26 = index.cmp uge(%a, %b)
  %27 = index.sizeof
  %28 = index.constant -42
  %29 = index.bool.constant true
  return %0 : index
}
