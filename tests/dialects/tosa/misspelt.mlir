// COMPARE:
// ----- the type of a variable
tosa.variable @a : array<2x4xf32> = dense<1.0> : tensor<2x4xf32>
// ----- the colon of a variable
tosa.variable @a dense<1.0> : tensor<2x4xf32>
// ----- the value of a variable
tosa.variable @a = +2.0 : f64
// ----- an invalid dim of a variable
tosa.variable @a : tensor<00>
