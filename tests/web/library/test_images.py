"""Pictures are known by their content, kept within limits, and encoded anew."""

from __future__ import annotations

import io
import struct
import warnings
import zlib
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, PngImagePlugin

from affray.web import images
from affray.web.images import EDGE, MOST, NoPicture, again, checked


def picture(kind: str, size: tuple[int, int] = (40, 30), mode: str = "RGB", **options: object) -> bytes:
    out = io.BytesIO()
    Image.new(mode, size, "red" if mode != "P" else 1).save(out, kind, **options)
    return out.getvalue()


@pytest.mark.parametrize(("kind", "mime"), [("PNG", "image/png"), ("JPEG", "image/jpeg"), ("WEBP", "image/webp")])
def test_a_picture_is_encoded_anew(kind: str, mime: str) -> None:
    found = checked(picture(kind))
    assert (found.mime, found.width, found.height) == (mime, 40, 30)
    with Image.open(io.BytesIO(found.content)) as back:
        assert back.format == kind


def test_what_hides_in_a_file_stays_behind() -> None:
    notes = PngImagePlugin.PngInfo()
    notes.add_text("secret", "where it was taken")
    found = checked(picture("PNG", pnginfo=notes) + b"<script>alert(1)</script>")
    assert b"secret" not in found.content
    assert b"script" not in found.content


def test_a_photograph_lies_as_the_camera_held_it_and_forgets_where() -> None:
    exif = Image.Exif()
    exif[0x0112], exif[0x010F] = 6, "A maker"
    found = checked(picture("JPEG", exif=exif))
    assert (found.width, found.height) == (30, 40)
    assert b"A maker" not in found.content


@pytest.mark.parametrize(
    "content",
    [b"", b"GIF89a", b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"\x89PNG\r\n\x1a\n", b"%PDF-1.7", picture("GIF")],
)
def test_what_is_no_picture_is_refused(content: bytes) -> None:
    with pytest.raises(NoPicture, match="PNG, JPEG or WebP"):
        checked(content)


def test_a_broken_picture_is_refused() -> None:
    whole = picture("PNG", (200, 200))
    with pytest.raises(NoPicture):
        checked(whole[: len(whole) // 2])


def bomb(width: int, height: int) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(1000))) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


@pytest.mark.parametrize("size", [(9_000, 9_000), (12_000, 10_000), (60_000, 60_000)])
@pytest.mark.filterwarnings("ignore::PIL.Image.DecompressionBombWarning")
def test_a_picture_that_would_fill_the_memory_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(NoPicture, match="pixels"):
        checked(bomb(*size))


def test_too_many_bytes_are_refused() -> None:
    with pytest.raises(NoPicture, match="bytes"):
        checked(b"\x89PNG\r\n\x1a\n" + bytes(MOST))


def test_a_large_picture_is_kept_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    found = checked(picture("JPEG", (EDGE * 2, EDGE)))
    assert (found.width, found.height) == (EDGE, EDGE // 2)


@pytest.mark.parametrize("mode", ["RGBA", "P", "L", "LA", "1"])
def test_any_mode_of_colour_is_taken(mode: str) -> None:
    assert checked(picture("PNG", mode=mode)).mime == "image/png"


@pytest.mark.parametrize(("clear", "alpha"), [(None, None), (32768, [255, 255, 0, 255])])
def test_a_grey_picture_of_16_bits_keeps_its_picture(clear: int | None, alpha: list[int] | None) -> None:
    deep = Image.new("I;16", (4, 1))
    for x, value in enumerate((0, 300, 32768, 65535)):
        deep.putpixel((x, 0), value)
    out = io.BytesIO()
    deep.save(out, "PNG", **({} if clear is None else {"transparency": clear}))
    with Image.open(io.BytesIO(checked(out.getvalue()).content)) as found:
        assert list(found.convert("RGB").tobytes()[::3]) == [0, 1, 128, 255]
        assert (list(found.tobytes()[3::4]) if found.mode == "RGBA" else None) == alpha


def test_what_grows_beyond_the_limit_becomes_webp(monkeypatch: pytest.MonkeyPatch) -> None:
    content = picture("PNG", (64, 64))
    monkeypatch.setattr(images, "MOST", len(content))
    monkeypatch.setattr(images, "_written", lambda picture, kind: bytes(1 if kind == "WEBP" else 10_000))
    assert checked(content).mime == "image/webp"


def test_a_picture_out_of_a_campaign_is_checked_too() -> None:
    kept = checked(picture("PNG"))
    assert again(kept) == kept


def test_several_pictures_in_one_file_of_a_telephone_are_the_first() -> None:
    out = io.BytesIO()
    Image.new("RGB", (40, 30), "green").save(out, "MPO", save_all=True, append_images=[Image.new("RGB", (40, 30))])
    found = checked(out.getvalue())
    assert (found.mime, found.width, found.height) == ("image/jpeg", 40, 30)


def test_pictures_of_several_people_at_once_change_nothing_for_others() -> None:
    before, content = list(warnings.filters), picture("JPEG", (400, 300))
    with ThreadPoolExecutor(8) as pool:
        assert len(list(pool.map(checked, [content] * 200))) == 200
    assert warnings.filters == before
