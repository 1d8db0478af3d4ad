package cardinal.evolve.ability;

import cardinal.cards.text.Spoken;

/** A number in card text. */
public sealed interface Amount {

    @Spoken(Spoken.Manner.HOLDER)
    record Fixed(int n) implements Amount {
    }

    /** A number that another one takes the place of under a condition, as both stand in a text: "Deal 2 damage divided between them. If ..., 4 instead." */
    record Depending(Condition condition, Amount then, Amount otherwise) implements Amount {
    }

    /** "X" (5.2.1.2): what {@link Instruction.LetX} of the same text says. */
    @Spoken(value = Spoken.Manner.THING, as = "X")
    record X() implements Amount {
    }

    /** "a number of your choice": determined when the card or ability is played (5.2.1.2.2, 10.6.2.2.2). */
    record YourChoice() implements Amount {
    }

    /** "the number of followers on your field"; "the total number of cards in your hand and EX area". */
    record NumberOf(Filter filter) implements Amount {
    }

    /** "the selected follower's attack", "its cost", "your leader's defense". */
    record StatOf(Selector of, Stat stat) implements Amount {
    }

    /** "your maximum play points", "your play points", "your evolution points". */
    record PointsOf(Points points) implements Amount {
    }

    /** "2 times the number of ...". */
    record Times(int n, Amount of) implements Amount {
    }

    /** "half the number of ..., rounded up". */
    record HalfUp(Amount of) implements Amount {
    }

    /** "the number of ... plus 1". */
    record Plus(Amount of, int n) implements Amount {
    }

    /** "the number of cards you've played this turn" (13.2.1.3); excluding: "excluding this card". */
    record PlayedThisTurn(Filter filter, boolean excludingThis) implements Amount {
    }

    /** "the number of times your leader has lost defense this turn". */
    record LeaderLostDefense() implements Amount {
    }

    /** "the number of Fable counters on this card". */
    record Counters(String kind, Selector on) implements Amount {
    }

    /** "the number of counters removed", "the number of cards discarded this way": what the effect or its cost just did. */
    record DoneThisWay(Deed deed) implements Amount {
    }

    /** "the number of Idolatry cards you engaged as the additional cost to play this card" (10.4.7.3): of the spell that is resolved. */
    record EngagedToPlay(Filter filter) implements Amount {
    }

    /** "the result of the roll" (5.19). */
    record Rolled() implements Amount {
    }

    /** Numeric information of a card (2.5, 2.7, 2.8). */
    enum Stat {
        COST, ATTACK, DEFENSE
    }

    /** Numeric information of a player (3.2). */
    enum Points {
        PLAY_POINTS, MAXIMUM_PLAY_POINTS, EVOLUTION_POINTS,
        /** 3.2.6 of version 1.24.1. */
        SUPER_EVOLUTION_POINTS
    }

    /** What may have been done by the text so far. */
    enum Deed {
        DISCARDED, BANISHED, REVEALED, DESTROYED, RETURNED, REMOVED, DRAWN, PUT, PUT_INTO_EX_AREA, SUMMONED, SELECTED,
        ENGAGED,
        /** Stack counters, from cards with Stack (13.3.2.5 of version 1.24.1). */
        TAKEN_FROM_STACK
    }

    static Amount of(int n) {
        return new Fixed(n);
    }

}
