// COMPARE: --linalg-morph-ops=named-to-category
// ----- linalg.exp
func.func @exp(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.exp  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.log
func.func @log(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.log  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.abs
func.func @abs(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.abs  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.ceil
func.func @ceil(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.ceil  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.floor
func.func @floor(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.floor  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.negf
func.func @negf(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.negf  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.reciprocal
func.func @reciprocal(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.reciprocal  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.round
func.func @round(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.round  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.sqrt
func.func @sqrt(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.sqrt  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.rsqrt
func.func @rsqrt(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.rsqrt  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.square
func.func @square(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.square  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.tanh
func.func @tanh(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.tanh  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.erf
func.func @erf(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.erf  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.add
func.func @add(%a: tensor<4x?xf32>, %c: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.add  ins(%a, %c : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.sub
func.func @sub(%a: tensor<4x?xf32>, %c: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.sub  ins(%a, %c : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.mul
func.func @mul(%a: tensor<4x?xf32>, %c: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.mul  ins(%a, %c : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.div
func.func @div(%a: tensor<4x?xf32>, %c: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.div  ins(%a, %c : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.powf
func.func @powf(%a: tensor<4x?xf32>, %c: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.powf  ins(%a, %c : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.max
func.func @max(%a: tensor<4x?xf32>, %c: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.max  ins(%a, %c : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.min
func.func @min(%a: tensor<4x?xf32>, %c: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.min  ins(%a, %c : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.add
func.func @add_2(%a: tensor<4x?xi32>, %c: tensor<4x?xi32>, %b: tensor<4x?xi32>) -> tensor<4x?xi32> {
 %0 = linalg.add  ins(%a, %c : tensor<4x?xi32>, tensor<4x?xi32>) outs(%b : tensor<4x?xi32>) -> tensor<4x?xi32>
 return %0 : tensor<4x?xi32> }
// ----- linalg.sub
func.func @sub_2(%a: tensor<4x?xi32>, %c: tensor<4x?xi32>, %b: tensor<4x?xi32>) -> tensor<4x?xi32> {
 %0 = linalg.sub  ins(%a, %c : tensor<4x?xi32>, tensor<4x?xi32>) outs(%b : tensor<4x?xi32>) -> tensor<4x?xi32>
 return %0 : tensor<4x?xi32> }
// ----- linalg.mul
func.func @mul_2(%a: tensor<4x?xi32>, %c: tensor<4x?xi32>, %b: tensor<4x?xi32>) -> tensor<4x?xi32> {
 %0 = linalg.mul  ins(%a, %c : tensor<4x?xi32>, tensor<4x?xi32>) outs(%b : tensor<4x?xi32>) -> tensor<4x?xi32>
 return %0 : tensor<4x?xi32> }
// ----- linalg.div
func.func @div_2(%a: tensor<4x?xi32>, %c: tensor<4x?xi32>, %b: tensor<4x?xi32>) -> tensor<4x?xi32> {
 %0 = linalg.div  ins(%a, %c : tensor<4x?xi32>, tensor<4x?xi32>) outs(%b : tensor<4x?xi32>) -> tensor<4x?xi32>
 return %0 : tensor<4x?xi32> }
// ----- linalg.div_unsigned
func.func @div_unsigned(%a: tensor<4x?xi32>, %c: tensor<4x?xi32>, %b: tensor<4x?xi32>) -> tensor<4x?xi32> {
 %0 = linalg.div_unsigned  ins(%a, %c : tensor<4x?xi32>, tensor<4x?xi32>) outs(%b : tensor<4x?xi32>) -> tensor<4x?xi32>
 return %0 : tensor<4x?xi32> }
// ----- linalg.max
func.func @max_2(%a: tensor<4x?xi32>, %c: tensor<4x?xi32>, %b: tensor<4x?xi32>) -> tensor<4x?xi32> {
 %0 = linalg.max  ins(%a, %c : tensor<4x?xi32>, tensor<4x?xi32>) outs(%b : tensor<4x?xi32>) -> tensor<4x?xi32>
 return %0 : tensor<4x?xi32> }
// ----- linalg.min
func.func @min_2(%a: tensor<4x?xi32>, %c: tensor<4x?xi32>, %b: tensor<4x?xi32>) -> tensor<4x?xi32> {
 %0 = linalg.min  ins(%a, %c : tensor<4x?xi32>, tensor<4x?xi32>) outs(%b : tensor<4x?xi32>) -> tensor<4x?xi32>
 return %0 : tensor<4x?xi32> }
// ----- linalg.select
func.func @select(%p: tensor<4x?xi1>, %a: tensor<4x?xf32>, %c: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.select ins(%p, %a, %c : tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
// ----- linalg.exp
func.func @exp_2(%a: tensor<4x?xf16>, %b: tensor<4x?xf16>) -> tensor<4x?xf16> {
 %0 = linalg.exp  ins(%a : tensor<4x?xf16>) outs(%b : tensor<4x?xf16>) -> tensor<4x?xf16>
 return %0 : tensor<4x?xf16> }
// ----- linalg.add
func.func @add_3(%a: tensor<4x?xcomplex<f32>>, %c: tensor<4x?xcomplex<f32>>, %b: tensor<4x?xcomplex<f32>>) -> tensor<4x?xcomplex<f32>> {
 %0 = linalg.add  ins(%a, %c : tensor<4x?xcomplex<f32>>, tensor<4x?xcomplex<f32>>) outs(%b : tensor<4x?xcomplex<f32>>) -> tensor<4x?xcomplex<f32>>
 return %0 : tensor<4x?xcomplex<f32>> }
// ----- linalg.exp
func.func @exp_3(%a: memref<4xf32>, %b: memref<4xf32>) {
 linalg.exp ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
 return }
// ----- linalg.copy, linalg.fill, linalg.add
func.func @copy_fill_add(%a: tensor<4xf32>, %b: tensor<4xf32>, %v: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
 %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
 %1 = linalg.fill ins(%v : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
 %2 = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
 return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32> }
// ----- linalg.add
func.func @add_4(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
 %2 = linalg.add {foo = 1} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
 return %2 : tensor<4xf32> }
// ----- linalg.matmul
func.func @matmul(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
 %0 = linalg.matmul  ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
 return %0 : tensor<4x6xf32> }
// ----- linalg.matmul
func.func @matmul_2(%a: tensor<4x5xi8>, %b: tensor<5x6xi8>, %c: tensor<4x6xi32>) -> tensor<4x6xi32> {
 %0 = linalg.matmul  ins(%a, %b : tensor<4x5xi8>, tensor<5x6xi8>) outs(%c : tensor<4x6xi32>) -> tensor<4x6xi32>
 return %0 : tensor<4x6xi32> }
// ----- linalg.matmul
func.func @matmul_3(%a: tensor<4x5xi8>, %b: tensor<5x6xi8>, %c: tensor<4x6xi32>) -> tensor<4x6xi32> {
 %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x5xi8>, tensor<5x6xi8>) outs(%c : tensor<4x6xi32>) -> tensor<4x6xi32>
 return %0 : tensor<4x6xi32> }
// ----- linalg.batch_matmul
func.func @batch_matmul(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
 %0 = linalg.batch_matmul  ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
 return %0 : tensor<2x4x6xf32> }
// ----- linalg.matvec
func.func @matvec(%a: tensor<4x5xf32>, %b: tensor<5xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.matvec  ins(%a, %b : tensor<4x5xf32>, tensor<5xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
 return %0 : tensor<4xf32> }
// ----- linalg.vecmat
func.func @vecmat(%a: tensor<5xf32>, %b: tensor<5x6xf32>, %c: tensor<6xf32>) -> tensor<6xf32> {
 %0 = linalg.vecmat  ins(%a, %b : tensor<5xf32>, tensor<5x6xf32>) outs(%c : tensor<6xf32>) -> tensor<6xf32>
 return %0 : tensor<6xf32> }
// ----- linalg.dot
func.func @dot(%a: tensor<5xf32>, %b: tensor<5xf32>, %c: tensor<f32>) -> tensor<f32> {
 %0 = linalg.dot  ins(%a, %b : tensor<5xf32>, tensor<5xf32>) outs(%c : tensor<f32>) -> tensor<f32>
 return %0 : tensor<f32> }
// ----- linalg.batch_matvec
func.func @batch_matvec(%a: tensor<2x4x5xf32>, %b: tensor<2x5xf32>, %c: tensor<2x4xf32>) -> tensor<2x4xf32> {
 %0 = linalg.batch_matvec  ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
 return %0 : tensor<2x4xf32> }
// ----- linalg.batch_vecmat
func.func @batch_vecmat(%a: tensor<2x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x6xf32>) -> tensor<2x6xf32> {
 %0 = linalg.batch_vecmat  ins(%a, %b : tensor<2x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x6xf32>) -> tensor<2x6xf32>
 return %0 : tensor<2x6xf32> }
// ----- linalg.mmt4d
func.func @mmt4d(%a: tensor<2x3x4x5xf32>, %b: tensor<6x3x7x5xf32>, %c: tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32> {
 %0 = linalg.mmt4d  ins(%a, %b : tensor<2x3x4x5xf32>, tensor<6x3x7x5xf32>) outs(%c : tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
 return %0 : tensor<2x6x4x7xf32> }
// ----- linalg.batch_mmt4d
func.func @batch_mmt4d(%a: tensor<2x2x3x4x5xf32>, %b: tensor<2x6x3x7x5xf32>, %c: tensor<2x2x6x4x7xf32>) -> tensor<2x2x6x4x7xf32> {
 %0 = linalg.batch_mmt4d  ins(%a, %b : tensor<2x2x3x4x5xf32>, tensor<2x6x3x7x5xf32>) outs(%c : tensor<2x2x6x4x7xf32>) -> tensor<2x2x6x4x7xf32>
 return %0 : tensor<2x2x6x4x7xf32> }
// ----- linalg.batch_reduce_matmul
func.func @batch_reduce_matmul(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
 %0 = linalg.batch_reduce_matmul  ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
 return %0 : tensor<4x6xf32> }
// ----- linalg.quantized_matmul
func.func @quantized_matmul(%a: tensor<4x5xi8>, %b: tensor<5x6xi8>, %c: tensor<4x6xi32>, %z: i32) -> tensor<4x6xi32> {
 %0 = linalg.quantized_matmul  ins(%a, %b, %z, %z: tensor<4x5xi8>, tensor<5x6xi8>, i32, i32) outs(%c : tensor<4x6xi32>) -> tensor<4x6xi32>
 return %0 : tensor<4x6xi32> }
// ----- linalg.conv_1d
func.func @conv_1d(%a: tensor<8xf32>, %b: tensor<3xf32>, %c: tensor<6xf32>) -> tensor<6xf32> {
 %0 = linalg.conv_1d  ins(%a, %b : tensor<8xf32>, tensor<3xf32>) outs(%c : tensor<6xf32>) -> tensor<6xf32>
 return %0 : tensor<6xf32> }
// ----- linalg.conv_2d_nhwc_hwcf
func.func @conv_2d_nhwc_hwcf(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x8xf32>, %c: tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32> {
 %0 = linalg.conv_2d_nhwc_hwcf  ins(%a, %b : tensor<1x8x8x4xf32>, tensor<3x3x4x8xf32>) outs(%c : tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
 return %0 : tensor<1x6x6x8xf32> }
// ----- linalg.matmul
func.func @matmul_4(%a: tensor<5x4xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
 %0 = linalg.matmul indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>]
     ins(%a, %b : tensor<5x4xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
 return %0 : tensor<4x6xf32> }
// ----- linalg.contract
func.func @contract(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
 %0 = linalg.contract indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
     affine_map<(m,n,k)->(m,n)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
 return %0 : tensor<4x6xf32> }
// ----- linalg.matvec
func.func @matvec_2(%a: tensor<4x5xf32>, %b: tensor<5xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.matvec {foo} ins(%a, %b : tensor<4x5xf32>, tensor<5xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
 return %0 : tensor<4xf32> }
// ----- linalg.transpose, linalg.reduce, arith.addf
func.func @transpose_reduce_addf(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %c: tensor<4xf32>, %d: tensor<4x5xf32>)
    -> (tensor<5x4xf32>, tensor<4xf32>, tensor<4x5xf32>, tensor<4x5xf32>) {
 %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%b : tensor<5x4xf32>) permutation = [1, 0]
 %1 = linalg.reduce { arith.addf } ins(%a : tensor<4x5xf32>) outs(%c : tensor<4xf32>) dimensions = [1]
 %2 = linalg.broadcast ins(%c : tensor<4xf32>) outs(%d : tensor<4x5xf32>) dimensions = [1]
 %3 = linalg.map { math.absf } ins(%a : tensor<4x5xf32>) outs(%d : tensor<4x5xf32>)
 return %0, %1, %2, %3 : tensor<5x4xf32>, tensor<4xf32>, tensor<4x5xf32>, tensor<4x5xf32> }
// ----- linalg.elementwise
func.func @elementwise(%a: tensor<4x5xf32>, %d: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
 %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x5xf32>) outs(%d : tensor<4x5xf32>) -> tensor<4x5xf32>
 %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i,j)->(i,j)>,
     affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>] ins(%a, %0 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%d : tensor<4x5xf32>) -> tensor<4x5xf32>
 return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32> }
// ----- linalg.generic, math.exp
func.func @generic_exp(%a: tensor<4xf32>, %b: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
 %0 = linalg.generic {indexing_maps=[affine_map<(i)->(i)>,affine_map<(i)->(i)>], iterator_types=["parallel"]}
     ins(%a: tensor<4xf32>) outs(%b: tensor<4xf32>) { ^bb0(%x: f32, %y: f32): 
  %z = math.exp %x : f32
  linalg.yield %z : f32 } -> tensor<4xf32>
 return %0 : tensor<4xf32> }
// ----- linalg.softmax
func.func @softmax(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.softmax dimension(1) ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }
