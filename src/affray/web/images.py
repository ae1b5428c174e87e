"""Pictures that people send: known by their content, never too large to open, and encoded anew.

What is kept is what Pillow wrote, not what came in: nothing that hides in a file gets further, and neither does where
and when a photograph was taken.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from affray.core.said import Said
from affray.store.rows import Picture

if TYPE_CHECKING:
    from PIL.Image import Image

MOST = 20_000_000  # bytes that come in
PIXELS = 50_000_000  # of a picture that is opened: more would fill the memory
EDGE = 4096  # pixels of the longer side that are kept
FORMATS = {"PNG": "image/png", "JPEG": "image/jpeg", "WEBP": "image/webp"}
QUALITY = 88  # of what is kept, where something may be lost

UNKNOWN = Said("this is no PNG, JPEG or WebP picture; save it as one of these", "no-picture")


class NoPicture(ValueError):
    """What came in isn't taken; the message says what would be."""


def checked(content: bytes) -> Picture:
    """A picture as it is kept. Raises NoPicture."""
    if len(content) > MOST:
        words = f"the picture has {len(content):,} bytes; at most {MOST:,} are taken"
        raise NoPicture(Said(words, "picture-bytes", most=MOST // 1_000_000))
    try:
        return _encoded(_opened(content))
    except NoPicture:
        raise
    except Exception as fault:  # Pillow raises many kinds for files that are broken, on purpose or not
        raise NoPicture(UNKNOWN) from fault


def again(picture: Picture) -> Picture:
    """The same for a picture out of a campaign's file. Raises NoPicture."""
    return checked(picture.content)


def _opened(content: bytes) -> Image:
    from PIL import Image, ImageOps, UnidentifiedImageError

    try:
        found = Image.open(io.BytesIO(content), formats=list(FORMATS))
    except (UnidentifiedImageError, SyntaxError) as fault:
        raise NoPicture(UNKNOWN) from fault
    except Image.DecompressionBombError as fault:
        raise NoPicture(_too_many("far more")) from fault
    width, height = found.size
    if width * height > PIXELS:
        raise NoPicture(_too_many(f"{width} x {height}"))
    found.load()
    turned: Any = ImageOps.exif_transpose(found)
    turned.format = found.format
    return turned  # type: ignore[no-any-return]


def _too_many(pixels: str) -> Said:
    words = f"the picture has {pixels} pixels; at most {PIXELS:,} are taken. Save it smaller"
    return Said(words, "picture-pixels", most=PIXELS // 1_000_000)


def _encoded(found: Image) -> Picture:
    from PIL import Image

    kind = "JPEG" if found.format == "MPO" else str(found.format)  # several JPEGs in one file, as telephones make them
    found = _of_eight_bits(found)
    clear = found.has_transparency_data and kind != "JPEG"
    plain = found.convert("RGBA" if clear else "RGB")
    if max(plain.size) > EDGE:
        plain.thumbnail((EDGE, EDGE), Image.Resampling.LANCZOS)
    fresh = Image.frombytes(plain.mode, plain.size, plain.tobytes())  # pixels alone
    out = _written(fresh, kind)
    if len(out) > MOST:
        kind, out = "WEBP", _written(fresh, "WEBP")
    return Picture(out, FORMATS[kind], *fresh.size)  # type: ignore[arg-type]


def _of_eight_bits(found: Image) -> Image:
    """A grey picture of 16 bits scaled to 8, where Pillow would cut off what is above 255; others as they are."""
    from PIL import ImageMath

    if not found.mode.startswith("I"):
        return found
    deep, clear = found.convert("I"), found.info.get("transparency")
    grey = deep.point(lambda value: value / 257 + 0.5).convert("L")  # 65,535 is 255 times 257
    if clear is not None:
        grey.putalpha(ImageMath.lambda_eval(lambda of: of["convert"]((of["deep"] != clear) * 255, "L"), deep=deep))
    return grey


def _written(picture: Image, kind: str) -> bytes:
    out = io.BytesIO()
    picture.save(out, kind, **({} if kind == "PNG" else {"quality": QUALITY}))
    return out.getvalue()
