// Chapters 2 and 3: an operation that change_call_target.py declares, on calls only.
func.func private @orig()
func.func private @updated()
func.func @twice() {
  call @orig() : () -> ()
  call @orig() : () -> ()
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %calls = transform.structured.match ops{["func.call"]} in %root : (!transform.any_op) -> !transform.op<"func.call">
    %first, %second = transform.split_handle %calls
        : (!transform.op<"func.call">) -> (!transform.op<"func.call">, !transform.op<"func.call">)
    transform.my.change_call_target %second, "updated" : !transform.op<"func.call">
    transform.yield
  }
}
