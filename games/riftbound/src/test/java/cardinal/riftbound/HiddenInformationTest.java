package cardinal.riftbound;

import cardinal.kernel.Clauses;
import cardinal.kernel.Option;
import cardinal.proving.HiddenCards;
import cardinal.proving.HiddenInformationContract;
import cardinal.proving.WhoSees;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;

/** Hands, decks and facedown cards stay hidden, and so does whether a player could have answered. */
@Clauses({"127.3", "127.4", "107.6.c", "107.3.c", "107.4.c", "103.2.e", "103.2.e.1", "128.3", "128.4", "107.6.d",
    "462.8.e", "727.6.a"})
class HiddenInformationTest extends HiddenInformationContract<RiftTable> {
    /** The zone alone tells how a card lies. */
    static final WhoSees<RiftTable> TABLE = WhoSees.of("riftbound", (t, card) -> "");
    private static final int MAIN_DECK = 0;
    private static final int RUNES = 1;

    HiddenInformationTest() {
        super(Starters.DUELS, 120, HiddenInformationTest::kind, TABLE);
    }

    /** Main Deck cards and runes are two decks; what is out of the game stays there. */
    static int kind(RiftTable t, int card) {
        return t.piece(card).zone() == t.nowhere() ? HiddenCards.FIXED : t.def(card).isRune() ? RUNES : MAIN_DECK;
    }

    @Override
    protected boolean isQuiet(long option) {
        return Option.kind(option) == Choice.PASS || Option.kind(option) == Choice.END_TURN;
    }
}
