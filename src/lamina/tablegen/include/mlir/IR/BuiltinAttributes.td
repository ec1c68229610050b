include "lamina/Builtin.td"
