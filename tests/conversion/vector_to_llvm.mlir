// COMPARE: --convert-vector-to-llvm --split-input-file
// ----- broadcast
func.func @broadcast(%f: f32, %i: index) -> (vector<4xf32>, vector<2x3xf32>, vector<f32>, vector<1xf32>, vector<2xindex>) {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.broadcast %f : f32 to vector<2x3xf32>
  %2 = vector.broadcast %f : f32 to vector<f32>
  %3 = vector.broadcast %f : f32 to vector<1xf32>
  %4 = vector.broadcast %i : index to vector<2xindex>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<2x3xf32>, vector<f32>, vector<1xf32>, vector<2xindex>
}
// ----- shuffle
func.func @shuffle(%v: vector<4xf32>, %w: vector<2x4xf32>, %z: vector<f32>) -> (vector<3xf32>, vector<3x4xf32>, vector<2xf32>) {
  %0 = vector.shuffle %v, %v [0, 5, -1] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %w, %w [0, 3, 1] : vector<2x4xf32>, vector<2x4xf32>
  %2 = vector.shuffle %z, %z [0, 1] : vector<f32>, vector<f32>
  return %0, %1, %2 : vector<3xf32>, vector<3x4xf32>, vector<2xf32>
}
// ----- extract
func.func @extract(%v: vector<4xf32>, %w: vector<2x4xf32>, %z: vector<f32>, %i: index, %u: vector<2x3x4xf32>)
    -> (f32, vector<4xf32>, f32, f32, f32, f32, vector<3x4xf32>, vector<1xf32>) {
  %0 = vector.extract %v[1] : f32 from vector<4xf32>
  %1 = vector.extract %w[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.extract %w[1, 2] : f32 from vector<2x4xf32>
  %3 = vector.extract %z[] : f32 from vector<f32>
  %4 = vector.extract %v[%i] : f32 from vector<4xf32>
  %5 = vector.extract %w[1, %i] : f32 from vector<2x4xf32>
  %6 = vector.extract %u[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %7 = vector.extract %v[2] : vector<1xf32> from vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, vector<4xf32>, f32, f32, f32, f32, vector<3x4xf32>, vector<1xf32>
}
// ----- insert
func.func @insert(%v: vector<4xf32>, %w: vector<2x4xf32>, %z: vector<f32>, %i: index, %f: f32)
    -> (vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<f32>, vector<4xf32>, vector<2x4xf32>) {
  %0 = vector.insert %f, %v[1] : f32 into vector<4xf32>
  %1 = vector.insert %v, %w[1] : vector<4xf32> into vector<2x4xf32>
  %2 = vector.insert %f, %w[1, 2] : f32 into vector<2x4xf32>
  %3 = vector.insert %f, %z[] : f32 into vector<f32>
  %4 = vector.insert %f, %v[%i] : f32 into vector<4xf32>
  %5 = vector.insert %f, %w[1, %i] : f32 into vector<2x4xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<f32>, vector<4xf32>, vector<2x4xf32>
}
// ----- vector.extract
func.func @extract(%w: vector<2x4xf32>, %i: index) -> f32 {
  %5 = vector.extract %w[%i, 1] : f32 from vector<2x4xf32>
  return %5 : f32
}
// ----- vector.fma
func.func @fma(%v: vector<4xf32>, %w: vector<2x4xf32>, %z: vector<f32>) -> (vector<4xf32>, vector<2x4xf32>, vector<f32>) {
  %0 = vector.fma %v, %v, %v : vector<4xf32>
  %1 = vector.fma %w, %w, %w : vector<2x4xf32>
  %2 = vector.fma %z, %z, %z : vector<f32>
  return %0, %1, %2 : vector<4xf32>, vector<2x4xf32>, vector<f32>
}
// ----- reduction
func.func @reduction(%v: vector<4xf32>, %i: vector<4xi32>, %f: f32, %s: i32, %x: vector<4xindex>)
    -> (f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, f32, f32, f32, index, f32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v : vector<4xf32> into f32
  %2 = vector.reduction <add>, %v, %f : vector<4xf32> into f32
  %3 = vector.reduction <maximumf>, %v, %f : vector<4xf32> into f32
  %4 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  %5 = vector.reduction <maxnumf>, %v, %f fastmath<nnan> : vector<4xf32> into f32
  %6 = vector.reduction <add>, %i, %s : vector<4xi32> into i32
  %7 = vector.reduction <maxsi>, %i, %s : vector<4xi32> into i32
  %8 = vector.reduction <minui>, %i : vector<4xi32> into i32
  %9 = vector.reduction <xor>, %i, %s : vector<4xi32> into i32
  %10 = vector.reduction <and>, %i : vector<4xi32> into i32
  %11 = vector.reduction <mul>, %v, %f fastmath<reassoc> : vector<4xf32> into f32
  %12 = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  %13 = vector.reduction <minnumf>, %v, %f : vector<4xf32> into f32
  %14 = vector.reduction <add>, %x : vector<4xindex> into index
  %15 = vector.reduction <minimumf>, %v, %f fastmath<nnan> : vector<4xf32> into f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, f32, f32, f32, index, f32
}
// ----- masked reduction
func.func @masked_reduction(%v: vector<4xf32>, %i: vector<4xi32>, %f: f32, %s: i32, %m: vector<4xi1>)
    -> (f32, f32, i32, i32, i32, i32, i32, i32, f32, i32, f32) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.reduction <mul>, %v, %f : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %3 = vector.mask %m { vector.reduction <add>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %4 = vector.mask %m { vector.reduction <maxsi>, %i, %s : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %5 = vector.mask %m { vector.reduction <minsi>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %6 = vector.mask %m { vector.reduction <maxui>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %7 = vector.mask %m { vector.reduction <minui>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %8 = vector.mask %m { vector.reduction <xor>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %10 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %11 = vector.mask %m { vector.reduction <mul>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %12 = vector.mask %m { vector.reduction <add>, %v, %f fastmath<reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %3, %4, %5, %6, %7, %8, %10, %11, %12 : f32, f32, i32, i32, i32, i32, i32, i32, f32, i32, f32
}
// ----- vector.load, vector.store, vector.maskedload
func.func @mem(%m: memref<?x8xf32>, %i: index, %v: vector<4xf32>, %mk: vector<4xi1>, %iv: vector<4xi32>,
    %il: vector<4xi64>, %p: memref<?xf32, 3>, %xi: vector<4xindex>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>,
    vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<4xf32>
  %1 = vector.load %m[%i, %i] {nontemporal = true, alignment = 32} : memref<?x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] : memref<?x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] {nontemporal = true} : memref<?x8xf32>, vector<4xf32>
  %2 = vector.maskedload %m[%i, %i], %mk, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %mk, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.gather %m[%i, %i][%iv], %mk, %v : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i, %i][%il], %mk, %v : memref<?x8xf32>, vector<4xi64>, vector<4xi1>, vector<4xf32>
  %4 = vector.expandload %m[%i, %i], %mk, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %mk, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  %5 = vector.gather %m[%i, %i][%xi], %mk, %v : memref<?x8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// ----- vector.load, vector.store
func.func @load_store(%m: memref<?x8xf32>, %i: index, %v: vector<f32>, %x: memref<?xindex>, %vi: vector<4xindex>) -> (vector<f32>, vector<4xindex>) {
  %0 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<f32>
  vector.store %v, %m[%i, %i] : memref<?x8xf32>, vector<f32>
  %1 = vector.load %x[%i] : memref<?xindex>, vector<4xindex>
  vector.store %vi, %x[%i] : memref<?xindex>, vector<4xindex>
  return %0, %1 : vector<f32>, vector<4xindex>
}
// ----- vector.type_cast, vector.bitcast
func.func @cast(%m: memref<4x8xf32>, %v: vector<4xf32>, %w: vector<2x4xf32>) -> (memref<vector<4x8xf32>>, vector<8xi16>, vector<2x8xi16>) {
  %0 = vector.type_cast %m : memref<4x8xf32> to memref<vector<4x8xf32>>
  %1 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %2 = vector.bitcast %w : vector<2x4xf32> to vector<2x8xi16>
  return %0, %1, %2 : memref<vector<4x8xf32>>, vector<8xi16>, vector<2x8xi16>
}
// ----- elems
func.func @elems(%f: f32, %g: f32, %v: vector<4xf32>, %w: vector<2x2xf32>, %z: vector<f32>) -> (vector<2xf32>, vector<2x2xf32>, f32, f32, f32, vector<f32>) {
  %0 = vector.from_elements %f, %g : vector<2xf32>
  %1 = vector.from_elements %f, %g, %f, %f : vector<2x2xf32>
  %2:4 = vector.to_elements %v : vector<4xf32>
  %3:4 = vector.to_elements %w : vector<2x2xf32>
  %4 = vector.to_elements %z : vector<f32>
  %5 = vector.from_elements %f : vector<f32>
  return %0, %1, %2#1, %3#2, %4, %5 : vector<2xf32>, vector<2x2xf32>, f32, f32, f32, vector<f32>
}
// ----- vector.interleave, vector.deinterleave, vector.scalable.insert
func.func @misc(%v: vector<4xf32>, %s: vector<[4]xf32>, %w: vector<[8]xf32>) -> (vector<8xf32>, vector<2xf32>,
    vector<2xf32>, vector<[4]xf32>, vector<4xf32>, index, vector<[8]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xindex>) {
  %0 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %1, %2 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %3 = vector.scalable.insert %v, %s[4] : vector<4xf32> into vector<[4]xf32>
  %4 = vector.scalable.extract %s[4] : vector<4xf32> from vector<[4]xf32>
  %5 = vector.vscale
  %6 = vector.interleave %s, %s : vector<[4]xf32> -> vector<[8]xf32>
  %7, %8 = vector.deinterleave %w : vector<[8]xf32> -> vector<[4]xf32>
  %9 = vector.step : vector<[4]xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : vector<8xf32>, vector<2xf32>, vector<2xf32>, vector<[4]xf32>,
      vector<4xf32>, index, vector<[8]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xindex>
}
// ----- print
func.func @print(%v: vector<4xf32>, %f: f32, %i: i32, %x: index, %l: i64, %b: i1, %u: ui8, %h: f16, %bf: bf16, %d: f64, %s: si16) {
  vector.print %f : f32
  vector.print %i : i32
  vector.print %x : index
  vector.print %l : i64
  vector.print %b : i1
  vector.print %u : ui8
  vector.print %s : si16
  vector.print %h : f16
  vector.print %bf : bf16
  vector.print %d : f64
  vector.print str "hi"
  vector.print punctuation <open>
  vector.print %f : f32 punctuation <no_punctuation>
  return
}
// ----- vector.create_mask
func.func @create_mask(%i: index) -> (vector<i1>, vector<[4]xi1>, vector<4xi1>) {
  %0 = vector.create_mask %i : vector<i1>
  %1 = vector.create_mask %i : vector<[4]xi1>
  %2 = vector.create_mask %i : vector<4xi1>
  return %0, %1, %2 : vector<i1>, vector<[4]xi1>, vector<4xi1>
}
// ----- vector.create_mask, arith.select
func.func @masks_with_unit_dims(%n: index, %m: index) -> (vector<4x1xi1>, vector<4x1x1xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %n, %c1 : vector<4x1xi1>
  %1 = vector.create_mask %n, %m, %c1 : vector<4x1x1xi1>
  return %0, %1 : vector<4x1xi1>, vector<4x1x1xi1>
}
// ----- arith.select
func.func @selected_bits(%c: i1, %v: vector<1xi1>, %a: vector<1xi1>) -> (vector<1xi1>, vector<1xi1>, vector<1xi1>, vector<2xi1>, i1) {
  %true = arith.constant dense<true> : vector<1xi1>
  %false = arith.constant dense<false> : vector<1xi1>
  %trues = arith.constant dense<true> : vector<2xi1>
  %falses = arith.constant dense<false> : vector<2xi1>
  %0 = arith.select %c, %true, %false : vector<1xi1>
  %1 = arith.select %c, %false, %true : vector<1xi1>
  %2 = arith.select %c, %true, %a : vector<1xi1>
  %3 = arith.select %c, %trues, %falses : vector<2xi1>
  %4 = vector.extract %0[0] : i1 from vector<1xi1>
  return %0, %1, %2, %3, %4 : vector<1xi1>, vector<1xi1>, vector<1xi1>, vector<2xi1>, i1
}
