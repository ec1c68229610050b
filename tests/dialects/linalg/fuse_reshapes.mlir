// COMPARE: --linalg-fuse-elementwise-ops
// ----- tensor.dim, tensor.empty, linalg.generic

func.func @dim_empty_generic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.mulf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  
  return %1 : tensor<?x?xf32>
}

// ----- tensor.dim, tensor.empty, linalg.generic

func.func @dim_empty_generic_2(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.mulf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  
  return %1 : tensor<?x?xf32>
}

// ----- tensor.dim, tensor.empty, linalg.generic

func.func @dim_empty_generic_3(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.mulf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  
  return %1 : tensor<?x?xf32>
}

// ----- tensor.dim, tensor.empty, linalg.generic

func.func @dim_empty_generic_4(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(j,i)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.mulf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  
  return %1 : tensor<?x?xf32>
}

// ----- tensor.empty, linalg.generic, arith.addf

func.func @empty_generic_addf(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %k = arith.constant dense<2.0> : tensor<4x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %k : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32> }

// ----- tensor.empty, linalg.generic, arith.addf

func.func @empty_generic_addf_2(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %k = arith.constant dense<2.0> : tensor<f32>
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->()>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %k : tensor<4x8xf32>, tensor<f32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32> }

// ----- tensor.empty, linalg.generic, arith.addf

func.func @empty_generic_addf_3(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %k = arith.constant dense<[[1.0,2.0],[3.0,4.0]]> : tensor<2x2xf32>
  %k2 = arith.constant dense<3.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %k2 : tensor<4x8xf32>, tensor<4xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32> }

// ----- tensor.empty, linalg.fill, linalg.generic

func.func @empty_fill_generic(%a: tensor<4x8xf32>, %v: f32) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %fi = linalg.fill ins(%v : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %fi : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32> }

// ----- tensor.empty, linalg.fill, linalg.generic

func.func @empty_fill_generic_2(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %z0 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %fi = linalg.fill ins(%z0 : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %e2 = tensor.empty() : tensor<4x8xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e2 : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = math.exp %x0 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
      "reduction"]} ins(%q : tensor<4x8xf32>) outs(%fi : tensor<4xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = arith.addf %x0, %y : f32
linalg.yield %z : f32
   } -> tensor<4xf32>
  return %0 : tensor<4xf32> }

// ----- tensor.dim, tensor.empty, linalg.generic

func.func @dim_empty_generic_5(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.mulf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  
  %2 = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
 %3 = linalg.add ins(%1, %2 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e: tensor<?x?xf32>) -> tensor<?x?xf32>
 return %3 : tensor<?x?xf32>
}

// ----- tensor.dim, tensor.empty, linalg.generic

func.func @dim_empty_generic_6(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %y : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.mulf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  
  return %1 : tensor<?x?xf32>
}

// ----- tensor.dim, tensor.empty, linalg.generic

func.func @dim_empty_generic_7(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.mulf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  
  return %1 : tensor<?x?xf32>
}

// ----- tensor.dim, tensor.empty, linalg.generic

func.func @dim_empty_generic_8(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %y : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  
  return %1 : tensor<?x?xf32>
}

// ----- tensor.empty, linalg.generic, arith.addf

