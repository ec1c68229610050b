// COMPARE: --convert-vector-to-llvm=vector-contract-lowering=llvmintr --split-input-file
// ----- vector.contract
func.func @contract(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
      affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// ----- vector.contract
func.func @contract_2(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>,
      affine_map<(m,n,k)->(n,m)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<4x3xf32> into vector<4x2xf32>
  return %0 : vector<4x2xf32>
}
// ----- vector.contract
func.func @contract_3(%a: vector<2x2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(b, m,n,k)->(b, m,k)>, affine_map<(b,m,n,k)->(b,k,n)>,
      affine_map<(b,m,n,k)->(b,m,n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c
      : vector<2x2x3xf32>, vector<2x3x4xf32> into vector<2x2x4xf32>
  return %0 : vector<2x2x4xf32>
}
// ----- vector.contract
func.func @contract_4(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(k)>, affine_map<(m,k)->(m)>],
      iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32>
  return %0 : vector<2xi32>
}
// ----- vector.contract
func.func @contract_5(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(m,k)>, affine_map<(m,k)->()>],
      iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into f32
  return %0 : f32
}
// ----- vector.mask, vector.contract
func.func @mask_contract(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
      affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>,
      vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// ----- vector.contract
func.func @contract_6(%a: vector<2x1xf32>, %b: vector<1x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
      affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1xf32>, vector<1x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// ----- vector.transpose
func.func @transpose(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<1x4xf32>, %d: vector<2x1x4xf32>,
    %e: vector<16x16xf32>, %g: vector<1x16x16xf32>) -> (vector<3x2xf32>, vector<3x2x4xf32>, vector<4x3x2xf32>,
    vector<4x1xf32>, vector<4x1x2xf32>, vector<16x16xf32>, vector<16x1x16xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %2 = vector.transpose %b, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  %3 = vector.transpose %c, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %4 = vector.transpose %d, [2, 1, 0] : vector<2x1x4xf32> to vector<4x1x2xf32>
  %5 = vector.transpose %e, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
  %6 = vector.transpose %g, [2, 0, 1] : vector<1x16x16xf32> to vector<16x1x16xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<3x2xf32>, vector<3x2x4xf32>, vector<4x3x2xf32>, vector<4x1xf32>,
      vector<4x1x2xf32>, vector<16x16xf32>, vector<16x1x16xf32>
}
