// Declarations under torch-mlir's names, for what its plug-in knows of their syntax and rules.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Torch_Dialect : Dialect {
  let name = "torch";
  let cppNamespace = "::mlir::torch::Torch";
}
class Torch_Type<string name, string word> : TypeDef<Torch_Dialect, name> { let mnemonic = word; }
class Containing<string name, string word> : Torch_Type<name, word> {
  let parameters = (ins "::mlir::Type":$containedType);
  let hasCustomAssemblyFormat = 1;
}
def IntT : Torch_Type<"Int", "int">;
def BoolT : Torch_Type<"Bool", "bool">;
def FloatT : Torch_Type<"Float", "float">;
def NoneT : Torch_Type<"None", "none">;
def StringT : Torch_Type<"String", "str">;
def NumberT : Torch_Type<"Number", "number">;
def ListT : Containing<"List", "list">;
def OptionalT : Containing<"Optional", "optional">;
def TupleT : Torch_Type<"Tuple", "tuple"> {
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$containedTypes);
  let hasCustomAssemblyFormat = 1;
}
def UnionT : Torch_Type<"Union", "union"> {
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$containedTypes);
  let hasCustomAssemblyFormat = 1;
}
def DictT : Torch_Type<"Dict", "dict"> {
  let parameters = (ins "::mlir::Type":$keyType, "::mlir::Type":$valueType);
  let hasCustomAssemblyFormat = 1;
}
class TensorT<string name, string word> : Torch_Type<name, word> {
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$optionalSizes, "::mlir::Type":$optionalDtype,
                        "::mlir::Attribute":$optionalSparsity);
  let hasCustomAssemblyFormat = 1;
}
def ValueTensorT : TensorT<"ValueTensor", "vtensor">;
def NonValueTensorT : TensorT<"NonValueTensor", "tensor">;

def AnyTensorT : Type<CPred<"isa<::mlir::torch::Torch::BaseTensorType>($_self)">, "Any Torch tensor type">;
def AnyScalarT : Type<CPred<"isValidSubtype($_self, ::mlir::torch::Torch::NumberType::get($_self.getContext()))">,
                      "Any Python numeric type compatible with being the scalar type">;
def IntListT : Type<CPred<"isa<::mlir::torch::Torch::ListType>($_self) && isa<::mlir::torch::Torch::IntType>("
                          "cast<::mlir::torch::Torch::ListType>($_self).getContainedType())">, "int list type">;

class Torch_Op<string mnemonic, list<Trait> traits = []> : Op<Torch_Dialect, mnemonic, traits>;
def ConstantIntOp : Torch_Op<"constant.int", [ConstantLike, Pure]> {
  let arguments = (ins I64Attr:$value);
  let results = (outs IntT:$result);
  let hasCustomAssemblyFormat = 1;
}
class Aten<string mnemonic, dag ins, dag outs> : Torch_Op<"aten." # mnemonic> {
  let arguments = ins;
  let results = outs;
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ParseResult parse(OpAsmParser &parser, OperationState &result) { return parseDefaultTorchOp(parser, result, 3, 1); }
  }];
}
def AddOp : Aten<"add.Tensor", (ins AnyTensorT:$self, AnyTensorT:$other, AnyScalarT:$alpha), (outs AnyTensorT:$result)>;
def ViewOp : Aten<"view", (ins AnyTensorT:$self, IntListT:$size), (outs AnyTensorT:$result)>;
def CopyOp : Torch_Op<"copy.to_tensor", [TypesMatchWith<"operand is corresponding !torch.vtensor", "result", "operand",
                      "cast<NonValueTensorType>($_self).getWithValueSemantics()">]> {
  let arguments = (ins ValueTensorT:$operand);
  let results = (outs NonValueTensorT:$result);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($result))";
}
def IfYieldOp : Torch_Op<"prim.If.yield", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}
def IfOp : Torch_Op<"prim.If"> {
  let arguments = (ins BoolT:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);
  let hasCustomAssemblyFormat = 1;
}
def AnyListT : Type<CPred<"isa<::mlir::torch::Torch::ListType>($_self)">, "list type">;
def ListConstructOp : Torch_Op<"prim.ListConstruct"> {
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyListT:$result);
  let assemblyFormat = "$elements attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
