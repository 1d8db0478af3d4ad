package cardinal.ufs.rules;

import cardinal.ufs.ability.Act;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;

/** What the rules themselves let be done to a card. */
final class PossibleActs {
    private PossibleActs() {
    }

    static boolean is(UfsTable t, Act act, int card) {
        int place = t.place(card);
        return switch (act) {
            case COMMIT -> t.edition().hasReadiness(place) && !t.is(card, Flag.COMMITTED) && !t.is(card, Flag.ATTACHED);
            case READY -> t.edition().hasReadiness(place) && t.is(card, Flag.COMMITTED) && !t.is(card, Flag.ATTACHED);
            case FLIP -> t.isFaceUp(card) && Places.holdsFaceDown(place) && !t.is(card, Flag.STARTER);
            case UNFLIP -> t.isFaceDown(card);
            case SEAL -> t.edition().marksTwice() || !Effects.isOn(t, card, Effects.Sealed.class);
            case UNSEAL -> Effects.isOn(t, card, Effects.Sealed.class);
            case FREEZE -> t.edition().marksTwice() || !Effects.isOn(t, card, Effects.Frozen.class);
            case DESTROY, SACRIFICE -> place == Places.STAGE && !t.is(card, Flag.STARTER);
            case REMOVE -> place != Places.REMOVED && !isFixed(t, card, place);
            case DISCARD -> place != Places.DISCARD && !isFixed(t, card, place);
            case ADD, BUILD, MILL, DRAW, CHECK, REVIEW -> !isFixed(t, card, place);
            case CLEAR -> place == Places.POOL;
            case SPEND -> place == Places.MOMENTUM;
            case TRANSFORM -> {
                CardDef def = t.def(card);
                yield def.back() != null && !def.split();
            }
            case REVEAL, CHOOSE, LOOK, PLAY, BLOCK, NAME -> true;
        };
    }

    /** D.2.2.4: the starting character never leaves the stage. */
    private static boolean isFixed(UfsTable t, int card, int place) {
        return place == Places.STAGE && t.is(card, Flag.STARTER);
    }
}
