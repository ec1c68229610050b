"""A page on a search: the curve of the best score, the parameters that mattered, and the best trials."""

from __future__ import annotations

from collections import Counter
from html import escape

from lamina.tune.log import Trial
from lamina.tune.search import SearchResult

_WIDTH, _HEIGHT, _MARGIN = 720, 240, 36
_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
  color-scheme: light dark; }
table { border-collapse: collapse; margin: 1rem 0; } td, th { padding: .2rem .8rem; text-align: left; }
tr:nth-child(even) { background: color-mix(in srgb, currentColor 6%, transparent); }
pre { overflow: auto; padding: 1rem; background: color-mix(in srgb, currentColor 6%, transparent); }
svg { max-width: 100%; } .best { fill: none; stroke: #2a7de1; stroke-width: 2; } .trial { fill: #8888; }
.axis { stroke: currentColor; stroke-opacity: .4; } text { fill: currentColor; font-size: 11px; }
meter { width: 16rem; }
"""


def importances(result: SearchResult) -> dict[str, float]:
    """Returns the importance of each parameter by Optuna's PED-ANOVA (Watanabe et al., IJCAI 2023); empty for few
    trials."""
    import optuna

    scored = [trial for trial in result.trials if trial.score is not None]
    if len(scored) < 10:
        return {}
    study = optuna.create_study()
    names = {parameter.name: len(parameter.options) for parameter in result.space.parameters}
    options = {parameter.name: parameter.options for parameter in result.space.parameters}
    distributions: dict[str, optuna.distributions.BaseDistribution] = {
        name: optuna.distributions.IntDistribution(0, count - 1) for name, count in names.items()
    }
    for trial in scored:
        numbers = {name: options[name].index(value) for name, value in trial.values.items()}
        study.add_trial(
            optuna.trial.create_trial(params=numbers, distributions=distributions, value=trial.score)
        )
    evaluator = optuna.importance.PedAnovaImportanceEvaluator()
    return dict(optuna.importance.get_param_importances(study, evaluator=evaluator))


def page(result: SearchResult) -> str:
    """Returns the report as HTML that needs nothing else."""
    outcomes = Counter(trial.outcome.status for trial in result.trials)
    counted = ", ".join(f"{count} {status}" for status, count in outcomes.most_common())
    scored = sorted((trial for trial in result.trials if trial.score is not None), key=lambda trial: trial.score or 0.0)
    parts = [
        f"<!doctype html><meta charset=utf-8><title>lamina tune</title><style>{_STYLE}</style>",
        f"<h1>{100 * result.score:.1f} % of the first schedule's time</h1>",
        f"<p>{escape(result.target.name)}: {result.seconds * 1e3:.4g} ms against {result.first_seconds * 1e3:.4g} ms, "
        f"measured in turns. {len(result.trials)} trials: {escape(counted)}.</p>",
        _curve(result.trials),
        "<h2>What mattered</h2><table>",
        *(
            f"<tr><td>{escape(name)}<td><meter value={share:.3f}></meter> {100 * share:.0f} %"
            for name, share in importances(result).items()
        ),
        "</table><h2>Best trials</h2><table><tr><th>time<th>choices",
        *(f"<tr><td>{100 * (trial.score or 0):.1f} %<td>{escape(_choices(trial))}" for trial in scored[:15]),
        f"</table><h2>The schedule</h2><pre>{escape(result.script)}</pre>",
    ]
    return "\n".join(parts) + "\n"


def _choices(trial: Trial) -> str:
    return ", ".join(f"{name} = {value}" for name, value in trial.values.items())


def _curve(trials: list[Trial]) -> str:
    """Scores in the order of the trials, and the best so far."""
    scores = [trial.score for trial in trials]
    known = [score for score in scores if score is not None]
    if not known:
        return ""
    top = min(max(known), 2.0)
    bottom = min(known) * 0.95

    def place(number: int, score: float) -> str:
        x = _MARGIN + number * (_WIDTH - 2 * _MARGIN) / max(1, len(scores) - 1)
        y = _MARGIN + (top - min(score, top)) * (_HEIGHT - 2 * _MARGIN) / max(top - bottom, 1e-9)
        return f"{x:.1f},{y:.1f}"

    points, line, best = [], [], float("inf")
    for number, score in enumerate(scores):
        if score is not None:
            best = min(best, score)
            x, _, y = place(number, score).partition(",")
            points.append(f'<circle class=trial cx={x} cy={y} r=3><title>{100 * score:.1f} %</title></circle>')
        if best < float("inf"):
            line.append(place(number, best))
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role=img aria-label="scores by trial">'
        f"<line class=axis x1={_MARGIN} x2={_WIDTH - _MARGIN} y1={_HEIGHT - _MARGIN} y2={_HEIGHT - _MARGIN} />"
        f"<text x=0 y={_MARGIN}>{100 * top:.0f} %</text><text x=0 y={_HEIGHT - _MARGIN}>{100 * bottom:.0f} %</text>"
        f"<text x={_WIDTH - _MARGIN} y={_HEIGHT - 12} text-anchor=end>{len(scores)} trials</text>"
        f'{"".join(points)}<polyline class=best points="{" ".join(line)}" /></svg>'
    )
