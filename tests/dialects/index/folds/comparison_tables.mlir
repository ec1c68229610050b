// COMPARE: --canonicalize
// ----- compare_eq
func.func @compare_eq(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %0 = index.cmp eq(%seven, %two)
  %1 = index.cmp eq(%minus_eight, %seven)
  %2 = index.cmp eq(%minus_eight, %minus_one)
  %3 = index.cmp eq(%seven, %zero)
  %4 = index.cmp eq(%zero, %seven)
  %5 = index.cmp eq(%min64, %minus_one)
  %6 = index.cmp eq(%min64, %seven)
  %7 = index.cmp eq(%min32, %minus_one)
  %8 = index.cmp eq(%min32, %seven)
  %9 = index.cmp eq(%max32, %two)
  %10 = index.cmp eq(%max64, %two)
  %11 = index.cmp eq(%wide, %two)
  %12 = index.cmp eq(%wide_seven, %seven)
  %13 = index.cmp eq(%two, %wide)
  %14 = index.cmp eq(%past32, %one)
  %15 = index.cmp eq(%past32, %two)
  %16 = index.cmp eq(%minus_one, %past32)
  %17 = index.cmp eq(%max32, %min32)
  %18 = index.cmp eq(%one, %one)
  %19 = index.cmp eq(%min64, %one)
  %20 = index.cmp eq(%two, %thirty_one)
  %21 = index.cmp eq(%minus_eight, %thirty_one)
  %22 = index.cmp eq(%two, %thirty_two)
  %23 = index.cmp eq(%wide, %one)
  %24 = index.cmp eq(%seven, %minus_eight)
  %25 = index.cmp eq(%x, %x)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- eq of mins
func.func @eq_of_mins(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %seven_mins = index.mins %x, %seven
  %0 = index.cmp eq(%seven_mins, %seven)
  %1 = index.cmp eq(%seven_mins, %minus_eight)
  %2 = index.cmp eq(%seven_mins, %zero)
  %3 = index.cmp eq(%seven_mins, %minus_one)
  %4 = index.cmp eq(%seven_mins, %max32)
  %5 = index.cmp eq(%seven_mins, %past32)
  %6 = index.cmp eq(%seven_mins, %wide)
  %minus_eight_mins = index.mins %x, %minus_eight
  %7 = index.cmp eq(%minus_eight_mins, %seven)
  %8 = index.cmp eq(%minus_eight_mins, %minus_eight)
  %9 = index.cmp eq(%minus_eight_mins, %zero)
  %10 = index.cmp eq(%minus_eight_mins, %minus_one)
  %11 = index.cmp eq(%minus_eight_mins, %max32)
  %12 = index.cmp eq(%minus_eight_mins, %past32)
  %13 = index.cmp eq(%minus_eight_mins, %wide)
  %max32_mins = index.mins %x, %max32
  %14 = index.cmp eq(%max32_mins, %seven)
  %15 = index.cmp eq(%max32_mins, %minus_eight)
  %16 = index.cmp eq(%max32_mins, %zero)
  %17 = index.cmp eq(%max32_mins, %minus_one)
  %18 = index.cmp eq(%max32_mins, %max32)
  %19 = index.cmp eq(%max32_mins, %past32)
  %20 = index.cmp eq(%max32_mins, %wide)
  %past32_mins = index.mins %x, %past32
  %21 = index.cmp eq(%past32_mins, %seven)
  %22 = index.cmp eq(%past32_mins, %minus_eight)
  %23 = index.cmp eq(%past32_mins, %zero)
  %24 = index.cmp eq(%past32_mins, %minus_one)
  %25 = index.cmp eq(%past32_mins, %max32)
  %26 = index.cmp eq(%past32_mins, %past32)
  %27 = index.cmp eq(%past32_mins, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- eq of minu
func.func @eq_of_minu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %seven_minu = index.minu %x, %seven
  %0 = index.cmp eq(%seven_minu, %seven)
  %1 = index.cmp eq(%seven_minu, %minus_eight)
  %2 = index.cmp eq(%seven_minu, %zero)
  %3 = index.cmp eq(%seven_minu, %minus_one)
  %4 = index.cmp eq(%seven_minu, %max32)
  %5 = index.cmp eq(%seven_minu, %past32)
  %6 = index.cmp eq(%seven_minu, %wide)
  %minus_eight_minu = index.minu %x, %minus_eight
  %7 = index.cmp eq(%minus_eight_minu, %seven)
  %8 = index.cmp eq(%minus_eight_minu, %minus_eight)
  %9 = index.cmp eq(%minus_eight_minu, %zero)
  %10 = index.cmp eq(%minus_eight_minu, %minus_one)
  %11 = index.cmp eq(%minus_eight_minu, %max32)
  %12 = index.cmp eq(%minus_eight_minu, %past32)
  %13 = index.cmp eq(%minus_eight_minu, %wide)
  %max32_minu = index.minu %x, %max32
  %14 = index.cmp eq(%max32_minu, %seven)
  %15 = index.cmp eq(%max32_minu, %minus_eight)
  %16 = index.cmp eq(%max32_minu, %zero)
  %17 = index.cmp eq(%max32_minu, %minus_one)
  %18 = index.cmp eq(%max32_minu, %max32)
  %19 = index.cmp eq(%max32_minu, %past32)
  %20 = index.cmp eq(%max32_minu, %wide)
  %past32_minu = index.minu %x, %past32
  %21 = index.cmp eq(%past32_minu, %seven)
  %22 = index.cmp eq(%past32_minu, %minus_eight)
  %23 = index.cmp eq(%past32_minu, %zero)
  %24 = index.cmp eq(%past32_minu, %minus_one)
  %25 = index.cmp eq(%past32_minu, %max32)
  %26 = index.cmp eq(%past32_minu, %past32)
  %27 = index.cmp eq(%past32_minu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- eq of maxs
func.func @eq_of_maxs(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %seven_maxs = index.maxs %x, %seven
  %0 = index.cmp eq(%seven_maxs, %seven)
  %1 = index.cmp eq(%seven_maxs, %minus_eight)
  %2 = index.cmp eq(%seven_maxs, %zero)
  %3 = index.cmp eq(%seven_maxs, %minus_one)
  %4 = index.cmp eq(%seven_maxs, %max32)
  %5 = index.cmp eq(%seven_maxs, %past32)
  %6 = index.cmp eq(%seven_maxs, %wide)
  %minus_eight_maxs = index.maxs %x, %minus_eight
  %7 = index.cmp eq(%minus_eight_maxs, %seven)
  %8 = index.cmp eq(%minus_eight_maxs, %minus_eight)
  %9 = index.cmp eq(%minus_eight_maxs, %zero)
  %10 = index.cmp eq(%minus_eight_maxs, %minus_one)
  %11 = index.cmp eq(%minus_eight_maxs, %max32)
  %12 = index.cmp eq(%minus_eight_maxs, %past32)
  %13 = index.cmp eq(%minus_eight_maxs, %wide)
  %max32_maxs = index.maxs %x, %max32
  %14 = index.cmp eq(%max32_maxs, %seven)
  %15 = index.cmp eq(%max32_maxs, %minus_eight)
  %16 = index.cmp eq(%max32_maxs, %zero)
  %17 = index.cmp eq(%max32_maxs, %minus_one)
  %18 = index.cmp eq(%max32_maxs, %max32)
  %19 = index.cmp eq(%max32_maxs, %past32)
  %20 = index.cmp eq(%max32_maxs, %wide)
  %past32_maxs = index.maxs %x, %past32
  %21 = index.cmp eq(%past32_maxs, %seven)
  %22 = index.cmp eq(%past32_maxs, %minus_eight)
  %23 = index.cmp eq(%past32_maxs, %zero)
  %24 = index.cmp eq(%past32_maxs, %minus_one)
  %25 = index.cmp eq(%past32_maxs, %max32)
  %26 = index.cmp eq(%past32_maxs, %past32)
  %27 = index.cmp eq(%past32_maxs, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- eq of maxu
func.func @eq_of_maxu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %seven_maxu = index.maxu %x, %seven
  %0 = index.cmp eq(%seven_maxu, %seven)
  %1 = index.cmp eq(%seven_maxu, %minus_eight)
  %2 = index.cmp eq(%seven_maxu, %zero)
  %3 = index.cmp eq(%seven_maxu, %minus_one)
  %4 = index.cmp eq(%seven_maxu, %max32)
  %5 = index.cmp eq(%seven_maxu, %past32)
  %6 = index.cmp eq(%seven_maxu, %wide)
  %minus_eight_maxu = index.maxu %x, %minus_eight
  %7 = index.cmp eq(%minus_eight_maxu, %seven)
  %8 = index.cmp eq(%minus_eight_maxu, %minus_eight)
  %9 = index.cmp eq(%minus_eight_maxu, %zero)
  %10 = index.cmp eq(%minus_eight_maxu, %minus_one)
  %11 = index.cmp eq(%minus_eight_maxu, %max32)
  %12 = index.cmp eq(%minus_eight_maxu, %past32)
  %13 = index.cmp eq(%minus_eight_maxu, %wide)
  %max32_maxu = index.maxu %x, %max32
  %14 = index.cmp eq(%max32_maxu, %seven)
  %15 = index.cmp eq(%max32_maxu, %minus_eight)
  %16 = index.cmp eq(%max32_maxu, %zero)
  %17 = index.cmp eq(%max32_maxu, %minus_one)
  %18 = index.cmp eq(%max32_maxu, %max32)
  %19 = index.cmp eq(%max32_maxu, %past32)
  %20 = index.cmp eq(%max32_maxu, %wide)
  %past32_maxu = index.maxu %x, %past32
  %21 = index.cmp eq(%past32_maxu, %seven)
  %22 = index.cmp eq(%past32_maxu, %minus_eight)
  %23 = index.cmp eq(%past32_maxu, %zero)
  %24 = index.cmp eq(%past32_maxu, %minus_one)
  %25 = index.cmp eq(%past32_maxu, %max32)
  %26 = index.cmp eq(%past32_maxu, %past32)
  %27 = index.cmp eq(%past32_maxu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- compare_ne
func.func @compare_ne(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %0 = index.cmp ne(%seven, %two)
  %1 = index.cmp ne(%minus_eight, %seven)
  %2 = index.cmp ne(%minus_eight, %minus_one)
  %3 = index.cmp ne(%seven, %zero)
  %4 = index.cmp ne(%zero, %seven)
  %5 = index.cmp ne(%min64, %minus_one)
  %6 = index.cmp ne(%min64, %seven)
  %7 = index.cmp ne(%min32, %minus_one)
  %8 = index.cmp ne(%min32, %seven)
  %9 = index.cmp ne(%max32, %two)
  %10 = index.cmp ne(%max64, %two)
  %11 = index.cmp ne(%wide, %two)
  %12 = index.cmp ne(%wide_seven, %seven)
  %13 = index.cmp ne(%two, %wide)
  %14 = index.cmp ne(%past32, %one)
  %15 = index.cmp ne(%past32, %two)
  %16 = index.cmp ne(%minus_one, %past32)
  %17 = index.cmp ne(%max32, %min32)
  %18 = index.cmp ne(%one, %one)
  %19 = index.cmp ne(%min64, %one)
  %20 = index.cmp ne(%two, %thirty_one)
  %21 = index.cmp ne(%minus_eight, %thirty_one)
  %22 = index.cmp ne(%two, %thirty_two)
  %23 = index.cmp ne(%wide, %one)
  %24 = index.cmp ne(%seven, %minus_eight)
  %25 = index.cmp ne(%x, %x)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ne of mins
func.func @ne_of_mins(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %seven_mins = index.mins %x, %seven
  %0 = index.cmp ne(%seven_mins, %seven)
  %1 = index.cmp ne(%seven_mins, %minus_eight)
  %2 = index.cmp ne(%seven_mins, %zero)
  %3 = index.cmp ne(%seven_mins, %minus_one)
  %4 = index.cmp ne(%seven_mins, %max32)
  %5 = index.cmp ne(%seven_mins, %past32)
  %6 = index.cmp ne(%seven_mins, %wide)
  %minus_eight_mins = index.mins %x, %minus_eight
  %7 = index.cmp ne(%minus_eight_mins, %seven)
  %8 = index.cmp ne(%minus_eight_mins, %minus_eight)
  %9 = index.cmp ne(%minus_eight_mins, %zero)
  %10 = index.cmp ne(%minus_eight_mins, %minus_one)
  %11 = index.cmp ne(%minus_eight_mins, %max32)
  %12 = index.cmp ne(%minus_eight_mins, %past32)
  %13 = index.cmp ne(%minus_eight_mins, %wide)
  %max32_mins = index.mins %x, %max32
  %14 = index.cmp ne(%max32_mins, %seven)
  %15 = index.cmp ne(%max32_mins, %minus_eight)
  %16 = index.cmp ne(%max32_mins, %zero)
  %17 = index.cmp ne(%max32_mins, %minus_one)
  %18 = index.cmp ne(%max32_mins, %max32)
  %19 = index.cmp ne(%max32_mins, %past32)
  %20 = index.cmp ne(%max32_mins, %wide)
  %past32_mins = index.mins %x, %past32
  %21 = index.cmp ne(%past32_mins, %seven)
  %22 = index.cmp ne(%past32_mins, %minus_eight)
  %23 = index.cmp ne(%past32_mins, %zero)
  %24 = index.cmp ne(%past32_mins, %minus_one)
  %25 = index.cmp ne(%past32_mins, %max32)
  %26 = index.cmp ne(%past32_mins, %past32)
  %27 = index.cmp ne(%past32_mins, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ne of minu
func.func @ne_of_minu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %seven_minu = index.minu %x, %seven
  %0 = index.cmp ne(%seven_minu, %seven)
  %1 = index.cmp ne(%seven_minu, %minus_eight)
  %2 = index.cmp ne(%seven_minu, %zero)
  %3 = index.cmp ne(%seven_minu, %minus_one)
  %4 = index.cmp ne(%seven_minu, %max32)
  %5 = index.cmp ne(%seven_minu, %past32)
  %6 = index.cmp ne(%seven_minu, %wide)
  %minus_eight_minu = index.minu %x, %minus_eight
  %7 = index.cmp ne(%minus_eight_minu, %seven)
  %8 = index.cmp ne(%minus_eight_minu, %minus_eight)
  %9 = index.cmp ne(%minus_eight_minu, %zero)
  %10 = index.cmp ne(%minus_eight_minu, %minus_one)
  %11 = index.cmp ne(%minus_eight_minu, %max32)
  %12 = index.cmp ne(%minus_eight_minu, %past32)
  %13 = index.cmp ne(%minus_eight_minu, %wide)
  %max32_minu = index.minu %x, %max32
  %14 = index.cmp ne(%max32_minu, %seven)
  %15 = index.cmp ne(%max32_minu, %minus_eight)
  %16 = index.cmp ne(%max32_minu, %zero)
  %17 = index.cmp ne(%max32_minu, %minus_one)
  %18 = index.cmp ne(%max32_minu, %max32)
  %19 = index.cmp ne(%max32_minu, %past32)
  %20 = index.cmp ne(%max32_minu, %wide)
  %past32_minu = index.minu %x, %past32
  %21 = index.cmp ne(%past32_minu, %seven)
  %22 = index.cmp ne(%past32_minu, %minus_eight)
  %23 = index.cmp ne(%past32_minu, %zero)
  %24 = index.cmp ne(%past32_minu, %minus_one)
  %25 = index.cmp ne(%past32_minu, %max32)
  %26 = index.cmp ne(%past32_minu, %past32)
  %27 = index.cmp ne(%past32_minu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ne of maxs
func.func @ne_of_maxs(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %seven_maxs = index.maxs %x, %seven
  %0 = index.cmp ne(%seven_maxs, %seven)
  %1 = index.cmp ne(%seven_maxs, %minus_eight)
  %2 = index.cmp ne(%seven_maxs, %zero)
  %3 = index.cmp ne(%seven_maxs, %minus_one)
  %4 = index.cmp ne(%seven_maxs, %max32)
  %5 = index.cmp ne(%seven_maxs, %past32)
  %6 = index.cmp ne(%seven_maxs, %wide)
  %minus_eight_maxs = index.maxs %x, %minus_eight
  %7 = index.cmp ne(%minus_eight_maxs, %seven)
  %8 = index.cmp ne(%minus_eight_maxs, %minus_eight)
  %9 = index.cmp ne(%minus_eight_maxs, %zero)
  %10 = index.cmp ne(%minus_eight_maxs, %minus_one)
  %11 = index.cmp ne(%minus_eight_maxs, %max32)
  %12 = index.cmp ne(%minus_eight_maxs, %past32)
  %13 = index.cmp ne(%minus_eight_maxs, %wide)
  %max32_maxs = index.maxs %x, %max32
  %14 = index.cmp ne(%max32_maxs, %seven)
  %15 = index.cmp ne(%max32_maxs, %minus_eight)
  %16 = index.cmp ne(%max32_maxs, %zero)
  %17 = index.cmp ne(%max32_maxs, %minus_one)
  %18 = index.cmp ne(%max32_maxs, %max32)
  %19 = index.cmp ne(%max32_maxs, %past32)
  %20 = index.cmp ne(%max32_maxs, %wide)
  %past32_maxs = index.maxs %x, %past32
  %21 = index.cmp ne(%past32_maxs, %seven)
  %22 = index.cmp ne(%past32_maxs, %minus_eight)
  %23 = index.cmp ne(%past32_maxs, %zero)
  %24 = index.cmp ne(%past32_maxs, %minus_one)
  %25 = index.cmp ne(%past32_maxs, %max32)
  %26 = index.cmp ne(%past32_maxs, %past32)
  %27 = index.cmp ne(%past32_maxs, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ne of maxu
func.func @ne_of_maxu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %seven_maxu = index.maxu %x, %seven
  %0 = index.cmp ne(%seven_maxu, %seven)
  %1 = index.cmp ne(%seven_maxu, %minus_eight)
  %2 = index.cmp ne(%seven_maxu, %zero)
  %3 = index.cmp ne(%seven_maxu, %minus_one)
  %4 = index.cmp ne(%seven_maxu, %max32)
  %5 = index.cmp ne(%seven_maxu, %past32)
  %6 = index.cmp ne(%seven_maxu, %wide)
  %minus_eight_maxu = index.maxu %x, %minus_eight
  %7 = index.cmp ne(%minus_eight_maxu, %seven)
  %8 = index.cmp ne(%minus_eight_maxu, %minus_eight)
  %9 = index.cmp ne(%minus_eight_maxu, %zero)
  %10 = index.cmp ne(%minus_eight_maxu, %minus_one)
  %11 = index.cmp ne(%minus_eight_maxu, %max32)
  %12 = index.cmp ne(%minus_eight_maxu, %past32)
  %13 = index.cmp ne(%minus_eight_maxu, %wide)
  %max32_maxu = index.maxu %x, %max32
  %14 = index.cmp ne(%max32_maxu, %seven)
  %15 = index.cmp ne(%max32_maxu, %minus_eight)
  %16 = index.cmp ne(%max32_maxu, %zero)
  %17 = index.cmp ne(%max32_maxu, %minus_one)
  %18 = index.cmp ne(%max32_maxu, %max32)
  %19 = index.cmp ne(%max32_maxu, %past32)
  %20 = index.cmp ne(%max32_maxu, %wide)
  %past32_maxu = index.maxu %x, %past32
  %21 = index.cmp ne(%past32_maxu, %seven)
  %22 = index.cmp ne(%past32_maxu, %minus_eight)
  %23 = index.cmp ne(%past32_maxu, %zero)
  %24 = index.cmp ne(%past32_maxu, %minus_one)
  %25 = index.cmp ne(%past32_maxu, %max32)
  %26 = index.cmp ne(%past32_maxu, %past32)
  %27 = index.cmp ne(%past32_maxu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- compare_slt
func.func @compare_slt(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %0 = index.cmp slt(%seven, %two)
  %1 = index.cmp slt(%minus_eight, %seven)
  %2 = index.cmp slt(%minus_eight, %minus_one)
  %3 = index.cmp slt(%seven, %zero)
  %4 = index.cmp slt(%zero, %seven)
  %5 = index.cmp slt(%min64, %minus_one)
  %6 = index.cmp slt(%min64, %seven)
  %7 = index.cmp slt(%min32, %minus_one)
  %8 = index.cmp slt(%min32, %seven)
  %9 = index.cmp slt(%max32, %two)
  %10 = index.cmp slt(%max64, %two)
  %11 = index.cmp slt(%wide, %two)
  %12 = index.cmp slt(%wide_seven, %seven)
  %13 = index.cmp slt(%two, %wide)
  %14 = index.cmp slt(%past32, %one)
  %15 = index.cmp slt(%past32, %two)
  %16 = index.cmp slt(%minus_one, %past32)
  %17 = index.cmp slt(%max32, %min32)
  %18 = index.cmp slt(%one, %one)
  %19 = index.cmp slt(%min64, %one)
  %20 = index.cmp slt(%two, %thirty_one)
  %21 = index.cmp slt(%minus_eight, %thirty_one)
  %22 = index.cmp slt(%two, %thirty_two)
  %23 = index.cmp slt(%wide, %one)
  %24 = index.cmp slt(%seven, %minus_eight)
  %25 = index.cmp slt(%x, %x)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- slt of mins
func.func @slt_of_mins(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_mins = index.mins %x, %seven
  %0 = index.cmp slt(%seven_mins, %seven)
  %1 = index.cmp slt(%seven_mins, %minus_eight)
  %2 = index.cmp slt(%seven_mins, %zero)
  %3 = index.cmp slt(%seven_mins, %minus_one)
  %4 = index.cmp slt(%seven_mins, %max32)
  %5 = index.cmp slt(%seven_mins, %past32)
  %6 = index.cmp slt(%seven_mins, %wide)
  %minus_eight_mins = index.mins %x, %minus_eight
  %7 = index.cmp slt(%minus_eight_mins, %seven)
  %8 = index.cmp slt(%minus_eight_mins, %minus_eight)
  %9 = index.cmp slt(%minus_eight_mins, %zero)
  %10 = index.cmp slt(%minus_eight_mins, %minus_one)
  %11 = index.cmp slt(%minus_eight_mins, %max32)
  %12 = index.cmp slt(%minus_eight_mins, %past32)
  %13 = index.cmp slt(%minus_eight_mins, %wide)
  %max32_mins = index.mins %x, %max32
  %14 = index.cmp slt(%max32_mins, %seven)
  %15 = index.cmp slt(%max32_mins, %minus_eight)
  %16 = index.cmp slt(%max32_mins, %zero)
  %17 = index.cmp slt(%max32_mins, %minus_one)
  %18 = index.cmp slt(%max32_mins, %max32)
  %19 = index.cmp slt(%max32_mins, %past32)
  %20 = index.cmp slt(%max32_mins, %wide)
  %past32_mins = index.mins %x, %past32
  %21 = index.cmp slt(%past32_mins, %seven)
  %22 = index.cmp slt(%past32_mins, %minus_eight)
  %23 = index.cmp slt(%past32_mins, %zero)
  %24 = index.cmp slt(%past32_mins, %minus_one)
  %25 = index.cmp slt(%past32_mins, %max32)
  %26 = index.cmp slt(%past32_mins, %past32)
  %27 = index.cmp slt(%past32_mins, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- slt of minu
func.func @slt_of_minu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_minu = index.minu %x, %seven
  %0 = index.cmp slt(%seven_minu, %seven)
  %1 = index.cmp slt(%seven_minu, %minus_eight)
  %2 = index.cmp slt(%seven_minu, %zero)
  %3 = index.cmp slt(%seven_minu, %minus_one)
  %4 = index.cmp slt(%seven_minu, %max32)
  %5 = index.cmp slt(%seven_minu, %past32)
  %6 = index.cmp slt(%seven_minu, %wide)
  %minus_eight_minu = index.minu %x, %minus_eight
  %7 = index.cmp slt(%minus_eight_minu, %seven)
  %8 = index.cmp slt(%minus_eight_minu, %minus_eight)
  %9 = index.cmp slt(%minus_eight_minu, %zero)
  %10 = index.cmp slt(%minus_eight_minu, %minus_one)
  %11 = index.cmp slt(%minus_eight_minu, %max32)
  %12 = index.cmp slt(%minus_eight_minu, %past32)
  %13 = index.cmp slt(%minus_eight_minu, %wide)
  %max32_minu = index.minu %x, %max32
  %14 = index.cmp slt(%max32_minu, %seven)
  %15 = index.cmp slt(%max32_minu, %minus_eight)
  %16 = index.cmp slt(%max32_minu, %zero)
  %17 = index.cmp slt(%max32_minu, %minus_one)
  %18 = index.cmp slt(%max32_minu, %max32)
  %19 = index.cmp slt(%max32_minu, %past32)
  %20 = index.cmp slt(%max32_minu, %wide)
  %past32_minu = index.minu %x, %past32
  %21 = index.cmp slt(%past32_minu, %seven)
  %22 = index.cmp slt(%past32_minu, %minus_eight)
  %23 = index.cmp slt(%past32_minu, %zero)
  %24 = index.cmp slt(%past32_minu, %minus_one)
  %25 = index.cmp slt(%past32_minu, %max32)
  %26 = index.cmp slt(%past32_minu, %past32)
  %27 = index.cmp slt(%past32_minu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- slt of maxs
func.func @slt_of_maxs(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxs = index.maxs %x, %seven
  %0 = index.cmp slt(%seven_maxs, %seven)
  %1 = index.cmp slt(%seven_maxs, %minus_eight)
  %2 = index.cmp slt(%seven_maxs, %zero)
  %3 = index.cmp slt(%seven_maxs, %minus_one)
  %4 = index.cmp slt(%seven_maxs, %max32)
  %5 = index.cmp slt(%seven_maxs, %past32)
  %6 = index.cmp slt(%seven_maxs, %wide)
  %minus_eight_maxs = index.maxs %x, %minus_eight
  %7 = index.cmp slt(%minus_eight_maxs, %seven)
  %8 = index.cmp slt(%minus_eight_maxs, %minus_eight)
  %9 = index.cmp slt(%minus_eight_maxs, %zero)
  %10 = index.cmp slt(%minus_eight_maxs, %minus_one)
  %11 = index.cmp slt(%minus_eight_maxs, %max32)
  %12 = index.cmp slt(%minus_eight_maxs, %past32)
  %13 = index.cmp slt(%minus_eight_maxs, %wide)
  %max32_maxs = index.maxs %x, %max32
  %14 = index.cmp slt(%max32_maxs, %seven)
  %15 = index.cmp slt(%max32_maxs, %minus_eight)
  %16 = index.cmp slt(%max32_maxs, %zero)
  %17 = index.cmp slt(%max32_maxs, %minus_one)
  %18 = index.cmp slt(%max32_maxs, %max32)
  %19 = index.cmp slt(%max32_maxs, %past32)
  %20 = index.cmp slt(%max32_maxs, %wide)
  %past32_maxs = index.maxs %x, %past32
  %21 = index.cmp slt(%past32_maxs, %seven)
  %22 = index.cmp slt(%past32_maxs, %minus_eight)
  %23 = index.cmp slt(%past32_maxs, %zero)
  %24 = index.cmp slt(%past32_maxs, %minus_one)
  %25 = index.cmp slt(%past32_maxs, %max32)
  %26 = index.cmp slt(%past32_maxs, %past32)
  %27 = index.cmp slt(%past32_maxs, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- slt of maxu
func.func @slt_of_maxu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxu = index.maxu %x, %seven
  %0 = index.cmp slt(%seven_maxu, %seven)
  %1 = index.cmp slt(%seven_maxu, %minus_eight)
  %2 = index.cmp slt(%seven_maxu, %zero)
  %3 = index.cmp slt(%seven_maxu, %minus_one)
  %4 = index.cmp slt(%seven_maxu, %max32)
  %5 = index.cmp slt(%seven_maxu, %past32)
  %6 = index.cmp slt(%seven_maxu, %wide)
  %minus_eight_maxu = index.maxu %x, %minus_eight
  %7 = index.cmp slt(%minus_eight_maxu, %seven)
  %8 = index.cmp slt(%minus_eight_maxu, %minus_eight)
  %9 = index.cmp slt(%minus_eight_maxu, %zero)
  %10 = index.cmp slt(%minus_eight_maxu, %minus_one)
  %11 = index.cmp slt(%minus_eight_maxu, %max32)
  %12 = index.cmp slt(%minus_eight_maxu, %past32)
  %13 = index.cmp slt(%minus_eight_maxu, %wide)
  %max32_maxu = index.maxu %x, %max32
  %14 = index.cmp slt(%max32_maxu, %seven)
  %15 = index.cmp slt(%max32_maxu, %minus_eight)
  %16 = index.cmp slt(%max32_maxu, %zero)
  %17 = index.cmp slt(%max32_maxu, %minus_one)
  %18 = index.cmp slt(%max32_maxu, %max32)
  %19 = index.cmp slt(%max32_maxu, %past32)
  %20 = index.cmp slt(%max32_maxu, %wide)
  %past32_maxu = index.maxu %x, %past32
  %21 = index.cmp slt(%past32_maxu, %seven)
  %22 = index.cmp slt(%past32_maxu, %minus_eight)
  %23 = index.cmp slt(%past32_maxu, %zero)
  %24 = index.cmp slt(%past32_maxu, %minus_one)
  %25 = index.cmp slt(%past32_maxu, %max32)
  %26 = index.cmp slt(%past32_maxu, %past32)
  %27 = index.cmp slt(%past32_maxu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- compare_sle
func.func @compare_sle(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %0 = index.cmp sle(%seven, %two)
  %1 = index.cmp sle(%minus_eight, %seven)
  %2 = index.cmp sle(%minus_eight, %minus_one)
  %3 = index.cmp sle(%seven, %zero)
  %4 = index.cmp sle(%zero, %seven)
  %5 = index.cmp sle(%min64, %minus_one)
  %6 = index.cmp sle(%min64, %seven)
  %7 = index.cmp sle(%min32, %minus_one)
  %8 = index.cmp sle(%min32, %seven)
  %9 = index.cmp sle(%max32, %two)
  %10 = index.cmp sle(%max64, %two)
  %11 = index.cmp sle(%wide, %two)
  %12 = index.cmp sle(%wide_seven, %seven)
  %13 = index.cmp sle(%two, %wide)
  %14 = index.cmp sle(%past32, %one)
  %15 = index.cmp sle(%past32, %two)
  %16 = index.cmp sle(%minus_one, %past32)
  %17 = index.cmp sle(%max32, %min32)
  %18 = index.cmp sle(%one, %one)
  %19 = index.cmp sle(%min64, %one)
  %20 = index.cmp sle(%two, %thirty_one)
  %21 = index.cmp sle(%minus_eight, %thirty_one)
  %22 = index.cmp sle(%two, %thirty_two)
  %23 = index.cmp sle(%wide, %one)
  %24 = index.cmp sle(%seven, %minus_eight)
  %25 = index.cmp sle(%x, %x)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sle of mins
func.func @sle_of_mins(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_mins = index.mins %x, %seven
  %0 = index.cmp sle(%seven_mins, %seven)
  %1 = index.cmp sle(%seven_mins, %minus_eight)
  %2 = index.cmp sle(%seven_mins, %zero)
  %3 = index.cmp sle(%seven_mins, %minus_one)
  %4 = index.cmp sle(%seven_mins, %max32)
  %5 = index.cmp sle(%seven_mins, %past32)
  %6 = index.cmp sle(%seven_mins, %wide)
  %minus_eight_mins = index.mins %x, %minus_eight
  %7 = index.cmp sle(%minus_eight_mins, %seven)
  %8 = index.cmp sle(%minus_eight_mins, %minus_eight)
  %9 = index.cmp sle(%minus_eight_mins, %zero)
  %10 = index.cmp sle(%minus_eight_mins, %minus_one)
  %11 = index.cmp sle(%minus_eight_mins, %max32)
  %12 = index.cmp sle(%minus_eight_mins, %past32)
  %13 = index.cmp sle(%minus_eight_mins, %wide)
  %max32_mins = index.mins %x, %max32
  %14 = index.cmp sle(%max32_mins, %seven)
  %15 = index.cmp sle(%max32_mins, %minus_eight)
  %16 = index.cmp sle(%max32_mins, %zero)
  %17 = index.cmp sle(%max32_mins, %minus_one)
  %18 = index.cmp sle(%max32_mins, %max32)
  %19 = index.cmp sle(%max32_mins, %past32)
  %20 = index.cmp sle(%max32_mins, %wide)
  %past32_mins = index.mins %x, %past32
  %21 = index.cmp sle(%past32_mins, %seven)
  %22 = index.cmp sle(%past32_mins, %minus_eight)
  %23 = index.cmp sle(%past32_mins, %zero)
  %24 = index.cmp sle(%past32_mins, %minus_one)
  %25 = index.cmp sle(%past32_mins, %max32)
  %26 = index.cmp sle(%past32_mins, %past32)
  %27 = index.cmp sle(%past32_mins, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sle of minu
func.func @sle_of_minu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_minu = index.minu %x, %seven
  %0 = index.cmp sle(%seven_minu, %seven)
  %1 = index.cmp sle(%seven_minu, %minus_eight)
  %2 = index.cmp sle(%seven_minu, %zero)
  %3 = index.cmp sle(%seven_minu, %minus_one)
  %4 = index.cmp sle(%seven_minu, %max32)
  %5 = index.cmp sle(%seven_minu, %past32)
  %6 = index.cmp sle(%seven_minu, %wide)
  %minus_eight_minu = index.minu %x, %minus_eight
  %7 = index.cmp sle(%minus_eight_minu, %seven)
  %8 = index.cmp sle(%minus_eight_minu, %minus_eight)
  %9 = index.cmp sle(%minus_eight_minu, %zero)
  %10 = index.cmp sle(%minus_eight_minu, %minus_one)
  %11 = index.cmp sle(%minus_eight_minu, %max32)
  %12 = index.cmp sle(%minus_eight_minu, %past32)
  %13 = index.cmp sle(%minus_eight_minu, %wide)
  %max32_minu = index.minu %x, %max32
  %14 = index.cmp sle(%max32_minu, %seven)
  %15 = index.cmp sle(%max32_minu, %minus_eight)
  %16 = index.cmp sle(%max32_minu, %zero)
  %17 = index.cmp sle(%max32_minu, %minus_one)
  %18 = index.cmp sle(%max32_minu, %max32)
  %19 = index.cmp sle(%max32_minu, %past32)
  %20 = index.cmp sle(%max32_minu, %wide)
  %past32_minu = index.minu %x, %past32
  %21 = index.cmp sle(%past32_minu, %seven)
  %22 = index.cmp sle(%past32_minu, %minus_eight)
  %23 = index.cmp sle(%past32_minu, %zero)
  %24 = index.cmp sle(%past32_minu, %minus_one)
  %25 = index.cmp sle(%past32_minu, %max32)
  %26 = index.cmp sle(%past32_minu, %past32)
  %27 = index.cmp sle(%past32_minu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sle of maxs
func.func @sle_of_maxs(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxs = index.maxs %x, %seven
  %0 = index.cmp sle(%seven_maxs, %seven)
  %1 = index.cmp sle(%seven_maxs, %minus_eight)
  %2 = index.cmp sle(%seven_maxs, %zero)
  %3 = index.cmp sle(%seven_maxs, %minus_one)
  %4 = index.cmp sle(%seven_maxs, %max32)
  %5 = index.cmp sle(%seven_maxs, %past32)
  %6 = index.cmp sle(%seven_maxs, %wide)
  %minus_eight_maxs = index.maxs %x, %minus_eight
  %7 = index.cmp sle(%minus_eight_maxs, %seven)
  %8 = index.cmp sle(%minus_eight_maxs, %minus_eight)
  %9 = index.cmp sle(%minus_eight_maxs, %zero)
  %10 = index.cmp sle(%minus_eight_maxs, %minus_one)
  %11 = index.cmp sle(%minus_eight_maxs, %max32)
  %12 = index.cmp sle(%minus_eight_maxs, %past32)
  %13 = index.cmp sle(%minus_eight_maxs, %wide)
  %max32_maxs = index.maxs %x, %max32
  %14 = index.cmp sle(%max32_maxs, %seven)
  %15 = index.cmp sle(%max32_maxs, %minus_eight)
  %16 = index.cmp sle(%max32_maxs, %zero)
  %17 = index.cmp sle(%max32_maxs, %minus_one)
  %18 = index.cmp sle(%max32_maxs, %max32)
  %19 = index.cmp sle(%max32_maxs, %past32)
  %20 = index.cmp sle(%max32_maxs, %wide)
  %past32_maxs = index.maxs %x, %past32
  %21 = index.cmp sle(%past32_maxs, %seven)
  %22 = index.cmp sle(%past32_maxs, %minus_eight)
  %23 = index.cmp sle(%past32_maxs, %zero)
  %24 = index.cmp sle(%past32_maxs, %minus_one)
  %25 = index.cmp sle(%past32_maxs, %max32)
  %26 = index.cmp sle(%past32_maxs, %past32)
  %27 = index.cmp sle(%past32_maxs, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sle of maxu
func.func @sle_of_maxu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxu = index.maxu %x, %seven
  %0 = index.cmp sle(%seven_maxu, %seven)
  %1 = index.cmp sle(%seven_maxu, %minus_eight)
  %2 = index.cmp sle(%seven_maxu, %zero)
  %3 = index.cmp sle(%seven_maxu, %minus_one)
  %4 = index.cmp sle(%seven_maxu, %max32)
  %5 = index.cmp sle(%seven_maxu, %past32)
  %6 = index.cmp sle(%seven_maxu, %wide)
  %minus_eight_maxu = index.maxu %x, %minus_eight
  %7 = index.cmp sle(%minus_eight_maxu, %seven)
  %8 = index.cmp sle(%minus_eight_maxu, %minus_eight)
  %9 = index.cmp sle(%minus_eight_maxu, %zero)
  %10 = index.cmp sle(%minus_eight_maxu, %minus_one)
  %11 = index.cmp sle(%minus_eight_maxu, %max32)
  %12 = index.cmp sle(%minus_eight_maxu, %past32)
  %13 = index.cmp sle(%minus_eight_maxu, %wide)
  %max32_maxu = index.maxu %x, %max32
  %14 = index.cmp sle(%max32_maxu, %seven)
  %15 = index.cmp sle(%max32_maxu, %minus_eight)
  %16 = index.cmp sle(%max32_maxu, %zero)
  %17 = index.cmp sle(%max32_maxu, %minus_one)
  %18 = index.cmp sle(%max32_maxu, %max32)
  %19 = index.cmp sle(%max32_maxu, %past32)
  %20 = index.cmp sle(%max32_maxu, %wide)
  %past32_maxu = index.maxu %x, %past32
  %21 = index.cmp sle(%past32_maxu, %seven)
  %22 = index.cmp sle(%past32_maxu, %minus_eight)
  %23 = index.cmp sle(%past32_maxu, %zero)
  %24 = index.cmp sle(%past32_maxu, %minus_one)
  %25 = index.cmp sle(%past32_maxu, %max32)
  %26 = index.cmp sle(%past32_maxu, %past32)
  %27 = index.cmp sle(%past32_maxu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- compare_sgt
func.func @compare_sgt(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %0 = index.cmp sgt(%seven, %two)
  %1 = index.cmp sgt(%minus_eight, %seven)
  %2 = index.cmp sgt(%minus_eight, %minus_one)
  %3 = index.cmp sgt(%seven, %zero)
  %4 = index.cmp sgt(%zero, %seven)
  %5 = index.cmp sgt(%min64, %minus_one)
  %6 = index.cmp sgt(%min64, %seven)
  %7 = index.cmp sgt(%min32, %minus_one)
  %8 = index.cmp sgt(%min32, %seven)
  %9 = index.cmp sgt(%max32, %two)
  %10 = index.cmp sgt(%max64, %two)
  %11 = index.cmp sgt(%wide, %two)
  %12 = index.cmp sgt(%wide_seven, %seven)
  %13 = index.cmp sgt(%two, %wide)
  %14 = index.cmp sgt(%past32, %one)
  %15 = index.cmp sgt(%past32, %two)
  %16 = index.cmp sgt(%minus_one, %past32)
  %17 = index.cmp sgt(%max32, %min32)
  %18 = index.cmp sgt(%one, %one)
  %19 = index.cmp sgt(%min64, %one)
  %20 = index.cmp sgt(%two, %thirty_one)
  %21 = index.cmp sgt(%minus_eight, %thirty_one)
  %22 = index.cmp sgt(%two, %thirty_two)
  %23 = index.cmp sgt(%wide, %one)
  %24 = index.cmp sgt(%seven, %minus_eight)
  %25 = index.cmp sgt(%x, %x)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sgt of mins
func.func @sgt_of_mins(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_mins = index.mins %x, %seven
  %0 = index.cmp sgt(%seven_mins, %seven)
  %1 = index.cmp sgt(%seven_mins, %minus_eight)
  %2 = index.cmp sgt(%seven_mins, %zero)
  %3 = index.cmp sgt(%seven_mins, %minus_one)
  %4 = index.cmp sgt(%seven_mins, %max32)
  %5 = index.cmp sgt(%seven_mins, %past32)
  %6 = index.cmp sgt(%seven_mins, %wide)
  %minus_eight_mins = index.mins %x, %minus_eight
  %7 = index.cmp sgt(%minus_eight_mins, %seven)
  %8 = index.cmp sgt(%minus_eight_mins, %minus_eight)
  %9 = index.cmp sgt(%minus_eight_mins, %zero)
  %10 = index.cmp sgt(%minus_eight_mins, %minus_one)
  %11 = index.cmp sgt(%minus_eight_mins, %max32)
  %12 = index.cmp sgt(%minus_eight_mins, %past32)
  %13 = index.cmp sgt(%minus_eight_mins, %wide)
  %max32_mins = index.mins %x, %max32
  %14 = index.cmp sgt(%max32_mins, %seven)
  %15 = index.cmp sgt(%max32_mins, %minus_eight)
  %16 = index.cmp sgt(%max32_mins, %zero)
  %17 = index.cmp sgt(%max32_mins, %minus_one)
  %18 = index.cmp sgt(%max32_mins, %max32)
  %19 = index.cmp sgt(%max32_mins, %past32)
  %20 = index.cmp sgt(%max32_mins, %wide)
  %past32_mins = index.mins %x, %past32
  %21 = index.cmp sgt(%past32_mins, %seven)
  %22 = index.cmp sgt(%past32_mins, %minus_eight)
  %23 = index.cmp sgt(%past32_mins, %zero)
  %24 = index.cmp sgt(%past32_mins, %minus_one)
  %25 = index.cmp sgt(%past32_mins, %max32)
  %26 = index.cmp sgt(%past32_mins, %past32)
  %27 = index.cmp sgt(%past32_mins, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sgt of minu
func.func @sgt_of_minu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_minu = index.minu %x, %seven
  %0 = index.cmp sgt(%seven_minu, %seven)
  %1 = index.cmp sgt(%seven_minu, %minus_eight)
  %2 = index.cmp sgt(%seven_minu, %zero)
  %3 = index.cmp sgt(%seven_minu, %minus_one)
  %4 = index.cmp sgt(%seven_minu, %max32)
  %5 = index.cmp sgt(%seven_minu, %past32)
  %6 = index.cmp sgt(%seven_minu, %wide)
  %minus_eight_minu = index.minu %x, %minus_eight
  %7 = index.cmp sgt(%minus_eight_minu, %seven)
  %8 = index.cmp sgt(%minus_eight_minu, %minus_eight)
  %9 = index.cmp sgt(%minus_eight_minu, %zero)
  %10 = index.cmp sgt(%minus_eight_minu, %minus_one)
  %11 = index.cmp sgt(%minus_eight_minu, %max32)
  %12 = index.cmp sgt(%minus_eight_minu, %past32)
  %13 = index.cmp sgt(%minus_eight_minu, %wide)
  %max32_minu = index.minu %x, %max32
  %14 = index.cmp sgt(%max32_minu, %seven)
  %15 = index.cmp sgt(%max32_minu, %minus_eight)
  %16 = index.cmp sgt(%max32_minu, %zero)
  %17 = index.cmp sgt(%max32_minu, %minus_one)
  %18 = index.cmp sgt(%max32_minu, %max32)
  %19 = index.cmp sgt(%max32_minu, %past32)
  %20 = index.cmp sgt(%max32_minu, %wide)
  %past32_minu = index.minu %x, %past32
  %21 = index.cmp sgt(%past32_minu, %seven)
  %22 = index.cmp sgt(%past32_minu, %minus_eight)
  %23 = index.cmp sgt(%past32_minu, %zero)
  %24 = index.cmp sgt(%past32_minu, %minus_one)
  %25 = index.cmp sgt(%past32_minu, %max32)
  %26 = index.cmp sgt(%past32_minu, %past32)
  %27 = index.cmp sgt(%past32_minu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sgt of maxs
func.func @sgt_of_maxs(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxs = index.maxs %x, %seven
  %0 = index.cmp sgt(%seven_maxs, %seven)
  %1 = index.cmp sgt(%seven_maxs, %minus_eight)
  %2 = index.cmp sgt(%seven_maxs, %zero)
  %3 = index.cmp sgt(%seven_maxs, %minus_one)
  %4 = index.cmp sgt(%seven_maxs, %max32)
  %5 = index.cmp sgt(%seven_maxs, %past32)
  %6 = index.cmp sgt(%seven_maxs, %wide)
  %minus_eight_maxs = index.maxs %x, %minus_eight
  %7 = index.cmp sgt(%minus_eight_maxs, %seven)
  %8 = index.cmp sgt(%minus_eight_maxs, %minus_eight)
  %9 = index.cmp sgt(%minus_eight_maxs, %zero)
  %10 = index.cmp sgt(%minus_eight_maxs, %minus_one)
  %11 = index.cmp sgt(%minus_eight_maxs, %max32)
  %12 = index.cmp sgt(%minus_eight_maxs, %past32)
  %13 = index.cmp sgt(%minus_eight_maxs, %wide)
  %max32_maxs = index.maxs %x, %max32
  %14 = index.cmp sgt(%max32_maxs, %seven)
  %15 = index.cmp sgt(%max32_maxs, %minus_eight)
  %16 = index.cmp sgt(%max32_maxs, %zero)
  %17 = index.cmp sgt(%max32_maxs, %minus_one)
  %18 = index.cmp sgt(%max32_maxs, %max32)
  %19 = index.cmp sgt(%max32_maxs, %past32)
  %20 = index.cmp sgt(%max32_maxs, %wide)
  %past32_maxs = index.maxs %x, %past32
  %21 = index.cmp sgt(%past32_maxs, %seven)
  %22 = index.cmp sgt(%past32_maxs, %minus_eight)
  %23 = index.cmp sgt(%past32_maxs, %zero)
  %24 = index.cmp sgt(%past32_maxs, %minus_one)
  %25 = index.cmp sgt(%past32_maxs, %max32)
  %26 = index.cmp sgt(%past32_maxs, %past32)
  %27 = index.cmp sgt(%past32_maxs, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sgt of maxu
func.func @sgt_of_maxu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxu = index.maxu %x, %seven
  %0 = index.cmp sgt(%seven_maxu, %seven)
  %1 = index.cmp sgt(%seven_maxu, %minus_eight)
  %2 = index.cmp sgt(%seven_maxu, %zero)
  %3 = index.cmp sgt(%seven_maxu, %minus_one)
  %4 = index.cmp sgt(%seven_maxu, %max32)
  %5 = index.cmp sgt(%seven_maxu, %past32)
  %6 = index.cmp sgt(%seven_maxu, %wide)
  %minus_eight_maxu = index.maxu %x, %minus_eight
  %7 = index.cmp sgt(%minus_eight_maxu, %seven)
  %8 = index.cmp sgt(%minus_eight_maxu, %minus_eight)
  %9 = index.cmp sgt(%minus_eight_maxu, %zero)
  %10 = index.cmp sgt(%minus_eight_maxu, %minus_one)
  %11 = index.cmp sgt(%minus_eight_maxu, %max32)
  %12 = index.cmp sgt(%minus_eight_maxu, %past32)
  %13 = index.cmp sgt(%minus_eight_maxu, %wide)
  %max32_maxu = index.maxu %x, %max32
  %14 = index.cmp sgt(%max32_maxu, %seven)
  %15 = index.cmp sgt(%max32_maxu, %minus_eight)
  %16 = index.cmp sgt(%max32_maxu, %zero)
  %17 = index.cmp sgt(%max32_maxu, %minus_one)
  %18 = index.cmp sgt(%max32_maxu, %max32)
  %19 = index.cmp sgt(%max32_maxu, %past32)
  %20 = index.cmp sgt(%max32_maxu, %wide)
  %past32_maxu = index.maxu %x, %past32
  %21 = index.cmp sgt(%past32_maxu, %seven)
  %22 = index.cmp sgt(%past32_maxu, %minus_eight)
  %23 = index.cmp sgt(%past32_maxu, %zero)
  %24 = index.cmp sgt(%past32_maxu, %minus_one)
  %25 = index.cmp sgt(%past32_maxu, %max32)
  %26 = index.cmp sgt(%past32_maxu, %past32)
  %27 = index.cmp sgt(%past32_maxu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- compare_sge
func.func @compare_sge(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %0 = index.cmp sge(%seven, %two)
  %1 = index.cmp sge(%minus_eight, %seven)
  %2 = index.cmp sge(%minus_eight, %minus_one)
  %3 = index.cmp sge(%seven, %zero)
  %4 = index.cmp sge(%zero, %seven)
  %5 = index.cmp sge(%min64, %minus_one)
  %6 = index.cmp sge(%min64, %seven)
  %7 = index.cmp sge(%min32, %minus_one)
  %8 = index.cmp sge(%min32, %seven)
  %9 = index.cmp sge(%max32, %two)
  %10 = index.cmp sge(%max64, %two)
  %11 = index.cmp sge(%wide, %two)
  %12 = index.cmp sge(%wide_seven, %seven)
  %13 = index.cmp sge(%two, %wide)
  %14 = index.cmp sge(%past32, %one)
  %15 = index.cmp sge(%past32, %two)
  %16 = index.cmp sge(%minus_one, %past32)
  %17 = index.cmp sge(%max32, %min32)
  %18 = index.cmp sge(%one, %one)
  %19 = index.cmp sge(%min64, %one)
  %20 = index.cmp sge(%two, %thirty_one)
  %21 = index.cmp sge(%minus_eight, %thirty_one)
  %22 = index.cmp sge(%two, %thirty_two)
  %23 = index.cmp sge(%wide, %one)
  %24 = index.cmp sge(%seven, %minus_eight)
  %25 = index.cmp sge(%x, %x)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sge of mins
func.func @sge_of_mins(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_mins = index.mins %x, %seven
  %0 = index.cmp sge(%seven_mins, %seven)
  %1 = index.cmp sge(%seven_mins, %minus_eight)
  %2 = index.cmp sge(%seven_mins, %zero)
  %3 = index.cmp sge(%seven_mins, %minus_one)
  %4 = index.cmp sge(%seven_mins, %max32)
  %5 = index.cmp sge(%seven_mins, %past32)
  %6 = index.cmp sge(%seven_mins, %wide)
  %minus_eight_mins = index.mins %x, %minus_eight
  %7 = index.cmp sge(%minus_eight_mins, %seven)
  %8 = index.cmp sge(%minus_eight_mins, %minus_eight)
  %9 = index.cmp sge(%minus_eight_mins, %zero)
  %10 = index.cmp sge(%minus_eight_mins, %minus_one)
  %11 = index.cmp sge(%minus_eight_mins, %max32)
  %12 = index.cmp sge(%minus_eight_mins, %past32)
  %13 = index.cmp sge(%minus_eight_mins, %wide)
  %max32_mins = index.mins %x, %max32
  %14 = index.cmp sge(%max32_mins, %seven)
  %15 = index.cmp sge(%max32_mins, %minus_eight)
  %16 = index.cmp sge(%max32_mins, %zero)
  %17 = index.cmp sge(%max32_mins, %minus_one)
  %18 = index.cmp sge(%max32_mins, %max32)
  %19 = index.cmp sge(%max32_mins, %past32)
  %20 = index.cmp sge(%max32_mins, %wide)
  %past32_mins = index.mins %x, %past32
  %21 = index.cmp sge(%past32_mins, %seven)
  %22 = index.cmp sge(%past32_mins, %minus_eight)
  %23 = index.cmp sge(%past32_mins, %zero)
  %24 = index.cmp sge(%past32_mins, %minus_one)
  %25 = index.cmp sge(%past32_mins, %max32)
  %26 = index.cmp sge(%past32_mins, %past32)
  %27 = index.cmp sge(%past32_mins, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sge of minu
func.func @sge_of_minu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_minu = index.minu %x, %seven
  %0 = index.cmp sge(%seven_minu, %seven)
  %1 = index.cmp sge(%seven_minu, %minus_eight)
  %2 = index.cmp sge(%seven_minu, %zero)
  %3 = index.cmp sge(%seven_minu, %minus_one)
  %4 = index.cmp sge(%seven_minu, %max32)
  %5 = index.cmp sge(%seven_minu, %past32)
  %6 = index.cmp sge(%seven_minu, %wide)
  %minus_eight_minu = index.minu %x, %minus_eight
  %7 = index.cmp sge(%minus_eight_minu, %seven)
  %8 = index.cmp sge(%minus_eight_minu, %minus_eight)
  %9 = index.cmp sge(%minus_eight_minu, %zero)
  %10 = index.cmp sge(%minus_eight_minu, %minus_one)
  %11 = index.cmp sge(%minus_eight_minu, %max32)
  %12 = index.cmp sge(%minus_eight_minu, %past32)
  %13 = index.cmp sge(%minus_eight_minu, %wide)
  %max32_minu = index.minu %x, %max32
  %14 = index.cmp sge(%max32_minu, %seven)
  %15 = index.cmp sge(%max32_minu, %minus_eight)
  %16 = index.cmp sge(%max32_minu, %zero)
  %17 = index.cmp sge(%max32_minu, %minus_one)
  %18 = index.cmp sge(%max32_minu, %max32)
  %19 = index.cmp sge(%max32_minu, %past32)
  %20 = index.cmp sge(%max32_minu, %wide)
  %past32_minu = index.minu %x, %past32
  %21 = index.cmp sge(%past32_minu, %seven)
  %22 = index.cmp sge(%past32_minu, %minus_eight)
  %23 = index.cmp sge(%past32_minu, %zero)
  %24 = index.cmp sge(%past32_minu, %minus_one)
  %25 = index.cmp sge(%past32_minu, %max32)
  %26 = index.cmp sge(%past32_minu, %past32)
  %27 = index.cmp sge(%past32_minu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sge of maxs
func.func @sge_of_maxs(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxs = index.maxs %x, %seven
  %0 = index.cmp sge(%seven_maxs, %seven)
  %1 = index.cmp sge(%seven_maxs, %minus_eight)
  %2 = index.cmp sge(%seven_maxs, %zero)
  %3 = index.cmp sge(%seven_maxs, %minus_one)
  %4 = index.cmp sge(%seven_maxs, %max32)
  %5 = index.cmp sge(%seven_maxs, %past32)
  %6 = index.cmp sge(%seven_maxs, %wide)
  %minus_eight_maxs = index.maxs %x, %minus_eight
  %7 = index.cmp sge(%minus_eight_maxs, %seven)
  %8 = index.cmp sge(%minus_eight_maxs, %minus_eight)
  %9 = index.cmp sge(%minus_eight_maxs, %zero)
  %10 = index.cmp sge(%minus_eight_maxs, %minus_one)
  %11 = index.cmp sge(%minus_eight_maxs, %max32)
  %12 = index.cmp sge(%minus_eight_maxs, %past32)
  %13 = index.cmp sge(%minus_eight_maxs, %wide)
  %max32_maxs = index.maxs %x, %max32
  %14 = index.cmp sge(%max32_maxs, %seven)
  %15 = index.cmp sge(%max32_maxs, %minus_eight)
  %16 = index.cmp sge(%max32_maxs, %zero)
  %17 = index.cmp sge(%max32_maxs, %minus_one)
  %18 = index.cmp sge(%max32_maxs, %max32)
  %19 = index.cmp sge(%max32_maxs, %past32)
  %20 = index.cmp sge(%max32_maxs, %wide)
  %past32_maxs = index.maxs %x, %past32
  %21 = index.cmp sge(%past32_maxs, %seven)
  %22 = index.cmp sge(%past32_maxs, %minus_eight)
  %23 = index.cmp sge(%past32_maxs, %zero)
  %24 = index.cmp sge(%past32_maxs, %minus_one)
  %25 = index.cmp sge(%past32_maxs, %max32)
  %26 = index.cmp sge(%past32_maxs, %past32)
  %27 = index.cmp sge(%past32_maxs, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- sge of maxu
func.func @sge_of_maxu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxu = index.maxu %x, %seven
  %0 = index.cmp sge(%seven_maxu, %seven)
  %1 = index.cmp sge(%seven_maxu, %minus_eight)
  %2 = index.cmp sge(%seven_maxu, %zero)
  %3 = index.cmp sge(%seven_maxu, %minus_one)
  %4 = index.cmp sge(%seven_maxu, %max32)
  %5 = index.cmp sge(%seven_maxu, %past32)
  %6 = index.cmp sge(%seven_maxu, %wide)
  %minus_eight_maxu = index.maxu %x, %minus_eight
  %7 = index.cmp sge(%minus_eight_maxu, %seven)
  %8 = index.cmp sge(%minus_eight_maxu, %minus_eight)
  %9 = index.cmp sge(%minus_eight_maxu, %zero)
  %10 = index.cmp sge(%minus_eight_maxu, %minus_one)
  %11 = index.cmp sge(%minus_eight_maxu, %max32)
  %12 = index.cmp sge(%minus_eight_maxu, %past32)
  %13 = index.cmp sge(%minus_eight_maxu, %wide)
  %max32_maxu = index.maxu %x, %max32
  %14 = index.cmp sge(%max32_maxu, %seven)
  %15 = index.cmp sge(%max32_maxu, %minus_eight)
  %16 = index.cmp sge(%max32_maxu, %zero)
  %17 = index.cmp sge(%max32_maxu, %minus_one)
  %18 = index.cmp sge(%max32_maxu, %max32)
  %19 = index.cmp sge(%max32_maxu, %past32)
  %20 = index.cmp sge(%max32_maxu, %wide)
  %past32_maxu = index.maxu %x, %past32
  %21 = index.cmp sge(%past32_maxu, %seven)
  %22 = index.cmp sge(%past32_maxu, %minus_eight)
  %23 = index.cmp sge(%past32_maxu, %zero)
  %24 = index.cmp sge(%past32_maxu, %minus_one)
  %25 = index.cmp sge(%past32_maxu, %max32)
  %26 = index.cmp sge(%past32_maxu, %past32)
  %27 = index.cmp sge(%past32_maxu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- compare_ult
func.func @compare_ult(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %0 = index.cmp ult(%seven, %two)
  %1 = index.cmp ult(%minus_eight, %seven)
  %2 = index.cmp ult(%minus_eight, %minus_one)
  %3 = index.cmp ult(%seven, %zero)
  %4 = index.cmp ult(%zero, %seven)
  %5 = index.cmp ult(%min64, %minus_one)
  %6 = index.cmp ult(%min64, %seven)
  %7 = index.cmp ult(%min32, %minus_one)
  %8 = index.cmp ult(%min32, %seven)
  %9 = index.cmp ult(%max32, %two)
  %10 = index.cmp ult(%max64, %two)
  %11 = index.cmp ult(%wide, %two)
  %12 = index.cmp ult(%wide_seven, %seven)
  %13 = index.cmp ult(%two, %wide)
  %14 = index.cmp ult(%past32, %one)
  %15 = index.cmp ult(%past32, %two)
  %16 = index.cmp ult(%minus_one, %past32)
  %17 = index.cmp ult(%max32, %min32)
  %18 = index.cmp ult(%one, %one)
  %19 = index.cmp ult(%min64, %one)
  %20 = index.cmp ult(%two, %thirty_one)
  %21 = index.cmp ult(%minus_eight, %thirty_one)
  %22 = index.cmp ult(%two, %thirty_two)
  %23 = index.cmp ult(%wide, %one)
  %24 = index.cmp ult(%seven, %minus_eight)
  %25 = index.cmp ult(%x, %x)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ult of mins
func.func @ult_of_mins(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_mins = index.mins %x, %seven
  %0 = index.cmp ult(%seven_mins, %seven)
  %1 = index.cmp ult(%seven_mins, %minus_eight)
  %2 = index.cmp ult(%seven_mins, %zero)
  %3 = index.cmp ult(%seven_mins, %minus_one)
  %4 = index.cmp ult(%seven_mins, %max32)
  %5 = index.cmp ult(%seven_mins, %past32)
  %6 = index.cmp ult(%seven_mins, %wide)
  %minus_eight_mins = index.mins %x, %minus_eight
  %7 = index.cmp ult(%minus_eight_mins, %seven)
  %8 = index.cmp ult(%minus_eight_mins, %minus_eight)
  %9 = index.cmp ult(%minus_eight_mins, %zero)
  %10 = index.cmp ult(%minus_eight_mins, %minus_one)
  %11 = index.cmp ult(%minus_eight_mins, %max32)
  %12 = index.cmp ult(%minus_eight_mins, %past32)
  %13 = index.cmp ult(%minus_eight_mins, %wide)
  %max32_mins = index.mins %x, %max32
  %14 = index.cmp ult(%max32_mins, %seven)
  %15 = index.cmp ult(%max32_mins, %minus_eight)
  %16 = index.cmp ult(%max32_mins, %zero)
  %17 = index.cmp ult(%max32_mins, %minus_one)
  %18 = index.cmp ult(%max32_mins, %max32)
  %19 = index.cmp ult(%max32_mins, %past32)
  %20 = index.cmp ult(%max32_mins, %wide)
  %past32_mins = index.mins %x, %past32
  %21 = index.cmp ult(%past32_mins, %seven)
  %22 = index.cmp ult(%past32_mins, %minus_eight)
  %23 = index.cmp ult(%past32_mins, %zero)
  %24 = index.cmp ult(%past32_mins, %minus_one)
  %25 = index.cmp ult(%past32_mins, %max32)
  %26 = index.cmp ult(%past32_mins, %past32)
  %27 = index.cmp ult(%past32_mins, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ult of minu
func.func @ult_of_minu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_minu = index.minu %x, %seven
  %0 = index.cmp ult(%seven_minu, %seven)
  %1 = index.cmp ult(%seven_minu, %minus_eight)
  %2 = index.cmp ult(%seven_minu, %zero)
  %3 = index.cmp ult(%seven_minu, %minus_one)
  %4 = index.cmp ult(%seven_minu, %max32)
  %5 = index.cmp ult(%seven_minu, %past32)
  %6 = index.cmp ult(%seven_minu, %wide)
  %minus_eight_minu = index.minu %x, %minus_eight
  %7 = index.cmp ult(%minus_eight_minu, %seven)
  %8 = index.cmp ult(%minus_eight_minu, %minus_eight)
  %9 = index.cmp ult(%minus_eight_minu, %zero)
  %10 = index.cmp ult(%minus_eight_minu, %minus_one)
  %11 = index.cmp ult(%minus_eight_minu, %max32)
  %12 = index.cmp ult(%minus_eight_minu, %past32)
  %13 = index.cmp ult(%minus_eight_minu, %wide)
  %max32_minu = index.minu %x, %max32
  %14 = index.cmp ult(%max32_minu, %seven)
  %15 = index.cmp ult(%max32_minu, %minus_eight)
  %16 = index.cmp ult(%max32_minu, %zero)
  %17 = index.cmp ult(%max32_minu, %minus_one)
  %18 = index.cmp ult(%max32_minu, %max32)
  %19 = index.cmp ult(%max32_minu, %past32)
  %20 = index.cmp ult(%max32_minu, %wide)
  %past32_minu = index.minu %x, %past32
  %21 = index.cmp ult(%past32_minu, %seven)
  %22 = index.cmp ult(%past32_minu, %minus_eight)
  %23 = index.cmp ult(%past32_minu, %zero)
  %24 = index.cmp ult(%past32_minu, %minus_one)
  %25 = index.cmp ult(%past32_minu, %max32)
  %26 = index.cmp ult(%past32_minu, %past32)
  %27 = index.cmp ult(%past32_minu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ult of maxs
func.func @ult_of_maxs(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxs = index.maxs %x, %seven
  %0 = index.cmp ult(%seven_maxs, %seven)
  %1 = index.cmp ult(%seven_maxs, %minus_eight)
  %2 = index.cmp ult(%seven_maxs, %zero)
  %3 = index.cmp ult(%seven_maxs, %minus_one)
  %4 = index.cmp ult(%seven_maxs, %max32)
  %5 = index.cmp ult(%seven_maxs, %past32)
  %6 = index.cmp ult(%seven_maxs, %wide)
  %minus_eight_maxs = index.maxs %x, %minus_eight
  %7 = index.cmp ult(%minus_eight_maxs, %seven)
  %8 = index.cmp ult(%minus_eight_maxs, %minus_eight)
  %9 = index.cmp ult(%minus_eight_maxs, %zero)
  %10 = index.cmp ult(%minus_eight_maxs, %minus_one)
  %11 = index.cmp ult(%minus_eight_maxs, %max32)
  %12 = index.cmp ult(%minus_eight_maxs, %past32)
  %13 = index.cmp ult(%minus_eight_maxs, %wide)
  %max32_maxs = index.maxs %x, %max32
  %14 = index.cmp ult(%max32_maxs, %seven)
  %15 = index.cmp ult(%max32_maxs, %minus_eight)
  %16 = index.cmp ult(%max32_maxs, %zero)
  %17 = index.cmp ult(%max32_maxs, %minus_one)
  %18 = index.cmp ult(%max32_maxs, %max32)
  %19 = index.cmp ult(%max32_maxs, %past32)
  %20 = index.cmp ult(%max32_maxs, %wide)
  %past32_maxs = index.maxs %x, %past32
  %21 = index.cmp ult(%past32_maxs, %seven)
  %22 = index.cmp ult(%past32_maxs, %minus_eight)
  %23 = index.cmp ult(%past32_maxs, %zero)
  %24 = index.cmp ult(%past32_maxs, %minus_one)
  %25 = index.cmp ult(%past32_maxs, %max32)
  %26 = index.cmp ult(%past32_maxs, %past32)
  %27 = index.cmp ult(%past32_maxs, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ult of maxu
func.func @ult_of_maxu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxu = index.maxu %x, %seven
  %0 = index.cmp ult(%seven_maxu, %seven)
  %1 = index.cmp ult(%seven_maxu, %minus_eight)
  %2 = index.cmp ult(%seven_maxu, %zero)
  %3 = index.cmp ult(%seven_maxu, %minus_one)
  %4 = index.cmp ult(%seven_maxu, %max32)
  %5 = index.cmp ult(%seven_maxu, %past32)
  %6 = index.cmp ult(%seven_maxu, %wide)
  %minus_eight_maxu = index.maxu %x, %minus_eight
  %7 = index.cmp ult(%minus_eight_maxu, %seven)
  %8 = index.cmp ult(%minus_eight_maxu, %minus_eight)
  %9 = index.cmp ult(%minus_eight_maxu, %zero)
  %10 = index.cmp ult(%minus_eight_maxu, %minus_one)
  %11 = index.cmp ult(%minus_eight_maxu, %max32)
  %12 = index.cmp ult(%minus_eight_maxu, %past32)
  %13 = index.cmp ult(%minus_eight_maxu, %wide)
  %max32_maxu = index.maxu %x, %max32
  %14 = index.cmp ult(%max32_maxu, %seven)
  %15 = index.cmp ult(%max32_maxu, %minus_eight)
  %16 = index.cmp ult(%max32_maxu, %zero)
  %17 = index.cmp ult(%max32_maxu, %minus_one)
  %18 = index.cmp ult(%max32_maxu, %max32)
  %19 = index.cmp ult(%max32_maxu, %past32)
  %20 = index.cmp ult(%max32_maxu, %wide)
  %past32_maxu = index.maxu %x, %past32
  %21 = index.cmp ult(%past32_maxu, %seven)
  %22 = index.cmp ult(%past32_maxu, %minus_eight)
  %23 = index.cmp ult(%past32_maxu, %zero)
  %24 = index.cmp ult(%past32_maxu, %minus_one)
  %25 = index.cmp ult(%past32_maxu, %max32)
  %26 = index.cmp ult(%past32_maxu, %past32)
  %27 = index.cmp ult(%past32_maxu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- compare_ule
func.func @compare_ule(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %0 = index.cmp ule(%seven, %two)
  %1 = index.cmp ule(%minus_eight, %seven)
  %2 = index.cmp ule(%minus_eight, %minus_one)
  %3 = index.cmp ule(%seven, %zero)
  %4 = index.cmp ule(%zero, %seven)
  %5 = index.cmp ule(%min64, %minus_one)
  %6 = index.cmp ule(%min64, %seven)
  %7 = index.cmp ule(%min32, %minus_one)
  %8 = index.cmp ule(%min32, %seven)
  %9 = index.cmp ule(%max32, %two)
  %10 = index.cmp ule(%max64, %two)
  %11 = index.cmp ule(%wide, %two)
  %12 = index.cmp ule(%wide_seven, %seven)
  %13 = index.cmp ule(%two, %wide)
  %14 = index.cmp ule(%past32, %one)
  %15 = index.cmp ule(%past32, %two)
  %16 = index.cmp ule(%minus_one, %past32)
  %17 = index.cmp ule(%max32, %min32)
  %18 = index.cmp ule(%one, %one)
  %19 = index.cmp ule(%min64, %one)
  %20 = index.cmp ule(%two, %thirty_one)
  %21 = index.cmp ule(%minus_eight, %thirty_one)
  %22 = index.cmp ule(%two, %thirty_two)
  %23 = index.cmp ule(%wide, %one)
  %24 = index.cmp ule(%seven, %minus_eight)
  %25 = index.cmp ule(%x, %x)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ule of mins
func.func @ule_of_mins(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_mins = index.mins %x, %seven
  %0 = index.cmp ule(%seven_mins, %seven)
  %1 = index.cmp ule(%seven_mins, %minus_eight)
  %2 = index.cmp ule(%seven_mins, %zero)
  %3 = index.cmp ule(%seven_mins, %minus_one)
  %4 = index.cmp ule(%seven_mins, %max32)
  %5 = index.cmp ule(%seven_mins, %past32)
  %6 = index.cmp ule(%seven_mins, %wide)
  %minus_eight_mins = index.mins %x, %minus_eight
  %7 = index.cmp ule(%minus_eight_mins, %seven)
  %8 = index.cmp ule(%minus_eight_mins, %minus_eight)
  %9 = index.cmp ule(%minus_eight_mins, %zero)
  %10 = index.cmp ule(%minus_eight_mins, %minus_one)
  %11 = index.cmp ule(%minus_eight_mins, %max32)
  %12 = index.cmp ule(%minus_eight_mins, %past32)
  %13 = index.cmp ule(%minus_eight_mins, %wide)
  %max32_mins = index.mins %x, %max32
  %14 = index.cmp ule(%max32_mins, %seven)
  %15 = index.cmp ule(%max32_mins, %minus_eight)
  %16 = index.cmp ule(%max32_mins, %zero)
  %17 = index.cmp ule(%max32_mins, %minus_one)
  %18 = index.cmp ule(%max32_mins, %max32)
  %19 = index.cmp ule(%max32_mins, %past32)
  %20 = index.cmp ule(%max32_mins, %wide)
  %past32_mins = index.mins %x, %past32
  %21 = index.cmp ule(%past32_mins, %seven)
  %22 = index.cmp ule(%past32_mins, %minus_eight)
  %23 = index.cmp ule(%past32_mins, %zero)
  %24 = index.cmp ule(%past32_mins, %minus_one)
  %25 = index.cmp ule(%past32_mins, %max32)
  %26 = index.cmp ule(%past32_mins, %past32)
  %27 = index.cmp ule(%past32_mins, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ule of minu
func.func @ule_of_minu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_minu = index.minu %x, %seven
  %0 = index.cmp ule(%seven_minu, %seven)
  %1 = index.cmp ule(%seven_minu, %minus_eight)
  %2 = index.cmp ule(%seven_minu, %zero)
  %3 = index.cmp ule(%seven_minu, %minus_one)
  %4 = index.cmp ule(%seven_minu, %max32)
  %5 = index.cmp ule(%seven_minu, %past32)
  %6 = index.cmp ule(%seven_minu, %wide)
  %minus_eight_minu = index.minu %x, %minus_eight
  %7 = index.cmp ule(%minus_eight_minu, %seven)
  %8 = index.cmp ule(%minus_eight_minu, %minus_eight)
  %9 = index.cmp ule(%minus_eight_minu, %zero)
  %10 = index.cmp ule(%minus_eight_minu, %minus_one)
  %11 = index.cmp ule(%minus_eight_minu, %max32)
  %12 = index.cmp ule(%minus_eight_minu, %past32)
  %13 = index.cmp ule(%minus_eight_minu, %wide)
  %max32_minu = index.minu %x, %max32
  %14 = index.cmp ule(%max32_minu, %seven)
  %15 = index.cmp ule(%max32_minu, %minus_eight)
  %16 = index.cmp ule(%max32_minu, %zero)
  %17 = index.cmp ule(%max32_minu, %minus_one)
  %18 = index.cmp ule(%max32_minu, %max32)
  %19 = index.cmp ule(%max32_minu, %past32)
  %20 = index.cmp ule(%max32_minu, %wide)
  %past32_minu = index.minu %x, %past32
  %21 = index.cmp ule(%past32_minu, %seven)
  %22 = index.cmp ule(%past32_minu, %minus_eight)
  %23 = index.cmp ule(%past32_minu, %zero)
  %24 = index.cmp ule(%past32_minu, %minus_one)
  %25 = index.cmp ule(%past32_minu, %max32)
  %26 = index.cmp ule(%past32_minu, %past32)
  %27 = index.cmp ule(%past32_minu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ule of maxs
func.func @ule_of_maxs(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxs = index.maxs %x, %seven
  %0 = index.cmp ule(%seven_maxs, %seven)
  %1 = index.cmp ule(%seven_maxs, %minus_eight)
  %2 = index.cmp ule(%seven_maxs, %zero)
  %3 = index.cmp ule(%seven_maxs, %minus_one)
  %4 = index.cmp ule(%seven_maxs, %max32)
  %5 = index.cmp ule(%seven_maxs, %past32)
  %6 = index.cmp ule(%seven_maxs, %wide)
  %minus_eight_maxs = index.maxs %x, %minus_eight
  %7 = index.cmp ule(%minus_eight_maxs, %seven)
  %8 = index.cmp ule(%minus_eight_maxs, %minus_eight)
  %9 = index.cmp ule(%minus_eight_maxs, %zero)
  %10 = index.cmp ule(%minus_eight_maxs, %minus_one)
  %11 = index.cmp ule(%minus_eight_maxs, %max32)
  %12 = index.cmp ule(%minus_eight_maxs, %past32)
  %13 = index.cmp ule(%minus_eight_maxs, %wide)
  %max32_maxs = index.maxs %x, %max32
  %14 = index.cmp ule(%max32_maxs, %seven)
  %15 = index.cmp ule(%max32_maxs, %minus_eight)
  %16 = index.cmp ule(%max32_maxs, %zero)
  %17 = index.cmp ule(%max32_maxs, %minus_one)
  %18 = index.cmp ule(%max32_maxs, %max32)
  %19 = index.cmp ule(%max32_maxs, %past32)
  %20 = index.cmp ule(%max32_maxs, %wide)
  %past32_maxs = index.maxs %x, %past32
  %21 = index.cmp ule(%past32_maxs, %seven)
  %22 = index.cmp ule(%past32_maxs, %minus_eight)
  %23 = index.cmp ule(%past32_maxs, %zero)
  %24 = index.cmp ule(%past32_maxs, %minus_one)
  %25 = index.cmp ule(%past32_maxs, %max32)
  %26 = index.cmp ule(%past32_maxs, %past32)
  %27 = index.cmp ule(%past32_maxs, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ule of maxu
func.func @ule_of_maxu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxu = index.maxu %x, %seven
  %0 = index.cmp ule(%seven_maxu, %seven)
  %1 = index.cmp ule(%seven_maxu, %minus_eight)
  %2 = index.cmp ule(%seven_maxu, %zero)
  %3 = index.cmp ule(%seven_maxu, %minus_one)
  %4 = index.cmp ule(%seven_maxu, %max32)
  %5 = index.cmp ule(%seven_maxu, %past32)
  %6 = index.cmp ule(%seven_maxu, %wide)
  %minus_eight_maxu = index.maxu %x, %minus_eight
  %7 = index.cmp ule(%minus_eight_maxu, %seven)
  %8 = index.cmp ule(%minus_eight_maxu, %minus_eight)
  %9 = index.cmp ule(%minus_eight_maxu, %zero)
  %10 = index.cmp ule(%minus_eight_maxu, %minus_one)
  %11 = index.cmp ule(%minus_eight_maxu, %max32)
  %12 = index.cmp ule(%minus_eight_maxu, %past32)
  %13 = index.cmp ule(%minus_eight_maxu, %wide)
  %max32_maxu = index.maxu %x, %max32
  %14 = index.cmp ule(%max32_maxu, %seven)
  %15 = index.cmp ule(%max32_maxu, %minus_eight)
  %16 = index.cmp ule(%max32_maxu, %zero)
  %17 = index.cmp ule(%max32_maxu, %minus_one)
  %18 = index.cmp ule(%max32_maxu, %max32)
  %19 = index.cmp ule(%max32_maxu, %past32)
  %20 = index.cmp ule(%max32_maxu, %wide)
  %past32_maxu = index.maxu %x, %past32
  %21 = index.cmp ule(%past32_maxu, %seven)
  %22 = index.cmp ule(%past32_maxu, %minus_eight)
  %23 = index.cmp ule(%past32_maxu, %zero)
  %24 = index.cmp ule(%past32_maxu, %minus_one)
  %25 = index.cmp ule(%past32_maxu, %max32)
  %26 = index.cmp ule(%past32_maxu, %past32)
  %27 = index.cmp ule(%past32_maxu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- compare_ugt
func.func @compare_ugt(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %0 = index.cmp ugt(%seven, %two)
  %1 = index.cmp ugt(%minus_eight, %seven)
  %2 = index.cmp ugt(%minus_eight, %minus_one)
  %3 = index.cmp ugt(%seven, %zero)
  %4 = index.cmp ugt(%zero, %seven)
  %5 = index.cmp ugt(%min64, %minus_one)
  %6 = index.cmp ugt(%min64, %seven)
  %7 = index.cmp ugt(%min32, %minus_one)
  %8 = index.cmp ugt(%min32, %seven)
  %9 = index.cmp ugt(%max32, %two)
  %10 = index.cmp ugt(%max64, %two)
  %11 = index.cmp ugt(%wide, %two)
  %12 = index.cmp ugt(%wide_seven, %seven)
  %13 = index.cmp ugt(%two, %wide)
  %14 = index.cmp ugt(%past32, %one)
  %15 = index.cmp ugt(%past32, %two)
  %16 = index.cmp ugt(%minus_one, %past32)
  %17 = index.cmp ugt(%max32, %min32)
  %18 = index.cmp ugt(%one, %one)
  %19 = index.cmp ugt(%min64, %one)
  %20 = index.cmp ugt(%two, %thirty_one)
  %21 = index.cmp ugt(%minus_eight, %thirty_one)
  %22 = index.cmp ugt(%two, %thirty_two)
  %23 = index.cmp ugt(%wide, %one)
  %24 = index.cmp ugt(%seven, %minus_eight)
  %25 = index.cmp ugt(%x, %x)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ugt of mins
func.func @ugt_of_mins(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_mins = index.mins %x, %seven
  %0 = index.cmp ugt(%seven_mins, %seven)
  %1 = index.cmp ugt(%seven_mins, %minus_eight)
  %2 = index.cmp ugt(%seven_mins, %zero)
  %3 = index.cmp ugt(%seven_mins, %minus_one)
  %4 = index.cmp ugt(%seven_mins, %max32)
  %5 = index.cmp ugt(%seven_mins, %past32)
  %6 = index.cmp ugt(%seven_mins, %wide)
  %minus_eight_mins = index.mins %x, %minus_eight
  %7 = index.cmp ugt(%minus_eight_mins, %seven)
  %8 = index.cmp ugt(%minus_eight_mins, %minus_eight)
  %9 = index.cmp ugt(%minus_eight_mins, %zero)
  %10 = index.cmp ugt(%minus_eight_mins, %minus_one)
  %11 = index.cmp ugt(%minus_eight_mins, %max32)
  %12 = index.cmp ugt(%minus_eight_mins, %past32)
  %13 = index.cmp ugt(%minus_eight_mins, %wide)
  %max32_mins = index.mins %x, %max32
  %14 = index.cmp ugt(%max32_mins, %seven)
  %15 = index.cmp ugt(%max32_mins, %minus_eight)
  %16 = index.cmp ugt(%max32_mins, %zero)
  %17 = index.cmp ugt(%max32_mins, %minus_one)
  %18 = index.cmp ugt(%max32_mins, %max32)
  %19 = index.cmp ugt(%max32_mins, %past32)
  %20 = index.cmp ugt(%max32_mins, %wide)
  %past32_mins = index.mins %x, %past32
  %21 = index.cmp ugt(%past32_mins, %seven)
  %22 = index.cmp ugt(%past32_mins, %minus_eight)
  %23 = index.cmp ugt(%past32_mins, %zero)
  %24 = index.cmp ugt(%past32_mins, %minus_one)
  %25 = index.cmp ugt(%past32_mins, %max32)
  %26 = index.cmp ugt(%past32_mins, %past32)
  %27 = index.cmp ugt(%past32_mins, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ugt of minu
func.func @ugt_of_minu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_minu = index.minu %x, %seven
  %0 = index.cmp ugt(%seven_minu, %seven)
  %1 = index.cmp ugt(%seven_minu, %minus_eight)
  %2 = index.cmp ugt(%seven_minu, %zero)
  %3 = index.cmp ugt(%seven_minu, %minus_one)
  %4 = index.cmp ugt(%seven_minu, %max32)
  %5 = index.cmp ugt(%seven_minu, %past32)
  %6 = index.cmp ugt(%seven_minu, %wide)
  %minus_eight_minu = index.minu %x, %minus_eight
  %7 = index.cmp ugt(%minus_eight_minu, %seven)
  %8 = index.cmp ugt(%minus_eight_minu, %minus_eight)
  %9 = index.cmp ugt(%minus_eight_minu, %zero)
  %10 = index.cmp ugt(%minus_eight_minu, %minus_one)
  %11 = index.cmp ugt(%minus_eight_minu, %max32)
  %12 = index.cmp ugt(%minus_eight_minu, %past32)
  %13 = index.cmp ugt(%minus_eight_minu, %wide)
  %max32_minu = index.minu %x, %max32
  %14 = index.cmp ugt(%max32_minu, %seven)
  %15 = index.cmp ugt(%max32_minu, %minus_eight)
  %16 = index.cmp ugt(%max32_minu, %zero)
  %17 = index.cmp ugt(%max32_minu, %minus_one)
  %18 = index.cmp ugt(%max32_minu, %max32)
  %19 = index.cmp ugt(%max32_minu, %past32)
  %20 = index.cmp ugt(%max32_minu, %wide)
  %past32_minu = index.minu %x, %past32
  %21 = index.cmp ugt(%past32_minu, %seven)
  %22 = index.cmp ugt(%past32_minu, %minus_eight)
  %23 = index.cmp ugt(%past32_minu, %zero)
  %24 = index.cmp ugt(%past32_minu, %minus_one)
  %25 = index.cmp ugt(%past32_minu, %max32)
  %26 = index.cmp ugt(%past32_minu, %past32)
  %27 = index.cmp ugt(%past32_minu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ugt of maxs
func.func @ugt_of_maxs(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxs = index.maxs %x, %seven
  %0 = index.cmp ugt(%seven_maxs, %seven)
  %1 = index.cmp ugt(%seven_maxs, %minus_eight)
  %2 = index.cmp ugt(%seven_maxs, %zero)
  %3 = index.cmp ugt(%seven_maxs, %minus_one)
  %4 = index.cmp ugt(%seven_maxs, %max32)
  %5 = index.cmp ugt(%seven_maxs, %past32)
  %6 = index.cmp ugt(%seven_maxs, %wide)
  %minus_eight_maxs = index.maxs %x, %minus_eight
  %7 = index.cmp ugt(%minus_eight_maxs, %seven)
  %8 = index.cmp ugt(%minus_eight_maxs, %minus_eight)
  %9 = index.cmp ugt(%minus_eight_maxs, %zero)
  %10 = index.cmp ugt(%minus_eight_maxs, %minus_one)
  %11 = index.cmp ugt(%minus_eight_maxs, %max32)
  %12 = index.cmp ugt(%minus_eight_maxs, %past32)
  %13 = index.cmp ugt(%minus_eight_maxs, %wide)
  %max32_maxs = index.maxs %x, %max32
  %14 = index.cmp ugt(%max32_maxs, %seven)
  %15 = index.cmp ugt(%max32_maxs, %minus_eight)
  %16 = index.cmp ugt(%max32_maxs, %zero)
  %17 = index.cmp ugt(%max32_maxs, %minus_one)
  %18 = index.cmp ugt(%max32_maxs, %max32)
  %19 = index.cmp ugt(%max32_maxs, %past32)
  %20 = index.cmp ugt(%max32_maxs, %wide)
  %past32_maxs = index.maxs %x, %past32
  %21 = index.cmp ugt(%past32_maxs, %seven)
  %22 = index.cmp ugt(%past32_maxs, %minus_eight)
  %23 = index.cmp ugt(%past32_maxs, %zero)
  %24 = index.cmp ugt(%past32_maxs, %minus_one)
  %25 = index.cmp ugt(%past32_maxs, %max32)
  %26 = index.cmp ugt(%past32_maxs, %past32)
  %27 = index.cmp ugt(%past32_maxs, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- ugt of maxu
func.func @ugt_of_maxu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxu = index.maxu %x, %seven
  %0 = index.cmp ugt(%seven_maxu, %seven)
  %1 = index.cmp ugt(%seven_maxu, %minus_eight)
  %2 = index.cmp ugt(%seven_maxu, %zero)
  %3 = index.cmp ugt(%seven_maxu, %minus_one)
  %4 = index.cmp ugt(%seven_maxu, %max32)
  %5 = index.cmp ugt(%seven_maxu, %past32)
  %6 = index.cmp ugt(%seven_maxu, %wide)
  %minus_eight_maxu = index.maxu %x, %minus_eight
  %7 = index.cmp ugt(%minus_eight_maxu, %seven)
  %8 = index.cmp ugt(%minus_eight_maxu, %minus_eight)
  %9 = index.cmp ugt(%minus_eight_maxu, %zero)
  %10 = index.cmp ugt(%minus_eight_maxu, %minus_one)
  %11 = index.cmp ugt(%minus_eight_maxu, %max32)
  %12 = index.cmp ugt(%minus_eight_maxu, %past32)
  %13 = index.cmp ugt(%minus_eight_maxu, %wide)
  %max32_maxu = index.maxu %x, %max32
  %14 = index.cmp ugt(%max32_maxu, %seven)
  %15 = index.cmp ugt(%max32_maxu, %minus_eight)
  %16 = index.cmp ugt(%max32_maxu, %zero)
  %17 = index.cmp ugt(%max32_maxu, %minus_one)
  %18 = index.cmp ugt(%max32_maxu, %max32)
  %19 = index.cmp ugt(%max32_maxu, %past32)
  %20 = index.cmp ugt(%max32_maxu, %wide)
  %past32_maxu = index.maxu %x, %past32
  %21 = index.cmp ugt(%past32_maxu, %seven)
  %22 = index.cmp ugt(%past32_maxu, %minus_eight)
  %23 = index.cmp ugt(%past32_maxu, %zero)
  %24 = index.cmp ugt(%past32_maxu, %minus_one)
  %25 = index.cmp ugt(%past32_maxu, %max32)
  %26 = index.cmp ugt(%past32_maxu, %past32)
  %27 = index.cmp ugt(%past32_maxu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- compare_uge
func.func @compare_uge(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
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
  %0 = index.cmp uge(%seven, %two)
  %1 = index.cmp uge(%minus_eight, %seven)
  %2 = index.cmp uge(%minus_eight, %minus_one)
  %3 = index.cmp uge(%seven, %zero)
  %4 = index.cmp uge(%zero, %seven)
  %5 = index.cmp uge(%min64, %minus_one)
  %6 = index.cmp uge(%min64, %seven)
  %7 = index.cmp uge(%min32, %minus_one)
  %8 = index.cmp uge(%min32, %seven)
  %9 = index.cmp uge(%max32, %two)
  %10 = index.cmp uge(%max64, %two)
  %11 = index.cmp uge(%wide, %two)
  %12 = index.cmp uge(%wide_seven, %seven)
  %13 = index.cmp uge(%two, %wide)
  %14 = index.cmp uge(%past32, %one)
  %15 = index.cmp uge(%past32, %two)
  %16 = index.cmp uge(%minus_one, %past32)
  %17 = index.cmp uge(%max32, %min32)
  %18 = index.cmp uge(%one, %one)
  %19 = index.cmp uge(%min64, %one)
  %20 = index.cmp uge(%two, %thirty_one)
  %21 = index.cmp uge(%minus_eight, %thirty_one)
  %22 = index.cmp uge(%two, %thirty_two)
  %23 = index.cmp uge(%wide, %one)
  %24 = index.cmp uge(%seven, %minus_eight)
  %25 = index.cmp uge(%x, %x)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- uge of mins
func.func @uge_of_mins(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_mins = index.mins %x, %seven
  %0 = index.cmp uge(%seven_mins, %seven)
  %1 = index.cmp uge(%seven_mins, %minus_eight)
  %2 = index.cmp uge(%seven_mins, %zero)
  %3 = index.cmp uge(%seven_mins, %minus_one)
  %4 = index.cmp uge(%seven_mins, %max32)
  %5 = index.cmp uge(%seven_mins, %past32)
  %6 = index.cmp uge(%seven_mins, %wide)
  %minus_eight_mins = index.mins %x, %minus_eight
  %7 = index.cmp uge(%minus_eight_mins, %seven)
  %8 = index.cmp uge(%minus_eight_mins, %minus_eight)
  %9 = index.cmp uge(%minus_eight_mins, %zero)
  %10 = index.cmp uge(%minus_eight_mins, %minus_one)
  %11 = index.cmp uge(%minus_eight_mins, %max32)
  %12 = index.cmp uge(%minus_eight_mins, %past32)
  %13 = index.cmp uge(%minus_eight_mins, %wide)
  %max32_mins = index.mins %x, %max32
  %14 = index.cmp uge(%max32_mins, %seven)
  %15 = index.cmp uge(%max32_mins, %minus_eight)
  %16 = index.cmp uge(%max32_mins, %zero)
  %17 = index.cmp uge(%max32_mins, %minus_one)
  %18 = index.cmp uge(%max32_mins, %max32)
  %19 = index.cmp uge(%max32_mins, %past32)
  %20 = index.cmp uge(%max32_mins, %wide)
  %past32_mins = index.mins %x, %past32
  %21 = index.cmp uge(%past32_mins, %seven)
  %22 = index.cmp uge(%past32_mins, %minus_eight)
  %23 = index.cmp uge(%past32_mins, %zero)
  %24 = index.cmp uge(%past32_mins, %minus_one)
  %25 = index.cmp uge(%past32_mins, %max32)
  %26 = index.cmp uge(%past32_mins, %past32)
  %27 = index.cmp uge(%past32_mins, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- uge of minu
func.func @uge_of_minu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_minu = index.minu %x, %seven
  %0 = index.cmp uge(%seven_minu, %seven)
  %1 = index.cmp uge(%seven_minu, %minus_eight)
  %2 = index.cmp uge(%seven_minu, %zero)
  %3 = index.cmp uge(%seven_minu, %minus_one)
  %4 = index.cmp uge(%seven_minu, %max32)
  %5 = index.cmp uge(%seven_minu, %past32)
  %6 = index.cmp uge(%seven_minu, %wide)
  %minus_eight_minu = index.minu %x, %minus_eight
  %7 = index.cmp uge(%minus_eight_minu, %seven)
  %8 = index.cmp uge(%minus_eight_minu, %minus_eight)
  %9 = index.cmp uge(%minus_eight_minu, %zero)
  %10 = index.cmp uge(%minus_eight_minu, %minus_one)
  %11 = index.cmp uge(%minus_eight_minu, %max32)
  %12 = index.cmp uge(%minus_eight_minu, %past32)
  %13 = index.cmp uge(%minus_eight_minu, %wide)
  %max32_minu = index.minu %x, %max32
  %14 = index.cmp uge(%max32_minu, %seven)
  %15 = index.cmp uge(%max32_minu, %minus_eight)
  %16 = index.cmp uge(%max32_minu, %zero)
  %17 = index.cmp uge(%max32_minu, %minus_one)
  %18 = index.cmp uge(%max32_minu, %max32)
  %19 = index.cmp uge(%max32_minu, %past32)
  %20 = index.cmp uge(%max32_minu, %wide)
  %past32_minu = index.minu %x, %past32
  %21 = index.cmp uge(%past32_minu, %seven)
  %22 = index.cmp uge(%past32_minu, %minus_eight)
  %23 = index.cmp uge(%past32_minu, %zero)
  %24 = index.cmp uge(%past32_minu, %minus_one)
  %25 = index.cmp uge(%past32_minu, %max32)
  %26 = index.cmp uge(%past32_minu, %past32)
  %27 = index.cmp uge(%past32_minu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- uge of maxs
func.func @uge_of_maxs(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxs = index.maxs %x, %seven
  %0 = index.cmp uge(%seven_maxs, %seven)
  %1 = index.cmp uge(%seven_maxs, %minus_eight)
  %2 = index.cmp uge(%seven_maxs, %zero)
  %3 = index.cmp uge(%seven_maxs, %minus_one)
  %4 = index.cmp uge(%seven_maxs, %max32)
  %5 = index.cmp uge(%seven_maxs, %past32)
  %6 = index.cmp uge(%seven_maxs, %wide)
  %minus_eight_maxs = index.maxs %x, %minus_eight
  %7 = index.cmp uge(%minus_eight_maxs, %seven)
  %8 = index.cmp uge(%minus_eight_maxs, %minus_eight)
  %9 = index.cmp uge(%minus_eight_maxs, %zero)
  %10 = index.cmp uge(%minus_eight_maxs, %minus_one)
  %11 = index.cmp uge(%minus_eight_maxs, %max32)
  %12 = index.cmp uge(%minus_eight_maxs, %past32)
  %13 = index.cmp uge(%minus_eight_maxs, %wide)
  %max32_maxs = index.maxs %x, %max32
  %14 = index.cmp uge(%max32_maxs, %seven)
  %15 = index.cmp uge(%max32_maxs, %minus_eight)
  %16 = index.cmp uge(%max32_maxs, %zero)
  %17 = index.cmp uge(%max32_maxs, %minus_one)
  %18 = index.cmp uge(%max32_maxs, %max32)
  %19 = index.cmp uge(%max32_maxs, %past32)
  %20 = index.cmp uge(%max32_maxs, %wide)
  %past32_maxs = index.maxs %x, %past32
  %21 = index.cmp uge(%past32_maxs, %seven)
  %22 = index.cmp uge(%past32_maxs, %minus_eight)
  %23 = index.cmp uge(%past32_maxs, %zero)
  %24 = index.cmp uge(%past32_maxs, %minus_one)
  %25 = index.cmp uge(%past32_maxs, %max32)
  %26 = index.cmp uge(%past32_maxs, %past32)
  %27 = index.cmp uge(%past32_maxs, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- uge of maxu
func.func @uge_of_maxu(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
        i1, i1, i1) {
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
  %seven_maxu = index.maxu %x, %seven
  %0 = index.cmp uge(%seven_maxu, %seven)
  %1 = index.cmp uge(%seven_maxu, %minus_eight)
  %2 = index.cmp uge(%seven_maxu, %zero)
  %3 = index.cmp uge(%seven_maxu, %minus_one)
  %4 = index.cmp uge(%seven_maxu, %max32)
  %5 = index.cmp uge(%seven_maxu, %past32)
  %6 = index.cmp uge(%seven_maxu, %wide)
  %minus_eight_maxu = index.maxu %x, %minus_eight
  %7 = index.cmp uge(%minus_eight_maxu, %seven)
  %8 = index.cmp uge(%minus_eight_maxu, %minus_eight)
  %9 = index.cmp uge(%minus_eight_maxu, %zero)
  %10 = index.cmp uge(%minus_eight_maxu, %minus_one)
  %11 = index.cmp uge(%minus_eight_maxu, %max32)
  %12 = index.cmp uge(%minus_eight_maxu, %past32)
  %13 = index.cmp uge(%minus_eight_maxu, %wide)
  %max32_maxu = index.maxu %x, %max32
  %14 = index.cmp uge(%max32_maxu, %seven)
  %15 = index.cmp uge(%max32_maxu, %minus_eight)
  %16 = index.cmp uge(%max32_maxu, %zero)
  %17 = index.cmp uge(%max32_maxu, %minus_one)
  %18 = index.cmp uge(%max32_maxu, %max32)
  %19 = index.cmp uge(%max32_maxu, %past32)
  %20 = index.cmp uge(%max32_maxu, %wide)
  %past32_maxu = index.maxu %x, %past32
  %21 = index.cmp uge(%past32_maxu, %seven)
  %22 = index.cmp uge(%past32_maxu, %minus_eight)
  %23 = index.cmp uge(%past32_maxu, %zero)
  %24 = index.cmp uge(%past32_maxu, %minus_one)
  %25 = index.cmp uge(%past32_maxu, %max32)
  %26 = index.cmp uge(%past32_maxu, %past32)
  %27 = index.cmp uge(%past32_maxu, %wide)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// ----- casts of index
func.func @casts_of_index() -> (i1, i1, i1, i1, i1, i1, i1, i8, i8, i8, i8, i8, i8, i8, i31, i31, i31, i31, i31, i31, i31, i32, i32, i32,
        i32, i32, i32, i32, i33, i33, i33, i33, i33, i33, i33, i48, i48, i48, i48, i48, i48, i48, i63, i63, i63, i63, i63, i63, i63, i64,
        i64, i64, i64, i64, i64, i64, i65, i65, i65, i65, i65, i65, i65, i128, i128, i128, i128, i128, i128, i128) {
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
  %0 = index.casts %seven : index to i1
  %1 = index.casts %minus_eight : index to i1
  %2 = index.casts %max32 : index to i1
  %3 = index.casts %past32 : index to i1
  %4 = index.casts %wide_seven : index to i1
  %5 = index.casts %min64 : index to i1
  %6 = index.casts %minus_one : index to i1
  %7 = index.casts %seven : index to i8
  %8 = index.casts %minus_eight : index to i8
  %9 = index.casts %max32 : index to i8
  %10 = index.casts %past32 : index to i8
  %11 = index.casts %wide_seven : index to i8
  %12 = index.casts %min64 : index to i8
  %13 = index.casts %minus_one : index to i8
  %14 = index.casts %seven : index to i31
  %15 = index.casts %minus_eight : index to i31
  %16 = index.casts %max32 : index to i31
  %17 = index.casts %past32 : index to i31
  %18 = index.casts %wide_seven : index to i31
  %19 = index.casts %min64 : index to i31
  %20 = index.casts %minus_one : index to i31
  %21 = index.casts %seven : index to i32
  %22 = index.casts %minus_eight : index to i32
  %23 = index.casts %max32 : index to i32
  %24 = index.casts %past32 : index to i32
  %25 = index.casts %wide_seven : index to i32
  %26 = index.casts %min64 : index to i32
  %27 = index.casts %minus_one : index to i32
  %28 = index.casts %seven : index to i33
  %29 = index.casts %minus_eight : index to i33
  %30 = index.casts %max32 : index to i33
  %31 = index.casts %past32 : index to i33
  %32 = index.casts %wide_seven : index to i33
  %33 = index.casts %min64 : index to i33
  %34 = index.casts %minus_one : index to i33
  %35 = index.casts %seven : index to i48
  %36 = index.casts %minus_eight : index to i48
  %37 = index.casts %max32 : index to i48
  %38 = index.casts %past32 : index to i48
  %39 = index.casts %wide_seven : index to i48
  %40 = index.casts %min64 : index to i48
  %41 = index.casts %minus_one : index to i48
  %42 = index.casts %seven : index to i63
  %43 = index.casts %minus_eight : index to i63
  %44 = index.casts %max32 : index to i63
  %45 = index.casts %past32 : index to i63
  %46 = index.casts %wide_seven : index to i63
  %47 = index.casts %min64 : index to i63
  %48 = index.casts %minus_one : index to i63
  %49 = index.casts %seven : index to i64
  %50 = index.casts %minus_eight : index to i64
  %51 = index.casts %max32 : index to i64
  %52 = index.casts %past32 : index to i64
  %53 = index.casts %wide_seven : index to i64
  %54 = index.casts %min64 : index to i64
  %55 = index.casts %minus_one : index to i64
  %56 = index.casts %seven : index to i65
  %57 = index.casts %minus_eight : index to i65
  %58 = index.casts %max32 : index to i65
  %59 = index.casts %past32 : index to i65
  %60 = index.casts %wide_seven : index to i65
  %61 = index.casts %min64 : index to i65
  %62 = index.casts %minus_one : index to i65
  %63 = index.casts %seven : index to i128
  %64 = index.casts %minus_eight : index to i128
  %65 = index.casts %max32 : index to i128
  %66 = index.casts %past32 : index to i128
  %67 = index.casts %wide_seven : index to i128
  %68 = index.casts %min64 : index to i128
  %69 = index.casts %minus_one : index to i128
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53,
        %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69
    : i1, i1, i1, i1, i1, i1, i1, i8, i8, i8, i8, i8, i8, i8, i31, i31, i31, i31, i31, i31, i31, i32, i32, i32, i32, i32, i32, i32, i33,
        i33, i33, i33, i33, i33, i33, i48, i48, i48, i48, i48, i48, i48, i63, i63, i63, i63, i63, i63, i63, i64, i64, i64, i64, i64, i64,
        i64, i65, i65, i65, i65, i65, i65, i65, i128, i128, i128, i128, i128, i128, i128
}
// ----- casts to index
func.func @casts_to_index() -> (index, index, index, index, index, index, index, index, index, index) {
  %k0 = arith.constant true
  %0 = index.casts %k0 : i1 to index
  %k1 = arith.constant false
  %1 = index.casts %k1 : i1 to index
  %k2 = arith.constant -3 : i8
  %2 = index.casts %k2 : i8 to index
  %k3 = arith.constant 100 : i8
  %3 = index.casts %k3 : i8 to index
  %k4 = arith.constant -3 : i32
  %4 = index.casts %k4 : i32 to index
  %k5 = arith.constant 2147483647 : i32
  %5 = index.casts %k5 : i32 to index
  %k6 = arith.constant -3 : i64
  %6 = index.casts %k6 : i64 to index
  %k7 = arith.constant 9223372036854775807 : i64
  %7 = index.casts %k7 : i64 to index
  %k8 = arith.constant -3 : i128
  %8 = index.casts %k8 : i128 to index
  %k9 = arith.constant 18446744073709551621 : i128
  %9 = index.casts %k9 : i128 to index
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : index, index, index, index, index, index, index, index, index, index
}
// ----- castu of index
func.func @castu_of_index() -> (i1, i1, i1, i1, i1, i1, i1, i8, i8, i8, i8, i8, i8, i8, i31, i31, i31, i31, i31, i31, i31, i32, i32, i32,
        i32, i32, i32, i32, i33, i33, i33, i33, i33, i33, i33, i48, i48, i48, i48, i48, i48, i48, i63, i63, i63, i63, i63, i63, i63, i64,
        i64, i64, i64, i64, i64, i64, i65, i65, i65, i65, i65, i65, i65, i128, i128, i128, i128, i128, i128, i128) {
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
  %0 = index.castu %seven : index to i1
  %1 = index.castu %minus_eight : index to i1
  %2 = index.castu %max32 : index to i1
  %3 = index.castu %past32 : index to i1
  %4 = index.castu %wide_seven : index to i1
  %5 = index.castu %min64 : index to i1
  %6 = index.castu %minus_one : index to i1
  %7 = index.castu %seven : index to i8
  %8 = index.castu %minus_eight : index to i8
  %9 = index.castu %max32 : index to i8
  %10 = index.castu %past32 : index to i8
  %11 = index.castu %wide_seven : index to i8
  %12 = index.castu %min64 : index to i8
  %13 = index.castu %minus_one : index to i8
  %14 = index.castu %seven : index to i31
  %15 = index.castu %minus_eight : index to i31
  %16 = index.castu %max32 : index to i31
  %17 = index.castu %past32 : index to i31
  %18 = index.castu %wide_seven : index to i31
  %19 = index.castu %min64 : index to i31
  %20 = index.castu %minus_one : index to i31
  %21 = index.castu %seven : index to i32
  %22 = index.castu %minus_eight : index to i32
  %23 = index.castu %max32 : index to i32
  %24 = index.castu %past32 : index to i32
  %25 = index.castu %wide_seven : index to i32
  %26 = index.castu %min64 : index to i32
  %27 = index.castu %minus_one : index to i32
  %28 = index.castu %seven : index to i33
  %29 = index.castu %minus_eight : index to i33
  %30 = index.castu %max32 : index to i33
  %31 = index.castu %past32 : index to i33
  %32 = index.castu %wide_seven : index to i33
  %33 = index.castu %min64 : index to i33
  %34 = index.castu %minus_one : index to i33
  %35 = index.castu %seven : index to i48
  %36 = index.castu %minus_eight : index to i48
  %37 = index.castu %max32 : index to i48
  %38 = index.castu %past32 : index to i48
  %39 = index.castu %wide_seven : index to i48
  %40 = index.castu %min64 : index to i48
  %41 = index.castu %minus_one : index to i48
  %42 = index.castu %seven : index to i63
  %43 = index.castu %minus_eight : index to i63
  %44 = index.castu %max32 : index to i63
  %45 = index.castu %past32 : index to i63
  %46 = index.castu %wide_seven : index to i63
  %47 = index.castu %min64 : index to i63
  %48 = index.castu %minus_one : index to i63
  %49 = index.castu %seven : index to i64
  %50 = index.castu %minus_eight : index to i64
  %51 = index.castu %max32 : index to i64
  %52 = index.castu %past32 : index to i64
  %53 = index.castu %wide_seven : index to i64
  %54 = index.castu %min64 : index to i64
  %55 = index.castu %minus_one : index to i64
  %56 = index.castu %seven : index to i65
  %57 = index.castu %minus_eight : index to i65
  %58 = index.castu %max32 : index to i65
  %59 = index.castu %past32 : index to i65
  %60 = index.castu %wide_seven : index to i65
  %61 = index.castu %min64 : index to i65
  %62 = index.castu %minus_one : index to i65
  %63 = index.castu %seven : index to i128
  %64 = index.castu %minus_eight : index to i128
  %65 = index.castu %max32 : index to i128
  %66 = index.castu %past32 : index to i128
  %67 = index.castu %wide_seven : index to i128
  %68 = index.castu %min64 : index to i128
  %69 = index.castu %minus_one : index to i128
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27,
        %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53,
        %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69
    : i1, i1, i1, i1, i1, i1, i1, i8, i8, i8, i8, i8, i8, i8, i31, i31, i31, i31, i31, i31, i31, i32, i32, i32, i32, i32, i32, i32, i33,
        i33, i33, i33, i33, i33, i33, i48, i48, i48, i48, i48, i48, i48, i63, i63, i63, i63, i63, i63, i63, i64, i64, i64, i64, i64, i64,
        i64, i65, i65, i65, i65, i65, i65, i65, i128, i128, i128, i128, i128, i128, i128
}
// ----- castu to index
func.func @castu_to_index() -> (index, index, index, index, index, index, index, index, index, index) {
  %k0 = arith.constant true
  %0 = index.castu %k0 : i1 to index
  %k1 = arith.constant false
  %1 = index.castu %k1 : i1 to index
  %k2 = arith.constant -3 : i8
  %2 = index.castu %k2 : i8 to index
  %k3 = arith.constant 100 : i8
  %3 = index.castu %k3 : i8 to index
  %k4 = arith.constant -3 : i32
  %4 = index.castu %k4 : i32 to index
  %k5 = arith.constant 2147483647 : i32
  %5 = index.castu %k5 : i32 to index
  %k6 = arith.constant -3 : i64
  %6 = index.castu %k6 : i64 to index
  %k7 = arith.constant 9223372036854775807 : i64
  %7 = index.castu %k7 : i64 to index
  %k8 = arith.constant -3 : i128
  %8 = index.castu %k8 : i128 to index
  %k9 = arith.constant 18446744073709551621 : i128
  %9 = index.castu %k9 : i128 to index
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : index, index, index, index, index, index, index, index, index, index
}
