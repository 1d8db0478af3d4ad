package cardinal.ufs.flow;

import cardinal.kernel.Option;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.rules.Added;
import cardinal.ufs.rules.CostX;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.rules.SplitCards;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** E.4.1: what lets a player try to play a card or an ability. */
final class Playing {
    private Playing() {
    }

    /** A card as what it is, as a block or as a reversal. */
    static Play card(UfsTable t, int seat, int card, Happening.As as, boolean secondHalf) {
        return of(t, seat, card, true, as, null, Table.NONE, null, false, secondHalf, false, false);
    }

    private static Play of(UfsTable t, int seat, int card, boolean withCard, Happening.As as,
            @Nullable AbilityDef ability, int index, @Nullable Occurrence answering, boolean isCost,
            boolean secondHalf, boolean noCheck, boolean toBeAimed) {
        int aspects = aspects(t, withCard, as, ability) | (toBeAimed ? Play.ASKS : 0);
        return new Play(t, Attempt.of(t, seat, card, withCard, as, ability, index, answering, isCost, secondHalf,
                noCheck), aspects);
    }

    private static int aspects(UfsTable t, boolean withCard, Happening.As as, @Nullable AbilityDef a) {
        int aspects = (withCard ? Play.CARD : 0) | (as == Happening.As.BLOCK ? Play.BLOCK : 0)
                | (Added.isAny(t) || t.demandsAttention() ? Play.ADDED | Play.COSTS | Play.CHECKS : 0);
        return a == null ? aspects : aspects | Play.ABILITY | (a.costs().isEmpty() ? 0 : Play.COSTS)
                | (a.checks().isEmpty() ? 0 : Play.CHECKS) | (CostX.isChosen(a) ? Play.ASKS : 0)
                | (a.effect().hasBullets() ? Play.BULLETS : 0)
                | (a.reversal() == null ? 0 : Play.REVERSAL);
    }

    /** A card that an effect lets a player play. */
    static Play byEffect(UfsTable t, int seat, int card, Happening.As as, boolean noCheck) {
        return byEffect(t, seat, card, as, noCheck, Halves.isSecond(t, card, as));
    }

    /** The same with the half of a split card that is declared. */
    static Play byEffect(UfsTable t, int seat, int card, Happening.As as, boolean noCheck, boolean secondHalf) {
        return of(t, seat, card, true, as, null, Table.NONE, null, false, secondHalf, noCheck,
                Attempt.isToBeAimed(t, seat, card, as, secondHalf));
    }

    /** A card played to pay a cost (E.4.6). */
    static Play asCost(UfsTable t, int seat, int card, Happening.As as) {
        boolean second = Halves.isSecond(t, card, as);
        return of(t, seat, card, true, as, null, Table.NONE, null, true, second, false,
                Attempt.isToBeAimed(t, seat, card, as, second));
    }

    /** The ability a player has picked; on an action card in hand that card is played with it. */
    static Play chosen(UfsTable t, int seat, long answer, @Nullable Occurrence answering) {
        int card = Option.a(answer);
        int index = Option.b(answer);
        return of(t, seat, card, Option.c(answer) == 1, Happening.As.UNSAID, Legal.held(t, card, index).ability(),
                index, answering, false, SplitCards.isSecond(t, card, index), false, false);
    }
}
