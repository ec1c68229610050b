func.func @a(%x: memref<i32>, %d: i32, %l: index) {
  omp.wsloop { omp.loop_nest (%i, %j) : index = (%l, %l) to (%l, %l) inclusive step (%l, %l) collapse(2) tiles(4, 8) { omp.yield } }
  return
}
// -----
func.func @a(%x: memref<i32>, %d: i32, %l: index) {
  omp.wsloop schedule(static = %d : i32, nonmonotonic) ordered(0) order(reproducible:concurrent) {
    omp.loop_nest (%i) : index = (%l) to (%l) step (%l) { omp.yield } {foo} }
  return
}
// -----
func.func @a(%x: memref<i32>, %d: i32, %l: index) {
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%d) { omp.terminator } {foo}
  omp.unroll_heuristic(%cli) {foo}
  omp.canonical_loop %iv : i32 in range(%d) { omp.terminator }
  return
}
// -----
func.func @a(%x: memref<i32>, %d: i32, %l: index) {
  %c2 = omp.new_cli
  %c3 = omp.new_cli
  %c1 = omp.new_cli
  omp.canonical_loop(%c1) %iv : i32 in range(%d) { omp.terminator }
  omp.tile (%c2, %c3) <- (%c1) sizes(%d : i32)
  return
}
// -----
// ERROR: expected '<'
func.func @a(%x: memref<i32>, %d: i32, %l: index) {
  %c1 = omp.new_cli
  omp.canonical_loop(%c1) %iv : i32 in range(%d) { omp.terminator }
  omp.tile (%c1) sizes(%d : i32)
  return
}
// -----
func.func @a(%x: memref<i32>, %d: i32, %l: index) {
  %c1 = omp.new_cli
  omp.canonical_loop(%c1) %iv : i32 in range(%d) { omp.terminator }
  omp.tile <- (%c1) sizes(%d : i32)
  return
}
// -----
// ERROR: 'omp.new_cli' op CLI must have at most one generator
func.func @a(%x: memref<i32>, %d: i32, %l: index) {
 omp.parallel { %c1 = omp.new_cli
  omp.canonical_loop(%c1) %iv : i32 in range(%d) { %c2 = omp.new_cli 
     omp.canonical_loop(%c2) %iv2 : i32 in range(%d) { omp.terminator }
     omp.canonical_loop(%c2) %iv2 : i32 in range(%d) { omp.terminator }
     omp.terminator }
  omp.terminator }
  return
}
// -----
func.func @a(%d : i32, %s: i64) {
  %0 = omp.target_allocmem %d : i32, i64
  omp.target_freemem %d, %0 : i32, i64
  %1 = omp.target_allocmem %d : i32, vector<1048576xi8>
  return
}
// -----
// ERROR: use of value '%s' expects different type than prior uses: 'index' vs 'i64'
func.func @a(%d : i32, %s: i64) {
  %2 = omp.target_allocmem %d : i32, i64, %s, %d : i64, i32
  return
}
// -----
func.func @a(%d : i32, %s: i64) {
  %3 = omp.target_allocmem %d : i32, i64 {uniq_name = "abc", foo}
  return
}
// -----
// ERROR: use of value '%s' expects different type than prior uses: 'index' vs 'i64'
func.func @a(%d : i32, %s: i64) {
  %4 = omp.target_allocmem %d : i32, i64(%s : i64), %s : i64 {uniq_name = "abc"}
  return
}
// -----
// ERROR: Region argument type mismatch: got 'memref<i32>' expected 'i32'.
omp.private {type = private} @x.privatizer : i32 init {
^bb0(%arg0: i32, %arg1: memref<i32>):
  omp.yield(%arg1 : memref<i32>)
}
// -----
omp.declare_reduction @add_f32 : f32
init {
^bb0(%arg: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f32):
  %1 = arith.addf %arg0, %arg1 : f32
  omp.yield (%1 : f32)
}
func.func @reduce(%lb: index, %x: memref<1xf32>, %b: i1, %n: i32) {
  omp.parallel if(%b) num_threads(%n : i32) proc_bind(close) reduction(@add_f32 %x -> %prv : memref<1xf32>) { omp.terminator }
  omp.wsloop nowait reduction(mod: inscan, byref @add_f32 %x -> %prv : memref<1xf32>) {
    omp.loop_nest (%i) : index = (%lb) to (%lb) step (%lb) {
      omp.scan inclusive(%prv : memref<1xf32>)
      omp.yield
    }
  }
  omp.simd simdlen(4) safelen(8) aligned(%x : memref<1xf32> -> 32 : i64) { omp.loop_nest (%i) : index = (%lb) to (%lb) step (%lb) { omp.yield } }
  omp.sections { omp.section { omp.terminator } omp.terminator }
  omp.single copyprivate(%x -> @copy : memref<1xf32>) { omp.terminator }
  omp.task depend(taskdependin -> %x : memref<1xf32>) priority(%n : i32) { omp.terminator }
  return
}
func.func private @copy(memref<1xf32>, memref<1xf32>)
// -----
omp.critical.declare @m hint(contended, speculative)
func.func @atomics(%a: memref<i32>, %b: memref<i32>, %e: i32, %c: i1) {
  omp.atomic.read %a = %b memory_order(acquire) hint(contended) : memref<i32>, memref<i32>, i32
  omp.atomic.write %a = %e memory_order(release) : memref<i32>, i32
  omp.atomic.update hint(none) %a : memref<i32> { ^bb0(%v: i32): omp.yield(%v : i32) }
  omp.atomic.capture { omp.atomic.read %a = %b : memref<i32>, memref<i32>, i32
    omp.atomic.write %b = %e : memref<i32>, i32 }
  omp.critical(@m) { omp.terminator }
  omp.parallel { omp.cancel cancellation_construct_type(parallel) if(%c)
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator }
  return
}
// -----
// ERROR: 'omp.cancel' op Orphaned cancel construct
func.func @a(%d: i32, %x: memref<i32>) {
  omp.cancel cancellation_construct_type(loop)
  return
}
// -----
// ERROR: read and write must not be to the same location for atomic reads
func.func @a(%d: i32, %x: memref<i32>) {
  omp.atomic.read %x = %x : memref<i32>, memref<i32>, i32
  return
}
// -----
// ERROR: 'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`
func.func @a(%d: i32, %x: memref<i32>) {
  omp.wsloop { omp.terminator }
  return
}
// -----
// ERROR: 'omp.loop_nest' op expects parent op to be a loop wrapper
func.func @a(%d: i32, %x: memref<i32>, %l: index) {
  omp.loop_nest (%i) : index = (%l) to (%l) step (%l) { omp.yield }
  return
}
// -----
// ERROR: custom op 'omp.wsloop'  expected schedule kind
func.func @a(%d: i32, %x: memref<i32>, %l: index) {
  omp.wsloop schedule(foo) { omp.loop_nest (%i) : index = (%l) to (%l) step (%l) { omp.yield } }
  return
}
// -----
// ERROR: to and alloc map types are permitted
func.func @a(%d: i32, %x: memref<i32>, %l: index) {
  omp.target_enter_data
  %m = omp.map.info var_ptr(%x : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32>
  omp.target_enter_data map_entries(%m : memref<i32>)
  return
}
// -----
// ERROR: 'omp.workdistribute' op region must contain a structured block
"omp.workdistribute"() ({
^bb0:
}) : () -> ()
// -----
// ERROR: Ill-formed type attributes for linear variables
func.func @a(%d: i32, %x: memref<i32>) {
  "omp.wsloop"(%x, %d) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, linear_var_types = [i32, i32]}> ({
    omp.loop_nest (%i) : i32 = (%d) to (%d) step (%d) { omp.yield }
  }) : (memref<i32>, i32) -> ()
  return
}
// -----
// ERROR: 'omp.declare_reduction' op expects alloc region to yield a value of the reduction type
"omp.declare_reduction"() <{sym_name = "r", type = i32}> ({
  %0 = "test.f"() : () -> f32
  "omp.yield"(%0) : (f32) -> ()
}, {}, {}, {}, {}, {}) : () -> ()
// -----
// ERROR: 'omp.declare_reduction' op expects one or two arguments to the initializer region
"omp.declare_reduction"() <{sym_name = "r", type = i32}> ({}, {
^bb0(%a: i32, %b: i32, %c: i32):
  "omp.yield"(%a) : (i32) -> ()
}, {}, {}, {}, {}) : () -> ()
// -----
// ERROR: 'omp.declare_reduction' op expects one argument to the initializer region when no allocation region is used
"omp.declare_reduction"() <{sym_name = "r", type = i32}> ({}, {
^bb0(%a: i32, %b: i32):
  "omp.yield"(%a) : (i32) -> ()
}, {}, {}, {}, {}) : () -> ()
// -----
// ERROR: Region argument type mismatch: got 'f32' expected 'i32'.
"omp.private"() <{sym_name = "p", type = i32, data_sharing_type = #omp<data_sharing_type {type = private}>}> ({}, {}, {
^bb0(%a: i32, %b: f32):
  "omp.yield"() : () -> ()
}) : () -> ()
// -----
// ERROR: expected SSA operand
func.func @sizes_with_a_gap(%a: i1) {
  %0 = omp.target_allocmem %a : i1, i32, %a, , %a
  return
}
