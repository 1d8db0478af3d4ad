package cardinal.riftbound.ability;

import cardinal.cards.text.Spoken;

/** A number in card text. */
public sealed interface Amount {

    @Spoken(Spoken.Manner.HOLDER)
    record Fixed(int n) implements Amount {
    }

    /** "equal to its Might" / "my Might". */
    record MightOf(Selector of) implements Amount {
    }

    /** "its Energy cost". */
    record EnergyOf(Selector of) implements Amount {
    }

    /** "1 for each friendly unit here" (each = 1). */
    record PerEach(int each, Filter filter) implements Amount {
    }

    /** "2 for each enemy unit where it is" (each = 2): counted for each object that gets it. */
    record PerEachWhereItIs(int each, Filter filter) implements Amount, Later {
    }

    /** "1 for each card with [Hidden] revealed this way" (each = 1). */
    record PerRevealed(int each, Filter filter) implements Amount {
    }

    /** "that much", "that many": how much was paid, or how many the instruction before acted on. */
    record ThatMuch() implements Amount {
    }

    /** "the number of cards in your trash". */
    record NumberOf(Filter filter) implements Amount {
    }

    /** "the highest Might among units you control". */
    record HighestMight(Filter filter) implements Amount {
    }

    /** "your points". */
    record YourPoints() implements Amount {
    }

    static Amount of(int n) {
        return new Fixed(n);
    }
}
