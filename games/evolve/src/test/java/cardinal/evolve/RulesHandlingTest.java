package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import org.junit.jupiter.api.Test;

/** 11: what rules handling puts right, for positions that no card of ours brings about. */
class RulesHandlingTest {
    private static final String CARDS = """
            [{"name": "Nap", "type": "Spell", "cost": 0, "text": "Draw a card."},
             {"name": "Pup", "type": "Follower", "cost": 2, "attack": 1, "defense": 1},
             {"name": "Pup", "type": "Follower / Evolved", "attack": 3, "defense": 3},
             {"name": "Rise", "type": "Spell", "cost": 1, "text": "Select a follower on your field and evolve it."}]""";

    /** By whose rules. */
    Edition edition() {
        return Editions.EVOLVE_1_8_0;
    }

    /** Reading 19: points above a lowered maximum wait for rules handling; those of the other player, too. */
    @Test
    @Clauses({"11.9", "11.9.1"})
    void playPointsFallToALoweredMaximum() {
        Laid laid = new Laid(edition(), CARDS);
        laid.put("Nap", 0, Zone.HAND);
        Match<EvolveTable> match = laid.begin();
        match.table().setMaximum(0, 4);
        match.table().setMaximum(1, 3);
        assertThat(match.table().players().playPoints(0)).isEqualTo(10);
        Laid.choose(match, "play Nap");
        assertThat(match.table().players().playPoints(0)).isEqualTo(4);
        assertThat(match.table().players().playPoints(1)).isEqualTo(3);
        assertThat(match.table().players().maximum(0)).isEqualTo(4);
    }

    /** A card in the evolve zone that is linked to another follower is no longer linked to the one before. */
    @Test
    @Clauses({"11.6", "11.6.3"})
    void anEvolvedCardKeepsItsLatestLinkOnly() {
        Laid laid = new Laid(edition(), CARDS);
        laid.put("Rise", 0, Zone.HAND);
        laid.put("Nap", 0, Zone.HAND);
        int before = laid.put("Pup", 0, Zone.FIELD);
        int evolved = laid.put("Pup (evolved)", 0, Zone.EVOLVE_DECK);
        Match<EvolveTable> match = laid.begin();
        Laid.choose(match, "play Rise");
        EvolveTable t = match.table();
        assertThat(t.evolvedCard(before)).isEqualTo(evolved);
        int after = t.create(t.pool().get("Pup"), 0, Zone.FIELD.of(0));
        t.put(evolved, t.piece(evolved).withHost(after));
        t.put(after, t.piece(after).with(Flag.EVOLVED, true));
        t.faceChanged(before);
        t.faceChanged(after);
        t.unhandled().mark();
        Laid.choose(match, "play Nap");
        assertThat(match.table().evolvedCard(before)).isEqualTo(EvolveTable.NONE);
        assertThat(match.table().evolvedCard(after)).isEqualTo(evolved);
        assertThat(match.table().zone(evolved)).isEqualTo(Zone.EVOLVE_ZONE);
        assertThat(match.table().attack(before)).isEqualTo(1);
        assertThat(match.table().attack(after)).isEqualTo(3);
    }
}
