wasmssa.func exported @f(%a: !wasmssa<local ref to i64>) -> i32 {
  %0 = wasmssa.local_get %a : ref to i64
  %1 = wasmssa.const 4 : i32
  %2 = wasmssa.local of type i32
  wasmssa.local_set %2 : ref to i32 to %1 : i32
  wasmssa.return %1 : i32
}
wasmssa.import_global "glob" from "m" as @g mutable : i32
wasmssa.global @h i32 mutable : {
  %0 = wasmssa.const 10 : i32
  wasmssa.return %0 : i32
}
// -----
// ERROR: expected a constant initializer for this operator, got %1 = "wasmssa.clz"(%0) : (i32) -> i32
wasmssa.global @computed i32 : {
  %0 = wasmssa.const 1 : i32
  %1 = wasmssa.clz %0 : i32
  wasmssa.return %1 : i32
}
// -----
// ERROR: entry block should have same number of arguments as function type. Function type has 1, entry block has 0
"wasmssa.func"() <{sym_name = "f", functionType = (i32) -> i32}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
// ERROR: entry block argument type should be LocalRefType, got 'i1' for block argument 0
"wasmssa.func"() <{sym_name = "f", functionType = (i32) -> i32}> ({
^bb0(%a: i1):
  "func.return"() : () -> ()
}) : () -> ()
// -----
// ERROR: custom op 'wasmssa.import_global' expected valid keyword or string
wasmssa.import_global "" 1 "a" as @add : i32
// -----
"wasmssa.import_global"() <{sym_name = "typed", moduleName = "m", importName = "n", type = i32}> : () -> ()
