package cardinal.ufs.rules;

import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;

/** 2010, 2.6.0.4: where a split card is both halves its abilities are those of the first and then those of the second. */
public final class SplitCards {
    private SplitCards() {
    }

    /** Whether an ability of a card is on the second half of a split card, which is then what is played (2.6.0.2). */
    public static boolean isSecond(UfsTable t, int card, int ability) {
        CardDef def = t.def(card);
        return def.split() && Places.areBothHalves(t.place(card)) && ability >= def.front().abilities().size();
    }

    /** Whether a card is an action card, or has a half that is one. */
    static boolean isAction(CardDef def) {
        return def.type() == CardType.ACTION || def.split() && def.side(true).type() == CardType.ACTION;
    }

    /** Whether an ability is on an action card, or on the half that is one. */
    public static boolean isOnAction(UfsTable t, int card, int ability) {
        return t.def(card).side(isSecond(t, card, ability)).type() == CardType.ACTION;
    }
}
