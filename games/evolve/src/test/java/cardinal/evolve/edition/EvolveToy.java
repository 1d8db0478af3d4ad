package cardinal.evolve.edition;

import cardinal.evolve.flow.Turn;
import cardinal.evolve.table.Edition;
import cardinal.kernel.Concordance;
import cardinal.kernel.StepChanges;

/** An edition that nobody has published: all it takes to have one. */
final class EvolveToy extends Edition {
    EvolveToy() {
        super(7, "evolve-toy", "Shadowverse: Evolve, toy edition", "1.9", "2027",
                Concordance.of(EvolveToy.class, "/cardinal/evolve/edition/concordance.tsv", "evolve-toy"));
    }

    /** 7.2.1: a turn begins with drawing a card. */
    @Override
    protected void procedures(StepChanges changes) {
        changes.of(Turn.STEPS, steps -> steps.moving("7.2.4", "7.2.1"));
    }

    /** No clause limits how often a player evolves in a turn. */
    @Override
    public boolean evolvesOncePerTurn() {
        return false;
    }
}
