#!/usr/bin/env python3
"""Drives many matches of Cardinal from Python, standard library only, against one of its bots.

    python3 examples/driver.py --games 100 --game riftbound --against greedy

It starts "./cardinal protocol" and talks to it in JSON lines (docs/research.md). Seats, decks and luck change from match to
match; the choices are those of player.py beside it.
"""
import argparse
import json
import os
import random
import shlex
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import player


class Cardinal:
    """A running engine: ask() sends a request and gives its answer."""

    def __init__(self, command):
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, do, **fields):
        self.process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit("the engine has ended")
        answer = json.loads(answer)
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def close(self):
        self.ask("quit")
        self.process.wait()


def main():
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    options = argparse.ArgumentParser(description="Play matches against a bot of Cardinal.")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--game", default="riftbound")
    options.add_argument("--against", default="greedy")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--cardinal", default=os.path.join(here, "cardinal") + " protocol", help="how to start it")
    options = options.parse_args()

    cardinal = Cardinal(options.cardinal)
    decks = next(g["decks"] for g in cardinal.ask("games")["games"] if g["game"] == options.game)
    dice = random.Random(options.seed)
    score = 0.0
    choices = 0
    for number in range(options.games):
        mine = number % 2
        match = cardinal.ask("reset", game=options.game, seed=options.seed + number // 2,
                             decks=[dice.choice(decks), dice.choice(decks)], bots={str(1 - mine): options.against})
        while not match["over"]:
            match = cardinal.ask("step", match=match["match"], action=player.choose(match["see"], dice))
            choices += 1
        score += match["scores"][mine]
        cardinal.ask("close", match=match["match"])
    cardinal.close()
    print(f"{options.games} games of {options.game} against {options.against}, {choices} choices: {score:g} points")


if __name__ == "__main__":
    main()
