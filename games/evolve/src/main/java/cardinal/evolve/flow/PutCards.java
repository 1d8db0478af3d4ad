package cardinal.evolve.flow;

import cardinal.cards.More;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Destination;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Sight;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** 5.4.1: cards are put where a text says; into a deck in the order of the player whose deck it is (4.1.5), hidden from others (4.1.5.1). */
public final class PutCards extends Frame<EvolveTable> implements MoveListener {
    private static final Step<PutCards, EvolveTable> ASK = PutCards::ask;
    private static final Step<PutCards, EvolveTable> MOVE = PutCards::move;
    static final Steps<PutCards, EvolveTable> STEPS = Steps.<PutCards, EvolveTable>of(PutCards.class)
            .then("4.1.5", ASK)
            .then("4.1.5", PutCards::take)
            .then("5.4.1", MOVE)
            .then("5.4.1", PutCards::finish);

    /** The player whom the text speaks to. */
    private final int seat;
    /** Whether each card goes on top or to the bottom as that player says. */
    private final boolean bothEnds;
    /** Otherwise: whether all of them go on top. */
    private final boolean atTop;
    /** Whether they were revealed, so that everybody can follow them. */
    private final boolean revealed;
    /** How many cards of the deck go on top of those that were put there, as far as there are so many. */
    private int below;
    /** The cards that are put into decks. */
    private final List<Integer> cards;
    /** Those that go on top, in the order chosen. */
    private List<Integer> onTop;
    /** Those that go to the bottom, in the order chosen. */
    private List<Integer> atBottom;
    /** Those that have arrived. */
    private List<Ref> placed;

    private PutCards(int seat, boolean bothEnds, boolean atTop, boolean revealed, List<Integer> cards) {
        super(STEPS);
        this.seat = seat;
        this.bothEnds = bothEnds;
        this.atTop = atTop;
        this.revealed = revealed;
        this.cards = cards;
        onTop = List.of();
        atBottom = List.of();
        placed = List.of();
    }

    /** Puts cards somewhere for an effect. */
    public static void put(Effect effect, EvolveTable t, int[] cards, boolean reveal, Destination to) {
        int seat = effect.acting();
        if (reveal) {
            for (int card : cards) {
                Revealing.reveal(t, card, seat);
                effect.note(t, Amount.Deed.REVEALED, card);
            }
        }
        int reason = Movement.PUT.byAbilityOf(effect.controller());
        switch (to) {
            case FIELD -> go(effect, t, cards, Zone.FIELD, seat, reason);
            case OWNERS_FIELD -> go(effect, t, cards, Zone.FIELD, Table.NONE, reason);
            case EX_AREA -> go(effect, t, cards, Zone.EX, seat, reason);
            case OWNERS_EX_AREA -> go(effect, t, cards, Zone.EX, Table.NONE, reason);
            case HAND, OWNERS_HAND -> go(effect, t, cards, Zone.HAND, Table.NONE, reason);
            case CEMETERY, OWNERS_CEMETERY -> go(effect, t, cards, Zone.CEMETERY, Table.NONE, reason);
            case BANISHED -> go(effect, t, cards, Zone.BANISHED, Table.NONE, Movement.BANISH.byAbilityOf(seat));
            case TOP, TOP_IN_ANY_ORDER, OWNERS_TOP -> order(effect, t, cards, false, true, reveal);
            case THIRD_FROM_TOP -> order(effect, t, cards, false, true, reveal).below = 2;
            case BOTTOM, BOTTOM_IN_ANY_ORDER, OWNERS_BOTTOM -> order(effect, t, cards, false, false, reveal);
            case TOP_OR_BOTTOM, OWNERS_TOP_OR_BOTTOM -> order(effect, t, cards, true, true, reveal);
        }
    }

    private static void go(Effect effect, EvolveTable t, int[] cards, Zone kind, int seat, int reason) {
        List<CardMove> moves = new ArrayList<>();
        for (int card : cards) {
            moves.add(CardMove.of(card, seat == Table.NONE ? t.ownersZone(card, kind) : kind.of(seat), reason));
        }
        EffectMoves.together(effect, t, moves);
    }

    private static PutCards order(Effect effect, EvolveTable t, int[] cards, boolean bothEnds, boolean atTop,
            boolean revealed) {
        List<Integer> list = new ArrayList<>();
        for (int card : cards) {
            list.add(card);
        }
        PutCards putting = new PutCards(effect.acting(), bothEnds, atTop, revealed, List.copyOf(list));
        if (!list.isEmpty()) {
            t.push(putting);
        }
        return putting;
    }

