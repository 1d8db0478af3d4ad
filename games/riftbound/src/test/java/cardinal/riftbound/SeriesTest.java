package cardinal.riftbound;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** 459: best of three. */
@ParameterizedClass
@MethodSource("cardinal.riftbound.edition.Editions#all")
class SeriesTest {
    private final Riftbound rules;

    SeriesTest(Edition edition) {
        rules = new Riftbound(edition, StarterSet.pool(edition));
    }

    private Match<RiftTable> start(int seed) {
        return Match.start(rules,
                new Setup("riftbound", "match", seed, List.of(StarterSet.decks().get(0), StarterSet.decks().get(1))));
    }

    @Test
    @Clauses({"459", "459.1", "459.2", "459.3", "459.4", "459.4.a", "459.7", "riftbound-2026-07:486",
        "riftbound-2026-07:486.1", "riftbound-2026-07:486.2", "riftbound-2026-07:486.3", "riftbound-2026-07:486.4",
        "riftbound-2026-07:486.4.a", "riftbound-2026-07:486.7"})
    void a_match_has_two_players_eight_points_two_battlefields_and_the_extra_rune() {
        Match<RiftTable> match = start(1);
        assertThat(match.table().mode()).isEqualTo(Mode.MATCH);
        assertThat(match.table().seatCount()).isEqualTo(2);
        assertThat(match.table().friends(0, 1)).isFalse();
        assertThat(match.table().mode().victoryScore()).isEqualTo(8);
        assertThat(match.table().battlefields().count()).isEqualTo(2);
        assertThat(match.prompt().size()).as("three battlefields each to choose from").isEqualTo(3);
        Dice dice = new Dice(5);
        while (match.table().phase() != Phase.ACTION || match.table().turn() < 2) {
            match.choose(match.table().phase() == Phase.ACTION ? 0 : dice.below(match.prompt().size()));
        }
        int second = match.table().turnPlayer();
        assertThat(match.table().size(match.table().runeDeck(second))).as("3 of 12 runes channeled").isEqualTo(9);
    }

    @Test
    @Clauses({"459.5", "riftbound-2026-07:486.5"})
    void battlefields_are_chosen_in_secret_and_never_twice() {
        Match<RiftTable> match = start(2);
        assertThat(match.prompt().isSealed()).isTrue();
        int first = match.prompt().seat();
        List<String> before = rules.view(match.table(), 1 - first);
        match.choose(0);
        assertThat(rules.view(match.table(), 1 - first)).as("the other's view before they have chosen")
                .isEqualTo(before);
        match.choose(1);
        Dice dice = new Dice(9);
        Set<String> used = new HashSet<>(battlefields(match.table()));
        assertThat(used).hasSize(2);
        while (!match.isOver() && match.table().players().setPoints(0) + match.table().players().setPoints(1) == 0) {
            match.choose(dice.below(match.prompt().size()));
        }
        while (!match.prompt().isSealed()) {
            match.choose(0);
        }
        assertThat(match.prompt().size()).as("two are left").isEqualTo(2);
        match.choose(0);
        match.choose(0);
        assertThat(battlefields(match.table())).doesNotContainAnyElementsOf(used);
    }

    private static List<String> battlefields(RiftTable t) {
        return List.of(t.def(t.battlefields().card(0)).name(), t.def(t.battlefields().card(1)).name());
    }

    @Test
    @Clauses({"459.6", "riftbound-2026-07:486.6"})
    void the_winner_of_two_games_wins_the_match_and_each_game_starts_from_nothing() {
        for (int seed = 0; seed < 12; seed++) {
            Match<RiftTable> match = start(seed);
            Dice dice = new Dice(seed);
            int games = 0;
            while (!match.isOver()) {
                int played = match.table().players().setPoints(0) + match.table().players().setPoints(1);
                if (played > games) {
                    games = played;
                    RiftTable t = match.table();
                    assertThat(t.players().points(0) + t.players().points(1)).isZero();
                    assertThat(t.size(t.deck(0)) + t.size(t.hand(0))).isEqualTo(39);
                    assertThat(t.size(t.runeDeck(0))).isEqualTo(12);
                    assertThat(t.size(t.trash(0)) + t.size(t.trash(1)) + t.effectCount() + t.chain().size()).isZero();
                    int loser = t.players().setPoints(0) > t.players().setPoints(1) ? 1 : 0;
                    if (played == 1) {
                        assertThat(match.prompt().seat()).as("the loser says who goes first").isEqualTo(loser);
                    }
                }
                match.choose(dice.below(match.prompt().size()));
            }
            RiftTable t = match.table();
            int winner = match.outcome().won(0) ? 0 : 1;
            assertThat(t.players().setPoints(winner)).isEqualTo(2);
            assertThat(t.players().setPoints(1 - winner)).isLessThan(2);
            assertThat(match.journal().rebuild(rules).whole().fingerprint()).isEqualTo(match.fingerprint());
        }
    }

    @Test
    @Clauses({"651.1"})
    void conceding_a_game_gives_the_other_a_set_point() {
        Match<RiftTable> match = start(4);
        match.concede(0);
        assertThat(match.isOver()).isFalse();
        assertThat(match.table().players().setPoints(1)).isEqualTo(1);
        match.concede(0);
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome().won(1)).isTrue();
    }
}
