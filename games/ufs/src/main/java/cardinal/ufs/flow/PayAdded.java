package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.program.Programs;
import cardinal.ufs.rules.Added;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Purpose;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** E.4.4.2, E.4.9.2: costs that effects have added, in the order the player chooses; or the checks among them. */
final class PayAdded extends Frame<UfsTable> implements Asker, Ordering {
    private static final Step<PayAdded, UfsTable> ORDER = PayAdded::order;
    static final Steps<PayAdded, UfsTable> COSTS = Steps.<PayAdded, UfsTable>of(PayAdded.class)
            .then("E.4.4.2", ORDER)
            .then("E.4.4.2", PayAdded::pay);
    static final Steps<PayAdded, UfsTable> CHECKS = Steps.<PayAdded, UfsTable>of(PayAdded.class)
            .then("E.4.9.2", ORDER)
            .then("E.4.9.2", PayAdded::check);

    private final int seat;
    private final Ref card;
    private final String clause;
    /** The costs that are still to be paid. */
    private List<Added> left;
    /** Whether all so far could be. */
    private boolean paid;

    private PayAdded(Steps<PayAdded, UfsTable> steps, String clause, int seat, Ref card, List<Added> left) {
        super(steps);
        this.clause = clause;
        this.seat = seat;
        this.card = card;
        this.left = left;
        paid = true;
    }

    static PayAdded costs(UfsTable t, int seat, Ref card, List<Added> added) {
        return new PayAdded(t.edition().steps(COSTS), "E.4.4.2", seat, card,
                added.stream().filter(a -> !a.costs().isEmpty()).toList());
    }

    /** One entry for each check, so that each finds its place. */
    static PayAdded checks(UfsTable t, int seat, Ref card, List<Added> added) {
        List<Added> each = new ArrayList<>();
        added.forEach(a -> a.checks().forEach(c -> each.add(new Added(a.by(), List.of(), List.of(c)))));
        return new PayAdded(t.edition().steps(CHECKS), "E.4.9.2", seat, card, List.copyOf(each));
    }

    private void order(UfsTable t) {
        if (left.isEmpty() || !paid && left.getFirst().costs().isEmpty()) {
            ((Asker) t.below(this)).paidAdded(paid);
            leave();
            return;
        }
        Prompt prompt = t.ask(seat, clause, Ask.ORDER, cardinal.kernel.Purpose.PAY);
        for (int i = 0; i < left.size(); i++) {
            prompt.add(Choice.EFFECT, i, left.get(i).by().source().card(), 0);
        }
    }

    private Added take(UfsTable t) {
        List<Added> rest = new ArrayList<>(left);
        Added next = rest.remove(Option.a(t.answer()));
        left = List.copyOf(rest);
        goTo(ORDER);
        return next;
    }

    private void pay(UfsTable t) {
        Added next = take(t);
        t.push(new Effect(t, Programs.paying(next.costs()),
                next.by(), Effect.Role.COST));
    }

    private void check(UfsTable t) {
        Added next = take(t);
        t.push(new Check(t, seat, Amounts.of(t, next.by(), next.checks().getFirst().difficulty()),
                new Purpose(Purpose.Kind.COST, card, Happening.As.UNSAID, false, Ref.NONE)));
    }

    @Override
    public void carriedOut(Bindings now, boolean inFull) {
        paid &= inFull;
    }

    @Override
    public void checked(boolean passed, int value) {
        paid &= passed;
    }

    @Override
    public Bindings effect(UfsTable t, int place) {
        return left.get(place).by();
    }
}
