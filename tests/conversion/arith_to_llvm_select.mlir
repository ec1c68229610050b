// COMPARE: --convert-arith-to-llvm
func.func @arith_to_llvm_select(%c: i1, %a: i32, %a2: i32, %v2: vector<4xi32>, %n2: vector<2x4xi32>, %vc: vector<4xi1>, %v: vector<4xi32>,
    %nc: vector<2x4xi1>, %n: vector<2x4xi32>) {
  %0 = arith.select %c, %a, %a2 {x.y = 1 : i32} : i32
  %1 = arith.select %vc, %v, %v2 {x.y = 1 : i32} : vector<4xi1>, vector<4xi32>
  %2 = arith.select %nc, %n, %n2 {x.y = 1 : i32} : vector<2x4xi1>, vector<2x4xi32>
  %3 = arith.select %c, %n, %n2 {x.y = 1 : i32} : vector<2x4xi32>
  %4 = arith.addi %n, %n {x.y = 1 : i32} : vector<2x4xi32>
  return
}
