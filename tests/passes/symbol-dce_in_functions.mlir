// COMPARE: --symbol-dce --allow-unregistered-dialect
module {
  func.func @f() {
    builtin.module {
      func.func @pub() { call @pri() : () -> () return }
      func.func private @pri() { call @nes() : () -> () return }
      func.func nested @nes() { return }
      func.func nested @nes2() { return }
      func.func @nes3() { return }
    }
    return
  }
  "test.graph"() ({
    builtin.module {
      func.func @pub() { call @pri() : () -> () return }
      func.func private @pri() { call @nes() : () -> () return }
      func.func nested @nes() { return }
      func.func nested @nes2() { return }
    }
  }, {}) : () -> ()
  builtin.module {
      func.func @pub() { call @pri() : () -> () return }
      func.func private @pri() { call @nes() : () -> () return }
      func.func nested @nes() { return }
      func.func nested @nes2() { return }
  }
  builtin.module @name {
      func.func @pub() { call @pri() : () -> () return }
      func.func private @pri() { call @nes() : () -> () return }
      func.func nested @nes() { return }
      func.func nested @nes2() { return }
  }
}
