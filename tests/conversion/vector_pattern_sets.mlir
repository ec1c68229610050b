// COMPARE: --transform-interpreter --split-input-file
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "parallelarith"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>,
        affine_map<(m,n,k)->(n,m)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<4x3xf32> into vector<4x2xf32>
    return %0 : vector<4x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>,
        affine_map<(m,n,k)->(n,m)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<4x3xf32> into vector<4x2xf32>
    return %0 : vector<4x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>,
        affine_map<(m,n,k)->(n,m)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<4x3xf32> into vector<4x2xf32>
    return %0 : vector<4x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "parallelarith"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>,
        affine_map<(m,n,k)->(n,m)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<4x3xf32> into vector<4x2xf32>
    return %0 : vector<4x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(b, m,n,k)->(b, m,k)>, affine_map<(b,m,n,k)->(b,k,n)>,
        affine_map<(b,m,n,k)->(b,m,n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c
        : vector<2x2x3xf32>, vector<2x3x4xf32> into vector<2x2x4xf32>
    return %0 : vector<2x2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(b, m,n,k)->(b, m,k)>, affine_map<(b,m,n,k)->(b,k,n)>,
        affine_map<(b,m,n,k)->(b,m,n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c
        : vector<2x2x3xf32>, vector<2x3x4xf32> into vector<2x2x4xf32>
    return %0 : vector<2x2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(b, m,n,k)->(b, m,k)>, affine_map<(b,m,n,k)->(b,k,n)>,
        affine_map<(b,m,n,k)->(b,m,n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c
        : vector<2x2x3xf32>, vector<2x3x4xf32> into vector<2x2x4xf32>
    return %0 : vector<2x2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "parallelarith"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(b, m,n,k)->(b, m,k)>, affine_map<(b,m,n,k)->(b,k,n)>,
        affine_map<(b,m,n,k)->(b,m,n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c
        : vector<2x2x3xf32>, vector<2x3x4xf32> into vector<2x2x4xf32>
    return %0 : vector<2x2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(k)>, affine_map<(m,k)->(m)>],
        iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32>
    return %0 : vector<2xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(k)>, affine_map<(m,k)->(m)>],
        iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32>
    return %0 : vector<2xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(k)>, affine_map<(m,k)->(m)>],
        iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32>
    return %0 : vector<2xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "parallelarith"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(k)>, affine_map<(m,k)->(m)>],
        iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32>
    return %0 : vector<2xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
    %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(m,k)>, affine_map<(m,k)->()>],
        iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into f32
    return %0 : f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
    %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(m,k)>, affine_map<(m,k)->()>],
        iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into f32
    return %0 : f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
    %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(m,k)>, affine_map<(m,k)->()>],
        iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into f32
    return %0 : f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "parallelarith"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
    %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(m,k)>, affine_map<(m,k)->()>],
        iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into f32
    return %0 : f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
    %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c
        : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
    %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c
        : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
    %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c
        : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "parallelarith"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
    %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c
        : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x1xf32>, %b: vector<1x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1xf32>, vector<1x4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x1xf32>, %b: vector<1x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1xf32>, vector<1x4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x1xf32>, %b: vector<1x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1xf32>, vector<1x4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "parallelarith"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x1xf32>, %b: vector<1x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1xf32>, vector<1x4xf32> into vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %s: f32, %m: vector<2xi1>) -> (vector<2x4xf32>, vector<2xf32>, vector<2xf32>) {
    %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<4xf32>
    %1 = vector.outerproduct %a, %s : vector<2xf32>, f32
    %2 = vector.mask %m { vector.outerproduct %a, %s, %a {kind = #vector.kind<maximumf>} : vector<2xf32>, f32 } : vector<2xi1> -> vector<2xf32>
    return %0, %1, %2 : vector<2x4xf32>, vector<2xf32>, vector<2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %s: f32, %m: vector<2xi1>) -> (vector<2x4xf32>, vector<2xf32>, vector<2xf32>) {
    %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<4xf32>
    %1 = vector.outerproduct %a, %s : vector<2xf32>, f32
    %2 = vector.mask %m { vector.outerproduct %a, %s, %a {kind = #vector.kind<maximumf>} : vector<2xf32>, f32 } : vector<2xi1> -> vector<2xf32>
    return %0, %1, %2 : vector<2x4xf32>, vector<2xf32>, vector<2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %s: f32, %m: vector<2xi1>) -> (vector<2x4xf32>, vector<2xf32>, vector<2xf32>) {
    %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<4xf32>
    %1 = vector.outerproduct %a, %s : vector<2xf32>, f32
    %2 = vector.mask %m { vector.outerproduct %a, %s, %a {kind = #vector.kind<maximumf>} : vector<2xf32>, f32 } : vector<2xi1> -> vector<2xf32>
    return %0, %1, %2 : vector<2x4xf32>, vector<2xf32>, vector<2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "parallelarith"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %s: f32, %m: vector<2xi1>) -> (vector<2x4xf32>, vector<2xf32>, vector<2xf32>) {
    %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<4xf32>
    %1 = vector.outerproduct %a, %s : vector<2xf32>, f32
    %2 = vector.mask %m { vector.outerproduct %a, %s, %a {kind = #vector.kind<maximumf>} : vector<2xf32>, f32 } : vector<2xi1> -> vector<2xf32>
    return %0, %1, %2 : vector<2x4xf32>, vector<2xf32>, vector<2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<1x4xf32>, %d: vector<2x1x4xf32>,
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
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = "eltwise"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<1x4xf32>, %d: vector<2x1x4xf32>,
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
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = "shuffle_1d"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<1x4xf32>, %d: vector<2x1x4xf32>,
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
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = "shuffle_16x16"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>) -> vector<6xf32> {
    %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32>
    return %0 : vector<6xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<6xf32>) -> vector<2x3xf32> {
    %0 = vector.shape_cast %a : vector<6xf32> to vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x6xf32>) -> vector<4x3xf32> {
    %0 = vector.shape_cast %a : vector<2x6xf32> to vector<4x3xf32>
    return %0 : vector<4x3xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<1x2x1x4xf32>) -> vector<2x4xf32> {
    %0 = vector.shape_cast %a : vector<1x2x1x4xf32> to vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<3x4xf32>) -> vector<2x6xf32> {
    %0 = vector.shape_cast %a : vector<3x4xf32> to vector<2x6xf32>
    return %0 : vector<2x6xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<f32>, %b: vector<1x1xf32>, %c: vector<4x1xf32>, %d: vector<4xf32>) -> (vector<1xf32>, vector<f32>, vector<4xf32>, vector<2x2x1xf32>) {
    %0 = vector.shape_cast %a : vector<f32> to vector<1xf32>
    %1 = vector.shape_cast %b : vector<1x1xf32> to vector<f32>
    %2 = vector.shape_cast %c : vector<4x1xf32> to vector<4xf32>
    %3 = vector.shape_cast %d : vector<4xf32> to vector<2x2x1xf32>
    return %0, %1, %2, %3: vector<1xf32>, vector<f32>, vector<4xf32>, vector<2x2x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3x4xf32>, %b: vector<6x4xf32>) -> (vector<6x4xf32>, vector<2x3x4xf32>, vector<2x12xf32>) {
    %0 = vector.shape_cast %a : vector<2x3x4xf32> to vector<6x4xf32>
    %1 = vector.shape_cast %b : vector<6x4xf32> to vector<2x3x4xf32>
    %2 = vector.shape_cast %b : vector<6x4xf32> to vector<2x12xf32>
    return %0, %1, %2 : vector<6x4xf32>, vector<2x3x4xf32>, vector<2x12xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x1x[4]xf32>, %b: vector<2x[8]xf32>) -> (vector<2x[4]xf32>, vector<[16]xf32>) {
    %0 = vector.shape_cast %a : vector<2x1x[4]xf32> to vector<2x[4]xf32>
    %1 = vector.shape_cast %b : vector<2x[8]xf32> to vector<[16]xf32>
    return %0, %1 : vector<2x[4]xf32>, vector<[16]xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<3xf32>, %b: vector<2x1xf32>, %c: vector<1xf32>, %d: vector<1x3xf32>, %f: f32,
      %e: vector<2x1x2xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x2xf32>, vector<2x3x2xf32>) {
    %0 = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
    %1 = vector.broadcast %b : vector<2x1xf32> to vector<2x3xf32>
    %2 = vector.broadcast %c : vector<1xf32> to vector<4xf32>
    %3 = vector.broadcast %d : vector<1x3xf32> to vector<2x3xf32>
    %4 = vector.broadcast %f : f32 to vector<2x2xf32>
    %5 = vector.broadcast %e : vector<2x1x2xf32> to vector<2x3x2xf32>
    return %0, %1, %2, %3, %4, %5 : vector<2x3xf32>, vector<2x3xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x2xf32>, vector<2x3x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_broadcast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x4xf32>, %b: vector<2x2x[4]xi8>, %i : index, %v: vector<4xf32>)
      -> (vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>) {
    %0 = vector.interleave %a, %a : vector<2x4xf32> -> vector<2x8xf32>
    %1, %2 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
    %3 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16>
    %4 = vector.fma %a, %a, %a : vector<2x4xf32>
    %5 = vector.step : vector<4xindex>
    %6 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_interleave
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x4xf32>, %b: vector<2x2x[4]xi8>, %i : index, %v: vector<4xf32>)
      -> (vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>) {
    %0 = vector.interleave %a, %a : vector<2x4xf32> -> vector<2x8xf32>
    %1, %2 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
    %3 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16>
    %4 = vector.fma %a, %a, %a : vector<2x4xf32>
    %5 = vector.step : vector<4xindex>
    %6 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_bitcast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x4xf32>, %b: vector<2x2x[4]xi8>, %i : index, %v: vector<4xf32>)
      -> (vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>) {
    %0 = vector.interleave %a, %a : vector<2x4xf32> -> vector<2x8xf32>
    %1, %2 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
    %3 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16>
    %4 = vector.fma %a, %a, %a : vector<2x4xf32>
    %5 = vector.step : vector<4xindex>
    %6 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.interleave_to_shuffle
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%i: index, %j: index, %m: memref<?x?xf32>, %f: f32, %t: tensor<?x?xf32>, %v: vector<8xf32>,
      %mm: vector<8xi1>, %vi: vector<8xi32>, %m4: memref<4x6xf32>) -> (vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>,
      vector<i1>, vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
    %0 = vector.create_mask %i, %j : vector<2x3xi1>
    %1 = vector.constant_mask [1, 2] : vector<2x3xi1>
    %2 = vector.constant_mask [2] : vector<4xi1>
    %3 = vector.create_mask %i : vector<i1>
    %4 = vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32>
    %5 = vector.transfer_read %t[%i, %j], %f, %mm : tensor<?x?xf32>, vector<8xf32>
    vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32>
    %6 = vector.create_mask %i : vector<8xi1>
    %7 = vector.mask %mm { vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    vector.mask %mm { vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
    %8 = vector.mask %mm { vector.gather %m[%i, %j][%vi], %mm, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>,
        vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    %9 = vector.transfer_read %m4[%i, %j], %f : memref<4x6xf32>, vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>, vector<i1>,
        vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_masks
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%i: index, %j: index, %m: memref<?x?xf32>, %f: f32, %t: tensor<?x?xf32>, %v: vector<8xf32>,
      %mm: vector<8xi1>, %vi: vector<8xi32>, %m4: memref<4x6xf32>) -> (vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>,
      vector<i1>, vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
    %0 = vector.create_mask %i, %j : vector<2x3xi1>
    %1 = vector.constant_mask [1, 2] : vector<2x3xi1>
    %2 = vector.constant_mask [2] : vector<4xi1>
    %3 = vector.create_mask %i : vector<i1>
    %4 = vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32>
    %5 = vector.transfer_read %t[%i, %j], %f, %mm : tensor<?x?xf32>, vector<8xf32>
    vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32>
    %6 = vector.create_mask %i : vector<8xi1>
    %7 = vector.mask %mm { vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    vector.mask %mm { vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
    %8 = vector.mask %mm { vector.gather %m[%i, %j][%vi], %mm, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>,
        vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    %9 = vector.transfer_read %m4[%i, %j], %f : memref<4x6xf32>, vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>, vector<i1>,
        vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_masked_transfers
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%i: index, %j: index, %m: memref<?x?xf32>, %f: f32, %t: tensor<?x?xf32>, %v: vector<8xf32>,
      %mm: vector<8xi1>, %vi: vector<8xi32>, %m4: memref<4x6xf32>) -> (vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>,
      vector<i1>, vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
    %0 = vector.create_mask %i, %j : vector<2x3xi1>
    %1 = vector.constant_mask [1, 2] : vector<2x3xi1>
    %2 = vector.constant_mask [2] : vector<4xi1>
    %3 = vector.create_mask %i : vector<i1>
    %4 = vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32>
    %5 = vector.transfer_read %t[%i, %j], %f, %mm : tensor<?x?xf32>, vector<8xf32>
    vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32>
    %6 = vector.create_mask %i : vector<8xi1>
    %7 = vector.mask %mm { vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    vector.mask %mm { vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
    %8 = vector.mask %mm { vector.gather %m[%i, %j][%vi], %mm, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>,
        vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    %9 = vector.transfer_read %m4[%i, %j], %f : memref<4x6xf32>, vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>, vector<i1>,
        vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_create_mask
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2xf32>, %d: vector<3xf32>, %f: f32,
      %e: vector<2x4xf32>, %g: vector<4xf32>, %m: vector<2x3xi1>, %m4: vector<4xi1>) -> (vector<2xf32>, vector<3xf32>,
      vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32) {
    %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
    %1 = vector.multi_reduction <mul>, %a, %d [0] : vector<2x3xf32> to vector<3xf32>
    %2 = vector.multi_reduction <add>, %b, %e [1] : vector<2x3x4xf32> to vector<2x4xf32>
    %3 = vector.multi_reduction <add>, %b, %f [0, 1, 2] : vector<2x3x4xf32> to f32
    %4 = vector.multi_reduction <maximumf>, %b, %g [0, 1] : vector<2x3x4xf32> to vector<4xf32>
    %5 = vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32
    %6 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
    %7 = vector.mask %m4 { vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32 } : vector<4xi1> -> f32
    return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<3xf32>, vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32
  }
  func.func @s(%n: vector<2x3xf32>, %a: vector<3xf32>, %v: vector<4xi32>, %z: vector<i32>, %b: vector<2xf32>)
      -> (vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>) {
    %0:2 = vector.scan <add>, %n, %a {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
    %1:2 = vector.scan <mul>, %v, %z {inclusive = false, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
    %2:2 = vector.scan <mul>, %n, %b {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
    return %0#0, %0#1, %1#0, %1#1, %2#0 : vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>
  }
  func.func @g(%m: memref<?x?xf32>, %i: index, %iv: vector<2x3xi32>, %mk: vector<2x3xi1>, %v: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = vector.gather %m[%i, %i][%iv], %mk, %v : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  func.func @fe(%a: f32, %b: f32, %v: vector<2x3xf32>) -> (vector<2x2xf32>, f32, f32) {
    %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
    %1:6 = vector.to_elements %v : vector<2x3xf32>
    return %0, %1#2, %1#4 : vector<2x2xf32>, f32, f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerparallel"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2xf32>, %d: vector<3xf32>, %f: f32,
      %e: vector<2x4xf32>, %g: vector<4xf32>, %m: vector<2x3xi1>, %m4: vector<4xi1>) -> (vector<2xf32>, vector<3xf32>,
      vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32) {
    %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
    %1 = vector.multi_reduction <mul>, %a, %d [0] : vector<2x3xf32> to vector<3xf32>
    %2 = vector.multi_reduction <add>, %b, %e [1] : vector<2x3x4xf32> to vector<2x4xf32>
    %3 = vector.multi_reduction <add>, %b, %f [0, 1, 2] : vector<2x3x4xf32> to f32
    %4 = vector.multi_reduction <maximumf>, %b, %g [0, 1] : vector<2x3x4xf32> to vector<4xf32>
    %5 = vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32
    %6 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
    %7 = vector.mask %m4 { vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32 } : vector<4xi1> -> f32
    return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<3xf32>, vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32
  }
  func.func @s(%n: vector<2x3xf32>, %a: vector<3xf32>, %v: vector<4xi32>, %z: vector<i32>, %b: vector<2xf32>)
      -> (vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>) {
    %0:2 = vector.scan <add>, %n, %a {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
    %1:2 = vector.scan <mul>, %v, %z {inclusive = false, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
    %2:2 = vector.scan <mul>, %n, %b {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
    return %0#0, %0#1, %1#0, %1#1, %2#0 : vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>
  }
  func.func @g(%m: memref<?x?xf32>, %i: index, %iv: vector<2x3xi32>, %mk: vector<2x3xi1>, %v: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = vector.gather %m[%i, %i][%iv], %mk, %v : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  func.func @fe(%a: f32, %b: f32, %v: vector<2x3xf32>) -> (vector<2x2xf32>, f32, f32) {
    %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
    %1:6 = vector.to_elements %v : vector<2x3xf32>
    return %0, %1#2, %1#4 : vector<2x2xf32>, f32, f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerreduction"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2xf32>, %d: vector<3xf32>, %f: f32,
      %e: vector<2x4xf32>, %g: vector<4xf32>, %m: vector<2x3xi1>, %m4: vector<4xi1>) -> (vector<2xf32>, vector<3xf32>,
      vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32) {
    %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
    %1 = vector.multi_reduction <mul>, %a, %d [0] : vector<2x3xf32> to vector<3xf32>
    %2 = vector.multi_reduction <add>, %b, %e [1] : vector<2x3x4xf32> to vector<2x4xf32>
    %3 = vector.multi_reduction <add>, %b, %f [0, 1, 2] : vector<2x3x4xf32> to f32
    %4 = vector.multi_reduction <maximumf>, %b, %g [0, 1] : vector<2x3x4xf32> to vector<4xf32>
    %5 = vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32
    %6 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
    %7 = vector.mask %m4 { vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32 } : vector<4xi1> -> f32
    return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<3xf32>, vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32
  }
  func.func @s(%n: vector<2x3xf32>, %a: vector<3xf32>, %v: vector<4xi32>, %z: vector<i32>, %b: vector<2xf32>)
      -> (vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>) {
    %0:2 = vector.scan <add>, %n, %a {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
    %1:2 = vector.scan <mul>, %v, %z {inclusive = false, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
    %2:2 = vector.scan <mul>, %n, %b {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
    return %0#0, %0#1, %1#0, %1#1, %2#0 : vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>
  }
  func.func @g(%m: memref<?x?xf32>, %i: index, %iv: vector<2x3xi32>, %mk: vector<2x3xi1>, %v: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = vector.gather %m[%i, %i][%iv], %mk, %v : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  func.func @fe(%a: f32, %b: f32, %v: vector<2x3xf32>) -> (vector<2x2xf32>, f32, f32) {
    %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
    %1:6 = vector.to_elements %v : vector<2x3xf32>
    return %0, %1#2, %1#4 : vector<2x2xf32>, f32, f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_scan
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2xf32>, %d: vector<3xf32>, %f: f32,
      %e: vector<2x4xf32>, %g: vector<4xf32>, %m: vector<2x3xi1>, %m4: vector<4xi1>) -> (vector<2xf32>, vector<3xf32>,
      vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32) {
    %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
    %1 = vector.multi_reduction <mul>, %a, %d [0] : vector<2x3xf32> to vector<3xf32>
    %2 = vector.multi_reduction <add>, %b, %e [1] : vector<2x3x4xf32> to vector<2x4xf32>
    %3 = vector.multi_reduction <add>, %b, %f [0, 1, 2] : vector<2x3x4xf32> to f32
    %4 = vector.multi_reduction <maximumf>, %b, %g [0, 1] : vector<2x3x4xf32> to vector<4xf32>
    %5 = vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32
    %6 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
    %7 = vector.mask %m4 { vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32 } : vector<4xi1> -> f32
    return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<3xf32>, vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32
  }
  func.func @s(%n: vector<2x3xf32>, %a: vector<3xf32>, %v: vector<4xi32>, %z: vector<i32>, %b: vector<2xf32>)
      -> (vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>) {
    %0:2 = vector.scan <add>, %n, %a {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
    %1:2 = vector.scan <mul>, %v, %z {inclusive = false, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
    %2:2 = vector.scan <mul>, %n, %b {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
    return %0#0, %0#1, %1#0, %1#1, %2#0 : vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>
  }
  func.func @g(%m: memref<?x?xf32>, %i: index, %iv: vector<2x3xi32>, %mk: vector<2x3xi1>, %v: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = vector.gather %m[%i, %i][%iv], %mk, %v : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  func.func @fe(%a: f32, %b: f32, %v: vector<2x3xf32>) -> (vector<2x2xf32>, f32, f32) {
    %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
    %1:6 = vector.to_elements %v : vector<2x3xf32>
    return %0, %1#2, %1#4 : vector<2x2xf32>, f32, f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_gather
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2xf32>, %d: vector<3xf32>, %f: f32,
      %e: vector<2x4xf32>, %g: vector<4xf32>, %m: vector<2x3xi1>, %m4: vector<4xi1>) -> (vector<2xf32>, vector<3xf32>,
      vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32) {
    %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
    %1 = vector.multi_reduction <mul>, %a, %d [0] : vector<2x3xf32> to vector<3xf32>
    %2 = vector.multi_reduction <add>, %b, %e [1] : vector<2x3x4xf32> to vector<2x4xf32>
    %3 = vector.multi_reduction <add>, %b, %f [0, 1, 2] : vector<2x3x4xf32> to f32
    %4 = vector.multi_reduction <maximumf>, %b, %g [0, 1] : vector<2x3x4xf32> to vector<4xf32>
    %5 = vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32
    %6 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
    %7 = vector.mask %m4 { vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32 } : vector<4xi1> -> f32
    return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<3xf32>, vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32
  }
  func.func @s(%n: vector<2x3xf32>, %a: vector<3xf32>, %v: vector<4xi32>, %z: vector<i32>, %b: vector<2xf32>)
      -> (vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>) {
    %0:2 = vector.scan <add>, %n, %a {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
    %1:2 = vector.scan <mul>, %v, %z {inclusive = false, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
    %2:2 = vector.scan <mul>, %n, %b {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
    return %0#0, %0#1, %1#0, %1#1, %2#0 : vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>
  }
  func.func @g(%m: memref<?x?xf32>, %i: index, %iv: vector<2x3xi32>, %mk: vector<2x3xi1>, %v: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = vector.gather %m[%i, %i][%iv], %mk, %v : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  func.func @fe(%a: f32, %b: f32, %v: vector<2x3xf32>) -> (vector<2x2xf32>, f32, f32) {
    %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
    %1:6 = vector.to_elements %v : vector<2x3xf32>
    return %0, %1#2, %1#4 : vector<2x2xf32>, f32, f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.unroll_from_elements
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2xf32>, %d: vector<3xf32>, %f: f32,
      %e: vector<2x4xf32>, %g: vector<4xf32>, %m: vector<2x3xi1>, %m4: vector<4xi1>) -> (vector<2xf32>, vector<3xf32>,
      vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32) {
    %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
    %1 = vector.multi_reduction <mul>, %a, %d [0] : vector<2x3xf32> to vector<3xf32>
    %2 = vector.multi_reduction <add>, %b, %e [1] : vector<2x3x4xf32> to vector<2x4xf32>
    %3 = vector.multi_reduction <add>, %b, %f [0, 1, 2] : vector<2x3x4xf32> to f32
    %4 = vector.multi_reduction <maximumf>, %b, %g [0, 1] : vector<2x3x4xf32> to vector<4xf32>
    %5 = vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32
    %6 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
    %7 = vector.mask %m4 { vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32 } : vector<4xi1> -> f32
    return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<3xf32>, vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32
  }
  func.func @s(%n: vector<2x3xf32>, %a: vector<3xf32>, %v: vector<4xi32>, %z: vector<i32>, %b: vector<2xf32>)
      -> (vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>) {
    %0:2 = vector.scan <add>, %n, %a {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
    %1:2 = vector.scan <mul>, %v, %z {inclusive = false, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
    %2:2 = vector.scan <mul>, %n, %b {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
    return %0#0, %0#1, %1#0, %1#1, %2#0 : vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>
  }
  func.func @g(%m: memref<?x?xf32>, %i: index, %iv: vector<2x3xi32>, %mk: vector<2x3xi1>, %v: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = vector.gather %m[%i, %i][%iv], %mk, %v : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  func.func @fe(%a: f32, %b: f32, %v: vector<2x3xf32>) -> (vector<2x2xf32>, f32, f32) {
    %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
    %1:6 = vector.to_elements %v : vector<2x3xf32>
    return %0, %1#2, %1#4 : vector<2x2xf32>, f32, f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.unroll_to_elements
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%m: memref<?x?x?xf32>, %f: f32, %i: index, %v: vector<4xf32>, %w: vector<4x8xf32>, %mk: vector<4xi1>,
      %t: tensor<?x?x?xf32>, %ms: memref<?x?xf32, strided<[?, 2]>>, %z: vector<f32>) -> (vector<4xf32>, vector<8x4xf32>,
      vector<4x8xf32>, vector<2x4xf32>, vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>) {
    %0 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : memref<?x?x?xf32>, vector<8x4xf32>
    %2 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (0, d2)>} : memref<?x?x?xf32>, vector<2x4xf32>
    %4 = vector.transfer_read %m[%i, %i, %i], %f, %mk {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %5 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, 0)>} : memref<?x?x?xf32>, vector<4x8xf32>
    vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %w, %m[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : vector<4x8xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : vector<4xf32>, memref<?x?x?xf32>
    %6 = vector.transfer_write %w, %t[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d0)>} : vector<4x8xf32>, tensor<?x?x?xf32>
    %7 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<f32>
    %8 = vector.transfer_read %ms[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32, strided<[?, 2]>>, vector<4xf32>
    vector.transfer_write %z, %m[%i, %i, %i] : vector<f32>, memref<?x?x?xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<2x4xf32>,
        vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 1
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%m: memref<?x?x?xf32>, %f: f32, %i: index, %v: vector<4xf32>, %w: vector<4x8xf32>, %mk: vector<4xi1>,
      %t: tensor<?x?x?xf32>, %ms: memref<?x?xf32, strided<[?, 2]>>, %z: vector<f32>) -> (vector<4xf32>, vector<8x4xf32>,
      vector<4x8xf32>, vector<2x4xf32>, vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>) {
    %0 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : memref<?x?x?xf32>, vector<8x4xf32>
    %2 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (0, d2)>} : memref<?x?x?xf32>, vector<2x4xf32>
    %4 = vector.transfer_read %m[%i, %i, %i], %f, %mk {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %5 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, 0)>} : memref<?x?x?xf32>, vector<4x8xf32>
    vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %w, %m[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : vector<4x8xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : vector<4xf32>, memref<?x?x?xf32>
    %6 = vector.transfer_write %w, %t[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d0)>} : vector<4x8xf32>, tensor<?x?x?xf32>
    %7 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<f32>
    %8 = vector.transfer_read %ms[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32, strided<[?, 2]>>, vector<4xf32>
    vector.transfer_write %z, %m[%i, %i, %i] : vector<f32>, memref<?x?x?xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<2x4xf32>,
        vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 2
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%m: memref<?x?x?xf32>, %f: f32, %i: index, %v: vector<4xf32>, %w: vector<4x8xf32>, %mk: vector<4xi1>,
      %t: tensor<?x?x?xf32>, %ms: memref<?x?xf32, strided<[?, 2]>>, %z: vector<f32>) -> (vector<4xf32>, vector<8x4xf32>,
      vector<4x8xf32>, vector<2x4xf32>, vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>) {
    %0 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : memref<?x?x?xf32>, vector<8x4xf32>
    %2 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (0, d2)>} : memref<?x?x?xf32>, vector<2x4xf32>
    %4 = vector.transfer_read %m[%i, %i, %i], %f, %mk {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %5 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, 0)>} : memref<?x?x?xf32>, vector<4x8xf32>
    vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %w, %m[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : vector<4x8xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : vector<4xf32>, memref<?x?x?xf32>
    %6 = vector.transfer_write %w, %t[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d0)>} : vector<4x8xf32>, tensor<?x?x?xf32>
    %7 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<f32>
    %8 = vector.transfer_read %ms[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32, strided<[?, 2]>>, vector<4xf32>
    vector.transfer_write %z, %m[%i, %i, %i] : vector<f32>, memref<?x?x?xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<2x4xf32>,
        vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @r(%m: memref<?x?x?xf32>, %i: index, %f: f32) -> vector<2x3x4xf32> {
    %0 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<2x3x4xf32>
    return %0 : vector<2x3x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @r(%m: memref<?x?x?xf32>, %i: index, %f: f32) -> vector<2x3x4xf32> {
    %0 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<2x3x4xf32>
    return %0 : vector<2x3x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @r(%m: memref<?x?xf32>, %i: index, %f: f32, %mk: vector<2x4xi1>) -> vector<2x4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %m[%i, %c0], %f, %mk {in_bounds = [true, false]} : memref<?x?xf32>, vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @r(%m: memref<?x?xf32>, %i: index, %f: f32, %mk: vector<2x4xi1>) -> vector<2x4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %m[%i, %c0], %f, %mk {in_bounds = [true, false]} : memref<?x?xf32>, vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @w(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>, %mk: vector<2x4xi1>) {
    vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
    vector.transfer_write %v, %m[%i, %i], %mk {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @w(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>, %mk: vector<2x4xi1>) {
    vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
    vector.transfer_write %v, %m[%i, %i], %mk {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @t(%m: tensor<?x?xf32>, %i: index, %v: vector<2x4xf32>, %f: f32) -> (tensor<?x?xf32>, vector<2x4xf32>) {
    %0 = vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, tensor<?x?xf32>
    %1 = vector.transfer_read %m[%i, %i], %f : tensor<?x?xf32>, vector<2x4xf32>
    return %0, %1 : tensor<?x?xf32>, vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @t(%m: tensor<?x?xf32>, %i: index, %v: vector<2x4xf32>, %f: f32) -> (tensor<?x?xf32>, vector<2x4xf32>) {
    %0 = vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, tensor<?x?xf32>
    %1 = vector.transfer_read %m[%i, %i], %f : tensor<?x?xf32>, vector<2x4xf32>
    return %0, %1 : tensor<?x?xf32>, vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @one(%m: memref<?x?xf32>, %s: memref<?xf32, strided<[?]>>, %i: index, %f: f32, %mk: vector<4xi1>,
      %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %s[%i], %f {in_bounds = [true]} : memref<?xf32, strided<[?]>>, vector<4xf32>
    %2 = vector.transfer_read %m[%i, %i], %f, %mk {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
    vector.transfer_write %v, %s[%i], %mk : vector<4xf32>, memref<?xf32, strided<[?]>>
    vector.transfer_write %v, %s[%i] : vector<4xf32>, memref<?xf32, strided<[?]>>
    return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @one(%m: memref<?x?xf32>, %s: memref<?xf32, strided<[?]>>, %i: index, %f: f32, %mk: vector<4xi1>,
      %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %s[%i], %f {in_bounds = [true]} : memref<?xf32, strided<[?]>>, vector<4xf32>
    %2 = vector.transfer_read %m[%i, %i], %f, %mk {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
    vector.transfer_write %v, %s[%i], %mk : vector<4xf32>, memref<?xf32, strided<[?]>>
    vector.transfer_write %v, %s[%i] : vector<4xf32>, memref<?xf32, strided<[?]>>
    return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @b(%m: memref<?x?xf32>, %i: index, %f: f32) -> (vector<2x4x3xf32>, vector<4x2xf32>) {
    %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false, true], permutation_map = affine_map<(d0, d1)
        -> (d0, 0, d1)>} : memref<?x?xf32>, vector<2x4x3xf32>
    %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x2xf32>
    return %0, %1 : vector<2x4x3xf32>, vector<4x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @b(%m: memref<?x?xf32>, %i: index, %f: f32) -> (vector<2x4x3xf32>, vector<4x2xf32>) {
    %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false, true], permutation_map = affine_map<(d0, d1)
        -> (d0, 0, d1)>} : memref<?x?xf32>, vector<2x4x3xf32>
    %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x2xf32>
    return %0, %1 : vector<2x4x3xf32>, vector<4x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @loop(%m: memref<?x?xf32>, %n: index, %f: f32, %o: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x4xf32>
      vector.transfer_write %0, %o[%i, %c0] : vector<2x4xf32>, memref<?x?xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @loop(%m: memref<?x?xf32>, %n: index, %f: f32, %o: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x4xf32>
      vector.transfer_write %0, %o[%i, %c0] : vector<2x4xf32>, memref<?x?xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%m: memref<1x4x1x8xf32>, %f: f32, %d: memref<1x?x8xf32>,
      %s: memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>, %n: index, %u: memref<1x4x1xf32>)
      -> (vector<1x4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<1x4x1x8xf32>, vector<4x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %f {in_bounds = [true, true, true, true]} : memref<1x4x1x8xf32>, vector<1x4x1x8xf32>
    %1 = vector.transfer_read %d[%c0, %c0, %c0], %f {in_bounds = [true, true]} : memref<1x?x8xf32>, vector<4x8xf32>
    %2 = vector.transfer_read %s[%c0, %c0, %c0], %f {in_bounds = [true, true]} : memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>, vector<4x8xf32>
    vector.transfer_write %2, %s[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>
    vector.transfer_write %0, %m[%c0, %c0, %c0, %c0] {in_bounds = [true, true, true, true]} : vector<1x4x1x8xf32>, memref<1x4x1x8xf32>
    %3 = vector.shape_cast %0 : vector<1x4x1x8xf32> to vector<1x4x8xf32>
    %mk = vector.create_mask %c1, %n, %c1, %c3 : vector<1x4x1x8xi1>
    %4 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %f, %mk {in_bounds = [true, true, true, true]} : memref<1x4x1x8xf32>, vector<1x4x1x8xf32>
    %5 = vector.transfer_read %d[%c0, %n, %c0], %f {in_bounds = [true, true]} : memref<1x?x8xf32>, vector<4x8xf32>
    return %3, %1, %2, %4, %5 : vector<1x4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<1x4x1x8xf32>, vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rank_reducing_subview_patterns
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%m: memref<1x4x1x8xf32>, %f: f32, %d: memref<1x?x8xf32>,
      %s: memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>, %n: index, %u: memref<1x4x1xf32>)
      -> (vector<1x4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<1x4x1x8xf32>, vector<4x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %f {in_bounds = [true, true, true, true]} : memref<1x4x1x8xf32>, vector<1x4x1x8xf32>
    %1 = vector.transfer_read %d[%c0, %c0, %c0], %f {in_bounds = [true, true]} : memref<1x?x8xf32>, vector<4x8xf32>
    %2 = vector.transfer_read %s[%c0, %c0, %c0], %f {in_bounds = [true, true]} : memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>, vector<4x8xf32>
    vector.transfer_write %2, %s[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>
    vector.transfer_write %0, %m[%c0, %c0, %c0, %c0] {in_bounds = [true, true, true, true]} : vector<1x4x1x8xf32>, memref<1x4x1x8xf32>
    %3 = vector.shape_cast %0 : vector<1x4x1x8xf32> to vector<1x4x8xf32>
    %mk = vector.create_mask %c1, %n, %c1, %c3 : vector<1x4x1x8xi1>
    %4 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %f, %mk {in_bounds = [true, true, true, true]} : memref<1x4x1x8xf32>, vector<1x4x1x8xf32>
    %5 = vector.transfer_read %d[%c0, %n, %c0], %f {in_bounds = [true, true]} : memref<1x?x8xf32>, vector<4x8xf32>
    return %3, %1, %2, %4, %5 : vector<1x4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<1x4x1x8xf32>, vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%m: memref<1x4x1x8xf32>, %f: f32, %d: memref<1x?x8xf32>,
      %s: memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>, %n: index, %u: memref<1x4x1xf32>)
      -> (vector<1x4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<1x4x1x8xf32>, vector<4x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %f {in_bounds = [true, true, true, true]} : memref<1x4x1x8xf32>, vector<1x4x1x8xf32>
    %1 = vector.transfer_read %d[%c0, %c0, %c0], %f {in_bounds = [true, true]} : memref<1x?x8xf32>, vector<4x8xf32>
    %2 = vector.transfer_read %s[%c0, %c0, %c0], %f {in_bounds = [true, true]} : memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>, vector<4x8xf32>
    vector.transfer_write %2, %s[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>
    vector.transfer_write %0, %m[%c0, %c0, %c0, %c0] {in_bounds = [true, true, true, true]} : vector<1x4x1x8xf32>, memref<1x4x1x8xf32>
    %3 = vector.shape_cast %0 : vector<1x4x1x8xf32> to vector<1x4x8xf32>
    %mk = vector.create_mask %c1, %n, %c1, %c3 : vector<1x4x1x8xi1>
    %4 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %f, %mk {in_bounds = [true, true, true, true]} : memref<1x4x1x8xf32>, vector<1x4x1x8xf32>
    %5 = vector.transfer_read %d[%c0, %n, %c0], %f {in_bounds = [true, true]} : memref<1x?x8xf32>, vector<4x8xf32>
    return %3, %1, %2, %4, %5 : vector<1x4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<1x4x1x8xf32>, vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @b(%a: vector<1x4x1xf32>, %b: vector<1x4x1xf32>, %c: vector<1x4x[1]xf32>, %n: index, %d: vector<1x1xf32>)
      -> (vector<1x4x1xf32>, vector<4x1x1xf32>, vector<1x4x1xf32>, vector<1x4x[1]xf32>, vector<1x1xf32>) {
    %0 = arith.addf %a, %b : vector<1x4x1xf32>
    %1 = vector.transpose %a, [1, 0, 2] : vector<1x4x1xf32> to vector<4x1x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (vector<1x4x1xf32>) {
      %3 = arith.mulf %x, %b : vector<1x4x1xf32>
      scf.yield %3 : vector<1x4x1xf32>
    }
    %4 = vector.fma %c, %c, %c : vector<1x4x[1]xf32>
    %5 = vector.transpose %d, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
    return %0, %1, %2, %4, %5 : vector<1x4x1xf32>, vector<4x1x1xf32>, vector<1x4x1xf32>, vector<1x4x[1]xf32>, vector<1x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rank_reducing_subview_patterns
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @b(%a: vector<1x4x1xf32>, %b: vector<1x4x1xf32>, %c: vector<1x4x[1]xf32>, %n: index, %d: vector<1x1xf32>)
      -> (vector<1x4x1xf32>, vector<4x1x1xf32>, vector<1x4x1xf32>, vector<1x4x[1]xf32>, vector<1x1xf32>) {
    %0 = arith.addf %a, %b : vector<1x4x1xf32>
    %1 = vector.transpose %a, [1, 0, 2] : vector<1x4x1xf32> to vector<4x1x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (vector<1x4x1xf32>) {
      %3 = arith.mulf %x, %b : vector<1x4x1xf32>
      scf.yield %3 : vector<1x4x1xf32>
    }
    %4 = vector.fma %c, %c, %c : vector<1x4x[1]xf32>
    %5 = vector.transpose %d, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
    return %0, %1, %2, %4, %5 : vector<1x4x1xf32>, vector<4x1x1xf32>, vector<1x4x1xf32>, vector<1x4x[1]xf32>, vector<1x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @b(%a: vector<1x4x1xf32>, %b: vector<1x4x1xf32>, %c: vector<1x4x[1]xf32>, %n: index, %d: vector<1x1xf32>)
      -> (vector<1x4x1xf32>, vector<4x1x1xf32>, vector<1x4x1xf32>, vector<1x4x[1]xf32>, vector<1x1xf32>) {
    %0 = arith.addf %a, %b : vector<1x4x1xf32>
    %1 = vector.transpose %a, [1, 0, 2] : vector<1x4x1xf32> to vector<4x1x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (vector<1x4x1xf32>) {
      %3 = arith.mulf %x, %b : vector<1x4x1xf32>
      scf.yield %3 : vector<1x4x1xf32>
    }
    %4 = vector.fma %c, %c, %c : vector<1x4x[1]xf32>
    %5 = vector.transpose %d, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
    return %0, %1, %2, %4, %5 : vector<1x4x1xf32>, vector<4x1x1xf32>, vector<1x4x1xf32>, vector<1x4x[1]xf32>, vector<1x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @c(%m: memref<4x8x1x1xf32>, %f: f32, %i: index, %s: memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>,
      %v: vector<8x1xf32>) -> (vector<8x1x1xf32>, vector<8x1xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %m[%i, %c0, %c0, %c0], %f {in_bounds = [true, true, true]} : memref<4x8x1x1xf32>, vector<8x1x1xf32>
    %1 = vector.transfer_read %s[%i, %c0, %c0], %f {in_bounds = [true, true]} : memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>, vector<8x1xf32>
    vector.transfer_write %v, %s[%i, %c0, %c0] {in_bounds = [true, true]} : vector<8x1xf32>, memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>
    return %0, %1 : vector<8x1x1xf32>, vector<8x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rank_reducing_subview_patterns
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @c(%m: memref<4x8x1x1xf32>, %f: f32, %i: index, %s: memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>,
      %v: vector<8x1xf32>) -> (vector<8x1x1xf32>, vector<8x1xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %m[%i, %c0, %c0, %c0], %f {in_bounds = [true, true, true]} : memref<4x8x1x1xf32>, vector<8x1x1xf32>
    %1 = vector.transfer_read %s[%i, %c0, %c0], %f {in_bounds = [true, true]} : memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>, vector<8x1xf32>
    vector.transfer_write %v, %s[%i, %c0, %c0] {in_bounds = [true, true]} : vector<8x1xf32>, memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>
    return %0, %1 : vector<8x1x1xf32>, vector<8x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @c(%m: memref<4x8x1x1xf32>, %f: f32, %i: index, %s: memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>,
      %v: vector<8x1xf32>) -> (vector<8x1x1xf32>, vector<8x1xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %m[%i, %c0, %c0, %c0], %f {in_bounds = [true, true, true]} : memref<4x8x1x1xf32>, vector<8x1x1xf32>
    %1 = vector.transfer_read %s[%i, %c0, %c0], %f {in_bounds = [true, true]} : memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>, vector<8x1xf32>
    vector.transfer_write %v, %s[%i, %c0, %c0] {in_bounds = [true, true]} : vector<8x1xf32>, memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>
    return %0, %1 : vector<8x1x1xf32>, vector<8x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%m: memref<?x?x?xf32>, %i: index, %f: f32, %v: vector<1x1x4xf32>, %w: vector<1x8x16xf32>,
      %x: vector<1x4xf32>, %mk: vector<1x4xi1>, %t: tensor<?x?xf32>, %o: vector<1x1xf32>)
      -> (vector<1x1x4xf32>, vector<1x1x4xf32>, vector<1x1x8xf32>, vector<1x8x16xf32>, vector<1x1x4xf32>,
      vector<1x4xi1>, vector<1x1x4xf32>, tensor<?x?xf32>, vector<1x1xf32>) {
    %0 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true, false]} : memref<?x?x?xf32>, vector<1x1x4xf32>
    %1 = arith.addf %0, %v : vector<1x1x4xf32>
    %2 = vector.extract_strided_slice %w {offsets = [0, 1, 8], sizes = [1, 1, 8], strides = [1, 1, 1]} : vector<1x8x16xf32> to vector<1x1x8xf32>
    %3 = vector.insert_strided_slice %2, %w {offsets = [0, 2, 1], strides = [1, 1, 1]} : vector<1x1x8xf32> into vector<1x8x16xf32>
    %4 = vector.insert %x, %v [%i] : vector<1x4xf32> into vector<1x1x4xf32>
    vector.transfer_write %1, %m[%i, %i, %i] : vector<1x1x4xf32>, memref<?x?x?xf32>
    %5 = vector.constant_mask [1, 2] : vector<1x4xi1>
    %6 = vector.insert %f, %v [0, 0, %i] : f32 into vector<1x1x4xf32>
    %7 = vector.transfer_write %x, %t[%i, %i], %mk : vector<1x4xf32>, tensor<?x?xf32>
    %8 = arith.mulf %o, %o : vector<1x1xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<1x1x4xf32>, vector<1x1x4xf32>, vector<1x1x8xf32>,
        vector<1x8x16xf32>, vector<1x1x4xf32>, vector<1x4xi1>, vector<1x1x4xf32>, tensor<?x?xf32>, vector<1x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @c(%a: vector<1x16x8xf32>, %b: vector<1x8x16xf32>, %c: vector<1x16x16xf32>) -> vector<1x16x16xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(l,i,j,k)->(l,i,k)>, affine_map<(l,i,j,k)->(l,k,j)>,
        affine_map<(l,i,j,k)->(l,i,j)>], iterator_types = ["parallel","parallel","parallel","reduction"]} %a, %b, %c
        : vector<1x16x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32>
    return %0 : vector<1x16x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @c(%a: vector<16x1x8xf32>, %b: vector<8x16xf32>, %c: vector<1x16x16xf32>) -> vector<1x16x16xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(l,i,j,k)->(i,l,k)>, affine_map<(l,i,j,k)->(k,j)>,
        affine_map<(l,i,j,k)->(l,i,j)>], iterator_types = ["parallel","parallel","parallel","reduction"],
        kind = #vector.kind<mul>} %a, %b, %c : vector<16x1x8xf32>, vector<8x16xf32> into vector<1x16x16xf32>
    return %0 : vector<1x16x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @c(%a: vector<1x8x1xf32>, %b: vector<1x8x1xf32>, %c: vector<1x1xf32>, %m: vector<1x1x8x1xi1>) -> vector<1x1xf32> {
    %0 = vector.mask %m { vector.contract
        {indexing_maps = [affine_map<(l,i,j,k)->(l,j,k)>, affine_map<(l,i,j,k)->(i,j,k)>, affine_map<(l,i,j,k)->(l,i)>],
        iterator_types = ["parallel","parallel","reduction","reduction"]} %a, %b, %c : vector<1x8x1xf32>,
        vector<1x8x1xf32> into vector<1x1xf32> } : vector<1x1x8x1xi1> -> vector<1x1xf32>
    return %0 : vector<1x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<4x8xf16>, %b: vector<8x4xf16>, %c: vector<4x4xf32>, %x: vector<4xf32>, %y: vector<8xf32>) -> (vector<4x4xf32>, vector<4x8xf32>) {
    %ea = arith.extf %a : vector<4x8xf16> to vector<4x8xf32>
    %eb = arith.extf %b : vector<8x4xf16> to vector<8x4xf32>
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %ea, %eb, %c
        : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    %bx = vector.broadcast %x : vector<4xf32> to vector<8x4xf32>
    %tx = vector.transpose %bx, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
    %by = vector.broadcast %y : vector<8xf32> to vector<4x8xf32>
    %1 = arith.mulf %tx, %by : vector<4x8xf32>
    return %0, %1 : vector<4x4xf32>, vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.fold_arith_extension
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<4x8xf16>, %b: vector<8x4xf16>, %c: vector<4x4xf32>, %x: vector<4xf32>, %y: vector<8xf32>) -> (vector<4x4xf32>, vector<4x8xf32>) {
    %ea = arith.extf %a : vector<4x8xf16> to vector<4x8xf32>
    %eb = arith.extf %b : vector<8x4xf16> to vector<8x4xf32>
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %ea, %eb, %c
        : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    %bx = vector.broadcast %x : vector<4xf32> to vector<8x4xf32>
    %tx = vector.transpose %bx, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
    %by = vector.broadcast %y : vector<8xf32> to vector<4x8xf32>
    %1 = arith.mulf %tx, %by : vector<4x8xf32>
    return %0, %1 : vector<4x4xf32>, vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.elementwise_to_vector
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<4x8xf16>, %b: vector<8x4xf16>, %c: vector<4x4xf32>, %x: vector<4xf32>, %y: vector<8xf32>) -> (vector<4x4xf32>, vector<4x8xf32>) {
    %ea = arith.extf %a : vector<4x8xf16> to vector<4x8xf32>
    %eb = arith.extf %b : vector<8x4xf16> to vector<8x4xf32>
    %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
        affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %ea, %eb, %c
        : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    %bx = vector.broadcast %x : vector<4xf32> to vector<8x4xf32>
    %tx = vector.transpose %bx, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
    %by = vector.broadcast %y : vector<8xf32> to vector<4x8xf32>
    %1 = arith.mulf %tx, %by : vector<4x8xf32>
    return %0, %1 : vector<4x4xf32>, vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.sink_mem_ops
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @b(%m: memref<?x?x?xf32>, %i: index, %j: index, %f: f32, %b: memref<?xi4>) -> (f32, vector<8xf32>, f32, i4) {
    %0 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<4x8xf32>
    %1 = vector.extract %0[2, %j] : f32 from vector<4x8xf32>
    %2 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<4x8xf32>
    %3 = vector.extract %2[2] : vector<8xf32> from vector<4x8xf32>
    %4 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<8xf32>
    %5 = vector.extract %4[0] : f32 from vector<8xf32>
    %6 = vector.broadcast %f : f32 to vector<1xf32>
    vector.store %6, %m[%i, %i, %i] : memref<?x?x?xf32>, vector<1xf32>
    %7 = vector.load %b[%i] : memref<?xi4>, vector<8xi4>
    %8 = vector.extract %7[0] : i4 from vector<8xi4>
    return %1, %3, %5, %8 : f32, vector<8xf32>, f32, i4
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.fold_arith_extension
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @b(%m: memref<?x?x?xf32>, %i: index, %j: index, %f: f32, %b: memref<?xi4>) -> (f32, vector<8xf32>, f32, i4) {
    %0 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<4x8xf32>
    %1 = vector.extract %0[2, %j] : f32 from vector<4x8xf32>
    %2 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<4x8xf32>
    %3 = vector.extract %2[2] : vector<8xf32> from vector<4x8xf32>
    %4 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<8xf32>
    %5 = vector.extract %4[0] : f32 from vector<8xf32>
    %6 = vector.broadcast %f : f32 to vector<1xf32>
    vector.store %6, %m[%i, %i, %i] : memref<?x?x?xf32>, vector<1xf32>
    %7 = vector.load %b[%i] : memref<?xi4>, vector<8xi4>
    %8 = vector.extract %7[0] : i4 from vector<8xi4>
    return %1, %3, %5, %8 : f32, vector<8xf32>, f32, i4
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.elementwise_to_vector
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @b(%m: memref<?x?x?xf32>, %i: index, %j: index, %f: f32, %b: memref<?xi4>) -> (f32, vector<8xf32>, f32, i4) {
    %0 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<4x8xf32>
    %1 = vector.extract %0[2, %j] : f32 from vector<4x8xf32>
    %2 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<4x8xf32>
    %3 = vector.extract %2[2] : vector<8xf32> from vector<4x8xf32>
    %4 = vector.load %m[%i, %i, %i] : memref<?x?x?xf32>, vector<8xf32>
    %5 = vector.extract %4[0] : f32 from vector<8xf32>
    %6 = vector.broadcast %f : f32 to vector<1xf32>
    vector.store %6, %m[%i, %i, %i] : memref<?x?x?xf32>, vector<1xf32>
    %7 = vector.load %b[%i] : memref<?xi4>, vector<8xi4>
    %8 = vector.extract %7[0] : i4 from vector<8xi4>
    return %1, %3, %5, %8 : f32, vector<8xf32>, f32, i4
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.sink_mem_ops
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @r(%m: memref<?x8xf32>, %i: index, %j: index, %f: f32) -> vector<4x8xf32> {
    %0 = vector.transfer_read %m[%i, %j], %f : memref<?x8xf32>, vector<4x8xf32>
    return %0 : vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @r(%m: memref<7x8xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index, %f: f32, %v: vector<4x8xf32>) -> vector<4x8xf32> {
    %0 = vector.transfer_read %m[%i, %j], %f {in_bounds = [false, true]} : memref<7x8xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
    vector.transfer_write %v, %m[%i, %j] {in_bounds = [false, true]} : vector<4x8xf32>, memref<7x8xf32, strided<[?, 1], offset: ?>>
    return %0 : vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @w(%m: memref<?x8xf32>, %i: index, %v: vector<4x8xf32>, %x: index) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %v, %m[%i, %c0] : vector<4x8xf32>, memref<?x8xf32>
    scf.for %k = %c0 to %x step %i {
      vector.transfer_write %v, %m[%k, %x] : vector<4x8xf32>, memref<?x8xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @r(%m: memref<?x8xf32>, %i: index, %j: index, %f: f32) -> vector<4x8xf32> {
    %0 = vector.transfer_read %m[%i, %j], %f : memref<?x8xf32>, vector<4x8xf32>
    return %0 : vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @r(%m: memref<7x8xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index, %f: f32, %v: vector<4x8xf32>) -> vector<4x8xf32> {
    %0 = vector.transfer_read %m[%i, %j], %f {in_bounds = [false, true]} : memref<7x8xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
    vector.transfer_write %v, %m[%i, %j] {in_bounds = [false, true]} : vector<4x8xf32>, memref<7x8xf32, strided<[?, 1], offset: ?>>
    return %0 : vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @w(%m: memref<?x8xf32>, %i: index, %v: vector<4x8xf32>, %x: index) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %v, %m[%i, %c0] : vector<4x8xf32>, memref<?x8xf32>
    scf.for %k = %c0 to %x step %i {
      vector.transfer_write %v, %m[%k, %x] : vector<4x8xf32>, memref<?x8xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @r(%m: memref<?x8xf32>, %i: index, %j: index, %f: f32) -> vector<4x8xf32> {
    %0 = vector.transfer_read %m[%i, %j], %f : memref<?x8xf32>, vector<4x8xf32>
    return %0 : vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<8xi4>, %b: vector<2x8xi4>, %c: vector<8xi2>, %d: vector<3xi4>, %e: vector<8xi3>,
      %s: vector<[8]xi4>) -> (vector<8xi32>, vector<2x8xi16>, vector<8xf32>, vector<3xi8>, vector<8xi8>, vector<[8]xi8>) {
    %0 = arith.extsi %a : vector<8xi4> to vector<8xi32>
    %1 = arith.extui %b : vector<2x8xi4> to vector<2x8xi16>
    %2 = arith.uitofp %c : vector<8xi2> to vector<8xf32>
    %3 = arith.extsi %d : vector<3xi4> to vector<3xi8>
    %4 = arith.extsi %e : vector<8xi3> to vector<8xi8>
    %5 = arith.extsi %s : vector<[8]xi4> to vector<[8]xi8>
    return %0, %1, %2, %3, %4, %5 : vector<8xi32>, vector<2x8xi16>, vector<8xf32>, vector<3xi8>, vector<8xi8>, vector<[8]xi8>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @b(%a: vector<8xi4>, %c: vector<8xi2>, %w: vector<8xi32>, %v: vector<2x8xi16>, %u: vector<8xi8>)
      -> (vector<8xi8>, vector<8xf16>, vector<8xi4>, vector<2x8xi4>, vector<8xi2>, vector<8xi4>, vector<8xf32>, i4, vector<8xi8>) {
    %0 = arith.extui %a : vector<8xi4> to vector<8xi8>
    %1 = arith.sitofp %c : vector<8xi2> to vector<8xf16>
    %2 = arith.trunci %w : vector<8xi32> to vector<8xi4>
    %3 = arith.trunci %v : vector<2x8xi16> to vector<2x8xi4>
    %4 = arith.trunci %w : vector<8xi32> to vector<8xi2>
    %5 = arith.trunci %u : vector<8xi8> to vector<8xi4>
    %6 = arith.sitofp %a : vector<8xi4> to vector<8xf32>
    %i = vector.extract %w[0] : i32 from vector<8xi32>
    %7 = arith.trunci %i : i32 to i4
    %8 = arith.extsi %a : vector<8xi4> to vector<8xi8>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<8xi8>, vector<8xf16>, vector<8xi4>, vector<2x8xi4>, vector<8xi2>,
        vector<8xi4>, vector<8xf32>, i4, vector<8xi8>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @c(%a: vector<32xi64>, %b: vector<48xi8>, %c: vector<16xi16>) -> (vector<20xi8>, vector<128xi8>, vector<20xi3>, vector<16xi8>) {
    %0 = arith.trunci %a : vector<32xi64> to vector<32xi5>
    %1 = vector.bitcast %0 : vector<32xi5> to vector<20xi8>
    %2 = arith.trunci %a : vector<32xi64> to vector<32xi32>
    %3 = vector.bitcast %2 : vector<32xi32> to vector<128xi8>
    %4 = arith.trunci %c : vector<16xi16> to vector<16xi8>
    %5 = vector.bitcast %4 : vector<16xi8> to vector<16xi8>
    %6 = arith.trunci %a : vector<32xi64> to vector<32xi2>
    %7 = vector.extract_strided_slice %6 {offsets = [0], sizes = [30], strides = [1]} : vector<32xi2> to vector<30xi2>
    %8 = vector.bitcast %7 : vector<30xi2> to vector<20xi3>
    return %1, %3, %8, %5 : vector<20xi8>, vector<128xi8>, vector<20xi3>, vector<16xi8>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @d(%a: vector<5xi8>, %b: vector<10xi16>) -> (vector<8xi16>, vector<8xi17>, vector<8xi32>, vector<20xi32>) {
    %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
    %1 = arith.extui %0 : vector<8xi5> to vector<8xi16>
    %2 = arith.extui %0 : vector<8xi5> to vector<8xi17>
    %3 = arith.extui %0 : vector<8xi5> to vector<8xi32>
    %4 = vector.bitcast %b : vector<10xi16> to vector<20xi8>
    %5 = arith.extui %4 : vector<20xi8> to vector<20xi32>
    return %1, %2, %3, %5 : vector<8xi16>, vector<8xi17>, vector<8xi32>, vector<20xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @e(%a: vector<10xi32>) -> (vector<64xi8>, vector<64xi16>) {
    %0 = vector.bitcast %a : vector<10xi32> to vector<64xi5>
    %1 = arith.extui %0 : vector<64xi5> to vector<64xi8>
    %2 = arith.extui %0 : vector<64xi5> to vector<64xi16>
    return %1, %2 : vector<64xi8>, vector<64xi16>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: vector<8x16xi4>, %b: vector<8x3xi2>, %c: vector<2x3xi8>, %d: vector<2x3x5xi7>)
      -> (vector<16x8xi4>, vector<3x8xi2>, vector<3x2xi8>, vector<5x2x3xi7>) {
    %0 = vector.transpose %a, [1, 0] : vector<8x16xi4> to vector<16x8xi4>
    %1 = vector.transpose %b, [1, 0] : vector<8x3xi2> to vector<3x8xi2>
    %2 = vector.transpose %c, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
    %3 = vector.transpose %d, [2, 0, 1] : vector<2x3x5xi7> to vector<5x2x3xi7>
    return %0, %1, %2, %3 : vector<16x8xi4>, vector<3x8xi2>, vector<3x2xi8>, vector<5x2x3xi7>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @h(%a: vector<5xi8>, %b: vector<10xi16>) -> (vector<8xi8>) {
    %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
    %3 = arith.extui %0 : vector<8xi5> to vector<8xi8>
    return %3 : vector<8xi8>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<8x8xf32>, %b: vector<4x8xf32>, %c: vector<1x4x8x1xf32>, %d: vector<8x4xf32>,
      %e: vector<8x8xi32>, %f: vector<1x8x8xf32>) -> (vector<8x8xf32>, vector<8x4xf32>, vector<8x1x1x4xf32>,
      vector<4x8xf32>, vector<8x8xi32>, vector<8x8x1xf32>) {
    %0 = vector.transpose %a, [1, 0] : vector<8x8xf32> to vector<8x8xf32>
    %1 = vector.transpose %b, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    %2 = vector.transpose %c, [2, 0, 3, 1] : vector<1x4x8x1xf32> to vector<8x1x1x4xf32>
    %3 = vector.transpose %d, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
    %4 = vector.transpose %e, [1, 0] : vector<8x8xi32> to vector<8x8xi32>
    %5 = vector.transpose %f, [2, 1, 0] : vector<1x8x8xf32> to vector<8x8x1xf32>
    return %0, %1, %2, %3, %4, %5 : vector<8x8xf32>, vector<8x4xf32>, vector<8x1x1x4xf32>, vector<4x8xf32>, vector<8x8xi32>, vector<8x8x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = eltwise avx2_lowering_strategy = true
    } : !transform.any_op
    transform.yield
  }
}
