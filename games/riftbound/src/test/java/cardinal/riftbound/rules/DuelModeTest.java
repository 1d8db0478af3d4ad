package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.flow.GainPoint;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** What the mode "duel" defines, and how a duel is set up. */
@ParameterizedClass
@MethodSource("cardinal.riftbound.edition.Editions#all")
class DuelModeTest {
    private final Riftbound rules;

    DuelModeTest(Edition edition) {
        rules = new Riftbound(edition, StarterSet.pool(edition));
    }

    @Test
    @Clauses({"456", "456.1", "456.3", "456.4", "456.4.a", "456.7", "458", "458.1", "458.3", "458.4",
        "riftbound-2026-07:483", "riftbound-2026-07:483.1", "riftbound-2026-07:483.4", "riftbound-2026-07:483.4.a"})
    void the_mode_defines_players_score_and_battlefields() {
        Mode duel = Mode.named(rules.edition(), "duel");
        assertThat(duel.seats()).isEqualTo(2);
        assertThat(duel.victoryScore()).isEqualTo(8);
        assertThat(duel.battlefields()).isEqualTo(2);
        assertThat(duel.battlefieldsEach()).isEqualTo(3);
        assertThat(duel.extraRune()).isTrue();
    }

    @Test
    @Clauses({"456.1", "458.1", "riftbound-2026-07:483.1"})
    void a_duel_is_not_begun_with_one_deck_or_three() {
        Setup.DeckList deck = StarterSet.decks().getFirst();
        assertThatThrownBy(() -> start(1, List.of(deck))).isInstanceOf(BadInput.class).hasMessageContaining("2 decks");
        assertThatThrownBy(() -> start(1, List.of(deck, deck, deck))).isInstanceOf(BadInput.class)
                .hasMessageContaining("2 decks");
    }

    @Test
    @Clauses({"456.2", "456.2.a", "456.2.b", "458.2", "riftbound-2026-07:483.2"})
    void each_player_is_alone_against_one_opponent() {
        RiftTable t = start(1, StarterSet.decks().subList(0, 2)).table();
        assertThat(t.seatCount()).isEqualTo(2);
        assertThat(t.friends(0, 0)).isTrue();
        assertThat(t.friends(0, 1)).isFalse();
        assertThat(t.friends(1, 0)).isFalse();
    }

    @Test
    @Clauses({"456.5", "458.4", "458.4.a", "458.5", "riftbound-2026-07:483.5", "riftbound-2026-07:485.4.a",
        "riftbound-2026-07:485.5"})
    void one_of_three_battlefields_of_each_player_is_used_at_random_and_the_others_are_out() {
        List<Set<String>> used = List.of(new HashSet<>(), new HashSet<>());
        for (int seed = 0; seed < 60; seed++) {
            RiftTable t = start(seed, StarterSet.decks().subList(0, 2)).table();
            assertThat(t.battlefields().count()).isEqualTo(2);
            for (int b = 0; b < 2; b++) {
                int card = t.battlefields().card(b);
                assertThat((int) t.piece(card).owner()).isEqualTo(b);
                assertThat((int) t.piece(card).zone()).isEqualTo(t.battlefieldZone());
                used.get(b).add(t.def(card).name());
                assertThat(unused(t, b)).hasSize(2).doesNotContain(t.def(card).name());
            }
        }
        assertThat(used.get(0)).hasSize(3);
        assertThat(used.get(1)).hasSize(3);
    }

    @Test
    @Clauses({"456.6", "458.6", "riftbound-2026-07:483.6", "riftbound-2026-07:485.6"})
    void the_first_to_reach_the_victory_score_wins_the_match() {
        Match<RiftTable> match = start(1, StarterSet.decks().subList(0, 2));
        for (int point = 1; point <= 7; point++) {
            GainPoint.of(match.table(), 1);
        }
        assertThat(match.table().isOver()).isFalse();
        GainPoint.of(match.table(), 1);
        Dice dice = new Dice(3);
        for (int i = 0; i < 4 && !match.isOver(); i++) {
            match.choose(dice.below(match.prompt().size()));
        }
        assertThat(match.isOver()).as("at once, or in the next cleanup").isTrue();
        assertThat(match.outcome().won(1)).isTrue();
    }

    private static List<String> unused(RiftTable t, int seat) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < t.size(t.nowhere()); i++) {
            int card = t.cardAt(t.nowhere(), i);
            if (t.piece(card).owner() == seat) {
                names.add(t.def(card).name());
            }
        }
        return names;
    }

    private Match<RiftTable> start(int seed, List<Setup.DeckList> decks) {
        return Match.start(rules, new Setup("riftbound", "duel", seed, decks));
    }
}
