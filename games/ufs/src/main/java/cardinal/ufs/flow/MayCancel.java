package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.Program;
import cardinal.ufs.program.Programs;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** H.3.3.4: the other player may do something to cancel the ability that has just been played. */
final class MayCancel extends Frame<UfsTable> implements Asker {
    static final Steps<MayCancel, UfsTable> STEPS = Steps.<MayCancel, UfsTable>of(MayCancel.class)
            .then("H.3.3.4.3", MayCancel::offer)
            .then("H.3.3.4.2", MayCancel::take)
            .then("H.3.3.4", MayCancel::release)
            .then("H.3.3.4.4", MayCancel::cancel);

    /** The ability that may be cancelled. */
    private final UfsEvent.AbilityPlayed played;
    /** The sentence that says how (H.3.3.4). */
    private final PlayRestriction.MayCancel word;
    /** What the price knows that is being paid. */
    private Bindings price;
    /** Whether it was paid in full. */
    private boolean paid;

    MayCancel(UfsTable t, Occurrence event) {
        super(t.edition().steps(STEPS));
        played = offered(t, event);
        word = wordOf(played);
        price = bindings(t);
    }

    static boolean applies(UfsTable t, Occurrence event) {
        return event.has(Kind.ABILITY) && find(event) != null;
    }

    private static UfsEvent.AbilityPlayed offered(UfsTable t, Occurrence event) {
        UfsEvent.AbilityPlayed p = find(event);
        if (p == null) {
            throw new IllegalStateException("nothing may be cancelled");
        }
        return p;
    }

    private static UfsEvent.@Nullable AbilityPlayed find(Occurrence event) {
        for (int i = 0; i < event.parts().size(); i++) {
            if (event.parts().get(i) instanceof UfsEvent.AbilityPlayed p && p.ability().mayBeCancelled()) {
                return p;
            }
        }
        return null;
    }

    private static PlayRestriction.MayCancel wordOf(UfsEvent.AbilityPlayed p) {
        return p.ability().afterwords().stream().filter(PlayRestriction.MayCancel.class::isInstance)
                .map(PlayRestriction.MayCancel.class::cast).findFirst().orElseThrow();
    }

    private int rival() {
        return UfsTable.rival(played.seat());
    }

    private Bindings bindings(UfsTable t) {
        return Bindings.of(rival(), played.card(), null, t.mark(), t.place(played.card().card()))
                .about(rival()).withX(PlayInProgress.x(t, played));
    }

    private void offer(UfsTable t) {
        if (!Payable.can(t, price, word.costs())) {
            leave();
            return;
        }
        t.ask(rival(), "H.3.3.4", Ask.YES_NO, Purpose.PAY_EXTRA).add(Choice.YES, played.card().card())
                .add(Choice.NO);
    }

    /** H.3.3.4.2: doing it is a cost. */
    private void take(UfsTable t) {
        if (Option.kind(t.answer()) != Choice.YES) {
            leave();
            return;
        }
        Program costs = Programs.paying(word.costs());
        t.hold();
        t.push(new Effect(t, costs, price, Effect.Role.COST));
    }

    @Override
    public void carriedOut(Bindings bindings, boolean inFull) {
        price = bindings;
        paid = inFull;
    }

    private void release(UfsTable t) {
        t.release();
        Doing.cover(t, price);
        if (!paid) {
            leave();
        }
    }

    /** H.3.3.4.4: neither cost nor effect. */
    private void cancel(UfsTable t) {
        PlayInProgress.cancel(t, played, Cause.RULES);
        if (word.destroy()) {
            Ref card = played.card();
            CardMoves.discard(t, card, Act.DESTROY, Cause.RULES);
        }
    }

    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        return new cardinal.kernel.Cause(played.card(), played.ability(), word, null);
    }
}
