// COMPARE: --inline
// ----- llvm.func, llvm.mlir.constant, llvm.store
llvm.func @byval(%p: !llvm.ptr {llvm.byval = i64}) {
  %c = llvm.mlir.constant(1 : i64) : i64
  llvm.store %c, %p : i64, !llvm.ptr
  llvm.return
}
llvm.func @caller(%p: !llvm.ptr) {
  llvm.call @byval(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// ----- byval ro
llvm.func @byval_ro(%p: !llvm.ptr {llvm.byval = i64}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read,
    inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %c = llvm.load %p : !llvm.ptr -> i64
  llvm.return %c : i64
}
llvm.func @caller_ro(%p: !llvm.ptr) -> i64 {
  %0 = llvm.call @byval_ro(%p) : (!llvm.ptr) -> i64
  llvm.return %0 : i64
}

// ----- byval aligned
llvm.func @byval_aligned(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 32 : i64}) -> i64
    attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = none, targetMem0 = none,
    targetMem1 = none>} {
  %c = llvm.load %p : !llvm.ptr -> i64
  llvm.return %c : i64
}
llvm.func @caller_aligned(%p: !llvm.ptr) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x i64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %0 = llvm.call @byval_aligned(%a) : (!llvm.ptr) -> i64
  %1 = llvm.call @byval_aligned(%p) : (!llvm.ptr) -> i64
  llvm.return %1 : i64
}

// ----- byval struct
llvm.func @byval_struct(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i64, array<3 x i32>)>}) -> i64 {
  %c = llvm.load %p : !llvm.ptr -> i64
  llvm.return %c : i64
}
llvm.func @caller_struct(%p: !llvm.ptr {llvm.align = 16 : i64}) -> i64 {
  %0 = llvm.call @byval_struct(%p) : (!llvm.ptr) -> i64
  llvm.return %0 : i64
}

// ----- byval loop
llvm.func @byval_loop(%p: !llvm.ptr {llvm.byval = i64}) {
  llvm.return
}
llvm.func @caller_loop(%p: !llvm.ptr, %c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.call @byval_loop(%p) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^bb1, ^bb2
^bb2:
  llvm.return
}

// ----- global
llvm.func @global() 
llvm.mlir.global external @glob(1 : i64) {alignment = 4 : i64} : i64
llvm.func @byval_g(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = read,
    argMem = read, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %c = llvm.load %p : !llvm.ptr -> i64
  llvm.return %c : i64
}
llvm.func @caller_g() -> i64 {
  %p = llvm.mlir.addressof @glob : !llvm.ptr
  %0 = llvm.call @byval_g(%p) : (!llvm.ptr) -> i64
  llvm.return %0 : i64
}

// ----- sret
llvm.func @sret(%p: !llvm.ptr {llvm.sret = i64}) {
  %c = llvm.mlir.constant(1 : i64) : i64
  llvm.store %c, %p : i64, !llvm.ptr
  llvm.return
}
llvm.func @caller_sret(%p: !llvm.ptr) {
  llvm.call @sret(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// ----- inalloca
llvm.func @inalloca(%p: !llvm.ptr {llvm.inalloca = i64}) {
  llvm.return
}
llvm.func @caller_inalloca(%p: !llvm.ptr) {
  llvm.call @inalloca(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// ----- fbyval
func.func private @fbyval(%p: !llvm.ptr {llvm.byval = i64}) {
  %c = llvm.mlir.constant(1 : i64) : i64
  llvm.store %c, %p : i64, !llvm.ptr
  return
}
func.func @fcaller(%p: !llvm.ptr) {
  call @fbyval(%p) : (!llvm.ptr) -> ()
  return
}

// ----- zext
llvm.func @zext(%p: i8 {llvm.zeroext}) -> (i8 {llvm.signext}) {
  llvm.return %p : i8
}
llvm.func @caller_zext(%p: i8) -> i8 {
  %0 = llvm.call @zext(%p) : (i8) -> i8
  llvm.return %0 : i8
}

// ----- alloca in
llvm.func internal @alloca_in(%n: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %n, %a : i64, !llvm.ptr
  %b = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.return %v : i64
}
llvm.func @caller_alloca(%n: i64) -> i64 {
  %0 = llvm.call @alloca_in(%n) : (i64) -> i64
  llvm.return %0 : i64
}

// ----- noinline f
llvm.func @noinline_f() attributes {no_inline} { llvm.return }
llvm.func @alw() attributes {always_inline} { llvm.return }
llvm.func @va(...) { llvm.return }
llvm.func @caller_mixed() {
  llvm.call @noinline_f() : () -> ()
  llvm.call @alw() : () -> ()
  llvm.call @va() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.return
}

// ----- scoped
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#s0 = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#s1 = #llvm.alias_scope<id = distinct[2]<>, domain = #domain, description = "s1">
llvm.func @scoped(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #s0
  llvm.intr.experimental.noalias.scope.decl #s1
  %c = llvm.load %q {alias_scopes = [#s0], noalias_scopes = [#s1]} : !llvm.ptr -> i64
  llvm.store %c, %p {alias_scopes = [#s1], noalias_scopes = [#s0]} : i64, !llvm.ptr
  llvm.return
}
llvm.func @twice(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.call @scoped(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @scoped(%q, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// ----- undeclared
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#s0 = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @undeclared(%p: !llvm.ptr, %q: !llvm.ptr) {
  %c = llvm.load %q {alias_scopes = [#s0]} : !llvm.ptr -> i64
  llvm.store %c, %p {noalias_scopes = [#s0]} : i64, !llvm.ptr
  llvm.return
}
llvm.func @twice_undeclared(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.call @undeclared(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @undeclared(%q, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// ----- plain
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#s0 = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @plain(%p: !llvm.ptr, %q: !llvm.ptr) {
  %c = llvm.load %q : !llvm.ptr -> i64
  llvm.store %c, %p  : i64, !llvm.ptr
  llvm.return
}
llvm.func @scoped_call(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.call @plain(%p, %q) {noalias_scopes = [#s0]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// ----- plain2
#g = #llvm.access_group<id = distinct[0]<>>
llvm.func @plain2(%p: !llvm.ptr, %q: !llvm.ptr) {
  %c = llvm.load %q : !llvm.ptr -> i64
  llvm.store %c, %p  : i64, !llvm.ptr
  llvm.return
}
llvm.func @grouped_call(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.call @plain2(%p, %q) {access_groups = [#g]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
