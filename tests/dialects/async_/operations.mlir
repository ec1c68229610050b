// COMPARE:
async.func @empty() -> !async.token {
  async.return
}
async.func @vals(%a: i32, %b: !async.value<f32>) -> (!async.token, !async.value<i32>, !async.value<f32>) {
  %0 = async.await %b : !async.value<f32>
  async.return %a, %0 : i32, f32
}
async.func private @v2(%a: i32) -> !async.value<i32> attributes {x.y} {
  async.return %a : i32
}
func.func @f(%a: i32, %t: !async.token, %v: !async.value<f32>, %i: index, %g: !async.group) {
  %c = async.call @v2(%a) : (i32) -> !async.value<i32>
  %0 = async.execute {
    async.yield
  }
  %1, %r = async.execute [%t, %0] (%v as %x: !async.value<f32>) -> !async.value<f32> attributes {a.b} {
    async.yield %x : f32
  }
  %2, %r2, %r3 = async.execute (%v as %x: !async.value<f32>, %c as %y : !async.value<i32>) -> (!async.value<f32>, !async.value<i32>) {
    async.yield %x, %y : f32, i32
  }
  async.await %t : !async.token
  %w = async.await %v : !async.value<f32>
  %gr = async.create_group %i : !async.group
  %k = async.add_to_group %t, %gr : !async.token
  async.await_all %gr
  %id = async.coro.id
  %h = async.coro.begin %id
  async.coro.free %id, %h
  async.coro.end %h
  %s = async.coro.save %h
  %rt = async.runtime.create : !async.token
  %rv = async.runtime.create : !async.value<f32>
  %rg = async.runtime.create_group %i : !async.group
  async.runtime.set_available %rt : !async.token
  async.runtime.set_error %rv : !async.value<f32>
  %e = async.runtime.is_error %rg : !async.group
  async.runtime.await %rt : !async.token
  async.runtime.resume %h
  async.runtime.await_and_resume %rt, %h : !async.token
  async.runtime.store %w, %rv : <f32>
  %l = async.runtime.load %rv : <f32>
  %k2 = async.runtime.add_to_group %rt, %rg : !async.token
  async.runtime.add_ref %rt {count = 1 : i64} : !async.token
  async.runtime.drop_ref %rt {count = 1 : i64} : !async.token
  %n = async.runtime.num_worker_threads : index
  async.coro.suspend %s, ^bb1, ^bb2, ^bb1
^bb1:
  return
^bb2:
  return
}
