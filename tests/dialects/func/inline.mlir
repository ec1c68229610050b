// COMPARE: --inline
// ----- arith.cmpi, cf.cond_br, arith.muli
func.func private @id(%a: i32) -> i32 { return %a : i32 }
func.func @cmpi_cond_br_muli(%a: i32) -> i32 { %0 = call @id(%a) : (i32) -> i32  %1 = call @two(%0) : (i32) -> i32 return %1 : i32 }
func.func @two(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi eq, %a, %c0 : i32
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  %m = arith.muli %a, %a : i32
  cf.br ^bb2(%m : i32)
^bb2(%x: i32):
  cf.assert %c, "foo"
  return %x : i32
}
func.func @noinline(%a: i32) -> i32 attributes {no_inline} { return %a : i32 }
func.func @g(%a: i32) -> i32 { %0 = call @noinline(%a) : (i32) -> i32 %1 = call @id(%a) {no_inline} : (i32)
    -> i32 %2 = arith.addi %0, %1 : i32 return %2 : i32 }
func.func @rec(%a: i32) -> i32 { %0 = call @rec(%a) : (i32) -> i32 return %0 : i32 }
func.func @h(%a: i32) -> i32 { %0 = call @rec(%a) : (i32) -> i32 return %0 : i32 }
func.func @cast(%a: i32) -> f32 { %0 = builtin.unrealized_conversion_cast %a : i32 to f32 return %0 : f32 }
func.func @usecast(%a: i32) -> f32 { %0 = call @cast(%a) : (i32) -> f32 return %0 : f32 }
func.func @ind(%a: i32) -> i32 { %f = constant @id : (i32) -> i32 %0 = call_indirect %f(%a) : (i32) -> i32 return %0 : i32 }
func.func private @dead(%a: i32) -> i32 { return %a : i32 }
func.func @ub(%a: i1) -> i32 { cf.cond_br %a, ^bb1, ^bb2 
^bb1: ub.unreachable
^bb2: %0 = ub.poison : i32 
 return %0 : i32 }
