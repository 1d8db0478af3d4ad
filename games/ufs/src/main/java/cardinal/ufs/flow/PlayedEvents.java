package cardinal.ufs.flow;

import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Pending;
import cardinal.kernel.Ref;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** E.4.11: what has happened with a card or ability that was played, besides that it was. All of it is one event. */
final class PlayedEvents {
    private PlayedEvents() {
    }

    /** E.4.10: into the card pool. comes: from transit, all of which is one event with what follows; it is released then. */
    static void enterPool(UfsTable t, Attempt a, boolean comes) {
        int card = a.card();
        int flags = Flag.PLAYED | (a.isBlock() ? Flag.BLOCK : 0)
                | (a.as() == Happening.As.REVERSAL ? Flag.REVERSAL : 0);
        t.states().mark(card, t.piece(card).with(flags, true));
        if (comes) {
            t.hold();
            t.relocate(card, Places.of(a.seat(), Places.POOL), Moving.playing(a.seat()), true);
        } else if (!t.edition().movesBeforePlaying()) {
            CardMoves.moveOne(t, card, Places.POOL, Act.ADD, Cause.RULES, true, Moving.Facing.UP);
        }
    }

    /** F.2.3: an attack that was not a cost waits for its sequence, if it lies in the card pool (F.2.3.2). */
    static void attack(UfsTable t, Attempt a, boolean inPool, Ref target) {
        if (inPool && a.ability() == null && !a.isBlock() && !a.isCost()
                && t.state(a.card()).is(CardType.ATTACK)) {
            AttackStack.add(t, List.of(new Pending(t.ref(a.card()), a.seat(), target)));
            t.emit(new UfsEvent.Attacked(t.ref(a.card()), a.seat(), target));
        }
    }

    static void ability(UfsTable t, Attempt a, List<Integer> bullets) {
        AbilityDef ability = a.ability();
        if (ability != null) {
            t.emit(new UfsEvent.AbilityPlayed(a.seat(), t.ref(a.card()), ability, a.serial(), a.whenTried(), bullets));
        }
    }
}
