package cardinal.ufs;

import cardinal.kernel.Option;
import cardinal.proving.HiddenCards;
import cardinal.proving.HiddenInformationContract;
import cardinal.proving.RandomGames;
import cardinal.proving.WhoSees;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;

/** Hands, decks, momentum and face-down cards stay hidden, and so does whether a player could have answered. */
abstract class UfsHidden extends HiddenInformationContract<UfsTable> {
    UfsHidden(RandomGames<UfsTable> games) {
        super(games, 24, UfsHidden::kind, WhoSees.of(games.rules().id(), UfsHidden::lying));
    }

    /** Everybody knows that the starting character and tokens are none of the hidden cards. */
    static int kind(UfsTable t, int card) {
        return t.place(card) == Places.NOWHERE || t.is(card, Flag.STARTER) || t.def(card).isToken() ? HiddenCards.FIXED
                : 0;
    }

    /** C.2: how a card lies. */
    static String lying(UfsTable t, int card) {
        int place = t.place(card);
        boolean usuallyUp = place == Places.POOL || place == Places.STAGE || place == Places.DISCARD
                || place == Places.REMOVED || place == Places.TRANSIT || place == Places.NOWHERE;
        return t.is(card, Flag.REVEALED) ? "revealed" : t.is(card, Flag.FACE_DOWN) ? "facedown"
                : t.is(card, Flag.FACE_UP) && !usuallyUp ? "faceup" : "";
    }

    @Override
    protected boolean isQuiet(long option) {
        return Option.kind(option) == Choice.PASS;
    }
}
