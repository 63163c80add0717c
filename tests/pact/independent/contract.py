"""Checks requests against contracts/bundled/training.json, with Python's standard library."""

import json
import re
import sys
import unicodedata
from functools import cache
from pathlib import Path
from urllib.parse import parse_qsl, unquote

DOCUMENT = json.loads((Path(__file__).parents[3] / "contracts/bundled/training.json").read_text("utf-8"))
METHODS = ("get", "post", "put", "patch", "delete")


def resolved(schema):
    """The schema that a $ref names, with what stands beside the $ref."""
    if "$ref" not in schema:
        return schema
    target = DOCUMENT
    for name in schema["$ref"].removeprefix("#/").split("/"):
        target = target[name]
    return resolved({**target, **{k: v for k, v in schema.items() if k != "$ref"}})


def error(message, field):
    """An entry of an error document. Without a field, the request as a whole is at fault."""
    return {"message": message, **({"field": field} if field else {})}


class Operation:
    def __init__(self, method, path, item, operation):
        self.id, self.method = operation["operationId"], method.upper()
        self.is_anonymous = operation["x-access"] == "anonymous"
        # The names of the parts in braces are those of the path parameters.
        self.path = re.compile(re.sub(r"\{[^}]+\}", "([^/]+)", path) + r"\Z")
        self.names = re.findall(r"\{([^}]+)\}", path)
        self.parameters = [resolved(p) for p in item.get("parameters", []) + operation.get("parameters", [])]
        self.body = operation.get("requestBody", {}).get("content", {}).get("application/json")

    def schema_of(self, place, name):
        return next(p["schema"] for p in self.parameters if (p["in"], p["name"]) == (place, name))

    def ids(self, path):
        """The values in a path; None for another path, or one with an id that the contract does not allow."""
        match = self.path.match(path)
        values = [unquote(value) for value in match.groups()] if match else None
        if values is None or any(errors_in(self.schema_of("path", n), v) for n, v in zip(self.names, values)):
            return None
        return values

    def query(self, text):
        """The values in a query, and the errors in it."""
        known = {p["name"]: p["schema"] for p in self.parameters if p["in"] == "query"}
        values, errors = {}, []
        for name, value in parse_qsl(text, keep_blank_values=True):
            if name not in known:
                errors.append(error("This call has no such parameter.", name))
            elif name in values:
                errors.append(error("must not be repeated", name))
            else:
                is_number = resolved(known[name]).get("type") == "integer" and re.fullmatch("-?[0-9]{1,20}", value)
                values[name] = int(value) if is_number else value
                errors += errors_in(known[name], values[name], name)
        return values, errors

    def header_errors(self, headers):
        given = [(p, headers.get(p["name"])) for p in self.parameters if p["in"] == "header"]
        return [e for p, value in given if value is not None for e in errors_in(p["schema"], value, p["name"])]

    def body_errors(self, body):
        return errors_in(self.body["schema"], body)


def example(path, method, status):
    """The attributes of the resource in the first example of a response."""
    media = DOCUMENT["paths"][path][method]["responses"][status]["content"]["application/json"]
    return resolved(next(iter(media["examples"].values())))["value"]["data"]["attributes"]


OPERATIONS = {
    operation["operationId"]: Operation(method, path, item, operation)
    for path, item in DOCUMENT["paths"].items() for method, operation in item.items() if method in METHODS
}


@cache
def characters(category):
    """The characters of a Unicode category, as the inside of a character class."""
    spans = []
    for code in range(sys.maxunicode + 1):
        if not unicodedata.category(chr(code)).startswith(category):
            continue
        if spans and spans[-1][1] == code - 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return "".join(f"\\U{first:08x}-\\U{last:08x}" for first, last in spans)


@cache
def compiled(pattern):
    """A pattern of the contract, which is JavaScript's: Python has no \\p{…}, and its $ also allows a line break."""
    pattern = re.sub(r"\\p\{(\w+)\}", lambda m: characters(m[1]), pattern)
    return re.compile(pattern[:-1] + r"\Z" if pattern.endswith("$") else pattern, re.ASCII)


def is_of(kind, value):
    if isinstance(value, bool):
        return kind == "boolean"
    if kind == "integer":
        return isinstance(value, int) or (isinstance(value, float) and value.is_integer())
    types = {"string": str, "number": (int, float), "object": dict, "array": list, "null": type(None)}
    return kind in types and isinstance(value, types[kind])


def message_for(schema, value):
    """Why a schema does not allow a single value; None if it does."""
    kinds = schema.get("type", [])
    if kinds and not any(is_of(kind, value) for kind in ([kinds] if isinstance(kinds, str) else kinds)):
        return "Invalid value"
    if "const" in schema and value != schema["const"] or "enum" in schema and value not in schema["enum"]:
        return "This value is not allowed."
    size = len(value) if isinstance(value, (str, list, dict)) else value
    low = {str: "minLength", list: "minItems", dict: "minProperties"}.get(type(value), "minimum")
    high = {str: "maxLength", list: "maxItems", dict: "maxProperties"}.get(type(value), "maximum")
    if low in schema and size < schema[low]:
        return "Required" if value == "" else f"must be at least {schema[low]}"
    if high in schema and size > schema[high]:
        return f"must be at most {schema[high]}"
    if isinstance(value, str) and "pattern" in schema and not compiled(schema["pattern"]).search(value):
        return "Invalid email address" if schema.get("format") == "email" else "Invalid value"
    return None


def errors_in(schema, value, field=""):
    """What a schema does not allow in a value, as entries of an error document: at most one for each field."""
    schema = resolved(schema)
    if "oneOf" in schema:
        return min((errors_in(one, value, field) for one in schema["oneOf"]), key=len)
    message = message_for(schema, value)
    if message:
        return [error(message, field)]
    at = f"{field}." if field else ""
    errors = []
    if isinstance(value, list):
        for i, item in enumerate(value):
            errors += errors_in(schema.get("items", {}), item, f"{at}{i}")
    if isinstance(value, dict):
        known = schema.get("properties", {})
        errors += [error("Required", at + k) for k in schema.get("required", []) if k not in value]
        for name, one in value.items():
            if name in known:
                errors += errors_in(known[name], one, at + name)
            elif schema.get("additionalProperties") is False:
                errors.append(error("This field cannot be set.", at + name))
    return errors
