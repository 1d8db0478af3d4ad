package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Clauses;
import cardinal.proving.RandomPlayContract;
import org.junit.jupiter.api.Test;

/** Random games keep every promise; cards lie in their owners' zones but for fields, tokens only where they may exist. */
@Clauses({"1.1.1", "1.2.3", "3.1.1", "3.1.2", "4.1.1", "4.1.6", "9.1.4", "9.1.4.1", "9.1.4.2", "10.6.2.1.2"})
class RandomPlayTest extends RandomPlayContract<EvolveTable> {
    private static final int GAMES = 200;

    RandomPlayTest() {
        super(Starters.GAMES, GAMES);
    }

    @Override
    protected void checkZones(EvolveTable t, int cards, String where) {
        for (int card = 0; card < t.pieceCount(); card++) {
            Zone zone = t.zone(card);
            int seat = t.spec(t.piece(card).zone()).seat();
            if (seat >= 0) {
                assertThat(t.controller(card)).as("%s: controller of %s", where, t.def(card)).isEqualTo(seat);
                if (zone != Zone.FIELD && zone != Zone.EVOLVE_ZONE && zone != Zone.RACE && zone != Zone.EX) {
                    assertThat((int) t.piece(card).owner()).as("%s: owner of %s", where, t.def(card)).isEqualTo(seat);
                }
            }
            if (t.isToken(card)) {
                assertThat(zone == Zone.FIELD && !t.def(card).isSpell() || zone == Zone.EX || zone == Zone.RESOLUTION
                        || zone == Zone.NOWHERE).as("%s: token %s in %s", where, t.def(card), zone).isTrue();
            }
        }
    }

    @Test
    void remembered_values_are_the_computed_ones() {
        games().atEveryQuestion(60,
                (match, where) -> assertThat(match.table().values().isConsistent()).as(where).isTrue());
    }
}
