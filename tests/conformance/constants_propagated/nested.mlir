// COMPARE: --allow-unregistered-dialect --sccp
module {
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    return %a1 : i32
  }
}
// -----
module {
  builtin.module @m24 attributes {sym_visibility = "private"} {
    func.func nested @f0(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = arith.constant 2 : i32
      %v3_2 = func.call @f0(%v2_2, %b2) : (i32, i32) -> i32
      %v4_2 = func.call @f1(%a2, %v2_2) : (i32, i32) -> i32
      builtin.module {
        func.func nested @f7(%a4: i32, %b4: i32) -> i32 {
          %v2_4 = arith.constant 2 : i32
          %v3_4 = arith.addi %b4, %a4 : i32
          %v4_4 = arith.addi %v3_4, %v2_4 : i32
          %v5_4 = arith.subi %v3_4, %v2_4 : i32
          return %v3_4 : i32
        }
        func.func nested @f0(%a4: i32, %b4: i32) -> i32 {
          %v2_4 = arith.constant 2 : i32
          %v3_4 = func.call @f0(%a4, %b4) : (i32, i32) -> i32
          %v4_4 = func.call @f0(%v3_4, %a4) : (i32, i32) -> i32
          %v5_4 = arith.muli %a4, %a4 : i32
          return %v2_4 : i32
        }
      }
      return %v4_2 : i32
    }
    func.func private @f2(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = arith.constant 2 : i32
      %c2 = arith.cmpi eq, %v2_2, %a2 : i32
      cf.cond_br %c2, ^bb1, ^bb2(%v2_2 : i32)
      ^bb1:
      %v3_2 = func.call @f1(%b2, %v2_2) : (i32, i32) -> i32
      cf.br ^bb2(%v3_2 : i32)
      ^bb2(%x2: i32):
      return %x2 : i32
    }
    func.func nested @f1(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = arith.addi %b2, %a2 : i32
      %v3_2 = arith.constant 2 : i32
      %v4_2 = func.call @f2(%v3_2, %v2_2) : (i32, i32) -> i32
      %v5_2 = arith.addi %a2, %v2_2 : i32
      builtin.module {
        func.func nested @f0(%a4: i32, %b4: i32) -> i32 {
          %v2_4 = func.call @f7(%a4, %a4) : (i32, i32) -> i32
          %v3_4 = func.call @f0(%v2_4, %a4) : (i32, i32) -> i32
          return %v2_4 : i32
        }
        func.func nested @f7(%a4: i32, %b4: i32) -> i32 {
          %v2_4 = arith.subi %a4, %a4 : i32
          %c4 = arith.cmpi slt, %v2_4, %a4 : i32
          cf.cond_br %c4, ^bb1, ^bb2(%v2_4 : i32)
          ^bb1:
          %v3_4 = func.call @f0(%b4, %v2_4) : (i32, i32) -> i32
          cf.br ^bb2(%v3_4 : i32)
          ^bb2(%x4: i32):
          return %a4 : i32
        }
      }
      return %v2_2 : i32
    }
  }
  builtin.module @m34 attributes {sym_visibility = "nested"} {
    func.func private @f0(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = func.call @f0(%a2, %b2) : (i32, i32) -> i32
      return %v2_2 : i32
    }
  }
  func.func nested @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 2 : i32
    %v3_1 = func.call @f0(%b1, %b1) : (i32, i32) -> i32
    return %v3_1 : i32
  }
}
// -----
module {
  func.func private @external(i32, i32) -> i32
  builtin.module @m52 attributes {sym_visibility = "nested"} {
    func.func @f0(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = func.call @f0(%a2, %a2) : (i32, i32) -> i32
      %v3_2 = arith.constant 1 : i32
      return %b2 : i32
    }
  }
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    return %b1 : i32
  }
  func.func private @f2(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 0 : i32
    %v3_1 = func.call @f2(%a1, %v2_1) : (i32, i32) -> i32
    return %a1 : i32
  }
  builtin.module @m94 attributes {sym_visibility = "private"} {
    func.func @f0(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = func.call @f1(%a2, %a2) : (i32, i32) -> i32
      %v3_2 = func.call @f1(%v2_2, %a2) : (i32, i32) -> i32
      return %v2_2 : i32
    }
    func.func nested @f1(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = func.call @f1(%a2, %b2) : (i32, i32) -> i32
      %v3_2 = func.call @f1(%b2, %b2) : (i32, i32) -> i32
      return %v3_2 : i32
    }
  }
  func.func private @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 1 : i32
    %v3_1 = func.call @f2(%b1, %v2_1) : (i32, i32) -> i32
    %v4_1 = arith.constant 2 : i32
    %c1 = arith.cmpi eq, %v3_1, %v4_1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%a1 : i32)
    ^bb1:
    %v5_1 = func.call @f1(%v2_1, %v2_1) : (i32, i32) -> i32
    cf.br ^bb2(%v5_1 : i32)
    ^bb2(%x1: i32):
    return %b1 : i32
  }
}
// -----
module {
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = func.call @f2(%a1, %a1) : (i32, i32) -> i32
    %v3_1 = func.call @f2(%v2_1, %b1) : (i32, i32) -> i32
    %v4_1 = arith.constant 1 : i32
    return %b1 : i32
  }
  func.func private @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 0 : i32
    builtin.module {
      func.func private @f0(%a3: i32, %b3: i32) -> i32 {
        return %b3 : i32
      }
      func.func nested @f7(%a3: i32, %b3: i32) -> i32 {
        return %b3 : i32
      }
    }
    return %v2_1 : i32
  }
  func.func private @f2(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 2 : i32
    %v3_1 = func.call @f1(%v2_1, %b1) : (i32, i32) -> i32
    %v4_1 = arith.constant 2 : i32
    return %v4_1 : i32
  }
}
// -----
module {
  "test.user"() {callee = @f0} : () -> ()
  builtin.module {
    func.func nested @f0(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = arith.addi %b2, %a2 : i32
      %v3_2 = func.call @f0(%v2_2, %a2) : (i32, i32) -> i32
      %v4_2 = func.call @f0(%v3_2, %v2_2) : (i32, i32) -> i32
      %v5_2 = arith.constant 2 : i32
      return %b2 : i32
    }
    func.func nested @f1(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = func.call @f0(%a2, %b2) : (i32, i32) -> i32
      builtin.module {
        func.func private @f7(%a4: i32, %b4: i32) -> i32 {
          %v2_4 = arith.constant 2 : i32
          %v3_4 = func.call @f0(%b4, %b4) : (i32, i32) -> i32
          %v4_4 = func.call @f7(%v3_4, %b4) : (i32, i32) -> i32
          %c4 = arith.cmpi slt, %b4, %v3_4 : i32
          cf.cond_br %c4, ^bb1, ^bb2(%a4 : i32)
          ^bb1:
          %v5_4 = func.call @f7(%v3_4, %v3_4) : (i32, i32) -> i32
          cf.br ^bb2(%v5_4 : i32)
          ^bb2(%x4: i32):
          return %x4 : i32
        }
        func.func @f0(%a4: i32, %b4: i32) -> i32 {
          %c4 = arith.cmpi eq, %b4, %b4 : i32
          cf.cond_br %c4, ^bb1, ^bb2(%a4 : i32)
          ^bb1:
          %v2_4 = func.call @f7(%a4, %a4) : (i32, i32) -> i32
          cf.br ^bb2(%v2_4 : i32)
          ^bb2(%x4: i32):
          return %x4 : i32
        }
      }
      %c2 = arith.cmpi slt, %a2, %b2 : i32
      cf.cond_br %c2, ^bb1, ^bb2(%v2_2 : i32)
      ^bb1:
      %v3_2 = func.call @f1(%b2, %b2) : (i32, i32) -> i32
      cf.br ^bb2(%v3_2 : i32)
      ^bb2(%x2: i32):
      return %b2 : i32
    }
  }
  func.func private @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 2 : i32
    %v3_1 = arith.constant 1 : i32
    %v4_1 = arith.constant 0 : i32
    %v5_1 = arith.constant 2 : i32
    %c1 = arith.cmpi eq, %v3_1, %v4_1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%v4_1 : i32)
    ^bb1:
    %v6_1 = func.call @f0(%v4_1, %b1) : (i32, i32) -> i32
    cf.br ^bb2(%v6_1 : i32)
    ^bb2(%x1: i32):
    return %x1 : i32
  }
  func.func @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.muli %b1, %a1 : i32
    builtin.module {
      func.func private @f0(%a3: i32, %b3: i32) -> i32 {
        %v2_3 = arith.constant 0 : i32
        %v3_3 = arith.constant 2 : i32
        return %a3 : i32
      }
      func.func private @f7(%a3: i32, %b3: i32) -> i32 {
        %v2_3 = func.call @f0(%b3, %b3) : (i32, i32) -> i32
        %v3_3 = arith.constant 1 : i32
        %c3 = arith.cmpi slt, %b3, %v2_3 : i32
        cf.cond_br %c3, ^bb1, ^bb2(%v3_3 : i32)
        ^bb1:
        %v4_3 = func.call @f7(%b3, %a3) : (i32, i32) -> i32
        cf.br ^bb2(%v4_3 : i32)
        ^bb2(%x3: i32):
        return %b3 : i32
      }
    }
    return %v2_1 : i32
  }
}
