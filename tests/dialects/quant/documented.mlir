// COMPARE:
// ----- layer, blocks
// What the documentation of the dialect shows as right and as wrong, one function each.
func.func private @layer(!quant.uniform<i8:f32, 3.0>, !quant.uniform<u16<0:1023>:f32, 1.23:512>)
func.func private @axis(tensor<2x3x4x!quant.uniform<i8:f32:1, {3.0, 4.0, 5.0}>>,
                        tensor<?x?x!quant.uniform<u16:f32:0, {2.0:10, 3.0:20}>>)
func.func private @blocks(
  tensor<3x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0:1, 2.0:2}, {3.0:3,4.0:4}, {5.0:5,6.0:6}}>>,
  tensor<?x?x!quant.uniform<u16:f32:{0:1, 1:2}, {{1.0:1, 2.0:2}, {3.0:3,4.0:4}}>>)
// ----- scalar types may not use per-axis quantization
func.func @scalar_types_may_not_use_per_axis_quantization(%a: f32) { %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:0, {1.0, 2.0}>  return }
// ----- quant.qcast
func.func @qcast(%a: tensor<2xf32>) {
  %0 = quant.qcast %a : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return
}
// ----- quantized dimension must be less than tensor rank
func.func @quantized_dimension_must_be_less_than_tensor_rank(%a: tensor<1x2xf32>) {
  %0 = quant.qcast %a : tensor<1x2xf32> to tensor<1x2x!quant.uniform<i8:f32:3, {1.0, 2.0}>>
  return
}
// ----- quant.qcast
func.func @qcast_2(%a: tensor<1x2xf32>) {
  %0 = quant.qcast %a : tensor<1x2xf32> to tensor<1x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
  return
}
// ----- quantized dimension size does not match number of scales
func.func @quantized_dimension_size_does_not_match_number_of_scales(%a: tensor<?x3xf32>) {
  %0 = quant.qcast %a : tensor<?x3xf32> to tensor<?x3x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0, 4.0}>>
  return
}
// ----- quant.qcast
func.func @qcast_3(%a: tensor<?x3xf32>) {
  %0 = quant.qcast %a : tensor<?x3xf32> to tensor<?x3x!quant.uniform<i8:f32:1, {2.0, 3.0, 4.0}>>
  return
}
// ----- scalar types may not use sub-channel quantization
func.func @scalar_types_may_not_use_sub_channel_quantization(%a: f32) { %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>  return }
// ----- quant.qcast
func.func @qcast_4(%a: tensor<2x2xf32>) {
  %0 = quant.qcast %a : tensor<2x2xf32> to tensor<2x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
  return
}
// ----- tensor containing the sub-channel quantized type must be ranked
func.func @tensor_containing_the_sub_channel_quantized_type_must_be(%a: tensor<*xf32>) {
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
  return
}
// ----- quantized dimension 2 must be less than tensor rank 2
func.func @quantized_dimension_2_must_be_less_than_tensor_rank_2(%a: tensor<2x2xf32>) {
  %0 = quant.qcast %a : tensor<2x2xf32> to tensor<2x2x!quant.uniform<i8:f32:{2:1, 1:2}, {{1.0}, {2.0}}>>
  return
}
// ----- illegal quantized dimension: -1
func.func @illegal_quantized_dimension_1(%a: tensor<2x2xf32>) {
  %0 = quant.qcast %a : tensor<2x2xf32> to tensor<2x2x!quant.uniform<i8:f32:{-1:1, 1:2}, {{1.0}, {2.0}}>>
  return
}
// ----- quant.qcast
func.func @qcast_5(%a: tensor<6x2xf32>) {
  %0 = quant.qcast %a : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:3}, {{1.0}, {3.0}}>>
  %1 = quant.qcast %a : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{}, {{1.0}}>>
  return
}
// ----- illegal block size: -1
func.func @illegal_block_size_1(%a: tensor<6x2xf32>) {
  %0 = quant.qcast %a : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:-1}, {{1.0, 2.0}}>>
  return
}
// ----- tensor dimension size 6 at axis 0 must be divisible by the corresponding block size 8
func.func @tensor_dimension_size_6_at_axis_0_must_be_divisible_by_the(%a: tensor<6x2xf32>) {
  %0 = quant.qcast %a : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:8}, {{1.0, 2.0}}>>
  return
}
// ----- tensor dimension size 6 at axis 0 must be divisible by the corresponding block size 4
func.func @tensor_dimension_size_6_at_axis_0_must_be_divisible_by_the_2(%a: tensor<6x2xf32>) {
  %0 = quant.qcast %a : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:4}, {{1.0, 2.0}}>>
  return
}
// ----- dimension size 2 of scales tensor at axis 0 should match ...
func.func @dimension_size_2_of_scales_tensor_at_axis_0_should_match(%a: tensor<6x2xf32>) {
  %0 = quant.qcast %a : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:3}, {{1.0, 2.0}}>>
  return
}
// ----- casts
func.func @casts(%q: !quant.uniform<i8:f32, 2.0>, %t: tensor<?x!quant.uniform<i8:f32, 2.0>>,
                 %u: tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>>, %i: tensor<*xi8>, %x: f32, %y: tensor<?xf32>,
                 %z: tensor<*xf32>) {
  %0 = quant.dcast %q : !quant.uniform<i8:f32, 2.0> to f32
  %1 = quant.dcast %t : tensor<?x!quant.uniform<i8:f32, 2.0>> to tensor<?xf32>
  %2 = quant.dcast %u : tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<*xf32>
  %3 = quant.qcast %x : f32 to !quant.uniform<i8:f32, 2.0>
  %4 = quant.qcast %y : tensor<?xf32> to tensor<?x!quant.uniform<i8:f32, 2.0>>
  %5 = quant.qcast %z : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  %6 = quant.scast %q : !quant.uniform<i8:f32, 2.0> to i8
  %7 = quant.scast %t : tensor<?x!quant.uniform<i8:f32, 2.0>> to tensor<?xi8>
  %8 = quant.scast %i : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}
