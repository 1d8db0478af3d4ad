package cardinal.riftbound.ability;

import cardinal.cards.text.Spoken;

/** Something that is true or not at the moment it is asked: after "if" or "while". */
public sealed interface Condition {

    /** Whether only an effect in progress can answer it. */
    default boolean isOfEffect() {
        return this instanceof YouDid || this instanceof DoneThisWay || this instanceof ThisKillsIt
                || this instanceof PaidAdditionalCost || this instanceof ItIs || this instanceof ItIsSo
                || this instanceof ItWas || this instanceof IWas
                || this instanceof Both both && (both.one().isOfEffect() || both.other().isOfEffect())
                || this instanceof Not not && not.what().isOfEffect();
    }

    /** No condition. */
    @Spoken(Spoken.Manner.SILENT)
    record Always() implements Condition {
    }

    /** 728.1.c: the controller has played another (or, on lasting abilities, a) Main Deck card this turn. */
    record Legion() implements Condition {
    }

    /** "you control two or more gear", "there is a ready enemy unit here", "you control a Dragon": at least n objects fit. */
    record AtLeast(int n, Filter filter) implements Condition {
    }

    /** "you assigned 5 or more excess damage to enemy units": more than lethal damage, in the combat at hand or the last one (439.1.d.4). */
    record ExcessDamage(int n) implements Condition {
    }

    /** "you control no gear", "there are no enemy units here". */
    @Spoken(Spoken.Manner.SILENT)
    record None(Filter filter) implements Condition {
    }

    /** "I'm buffed", "I'm [Mighty]", "I'm ready", "I'm attacking", "I'm exhausted". */
    record IAm(Filter.Trait trait) implements Condition {
    }

    /** "I'm at a battlefield", "I'm in your base". */
    record IAmAt(Filter.Place place) implements Condition {
    }

    /** "I'm attacking or defending alone", "I'm attacking alone". */
    record IFightAlone(boolean attacking, boolean defending) implements Condition {
    }

    /** "you have 2 or more cards in your hand". */
    record HandAtLeast(int n) implements Condition {
    }

    /** "you have 1 or fewer cards in your hand". */
    record HandAtMost(int n) implements Condition {
    }

    /** "you have 8+ runes". */
    record RunesAtLeast(int n) implements Condition {
    }

    /** "you've discarded a card this turn". */
    record DiscardedThisTurn() implements Condition {
    }

    /** "an enemy unit has died this turn" / "a friendly unit has died this turn" / "a unit has died this turn". */
    record DiedThisTurn(Filter.Side side) implements Condition {
    }

    /** "an opponent controls a battlefield". */
    record OpponentControlsBattlefield() implements Condition {
    }

    /** "an opponent's score is within n points of the Victory Score". */
    record OpponentWithin(int n) implements Condition {
    }

    /** "your score is within n points of the Victory Score". */
    record YouWithin(int n) implements Condition, Later {
    }

    /** "you paid the additional cost" / "you do" after an optional additional cost. */
    record PaidAdditionalCost() implements Condition {
    }

    /** "you do": the optional instruction just before was carried out. */
    record YouDid() implements Condition {
    }

    /** "it was buffed this way", "you couldn't": whether the instruction before did what it says. */
    record DoneThisWay(boolean done) implements Condition {
    }

    /** "this kills it" after damage: asked when the cleanup after the effect has run (415.5.c). */
    record ThisKillsIt() implements Condition {
    }

    /** "it's your turn" / "it's an opponent's turn". */
    record YourTurn(boolean yours) implements Condition {
    }

    /** "it's a unit", "it's a spell", "it's a gear". */
    record ItIs(Filter.Kind kind) implements Condition {
    }

    /** "it's stunned", "it's [Mighty]". */
    record ItIsSo(Filter.Trait trait) implements Condition {
    }

    /** 444.1 of 2026-07: "you've spent at least [A][A] this turn". */
    record PowerSpent(int n) implements Condition, Later {
    }

    /** 356.3.e.13: "I was [Mighty]": when it died or left. */
    record IWas(Filter.Trait trait) implements Condition, Later {
    }

    /** "it was an enemy unit": when it was last on the board. */
    record ItWas(Filter.Side side) implements Condition, Later {
    }

    /** 824 of 2026-07: "[Level 3]": its controller has so much XP. */
    record Level(int n) implements Condition {
    }

    /** 729 of 2026-07: "you have 3 or more XP". */
    record XpAtLeast(int n) implements Condition {
    }

    /** 434 of 2026-07: "this Equipment was attached to me this turn". */
    record AttachedThisTurn(Selector what) implements Condition {
    }

    /** Two conditions, both of which must hold: what an ability says, and what the keyword before it stands for (727.1.b.3 of 2026-07). */
    @Spoken(Spoken.Manner.SILENT)
    record Both(Condition one, Condition other) implements Condition {
        /** The two, or the one of them that says something. */
        public static Condition of(Condition one, Condition other) {
            return one instanceof Always ? other : other instanceof Always ? one : new Both(one, other);
        }
    }

    /** A condition that does not hold: an ability rests while another stands in its place. */
    @Spoken(Spoken.Manner.SILENT)
    record Not(Condition what) implements Condition {
    }

    /** "I have moved twice this turn". */
    record MovedThisTurn(int times) implements Condition {
    }
}
