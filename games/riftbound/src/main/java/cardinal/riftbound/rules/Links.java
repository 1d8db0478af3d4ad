package cardinal.riftbound.rules;

import cardinal.kernel.InForce;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.table.BanishedWith;
import cardinal.riftbound.table.RiftTable;

/** 394 to 397 of 2026-07: what abilities of one object know of each other. */
final class Links {
    private Links() {
    }

    /** 397: whether an ability of this object has banished the card, and it has stayed banished since. */
    static boolean isBanishedWith(RiftTable t, int card, int source) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce effect = t.effect(i);
            if (effect.what() instanceof BanishedWith && effect.subject().equals(t.ref(card))
                    && isOf(t, effect.source(), source)) {
                return true;
            }
        }
        return false;
    }

    /** 390.5.c.1: whether an effect in force lets this player play the card from banishment. */
    static boolean mayPlay(RiftTable t, int seat, int card) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce effect = t.effect(i);
            if (effect.what() instanceof Fact.MayPlay may && effect.controller() == seat && t.isSame(effect.subject())
                    && Facts.covers(t, may.what(), new Scope(effect.source().card(), seat, Table.NONE, Table.NONE,
                            effect.subject().card()), card)
                    && t.piece(card).zone() == t.banishment(t.piece(card).owner())) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is the object that the card is, or off the board has just been (359.3.e.13); as a new object it knows nothing of before. */
    private static boolean isOf(RiftTable t, Ref object, int card) {
        return card != Table.NONE && object.card() == card && (t.isSame(object)
                || !t.onBoard(card) && object.incarnation() == t.ref(card).incarnation() - 1);
    }
}
