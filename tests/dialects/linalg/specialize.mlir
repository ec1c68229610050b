// COMPARE: --linalg-specialize-generic-ops
// ----- linalg.generic, math.exp, arith.subf
#m = affine_map<(d0,d1)->(d0,d1)>
#t = affine_map<(d0,d1)->(d1,d0)>
#r = affine_map<(d0,d1)->(d0)>
#z = affine_map<(d0,d1)->()>
func.func @u(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#m,#m], iterator_types = ["parallel","parallel"]} ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    %r = math.exp %x : f32
    linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @s(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#m,#m,#m], iterator_types = ["parallel","parallel"]}
      ins(%a, %a : tensor<4x5xf32>, tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %z: f32, %y: f32):
    %r = arith.subf %z, %x : f32
    linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @addi(%a: tensor<4x5xi32>, %b: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %0 = linalg.generic {indexing_maps = [#m,#m,#m], iterator_types = ["parallel","parallel"]}
      ins(%a, %b : tensor<4x5xi32>, tensor<4x5xi32>) outs(%b : tensor<4x5xi32>) {
   ^bb0(%x: i32, %z: i32, %y: i32):
    %r = arith.addi %z, %x : i32
    linalg.yield %r : i32
  } -> tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}
func.func @abs(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#m,#m], iterator_types = ["parallel","parallel"]} ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    %r = math.absf %x : f32
    linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @copy(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#m,#m], iterator_types = ["parallel","parallel"]} ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @copym(%a: memref<4x5xf32>, %b: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [#m,#m], iterator_types = ["parallel","parallel"]} ins(%a : memref<4x5xf32>) outs(%b : memref<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
func.func @fill(%a: f32, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#z,#m], iterator_types = ["parallel","parallel"]} ins(%a : f32) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @fillc(%b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %c = arith.constant 1.0 : f32
  %0 = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel","parallel"]} outs(%b : tensor<4x5xf32>) {
   ^bb0(%y: f32):
    linalg.yield %c : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @transpose(%a: tensor<5x4xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#t,#m], iterator_types = ["parallel","parallel"]} ins(%a : tensor<5x4xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @broadcast(%a: tensor<4xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#r,#m], iterator_types = ["parallel","parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @addt(%a: tensor<5x4xf32>, %c: tensor<4xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#t,#r,#m], iterator_types = ["parallel","parallel"]}
      ins(%a, %c : tensor<5x4xf32>, tensor<4xf32>) outs(%b : tensor<4x5xf32>) {
   ^bb0(%x: f32, %z: f32, %y: f32):
    %r = arith.addf %x, %z : f32
    linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
// ----- linalg.generic, arith.mulf, arith.addf
// MLIR LEFT OUT ON DEBIAN: it forgets the indexing maps of transposed operands
func.func @mm(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0,d2)>, affine_map<(d0, d1, d2) -> (d2,d1)>,
      affine_map<(d0, d1, d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a0, %a1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @mmta(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2,d0)>, affine_map<(d0, d1, d2) -> (d2,d1)>,
      affine_map<(d0, d1, d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a0, %a1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @mmtb(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0,d2)>, affine_map<(d0, d1, d2) -> (d1,d2)>,
      affine_map<(d0, d1, d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a0, %a1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @mmswap(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2,d1)>, affine_map<(d0, d1, d2) -> (d0,d2)>,
      affine_map<(d0, d1, d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a0, %a1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @mmct(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0,d2)>, affine_map<(d0, d1, d2) -> (d2,d1)>,
      affine_map<(d0, d1, d2) -> (d1,d0)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a0, %a1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @mmother(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1,d2)>, affine_map<(d0, d1, d2) -> (d2,d0)>,
      affine_map<(d0, d1, d2) -> (d1,d0)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a0, %a1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @mmrange(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0,d1)>, affine_map<(d0, d1, d2) -> (d1,d2)>,
      affine_map<(d0, d1, d2) -> (d0,d2)>], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a0, %a1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @bmm(%a0: tensor<8x8x8xf32>, %a1: tensor<8x8x8xf32>, %a2: tensor<8x8x8xf32>) -> tensor<8x8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0,d1,d3)>, affine_map<(d0, d1, d2, d3)
      -> (d0,d3,d2)>, affine_map<(d0, d1, d2, d3) -> (d0,d1,d2)>], iterator_types = ["parallel", "parallel", "parallel",
      "reduction"]} ins(%a0, %a1 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%a2 : tensor<8x8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
func.func @bmmta(%a0: tensor<8x8x8xf32>, %a1: tensor<8x8x8xf32>, %a2: tensor<8x8x8xf32>) -> tensor<8x8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0,d3,d1)>, affine_map<(d0, d1, d2, d3)
      -> (d0,d3,d2)>, affine_map<(d0, d1, d2, d3) -> (d0,d1,d2)>], iterator_types = ["parallel", "parallel", "parallel",
      "reduction"]} ins(%a0, %a1 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%a2 : tensor<8x8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
func.func @mv(%a0: tensor<8x8xf32>, %a1: tensor<8xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d1)>,
      affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<8x8xf32>, tensor<8xf32>) outs(%a2 : tensor<8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @vm(%a0: tensor<8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1,d0)>,
      affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<8xf32>, tensor<8x8xf32>) outs(%a2 : tensor<8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @dot(%a0: tensor<8xf32>, %a1: tensor<8xf32>, %a2: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]} ins(%a0, %a1 : tensor<8xf32>, tensor<8xf32>) outs(%a2 : tensor<f32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @mmi(%a0: tensor<8x8xi8>, %a1: tensor<8x8xi8>, %a2: tensor<8x8xi32>) -> tensor<8x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0,d2)>, affine_map<(d0, d1, d2) -> (d2,d1)>,
      affine_map<(d0, d1, d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a0, %a1 : tensor<8x8xi8>, tensor<8x8xi8>) outs(%a2 : tensor<8x8xi32>) {
   ^bb0(%x0: i8, %x1: i8, %x2: i32):
    %e0 = arith.extsi %x0 : i8 to i32
    %e1 = arith.extsi %x1 : i8 to i32
    %p = arith.muli %e0, %e1 : i32
    %s = arith.addi %x2, %p : i32
    linalg.yield %s : i32
  } -> tensor<8x8xi32>
  return %0 : tensor<8x8xi32>
}
func.func @mmu(%a0: tensor<8x8xi8>, %a1: tensor<8x8xi8>, %a2: tensor<8x8xi32>) -> tensor<8x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0,d2)>, affine_map<(d0, d1, d2) -> (d2,d1)>,
      affine_map<(d0, d1, d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a0, %a1 : tensor<8x8xi8>, tensor<8x8xi8>) outs(%a2 : tensor<8x8xi32>) {
   ^bb0(%x0: i8, %x1: i8, %x2: i32):
    %e0 = arith.extui %x0 : i8 to i32
    %e1 = arith.extui %x1 : i8 to i32
    %p = arith.muli %e0, %e1 : i32
    %s = arith.addi %x2, %p : i32
    linalg.yield %s : i32
  } -> tensor<8x8xi32>
  return %0 : tensor<8x8xi32>
}
func.func @mmx(%a0: tensor<8x8xi8>, %a1: tensor<8x8xi8>, %a2: tensor<8x8xi32>) -> tensor<8x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0,d2)>, affine_map<(d0, d1, d2) -> (d2,d1)>,
      affine_map<(d0, d1, d2) -> (d0,d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a0, %a1 : tensor<8x8xi8>, tensor<8x8xi8>) outs(%a2 : tensor<8x8xi32>) {
   ^bb0(%x0: i8, %x1: i8, %x2: i32):
    %e0 = arith.extui %x0 : i8 to i32
    %e1 = arith.extsi %x1 : i8 to i32
    %p = arith.muli %e0, %e1 : i32
    %s = arith.addi %x2, %p : i32
    linalg.yield %s : i32
  } -> tensor<8x8xi32>
  return %0 : tensor<8x8xi32>
}
func.func @bmmb(%a0: tensor<8x8xf32>, %a1: tensor<8x8x8xf32>, %a2: tensor<8x8x8xf32>) -> tensor<8x8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1,d3)>, affine_map<(d0, d1, d2, d3)
      -> (d0,d3,d2)>, affine_map<(d0, d1, d2, d3) -> (d0,d1,d2)>], iterator_types = ["parallel", "parallel", "parallel",
      "reduction"]} ins(%a0, %a1 : tensor<8x8xf32>, tensor<8x8x8xf32>) outs(%a2 : tensor<8x8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
func.func @brmm(%a0: tensor<8x8x8xf32>, %a1: tensor<8x8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0,d1,d3)>, affine_map<(d0, d1, d2, d3)
      -> (d0,d3,d2)>, affine_map<(d0, d1, d2, d3) -> (d1,d2)>], iterator_types = ["reduction", "parallel", "parallel",
      "reduction"]} ins(%a0, %a1 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    %s = arith.addf %x2, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @subf(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<8x8xf32>,
      tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.subf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @mulf(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<8x8xf32>,
      tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.mulf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @divf(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<8x8xf32>,
      tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.divf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @maximumf(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<8x8xf32>,
      tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.maximumf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @minimumf(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<8x8xf32>,
      tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.minimumf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @maxnumf(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<8x8xf32>,
      tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.maxnumf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @absf(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = math.absf %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @exp(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = math.exp %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @ceil(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = math.ceil %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @floor(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = math.floor %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @round(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = math.round %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @sqrt(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = math.sqrt %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @rsqrt(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = math.rsqrt %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @tanh(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = math.tanh %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @erf(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = math.erf %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @sin(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = math.sin %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @log(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = math.log %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @sel(%a0: tensor<8x8xi1>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>, %a3: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1, %a2 : tensor<8x8xi1>, tensor<8x8xf32>, tensor<8x8xf32>) outs(%a3 : tensor<8x8xf32>) {
   ^bb0(%x0: i1, %x1: f32, %x2: f32, %x3: f32):
    %p = arith.select %x0, %x1, %x2 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @negf(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = arith.negf %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @square(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %p = arith.mulf %x0, %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @recip(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x8xf32>) outs(%a1 : tensor<8x8xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %c = arith.constant 1.0 : f32
    %p = arith.divf %c, %x0 : f32
    linalg.yield %p : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// ----- linalg.generic, arith.addf, math.absf
func.func @tr3(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1,d2,d0)>, affine_map<(d0, d1, d2) -> (d0,d1,d2)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%a0 : tensor<3x4x2xf32>) outs(%a1 : tensor<2x3x4xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    linalg.yield %x0 : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
func.func @tr3o(%a0: tensor<4x2x3xf32>, %a1: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0,d1,d2)>, affine_map<(d0, d1, d2) -> (d1,d2,d0)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%a0 : tensor<4x2x3xf32>) outs(%a1 : tensor<2x3x4xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    linalg.yield %x0 : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
func.func @trdyn(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1,d0)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    linalg.yield %x0 : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @bc0(%a0: tensor<f32>, %a1: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0,d1,d2)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%a0 : tensor<f32>) outs(%a1 : tensor<2x3x4xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    linalg.yield %x0 : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
func.func @bc2(%a0: tensor<2x4xf32>, %a1: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0,d2)>, affine_map<(d0, d1, d2) -> (d0,d1,d2)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%a0 : tensor<2x4xf32>) outs(%a1 : tensor<2x3x4xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    linalg.yield %x0 : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
func.func @bct(%a0: tensor<4x2xf32>, %a1: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2,d0)>, affine_map<(d0, d1, d2) -> (d0,d1,d2)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%a0 : tensor<4x2xf32>) outs(%a1 : tensor<2x3x4xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    linalg.yield %x0 : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
func.func @bcto(%a0: tensor<3x2xf32>, %a1: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0,d1)>, affine_map<(d0, d1, d2) -> (d1,d0,d2)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%a0 : tensor<3x2xf32>) outs(%a1 : tensor<2x3x4xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    linalg.yield %x0 : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
func.func @fillt(%a0: f32, %a1: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d1,d0)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : f32) outs(%a1 : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    linalg.yield %x0 : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @fill0(%a0: f32, %a1: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a0 : f32) outs(%a1 : tensor<f32>) {
   ^bb0(%x0: f32, %x1: f32):
    linalg.yield %x0 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @copy0(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a0 : tensor<f32>) outs(%a1 : tensor<f32>) {
   ^bb0(%x0: f32, %x1: f32):
    linalg.yield %x0 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @copyt(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1,d0)>, affine_map<(d0, d1) -> (d1,d0)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    linalg.yield %x0 : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @bt(%a0: tensor<4x2xf32>, %a1: tensor<3xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2,d0)>, affine_map<(d0, d1, d2) -> (d1)>,
      affine_map<(d0, d1, d2) -> (d0,d1,d2)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a0, %a1 : tensor<4x2xf32>, tensor<3xf32>) outs(%a2 : tensor<2x3x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.addf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
func.func @bdyn(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1,d0)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<?x?xf32>,
      tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.addf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @bout(%a0: tensor<5x4xf32>, %a1: tensor<5x4xf32>, %a2: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d1,d0)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<5x4xf32>,
      tensor<5x4xf32>) outs(%a2 : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.addf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @bout2(%a0: tensor<5xf32>, %a1: tensor<5x4xf32>, %a2: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d1,d0)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<5xf32>, tensor<5x4xf32>) outs(%a2 : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.addf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @bscalart(%a0: tensor<f32>, %a1: tensor<5x4xf32>, %a2: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<f32>, tensor<5x4xf32>) outs(%a2 : tensor<5x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.addf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @usesout(%a0: tensor<5x4xf32>, %a1: tensor<5x4xf32>, %a2: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<5x4xf32>,
      tensor<5x4xf32>) outs(%a2 : tensor<5x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.addf %x0, %x2 : f32
    linalg.yield %p : f32
  } -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @same(%a0: tensor<5x4xf32>, %a1: tensor<5x4xf32>, %a2: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0,d1)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<5x4xf32>,
      tensor<5x4xf32>) outs(%a2 : tensor<5x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.addf %x0, %x0 : f32
    linalg.yield %p : f32
  } -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @more(%a0: tensor<4x5xf32>, %a1: tensor<5x4xf32>, %a2: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1,d0)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x5xf32>,
      tensor<5x4xf32>) outs(%a2 : tensor<5x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.addf %x0, %x1 : f32
    %q = math.absf %p : f32
    linalg.yield %q : f32
  } -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @one(%a0: tensor<4x5xf32>, %a1: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1,d0)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<5x4xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %q = math.absf %x0 : f32
    linalg.yield %q : f32
  } -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @expt(%a0: tensor<4x5xf32>, %a1: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1,d0)>, affine_map<(d0, d1) -> (d0,d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<5x4xf32>) {
   ^bb0(%x0: f32, %x1: f32):
    %q = math.exp %x0 : f32
    linalg.yield %q : f32
  } -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @add0(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>],
      iterator_types = []} ins(%a0, %a1 : tensor<f32>, tensor<f32>) outs(%a2 : tensor<f32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %p = arith.addf %x0, %x1 : f32
    linalg.yield %p : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @three(%a0: tensor<4x5xf32>, %a1: tensor<5x4xf32>, %a2: tensor<5xf32>, %a3: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1,d0)>, affine_map<(d0, d1) -> (d0,d1)>,
      affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0,d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1, %a2 : tensor<4x5xf32>, tensor<5x4xf32>, tensor<5xf32>) outs(%a3 : tensor<5x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    %p = math.fma %x0, %x1, %x2 : f32
    linalg.yield %p : f32
  } -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

func.func @inner(%b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel","parallel"]} outs(%b : tensor<4x5xf32>) {
   ^bb0(%y: f32):
  %c = arith.constant 1.0 : f32
    linalg.yield %c : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @outervalue(%b: tensor<4x5xf32>, %c: f32) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel","parallel"]} outs(%b : tensor<4x5xf32>) {
   ^bb0(%y: f32):
    linalg.yield %c : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @mem(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %c: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d1,d0)>,affine_map<(d0,d1)->(d0,d1)>],
      iterator_types = ["parallel","parallel"]} ins(%a : memref<4x5xf32>) outs(%b : memref<5x4xf32>) {
   ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>],
      iterator_types = ["parallel","parallel"]} ins(%a, %c : memref<4x5xf32>, memref<4x5xf32>) outs(%c : memref<4x5xf32>) {
   ^bb0(%x: f32, %z: f32, %y: f32):
    %p = arith.divf %z, %x : f32
    linalg.yield %p : f32
  }
  return
}
func.func @attr(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>],
      iterator_types = ["parallel","parallel"]} ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) attrs = {foo = 1} {
   ^bb0(%x: f32, %y: f32):
    %r = math.exp %x : f32
    linalg.yield %r : f32
  } -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
