package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;
import cardinal.ufs.card.Property;
import java.util.OptionalInt;

/** A number in card text. */
public sealed interface Amount {

    @Spoken(Spoken.Manner.HOLDER)
    record Fixed(int n) implements Amount {
    }

    /** "X": defined by the text (Instruction.LetX), by the cost, or chosen (J.4.3, H.4.4). */
    @Spoken(value = Spoken.Manner.THING, as = "X")
    record X() implements Amount {
    }

    /** "the rating of the keyword that grants this" (I.2.4): only in abilities that keywords grant. */
    record Rating() implements Amount {
    }

    /** "1 [damage] for each attack in your card pool", "1 for every 3 foundations": each times the count, divided by per, rounded down. */
    record PerEach(Amount each, int per, Counted counted) implements Amount {
    }

    /** "the number of attacks in your card pool". */
    record NumberOf(Counted counted) implements Amount {
    }

    /** "its printed difficulty", "this attack's speed", "the difficulty of the chosen card". ofPhrase: "the difficulty of ...". */
    record Of(Selector card, Property property, boolean printed, boolean ofPhrase) implements Amount {
    }

    /** "the total difficulty of the destroyed foundations", "the highest difficulty among cards revealed this way". */
    record Across(Fold fold, Property property, boolean printed, Selector cards) implements Amount {
        public enum Fold {
            TOTAL, HIGHEST, LOWEST
        }
    }

    /** "your momentum", "your current health", "your hand size", "the number of cards in your hand". */
    record Player(Who who, Stat stat, boolean printed) implements Amount {
    }

    /** A number a player has. */
    enum Stat {
        HEALTH, MAXIMUM_HEALTH, HAND_SIZE, MOMENTUM, LEVEL
    }

    /** "half your momentum (rounded up)", "half your maximum health" (not said). J.4.3.4: up unless said. */
    record Half(Amount of, boolean down, boolean said) implements Amount {
    }

    /** "your current health divided by the number of your foundations": up unless "(rounded down)" is said (J.4.3.4). */
    record Divided(Amount of, Amount by, boolean down) implements Amount {
    }

    /** "8 minus your printed hand size", "your momentum plus 1". */
    record Sum(Amount left, boolean minus, Amount right) implements Amount {
    }

    /** "(minimum 1)", "(maximum 5)" after a number's definition (K.3.8). */
    record Bounded(Amount amount, OptionalInt least, OptionalInt most) implements Amount {
    }

    /** "the damage dealt", "the damage this attack deals": of the event the effect answers. */
    record DamageDealt() implements Amount {
    }

    /** "that much health": what the event that is answered changed. */
    record ThatMuch() implements Amount {
    }

    /** "the value checked", "the check": the value of the check made by this effect or answered by it. */
    record Checked() implements Amount {
    }

    /** "the named number", "the health lost this way". */
    record ThisWay(Act act) implements Amount {
    }

    /** "twice the ...". */
    record Twice(Amount of) implements Amount {
    }

    /** What is counted. */
    sealed interface Counted {
        /** Cards that fit. */
        @Spoken(Spoken.Manner.HOLDER)
        record Cards(Filter filter) implements Counted {
        }

        /** "different card type among cards revealed this way", "symbol on this attack". */
        record Kinds(Trait.Shares.What what, boolean different, Selector among) implements Counted {
        }

        /** "attack that has left your card pool this turn". */
        record Left(Filter filter, Place place, Period period) implements Counted {
        }

        /** "symbol it shares with your character": what both have. */
        record Shared(Trait.Shares.What what, Selector card, Selector with) implements Counted {
        }

        /** "attack that has been blocked this turn", "card you have drawn this turn", "time you have ...": what happened. */
        record Times(Happening happening, Period period) implements Counted {
        }

        /** "time you have played this ability this turn". */
        record TimesPlayed(Period period) implements Counted {
        }

        /** "Wall counter on your character"; an empty name: any. */
        record Counters(String name, Selector on) implements Counted {
        }

        /** "Wall counter in play", "Wall counter in your stage". */
        record CountersIn(String name, Place place) implements Counted {
        }

        /** "card used to pay the cost of this ability" (I.3.5, I.3.9). */
        record PaidCards() implements Counted {
        }

        /** "point of damage dealt", "health you have". */
        record Units(Amount of) implements Counted {
        }
    }

    static Amount of(int n) {
        return new Fixed(n);
    }
}
