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
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.CardType;
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
    private static final int LAYERS = 3;
    private static final int MOVED = 0;
    private static final int COMMITTED = 1;
    private static final int REVEALED = 2;
    private static final String STAMINA = "";

    private final UfsTable t;
    private Bindings b;
    private final List<Unit> units = new ArrayList<>();
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

    /** One card that has to be found; units of different layers may find the same one. Spent momentum is moved. */
    private record Unit(List<Ref> from, int layer) {
        private int layerOf(UfsTable t, int card) {
            return layer == COMMITTED && t.place(card) == Places.MOMENTUM ? MOVED : layer;
        }
    }

    private Payable(UfsTable t, Bindings b) {
        this.t = t;
        this.b = b;
    }

    /** @param withCard  whether the card it is on is played with it */
    public static boolean can(UfsTable t, Bindings b, AbilityDef ability, boolean withCard, List<Added> added) {
        Bindings known = choosesX(ability) && b.x() == Bindings.UNKNOWN ? b.withX(leastX(t, ability)) : b;
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
        return !p.impossible && p.matches();
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

    // ---- X in a cost (H.4.4) -----------------------------------------------------------------------------------------

    /** H.4.4.2: an X in the cost that the text does not define is chosen when the ability is announced. */
    public static boolean choosesX(AbilityDef ability) {
        return ability.effect().x() == null && ability.hasXInCosts();
    }

    /** H.4.4.2: the least X; a cost may say another (I.3.8.1: "minimum 1"). */
    public static int leastX(UfsTable t, AbilityDef ability) {
        Amount.Bounded bounds = bounds(ability);
        return bounds == null ? t.edition().leastX() : bounds.least().orElse(t.edition().leastX());
    }

    private static Amount.@Nullable Bounded bounds(AbilityDef ability) {
        for (Instruction cost : ability.costs()) {
            if (cost instanceof CardAct a && a.what() instanceof Selector.Some s
                    && s.count().n() instanceof Amount.Bounded x) {
                return x;
            }
        }
        return null;
    }

    /** The largest X with which the costs can be paid, and no more than a cost says or than makes a difference. */
    public static int mostX(UfsTable t, Bindings b, AbilityDef ability, boolean withCard, List<Added> added) {
        Amount.Bounded bounds = bounds(ability);
        int enough = ChosenX.enough(t);
        int limit = Math.min(ability.effect().mostX(), bounds == null ? enough : bounds.most().orElse(enough));
        int most = leastX(t, ability);
        while (most < limit && can(t, b.withX(most + 1), ability, withCard, added)) {
            most++;
        }
        return most;
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
            impossible |= t.vitality(seat) < lost[seat];
        }
    }

    public void stamina(Selector backup, Amount amount) {
        for (Ref ref : Cards.of(t, b, backup)) {
            impossible |= t.stamina(ref.card()) < owing(List.of(ref), STAMINA, Amounts.of(t, b, amount));
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
            has += t.counters(ref.card(), counter);
        }
        impossible |= has < owing(from, counter, amount.least(Amounts.of(t, b, amount.n())));
    }

    /** Cards to which something is done. */
    public void demand(Who who, Act act, Selector what) {
        int actor = Players.seat(t, b, who);
        if (what instanceof Selector.Some some) {
            List<Ref> found = candidates(t, b, actor, some, act);
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
                all = before.act() == Act.FLIP ? act == Act.COMMIT && isOwnFoundations(what) && isReadyInStage(card)
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
        int layer = moved || moves(act) ? MOVED : act == Act.COMMIT ? COMMITTED : REVEALED;
        List<Ref> left = untaken(from, act);
        for (int i = 0; i < n; i++) {
            units.add(new Unit(left, layer));
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
        return !p.impossible && p.matches();
    }

    /** What is done to the cards taken that leaves them where they are, if anything. */
    private static @Nullable Act taken(Op op) {
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

    /** What can be picked to pay; the starting character may stand for one foundation (H.4.3). */
    public static List<Ref> candidates(UfsTable t, Bindings b, int actor, Selector.Some some, Act act) {
        List<Ref> from =
                Substitutes.with(t, b, actor, some, payers(t, some, Cards.candidates(t, b, actor, some, act)));
        int starter = t.starter(actor);
        if (act == Act.COMMIT && isOwnFoundations(some.filter()) && !t.is(starter, Flag.COMMITTED)
                && !from.contains(t.ref(starter)) && Cards.canBe(t, Act.COMMIT, starter, b)) {
            List<Ref> more = new ArrayList<>(from);
            more.add(t.ref(starter));
            return more;
        }
        return from;
    }

    /** D.2.2.3.3: attached cards pay only where such are asked for. */
    private static List<Ref> payers(UfsTable t, Selector.Some some, List<Ref> from) {
        for (int i = 0; i < from.size(); i++) {
            if (t.is(from.get(i).card(), Flag.ATTACHED) && !some.filter().traits().contains(Trait.Is.ATTACHED)) {
                return from.stream().filter(ref -> !t.is(ref.card(), Flag.ATTACHED)).toList();
            }
        }
        return from;
    }

    private static boolean isOwnFoundations(Filter f) {
        return f.nouns().size() == 1 && f.nouns().getFirst() == Noun.FOUNDATION && f.traits().isEmpty()
                && f.side() != Filter.Side.RIVAL && f.side() != Filter.Side.RIVALS;
    }

    public void drive(Who who, Amount amount) {
        need(Amounts.of(t, b, amount), driven(t, b, Players.seat(t, b, who), true), Act.COMMIT);
    }

    /** UniVersus, Drive: the foundations that can be committed and the momentum that can be spent. */
    public static List<Ref> driven(UfsTable t, Bindings b, int seat, boolean asCost) {
        List<Ref> from = new ArrayList<>();
        int stage = Places.of(seat, Places.STAGE);
        for (int i = 0; i < t.size(stage); i++) {
            int card = t.cardAt(stage, i);
            boolean fits = t.state(card).is(CardType.FOUNDATION) || asCost && t.is(card, Flag.STARTER);
            if (fits && !t.is(card, Flag.UNDER) && Cards.canBe(t, Act.COMMIT, card, b)) {
                from.add(t.ref(card));
            }
        }
        int momentum = Places.of(seat, Places.MOMENTUM);
        for (int i = 0; i < t.size(momentum); i++) {
            if (Cards.canBe(t, Act.SPEND, t.cardAt(momentum, i), b)) {
                from.add(t.ref(t.cardAt(momentum, i)));
            }
        }
        return from;
    }

    // ---- a card for every unit -------------------------------------------------------------------------------------------

    /** Whether each unit can have a card of its own. */
    private boolean matches() {
        if (units.isEmpty()) {
            return true;
        }
        if (isPlenty()) {
            return true;
        }
        if (isShort()) {
            return false;
        }
        int[] found = new int[t.pieceCount() * LAYERS];
        int[] seen = new int[t.pieceCount() * LAYERS];
        for (int unit = 1; unit <= units.size(); unit++) {
            if (!find(unit, unit, found, seen)) {
                return false;
            }
        }
        return true;
    }

    /** Whether units can be served one after the other, those with the least choice first, and none ever lacks a card. */
    private boolean isPlenty() {
        for (int served = 0; served < units.size(); served++) {
            int poor = 0;
            for (int i = 0; i < units.size(); i++) {
                poor += units.get(i).from().size() <= served ? 1 : 0;
            }
            if (poor > served) {
                return false;
            }
        }
        return true;
    }

    /** Whether more units than cards draw on one list. */
    private boolean isShort() {
        for (int i = 0; i < units.size(); i++) {
            Unit one = units.get(i);
            int same = 0;
            for (int j = 0; j < units.size(); j++) {
                same += units.get(j).from() == one.from() && units.get(j).layer() == one.layer() ? 1 : 0;
            }
            if (same > one.from().size()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Finds a card for a unit, moving others to another card where that helps.
     *
     * @param found  the unit each card is for in each layer, counted from 1
     * @param seen  the round in which each card was last looked at
     */
    private boolean find(int unit, int round, int[] found, int[] seen) {
        Unit wanted = units.get(unit - 1);
        for (int i = 0; i < wanted.from().size(); i++) {
            int card = wanted.from().get(i).card() * LAYERS + wanted.layerOf(t, wanted.from().get(i).card());
            if (seen[card] != round) {
                seen[card] = round;
                if (found[card] == 0 || find(found[card], round, found, seen)) {
                    found[card] = unit;
                    return true;
                }
            }
        }
        return false;
    }
}
