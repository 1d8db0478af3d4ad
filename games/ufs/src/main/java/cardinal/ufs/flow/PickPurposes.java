package cardinal.ufs.flow;

import cardinal.kernel.Purpose;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Destination;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.verb.Affect;
import cardinal.ufs.verb.AffectTwice;
import cardinal.ufs.verb.Build;
import cardinal.ufs.verb.DiscardDownTo;
import cardinal.ufs.verb.Drive;
import cardinal.ufs.verb.Move;
import cardinal.ufs.verb.Ruin;
import cardinal.ufs.verb.Search;

/** What cards are picked for: the verb of the instruction says it. */
final class PickPurposes {
    private PickPurposes() {
    }

    static Purpose of(Verb verb) {
        return switch (verb) {
            case Affect a -> of(a.act());
            case AffectTwice a -> of(a.first());
            case DiscardDownTo d -> Purpose.DISCARD;
            case Ruin r -> Purpose.LOSE;
            case Drive d -> Purpose.TURN_CARDS;
            case Search s -> Purpose.SEARCH;
            case Build b -> Purpose.MOVE;
            case Move m -> m.to().order() == Destination.Order.ANY_ORDER && !(m.what() instanceof Selector.Some)
                    ? Purpose.ORDER_CARDS
                    : m.what() instanceof Selector.Some some && some.filter().traits().contains(Trait.Is.OF_THEM)
                            ? Purpose.TAKE
                    : Purpose.MOVE;
            default -> Purpose.TARGET;
        };
    }

    private static Purpose of(Act act) {
        return switch (act) {
            case DISCARD, REVIEW -> Purpose.DISCARD;
            case DESTROY, SACRIFICE, REMOVE, CLEAR, SPEND, MILL -> Purpose.LOSE;
            case COMMIT, READY, FLIP, UNFLIP, TRANSFORM -> Purpose.TURN_CARDS;
            case ADD, BUILD, DRAW -> Purpose.MOVE;
            case SEAL, UNSEAL, FREEZE, REVEAL, CHECK, CHOOSE, LOOK, PLAY, BLOCK, NAME -> Purpose.TARGET;
        };
    }
}
