"""What the pages of the library have in common."""

from __future__ import annotations

import io
import re
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from fastapi import Request
from fastapi.responses import Response
from ruamel.yaml import YAML
from ruamel.yaml.representer import SafeRepresenter

from affray.core.catalogue import Catalogue
from affray.core.documents import Faults
from affray.core.ruleset import Ruleset
from affray.core.said import words_of
from affray.core.texts import Texts, slug
from affray.store.csv_tables import shelf_of
from affray.store.faults import Stale
from affray.store.rows import Document
from affray.web.deps import store_of
from affray.web.drafts import Draft, known_ruleset
from affray.web.filled import Form
from affray.web.forms import Builder
from affray.web.pages import language
from affray.web.table import Refused
from affray.web.words import texts

CAMPAIGN = "affray-campaign"  # the cookie that holds the campaign that was looked at last
YAML_TYPE = "application/yaml"


def campaign_of(request: Request) -> str:
    """The campaign that is looked at: the one chosen last, else the first."""
    ids = [each.id for each in store_of(request).campaigns()]
    chosen = request.cookies.get(CAMPAIGN, "")
    return chosen if chosen in ids else ids[0]


async def posted(request: Request) -> Form:
    """The fields of a form that came in. Raises Refused for what no form of ours sends."""
    try:
        return Form.of(await request.body())
    except ValueError:
        raise Refused(422, "form-too-long") from None


async def sent(request: Request) -> dict[str, Any]:
    """The fields and files of a form with files: of a file its content, and its name as `<field>-name`."""
    found: dict[str, Any] = {}
    async with request.form(max_files=4, max_fields=50) as form:
        for name, value in form.multi_items():
            if isinstance(value, str):
                found[name] = value
            else:
                found[name], found[f"{name}-name"] = await value.read(), value.filename or ""
    return found


def said(request: Request, key: str, /, **values: str | int) -> str:
    """A text of the page in the viewer's language."""
    return texts(language(request)).word(key, values)


def refusal(request: Request, fault: Exception) -> Refused:
    """That what was sent can't be taken, in the viewer's language."""
    words = texts(language(request))
    told = words.faults(fault.faults) if isinstance(fault, Faults) else words.fault(words_of(fault))
    return Refused(422, told)


def page_mark() -> str:
    """A name for one opened page: what it saved itself is no change by somebody else."""
    return secrets.token_hex(8)


def document_of(request: Request, id: str, kind: str) -> Document:  # noqa: A002 - as the store calls it
    """A document of a kind, of a ruleset that is installed. Raises Missing, and Refused for another kind."""
    document = store_of(request).document(id)
    if document.kind != kind:
        raise Refused(404, "not-found")
    known_ruleset(document.ruleset)
    return document


def draft_of(request: Request, document: Document) -> Draft:
    """The encounter in a document, to which the tables of its campaign are at hand. Raises Missing."""
    return Draft.of(document, store_of(request).tables(document.campaign, document.ruleset))


def catalogue_of(request: Request, document: Document) -> Catalogue:
    """The catalogue of a document's ruleset, and the tables of its campaign. Raises Missing."""
    kind: Any = known_ruleset(document.ruleset).encounter()
    return Catalogue(kind.catalogue_folder, shelf=shelf_of(store_of(request), document.campaign, document.ruleset))


def keep(
    request: Request, document: Document, form: Form, make: Callable[[Document], tuple[str, dict[str, Any]]]
) -> tuple[Document, bool]:
    """Save what a page of a document has changed: `make` gives name and data over the document as it is now.

    True with it: somebody else, or another page, has changed the document since this page was opened. Then the change
    is saved all the same: the page tells it, and whoever typed last sees what is there now.
    """
    page = form.text("page")
    clash = str(document.version) != form.text("version") and document.data.get("page") != page
    for _ in range(20):
        name, data = make(document)
        try:
            kept = store_of(request).put_document(
                document.campaign,
                document.kind,
                document.ruleset,
                name,
                {**data, "page": page},
                image=document.image,
                id=document.id,
                version=document.version,
            )
        except Stale as stale:
            clash = clash or stale.now.data.get("page") != page
            document = stale.now
            continue
        return kept, clash
    raise Refused(409, "stale")


class Labels:
    """The words of a form: the ruleset's own, in `texts/forms/`, else the page's, else plain forms of their keys."""

    def __init__(self, rules: Ruleset, lang: str) -> None:
        """In one language."""
        self.forms, self.rules, self.page = Texts(rules, lang, "forms"), Texts(rules, lang), texts(lang)

    def label(self, owner: str, name: str) -> str:
        """The name of a field of an object: `owner` is the title of its schema."""
        return self._found(_keys(owner, name)) or name.replace("_", " ").capitalize()

    def help(self, owner: str, name: str) -> str:
        """What a field means, with its unit and default; "" where only the schema says it, as in English."""
        return self._found([f"{key}.help" for key in _keys(owner, name)])

    def choice(self, name: str, value: str) -> str:
        """A value that may be chosen for a field, or the key of a table."""
        keys = [f"value-{slug(name)}-{slug(value)}", f"value-{slug(value)}", f"field-{slug(value)}"]
        said = self._found(keys) or self.rules.option(value)
        return re.sub("[_-]", " ", value) if said == value else said

    def thing(self, key: str, fallback: str = "") -> str:
        """An entry of the catalogue; of the group's own ones the fallback, or the key."""
        return self.rules.thing(key, fallback)

    def fault(self, words: str) -> str:
        """What is wrong."""
        return self.rules.fault(words)

    def _found(self, keys: list[str]) -> str:
        found = (each.known(key) for each in (self.forms, self.page) for key in keys)
        return next(filter(None, found), "")


def _keys(owner: str, name: str) -> list[str]:
    """The texts of a field: of one object's, else of all objects' fields of that name."""
    return [f"field-{slug(owner.removesuffix('Entry'))}-{slug(name)}", f"field-{slug(name)}"]


def offered(builder: Builder) -> dict[str, list[tuple[str, str]]]:
    """The entries of the tables whose names a form offers: keys, and what they are called."""
    return {table: builder.entries(table) for table in sorted(builder.tables)}


def download(content: str | bytes, name: str, kind: str) -> Response:
    """A file to save; its name without what file systems mind."""
    plain = re.sub(r"[^\w.-]+", "-", name, flags=re.ASCII).strip("-.") or "affray"
    disposition = f'attachment; filename="{plain}"'
    return Response(content, media_type=kind, headers={"content-disposition": disposition, "cache-control": "no-store"})


class _Representer(SafeRepresenter):
    """Text of several lines stands as it is, line by line."""

    def represent_str(self, data: str) -> Any:
        """A scalar of YAML."""
        plain = "\n" in data and not any(line != line.rstrip() for line in data.split("\n"))
        return self.represent_scalar("tag:yaml.org,2002:str", data, style="|" if plain else None)


_Representer.add_representer(str, _Representer.represent_str)


def to_yaml(data: Mapping[str, Any], comment: str) -> str:
    """Plain data as YAML that `affray check` reads; the innermost lists and mappings in one line each."""
    writer = YAML(typ="safe", pure=True)
    writer.Representer = _Representer
    writer.default_flow_style, writer.width, writer.allow_unicode = None, 120, True
    writer.sort_base_mapping_type_on_output = False  # type: ignore[assignment]
    out = io.StringIO()
    writer.dump(dict(data), out)
    return f"# {comment}\n{out.getvalue()}"
