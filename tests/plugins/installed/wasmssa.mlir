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
