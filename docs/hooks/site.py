"""What MkDocs calls while it builds the site: the reference is generated, and files of the project can be linked to."""

from __future__ import annotations

import re
from pathlib import Path

import command_page
import dialect_pages
import pass_page
import python_page
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
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
        if (root / name).is_file():
            files.append(File.generated(config, f"{COPIES}/{name}", abs_src_path=str(root / name)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Leads links to files of the project to the site's copies."""

    def copied(link: re.Match[str]) -> str:
        address = f"{COPIES}/{link[1]}"
        return link[0] if files.get_file_from_path(address) is None else address

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
