package cardinal.ufs.card;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.cards.CardSet;
import cardinal.kernel.BadInput;
import cardinal.ufs.table.Edition;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.set.UfsCards;
import cardinal.ufs.table.CardPool;

/** Cards of our own for tests, from the fields of a card file. */
public final class Cards {
    private Cards() {
    }

    /** As printed. Fields are those of a JSON object without its braces. */
    static CardData data(String fields) {
        return UfsCards.library(Editions.UFS_2019).read("test.json", "[{" + fields + "}]").getFirst();
    }

    /** Compiled for an edition. */
    public static CardDef card(Edition edition, String fields) {
        CardSet<CardData, CardPool> set =
                UfsCards.library(edition).compile(UfsCards.library(edition).read("test.json", "[{" + fields + "}]"));
        return set.complete().pool().card(set.cards().getFirst().name());
    }

    /** That no such card exists, and why. */
    static void refused(String fields, String... why) {
        assertThatThrownBy(() -> data(fields)).isInstanceOf(BadInput.class).hasMessageContainingAll(why);
    }
}
