package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.rules.DamageTaken;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.Credits;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;

/**
 * 404.1.d: damage is dealt to one or more units at the same time, not in combat. 372, 437 of 2026-07: what alters it is applied to that of each
 * unit by itself, in the order of the unit's controller.
 */
public final class DealDamage extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<DealDamage, RiftTable> ORDER = DealDamage::askOrder;
    private static final Step<DealDamage, RiftTable> DEAL = DealDamage::deal;
    static final Steps<DealDamage, RiftTable> STEPS = Steps.<DealDamage, RiftTable>of(DealDamage.class)
            .then(Newer.clause("372"), ORDER)
            .then(Newer.clause("372"), DealDamage::takeOrder)
            .then("404.1.d", DEAL);

    /** What is dealt. */
    private Hit.All all;
    /** Which of them is looked at. */
    private int next;

    private DealDamage(List<Hit> hits) {
        super(STEPS);
        all = new Hit.All(hits);
    }

    /** At once when no order is to be said, else as a procedure; the effect is told whether damage was dealt. */
    public static void of(RiftTable t, Effect effect, List<Hit> hits) {
        if (hits.stream().anyMatch(hit -> isOrdered(t, hit))) {
            t.push(new DealDamage(hits));
        } else {
            effect.report(dealAll(t, hits));
        }
    }

    /** The same for damage that no text asks about. */
    public static void of(RiftTable t, List<Hit> hits) {
        if (hits.stream().anyMatch(hit -> isOrdered(t, hit))) {
            t.push(new DealDamage(hits));
        } else {
            dealAll(t, hits);
        }
    }

    /** 417.6.a, 417.6.b.3 of 2026-07: what a spell or ability deals, and what a unit deals because one says so. */
    private static Fact.Damage kind(Hit hit) {
        return hit.by().item() >= 0 ? Fact.Damage.SPELL_AND_ABILITY : Fact.Damage.ALL;
    }

    private static List<InForce> altering(RiftTable t, Hit hit) {
        return DamageTaken.altering(t, hit.unit().card(), kind(hit));
    }

    private static boolean isOrdered(RiftTable t, Hit hit) {
        return hit.amount() > 0 && DamageTaken.isOrdered(altering(t, hit));
    }

    private void askOrder(RiftTable t) {
        while (next < all.hits().size() && !isOpen(t)) {
            next++;
        }
        if (next == all.hits().size()) {
            goTo(DEAL);
            return;
        }
        Prompt prompt = t.ask(t.controller(all.hits().get(next).unit().card()), Newer.clause("372"), Ask.ORDER,
                Purpose.REPLACE);
        offer(prompt, altering(t, all.hits().get(next)), all.hits().get(next).order());
    }

    private boolean isOpen(RiftTable t) {
        Hit hit = all.hits().get(next);
        return isOrdered(t, hit) && hit.order().size() < altering(t, hit).size();
    }

    /** What may be applied next, each by the card it comes from. */
    static void offer(Prompt prompt, List<InForce> altering, List<InForce> order) {
        for (int i = 0; i < altering.size(); i++) {
            if (!order.contains(altering.get(i))) {
                prompt.add(Choice.PICK, altering.get(i).source().card(), i, 0);
            }
        }
    }

    private void takeOrder(RiftTable t) {
        Hit hit = all.hits().get(next);
        List<Hit> changed = new ArrayList<>(all.hits());
        changed.set(next, hit.ordered(with(hit.order(), altering(t, hit).get(Option.b(t.answer())))));
        all = new Hit.All(changed);
        goTo(ORDER);
    }

    static List<InForce> with(List<InForce> order, InForce more) {
        List<InForce> longer = new ArrayList<>(order);
        longer.add(more);
        return List.copyOf(longer);
    }

    private void deal(RiftTable t) {
        boolean any = dealAll(t, all.hits());
        if (t.below(this) instanceof Effect effect) {
            effect.report(any);
        }
    }

    /** 404.1.d: all at the same time; whether any was dealt. */
    private static boolean dealAll(RiftTable t, List<Hit> hits) {
        boolean any = false;
        t.hold();
        for (Hit hit : hits) {
            Credits.dealing(t, hit.by());
            int card = hit.unit().card();
            boolean meets = t.isSame(hit.unit()) && GameActions.mayBeDealt(t, card, hit.amount(), hit.source(), false);
            List<InForce> order = hit.order().isEmpty() ? altering(t, hit) : hit.order();
            any |= meets && GameActions.mark(t, card, applied(t, hit.amount(), order), hit.source(), false);
        }
        t.release();
        return any;
    }

    /** 437.3: what prevents is used up by what it prevents. */
    static int applied(RiftTable t, int amount, List<InForce> order) {
        int left = amount;
        for (InForce e : order) {
            if (e.what() instanceof Modifier.Prevented p) {
                int prevented = p.prevents(left);
                left -= prevented;
                if (p.once() || p.isNumbered() && p.left() <= prevented) {
                    t.end(e);
                } else if (p.isNumbered()) {
                    t.restate(e, new Modifier.Prevented(p.left() - prevented, p.of(), false));
                }
            } else {
                left *= 2;
            }
        }
        return Math.min(left, Short.MAX_VALUE);
    }

    /** Whose unit it is orders what alters the damage to it. */
    @Override
    public int actor() {
        return all.hits().get(Math.min(next, all.hits().size() - 1)).by().seat();
    }

    /** 372: the rules ask which comes first. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    @Override
    public String asks(Wording words) {
        return words.card(all.hits().get(next).unit().card()) + " would be dealt damage: which effect alters it first?";
    }

    /** A unit deals damage: who is responsible for it. */
    public static Credit creditOf(RiftTable t, int unit) {
        return t.edition().creditsControllers() ? Credit.NOBODY : Credit.of(t.controller(unit), t.ref(unit));
    }
}
