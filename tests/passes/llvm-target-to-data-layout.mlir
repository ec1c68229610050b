// COMPARE: --llvm-target-to-data-layout
module attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake">} { }
// -----
module attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake", features = <["+avx512f", "-sse4.2"]>>} { }
// -----
module attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "">} { }
// ----- failed to obtain llvm::DataLayout for #llvm.target<triple = "", chip = "">
module attributes {llvm.target = #llvm.target<triple = "", chip = "">} { }
// ----- failed to obtain llvm::DataLayout for #llvm.target<triple = "foo", chip = "bar">
module attributes {llvm.target = #llvm.target<triple = "foo", chip = "bar">} { }
// -----
module attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "bar">} { }
// ----- no TargetAttrInterface-implementing attribute at key "llvm.target"
module { }
// ----- no TargetAttrInterface-implementing attribute at key "llvm.target"
module attributes {llvm.target = 1 : i32} { }
// -----
module attributes {llvm.target = #llvm.target<triple = "aarch64-linux-gnu", chip = "generic">} { }
// -----
module attributes {llvm.target = #llvm.target<triple = "nvptx64-nvidia-cuda", chip = "sm_80">} { }
// ----- dlti.dl_spec
module attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake">, dlti.dl_spec = #dlti.dl_spec<index = 32>} { }
// ----- llvm.data_layout
module attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux", chip = "skylake">, llvm.data_layout = "e"} { }
// -----
module attributes {llvm.target = #llvm.target<triple = "i686-linux", chip = "pentium4">} { }