class VerifiedAten<string mnemonic, dag ins> : Aten<mnemonic, ins, (outs AnyTensorT:$result)> { let hasVerifier = 1; }
def PermuteOp : VerifiedAten<"permute", (ins AnyTensorT:$self, IntListT:$dims)>;
def RotOp : VerifiedAten<"rot90", (ins AnyTensorT:$self, IntT:$k, IntListT:$dims)>;
def CrossOp : VerifiedAten<"linalg_cross", (ins AnyTensorT:$self, AnyTensorT:$other, IntT:$dim)>;
def CountOp : VerifiedAten<"count_nonzero", (ins AnyTensorT:$self, AnyType:$dim)>;
def RotaryOp : Torch_Op<"onnx.rotary_embedding"> {
  let arguments = (ins AnyTensorT:$input, IntT:$scale);
  let results = (outs AnyTensorT:$result);
  let hasCustomAssemblyFormat = 1;
}

// Numbers and lists, for folds.
def HasValueSemantics : NativeOpTrait<"HasValueSemantics">;
def AnyScalarList : Type<CPred<"isa<::mlir::torch::Torch::ListType>($_self)">, "list type">;
class Constant<string mnemonic, Attr value, Type type> : Torch_Op<"constant." # mnemonic, [ConstantLike, Pure]> {
  let arguments = (ins value:$value);
  let results = (outs type:$result);
  let assemblyFormat = "$value attr-dict";
}
def ConstantFloatOp : Constant<"float", F64Attr, FloatT> { let results = (outs FloatT:$result); }
def ConstantBoolOp : Constant<"bool", I1Attr, BoolT>;
def ConstantStrOp : Constant<"str", StrAttr, StringT>;
def ConstantNoneOp : Torch_Op<"constant.none", [Pure]> {
  let results = (outs NoneT:$result);
  let assemblyFormat = "attr-dict";
}
class Folded<string mnemonic> : Torch_Op<mnemonic, [Pure, HasValueSemantics]> {
  let arguments = (ins Variadic<AnyType>:$operands_);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operands_ attr-dict `:` functional-type(operands, results)";
}
foreach name = ["add.int", "sub.int", "mul.int", "floordiv.int", "remainder.int", "div.int", "neg.int", "eq.int", "gt.int",
                "mul.float", "pow.int_float", "Int.float", "Float.Scalar", "Bool.int", "__not__", "__or__.bool", "eq.str",
                "len.str", "len.t", "any.bool", "__contains__.int_list", "__is__", "dim", "size.int", "is_floating_point",
                "detach", "__range_length", "add"] in
  def : Folded<"aten." # name>;
foreach name = ["prim.dtype", "prim.max.int", "prim.min.self_int", "derefine", "prim.unchecked_cast"] in
  def : Folded<name>;

// Tensors, lists and tuples, for folds and canonicalizations.
def LiteralOp : Torch_Op<"vtensor.literal", [DeclareOpInterfaceMethods<InferTypeOpInterface>, ConstantLike, Pure]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs ValueTensorT:$result);
  let assemblyFormat = "`(` $value `)` attr-dict `:` qualified(type($result))";
}
def DeviceT : Torch_Type<"Device", "Device">;
def ReadOnly : NativeOpTrait<"ReadOnly">;
class Reads<string mnemonic, dag ins, dag outs> : Torch_Op<mnemonic, [HasValueSemantics, ReadOnly]> {
  let arguments = ins;
  let results = outs;
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ParseResult parse(OpAsmParser &parser, OperationState &result) { return parseDefaultTorchOp(parser, result, 3, 1); }
  }];
}
class OnTensors<string mnemonic, dag ins> : Reads<"aten." # mnemonic, ins, (outs AnyTensorT:$result)>;
foreach name = ["sub.Tensor", "add.Scalar", "sub.Scalar", "rsub.Scalar"] in
  def : OnTensors<name, (ins AnyTensorT:$self, AnyType:$other, AnyScalarT:$alpha)>;
