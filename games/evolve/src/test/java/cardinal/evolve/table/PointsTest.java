package cardinal.evolve.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.Evolve;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.set.EvolveCards;
import cardinal.kernel.Clauses;
import org.junit.jupiter.api.Test;

/** 3.2: the points of a player and their limits. */
class PointsTest {
    private final EvolveTable t = Evolve.table(Format.STANDARD, EvolveCards.LIBRARY.pool().get(), 1);

    @Test
    @Clauses({"3.2.4", "3.2.4.1", "1.3.2.4.1"})
    void theMaximumLiesBetweenZeroAndTen() {
        t.setMaximum(0, 12);
        assertThat(t.players().maximum(0)).isEqualTo(10);
        t.setMaximum(0, -2);
        assertThat(t.players().maximum(0)).isZero();
        assertThat(t.players().maximum(1)).isZero();
    }

    /** Reading 19: a gain is capped at once; points above a lowered maximum wait for rules handling (11.9). */
    @Test
    @Clauses({"3.2.4", "3.2.4.2", "1.3.2.4.1"})
    void playPointsLieBetweenZeroAndTheMaximum() {
        t.setMaximum(0, 6);
        t.setPlayPoints(0, 9);
        assertThat(t.players().playPoints(0)).isEqualTo(6);
        t.setMaximum(0, 4);
        assertThat(t.players().playPoints(0)).isEqualTo(6);
        t.setPlayPoints(0, 5);
        assertThat(t.players().playPoints(0)).isEqualTo(5);
        t.setPlayPoints(0, -1);
        assertThat(t.players().playPoints(0)).isZero();
        t.setPlayPoints(0, 5);
        assertThat(t.players().playPoints(0)).isEqualTo(4);
    }

    @Test
    @Clauses({"3.2.5", "3.2.5.1"})
    void evolutionPointsAreNeverBelowZeroAndHaveNoUpperLimit() {
        t.players().setEvolutionPoints(0, 2);
        t.players().setEvolutionPoints(0, t.players().evolutionPoints(0) - 3);
        assertThat(t.players().evolutionPoints(0)).isZero();
        t.players().setEvolutionPoints(0, 15);
        assertThat(t.players().evolutionPoints(0)).isEqualTo(15);
    }

    @Test
    @Clauses({"evolve-1.24:3.2.5.1", "evolve-1.24:3.2.6.1"})
    void neitherKindOfEvolutionPointsIsEverBelowZero() {
        EvolveTable newer = Evolve.table(Editions.EVOLVE_1_24, Format.STANDARD,
                EvolveCards.library(Editions.EVOLVE_1_24).pool().get(), 1);
        newer.players().setEvolutionPoints(0, 1);
        newer.players().setEvolutionPoints(0, newer.players().evolutionPoints(0) - 2);
        assertThat(newer.players().evolutionPoints(0)).isZero();
        newer.players().setSuperPoints(0, 1);
        newer.players().setSuperPoints(0, newer.players().superPoints(0) - 2);
        assertThat(newer.players().superPoints(0)).isZero();
        newer.players().setSuperPoints(0, 12);
        assertThat(newer.players().superPoints(0)).isEqualTo(12);
    }

    @Test
    @Clauses({"1.3.2.4"})
    void defenseHasNoLimits() {
        t.setLeaderDefense(0, 45);
        assertThat(t.players().defense(0)).isEqualTo(45);
        t.setLeaderDefense(0, -7);
        assertThat(t.players().defense(0)).isEqualTo(-7);
    }

    @Test
    @Clauses({"3.2", "3.2.1"})
    void everyPlayerHasTheirOwn() {
        t.setMaximum(0, 5);
        t.setPlayPoints(0, 3);
        t.players().setEvolutionPoints(0, 2);
        assertThat(t.players().maximum(1) + t.players().playPoints(1) + t.players().evolutionPoints(1)).isZero();
        assertThat(t.players().maximum(0)).isEqualTo(5);
        assertThat(t.players().playPoints(0)).isEqualTo(3);
        assertThat(t.players().evolutionPoints(0)).isEqualTo(2);
    }
}
