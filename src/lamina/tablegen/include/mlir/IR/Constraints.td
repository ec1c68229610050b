include "lamina/Core.td"