    /** The next one lies above, or below, those before it. */
    private void ask(EvolveTable t) {
        List<Integer> left = new ArrayList<>(cards);
        left.removeAll(onTop);
        left.removeAll(atBottom);
        if (left.isEmpty()) {
            goTo(MOVE);
            return;
        }
        int chooser = bothEnds ? seat : ownerNext(t, left);
        Prompt prompt = t.ask(chooser, "4.1.5", Ask.ORDER, bothEnds ? Purpose.PLACE : Purpose.ORDER_CARDS);
        for (int card : left) {
            boolean offered = bothEnds || t.piece(card).owner() == chooser;
            if (offered && (bothEnds || atTop)) {
                prompt.add(Choice.ON_TOP, card);
            }
            if (offered && (bothEnds || !atTop)) {
                prompt.add(Choice.AT_BOTTOM, card);
            }
        }
    }

    /** 4.1.5, 1.3.4: everybody orders their own deck, the active player first. */
    private static int ownerNext(EvolveTable t, List<Integer> left) {
        for (int card : left) {
            if (t.piece(card).owner() == t.active()) {
                return t.active();
            }
        }
        return EvolveTable.opponent(t.active());
    }

    private void take(EvolveTable t) {
        int card = Option.a(t.answer());
        if (Option.kind(t.answer()) == Choice.ON_TOP) {
            onTop = More.of(onTop, card);
        } else {
            atBottom = More.of(atBottom, card);
        }
        goTo(ASK);
    }

    /**
     * All at the same time, in an order that tells nobody which one was chosen first. Who cannot see a hand does not see which of its
     * cards goes (4.7.2).
     */
    private void move(EvolveTable t) {
        List<CardMove> moves = new ArrayList<>();
        for (int card : cards) {
            if (!revealed && t.zone(card) == Zone.HAND) {
                Sight.blur(t, t.piece(card).zone());
            }
            CardMove g = CardMove.of(card, t.ownersZone(card, Zone.DECK), Movement.PUT.byAbilityOf(seat));
            moves.add(onTop.contains(card) ? g : g.atBottom());
        }
        MoveCards.together(t, seat, moves, this);
    }

    @Override
    public void moved(EvolveTable t, List<Ref> arrived) {
        placed = arrived;
        for (int owner = 0; cards.size() > 1 && owner < 2; owner++) {
            arrange(t, owner, onTop, true);
            arrange(t, owner, atBottom, false);
        }
        for (int owner = 0; below > 0 && owner < 2; owner++) {
            sink(t, Zone.DECK.of(owner));
        }
    }

    /** 4.1.3.1 of version 1.24.1: to the named place, or as far from the top as there are cards. */
    private void sink(EvolveTable t, int deck) {
        int block = 0;
        for (int card : onTop) {
            block += hasArrived(t, card, deck) ? 1 : 0;
        }
        int top = t.size(deck) - block;
        for (int first = top; block > 0 && first > Math.max(0, top - below); first--) {
            int over = t.cardAt(deck, first - 1);
            for (int place = first; place < first + block; place++) {
                t.place(deck, place, over);
            }
        }
    }

    /** The cards of one end of a deck, where all of them have arrived, in the chosen order. */
    private void arrange(EvolveTable t, int owner, List<Integer> chosen, boolean top) {
        int deck = Zone.DECK.of(owner);
        List<Integer> here = new ArrayList<>(chosen);
        here.removeIf(card -> !hasArrived(t, card, deck));
        for (int i = 0; here.size() > 1 && i < here.size(); i++) {
            int card = here.get(i);
            t.place(deck, top ? t.size(deck) - here.size() + i : here.size() - 1 - i, card);
            t.put(card, t.piece(card).withKnown(t.piece(card).known() & 1 << (bothEnds ? seat : owner)));
        }
    }

    private boolean hasArrived(EvolveTable t, int card, int deck) {
        for (int i = 0; t.piece(card).zone() == deck && i < placed.size(); i++) {
            if (placed.get(i).card() == card) {
                return true;
            }
        }
        return false;
    }

    private void finish(EvolveTable t) {
        if (t.below(this) instanceof MoveListener m) {
            m.moved(t, placed);
        }
    }
}
