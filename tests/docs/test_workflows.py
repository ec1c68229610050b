"""The files of GitHub Actions: they parse, test the Pythons that the package supports, and agree with .ci/run."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from tests.documents import ROOT, page

yaml = pytest.importorskip("yaml")
PROJECT = tomllib.loads(page("pyproject.toml"))["project"]
PATHS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def workflow(name: str) -> dict[Any, Any]:
    loaded: dict[Any, Any] = yaml.safe_load(page(f".github/workflows/{name}"))
    return loaded


def steps(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_there_are_two() -> None:
    assert [path.name for path in PATHS] == ["ci.yml", "release.yml"]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_every_job_is_whole(path: Any) -> None:
    loaded = workflow(path.name)
    # YAML 1.1 reads the key `on` as true.
    assert loaded["name"] and loaded[True] and loaded["permissions"] == {"contents": "read"}
    for job in loaded["jobs"].values():
        assert job["runs-on"]
        assert set(job.get("needs", "").split()) <= set(loaded["jobs"])
        assert all(("run" in step) != ("uses" in step) for step in job["steps"])
        assert all("@" in step["uses"] for step in job["steps"] if "uses" in step)


def test_every_supported_python_and_system_is_tested() -> None:
    matrix = workflow("ci.yml")["jobs"]["test"]["strategy"]["matrix"]
    named = [re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", one) for one in PROJECT["classifiers"]]
    assert matrix["python"] == [one[1] for one in named if one is not None]
    assert f">={matrix['python'][0]}" == PROJECT["requires-python"]
    assert {one["os"].partition("-")[0] for one in matrix["include"]} == {"ubuntu", "macos", "windows"}
    assert {*matrix["mlir"], *(one["mlir"] for one in matrix["include"])} == {"with", "without"}


def test_tests_without_mlir_remove_what_the_extra_installs() -> None:
    tools = {word for one in PROJECT["optional-dependencies"]["test"] for word in re.findall(r"^xtc-[\w-]+", one)}
    (removed,) = [run for run in steps(workflow("ci.yml")["jobs"]["test"]) if "uninstall" in run]
    assert tools == set(re.findall(r"xtc-[\w-]+", removed)) != set()


def test_the_checks_are_those_of_the_script() -> None:
    script = page(".ci/run")
    (listed,) = re.findall(r"^for check in (.*); do$", script, re.MULTILINE)
    jobs = workflow("ci.yml")["jobs"]
    assert steps(jobs["lint"])[1:] == re.findall(r'"([^"]+)"', listed)
    assert ".ci/run" in steps(jobs["whole"])


def test_extras_that_are_installed_exist() -> None:
    for path in PATHS:
        for extras in re.findall(r'"\.\[([\w,]+)\]"', path.read_text(encoding="utf-8")):
            assert set(extras.split(",")) <= PROJECT["optional-dependencies"].keys()


def test_only_the_job_that_publishes_may_sign() -> None:
    jobs = workflow("release.yml")["jobs"]
    assert jobs["publish"]["permissions"] == {"id-token": "write"} and jobs["publish"]["needs"] == "build"
    assert "permissions" not in jobs["build"]
    assert workflow("release.yml")[True] == {"push": {"tags": ["v*"]}}
