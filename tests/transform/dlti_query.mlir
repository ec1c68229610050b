// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["A","B"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query_2() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["A"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query_3() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["A", i32] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query_target_op_of_failed_dlti_query() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["B"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query_target_op_of_failed_dlti_query_2() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["A","C"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query_target_op_of_failed_dlti_query_3() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["C","C"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query_target_op_of_failed_dlti_query_4() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query [] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- transform.dlti.query: keys of wrong type: only StringAttr and TypeAttr are allowed
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query_keys_of_wrong_type_only_stringattr_and_typeattr_are() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query [3] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query_target_op_of_failed_dlti_query_5() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["A", i64] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
func.func private @query_target_op_of_failed_dlti_query_6()
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["A"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
func.func private @query() attributes {dlti.map = #dlti.map<"X" = 1 : i32>}
func.func private @g() attributes {dlti.map = #dlti.map<"X" = 2 : i32>}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["X"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
func.func private @query_target_failed_dlti_query() attributes {dlti.map = #dlti.map<"X" = 1 : i32>}
func.func private @g() attributes {dlti.map = #dlti.map<"Y" = 2 : i32>}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["X"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query_target_op_of_failed_dlti_query_7() attributes {dlti.map = #dlti.map<"X" = 1 : i32>} }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["C"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query_4() attributes {dlti.map = #dlti.map<"X" = 1 : i32>} }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["X"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "big">,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536 : i32, "max" = #dlti.map<"w" = 3 : i32>>>} {
 func.func private @query_target_op_of_failed_dlti_query_8() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["CPU","L1"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "big">,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536 : i32, "max" = #dlti.map<"w" = 3 : i32>>>} {
 func.func private @query_target_op_of_failed_dlti_query_9() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["CPU","max","w"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "big">,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536 : i32, "max" = #dlti.map<"w" = 3 : i32>>>} {
 func.func private @query_5() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["dlti.endianness"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "big">,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536 : i32, "max" = #dlti.map<"w" = 3 : i32>>>} {
 func.func private @query_6() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query [index] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "big">,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536 : i32, "max" = #dlti.map<"w" = 3 : i32>>>} {
 func.func private @query_target_op_of_failed_dlti_query_10() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["GPU","L1"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "big">,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536 : i32, "max" = #dlti.map<"w" = 3 : i32>>>} {
 func.func private @query_target_op_of_failed_dlti_query_11() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["GPU"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "big">,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536 : i32, "max" = #dlti.map<"w" = 3 : i32>>>} {
 func.func private @query_target_op_of_failed_dlti_query_12() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["CPU","L2"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "big">,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536 : i32, "max" = #dlti.map<"w" = 3 : i32>>>} {
 func.func private @query_target_op_of_failed_dlti_query_13() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["CPU"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"CPU" = 3 : i32>,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536 : i32>>} {
 func.func private @query_7() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["CPU"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"CPU" = 3 : i32>, dlti.dl_spec = #dlti.dl_spec<"CPU" = 5 : i32>} {
 func.func private @query_8() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["CPU"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536
    : i32>>, dlti.dl_spec = #dlti.dl_spec<"CPU" = 5 : i32>} {
 func.func private @query_9() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["CPU"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: builtin.module: can only contain attributes with dialect-prefixed names, found: 'foo'
module attributes {transform.with_named_sequence} {
module attributes {foo = #dlti.map<"CPU" = 3 : i32>} {
 func.func private @query_module_can_only_contain_attributes_with_dialect() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["CPU"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<"CPU" = 5 : i32>} {
 func.func private @query_10() attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536 : i32>>} }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["CPU"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<"CPU" = 5 : i32>} {
 func.func private @query_11() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.nothing"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["test.missing"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<"CPU" = 5 : i32>} {
 func.func private @query_12() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.nothing"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["CPU"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: unexpected data layout for a built-in type
module attributes {transform.with_named_sequence} {
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xf32> = 5 : i32>} {
 func.func private @query_unexpected_data_layout_for_a_built_in_type() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["A", vector<4xf32>] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- transform.dlti.query: keys of wrong type: only StringAttr and TypeAttr are allowed
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"CPU" = 5 : i32>} {
 func.func private @query_keys_of_wrong_type_only_stringattr_and_typeattr_are_2() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["CPU", [1]] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: empty string as DLTI key is not allowed
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"" = 5 : i32>} {
 func.func private @query_empty_string_as_dlti_key_is_not_allowed() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query [""] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"a" = #dlti.dl_spec<"b"=1>, "c"=#dlti.dl_entry<"x", 3>>} {
 func.func private @query_13() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["a","b"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"a" = #dlti.dl_spec<"b"=1>, "c"=#dlti.dl_entry<"x", 3>>} {
 func.func private @query_target_op_of_failed_dlti_query_14() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["c","x"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
func.func private @query_14() attributes {zzz.map = #dlti.map<"X" = 1 : i32>, dlti.map = #dlti.map<"X" = 2 : i32>, aaa.map = #dlti.map<"X" = 4 : i32>}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["X"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: target op of failed DLTI query
module attributes {transform.with_named_sequence} {
func.func private @query_target_op_of_failed_dlti_query_15() attributes {dlti.map = #dlti.map<i32 = #dlti.map<"a" = "b">>}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query [i32, "a", "c"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query
module attributes {transform.with_named_sequence} {
func.func @query_15() attributes {dlti.map = #dlti.map<"X" = 2 : i32>} {
 "test.op"() <{a = #dlti.map<"X" = 1 : i32>}> : () -> ()
 "test.op"() {a = #dlti.map<"X" = 1 : i32>} : () -> ()
 return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.op"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.dlti.query ["X"] at %0 : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
// ----- dlti.query: expected ':' and type for SSA operand
module attributes {transform.with_named_sequence} {
module attributes {dlti.map = #dlti.map<"A" = #dlti.map<"B" = 42 : i32, i32 = "four">, "C" = 7 : i64>} {
 func.func private @query_expected_and_type_for_ssa_operand() }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.sequence %0 : !transform.any_op -> !transform.any_param failures(suppress) {
  ^bb0(%0x: !transform.any_op):
 %2 = transform.dlti.query ["B"] at %0x : (!transform.any_op) -> !transform.any_param
  transform.yield %2 : !transform.any_param
}
  transform.debug.emit_param_as_remark %1, "found" at %0 : !transform.any_param, !transform.any_op
  transform.yield
}
}
