// A 2D convolution over channels with bias and ReLU, on buffers that the caller owns.
//
//   out[n, y, x, co] = max(0, bias[co] + sum over ky, kx, ci of  in[n, y + ky, x + kx, ci] * filter[ky, kx, ci, co])
//
// Run it natively on random data and check it against NumPy:
//
//   lamina run examples/conv2d.mlir

func.func @conv(%input: memref<2x34x34x32xf32>, %filter: memref<3x3x32x32xf32>, %bias: memref<32xf32>,
                %output: memref<2x32x32x32xf32>) attributes {llvm.emit_c_interface} {
  // Every output starts at the bias of its channel.
  linalg.generic {
    indexing_maps = [affine_map<(n, y, x, c) -> (c)>, affine_map<(n, y, x, c) -> (n, y, x, c)>],
    iterator_types = ["parallel", "parallel", "parallel", "parallel"]
  } ins(%bias : memref<32xf32>) outs(%output : memref<2x32x32x32xf32>) {
  ^bb0(%b: f32, %o: f32):
    linalg.yield %b : f32
  }

  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%input, %filter : memref<2x34x34x32xf32>, memref<3x3x32x32xf32>)
    outs(%output : memref<2x32x32x32xf32>)

  // ReLU in place.
  %zero = arith.constant 0.0 : f32
  linalg.generic {
    indexing_maps = [affine_map<(n, y, x, c) -> (n, y, x, c)>],
    iterator_types = ["parallel", "parallel", "parallel", "parallel"]
  } outs(%output : memref<2x32x32x32xf32>) {
  ^bb0(%o: f32):
    %r = arith.maximumf %o, %zero : f32
    linalg.yield %r : f32
  }
  return
}
