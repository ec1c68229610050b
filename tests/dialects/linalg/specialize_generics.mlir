// COMPARE: --linalg-specialize-generic-ops
// ----- linalg.generic

func.func @generic(%a0: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     linalg.yield %x0 : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic

func.func @generic_2(%a0: tensor<8x4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x4xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     linalg.yield %x0 : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic

func.func @generic_3(%a0: tensor<4x8xf32>, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o : tensor<8x4xf32>) {
   ^bb0(%x0: f32, %y: f32):
     linalg.yield %x0 : f32
   } -> tensor<8x4xf32>
 return %0 : tensor<8x4xf32> }

// ----- linalg.generic

func.func @generic_4(%a0: tensor<4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel",
     "parallel"]} ins(%a0 : tensor<4xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     linalg.yield %x0 : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic

func.func @generic_5(%a0: f32, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->()>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel",
     "parallel"]} ins(%a0 : f32) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     linalg.yield %x0 : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic

func.func @generic_6(%a0: tensor<f32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->()>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel",
     "parallel"]} ins(%a0 : tensor<f32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     linalg.yield %x0 : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, arith.addf

func.func @generic_addf(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x1, %x0 : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, arith.subf

func.func @generic_subf(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.subf %x1, %x0 : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, arith.addf

func.func @generic_addf_2(%a0: tensor<4x8xf32>, %a1: tensor<8x4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, arith.mulf

func.func @generic_mulf(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<4xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.mulf %x0, %x1 : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, arith.divf

func.func @generic_divf(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.divf %x1, %x0 : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, arith.addf

func.func @generic_addf_3(%a0: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = arith.addf %x0, %y : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, arith.addf

func.func @generic_addf_4(%a0: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = arith.addf %x0, %x0 : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, math.tanh

func.func @generic_tanh(%a0: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = math.tanh %x0 : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, math.absf

func.func @generic_absf(%a0: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = math.absf %x0 : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, arith.maximumf

func.func @generic_maximumf(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.maximumf %x0, %x1 : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, arith.mulf

func.func @generic_mulf_2(%a0: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = arith.mulf %x0, %x0 : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, arith.addf

func.func @generic_addf_5(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
     iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.addf %x0, %x1 fastmath<fast> : f32
linalg.yield %z : f32
   } -> tensor<4x8xf32>
 return %0 : tensor<4x8xf32> }

// ----- linalg.generic, arith.addf

func.func @generic_addf_6(%a0: tensor<4x8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel",
     "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
   ^bb0(%x0: f32, %y: f32):
     %z = arith.addf %x0, %y : f32
linalg.yield %z : f32
   } -> tensor<4xf32>
 return %0 : tensor<4xf32> }

// ----- linalg.generic, arith.mulf, arith.addf

func.func @generic_mulf_addf(%a0: tensor<4x6xf32>, %a1: tensor<6x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
     affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }

// ----- linalg.generic, arith.mulf, arith.addf

func.func @generic_mulf_addf_2(%a0: tensor<4x6xf32>, %a1: tensor<6x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
     affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x1, %x0 : f32
%z = arith.addf %p, %y : f32
linalg.yield %z : f32
   } -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }

// ----- linalg.generic, arith.mulf, arith.addf
// MLIR LEFT OUT ON DEBIAN: it forgets the indexing maps of transposed operands
func.func @generic_mulf_addf_3(%a0: tensor<6x4xf32>, %a1: tensor<6x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(k,n)>,
     affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<6x4xf32>, tensor<6x5xf32>) outs(%o : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }

// ----- linalg.generic, arith.mulf, arith.addf
// MLIR LEFT OUT ON DEBIAN: it forgets the indexing maps of transposed operands
func.func @generic_mulf_addf_4(%a0: tensor<6x4xf32>, %a1: tensor<6x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(k,n)>,
     affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<6x4xf32>, tensor<6x5xf32>) outs(%o : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x1, %x0 : f32
%z = arith.addf %p, %y : f32
linalg.yield %z : f32
   } -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }

// ----- linalg.generic, arith.mulf, arith.addf
// MLIR LEFT OUT ON DEBIAN: it forgets the indexing maps of transposed operands
func.func @generic_mulf_addf_5(%a0: tensor<4x6xf32>, %a1: tensor<5x6xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>,
     affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<4x6xf32>, tensor<5x6xf32>) outs(%o : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }

// ----- linalg.generic, arith.mulf, arith.addf
// MLIR LEFT OUT ON DEBIAN: it forgets the indexing maps of transposed operands
func.func @generic_mulf_addf_6(%a0: tensor<4x6xf32>, %a1: tensor<5x6xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>,
     affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<4x6xf32>, tensor<5x6xf32>) outs(%o : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x1, %x0 : f32
%z = arith.addf %p, %y : f32
linalg.yield %z : f32
   } -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }

// ----- linalg.generic, arith.mulf, arith.addf
// MLIR LEFT OUT ON DEBIAN: it forgets the indexing maps of transposed operands
func.func @generic_mulf_addf_7(%a0: tensor<4x6xf32>, %a1: tensor<6x5xf32>, %o: tensor<5x4xf32>) -> tensor<5x4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
     affine_map<(m,n,k)->(n,m)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o : tensor<5x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<5x4xf32>
 return %0 : tensor<5x4xf32> }

// ----- linalg.generic, arith.mulf, arith.addf
// MLIR LEFT OUT ON DEBIAN: it forgets the indexing maps of transposed operands
func.func @generic_mulf_addf_8(%a0: tensor<4x6xf32>, %a1: tensor<6x5xf32>, %o: tensor<5x4xf32>) -> tensor<5x4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
     affine_map<(m,n,k)->(n,m)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o : tensor<5x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x1, %x0 : f32
%z = arith.addf %p, %y : f32
linalg.yield %z : f32
   } -> tensor<5x4xf32>
 return %0 : tensor<5x4xf32> }

// ----- linalg.generic, arith.mulf, arith.addf
// MLIR LEFT OUT ON DEBIAN: it forgets the indexing maps of transposed operands
func.func @generic_mulf_addf_9(%a0: tensor<6x4xf32>, %a1: tensor<5x6xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(n,k)>,
     affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<6x4xf32>, tensor<5x6xf32>) outs(%o : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }

// ----- linalg.generic, arith.mulf, arith.addf
// MLIR LEFT OUT ON DEBIAN: it forgets the indexing maps of transposed operands
func.func @generic_mulf_addf_10(%a0: tensor<6x4xf32>, %a1: tensor<5x6xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(n,k)>,
     affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<6x4xf32>, tensor<5x6xf32>) outs(%o : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x1, %x0 : f32
%z = arith.addf %p, %y : f32
linalg.yield %z : f32
   } -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }

// ----- linalg.generic, arith.mulf, arith.addf

func.func @generic_mulf_addf_11(%a0: tensor<2x4x6xf32>, %a1: tensor<2x6x5xf32>, %o: tensor<2x4x5xf32>) -> tensor<2x4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(b,m,n,k)->(b,m,k)>, affine_map<(b,m,n,k)->(b,k,n)>,
     affine_map<(b,m,n,k)->(b,m,n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<2x4x6xf32>, tensor<2x6x5xf32>) outs(%o : tensor<2x4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<2x4x5xf32>
 return %0 : tensor<2x4x5xf32> }

// ----- linalg.generic, arith.mulf, arith.addf

func.func @generic_mulf_addf_12(%a0: tensor<2x4x6xf32>, %a1: tensor<2x6x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(b,m,n,k)->(b,m,k)>, affine_map<(b,m,n,k)->(b,k,n)>,
     affine_map<(b,m,n,k)->(m,n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<2x4x6xf32>, tensor<2x6x5xf32>) outs(%o : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }

// ----- linalg.generic, arith.mulf, arith.addf

func.func @generic_mulf_addf_13(%a0: tensor<4x6xf32>, %a1: tensor<6xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(k)>, affine_map<(m,k)->(m)>],
     iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<4x6xf32>, tensor<6xf32>) outs(%o : tensor<4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<4xf32>
 return %0 : tensor<4xf32> }

// ----- linalg.generic, arith.mulf, arith.addf

func.func @generic_mulf_addf_14(%a0: tensor<4x6xf32>, %a1: tensor<6x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(n,m,k)->(m,k)>, affine_map<(n,m,k)->(k,n)>,
     affine_map<(n,m,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }

// ----- linalg.generic, arith.mulf, arith.addf

func.func @generic_mulf_addf_15(%a0: tensor<4x6xf32>, %a1: tensor<6x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(k,m,n)->(m,k)>, affine_map<(k,m,n)->(k,n)>,
     affine_map<(k,m,n)->(m,n)>], iterator_types = ["reduction", "parallel", "parallel"]}
     ins(%a0, %a1 : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o : tensor<4x5xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }

// ----- linalg.generic, arith.extsi, arith.muli

func.func @generic_extsi_muli(%a0: tensor<4x6xi8>, %a1: tensor<6x5xi8>, %o: tensor<4x5xi32>) -> tensor<4x5xi32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
     affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x6xi8>,
     tensor<6x5xi8>) outs(%o : tensor<4x5xi32>) {
   ^bb0(%x0: i8, %x1: i8, %y: i32):
     %q = arith.extsi %x0 : i8 to i32
%r = arith.extsi %x1 : i8 to i32
%p = arith.muli %q, %r : i32
%z = arith.addi %y, %p : i32
linalg.yield %z : i32
   } -> tensor<4x5xi32>
 return %0 : tensor<4x5xi32> }

// ----- linalg.generic, arith.extui, arith.muli

func.func @generic_extui_muli(%a0: tensor<4x6xi8>, %a1: tensor<6x5xi8>, %o: tensor<4x5xi32>) -> tensor<4x5xi32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
     affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<4x6xi8>,
     tensor<6x5xi8>) outs(%o : tensor<4x5xi32>) {
   ^bb0(%x0: i8, %x1: i8, %y: i32):
     %q = arith.extui %x0 : i8 to i32
%r = arith.extui %x1 : i8 to i32
%p = arith.muli %q, %r : i32
%z = arith.addi %y, %p : i32
linalg.yield %z : i32
   } -> tensor<4x5xi32>
 return %0 : tensor<4x5xi32> }

