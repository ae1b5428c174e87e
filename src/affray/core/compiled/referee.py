"""The compiled referee: bit by bit the same as `SeededReferee`, which says what its methods mean.

A referee is a pointer to a block of int64, so that nothing is counted or freed while rules run; its methods are plain
functions. Its type names the ruleset, whose tactics answer what nobody else does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core import types
from numba.core.datamodel.models import OpaqueModel
from numba.core.imputils import lower_constant
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate
from numba.extending import infer_getattr, intrinsic, lower_builtin, register_model, typeof_impl

from affray.core.compiled.block import AT, END, FIGHT, STATE, TALLY, TAPE
from affray.core.compiled.rules import Key, RuleDispatcher, compiled
from affray.core.compiled.values import count_bits, lowest_bit, peek, peek_at, poke, poke_at
from affray.core.generator import GAMMA, MIX_1, MIX_2
from affray.core.referee import ALL, Hush, Kind

CORE: dict[Key, RuleDispatcher] = {}


def core(inline: bool = True) -> Callable[[Any], Any]:
    """Mark a function of the core: compiled for the use of all rulesets."""

    def mark(f: Any) -> RuleDispatcher:
        key = ("core", f.__module__, f.__qualname__)
        CORE[key] = compiled(f, key, lambda value: value, CORE.get, inline=inline)
        return CORE[key]

    return mark


# ---- the generator, as in core.generator -----------------------------------------------------------------------------

U = np.uint64
_GAMMA, _MIX_1, _MIX_2 = U(GAMMA), U(MIX_1), U(MIX_2)
_27, _30, _31, _32, _ONE = U(27), U(30), U(31), U(32), U(1)


@core()
def mix(z):
    """Scramble a 64-bit word, as core.generator does."""
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@core()
def stream(seed, fight):
    """The start of the stream of one fight."""
    return np.int64(mix(mix(U(seed) + _GAMMA) + (U(fight) + _ONE) * _GAMMA))


@core()
def word(referee):
    """The next word's upper half."""
    state = U(peek(referee, STATE)) + _GAMMA
    poke(referee, STATE, np.int64(state))
    return np.int64(mix(state) >> _32)


@core(inline=False)
def unbiased(referee, product, sides):
    """A face out of a word that may be one of the surplus ones."""
    while product & 0xFFFFFFFF < 0x100000000 % sides:
        product = word(referee) * sides
    return (product >> 32) + 1


@core()
def die(referee, sides):
    """A face 1..sides."""
    product = word(referee) * sides
    if product & 0xFFFFFFFF >= sides:
        return (product >> 32) + 1
    return unbiased(referee, product, sides)


# ---- the referee -----------------------------------------------------------------------------------------------------

decide = decide_amount = decide_pick = decide_first = None  # a ruleset's own, put in by `with_names`


class RefereeType(types.Type):
    """A pointer to the block of a referee of one ruleset. With `taped`, recorded answers come first."""

    def __init__(self, program: str, taped: bool) -> None:
        """Of the program with that key."""
        self.program, self.taped = program, taped
        super().__init__(f"{'TapedReferee' if taped else 'Referee'}<{program}>")

    def method(self, name: str) -> RuleDispatcher | None:
        """The compiled form of a method."""
        return PROGRAMS[self.program].method(name, self.taped)


class HushType(types.Type):
    """The referee that knows only parts."""

    def __init__(self) -> None:
        """There is one."""
        super().__init__("Hush")

    def method(self, name: str) -> RuleDispatcher | None:
        """The compiled form of its one method."""
        return part if name == "part" else None


register_model(RefereeType)(OpaqueModel)
register_model(HushType)(OpaqueModel)
HUSH = HushType()
PROGRAMS: dict[str, Any] = {}  # by their keys


@typeof_impl.register(Hush)
def _typeof_hush(value, context):
    return HUSH


@lower_constant(HushType)
def _hush_itself(context, builder, typ, value):
    return context.get_dummy_value()


@intrinsic
def new_hush(typingctx):
    """`Hush()`."""

    def generate(context, builder, sig, args):
        return context.get_dummy_value()

    return HUSH(), generate


class MethodTemplate(AbstractTemplate):
    """A call of a referee's method."""

    name: str
    referee: types.Type

    def generic(self, args, kws):
        """The call's types, by compiling the method."""
        called = types.Dispatcher(self.referee.method(self.name))
        return called.get_call_type(self.context, (self.referee, *args), kws).as_method()


class RefereeAttributes(AttributeTemplate):
    """The methods of a referee."""

    key = RefereeType

    def generic_resolve(self, referee, name):
        """A method by its name."""
        if referee.method(name) is None:
            return None
        key = f"{referee.name}.{name}"
        if key not in _templates:
            _templates[key] = type("Method", (MethodTemplate,), {"key": key, "name": name, "referee": referee})
            lower_builtin(key, type(referee), types.VarArg(types.Any))(_call_of(name))
        return types.BoundFunction(_templates[key], referee)


class HushAttributes(RefereeAttributes):
    """The one method of the hushed referee."""

    key = HushType


infer_getattr(RefereeAttributes)
infer_getattr(HushAttributes)
_templates: dict[str, Any] = {}


def _call_of(name):
    def call(context, builder, sig, args):
        target = types.Dispatcher(sig.args[0].method(name))
        call = context.get_function(target, target.get_call_type(context.typing_context, sig.args, {}))
        context.add_linking_libs(getattr(call, "libs", ()))
        return call(builder, args)

    return call


@core()
def pack(kind, who, code):
    """A key as it stands on a tape."""
    return kind << 32 | (who + 1) << 16 | code