func.func @useub(%a: i1) -> i32 { %0 = call @ub(%a) : (i1) -> i32 return %0 : i32 }
// ----- func.call
module {
  func.func private @ext(i32, i32) -> i32
  func.func nested @f0(%a: i32, %b: i32) -> i32 attributes {no_inline} {
    return %a : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    return %a : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @ext(%b, %b) : (i32, i32) -> i32
    %v1 = func.call @ext(%b, %v0) : (i32, i32) -> i32
    return %v0 : i32
  }
}
// ----- arith.cmpi, cf.cond_br, cf.br
module {
  func.func private @ext(i32, i32) -> i32
  func.func nested @f0(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f3(%a, %b) : (i32, i32) -> i32
    return %a : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f5(%b, %b) : (i32, i32) -> i32
    %v1 = arith.constant 1 : i32
    %v2 = func.call @f2(%a, %a) : (i32, i32) -> i32
    %v3 = arith.constant 2 : i32
    return %v2 : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f3(%b, %b) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %a, %b : i32
    cf.cond_br %cc, ^bb1, ^bb2(%b : i32)
  ^bb1:
    %w = func.call @f5(%v0, %b) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func private @f3(%a: i32, %b: i32) -> i32 {
    %cc = arith.cmpi slt, %a, %b : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @f4(%b, %a) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func private @f4(%a: i32, %b: i32) -> i32 {
    %v0 = arith.muli %a, %b : i32
    %v1 = func.call @f1(%v0, %b) : (i32, i32) -> i32
    return %a : i32
  }
  func.func nested @f5(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @ext(%b, %a) : (i32, i32) -> i32
    %v1 = func.call @ext(%a, %b) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %v0, %v0 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @ext(%b, %v1) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.addi
module {
  func.func private @ext(i32, i32) -> i32
  func.func @f0(%a: i32, %b: i32) -> i32 {
    %v0f = func.constant @f0 : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%a, %b) : (i32, i32) -> i32
    %v1 = arith.constant 2 : i32
    %v2 = arith.addi %v0, %v1 : i32
    %v3f = func.constant @f0 : (i32, i32) -> i32
    %v3 = func.call_indirect %v3f(%v1, %b) : (i32, i32) -> i32
    return %b : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 attributes {no_inline} {
    %v0f = func.constant @ext : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%a, %b) : (i32, i32) -> i32
    return %a : i32
  }
}
// ----- arith.addi, arith.muli, arith.subi
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 {
    %v0 = arith.addi %b, %a : i32
    %v1 = arith.muli %v0, %a : i32
    %v2 = arith.muli %a, %v1 : i32
    return %v1 : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    %v0 = arith.subi %b, %b : i32
    %v1 = arith.constant 2 : i32
    %v2 = func.call @f3(%v1, %a) : (i32, i32) -> i32
    return %v0 : i32
  }
  func.func @f2(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f3(%a, %a) : (i32, i32) -> i32
    %v1f = func.constant @f3 : (i32, i32) -> i32
    %v1 = func.call_indirect %v1f(%v0, %b) : (i32, i32) -> i32
    %v2 = arith.muli %b, %a : i32
    %v3 = func.call @f3(%a, %v2) : (i32, i32) -> i32
    return %v0 : i32
  }
  func.func nested @f3(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @ext(%a, %b) : (i32, i32) -> i32
    %v1 = arith.subi %b, %v0 : i32
    %v2 = func.call @ext(%a, %a) : (i32, i32) -> i32
    %v3 = arith.constant 2 : i32
    return %v2 : i32
  }
}
// ----- arith.addi, arith.cmpi, cf.cond_br
module {
  func.func private @ext(i32, i32) -> i32
  func.func @f0(%a: i32, %b: i32) -> i32 {
    %v0 = arith.addi %b, %b : i32
    %v1 = func.call @f1(%b, %a) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %v1, %v1 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @f1(%a, %v0) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func nested @f1(%a: i32, %b: i32) -> i32 {
    %v0f = func.constant @ext : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%b, %a) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %v0, %a : i32
    cf.cond_br %cc, ^bb1, ^bb2(%b : i32)
  ^bb1:
    %w = func.call @ext(%a, %v0) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.muli, arith.subi
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 attributes {no_inline} {
    return %a : i32
  }
  func.func @f1(%a: i32, %b: i32) -> i32 {
    %v0 = arith.constant 0 : i32
    %v1 = arith.constant 5 : i32
    %v2 = arith.muli %b, %b : i32
    %v3 = arith.subi %a, %a : i32
    return %v2 : i32
  }
  func.func nested @f2(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f4(%b, %b) : (i32, i32) -> i32
    %v1 = func.call @f4(%v0, %b) : (i32, i32) -> i32
    %v2 = func.call @f3(%b, %b) : (i32, i32) -> i32
    %v3 = func.call @f4(%b, %v2) : (i32, i32) -> i32
    return %v0 : i32
  }
  func.func @f3(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f4(%b, %a) : (i32, i32) -> i32
    return %b : i32
  }
  func.func @f4(%a: i32, %b: i32) -> i32 {
    return %a : i32
  }
}
// ----- arith.subi, arith.cmpi, cf.cond_br
module {
  func.func private @ext(i32, i32) -> i32
  func.func @f0(%a: i32, %b: i32) -> i32 {
    return %a : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    %v0 = arith.subi %b, %a : i32
    %v1 = arith.subi %a, %b : i32
    return %v0 : i32
  }
  func.func nested @f2(%a: i32, %b: i32) -> i32 {
    %v0 = arith.constant 2 : i32
    %v1 = func.call @f4(%v0, %a) : (i32, i32) -> i32
    %v2 = func.call @f4(%v0, %v1) : (i32, i32) -> i32
    return %v1 : i32
  }
  func.func @f3(%a: i32, %b: i32) -> i32 {
    %v0f = func.constant @f4 : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%a, %b) : (i32, i32) -> i32
    %v1 = arith.constant 5 : i32
    return %a : i32
  }
  func.func private @f4(%a: i32, %b: i32) -> i32 {
    %cc = arith.cmpi slt, %a, %b : i32
    cf.cond_br %cc, ^bb1, ^bb2(%b : i32)
  ^bb1:
    %w = func.call @ext(%a, %a) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.subi, arith.cmpi, cf.cond_br
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f2(%b, %a) : (i32, i32) -> i32
    %v1 = arith.subi %b, %a : i32
    %cc = arith.cmpi slt, %a, %v0 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @f2(%b, %v1) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func nested @f1(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f2(%b, %b) : (i32, i32) -> i32
    %v1 = arith.muli %a, %b : i32
    %v2 = func.call @f2(%v0, %a) : (i32, i32) -> i32
    return %v0 : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    %v0 = arith.addi %a, %a : i32
    %v1 = arith.constant 1 : i32
    %v2 = arith.muli %v1, %v0 : i32
    %v3 = arith.subi %v2, %b : i32
    %cc = arith.cmpi slt, %a, %v1 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v2 : i32)
  ^bb1:
    %w = func.call @ext(%v0, %v3) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.muli
module {
  func.func private @ext(i32, i32) -> i32
  func.func @f0(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f3(%b, %b) : (i32, i32) -> i32
    return %a : i32
  }
  func.func @f1(%a: i32, %b: i32) -> i32 {
    return %b : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    %v0 = arith.muli %a, %a : i32
    return %a : i32
  }
  func.func private @f3(%a: i32, %b: i32) -> i32 {
    return %a : i32
  }
  func.func private @f4(%a: i32, %b: i32) -> i32 attributes {no_inline} {
    return %a : i32
  }
}
// ----- arith.muli, arith.addi, arith.cmpi
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 {
    %v0 = arith.muli %b, %b : i32
    %v1 = func.call @f2(%b, %a) : (i32, i32) -> i32
    return %v0 : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f2(%a, %b) : (i32, i32) -> i32
    %v1 = arith.muli %b, %b : i32
    %v2 = arith.muli %v0, %b : i32
    return %v0 : i32
  }
  func.func nested @f2(%a: i32, %b: i32) -> i32 attributes {no_inline} {
    %v0f = func.constant @ext : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%b, %a) : (i32, i32) -> i32
    %v1 = arith.addi %v0, %a : i32
    %cc = arith.cmpi slt, %b, %v0 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%b : i32)
  ^bb1:
    %w = func.call @ext(%a, %v0) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.addi, arith.subi, arith.cmpi
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 {
    %v0 = arith.addi %b, %b : i32
    %v1 = arith.subi %v0, %a : i32
    %v2 = arith.addi %b, %a : i32
    %v3 = arith.addi %b, %v0 : i32
    %cc = arith.cmpi slt, %a, %v2 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v0 : i32)
  ^bb1:
    %w = func.call @f3(%v3, %v2) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f2(%a, %a) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %v0, %b : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v0 : i32)
  ^bb1:
    %w = func.call @f5(%a, %a) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func nested @f2(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f4(%a, %a) : (i32, i32) -> i32
    %v1 = func.call @f4(%a, %b) : (i32, i32) -> i32
    return %b : i32
  }
  func.func private @f3(%a: i32, %b: i32) -> i32 {
    %v0 = arith.addi %a, %b : i32
    %v1 = func.call @f4(%a, %a) : (i32, i32) -> i32
    %v2 = func.call @f5(%v0, %v1) : (i32, i32) -> i32
    %v3 = arith.muli %v1, %b : i32
    return %b : i32
  }
  func.func private @f4(%a: i32, %b: i32) -> i32 {
    %v0f = func.constant @f5 : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%a, %b) : (i32, i32) -> i32
    %v1 = func.call @f5(%b, %v0) : (i32, i32) -> i32
    %v2 = arith.constant 0 : i32
    return %v1 : i32
  }
  func.func @f5(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @ext(%a, %a) : (i32, i32) -> i32
    %v1 = func.call @ext(%v0, %a) : (i32, i32) -> i32
    %v2f = func.constant @ext : (i32, i32) -> i32
    %v2 = func.call_indirect %v2f(%b, %v0) : (i32, i32) -> i32
    %v3 = func.call @ext(%v2, %v0) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %b, %v3 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v0 : i32)
  ^bb1:
    %w = func.call @ext(%v0, %v2) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.cmpi, cf.cond_br, cf.br
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 {
    %v0 = arith.constant 0 : i32
    return %a : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    %v0 = arith.constant 0 : i32
    %cc = arith.cmpi slt, %v0, %b : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @f2(%v0, %a) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func @f2(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f4(%b, %a) : (i32, i32) -> i32
    %v1 = arith.muli %b, %a : i32
    %cc = arith.cmpi slt, %a, %v0 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v0 : i32)
  ^bb1:
    %w = func.call @f3(%b, %v1) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func @f3(%a: i32, %b: i32) -> i32 {
    %v0 = arith.addi %a, %a : i32
    %cc = arith.cmpi slt, %a, %a : i32
    cf.cond_br %cc, ^bb1, ^bb2(%b : i32)
  ^bb1:
    %w = func.call @f5(%a, %a) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func private @f4(%a: i32, %b: i32) -> i32 {
    %v0f = func.constant @f5 : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%a, %a) : (i32, i32) -> i32
    %v1 = func.call @f5(%a, %v0) : (i32, i32) -> i32
    %v2 = func.call @f5(%v0, %b) : (i32, i32) -> i32
    %v3 = arith.constant 0 : i32
    return %v2 : i32
  }
  func.func @f5(%a: i32, %b: i32) -> i32 {
    %v0 = arith.constant 5 : i32
    %v1 = arith.subi %b, %a : i32
    %cc = arith.cmpi slt, %v0, %v1 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%b : i32)
  ^bb1:
    %w = func.call @f4(%v1, %b) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.subi, arith.cmpi, cf.cond_br
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 {
    %v0f = func.constant @f5 : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%b, %b) : (i32, i32) -> i32
    %v1 = func.call @f2(%b, %b) : (i32, i32) -> i32
    %v2 = arith.subi %b, %v1 : i32
    %v3f = func.constant @f3 : (i32, i32) -> i32
    %v3 = func.call_indirect %v3f(%v0, %b) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %v0, %a : i32
    cf.cond_br %cc, ^bb1, ^bb2(%b : i32)
  ^bb1:
    %w = func.call @f3(%v3, %b) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    %cc = arith.cmpi slt, %a, %a : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @f3(%a, %b) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f3(%b, %a) : (i32, i32) -> i32
    %v1 = func.call @f3(%b, %a) : (i32, i32) -> i32
    %v2 = func.call @f3(%v1, %a) : (i32, i32) -> i32
    return %v2 : i32
  }
  func.func private @f3(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f5(%a, %b) : (i32, i32) -> i32
    return %v0 : i32
  }
  func.func nested @f4(%a: i32, %b: i32) -> i32 {
    return %b : i32
  }
  func.func private @f5(%a: i32, %b: i32) -> i32 {
    return %b : i32
  }
}
// ----- arith.muli, arith.subi, arith.addi
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f2(%b, %a) : (i32, i32) -> i32
    %v1 = arith.muli %b, %v0 : i32
    %v2 = arith.subi %v1, %v1 : i32
    return %v0 : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f2(%a, %a) : (i32, i32) -> i32
    %v1 = arith.addi %v0, %b : i32
    return %v1 : i32
  }
  func.func @f2(%a: i32, %b: i32) -> i32 {
    return %b : i32
  }
}
// ----- arith.muli, arith.cmpi, cf.cond_br
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f3(%b, %a) : (i32, i32) -> i32
    %v1 = arith.muli %v0, %b : i32
    %cc = arith.cmpi slt, %v0, %a : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v1 : i32)
  ^bb1:
    %w = func.call @f3(%b, %b) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    %cc = arith.cmpi slt, %a, %b : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @f3(%b, %b) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func @f2(%a: i32, %b: i32) -> i32 {
    return %b : i32
  }
  func.func private @f3(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f4(%a, %a) : (i32, i32) -> i32
    %v1 = func.call @f4(%v0, %a) : (i32, i32) -> i32
    %v2 = func.call @f4(%v1, %v0) : (i32, i32) -> i32
    %v3 = func.call @f4(%v2, %b) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %v3, %v0 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v3 : i32)
  ^bb1:
    %w = func.call @f4(%v2, %v0) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func private @f4(%a: i32, %b: i32) -> i32 {
    return %b : i32
  }
}
// ----- arith.addi, arith.cmpi, cf.cond_br
module {
  func.func private @ext(i32, i32) -> i32
  func.func nested @f0(%a: i32, %b: i32) -> i32 {
    return %a : i32
  }
  func.func nested @f1(%a: i32, %b: i32) -> i32 {
    %v0 = arith.addi %a, %a : i32
    %v1 = func.call @f2(%v0, %v0) : (i32, i32) -> i32
    %v2 = arith.constant 5 : i32
    return %v0 : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    %cc = arith.cmpi slt, %b, %b : i32
    cf.cond_br %cc, ^bb1, ^bb2(%b : i32)
  ^bb1:
    %w = func.call @ext(%a, %a) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.cmpi, cf.cond_br, cf.br
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 attributes {no_inline} {
    %v0f = func.constant @f1 : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%a, %a) : (i32, i32) -> i32
    %v1 = arith.constant 0 : i32
    %v2 = arith.constant 0 : i32
    return %v0 : i32
  }
  func.func @f1(%a: i32, %b: i32) -> i32 {
    return %b : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    %v0 = arith.constant 2 : i32
    %v1 = arith.constant 2 : i32
    %cc = arith.cmpi slt, %a, %a : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v1 : i32)
  ^bb1:
    %w = func.call @ext(%b, %v1) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.addi
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 {
    %v0 = arith.addi %a, %b : i32
    %v1 = arith.addi %a, %v0 : i32
    %v2 = arith.constant 2 : i32
    return %b : i32
  }
  func.func nested @f1(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f2(%b, %b) : (i32, i32) -> i32
    %v1 = func.call @f2(%a, %v0) : (i32, i32) -> i32
    %v2f = func.constant @f3 : (i32, i32) -> i32
    %v2 = func.call_indirect %v2f(%v1, %v1) : (i32, i32) -> i32
    return %a : i32
  }
  func.func @f2(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f3(%a, %b) : (i32, i32) -> i32
    %v1 = arith.constant 0 : i32
    %v2 = func.call @f3(%v1, %b) : (i32, i32) -> i32
    %v3 = func.call @f3(%v0, %v1) : (i32, i32) -> i32
    return %v0 : i32
  }
  func.func @f3(%a: i32, %b: i32) -> i32 attributes {no_inline} {
    %v0 = func.call @ext(%a, %b) : (i32, i32) -> i32
    %v1 = func.call @ext(%a, %b) : (i32, i32) -> i32
    %v2 = func.call @ext(%v1, %v0) : (i32, i32) -> i32
    %v3 = func.call @ext(%v0, %v1) : (i32, i32) -> i32
    return %v2 : i32
  }
}
// ----- arith.muli
module {
  func.func private @ext(i32, i32) -> i32
  func.func nested @f0(%a: i32, %b: i32) -> i32 {
    %v0 = arith.muli %b, %b : i32
    return %v0 : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    %v0f = func.constant @f2 : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%a, %b) : (i32, i32) -> i32
    %v1f = func.constant @f2 : (i32, i32) -> i32
    %v1 = func.call_indirect %v1f(%v0, %v0) : (i32, i32) -> i32
    %v2 = func.call @f2(%a, %v1) : (i32, i32) -> i32
    %v3 = func.call @f2(%b, %a) : (i32, i32) -> i32
    return %a : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    return %b : i32
  }
}
// ----- arith.subi, arith.muli, arith.cmpi
module {
  func.func private @ext(i32, i32) -> i32
  func.func @f0(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f4(%b, %a) : (i32, i32) -> i32
    %v1 = arith.constant 1 : i32
    return %v1 : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    return %b : i32
  }
  func.func @f2(%a: i32, %b: i32) -> i32 {
    %v0 = arith.subi %b, %a : i32
    %v1f = func.constant @f4 : (i32, i32) -> i32
    %v1 = func.call_indirect %v1f(%v0, %a) : (i32, i32) -> i32
    %v2 = func.call @f4(%v0, %a) : (i32, i32) -> i32
    return %v1 : i32
  }
  func.func private @f3(%a: i32, %b: i32) -> i32 {
    %v0 = arith.muli %b, %b : i32
    %v1 = arith.muli %a, %b : i32
    %v2 = arith.muli %v0, %v0 : i32
    %v3 = func.call @f4(%v2, %v0) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %v2, %a : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v0 : i32)
  ^bb1:
    %w = func.call @f4(%v1, %v0) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func nested @f4(%a: i32, %b: i32) -> i32 {
    %v0 = arith.muli %a, %b : i32
    %v1 = func.call @ext(%a, %b) : (i32, i32) -> i32
    %v2 = func.call @ext(%b, %a) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %v0, %v2 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @ext(%v0, %v1) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.subi, arith.muli, arith.addi
module {
  func.func private @ext(i32, i32) -> i32
  func.func @f0(%a: i32, %b: i32) -> i32 {
    %v0 = arith.subi %b, %a : i32
    return %b : i32
  }
  func.func nested @f1(%a: i32, %b: i32) -> i32 {
    %v0f = func.constant @f2 : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%a, %a) : (i32, i32) -> i32
    %v1 = arith.muli %b, %a : i32
    %v2 = arith.muli %v1, %b : i32
    %v3 = arith.addi %v1, %b : i32
    return %v3 : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    %v0 = arith.subi %b, %a : i32
    %v1 = arith.constant 1 : i32
    %v2 = arith.subi %v1, %a : i32
    %v3 = func.call @ext(%b, %v1) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %a, %v3 : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v0 : i32)
  ^bb1:
    %w = func.call @ext(%v3, %b) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.subi, arith.cmpi, cf.cond_br
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 {
    %v0 = arith.subi %a, %a : i32
    %cc = arith.cmpi slt, %v0, %b : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @f1(%v0, %b) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func nested @f1(%a: i32, %b: i32) -> i32 {
    %cc = arith.cmpi slt, %b, %b : i32
    cf.cond_br %cc, ^bb1, ^bb2(%b : i32)
  ^bb1:
    %w = func.call @f4(%a, %a) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f5(%b, %a) : (i32, i32) -> i32
    %v1 = arith.subi %b, %v0 : i32
    %v2 = func.call @f4(%v1, %v1) : (i32, i32) -> i32
    %v3 = arith.constant 5 : i32
    return %v0 : i32
  }
  func.func private @f3(%a: i32, %b: i32) -> i32 {
    %v0 = arith.subi %b, %b : i32
    %v1 = arith.muli %a, %b : i32
    return %b : i32
  }
  func.func @f4(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f5(%b, %a) : (i32, i32) -> i32
    %v1 = func.call @f5(%v0, %v0) : (i32, i32) -> i32
    %v2 = arith.subi %a, %v1 : i32
    return %b : i32
  }
  func.func private @f5(%a: i32, %b: i32) -> i32 {
    %v0 = arith.addi %a, %a : i32
    return %b : i32
  }
}
// ----- arith.addi, arith.muli, arith.subi
module {
  func.func private @ext(i32, i32) -> i32
  func.func @f0(%a: i32, %b: i32) -> i32 {
    %v0 = arith.addi %b, %b : i32
    %v1 = arith.muli %v0, %b : i32
    %v2 = arith.addi %a, %v1 : i32
    %v3 = func.call @f3(%v2, %v1) : (i32, i32) -> i32
    return %v3 : i32
  }
  func.func private @f1(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f3(%a, %a) : (i32, i32) -> i32
    %v1 = arith.muli %b, %a : i32
    return %v0 : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f3(%a, %a) : (i32, i32) -> i32
    %v1f = func.constant @f3 : (i32, i32) -> i32
    %v1 = func.call_indirect %v1f(%b, %v0) : (i32, i32) -> i32
    %v2 = arith.subi %a, %v0 : i32
    return %b : i32
  }
  func.func @f3(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @ext(%a, %b) : (i32, i32) -> i32
    %cc = arith.cmpi slt, %b, %a : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @ext(%v0, %a) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
}
// ----- arith.muli, arith.cmpi, cf.cond_br
module {
  func.func private @ext(i32, i32) -> i32
  func.func @f0(%a: i32, %b: i32) -> i32 {
    %v0 = arith.muli %b, %a : i32
    return %b : i32
  }
  func.func @f1(%a: i32, %b: i32) -> i32 {
    return %a : i32
  }
  func.func private @f2(%a: i32, %b: i32) -> i32 {
    %v0 = arith.muli %a, %b : i32
    %v1 = arith.constant 5 : i32
    %cc = arith.cmpi slt, %v0, %b : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v1 : i32)
  ^bb1:
    %w = func.call @f5(%v0, %v1) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func nested @f3(%a: i32, %b: i32) -> i32 attributes {no_inline} {
    return %a : i32
  }
  func.func private @f4(%a: i32, %b: i32) -> i32 {
    %v0f = func.constant @f5 : (i32, i32) -> i32
    %v0 = func.call_indirect %v0f(%a, %b) : (i32, i32) -> i32
    return %b : i32
  }
  func.func private @f5(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @ext(%b, %a) : (i32, i32) -> i32
    return %a : i32
  }
}
// ----- arith.cmpi, cf.cond_br, cf.br
module {
  func.func private @ext(i32, i32) -> i32
  func.func private @f0(%a: i32, %b: i32) -> i32 {
    %cc = arith.cmpi slt, %a, %a : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @f4(%a, %a) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func @f1(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @f2(%b, %a) : (i32, i32) -> i32
    return %v0 : i32
  }
  func.func nested @f2(%a: i32, %b: i32) -> i32 {
    %v0 = arith.subi %b, %b : i32
    %cc = arith.cmpi slt, %v0, %a : i32
    cf.cond_br %cc, ^bb1, ^bb2(%v0 : i32)
  ^bb1:
    %w = func.call @f3(%b, %b) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func private @f3(%a: i32, %b: i32) -> i32 {
    %cc = arith.cmpi slt, %b, %a : i32
    cf.cond_br %cc, ^bb1, ^bb2(%a : i32)
  ^bb1:
    %w = func.call @f4(%a, %b) : (i32, i32) -> i32
    cf.br ^bb2(%w : i32)
  ^bb2(%x: i32):
    return %x : i32
  }
  func.func nested @f4(%a: i32, %b: i32) -> i32 {
    %v0 = func.call @ext(%a, %b) : (i32, i32) -> i32
    %v1f = func.constant @ext : (i32, i32) -> i32
    %v1 = func.call_indirect %v1f(%a, %v0) : (i32, i32) -> i32
    %v2 = func.call @ext(%v1, %b) : (i32, i32) -> i32
    %v3 = func.call @ext(%v0, %a) : (i32, i32) -> i32
    return %a : i32
  }
}
