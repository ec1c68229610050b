// COMPARE: --convert-elementwise-to-linalg
// ----- arith.addf
func.func @addf(%a0: tensor<?x4xf32>, %a1: tensor<?x4xf32>) -> tensor<?x4xf32> {
 
 %0 = arith.addf %a0, %a1 : tensor<?x4xf32>
 return %0 : tensor<?x4xf32> }
// ----- arith.addf
func.func @addf_2(%a0: tensor<?x4xf32>, %a1: tensor<?x4xf32>) -> tensor<?x4xf32> {
 
 %0 = arith.addf %a0, %a1 fastmath<fast> : tensor<?x4xf32>
 return %0 : tensor<?x4xf32> }
// ----- arith.cmpf
func.func @cmpf(%a0: tensor<?x4xf32>, %a1: tensor<?x4xf32>) -> tensor<?x4xi1> {
 
 %0 = arith.cmpf olt, %a0, %a1 : tensor<?x4xf32>
 return %0 : tensor<?x4xi1> }
// ----- arith.select
func.func @select(%a0: tensor<?x4xi1>, %a1: tensor<?x4xf32>, %a2: tensor<?x4xf32>) -> tensor<?x4xf32> {
 
 %0 = arith.select %a0, %a1, %a2 : tensor<?x4xi1>, tensor<?x4xf32>
 return %0 : tensor<?x4xf32> }
// ----- arith.select
func.func @select_2(%a0: i1, %a1: tensor<?x4xf32>, %a2: tensor<?x4xf32>) -> tensor<?x4xf32> {
 
 %0 = arith.select %a0, %a1, %a2 : tensor<?x4xf32>
 return %0 : tensor<?x4xf32> }
// ----- math.exp
func.func @exp(%a0: tensor<?x4xf32>) -> tensor<?x4xf32> {
 
 %0 = math.exp %a0 : tensor<?x4xf32>
 return %0 : tensor<?x4xf32> }
// ----- math.fma
func.func @fma(%a0: tensor<?x4xf32>, %a1: tensor<?x4xf32>, %a2: tensor<?x4xf32>) -> tensor<?x4xf32> {
 
 %0 = math.fma %a0, %a1, %a2 : tensor<?x4xf32>
 return %0 : tensor<?x4xf32> }
// ----- arith.sitofp
func.func @sitofp(%a0: tensor<?x4xi32>) -> tensor<?x4xf32> {
 
 %0 = arith.sitofp %a0 : tensor<?x4xi32> to tensor<?x4xf32>
 return %0 : tensor<?x4xf32> }
// ----- arith.trunci
func.func @trunci(%a0: tensor<?x4xi32>) -> tensor<?x4xi8> {
 
 %0 = arith.trunci %a0 : tensor<?x4xi32> to tensor<?x4xi8>
 return %0 : tensor<?x4xi8> }
// ----- arith.index_cast
func.func @index_cast(%a0: tensor<4xindex>) -> tensor<4xi32> {
 
 %0 = arith.index_cast %a0 : tensor<4xindex> to tensor<4xi32>
 return %0 : tensor<4xi32> }
// ----- arith.addf
func.func @addf_3(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
 
 %0 = arith.addf %a0, %a1 : tensor<f32>
 return %0 : tensor<f32> }
// ----- arith.addf
func.func @addf_4(%a0: f32, %a1: f32) -> f32 {
 
 %0 = arith.addf %a0, %a1 : f32
 return %0 : f32 }
// ----- arith.addf
func.func @addf_5(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
 
 %0 = arith.addf %a0, %a1 : vector<4xf32>
 return %0 : vector<4xf32> }
// ----- arith.addf
func.func @addf_6(%a0: tensor<*xf32>, %a1: tensor<*xf32>) -> tensor<*xf32> {
 
 %0 = arith.addf %a0, %a1 : tensor<*xf32>
 return %0 : tensor<*xf32> }
// ----- math.powf
func.func @powf(%a0: tensor<3x4xf16>, %a1: tensor<3x4xf16>) -> tensor<3x4xf16> {
 
 %0 = math.powf %a0, %a1 : tensor<3x4xf16>
 return %0 : tensor<3x4xf16> }
// -----
func.func @elementwise_on_tensors() -> tensor<4xf32> {
 
 %0 = arith.constant dense<1.0> : tensor<4xf32>
 return %0 : tensor<4xf32> }
// ----- arith.bitcast
func.func @bitcast(%a0: tensor<?x4xi32>) -> tensor<?x4xf32> {
 
 %0 = arith.bitcast %a0 : tensor<?x4xi32> to tensor<?x4xf32>
 return %0 : tensor<?x4xf32> }
// ----- complex.abs
func.func @abs(%a0: complex<f32>) -> f32 {
 
 %0 = complex.abs %a0 : complex<f32>
 return %0 : f32 }
// ----- math.fpowi
func.func @fpowi(%a0: tensor<?x4xf32>, %a1: tensor<?x4xi32>) -> tensor<?x4xf32> {
 
 %0 = math.fpowi %a0, %a1 : tensor<?x4xf32>, tensor<?x4xi32>
 return %0 : tensor<?x4xf32> }
// ----- arith.extf
func.func @extf(%a0: tensor<4x?x?xf16>) -> tensor<4x?x?xf32> {
 
 %0 = arith.extf %a0 : tensor<4x?x?xf16> to tensor<4x?x?xf32>
 return %0 : tensor<4x?x?xf32> }
// ----- arith.addui_extended
func.func @addui_extended(%a: tensor<4xi32>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi1>) {
 %0, %1 = arith.addui_extended %a, %b : tensor<4xi32>, tensor<4xi1>
 return %0, %1 : tensor<4xi32>, tensor<4xi1> }
// ----- arith.negf
func.func @negf(%a0: tensor<4xf32>) -> tensor<4xf32> {
 
 %0 = arith.negf %a0 {foo = 1} : tensor<4xf32>
 return %0 : tensor<4xf32> }
// ----- arith.remsi
func.func @remsi(%a0: tensor<4xindex>, %a1: tensor<4xindex>) -> tensor<4xindex> {
 
 %0 = arith.remsi %a0, %a1 : tensor<4xindex>
 return %0 : tensor<4xindex> }
// ----- arith.addf, arith.mulf, math.tanh
func.func @addf_mulf_tanh(%a: tensor<4xf32>) -> tensor<4xf32> {
 %0 = arith.addf %a, %a : tensor<4xf32>
 %1 = arith.mulf %0, %a : tensor<4xf32>
 %2 = math.tanh %1 : tensor<4xf32>
 return %2 : tensor<4xf32> }
