"""What MkDocs calls while it builds the site: the reference is generated, and files of the project can be linked to."""

from __future__ import annotations

import re
from pathlib import Path

import command_page
import dialect_pages
import pass_page
import python_page
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

# Links of pages to files outside docs/, which readers of the repository follow as they are.
OUTSIDE = re.compile(r"(?<=\]\()\.\./([^)#\s]+)")
# Where the site has these files.
COPIES = "project"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Adds the generated pages to the navigation's section of that name."""
    (section,) = [part["Reference"] for part in config.nav or () if "Reference" in part]
    generated = _generated(config)
    dialects = [address for address in generated if address.startswith("reference/dialects")]
    python = [address for address in generated if address.startswith("reference/python/")]
    rest = [address for address in generated if address not in dialects + python]
    section[:0] = [*rest, {"Dialects": dialects}, {"Python": python}]
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Adds the generated pages, and those files of the project that pages link to."""
    root = Path(config.config_file_path).parent
    for address, text in _generated(config).items():
        files.append(File.generated(config, address, content=text))
    linked = {name for page in files.documentation_pages() for name in OUTSIDE.findall(page.content_string)}
    for name in sorted(linked):
        # A link that leads nowhere stays as it is, and the build reports it.
        if (root / name).is_dir():
            _add_folder(files, config, root, name.rstrip("/"))
        elif (root / name).is_file():
            _add_copy(files, config, root, name)
    return files


def _add_copy(files: Files, config: MkDocsConfig, root: Path, name: str) -> None:
    address = f"{COPIES}/{name}"
    if files.get_file_from_path(address) is None:
        made = File.generated(
            config, address, abs_src_path=str(root / name), inclusion=InclusionLevel.NOT_IN_NAV
        )
        files.append(made)


def _add_folder(files: Files, config: MkDocsConfig, root: Path, name: str) -> None:
    """Adds a folder's files, and a page that lists them."""
    found = sorted(
        path.relative_to(root).as_posix()
        for path in (root / name).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".md"
    )
    for path in found:
        _add_copy(files, config, root, path)
    rows = [f"- [{path.removeprefix(name + '/')}]({path.removeprefix(name + '/')})" for path in found]
    text = "\n".join([f"# {name}", "", *rows, ""])
    address = f"{COPIES}/{name}/index.md"
    files.append(File.generated(config, address, content=text, inclusion=InclusionLevel.NOT_IN_NAV))


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Leads links to files of the project to the site's copies."""

    def copied(link: re.Match[str]) -> str:
        name = link[1].rstrip("/")
        addresses = (f"{COPIES}/{name}", f"{COPIES}/{name}/index.md")
        return next((one for one in addresses if files.get_file_from_path(one) is not None), link[0])

    return OUTSIDE.sub(copied, markdown)


def _generated(config: MkDocsConfig) -> dict[str, str]:
    """The generated pages; made once for each build."""
    if "generated" not in config.extra:
        config.extra["generated"] = {
            **command_page.pages(),
            **pass_page.pages(),
            **dialect_pages.pages(),
            **python_page.pages(),
        }
    pages: dict[str, str] = config.extra["generated"]
    return pages
