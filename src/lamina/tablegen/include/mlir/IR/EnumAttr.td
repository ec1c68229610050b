include "lamina/Enums.td"
