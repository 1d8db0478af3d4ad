package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import cardinal.kernel.Sight;
import org.junit.jupiter.api.Test;

/** 4.11: what is being played lies in one zone, the latest on top. */
class ResolutionZoneTest {
    private static final String CARDS = """
            [{"name": "Echo", "type": "Spell", "cost": 1, "text": "Select a spell in your EX area. Play it for 0 play points."},
             {"name": "Sip", "type": "Spell", "cost": 3, "text": "Draw up to 2 cards."}]""";

    @Test
    @Clauses({"4.11", "4.11.1", "4.11.2"})
    void aCardPlayedByAnotherLiesOnTopOfIt() {
        Laid laid = new Laid(CARDS);
        int echo = laid.put("Echo", 0, Zone.HAND);
        int sip = laid.put("Sip", 0, Zone.EX);
        Match<EvolveTable> match = laid.begin();
        EvolveTable t = match.table();
        Laid.choose(match, "play Echo");
        assertThat(Laid.commands(match)).containsExactly("yes", "no");
        int zone = Zone.RESOLUTION.of(0);
        assertThat(t.size(zone)).isEqualTo(2);
        assertThat(t.cardAt(zone, 0)).isEqualTo(echo);
        assertThat(t.zones().top(zone)).isEqualTo(sip);
        assertThat(Sight.sees(t, 1, echo)).isTrue();
        assertThat(Sight.sees(t, 1, sip)).isTrue();
        Laid.choose(match, "no");
        assertThat(match.table().size(zone)).isZero();
        assertThat(match.table().zone(echo)).isEqualTo(Zone.CEMETERY);
        assertThat(match.table().zone(sip)).isEqualTo(Zone.CEMETERY);
    }
}
