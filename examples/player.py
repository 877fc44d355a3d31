#!/usr/bin/env python3
"""A program that plays at random, wherever its account is asked something.

    python3 player.py https://SERVER TOKEN-FILE

It needs a token for `read`, `play` and `tables` (Account, "Bots and tokens"), and nothing but Python. Where its account
sits at no table it makes one, against a bot of the house; it ends when no game goes on any more.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request

NEW = {
    "game": "starcraft",
    "seats": ["me", "easy"],
    "options": {"galaxy": "auto", "factions": "random"},
}


class Refused(Exception):
    """The server did not do it: a stable word for programs, and a sentence."""

    def __init__(self, status, error):
        super().__init__(f"{status} {error['code']}: {error['message']}")
        self.code = error["code"]


class Server:
    def __init__(self, address, token):
        self.address, self.token = address.rstrip("/"), token

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        head = {"Authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(self.address + path, data, head)
        while True:
            try:
                # A stream says something each 15 seconds: what is silent for longer is not there.
                return urllib.request.urlopen(request, timeout=45)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise Refused(error.code, json.load(error)) from None
                time.sleep(int(error.headers.get("Retry-After", 5)))

    def ask(self, path, body=None):
        with self.open(path, body) as answer:
            return json.load(answer)

    def lines(self, path):
        with self.open(path) as stream:
            for line in stream:
                yield json.loads(line)


def answer(server, table):
    """Answers at a table until it asks nothing more of us."""
    for seat in table["yours"]:
        path = f"/api/tables/{table['id']}"
        while question := server.ask(f"{path}/question?as={seat}")["question"]:
            choice = random.choice(question["options"])
            print(f"{table['title']}: {question['prompt']} {choice['text']}", flush=True)
            act = {
                "seat": seat,
                "decision": question["decision"],
                "actions": [choice["action"]],
            }
            try:
                server.ask(f"{path}/act", act)
            except Refused as refused:
                # The game has moved on, or a clock has: it is asked anew.
                if refused.code not in ("stale", "time", "away"):
                    raise


def main():
    address, file = sys.argv[1:3]
    with open(file, encoding="ascii") as token:
        server = Server(address, token.read().strip())
    if not server.ask("/api/tables")["tables"]:
        server.ask("/api/tables", NEW)
    running = set()
    # The first line has all tables, each further one those that are different by then; `{}` says that nothing is.
    for line in server.lines("/api/stream"):
        for table in line.get("tables", []):
            if "over" in table:
                running.discard(table["id"])
                print(f"{table['title']}: over, won by {table['over']['winners']}", flush=True)
            else:
                running.add(table["id"])
                if set(table["yours"]) & set(table["pending"]):
                    answer(server, table)
        running.difference_update(line.get("gone", []))
        if not running:
            return


if __name__ == "__main__":
    main()
