#!/usr/bin/env python3
"""A program for `orderstack play --engine "python3 engine.py"`: it is told a question and answers it, a line each.

It takes the first answer it likes, and the one it likes is random: put your own thoughts in `choose`.
"""

import json
import random
import sys


def choose(question):
    """The place of one of `question["options"]`; `question["view"]` is what the seat knows."""
    return random.randrange(len(question["options"]))


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"ok": True, "id": question["id"], "index": choose(question)}), flush=True)