func.func @empty_generic_addf_4(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x2x4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  %x = tensor.expand_shape %0 [[0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
  return %x : tensor<4x2x4xf32> }

// ----- tensor.empty, tensor.collapse_shape, linalg.generic

func.func @empty_collapse_shape_generic(%a: tensor<4x2x4xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %c = tensor.collapse_shape %a [[0], [1, 2]] : tensor<4x2x4xf32> into tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%c, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32> }

// ----- tensor.empty, tensor.expand_shape, linalg.generic

func.func @empty_expand_shape_generic(%a: tensor<4x8xf32>, %b: tensor<4x2x4xf32>) -> tensor<4x2x4xf32> {
  %e = tensor.empty() : tensor<4x2x4xf32>
  %c = tensor.expand_shape %a [[0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,j,k)>, affine_map<(i,j,k)->(i,j,k)>,
      affine_map<(i,j,k)->(i,j,k)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%c, %b : tensor<4x2x4xf32>, tensor<4x2x4xf32>) outs(%e : tensor<4x2x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x2x4xf32>
  return %0 : tensor<4x2x4xf32> }

// ----- tensor.empty, linalg.generic, arith.addf

func.func @empty_generic_addf_5(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  %x = tensor.expand_shape %0 [[0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
  %e3 = tensor.empty() : tensor<4x2x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,j,k)>, affine_map<(i,j,k)->(i,j,k)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<4x2x4xf32>) outs(%e3 : tensor<4x2x4xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = math.exp %x0 : f32
 linalg.yield %z : f32
   } -> tensor<4x2x4xf32>
  %y = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<4x2x4xf32> into tensor<4x8xf32>
  return %y : tensor<4x8xf32> }

// ----- tensor.dim, tensor.empty, linalg.generic

func.func @dim_empty_generic_9(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %i = linalg.index 0 : index
 %k = arith.index_cast %i : index to i32
 %q = arith.sitofp %k : i32 to f32
 %z = arith.addf %x0, %q : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.mulf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  
  return %1 : tensor<?x?xf32>
}

// ----- tensor.dim, tensor.empty, linalg.generic

func.func @dim_empty_generic_10(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %i = linalg.index 0 : index
 %k = arith.index_cast %i : index to i32
 %q = arith.sitofp %k : i32 to f32
 %z = arith.addf %x0, %q : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %i = linalg.index 1 : index
 %k = arith.index_cast %i : index to i32
 %q = arith.sitofp %k : i32 to f32
 %z = arith.addf %x0, %q : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  
  return %1 : tensor<?x?xf32>
}

// ----- tensor.empty, linalg.generic, arith.addf

func.func @empty_generic_addf_6(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>,
      affine_map<(i,j)->(i,j)>], iterator_types = ["parallel","parallel"]} ins(%a, %b : tensor<4x8xf32>,
      tensor<4x8xf32>) outs(%e, %e : tensor<4x8xf32>, tensor<4x8xf32>) {
   ^bb0(%x: f32, %y: f32, %p: f32, %q: f32):
     %z = arith.addf %x, %y : f32
     %w = arith.mulf %x, %y : f32
     linalg.yield %z, %w : f32, f32
  } -> (tensor<4x8xf32>, tensor<4x8xf32>)
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0#0 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = math.exp %x0 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = math.exp %x0 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %1, %2 : tensor<4x8xf32>, tensor<4x8xf32> }

// ----- tensor.empty, linalg.generic, math.exp

func.func @empty_generic_exp(%a: tensor<4xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e1 = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%e1 : tensor<4xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = math.exp %x0 : f32
 linalg.yield %z : f32
   } -> tensor<4xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %b : tensor<4xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32> }

// ----- tensor.empty, linalg.generic, arith.addf

func.func @empty_generic_addf_7(%b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%b, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32> }

// ----- tensor.empty, linalg.generic, math.exp

func.func @empty_generic_exp_2(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = math.exp %x0 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  %e1 = tensor.empty() : tensor<4x4xf32>
  %m = linalg.matmul ins(%0, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%e1 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%m : tensor<4x4xf32>) outs(%e1 : tensor<4x4xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = math.exp %x0 : f32
 linalg.yield %z : f32
   } -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32> }

// ----- tensor.empty, linalg.generic, math.exp

func.func @empty_generic_exp_3(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = math.exp %x0 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  %e1 = tensor.empty() : tensor<4x4xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
      affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%0, %b : tensor<4x8xf32>,
      tensor<8x4xf32>) outs(%e1 : tensor<4x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %q = arith.mulf %x0, %x1 : f32
%z = arith.addf %q, %y : f32
linalg.yield %z : f32
   } -> tensor<4x4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%m : tensor<4x4xf32>) outs(%e1 : tensor<4x4xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = math.exp %x0 : f32
 linalg.yield %z : f32
   } -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32> }

// ----- linalg.generic, arith.addf, tensor.expand_shape

func.func @generic_addf_expand_shape(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %s0: index, %s1: index) -> tensor<?x?x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel","parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32 } -> tensor<?x?xf32>
  %x = tensor.expand_shape %0 [[0], [1, 2]] output_shape [%s0, %s1, 4] : tensor<?x?xf32> into tensor<?x?x4xf32>
  return %x : tensor<?x?x4xf32> }

// ----- tensor.collapse_shape, linalg.generic, arith.addf

