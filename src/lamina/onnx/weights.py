"""Tensors of the protobuf as arrays: views of the file's memory where they are large."""

from __future__ import annotations

import mmap
import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.asm.files import require_regular
from lamina.ir.permissions import lies_in
from lamina.onnx.elements import Element, element_of_code
from lamina.onnx.errors import NodeProblem
from lamina.onnx.tensors import Array

if TYPE_CHECKING:
    from onnx import AttributeProto, SparseTensorProto, TensorProto

_EXTERNAL = 1


class Weights:
    """Reads the tensors of one model. ``tokens`` maps tokens to the extracted large data; ``folder`` may contain
    external data (None: nowhere)."""

    def __init__(
        self, tokens: Mapping[bytes, memoryview] | None = None, folder: str | None = None,
        mapped: Sequence[memoryview] = (),
    ) -> None:  # fmt: skip
        self.tokens = tokens or {}
        self.mapped = mapped
        self.folder = folder
        self._files: dict[str, memoryview] = {}

    def release(self) -> None:
        """Releases the pages of mapped files; pages still in use are read again."""
        for view in (*self.mapped, *self._files.values()):
            if isinstance(view.obj, mmap.mmap) and hasattr(mmap, "MADV_DONTNEED"):
                view.obj.madvise(mmap.MADV_DONTNEED)

    def constant(self, proto: TensorProto) -> tuple[Array, Element]:
        """Returns the elements of a tensor, and their type. Raises NodeProblem."""
        element = element_of_code(proto.data_type)
        return self.array(proto), element

    def array(self, proto: TensorProto | SparseTensorProto) -> Array:
        """Returns the elements of a tensor. Raises NodeProblem."""
        import onnx

        if isinstance(proto, onnx.SparseTensorProto):
            return self._sparse(proto)
        element = element_of_code(proto.data_type)
        shape = tuple(proto.dims)
        if proto.HasField("data_location") and proto.data_location == _EXTERNAL:
            return self._raw(self._external(proto), element, shape, proto.name)
        if proto.HasField("raw_data"):
            known = self.tokens.get(proto.raw_data) if self.tokens else None
            if known is not None:
                return self._raw(known, element, shape, proto.name)
        try:
            array = onnx.numpy_helper.to_array(proto)
        except Exception as problem:
            raise NodeProblem(f"tensor '{proto.name}' has no elements that fit its type: {problem}") from None
        return array.reshape(shape).view(element.dtype) if array.dtype != element.dtype else array

    def _raw(self, data: memoryview, element: Element, shape: tuple[int, ...], name: str) -> Array:
        count = 1
        for size in shape:
            count *= size
        per_byte = 8 // element.width if element.width in (2, 4) else 1
        wanted = -(-count // per_byte) if per_byte > 1 else count * element.dtype.itemsize
        if len(data) != wanted or any(size < 0 for size in shape):
            sizes = "x".join(map(str, shape))
            raise NodeProblem(f"tensor '{name}' of {sizes} x {element} has {len(data)} bytes of data, not {wanted}")
        if per_byte > 1:
            return _unpacked(np.frombuffer(data, np.uint8), count, element).reshape(shape)
        return np.frombuffer(data, element.dtype).reshape(shape)

    def _sparse(self, proto: SparseTensorProto) -> Array:
        values, indices = self.array(proto.values), self.array(proto.indices)
        shape = tuple(proto.dims)
        dense = np.zeros(shape, values.dtype)
        flat = indices if indices.ndim == 1 else np.ravel_multi_index(tuple(indices.T), shape)
        dense.reshape(-1)[flat] = values
        return dense

    # ---- External data

    def _external(self, proto: TensorProto) -> memoryview:
        entries = {entry.key: entry.value for entry in proto.external_data}
        location = entries.get("location", "")
        data = self._file(location, proto.name)
        try:
            offset = int(entries.get("offset", 0))
            length = int(entries["length"]) if "length" in entries else len(data) - offset
        except ValueError:
            raise NodeProblem(f"tensor '{proto.name}' has a non-numeric offset in its file") from None
        if offset < 0 or length < 0 or offset + length > len(data):
            raise NodeProblem(f"tensor '{proto.name}' lies beyond the end of '{location}'")
        return data[offset : offset + length]

    def _file(self, location: str, name: str) -> memoryview:
        mapped_file = self._files.get(location)
        if mapped_file is not None:
            return mapped_file
        if self.folder is None:
            raise NodeProblem(f"tensor '{name}' is in the file '{location}', but the model has no folder")
        path = os.path.join(self.folder, location)
        real = os.path.realpath(path)
        if not location or os.path.isabs(location) or not lies_in(real, os.path.realpath(self.folder)):
            raise NodeProblem(f"tensor '{name}' is in '{location}', which is not in the model's folder")
        try:
            mapped_file = mapped(real)
        except OSError as problem:
            raise NodeProblem(f"tensor '{name}' is in '{location}': {problem.strerror or problem}") from None
        self._files[location] = mapped_file
        return mapped_file

    # ---- Attributes

    def attribute(self, attribute: AttributeProto) -> Any:
        """Returns the value of an attribute; tensors and graphs unchanged. Raises NodeProblem."""
        import onnx

        try:
            return onnx.helper.get_attribute_value(attribute)
        except ValueError as problem:
            raise NodeProblem(str(problem)) from None


def mapped(path: str) -> memoryview:
    """Returns a file's contents, read when they are used. Raises OSError."""
    require_regular(path)
    with open(path, "rb") as file:
        if os.fstat(file.fileno()).st_size == 0:
            return memoryview(b"")
        return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


def _unpacked(data: np.ndarray[Any, Any], count: int, element: Element) -> Array:
    """Unpacks elements of two or four bits, several per byte, lowest bits first."""
    import ml_dtypes

    width = element.width
    shifts = np.arange(0, 8, width, dtype=np.uint8)
    bits = ((data[:, None] >> shifts) & ((1 << width) - 1)).reshape(-1)[:count]
    if element.is_float:
        return bits.view(element.dtype)
    if element.signed:
        half = 1 << width - 1
        return (((bits ^ half).astype(np.int8)) - half).astype(np.dtype(getattr(ml_dtypes, f"int{width}")))
    return bits.astype(element.dtype)
