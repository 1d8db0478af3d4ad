package cardinal.evolve.flow;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.rules.Layers;
import cardinal.evolve.table.CardInformation;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Stated;
import cardinal.evolve.table.TableRules;
import cardinal.kernel.Event;

/** The rules that a table is given to ask. */
public final class Rulebook implements TableRules {
    /** It has no state. */
    public static final TableRules RULES = new Rulebook();

    private Rulebook() {
    }

    @Override
    public void happened(EvolveTable t, Event[] events, int count) {
        AutomaticAbilities.match(t, events, count);
    }

    @Override
    public void happened(EvolveTable t, Event event) {
        AutomaticAbilities.match(t, event);
    }

    @Override
    public Layering layers(EvolveTable t, CardInformation information) {
        return new Layers(t, information);
    }

    @Override
    public <F extends Fact> Stated<F>[] find(EvolveTable t, FactKind<F> kind) {
        return Facts.find(t, kind);
    }

    @Override
    public int invalidAbilities(EvolveTable t, int card) {
        return Facts.invalidAbilities(t, card);
    }
}
