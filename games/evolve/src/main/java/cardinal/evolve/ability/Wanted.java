package cardinal.evolve.ability;

import cardinal.cards.text.Spoken;

/** 5.7.1: one kind of card that a deck is searched for. */
@Spoken(Spoken.Manner.HOLDER)
public record Wanted(Selector.Count count, Filter filter) {
}
