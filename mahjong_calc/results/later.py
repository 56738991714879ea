"""Results of which some fields are worked out when they are first read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self


class Later:
    """A result that cannot be changed, made of the fields that its class annotates.

    What is asked for seldom costs nothing until then; whoever compares, copies, prints or pickles a result asks for
    all of it. A field of which there is a default is never worked out later.
    """

    _fields: ClassVar[tuple[str, ...]]
    _later: Callable[[str], Mapping[str, Any]] | None

    def __init_subclass__(cls) -> None:
        cls._fields = tuple(cls.__annotations__)

    def __init__(self, later: Callable[[str], Mapping[str, Any]] | None = None, **known: Any) -> None:
        """later: name of a field that is missing -> its value, and those of other fields that came up with it."""
        known["_later"] = later
        self.__dict__.update(known)

    if not TYPE_CHECKING:  # a name that is no field is a fault to the checker of types

        def __getattr__(self, name: str) -> Any:
            later = self.__dict__.get("_later")
            if later is None or name not in self._fields:
                raise AttributeError(f"{type(self).__name__} has no field {name}", name=name, obj=self)
            self.__dict__.update(later(name))
            return self.__dict__[name]

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a {type(self).__name__} cannot be changed; _replace makes another one")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a {type(self).__name__} cannot be changed; _replace makes another one")

    def _asdict(self) -> dict[str, Any]:
        """Every field with its value."""
        return {name: getattr(self, name) for name in self._fields}

    def _replace(self, **changes: Any) -> Self:
        """The same with other values of some fields."""
        return type(self)(**{**self._asdict(), **changes})

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._asdict() == other._asdict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._asdict().items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (type(self), self._asdict())


def _made(kind: type[Later], fields: dict[str, Any]) -> Later:
    return kind(**fields)
