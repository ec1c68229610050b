// COMPARE: --allow-unregistered-dialect
// ----- a.b, dlti.target_system_spec, a.d
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>, #dlti.dl_entry<"dlti.endianness", "little">,
    i32 = dense<32> : vector<2xi64>>, a.b = #dlti.map<"x" = 1, i32 = "y">,
    dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 65536 : i32, "max" = 2>,
    "GPU" = #dlti.target_device_spec<"x" = 1>>, a.d = #dlti.function_pointer_alignment<64, function_dependent = true>, a.e = #dlti.dl_entry<i8, 3>} {}
// ----- a.b
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = #dlti.dl_spec<"c" = 1>>} {}
// ----- repeated DLTI key: "a"
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1, "a" = 2>} {}
// ----- empty string as DLTI key is not allowed
module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 1>} {}
// ----- dlti.dl_spec: is expected to be a #dlti.dl_spec attribute
module attributes {dlti.dl_spec = 1} {}
// ----- attribute 'dlti.unknown' not supported by dialect
module attributes {dlti.unknown = 1} {}
// ----- invalid kind of attribute specified
module attributes {dlti.map = #dlti.map<1 = 2>} {}
// ----- dlti.target_system_spec: is expected to be a #dlti.target_system_spec attribute
module attributes {dlti.target_system_spec = #dlti.dl_spec<>} {}
// ----- dlti.endianness: data layout entry is expected to be either 'big' or 'little'
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {}
// ----- expected integer attribute in the data layout entry for 'index'
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "x">} {}
// ----- invalid kind of attribute specified
module attributes {dlti.target_system_spec = #dlti.target_system_spec<i32 = #dlti.target_device_spec<>>} {}
// ----- value associated with key "CPU" is not a DLTI device spec
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = 1>} {}
// ----- unknown attribute `foo` in dialect `dlti`
module attributes {dlti.dl_spec = #dlti.foo<"CPU" = 1>} {}
// ----- dlti.stack_alignment, dlti.alloca_memory_space, dlti.mangling_mode
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>,
    !llvm.ptr<1> = dense<[32, 32, 32, 64]> : vector<4xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f32 = dense<[32, 64]>
    : vector<2xi64>, "dlti.stack_alignment" = 128 : i64, "dlti.alloca_memory_space" = 5 : ui64,
    "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16>,
    "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = false>,
    "dlti.program_memory_space" = 1 : ui64, "dlti.global_memory_space" = 2 : ui64, "dlti.endianness" = "big">} {
llvm.func @stack_alignment_alloca_memory_space_mangling_mode() }
