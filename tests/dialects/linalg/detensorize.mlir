// COMPARE: "--pass-pipeline=builtin.module(func.func(linalg-detensorize))"
// ----- tensor.empty, linalg.generic, arith.addi
func.func @empty_generic_addi(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %e = tensor.empty() : tensor<i32>
  %0 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%a, %b : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  return %0 : tensor<i32>
}
// ----- tensor.empty, linalg.generic, arith.addf
func.func @empty_generic_addf(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%a, %b : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
    ^bb0(%x0: f32, %x1: f32, %y: f32):
      %z = arith.addf %x0, %x1 : f32
      linalg.yield %z : f32
    } -> tensor<f32>
  %e2 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%a, %0 : tensor<f32>, tensor<f32>) outs(%e2 : tensor<f32>) {
    ^bb0(%x0: f32, %x1: f32, %y: f32):
      %z = arith.mulf %x0, %x1 : f32
      linalg.yield %z : f32
    } -> tensor<f32>
  return %1 : tensor<f32>
}
// ----- cf.br, tensor.empty, linalg.generic
func.func @main(%farg0: tensor<i32>, %farg1: tensor<i32>) -> tensor<i32> {
  cf.br ^bb1(%farg0 : tensor<i32>)
^bb1(%0: tensor<i32>):
  %1 = tensor.empty() : tensor<i1>
  %2 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%0, %farg1 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
    ^bb0(%x0: i32, %x1: i32, %y: i1):
      %z = arith.cmpi slt, %x0, %x1 : i32
      linalg.yield %z : i1
    } -> tensor<i1>
  %3 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %3, ^bb2(%0 : tensor<i32>), ^bb3(%0 : tensor<i32>)
^bb2(%4: tensor<i32>):
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%4, %4 : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  cf.br ^bb1(%6 : tensor<i32>)
^bb3(%7: tensor<i32>):
  return %7 : tensor<i32>
}
// ----- cf.cond_br, tensor.empty, linalg.generic
func.func @main(%c: i1, %a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  cf.cond_br %c, ^bb1(%a : tensor<i32>), ^bb2(%b : tensor<i32>)
^bb1(%0: tensor<i32>):
  %e = tensor.empty() : tensor<i32>
  %1 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%0, %b : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  cf.br ^bb3(%1 : tensor<i32>)
^bb2(%2: tensor<i32>):
  cf.br ^bb3(%2 : tensor<i32>)
^bb3(%3: tensor<i32>):
  return %3 : tensor<i32>
}
// ----- tensor.empty, linalg.generic, arith.cmpi
func.func @main(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %e = tensor.empty() : tensor<i1>
  %2 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%a, %b : tensor<i32>, tensor<i32>) outs(%e : tensor<i1>) {
    ^bb0(%x0: i32, %x1: i32, %y: i1):
      %z = arith.cmpi slt, %x0, %x1 : i32
      linalg.yield %z : i1
    } -> tensor<i1>
  %3 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %3, ^bb1(%a : tensor<i32>), ^bb2(%b : tensor<i32>)
^bb1(%0: tensor<i32>):
  return %0 : tensor<i32>
^bb2(%1: tensor<i32>):
  return %1 : tensor<i32>
}
// ----- tensor.empty, linalg.generic, arith.addi
func.func @main(%b: i1) -> tensor<i32> {
  %k = arith.constant dense<10> : tensor<i32>
  %e = tensor.empty() : tensor<i32>
  %1 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%k, %k : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  return %1 : tensor<i32>
}
// ----- callee
func.func @main(%farg0 : tensor<i32>) -> tensor<i32> {
  %0 = call @callee(%farg0) : (tensor<i32>) -> tensor<i32>
  %1 = tensor.empty() : tensor<i32>
  %2 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%0, %farg0 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  return %2 : tensor<i32>
}
func.func @callee(%a: tensor<i32>) -> tensor<i32> { return %a : tensor<i32> }
// ----- linalg.generic, arith.addi
func.func @generic_addi(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]}
      ins(%a: tensor<4xi32>) outs(%b: tensor<4xi32>) { ^bb0(%x: i32, %y: i32):
   %z = arith.addi %x, %x : i32
   linalg.yield %z : i32 } -> tensor<4xi32>
  return %0 : tensor<4xi32> }
// ----- linalg.generic, arith.addi
func.func @generic_addi_2(%a: tensor<1xi32>, %b: tensor<1xi32>) -> tensor<1xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]}
      ins(%a: tensor<1xi32>) outs(%b: tensor<1xi32>) { ^bb0(%x: i32, %y: i32):
   %z = arith.addi %x, %x : i32
   linalg.yield %z : i32 } -> tensor<1xi32>
  return %0 : tensor<1xi32> }
