// RUN: lamina-opt %s --lamina-quant-to-integers --split-input-file | filecheck %s

// Products: zero points of the image and of the filter join the constant that is added to the sums.
// CHECK-LABEL: @product
// CHECK-DAG: %[[SUMS:.*]] = arith.constant dense<[12, -24]> : tensor<2xi32>
// CHECK-DAG: %[[W:.*]] = arith.constant dense<{{\[\[}}1, 2], [3, 4], [-8, 2]]> : tensor<3x2xi8>
// CHECK: %[[X:.*]] = quant.scast %{{.*}} : tensor<4x3x!quant.uniform<u8:f32, 5.000000e-01:3>> to tensor<4x3xi8>
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[W]] : tensor<4x3xi8>, tensor<3x2xi8>)
// CHECK: arith.extui
// CHECK: arith.extsi
// CHECK: linalg.generic {{.*}} ins(%[[P]], %[[SUMS]] : tensor<4x2xi32>, tensor<2xi32>)
// CHECK: arith.addi
// CHECK: tensor<4x2x!quant.uniform<i32:f32:1, {2.500000e-01,1.250000e-01}>> to tensor<4x2xf32>
func.func @product(%x: tensor<4x3x!quant.uniform<u8:f32, 0.5:3>>) -> tensor<4x2xf32> {
  %c = arith.constant dense<[[1, 3], [3, 5], [-8, 3]]> : tensor<3x2xi8>
  %wq = quant.scast %c : tensor<3x2xi8> to tensor<3x2x!quant.uniform<i8:f32:1, {0.5:0, 0.25:1}>>
  %w = quant.dcast %wq : tensor<3x2x!quant.uniform<i8:f32:1, {0.5:0, 0.25:1}>> to tensor<3x2xf32>
  %d = quant.dcast %x : tensor<4x3x!quant.uniform<u8:f32, 0.5:3>> to tensor<4x3xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x2xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  %r = linalg.matmul ins(%d, %w : tensor<4x3xf32>, tensor<3x2xf32>) outs(%i : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// -----

// A ReLU before a quantization becomes a bound; an accumulator is multiplied once.
// CHECK-LABEL: @requantization
// CHECK-SAME: %[[A:.*]]: tensor<8xi32>
// CHECK-DAG: %[[FACTOR:.*]] = arith.constant 1.250000e-01 : f32
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 1.000000e+01 : f32
// CHECK-DAG: %[[HIGH:.*]] = arith.constant 2.550000e+02 : f32
// CHECK: linalg.generic {{.*}} ins(%[[A]] : tensor<8xi32>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: i32, %{{.*}}: i8):
// CHECK-NEXT: %[[F:.*]] = arith.sitofp %[[IN]]
// CHECK-NEXT: %[[M:.*]] = arith.mulf %[[F]], %[[FACTOR]]
// CHECK-NEXT: %[[R:.*]] = math.roundeven %[[M]]
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[R]], %[[ZERO]]
// CHECK-NEXT: %[[C:.*]] = arith.cmpf ogt, %[[S]], %[[ZERO]]
// CHECK-NEXT: %[[L:.*]] = arith.select %[[C]], %[[S]], %[[ZERO]]
// CHECK-NEXT: %[[D:.*]] = arith.cmpf olt, %[[L]], %[[HIGH]]
// CHECK-NEXT: %[[B:.*]] = arith.select %[[D]], %[[L]], %[[HIGH]]
// CHECK-NEXT: arith.fptoui %[[B]] : f32 to i8
// CHECK-NOT: maximumf
func.func @requantization(%a: tensor<8xi32>) -> tensor<8x!quant.uniform<u8:f32, 2.0:10>>
    attributes {quant.rounding = "nearest-even"} {
  %q = quant.scast %a : tensor<8xi32> to tensor<8x!quant.uniform<i32:f32, 0.25>>
  %d = quant.dcast %q : tensor<8x!quant.uniform<i32:f32, 0.25>> to tensor<8xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%d : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%v: f32, %o: f32):
    %l = arith.maximumf %v, %z : f32
    linalg.yield %l : f32
  } -> tensor<8xf32>
  %r = quant.qcast %m : tensor<8xf32> to tensor<8x!quant.uniform<u8:f32, 2.0:10>>
  return %r : tensor<8x!quant.uniform<u8:f32, 2.0:10>>
}

// -----

// Without a rounding to nearest the program keeps its meaning.
// CHECK-LABEL: @other_rounding
// CHECK: quant.dcast
// CHECK: quant.qcast
func.func @other_rounding(%a: tensor<8x!quant.uniform<i32:f32, 0.25>>) -> tensor<8x!quant.uniform<u8:f32, 2.0:10>> {
  %d = quant.dcast %a : tensor<8x!quant.uniform<i32:f32, 0.25>> to tensor<8xf32>
  %r = quant.qcast %d : tensor<8xf32> to tensor<8x!quant.uniform<u8:f32, 2.0:10>>
  return %r : tensor<8x!quant.uniform<u8:f32, 2.0:10>>
}

// -----

// Reshapes are done on bytes; a number that is quantized as it was is not touched.
// CHECK-LABEL: @movement
// CHECK-SAME: %[[X:.*]]: tensor<2x6xi8>
// CHECK: %[[E:.*]] = tensor.expand_shape %[[X]]
// CHECK: return %[[E]] : tensor<2x2x3xi8>
func.func @movement(%x: tensor<2x6xi8>) -> tensor<2x2x3xi8> {
  %q = quant.scast %x : tensor<2x6xi8> to tensor<2x6x!quant.uniform<i8:f32, 0.5:-4>>
  %d = quant.dcast %q : tensor<2x6x!quant.uniform<i8:f32, 0.5:-4>> to tensor<2x6xf32>
  %e = tensor.expand_shape %d [[0], [1, 2]] output_shape [2, 2, 3] : tensor<2x6xf32> into tensor<2x2x3xf32>
  %r = quant.qcast %e : tensor<2x2x3xf32> to tensor<2x2x3x!quant.uniform<i8:f32, 0.5:-4>>
  %s = quant.scast %r : tensor<2x2x3x!quant.uniform<i8:f32, 0.5:-4>> to tensor<2x2x3xi8>
  return %s : tensor<2x2x3xi8>
}

// -----

// Padding with zero is padding with the zero point; padding with what is no stored value stays float.
// CHECK-LABEL: @padding
// CHECK-DAG: %[[ZERO:.*]] = arith.constant -4 : i8
// CHECK: tensor.yield %[[ZERO]] : i8
// CHECK: quant.dcast {{.*}} to tensor<8xf32>
// CHECK: tensor.pad
// CHECK: f32
func.func @padding(%x: tensor<6x!quant.uniform<i8:f32, 0.5:-4>>) -> (tensor<8xf32>, tensor<8xf32>) {
  %d = quant.dcast %x : tensor<6x!quant.uniform<i8:f32, 0.5:-4>> to tensor<6xf32>
  %zero = arith.constant 0.0 : f32
  %third = arith.constant 0.3 : f32
  %a = tensor.pad %d low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<6xf32> to tensor<8xf32>
  %b = tensor.pad %d low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %third : f32
  } : tensor<6xf32> to tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}
