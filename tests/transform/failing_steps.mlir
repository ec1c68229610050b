// COMPARE: --transform-interpreter
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @forall(%m: memref<8x16xf32>, %x: f32, %n: index) {
    scf.forall (%i, %j) in (8, 16) {
      memref.store %x, %m[%i, %j] : memref<8x16xf32>
    }
    scf.forall (%i) = (0) to (%n) step (2) {
      %c0 = arith.constant 0 : index
      memref.store %x, %m[%c0, %i] : memref<8x16xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.forall"]} in %root : (!op) -> !op
    %a, %b = transform.split_handle %f : (!op) -> (!op, !op)
    %p = transform.loop.forall_to_parallel %a : (!op) -> !op
    transform.debug.emit_remark_at %p, "parallel" : !op
    %q = transform.loop.forall_to_parallel %b : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    %l, %t = transform.structured.tile_using_forall %f tile_sizes [2] : (!op) -> (!op, !op)
    %p = transform.loop.forall_to_parallel %t : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %p = transform.loop.forall_to_parallel %f : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @forall(%m: memref<8x16xf32>, %x: f32, %n: index) {
    scf.forall (%i, %j) in (8, 16) {
      memref.store %x, %m[%i, %j] : memref<8x16xf32>
    }
    scf.forall (%i) = (0) to (%n) step (2) {
      %c0 = arith.constant 0 : index
      memref.store %x, %m[%c0, %i] : memref<8x16xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.forall"]} in %root : (!op) -> !op
    %p = transform.loop.forall_to_parallel %f : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @alloc(%x: f32, %i: index) -> f32 {
    %dead = memref.alloc() : memref<8xf32>
    memref.store %x, %dead[%i] : memref<8xf32>
    %view = memref.subview %dead[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    memref.store %x, %view[%i] : memref<4xf32, strided<[1]>>
    memref.dealloc %dead : memref<8xf32>
    %live = memref.alloc() : memref<8xf32>
    memref.store %x, %live[%i] : memref<8xf32>
    %y = memref.load %live[%i] : memref<8xf32>
    %passed = memref.alloca() : memref<8xf32>
    memref.store %x, %passed[%i] : memref<8xf32>
    call @use(%passed) : (memref<8xf32>) -> ()
    return %y : f32
  }
  func.func private @use(memref<8xf32>)
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.memref.erase_dead_alloc_and_stores %f : (!op) -> ()
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @if(%c: i1, %m: memref<f32>, %x: f32, %y: f32) {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    } else {
      memref.store %y, %m[] : memref<f32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.if"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f : (!op) -> ()
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @if(%c: i1, %m: memref<f32>, %x: f32, %y: f32) {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    } else {
      memref.store %y, %m[] : memref<f32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.if"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f take_else_branch : (!op) -> ()
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @if(%c: i1, %m: memref<f32>, %x: f32) {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.if"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f : (!op) -> ()
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @if(%c: i1, %m: memref<f32>, %x: f32) {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.if"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f take_else_branch : (!op) -> ()
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @if(%c: i1, %x: f32, %y: f32) -> f32 {
    %r = scf.if %c -> f32 {
      %z = arith.addf %x, %x : f32
      scf.yield %z : f32
    } else {
      scf.yield %y : f32
    }
    return %r : f32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.if"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f take_else_branch : (!op) -> ()
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.scf.take_assumed_branch %f : (!op) -> ()
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @plain(%v: vector<4xf32>, %n: index) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %k = %c0 to %n step %c1 iter_args(%a = %v) -> vector<4xf32> {
      %w = arith.addf %v, %v : vector<4xf32>
      %s = arith.addf %a, %w : vector<4xf32>
      scf.yield %s : vector<4xf32>
    }
    return %r : vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %p = transform.structured.hoist_redundant_vector_broadcasts %f : (!op) -> !op
    transform.debug.emit_remark_at %p, "function" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_forall %g by num_threads = [0, 5], tile_sizes = [] : (!op) -> (!op, !op, !op, !op)
    transform.debug.emit_remark_at %d, "loop" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_forall %g by num_threads = [0, 5], tile_sizes = [0, 3],
        mapping = [#gpu.thread<x>] : (!op) -> (!op, !op, !op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_for %g by tile_sizes = [0, 5] : (!op) -> (!op, !op, !op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_for %g by tile_sizes = [0, 5] : (!op) -> (!op, !op, !op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_for %g by tile_sizes = [0, 5] : (!op) -> (!op, !op, !op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:4 = transform.structured.tile_using_for %g tile_sizes [1, 1, 1, 1] : (!op) -> (!op, !op, !op, !op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_for %g tile_sizes [1] : (!op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %s = transform.structured.match ops{["arith.constant"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_for %g tile_sizes [%s] : (!op, !op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %s = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_for %g tile_sizes [%s] : (!op, !op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %p = transform.param.constant 4 : i64 -> !param
    %q = transform.merge_handles %p, %p : !param
    %a, %l = transform.structured.tile_using_for %g tile_sizes [%q] : (!op, !param) -> (!op, !op)
    transform.yield
  }
}
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: iter != operationMapping.end()
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %p = transform.param.constant "x" -> !any
    %a, %l = transform.structured.tile_using_for %g tile_sizes [%p] : (!op, !any) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a = transform.structured.tile_using_for %g tile_sizes [0, 0] : (!op) -> (!op)
    transform.debug.emit_remark_at %a, "as it was" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_forall %g tile_sizes [1, 1, 1, 1] : (!op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_forall %g num_threads [1, 1, 1, 1] : (!op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_forall %g num_threads [2, 0, 0] (mapping = [#gpu.thread<x>, #gpu.thread<y>]) : (!op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_forall %g tile_sizes [1] : (!op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %l = transform.structured.fuse %g tile_sizes [1] : (!op) -> (!op, !op)
    transform.yield
  }
}
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: tiledResults->loops.size() == numLoops
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:4 = transform.structured.fuse %g tile_sizes [1, 1, 1, 1] : (!op) -> (!op, !op, !op, !op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:2 = transform.structured.fuse %g tile_sizes [4] : (!op) -> (!op, !op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l = transform.structured.fuse %g tile_sizes [4, 4] : (!op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:2 = transform.structured.fuse %g tile_sizes [4, 4] interchange [1, 0, 2] : (!op) -> (!op, !op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:2 = transform.structured.fuse %g tile_sizes [4, 4] interchange [1, 2] : (!op) -> (!op, !op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l:2 = transform.structured.fuse %g tile_sizes [4, 4] interchange [1, 1] : (!op) -> (!op, !op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a, %l = transform.structured.fuse %g tile_sizes [4, 4] {use_forall} : (!op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %f = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    %a, %l = transform.structured.tile_using_forall %g tile_sizes [4] : (!op) -> (!op, !op)
    %p = transform.structured.match ops{["arith.constant"]} in %root : (!op) -> !op
    %q, %r = transform.structured.fuse_into_containing_op %p into %l : (!op, !op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %f = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    %none = transform.structured.match ops{["scf.forall"]} in %root : (!op) -> !op
    %q, %r = transform.structured.fuse_into_containing_op %f into %none : (!op, !op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %none = transform.structured.match ops{["scf.forall"]} in %root : (!op) -> !op
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %q, %r = transform.structured.fuse_into_containing_op %none into %f : (!op, !op) -> (!op, !op)
    transform.debug.emit_remark_at %r, "kept" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %a = transform.structured.interchange %g iterator_interchange = [1, 0, 2] : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    %a = transform.structured.interchange %g iterator_interchange = [1, 0, 2] : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    %a = transform.structured.interchange %g iterator_interchange = [1, 0] : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a = transform.structured.generalize %g : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.structured.vectorize %g : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.structured.vectorize %g vector_sizes [4, 4] : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.structured.vectorize %g vector_sizes [2, 4, 4] : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x?xf32>, %r: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.addf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!op) -> !op
    transform.structured.vectorize %g : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.loop.unroll %g {factor = 2} : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %i, %o = transform.split_handle %g : (!op) -> (!op, !op)
    transform.loop.unroll %o {factor = 0} : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %b = transform.loop.peel %g : (!op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a = transform.loop.pipeline %g : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a = transform.loop.coalesce %g : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.loop.promote_if_one_iteration %g : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.loop.promote_if_one_iteration %g : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.loop.hoist_loop_invariant_subsets %g : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %a, %b = transform.loop.outline %g {func_name = "f"} : (!op) -> (!op, !op)
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %i, %o = transform.split_handle %g : (!op) -> (!op, !op)
    %a = transform.loop.fuse_sibling %i into %o : (!op, !op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %g = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %m = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %a = transform.loop.fuse_sibling %g into %g : (!op, !op) -> !op
    transform.yield
  }
}