// ----- tensor.empty, linalg.generic, arith.addf
func.func @empty_generic_addf_2(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %e = tensor.empty() : tensor<f32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>,
      affine_map<()->()>], iterator_types = []} ins(%a, %b: tensor<f32>, tensor<f32>) outs(%e, %e: tensor<f32>,
      tensor<f32>) { ^bb0(%x: f32, %y: f32, %p: f32, %q: f32):
   %z = arith.addf %x, %y : f32
   %w = arith.mulf %z, %y : f32
   linalg.yield %z, %w : f32, f32 } -> (tensor<f32>, tensor<f32>)
  return %0#0, %0#1 : tensor<f32>, tensor<f32> }
// ----- tensor.empty, linalg.generic, arith.addi
func.func @empty_generic_addi_2(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %e = tensor.empty() : tensor<i32>
  %0 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%a, %b : tensor<i32>, tensor<i32>) outs(%b : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %y : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  return %0 : tensor<i32>
}
// -----
module { }
// ----- tensor.empty, linalg.generic, arith.addi
func.func @empty_generic_addi(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %e = tensor.empty() : tensor<i32>
  %0 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%a, %b : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  return %0 : tensor<i32>
}
func.func private @ext(tensor<i32>) -> tensor<i32>
// ----- linalg.exp
func.func @exp(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
 %0 = linalg.exp ins(%a : tensor<f32>) outs(%b : tensor<f32>) -> tensor<f32>
 return %0 : tensor<f32> }
// ----- cf.br, tensor.empty, linalg.generic
func.func @main(%farg0: tensor<i32>, %farg1: tensor<i32>) -> tensor<i32> {
  %q = call @br_empty_generic(%farg0) : (tensor<i32>) -> tensor<i32>
  cf.br ^bb1(%q : tensor<i32>)
^bb1(%0: tensor<i32>):
  %1 = tensor.empty() : tensor<i1>
  %2 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%0, %farg1 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
    ^bb0(%x0: i32, %x1: i32, %y: i1):
      %z = arith.cmpi slt, %x0, %x1 : i32
      linalg.yield %z : i1
    } -> tensor<i1>
  %3 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %3, ^bb2(%0 : tensor<i32>), ^bb3(%0 : tensor<i32>)
^bb2(%4: tensor<i32>):
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%4, %4 : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  cf.br ^bb1(%6 : tensor<i32>)
^bb3(%7: tensor<i32>):
  return %7 : tensor<i32>
}
func.func private @br_empty_generic(tensor<i32>) -> tensor<i32>
// ----- linalg.generic
func.func @generic(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>], iterator_types = []}
      ins(%a: tensor<i32>) outs(%b: tensor<i32>) { ^bb0(%x: i32, %y: i32):
   linalg.yield %x : i32 } -> tensor<i32>
  return %0 : tensor<i32> }
// ----- tensor.empty, linalg.generic, arith.muli
func.func @main(%farg0: tensor<i32>, %farg1: tensor<i32>) -> tensor<i32> {
  %e0 = tensor.empty() : tensor<i32>
  %init = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%farg0, %farg1 : tensor<i32>, tensor<i32>) outs(%e0 : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.muli %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  cf.br ^bb1(%init : tensor<i32>)
^bb1(%0: tensor<i32>):
  %1 = tensor.empty() : tensor<i1>
  %2 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%0, %farg1 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
    ^bb0(%x0: i32, %x1: i32, %y: i1):
      %z = arith.cmpi slt, %x0, %x1 : i32
      linalg.yield %z : i1
    } -> tensor<i1>
  %3 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %3, ^bb2(%0 : tensor<i32>), ^bb3(%0 : tensor<i32>)
^bb2(%4: tensor<i32>):
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%4, %4 : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  cf.br ^bb1(%6 : tensor<i32>)
^bb3(%7: tensor<i32>):
  return %7 : tensor<i32>
}
// ----- cf.br, tensor.empty, linalg.generic
func.func @main(%n: tensor<i32>, %s: tensor<i32>, %v: tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>) {
  cf.br ^bb1(%n, %s, %v : tensor<i32>, tensor<i32>, tensor<4xi32>)
^bb1(%0: tensor<i32>, %9: tensor<i32>, %w: tensor<4xi32>):
  %1 = tensor.empty() : tensor<i1>
  %2 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%0, %n : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
    ^bb0(%x0: i32, %x1: i32, %y: i1):
      %z = arith.cmpi slt, %x0, %x1 : i32
      linalg.yield %z : i1
    } -> tensor<i1>
  %3 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %3, ^bb2, ^bb3
