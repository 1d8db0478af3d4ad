package cardinal.riftbound.ability;

import cardinal.cards.text.Spoken;

/** Which objects an instruction acts on. */
public sealed interface Selector {

    /** "me", "I", "this". */
    @Spoken(value = Spoken.Manner.THING, as = "this card")
    record Self() implements Selector {
    }

    /** "it": what the effect last chose or acted on, else what the trigger was about. */
    @Spoken(value = Spoken.Manner.THING, as = "it")
    record It() implements Selector {
    }

    /**
     * 136.2.d of 2026-07: in effect text "this" or the card's own name: the attached card, not the one it is attached to.
     *
     * @param card  that card, once its text is on another; NONE as written
     */
    @Spoken(value = Spoken.Manner.THING, as = "this Equipment")
    record Attached(int card) implements Selector {
        public static final int AS_WRITTEN = -1;

        public Attached() {
            this(AS_WRITTEN);
        }
    }

    /** "them": the same as It where several were chosen or acted on. */
    record Them() implements Selector {
    }

    /** "that unit", "your unit", "the enemy unit": the unit of this side that the effect named last. */
    record ThatUnit(Filter.Side side) implements Selector {
    }

    /** "a unit from among them", "one of them": the controller picks among the cards looked at or revealed. */
    record Among(Filter filter) implements Selector {
    }

    /** "the rest": the cards looked at or revealed that are still where they were and were not picked; "the revealed cards": picked or not. */
    record TheRest(boolean picked) implements Selector {
    }

    /** "me from your trash": the source, which must still be in that place (378.2). */
    record SelfFrom(Filter.Place place) implements Selector {
    }

    /**
     * "a friendly unit", "two enemy units", "up to three units here", "any number of units at a battlefield": the controller picks. It is a
     * target (352.6) when its place is public; from the hand it is picked while resolving (352.10.a).
     */
    @Spoken(Spoken.Manner.NOUN)
    record Chosen(Count count, Filter filter) implements Selector {
    }

    /** "any number of units at a battlefield with total Might 4 or less": a requirement on the whole group (352.11). */
    @Spoken(Spoken.Manner.NOUN)
    record Group(Count count, Filter filter, int totalMightAtMost) implements Selector {
    }

    /** "all gear", "each enemy unit here", "enemy units": everything that fits; nothing is chosen (352.10.d). */
    @Spoken(Spoken.Manner.NOUN)
    record All(Filter filter) implements Selector {
    }

    /** "one of your runes" in "you must ...", "each player kills one of their gear": the acting player picks on resolution (352.10.e, .f). */
    record Must(int n, Filter filter) implements Selector {
    }

    /** How many may be picked. */
    @Spoken(Spoken.Manner.HOLDER)
    record Count(int least, int most) {
        public static final int MANY = 99;
        public static final Count ONE = new Count(1, 1);

        public static Count exactly(int n) {
            return new Count(n, n);
        }

        public static Count upTo(int n) {
            return new Count(0, n);
        }

        public static final Count ANY_NUMBER = new Count(0, MANY);
    }

    static Selector chosen(Filter filter) {
        return new Chosen(Count.ONE, filter);
    }
}
