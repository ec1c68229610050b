"""The native part of the runtime library, as LLVM IR: compiled like any module, once, and cached.

`runtime.py` defines which symbols are bound to it and why. Everything here only needs libc.
"""

from __future__ import annotations

from lamina.target.tile_permission import ARCH_PRCTL, REQUEST_PERMISSION, TILE_DATA

# A guarded call: `setjmp`, the function, and the thread's chain of guards. `lamina_assert_failed` jumps to the
# innermost guard of its own thread, with the message in the guard. Only frames of generated code lie between the two:
# calls into an OpenMP runtime have a guard of their own below them (`lamina.worker`), and the Python callbacks never
# fail this way.
GUARD = """
%lamina.guard = type { [64 x i64], ptr, i64, i64 }
%lamina.callee = type { ptr, i64, i64 }

declare i32 @_setjmp(ptr, ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare ptr @lamina.thread_get(i64)
declare i32 @lamina.thread_set(i64, ptr)
declare void @lamina.unguarded(ptr)
@lamina.thread_key = external global i64

; The guard of a call inside of another, such as that of a part of a parallel loop, may be left where that one may.
define ptr @lamina_guarded_call(ptr %function, ptr %argument) {
  %callee = alloca %lamina.callee, align 8
  %begin.at = getelementptr %lamina.callee, ptr %callee, i64 0, i32 1
  %end.at = getelementptr %lamina.callee, ptr %callee, i64 0, i32 2
  store ptr %function, ptr %callee
  store i64 0, ptr %begin.at
  store i64 0, ptr %end.at
  %key = load i64, ptr @lamina.thread_key
  %outer = call ptr @lamina.thread_get(i64 %key)
  %none = icmp eq ptr %outer, null
  br i1 %none, label %run, label %inherit
inherit:
  %outer.begin.at = getelementptr %lamina.guard, ptr %outer, i64 0, i32 2
  %outer.begin = load i64, ptr %outer.begin.at
  store i64 %outer.begin, ptr %begin.at
  %outer.end.at = getelementptr %lamina.guard, ptr %outer, i64 0, i32 3
  %outer.end = load i64, ptr %outer.end.at
  store i64 %outer.end, ptr %end.at
  br label %run
run:
  %message = call ptr @lamina_interruptible_call(ptr %callee, ptr %argument)
  ret ptr %message
}

; The callee is the function and the range of its module's code, in which an interrupt may leave it.
define ptr @lamina_interruptible_call(ptr %callee, ptr %argument) returns_twice noinline {
entry:
  %guard = alloca %lamina.guard, align 16
  %message = getelementptr %lamina.guard, ptr %guard, i64 0, i32 1
  store volatile ptr null, ptr %message
  %callee.begin = getelementptr %lamina.callee, ptr %callee, i64 0, i32 1
  %begin = load i64, ptr %callee.begin
  %begin.at = getelementptr %lamina.guard, ptr %guard, i64 0, i32 2
  store volatile i64 %begin, ptr %begin.at
  %callee.end = getelementptr %lamina.callee, ptr %callee, i64 0, i32 2
  %end = load i64, ptr %callee.end
  %end.at = getelementptr %lamina.guard, ptr %guard, i64 0, i32 3
  store volatile i64 %end, ptr %end.at
  %function = load ptr, ptr %callee
  %key = load i64, ptr @lamina.thread_key
  %outer = call ptr @lamina.thread_get(i64 %key)
  call i32 @lamina.thread_set(i64 %key, ptr %guard)
  %jumped = call i32 @_setjmp(ptr %guard, ptr null) returns_twice
  %first = icmp eq i32 %jumped, 0
  br i1 %first, label %run, label %leave
run:
  call void %function(ptr %argument)
  br label %leave
leave:
  call i32 @lamina.thread_set(i64 %key, ptr %outer)
  %result = load volatile ptr, ptr %message
  ret ptr %result
}

@lamina_interrupted = constant [12 x i8] c"interrupted\\00"

define void @lamina_interrupt(i32 %signal, ptr %info, ptr %context) {
  %key = load i64, ptr @lamina.thread_key
  %guard = call ptr @lamina.thread_get(i64 %key)
  %none = icmp eq ptr %guard, null
  br i1 %none, label %ignore, label %look
look:
  %at.address = getelementptr i8, ptr %context, i64 PROGRAM_COUNTER
  %at = load i64, ptr %at.address
  %begin.at = getelementptr %lamina.guard, ptr %guard, i64 0, i32 2
  %begin = load volatile i64, ptr %begin.at
  %end.at = getelementptr %lamina.guard, ptr %guard, i64 0, i32 3
  %end = load volatile i64, ptr %end.at
  %behind = icmp uge i64 %at, %begin
  %before = icmp ult i64 %at, %end
  %inside = and i1 %behind, %before
  br i1 %inside, label %leave, label %ignore
leave:
  call void @lamina_assert_failed(ptr @lamina_interrupted)
  unreachable
ignore:
  ret void
}

define void @lamina_assert_failed(ptr %message) noreturn {
  %key = load i64, ptr @lamina.thread_key
  %guard = call ptr @lamina.thread_get(i64 %key)
  %none = icmp eq ptr %guard, null
  br i1 %none, label %unguarded, label %jump
unguarded:
  call void @lamina.unguarded(ptr %message)
  br label %forever
forever:
  br label %forever
jump:
  %at = getelementptr %lamina.guard, ptr %guard, i64 0, i32 1
  store volatile ptr %message, ptr %at
  call void @longjmp(ptr %guard, i32 1)
  unreachable
}

@lamina.aborted = private constant [15 x i8] c"abort() called\\00"
declare ptr @lamina.last_line()

define void @lamina_abort() noreturn {
  %line = call ptr @lamina.last_line()
  %none = icmp eq ptr %line, null
  %message = select i1 %none, ptr @lamina.aborted, ptr %line
  call void @lamina_assert_failed(ptr %message)
  unreachable
}
"""

