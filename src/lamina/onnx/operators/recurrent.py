"""RNN, GRU and LSTM: a loop over time around two products of matrices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.onnx.elements import INDEX
from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.activations import softplus
from lamina.onnx.operators.products import matrix_product
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar, Size
from lamina.onnx.tensors import Tensor

Function = Callable[[Scalar], Scalar]

# name: function of the element, alpha and beta, and the defaults of these
_FUNCTIONS: dict[str, tuple[Callable[[Scalar, float, float], Scalar], float, float]] = {
    "sigmoid": (lambda x, a, b: x.sigmoid(), 0, 0),
    "tanh": (lambda x, a, b: x.call("tanh"), 0, 0),
    "relu": (lambda x, a, b: x.max(0.0), 0, 0),
    "affine": (lambda x, a, b: x * a + b, 1.0, 0),
    "leakyrelu": (lambda x, a, b: (x < 0).select(x * a, x), 0.01, 0),
    "thresholdedrelu": (lambda x, a, b: (x > a).select(x, 0.0), 1.0, 0),
    "scaledtanh": (lambda x, a, b: (x * b).call("tanh") * a, 1.0, 1.0),
    "hardsigmoid": (lambda x, a, b: (x * a + b).clamp(0.0, 1.0), 0.2, 0.5),
    "elu": (lambda x, a, b: (x < 0).select(x.call("expm1") * a, x), 1.0, 0),
    "softsign": (lambda x, a, b: x / (x.abs() + 1.0), 0, 0),
    "softplus": (lambda x, a, b: softplus(x), 0, 0),
}


class Cell:
    """The data of one direction: weights, initial states, and functions."""

    hidden_axis = 2
    """The axis of the recurrent weights that is as long as a state."""

    def __init__(self, node: Node, direction: int, gates: int, defaults: Sequence[str], cells: int) -> None:
        self.node, self.maker, self.direction = node, node.maker, direction
        maker = node.maker
        self.hidden = node.integer("hidden_size") or node[2].size(self.hidden_axis)
        self.source = node[0] if not node.integer("layout") else maker.transpose(node[0], [1, 0, 2])
        self.steps, self.batch = self.source.shape[0], self.source.shape[1]
        self.weights = part_of(node[1], direction)
        self.recurrence = part_of(node[2], direction)
        bias = node.optional(3)
        self.bias = None if bias is None else part_of(bias, direction)
        self.gates = gates
        self.lengths = node.optional(4)
        self.clip = node.attributes.get("clip")
        names = [name.decode() if isinstance(name, bytes) else name for name in node.attributes.get("activations", ())]
        names = names or list(defaults) * (2 if node.text("direction", "forward") == "bidirectional" else 1)
        first = direction * len(defaults) if len(names) > len(defaults) else 0
        alphas, betas = node.numbers("activation_alpha") or [], node.numbers("activation_beta") or []
        self.functions = [
            _function(name, alphas, betas, first + at) for at, name in enumerate(names[first : first + len(defaults)])
        ]
        self.initial = [self._initial(5 + index, direction) for index in range(cells)]

    def _initial(self, index: int, direction: int) -> Tensor:
        given = self.node.optional(index)
        if given is None:
            return self.maker.filled([self.batch, self.hidden], 0, self.source.element)
        if self.node.integer("layout"):
            given = self.maker.transpose(given, [1, 0, 2])
        return part_of(given, direction)

    def input_products(self) -> Tensor:
        """Returns the products of all inputs with the weights."""
        return matrix_product(self.source, self.maker.transpose(self.weights, [1, 0]))

    def state_products(self, state: Tensor, first: int, count: int) -> Tensor:
        """Returns the products of a state with the recurrent weights of some gates."""
        maker, hidden = self.maker, self.hidden
        rows = (
            maker.slice(self.recurrence, [first * hidden, 0], [count * hidden, hidden])
            if (self.recurrence.array is None)
            else maker.array(self.recurrence.array[first * hidden : (first + count) * hidden], state.element)
        )
        return matrix_product(state, maker.transpose(rows, [1, 0]))

    def activate(self, index: int, x: Scalar) -> Scalar:
        """Applies one of the functions to a number, clipped if requested."""
        if isinstance(self.clip, float):
            x = x.clamp(-self.clip, self.clip)
        return self.functions[index](x)

    def row_bias(self, first: int, count: int) -> Tensor | None:
        """Returns a part of the biases."""
        if self.bias is None:
            return None
        return self.maker.slice(self.bias, [first * self.hidden], [count * self.hidden])


def _function(name: str, alphas: Sequence[float], betas: Sequence[float], at: int) -> Function:
    found = _FUNCTIONS.get(name.lower())
    if found is None:
        raise NodeProblem(f"the activation '{name}' is not supported")
    function, alpha, beta = found
    alpha = alphas[at] if at < len(alphas) else alpha
    beta = betas[at] if at < len(betas) else beta
    return lambda x: function(x, alpha, beta)


def part_of(source: Tensor, index: int) -> Tensor:
    """Returns what belongs to one direction."""
    maker = source.maker
    if source.array is not None:
        return maker.array(source.array[index], source.element)
    offsets: list[Size] = [index, *[0] * (source.rank - 1)]
    return maker.reshape(maker.slice(source, offsets, [1, *source.shape[1:]]), source.shape[1:])


# A cell's states after a step, from the step's part of the input's products and the states before; the first is output.
Step = Callable[[Cell, Tensor, list[Tensor]], list[Tensor]]


def recurrent(
    node: Node, gates: int, defaults: Sequence[str], cells: int, step: Step, kind: type[Cell] = Cell
) -> Results:
    """Returns the outputs by time, and the last states."""
    directions = {"forward": [False], "reverse": [True], "bidirectional": [False, True]}.get(
        node.text("direction", "forward")
    )
    if directions is None:
        raise NodeProblem("its direction is not known")
    maker = node.maker
    outputs, finals = [], []
    for index, backwards in enumerate(directions):
        cell = kind(node, index, gates, defaults, cells)
        y, last = _run(cell, backwards, step)
        outputs.append(maker.reshape(y, [y.shape[0], 1, *y.shape[1:]]))
        finals.append([maker.reshape(tensor, [1, *tensor.shape]) for tensor in last])
    y = maker.concat(outputs, 1)
    states = [maker.concat([final[index] for final in finals], 0) for index in range(cells)]
    if node.integer("layout"):
        y = maker.transpose(y, [2, 0, 1, 3])
        states = [maker.transpose(state, [1, 0, 2]) for state in states]
    return [y, *states]


def _run(cell: Cell, backwards: bool, step: Step) -> tuple[Tensor, list[Tensor]]:
    """Returns all outputs by time, and the last states."""
    maker, element = cell.maker, cell.source.element
    width = cell.gates * cell.hidden
    products = cell.input_products()
    bias = cell.row_bias(0, cell.gates)
    if bias is not None:
        products = maker.map(lambda x, b: x + b, products, bias)
    shape = [cell.steps, cell.batch, cell.hidden]
    hidden = Tensor(maker, element, tuple(shape), maker.empty(shape, element))

    def body(i: Scalar, carried: list[Tensor]) -> Sequence[Tensor]:
        time = maker.as_index(cell.steps) - 1 - i if backwards else i
        part = maker.reshape(maker.slice(products, [time, 0, 0], [1, cell.batch, width]), [cell.batch, width])
        old, written = carried[:-1], carried[-1]
        new = step(cell, part, old)
        shown = new[0]
        if cell.lengths is not None:
            # Behind the end of a sequence the states stay, and the output is zero.
            lengths = cell.lengths

            def within() -> Scalar:
                return time < maker.extract(lengths, [maker.index(0)]).to(INDEX)

            shown = maker.map(lambda x: within().select(x, 0.0), new[0])
            new = [
                maker.map(lambda x, before: within().select(x, before), after, before)
                for after, before in zip(new, old, strict=True)
            ]
        row = maker.reshape(shown, [1, cell.batch, cell.hidden])
        return [*new, maker.insert_slice(row, written, [time, 0, 0], [1, cell.batch, cell.hidden])]

    values = maker.tensor_loop(cell.steps, [*cell.initial, hidden], body)
    return values[-1], values[:-1]


def _gate(cell: Cell, source: Tensor, index: int) -> Tensor:
    return cell.maker.slice(source, [0, index * cell.hidden], [cell.batch, cell.hidden])


def _recurrence(cell: Cell, state: Tensor, first: int = 0, count: int | None = None) -> Tensor:
    """Returns the products of the state with the recurrent weights of some gates, and their biases."""
    maker = cell.maker
    count = cell.gates if count is None else count
    product = cell.state_products(state, first, count)
    bias = cell.row_bias(cell.gates + first, count)
    return product if bias is None else maker.map(lambda x, b: x + b, product, bias)


def _rnn_step(cell: Cell, part: Tensor, old: list[Tensor]) -> list[Tensor]:
    return [cell.maker.map(lambda x, r: cell.activate(0, x + r), part, _recurrence(cell, old[0]))]


@operator("RNN")
def rnn(node: Node) -> Results:
    return recurrent(node, 1, ["Tanh"], 1, _rnn_step)


def _gru_step(cell: Cell, part: Tensor, old: list[Tensor]) -> list[Tensor]:
    maker, state = cell.maker, old[0]
    gates = _recurrence(cell, state, 0, 2)
    update, reset = (
        maker.map(lambda x, r: cell.activate(0, x + r), _gate(cell, part, index), _gate(cell, gates, index))
        for index in range(2)
    )
    if cell.node.integer("linear_before_reset"):
        inner = maker.map(lambda r, h: r * h, reset, _recurrence(cell, state, 2, 1))
    else:
        inner = _recurrence(cell, maker.map(lambda r, h: r * h, reset, state), 2, 1)
    hidden = maker.map(lambda x, r: cell.activate(1, x + r), _gate(cell, part, 2), inner)
    return [maker.map(lambda z, h, before: (1.0 - z) * h + z * before, update, hidden, state)]


@operator("GRU")
def gru(node: Node) -> Results:
    return recurrent(node, 3, ["Sigmoid", "Tanh"], 1, _gru_step)


def _lstm_step(cell: Cell, part: Tensor, old: list[Tensor]) -> list[Tensor]:
    maker = cell.maker
    state, memory = old
    gates = _recurrence(cell, state)
    peepholes = cell.node.optional(7)

    def summed(index: int, seen: Tensor, hole: int) -> Tensor:
        parts = [_gate(cell, part, index), _gate(cell, gates, index)]
        if peepholes is None or hole < 0:
            return maker.map(lambda x, r: x + r, *parts)
        direction = cell.direction
        weights = maker.slice(part_of(peepholes, direction), [hole * cell.hidden], [cell.hidden])
        return maker.map(lambda x, r, p, c: x + r + p * c, *parts, weights, seen)

    enter = maker.map(lambda x: cell.activate(0, x), summed(0, memory, 0))
    forget = (
        maker.map(lambda i: 1.0 - i, enter) if cell.node.integer("input_forget")
        else maker.map(lambda x: cell.activate(0, x), summed(2, memory, 2))
    )  # fmt: skip
    fresh = maker.map(lambda x: cell.activate(1, x), summed(3, memory, -1))
    kept = maker.map(lambda f, c, i, n: f * c + i * n, forget, memory, enter, fresh)
    leave = maker.map(lambda x: cell.activate(0, x), summed(1, kept, 1))
    # The last function is not cut off.
    return [maker.map(lambda o, c: o * cell.functions[2](c), leave, kept), kept]


@operator("LSTM")
def lstm(node: Node) -> Results:
    return lstm_of(node, Cell)


def lstm_of(node: Node, kind: type[Cell]) -> Results:
    """Returns the results of an LSTM whose weights are multiplied by a kind of cell."""
    return recurrent(node, 4, ["Sigmoid", "Tanh", "Tanh"], 2, _lstm_step, kind)
