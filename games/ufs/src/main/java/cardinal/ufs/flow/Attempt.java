package cardinal.ufs.flow;

import cardinal.kernel.Image;
import cardinal.kernel.Locals;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.Dependency;
import cardinal.ufs.rules.CardPlay;
import cardinal.ufs.rules.CostX;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/**
 * E.4.1: what a player tries to play, and how.
 *
 * @param seat  who tries
 * @param card  the card, or that with the ability
 * @param withCard  whether the card is played, and not only an ability of it
 * @param as  as what
 * @param ability  the ability that is played, null for a card alone
 * @param abilityIndex  where it stands among those of its card
 * @param answering  what a response answers; null for anything else
 * @param isCost  whether it is played to pay a cost (E.4.6)
 * @param secondHalf  2010: which half of a split card
 * @param noCheck  whether the card needs no check
 * @param serial  by which this attempt is told from all others
 * @param whenTried  the card as it was when it was tried
 */
record Attempt(int seat, int card, boolean withCard, Happening.As as, @Nullable AbilityDef ability, int abilityIndex,
        @Nullable Occurrence answering, boolean isCost, boolean secondHalf, boolean noCheck, int serial,
        Image whenTried) implements Locals {

    static Attempt of(UfsTable t, int seat, int card, boolean withCard, Happening.As as, @Nullable AbilityDef ability,
            int abilityIndex, @Nullable Occurrence answering, boolean isCost, boolean secondHalf, boolean noCheck) {
        int serial = t.progress().nextSerial();
        if (withCard) {
            t.settled().stir(Dependency.ATTACKS); // C.3.4: what is being played may take modifiers in
        }
        return new Attempt(seat, card, withCard, as, ability, abilityIndex, answering, isCost, secondHalf, noCheck,
                serial, t.image(card));
    }

    boolean isBlock() {
        return as == Happening.As.BLOCK;
    }

    /** The ability, if an X of its cost is chosen (H.4.4.2). */
    boolean choosesX() {
        return ability != null && CostX.isChosen(ability);
    }

    CardPlay asCard() {
        return new CardPlay(seat, card, as, secondHalf);
    }

    /**
     * UniVersus, playing-a-card.2: an attack that an effect or a cost lets a player play has to be aimed, where there are
     * backups to attack; for a form that is part of the command.
     */
    static boolean isToBeAimed(UfsTable t, int seat, int card, Happening.As as, boolean secondHalf) {
        return t.edition().hasBackups() && as != Happening.As.BLOCK
                && t.def(card).side(secondHalf).type() == CardType.ATTACK && !Legal.backups(t, seat).isEmpty();
    }
}
