// Attention: the softmax of scaled scores, times values. 8 heads, 256 rows of 64 elements, f32.
//
//   python examples/schedules/schedules.py attention

#q = affine_map<(b, m, n, k) -> (b, m, k)>
#k = affine_map<(b, m, n, k) -> (b, n, k)>
#s = affine_map<(b, m, n, k) -> (b, m, n)>

func.func @attention(%query: tensor<8x256x64xf32>, %key: tensor<8x256x64xf32>, %value: tensor<8x256x64xf32>)
    -> tensor<8x256x64xf32> {
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.125 : f32
  %empty = tensor.empty() : tensor<8x256x256xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x256x256xf32>) -> tensor<8x256x256xf32>
  %scores = linalg.batch_matmul indexing_maps = [#q, #k, #s]
    ins(%query, %key : tensor<8x256x64xf32>, tensor<8x256x64xf32>) outs(%start : tensor<8x256x256xf32>)
    -> tensor<8x256x256xf32>
  %scaled = linalg.map ins(%scores : tensor<8x256x256xf32>) outs(%empty : tensor<8x256x256xf32>)
    (%score: f32, %out: f32) {
      %product = arith.mulf %score, %scale : f32
      linalg.yield %product : f32
    }
  %weights = linalg.softmax dimension(2) ins(%scaled : tensor<8x256x256xf32>) outs(%empty : tensor<8x256x256xf32>)
    -> tensor<8x256x256xf32>
  %room = tensor.empty() : tensor<8x256x64xf32>
  %sums = linalg.fill ins(%zero : f32) outs(%room : tensor<8x256x64xf32>) -> tensor<8x256x64xf32>
  %result = linalg.batch_matmul ins(%weights, %value : tensor<8x256x256xf32>, tensor<8x256x64xf32>)
    outs(%sums : tensor<8x256x64xf32>) -> tensor<8x256x64xf32>
  return %result : tensor<8x256x64xf32>
}
