// COMPARE: --allow-unregistered-dialect --canonicalize
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
// -----
module {
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = func.call @f0(%a1, %a1) : (i32, i32) -> i32
    return %b1 : i32
  }
}
// -----
module {
  "test.user"() {callee = @f1} : () -> ()
  func.func nested @f1(%a1: i32, %b1: i32) -> i32 {
    %c1 = arith.cmpi slt, %b1, %b1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%b1 : i32)
    ^bb1:
    %v2_1 = func.call @f1(%a1, %b1) : (i32, i32) -> i32
    cf.br ^bb2(%v2_1 : i32)
    ^bb2(%x1: i32):
    return %b1 : i32
  }
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    %g2_1 = func.constant @f0 : (i32, i32) -> i32
    %v2_1 = func.call_indirect %g2_1(%b1, %a1) : (i32, i32) -> i32
    %v3_1 = func.call @f1(%b1, %a1) : (i32, i32) -> i32
    %c1 = arith.cmpi slt, %v2_1, %a1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%v3_1 : i32)
    ^bb1:
    %v4_1 = func.call @f0(%a1, %a1) : (i32, i32) -> i32
    cf.br ^bb2(%v4_1 : i32)
    ^bb2(%x1: i32):
    return %x1 : i32
  }
}
// -----
module {
  func.func private @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 2 : i32
    return %b1 : i32
  }
  func.func private @f2(%a1: i32, %b1: i32) -> i32 {
    return %a1 : i32
  }
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.muli %a1, %a1 : i32
    %v3_1 = arith.constant 2 : i32
    %c1 = arith.cmpi eq, %v2_1, %a1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%b1 : i32)
    ^bb1:
    %v4_1 = func.call @f2(%v3_1, %v3_1) : (i32, i32) -> i32
    cf.br ^bb2(%v4_1 : i32)
    ^bb2(%x1: i32):
    return %a1 : i32
  }
}
// -----
module {
  func.func private @f2(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = func.call @f2(%b1, %a1) : (i32, i32) -> i32
    %v3_1 = arith.addi %v2_1, %a1 : i32
    return %v2_1 : i32
  }
  "test.user"() {callee = @f2} : () -> ()
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = func.call @f1(%a1, %a1) : (i32, i32) -> i32
    %v3_1 = arith.constant 1 : i32
    %g4_1 = func.constant @f1 : (i32, i32) -> i32
    %v4_1 = func.call_indirect %g4_1(%v2_1, %v3_1) : (i32, i32) -> i32
    %v5_1 = arith.constant 0 : i32
    return %b1 : i32
  }
  func.func nested @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = func.call @f0(%b1, %a1) : (i32, i32) -> i32
    return %a1 : i32
  }
}
// -----
module {
  func.func @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = func.call @f1(%b1, %a1) : (i32, i32) -> i32
    %v3_1 = func.call @f0(%b1, %a1) : (i32, i32) -> i32
    %v4_1 = arith.muli %v3_1, %b1 : i32
    %v5_1 = func.call @f1(%v4_1, %v4_1) : (i32, i32) -> i32
    builtin.module {
      func.func private @f7(%a3: i32, %b3: i32) -> i32 {
        return %b3 : i32
      }
      func.func private @f0(%a3: i32, %b3: i32) -> i32 {
        %v2_3 = func.call @f0(%b3, %a3) : (i32, i32) -> i32
        return %a3 : i32
      }
    }
    return %b1 : i32
  }
  func.func nested @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.addi %a1, %b1 : i32
    %v3_1 = arith.subi %a1, %v2_1 : i32
    %v4_1 = func.call @f0(%b1, %v3_1) : (i32, i32) -> i32
    %v5_1 = arith.constant 2 : i32
    return %v2_1 : i32
  }
}
// -----
module {
  func.func @f2(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.addi %b1, %b1 : i32
    %v3_1 = arith.constant 1 : i32
    %v4_1 = arith.constant 2 : i32
    %v5_1 = arith.constant 0 : i32
    return %v5_1 : i32
  }
  func.func nested @f0(%a1: i32, %b1: i32) -> i32 {
    %g2_1 = func.constant @f2 : (i32, i32) -> i32
    %v2_1 = func.call_indirect %g2_1(%b1, %b1) : (i32, i32) -> i32
    %v3_1 = func.call @f0(%b1, %a1) : (i32, i32) -> i32
    %v4_1 = arith.constant 2 : i32
    %c1 = arith.cmpi slt, %v3_1, %v3_1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%v2_1 : i32)
    ^bb1:
    %v5_1 = func.call @f2(%v3_1, %a1) : (i32, i32) -> i32
    cf.br ^bb2(%v5_1 : i32)
    ^bb2(%x1: i32):
    return %b1 : i32
  }
  func.func private @f1(%a1: i32, %b1: i32) -> i32 {
    return %a1 : i32
  }
}
// -----
module {
  func.func private @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.muli %b1, %a1 : i32
    %c1 = arith.cmpi slt, %a1, %v2_1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%a1 : i32)
    ^bb1:
    %v3_1 = func.call @f1(%a1, %a1) : (i32, i32) -> i32
    cf.br ^bb2(%v3_1 : i32)
    ^bb2(%x1: i32):
    return %x1 : i32
  }
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.muli %a1, %b1 : i32
    %c1 = arith.cmpi eq, %b1, %v2_1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%b1 : i32)
    ^bb1:
    %v3_1 = func.call @f1(%a1, %a1) : (i32, i32) -> i32
    cf.br ^bb2(%v3_1 : i32)
    ^bb2(%x1: i32):
    return %x1 : i32
  }
}
// -----
module {
  func.func @f2(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = func.call @f1(%a1, %a1) : (i32, i32) -> i32
    %v3_1 = arith.constant 1 : i32
    return %b1 : i32
  }
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.subi %a1, %b1 : i32
    %v3_1 = func.call @f2(%v2_1, %b1) : (i32, i32) -> i32
    %v4_1 = func.call @f0(%v2_1, %a1) : (i32, i32) -> i32
    %v5_1 = func.call @f0(%b1, %b1) : (i32, i32) -> i32
    %c1 = arith.cmpi slt, %v2_1, %v2_1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%a1 : i32)
    ^bb1:
    %v6_1 = func.call @f2(%v2_1, %v4_1) : (i32, i32) -> i32
    cf.br ^bb2(%v6_1 : i32)
    ^bb2(%x1: i32):
    return %x1 : i32
  }
  func.func nested @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.muli %b1, %b1 : i32
    return %v2_1 : i32
  }
}
// -----
module {
  func.func private @external(i32, i32) -> i32
  func.func private @f1(%a1: i32, %b1: i32) -> i32 {
    %g2_1 = func.constant @f1 : (i32, i32) -> i32
    %v2_1 = func.call_indirect %g2_1(%a1, %b1) : (i32, i32) -> i32
    %v3_1 = func.call @f1(%v2_1, %v2_1) : (i32, i32) -> i32
    %v4_1 = arith.addi %b1, %b1 : i32
    return %v2_1 : i32
  }
  func.func nested @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = func.call @external(%a1, %a1) : (i32, i32) -> i32
    %v3_1 = arith.muli %a1, %v2_1 : i32
    %c1 = arith.cmpi eq, %v2_1, %v3_1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%b1 : i32)
    ^bb1:
    %v4_1 = func.call @external(%b1, %a1) : (i32, i32) -> i32
    cf.br ^bb2(%v4_1 : i32)
    ^bb2(%x1: i32):
    return %x1 : i32
  }
  builtin.module @m37 attributes {sym_visibility = "private"} {
    func.func private @f2(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = arith.constant 0 : i32
      %v3_2 = func.call @f1(%v2_2, %a2) : (i32, i32) -> i32
      builtin.module {
        func.func @f7(%a4: i32, %b4: i32) -> i32 {
          %v2_4 = func.call @f7(%b4, %b4) : (i32, i32) -> i32
          %v3_4 = arith.constant 1 : i32
          %v4_4 = arith.constant 2 : i32
          return %v3_4 : i32
        }
        func.func nested @f0(%a4: i32, %b4: i32) -> i32 {
          %v2_4 = arith.constant 0 : i32
          %v3_4 = func.call @f7(%b4, %a4) : (i32, i32) -> i32
          %v4_4 = arith.constant 1 : i32
          builtin.module {
            func.func @f7(%a6: i32, %b6: i32) -> i32 {
              %v2_6 = arith.subi %a6, %b6 : i32
              builtin.module {
                func.func private @external(i32, i32) -> i32
                func.func nested @f0(%a8: i32, %b8: i32) -> i32 {
                  %v2_8 = func.call @external(%a8, %b8) : (i32, i32) -> i32
                  %v3_8 = arith.constant 2 : i32
                  %v4_8 = func.call @external(%b8, %a8) : (i32, i32) -> i32
                  %v5_8 = func.call @external(%a8, %a8) : (i32, i32) -> i32
                  %c8 = arith.cmpi slt, %v2_8, %v4_8 : i32
                  cf.cond_br %c8, ^bb1, ^bb2(%v5_8 : i32)
                  ^bb1:
                  %v6_8 = func.call @f0(%a8, %v2_8) : (i32, i32) -> i32
                  cf.br ^bb2(%v6_8 : i32)
                  ^bb2(%x8: i32):
                  return %x8 : i32
                }
                func.func @f7(%a8: i32, %b8: i32) -> i32 {
                  %v2_8 = arith.constant 2 : i32
                  %v3_8 = func.call @f7(%v2_8, %b8) : (i32, i32) -> i32
                  %v4_8 = arith.constant 0 : i32
                  %v5_8 = arith.muli %v3_8, %a8 : i32
                  builtin.module {
                    func.func @f7(%a10: i32, %b10: i32) -> i32 {
                      return %a10 : i32
                    }
                    func.func private @f0(%a10: i32, %b10: i32) -> i32 {
                      %v2_10 = arith.addi %b10, %b10 : i32
                      %v3_10 = arith.muli %b10, %v2_10 : i32
                      %v4_10 = func.call @f7(%a10, %b10) : (i32, i32) -> i32
                      %c10 = arith.cmpi eq, %v2_10, %a10 : i32
                      cf.cond_br %c10, ^bb1, ^bb2(%a10 : i32)
                      ^bb1:
                      %v5_10 = func.call @f0(%a10, %v3_10) : (i32, i32) -> i32
                      cf.br ^bb2(%v5_10 : i32)
                      ^bb2(%x10: i32):
                      return %b10 : i32
                    }
                  }
                  %c8 = arith.cmpi slt, %v3_8, %v2_8 : i32
                  cf.cond_br %c8, ^bb1, ^bb2(%a8 : i32)
                  ^bb1:
                  %v6_8 = func.call @f7(%v5_8, %v5_8) : (i32, i32) -> i32
                  cf.br ^bb2(%v6_8 : i32)
                  ^bb2(%x8: i32):
                  return %b8 : i32
                }
              }
              return %b6 : i32
            }
            func.func @f0(%a6: i32, %b6: i32) -> i32 {
              %v2_6 = arith.constant 0 : i32
              return %a6 : i32
            }
          }
          %c4 = arith.cmpi eq, %b4, %v2_4 : i32
          cf.cond_br %c4, ^bb1, ^bb2(%b4 : i32)
          ^bb1:
          %v5_4 = func.call @f7(%v3_4, %v4_4) : (i32, i32) -> i32
          cf.br ^bb2(%v5_4 : i32)
          ^bb2(%x4: i32):
          return %a4 : i32
        }
      }
      return %v3_2 : i32
    }
    func.func private @f0(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = arith.constant 1 : i32
      %v3_2 = func.call @f0(%b2, %v2_2) : (i32, i32) -> i32
      %v4_2 = arith.addi %v3_2, %a2 : i32
      return %a2 : i32
    }
    func.func @f1(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = arith.addi %a2, %a2 : i32
      %v3_2 = arith.constant 1 : i32
      %c2 = arith.cmpi slt, %v2_2, %a2 : i32
      cf.cond_br %c2, ^bb1, ^bb2(%v3_2 : i32)
      ^bb1:
      %v4_2 = func.call @f1(%a2, %v2_2) : (i32, i32) -> i32
      cf.br ^bb2(%v4_2 : i32)
      ^bb2(%x2: i32):
      return %a2 : i32
    }
  }
  builtin.module {
    func.func private @f0(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = arith.constant 0 : i32
      return %b2 : i32
    }
    func.func @f1(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = arith.constant 2 : i32
      return %b2 : i32
    }
  }
}
// -----
module {
  func.func @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.muli %b1, %b1 : i32
    %v3_1 = arith.addi %v2_1, %a1 : i32
    %v4_1 = arith.constant 2 : i32
    return %a1 : i32
  }
  builtin.module @m57 attributes {sym_visibility = "private"} {
    func.func private @external(i32, i32) -> i32
    func.func nested @f2(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = func.call @external(%b2, %b2) : (i32, i32) -> i32
      %v3_2 = arith.muli %a2, %b2 : i32
      %v4_2 = arith.constant 2 : i32
      return %v2_2 : i32
    }
    func.func @f1(%a2: i32, %b2: i32) -> i32 {
      return %a2 : i32
    }
    func.func private @f0(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = func.call @f1(%a2, %a2) : (i32, i32) -> i32
      %c2 = arith.cmpi eq, %b2, %b2 : i32
      cf.cond_br %c2, ^bb1, ^bb2(%a2 : i32)
      ^bb1:
      %v3_2 = func.call @f1(%b2, %b2) : (i32, i32) -> i32
      cf.br ^bb2(%v3_2 : i32)
      ^bb2(%x2: i32):
      return %x2 : i32
    }
    builtin.module @m14 attributes {sym_visibility = "private"} {
      func.func nested @f0(%a3: i32, %b3: i32) -> i32 {
        %v2_3 = func.call @f0(%b3, %a3) : (i32, i32) -> i32
        %v3_3 = func.call @f0(%v2_3, %a3) : (i32, i32) -> i32
        %v4_3 = func.call @f0(%b3, %v2_3) : (i32, i32) -> i32
        return %v2_3 : i32
      }
    }
  }
  builtin.module @m10 {
    func.func private @f0(%a2: i32, %b2: i32) -> i32 {
      %v2_2 = arith.constant 1 : i32
      %v3_2 = arith.constant 0 : i32
      return %v3_2 : i32
    }
  }
  func.func nested @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.subi %b1, %b1 : i32
    %v3_1 = arith.constant 2 : i32
    %v4_1 = arith.constant 1 : i32
    %v5_1 = arith.constant 0 : i32
    return %v3_1 : i32
  }
}
// -----
module {
  func.func private @external(i32, i32) -> i32
  func.func @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.subi %b1, %a1 : i32
    %v3_1 = func.call @external(%a1, %a1) : (i32, i32) -> i32
    %c1 = arith.cmpi slt, %b1, %a1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%a1 : i32)
    ^bb1:
    %v4_1 = func.call @external(%a1, %a1) : (i32, i32) -> i32
    cf.br ^bb2(%v4_1 : i32)
    ^bb2(%x1: i32):
    return %x1 : i32
  }
  func.func nested @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = func.call @f1(%a1, %b1) : (i32, i32) -> i32
    return %v2_1 : i32
  }
  "test.user"() {callee = @f0} : () -> ()
}
// -----
module {
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.addi %a1, %b1 : i32
    builtin.module {
      func.func private @f7(%a3: i32, %b3: i32) -> i32 {
        %v2_3 = arith.subi %b3, %a3 : i32
        return %v2_3 : i32
      }
      func.func private @f0(%a3: i32, %b3: i32) -> i32 {
        %v2_3 = arith.constant 1 : i32
        return %b3 : i32
      }
    }
    return %a1 : i32
  }
}
// -----
module {
  func.func nested @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 2 : i32
    %c1 = arith.cmpi eq, %a1, %b1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%a1 : i32)
    ^bb1:
    %v3_1 = func.call @f0(%a1, %v2_1) : (i32, i32) -> i32
    cf.br ^bb2(%v3_1 : i32)
    ^bb2(%x1: i32):
    return %b1 : i32
  }
}
// -----
module {
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = func.call @f0(%a1, %a1) : (i32, i32) -> i32
    %v3_1 = arith.subi %b1, %b1 : i32
    return %v3_1 : i32
  }
  func.func nested @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 2 : i32
    %v3_1 = func.call @f0(%a1, %a1) : (i32, i32) -> i32
    %v4_1 = func.call @f1(%v3_1, %v3_1) : (i32, i32) -> i32
    %v5_1 = arith.subi %v2_1, %v2_1 : i32
    %c1 = arith.cmpi slt, %a1, %v4_1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%v4_1 : i32)
    ^bb1:
    %v6_1 = func.call @f0(%v2_1, %v3_1) : (i32, i32) -> i32
    cf.br ^bb2(%v6_1 : i32)
    ^bb2(%x1: i32):
    return %x1 : i32
  }
}
// -----
module {
  func.func private @f2(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 2 : i32
    return %b1 : i32
  }
  func.func private @f1(%a1: i32, %b1: i32) -> i32 {
    builtin.module {
      func.func private @external(i32, i32) -> i32
      func.func @f0(%a3: i32, %b3: i32) -> i32 {
        %v2_3 = arith.constant 2 : i32
        %v3_3 = arith.addi %a3, %a3 : i32
        %v4_3 = func.call @f0(%v2_3, %v3_3) : (i32, i32) -> i32
        return %b3 : i32
      }
      func.func nested @f7(%a3: i32, %b3: i32) -> i32 {
        return %a3 : i32
      }
    }
    return %a1 : i32
  }
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 0 : i32
    %v3_1 = func.call @f2(%a1, %v2_1) : (i32, i32) -> i32
    %v4_1 = arith.constant 0 : i32
    %c1 = arith.cmpi eq, %v4_1, %a1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%b1 : i32)
    ^bb1:
    %v5_1 = func.call @f1(%b1, %v4_1) : (i32, i32) -> i32
    cf.br ^bb2(%v5_1 : i32)
    ^bb2(%x1: i32):
    return %a1 : i32
  }
}
// -----
module {
  func.func @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 1 : i32
    return %b1 : i32
  }
  func.func nested @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 1 : i32
    %v3_1 = func.call @f1(%b1, %a1) : (i32, i32) -> i32
    %v4_1 = arith.muli %v3_1, %a1 : i32
    %v5_1 = arith.constant 2 : i32
    return %v4_1 : i32
  }
}
// -----
module {
  func.func nested @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 0 : i32
    %v3_1 = arith.subi %b1, %v2_1 : i32
    %v4_1 = func.call @f0(%v3_1, %v3_1) : (i32, i32) -> i32
    %v5_1 = arith.constant 2 : i32
    return %b1 : i32
  }
}
// -----
module {
  func.func private @f0(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = func.call @f0(%a1, %a1) : (i32, i32) -> i32
    %v3_1 = arith.constant 2 : i32
    %c1 = arith.cmpi slt, %v2_1, %v2_1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%v2_1 : i32)
    ^bb1:
    %v4_1 = func.call @f0(%a1, %b1) : (i32, i32) -> i32
    cf.br ^bb2(%v4_1 : i32)
    ^bb2(%x1: i32):
    return %x1 : i32
  }
  func.func private @f1(%a1: i32, %b1: i32) -> i32 {
    %v2_1 = arith.constant 2 : i32
    %v3_1 = func.call @f1(%b1, %a1) : (i32, i32) -> i32
    %v4_1 = func.call @f0(%b1, %b1) : (i32, i32) -> i32
    %v5_1 = func.call @f1(%v3_1, %v3_1) : (i32, i32) -> i32
    return %v3_1 : i32
  }
}
// -----
module {
  func.func private @external(i32, i32) -> i32
  func.func nested @f0(%a1: i32, %b1: i32) -> i32 {
    %c1 = arith.cmpi eq, %a1, %a1 : i32
    cf.cond_br %c1, ^bb1, ^bb2(%a1 : i32)
    ^bb1:
    %v2_1 = func.call @f0(%b1, %b1) : (i32, i32) -> i32
    cf.br ^bb2(%v2_1 : i32)
    ^bb2(%x1: i32):
    return %a1 : i32
  }
}
