// COMPARE: --convert-func-to-llvm
func.func @f(%x: i32) -> (i32, i1) {
  %c0 = arith.constant 0 : i32
  %a, %b = arith.addui_extended %c0, %x : i32, i1
  return %a, %b : i32, i1
}
// ----- linkage
func.func @linkage() attributes {llvm.linkage = 3 : i64} { return
}
// ----- variadic c iface
func.func private @variadic_c_iface(i32) attributes {func.varargs = true, llvm.emit_c_interface}
// ----- target_cpu
func.func @target_cpu() attributes {llvm.target_cpu = "x86-64", target_cpu = "skylake"} { return
}
