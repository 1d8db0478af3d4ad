#!/usr/bin/env python3
"""A player for Cardinal in Python, standard library only.

    ./cardinal arena --bots "cmd:python3 examples/player.py" ...
    ./cardinal sim riftbound --bots "cmd:python3 examples/player.py,greedy" --games 100
    ./cardinal play riftbound --bot "cmd:python3 examples/player.py" --explain

Every line of the standard input is a message, every line of the standard output an answer (docs/research.md).
"""
import json
import random
import sys

# Words that an option begins with, from good to bad; what is in neither list lies between.
EAGER = ("attack", "play", "evolve", "move", "block", "activate", "yes")
LAST = ("pass", "end", "no", "done", "concede")


def rank(words):
    """How promising an option sounds; only its first word is looked at."""
    first = words.split()[0].lower() if words.split() else ""
    if first in EAGER:
        return 2
    return 0 if first in LAST else 1


def choose(see, dice):
    """The number of an option: one of those that sound best, now and then any."""
    options = see["options"]
    if dice.random() < 0.1:
        return dice.randrange(len(options))
    best = max(rank(option["words"]) for option in options)
    return dice.choice([i for i, option in enumerate(options) if rank(option["words"]) == best])


def main():
    dice = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["do"] == "start":
            dice = random.Random(message["seed"])
        elif message["do"] == "choose":
            action = choose(message["see"], dice)
            words = message["see"]["options"][action]["words"]
            print(json.dumps({"action": action, "why": f"\"{words}\" sounds best"}), flush=True)


if __name__ == "__main__":
    main()
