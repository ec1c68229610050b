"""Bufferization of regions guarded by a witness that compute with tensors."""

from __future__ import annotations

from lamina.dialects.bufferization.models import YieldedToParent, YieldsItsResults
from lamina.dialects.shape.ops import AssumingOp, AssumingYieldOp
from lamina.interfaces.bufferizable import BufferizableOpInterface

BufferizableOpInterface.implement(AssumingOp)(YieldsItsResults)
BufferizableOpInterface.implement(AssumingYieldOp)(YieldedToParent)
