// COMPARE: --canonicalize
// ----- add
func.func @add(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.add %seven, %two
  %1 = index.add %minus_eight, %seven
  %2 = index.add %minus_eight, %minus_one
  %3 = index.add %seven, %zero
  %4 = index.add %zero, %seven
  %5 = index.add %min64, %minus_one
  %6 = index.add %min64, %seven
  %7 = index.add %min32, %minus_one
  %8 = index.add %min32, %seven
  %9 = index.add %max32, %two
  %10 = index.add %max64, %two
  %11 = index.add %wide, %two
  %12 = index.add %wide_seven, %seven
  %13 = index.add %two, %wide
  %14 = index.add %past32, %one
  %15 = index.add %past32, %two
  %16 = index.add %minus_one, %past32
  %17 = index.add %max32, %min32
  %18 = index.add %one, %one
  %19 = index.add %min64, %one
  %20 = index.add %two, %thirty_one
  %21 = index.add %minus_eight, %thirty_one
  %22 = index.add %two, %thirty_two
  %23 = index.add %wide, %one
  %24 = index.add %seven, %minus_eight
  %25 = index.add %x, %zero
  %26 = index.add %x, %one
  %27 = index.add %x, %minus_one
  %28 = index.add %x, %two
  %29 = index.add %zero, %x
  %30 = index.add %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- sub
func.func @sub(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.sub %seven, %two
  %1 = index.sub %minus_eight, %seven
  %2 = index.sub %minus_eight, %minus_one
  %3 = index.sub %seven, %zero
  %4 = index.sub %zero, %seven
  %5 = index.sub %min64, %minus_one
  %6 = index.sub %min64, %seven
  %7 = index.sub %min32, %minus_one
  %8 = index.sub %min32, %seven
  %9 = index.sub %max32, %two
  %10 = index.sub %max64, %two
  %11 = index.sub %wide, %two
  %12 = index.sub %wide_seven, %seven
  %13 = index.sub %two, %wide
  %14 = index.sub %past32, %one
  %15 = index.sub %past32, %two
  %16 = index.sub %minus_one, %past32
  %17 = index.sub %max32, %min32
  %18 = index.sub %one, %one
  %19 = index.sub %min64, %one
  %20 = index.sub %two, %thirty_one
  %21 = index.sub %minus_eight, %thirty_one
  %22 = index.sub %two, %thirty_two
  %23 = index.sub %wide, %one
  %24 = index.sub %seven, %minus_eight
  %25 = index.sub %x, %zero
  %26 = index.sub %x, %one
  %27 = index.sub %x, %minus_one
  %28 = index.sub %x, %two
  %29 = index.sub %zero, %x
  %30 = index.sub %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- mul
func.func @mul(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.mul %seven, %two
  %1 = index.mul %minus_eight, %seven
  %2 = index.mul %minus_eight, %minus_one
  %3 = index.mul %seven, %zero
  %4 = index.mul %zero, %seven
  %5 = index.mul %min64, %minus_one
  %6 = index.mul %min64, %seven
  %7 = index.mul %min32, %minus_one
  %8 = index.mul %min32, %seven
  %9 = index.mul %max32, %two
  %10 = index.mul %max64, %two
  %11 = index.mul %wide, %two
  %12 = index.mul %wide_seven, %seven
  %13 = index.mul %two, %wide
  %14 = index.mul %past32, %one
  %15 = index.mul %past32, %two
  %16 = index.mul %minus_one, %past32
  %17 = index.mul %max32, %min32
  %18 = index.mul %one, %one
  %19 = index.mul %min64, %one
  %20 = index.mul %two, %thirty_one
  %21 = index.mul %minus_eight, %thirty_one
  %22 = index.mul %two, %thirty_two
  %23 = index.mul %wide, %one
  %24 = index.mul %seven, %minus_eight
  %25 = index.mul %x, %zero
  %26 = index.mul %x, %one
  %27 = index.mul %x, %minus_one
  %28 = index.mul %x, %two
  %29 = index.mul %zero, %x
  %30 = index.mul %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- divs
func.func @divs(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.divs %seven, %two
  %1 = index.divs %minus_eight, %seven
  %2 = index.divs %minus_eight, %minus_one
  %3 = index.divs %seven, %zero
  %4 = index.divs %zero, %seven
  %5 = index.divs %min64, %minus_one
  %6 = index.divs %min64, %seven
  %7 = index.divs %min32, %minus_one
  %8 = index.divs %min32, %seven
  %9 = index.divs %max32, %two
  %10 = index.divs %max64, %two
  %11 = index.divs %wide, %two
  %12 = index.divs %wide_seven, %seven
  %13 = index.divs %two, %wide
  %14 = index.divs %past32, %one
  %15 = index.divs %past32, %two
  %16 = index.divs %minus_one, %past32
  %17 = index.divs %max32, %min32
  %18 = index.divs %one, %one
  %19 = index.divs %min64, %one
  %20 = index.divs %two, %thirty_one
  %21 = index.divs %minus_eight, %thirty_one
  %22 = index.divs %two, %thirty_two
  %23 = index.divs %wide, %one
  %24 = index.divs %seven, %minus_eight
  %25 = index.divs %x, %zero
  %26 = index.divs %x, %one
  %27 = index.divs %x, %minus_one
  %28 = index.divs %x, %two
  %29 = index.divs %zero, %x
  %30 = index.divs %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- divu
func.func @divu(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.divu %seven, %two
  %1 = index.divu %minus_eight, %seven
  %2 = index.divu %minus_eight, %minus_one
  %3 = index.divu %seven, %zero
  %4 = index.divu %zero, %seven
  %5 = index.divu %min64, %minus_one
  %6 = index.divu %min64, %seven
  %7 = index.divu %min32, %minus_one
  %8 = index.divu %min32, %seven
  %9 = index.divu %max32, %two
  %10 = index.divu %max64, %two
  %11 = index.divu %wide, %two
  %12 = index.divu %wide_seven, %seven
  %13 = index.divu %two, %wide
  %14 = index.divu %past32, %one
  %15 = index.divu %past32, %two
  %16 = index.divu %minus_one, %past32
  %17 = index.divu %max32, %min32
  %18 = index.divu %one, %one
  %19 = index.divu %min64, %one
  %20 = index.divu %two, %thirty_one
  %21 = index.divu %minus_eight, %thirty_one
  %22 = index.divu %two, %thirty_two
  %23 = index.divu %wide, %one
  %24 = index.divu %seven, %minus_eight
  %25 = index.divu %x, %zero
  %26 = index.divu %x, %one
  %27 = index.divu %x, %minus_one
  %28 = index.divu %x, %two
  %29 = index.divu %zero, %x
  %30 = index.divu %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- ceildivs
func.func @ceildivs(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.ceildivs %seven, %two
  %1 = index.ceildivs %minus_eight, %seven
  %2 = index.ceildivs %minus_eight, %minus_one
  %3 = index.ceildivs %seven, %zero
  %4 = index.ceildivs %zero, %seven
  %5 = index.ceildivs %min64, %minus_one
  %6 = index.ceildivs %min64, %seven
  %7 = index.ceildivs %min32, %minus_one
  %8 = index.ceildivs %min32, %seven
  %9 = index.ceildivs %max32, %two
  %10 = index.ceildivs %max64, %two
  %11 = index.ceildivs %wide, %two
  %12 = index.ceildivs %wide_seven, %seven
  %13 = index.ceildivs %two, %wide
  %14 = index.ceildivs %past32, %one
  %15 = index.ceildivs %past32, %two
  %16 = index.ceildivs %minus_one, %past32
  %17 = index.ceildivs %max32, %min32
  %18 = index.ceildivs %one, %one
  %19 = index.ceildivs %min64, %one
  %20 = index.ceildivs %two, %thirty_one
  %21 = index.ceildivs %minus_eight, %thirty_one
  %22 = index.ceildivs %two, %thirty_two
  %23 = index.ceildivs %wide, %one
  %24 = index.ceildivs %seven, %minus_eight
  %25 = index.ceildivs %x, %zero
  %26 = index.ceildivs %x, %one
  %27 = index.ceildivs %x, %minus_one
  %28 = index.ceildivs %x, %two
  %29 = index.ceildivs %zero, %x
  %30 = index.ceildivs %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- ceildivu
func.func @ceildivu(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.ceildivu %seven, %two
  %1 = index.ceildivu %minus_eight, %seven
  %2 = index.ceildivu %minus_eight, %minus_one
  %3 = index.ceildivu %seven, %zero
  %4 = index.ceildivu %zero, %seven
  %5 = index.ceildivu %min64, %minus_one
  %6 = index.ceildivu %min64, %seven
  %7 = index.ceildivu %min32, %minus_one
  %8 = index.ceildivu %min32, %seven
  %9 = index.ceildivu %max32, %two
  %10 = index.ceildivu %max64, %two
  %11 = index.ceildivu %wide, %two
  %12 = index.ceildivu %wide_seven, %seven
  %13 = index.ceildivu %two, %wide
  %14 = index.ceildivu %past32, %one
  %15 = index.ceildivu %past32, %two
  %16 = index.ceildivu %minus_one, %past32
  %17 = index.ceildivu %max32, %min32
  %18 = index.ceildivu %one, %one
  %19 = index.ceildivu %min64, %one
  %20 = index.ceildivu %two, %thirty_one
  %21 = index.ceildivu %minus_eight, %thirty_one
  %22 = index.ceildivu %two, %thirty_two
  %23 = index.ceildivu %wide, %one
  %24 = index.ceildivu %seven, %minus_eight
  %25 = index.ceildivu %x, %zero
  %26 = index.ceildivu %x, %one
  %27 = index.ceildivu %x, %minus_one
  %28 = index.ceildivu %x, %two
  %29 = index.ceildivu %zero, %x
  %30 = index.ceildivu %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- floordivs
func.func @floordivs(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.floordivs %seven, %two
  %1 = index.floordivs %minus_eight, %seven
  %2 = index.floordivs %minus_eight, %minus_one
  %3 = index.floordivs %seven, %zero
  %4 = index.floordivs %zero, %seven
  %5 = index.floordivs %min64, %minus_one
  %6 = index.floordivs %min64, %seven
  %7 = index.floordivs %min32, %minus_one
  %8 = index.floordivs %min32, %seven
  %9 = index.floordivs %max32, %two
  %10 = index.floordivs %max64, %two
  %11 = index.floordivs %wide, %two
  %12 = index.floordivs %wide_seven, %seven
  %13 = index.floordivs %two, %wide
  %14 = index.floordivs %past32, %one
  %15 = index.floordivs %past32, %two
  %16 = index.floordivs %minus_one, %past32
  %17 = index.floordivs %max32, %min32
  %18 = index.floordivs %one, %one
  %19 = index.floordivs %min64, %one
  %20 = index.floordivs %two, %thirty_one
  %21 = index.floordivs %minus_eight, %thirty_one
  %22 = index.floordivs %two, %thirty_two
  %23 = index.floordivs %wide, %one
  %24 = index.floordivs %seven, %minus_eight
  %25 = index.floordivs %x, %zero
  %26 = index.floordivs %x, %one
  %27 = index.floordivs %x, %minus_one
  %28 = index.floordivs %x, %two
  %29 = index.floordivs %zero, %x
  %30 = index.floordivs %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- rems
func.func @rems(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.rems %seven, %two
  %1 = index.rems %minus_eight, %seven
  %2 = index.rems %minus_eight, %minus_one
  %3 = index.rems %seven, %zero
  %4 = index.rems %zero, %seven
  %5 = index.rems %min64, %minus_one
  %6 = index.rems %min64, %seven
  %7 = index.rems %min32, %minus_one
  %8 = index.rems %min32, %seven
  %9 = index.rems %max32, %two
  %10 = index.rems %max64, %two
  %11 = index.rems %wide, %two
  %12 = index.rems %wide_seven, %seven
  %13 = index.rems %two, %wide
  %14 = index.rems %past32, %one
  %15 = index.rems %past32, %two
  %16 = index.rems %minus_one, %past32
  %17 = index.rems %max32, %min32
  %18 = index.rems %one, %one
  %19 = index.rems %min64, %one
  %20 = index.rems %two, %thirty_one
  %21 = index.rems %minus_eight, %thirty_one
  %22 = index.rems %two, %thirty_two
  %23 = index.rems %wide, %one
  %24 = index.rems %seven, %minus_eight
  %25 = index.rems %x, %zero
  %26 = index.rems %x, %one
  %27 = index.rems %x, %minus_one
  %28 = index.rems %x, %two
  %29 = index.rems %zero, %x
  %30 = index.rems %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- remu
func.func @remu(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.remu %seven, %two
  %1 = index.remu %minus_eight, %seven
  %2 = index.remu %minus_eight, %minus_one
  %3 = index.remu %seven, %zero
  %4 = index.remu %zero, %seven
  %5 = index.remu %min64, %minus_one
  %6 = index.remu %min64, %seven
  %7 = index.remu %min32, %minus_one
  %8 = index.remu %min32, %seven
  %9 = index.remu %max32, %two
  %10 = index.remu %max64, %two
  %11 = index.remu %wide, %two
  %12 = index.remu %wide_seven, %seven
  %13 = index.remu %two, %wide
  %14 = index.remu %past32, %one
  %15 = index.remu %past32, %two
  %16 = index.remu %minus_one, %past32
  %17 = index.remu %max32, %min32
  %18 = index.remu %one, %one
  %19 = index.remu %min64, %one
  %20 = index.remu %two, %thirty_one
  %21 = index.remu %minus_eight, %thirty_one
  %22 = index.remu %two, %thirty_two
  %23 = index.remu %wide, %one
  %24 = index.remu %seven, %minus_eight
  %25 = index.remu %x, %zero
  %26 = index.remu %x, %one
  %27 = index.remu %x, %minus_one
  %28 = index.remu %x, %two
  %29 = index.remu %zero, %x
  %30 = index.remu %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- maxs
func.func @maxs(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.maxs %seven, %two
  %1 = index.maxs %minus_eight, %seven
  %2 = index.maxs %minus_eight, %minus_one
  %3 = index.maxs %seven, %zero
  %4 = index.maxs %zero, %seven
  %5 = index.maxs %min64, %minus_one
  %6 = index.maxs %min64, %seven
  %7 = index.maxs %min32, %minus_one
  %8 = index.maxs %min32, %seven
  %9 = index.maxs %max32, %two
  %10 = index.maxs %max64, %two
  %11 = index.maxs %wide, %two
  %12 = index.maxs %wide_seven, %seven
  %13 = index.maxs %two, %wide
  %14 = index.maxs %past32, %one
  %15 = index.maxs %past32, %two
  %16 = index.maxs %minus_one, %past32
  %17 = index.maxs %max32, %min32
  %18 = index.maxs %one, %one
  %19 = index.maxs %min64, %one
  %20 = index.maxs %two, %thirty_one
  %21 = index.maxs %minus_eight, %thirty_one
  %22 = index.maxs %two, %thirty_two
  %23 = index.maxs %wide, %one
  %24 = index.maxs %seven, %minus_eight
  %25 = index.maxs %x, %zero
  %26 = index.maxs %x, %one
  %27 = index.maxs %x, %minus_one
  %28 = index.maxs %x, %two
  %29 = index.maxs %zero, %x
  %30 = index.maxs %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- maxu
func.func @maxu(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.maxu %seven, %two
  %1 = index.maxu %minus_eight, %seven
  %2 = index.maxu %minus_eight, %minus_one
  %3 = index.maxu %seven, %zero
  %4 = index.maxu %zero, %seven
  %5 = index.maxu %min64, %minus_one
  %6 = index.maxu %min64, %seven
  %7 = index.maxu %min32, %minus_one
  %8 = index.maxu %min32, %seven
  %9 = index.maxu %max32, %two
  %10 = index.maxu %max64, %two
  %11 = index.maxu %wide, %two
  %12 = index.maxu %wide_seven, %seven
  %13 = index.maxu %two, %wide
  %14 = index.maxu %past32, %one
  %15 = index.maxu %past32, %two
  %16 = index.maxu %minus_one, %past32
  %17 = index.maxu %max32, %min32
  %18 = index.maxu %one, %one
  %19 = index.maxu %min64, %one
  %20 = index.maxu %two, %thirty_one
  %21 = index.maxu %minus_eight, %thirty_one
  %22 = index.maxu %two, %thirty_two
  %23 = index.maxu %wide, %one
  %24 = index.maxu %seven, %minus_eight
  %25 = index.maxu %x, %zero
  %26 = index.maxu %x, %one
  %27 = index.maxu %x, %minus_one
  %28 = index.maxu %x, %two
  %29 = index.maxu %zero, %x
  %30 = index.maxu %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- mins
func.func @mins(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.mins %seven, %two
  %1 = index.mins %minus_eight, %seven
  %2 = index.mins %minus_eight, %minus_one
  %3 = index.mins %seven, %zero
  %4 = index.mins %zero, %seven
  %5 = index.mins %min64, %minus_one
  %6 = index.mins %min64, %seven
  %7 = index.mins %min32, %minus_one
  %8 = index.mins %min32, %seven
  %9 = index.mins %max32, %two
  %10 = index.mins %max64, %two
  %11 = index.mins %wide, %two
  %12 = index.mins %wide_seven, %seven
  %13 = index.mins %two, %wide
  %14 = index.mins %past32, %one
  %15 = index.mins %past32, %two
  %16 = index.mins %minus_one, %past32
  %17 = index.mins %max32, %min32
  %18 = index.mins %one, %one
  %19 = index.mins %min64, %one
  %20 = index.mins %two, %thirty_one
  %21 = index.mins %minus_eight, %thirty_one
  %22 = index.mins %two, %thirty_two
  %23 = index.mins %wide, %one
  %24 = index.mins %seven, %minus_eight
  %25 = index.mins %x, %zero
  %26 = index.mins %x, %one
  %27 = index.mins %x, %minus_one
  %28 = index.mins %x, %two
  %29 = index.mins %zero, %x
  %30 = index.mins %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- minu
func.func @minu(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.minu %seven, %two
  %1 = index.minu %minus_eight, %seven
  %2 = index.minu %minus_eight, %minus_one
  %3 = index.minu %seven, %zero
  %4 = index.minu %zero, %seven
  %5 = index.minu %min64, %minus_one
  %6 = index.minu %min64, %seven
  %7 = index.minu %min32, %minus_one
  %8 = index.minu %min32, %seven
  %9 = index.minu %max32, %two
  %10 = index.minu %max64, %two
  %11 = index.minu %wide, %two
  %12 = index.minu %wide_seven, %seven
  %13 = index.minu %two, %wide
  %14 = index.minu %past32, %one
  %15 = index.minu %past32, %two
  %16 = index.minu %minus_one, %past32
  %17 = index.minu %max32, %min32
  %18 = index.minu %one, %one
  %19 = index.minu %min64, %one
  %20 = index.minu %two, %thirty_one
  %21 = index.minu %minus_eight, %thirty_one
  %22 = index.minu %two, %thirty_two
  %23 = index.minu %wide, %one
  %24 = index.minu %seven, %minus_eight
  %25 = index.minu %x, %zero
  %26 = index.minu %x, %one
  %27 = index.minu %x, %minus_one
  %28 = index.minu %x, %two
  %29 = index.minu %zero, %x
  %30 = index.minu %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- shl
func.func @shl(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.shl %seven, %two
  %1 = index.shl %minus_eight, %seven
  %2 = index.shl %minus_eight, %minus_one
  %3 = index.shl %seven, %zero
  %4 = index.shl %zero, %seven
  %5 = index.shl %min64, %minus_one
  %6 = index.shl %min64, %seven
  %7 = index.shl %min32, %minus_one
  %8 = index.shl %min32, %seven
  %9 = index.shl %max32, %two
  %10 = index.shl %max64, %two
  %11 = index.shl %wide, %two
  %12 = index.shl %wide_seven, %seven
  %13 = index.shl %two, %wide
  %14 = index.shl %past32, %one
  %15 = index.shl %past32, %two
  %16 = index.shl %minus_one, %past32
  %17 = index.shl %max32, %min32
  %18 = index.shl %one, %one
  %19 = index.shl %min64, %one
  %20 = index.shl %two, %thirty_one
  %21 = index.shl %minus_eight, %thirty_one
  %22 = index.shl %two, %thirty_two
  %23 = index.shl %wide, %one
  %24 = index.shl %seven, %minus_eight
  %25 = index.shl %x, %zero
  %26 = index.shl %x, %one
  %27 = index.shl %x, %minus_one
  %28 = index.shl %x, %two
  %29 = index.shl %zero, %x
  %30 = index.shl %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- shrs
func.func @shrs(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.shrs %seven, %two
  %1 = index.shrs %minus_eight, %seven
  %2 = index.shrs %minus_eight, %minus_one
  %3 = index.shrs %seven, %zero
  %4 = index.shrs %zero, %seven
  %5 = index.shrs %min64, %minus_one
  %6 = index.shrs %min64, %seven
  %7 = index.shrs %min32, %minus_one
  %8 = index.shrs %min32, %seven
  %9 = index.shrs %max32, %two
  %10 = index.shrs %max64, %two
  %11 = index.shrs %wide, %two
  %12 = index.shrs %wide_seven, %seven
  %13 = index.shrs %two, %wide
  %14 = index.shrs %past32, %one
  %15 = index.shrs %past32, %two
  %16 = index.shrs %minus_one, %past32
  %17 = index.shrs %max32, %min32
  %18 = index.shrs %one, %one
  %19 = index.shrs %min64, %one
  %20 = index.shrs %two, %thirty_one
  %21 = index.shrs %minus_eight, %thirty_one
  %22 = index.shrs %two, %thirty_two
  %23 = index.shrs %wide, %one
  %24 = index.shrs %seven, %minus_eight
  %25 = index.shrs %x, %zero
  %26 = index.shrs %x, %one
  %27 = index.shrs %x, %minus_one
  %28 = index.shrs %x, %two
  %29 = index.shrs %zero, %x
  %30 = index.shrs %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- shru
func.func @shru(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.shru %seven, %two
  %1 = index.shru %minus_eight, %seven
  %2 = index.shru %minus_eight, %minus_one
  %3 = index.shru %seven, %zero
  %4 = index.shru %zero, %seven
  %5 = index.shru %min64, %minus_one
  %6 = index.shru %min64, %seven
  %7 = index.shru %min32, %minus_one
  %8 = index.shru %min32, %seven
  %9 = index.shru %max32, %two
  %10 = index.shru %max64, %two
  %11 = index.shru %wide, %two
  %12 = index.shru %wide_seven, %seven
  %13 = index.shru %two, %wide
  %14 = index.shru %past32, %one
  %15 = index.shru %past32, %two
  %16 = index.shru %minus_one, %past32
  %17 = index.shru %max32, %min32
  %18 = index.shru %one, %one
  %19 = index.shru %min64, %one
  %20 = index.shru %two, %thirty_one
  %21 = index.shru %minus_eight, %thirty_one
  %22 = index.shru %two, %thirty_two
  %23 = index.shru %wide, %one
  %24 = index.shru %seven, %minus_eight
  %25 = index.shru %x, %zero
  %26 = index.shru %x, %one
  %27 = index.shru %x, %minus_one
  %28 = index.shru %x, %two
  %29 = index.shru %zero, %x
  %30 = index.shru %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- and
func.func @and(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.and %seven, %two
  %1 = index.and %minus_eight, %seven
  %2 = index.and %minus_eight, %minus_one
  %3 = index.and %seven, %zero
  %4 = index.and %zero, %seven
  %5 = index.and %min64, %minus_one
  %6 = index.and %min64, %seven
  %7 = index.and %min32, %minus_one
  %8 = index.and %min32, %seven
  %9 = index.and %max32, %two
  %10 = index.and %max64, %two
  %11 = index.and %wide, %two
  %12 = index.and %wide_seven, %seven
  %13 = index.and %two, %wide
  %14 = index.and %past32, %one
  %15 = index.and %past32, %two
  %16 = index.and %minus_one, %past32
  %17 = index.and %max32, %min32
  %18 = index.and %one, %one
  %19 = index.and %min64, %one
  %20 = index.and %two, %thirty_one
  %21 = index.and %minus_eight, %thirty_one
  %22 = index.and %two, %thirty_two
  %23 = index.and %wide, %one
  %24 = index.and %seven, %minus_eight
  %25 = index.and %x, %zero
  %26 = index.and %x, %one
  %27 = index.and %x, %minus_one
  %28 = index.and %x, %two
  %29 = index.and %zero, %x
  %30 = index.and %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- or
func.func @or(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.or %seven, %two
  %1 = index.or %minus_eight, %seven
  %2 = index.or %minus_eight, %minus_one
  %3 = index.or %seven, %zero
  %4 = index.or %zero, %seven
  %5 = index.or %min64, %minus_one
  %6 = index.or %min64, %seven
  %7 = index.or %min32, %minus_one
  %8 = index.or %min32, %seven
  %9 = index.or %max32, %two
  %10 = index.or %max64, %two
  %11 = index.or %wide, %two
  %12 = index.or %wide_seven, %seven
  %13 = index.or %two, %wide
  %14 = index.or %past32, %one
  %15 = index.or %past32, %two
  %16 = index.or %minus_one, %past32
  %17 = index.or %max32, %min32
  %18 = index.or %one, %one
  %19 = index.or %min64, %one
  %20 = index.or %two, %thirty_one
  %21 = index.or %minus_eight, %thirty_one
  %22 = index.or %two, %thirty_two
  %23 = index.or %wide, %one
  %24 = index.or %seven, %minus_eight
  %25 = index.or %x, %zero
  %26 = index.or %x, %one
  %27 = index.or %x, %minus_one
  %28 = index.or %x, %two
  %29 = index.or %zero, %x
  %30 = index.or %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
// ----- xor
func.func @xor(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %minus_one = index.constant -1
  %two = index.constant 2
  %seven = index.constant 7
  %minus_eight = index.constant -8
  %max32 = index.constant 2147483647
  %min32 = index.constant -2147483648
  %wide = index.constant 4294967296
  %wide_seven = index.constant 4294967303
  %max64 = index.constant 9223372036854775807
  %min64 = index.constant -9223372036854775808
  %past32 = index.constant 2147483648
  %thirty_one = index.constant 31
  %thirty_two = index.constant 32
  %0 = index.xor %seven, %two
  %1 = index.xor %minus_eight, %seven
  %2 = index.xor %minus_eight, %minus_one
  %3 = index.xor %seven, %zero
  %4 = index.xor %zero, %seven
  %5 = index.xor %min64, %minus_one
  %6 = index.xor %min64, %seven
  %7 = index.xor %min32, %minus_one
  %8 = index.xor %min32, %seven
  %9 = index.xor %max32, %two
  %10 = index.xor %max64, %two
  %11 = index.xor %wide, %two
  %12 = index.xor %wide_seven, %seven
  %13 = index.xor %two, %wide
  %14 = index.xor %past32, %one
  %15 = index.xor %past32, %two
  %16 = index.xor %minus_one, %past32
  %17 = index.xor %max32, %min32
  %18 = index.xor %one, %one
  %19 = index.xor %min64, %one
  %20 = index.xor %two, %thirty_one
  %21 = index.xor %minus_eight, %thirty_one
  %22 = index.xor %two, %thirty_two
  %23 = index.xor %wide, %one
  %24 = index.xor %seven, %minus_eight
  %25 = index.xor %x, %zero
  %26 = index.xor %x, %one
  %27 = index.xor %x, %minus_one
  %28 = index.xor %x, %two
  %29 = index.xor %zero, %x
  %30 = index.xor %one, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30
    : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index,
        index, index, index, index, index, index, index, index, index, index, index, index
}
