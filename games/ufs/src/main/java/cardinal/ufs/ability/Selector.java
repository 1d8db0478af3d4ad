package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;

/** Which cards an instruction is about. */
public sealed interface Selector {

    /** "this card", "this foundation"; NOTHING: the shorthand of a cost, "Commit" (H.4.1). */
    @Spoken(value = Spoken.Manner.THING, as = "this card")
    record This(Noun noun) implements Selector {
    }

    /**
     * "this attack" (UNSAID), "your attack" (YOURS), "your rival's attack" (RIVALS), with what it must be: "your non-Throw attack" (K.3.4). Not
     * there or not fitting: the instruction fails.
     */
    @Spoken(value = Spoken.Manner.NOUN, as = "current")
    record CurrentAttack(Filter filter) implements Selector {
    }

    /** "it": what was mentioned last. */
    @Spoken(value = Spoken.Manner.THING, as = "it")
    record It() implements Selector {
    }

    /** "them", "those cards" (noun CARD): what was mentioned last, where it is several; NOTHING: "them". */
    record Them(Noun noun) implements Selector {
    }

    /** "that card", "that attack", "that foundation". */
    record That(Noun noun) implements Selector {
    }

    /** "the chosen card", "the revealed cards", "the destroyed foundation", "the blocked attack": what this effect or its cost did it to. */
    record The(Act act, Filter filter, boolean several) implements Selector {
    }

    /** "the rest", "the remaining cards" (remaining): what was looked at or revealed and has not been moved since. */
    record Rest(boolean remaining) implements Selector {
    }

    /** "1 foundation", "up to 2 attacks", "any number of cards", "a card" (article): whoever acts picks while it is carried out (K.2.3). */
    @Spoken(Spoken.Manner.NOUN)
    record Some(Limit count, boolean article, Filter filter) implements Selector {
    }

    /** "all rival assets", "each attack", "your attacks" (BARE): everything that fits. */
    @Spoken(Spoken.Manner.NOUN)
    record All(Word word, Filter filter) implements Selector {
        /** The word before it. */
        public enum Word {
            ALL, EACH, BARE
        }
    }

    /** "the top card of your deck", "the top X cards of their discard pile", "the bottom card of your deck". */
    record Top(Amount n, boolean bottom, Who whose, Zone zone) implements Selector {
    }

    /** "your hand", "your rival's momentum", "your discard pile": all cards there. */
    record Whole(Who whose, Zone zone) implements Selector {
    }

    /** "your character": the starting character (K.2.7). */
    record Character(Who whose) implements Selector {
    }

    /** "your next attack", "your next 2 Weapon attacks this turn", "your rival's next card" (K.3.9). */
    @Spoken(Spoken.Manner.NOUN)
    record Next(Who whose, int n, Filter filter, Wording wording, Period period) implements Selector {
        public Next(Who whose, int n, Filter filter, Wording wording) {
            this(whose, n, filter, wording, Period.UNSAID);
        }

        /** How it is said; TRIES and PLAYS wait for an attempt or a success. */
        public enum Wording {
            /** "your next attack". */
            YOUR,
            /** "the next attack you play". */
            PLAYS,
            /** "the next card your rival tries to play". */
            TRIES,
            /** "the next attack played": by whomever. */
            PLAYED
        }

        /** 2010, 2.14.2.1: whether an attempt that fails does not count. */
        public boolean waitsForSuccess() {
            return wording == Wording.PLAYS || wording == Wording.PLAYED;
        }

        /** "the next foundation you play": one card, known when it has been played. */
        public boolean isOneThatIsPlayed() {
            return n == 1 && wording == Wording.PLAYS;
        }
    }

    /** "your first attack each turn", "your second attack this turn" (K.3.9.1). */
    record Nth(Who whose, int n, Filter filter, Period period) implements Selector {
    }

    /** "the preceding card in your card pool" (D.2.1.3). */
    record Preceding(Filter filter) implements Selector {
    }

    /** "multiple copies of this attack" (I.3.8.3). */
    record MultipleCopies() implements Selector {
    }

    /** "your rival's block", "their block", "that block": the card that was played as a block to the current attack. */
    record Block(Who whose) implements Selector {
    }

    /** "the attack blocked by this card", "attacks blocked by this card". */
    record BlockedByThis() implements Selector {
    }

    /** "each of its keywords", "each symbol it shares": of the card that is changed. */
    record Itself() implements Selector {
    }

    Selector THIS_CARD = new This(Noun.CARD);
    Selector IMPLIED = new This(Noun.NOTHING);
    Selector THIS_ATTACK = new CurrentAttack(Filter.of(Noun.ATTACK));
    Selector YOUR_ATTACK = new CurrentAttack(Filter.of(Noun.ATTACK).side(Filter.Side.YOURS));
    Selector RIVALS_ATTACK = new CurrentAttack(Filter.of(Noun.ATTACK).side(Filter.Side.RIVALS));
    Selector IT = new It();

    /** "1 foundation", "2 foundations". */
    static Selector some(int n, Filter filter) {
        return new Some(Limit.exactly(n), false, filter);
    }
}
