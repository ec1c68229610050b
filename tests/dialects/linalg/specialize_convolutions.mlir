// COMPARE: --linalg-generalize-named-ops --linalg-specialize-generic-ops
// ----- linalg.conv_1d
func.func @conv_1d(%a: tensor<4xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>, %z: i32) -> tensor<2xf32> {
 %0 = linalg.conv_1d  ins(%a, %b : tensor<4xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
 return %0 : tensor<2xf32> }
// ----- linalg.conv_2d
func.func @conv_2d(%a: tensor<5x4xf32>, %b: tensor<4x2xf32>, %c: tensor<2x3xf32>, %z: i32) -> tensor<2x3xf32> {
 %0 = linalg.conv_2d  ins(%a, %b : tensor<5x4xf32>, tensor<4x2xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
 return %0 : tensor<2x3xf32> }
// ----- linalg.conv_3d
func.func @conv_3d(%a: tensor<3x5x7xf32>, %b: tensor<2x3x4xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.conv_3d  ins(%a, %b : tensor<3x5x7xf32>, tensor<2x3x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.conv_1d_nwc_wcf
func.func @conv_1d_nwc_wcf(%a: tensor<2x4x3xf32>, %b: tensor<2x3x4xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.conv_1d_nwc_wcf {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x4x3xf32>, tensor<2x3x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.conv_1d_nwc_wcf
func.func @conv_1d_nwc_wcf_2(%a: tensor<2x8x3xf32>, %b: tensor<2x3x4xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.conv_1d_nwc_wcf {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x8x3xf32>, tensor<2x3x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.conv_1d_ncw_fcw
func.func @conv_1d_ncw_fcw(%a: tensor<2x2x6xf32>, %b: tensor<3x2x3xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.conv_1d_ncw_fcw {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x2x6xf32>, tensor<3x2x3xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.conv_1d_ncw_fcw
func.func @conv_1d_ncw_fcw_2(%a: tensor<2x2x13xf32>, %b: tensor<3x2x3xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.conv_1d_ncw_fcw {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x2x13xf32>, tensor<3x2x3xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.conv_2d_nhwc_hwcf
func.func @conv_2d_nhwc_hwcf(%a: tensor<2x5x7x2xf32>, %b: tensor<3x4x2x2xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x5x7x2xf32>, tensor<3x4x2x2xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.conv_2d_nhwc_hwcf
func.func @conv_2d_nhwc_hwcf_2(%a: tensor<2x11x13x2xf32>, %b: tensor<3x4x2x2xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x11x13x2xf32>, tensor<3x4x2x2xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.conv_2d_nhwc_fhwc
func.func @conv_2d_nhwc_fhwc(%a: tensor<2x5x7x2xf32>, %b: tensor<2x3x4x2xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x5x7x2xf32>, tensor<2x3x4x2xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.conv_2d_nhwc_fhwc
func.func @conv_2d_nhwc_fhwc_2(%a: tensor<2x11x13x2xf32>, %b: tensor<2x3x4x2xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x11x13x2xf32>, tensor<2x3x4x2xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.conv_2d_nhwc_hwcf_q
func.func @conv_2d_nhwc_hwcf_q(%a: tensor<2x5x7x2xi8>, %b: tensor<3x4x2x2xi8>, %c: tensor<2x3x4x2xi32>, %z: i32) -> tensor<2x3x4x2xi32> {
 %0 = linalg.conv_2d_nhwc_hwcf_q {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b, %z, %z : tensor<2x5x7x2xi8>, tensor<3x4x2x2xi8>, i32, i32) outs(%c : tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi32>
 return %0 : tensor<2x3x4x2xi32> }
// ----- linalg.conv_2d_nhwc_hwcf_q
func.func @conv_2d_nhwc_hwcf_q_2(%a: tensor<2x11x13x2xi8>, %b: tensor<3x4x2x2xi8>, %c: tensor<2x3x4x2xi32>, %z: i32) -> tensor<2x3x4x2xi32> {
 %0 = linalg.conv_2d_nhwc_hwcf_q {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b, %z, %z : tensor<2x11x13x2xi8>, tensor<3x4x2x2xi8>, i32, i32) outs(%c : tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi32>
 return %0 : tensor<2x3x4x2xi32> }
// ----- linalg.conv_2d_nhwc_fhwc_q
func.func @conv_2d_nhwc_fhwc_q(%a: tensor<2x5x7x2xi8>, %b: tensor<2x3x4x2xi8>, %c: tensor<2x3x4x2xi32>, %z: i32) -> tensor<2x3x4x2xi32> {
 %0 = linalg.conv_2d_nhwc_fhwc_q {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b, %z, %z : tensor<2x5x7x2xi8>, tensor<2x3x4x2xi8>, i32, i32) outs(%c : tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi32>
 return %0 : tensor<2x3x4x2xi32> }
// ----- linalg.conv_2d_nhwc_fhwc_q
func.func @conv_2d_nhwc_fhwc_q_2(%a: tensor<2x11x13x2xi8>, %b: tensor<2x3x4x2xi8>, %c: tensor<2x3x4x2xi32>, %z: i32) -> tensor<2x3x4x2xi32> {
 %0 = linalg.conv_2d_nhwc_fhwc_q {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b, %z, %z : tensor<2x11x13x2xi8>, tensor<2x3x4x2xi8>, i32, i32) outs(%c : tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi32>
 return %0 : tensor<2x3x4x2xi32> }
// ----- linalg.conv_2d_nchw_fchw_q
func.func @conv_2d_nchw_fchw_q(%a: tensor<2x3x7x3xi8>, %b: tensor<3x3x4x2xi8>, %c: tensor<2x3x4x2xi32>, %z: i32) -> tensor<2x3x4x2xi32> {
 %0 = linalg.conv_2d_nchw_fchw_q {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b, %z, %z : tensor<2x3x7x3xi8>, tensor<3x3x4x2xi8>, i32, i32) outs(%c : tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi32>
 return %0 : tensor<2x3x4x2xi32> }
// ----- linalg.conv_2d_nchw_fchw_q
func.func @conv_2d_nchw_fchw_q_2(%a: tensor<2x3x16x5xi8>, %b: tensor<3x3x4x2xi8>, %c: tensor<2x3x4x2xi32>, %z: i32) -> tensor<2x3x4x2xi32> {
 %0 = linalg.conv_2d_nchw_fchw_q {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b, %z, %z : tensor<2x3x16x5xi8>, tensor<3x3x4x2xi8>, i32, i32) outs(%c : tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi32>
 return %0 : tensor<2x3x4x2xi32> }
// ----- linalg.conv_2d_nchw_fchw
func.func @conv_2d_nchw_fchw(%a: tensor<2x3x7x3xf32>, %b: tensor<3x3x4x2xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.conv_2d_nchw_fchw {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x3x7x3xf32>, tensor<3x3x4x2xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.conv_2d_nchw_fchw
func.func @conv_2d_nchw_fchw_2(%a: tensor<2x3x16x5xf32>, %b: tensor<3x3x4x2xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.conv_2d_nchw_fchw {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x3x16x5xf32>, tensor<3x3x4x2xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.conv_2d_ngchw_fgchw
func.func @conv_2d_ngchw_fgchw(%a: tensor<2x3x4x3x5xf32>, %b: tensor<4x3x4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.conv_2d_ngchw_fgchw {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x3x4x3x5xf32>, tensor<4x3x4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.conv_2d_ngchw_fgchw
func.func @conv_2d_ngchw_fgchw_2(%a: tensor<2x3x4x6x9xf32>, %b: tensor<4x3x4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.conv_2d_ngchw_fgchw {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x3x4x6x9xf32>, tensor<4x3x4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.conv_2d_ngchw_gfchw
func.func @conv_2d_ngchw_gfchw(%a: tensor<2x3x4x3x5xf32>, %b: tensor<3x4x4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.conv_2d_ngchw_gfchw {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x3x4x3x5xf32>, tensor<3x4x4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.conv_2d_ngchw_gfchw
func.func @conv_2d_ngchw_gfchw_2(%a: tensor<2x3x4x6x9xf32>, %b: tensor<3x4x4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.conv_2d_ngchw_gfchw {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x3x4x6x9xf32>, tensor<3x4x4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.conv_2d_nhwgc_gfhwc
func.func @conv_2d_nhwgc_gfhwc(%a: tensor<2x6x5x2x3xf32>, %b: tensor<2x3x4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.conv_2d_nhwgc_gfhwc {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x6x5x2x3xf32>, tensor<2x3x4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.conv_2d_nhwgc_gfhwc
func.func @conv_2d_nhwgc_gfhwc_2(%a: tensor<2x14x11x2x3xf32>, %b: tensor<2x3x4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.conv_2d_nhwgc_gfhwc {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x14x11x2x3xf32>, tensor<2x3x4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.conv_2d_nhwgc_gfhwc_q
func.func @conv_2d_nhwgc_gfhwc_q(%a: tensor<2x6x5x2x3xi8>, %b: tensor<2x3x4x2x3xi8>, %c: tensor<2x3x4x2x3xi32>, %z: i32) -> tensor<2x3x4x2x3xi32> {
 %0 = linalg.conv_2d_nhwgc_gfhwc_q {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b, %z, %z : tensor<2x6x5x2x3xi8>, tensor<2x3x4x2x3xi8>, i32, i32) outs(%c : tensor<2x3x4x2x3xi32>) -> tensor<2x3x4x2x3xi32>
 return %0 : tensor<2x3x4x2x3xi32> }
// ----- linalg.conv_2d_nhwgc_gfhwc_q
func.func @conv_2d_nhwgc_gfhwc_q_2(%a: tensor<2x14x11x2x3xi8>, %b: tensor<2x3x4x2x3xi8>, %c: tensor<2x3x4x2x3xi32>, %z: i32) -> tensor<2x3x4x2x3xi32> {
 %0 = linalg.conv_2d_nhwgc_gfhwc_q {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b, %z, %z : tensor<2x14x11x2x3xi8>, tensor<2x3x4x2x3xi8>, i32, i32) outs(%c : tensor<2x3x4x2x3xi32>) -> tensor<2x3x4x2x3xi32>
 return %0 : tensor<2x3x4x2x3xi32> }
// ----- linalg.conv_2d_ngchw_gfchw_q
func.func @conv_2d_ngchw_gfchw_q(%a: tensor<2x3x4x3x5xi8>, %b: tensor<3x4x4x2x3xi8>, %c: tensor<2x3x4x2x3xi32>, %z: i32) -> tensor<2x3x4x2x3xi32> {
 %0 = linalg.conv_2d_ngchw_gfchw_q {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b, %z, %z : tensor<2x3x4x3x5xi8>, tensor<3x4x4x2x3xi8>, i32, i32) outs(%c : tensor<2x3x4x2x3xi32>) -> tensor<2x3x4x2x3xi32>
 return %0 : tensor<2x3x4x2x3xi32> }
// ----- linalg.conv_2d_ngchw_gfchw_q
func.func @conv_2d_ngchw_gfchw_q_2(%a: tensor<2x3x4x6x9xi8>, %b: tensor<3x4x4x2x3xi8>, %c: tensor<2x3x4x2x3xi32>, %z: i32) -> tensor<2x3x4x2x3xi32> {
 %0 = linalg.conv_2d_ngchw_gfchw_q {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b, %z, %z : tensor<2x3x4x6x9xi8>, tensor<3x4x4x2x3xi8>, i32, i32) outs(%c : tensor<2x3x4x2x3xi32>) -> tensor<2x3x4x2x3xi32>
 return %0 : tensor<2x3x4x2x3xi32> }
// ----- linalg.conv_3d_ndhwc_dhwcf
func.func @conv_3d_ndhwc_dhwcf(%a: tensor<2x6x5x4x4xf32>, %b: tensor<4x2x3x4x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.conv_3d_ndhwc_dhwcf {strides = dense<[1, 1, 1]> : tensor<3xi64>, dilations = dense<[1, 1, 1]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x6x5x4x4xf32>, tensor<4x2x3x4x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.conv_3d_ndhwc_dhwcf
func.func @conv_3d_ndhwc_dhwcf_2(%a: tensor<2x14x11x7x4xf32>, %b: tensor<4x2x3x4x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.conv_3d_ndhwc_dhwcf {strides = dense<[2, 3, 2]> : tensor<3xi64>, dilations = dense<[3, 1, 2]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x14x11x7x4xf32>, tensor<4x2x3x4x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.conv_3d_ndhwc_dhwcf_q
func.func @conv_3d_ndhwc_dhwcf_q(%a: tensor<2x6x5x4x4xi8>, %b: tensor<4x2x3x4x3xi8>, %c: tensor<2x3x4x2x3xi32>, %z: i32) -> tensor<2x3x4x2x3xi32> {
 %0 = linalg.conv_3d_ndhwc_dhwcf_q {strides = dense<[1, 1, 1]> : tensor<3xi64>, dilations = dense<[1, 1, 1]>
     : tensor<3xi64>} ins(%a, %b, %z, %z : tensor<2x6x5x4x4xi8>, tensor<4x2x3x4x3xi8>, i32, i32) outs(%c : tensor<2x3x4x2x3xi32>) -> tensor<2x3x4x2x3xi32>
 return %0 : tensor<2x3x4x2x3xi32> }
// ----- linalg.conv_3d_ndhwc_dhwcf_q
func.func @conv_3d_ndhwc_dhwcf_q_2(%a: tensor<2x14x11x7x4xi8>, %b: tensor<4x2x3x4x3xi8>, %c: tensor<2x3x4x2x3xi32>, %z: i32) -> tensor<2x3x4x2x3xi32> {
 %0 = linalg.conv_3d_ndhwc_dhwcf_q {strides = dense<[2, 3, 2]> : tensor<3xi64>, dilations = dense<[3, 1, 2]>
     : tensor<3xi64>} ins(%a, %b, %z, %z : tensor<2x14x11x7x4xi8>, tensor<4x2x3x4x3xi8>, i32, i32) outs(%c : tensor<2x3x4x2x3xi32>) -> tensor<2x3x4x2x3xi32>
 return %0 : tensor<2x3x4x2x3xi32> }
// ----- linalg.conv_3d_ncdhw_fcdhw
func.func @conv_3d_ncdhw_fcdhw(%a: tensor<2x4x5x4x6xf32>, %b: tensor<3x4x2x3x4xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.conv_3d_ncdhw_fcdhw {strides = dense<[1, 1, 1]> : tensor<3xi64>, dilations = dense<[1, 1, 1]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x4x5x4x6xf32>, tensor<3x4x2x3x4xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.conv_3d_ncdhw_fcdhw
func.func @conv_3d_ncdhw_fcdhw_2(%a: tensor<2x4x10x6x11xf32>, %b: tensor<3x4x2x3x4xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.conv_3d_ncdhw_fcdhw {strides = dense<[2, 3, 2]> : tensor<3xi64>, dilations = dense<[3, 1, 2]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x4x10x6x11xf32>, tensor<3x4x2x3x4xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.depthwise_conv_1d_nwc_wc
func.func @depthwise_conv_1d_nwc_wc(%a: tensor<2x4x4xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.depthwise_conv_1d_nwc_wc {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x4x4xf32>, tensor<2x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.depthwise_conv_1d_nwc_wc
func.func @depthwise_conv_1d_nwc_wc_2(%a: tensor<2x8x4xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.depthwise_conv_1d_nwc_wc {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x8x4xf32>, tensor<2x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.depthwise_conv_1d_ncw_cw
func.func @depthwise_conv_1d_ncw_cw(%a: tensor<2x4x4xf32>, %b: tensor<4x2xf32>, %c: tensor<2x4x3xf32>, %z: i32) -> tensor<2x4x3xf32> {
 %0 = linalg.depthwise_conv_1d_ncw_cw {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x4x4xf32>, tensor<4x2xf32>) outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
 return %0 : tensor<2x4x3xf32> }
// ----- linalg.depthwise_conv_1d_ncw_cw
func.func @depthwise_conv_1d_ncw_cw_2(%a: tensor<2x4x8xf32>, %b: tensor<4x2xf32>, %c: tensor<2x4x3xf32>, %z: i32) -> tensor<2x4x3xf32> {
 %0 = linalg.depthwise_conv_1d_ncw_cw {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x4x8xf32>, tensor<4x2xf32>) outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
 return %0 : tensor<2x4x3xf32> }
// ----- linalg.depthwise_conv_1d_nwc_wcm
func.func @depthwise_conv_1d_nwc_wcm(%a: tensor<2x5x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.depthwise_conv_1d_nwc_wcm {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x5x4xf32>, tensor<3x4x2xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.depthwise_conv_1d_nwc_wcm
func.func @depthwise_conv_1d_nwc_wcm_2(%a: tensor<2x11x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.depthwise_conv_1d_nwc_wcm {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x11x4xf32>, tensor<3x4x2xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwc
func.func @depthwise_conv_2d_nhwc_hwc(%a: tensor<2x5x7x2xf32>, %b: tensor<3x4x2xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]>
     : tensor<2xi64>} ins(%a, %b : tensor<2x5x7x2xf32>, tensor<3x4x2xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwc
func.func @depthwise_conv_2d_nhwc_hwc_2(%a: tensor<2x11x13x2xf32>, %b: tensor<3x4x2xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]>
     : tensor<2xi64>} ins(%a, %b : tensor<2x11x13x2xf32>, tensor<3x4x2xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.depthwise_conv_2d_nchw_chw
func.func @depthwise_conv_2d_nchw_chw(%a: tensor<2x2x5x7xf32>, %b: tensor<2x3x4xf32>, %c: tensor<2x2x3x4xf32>, %z: i32) -> tensor<2x2x3x4xf32> {
 %0 = linalg.depthwise_conv_2d_nchw_chw {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]>
     : tensor<2xi64>} ins(%a, %b : tensor<2x2x5x7xf32>, tensor<2x3x4xf32>) outs(%c : tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
 return %0 : tensor<2x2x3x4xf32> }
// ----- linalg.depthwise_conv_2d_nchw_chw
func.func @depthwise_conv_2d_nchw_chw_2(%a: tensor<2x2x11x13xf32>, %b: tensor<2x3x4xf32>, %c: tensor<2x2x3x4xf32>, %z: i32) -> tensor<2x2x3x4xf32> {
 %0 = linalg.depthwise_conv_2d_nchw_chw {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]>
     : tensor<2xi64>} ins(%a, %b : tensor<2x2x11x13xf32>, tensor<2x3x4xf32>) outs(%c : tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
 return %0 : tensor<2x2x3x4xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwc_q
func.func @depthwise_conv_2d_nhwc_hwc_q(%a: tensor<2x5x7x2xi8>, %b: tensor<3x4x2xi8>, %c: tensor<2x3x4x2xi32>, %z: i32) -> tensor<2x3x4x2xi32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]>
     : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<2x5x7x2xi8>, tensor<3x4x2xi8>, i32, i32) outs(%c : tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi32>
 return %0 : tensor<2x3x4x2xi32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwc_q
func.func @depthwise_conv_2d_nhwc_hwc_q_2(%a: tensor<2x11x13x2xi8>, %b: tensor<3x4x2xi8>, %c: tensor<2x3x4x2xi32>, %z: i32) -> tensor<2x3x4x2xi32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]>
     : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<2x11x13x2xi8>, tensor<3x4x2xi8>, i32, i32) outs(%c : tensor<2x3x4x2xi32>) -> tensor<2x3x4x2xi32>
 return %0 : tensor<2x3x4x2xi32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm
func.func @depthwise_conv_2d_nhwc_hwcm(%a: tensor<2x6x5x2xf32>, %b: tensor<4x2x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]>
     : tensor<2xi64>} ins(%a, %b : tensor<2x6x5x2xf32>, tensor<4x2x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm
func.func @depthwise_conv_2d_nhwc_hwcm_2(%a: tensor<2x14x11x2xf32>, %b: tensor<4x2x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]>
     : tensor<2xi64>} ins(%a, %b : tensor<2x14x11x2xf32>, tensor<4x2x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm_q
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a: tensor<2x6x5x2xi8>, %b: tensor<4x2x2x3xi8>, %c: tensor<2x3x4x2x3xi32>, %z: i32) -> tensor<2x3x4x2x3xi32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]>
     : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<2x6x5x2xi8>, tensor<4x2x2x3xi8>, i32, i32) outs(%c : tensor<2x3x4x2x3xi32>) -> tensor<2x3x4x2x3xi32>
 return %0 : tensor<2x3x4x2x3xi32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm_q
func.func @depthwise_conv_2d_nhwc_hwcm_q_2(%a: tensor<2x14x11x2xi8>, %b: tensor<4x2x2x3xi8>, %c: tensor<2x3x4x2x3xi32>, %z: i32) -> tensor<2x3x4x2x3xi32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]>
     : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<2x14x11x2xi8>, tensor<4x2x2x3xi8>, i32, i32) outs(%c : tensor<2x3x4x2x3xi32>) -> tensor<2x3x4x2x3xi32>
 return %0 : tensor<2x3x4x2x3xi32> }
// ----- linalg.depthwise_conv_3d_ndhwc_dhwc
func.func @depthwise_conv_3d_ndhwc_dhwc(%a: tensor<2x5x7x3x3xf32>, %b: tensor<3x4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {strides = dense<[1, 1, 1]> : tensor<3xi64>, dilations = dense<[1, 1, 1]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x5x7x3x3xf32>, tensor<3x4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.depthwise_conv_3d_ndhwc_dhwc
func.func @depthwise_conv_3d_ndhwc_dhwc_2(%a: tensor<2x11x13x5x3xf32>, %b: tensor<3x4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {strides = dense<[2, 3, 2]> : tensor<3xi64>, dilations = dense<[3, 1, 2]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x11x13x5x3xf32>, tensor<3x4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.depthwise_conv_3d_ncdhw_cdhw
func.func @depthwise_conv_3d_ncdhw_cdhw(%a: tensor<2x3x5x7x3xf32>, %b: tensor<3x3x4x2xf32>, %c: tensor<2x3x3x4x2xf32>, %z: i32) -> tensor<2x3x3x4x2xf32> {
 %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {strides = dense<[1, 1, 1]> : tensor<3xi64>, dilations = dense<[1, 1, 1]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x3x5x7x3xf32>, tensor<3x3x4x2xf32>) outs(%c : tensor<2x3x3x4x2xf32>) -> tensor<2x3x3x4x2xf32>
 return %0 : tensor<2x3x3x4x2xf32> }
// ----- linalg.depthwise_conv_3d_ncdhw_cdhw
func.func @depthwise_conv_3d_ncdhw_cdhw_2(%a: tensor<2x3x11x13x5xf32>, %b: tensor<3x3x4x2xf32>, %c: tensor<2x3x3x4x2xf32>, %z: i32) -> tensor<2x3x3x4x2xf32> {
 %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {strides = dense<[2, 3, 2]> : tensor<3xi64>, dilations = dense<[3, 1, 2]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x3x11x13x5xf32>, tensor<3x3x4x2xf32>) outs(%c : tensor<2x3x3x4x2xf32>) -> tensor<2x3x3x4x2xf32>
 return %0 : tensor<2x3x3x4x2xf32> }
// ----- linalg.depthwise_conv_3d_ndhwc_dhwcm
func.func @depthwise_conv_3d_ndhwc(%a: tensor<2x6x5x4x4xf32>, %b: tensor<4x2x3x4x3xf32>, %c: tensor<2x3x4x2x4x3xf32>, %z: i32) -> tensor<2x3x4x2x4x3xf32> {
 %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {strides = dense<[1, 1, 1]> : tensor<3xi64>, dilations = dense<[1, 1, 1]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x6x5x4x4xf32>, tensor<4x2x3x4x3xf32>) outs(%c : tensor<2x3x4x2x4x3xf32>) -> tensor<2x3x4x2x4x3xf32>
 return %0 : tensor<2x3x4x2x4x3xf32> }
// ----- linalg.depthwise_conv_3d_ndhwc_dhwcm
func.func @depthwise_conv_3d_ndhwc_2(%a: tensor<2x14x11x7x4xf32>, %b: tensor<4x2x3x4x3xf32>, %c: tensor<2x3x4x2x4x3xf32>, %z: i32) -> tensor<2x3x4x2x4x3xf32> {
 %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {strides = dense<[2, 3, 2]> : tensor<3xi64>, dilations = dense<[3, 1, 2]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x14x11x7x4xf32>, tensor<4x2x3x4x3xf32>) outs(%c : tensor<2x3x4x2x4x3xf32>) -> tensor<2x3x4x2x4x3xf32>
 return %0 : tensor<2x3x4x2x4x3xf32> }
// ----- linalg.pooling_nhwc_sum
func.func @pooling_nhwc_sum(%a: tensor<2x5x7x2xf32>, %b: tensor<3x4xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.pooling_nhwc_sum {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x5x7x2xf32>, tensor<3x4xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.pooling_nhwc_sum
func.func @pooling_nhwc_sum_2(%a: tensor<2x11x13x2xf32>, %b: tensor<3x4xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.pooling_nhwc_sum {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x11x13x2xf32>, tensor<3x4xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.pooling_nchw_sum
func.func @pooling_nchw_sum(%a: tensor<2x3x6x5xf32>, %b: tensor<3x4xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.pooling_nchw_sum {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x3x6x5xf32>, tensor<3x4xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.pooling_nchw_sum
func.func @pooling_nchw_sum_2(%a: tensor<2x3x13x7xf32>, %b: tensor<3x4xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.pooling_nchw_sum {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x3x13x7xf32>, tensor<3x4xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.pooling_nhwc_max
func.func @pooling_nhwc_max(%a: tensor<2x5x7x2xf32>, %b: tensor<3x4xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.pooling_nhwc_max {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x5x7x2xf32>, tensor<3x4xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.pooling_nhwc_max
func.func @pooling_nhwc_max_2(%a: tensor<2x11x13x2xf32>, %b: tensor<3x4xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.pooling_nhwc_max {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x11x13x2xf32>, tensor<3x4xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.pooling_nhwc_max_unsigned
func.func @pooling_nhwc_max_unsigned(%a: tensor<2x5x7x2xi8>, %b: tensor<3x4xi8>, %c: tensor<2x3x4x2xi8>, %z: i32) -> tensor<2x3x4x2xi8> {
 %0 = linalg.pooling_nhwc_max_unsigned {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]>
     : tensor<2xi64>} ins(%a, %b : tensor<2x5x7x2xi8>, tensor<3x4xi8>) outs(%c : tensor<2x3x4x2xi8>) -> tensor<2x3x4x2xi8>
 return %0 : tensor<2x3x4x2xi8> }
// ----- linalg.pooling_nhwc_max_unsigned
func.func @pooling_nhwc_max_unsigned_2(%a: tensor<2x11x13x2xi8>, %b: tensor<3x4xi8>, %c: tensor<2x3x4x2xi8>, %z: i32) -> tensor<2x3x4x2xi8> {
 %0 = linalg.pooling_nhwc_max_unsigned {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]>
     : tensor<2xi64>} ins(%a, %b : tensor<2x11x13x2xi8>, tensor<3x4xi8>) outs(%c : tensor<2x3x4x2xi8>) -> tensor<2x3x4x2xi8>
 return %0 : tensor<2x3x4x2xi8> }
// ----- linalg.pooling_nchw_max
func.func @pooling_nchw_max(%a: tensor<2x3x6x5xf32>, %b: tensor<3x4xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.pooling_nchw_max {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x3x6x5xf32>, tensor<3x4xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.pooling_nchw_max
func.func @pooling_nchw_max_2(%a: tensor<2x3x13x7xf32>, %b: tensor<3x4xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.pooling_nchw_max {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x3x13x7xf32>, tensor<3x4xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.pooling_nhwc_min
func.func @pooling_nhwc_min(%a: tensor<2x5x7x2xf32>, %b: tensor<3x4xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.pooling_nhwc_min {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x5x7x2xf32>, tensor<3x4xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.pooling_nhwc_min
func.func @pooling_nhwc_min_2(%a: tensor<2x11x13x2xf32>, %b: tensor<3x4xf32>, %c: tensor<2x3x4x2xf32>, %z: i32) -> tensor<2x3x4x2xf32> {
 %0 = linalg.pooling_nhwc_min {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]> : tensor<2xi64>}
     ins(%a, %b : tensor<2x11x13x2xf32>, tensor<3x4xf32>) outs(%c : tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
 return %0 : tensor<2x3x4x2xf32> }
// ----- linalg.pooling_nhwc_min_unsigned
func.func @pooling_nhwc_min_unsigned(%a: tensor<2x5x7x2xi8>, %b: tensor<3x4xi8>, %c: tensor<2x3x4x2xi8>, %z: i32) -> tensor<2x3x4x2xi8> {
 %0 = linalg.pooling_nhwc_min_unsigned {strides = dense<[1, 1]> : tensor<2xi64>, dilations = dense<[1, 1]>
     : tensor<2xi64>} ins(%a, %b : tensor<2x5x7x2xi8>, tensor<3x4xi8>) outs(%c : tensor<2x3x4x2xi8>) -> tensor<2x3x4x2xi8>
 return %0 : tensor<2x3x4x2xi8> }
// ----- linalg.pooling_nhwc_min_unsigned
func.func @pooling_nhwc_min_unsigned_2(%a: tensor<2x11x13x2xi8>, %b: tensor<3x4xi8>, %c: tensor<2x3x4x2xi8>, %z: i32) -> tensor<2x3x4x2xi8> {
 %0 = linalg.pooling_nhwc_min_unsigned {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 1]>
     : tensor<2xi64>} ins(%a, %b : tensor<2x11x13x2xi8>, tensor<3x4xi8>) outs(%c : tensor<2x3x4x2xi8>) -> tensor<2x3x4x2xi8>
 return %0 : tensor<2x3x4x2xi8> }
// ----- linalg.pooling_nwc_sum
func.func @pooling_nwc_sum(%a: tensor<2x4x4xf32>, %b: tensor<2xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.pooling_nwc_sum {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x4x4xf32>, tensor<2xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.pooling_nwc_sum
func.func @pooling_nwc_sum_2(%a: tensor<2x8x4xf32>, %b: tensor<2xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.pooling_nwc_sum {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x8x4xf32>, tensor<2xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.pooling_ncw_sum
func.func @pooling_ncw_sum(%a: tensor<2x3x5xf32>, %b: tensor<2xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.pooling_ncw_sum {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x3x5xf32>, tensor<2xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.pooling_ncw_sum
func.func @pooling_ncw_sum_2(%a: tensor<2x3x10xf32>, %b: tensor<2xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.pooling_ncw_sum {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x3x10xf32>, tensor<2xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.pooling_nwc_max
func.func @pooling_nwc_max(%a: tensor<2x4x4xf32>, %b: tensor<2xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.pooling_nwc_max {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x4x4xf32>, tensor<2xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.pooling_nwc_max
func.func @pooling_nwc_max_2(%a: tensor<2x8x4xf32>, %b: tensor<2xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.pooling_nwc_max {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x8x4xf32>, tensor<2xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.pooling_nwc_max_unsigned
func.func @pooling_nwc_max_unsigned(%a: tensor<2x4x4xi8>, %b: tensor<2xi8>, %c: tensor<2x3x4xi8>, %z: i32) -> tensor<2x3x4xi8> {
 %0 = linalg.pooling_nwc_max_unsigned {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x4x4xi8>, tensor<2xi8>) outs(%c : tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
 return %0 : tensor<2x3x4xi8> }
// ----- linalg.pooling_nwc_max_unsigned
func.func @pooling_nwc_max_unsigned_2(%a: tensor<2x8x4xi8>, %b: tensor<2xi8>, %c: tensor<2x3x4xi8>, %z: i32) -> tensor<2x3x4xi8> {
 %0 = linalg.pooling_nwc_max_unsigned {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x8x4xi8>, tensor<2xi8>) outs(%c : tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
 return %0 : tensor<2x3x4xi8> }
// ----- linalg.pooling_ncw_max
func.func @pooling_ncw_max(%a: tensor<2x3x5xf32>, %b: tensor<2xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.pooling_ncw_max {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x3x5xf32>, tensor<2xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.pooling_ncw_max
func.func @pooling_ncw_max_2(%a: tensor<2x3x10xf32>, %b: tensor<2xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.pooling_ncw_max {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x3x10xf32>, tensor<2xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.pooling_nwc_min
func.func @pooling_nwc_min(%a: tensor<2x4x4xf32>, %b: tensor<2xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.pooling_nwc_min {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x4x4xf32>, tensor<2xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.pooling_nwc_min
func.func @pooling_nwc_min_2(%a: tensor<2x8x4xf32>, %b: tensor<2xf32>, %c: tensor<2x3x4xf32>, %z: i32) -> tensor<2x3x4xf32> {
 %0 = linalg.pooling_nwc_min {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x8x4xf32>, tensor<2xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
 return %0 : tensor<2x3x4xf32> }
// ----- linalg.pooling_nwc_min_unsigned
func.func @pooling_nwc_min_unsigned(%a: tensor<2x4x4xi8>, %b: tensor<2xi8>, %c: tensor<2x3x4xi8>, %z: i32) -> tensor<2x3x4xi8> {
 %0 = linalg.pooling_nwc_min_unsigned {strides = dense<[1]> : tensor<1xi64>, dilations = dense<[1]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x4x4xi8>, tensor<2xi8>) outs(%c : tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
 return %0 : tensor<2x3x4xi8> }
// ----- linalg.pooling_nwc_min_unsigned
func.func @pooling_nwc_min_unsigned_2(%a: tensor<2x8x4xi8>, %b: tensor<2xi8>, %c: tensor<2x3x4xi8>, %z: i32) -> tensor<2x3x4xi8> {
 %0 = linalg.pooling_nwc_min_unsigned {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
     ins(%a, %b : tensor<2x8x4xi8>, tensor<2xi8>) outs(%c : tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
 return %0 : tensor<2x3x4xi8> }
// ----- linalg.pooling_ndhwc_sum
func.func @pooling_ndhwc_sum(%a: tensor<2x6x5x4x3xf32>, %b: tensor<4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.pooling_ndhwc_sum {strides = dense<[1, 1, 1]> : tensor<3xi64>, dilations = dense<[1, 1, 1]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x6x5x4x3xf32>, tensor<4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.pooling_ndhwc_sum
func.func @pooling_ndhwc_sum_2(%a: tensor<2x14x11x7x3xf32>, %b: tensor<4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.pooling_ndhwc_sum {strides = dense<[2, 3, 2]> : tensor<3xi64>, dilations = dense<[3, 1, 2]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x14x11x7x3xf32>, tensor<4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.pooling_ndhwc_max
func.func @pooling_ndhwc_max(%a: tensor<2x6x5x4x3xf32>, %b: tensor<4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.pooling_ndhwc_max {strides = dense<[1, 1, 1]> : tensor<3xi64>, dilations = dense<[1, 1, 1]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x6x5x4x3xf32>, tensor<4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.pooling_ndhwc_max
func.func @pooling_ndhwc_max_2(%a: tensor<2x14x11x7x3xf32>, %b: tensor<4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.pooling_ndhwc_max {strides = dense<[2, 3, 2]> : tensor<3xi64>, dilations = dense<[3, 1, 2]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x14x11x7x3xf32>, tensor<4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.pooling_ndhwc_min
func.func @pooling_ndhwc_min(%a: tensor<2x6x5x4x3xf32>, %b: tensor<4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.pooling_ndhwc_min {strides = dense<[1, 1, 1]> : tensor<3xi64>, dilations = dense<[1, 1, 1]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x6x5x4x3xf32>, tensor<4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.pooling_ndhwc_min
func.func @pooling_ndhwc_min_2(%a: tensor<2x14x11x7x3xf32>, %b: tensor<4x2x3xf32>, %c: tensor<2x3x4x2x3xf32>, %z: i32) -> tensor<2x3x4x2x3xf32> {
 %0 = linalg.pooling_ndhwc_min {strides = dense<[2, 3, 2]> : tensor<3xi64>, dilations = dense<[3, 1, 2]>
     : tensor<3xi64>} ins(%a, %b : tensor<2x14x11x7x3xf32>, tensor<4x2x3xf32>) outs(%c : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
 return %0 : tensor<2x3x4x2x3xf32> }
// ----- linalg.generic
// MLIR LEFT OUT: it drops the stride and makes a linalg.conv_1d
func.func @strided_window(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i * 3 + j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----
// MLIR LEFT OUT: it makes a convolution that sign-extends the image
#x = affine_map<(n, f, h, w, c, i, j) -> (n, c, h + i, w + j)>
#w = affine_map<(n, f, h, w, c, i, j) -> (f, c, i, j)>
#y = affine_map<(n, f, h, w, c, i, j) -> (n, f, h, w)>
func.func @zero_extended_image(%x: tensor<1x8x6x6xi8>, %v: tensor<4x8x1x1xi8>, %o: tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32> {
  %r = linalg.generic {indexing_maps = [#x, #w, #y],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %v : tensor<1x8x6x6xi8>, tensor<4x8x1x1xi8>) outs(%o : tensor<1x4x6x6xi32>) {
  ^bb0(%a: i8, %b: i8, %c: i32):
    %d = arith.extui %a : i8 to i32
    %e = arith.extsi %b : i8 to i32
    %m = arith.muli %d, %e : i32
    %s = arith.addi %c, %m : i32
    linalg.yield %s : i32
  } -> tensor<1x4x6x6xi32>
  return %r : tensor<1x4x6x6xi32>
}
