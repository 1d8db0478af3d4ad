package cardinal.evolve.ability;

import cardinal.cards.text.Spoken;
import cardinal.evolve.card.Keyword;

/** What a card is given (5.26) or has. */
public sealed interface Gift {

    /** "[attack]+1/[defense]+1", "[attack]-2", "[defense]+X"; a sign of 0: that value is not mentioned. */
    @Spoken(Spoken.Manner.HOLDER)
    record Stats(Change attack, Change defense) implements Gift {
    }

    /** +n or -n; sign 0 where the value is not mentioned. */
    @Spoken(Spoken.Manner.HOLDER)
    record Change(int sign, Amount amount) {
        public static final Change NONE = new Change(0, new Amount.Fixed(0));
    }

    /** "Storm". */
    @Spoken(Spoken.Manner.HOLDER)
    record Word(Keyword keyword) implements Gift {
    }

    /** "Bane or Drain": one of the two, chosen as it is given. */
    record EitherWord(Keyword one, Keyword other) implements Gift {
    }

    /** "Drive" (14.4.7.3 of version 1.24.1). */
    record Drive() implements Gift {
    }

    /** A quoted ability: "\"At the start of your end phase, destroy this card.\"". */
    record Quoted(Ability ability) implements Gift {
    }

    /** "the Armed trait". */
    record TraitWord(String trait) implements Gift {
    }
}
