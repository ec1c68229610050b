// COMPARE:
func.func @consts() {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : i32
  %x = arith.constant true
  %y = arith.constant false
  %z = arith.constant 1.5 : f32
  %w = arith.constant dense<1> : vector<4xi32>
  %i1v = arith.constant dense<true> : tensor<2xi1>
  %a = arith.constant {foo = 1} 7 : i8
  %big = arith.constant 123456789012345678901234567890 : i128
  %z2 = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %c0_1 = arith.constant 0 : i64
  %c0_2 = arith.constant 0 : i64
  return
}
func.func @ops(%a: i32, %b: i32, %v: vector<4xi32>, %t: tensor<?xi32>, %i: index, %f: f32, %g: f32, %h: f16, %c: i1,
    %vc: vector<4xi1>, %tf: tensor<2x?xf32>, %a64: i64, %m: memref<4xi32>, %vf: vector<4xf32>, %s: f8E8M0FNU) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b overflow<nsw> : i32
  %2 = arith.addi %a, %b overflow<nsw, nuw> {x} : i32
  %3, %4 = arith.addui_extended %a, %b : i32, i1
  %5, %6 = arith.addui_extended %v, %v : vector<4xi32>, vector<4xi1>
  %7 = arith.subi %i, %i overflow<nuw> : index
  %8 = arith.muli %t, %t : tensor<?xi32>
  %9:2 = arith.mulsi_extended %a, %b : i32
  %10:2 = arith.mului_extended %a, %b : i32
  %11 = arith.divui %a, %b exact : i32
  %12 = arith.divsi %a, %b : i32
  %13 = arith.ceildivui %a, %b : i32
  %14 = arith.ceildivsi %a, %b : i32
  %15 = arith.floordivsi %a, %b : i32
  %16 = arith.remui %a, %b : i32
  %17 = arith.remsi %a, %b : i32
  %18 = arith.andi %c, %c : i1
  %19 = arith.ori %a, %b : i32
  %20 = arith.xori %a, %b : i32
  %21 = arith.shli %a, %b overflow<nuw> : i32
  %22 = arith.shrui %a, %b exact : i32
  %23 = arith.shrsi %a, %b : i32
  %24 = arith.negf %f fastmath<fast> : f32
  %25 = arith.addf %f, %g fastmath<nnan, ninf> : f32
  %26 = arith.subf %f, %g : f32
  %27 = arith.maximumf %f, %g : f32
  %28 = arith.maxnumf %f, %g fastmath<contract> : f32
  %29 = arith.minimumf %f, %g : f32
  %30 = arith.minnumf %f, %g : f32
  %31 = arith.maxsi %a, %b : i32
  %32 = arith.maxui %a, %b : i32
  %33 = arith.minsi %a, %b : i32
  %34 = arith.minui %a, %b : i32
  %35 = arith.mulf %tf, %tf : tensor<2x?xf32>
  %36 = arith.divf %f, %g fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %37 = arith.remf %f, %g : f32
  %38 = arith.extui %a : i32 to i64
  %39 = arith.extsi %v : vector<4xi32> to vector<4xi64>
  %40 = arith.extf %h : f16 to f32
  %41 = arith.extf %h fastmath<fast> : f16 to f32
  %42 = arith.trunci %a : i32 to i8
  %43 = arith.trunci %a overflow<nsw> : i32 to i8
  %44 = arith.truncf %f : f32 to f16
  %45 = arith.truncf %f to_nearest_even : f32 to bf16
  %46 = arith.truncf %f downward fastmath<fast> {y} : f32 to bf16
  %47 = arith.uitofp %a : i32 to f32
  %48 = arith.sitofp %v : vector<4xi32> to vector<4xf32>
  %49 = arith.fptoui %f : f32 to i32
  %50 = arith.fptosi %f : f32 to i64
  %51 = arith.index_cast %i : index to i32
  %52 = arith.index_castui %a : i32 to index
  %53 = arith.index_cast %m : memref<4xi32> to memref<4xindex>
  %54 = arith.bitcast %a : i32 to f32
  %55 = arith.bitcast %v : vector<4xi32> to vector<4xf32>
  %56 = arith.cmpi eq, %a, %b : i32
  %57 = arith.cmpi "ult", %v, %v {z} : vector<4xi32>
  %58 = arith.cmpf oeq, %f, %g : f32
  %59 = arith.cmpf false, %f, %g fastmath<fast> : f32
  %60 = arith.cmpf true, %tf, %tf : tensor<2x?xf32>
  %61 = arith.select %c, %a, %b : i32
  %62 = arith.select %vc, %v, %v : vector<4xi1>, vector<4xi32>
  %63 = arith.select %c, %v, %v {q} : vector<4xi32>
  %64 = arith.select %c, %m, %m : memref<4xi32>
  %65 = arith.scaling_extf %h, %s : f16, f8E8M0FNU to f32
  %66 = arith.scaling_truncf %f, %s to_nearest_even fastmath<fast> : f32, f8E8M0FNU to f16
  %67 = arith.scaling_truncf %f, %s : f32, f8E8M0FNU to f16
  %c1 = arith.constant 1 : i1
  %68 = "arith.constant"() <{value = 4 : i32}> : () -> i32
  return
}
