"""Base class of all compiled objects with state: a wrong call raises an error instead of crashing the interpreter.

An object cannot be used before its constructor has succeeded, nor while another thread uses it or one of the objects that it relies on.
Methods that are short and hold the GIL call `check`; those that release it, or run Python code in between, `enter` and `leave`.
"""

from __future__ import annotations

from typing import Any

import cython

from rookery.fast.common.signatures import SourceSignature

if cython.compiled:
    from cython.cimports.cpython.pythread import PyThread_get_thread_ident as get_ident
else:
    from _thread import get_ident

    from rookery.fast.common.uncompiled import named

    UNSET, BEGUN, FREE, USED = named(__file__, "UNSET", "BEGUN", "FREE", "USED")


class Guarded:
    """An object that one thread at a time can use, once it is set up."""

    __signature__ = SourceSignature()

    stage: cython.int
    owner: cython.ulong
    uses: tuple[Any, ...]

    def refuse(self) -> object:
        """Raise RuntimeError unless the object is set up and no other thread uses it."""
        if self.stage in (UNSET, BEGUN):
            raise RuntimeError(f"this {type(self).__name__} was not set up: its constructor failed or did not run")
        if self.stage == USED and self.owner != get_ident():
            raise RuntimeError(f"this {type(self).__name__} is in use by another thread")
        return None

    def check(self) -> object:
        """Raise RuntimeError unless this thread may use the object; for short methods that hold the GIL."""
        if self.stage != FREE:
            self.refuse()
        return None

    def begin_setup(self) -> object:
        """Begin the constructor; raise RuntimeError if it has succeeded before, or runs in another thread."""
        if not cython.compiled and not hasattr(self, "stage"):
            self.stage = UNSET
        if self.stage in (FREE, USED) or (self.stage == BEGUN and self.owner != get_ident()):
            raise RuntimeError(f"this {type(self).__name__} is set up already: make a new one")
        self.stage, self.owner = BEGUN, get_ident()
        return None

    def end_setup(self, parts: Any) -> object:
        """End the constructor; `parts` are the objects that this one uses."""
        self.uses, self.depth, self.stage = parts, 0, FREE
        return None

    def enter(self) -> object:
        """Claim the object and its parts for this thread; raise RuntimeError if that is impossible. A thread may enter repeatedly."""
        entered: cython.Py_ssize_t = 0
        if self.stage != FREE:
            self.refuse()
        self.stage, self.owner = USED, get_ident()
        self.depth += 1
        if self.uses:
            try:
                for part in self.uses:
                    cython.cast(Guarded, part).enter()
                    entered += 1
            except RuntimeError:
                for part in self.uses[:entered]:
                    cython.cast(Guarded, part).leave()
                self.release()
                raise
        return None

    def leave(self) -> object:
        """Release the object and its parts."""
        if self.uses:
            for part in self.uses:
                cython.cast(Guarded, part).leave()
        self.release()
        return None

    def release(self) -> cython.void:
        """Release the object itself."""
        self.depth -= 1
        if self.depth == 0:
            self.stage = FREE

    def enter_with(self, other: Guarded) -> object:
        """Claim this object and another one, such as the twin that it plays on."""
        self.enter()
        try:
            other.enter()
        except RuntimeError:
            self.leave()
            raise
        return None

    def leave_with(self, other: Guarded) -> object:
        """Release this object and the other one."""
        other.leave()
        self.leave()
        return None