// ----- linalg.generic, arith.mulf, arith.addf

func.func @generic_mulf_addf_16(%a0: tensor<8xf32>, %a1: tensor<3xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(w,k)->(w + k)>, affine_map<(w,k)->(k)>, affine_map<(w,k)->(w)>],
     iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<8xf32>, tensor<3xf32>) outs(%o : tensor<6xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x1, %x0 : f32
%z = arith.addf %p, %y : f32
linalg.yield %z : f32
   } -> tensor<6xf32>
 return %0 : tensor<6xf32> }

// ----- linalg.generic, arith.mulf, arith.addf

func.func @generic_mulf_addf_17(%a0: tensor<8xf32>, %a1: tensor<3xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(k,w)->(w + k)>, affine_map<(k,w)->(k)>, affine_map<(k,w)->(w)>],
     iterator_types = ["reduction", "parallel"]} ins(%a0, %a1 : tensor<8xf32>, tensor<3xf32>) outs(%o : tensor<6xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<6xf32>
 return %0 : tensor<6xf32> }

// ----- linalg.generic, arith.mulf, arith.addf

func.func @generic_mulf_addf_18(%a0: tensor<8xf32>, %a1: tensor<3xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(w,k)->(k + w)>, affine_map<(w,k)->(k)>, affine_map<(w,k)->(w)>],
     iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<8xf32>, tensor<3xf32>) outs(%o : tensor<6xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %p = arith.mulf %x0, %x1 : f32
%z = arith.addf %y, %p : f32
linalg.yield %z : f32
   } -> tensor<6xf32>
 return %0 : tensor<6xf32> }

