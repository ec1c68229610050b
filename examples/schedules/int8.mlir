// A product of matrices of bytes with sums of 32 bits, which become bytes again: shifted, and clamped to 8 bits.
//
//   python examples/schedules/schedules.py int8

#both = affine_map<(i, j) -> (i, j)>

func.func @int8(%a: tensor<512x512xi8>, %b: tensor<512x512xi8>) -> tensor<512x512xi8> {
  %zero = arith.constant 0 : i32
  %shift = arith.constant 10 : i32
  %least = arith.constant -128 : i32
  %most = arith.constant 127 : i32
  %empty = tensor.empty() : tensor<512x512xi32>
  %start = linalg.fill ins(%zero : i32) outs(%empty : tensor<512x512xi32>) -> tensor<512x512xi32>
  %sums = linalg.matmul ins(%a, %b : tensor<512x512xi8>, tensor<512x512xi8>) outs(%start : tensor<512x512xi32>)
    -> tensor<512x512xi32>
  %out = tensor.empty() : tensor<512x512xi8>
  %result = linalg.generic {indexing_maps = [#both, #both], iterator_types = ["parallel", "parallel"]}
    ins(%sums : tensor<512x512xi32>) outs(%out : tensor<512x512xi8>) {
  ^bb0(%sum: i32, %o: i8):
    %scaled = arith.shrsi %sum, %shift : i32
    %above = arith.maxsi %scaled, %least : i32
    %inside = arith.minsi %above, %most : i32
    %byte = arith.trunci %inside : i32 to i8
    linalg.yield %byte : i8
  } -> tensor<512x512xi8>
  return %result : tensor<512x512xi8>
}
