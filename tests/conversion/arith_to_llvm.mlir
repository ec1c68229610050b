// COMPARE: --convert-arith-to-llvm
// ----- integers
func.func @integers(%a: i32, %b: i32, %v: vector<4xi32>, %w: vector<2x4xi32>, %s: i64) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.subi %a, %b overflow<nsw, nuw> : i32
  %2 = arith.muli %v, %v : vector<4xi32>
  %3 = arith.divsi %w, %w : vector<2x4xi32>
  %4 = arith.divui %a, %b exact : i32
  %5 = arith.remsi %a, %b : i32
  %6 = arith.remui %a, %b {note} : i32
  %7 = arith.andi %a, %b : i32
  %8 = arith.ori %a, %b : i32
  %9 = arith.xori %a, %b : i32
  %10 = arith.shli %a, %b overflow<nuw> : i32
  %11 = arith.shrui %a, %b exact : i32
  %12 = arith.shrsi %a, %b : i32
  %13 = arith.maxsi %a, %b : i32
  %14 = arith.maxui %a, %b : i32
  %15 = arith.minsi %w, %w : vector<2x4xi32>
  %16 = arith.minui %a, %b : i32
  %17, %18 = arith.addui_extended %a, %b : i32, i1
  %19, %20 = arith.mulsi_extended %v, %v : vector<4xi32>
  %21, %22 = arith.mului_extended %a, %b : i32
  %23 = arith.extsi %a : i32 to i64
  %24 = arith.extui %w : vector<2x4xi32> to vector<2x4xi64>
  %25 = arith.trunci %s overflow<nsw> : i64 to i8
  %26 = arith.cmpi slt, %a, %b : i32
  %27 = arith.cmpi uge, %w, %w : vector<2x4xi32>
  %28 = arith.select %26, %a, %b : i32
  %29 = arith.select %27, %w, %w : vector<2x4xi1>, vector<2x4xi32>
  %30 = arith.select %26, %w, %w : vector<2x4xi32>
  return
}
// ----- floats
func.func @floats(%a: f32, %b: f32, %h: f16, %d: f64, %w: vector<2x3xf32>, %i: i32, %q: f8E5M2, %bf: bf16) {
  %0 = arith.addf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.subf %w, %w fastmath<fast> : vector<2x3xf32>
  %2 = arith.mulf %a, %b : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.negf %w : vector<2x3xf32>
  %6 = arith.maximumf %a, %b : f32
  %7 = arith.minimumf %a, %b : f32
  %8 = arith.maxnumf %a, %b : f32
  %9 = arith.minnumf %w, %w : vector<2x3xf32>
  %10 = arith.extf %h : f16 to f32
  %11 = arith.truncf %d : f64 to f32
  %12 = arith.truncf %d to_nearest_even : f64 to f32
  %13 = arith.truncf %d upward : f64 to f32
  %14 = arith.fptosi %w : vector<2x3xf32> to vector<2x3xi32>
  %15 = arith.fptoui %a : f32 to i8
  %16 = arith.sitofp %i : i32 to f32
  %17 = arith.uitofp %i : i32 to bf16
  %18 = arith.bitcast %a : f32 to i32
  %19 = arith.bitcast %w : vector<2x3xf32> to vector<2x3xi32>
  %20 = arith.cmpf ult, %a, %b fastmath<nnan> : f32
  %21 = arith.cmpf true, %w, %w : vector<2x3xf32>
  %22 = arith.addf %q, %q : f8E5M2
  %23 = arith.bitcast %q : f8E5M2 to i8
  %24 = arith.extf %bf : bf16 to f64
  return
}
// ----- constants and indices
func.func @constants_and_indices(%i: index, %n: i32, %v: vector<4xindex>, %w: i64) {
  %0 = arith.constant 3 : index
  %1 = arith.constant true
  %2 = arith.constant 1.5 : f32
  %3 = arith.constant dense<[1, 2]> : vector<2xi32>
  %4 = arith.constant dense<1.0> : vector<2x3xf32>
  %5 = arith.constant 0xFF : i8
  %6 = arith.index_cast %i : index to i32
  %7 = arith.index_cast %n : i32 to index
  %8 = arith.index_castui %n : i32 to index
  %9 = arith.index_cast %v : vector<4xindex> to vector<4xi32>
  %10 = arith.index_cast %w : i64 to index
  %11 = arith.addi %i, %0 : index
  %12 = arith.cmpi eq, %i, %0 : index
  return
}
// ----- rounded divisions
func.func @rounded_divisions(%a: i32, %b: i32, %v: vector<2x4xi32>, %i: index) -> (i32, i32, vector<2x4xi32>, index) {
  %0 = arith.floordivsi %a, %b : i32
  %1 = arith.ceildivsi %a, %b : i32
  %2 = arith.floordivsi %v, %v : vector<2x4xi32>
  %3 = arith.ceildivui %i, %i : index
  return %0, %1, %2, %3 : i32, i32, vector<2x4xi32>, index
}
