// COMPARE: --canonicalize
// ----- a predicate that is broadcast
func.func @selected(%d: tensor<1xi1>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %1 = tosa.select %d, %a, %a : (tensor<1xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// ----- equal values
func.func @same(%d: tensor<4xi1>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %1 = tosa.select %d, %a, %a : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// ----- a constant predicate
func.func @chosen(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %d = "tosa.const"() {values = dense<true> : tensor<4xi1>} : () -> tensor<4xi1>
  %1 = tosa.select %d, %a, %b : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// ----- a constant predicate that is broadcast
func.func @chosen_by_one(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %d = "tosa.const"() {values = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
  %1 = tosa.select %d, %a, %b : (tensor<1xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// ----- a value that is broadcast
func.func @chosen_of_one(%a: tensor<4xf32>, %b: tensor<1xf32>) -> tensor<4xf32> {
  %d = "tosa.const"() {values = dense<true> : tensor<4xi1>} : () -> tensor<4xi1>
  %1 = tosa.select %d, %a, %b : (tensor<4xi1>, tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// ----- sizes that are not known
func.func @unknown(%d: tensor<?xi1>, %a: tensor<?xf32>) -> tensor<?xf32> {
  %1 = tosa.select %d, %a, %a : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
// ----- a predicate of unknown size
func.func @unknown_predicate(%d: tensor<?xi1>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %1 = tosa.select %d, %a, %a : (tensor<?xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// ----- products with zero
func.func @zero(%i: tensor<4xi32>, %e: tensor<?xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %z4 = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %i, %z, %s : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi32>
  %1 = tosa.mul %z4, %i, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %2 = tosa.mul %e, %z, %s : (tensor<?xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<?xi32>
  return %0, %1, %2 : tensor<4xi32>, tensor<4xi32>, tensor<?xi32>
}
// ----- quotients by one
func.func @by_one(%i: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %o = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %o4 = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = tosa.intdiv %i, %o : (tensor<4xi32>, tensor<1xi32>) -> tensor<4xi32>
  %1 = tosa.intdiv %i, %o4 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0, %1 : tensor<4xi32>, tensor<4xi32>
}
// ----- quotients of zero
func.func @of_zero(%i: tensor<4xi32>, %j: tensor<1xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %z4 = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = tosa.intdiv %z4, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %1 = tosa.intdiv %z4, %j : (tensor<4xi32>, tensor<1xi32>) -> tensor<4xi32>
  return %0, %1 : tensor<4xi32>, tensor<4xi32>
}
