package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.rules.DamageTaken;
import cardinal.riftbound.rules.Facts;
import cardinal.riftbound.rules.Ignoring;
import cardinal.riftbound.rules.Lethal;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;

/**
 * 439.1.d: one side's summed Might is assigned to the other's units, one unit at a time: lethal damage in full before the next
 * (439.1.d.3), no more than that while others remain (439.1.d.4), in the order that Tank and the like demand (439.1.d.5).
 */
final class AssignDamage extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<AssignDamage, RiftTable> ORDER = AssignDamage::askOrder;
    private static final Step<AssignDamage, RiftTable> OFFER = AssignDamage::offer;
    static final Steps<AssignDamage, RiftTable> STEPS = Steps.<AssignDamage, RiftTable>of(AssignDamage.class)
            .then("439.1.b", AssignDamage::sum)
            .then(Newer.clause("465.2.c.5"), ORDER)
            .then(Newer.clause("465.2.c.5"), AssignDamage::takeOrder)
            .then("439.1.d.3", OFFER)
            .then("439.1.d.4", AssignDamage::take);

    private final int seat;
    /** Where the combat is. */
    private final int zone;
    /** The flag of the units whose Might is summed. */
    private final int ours;
    /** The flag of the units that it is assigned to. */
    private final int theirs;
    /** What is still to be assigned. */
    private int left;
    /** How much was assigned beyond lethal damage. */
    private int excess;
    /** In which order what alters the damage to a unit is applied, as far as its controller had to say it. */
    private Orders orders;
    /** What each unit got so far. */
    private Combat.Damages assigned;

    AssignDamage(int seat, int zone, int ours, int theirs) {
        super(STEPS);
        this.seat = seat;
        this.zone = zone;
        this.ours = ours;
        this.theirs = theirs;
        assigned = Combat.Damages.NONE;
        orders = new Orders(List.of());
    }

    private record Ordered(Ref unit, List<InForce> order) {
    }

    private record Orders(List<Ordered> all) {
    }

    /** 410.1.b: a stunned unit adds nothing. */
    private void sum(RiftTable t) {
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (t.is(card, ours) && !t.is(card, Flag.STUNNED) && !GameActions.dealsNoCombatDamage(t, card)) {
                left += t.might(card);
            }
        }
        if (t.isRead()) {
            t.note(Remark.Topic.SUM, ours == Flag.ATTACKER ? "439.1.b" : "439.1.c", seat, Table.NONE,
                    "has " + left + " Might to deal: " + terms(t));
        }
    }

    /** "Ogre 5 + Grunt 3", for the log: units at a battlefield are seen by all. */
    private String terms(RiftTable t) {
        StringBuilder terms = new StringBuilder();
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (t.is(card, ours)) {
                terms.append(terms.isEmpty() ? "" : " + ").append(t.piece(card).face().name()).append(' ')
                        .append(t.is(card, Flag.STUNNED) ? "stunned 0"
                                : GameActions.dealsNoCombatDamage(t, card) ? "none" : t.might(card));
            }
        }
        return terms.toString();
    }

    /** The order is said before damage is assigned, as the least that is lethal depends on it (465.2.c.4.a of 2026-07). */
    private void askOrder(RiftTable t) {
        int unit = toBeOrdered(t);
        if (unit == Table.NONE) {
            goTo(OFFER);
            return;
        }
        Prompt prompt = t.ask(t.controller(unit), Newer.clause("372"), Ask.ORDER, Purpose.REPLACE);
        DealDamage.offer(prompt, altering(t, unit), said(t, unit));
    }

    private int toBeOrdered(RiftTable t) {
        for (int i = 0; i < t.size(zone) && left > 0; i++) {
            int card = t.cardAt(zone, i);
            if (isOpen(t, card) && DamageTaken.isOrdered(altering(t, card))
                    && said(t, card).size() < altering(t, card).size()) {
                return card;
            }
        }
        return Table.NONE;
    }

    private void takeOrder(RiftTable t) {
        int unit = toBeOrdered(t);
        InForce next = altering(t, unit).get(Option.b(t.answer()));
        List<Ordered> more = new ArrayList<>(orders.all());
        more.removeIf(ordered -> ordered.unit().card() == unit);
        more.add(new Ordered(t.ref(unit), DealDamage.with(said(t, unit), next)));
        orders = new Orders(List.copyOf(more));
        goTo(ORDER);
    }

    private List<InForce> said(RiftTable t, int unit) {
        for (Ordered ordered : orders.all()) {
            if (ordered.unit().equals(t.ref(unit))) {
                return ordered.order();
            }
        }
        return List.of();
    }

    private static List<InForce> altering(RiftTable t, int unit) {
        return DamageTaken.altering(t, unit, Fact.Damage.COMBAT);
    }

    /** What alters the damage to a unit, in its order. */
    private List<InForce> order(RiftTable t, int unit) {
        List<InForce> said = said(t, unit);
        return said.isEmpty() ? altering(t, unit) : said;
    }

    private void offer(RiftTable t) {
        int open = open(t);
        if (left == 0 || open == 0) {
            ((Combat) t.below(this)).assigned(t, ours, assigned, excess);
            leave();
            return;
        }
        Prompt prompt = t.ask(seat, "439.1.d.3", Ask.CHOOSE, Purpose.DIVIDE);
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (isOpen(t, card) && mayBeNext(t, card)) {
                prompt.add(Choice.ASSIGN, card, open == 1 ? left : Math.min(left, lethal(t, card)), 0);
            }
        }
    }

    private boolean isOpen(RiftTable t, int card) {
        return t.is(card, theirs) && !assigned.has(card) && !GameActions.takesNoDamage(t, card);
    }

    private int open(RiftTable t) {
        int n = 0;
        for (int i = 0; i < t.size(zone); i++) {
            if (isOpen(t, t.cardAt(zone, i))) {
                n++;
            }
        }
        return n;
    }

    /**
     * What is missing to lethal damage: at least 1, as lethal damage is not zero; as much as leaves that of it when it is altered. 437.5.b of
     * 2026-07: where all is prevented no amount is, so a unit that was begun with gets everything.
     */
    private int lethal(RiftTable t, int card) {
        if (GameActions.isNeverLethal(t, card)) {
            return left;
        }
        int missing = Lethal.isAnyOf(t, seat, card) ? 1 : Math.max(1, t.might(card) - t.piece(card).marks());
        List<InForce> order = order(t, card);
        return order.isEmpty() ? missing : DamageTaken.leastFor(missing, Math.max(missing, left), order);
    }

    /** 766 of 2026-07: unless who assigns ignores it here. */
    private boolean wants(RiftTable t, int card, Keyword keyword) {
        return t.has(card, keyword) && !Ignoring.whileAssigning(t, seat, zone, keyword);
    }

    private boolean wantsFirst(RiftTable t, int card) {
        return wants(t, card, Keyword.TANK);
    }

    private boolean wantsLast(RiftTable t, int card) {
        return wants(t, card, Keyword.BACKLINE) || Facts.saysOfItself(t, card, Fact.AssignedLast.class);
    }

    /** 439.1.d.5 to 439.1.d.8: a unit with two demands may be taken with either, not in between. */
    private boolean mayBeNext(RiftTable t, int card) {
        boolean first = wantsFirst(t, card);
        boolean last = wantsLast(t, card);
        if (first && last) {
            return !othersOpen(t, card, true) || isStart(t);
        }
        if (first) {
            return true;
        }
        if (othersWant(t, card, true, false)) {
            return false;
        }
        return !last || !othersOpen(t, card, false);
    }

    /** Whether only units that want to be first have been assigned damage so far. */
    private boolean isStart(RiftTable t) {
        for (int i = 0; i < assigned.size(); i++) {
            if (!wantsFirst(t, assigned.card(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether another open unit wants to be first and nothing else. */
    private boolean othersWant(RiftTable t, int card, boolean first, boolean last) {
        for (int i = 0; i < t.size(zone); i++) {
            int other = t.cardAt(zone, i);
            if (other != card && isOpen(t, other) && wantsFirst(t, other) == first && wantsLast(t, other) == last) {
                return true;
            }
        }
        return false;
    }

    /** Whether another open unit does not want to be last (or, for a unit with both demands, any other unit). */
    private boolean othersOpen(RiftTable t, int card, boolean any) {
        for (int i = 0; i < t.size(zone); i++) {
            int other = t.cardAt(zone, i);
            if (other != card && isOpen(t, other)
                    && (!wantsLast(t, other) || any && wantsFirst(t, other) && !wantsLast(t, other))) {
                return true;
            }
        }
        return false;
    }

    private void take(RiftTable t) {
        int card = Option.a(t.answer());
        int amount = Option.b(t.answer());
        excess += Math.max(0, amount - lethal(t, card));
        assigned = assigned.add(t.ref(card), DealDamage.applied(t, amount, order(t, card)));
        left -= amount;
        if (t.isRead()) {
            t.note(Remark.Topic.SUM, "439.1.d", seat, card, "assigns " + amount + " damage to");
        }
        goTo(OFFER);
    }

    /** Nobody is left to assign. */
    @Override
    protected void seatLeft(int gone, RiftTable t) {
        if (gone == seat) {
            left = 0;
            goTo(OFFER);
        }
    }

    @Override
    public int actor() {
        return seat;
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    @Override
    public String asks(Wording words) {
        if (words.table().prompt().purpose() == Purpose.REPLACE) {
            return "Damage would be dealt in combat: which effect alters it first?";
        }
        return "Assign " + left + " damage: which unit next?";
    }
}