@core(inline=False)
def known(referee, kind, who, code):
    """Whether the next entry of the tape answers this request; it is then the one before AT."""
    at, end, tape = peek(referee, AT), peek(referee, END), peek(referee, TAPE)
    while at < end and peek_at(tape, 2 * at) >> 32 == SET:
        poke_at(peek(referee, FIGHT), peek_at(tape, 2 * at) & 0xFFFFFFFF, peek_at(tape, 2 * at + 1))
        at += 1
    poke(referee, AT, at)
    if at < end and peek_at(tape, 2 * at) == pack(kind, who, code):
        poke(referee, AT, at + 1)
        return True
    return False


SET, ROLL, CHOICE, AMOUNT, PART, PICK, DRAW = (
    int(kind) for kind in (Kind.SET, Kind.ROLL, Kind.CHOICE, Kind.AMOUNT, Kind.PART, Kind.PICK, Kind.DRAW)
)


@core()
def on_tape(referee, kind, who, code):
    """Whether the tape answers this request; costs two looks while it is used up."""
    return peek(referee, AT) < peek(referee, END) and known(referee, kind, who, code)


@core()
def answer(referee):
    """What the entry says that `on_tape` found."""
    return peek_at(peek(referee, TAPE), 2 * peek(referee, AT) - 1)


@core()
def only_option(options):
    """The one option of a bit set, -1 if there are several."""
    if options <= 0:
        raise ValueError("a choice without options")
    if options & (options - 1) != 0:
        return -1
    return lowest_bit(options)


@core(inline=False)
def drawn(referee, cards):
    """A card of the set, each as likely."""
    for _ in range(1, die(referee, count_bits(cards))):
        cards &= cards - 1
    return lowest_bit(cards)


def roll(referee, sides, who, why):
    """One die."""
    return die(referee, sides)


def roll_taped(referee, sides, who, why):
    """One die."""
    if on_tape(referee, ROLL, who, why):
        return answer(referee)
    return die(referee, sides)


def dice(referee, count, sides, who, why):
    """The sum of several dice."""
    total = 0
    for _ in range(count):
        total += die(referee, sides)
    return total


def dice_taped(referee, count, sides, who, why):
    """The sum of several dice."""
    if on_tape(referee, ROLL, who, why):
        return answer(referee)
    total = 0
    for _ in range(count):
        total += die(referee, sides)
    return total


def draw(referee, cards, who, why):
    """One card of a bit set."""
    card = only_option(cards)
    return card if card >= 0 else drawn(referee, cards)


def draw_taped(referee, cards, who, why):
    """One card of a bit set."""
    card = only_option(cards)
    if card >= 0:
        return card
    if on_tape(referee, DRAW, who, why):
        return answer(referee)
    return drawn(referee, cards)


def choose(referee, fight, who, decision, options):
    """One option, by the tactics."""
    option = only_option(options)
    return option if option >= 0 else decide(fight, who, decision, options)


def choose_taped(referee, fight, who, decision, options):
    """One option, by the tactics."""
    option = only_option(options)
    if option >= 0:
        return option
    if on_tape(referee, CHOICE, who, decision):
        return answer(referee)
    return decide(fight, who, decision, options)


def considers(referee, fight, who, decision):
    """Options that the tactics take before any others; all while recorded answers may come."""
    return decide_first(fight, who, decision) if peek(referee, AT) >= peek(referee, END) else ALL


def pick(referee, fight, who, decision, values, count):
    """One of the values, by the tactics."""
    if count < 1:
        raise ValueError("a pick without values")
    return values[0] if count == 1 else decide_pick(fight, who, decision, values, count)


def pick_taped(referee, fight, who, decision, values, count):
    """One of the values, by the tactics."""
    if count < 1:
        raise ValueError("a pick without values")
    if count == 1:
        return values[0]
    if on_tape(referee, PICK, who, decision):
        return answer(referee)
    return decide_pick(fight, who, decision, values, count)


def amount(referee, fight, who, decision, low, high):
    """A number, by the tactics."""
    if low > high:
        raise ValueError("an amount from more to less")
    return low if low == high else decide_amount(fight, who, decision, low, high)


def amount_taped(referee, fight, who, decision, low, high):
    """A number, by the tactics."""
    if low > high:
        raise ValueError("an amount from more to less")
    if low == high:
        return low
    if on_tape(referee, AMOUNT, who, decision):
        return answer(referee)
    return decide_amount(fight, who, decision, low, high)


def each(referee, fight, who, ask):
    """One after the other."""
    i = 0
    while who > 0:
        if who & 1:
            ask(referee, fight, i)
        who >>= 1
        i += 1


@core()
def part(referee, why, who, value):
    """The value."""
    return value


def part_taped(referee, why, who, value):
    """The value, unless the tape overrules it."""
    return answer(referee) if on_tape(referee, PART, who, why) else value


def tell(referee, event, who, other=-1, a=0, b=0, c=0):
    """Counted by event."""
    poke(referee, TALLY + event, peek(referee, TALLY + event) + 1)


_PLAIN = {f.__name__: f for f in (roll, dice, draw, choose, considers, pick, amount, each, tell)}
_TAPED = (roll_taped, dice_taped, draw_taped, choose_taped, pick_taped, amount_taped, part_taped)
METHODS = {True: {**_PLAIN, **{f.__name__.removesuffix("_taped"): f for f in _TAPED}}, False: {**_PLAIN, "part": part}}


@core()
def hush():
    """`Hush()`."""
    return new_hush()
