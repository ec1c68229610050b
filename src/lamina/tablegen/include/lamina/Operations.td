// Operations: their traits, parts and declarations.
#ifndef LAMINA_OPERATIONS
#define LAMINA_OPERATIONS

class StructuralOpTrait;
class NativeOpTrait<string name, list<Trait> traits = [], code extraOpDeclaration = [{}], code extraOpDefinition = [{}]>
    : NativeTrait<name, "Op", extraOpDeclaration, extraOpDefinition> { list<Trait> dependentTraits = traits; }
class ParamNativeOpTrait<string prop, string params, list<Trait> traits = []> : ParamNativeTrait<prop, params, "Op"> {
  list<Trait> dependentTraits = traits;
}
class GenInternalOpTrait<string prop, list<Trait> traits = []> : GenInternalTrait<prop, "Op"> {
  list<Trait> dependentTraits = traits;
}
class PredOpTrait<string descr, Pred pred, list<Trait> traits = []> : PredTrait<descr, pred> {
  list<Trait> dependentTraits = traits;
}
foreach name = ["AffineScope", "AutomaticAllocationScope", "ResultsBroadcastableShape", "ConstantLike",
                "ResultsAreFloatLike", "SameTypeOperands", "SameOperandsShape", "SameOperandsAndResultShape",
                "SameOperandsElementType", "SameOperandsAndResultElementType", "MemRefsNormalizable",
                "Elementwise"] in
  def name : NativeOpTrait<name>;
foreach name = ["Scalarizable", "Vectorizable", "Tensorizable"] in
  def name : NativeOpTrait<name, [Elementwise]>;
foreach name = ["Commutative", "Idempotent", "Involution", "IsolatedFromAbove", "Terminator"] in
  def name : NativeOpTrait<"Is" # name>;
def ElementwiseMappable : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;
foreach name = ["SingleBlock", "NoTerminator", "AttrSizedOperandSegments", "AttrSizedResultSegments",
                "NoRegionArguments"] in
  def name : NativeOpTrait<name>, StructuralOpTrait;
class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>, StructuralOpTrait;
class SingleBlockImplicitTerminator<string op> : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;
class HasParent<string op> : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait;
class ParentOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>, StructuralOpTrait;
foreach name = ["FirstAttrDerivedResultType", "SameVariadicOperandSize", "SameVariadicResultSize"] in
  def name : GenInternalOpTrait<name>;

// ---- Regions, successors, builders, decorated values

class Successor<Pred condition, string descr = ""> : SuccessorConstraint<condition, descr>;
def AnySuccessor : Successor<?, "any successor">;
class VariadicSuccessor<Successor successor> : Successor<successor.predicate, successor.summary>;
class Region<Pred condition, string descr = ""> : RegionConstraint<condition, descr>;
def AnyRegion : Region<CPred<"true">, "any region">;
class CountedRegion<string test, int n, string words>
    : Region<CPred<"::llvm::" # test # "($_self, " # n # ")">, "region with " # words # n # " blocks">;
class SizedRegion<int numBlocks> : CountedRegion<"hasNItems", numBlocks, ""> { int blocks = numBlocks; }
class MinSizedRegion<int numBlocks> : CountedRegion<"hasNItemsOrMore", numBlocks, "at least ">;
class MaxSizedRegion<int numBlocks> : CountedRegion<"hasNItemsOrLess", numBlocks, "at most ">;
class VariadicRegion<Region region> : Region<region.predicate, region.summary>;
class OpBuilder<dag p, code b = ""> {
  dag dagParams = p;
  code body = b;
}
class DeprecatedOpBuilder<string reason, dag p, code b = ""> : OpBuilder<p, b>, CppDeprecated<reason>;
class OpVariableDecorator;
class OpVariable<Constraint varConstraint, string desc = "", list<OpVariableDecorator> varDecorators = []> {
  Constraint constraint = varConstraint;
  string summary = desc;
  list<OpVariableDecorator> decorators = varDecorators;
}
class Arg<Constraint constraint, string desc = "", list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;
class Res<Constraint constraint, string desc = "", list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;
class OpDocGroup {
  string summary;
  string description;
}

class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;
  string opName = mnemonic;
  string cppNamespace = dialect.cppNamespace;
  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
  bit hasVerifier = 0;
  bit hasRegionVerifier = 0;
  bit hasCanonicalizer = 0;
  bit hasCanonicalizeMethod = 0;
  bit hasFolder = 0;
  bit useCustomPropertiesEncoding = 0;
  list<Trait> traits = props;
  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}
