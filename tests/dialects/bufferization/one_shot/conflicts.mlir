func.func @not_writable(%t: tensor<?xf32> {bufferization.writable = false}, %n: index, %f: f32) -> tensor<?xf32> {
  %w = tensor.insert %f into %t[%n] : tensor<?xf32>
  return %w : tensor<?xf32>
}
func.func @counted(%t: tensor<?xf32> {bufferization.writable = false}, %n: index, %f: f32) -> tensor<?xf32> {
  %w = tensor.insert %f into %t[%n] : tensor<?xf32>
  return %w : tensor<?xf32>
}
// -----
func.func @for_in_if(%t: tensor<?xf32>, %n: index, %f: f32, %c: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q = scf.if %c -> tensor<?xf32> {
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?xf32> {
      %z = tensor.insert %f into %x[%i] : tensor<?xf32>
      scf.yield %z : tensor<?xf32>
    }
    scf.yield %r : tensor<?xf32>
  } else {
    scf.yield %t : tensor<?xf32>
  }
  return %q : tensor<?xf32>
}
