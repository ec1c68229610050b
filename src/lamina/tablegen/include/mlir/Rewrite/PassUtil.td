include "lamina/Passes.td"
