// ERROR: constituent has incorrect type: expected 'i32', but provided 'f32'
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstant @b spec_id(5) = 1.0 : f32
  spirv.EXT.SpecConstantCompositeReplicate @c (@b) : vector<4xi32>
}
// -----
// ERROR: splat spec constant reference defining constituent not found
spirv.module Logical GLSL450 {
  spirv.EXT.SpecConstantCompositeReplicate @c (@b) : vector<4xi32>
}
// -----
// ERROR: 'spirv.SpecConstantComposite' op unknown constituent symbol 'x'
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @c (@a, @x) : vector<2xi32>
}
// -----
// ERROR: unsupported composite type  '!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>'
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @c (@a, @a) : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
}
// -----
// ERROR: result type must be a composite type, but provided 'i32'
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @c (@a, @a) : i32
}
// -----
// ERROR: function 'f' not found in 'spirv.module'
spirv.module Logical GLSL450 {
  spirv.EntryPoint "GLCompute" @f
}
// -----
// ERROR: 'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)
spirv.module Logical GLSL450 {
  spirv.func @f() "None" 
}
// -----
// ERROR: 'spirv.ReturnValue' op returns 1 value but enclosing function requires 0 results
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { %0 = spirv.Constant 1 : i32 spirv.ReturnValue %0 : i32 }
}
// -----
// ERROR: 'spirv.ReturnValue' op  return value's type ('i32') mismatch with function's result type ('f32')
spirv.module Logical GLSL450 {
  spirv.func @f() -> f32 "None" { %0 = spirv.Constant 1 : i32 spirv.ReturnValue %0 : i32 }
}
// -----
// ERROR: 'spirv.Return' op cannot be used in functions returning value
spirv.module Logical GLSL450 {
  spirv.func @f() -> i32 "None" { spirv.Return }
}
// -----
// ERROR: 'spirv.func' op cannot have more than one result
spirv.module Logical GLSL450 {
  spirv.func @f() -> (i32, i32) "None" { %0 = spirv.Constant 1 : i32 spirv.ReturnValue %0 : i32 }
}
// -----
// ERROR: 'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, PhysicalStorageBuffer>) -> i32 "None" { %0 = spirv.Constant 1 : i32 spirv.ReturnValue %0 : i32 }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}) -> i32 "None" {
     %0 = spirv.Constant 1 : i32 spirv.ReturnValue %0 : i32 }
}
// -----
spirv.module Logical GLSL450 {
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: i32 {spirv.decoration = #spirv.decoration<Aliased>}) -> i32 "None" { %0 = spirv.Constant 1 : i32 spirv.ReturnValue %0 : i32 }
}
// -----
// ERROR: 'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
    spirv.Return 
  }
}
// -----
// ERROR: 'spirv.Variable' op  with physical buffer pointer must have exactly one aliasing decoration
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
    %1 = spirv.Variable {restrict_pointer, aliased_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
    spirv.Return 
  }
}
// -----
// ERROR: 'spirv.GlobalVariable' op storage class cannot be 'Function'
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @x initializer(@y) : !spirv.ptr<i32, Function>
}
// -----
// ERROR: 'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @x initializer(@y) : !spirv.ptr<i32, Uniform>
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @x bind(1, 2) {location = 3 : i32} : !spirv.ptr<i32, Uniform>
  spirv.func @f() "None" attributes {workgroup_attributions = 3 : i64, foo.bar} {
   %0 = spirv.mlir.addressof @x : !spirv.ptr<i32, Uniform>
    spirv.Return 
  }
  spirv.EntryPoint "GLCompute" @f, @x
  spirv.ExecutionMode @f "LocalSize", 1, 1, 1
}
// -----
// ERROR: custom op 'spirv.func' invalid function_control attribute specification: "None|Inline"
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {a = 1} {
 spirv.func @f(%b: i1, %x: i32) "None|Inline"  {
   spirv.Switch %x : i32, [ default: ^a, 0: ^b, 1: ^c ]
   ^a: spirv.Branch ^c
   ^b: spirv.BranchConditional %b [3, 4], ^a, ^c
   ^c: 
   spirv.Return 
 }
 spirv.func @g(%b: i1, %x: i32) "Inline|Pure"  {
   spirv.mlir.loop control(Unroll) { spirv.Branch ^h
     ^h: spirv.BranchConditional %b, ^b, ^m ^b: spirv.Branch ^c ^c: spirv.Branch ^h ^m: spirv.mlir.merge }
   %r = spirv.mlir.selection -> i32 { spirv.BranchConditional %b, ^b, ^m(%x : i32) ^b: spirv.Branch ^m(%x : i32)
     ^m(%z : i32): spirv.mlir.merge %z : i32 }
   %2 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%x, %x) : (i32, i32) -> i32
   spirv.Return 
 }
}
// -----
spirv.module Logical GLSL450 {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4xf32>) -> !spirv.arm.tensor<4xf32> { spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<4xf32> }
  spirv.ARM.GraphEntryPoint @g, @x, @y
}
// -----
func.func @test(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
    %arg1: vector<2xf32>,
    %arg2: f32) {
  %r = "spirv.ImageSampleImplicitLod"(%arg0, %arg1, %arg2) <{image_operands = #spirv.image_operands<Bias>}>
    : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
    vector<2xf32>,
    f32) -> vector<4xf32>
  return
}
// -----
func.func @test(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
    %arg1: vector<2xf32>,
    %arg2: vector<2xf32>,
    %arg3: vector<2xf32>) {
  %r = "spirv.ImageSampleExplicitLod"(%arg0, %arg1, %arg2, %arg3) <{image_operands = #spirv.image_operands<Grad>}>
    : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
    vector<2xf32>,
    vector<2xf32>,
    vector<2xf32>) -> vector<4xf32>
  return
}
// -----
// ERROR: too many image operand arguments have been provided
func.func @test(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %arg1: vector<2xi32>, %arg2: i32) {
  %r = "spirv.ImageFetch"(%arg0, %arg1, %arg2) <{image_operands = #spirv.image_operands<NonPrivateTexel>}>
    : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, i32) -> vector<4xf32>
  return
}
// -----
// ERROR: Lod is only valid with explicit-lod and fetch instructions
func.func @test(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, %arg1: vector<2xi32>, %arg2: vector<4xf32>, %arg3: f32) {
  "spirv.ImageWrite"(%arg0, %arg1, %arg2, %arg3) <{image_operands = #spirv.image_operands<Lod>}>
    : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32>, vector<4xf32>, f32) -> ()
  return
}
// -----
// ERROR: Bias operand requires 1 argument
func.func @test(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %arg1: vector<2xf32>) {
  %r = "spirv.ImageSampleImplicitLod"(%arg0, %arg1) <{image_operands = #spirv.image_operands<Bias>}>
    : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>
  return
}
// -----
// ERROR: Bias must be a floating-point type scalar
func.func @test(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
    %arg1: vector<2xf32>,
    %arg2: i32) {
  %r = "spirv.ImageSampleImplicitLod"(%arg0, %arg1, %arg2) <{image_operands = #spirv.image_operands<Bias>}>
    : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
    vector<2xf32>,
    i32) -> vector<4xf32>
  return
}
// -----
// ERROR: it is invalid to set both the Lod and Grad bits
func.func @test(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
    %arg1: vector<2xf32>,
    %arg2: f32) {
  %r = "spirv.ImageSampleExplicitLod"(%arg0, %arg1, %arg2) <{image_operands = #spirv.image_operands<Lod|Grad>}>
    : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
    vector<2xf32>,
    f32) -> vector<4xf32>
  return
}
// -----
// ERROR: Grad operand requires 2 arguments (scalars or vectors)
func.func @test(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
    %arg1: vector<2xf32>,
    %arg2: vector<2xf32>) {
  %r = "spirv.ImageSampleExplicitLod"(%arg0, %arg1, %arg2) <{image_operands = #spirv.image_operands<Grad>}>
    : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>,
    vector<2xf32>,
    vector<2xf32>) -> vector<4xf32>
  return
}
