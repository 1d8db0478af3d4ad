package cardinal.evolve.table;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;

/** What an effect that has been carried out does to one card; numbers are settled (10.9.2). */
public sealed interface Modifier {
    /** 5.26.1. */
    record Stats(int attack, int defense) implements Modifier {
    }

    /** 5.26.2: defense is written with the damage the card had. */
    record Is(Amount.Stat stat, int n) implements Modifier {
    }

    record Word(Keyword keyword) implements Modifier {
    }

    record Trait(String trait) implements Modifier {
    }

    /** A quoted ability, compiled. */
    record Gains(CardDef ability) implements Modifier {
    }

    /** 5.31.2 of version 1.24.1: it lost its abilities and those it had been given. printedAnew: but what is printed on it was gained afterwards. */
    record Boxed(boolean printedAnew) implements Modifier {
    }

    /** 5.24. */
    record TypeIs(CardType type) implements Modifier {
    }

    /** "change this card's [evolve] cost to 0". */
    record EvolveCost(int n) implements Modifier {
    }
}
