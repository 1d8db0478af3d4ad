package cardinal.evolve.terms;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.kernel.Clauses;
import org.junit.jupiter.api.Test;

/** What is left to chance, by version 1.24.1. */
@Clauses("evolve-1.24:5.9.1")
class Chance124Test extends ChanceTest {
    @Override
    Edition edition() {
        return Editions.EVOLVE_1_24;
    }

    /** The dice of the table tell beforehand which numbers will be rolled. */
    @Test
    @Clauses("evolve-1.24:5.20.2")
    void a_reroll_counts_in_place_of_the_roll_before() {
        String text = "Roll a die. %s Deal X damage to each enemy leader. X equals the result of the roll.";
        int different = 0;
        for (int i = 0; i < 20; i++) {
            Situation once = laid(text.formatted("")).later(i);
            Situation again = laid(text.formatted("Reroll the die.")).later(i);
            Situation ahead = again.later(0);
            int first = 1 + ahead.table().dice().below(6);
            int second = 1 + ahead.table().dice().below(6);
            different += first == second ? 0 : 1;
            assertThat(once.say("play Spell").table().players().defense(1)).isEqualTo(20 - first);
            assertThat(again.say("play Spell").table().players().defense(1)).isEqualTo(20 - second);
        }
        assertThat(different).isPositive();
    }
}