foreach name = ["mul.Tensor", "mul.Scalar", "eq.Tensor", "eq.Scalar", "lt.Scalar", "max.other"] in
  def : OnTensors<name, (ins AnyTensorT:$self, AnyType:$other)>;
foreach name = ["floor", "ceil", "round", "trunc", "log", "squeeze", "cuda", "_shape_as_tensor"] in
  def : OnTensors<name, (ins AnyTensorT:$self)>;
def : OnTensors<"round.decimals", (ins AnyTensorT:$self, IntT:$decimals)>;
def : OnTensors<"div.Tensor_mode", (ins AnyTensorT:$self, AnyTensorT:$other, AnyType:$rounding_mode)>;
foreach name = ["where.self", "where.Scalar", "where.ScalarOther", "where.ScalarSelf"] in
  def : OnTensors<name, (ins AnyTensorT:$condition, AnyType:$self, AnyType:$other)>;
foreach name = ["unsqueeze", "squeeze.dim"] in
  def : OnTensors<name, (ins AnyTensorT:$self, IntT:$dim)>;
def : OnTensors<"transpose.int", (ins AnyTensorT:$self, IntT:$dim0, IntT:$dim1)>;
def : OnTensors<"flatten.using_ints", (ins AnyTensorT:$self, IntT:$start_dim, IntT:$end_dim)>;
def : OnTensors<"broadcast_to", (ins AnyTensorT:$self, IntListT:$size)>;
def : OnTensors<"reshape", (ins AnyTensorT:$self, IntListT:$shape)>;
def : OnTensors<"index_select", (ins AnyTensorT:$self, IntT:$dim, AnyTensorT:$index)>;
def : OnTensors<"select.int", (ins AnyTensorT:$self, IntT:$dim, IntT:$index)>;
def : OnTensors<"slice.Tensor", (ins AnyTensorT:$self, IntT:$dim, AnyType:$start, AnyType:$end, IntT:$step)>;
def : OnTensors<"cat", (ins AnyListT:$tensors, IntT:$dim)>;
def : OnTensors<"any.dims", (ins AnyTensorT:$self, AnyType:$dim, BoolT:$keepdim)>;
def : OnTensors<"clone", (ins AnyTensorT:$self, AnyType:$memory_format)>;
def : OnTensors<"to.dtype", (ins AnyTensorT:$self, IntT:$dtype, BoolT:$non_blocking, BoolT:$copy,
                                 AnyType:$memory_format)>;
def : OnTensors<"ones", (ins IntListT:$size, AnyType:$dtype, AnyType:$layout, AnyType:$device, AnyType:$pin_memory)>;
def : OnTensors<"full", (ins IntListT:$size, AnyScalarT:$fill_value, AnyType:$dtype, AnyType:$layout, AnyType:$device,
                             AnyType:$pin_memory)>;
foreach name = ["triu_indices", "tril_indices"] in
  def : OnTensors<name, (ins IntT:$row, IntT:$col, IntT:$offset, AnyType:$dtype, AnyType:$layout, AnyType:$device,
                             AnyType:$pin_memory)>;
def : OnTensors<"tensor", (ins AnyListT:$data, AnyType:$dtype, AnyType:$device, BoolT:$requires_grad)>;
def : OnTensors<"tensor.float", (ins FloatT:$t, AnyType:$dtype, AnyType:$device, BoolT:$requires_grad)>;
def : Reads<"prim.NumToTensor.Scalar", (ins AnyScalarT:$a), (outs AnyTensorT:$result)>;
foreach name = ["item", "Int.Tensor", "Float.Tensor", "IntImplicit"] in
  def : Reads<"aten." # name, (ins AnyTensorT:$self), (outs AnyType:$result)>;
