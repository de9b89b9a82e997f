#!/usr/bin/env python3
"""A bot that answers with anything legal: it opens a match against the house's bot:random and plays
it to its end. PYTHONPATH=openapi/clients/python python3 bot.py [ORIGIN [SCENARIO]]
"""

import random
import secrets
import sys
import uuid

from umpire import Problem, Umpire

ORIGIN = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
SCENARIO = sys.argv[2] if len(sys.argv) > 2 else "first-shots"
GAME, SEAT, OTHER = "narvik", "allied", "german"


def token(umpire):
    """An account of its own, and a personal token: a secret that does not expire with a session."""
    name, password = f"example-{secrets.token_hex(6)}", secrets.token_urlsafe(16)
    umpire.sign_up({"name": name, "password": password})
    umpire.token = umpire.sign_in({"name": name, "password": password})["token"]
    return umpire.make_token({"name": "bot.py", "scopes": ["match:read", "match:play"]})["token"]


def anything(domain, sets):
    """Any value of a domain. Every combination of values is legal, and nothing else is."""
    match domain["type"]:
        case "one":
            return random.choice(domain["values"])
        case "some":
            most = min(domain["max"], len(domain["values"]))
            return random.sample(domain["values"], random.randint(domain["min"], most))
        case "number":
            return random.randint(domain["min"], domain["max"])
        case "named":
            return random.choice(sets[domain["set"]])
        case "shares":
            shares = {share["value"]: share["least"] for share in domain["shares"]}
            room = [share["value"] for share in domain["shares"] for _ in range(share["most"] - share["least"])]
            least, most = (bound - sum(shares.values()) for bound in (domain["min"], domain["max"]))
            for value in random.sample(room, random.randint(max(0, least), min(most, len(room)))):
                shares[value] += 1
            return shares
    raise SystemExit(f"a domain of a later version: {domain}")


def answer(umpire, match, asked, sets):
    """Sends any command that is offered; what is asked after that."""
    offer = random.choice(asked["offers"])
    command = {"type": offer["type"]}
    for parameter in offer["parameters"]:
        command[parameter["name"]] = anything(parameter["domain"], sets)
    order = {"commandId": str(uuid.uuid4()), "decision": asked["id"], "commands": [command]}
    try:
        return umpire.command(match, order, prefer="wait=20")
    except Problem as refused:
        if refused.status != 409:
            raise
        return umpire.read_decision(match)  # Another seat came first: something else is asked.


def play(umpire):
    sheet = umpire.read_map(GAME)["map"]
    sets = {named["name"]: named["places"] for named in sheet["sets"]}
    seats = {SEAT: "open", OTHER: "bot:random"}
    opened = umpire.open_match({"game": GAME, "scenario": SCENARIO, "seats": seats})
    match, answers = opened["id"], 0
    print(f"match {match}; its dice are committed to by {opened['commitment']}")
    umpire.take_seat(match, SEAT, {"salt": secrets.token_hex(8)})
    for _ in umpire.stream(match):  # Whatever is told, somebody may be asked something new.
        now = umpire.read_decision(match)
        while now["status"] == "playing" and SEAT in now["waitingFor"]:
            now, answers = answer(umpire, match, now["decision"], sets), answers + 1
        if now["status"] == "over":
            outcome = umpire.read_match(match)["outcome"]
            print(f"over after {answers} answers: {outcome['level']}, won by {outcome['winners']}")
            return


if __name__ == "__main__":
    house = Umpire(ORIGIN)
    house.token = token(house)
    play(house)
