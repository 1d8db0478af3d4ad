package cardinal.riftbound.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.RiftCards;
import org.junit.jupiter.api.Test;

/** The order in which effects began serves the layers and nothing else. */
class AgeOfEffectsTest {
    private static boolean isUnderstood(String text) {
        return RiftCards.library(Editions.RIFTBOUND_2026)
                .check(RiftCards.library(Editions.RIFTBOUND_2026).read("f.json",
                        "[{\"name\": \"Sands\", \"type\": \"spell\", \"domain\": \"mind\", \"energy\": 0, \"text\": \""
                                + text + "\"}]"))
                .getFirst().supported();
    }

    @Test
    @Clauses("riftbound-2026-07:480.1.c")
    void no_text_asks_which_effect_began_first() {
        assertThat(isUnderstood("Kill a unit.")).isTrue();
        for (String age : new String[] {"oldest", "newest", "earliest", "latest"}) {
            assertThat(isUnderstood("Kill the " + age + " unit.")).as(age).isFalse();
            assertThat(isUnderstood("The " + age + " effect on a unit ends.")).as(age).isFalse();
            assertThat(isUnderstood("Kill a unit with the " + age + " effect.")).as(age).isFalse();
        }
    }
}
