// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- calculations of two i32
func.func @calculations_two_i32() {
  %v0 = "tosa.const"() <{values = dense<7> : tensor<2xi32>}> : () -> tensor<2xi32>
  %v1 = "tosa.const"() <{values = dense<-2> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.add %v0, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.add %v1, %v0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.add %v1, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = tosa.sub %v0, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %4 = tosa.sub %v1, %v0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %5 = tosa.sub %v1, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %6 = tosa.mul %v0, %v1, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %7 = tosa.mul %v1, %v0, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %8 = tosa.mul %v1, %v1, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %9 = tosa.intdiv %v0, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %10 = tosa.intdiv %v1, %v0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %11 = tosa.intdiv %v1, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %12 = tosa.greater %v0, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %13 = tosa.greater %v1, %v0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %14 = tosa.greater %v1, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %15 = tosa.greater_equal %v0, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %16 = tosa.greater_equal %v1, %v0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %17 = tosa.greater_equal %v1, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %18 = tosa.equal %v0, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %19 = tosa.equal %v1, %v0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %20 = tosa.equal %v1, %v1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20) : (tensor<2xi32>, tensor<2xi32>,
      tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>,
      tensor<2xi32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>,
      tensor<2xi1>) -> ()
  return
}
// ----- calculations of two i8
func.func @calculations_two_i8() {
  %v0 = "tosa.const"() <{values = dense<100> : tensor<2xi8>}> : () -> tensor<2xi8>
  %v1 = "tosa.const"() <{values = dense<-128> : tensor<2xi8>}> : () -> tensor<2xi8>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.add %v0, %v1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %1 = tosa.add %v1, %v0 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %2 = tosa.add %v1, %v1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %3 = tosa.sub %v0, %v1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %4 = tosa.sub %v1, %v0 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %5 = tosa.sub %v1, %v1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %6 = tosa.greater %v0, %v1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  %7 = tosa.greater %v1, %v0 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  %8 = tosa.greater %v1, %v1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  %9 = tosa.greater_equal %v0, %v1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  %10 = tosa.greater_equal %v1, %v0 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  %11 = tosa.greater_equal %v1, %v1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  %12 = tosa.equal %v0, %v1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  %13 = tosa.equal %v1, %v0 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  %14 = tosa.equal %v1, %v1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14) : (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>,
      tensor<2xi8>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>,
      tensor<2xi1>) -> ()
  return
}
// ----- calculations of two f32
func.func @calculations_two_f32() {
  %v0 = "tosa.const"() <{values = dense<7.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %v1 = "tosa.const"() <{values = dense<-2.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.add %v0, %v1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = tosa.add %v1, %v0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = tosa.add %v1, %v1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %3 = tosa.sub %v0, %v1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %4 = tosa.sub %v1, %v0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %5 = tosa.sub %v1, %v1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %6 = tosa.mul %v0, %v1, %s : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  %7 = tosa.mul %v1, %v0, %s : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  %8 = tosa.mul %v1, %v1, %s : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  %9 = tosa.greater %v0, %v1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %10 = tosa.greater %v1, %v0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %11 = tosa.greater %v1, %v1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %12 = tosa.greater_equal %v0, %v1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %13 = tosa.greater_equal %v1, %v0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %14 = tosa.greater_equal %v1, %v1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %15 = tosa.equal %v0, %v1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %16 = tosa.equal %v1, %v0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %17 = tosa.equal %v1, %v1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>,
      tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>,
      tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> ()
  return
}
// ----- calculations of two f16
func.func @calculations_two_f16() {
  %v0 = "tosa.const"() <{values = dense<65504.0> : tensor<2xf16>}> : () -> tensor<2xf16>
  %v1 = "tosa.const"() <{values = dense<0.5> : tensor<2xf16>}> : () -> tensor<2xf16>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.add %v0, %v1 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %1 = tosa.add %v1, %v0 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %2 = tosa.add %v1, %v1 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %3 = tosa.sub %v0, %v1 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %4 = tosa.sub %v1, %v0 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %5 = tosa.sub %v1, %v1 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
  %6 = tosa.mul %v0, %v1, %s : (tensor<2xf16>, tensor<2xf16>, tensor<1xi8>) -> tensor<2xf16>
  %7 = tosa.mul %v1, %v0, %s : (tensor<2xf16>, tensor<2xf16>, tensor<1xi8>) -> tensor<2xf16>
  %8 = tosa.mul %v1, %v1, %s : (tensor<2xf16>, tensor<2xf16>, tensor<1xi8>) -> tensor<2xf16>
  %9 = tosa.greater %v0, %v1 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xi1>
  %10 = tosa.greater %v1, %v0 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xi1>
  %11 = tosa.greater %v1, %v1 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xi1>
  %12 = tosa.greater_equal %v0, %v1 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xi1>
  %13 = tosa.greater_equal %v1, %v0 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xi1>
  %14 = tosa.greater_equal %v1, %v1 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xi1>
  %15 = tosa.equal %v0, %v1 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xi1>
  %16 = tosa.equal %v1, %v0 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xi1>
  %17 = tosa.equal %v1, %v1 : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xi1>
  "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17) : (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>,
      tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>,
      tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> ()
  return
}
