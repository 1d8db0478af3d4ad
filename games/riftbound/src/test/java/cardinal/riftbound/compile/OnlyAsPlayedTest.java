package cardinal.riftbound.compile;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.RiftCards;
import org.junit.jupiter.api.Test;

/** What would be read and then do nothing where it stands is refused. */
class OnlyAsPlayedTest {
    private static boolean isUnderstood(String type, String text, String effect) {
        return RiftCards.library(Editions.RIFTBOUND_2026)
                .check(RiftCards.library(Editions.RIFTBOUND_2026).read("f.json",
                        "[{\"name\": \"Odd\", \"type\": \"" + type
                                + "\", \"domain\": \"mind\", \"energy\": 0, \"might\": 1, \"text\": \"" + text
                                + "\""
                                + (effect.isEmpty() ? ""
                                        : ", \"tags\": [\"Equipment\"], \"effectText\": \"" + effect + "\"")
                                + "}]"))
                .getFirst().supported();
    }

    private static void isFor(String text, String fitting, String... others) {
        assertThat(isUnderstood(fitting, text, "")).as(fitting + ": " + text).isTrue();
        for (String other : others) {
            assertThat(isUnderstood(other, text, "")).as(other + ": " + text).isFalse();
        }
    }

    @Test
    void statements_stand_where_they_work() {
        isFor("You ignore [Tank] while assigning combat damage here.", "unit", "spell", "legend", "gear");
        isFor("Opponents can only [Ambush] at any time they could play cards with [Action].", "gear", "spell");
        isFor("This costs [1] less to equip.", "gear", "spell");
        isFor("My abilities have [Repeat] [1].", "unit", "spell");
        isFor("As you play this, name a tag.", "gear", "spell");
        isFor("As you play me, name a tag.", "unit", "legend");
    }

    @Test
    void effect_text_says_nothing_about_playing() {
        assertThat(isUnderstood("gear", "[Equip] [0]", "I have [Tank].")).isTrue();
        assertThat(isUnderstood("gear", "[Equip] [0]", "I have [Reaction].")).isFalse();
    }

    /** 395 of 2026-07: a lent ability and the card that lends it are linked; that is refused, not played as if they were strangers. */
    @Test
    void what_a_lent_ability_banishes_is_not_known_to_the_card_that_lends_it() {
        String playsThem = "[Equip] [0]\\n[1], Banish this: Play all units banished with this, ignoring their costs.";
        assertThat(isUnderstood("gear", playsThem, "[Deathknell][>] Draw 1.")).isTrue();
        assertThat(isUnderstood("gear", "[Equip] [0]", "[Deathknell][>] Banish me.")).isTrue();
        assertThat(isUnderstood("gear", playsThem, "[Deathknell][>] Banish me.")).isFalse();
    }

    @Test
    void abilities_that_add_are_not_repeated() {
        assertThat(isUnderstood("unit", "[E]: Draw 1.\\nMy abilities have [Repeat] [1].", "")).isTrue();
        assertThat(isUnderstood("unit", "[E]: [Add] [1].\\nMy abilities have [Repeat] [1].", "")).isFalse();
    }
}
