package cardinal.evolve.flow;

import cardinal.cards.More;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.rules.DamageChanges;
import cardinal.evolve.rules.Hit;
import cardinal.evolve.rules.Replacements;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.DamageType;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 5.13: damage to one or several cards at once. What changes it is applied in the order of the affected player (10.10.2). */
public final class DealDamage extends Frame<EvolveTable> {
    private static final Step<DealDamage, EvolveTable> ORDER = DealDamage::order;
    private static final Step<DealDamage, EvolveTable> DEAL = DealDamage::finish;
    static final Steps<DealDamage, EvolveTable> STEPS = Steps.<DealDamage, EvolveTable>of(DealDamage.class)
            .then("10.10.2", ORDER)
            .then("10.10.2", DealDamage::apply)
            .then("10.10.1", DealDamage::replace)
            .then("5.13.1", DEAL);

    /** All damage that is dealt together, changed so far. */
    private List<Hit> hits;
    /** The hit that changes are applied to. */
    private int at;
    /** What applies to it and was not applied yet. */
    private List<DamageChanges.Change> left;
    /** 10.10.2.3: what has been applied to the hit. */
    private List<DamageChanges.Change> applied;

    private DealDamage(List<Hit> hits) {
        super(STEPS);
        this.hits = hits;
        left = List.of();
        applied = List.of();
    }

    static DealDamage start() {
        return new DealDamage(List.of());
    }

    /** One more hit, if there is anything to hit (5.13.1.2) and any damage (1.3.2.2); before it runs. */
    DealDamage add(EvolveTable t, Ref source, int target, int amount, DamageType type) {
        int by = source.isNone() ? Table.NONE : t.controller(source.card());
        return add(t, new Hit(source, by, target, amount, type));
    }

    DealDamage add(EvolveTable t, Hit hit) {
        if (hit.amount() > 0 && DamageChanges.takesDamage(t, hit.target())) {
            hits = More.of(hits, hit);
        }
        return this;
    }

    /** Deals it at once if nothing changes it. */
    void run(EvolveTable t) {
        if (hits.isEmpty()) {
            return;
        }
        if (DamageChanges.couldApply(t) && isChanged(t)) {
            left = DamageChanges.of(t, hits.getFirst());
            t.push(this);
        } else {
            deal(t);
        }
    }

    private boolean isChanged(EvolveTable t) {
        for (int i = 0; i < hits.size(); i++) {
            if (!DamageChanges.of(t, hits.get(i)).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Changes that add or take away can be applied in any order; else the affected player says which comes next. */
    private void order(EvolveTable t) {
        if (left.isEmpty()) {
            applied = List.of();
            if (++at >= hits.size()) {
                goTo(DEAL);
            } else {
                left = DamageChanges.of(t, hits.get(at));
                goTo(ORDER);
            }
            return;
        }
        if (left.size() == 1 || DamageChanges.commute(left)) {
            t.answer(Option.of(Choice.REPLACE, left.getFirst().source(), 0, 0));
        } else {
            Prompt prompt = t.ask(t.controller(hits.get(at).target()), "10.10.2", Ask.ORDER, Purpose.ORDER_EFFECTS);
            for (int i = 0; i < left.size(); i++) {
                prompt.add(Choice.REPLACE, left.get(i).source(), nth(i), i);
            }
        }
    }

    /** The place of a change among those of its card. */
    private int nth(int i) {
        int n = 0;
        for (int j = 0; j < i; j++) {
            n += left.get(j).source() == left.get(i).source() ? 1 : 0;
        }
        return n;
    }

    private void apply(EvolveTable t) {
        DamageChanges.Change change = left.get(Option.c(t.answer()));
        applied = More.of(applied, change);
        if (!change.isInstead()) {
            change(t, change);
            goTo(ORDER);
        } else if (Replacements.isOptional(t, change.instead())) {
            Prompt prompt = t.ask(t.controller(change.source()), "10.10.1", Ask.YES_NO, Purpose.REPLACE);
            if (Replacements.isPossible(t, change.instead())) {
                prompt.add(Choice.YES);
            }
            prompt.add(Choice.NO);
        } else {
            t.answer(Option.of(Choice.YES, 0, 0, 0));
        }
    }

    /** 10.10.1: the damage is not dealt; what is said instead is done. */
    private void replace(EvolveTable t) {
        DamageChanges.Change change = applied.getLast();
        if (Option.kind(t.answer()) == Choice.YES) {
            t.push(Effect.instead(t, change.instead(), hits.get(at).target()));
            change(t, change);
        } else {
            left = rest(t);
        }
        goTo(ORDER);
    }

    private void change(EvolveTable t, DamageChanges.Change change) {
        InForce effect = change.effect();
        if (effect != null && change.isUsedUp()) {
            t.end(effect);
        }
        Hit changed = change.apply(hits.get(at));
        if (t.isRead()) {
            t.note("5.13.2", Table.NONE, change.source(), hits.get(at).amount() + " damage "
                    + (DamageChanges.isPrevented(changed) ? "is prevented by" : "becomes " + changed.amount() + " by"));
        }
        List<Hit> all = new ArrayList<>(hits);
        all.set(at, changed);
        hits = List.copyOf(all);
        left = DamageChanges.isPrevented(changed) ? List.of() : rest(t);
    }

    /** What applies to the hit as it is now and has not been applied to it (10.10.2.3). */
    private List<DamageChanges.Change> rest(EvolveTable t) {
        List<DamageChanges.Change> rest = new ArrayList<>(DamageChanges.of(t, hits.get(at)));
        rest.removeAll(applied);
        return List.copyOf(rest);
    }

    /** Whether there is any damage to deal. */
    boolean isAny() {
        for (int i = 0; i < hits.size(); i++) {
            if (hits.get(i).amount() > 0) {
                return true;
            }
        }
        return false;
    }

    /** 10.10.1.1: an effect has dealt what was left of its damage. */
    private void finish(EvolveTable t) {
        deal(t);
        if (t.below(this) instanceof Effect effect) {
            effect.came(isAny());
        }
    }

    /** 5.13.1: defense is reduced, for all of them at the same time. */
    private void deal(EvolveTable t) {
        t.hold();
        for (int i = 0; i < hits.size(); i++) {
            if (hits.get(i).amount() > 0) {
                deal(t, hits.get(i));
            }
        }
        t.release();
    }

    private static void deal(EvolveTable t, Hit hit) {
        int card = hit.target();
        int seat = t.controller(card);
        if (t.zone(card) == Zone.LEADER) {
            t.setLeaderDefense(seat, t.players().defense(seat) - hit.amount());
        } else {
            t.put(card, t.piece(card).withMarks(t.piece(card).marks() + hit.amount()));
            t.unhandled().mark();
        }
        boolean drains = hit.type() == DamageType.ATTACK && t.isSame(hit.source())
                && t.has(hit.source().card(), Keyword.DRAIN);
        EvolveEvent.Damaged damaged =
                new EvolveEvent.Damaged(card, seat, hit.amount(), hit.source(), hit.by(), hit.type());
        if (drains) {
            t.emit(damaged);
        } else {
            t.announce(damaged);
        }
    }

    /** What is offered at this place, for the words of options. */
    public DamageChanges.Change change(int place) {
        return left.get(place);
    }

    /** What is done instead of the damage asks for itself; otherwise the procedure that deals it knows. */
    @Override
    protected @Nullable Cause cause(EvolveTable t) {
        return t.prompt().purpose() == Purpose.REPLACE && t.frame(t.depth() - 1) == this
                ? Replacements.cause(t, applied.getLast().instead()) : null;
    }
}
