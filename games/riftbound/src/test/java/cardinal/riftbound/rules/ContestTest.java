package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Table;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.flow.Contest;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import org.junit.jupiter.api.Test;

/** 181.3: what an arrival does to a battlefield, before any cleanup looks at it. */
class ContestTest {
    private final RiftTable t = new RiftTable(Editions.RIFTBOUND_2025, Mode.SKIRMISH, Laid.POOL, 7);

    ContestTest() {
        for (int b = 0; b < t.battlefields().count(); b++) {
            t.battlefields().setCard(b, t.create(Laid.card("Old Mill"), b, t.battlefieldZone()));
        }
    }

    private int arrives(String name, int seat, int battlefield) {
        int card = t.create(Laid.card(name), seat, t.battlefield(battlefield));
        Contest.arrives(t, card);
        return t.battlefields().contester(battlefield);
    }

    @Test
    @Clauses({"181.3", "181.3.a", "181.3.a.1"})
    void the_first_unit_of_a_player_who_does_not_control_it_contests() {
        assertThat(arrives("Tool", 1, 0)).as("gear does not").isEqualTo(Table.NONE);
        assertThat(arrives("Cub", 1, 0)).isEqualTo(1);
        assertThat(arrives("Cub", 2, 0)).as("contested already").isEqualTo(1);
        assertThat(t.battlefields().controller(0)).as("nothing but the status").isEqualTo(Table.NONE);
    }

    @Test
    @Clauses({"181.3.a.1", "181.4.b"})
    void a_unit_of_the_controller_does_not() {
        t.setBattlefieldController(1, 2);
        assertThat(arrives("Cub", 2, 1)).isEqualTo(Table.NONE);
        assertThat(arrives("Cub", 0, 1)).isEqualTo(0);
        assertThat(t.battlefields().controller(1)).isEqualTo(2);
    }
}
