package cardinal.evolve.flow;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Modifier;
import cardinal.kernel.InForce;

/** 5.16.2 of version 1.24.1: the evolved card is what is printed from then on. */
final class Reprinting {
    private Reprinting() {
    }

    /**
     * 5.16.2.1 there: what attack and defense differ from the printed ones by is added to the evolved ones. What was given and the damage go
     * on by themselves; reading: a value that was set becomes its difference from what was printed, and the last one set counts.
     */
    static void keepDifferences(EvolveTable t, int card, int evolved) {
        if (t.face(evolved).attack() < 0 || t.face(card).attack() < 0) {
            return;
        }
        keep(t, card, Amount.Stat.ATTACK, t.face(evolved).attack() - t.face(card).attack());
        keep(t, card, Amount.Stat.DEFENSE, t.face(evolved).defense() - t.face(card).defense());
    }

    /** 5.31.2.1 there: what is printed on the evolved card is gained (5.16.2.2), so a card that was Boxed before has it. */
    static void unbox(EvolveTable t, int card) {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce e = t.effect(i);
            if (e.what() instanceof Modifier.Boxed && e.subject().card() == card && t.isSame(e.subject())) {
                t.restate(e, new Modifier.Boxed(true));
            }
        }
    }

    private static void keep(EvolveTable t, int card, Amount.Stat stat, int more) {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce e = t.effect(i);
            if (e.what() instanceof Modifier.Is is && is.stat() == stat && e.subject().card() == card
                    && t.isSame(e.subject()) && Expiry.isLive(e, t)) {
                t.restate(e, new Modifier.Is(stat, is.n() + more));
            }
        }
    }
}
