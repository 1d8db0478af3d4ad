package cardinal.evolve.flow;

import cardinal.evolve.card.CardData;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.HashSet;
import java.util.Set;

/** 5.33 of version 1.24.1: a player says the name of any card or token there is; alternate names are none (5.33.1.1). */
public final class DeclareName extends Frame<EvolveTable> {
    static final Steps<DeclareName, EvolveTable> STEPS = Steps.<DeclareName, EvolveTable>of(DeclareName.class)
            .then("2.1.1", DeclareName::ask)
            .then("2.1.1", DeclareName::take);

    public DeclareName() {
        super(STEPS);
    }

    private void ask(EvolveTable t) {
        Prompt prompt = t.ask(((Effect) t.below(this)).acting(), t.edition().declaring(), Ask.CHOOSE, Purpose.TARGET);
        Set<String> names = new HashSet<>();
        for (CardDef card : t.pool().all()) {
            if (!card.data().name().equals(CardData.LEADERLESS) && names.add(card.data().name())) {
                prompt.add(Choice.NAME, card.number());
            }
        }
    }

    private void take(EvolveTable t) {
        Effect effect = (Effect) t.below(this);
        String name = t.pool().byNumber(Option.a(t.answer())).data().name();
        effect.declare(name);
        t.note(Remark.Topic.CHOICE, t.edition().declaring(), effect.acting(), Table.NONE, "declares the name " + name);
    }

    @Override
    protected Cause cause(EvolveTable t) {
        return ((Effect) t.below(this)).caused(t);
    }
}
