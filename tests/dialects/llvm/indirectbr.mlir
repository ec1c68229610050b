// COMPARE:
// ----- expected ','
llvm.func @expected(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : ptr<1>, [^bb2]
  ^bb2: llvm.return
}
// ----- expected ','
llvm.func @expected_2(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : i32, [^bb2]
  ^bb2: llvm.return
}
// ----- llvm.indirectbr: invalid kind of type specified: expected llvm.ptr, but found '!llvm.void'
llvm.func @indirectbr_invalid_kind_of_type_specified_expected_ptr_but(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : !llvm.void, [^bb2]
  ^bb2: llvm.return
}
// ----- expected ':'
llvm.func @expected_3(%a: !llvm.ptr, %b : i32) {
  llvm.indirectbr %a , [^bb2]
  ^bb2: llvm.return
}
// ----- llvm.func, llvm.indirectbr
llvm.func @func_indirectbr(%a: !llvm.ptr, %b : i32) {
  llvm.indirectbr %a : , [^bb2]
  ^bb2: llvm.return
}
// ----- llvm.func, llvm.indirectbr
llvm.func @func_indirectbr_2(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : <1>, [^bb2(%b : i32)]
  ^bb2(%x: i32): llvm.return
}
// ----- llvm.func, llvm.indirectbr
llvm.func @func_indirectbr_3(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : !llvm.ptr<1>, [^bb2(%b : i32)]
  ^bb2(%x: i32): llvm.return
}
// ----- llvm.func, llvm.indirectbr
!p = !llvm.ptr<1>
llvm.func @func_indirectbr_4(%a: !p, %b : i32) {
  llvm.indirectbr %a : !p, [^bb2(%b : i32)]
  ^bb2(%x: i32): llvm.return
}
// ----- use of value '%a' expects different type than prior uses: '!llvm.ptr<2>' vs '!llvm.ptr<1>'
llvm.func @use_of_value_a_expects_different_type_than_prior_uses_ptr_2(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : <2>, [^bb2]
  ^bb2: llvm.return
}
