"""Files that are no text, or text of another encoding: told for what they are, with the way out."""

from __future__ import annotations

import bz2
import io
import json
import lzma
import zipfile
from pathlib import Path

import pytest
from running import Run

HAND = "123m456p78s99s+EEE"
TEXT = f"hand,win\n{HAND},9s\n".encode()


def workbook() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as book:
        book.writestr("xl/workbook.xml", "<workbook/>")
    return out.getvalue()


FILES = {
    "book.xlsx": (workbook(), "a workbook", "CSV"),
    "book.ods": (workbook(), "a workbook", "mahjong-calc check"),
    "old.xls": (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(500), "a workbook", "CSV"),
    "hands.csv.bz2": (bz2.compress(TEXT), "bzip2", "bunzip2 -c"),
    "hands.csv.xz": (lzma.compress(TEXT), "xz", "xz -dc"),
    "hands.zst": (b"(\xb5/\xfd" + bytes(50), "zstd", "zstd -dc"),
    "a.pdf": (b"%PDF-1.7\n", "PDF", "CSV"),
    "a.png": (b"\x89PNG\r\n\x1a\n" + bytes(50), "PNG", "CSV"),
    "a.jpg": (b"\xff\xd8\xff\xe0" + bytes(50), "JPEG", "CSV"),
    "hands.csv": (b"GIF89a" + bytes(50), "GIF", "CSV"),
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("command", ["batch", "deal"])
def test_a_file_that_is_no_text_is_refused_in_one_line(run: Run, tmp_path: Path, name: str, command: str) -> None:
    data, kind, way = FILES[name]
    if kind == "a workbook" and command == "batch":
        pytest.skip("which reads them")
    file = tmp_path / name
    file.write_bytes(data)
    for lang in ("en", "ru", "zh"):
        ran = run(command, str(file), "--lang", lang, "--output", str(tmp_path / "out"))
        assert (ran.status, ran.out) == (2, "")
        told, hint = ran.err.splitlines()
        assert told.startswith("mahjong-calc: ")
        assert name in told
        if lang == "en":
            assert kind in told
        assert way in hint
        assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("start", [b"", b"P", b"1m", b"BZ", b"%", b"RIF", b"\xef\xbb\xbf", b"PK", b"II"])
def test_short_and_odd_texts_are_texts(run: Run, tmp_path: Path, start: bytes) -> None:
    (tmp_path / "hands.txt").write_bytes(start)
    assert "unreadable" not in run("batch", str(tmp_path / "hands.txt")).err


NOTES = {"cp1251": "Петров", "gb18030": "和牌", "latin-1": "Müller", "koi8-r": "Иванов"}


@pytest.mark.parametrize("encoding", NOTES)
@pytest.mark.parametrize("form", ["csv", "tsv", "json", "jsonl", "plain", "markdown"])
def test_a_line_of_another_encoding_is_a_fault_that_names_the_option(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encoding: str, form: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    text = f"hand,win,note\n{HAND},9s,Ann\n{HAND},9s,{NOTES[encoding]}\n{HAND},9s,Bob\n"
    file = tmp_path / "hands.csv"
    file.write_bytes(text.encode(encoding))
    ran = run("batch", str(file), "--keep", "--format", form)
    assert (ran.status, ran.err) == (1, "")
    assert not any(sign in ran.out for sign in ("\\udc", "\\\\udc", "\udcff"))
    assert "is not utf-8" in ran.out
    assert "Ann" in ran.out
    assert "Bob" in ran.out
    if form == "jsonl":
        bad = [record for record in map(json.loads, ran.out.splitlines()) if "error" in record]
        assert [(one["id"], one["error"]["code"], one["error"]["column"]) for one in bad] == [
            (3, "bad_record", 23 + (encoding == "latin-1"))
        ]
    named = run("batch", str(file), "--keep", "--format", form, "--encoding", encoding)
    assert named.status == 0
    assert NOTES[encoding] in named.out


def test_the_fault_says_how_to_name_the_encoding(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_bytes(f'{{"hand": "{HAND}", "win": "9s", "id": "Петров"}}\n'.encode("cp1251"))
    for lang in ("en", "ru", "zh"):
        assert "--encoding cp1251" in run("batch", str(file), "--lang", lang).out
    (tmp_path / "hands.json").write_bytes('[{"hand": "Петров"}]'.encode("cp1251"))
    ran = run("batch", str(tmp_path / "hands.json"))
    assert (ran.status, ran.out) == (2, "")
    assert "line 1 is not utf-8" in ran.err
    assert "--encoding cp1251" in ran.err


@pytest.mark.parametrize("form", ["json", "toml", "jsonl"])
def test_a_deal_of_another_encoding_is_told(run: Run, tmp_path: Path, form: str) -> None:
    file = tmp_path / f"deal.{form}"
    deal = {"rules": "mcr", "winner": "E", "from": "S", "points": 25, "id": "Петров"}
    text = json.dumps(deal, ensure_ascii=False)
    if form == "toml":
        text = "\n".join(f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in deal.items())
    file.write_bytes(f"{text}\n".encode("cp1251"))
    ran = run("deal", str(file))
    assert ran.status in (1, 2)
    assert "is not utf-8" in ran.err
    assert "\\udc" not in ran.err
    assert "UTF-8" in ran.err
    assert "--encoding" not in ran.err
