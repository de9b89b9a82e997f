#!/usr/bin/env python3
"""A host: opens a Swiss of two rounds for the bots of the house, closes each round when its boards are
over, or after so many seconds by draws, and prints the standings.
PYTHONPATH=openapi/clients/python python3 host.py [ORIGIN [SECONDS]]
"""

import secrets
import sys
import time

from umpire import Umpire

ORIGIN = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 600
PLAN = {"name": "A Swiss of host.py", "game": "narvik", "scenario": "first-shots", "nextRound": "by-hand",
        "format": {"type": "swiss", "rounds": 2}}
BOTS = ["bot:random", "bot:greedy", "bot:greedy-2"]
DRAW = {"points": [0.5, 0.5], "how": "adjudicated", "reason": "It was not over in time."}


def token(umpire):
    """An account of its own, and a personal token: a secret that does not expire with a session."""
    name, password = f"example-{secrets.token_hex(6)}", secrets.token_urlsafe(16)
    umpire.sign_up({"name": name, "password": password})
    umpire.token = umpire.sign_in({"name": name, "password": password})["token"]
    return umpire.make_token({"name": "host.py", "scopes": ["tournament:host"]})["token"]


def close(umpire, tournament, number):
    """Waits for the results of a round; what has none in time is a draw."""
    late = time.monotonic() + SECONDS
    while True:
        boards = umpire.read_round(tournament, f"{number}")["boards"]
        missing = [board for board in boards if "result" not in board]
        if not missing:
            return
        if time.monotonic() >= late:
            for board in missing:
                umpire.decide_board(f"{board['number']}", tournament, f"{number}", DRAW)
            return
        time.sleep(2)


def host(umpire):
    tournament = umpire.make_tournament(PLAN)["id"]
    umpire.lead_tournament(tournament, {"status": "registration"})
    for bot in BOTS:
        umpire.enter_tournament(tournament, {"account": bot})
    umpire.lead_tournament(tournament, {"status": "running"})  # This begins round 1.
    for number in range(1, PLAN["format"]["rounds"] + 1):
        if number > 1:
            umpire.open_round(tournament, {"id": f"round {number}"})  # Sent again, it is the same round.
        close(umpire, tournament, number)
        print(f"round {number} of tournament {tournament} is over")
    umpire.lead_tournament(tournament, {"status": "finished"})
    standings = umpire.read_standings(tournament)
    print("rank, name, " + ", ".join(criterion["id"] for criterion in standings["criteria"]))
    for line in standings["lines"]:
        print(f"{line['rank']}, {line['name']}, {', '.join(line['values'])}")


if __name__ == "__main__":
    house = Umpire(ORIGIN)
    house.token = token(house)
    host(house)