class Arguments<dag args> { dag arguments = args; }
class Results<dag rets> { dag results = rets; }
class PromisedAttrInterface<AttrInterface interface>
    : AttrConstraint<CPred<"$_self.hasPromiseOrImplementsInterface<"
                           # !if(!empty(interface.cppNamespace), "", interface.cppNamespace # "::")
                           # interface.cppInterfaceName # ">()">,
                     "promising or implementing the `" # interface.cppInterfaceName # "` attr interface">;
class HasPromiseOrImplementsTypeInterface<TypeInterface interface>
    : CPred<"$_self.hasPromiseOrImplementsInterface<"
            # !if(!empty(interface.cppNamespace), "", interface.cppNamespace # "::") # interface.cppInterfaceName
            # ">()">;
class PromisedTypeInterface<TypeInterface interface>
    : TypeConstraint<HasPromiseOrImplementsTypeInterface<interface>,
                     "promising or implementing the `" # interface.cppInterfaceName # "` type interface">;

// ---- Relations of the types of fields

class ShapedOf<string name, string call> : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType())." # call>;
class Rank<string name> : ShapedOf<name, "getRank()">;
class Shape<string name> : ShapedOf<name, "getShape()">;
class ElementCount<string name>
    : StrFunc<"llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getNumElements()">;
