@tbl = internal constant [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)]
define void @f(ptr %p) {
  indirectbr ptr %p, [label %a, label %b]
a:
  ret void
b:
  ret void
}
