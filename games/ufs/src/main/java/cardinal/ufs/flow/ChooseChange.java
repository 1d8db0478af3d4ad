package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** J.1.4: of "+3 or -3 damage" one is chosen when the effect that waited for the card is carried out, not when it was made. */
final class ChooseChange extends Frame<UfsTable> {
    private static final Step<ChooseChange, UfsTable> OFFER = ChooseChange::offer;
    private static final Steps<ChooseChange, UfsTable> STEPS = Steps.<ChooseChange, UfsTable>of(ChooseChange.class)
            .then("J.1.4", OFFER)
            .then("J.1.4", ChooseChange::take);

    /** The modifier that leaves a choice. */
    private final Settling.Due due;
    /** What was chosen of the first ones. */
    private List<Change> chosen;

    ChooseChange(UfsTable t, Settling.Due due) {
        super(t.edition().steps(STEPS));
        this.due = due;
        chosen = List.of();
    }

    static boolean isNeeded(Settling.Due due) {
        return open(due.changes(), 0) != null;
    }

    /** The change that leaves a choice, so many others before it; null for none. */
    private static Change.@Nullable OneOf open(List<Change> changes, int before) {
        int left = before;
        for (int i = 0; i < changes.size(); i++) {
            if (changes.get(i) instanceof Change.OneOf o && left-- == 0) {
                return o;
            }
        }
        return null;
    }

    private void offer(UfsTable t) {
        Change.OneOf open = open(due.changes(), chosen.size());
        if (open != null) {
            Prompt prompt = t.ask(due.by().controller(), "J.1.4", Ask.CHOOSE, Purpose.MODE);
            for (int i = 0; i < open.options().size(); i++) {
                prompt.add(Choice.OPTION, i, due.by().source().card(), 0);
            }
        }
    }

    private void take(UfsTable t) {
        Change.OneOf open = open(due.changes(), chosen.size());
        if (open != null) {
            chosen = More.of(chosen, open.options().get(Option.a(t.answer())));
        }
        if (open(due.changes(), chosen.size()) != null) {
            goTo(OFFER);
            return;
        }
        ModifierEffect decided = due.modify().with(due.modify().what(), decided());
        t.demandAttention();
        InForce assigned = assigned(t);
        if (assigned == null) {
            Settling.apply(t, new Settling.Due(due.card(), due.id(), due.by(), decided, due.conditions()));
            return;
        }
        Effects.Modifier m = (Effects.Modifier) assigned.what();
        t.end(assigned);
        t.enforce(assigned.expiry(), assigned.controller(), assigned.source(), assigned.subject(),
                Effects.Modifier.of(decided, m.bindings(), m.conditions(), m.left()));
    }

    private List<Change> decided() {
        List<Change> changes = new ArrayList<>();
        int next = 0;
        for (Change change : due.changes()) {
            changes.add(change instanceof Change.OneOf ? chosen.get(next++) : change);
        }
        return changes;
    }

    /** J.2.3.1: the effect on this one card; what was chosen for it stays so when its state is refreshed (C.3.3.4.4). */
    private @Nullable InForce assigned(UfsTable t) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.stamp() == due.id() && e.what() instanceof Effects.Modifier m && m.left() < 0
                    && e.subject().card() == due.card()) {
                return e;
            }
        }
        return null;
    }

    @Override
    protected Cause cause(UfsTable t) {
        return new Cause(due.by().source(), due.by().ability(), due.modify(), open(due.changes(), chosen.size()));
    }
}
