// COMPARE: --mlir-print-op-generic
func.func @ub(%c: i1) -> i32 {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  %2 = ub.poison <#ub.poison> : tensor<?xi32>
  %3 = ub.poison {a} : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  ub.unreachable {foo}
}
func.func private @x() attributes {a = #ub.poison}
