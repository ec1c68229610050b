"""Networks with random weights, written in PyTorch and exported to ONNX, for the benchmark of networks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

Inputs = tuple[torch.Tensor, ...]


def _convolution(inputs: int, outputs: int, taps: int = 3, stride: int = 1, groups: int = 1) -> nn.Sequential:
    layer = nn.Conv2d(inputs, outputs, taps, stride, taps // 2, groups=groups, bias=False)
    norm = nn.BatchNorm2d(outputs)
    norm.running_mean.normal_(0, 0.1)
    norm.running_var.uniform_(0.5, 1.5)
    return nn.Sequential(layer, norm)


class _Residual(nn.Module):
    """The sum of a path and the input, or a projection of that."""

    def __init__(self, path: nn.Module, project: nn.Module | None, activation: nn.Module) -> None:
        super().__init__()
        self.path, self.project, self.activation = path, project or nn.Identity(), activation

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.activation(self.path(x) + self.project(x))


def _block(inputs: int, width: int, stride: int, bottleneck: bool) -> nn.Module:
    outputs = 4 * width if bottleneck else width
    if bottleneck:
        layers = [_convolution(inputs, width, 1), nn.ReLU(), _convolution(width, width, 3, stride), nn.ReLU()]
        layers.append(_convolution(width, outputs, 1))
    else:
        layers = [_convolution(inputs, width, 3, stride), nn.ReLU(), _convolution(width, width)]
    project = _convolution(inputs, outputs, 1, stride) if stride > 1 or inputs != outputs else None
    return _Residual(nn.Sequential(*layers), project, nn.ReLU())


def resnet(depths: tuple[int, ...], bottleneck: bool) -> nn.Module:
    """He et al., "Deep Residual Learning for Image Recognition" (CVPR 2016)."""
    layers: list[nn.Module] = [_convolution(3, 64, 7, 2), nn.ReLU(), nn.MaxPool2d(3, 2, 1)]
    channels = 64
    for stage, depth in enumerate(depths):
        for number in range(depth):
            width = 64 << stage
            layers.append(_block(channels, width, 2 if stage and number == 0 else 1, bottleneck))
            channels = 4 * width if bottleneck else width
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(channels, 1000))


def mobilenet_v2() -> nn.Module:
    """Sandler et al., "MobileNetV2: Inverted Residuals and Linear Bottlenecks" (CVPR 2018)."""
    rows = [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)]
    layers: list[nn.Module] = [_convolution(3, 32, 3, 2), nn.ReLU6()]
    channels = 32
    for factor, outputs, count, first in rows:
        for number in range(count):
            wide, stride = channels * factor, first if number == 0 else 1
            path = [_convolution(channels, wide, 1), nn.ReLU6()] if factor > 1 else []
            path += [_convolution(wide, wide, 3, stride, wide), nn.ReLU6(), _convolution(wide, outputs, 1)]
            inner = nn.Sequential(*path)
            same = stride == 1 and channels == outputs
            layers.append(_Residual(inner, None, nn.Identity()) if same else inner)
            channels = outputs
    layers += [_convolution(channels, 1280, 1), nn.ReLU6(), nn.AdaptiveAvgPool2d(1), nn.Flatten()]
    return nn.Sequential(*layers, nn.Linear(1280, 1000))


class _Attention(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads, self.qkv, self.out = heads, nn.Linear(width, 3 * width), nn.Linear(width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        batch, length, width = x.shape
        q, k, v = self.qkv(x).reshape(batch, length, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4)
        weights = torch.softmax(q @ k.transpose(-1, -2) * (width // self.heads) ** -0.5, -1)
        return self.out((weights @ v).transpose(1, 2).reshape(batch, length, width))


def _encoder(width: int, heads: int, layers: int) -> nn.Sequential:
    made = []
    for _ in range(layers):
        attention = nn.Sequential(nn.LayerNorm(width), _Attention(width, heads))
        dense = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))
        made += [_Residual(attention, None, nn.Identity()), _Residual(dense, None, nn.Identity())]
    return nn.Sequential(*made)


class VisionTransformer(nn.Module):
    """Dosovitskiy et al., "An Image is Worth 16x16 Words" (ICLR 2021), with four layers."""

    def __init__(self, width: int = 192) -> None:
        super().__init__()
        self.patches = nn.Conv2d(3, width, 16, 16)
        self.position = nn.Parameter(torch.randn(1, 196, width) * 0.02)
        self.encoder, self.head = _encoder(width, 3, 4), nn.Linear(width, 1000)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.head(self.encoder(self.patches(x).flatten(2).transpose(1, 2) + self.position).mean(1))


class TextEncoder(nn.Module):
    """Devlin et al., "BERT" (NAACL 2019), with four layers."""

    def __init__(self, width: int = 768) -> None:
        super().__init__()
        self.words, self.position = nn.Embedding(5000, width), nn.Embedding(512, width)
        self.encoder = _encoder(width, 12, 4)

    def forward(self, words: torch.Tensor) -> torch.Tensor:
        return self.encoder(self.words(words) + self.position(torch.arange(words.shape[1])))


class Recurrent(nn.Module):
    """Two layers of LSTM in both directions."""

    def __init__(self) -> None:
        super().__init__()
        self.layers, self.head = nn.LSTM(32, 64, 2, batch_first=True, bidirectional=True), nn.Linear(128, 10)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.head(self.layers(x)[0][:, -1])


def _images(batch: int) -> Inputs:
    return (torch.randn(batch, 3, 224, 224),)


NETWORKS: dict[str, tuple[Callable[[], nn.Module], Callable[[int], Inputs]]] = {
    "ResNet-18": (lambda: resnet((2, 2, 2, 2), False), _images),
    "ResNet-50": (lambda: resnet((3, 4, 6, 3), True), _images),
    "MobileNetV2": (mobilenet_v2, _images),
    "ViT, 4 layers": (VisionTransformer, _images),
    "BERT, 4 layers": (TextEncoder, lambda batch: (torch.randint(0, 5000, (batch, 64)),)),
    "LSTM": (Recurrent, lambda batch: (torch.randn(batch, 20, 32),)),
}


def export(name: str, batch: int, folder: Path) -> tuple[Path, list[np.ndarray[Any, Any]]]:
    """The ONNX file of a network, and inputs for it."""
    make, inputs_of = NETWORKS[name]
    torch.manual_seed(0)
    network, inputs, path = make().eval(), inputs_of(batch), folder / f"{name}.onnx"
    names = [f"x{number}" for number in range(len(inputs))]
    torch.onnx.export(network, inputs, str(path), dynamo=False, opset_version=17, input_names=names)
    return path, [one.numpy() for one in inputs]


def quantize(path: Path, inputs: list[np.ndarray[Any, Any]]) -> Path:
    """The network in bytes, a scale for each channel of the weights, as ONNX Runtime quantizes it (QDQ)."""
    from onnxruntime import quantization
    from onnxruntime.quantization.shape_inference import quant_pre_process

    class Reader(quantization.CalibrationDataReader):  # type: ignore[misc]
        def __init__(self) -> None:
            self.samples = iter([{f"x{number}": one for number, one in enumerate(inputs)}])

        def get_next(self) -> dict[str, np.ndarray[Any, Any]] | None:
            return next(self.samples, None)

    prepared, result = path.with_suffix(".prepared.onnx"), path.with_suffix(".int8.onnx")
    quant_pre_process(str(path), str(prepared), skip_symbolic_shape=True)
    kinds = {"weight_type": quantization.QuantType.QInt8, "activation_type": quantization.QuantType.QUInt8}
    quantization.quantize_static(str(prepared), str(result), Reader(), per_channel=True, **kinds)
    return result
