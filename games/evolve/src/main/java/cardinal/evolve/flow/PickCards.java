package cardinal.evolve.flow;

import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selection;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.program.Kind;
import cardinal.evolve.rules.Filters;
import cardinal.evolve.rules.Payable;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Progress;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Targets;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** Cards that a player picks while an effect is carried out or a cost is paid, one after the other. */
final class PickCards extends Frame<EvolveTable> implements Progress {
    private static final Step<PickCards, EvolveTable> ASK = PickCards::ask;
    static final Steps<PickCards, EvolveTable> STEPS = Steps.<PickCards, EvolveTable>of(PickCards.class)
            .then("10.6.2.8.2", ASK)
            .then("10.6.2.8.2", PickCards::take);

    /** Who picks. */
    private final int seat;
    /** What they pick from. */
    private final Filter filter;
    /** How many at least. */
    private final int least;
    /** How many at most. */
    private final int most;
    /** Whether the cards are selected as targets. */
    private final boolean selects;
    /** The cards picked so far. */
    private Targets chosen;

    private PickCards(int seat, Filter filter, int least, int most, boolean selects) {
        super(STEPS);
        this.seat = seat;
        this.filter = filter;
        this.least = least;
        this.most = most;
        this.selects = selects;
        chosen = Targets.NONE.open();
    }

    /** 4.1.2.2: a card in a hidden zone need not be found when a condition other than the number is asked of it, unless it pays a cost. */
    static PickCards of(EvolveTable t, int seat, Selector.Pick pick, Scope scope, boolean cost) {
        int least = Targeting.least(t, pick.count(), scope);
        boolean mayFail = !cost && isHidden(pick.filter()) && isConditional(pick.filter())
                && !isRevealed(pick.filter(), scope);
        return new PickCards(seat, pick.filter(), mayFail ? 0 : least, Targeting.most(t, pick.count(), scope),
                false);
    }

    /** A selection that is made while the effect is carried out: it respects Aura (12.15.2). */
    static PickCards selecting(EvolveTable t, int seat, Selection select, Scope scope) {
        int least = Targeting.least(t, select.count(), scope);
        boolean mayFail = isHidden(select.filter()) && isConditional(select.filter());
        return new PickCards(seat, select.filter(), mayFail ? 0 : least, Targeting.most(t, select.count(), scope),
                true);
    }

    private static boolean isRevealed(Filter filter, Scope scope) {
        return filter.places().equals(List.of(Filter.Place.AMONG_THEM)) && scope.effect() != null
                && scope.effect().isLookingOpenly();
    }

    static boolean isHidden(Filter filter) {
        for (int i = 0; i < filter.places().size(); i++) {
            if (!filter.places().get(i).isPublic()) {
                return true;
            }
        }
        return false;
    }

    static boolean isConditional(Filter filter) {
        for (Filter.Noun n : filter.nouns()) {
            if (n.kind() != Filter.Kind.CARD || !n.traits().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private Effect effect(EvolveTable t) {
        return (Effect) t.below(this);
    }

    private void ask(EvolveTable t) {
        int n = chosen.count(0);
        if (n >= most) {
            finish(t);
            return;
        }
        Scope scope = effect(t).scope();
        Prompt prompt = t.ask(seat, t.below(effect(t)) instanceof PayCosts ? "10.6.2.5" : "10.6.2.8.2", Ask.CHOOSE,
                purpose(t));
        if (selects) {
            Targeting.offer(t, prompt, Choice.PICK, filter, scope, chosen, 0);
        }
        for (int c = selects ? Table.NONE : Filters.next(t, filter, scope, 0); c != Table.NONE;
                c = Filters.next(t, filter, scope, c + 1)) {
            if (Targeting.mayAdd(t, filter, c, chosen, 0) && leavesEnough(t, c)) {
                prompt.add(Choice.PICK, c);
            }
        }
        if (n >= least && Targeting.suffices(t, filter, chosen, 0) || prompt.size() == 0) {
            prompt.add(Choice.DONE);
        }
    }

    /** 1.3.3, 10.4.2.2: a card pays that can be taken so; one that pays one part of a cost must not be the one that another part needs. */
    private boolean leavesEnough(EvolveTable t, int card) {
        if (!(t.below(effect(t)) instanceof PayCosts pay)) {
            return true;
        }
        List<Integer> taken = new ArrayList<>();
        for (Targets.Pick p : chosen.slot(0)) {
            taken.add(p.ref().card());
        }
        taken.add(card);
        return Payable.mayTake(t, effect(t).verb(), card) && pay.leavesEnough(t, taken);
    }

    private void take(EvolveTable t) {
        if (Option.kind(t.answer()) == Choice.PICK) {
            int card = Option.a(t.answer());
            chosen = chosen.add(t.ref(card));
            if (selects && t.cares(Kind.SELECTED, card)) {
                t.announce(new EvolveEvent.Selected(card, seat));
            }
            goTo(ASK);
        } else {
            finish(t);
        }
    }

    private void finish(EvolveTable t) {
        List<Ref> refs = new ArrayList<>();
        for (Targets.Pick p : chosen.slot(0)) {
            refs.add(p.ref());
        }
        effect(t).picked(List.copyOf(refs));
        leave();
    }

    /** What the cards are picked for. */
    private Purpose purpose(EvolveTable t) {
        if (selects) {
            return Purpose.TARGET;
        }
        return filter.places().contains(Filter.Place.AMONG_THEM) ? Purpose.TAKE : effect(t).verb().purpose();
    }

    @Override
    protected Cause cause(EvolveTable t) {
        Cause cause = effect(t).caused(t);
        Object part = t.below(effect(t)) instanceof PayCosts pay ? pay.cause(t).instruction() : effect(t).picking();
        return new Cause(cause.source(), cause.ability(), effect(t).verb(), part);
    }

    @Override
    public int done(EvolveTable t) {
        return chosen.count(0);
    }

    @Override
    public int most(EvolveTable t) {
        return most;
    }
}
