package cardinal.evolve.flow;

import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Manner;
import cardinal.evolve.table.Zone;
import cardinal.evolve.verb.Put;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ref;
import cardinal.kernel.Sight;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** 5.4.1: cards are put where a text says; into a deck in the order of the player whose deck it is (4.1.5), hidden from others (4.1.5.1). */
public final class Placing extends Frame<EvolveTable> implements Mover {
    static final Steps<Placing, EvolveTable> STEPS = Steps.<Placing, EvolveTable>of(Placing.class)
            .then("4.1.5", Placing::ask)
            .then("4.1.5", Placing::take);

    private final int seat;
    private final boolean bothEnds;
    private final boolean atTop;
    private List<Integer> left;
    private List<Ref> placed;

    private Placing(int seat, boolean bothEnds, boolean atTop, List<Integer> left) {
        super(STEPS);
        this.seat = seat;
        this.bothEnds = bothEnds;
        this.atTop = atTop;
        this.left = left;
        placed = List.of();
    }

    /** Puts cards somewhere for an effect. */
    public static void put(Effect effect, EvolveTable t, int[] cards, boolean reveal, Put.Destination to) {
        int seat = effect.acting();
        if (reveal) {
            for (int card : cards) {
                Revealing.reveal(t, card, seat);
            }
        }
        int reason = Manner.PUT.byAbilityOf(effect.controller());
        switch (to) {
            case FIELD -> go(effect, t, cards, Zone.FIELD, seat, reason);
            case OWNERS_FIELD -> go(effect, t, cards, Zone.FIELD, Table.NONE, reason);
            case EX_AREA -> go(effect, t, cards, Zone.EX, seat, reason);
            case OWNERS_EX_AREA -> go(effect, t, cards, Zone.EX, Table.NONE, reason);
            case HAND, OWNERS_HAND -> go(effect, t, cards, Zone.HAND, Table.NONE, reason);
            case CEMETERY, OWNERS_CEMETERY -> go(effect, t, cards, Zone.CEMETERY, Table.NONE, reason);
            case BANISHED -> go(effect, t, cards, Zone.BANISHED, Table.NONE, Manner.BANISH.byAbilityOf(seat));
            case TOP, TOP_IN_ANY_ORDER -> order(effect, t, cards, false, true);
            case BOTTOM, BOTTOM_IN_ANY_ORDER -> order(effect, t, cards, false, false);
            case TOP_OR_BOTTOM -> order(effect, t, cards, true, true);
            case OWNERS_TOP -> order(effect, t, cards, false, true);
            case OWNERS_BOTTOM -> order(effect, t, cards, false, false);
            case OWNERS_TOP_OR_BOTTOM -> order(effect, t, cards, true, true);
        }
    }

    private static void go(Effect effect, EvolveTable t, int[] cards, Zone kind, int seat, int reason) {
        List<Going> going = new ArrayList<>();
        for (int card : cards) {
            going.add(Going.of(card, seat == Table.NONE ? t.ownersZone(card, kind) : kind.of(seat), reason));
        }
        effect.move(t, going);
    }

    private static void order(Effect effect, EvolveTable t, int[] cards, boolean bothEnds, boolean atTop) {
        List<Integer> list = new ArrayList<>();
        for (int card : cards) {
            list.add(card);
        }
        if (!list.isEmpty()) {
            t.push(new Placing(effect.acting(), bothEnds, atTop, List.copyOf(list)));
        }
    }

    /** The next one lies above, or below, those before it. */
    private void ask(EvolveTable t) {
        if (left.isEmpty()) {
            if (t.below(this) instanceof Mover m) {
                m.moved(t, placed);
            }
            leave();
            return;
        }
        Prompt prompt = t.ask(seat, "4.1.5", Ask.ORDER);
        for (int card : left) {
            if (bothEnds || atTop) {
                prompt.add(Choice.ON_TOP, card);
            }
            if (bothEnds || !atTop) {
                prompt.add(Choice.AT_BOTTOM, card);
            }
        }
    }

    /** What goes from a hand into a deck is not shown: others no longer know which cards are left (4.1.5.1). */
    private void take(EvolveTable t) {
        int card = Option.a(t.answer());
        boolean top = Option.kind(t.answer()) == Choice.ON_TOP;
        List<Integer> fewer = new ArrayList<>(left);
        fewer.remove((Object) card);
        left = List.copyOf(fewer);
        goTo(0);
        if (t.zone(card) == Zone.HAND) {
            Sight.blur(t, t.piece(card).zone());
        }
        Going g = Going.of(card, t.ownersZone(card, Zone.DECK), Manner.PUT.byAbilityOf(seat));
        MoveCards.together(t, seat, List.of(top ? g : g.atBottom()), this);
    }

    @Override
    public void moved(EvolveTable t, List<Ref> cards) {
        List<Ref> more = new ArrayList<>(placed);
        more.addAll(cards);
        placed = List.copyOf(more);
    }
}