# GOMP_parallel with a guard in each worker: the first message is kept, and fails the calling thread after the region.
# lamina_parallel_for is the entry point for loops: it calls `body(data, begin, end, part)` for each of `parts`
# contiguous parts of [0, count). lamina_parallel_rounds does so as long as each thread has a number, or nearly so; for
# each of the rest, `body` is called by the caller's thread, and starts the threads for loops of its own.
PARALLEL = """
%lamina.team = type { ptr, ptr, ptr }
%lamina.loop = type { ptr, ptr, i64, i64 }

declare void @lamina.GOMP_parallel(ptr, ptr, i32, i32)
declare i32 @omp_get_thread_num()
declare i32 @omp_get_num_threads()
declare i32 @omp_get_max_threads()
declare i32 @omp_in_parallel()

; The most threads of a team; 0 leaves it to the OpenMP runtime.
@lamina.thread_limit = external global i32

define internal i32 @lamina.max_threads() {
  %limit = load atomic i32, ptr @lamina.thread_limit monotonic, align 4
  %limited = icmp sgt i32 %limit, 0
  br i1 %limited, label %own, label %runtime
own:
  ret i32 %limit
runtime:
  %threads = call i32 @omp_get_max_threads()
  ret i32 %threads
}

define internal void @lamina.worker(ptr %team) {
  %function = load ptr, ptr %team
  %data.at = getelementptr %lamina.team, ptr %team, i64 0, i32 1
  %data = load ptr, ptr %data.at
  %message = call ptr @lamina_guarded_call(ptr %function, ptr %data)
  %good = icmp eq ptr %message, null
  br i1 %good, label %done, label %failed
failed:
  %at = getelementptr %lamina.team, ptr %team, i64 0, i32 2
  store atomic ptr %message, ptr %at release, align 8
  br label %done
done:
  ret void
}

define void @GOMP_parallel(ptr %function, ptr %data, i32 %threads, i32 %flags) {
  %team = alloca %lamina.team, align 8
  store ptr %function, ptr %team
  %data.at = getelementptr %lamina.team, ptr %team, i64 0, i32 1
  store ptr %data, ptr %data.at
  %message.at = getelementptr %lamina.team, ptr %team, i64 0, i32 2
  store ptr null, ptr %message.at
  call void @lamina.GOMP_parallel(ptr @lamina.worker, ptr %team, i32 %threads, i32 %flags)
  %message = load atomic ptr, ptr %message.at acquire, align 8
  %good = icmp eq ptr %message, null
  br i1 %good, label %done, label %failed
failed:
  call void @lamina_assert_failed(ptr %message)
  unreachable
done:
  ret void
}

define i64 @lamina_parallel_parts(i64 %count) {
  %inside = call i32 @omp_in_parallel()
  %nested = icmp ne i32 %inside, 0
  %threads = call i32 @lamina.max_threads()
  %most = select i1 %nested, i32 1, i32 %threads
  %wide = sext i32 %most to i64
  %parts = call i64 @llvm.smin.i64(i64 %wide, i64 %count)
  %result = call i64 @llvm.smax.i64(i64 %parts, i64 1)
  ret i64 %result
}

declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)

define internal void @lamina.part(ptr %loop, i64 %part) {
  %body = load ptr, ptr %loop
  %data.at = getelementptr %lamina.loop, ptr %loop, i64 0, i32 1
  %data = load ptr, ptr %data.at
  %count.at = getelementptr %lamina.loop, ptr %loop, i64 0, i32 2
  %count = load i64, ptr %count.at
  %parts.at = getelementptr %lamina.loop, ptr %loop, i64 0, i32 3
  %parts = load i64, ptr %parts.at
  %each = udiv i64 %count, %parts
  %longer = urem i64 %count, %parts
  %start = mul i64 %part, %each
  %shift = call i64 @llvm.smin.i64(i64 %part, i64 %longer)
  %begin = add i64 %start, %shift
  %extra.here = icmp slt i64 %part, %longer
  %extra = zext i1 %extra.here to i64
  %length = add i64 %each, %extra
  %end = add i64 %begin, %length
  call void %body(ptr %data, i64 %begin, i64 %end, i64 %part)
  ret void
}

define internal void @lamina.parts_of_thread(ptr %loop) {
entry:
  %thread = call i32 @omp_get_thread_num()
  %threads = call i32 @omp_get_num_threads()
  %first = sext i32 %thread to i64
  %step = sext i32 %threads to i64
  %parts.at = getelementptr %lamina.loop, ptr %loop, i64 0, i32 3
  %parts = load i64, ptr %parts.at
  br label %head
head:
  %part = phi i64 [ %first, %entry ], [ %next, %body ]
  %more = icmp slt i64 %part, %parts
  br i1 %more, label %body, label %done
body:
  call void @lamina.part(ptr %loop, i64 %part)
  %next = add i64 %part, %step
  br label %head
done:
  ret void
}

define void @lamina_parallel_for(ptr %body, ptr %data, i64 %count, i64 %parts) {
entry:
  %loop = alloca %lamina.loop, align 8
  store ptr %body, ptr %loop
  %data.at = getelementptr %lamina.loop, ptr %loop, i64 0, i32 1
  store ptr %data, ptr %data.at
  %count.at = getelementptr %lamina.loop, ptr %loop, i64 0, i32 2
  store i64 %count, ptr %count.at
  %parts.at = getelementptr %lamina.loop, ptr %loop, i64 0, i32 3
  store i64 %parts, ptr %parts.at
  %single = icmp sle i64 %parts, 1
  br i1 %single, label %here, label %team
here:
  store i64 1, ptr %parts.at
  call void @lamina.part(ptr %loop, i64 0)
  ret void
team:
  %most = call i32 @lamina.max_threads()
  %wide = sext i32 %most to i64
  %team.size = call i64 @llvm.smin.i64(i64 %wide, i64 %parts)
  %threads = trunc i64 %team.size to i32
  call void @GOMP_parallel(ptr @lamina.parts_of_thread, ptr %loop, i32 %threads, i32 0)
  ret void
}

define void @lamina_parallel_rounds(ptr %body, ptr %data, i64 %numbers) {
entry:
  %count = call i64 @llvm.smax.i64(i64 %numbers, i64 0)
  %threads = call i64 @lamina_parallel_parts(i64 2147483647)
  %rest = urem i64 %count, %threads
  %four = mul i64 %rest, 4
  %three = mul i64 %threads, 3
  %nearly = icmp uge i64 %four, %three
  %whole = sub i64 %count, %rest
  %first = select i1 %nearly, i64 %count, i64 %whole
  %some = icmp sgt i64 %first, 0
  br i1 %some, label %together, label %head
together:
  %parts = call i64 @llvm.smin.i64(i64 %threads, i64 %first)
  call void @lamina_parallel_for(ptr %body, ptr %data, i64 %first, i64 %parts)
  br label %head
head:
  %number = phi i64 [ %first, %entry ], [ %first, %together ], [ %next, %alone ]
  %more = icmp slt i64 %number, %count
  br i1 %more, label %alone, label %done
alone:
  %next = add i64 %number, 1
  call void %body(ptr %data, i64 %number, i64 %next, i64 0)
  br label %head
done:
  ret void
}
"""

