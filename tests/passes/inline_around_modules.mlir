// COMPARE: --inline
// ----- holder, caller
// A module inside a function: not copied, its functions are not called by the one around, which is not simplified.
func.func private @holder(%x: i32) -> i32 {
  builtin.module { }
  return %x : i32
}
func.func @caller(%x: i32) -> i32 {
  %0 = call @holder(%x) : (i32) -> i32
  return %0 : i32
}
// ----- caller
func.func private @cast(%x: i32) -> f32 {
  %0 = builtin.unrealized_conversion_cast %x : i32 to f32
  return %0 : f32
}
func.func @caller(%x: i32) -> f32 {
  %0 = call @cast(%x) : (i32) -> f32
  return %0 : f32
}
// ----- not simplified, simplified
func.func @not_simplified(%x: i32) -> i32 {
  %unused = arith.addi %x, %x : i32
  builtin.module {
    func.func @simplified(%y: i32) -> i32 {
      %unused2 = arith.addi %y, %y : i32
      return %y : i32
    }
  }
  return %x : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  builtin.module {
    func.func nested @f(%b: i32) -> i32 {
      return %b : i32
    }
    func.func @g(%b: i32) -> i32 {
      %0 = call @f(%b) : (i32) -> i32
      %1 = call @f(%0) : (i32) -> i32
      return %1 : i32
    }
  }
  return %a : i32
}