func.func @collapse_shape_generic_addf(%a: tensor<?x?x4xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c = tensor.collapse_shape %a [[0], [1, 2]] : tensor<?x?x4xf32> into tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%c, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32> }

// ----- tensor.dim, linalg.generic, arith.addf

func.func @dim_generic_addf(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?x4xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<?x?xf32>
  %d2 = tensor.dim %b, %c0 : tensor<?x?xf32>
  %x = tensor.expand_shape %0 [[0], [1, 2]] output_shape [%d, %d2, 4] : tensor<?x?xf32> into tensor<?x?x4xf32>
  return %x : tensor<?x?x4xf32> }

// ----- tensor.empty, tensor.collapse_shape, linalg.generic

func.func @empty_collapse_shape_generic_2(%a: tensor<4x2x4xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %c = tensor.collapse_shape %a [[0], [1, 2]] : tensor<4x2x4xf32> into tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%c : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %i = linalg.index 1 : index
 %k = arith.index_cast %i : index to i32
 %q = arith.sitofp %k : i32 to f32
 %z = arith.addf %x0, %q : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32> }

// ----- tensor.empty, tensor.collapse_shape, linalg.generic

func.func @empty_collapse_shape_generic_3(%a: tensor<2x2x2x2x2xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %c = tensor.collapse_shape %a [[0, 1], [2, 3, 4]] : tensor<2x2x2x2x2xf32> into tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%c : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %i = linalg.index 1 : index
 %k = arith.index_cast %i : index to i32
 %q = arith.sitofp %k : i32 to f32
 %z = arith.addf %x0, %q : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32> }

// ----- tensor.empty, tensor.collapse_shape, linalg.generic

func.func @empty_collapse_shape_generic_4(%a: tensor<4x2x4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %c = tensor.collapse_shape %a [[0], [1, 2]] : tensor<4x2x4xf32> into tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
      "reduction"]} ins(%c : tensor<4x8xf32>) outs(%e : tensor<4xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = arith.addf %x0, %y : f32
linalg.yield %z : f32
   } -> tensor<4xf32>
  return %0 : tensor<4xf32> }

// ----- tensor.empty, linalg.generic, arith.addf

func.func @empty_generic_addf_8(%a: tensor<4x8xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
      "reduction"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<4xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = arith.addf %x0, %y : f32
linalg.yield %z : f32
   } -> tensor<4xf32>
  %x = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return %x : tensor<2x2xf32> }

// ----- tensor.collapse_shape, linalg.matmul

