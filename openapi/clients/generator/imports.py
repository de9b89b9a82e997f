"""Imports the Python client whole: every name that a type or a method refers to must be there."""

import typing

import umpire
from umpire import client, types

told = [kind for kind in vars(types).values() if typing.is_typeddict(kind)]
methods = [method for method in vars(umpire.Umpire).values() if callable(method)]
for kind in told:
    typing.get_type_hints(kind, vars(types))
for method in methods:
    typing.get_type_hints(method, vars(client))
if len(told) < 100 or len(methods) < 50:
    raise SystemExit(f"only {len(told)} types and {len(methods)} methods")
print(f"Python: {len(told)} types, {len(methods)} methods")
