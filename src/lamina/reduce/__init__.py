"""Test case reduction: observers check for the failure, reductions shrink the input."""

from lamina.reduce.engine import Reducer, Result
from lamina.reduce.observation import Observation, Wanted
from lamina.reduce.state import State

__all__ = ["Observation", "Reducer", "Result", "State", "Wanted"]
