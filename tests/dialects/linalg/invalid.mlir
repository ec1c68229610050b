// COMPARE:
func.func @f(%0: memref<2xf32>) { linalg.div_unsigned ins(%0, %0 : memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// -----
func.func @f(%0: memref<2xi1>) { linalg.div_unsigned ins(%0, %0 : memref<2xi1>, memref<2xi1>) outs(%0 : memref<2xi1>) return }
// -----
func.func @f(%0: memref<2xi1>) { linalg.div ins(%0, %0 : memref<2xi1>, memref<2xi1>) outs(%0 : memref<2xi1>) return }
// -----
func.func @f(%0: memref<2xi1>) { linalg.sub ins(%0, %0 : memref<2xi1>, memref<2xi1>) outs(%0 : memref<2xi1>) return }
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: allFloatingPoint
func.func @f(%0: memref<2xi32>) { linalg.powf ins(%0, %0 : memref<2xi32>, memref<2xi32>) outs(%0 : memref<2xi32>) return }
// -----
func.func @f(%0: memref<2xindex>) { linalg.add ins(%0, %0 : memref<2xindex>, memref<2xindex>) outs(%0 : memref<2xindex>) return }
// -----
func.func @f(%0: memref<2xi32>, %1 : memref<2xf32>) { linalg.add ins(%0, %1 : memref<2xi32>, memref<2xf32>) outs(%0 : memref<2xi32>) return }
// -----
func.func @f(%0: memref<2xi32>) { linalg.exp ins(%0 : memref<2xi32>) outs(%0 : memref<2xi32>) return }
// -----
func.func @f(%0: memref<2xi32>) { linalg.select ins(%0, %0, %0 : memref<2xi32>, memref<2xi32>, memref<2xi32>) outs(%0 : memref<2xi32>) return }
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: !allComplex
func.func @f(%0: memref<2xcomplex<f32>>) { linalg.max ins(%0, %0 : memref<2xcomplex<f32>>, memref<2xcomplex<f32>>) outs(%0 : memref<2xcomplex<f32>>) return }
// -----
func.func @f(%0: memref<2xi1>) { linalg.max ins(%0, %0 : memref<2xi1>, memref<2xi1>) outs(%0 : memref<2xi1>) return }
// -----
func.func @f(%0: memref<2xcomplex<f32>>) { linalg.exp ins(%0 : memref<2xcomplex<f32>>) outs(%0 : memref<2xcomplex<f32>>) return }
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: !allComplex
func.func @f(%0: memref<2xcomplex<f32>>) { linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
    ins(%0, %0 : memref<2xcomplex<f32>>, memref<2xcomplex<f32>>) outs(%0 : memref<2xcomplex<f32>>) return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.elementwise foo=#linalg.elementwise_kind<max_signed>
    ins(%0, %0 : memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.elementwise kind=3 ins(%0, %0 : memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.elementwise kind ins(%0, %0 : memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.add ins %0, %0 : memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.add ins (%0, %0  memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.add ins (%0, %0 : memref<2xf32>) outs(%0 : memref<2xf32>) return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.add ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.generic {foo} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) {} return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.generic 3 ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) {} return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.generic {iterator_types = ["a"], indexing_maps=[]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) {} return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) {} return }
// -----
func.func @f(%0: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>]} ins (%0: memref<2xf32>)
    outs(%0 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i, i)>]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i, j)->(i)>]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: memref<2xf32>) { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)[s]->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i + 1)>,
    affine_map<(i)->(i * 2)>]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: memref<2xf32>, %1: memref<3xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<3xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: memref<2xf32>, %1: memref<3xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i + 3)>]} ins (%0: memref<2xf32>) outs(%1 : memref<3xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(-i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : i32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x, %x : f32, f32 } return }
// -----
func.func @f(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : f32): %i = linalg.index 1 : index 
 linalg.yield %x : f32 } return }
// -----
func.func @f(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : f32): %i = arith.constant 1 : i32
 linalg.yield %i : i32 } return }
