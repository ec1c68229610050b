"""Passes and pass managers: declaring passes, MLIR's textual pipelines, running and observing them."""

from lamina.passmanager.manager import OpPassManager, PassManager
from lamina.passmanager.options import Option, option, uint, ulong
from lamina.passmanager.pass_base import Pass, PassFailure, Statistic, statistic
from lamina.passmanager.pipeline import parse_pipeline
from lamina.passmanager.registry import (
    PassInfo,
    PipelineInfo,
    lookup_pass,
    register_pass,
    register_pipeline,
    registered_names,
)

__all__ = [
    "OpPassManager",
    "Option",
    "Pass",
    "PassFailure",
    "PassInfo",
    "PassManager",
    "PipelineInfo",
    "Statistic",
    "lookup_pass",
    "option",
    "parse_pipeline",
    "register_pass",
    "register_pipeline",
    "registered_names",
    "statistic",
    "uint",
    "ulong",
]
