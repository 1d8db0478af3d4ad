package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.words.View;
import cardinal.kernel.Clauses;
import cardinal.kernel.Event;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 4.1.5.1: cards that all have seen go into a deck in an order that only their player knows. */
class SecretOrderTest {
    private static final String CARDS =
            """
            [{"name": "Grunt", "type": "Follower", "cost": 2, "attack": 2, "defense": 2},
             {"name": "Ogre", "type": "Follower", "cost": 5, "attack": 4, "defense": 5},
             {"name": "Undertow", "type": "Spell", "cost": 1, "text": "Put each enemy follower on the field on the bottom of its owner's deck."},
             {"name": "Lift", "type": "Spell", "cost": 1, "text": "Put each enemy follower on the field on top of its owner's deck."}]""";

    private final List<String> log = new ArrayList<>();

    /** By whose rules. */
    Edition edition() {
        return Editions.EVOLVE_1_8_0;
    }

    /** B's two followers go to B's deck, this one first; what A reads meanwhile is in the log. */
    private Match<EvolveTable> play(String spell, String first, String end) {
        log.clear();
        Laid laid = new Laid(edition(), CARDS);
        laid.put("Grunt", 1, Zone.FIELD);
        laid.put("Ogre", 1, Zone.FIELD);
        laid.put(spell, 0, Zone.HAND);
        Match<EvolveTable> match = laid.begin();
        match.table().observe(new Observer<EvolveTable>() {
            @Override
            public void saw(EvolveTable t, Event event) {
                log.add(match.rules().narrate(t, 0, event).text());
            }
        });
        Laid.choose(match, "play " + spell);
        assertThat(match.prompt().seat()).isEqualTo(1);
        Laid.choose(match, "put " + first + " " + end);
        return match;
    }

    @Test
    @Clauses({"4.1.5.1", "4.1.5"})
    void theOtherPlayerCannotTellTheOrder() {
        for (String spell : List.of("Undertow", "Lift")) {
            String end = spell.equals("Lift") ? "on top" : "at the bottom";
            EvolveTable one = play(spell, "Grunt", end).table();
            List<String> seen = List.copyOf(log);
            EvolveTable other = play(spell, "Ogre", end).table();
            assertThat(View.of(other, 0)).isEqualTo(View.of(one, 0));
            assertThat(View.of(one, 0)).noneMatch(line -> line.contains("known in deck"));
            assertThat(log).isEqualTo(seen);
            assertThat(View.of(other, 1)).isNotEqualTo(View.of(one, 1));
        }
    }

    @Test
    @Clauses({"4.1.5"})
    void theCardsLieInTheOrderThatWasChosen() {
        EvolveTable top = play("Lift", "Grunt", "on top").table();
        assertThat(View.of(top, 1)).contains("  known in deck: 1 Ogre; 2 Grunt");
        EvolveTable bottom = play("Undertow", "Grunt", "at the bottom").table();
        assertThat(View.of(bottom, 1)).contains("  known in deck: 11 Grunt; 12 Ogre");
    }

    @Test
    @Clauses({"4.1.5.1"})
    void aSingleCardIsNoSecret() {
        Laid laid = new Laid(edition(), CARDS);
        laid.put("Ogre", 1, Zone.FIELD);
        laid.put("Lift", 0, Zone.HAND);
        Match<EvolveTable> match = laid.begin();
        Laid.choose(match, "play Lift");
        assertThat(View.of(match.table(), 0)).contains("  known in deck: 1 Ogre");
    }
}
