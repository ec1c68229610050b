"""A Marimo notebook: `marimo edit examples/notebooks/first_steps.py`. Change the number and everything below follows."""

import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo
    import numpy as np

    import lamina

    return lamina, mo, np


@app.cell
def _(mo):
    size = mo.ui.slider(1, 16, value=4, label="size of a tile")
    size
    return (size,)


@app.cell
def _(lamina, size):
    module = lamina.parse("""
    func.func @product(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
      %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>)
        -> tensor<64x64xf32>
      return %0 : tensor<64x64xf32>
    }""")
    with lamina.schedule.on(module) as schedule:
        schedule.match("linalg.matmul").one().tile([size.value, size.value])
    return module, schedule


@app.cell
def _(schedule):
    schedule
    return


@app.cell
def _(module):
    module
    return


@app.cell
def _(lamina, module, np):
    compiled = lamina.compile(module)
    identity = np.eye(64, dtype=np.float32)
    is_right = np.array_equal(compiled.product(identity, identity, np.zeros_like(identity)), identity)
    compiled
    return (is_right,)


if __name__ == "__main__":
    app.run()
