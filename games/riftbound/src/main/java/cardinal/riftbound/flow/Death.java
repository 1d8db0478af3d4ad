package cardinal.riftbound.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 368: one permanent is about to be killed; its owner orders the replacements. Runs upon {@link Deaths}. */
final class Death extends Replaceable<RiftEvent.Dying> {
    static final Steps<Death, RiftTable> STEPS = steps(Death.class, "368");

    Death(RiftEvent.Dying intended) {
        super(STEPS, intended);
    }

    @Override
    protected int chooser(RiftEvent.Dying planned, RiftTable t) {
        return t.edition().ownersOrderReplacements() ? t.piece(planned.card()).owner() : t.controller(planned.card());
    }

    /** 652.1: with a player who is removed their permanents go, and die no more. */
    @Override
    protected boolean isStillPossible(RiftEvent.Dying planned, RiftTable t) {
        return t.onBoard(planned.card());
    }

    @Override
    boolean concerns(Would would, Scope scope, Ref it, RiftEvent.Dying planned, RiftTable t) {
        return would instanceof Would.Die die && watches(die, scope, it, planned.card(), t);
    }

    /** What dies at the same time and is past saving replaces nothing any more, or what was begun and interrupted is over. */
    @Override
    boolean isOut(int source, int number, RiftTable t) {
        return deaths(t).isOut(t, source, number);
    }

    @Override
    void replaced(RiftTable t, Ref source, int which) {
        deaths(t).replacedBy(source, which);
    }

    static boolean watches(Would.Die die, Scope scope, Ref it, int card, RiftTable t) {
        return switch (die.who()) {
            case Trigger.Watch.Me _ -> card == scope.source();
            case Trigger.Watch.It _ -> t.ref(card).equals(it);
            case Trigger.Watch.Any any -> Filters.matches(t, any.filter(), scope, card);
        };
    }

    @Override
    ChainItem about(ChainItem item, RiftEvent.Dying planned, RiftTable t) {
        return item.about(t.ref(planned.card()));
    }

    @Override
    protected void happen(RiftEvent.Dying planned, RiftTable t) {
        deaths(t).dies(t.ref(planned.card()));
    }

    private Deaths deaths(RiftTable t) {
        return (Deaths) t.below(this);
    }
}
