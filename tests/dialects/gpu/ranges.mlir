// COMPARE: --int-range-optimizations --allow-unregistered-dialect

func.func @ranges(%a: index, %b: index) attributes {gpu.known_block_size = array<i32: 8, 9, 10>} {
  %c64 = arith.constant 64 : index
  %c7 = arith.constant 7 : index
  %q0 = gpu.thread_id y
  %q1 = affine.min affine_map<()[s0] -> (s0, 8)>()[%q0]
  "test.use"(%q1) : (index) -> ()
  gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %c7, %z = %b) threads(%tx, %ty, %tz) in (%u = %c64, %w = %a, %q = %a) {
    %0 = gpu.thread_id x
    %1 = affine.min affine_map<()[s0] -> (s0, 64)>()[%0]
    "test.use"(%1) : (index) -> ()
    %2 = gpu.block_dim x
    %3 = affine.max affine_map<()[s0, s1] -> (s0, s1)>()[%2, %tx]
    "test.use"(%3) : (index) -> ()
    %4 = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%bx, %x]
    "test.use"(%4) : (index) -> ()
    %5 = gpu.lane_id
    %6 = affine.min affine_map<()[s0] -> (s0, 127)>()[%5]
    "test.use"(%6) : (index) -> ()
    %7 = gpu.subgroup_size upper_bound 32 : index
    %8 = affine.max affine_map<()[s0] -> (s0, 1)>()[%7]
    "test.use"(%8) : (index) -> ()
    %9 = gpu.global_id x upper_bound 100
    %10 = affine.min affine_map<()[s0] -> (s0, 99)>()[%9]
    "test.use"(%10) : (index) -> ()
    %13 = gpu.block_id y
    %14 = affine.min affine_map<()[s0] -> (s0, 6)>()[%13]
    "test.use"(%14) : (index) -> ()
    %15 = gpu.grid_dim y
    %16 = affine.min affine_map<()[s0] -> (s0, 6)>()[%15]
    "test.use"(%16) : (index) -> ()
    gpu.terminator
  }
  return
}
