package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where cards lie that have come into a zone: together onto a discard pile or deck in the order its player chooses, the
 * lowest first (D.2.3.3.1, D.4.1.1.1), into the momentum at any spot (D.4.2.2). What happened waits until they lie.
 */
public final class Arrange extends Frame<UfsTable> {
    private static final Step<Arrange, UfsTable> OFFER = Arrange::offer;
    private static final Step<Arrange, UfsTable> END = Arrange::end;
    private static final Steps<Arrange, UfsTable> STEPS = Steps.<Arrange, UfsTable>of(Arrange.class)
            .then("D.2.3.3.1", OFFER).then("D.2.3.3.1", Arrange::take).then("D.2.3.3.1", END);
    /** Beside the players: the order is chosen by nobody else. */
    public static final int SETTLED = 4;

    /** The pile. */
    private final int zone;
    /** The cards whose places are still to be chosen. */
    private List<Ref> open;
    /** Those that have theirs, in their order. */
    private List<Ref> placed;

    private Arrange(UfsTable t, int zone, List<Ref> cards) {
        super(t.edition().steps(STEPS));
        this.zone = zone;
        open = cards;
        placed = List.of();
    }

    // ---- when ----------------------------------------------------------------------------------------------------------

    /** How many cards a discard pile, deck or momentum held before cards came. */
    record Before(int place, int first, int second, int firstDiscards, int secondDiscards) {
        static Before of(UfsTable t, int place) {
            return new Before(place, t.size(0, place), t.size(1, place), t.size(0, Places.DISCARD),
                    t.size(1, Places.DISCARD));
        }
    }

    /**
     * Lets the players arrange what has come since, unless they have chosen the order already.
     *
     * @param moved  the cards meant to come; others may have come with them (2010, 4.3.6)
     * @param top  whether it came onto the top
     * @param ordered  the players who have chosen the order, as bits; {@link #SETTLED} if their owner has no say
     */
    static void since(UfsTable t, Before before, List<Ref> moved, boolean top, int ordered) {
        came(t, Places.of(1, Places.DISCARD), before.secondDiscards(), moved, true, ordered);
        came(t, Places.of(0, Places.DISCARD), before.firstDiscards(), moved, true, ordered);
        if (before.place() == Places.DECK || before.place() == Places.MOMENTUM) {
            came(t, Places.of(1, before.place()), before.second(), moved, top, ordered);
            came(t, Places.of(0, before.place()), before.first(), moved, top, ordered);
        }
    }

    private static void came(UfsTable t, int zone, int before, List<Ref> moved, boolean top, int ordered) {
        int meant = 0;
        for (int i = 0; i < moved.size(); i++) {
            meant += t.piece(moved.get(i).card()).zone() == zone ? 1 : 0;
        }
        int n = Math.max(meant, t.size(zone) - before); // cards of the deck itself may have gone to its bottom
        if (n < least(zone)) {
            return;
        }
        List<Ref> cards = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            cards.add(t.ref(t.cardAt(zone, top ? t.size(zone) - n + i : i)));
        }
        lay(t, zone, cards, n > meant ? 0 : ordered);
    }

    /** Lets a player arrange these cards of a zone, unless that is settled. */
    static void lay(UfsTable t, int zone, List<Ref> cards, int ordered) {
        int owner = 1 << Places.seat(zone);
        if (cards.size() < least(zone)) {
            return;
        }
        if (Places.kind(zone) == Places.DECK) {
            hide(t, cards, ordered == 0 ? owner : ordered);
        }
        if (Places.kind(zone) == Places.MOMENTUM || (ordered & (owner | SETTLED)) == 0) {
            t.hold();
            t.push(new Arrange(t, zone, List.copyOf(cards)));
        }
    }

    /** A single card has many spots in the momentum and one place on a pile. */
    private static int least(int zone) {
        return Places.kind(zone) == Places.MOMENTUM ? 1 : 2;
    }

    /** 2010, 4.7.3: only who arranges them knows which of the cards lies where. */
    private static void hide(UfsTable t, List<Ref> cards, int seats) {
        for (Ref ref : cards) {
            t.put(ref.card(), t.piece(ref.card()).withKnown(t.piece(ref.card()).known() & seats));
        }
    }

    // ---- how -----------------------------------------------------------------------------------------------------------

    private void offer(UfsTable t) {
        open = present(t, open);
        if (open.size() < least(zone)) {
            goTo(END);
            return;
        }
        boolean momentum = Places.kind(zone) == Places.MOMENTUM;
        Prompt prompt = t.ask(Places.seat(zone), rule(), momentum ? Ask.NUMBER : Ask.CHOOSE,
                momentum ? Purpose.PLACE : Purpose.ORDER_CARDS);
        if (momentum) {
            for (int i = t.size(zone) - open.size(); i >= 0; i--) {
                prompt.add(Choice.SPOT, i);
            }
        } else {
            open.forEach(ref -> prompt.add(Choice.CARD, ref.card()));
        }
    }

    /** Where the cards lie. */
    public int zone() {
        return zone;
    }

    /** The card whose spot is asked for; of a pile, the first of those that are left. */
    public int next() {
        return open.getFirst().card();
    }

    private static List<Ref> present(UfsTable t, List<Ref> cards) {
        List<Ref> present = new ArrayList<>(cards.size());
        for (int i = 0; i < cards.size(); i++) {
            if (t.isSame(cards.get(i))) {
                present.add(cards.get(i));
            }
        }
        return List.copyOf(present);
    }

    private String rule() {
        return switch (Places.kind(zone)) {
            case Places.MOMENTUM -> "D.4.2.2";
            case Places.DECK -> "D.4.1.1.1";
            default -> "D.2.3.3.1";
        };
    }

    private void take(UfsTable t) {
        goTo(OFFER);
        int chosen = Option.a(t.answer());
        if (Places.kind(zone) == Places.MOMENTUM) {
            shift(t, zone, open.getFirst().card(), chosen);
            open = open.subList(1, open.size());
            return;
        }
        List<Ref> order = new ArrayList<>(placed);
        open.stream().filter(ref -> ref.card() == chosen).forEach(order::add);
        placed = List.copyOf(order);
        open = open.stream().filter(ref -> ref.card() != chosen).toList();
    }

    /** Moves a card down to a spot, the others one up. */
    public static void shift(UfsTable t, int zone, int card, int spot) {
        for (int i = t.zones().indexOf(zone, card) - 1; i >= spot; i--) {
            t.place(zone, i, card);
        }
    }

    private void end(UfsTable t) {
        List<Ref> order = new ArrayList<>(placed);
        order.addAll(open);
        order = present(t, order);
        int[] spots = new int[order.size()];
        for (int i = 0; i < spots.length; i++) {
            spots[i] = t.zones().indexOf(zone, order.get(i).card());
        }
        Arrays.sort(spots);
        for (int i = 0; i < spots.length; i++) {
            t.place(zone, spots[i], order.get(i).card());
        }
        t.release();
    }

    @Override
    protected Cause cause(UfsTable t) {
        return Cause.RULES;
    }
}
