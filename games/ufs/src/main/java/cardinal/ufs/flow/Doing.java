package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** K.4: does to cards what a word of the text says, as one event; to which it could be done. */
public final class Doing {
    private Doing() {
    }

    /** The kind of zone that cards of a deck go to by this; the deck for what leaves them there. */
    public static int placeOf(Act act) {
        return switch (act) {
            case REMOVE -> Places.REMOVED;
            case BUILD -> Places.STAGE;
            case DISCARD, MILL -> Places.DISCARD;
            default -> Places.DECK;
        };
    }

    /** ordered: the players who have chosen the order of the cards, as bits. */
    public static List<Ref> act(UfsTable t, Act act, List<Ref> cards, Cause cause, int ordered) {
        return switch (act) {
            case COMMIT -> GameActions.commit(t, cards, cause);
            case READY -> GameActions.ready(t, cards, cause);
            case FLIP -> GameActions.turn(t, cards, true, cause);
            case UNFLIP -> GameActions.turn(t, cards, false, cause);
            case SEAL -> GameActions.seal(t, cards, cause);
            case UNSEAL -> GameActions.unseal(t, cards, cause);
            case FREEZE -> GameActions.freeze(t, cards, cause);
            case REVEAL -> GameActions.reveal(t, cards, cause);
            case TRANSFORM -> GameActions.transform(t, cards, cause);
            case REMOVE -> CardMoves.travel(t, cards, Target.own(Places.REMOVED, ordered), act, cause);
            case BUILD -> CardMoves.travel(t, cards, Target.own(Places.STAGE, ordered), act, cause);
            case DESTROY, SACRIFICE, DISCARD, CLEAR, SPEND, MILL, REVIEW, CHECK ->
                    CardMoves.discard(t, cards, act, cause, ordered);
            case DRAW -> CardMoves.move(t, cards, Places.HAND, act, cause, true, Moving.Facing.USUAL);
            case ADD, CHOOSE, LOOK, PLAY, BLOCK, NAME -> cards;
        };
    }

    /** K.5.1: what an effect or its cost revealed is covered again where it still lies hidden. */
    static void cover(UfsTable t, Bindings bindings) {
        if (bindings.deeds().isEmpty()) {
            return;
        }
        List<Ref> revealed = bindings.doneTo(Act.REVEAL);
        for (int i = 0; i < revealed.size(); i++) {
            Ref ref = revealed.get(i);
            if (t.isSame(ref) && t.is(ref.card(), Flag.REVEALED)) {
                t.turnPublic(ref.card(), false);
            }
        }
    }
}
