"""How requests go out and streams come in: the standard library alone."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from http.client import HTTPException
from typing import Any, NamedTuple
from urllib import error, parse, request


class Problem(Exception):
    """A refusal (RFC 9457): its `status`, its `body` with `type`, `detail` and what belongs to it,
    and for how many seconds to wait before another try (`retry_after`, 0 where nothing is said)."""

    def __init__(self, status: int, body: Any, retry_after: float) -> None:
        told = body.get("detail", "") if isinstance(body, dict) else str(body)
        super().__init__(f"{status}: {told}")
        self.status = status
        self.body = body
        self.retry_after = retry_after


class Message(NamedTuple):
    """What a stream tells: the name of the event, the viewer's own number of it (empty where it has
    none) and its data."""

    event: str
    id: str
    data: Any


class Transport:
    """Sends requests to one origin, with a bearer token if there is one; the token may be changed."""

    #: Longer than a stream is ever silent: a comment comes every 15 s.
    timeout = 60.0

    def __init__(self, origin: str, token: str = "") -> None:
        self.origin = origin.rstrip("/")
        self.token = token

    def _open(self, method: str, path: str, query: Mapping[str, Any], headers: Mapping[str, Any],
              body: Any) -> Any:
        asked = parse.urlencode({name: _text(value) for name, value in query.items() if value is not None})
        sent = request.Request(f"{self.origin}{path}{'?' + asked if asked else ''}", method=method)
        for name, value in headers.items():
            if value is not None:
                sent.add_header(name, _text(value))
        if self.token:
            sent.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            sent.data = json.dumps(body).encode()
            sent.add_header("Content-Type", "application/json")
        try:
            return request.urlopen(sent, timeout=self.timeout)
        except error.HTTPError as refused:
            with refused:
                raise Problem(refused.code, _read(refused), _seconds(refused.headers)) from None

    def _call(self, method: str, path: str, query: Mapping[str, Any], headers: Mapping[str, Any],
              body: Any) -> Any:
        with self._open(method, path, query, headers, body) as answer:
            return _read(answer)

    def _listen(self, path: str, query: Mapping[str, Any], headers: Mapping[str, Any]) -> Iterator[Message]:
        """Goes on behind the last number wherever the stream breaks off; ends when it is closed, or
        with a Problem that waiting does not cure."""
        last = headers.get("Last-Event-ID")
        pause = 0.0
        while True:
            try:
                with self._open("GET", path, query, {**headers, "Last-Event-ID": last}, None) as stream:
                    for message in _messages(stream):
                        last = message.id or last
                        pause = 0.0
                        yield message
            except Problem as refused:
                if refused.status != 429 and refused.status < 500:
                    raise
                pause = max(pause, refused.retry_after)
            except (OSError, HTTPException):
                pass  # Nobody is there, or the line is cut: again, a little later.
            time.sleep(pause)
            pause = min(30.0, 2 * pause or 0.5)


def _messages(lines: Any) -> Iterator[Message]:
    event, number, data = "message", "", []
    for raw in lines:
        line = raw.decode().rstrip("\r\n")
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "event":
            event = value
        elif name == "id":
            number = value
        elif name == "data":
            data.append(value)
        elif not line:
            if data:
                yield Message(event, number, json.loads("\n".join(data)))
            event, number, data = "message", "", []


def _read(answer: Any) -> Any:
    content = answer.read()
    kind = answer.headers.get_content_type()
    if not content:
        return None
    return json.loads(content) if kind.endswith("json") else content


def _seconds(headers: Any) -> float:
    told = headers.get("Retry-After", "")
    return float(told) if told.isdigit() else 0.0


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
