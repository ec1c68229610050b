// COMPARE: --sccp --allow-unregistered-dialect
// ----- caller
// A mention in an inner module, of a name that the outermost table has, too: mlir-opt takes it for one of that.
module {
  func.func private @f(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @caller() -> i32 {
    %c1 = arith.constant 1 : i32
    %0 = call @f(%c1) : (i32) -> i32
    return %0 : i32
  }
  builtin.module {
    func.func @f(%a: i32) -> i32 {
      return %a : i32
    }
    "foreign.mention"() {callee = @f} : () -> ()
  }
}
// ----- caller
// What may be a symbol table may hold anything.
module {
  func.func private @f(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @caller() -> i32 {
    %c1 = arith.constant 1 : i32
    %0 = call @f(%c1) : (i32) -> i32
    return %0 : i32
  }
  "foreign.unknown"() ({
    "foreign.op"() : () -> ()
  }) : () -> ()
}
// ----- caller
module {
  func.func private @f(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @caller() -> i32 {
    %c1 = arith.constant 1 : i32
    %0 = call @f(%c1) : (i32) -> i32
    return %0 : i32
  }
  "foreign.no_table"() ({
    "foreign.op"() : () -> ()
  }, {}) : () -> ()
}