def : Reads<"aten.numel", (ins AnyTensorT:$self), (outs IntT:$result)>;
def : Reads<"aten.size", (ins AnyTensorT:$self), (outs AnyListT:$result)>;
def : Reads<"aten.sort", (ins AnyTensorT:$self, IntT:$dim, BoolT:$descending),
            (outs AnyTensorT:$values, AnyTensorT:$indices)>;
def : Reads<"aten.__getitem__.t", (ins AnyListT:$list, IntT:$idx), (outs AnyType:$result)>;
def : Reads<"aten.add.t", (ins AnyListT:$a, AnyListT:$b), (outs AnyListT:$result)>;
def : Reads<"aten.mul.left_t", (ins AnyListT:$l, IntT:$n), (outs AnyListT:$result)>;
def : Reads<"aten.slice.t", (ins AnyListT:$l, AnyType:$start, AnyType:$end, IntT:$step), (outs AnyListT:$result)>;
def : Reads<"aten.device.with_index", (ins StringT:$type, IntT:$index), (outs DeviceT:$result)>;
def : Reads<"aten._assert_tensor_metadata", (ins AnyTensorT:$a, AnyType:$size, AnyType:$stride, AnyType:$dtype,
                                                 AnyType:$device, AnyType:$layout), (outs)>;
def : Reads<"aten.__contains__.str", (ins DictT:$dict, StringT:$key), (outs BoolT:$result)>;
def : Reads<"aten.__getitem__.Dict_str", (ins DictT:$self, StringT:$key), (outs AnyType:$result)>;
def DictConstructOp : Torch_Op<"prim.DictConstruct", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyType>:$keys, Variadic<AnyType>:$values);
  let results = (outs DictT:$result);
  let assemblyFormat = [{ `keys` `(` ($keys^ `:` type($keys))? `)` `values` `(` ($values^ `:` type($values))? `)`
                          attr-dict `->` qualified(type($result)) }];
}
def TupleConstructOp : Torch_Op<"prim.TupleConstruct", [Pure]> {
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs TupleT:$result);
  let assemblyFormat = "$elements attr-dict `:` functional-type(operands, results)";
}
def : Reads<"prim.TupleIndex", (ins TupleT:$tup, IntT:$i), (outs AnyType:$result)>;
def : Reads<"prim.TupleUnpack", (ins TupleT:$tup), (outs Variadic<AnyType>:$results)>;
def : Reads<"prim.ListUnpack", (ins AnyListT:$operand), (outs Variadic<AnyType>:$results)>;
def ConstantDeviceOp : Torch_Op<"constant.device", [Pure]> {
  let arguments = (ins StrAttr:$value);
  let results = (outs DeviceT:$result);
  let assemblyFormat = "$value attr-dict";
}
def StaticCastOp : Torch_Op<"tensor_static_info_cast", [Pure]> {
  let arguments = (ins AnyTensorT:$operand);
  let results = (outs AnyTensorT:$result);
  let assemblyFormat = "$operand attr-dict `:` qualified(type($operand)) `to` qualified(type($result))";
}
def AssertOp : Torch_Op<"runtime.assert", [HasValueSemantics, ReadOnly]> {
  let arguments = (ins BoolT:$condition, StrAttr:$message);
  let assemblyFormat = "$condition `,` $message attr-dict";
}

class ScaledProduct<string mnemonic, dag ins> : OnTensors<mnemonic, ins> { let hasVerifier = 1; }
def : ScaledProduct<"_scaled_mm", (ins AnyTensorT:$self, AnyTensorT:$mat2, AnyTensorT:$scale_a, AnyTensorT:$scale_b,
                                       AnyType:$bias, AnyType:$scale_result, AnyType:$out_dtype, BoolT:$use_fast_accum)>;
def : ScaledProduct<"_scaled_mm_v2", (ins AnyTensorT:$self, AnyTensorT:$mat2, AnyListT:$scale_a, IntListT:$recipe_a,
                                          IntListT:$swizzle_a, AnyListT:$scale_b, IntListT:$recipe_b,
                                          IntListT:$swizzle_b, AnyType:$bias, AnyType:$out_dtype,
                                          IntListT:$contraction_dim, BoolT:$use_fast_accum)>;
