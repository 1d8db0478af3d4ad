package cardinal.evolve;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardType;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.kernel.Clauses;
import cardinal.kernel.Option;
import cardinal.proving.HiddenCards;
import cardinal.proving.HiddenInformationContract;
import cardinal.proving.WhoSees;

/** Hands, decks and evolve decks stay hidden, and so does whether a player could have answered. */
@Clauses({"4.1.2", "4.5.2", "4.6.2", "4.7.1", "4.7.2", "4.1.5.1"})
class HiddenInformationTest extends HiddenInformationContract<EvolveTable> {
    private static final int MAIN_DECK = 0;
    private static final int EVOLVE_DECK = 1;

    HiddenInformationTest() {
        super(Starters.GAMES, 120, HiddenInformationTest::kind,
                WhoSees.of("evolve", HiddenInformationTest::lying));
    }

    /** Main deck and evolve deck are two decks; leaders and tokens are what they are. */
    static int kind(EvolveTable t, int card) {
        boolean fixed = t.isToken(card) || t.def(card).type() == CardType.LEADER || t.zone(card) == Zone.NOWHERE;
        return fixed ? HiddenCards.FIXED : t.def(card).data().isEvolveDeckCard() ? EVOLVE_DECK : MAIN_DECK;
    }

    /** 4.2.3, 5.20.1: how a card lies. */
    static String lying(EvolveTable t, int card) {
        return t.is(card, Flag.FACE_DOWN) ? "facedown" : t.is(card, Flag.REVEALED) ? "revealed"
                : t.is(card, Flag.FACE_UP) ? "faceup" : "";
    }

    @Override
    protected boolean isQuiet(long option) {
        return Option.kind(option) == Choice.PASS || Option.kind(option) == Choice.END_TURN;
    }
}
