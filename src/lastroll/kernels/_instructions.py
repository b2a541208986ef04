"""Machine instructions that Numba does not offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

_WORD: Final = ir.IntType(64)
_TWO_WORDS: Final = ir.IntType(128)

Word: TypeAlias = np.uint64


def _wide_product(typing: Any, left: Any, right: Any) -> Any:
    both: Any = types.UniTuple(types.uint64, 2)  # type: ignore[no-untyped-call]

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        product = builder.mul(*[builder.zext(argument, _TWO_WORDS) for argument in arguments])
        high = builder.trunc(builder.lshr(product, ir.Constant(_TWO_WORDS, 64)), _WORD)
        return context.make_tuple(builder, both, [high, builder.trunc(product, _WORD)])

    return both(types.uint64, types.uint64), generate


def _highest_bit(typing: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(_WORD, 63), zeros)

    return types.uint64(types.uint64), generate


def _bit_count(typing: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


def _instruction(define: Callable[..., Any]) -> Any:
    return intrinsic(define)


wide_product: Callable[[Word, Word], tuple[Word, Word]] = _instruction(_wide_product)
"""The high and the low 64 bits of a product."""

highest_bit: Callable[[Word], Word] = _instruction(_highest_bit)
"""The number of the highest bit that is set; the word must not be 0."""

bit_count: Callable[[Word], Word] = _instruction(_bit_count)
"""The number of bits that are set."""
