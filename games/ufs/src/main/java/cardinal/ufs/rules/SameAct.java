package cardinal.ufs.rules;

import cardinal.ufs.ability.Act;
import cardinal.ufs.table.Places;

/** Which act is also another one (K.4; UniVersus: Clear, Spend, Sacrifice, Mill). */
final class SameAct {
    private SameAct() {
    }

    /** Whether what was done is what is asked for, wherever it was done. */
    static boolean isAlso(Act done, Act asked) {
        if (done == asked) {
            return true;
        }
        return switch (asked) {
            case DESTROY -> done == Act.SACRIFICE;
            case DISCARD -> done == Act.CLEAR || done == Act.SPEND || done == Act.MILL || done == Act.REVIEW;
            case PLAY -> done == Act.BLOCK;
            case ADD -> done == Act.BUILD || done == Act.DRAW;
            default -> false;
        };
    }

    /** The same for a card that went from one kind of zone to another: words for a way describe every such way. */
    static boolean isAlso(Act done, Act asked, int from, int to) {
        if (isAlso(done, asked)) {
            return true;
        }
        return switch (asked) {
            case DISCARD -> done == Act.CHECK && to == Places.DISCARD;
            case CLEAR -> from == Places.POOL && to == Places.DISCARD;
            case SPEND -> from == Places.MOMENTUM && to == Places.DISCARD;
            case BUILD -> to == Places.STAGE && from != Places.STAGE;
            case REMOVE -> done == Act.ADD && to == Places.REMOVED && from != Places.REMOVED;
            case ADD -> done != Act.DISCARD && done != Act.DESTROY && done != Act.REMOVE && done != Act.CHECK;
            default -> false;
        };
    }
}
