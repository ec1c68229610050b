// COMPARE: --transform-interpreter --split-input-file
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_2(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_3(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_outerproduct, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_outerproduct_apply_patterns(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_4(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_5(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_6(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
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
// ----- apply_patterns.vector.lower_outerproduct, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_outerproduct_apply_patterns_2(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_7(%a: vector<2x2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_8(%a: vector<2x2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_9(%a: vector<2x2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
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
// ----- apply_patterns.vector.lower_outerproduct, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_outerproduct_apply_patterns_3(%a: vector<2x2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_10(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_11(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_12(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
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
// ----- apply_patterns.vector.lower_outerproduct, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_outerproduct_apply_patterns_4(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_13(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_14(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_15(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
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
// ----- apply_patterns.vector.lower_outerproduct, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_outerproduct_apply_patterns_5(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_16(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_17(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_18(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_outerproduct, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_outerproduct_apply_patterns_6(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_19(%a: vector<2x1xf32>, %b: vector<1x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_20(%a: vector<2x1xf32>, %b: vector<1x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_contraction_apply_patterns_21(%a: vector<2x1xf32>, %b: vector<1x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_outerproduct, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_outerproduct_apply_patterns_7(%a: vector<2x1xf32>, %b: vector<1x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
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
// ----- apply_patterns.vector.lower_contraction, apply_patterns
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
// ----- apply_patterns.vector.lower_outerproduct, apply_patterns
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
// ----- apply_patterns.vector.lower_multi_reduction, apply_patterns
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
// ----- apply_patterns.vector.lower_multi_reduction, apply_patterns
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
// ----- apply_patterns.vector.lower_scan, apply_patterns
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
// ----- apply_patterns.vector.rank_reducing_subview_patterns, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @rank_reducing_subview_patterns_apply_patterns(%m: memref<1x4x1x8xf32>, %f: f32, %d: memref<1x?x8xf32>,
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
// ----- apply_patterns.vector.rank_reducing_subview_patterns, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @rank_reducing_subview_patterns_apply(%a: vector<1x4x1xf32>, %b: vector<1x4x1xf32>, %c: vector<1x4x[1]xf32>, %n: index, %d: vector<1x1xf32>)
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
// ----- apply_patterns.vector.rank_reducing_subview_patterns, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @rank_reducing_subview_patterns_apply_patterns_2(%m: memref<4x8x1x1xf32>, %f: f32, %i: index, %s: memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>,
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
