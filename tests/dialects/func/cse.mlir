// COMPARE: --cse
func.func private @id(%a: i32) -> i32 { return %a : i32 }
func.func @f(%a: i32) -> i32 { %0 = call @id(%a) : (i32) -> i32  %1 = call @two(%0) : (i32) -> i32 return %1 : i32 }
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
