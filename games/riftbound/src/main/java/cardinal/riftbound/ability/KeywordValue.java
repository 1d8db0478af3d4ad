package cardinal.riftbound.ability;

import cardinal.cards.text.Spoken;
import cardinal.riftbound.card.Keyword;

/** A keyword with its value: Assault 2. Keywords without a number, and an omitted number (723.1.b.3), have 1. */
@Spoken(Spoken.Manner.HOLDER)
public record KeywordValue(Keyword keyword, int value) {
}
