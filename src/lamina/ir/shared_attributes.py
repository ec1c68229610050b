"""Dictionaries of attributes that several operations share.

Most operations have no discardable attributes, and many have the same inherent ones as others. They hold one dictionary
together, which nobody may change; an operation copies it once its own is asked for (`Operation.properties`,
`Operation.attributes`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute


class SharedAttributes(dict[str, "Attribute"]):
    """A dictionary that refuses changes."""

    __slots__ = ()

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("operations share these attributes: change those of one through `properties` or `attributes`")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse


NO_ATTRIBUTES = SharedAttributes()


def copied(attributes: Mapping[str, Attribute]) -> Mapping[str, Attribute]:
    """Returns the attributes for another operation: a copy, unless they are shared."""
    return attributes if attributes.__class__ is SharedAttributes else dict(attributes)
