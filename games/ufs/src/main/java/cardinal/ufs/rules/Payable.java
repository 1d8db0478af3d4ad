package cardinal.ufs.rules;

import cardinal.cards.More;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.CardAct;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.Op;
import cardinal.ufs.program.Program;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * E.4.1.1: whether all costs together can be paid, checks excepted: whether each unit of each cost finds a card of its own.
 * A card that was committed or revealed can still pay a later cost of another kind; one that was moved cannot.
 */
public final class Payable {
    private static final String STAMINA = "";

    private final UfsTable t;
    private Bindings b;
    private final PaymentUnits units;
    private boolean impossible;
    private final int[] lost = new int[2];
    private boolean moved;
    private List<Ref> taken = List.of();
    private @Nullable Act takenTo;
    private int leaving = Table.NONE;
    private List<Owed> owed = List.of();
    private List<Brought> brought = List.of();

    /** What earlier costs take from the same cards: stamina, or counters of a name. */
    private record Owed(List<Ref> from, String what, int n) {
    }

    /** Cards that an earlier cost flips, or puts into the discard pile: n of these. */
    private record Brought(Act act, List<Ref> from, int n) {
    }

    private Payable(UfsTable t, Bindings b) {
        this.t = t;
        this.b = b;
        units = new PaymentUnits(t);
    }

    /** @param withCard  whether the card it is on is played with it */
    public static boolean can(UfsTable t, Bindings b, AbilityDef ability, boolean withCard, List<Added> added) {
        boolean chosen = CostX.isChosen(ability);
        if (chosen && !CostX.isAny(t, ability)) {
            return false;
        }
        Bindings known = chosen && b.x() == Bindings.UNKNOWN ? b.withX(CostX.least(t, ability)) : b;
        return can(t, known, ability.costs(), added, leaving(t, known, ability, withCard));
    }

    public static boolean can(UfsTable t, Bindings b, List<Instruction> costs) {
        return can(t, b, costs, List.of(), Table.NONE);
    }

    /** Whether what effects have added to playing a card can be paid (UniVersus: Additional Costs). */
    static boolean can(UfsTable t, int card, List<Added> added) {
        return added.isEmpty() || can(t, added.getFirst().by(), List.of(), added, leaving(t, card));
    }

    /** E.4.2: a card that is played is in transit when costs are paid, no longer where it was; only in the pool it stays. */
    private static int leaving(UfsTable t, int card) {
        return t.place(card) == Places.POOL ? Table.NONE : card;
    }

    private static int leaving(UfsTable t, Bindings b, AbilityDef ability, boolean withCard) {
        return withCard || ability.reversal() != null ? leaving(t, b.source().card()) : Table.NONE;
    }

    private static boolean can(UfsTable t, Bindings b, List<Instruction> costs, List<Added> added, int leaving) {
        for (int i = 0; i < costs.size(); i++) {
            if (costs.get(i) instanceof Instruction.Or or) {
                return canWithOne(t, b, costs, i, or, added, leaving);
            }
        }
        Payable p = new Payable(t, b);
        p.leaving = leaving;
        for (int i = 0; i < costs.size(); i++) {
            p.add(costs.get(i));
        }
        for (int i = 0; i < added.size(); i++) {
            p.b = added.get(i).by();
            added.get(i).costs().forEach(p::add);
        }
        return !p.impossible && p.units.match();
    }

    /** Whether the costs can be paid with one of the options of an alternative among them. */
    private static boolean canWithOne(UfsTable t, Bindings b, List<Instruction> costs, int at, Instruction.Or or,
            List<Added> added, int leaving) {
        for (Instruction option : or.options()) {
            List<Instruction> chosen = new ArrayList<>(costs);
            chosen.set(at, option);
            if (can(t, b, chosen, added, leaving)) {
                return true;
            }
        }
        return false;
    }

    // ---- units ---------------------------------------------------------------------------------------------------------

    private void add(Instruction cost) {
        switch (cost) {
            case PayableVerb v -> v.askFor(this);
            case Instruction.Sequence s -> s.parts().forEach(this::add);
            case Instruction.Or o -> impossible |= !can(t, b, List.of(o), List.of(), leaving);
            default -> {
            }
        }
    }

    /** All that is to be lost together. */
    public void health(Who who, Limit amount) {
        if (amount.than() == Limit.Than.EXACTLY || amount.than() == Limit.Than.PRECISELY) {
            int seat = Players.seat(t, b, who);
            int n = Math.max(0, Amounts.of(t, b, amount.n()));
            lost[seat] += n;
            impossible |= t.fighters().vitality(seat) < lost[seat];
        }
    }

    public void stamina(Selector backup, Amount amount) {
        for (Ref ref : Cards.of(t, b, backup)) {
            impossible |= t.states().stamina(ref.card()) < owing(List.of(ref), STAMINA, Amounts.of(t, b, amount));
        }
    }

    /** How much is taken from these cards with what earlier costs have taken from them. */
    private int owing(List<Ref> from, String what, int n) {
        int all = Math.max(0, n);
        List<Owed> more = new ArrayList<>(owed);
        more.add(new Owed(from, what, all));
        for (Owed before : owed) {
            all += before.what.equals(what) && before.from.equals(from) ? before.n : 0;
        }
        owed = more;
        return all;
    }

    public void counters(Limit amount, String counter, Selector on) {
        List<Ref> from = on instanceof Selector.Some some
                ? Cards.candidates(t, b, b.controller(), some, Act.CHOOSE) : Cards.of(t, b, on);
        int has = 0;
        for (Ref ref : from) {
            has += t.fighters().counters(ref.card(), counter);
        }
        impossible |= has < owing(from, counter, amount.least(Amounts.of(t, b, amount.n())));
    }