// ----- linalg.generic, arith.maximumf

func.func @generic_maximumf_2(%a0: tensor<2x13x4xf32>, %a1: tensor<3xf32>, %o: tensor<2x6x4xf32>) -> tensor<2x6x4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(n,c,w,k)->(n, w * 2 + k, c)>, affine_map<(n,c,w,k)->(k)>,
     affine_map<(n,c,w,k)->(n,w,c)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<2x13x4xf32>, tensor<3xf32>) outs(%o : tensor<2x6x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.maximumf %y, %x0 : f32
linalg.yield %z : f32
   } -> tensor<2x6x4xf32>
 return %0 : tensor<2x6x4xf32> }

// ----- linalg.generic, arith.maximumf

func.func @generic_maximumf_3(%a0: tensor<2x13x4xf32>, %a1: tensor<3xf32>, %o: tensor<2x6x4xf32>) -> tensor<2x6x4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(n,w,c,k)->(n, w * 2 + k, c)>, affine_map<(n,w,c,k)->(k)>,
     affine_map<(n,w,c,k)->(n,w,c)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<2x13x4xf32>, tensor<3xf32>) outs(%o : tensor<2x6x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.maximumf %y, %x0 : f32
linalg.yield %z : f32
   } -> tensor<2x6x4xf32>
 return %0 : tensor<2x6x4xf32> }

// ----- linalg.generic, arith.maximumf

func.func @generic_maximumf_4(%a0: tensor<2x13x4xf32>, %a1: tensor<3xf32>, %o: tensor<2x6x4xf32>) -> tensor<2x6x4xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(n,w,c,k)->(n, w * 2 + k, c)>, affine_map<(n,w,c,k)->(k)>,
     affine_map<(n,w,c,k)->(n,w,c)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
     ins(%a0, %a1 : tensor<2x13x4xf32>, tensor<3xf32>) outs(%o : tensor<2x6x4xf32>) {
   ^bb0(%x0: f32, %x1: f32, %y: f32):
     %z = arith.maximumf %x0, %y : f32
linalg.yield %z : f32
   } -> tensor<2x6x4xf32>
 return %0 : tensor<2x6x4xf32> }