# The sequential fallback for a missing OpenMP runtime: a team of one.
SEQUENTIAL = """
define void @lamina.GOMP_parallel(ptr %function, ptr %data, i32 %threads, i32 %flags) {
  call void %function(ptr %data)
  ret void
}
define i32 @omp_get_thread_num() {
  ret i32 0
}
define i32 @omp_get_num_threads() {
  ret i32 1
}
define i32 @omp_get_max_threads() {
  ret i32 1
}
define i32 @omp_get_num_procs() {
  ret i32 1
}
define i32 @omp_in_parallel() {
  ret i32 0
}
define void @omp_set_num_threads(i32 %threads) {
  ret void
}
define void @GOMP_barrier() {
  ret void
}
define void @GOMP_critical_start() {
  ret void
}
define void @GOMP_critical_end() {
  ret void
}
define void @GOMP_atomic_start() {
  ret void
}
define void @GOMP_atomic_end() {
  ret void
}
"""

# memrefCopy(element size, source, target), both unranked descriptors {rank, pointer}.
COPY = """
define void @memrefCopy(i64 %element, ptr %from, ptr %to) {
  %rank = load i64, ptr %from
  %from.at = getelementptr i8, ptr %from, i64 8
  %source = load ptr, ptr %from.at
  %to.at = getelementptr i8, ptr %to, i64 8
  %target = load ptr, ptr %to.at
  %s = call ptr @lamina.first_element(ptr %source, i64 %element)
  %t = call ptr @lamina.first_element(ptr %target, i64 %element)
  %sizes = getelementptr i8, ptr %source, i64 24
  %source.strides = getelementptr i64, ptr %sizes, i64 %rank
  %target.sizes = getelementptr i8, ptr %target, i64 24
  %target.strides = getelementptr i64, ptr %target.sizes, i64 %rank
  call void @lamina.copy(i64 %element, i64 %rank, ptr %sizes, ptr %source.strides, ptr %target.strides, ptr %s, ptr %t)
  ret void
}

define internal ptr @lamina.first_element(ptr %descriptor, i64 %element) {
  %aligned.at = getelementptr i8, ptr %descriptor, i64 8
  %aligned = load ptr, ptr %aligned.at
  %offset.at = getelementptr i8, ptr %descriptor, i64 16
  %offset = load i64, ptr %offset.at
  %bytes = mul i64 %offset, %element
  %result = getelementptr i8, ptr %aligned, i64 %bytes
  ret ptr %result
}

define internal void @lamina.copy(i64 %element, i64 %rank, ptr %sizes, ptr %ss, ptr %ts, ptr %s, ptr %t) {
entry:
  %scalar = icmp eq i64 %rank, 0
  br i1 %scalar, label %one, label %dimension
one:
  call void @llvm.memmove.p0.p0.i64(ptr %t, ptr %s, i64 %element, i1 false)
  ret void
dimension:
  %size = load i64, ptr %sizes
  %s.stride = load i64, ptr %ss
  %t.stride = load i64, ptr %ts
  %last = icmp eq i64 %rank, 1
  %s.unit = icmp eq i64 %s.stride, 1
  %t.unit = icmp eq i64 %t.stride, 1
  %units = and i1 %s.unit, %t.unit
  %row = and i1 %last, %units
  br i1 %row, label %whole, label %kinds
whole:
  %bytes = mul i64 %size, %element
  call void @llvm.memmove.p0.p0.i64(ptr %t, ptr %s, i64 %bytes, i1 false)
  ret void
kinds:
  %s.step = mul i64 %s.stride, %element
  %t.step = mul i64 %t.stride, %element
  %four = icmp eq i64 %element, 4
  %words = and i1 %last, %four
  br i1 %words, label %word.head, label %head
word.head:
  %k = phi i64 [ 0, %kinds ], [ %k.next, %word ]
  %word.more = icmp slt i64 %k, %size
  br i1 %word.more, label %word, label %done
word:
  %s.off = mul i64 %k, %s.step
  %t.off = mul i64 %k, %t.step
  %s.word = getelementptr i8, ptr %s, i64 %s.off
  %t.word = getelementptr i8, ptr %t, i64 %t.off
  %value = load i32, ptr %s.word, align 1
  store i32 %value, ptr %t.word, align 1
  %k.next = add i64 %k, 1
  br label %word.head
head:
  %i = phi i64 [ 0, %kinds ], [ %next, %body ]
  %more = icmp slt i64 %i, %size
  br i1 %more, label %body, label %done
body:
  %s.offset = mul i64 %i, %s.step
  %t.offset = mul i64 %i, %t.step
  %s.inner = getelementptr i8, ptr %s, i64 %s.offset
  %t.inner = getelementptr i8, ptr %t, i64 %t.offset
  %inner = sub i64 %rank, 1
  %sizes.inner = getelementptr i64, ptr %sizes, i64 1
  %ss.inner = getelementptr i64, ptr %ss, i64 1
  %ts.inner = getelementptr i64, ptr %ts, i64 1
  call void @lamina.copy(i64 %element, i64 %inner, ptr %sizes.inner, ptr %ss.inner, ptr %ts.inner,
                         ptr %s.inner, ptr %t.inner)
  %next = add i64 %i, 1
  br label %head
done:
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
"""