func.func @collapse_shape_matmul(%a: tensor<4x2x4xf32>, %b: tensor<8x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %c = tensor.collapse_shape %a [[0], [1, 2]] : tensor<4x2x4xf32> into tensor<4x8xf32>
  %0 = linalg.matmul ins(%c, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32> }

// ----- tensor.collapse_shape, linalg.copy, linalg.transpose

func.func @collapse_shape_copy(%a: tensor<4x2x4xf32>, %o: tensor<4x8xf32>, %t: tensor<8x4xf32>) -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x8xf32>) {
  %c = tensor.collapse_shape %a [[0], [1, 2]] : tensor<4x2x4xf32> into tensor<4x8xf32>
  %0 = linalg.copy ins(%c : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  %c1 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<4x2x4xf32> into tensor<4x8xf32>
  %1 = linalg.transpose ins(%c1 : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>) permutation = [1, 0]
  %c2 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<4x2x4xf32> into tensor<4x8xf32>
  %2 = linalg.exp ins(%c2 : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1, %2 : tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x8xf32> }

// ----- linalg.fill, tensor.expand_shape

func.func @fill_expand_shape(%v: f32, %o: tensor<4x8xf32>) -> tensor<4x2x4xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  %x = tensor.expand_shape %0 [[0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
  return %x : tensor<4x2x4xf32> }

// ----- linalg.transpose, tensor.expand_shape, linalg.copy

func.func @transpose_expand_shape(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>, %t: tensor<8x4xf32>) -> (tensor<2x4x4xf32>, tensor<4x2x4xf32>, tensor<4x2x4xf32>) {
  %1 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>) permutation = [1, 0]
  %x = tensor.expand_shape %1 [[0, 1], [2]] output_shape [2, 4, 4] : tensor<8x4xf32> into tensor<2x4x4xf32>
  %2 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  %x1 = tensor.expand_shape %2 [[0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
  %3 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  %x2 = tensor.expand_shape %3 [[0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
  return %x, %x1, %x2 : tensor<2x4x4xf32>, tensor<4x2x4xf32>, tensor<4x2x4xf32> }

// ----- tensor.empty, tensor.collapse_shape, linalg.generic

func.func @empty_collapse_shape_generic_5(%a: tensor<4x2x4xf32>, %b: tensor<8xf32>, %s: f32) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %c = tensor.collapse_shape %a [[0], [1, 2]] : tensor<4x2x4xf32> into tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel", "parallel"]} ins(%c, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %0, %c : tensor<4x8xf32>, tensor<4x8xf32> }

// ----- tensor.empty, tensor.collapse_shape, linalg.generic

func.func @empty_collapse_shape_generic_6(%a: tensor<4x2x4xf32>, %b: tensor<8xf32>, %s: f32) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %c = tensor.collapse_shape %a [[0], [1, 2]] : tensor<4x2x4xf32> into tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>, affine_map<(i,j)->()>,
      affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%c, %b, %s : tensor<4x8xf32>, tensor<8xf32>, f32) outs(%e : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %x2: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
 linalg.yield %z : f32
   } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32> }

// ----- tensor.collapse_shape, tensor.expand_shape

func.func @collapse_shape_expand_shape(%a: tensor<3x4x5x6xf32>) -> tensor<2x6x5x6xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2, 3]] : tensor<3x4x5x6xf32> into tensor<12x30xf32>
  %x = tensor.expand_shape %c [[0, 1], [2, 3]] output_shape [2, 6, 5, 6] : tensor<12x30xf32> into tensor<2x6x5x6xf32>
  return %x : tensor<2x6x5x6xf32> }

// ----- tensor.collapse_shape, tensor.expand_shape

func.func @collapse_shape_expand_shape_2(%a: tensor<3x4x30xf32>) -> tensor<12x5x6xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x30xf32> into tensor<12x30xf32>
  %x = tensor.expand_shape %c [[0], [1, 2]] output_shape [12, 5, 6] : tensor<12x30xf32> into tensor<12x5x6xf32>
  return %x : tensor<12x5x6xf32> }

// ----- tensor.empty, linalg.generic

func.func @empty_generic() -> tensor<3x2xf32> {
  %k = arith.constant dense<[[1.0,2.0,3.0],[4.0,5.0,6.0]]> : tensor<2x3xf32>
  %e = tensor.empty() : tensor<3x2xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel","parallel"]} ins(%k : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) {
   ^bb0(%x: f32, %y: f32):
     linalg.yield %x : f32 } -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32> }

// ----- tensor.empty, linalg.generic

func.func @empty_generic_2() -> tensor<3x2x2xi32> {
  %k = arith.constant dense<[[[1,2,3],[4,5,6]],[[7,8,9],[10,11,12]]]> : tensor<2x2x3xi32>
  %e = tensor.empty() : tensor<3x2x2xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(k,j,i)>, affine_map<(i,j,k)->(i,j,k)>],
      iterator_types = ["parallel","parallel","parallel"]} ins(%k : tensor<2x2x3xi32>) outs(%e : tensor<3x2x2xi32>) {
   ^bb0(%x: i32, %y: i32):
     linalg.yield %x : i32 } -> tensor<3x2x2xi32>
  return %0 : tensor<3x2x2xi32> }

// ----- tensor.collapse_shape, tensor.pad

func.func @collapse_shape_pad(%a: tensor<2x3x4x5xf32>) -> tensor<6x26xf32> {
  %z = arith.constant 0.0 : f32
  %c = tensor.collapse_shape %a [[0, 1], [2, 3]] : tensor<2x3x4x5xf32> into tensor<6x20xf32>
  %p = tensor.pad %c low[0, 2] high[0, 4] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<6x20xf32> to tensor<6x26xf32>
  return %p : tensor<6x26xf32> }

// ----- tensor.collapse_shape, tensor.pad

func.func @collapse_shape_pad_2(%a: tensor<2x3x20xf32>) -> tensor<6x26xf32> {
  %z = arith.constant 0.0 : f32
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x20xf32> into tensor<6x20xf32>
  %p = tensor.pad %c low[0, 2] high[0, 4] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<6x20xf32> to tensor<6x26xf32>
  return %p : tensor<6x26xf32> }
