// COMPARE: --inline=default-pipeline=
llvm.func @leaf(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.func @blocks(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.return %a : i32
^bb2:
  %0 = llvm.mul %a, %a : i32
  llvm.return %0 : i32
}
llvm.func @use(!llvm.ptr, !llvm.ptr)
llvm.func @noinline() attributes {no_inline} { llvm.return }
llvm.func @pass() attributes {passthrough = ["noinline"]} { llvm.return }
llvm.func @dup() attributes {passthrough = ["noduplicate"]} { llvm.return }
llvm.func @pers(...) -> i32
llvm.func @haspers() attributes {personality = @pers} { llvm.return }
llvm.func @varargs(...) { llvm.return }
llvm.func @readnone() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none,
    inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} { llvm.return }
llvm.func @optnone() attributes {optimize_none, no_inline} { llvm.return }
llvm.func @gc() attributes {garbage_collector = "x"} { llvm.return }
llvm.func @conv() attributes {convergent, no_unwind, always_inline} { llvm.return }
llvm.func @main(%a: i32, %c: i1, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call @leaf(%a) : (i32) -> i32
  %1 = llvm.call @blocks(%c, %0) : (i1, i32) -> i32
  llvm.call @noinline() : () -> ()
  llvm.call @pass() : () -> ()
  llvm.call @dup() : () -> ()
  llvm.call @haspers() : () -> ()
  llvm.call @varargs() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.call @readnone() : () -> ()
  llvm.call @optnone() : () -> ()
  llvm.call @gc() : () -> ()
  llvm.call @conv() : () -> ()
  llvm.call @leaf(%a) {no_inline} : (i32) -> i32
  llvm.return %1 : i32
}
