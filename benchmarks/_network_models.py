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


class _SqueezeExcitation(nn.Module):
    """Scales each channel by a function of the means of all of them."""

    def __init__(self, channels: int, narrow: int, inner: nn.Module, outer: nn.Module) -> None:
        super().__init__()
        layers = [nn.Conv2d(channels, narrow, 1), inner, nn.Conv2d(narrow, channels, 1), outer]
        self.scale = nn.Sequential(nn.AdaptiveAvgPool2d(1), *layers)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x * self.scale(x)


def mobilenet_v3() -> nn.Module:
    """Howard et al., "Searching for MobileNetV3" (ICCV 2019), the large one."""
    relu, swish = nn.ReLU, nn.Hardswish
    rows = [
        (3, 16, 16, False, relu, 1), (3, 64, 24, False, relu, 2), (3, 72, 24, False, relu, 1),
        (5, 72, 40, True, relu, 2), (5, 120, 40, True, relu, 1), (5, 120, 40, True, relu, 1),
        (3, 240, 80, False, swish, 2), (3, 200, 80, False, swish, 1), (3, 184, 80, False, swish, 1),
        (3, 184, 80, False, swish, 1), (3, 480, 112, True, swish, 1), (3, 672, 112, True, swish, 1),
        (5, 672, 160, True, swish, 2), (5, 960, 160, True, swish, 1), (5, 960, 160, True, swish, 1),
    ]  # fmt: skip
    layers: list[nn.Module] = [_convolution(3, 16, 3, 2), nn.Hardswish()]
    channels = 16
    for taps, wide, outputs, scaled, activation, stride in rows:
        path = [_convolution(channels, wide, 1), activation()] if wide != channels else []
        path += [_convolution(wide, wide, taps, stride, wide), activation()]
        path += [_SqueezeExcitation(wide, (wide // 4 + 7) // 8 * 8, nn.ReLU(), nn.Hardsigmoid())] if scaled else []
        inner = nn.Sequential(*path, _convolution(wide, outputs, 1))
        same = stride == 1 and channels == outputs
        layers.append(_Residual(inner, None, nn.Identity()) if same else inner)
        channels = outputs
    layers += [_convolution(channels, 960, 1), nn.Hardswish(), nn.AdaptiveAvgPool2d(1), nn.Flatten()]
    return nn.Sequential(*layers, nn.Linear(960, 1280), nn.Hardswish(), nn.Linear(1280, 1000))


def efficientnet_b0() -> nn.Module:
    """Tan and Le, "EfficientNet: Rethinking Model Scaling" (ICML 2019)."""
    rows = [
        (1, 3, 1, 16, 1), (6, 3, 2, 24, 2), (6, 5, 2, 40, 2), (6, 3, 2, 80, 3), (6, 5, 1, 112, 3), (6, 5, 2, 192, 4),
        (6, 3, 1, 320, 1),
    ]  # fmt: skip
    layers: list[nn.Module] = [_convolution(3, 32, 3, 2), nn.SiLU()]
    channels = 32
    for factor, taps, first, outputs, count in rows:
        for number in range(count):
            wide, stride = channels * factor, first if number == 0 else 1
            path = [_convolution(channels, wide, 1), nn.SiLU()] if factor > 1 else []
            path += [_convolution(wide, wide, taps, stride, wide), nn.SiLU()]
            path += [_SqueezeExcitation(wide, channels // 4, nn.SiLU(), nn.Sigmoid())]
            inner = nn.Sequential(*path, _convolution(wide, outputs, 1))
            same = stride == 1 and channels == outputs
            layers.append(_Residual(inner, None, nn.Identity()) if same else inner)
            channels = outputs
    layers += [_convolution(channels, 1280, 1), nn.SiLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten()]
    return nn.Sequential(*layers, nn.Linear(1280, 1000))


def vgg_16() -> nn.Module:
    """Simonyan and Zisserman, "Very Deep Convolutional Networks" (ICLR 2015)."""
    layers: list[nn.Module] = []
    channels = 3
    for outputs, count in ((64, 2), (128, 2), (256, 3), (512, 3), (512, 3)):
        for _ in range(count):
            layers += [nn.Conv2d(channels, outputs, 3, padding=1), nn.ReLU()]
            channels = outputs
        layers.append(nn.MaxPool2d(2))
    dense = [nn.Linear(512 * 49, 4096), nn.ReLU(), nn.Linear(4096, 4096), nn.ReLU(), nn.Linear(4096, 1000)]
    return nn.Sequential(*layers, nn.Flatten(), *dense)


def _normalized(channels: int, outputs: int, taps: int) -> nn.Sequential:
    """A convolution after its normalization and activation."""
    norm = nn.BatchNorm2d(channels)
    norm.running_mean.normal_(0, 0.1)
    norm.running_var.uniform_(0.5, 1.5)
    return nn.Sequential(norm, nn.ReLU(), nn.Conv2d(channels, outputs, taps, padding=taps // 2, bias=False))


class _DenseLayer(nn.Module):
    """Adds channels to the input."""

    def __init__(self, channels: int, growth: int) -> None:
        super().__init__()
        self.path = nn.Sequential(_normalized(channels, 4 * growth, 1), _normalized(4 * growth, growth, 3))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.cat([x, self.path(x)], 1)


def densenet_121() -> nn.Module:
    """Huang et al., "Densely Connected Convolutional Networks" (CVPR 2017)."""
    layers: list[nn.Module] = [_convolution(3, 64, 7, 2), nn.ReLU(), nn.MaxPool2d(3, 2, 1)]
    channels = 64
    for block, depth in enumerate((6, 12, 24, 16)):
        if block:
            layers += [_normalized(channels, channels // 2, 1), nn.AvgPool2d(2)]
            channels //= 2
        for _ in range(depth):
            layers.append(_DenseLayer(channels, 32))
            channels += 32
    norm = nn.BatchNorm2d(channels)
    return nn.Sequential(*layers, norm, nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(channels, 1000))


class _ShuffleUnit(nn.Module):
    """Half of the channels, or with a stride a narrower image of all, beside a path; then both are interleaved."""

    def __init__(self, channels: int, outputs: int, stride: int) -> None:
        super().__init__()
        half, inputs = outputs // 2, channels if stride > 1 else channels // 2
        self.narrow: nn.Module | None = None
        if stride > 1:
            first = _convolution(channels, channels, 3, stride, channels)
            self.narrow = nn.Sequential(first, _convolution(channels, half, 1), nn.ReLU())
        path = [_convolution(inputs, half, 1), nn.ReLU(), _convolution(half, half, 3, stride, half)]
        self.path = nn.Sequential(*path, _convolution(half, half, 1), nn.ReLU())

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        if self.narrow is None:
            kept, changed = x.chunk(2, 1)
            joined = torch.cat([kept, self.path(changed)], 1)
        else:
            joined = torch.cat([self.narrow(x), self.path(x)], 1)
        batch, channels, height, width = joined.shape
        pairs = joined.reshape(batch, 2, channels // 2, height, width)
        return pairs.transpose(1, 2).reshape(batch, channels, height, width)


def shufflenet_v2() -> nn.Module:
    """Ma et al., "ShuffleNet V2: Practical Guidelines for Efficient CNN Architecture Design" (ECCV 2018)."""
    layers: list[nn.Module] = [_convolution(3, 24, 3, 2), nn.ReLU(), nn.MaxPool2d(3, 2, 1)]
    channels = 24
    for outputs, count in ((116, 4), (232, 8), (464, 4)):
        for number in range(count):
            layers.append(_ShuffleUnit(channels, outputs, 1 if number else 2))
            channels = outputs
    layers += [_convolution(channels, 1024, 1), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten()]
    return nn.Sequential(*layers, nn.Linear(1024, 1000))


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


class _CachedAttention(nn.Module):
    """Attention of new positions to all, whose earlier keys and values are given."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads, self.qkv, self.out = heads, nn.Linear(width, 3 * width), nn.Linear(width, width)

    def forward(
        self, x: torch.Tensor, keys: torch.Tensor, values: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        batch, length, width = x.shape
        q, k, v = self.qkv(x).reshape(batch, length, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4)
        keys, values = torch.cat([keys, k], 2), torch.cat([values, v], 2)
        weights = torch.softmax(q @ keys.transpose(-1, -2) * (width // self.heads) ** -0.5, -1)
        return self.out((weights @ values).transpose(1, 2).reshape(batch, length, width)), keys, values


class Decoder(nn.Module):
    """Radford et al., "Language Models are Unsupervised Multitask Learners" (2019): a step of a small one, one token
    after a cache of keys and values, which it returns longer by one."""

    width, heads, layers, vocabulary = 384, 6, 6, 5000

    def __init__(self) -> None:
        super().__init__()
        width = self.width
        self.words, self.position = nn.Embedding(self.vocabulary, width), nn.Embedding(512, width)
        self.attention = nn.ModuleList(_CachedAttention(width, self.heads) for _ in range(self.layers))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(2 * self.layers + 1))
        self.dense = nn.ModuleList(
            nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))
            for _ in range(self.layers)
        )
        self.head = nn.Linear(width, self.vocabulary, bias=False)

    def forward(self, words: torch.Tensor, *cache: torch.Tensor) -> tuple[torch.Tensor, ...]:
        x = self.words(words) + self.position(torch.arange(words.shape[1]) + cache[0].shape[2])
        longer = []
        for layer in range(self.layers):
            seen, keys, values = self.attention[layer](self.norms[2 * layer](x), *cache[2 * layer : 2 * layer + 2])
            x = x + seen
            x = x + self.dense[layer](self.norms[2 * layer + 1](x))
            longer += [keys, values]
        return (self.head(self.norms[-1](x)), *longer)


def _step(batch: int) -> Inputs:
    shape = (batch, Decoder.heads, 127, Decoder.width // Decoder.heads)
    cache = [torch.randn(shape) for _ in range(2 * Decoder.layers)]
    return (torch.randint(0, Decoder.vocabulary, (batch, 1)), *cache)


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
    "MobileNetV3": (mobilenet_v3, _images),
    "EfficientNet-B0": (efficientnet_b0, _images),
    "VGG-16": (vgg_16, _images),
    "DenseNet-121": (densenet_121, _images),
    "ShuffleNetV2": (shufflenet_v2, _images),
    "ViT, 4 layers": (VisionTransformer, _images),
    "BERT, 4 layers": (TextEncoder, lambda batch: (torch.randint(0, 5000, (batch, 64)),)),
    "GPT, 6 layers": (Decoder, _step),
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