class ElementType<string name> : StrFunc<"getElementTypeOrSelf($" # name # ")">;
class AnyPred<list<string> values>
    : CPred<!if(!empty(values), "false", !interleave(!foreach(v, values, "(" # v # ")"), " || "))>;
class AllMatchPred<list<string> values>
    : CPred<!if(!lt(!size(values), 2), "true",
                !foldl("(" # !head(values) # ")", !tail(values), acc, v, acc # " == (" # v # ") && (" # v # ")")
                  # " == (" # !head(values) # ")")>;
class AllMatch<list<string> values, string summary> : PredOpTrait<summary, AllMatchPred<values>>;
class AllMatchSameOperatorPred<list<string> names, string operator>
    : AllMatchPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;
class AllMatchSameOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same " # summary,
                  AllMatchSameOperatorPred<names, operator>> { list<string> values = names; }
class AnyMatchOperatorPred<list<string> names, string operator>
    : AnyPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;
class AnyMatchOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"any of {" # !interleave(names, ", ") # "} has " # summary, AnyMatchOperatorPred<names, operator>> {
  list<string> values = names;
}
class AllElementCountsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementCount<"_self">.result, "element count">;
class AllElementTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementType<"_self">.result, "element type">;
class AllRanksMatch<list<string> names> : AllMatchSameOperatorTrait<names, Rank<"_self">.result, "rank">;
class AllShapesMatch<list<string> names> : AllMatchSameOperatorTrait<names, Shape<"_self">.result, "shape">;
class AllTypesMatch<list<string> names> : AllMatchSameOperatorTrait<names, "$_self.getType()", "type">;
class AllTypeIDsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.getType().getTypeID()", "type IDs">;
class ShapedTypeMatchesElementCountAndTypes<string shapedArg, string elementsArg>
    : PredOpTrait<"shaped type '" # shapedArg # "' matches '" # elementsArg # "' element count and types",
                  And<[CPred<ElementCount<shapedArg>.result # " == static_cast<int64_t>($" # elementsArg
                             # ".getTypes().size())">,
                       CPred<"::llvm::all_of($" # elementsArg # ".getTypes(), [&](::mlir::Type t) { return t == "
                             # ElementType<shapedArg>.result # "; })">]>> {
  string shaped = shapedArg;
  string elements = elementsArg;
}
class TypesMatchWith<string summary, string lhsArg, string rhsArg, string transform,
                     string comparator = "std::equal_to<>()">
    : PredOpTrait<summary, CPred<comparator # "(" # !subst("$_self", "$" # lhsArg # ".getType()", transform) # ", $"
                                 # rhsArg # ".getType())">> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
}
class OptionalTypesMatchWith<string summary, string lhsArg, string rhsArg, string transform,
                             string comparator = "std::equal_to<>()">
    : TypesMatchWith<summary, lhsArg, rhsArg, transform,
                     "!get" # snakeCaseToCamelCase<lhsArg>.ret # "() || !get" # snakeCaseToCamelCase<rhsArg>.ret
                       # "() || " # comparator>;
class RangedTypesMatchWith<string summary, string lhsArg, string rhsArg, string transform>
    : TypesMatchWith<summary, lhsArg, rhsArg, transform, "llvm::equal">;
class InputMatchesTypes<list<string> inputArgs, list<Type> allowedTypes>
    : PredOpTrait<"operands {" # !interleave(inputArgs, ", ") # "} match expected types",
                  And<!foreach(i, !range(!size(inputArgs)),
                               SubstLeaves<"$_self", "$" # inputArgs[i] # ".getType()", allowedTypes[i].predicate>)>> {
  list<string> inputArgList = inputArgs;
  list<Type> allowedTypeList = allowedTypes;
}
class InputAddressIsCombinationOf<list<string> inputArgs, list<list<Type>> allowedCombinations, string description = "">
    : PredOpTrait<!if(!empty(description),
                      "operands {" # !interleave(inputArgs, ", ") # "} match one of the allowed type combinations",
                      description),
                  Or<!foreach(types, allowedCombinations,
                              !foldl(TruePred, !range(!size(inputArgs)), acc, i,
                                     And<[acc, SubstLeaves<"$_self", "$" # inputArgs[i] # ".getType()",
                                                           types[i].predicate>]>))>> {
  assert !gt(!size(allowedCombinations), 0), "there must be a combination";
  assert !foldl(1, allowedCombinations, all, types, !and(all, !eq(!size(inputArgs), !size(types)))),
      "each combination must have as many types as there are operands";
  list<string> inputArgList = inputArgs;
  list<list<Type>> allowedCombinationList = allowedCombinations;
}
class OperandIs<string operand, Pred pred> : SubstLeaves<"$_self", operand, pred>;
class TypeIsPred<string name, Type type> : SubstLeaves<"$_self", "$" # name # ".getType()", type.predicate>;
class TypeIs<string name, Type type> : PredOpTrait<"'" # name # "' is " # type.summary, TypeIsPred<name, type>>;
class ElementTypeIsPred<string name, Type type>
    : And<[SubstLeaves<"$_self", "$" # name # ".getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "getElementTypeOrSelf($" # name # ")", type.predicate>]>;
class ElementTypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, ElementTypeIsPred<name, type>>;
class TCopVTEtIs<int idx, Type type>
    : And<[CPred<"$_op.getNumOperands() > " # idx>,
           OperandIs<"$_op.getOperand(" # idx # ").getType()", IsShapedTypePred>,
           OperandIs<"getElementTypeOrSelf($_op.getOperand(" # idx # "))", type.predicate>]>;
class TCopVTEtIsSameAs<int i, int j>
    : And<[CPred<"$_op.getNumOperands() > " # !if(!gt(i, j), i, j)>,
           OperandIs<"$_op.getOperand(" # i # ").getType()", IsShapedTypePred>,
           OperandIs<"$_op.getOperand(" # j # ").getType()", IsShapedTypePred>,
           CPred<"::mlir::getElementTypeOrSelf($_op.getOperand(" # i
                 # ")) == ::mlir::getElementTypeOrSelf($_op.getOperand(" # j # "))">]>;
class TCOpResIsShapedTypePred<int i, int j>
    : And<[CPred<"$_op.getNumResults() > " # i>,
           CPred<"$_op.getNumOperands() > " # j>,
           OperandIs<"$_op.getResult(" # i # ").getType()", IsShapedTypePred>,
           OperandIs<"$_op.getOperand(" # j # ").getType()", IsShapedTypePred>]>;
class TCresIsSameAsOpBase<int i, int j>
    : CPred<"$_op.getResult(" # i # ").getType() == $_op.getOperand(" # j # ").getType()">;
class TCresVTEtIsSameAsOpBase<int i, int j>
    : CPred<"getElementTypeOrSelf($_op.getResult(" # i # ")) == getElementTypeOrSelf($_op.getOperand(" # j # "))">;
class TCresVTEtIsSameAsOp<int i, int j> : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]>;
class TCOpIsBroadcastableToRes<int opId, int resId>
    : And<[TCOpResIsShapedTypePred<opId, resId>,
           CPred<"::mlir::OpTrait::util::getBroadcastedType($_op.getOperand(" # opId # ").getType(), $_op.getResult("
                 # resId # ").getType())">]>;
class TCopVTEtAreSameAt<list<int> indices>
    : CPred<"::llvm::all_equal(::llvm::map_range(::mlir::ArrayRef<unsigned>({" # !interleave(indices, ", ")
            # "}), [this](unsigned i) { return getElementTypeOrSelf(this->getOperand(i)); }))">;
#endif
