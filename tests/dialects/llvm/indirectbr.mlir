// COMPARE:
// ----- expected ','
llvm.func @f(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : ptr<1>, [^bb2]
  ^bb2: llvm.return
}
// ----- expected ','
llvm.func @f(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : i32, [^bb2]
  ^bb2: llvm.return
}
// ----- llvm.indirectbr: invalid kind of type specified: expected llvm.ptr, but found '!llvm.void'
llvm.func @f(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : !llvm.void, [^bb2]
  ^bb2: llvm.return
}
// ----- expected ':'
llvm.func @f(%a: !llvm.ptr, %b : i32) {
  llvm.indirectbr %a , [^bb2]
  ^bb2: llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr, %b : i32) {
  llvm.indirectbr %a : , [^bb2]
  ^bb2: llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : <1>, [^bb2(%b : i32)]
  ^bb2(%x: i32): llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : !llvm.ptr<1>, [^bb2(%b : i32)]
  ^bb2(%x: i32): llvm.return
}
// -----
!p = !llvm.ptr<1>
llvm.func @f(%a: !p, %b : i32) {
  llvm.indirectbr %a : !p, [^bb2(%b : i32)]
  ^bb2(%x: i32): llvm.return
}
// ----- use of value '%a' expects different type than prior uses: '!llvm.ptr<2>' vs '!llvm.ptr<1>'
llvm.func @f(%a: !llvm.ptr<1>, %b : i32) {
  llvm.indirectbr %a : <2>, [^bb2]
  ^bb2: llvm.return
}
