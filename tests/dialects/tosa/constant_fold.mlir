// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-layerwise-constant-fold))" --split-input-file
func.func @t() -> tensor<3x2xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %3 : tensor<3x2xi32>
}
// -----
func.func @tuse() -> (tensor<3x2xi32>, tensor<2x3xi32>) {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %3, %0 : tensor<3x2xi32>, tensor<2x3xi32>
}
// -----
func.func @tsplat() -> tensor<3x2xf32> {
  %0 = "tosa.const"() <{values = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %3 : tensor<3x2xf32>
}
// -----
func.func @tbf() -> tensor<3x2xbf16> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  return %3 : tensor<3x2xbf16>
}
// -----
func.func @ti4() -> tensor<3x2xi4> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi4>) -> tensor<3x2xi4>
  return %3 : tensor<3x2xi4>
}
// -----
func.func @ti1() -> tensor<3x2xi1> {
  %0 = "tosa.const"() <{values = dense<[[1,0,1],[0,0,1]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi1>) -> tensor<3x2xi1>
  return %3 : tensor<3x2xi1>
}
// -----
func.func @recip() -> tensor<3xf32> {
  %0 = "tosa.const"() <{values = dense<[1.,3.,0.]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %3 = tosa.reciprocal %0 : (tensor<3xf32>) -> tensor<3xf32>
  return %3 : tensor<3xf32>
}
// -----
func.func @redsum() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}
// -----
func.func @redprod() -> tensor<2x1xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %3 : tensor<2x1xi32>
}
// -----
func.func @redsumf() -> tensor<1x3xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %3 : tensor<1x3xf32>
}
// -----
func.func @redsumuse() -> (tensor<1x3xi32>, tensor<2x3xi32>) {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3, %0 : tensor<1x3xi32>, tensor<2x3xi32>
}
// -----
func.func @concat() -> tensor<4xi32> {
  %0 = "tosa.const"() <{values = dense<[1,2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = tosa.concat %0, %0 {axis = 0 : i32} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}
// -----
func.func @reshape() -> tensor<3x2xi32> {
  %sh = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reshape %0, %sh : (tensor<2x3xi32>, !tosa.shape<2>) -> tensor<3x2xi32>
  return %3 : tensor<3x2xi32>
}
// -----
func.func @add() -> tensor<2xi32> {
  %0 = "tosa.const"() <{values = dense<[1,2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = tosa.add %0, %0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %3 : tensor<2xi32>
}
// -----
func.func @slice() -> tensor<1xi32> {
  %sh = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = "tosa.const"() <{values = dense<[1,2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = tosa.slice %0, %sh, %sh : (tensor<2xi32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<1xi32>
  return %3 : tensor<1xi32>
}
// -----
func.func @padz(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = "tosa.const"() <{values = dense<[1,2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tosa.const"() <{values = dense<[1,2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = tosa.add %a, %0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %4 = tosa.add %3, %1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %5 = tosa.abs %a : (tensor<2xi32>) -> tensor<2xi32>
  return %4 : tensor<2xi32>
}
// -----
func.func @tf64() -> tensor<3x2xf64> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf64>) -> tensor<3x2xf64>
  return %3 : tensor<3x2xf64>
}
// -----
func.func @tf16() -> tensor<3x2xf16> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf16>) -> tensor<3x2xf16>
  return %3 : tensor<3x2xf16>
}
// -----
func.func @tf8E4M3FN() -> tensor<3x2xf8E4M3FN> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf8E4M3FN>}> : () -> tensor<2x3xf8E4M3FN>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  return %3 : tensor<3x2xf8E4M3FN>
}
// -----
func.func @tf8E5M2() -> tensor<3x2xf8E5M2> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf8E5M2>}> : () -> tensor<2x3xf8E5M2>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf8E5M2>) -> tensor<3x2xf8E5M2>
  return %3 : tensor<3x2xf8E5M2>
}
// -----
func.func @ttf32() -> tensor<3x2xtf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xtf32>}> : () -> tensor<2x3xtf32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xtf32>) -> tensor<3x2xtf32>
  return %3 : tensor<3x2xtf32>
}
// -----
func.func @ti8() -> tensor<3x2xi8> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi8>) -> tensor<3x2xi8>
  return %3 : tensor<3x2xi8>
}
// -----
func.func @ti16() -> tensor<3x2xi16> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi16>) -> tensor<3x2xi16>
  return %3 : tensor<3x2xi16>
}
// -----
func.func @ti48() -> tensor<3x2xi48> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi48>}> : () -> tensor<2x3xi48>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi48>) -> tensor<3x2xi48>
  return %3 : tensor<3x2xi48>
}
// -----
func.func @ti64() -> tensor<3x2xi64> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi64>) -> tensor<3x2xi64>
  return %3 : tensor<3x2xi64>
}
// -----
func.func @tui8() -> tensor<3x2xui8> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xui8>) -> tensor<3x2xui8>
  return %3 : tensor<3x2xui8>
}
// -----
func.func @tf32() -> tensor<3x2xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %3 : tensor<3x2xf32>
}
// -----
func.func @tsplati4() -> tensor<3x2xi4> {
  %0 = "tosa.const"() <{values = dense<1> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi4>) -> tensor<3x2xi4>
  return %3 : tensor<3x2xi4>
}
// -----
func.func @tsplatuse() -> (tensor<3x2xi32>, tensor<2x3xi32>) {
  %0 = "tosa.const"() <{values = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %3, %0 : tensor<3x2xi32>, tensor<2x3xi32>
}
// -----
func.func @t3() -> tensor<3x2x2xi32> {
  %0 = "tosa.const"() <{values = dense<[[[1,2,3],[4,5,6]],[[7,8,9],[10,11,12]]]> : tensor<2x2x3xi32>}> : () -> tensor<2x2x3xi32>
  %3 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<2x2x3xi32>) -> tensor<3x2x2xi32>
  return %3 : tensor<3x2x2xi32>
}
// -----
func.func @arithc() -> tensor<3x2xi32> {
  %0 = arith.constant dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %3 : tensor<3x2xi32>
}
// -----
func.func @ttwice() -> (tensor<3x2xi32>, tensor<3x2xi32>) {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %3, %4 : tensor<3x2xi32>, tensor<3x2xi32>
}
// -----
func.func @recipuse() -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = "tosa.const"() <{values = dense<[1.,3.,0.]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %3 = tosa.reciprocal %0 : (tensor<3xf32>) -> tensor<3xf32>
  return %3, %0 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @recipsplatuse() -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = "tosa.const"() <{values = dense<3.0> : tensor<3xf32>}> : () -> tensor<3xf32>
  %3 = tosa.reciprocal %0 : (tensor<3xf32>) -> tensor<3xf32>
  return %3, %0 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @recipf16() -> (tensor<3xf16>) {
  %0 = "tosa.const"() <{values = dense<[3.0,7.0,-0.0]> : tensor<3xf16>}> : () -> tensor<3xf16>
  %3 = tosa.reciprocal %0 : (tensor<3xf16>) -> tensor<3xf16>
  return %3 : tensor<3xf16>
}
// -----
func.func @recipbf16() -> (tensor<3xbf16>) {
  %0 = "tosa.const"() <{values = dense<[3.0,7.0,0x7f80]> : tensor<3xbf16>}> : () -> tensor<3xbf16>
  %3 = tosa.reciprocal %0 : (tensor<3xbf16>) -> tensor<3xbf16>
  return %3 : tensor<3xbf16>
}
// -----
func.func @recipnan() -> (tensor<3xf32>) {
  %0 = "tosa.const"() <{values = dense<[0x7fc00001,0xffc00000,1.0e-45]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %3 = tosa.reciprocal %0 : (tensor<3xf32>) -> tensor<3xf32>
  return %3 : tensor<3xf32>
}
// -----
func.func @ralli1() -> tensor<1x3xi1> {
  %0 = "tosa.const"() <{values = dense<[[1,0,1],[0,0,1]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %3 = tosa.reduce_all %0 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  return %3 : tensor<1x3xi1>
}
// -----
func.func @ralli1() -> tensor<2x1xi1> {
  %0 = "tosa.const"() <{values = dense<[[1,0,1],[0,0,1]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %3 = tosa.reduce_all %0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %3 : tensor<2x1xi1>
}
// -----
func.func @ranyi1() -> tensor<1x3xi1> {
  %0 = "tosa.const"() <{values = dense<[[1,0,1],[0,0,1]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %3 = tosa.reduce_any %0 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  return %3 : tensor<1x3xi1>
}
// -----
func.func @ranyi1() -> tensor<2x1xi1> {
  %0 = "tosa.const"() <{values = dense<[[1,0,1],[0,0,1]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %3 = tosa.reduce_any %0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return %3 : tensor<2x1xi1>
}
// -----
func.func @rmaxi32() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,-2,3],[4,5,2147483647]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}
// -----
func.func @rmaxi32() -> tensor<2x1xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,-2,3],[4,5,2147483647]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %3 : tensor<2x1xi32>
}
// -----
func.func @rmaxi8() -> tensor<1x3xi8> {
  %0 = "tosa.const"() <{values = dense<[[100,-2,3],[100,5,-128]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %3 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
  return %3 : tensor<1x3xi8>
}
// -----
func.func @rmaxi8() -> tensor<2x1xi8> {
  %0 = "tosa.const"() <{values = dense<[[100,-2,3],[100,5,-128]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %3 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
  return %3 : tensor<2x1xi8>
}
// -----
func.func @rmaxf32() -> tensor<1x3xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %3 : tensor<1x3xf32>
}
// -----
func.func @rmaxf32() -> tensor<2x1xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %3 : tensor<2x1xf32>
}
// -----
func.func @rmaxi32() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}
// -----
func.func @rmaxi32() -> tensor<2x1xi32> {
  %0 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %3 : tensor<2x1xi32>
}
// -----
func.func @rmaxi4() -> tensor<1x3xi4> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %3 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<2x3xi4>) -> tensor<1x3xi4>
  return %3 : tensor<1x3xi4>
}
// -----
func.func @rmaxi4() -> tensor<2x1xi4> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %3 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<2x3xi4>) -> tensor<2x1xi4>
  return %3 : tensor<2x1xi4>
}
// -----
func.func @rmaxi64() -> tensor<1x3xi64> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %3 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<2x3xi64>) -> tensor<1x3xi64>
  return %3 : tensor<1x3xi64>
}
// -----
func.func @rmaxi64() -> tensor<2x1xi64> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %3 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x1xi64>
  return %3 : tensor<2x1xi64>
}
// -----
func.func @rmini32() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,-2,3],[4,5,2147483647]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_min %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}
// -----
func.func @rmini32() -> tensor<2x1xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,-2,3],[4,5,2147483647]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %3 : tensor<2x1xi32>
}
// -----
func.func @rmini8() -> tensor<1x3xi8> {
  %0 = "tosa.const"() <{values = dense<[[100,-2,3],[100,5,-128]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %3 = tosa.reduce_min %0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
  return %3 : tensor<1x3xi8>
}
// -----
func.func @rmini8() -> tensor<2x1xi8> {
  %0 = "tosa.const"() <{values = dense<[[100,-2,3],[100,5,-128]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %3 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
  return %3 : tensor<2x1xi8>
}
// -----
func.func @rminf32() -> tensor<1x3xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.reduce_min %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %3 : tensor<1x3xf32>
}
// -----
func.func @rminf32() -> tensor<2x1xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %3 : tensor<2x1xf32>
}
// -----
func.func @rmini32() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_min %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}
// -----
func.func @rmini32() -> tensor<2x1xi32> {
  %0 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %3 : tensor<2x1xi32>
}
// -----
func.func @rmini4() -> tensor<1x3xi4> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %3 = tosa.reduce_min %0 {axis = 0 : i32} : (tensor<2x3xi4>) -> tensor<1x3xi4>
  return %3 : tensor<1x3xi4>
}
// -----
func.func @rmini4() -> tensor<2x1xi4> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %3 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<2x3xi4>) -> tensor<2x1xi4>
  return %3 : tensor<2x1xi4>
}
// -----
func.func @rmini64() -> tensor<1x3xi64> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %3 = tosa.reduce_min %0 {axis = 0 : i32} : (tensor<2x3xi64>) -> tensor<1x3xi64>
  return %3 : tensor<1x3xi64>
}
// -----
func.func @rmini64() -> tensor<2x1xi64> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %3 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x1xi64>
  return %3 : tensor<2x1xi64>
}
// -----
func.func @rproducti32() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,-2,3],[4,5,2147483647]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_product %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}
// -----
func.func @rproducti32() -> tensor<2x1xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,-2,3],[4,5,2147483647]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %3 : tensor<2x1xi32>
}
// -----
func.func @rproducti8() -> tensor<1x3xi8> {
  %0 = "tosa.const"() <{values = dense<[[100,-2,3],[100,5,-128]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %3 = tosa.reduce_product %0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
  return %3 : tensor<1x3xi8>
}
// -----
func.func @rproducti8() -> tensor<2x1xi8> {
  %0 = "tosa.const"() <{values = dense<[[100,-2,3],[100,5,-128]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %3 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
  return %3 : tensor<2x1xi8>
}
// -----
func.func @rproductf32() -> tensor<1x3xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.reduce_product %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %3 : tensor<1x3xf32>
}
// -----
func.func @rproductf32() -> tensor<2x1xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %3 : tensor<2x1xf32>
}
// -----
func.func @rproducti32() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_product %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}
// -----
func.func @rproducti32() -> tensor<2x1xi32> {
  %0 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %3 : tensor<2x1xi32>
}
// -----
func.func @rproducti4() -> tensor<1x3xi4> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %3 = tosa.reduce_product %0 {axis = 0 : i32} : (tensor<2x3xi4>) -> tensor<1x3xi4>
  return %3 : tensor<1x3xi4>
}
// -----
func.func @rproducti4() -> tensor<2x1xi4> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %3 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<2x3xi4>) -> tensor<2x1xi4>
  return %3 : tensor<2x1xi4>
}
// -----
func.func @rproducti64() -> tensor<1x3xi64> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %3 = tosa.reduce_product %0 {axis = 0 : i32} : (tensor<2x3xi64>) -> tensor<1x3xi64>
  return %3 : tensor<1x3xi64>
}
// -----
func.func @rproducti64() -> tensor<2x1xi64> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %3 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x1xi64>
  return %3 : tensor<2x1xi64>
}
// -----
func.func @rsumi32() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,-2,3],[4,5,2147483647]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}
// -----
func.func @rsumi32() -> tensor<2x1xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,-2,3],[4,5,2147483647]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %3 : tensor<2x1xi32>
}
// -----
func.func @rsumi8() -> tensor<1x3xi8> {
  %0 = "tosa.const"() <{values = dense<[[100,-2,3],[100,5,-128]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
  return %3 : tensor<1x3xi8>
}
// -----
func.func @rsumi8() -> tensor<2x1xi8> {
  %0 = "tosa.const"() <{values = dense<[[100,-2,3],[100,5,-128]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %3 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x1xi8>
  return %3 : tensor<2x1xi8>
}
// -----
func.func @rsumf32() -> tensor<1x3xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %3 : tensor<1x3xf32>
}
// -----
func.func @rsumf32() -> tensor<2x1xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %3 : tensor<2x1xf32>
}
// -----
func.func @rsumi32() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}
// -----
func.func @rsumi32() -> tensor<2x1xi32> {
  %0 = "tosa.const"() <{values = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %3 : tensor<2x1xi32>
}
// -----
func.func @rsumi4() -> tensor<1x3xi4> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi4>) -> tensor<1x3xi4>
  return %3 : tensor<1x3xi4>
}
// -----
func.func @rsumi4() -> tensor<2x1xi4> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %3 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<2x3xi4>) -> tensor<2x1xi4>
  return %3 : tensor<2x1xi4>
}
// -----
func.func @rsumi64() -> tensor<1x3xi64> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi64>) -> tensor<1x3xi64>
  return %3 : tensor<1x3xi64>
}
// -----
func.func @rsumi64() -> tensor<2x1xi64> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,-6]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %3 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x1xi64>
  return %3 : tensor<2x1xi64>
}
// -----
// MLIR LEFT OUT: compares unsigned numbers as signed ones
func.func @rui(%a: tensor<?x3xi32>) -> tensor<2x1xui8> {
  %0 = "tosa.const"() <{values = dense<[[1,200,3],[4,5,6]]> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %3 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<2x3xui8>) -> tensor<2x1xui8>
  return %3 : tensor<2x1xui8>
}
// -----
func.func @recipf8() -> (tensor<2xf8E4M3FN>) {
  %0 = "tosa.const"() <{values = dense<[3.0,0.0]> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
  %3 = tosa.reciprocal %0 : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %3 : tensor<2xf8E4M3FN>
}
// -----
func.func @chain() -> tensor<3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %s = tosa.const_shape {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %2 = tosa.reduce_sum %1 {axis = 1 : i32} : (tensor<3x2xi32>) -> tensor<3x1xi32>
  %3 = tosa.reshape %2, %s : (tensor<3x1xi32>, !tosa.shape<1>) -> tensor<3xi32>
  return %3 : tensor<3xi32>
}
// -----
func.func @nested(%c: tensor<i1>) -> tensor<3x2xi32> {
  %r = tosa.cond_if %c : tensor<i1> -> tensor<3x2xi32> {
    %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
    tosa.yield %1 : tensor<3x2xi32>
  } else {
    %0 = "tosa.const"() <{values = dense<1> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
    tosa.yield %0 : tensor<3x2xi32>
  }
  return %r : tensor<3x2xi32>
}
// -----
func.func @branch(%c: i1) -> tensor<3x2xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  cf.cond_br %c, ^a, ^a
^a:
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %1 : tensor<3x2xi32>
}
// ----- canonicalizations of the dialect
func.func @clamps(%a: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.clamp %0 {min_val = 1.0 : f32, max_val = 7.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %1, %3 : tensor<2x3xf32>, tensor<2x3xf32>
}