// -----
func.func @f(%0: tensor<2xf32>, %1: tensor<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: tensor<2xf32>) outs(%1 : tensor<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: tensor<2xf32>, %1: tensor<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: tensor<2xf32>) outs(%1 : tensor<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } -> tensor<3xf32> return }
// -----
func.func @f(%0: tensor<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: tensor<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: tensor<2xf32>, %1: tensor<f32>) { linalg.generic {iterator_types = ["parallel", "parallel"],
    indexing_maps=[affine_map<(i, j)->(i)>, affine_map<(i, j)->()>]} ins (%0: tensor<2xf32>) outs(%1 : tensor<f32>)
    { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } -> tensor<f32> return }
// -----
func.func @f(%0: f32, %1: f32)
    { linalg.generic {iterator_types = [], indexing_maps=[affine_map<()->()>, affine_map<()->()>]} ins (%0: f32)
    outs(%1 : f32) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// -----
func.func @f(%0: index) { linalg.yield %0 : index }
// -----
func.func @f(%0: index) { %1 = linalg.index 0 : index return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.transpose ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>) permutation = [1, 0] return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.transpose ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>) permutation = [1, 1] return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.transpose ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>) permutation = [0] return }
// -----
func.func @f(%0: tensor<2xf32>, %1: tensor<2x3xf32>) { linalg.transpose ins (%0: tensor<2xf32>) outs(%1 : tensor<2x3xf32>) permutation = [0] return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.broadcast ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>) dimensions = [0] return }
// -----
func.func @f(%0: tensor<2xf32>, %1: tensor<2x3xf32>) { linalg.broadcast ins (%0: tensor<2xf32>) outs(%1 : tensor<2x3xf32>) dimensions = [0] return }
// -----
func.func @f(%0: tensor<2xf32>, %1: tensor<2x3xf32>) { linalg.broadcast ins (%0: tensor<2xf32>) outs(%1 : tensor<2x3xf32>) dimensions = [2] return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce {arith.addf} ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2xf32>) dimensions = [0] return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce {arith.addf} ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2xf32>) dimensions = [2] return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce {arith.addf} ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2xf32>) dimensions = [1, 0] return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce {arith.addf} ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2xf32>) dimensions = [0, 1] return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2xf32>) dimensions = [1] (%a: f32) { linalg.yield %a : f32 } return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2xf32>) dimensions = [1] (%a: i32, %b: f32) { linalg.yield %b : f32 } return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2xf32>) dimensions = [1] (%b: f32, %a: i32) { linalg.yield %b : f32 } return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.map {math.exp} ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2xf32>)  return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.map ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2x3xf32>) (%x: f32) { linalg.yield %x : f32}  return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.map ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2x3xf32>) (%x: f32, %y: i32) { linalg.yield %x : f32}  return }
// -----
// MLIR LEFT OUT: mlir-opt ends with a fatal error: foo.bar created with unregistered dialect
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.map {foo.bar} ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>)  return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.fill ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>) -> tensor<2x3xf32>  return }
// -----
func.func @f(%0: i32, %1: tensor<2x3xf32>) { linalg.fill ins (%0: i32) outs(%1 : tensor<2x3xf32>) -> tensor<2x3xf32>  return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a, b)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b,
    c) -> (a, b)>] ins (%0, %1: tensor<2x3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a, c)>,affine_map<(a, b, c) -> (c, b)>] ins (%0,
    %1: tensor<2x3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a, c)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b,
    c) -> (b, a)>] ins (%0, %1: tensor<2x3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b, c)
    -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c, d) -> (c)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b,
    c) -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a + c)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b,
    c) -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b, c) -> (a + c)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a,
    b, c) -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b) -> (b)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b, c)
    -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b, c) -> (c)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b, c)
    -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b, c) -> (a, c)>,affine_map<(a, b, c) -> (a, b)>,affine_map<(a, b,
    c) -> (a, b)>] ins (%0, %1: tensor<2x3xf32>, tensor<2x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<2x4xf32>, %1: tensor<2x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b) -> (a, b)>,affine_map<(a, b) -> (a, b)>,affine_map<(a, b)
    -> (a, b)>] ins (%0, %1: tensor<2x4xf32>, tensor<2x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<2x4xf32>, %1: tensor<2x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b) -> (a)>,affine_map<(a, b) -> (a, b)>,affine_map<(a, b)
    -> (a, b)>] ins (%0, %1: tensor<2x4xf32>, tensor<2x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: f32, %1: tensor<2x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b) -> (a)>,affine_map<(a, b) -> (a, b)>,affine_map<(a, b)
    -> (a, b)>] ins (%0, %1: f32, tensor<2x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<2x4xf32>) { linalg.softmax dimension(2) ins(%0 : tensor<2x4xf32>) outs(%0 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%0: tensor<2x4xf32>, %1: tensor<2x5xf32>) { linalg.softmax dimension(1) ins(%0 : tensor<2x4xf32>)
    outs(%1 : tensor<2x5xf32>) -> tensor<2x5xf32> return }
// -----
func.func @f(%0: tensor<2x4xf32>, %1: tensor<2x5xi32>) { linalg.softmax dimension(1) ins(%0 : tensor<2x4xf32>)
    outs(%1 : tensor<2x5xi32>) -> tensor<2x5xi32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 7] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 0] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a outer_dims_perm = [0, 2] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 0] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<2x4x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8xf32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<2x3x8x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x3x8x8xf32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<2x4x8x16xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x16xf32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>, %p : i32)
    { %0 = linalg.pack %a padding_value(%p : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.unpack %o inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %a : tensor<2x4x8x8xf32> -> tensor<16x32xf32> return }
// -----
func.func @f(%a: tensor<16x32xf32>, %o: tensor<3x4x8x8xf32>)
    { %0 = linalg.unpack %o inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %a : tensor<3x4x8x8xf32> -> tensor<16x32xf32> return }
// -----
func.func @f(%a: tensor<16x33xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.unpack %o inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %a : tensor<2x4x8x8xf32> -> tensor<16x33xf32> return }
// -----
func.func @f(%a: tensor<3x3x4x8xf32>, %o: tensor<6x6x4x8xf32>) { %0 = linalg.winograd_filter_transform fmr(F_4_3)
    ins(%a : tensor<3x3x4x8xf32>) outs(%o : tensor<6x6x4x8xf32>) -> tensor<6x6x4x8xf32> return }
// -----
func.func @f(%a: tensor<8x3x3x4xf32>, %o: tensor<6x6x4x8xf32>) { %0 = linalg.winograd_filter_transform fmr(F_4_3)
    ins(%a : tensor<8x3x3x4xf32>) outs(%o : tensor<6x6x4x8xf32>) -> tensor<6x6x4x8xf32> return }
// -----
func.func @f(%a: tensor<8x3x3x4xf32>, %o: tensor<4x6x4x8xf32>) { %0 = linalg.winograd_filter_transform fmr(F_4_3)
    ins(%a : tensor<8x3x3x4xf32>) outs(%o : tensor<4x6x4x8xf32>) -> tensor<4x6x4x8xf32> return }
// -----
func.func @f(%a: tensor<2x10x10x5xf32>, %o: tensor<6x6x2x2x2x5xf32>) { %0 = linalg.winograd_input_transform fmr(F_4_3)
    ins(%a : tensor<2x10x10x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32> return }
// -----
func.func @f(%a: tensor<2x11x10x5xf32>, %o: tensor<6x6x2x2x2x5xf32>) { %0 = linalg.winograd_input_transform fmr(F_4_3)
    ins(%a : tensor<2x11x10x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32> return }
// -----
func.func @f(%a: tensor<6x6x2x2x2x5xf32>, %o: tensor<2x8x8x5xf32>) { %0 = linalg.winograd_output_transform fmr(F_4_3)
    ins(%a : tensor<6x6x2x2x2x5xf32>) outs(%o : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32> return }
// -----
func.func @f(%a: tensor<6x6x2x2x2x5xf32>, %o: tensor<2x9x8x5xf32>) { %0 = linalg.winograd_output_transform fmr(F_4_3)
    ins(%a : tensor<6x6x2x2x2x5xf32>) outs(%o : tensor<2x9x8x5xf32>) -> tensor<2x9x8x5xf32> return }
