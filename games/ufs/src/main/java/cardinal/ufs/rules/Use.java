package cardinal.ufs.rules;

import cardinal.ufs.card.AbilityDef;
import cardinal.ufs.card.Held;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/**
 * An ability somebody would like to play.
 *
 * @param index  its place among the abilities of the card's state
 * @param withCard  it is on an action card that is played with it
 * @param event  what a response would answer
 */
record Use(int seat, int card, int index, Held held, boolean withCard, @Nullable Occurrence event) {

    AbilityDef ability() {
        return held.ability();
    }

    Bindings bindings(UfsTable t) {
        cardinal.ufs.table.AttackInfo a = t.attack();
        return Bindings.of(seat, t.ref(card), held.ability(), t.mark(), t.place(card)).answering(event)
                .ofAttack(a == null ? cardinal.kernel.Ref.NONE : a.card());
    }
}
