// COMPARE: --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(affine-loop-normalize{promote-single-iter=true}))
func.func @loop_normalize(%n: index, %k: index, %m: memref<?xf32>, %z: f32) -> (f32, f32) {
  affine.for %i = 0 to 20 {
    affine.store %z, %m[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 21 {
    affine.store %z, %m[%i] : memref<?xf32>
  }
  affine.for %i = 3 to 21 step 5 {
    affine.for %j = 0 to %n {
      affine.store %z, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = %k to %n step 3 {
      affine.store %z, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 8)>(%i) {
      affine.store %z, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.store %z, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] {
      affine.store %z, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] to 20 {
      affine.store %z, %m[%i + %j] : memref<?xf32>
    }
  }
  %r = affine.for %i = 0 to 10 iter_args(%x = %z) -> f32 {
    %l = affine.load %m[%i] : memref<?xf32>
    %a = arith.addf %x, %l : f32
    affine.yield %a : f32
  }
  %s = affine.for %i = 0 to 3 iter_args(%x = %z) -> f32 {
    %l = affine.load %m[%i] : memref<?xf32>
    %a = arith.addf %x, %l : f32
    affine.yield %a : f32
  }
  affine.for %i = 7 to 8 {
    affine.store %z, %m[%i] : memref<?xf32>
  }
  affine.for %i = 7 to 7 {
    affine.store %z, %m[%i] : memref<?xf32>
  }
  affine.parallel (%i, %j) = (0, %n) to (10, %n + 10) step (1, 2) {
    affine.store %z, %m[%i + %j] : memref<?xf32>
  }
  affine.parallel (%i, %j) = (%k, %n + 3) to (%k * 2 + 10, %n + 10) step (4, 2) {
    affine.store %z, %m[%i + %j] : memref<?xf32>
  }
  affine.parallel (%i, %j) = (0, 0) to (10, min(%n, 10)) step (1, 2) {
    affine.store %z, %m[%i + %j] : memref<?xf32>
  }
  return %r, %s : f32, f32
}
// ----- affine.for
// The induction variable precedes the operands that composition adds.
func.func @composed_lower_bounds(%n: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.for %k = 0 to 10 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2)>(%k, %i)
      %b = affine.apply affine_map<(d0, d1) -> (d0 * 5 + d1 * 2)>(%i, %n)
      affine.for %j = affine_map<(d0, d1) -> (d0 + d1)>(%a, %i) to affine_map<(d0, d1) -> (d0 + d1)>(%b, %a) step 3 {
        affine.store %x, %m[%i + %j] : memref<?xf32>
      }
      affine.for %j = affine_map<(d0, d1) -> (d0 + d1)>(%b, %i) to affine_map<(d0, d1) -> (d0 + d1)>(%k, %a) {
        affine.store %x, %m[%i + %j] : memref<?xf32>
      }
    }
  }
  return
}