# Conversions that CPUs without half or bfloat instructions call by name. Rounding is to nearest, ties to even.
SMALL_FLOATS = """
define bfloat @__truncsfbf2(float %x) {
  %bits = bitcast float %x to i32
  %nan = fcmp uno float %x, 0.0
  %high = lshr i32 %bits, 16
  %odd = and i32 %high, 1
  %bias = add i32 %odd, 32767
  %sum = add i32 %bits, %bias
  %rounded = lshr i32 %sum, 16
  %quiet = or i32 %high, 64
  %chosen = select i1 %nan, i32 %quiet, i32 %rounded
  %short = trunc i32 %chosen to i16
  %result = bitcast i16 %short to bfloat
  ret bfloat %result
}

; Rounds a double to 24 bits by "round to odd", so that the second rounding is right.
define internal float @lamina.to_odd(double %x) {
  %near = fptrunc double %x to float
  %back = fpext float %near to double
  %exact = fcmp ueq double %back, %x
  %bits = bitcast float %near to i32
  %magnitude = and i32 %bits, 2147483647
  %size = call double @llvm.fabs.f64(double %x)
  %near.size = call double @llvm.fabs.f64(double %back)
  %above = fcmp ogt double %near.size, %size
  %less = sub i32 %bits, 1
  %below = select i1 %above, i32 %less, i32 %bits
  %odd = or i32 %below, 1
  %chosen = select i1 %exact, i32 %bits, i32 %odd
  %result = bitcast i32 %chosen to float
  ret float %result
}
declare double @llvm.fabs.f64(double)

define bfloat @__truncdfbf2(double %x) {
  %single = call float @lamina.to_odd(double %x)
  %result = call bfloat @__truncsfbf2(float %single)
  ret bfloat %result
}

define half @__truncdfhf2(double %x) {
  %single = call float @lamina.to_odd(double %x)
  %result = call half @__truncsfhf2(float %single)
  ret half %result
}

define half @__truncsfhf2(float %x) {
entry:
  %bits = bitcast float %x to i32
  %sign.high = lshr i32 %bits, 16
  %sign = and i32 %sign.high, 32768
  %size = and i32 %bits, 2147483647
  %nan = icmp ugt i32 %size, 2139095040
  br i1 %nan, label %is.nan, label %number
is.nan:
  %payload = lshr i32 %size, 13
  %payload.low = and i32 %payload, 1023
  %quiet = or i32 %payload.low, 32256
  br label %done
number:
  %big = icmp uge i32 %size, 1199570944
  br i1 %big, label %done, label %finite
finite:
  %normal = icmp uge i32 %size, 947912704
  br i1 %normal, label %is.normal, label %small
is.normal:
  %rebiased = sub i32 %size, 939524096
  %last = lshr i32 %rebiased, 13
  %odd = and i32 %last, 1
  %bias = add i32 %odd, 4095
  %sum = add i32 %rebiased, %bias
  %shifted = lshr i32 %sum, 13
  br label %done
small:
  %value = bitcast i32 %size to float
  %aligned = fadd float %value, 5.000000e-01
  %aligned.bits = bitcast float %aligned to i32
  %subnormal = sub i32 %aligned.bits, 1056964608
  br label %done
done:
  %magnitude = phi i32 [ %quiet, %is.nan ], [ 31744, %number ], [ %shifted, %is.normal ], [ %subnormal, %small ]
  %whole = or i32 %magnitude, %sign
  %short = trunc i32 %whole to i16
  %result = bitcast i16 %short to half
  ret half %result
}

define float @__extendhfsf2(half %x) {
entry:
  %short = bitcast half %x to i16
  %bits = zext i16 %short to i32
  %sign.low = and i32 %bits, 32768
  %sign = shl i32 %sign.low, 16
  %size = and i32 %bits, 32767
  %infinite = icmp uge i32 %size, 31744
  br i1 %infinite, label %is.infinite, label %finite
is.infinite:
  %high = shl i32 %size, 13
  %full = or i32 %high, 2139095040
  br label %done
finite:
  %integer = uitofp i32 %size to float
  %small = icmp ult i32 %size, 1024
  br i1 %small, label %subnormal, label %normal
subnormal:
  %scaled = fmul float %integer, 0x3E70000000000000
  %scaled.bits = bitcast float %scaled to i32
  br label %done
normal:
  %moved = shl i32 %size, 13
  %rebiased = add i32 %moved, 939524096
  br label %done
done:
  %magnitude = phi i32 [ %full, %is.infinite ], [ %scaled.bits, %subnormal ], [ %rebiased, %normal ]
  %whole = or i32 %magnitude, %sign
  %result = bitcast i32 %whole to float
  ret float %result
}

define float @__gnu_h2f_ieee(i16 %x) {
  %half = bitcast i16 %x to half
  %result = call float @__extendhfsf2(half %half)
  ret float %result
}

define i16 @__gnu_f2h_ieee(float %x) {
  %half = call half @__truncsfhf2(float %x)
  %result = bitcast half %half to i16
  ret i16 %result
}
"""