    /** Cards to which something is done. */
    public void demand(Who who, Act act, Selector what) {
        int actor = Players.seat(t, b, who);
        if (what instanceof Selector.Some some) {
            List<Ref> found = Payers.of(t, b, actor, some, act);
            int n = some.count().least(Amounts.of(t, b, some.count().n()));
            impossible |= some.filter().areDifferent() && Cards.differentNames(t, found) < n;
            need(Math.max(0, n - arriving(some.filter(), act)), inPlace(found), act);
            came(act, found, n);
        } else if (isDefinite(what)) {
            List<Ref> cards = Cards.of(t, b, what);
            impossible |= cards.isEmpty();
            for (Ref ref : cards) {
                impossible |= !Cards.canBe(t, act, ref.card(), b);
                need(1, List.of(ref), act);
            }
            came(act, cards, cards.size());
        }
    }

    // ---- what earlier costs bring to where later ones look (E.4.4.1: they are paid in order) --------------------------------

    private void came(Act act, List<Ref> from, int n) {
        if (n > 0 && (act == Act.FLIP || isDiscarding(act))) {
            brought = More.of(brought, new Brought(act, from, n));
        }
    }

    /** How many cards will be there for a cost of this kind that are not there yet, whichever cards pay the earlier ones. */
    private int arriving(Filter what, Act act) {
        int n = 0;
        for (int i = 0; i < brought.size(); i++) {
            Brought before = brought.get(i);
            boolean all = true;
            for (int k = 0; all && k < before.from().size(); k++) {
                int card = before.from().get(k).card();
                all = before.act() == Act.FLIP
                        ? act == Act.COMMIT && Payers.isOwnFoundations(what) && isReadyInStage(card)
                        : isOwnDiscardPile(what.place()) && t.piece(card).owner() == b.controller()
                                && Filters.fits(t, b, what.at(Place.UNSAID), Subject.printed(t, card));
            }
            n += all ? before.n() : 0;
        }
        return n;
    }

    private static boolean isDiscarding(Act act) {
        return act == Act.DISCARD || act == Act.DESTROY || act == Act.SACRIFICE || act == Act.SPEND || act == Act.CLEAR;
    }

    private boolean isReadyInStage(int card) {
        return t.place(card) == Places.STAGE && !t.is(card, Flag.COMMITTED) && t.holder(card) == b.controller();
    }

    private static boolean isOwnDiscardPile(Place place) {
        return place.isSaid() && place.whose() == Who.YOU && place.zones().equals(List.of(Zone.DISCARD_PILE));
    }

    /** Whether a card that pays so is elsewhere afterwards, or face down. */
    public static boolean moves(Act act) {
        return act != Act.COMMIT && act != Act.REVEAL;
    }

    private void need(int n, List<Ref> from, Act act) {
        int layer = moved || moves(act) ? PaymentUnits.MOVED
                : act == Act.COMMIT ? PaymentUnits.COMMITTED : PaymentUnits.REVEALED;
        List<Ref> left = untaken(from, act);
        for (int i = 0; i < n; i++) {
            units.add(left, layer);
        }
        moved |= moves(act);
    }

    private List<Ref> inPlace(List<Ref> found) {
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i).card() == leaving) {
                List<Ref> left = new ArrayList<>(found);
                left.remove(i);
                return left;
            }
        }
        return found;
    }

    /** A card taken to be committed or revealed can still pay a cost of another kind. */
    private List<Ref> untaken(List<Ref> found, Act act) {
        if (taken.isEmpty()) {
            return found;
        }
        List<Ref> left = new ArrayList<>(found.size());
        for (int i = 0; i < found.size(); i++) {
            Ref ref = found.get(i);
            if (!taken.contains(ref) || takenTo != null && takenTo != act && t.place(ref.card()) != Places.MOMENTUM) {
                left.add(ref);
            }
        }
        return left;
    }

    /** Whether what is left still pays the rest of a cost once these cards are taken for the step it is at. */
    public static boolean leaves(UfsTable t, Bindings b, Program costs, int at, List<Ref> taken) {
        Payable p = new Payable(t, b);
        p.taken = taken;
        p.takenTo = taken(costs.op(at));
        if (at == costs.size() - 1 && costs.op(at) instanceof Op.Do d && p.isAll(d.verb())) {
            return true;
        }
        for (int i = at; i < costs.size(); i++) {
            if (!(costs.op(i) instanceof Op.Do d)) {
                return true;
            }
            p.add(d.verb());
            if (i == at) {
                for (int n = Math.min(taken.size(), p.units.size()); n > 0; n--) {
                    p.units.removeLast();
                }
            }
        }
        return !p.impossible && p.units.match();
    }

    /** What is done to the cards taken that leaves them where they are, if anything. */
    private static @Nullable Act taken(cardinal.cards.effect.Op op) {
        if (!(op instanceof Op.Do d)) {
            return null;
        }
        return d.verb() instanceof PayableVerb v ? v.leavesInPlace() : null;
    }

    /** Whether the cards taken are as many as a cost asks for. */
    private boolean isAll(Instruction cost) {
        return cost instanceof CardAct a && a.what() instanceof Selector.Some some && !some.filter().areDifferent()
                && taken.size() >= some.count().least(Amounts.of(t, b, some.count().n()));
    }

    /** D.3.1.1.1: "discard your hand" can be paid with an empty one; a named card has to be there. */
    private static boolean isDefinite(Selector what) {
        return !(what instanceof Selector.Whole || what instanceof Selector.All || what instanceof Selector.Top);
    }

    public void drive(Who who, Amount amount) {
        need(Amounts.of(t, b, amount), Payers.driven(t, b, Players.seat(t, b, who), true), Act.COMMIT);
    }
}
