// COMPARE: --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=3}))
// ----- affine.for, affine.store
func.func @for_store(%n: index, %k: index, %m: memref<?x?xf32>, %z: f32) {
  affine.for %i = 0 to 20 {
    %v = "test.a"(%i) : (index) -> f32
    affine.for %j = 0 to 10 {
      affine.store %v, %m[%i, %j] : memref<?x?xf32>
    }
    "test.b"(%i) : (index) -> ()
  }
  return
}
// ----- affine.for, affine.load, arith.addf
func.func @for_load_addf(%n: index, %m: memref<?x?xf32>, %z: f32) {
  affine.for %i = 0 to 21 {
    %r = affine.for %j = 0 to %n iter_args(%x = %z) -> f32 {
      %l = affine.load %m[%i, %j] : memref<?x?xf32>
      %a = arith.addf %x, %l : f32
      affine.yield %a : f32
    }
    affine.store %r, %m[%i, 0] : memref<?x?xf32>
  }
  return
}
// ----- affine.for, affine.store
func.func @for_store_2(%n: index, %m: memref<?x?xf32>, %z: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 10 {
      affine.for %k = 0 to 10 {
        affine.store %z, %m[%i + %k, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
// ----- affine.for, affine.store
func.func @for_store_3(%n: index, %m: memref<?x?xf32>, %z: f32) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
        affine.store %z, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// ----- affine.for, affine.load, arith.addf
func.func @for_load_addf_2(%n: index, %m: memref<?x?xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 20 iter_args(%x = %z) -> f32 {
    %l = affine.load %m[%i, 0] : memref<?x?xf32>
    %a = arith.addf %x, %l : f32
    affine.yield %a : f32
  }
  return %r : f32
}
// ----- affine.for, affine.store
func.func @for_store_4(%n: index, %m: memref<?x?xf32>, %z: f32) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 10 {
        affine.store %z, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// ----- affine.for, affine.load, arith.mulf
func.func @for_load_mulf(%n: index, %m: memref<?x?xf32>, %z: f32, %v: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to %n iter_args(%x = %z, %y = %v) -> (f32, f32) {
    %l = affine.load %m[%i, 0] : memref<?x?xf32>
    %a = arith.mulf %l, %x : f32
    %s = affine.for %j = 0 to 10 iter_args(%w = %z) -> f32 {
      %q = affine.load %m[%i, %j] : memref<?x?xf32>
      %b = arith.addf %w, %q : f32
      affine.yield %b : f32
    }
    %b = arith.maximumf %y, %s : f32
    affine.yield %a, %b : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
// ----- affine.for, affine.store
func.func @for_store_5(%n: index, %k: index, %m: memref<?x?xf32>, %z: f32) {
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0 * 3, s0)>(%n)[%k] {
    affine.for %j = 0 to 10 {
      affine.store %z, %m[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %n {
      affine.store %z, %m[%i, %i] : memref<?x?xf32>
  }
  return
}
// ----- affine.store: operand cannot be used as a dimension id
func.func @store_operand_cannot_be_used_as_a_dimension_id(%n: index, %k: index, %m: memref<?x?xf32>, %z: f32) {
  affine.for %i = 3 to 7 {
    affine.for %j = 0 to 10 {
      affine.store %z, %m[%i, %j] : memref<?x?xf32>
    }
    scf.for %j = %n to %k step %n {
      affine.store %z, %m[%i, %j] : memref<?x?xf32>
    }
    affine.if affine_set<(d0) : (d0 >= 0)> (%i) {
      affine.for %j = 0 to 10 {
        affine.store %z, %m[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