# For shared libraries, which run without Python: output goes to stdout, and a failed assertion aborts the
# process.
STANDALONE = """
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare i32 @putchar(i32)
declare void @abort() noreturn
@lamina.i = private constant [5 x i8] c"%lld\\00"
@lamina.u = private constant [5 x i8] c"%llu\\00"
@lamina.g = private constant [3 x i8] c"%g\\00"
@lamina.s = private constant [3 x i8] c"%s\\00"
@lamina.open = private constant [3 x i8] c"( \\00"
@lamina.close = private constant [3 x i8] c" )\\00"
@lamina.comma = private constant [3 x i8] c", \\00"

define void @printI64(i64 %x) {
  call i32 (ptr, ...) @printf(ptr @lamina.i, i64 %x)
  ret void
}
define void @printU64(i64 %x) {
  call i32 (ptr, ...) @printf(ptr @lamina.u, i64 %x)
  ret void
}
define void @printF64(double %x) {
  call i32 (ptr, ...) @printf(ptr @lamina.g, double %x)
  ret void
}
define void @printF32(float %x) {
  %wide = fpext float %x to double
  call i32 (ptr, ...) @printf(ptr @lamina.g, double %wide)
  ret void
}
define void @printF16(i16 %bits) {
  %half = bitcast i16 %bits to half
  %x = fpext half %half to float
  call void @printF32(float %x)
  ret void
}
define void @printBF16(i16 %bits) {
  %wide = zext i16 %bits to i32
  %high = shl i32 %wide, 16
  %x = bitcast i32 %high to float
  call void @printF32(float %x)
  ret void
}
define void @printString(ptr %x) {
  call i32 (ptr, ...) @printf(ptr @lamina.s, ptr %x)
  ret void
}
define void @printOpen() {
  call i32 (ptr, ...) @printf(ptr @lamina.open)
  ret void
}
define void @printClose() {
  call i32 (ptr, ...) @printf(ptr @lamina.close)
  ret void
}
define void @printComma() {
  call i32 (ptr, ...) @printf(ptr @lamina.comma)
  ret void
}
define void @printNewline() {
  call i32 @putchar(i32 10)
  ret void
}
define void @lamina_assert_failed(ptr %message) noreturn {
  call i32 @puts(ptr %message)
  call void @abort()
  unreachable
}
"""

# A library requests the AMX registers from Linux when it is loaded; schedule.tile_permission explains the numbers.
ASK_FOR_TILES = f"""
@llvm.global_ctors = appending global [1 x {{ i32, ptr, ptr }}] [
  {{ i32, ptr, ptr }} {{ i32 65535, ptr @lamina.ask_for_tiles, ptr null }}
]

declare i64 @syscall(i64, ...)

define internal void @lamina.ask_for_tiles() {{
  %answer = call i64 (i64, ...) @syscall(i64 {ARCH_PRCTL}, i64 {REQUEST_PERMISSION}, i64 {TILE_DATA})
  ret void
}}
"""
