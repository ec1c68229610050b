include "lamina/Effects.td"
