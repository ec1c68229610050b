"""Shrinking an input on which something fails: observers watch what happens, reductions make it smaller."""

from lamina.reduce.engine import Reducer, Result
from lamina.reduce.observation import Observation, Wanted
from lamina.reduce.state import State

__all__ = ["Observation", "Reducer", "Result", "State", "Wanted"]
