"""Answers, one JSON line each, what Python makes of `[code, expression, existing, update]` lines on standard input."""
import json
import sys


def decode(value):
    if isinstance(value, list):
        return [decode(item) for item in value]
    if isinstance(value, dict):
        if value.get("$") == "set":
            return {decode(item) for item in value["v"]}
        return {key: decode(item) for key, item in value.items()}
    return value


def encode(value):
    if isinstance(value, (set, frozenset)):
        return {"$": "set", "v": sorted((encode(item) for item in value), key=repr)}
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        return {key: encode(item) for key, item in value.items()}
    return value


for line in sys.stdin:
    code, expression, existing, update = json.loads(line)
    names = {}
    exec(code, names)
    try:
        answer = {"result": encode(eval(expression, names)(decode(existing), decode(update)))}
    except TypeError as error:
        answer = {"error": str(error)}
    print(json.dumps(answer, ensure_ascii=False))
