package cardinal.evolve.flow;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.rules.Costing;
import cardinal.evolve.rules.EvolveDeck;
import cardinal.evolve.rules.Payable;
import cardinal.evolve.rules.Price;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Scope;
import cardinal.kernel.Ask;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * 10.6.2.2.1: what may be paid in addition for something that is played.
 *
 * @param price  what a card costs without
 */
record AdditionalCosts(Item item, Price price) {
    /** The payments before the processes of the card itself: see {@link Item#EARTH_RITE} and those behind it. */
    static final int FIXED = 4;
    private static final Ability.WhenPlaying[] NOTHING = {};

    private int seat() {
        return item.controller();
    }

    private boolean isCard() {
        return item.sort() == Item.Sort.CARD;
    }

    private Scope scope() {
        return Scope.of(item);
    }

    /** Whether there is any payment to ask for, now or under other circumstances. */
    static boolean areAny(EvolveTable t, Item item) {
        if (item.program().earthRite() > 0 || !item.program().costs().isEmpty()) {
            return true;
        }
        if (item.sort() == Item.Sort.ACTIVATED) {
            return EvolveDeck.maySuperEvolve(t, item);
        }
        CardDef def = t.def(item.source().card());
        return item.sort() == Item.Sort.CARD && (def.forMore() > 0 || def.whenPlaying().length > 0);
    }

    /** How many payments there are to ask for. */
    int count(EvolveTable t) {
        return FIXED + whenPlaying(t).length;
    }

    /** The payment at this place, as {@link Item#paid} has it. */
    static int payment(int place) {
        return place < FIXED ? 1 << place : Item.WHEN_PLAYING << place - FIXED;
    }

    /** Asks for a payment, if it is offered; whether it has asked. */
    boolean ask(EvolveTable t, int payment) {
        if (!isOffered(t, payment)) {
            return false;
        }
        boolean must = mustPay(t, payment);
        Prompt prompt = t.ask(seat(), payment == Item.SUPER_EVOLVE ? t.edition().superEvolving() : "10.6.2.2.1",
                Ask.YES_NO, Purpose.PAY_EXTRA);
        for (int i = 0; i < alternatives(t, payment); i++) {
            if (isPossible(t, payment, i)) {
                prompt.add(Choice.PAY, payment, i, item.source().card());
            }
        }
        if (!must) {
            prompt.add(Choice.DECLINE, payment, 0, item.source().card());
        }
        return true;
    }

    /** "When playing this card": the processes of the card itself. */
    Ability.WhenPlaying[] whenPlaying(EvolveTable t) {
        return isCard() ? t.def(item.source().card()).whenPlaying() : NOTHING;
    }

    private int alternatives(EvolveTable t, int payment) {
        return payment < Item.WHEN_PLAYING ? 1 : extraOf(t, payment).ways().size();
    }

    Ability.WhenPlaying extraOf(EvolveTable t, int payment) {
        return whenPlaying(t)[Integer.numberOfTrailingZeros(payment / Item.WHEN_PLAYING)];
    }

    /** What was chosen to be paid so far, and this way of another payment. */
    List<Cost> with(EvolveTable t, List<Cost> chosen, int payment, int way) {
        List<Cost> all = new ArrayList<>(chosen);
        all.addAll(extraOf(t, payment).ways().get(way));
        return List.copyOf(all);
    }

    private boolean isPossible(EvolveTable t, int payment, int i) {
        return payment == Item.COST ? Payable.all(t, item.program().costs(), scope())
                : payment < Item.WHEN_PLAYING || Payable.parts(t, extraOf(t, payment).ways().get(i), scope());
    }

    private boolean isOffered(EvolveTable t, int payment) {
        return switch (payment) {
            case Item.EARTH_RITE -> item.program().earthRite() > 0
                    && Payable.stackToRemove(t, seat(), item.program().earthRite(), 0) != Table.NONE
                    && Targeting.isPlayable(t, item.paying(Item.EARTH_RITE));
            case Item.FOR_MORE -> isCard() && t.def(item.source().card()).forMore() > 0
                    && cardCost(t, item.paid() | Item.FOR_MORE) <= t.players().playPoints(seat());
            case Item.COST -> item.sort() == Item.Sort.AUTOMATIC && !item.program().costs().isEmpty()
                    && !item.has(Item.WITHOUT_COST);
            case Item.SUPER_EVOLVE -> item.sort() == Item.Sort.ACTIVATED && EvolveDeck.maySuperEvolve(t, item);
            default -> {
                boolean any = false;
                for (int i = 0; i < alternatives(t, payment); i++) {
                    any |= isPossible(t, payment, i);
                }
                yield any && cardCost(t, item.paid() | payment) <= t.players().playPoints(seat());
            }
        };
    }

    /** Without it the card would be too dear (10.6.2.5.3), so the play would be taken back. */
    private boolean mustPay(EvolveTable t, int payment) {
        if (payment < Item.WHEN_PLAYING) {
            return false;
        }
        if (extraOf(t, payment).must()) {
            return true;
        }
        int later = 0;
        for (int p = payment << 1; p < Item.WHEN_PLAYING << whenPlaying(t).length; p <<= 1) {
            later |= isOffered(t, p) ? p : 0;
        }
        return cardCost(t, item.paid() | later) > t.players().playPoints(seat());
    }

    /** The least that the card costs in play points with these payments. */
    private int cardCost(EvolveTable t, int paid) {
        return Costing.added(t, price, seat(), item.source().card(), paid).least();
    }
}