^bb2:
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%0, %9 : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  cf.br ^bb1(%6, %9, %w : tensor<i32>, tensor<i32>, tensor<4xi32>)
^bb3:
  return %9, %w : tensor<i32>, tensor<4xi32>
}
// ----- tensor.empty, linalg.generic, arith.addi
func.func @main(%c: i1, %a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %e = tensor.empty() : tensor<i32>
  %x = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%a, %b : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  cf.cond_br %c, ^bb1(%x : tensor<i32>), ^bb2(%x : tensor<i32>)
^bb1(%0: tensor<i32>):
  %q = call @empty_generic_addi(%0) : (tensor<i32>) -> tensor<i32>
  return %q : tensor<i32>
^bb2(%1: tensor<i32>):
  return %1 : tensor<i32>
}
func.func private @empty_generic_addi(tensor<i32>) -> tensor<i32>
// ----- cf.switch, tensor.empty, linalg.generic
func.func @main(%c: i32, %a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  cf.switch %c : i32, [default: ^bb1(%a : tensor<i32>), 3: ^bb2(%b : tensor<i32>)]
^bb1(%0: tensor<i32>):
  %e = tensor.empty() : tensor<i32>
  %x = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%0, %b : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  cf.br ^bb2(%x : tensor<i32>)
^bb2(%1: tensor<i32>):
  return %1 : tensor<i32>
}
// ----- tensor.from_elements, cf.br, cf.cond_br
func.func @main(%a: i32) -> tensor<i32> {
  %t = tensor.from_elements %a : tensor<i32>
  cf.br ^bb1(%t : tensor<i32>)
^bb1(%0: tensor<i32>):
  %c = arith.constant true
  cf.cond_br %c, ^bb1(%0 : tensor<i32>), ^bb2
^bb2:
  return %0 : tensor<i32>
}
// ----- tensor.empty, linalg.generic, arith.addi
func.func @main(%c: i1, %v: tensor<4xi32>, %b: tensor<i32>) -> tensor<i32> {
  %e = tensor.empty() : tensor<i32>
  %r = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]}
      ins(%v: tensor<4xi32>) outs(%b: tensor<i32>) { ^bb0(%x: i32, %y: i32):
   %z = arith.addi %x, %y : i32
   linalg.yield %z : i32 } -> tensor<i32>
  cf.br ^bb1(%r : tensor<i32>)
^bb1(%0: tensor<i32>):
  %e2 = tensor.empty() : tensor<i32>
  %x = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%0, %b : tensor<i32>, tensor<i32>) outs(%e2 : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  cf.cond_br %c, ^bb1(%x : tensor<i32>), ^bb2
^bb2:
  return %0 : tensor<i32>
}
// ----- scf.if, tensor.empty, linalg.generic
func.func @main(%c: i1, %a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %r = scf.if %c -> tensor<i32> {
    %e = tensor.empty() : tensor<i32>
    %x = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
        iterator_types = []} ins(%a, %b : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
    scf.yield %x : tensor<i32>
  } else {
    scf.yield %a : tensor<i32>
  }
  cf.br ^bb1(%r : tensor<i32>)
^bb1(%0: tensor<i32>):
  return %0 : tensor<i32>
}
// ----- cf.br, tensor.empty, linalg.generic
func.func @main(%a: tensor<f32>, %b: tensor<f32>, %n: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
  cf.br ^bb1(%a, %n : tensor<f32>, tensor<i32>)
^bb1(%0: tensor<f32>, %1: tensor<i32>):
  %e = tensor.empty() : tensor<f32>
  %x = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%0, %b : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
    ^bb0(%x0: f32, %x1: f32, %y: f32):
      %z = arith.addf %x0, %x1 : f32
      linalg.yield %z : f32
    } -> tensor<f32>
  %e1 = tensor.empty() : tensor<i1>
  %c = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%x, %b : tensor<f32>, tensor<f32>) outs(%e1 : tensor<i1>) {
    ^bb0(%x0: f32, %x1: f32, %y: i1):
      %z = arith.cmpf olt, %x0, %x1 : f32
      linalg.yield %z : i1
    } -> tensor<i1>
  %cc = tensor.extract %c[] : tensor<i1>
  %e3 = tensor.empty() : tensor<i32>
  %y = linalg.generic {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>],
      iterator_types = []} ins(%1, %n : tensor<i32>, tensor<i32>) outs(%e3 : tensor<i32>) {
    ^bb0(%x0: i32, %x1: i32, %y: i32):
      %z = arith.addi %x0, %x1 : i32
      linalg.yield %z : i32
    } -> tensor<i32>
  cf.cond_br %cc, ^bb1(%x, %y : tensor<f32>, tensor<i32>), ^bb2(%x : tensor<f32>)
^bb2(%2: tensor<f32>):
  return %2, %1 : tensor<f32>, tensor<i32>
}
