// COMPARE: --canonicalize --allow-unregistered-dialect

func.func @canonicalize(%a: index, %s: i32, %v: i1) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %c1, %z = %c1) threads(%tx, %ty, %tz) in (%u = %c1, %w = %a, %q = %a) {
    "test.use"(%bx, %by, %tx, %ty) : (index, index, index, index) -> ()
    gpu.barrier
    gpu.barrier {a}
    gpu.barrier
    "test.use"(%tx) : (index) -> ()
    gpu.terminator
  }
  %0 = gpu.thread_id x
  return
}
