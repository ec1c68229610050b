// Shardy's attributes, by which JAX says how arrays may be divided among devices. On one device they say nothing: they
// are kept as they are written.
include "mlir/IR/OpBase.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let summary = "How arrays are divided among devices";
  let cppNamespace = "::mlir::sdy";
}
class Written<string name, string word> : AttrDef<Sdy_Dialect, name> {
  let mnemonic = word;
  let parameters = (ins "::llvm::StringRef":$text);
  let hasCustomAssemblyFormat = 1;
}
def Rule : Written<"OpShardingRule", "op_sharding_rule">;
def Sharding : Written<"TensorSharding", "sharding">;
def ShardingPerValue : Written<"TensorShardingPerValue", "sharding_per_value">;
def ManualAxes : Written<"ManualAxes", "manual_axes">;
def Mesh : Written<"Mesh", "mesh">;
