// Layer normalization of the rows of a matrix, with a factor and an offset for each column. 1024 rows of 768, f32.
//
//   python examples/schedules/schedules.py layer_norm

#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#both = affine_map<(i, j) -> (i, j)>

func.func @layer_norm(%x: tensor<1024x768xf32>, %factor: tensor<768xf32>, %offset: tensor<768xf32>)
    -> tensor<1024x768xf32> {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 768.0 : f32
  %epsilon = arith.constant 1.0e-5 : f32
  %rows = tensor.empty() : tensor<1024xf32>
  %start = linalg.fill ins(%zero : f32) outs(%rows : tensor<1024xf32>) -> tensor<1024xf32>
  %sum = linalg.generic {indexing_maps = [#both, #row], iterator_types = ["parallel", "reduction"]}
    ins(%x : tensor<1024x768xf32>) outs(%start : tensor<1024xf32>) {
  ^bb0(%v: f32, %s: f32):
    %0 = arith.addf %s, %v : f32
    linalg.yield %0 : f32
  } -> tensor<1024xf32>
  %squares = linalg.generic {indexing_maps = [#both, #row, #row], iterator_types = ["parallel", "reduction"]}
    ins(%x, %sum : tensor<1024x768xf32>, tensor<1024xf32>) outs(%start : tensor<1024xf32>) {
  ^bb0(%v: f32, %s: f32, %q: f32):
    %mean = arith.divf %s, %count : f32
    %d = arith.subf %v, %mean : f32
    %dd = arith.mulf %d, %d : f32
    %0 = arith.addf %q, %dd : f32
    linalg.yield %0 : f32
  } -> tensor<1024xf32>
  %out = tensor.empty() : tensor<1024x768xf32>
  %result = linalg.generic {indexing_maps = [#both, #row, #row, #column, #column, #both],
                            iterator_types = ["parallel", "parallel"]}
    ins(%x, %sum, %squares, %factor, %offset
      : tensor<1024x768xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<768xf32>, tensor<768xf32>)
    outs(%out : tensor<1024x768xf32>) {
  ^bb0(%v: f32, %s: f32, %q: f32, %f: f32, %o: f32, %r: f32):
    %mean = arith.divf %s, %count : f32
    %d = arith.subf %v, %mean : f32
    %variance = arith.divf %q, %count : f32
    %shifted = arith.addf %variance, %epsilon : f32
    %deviation = math.sqrt %shifted : f32
    %n = arith.divf %d, %deviation : f32
    %nf = arith.mulf %n, %f : f32
    %0 = arith.addf %nf, %o : f32
    linalg.yield %0 : f32
  } -> tensor<1024x768xf32>
  return %result : tensor<1024x768xf32>
}
