include "lamina/Common.td"
