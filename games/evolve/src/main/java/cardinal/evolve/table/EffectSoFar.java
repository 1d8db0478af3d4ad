package cardinal.evolve.table;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.kernel.Image;
import org.jspecify.annotations.Nullable;

/** What a text that is being carried out has named and done so far, for the words in it that refer to that. */
public interface EffectSoFar {

    /** 5.2.1.2: what X is here, or null if the text does not say. */
    @Nullable Amount x();

    /** What the text has named so far. */
    Mentions named();

    /** The first card that a word means, or NONE. */
    int first(EvolveTable t, Selector.It.Word word);

    /** Whether "them" means this card among others. */
    boolean isNamed(int card);

    /** 5.10: whether the card is among those looked at. */
    boolean isLookedAt(int card);

    /** 4.1.2.2: whether the cards looked at were revealed to all players. */
    boolean isLookingOpenly();

    /** Whether what a player could choose to do was done. */
    boolean did();

    /** 5.18: the result of the die. */
    int rolled();

    /** 5.33 of version 1.24.1: the card name that was declared, or empty. */
    String declared();

    /** How many cards this text has done something to, of those that meet a description. */
    int done(EvolveTable t, Amount.Deed deed, @Nullable Filter filter);

    /** The same of what was done to pay for it as it was played. */
    int paid(EvolveTable t, Amount.Deed deed, Filter filter);

    /** 10.11.1: of a card that has changed zones the information it last had there. */
    int statOf(EvolveTable t, Selector of, Amount.Stat stat);

    /** 10.11.1: what the card that a word means last was in the zone it has left, or null while it is there. */
    @Nullable Image lastOf(EvolveTable t, Selector.It.Word word);
}
