// RUN: lamina-opt %s --print-op-stats --allow-unregistered-dialect 2>&1 | filecheck %s
// RUN: lamina-opt %s --print-op-stats=json --allow-unregistered-dialect 2>&1 | filecheck %s --check-prefix=JSON

// CHECK: Operations encountered:
// CHECK-NEXT: -----------------------
// CHECK-NEXT: {{^}}          bare      , 1
// CHECK-NEXT: {{^}}  builtin.module    , 1
// CHECK-NEXT: {{^}}       my.long.name , 2

// JSON: {{^}}  "bare" : 1,
// JSON-NEXT: {{^}}  "builtin.module" : 1,
// JSON-NEXT: {{^}}  "my.long.name" : 2
// JSON-NEXT: }
"my.long.name"() ({
  "bare"() : () -> ()
}) : () -> ()
"my.long.name"() : () -> ()
