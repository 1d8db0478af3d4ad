package cardinal.ufs.rules;

import cardinal.kernel.Departure;
import cardinal.kernel.Ref;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.program.State;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** 2010: an attack and its block go on counting as they were in the card pool when they have left it (8.3.2.9, 8.3.2.10). */
public final class AsItWas {
    private AsItWas() {
    }

    /** The values of the attack in its sequence; of one that was lost and deals its damage nevertheless, those it had. */
    public static State attack(UfsTable t, AttackInfo a) {
        int card = a.card().card();
        if (t.edition().dropsInBlockStep() || !a.dropped() && t.isSame(a.card())) {
            return t.state(card);
        }
        Subject was = inPool(t, card);
        return was == null ? t.state(card) : was.state();
    }

    /** The attack of an event: in its sequence it goes on being what it was in the card pool. */
    static Subject subject(UfsTable t, Ref card) {
        AttackInfo a = t.attack();
        Subject was = t.edition().dropsInBlockStep() || a == null || !a.card().equals(card)
                || !a.dropped() && t.isSame(card) ? null : inPool(t, card.card());
        return was == null ? Subject.now(t, card.card()) : was;
    }

    /** The zone of a block that was played; what it made of the attack is established when it is played (8.3.2.6). */
    public static @Nullable AttackZone blockZone(UfsTable t, int card, AttackInfo a) {
        if (!t.edition().blockStandsAsPlayed() || t.place(card) == Places.POOL && !t.is(card, Flag.FACE_DOWN)) {
            return LegalBlocks.blockZone(t, card, a);
        }
        Subject was = inPool(t, card);
        return was == null ? LegalBlocks.blockZone(t, card, a)
                : was.piece().is(Flag.RANGED_BLOCK) ? AttackZone.MID : was.state().blockZone();
    }

    /** As it was when it last left the card pool or was turned over there; null if it has not this turn. */
    private static @Nullable Subject inPool(UfsTable t, int card) {
        for (int i = t.historySize() - 1; i >= 0; i--) {
            if (t.past(i) instanceof Departure d && d.image().card() == card
                    && Places.kind(d.image().piece().zone()) == Places.POOL && !d.image().piece().is(Flag.FACE_DOWN)) {
                return Subject.of(t, d.image());
            }
        }
        return null;
    }
}
