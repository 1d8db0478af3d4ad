package cardinal.riftbound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.proving.RandomGames;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.words.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** What the modes for three and four players define, and how their games are set up. */
@ParameterizedClass
@MethodSource("cardinal.riftbound.edition.Editions#all")
class ModesTest {
    private final Edition edition;
    private final Riftbound rules;

    ModesTest(Edition edition) {
        this.edition = edition;
        rules = new Riftbound(edition, StarterSet.pool(edition));
    }

    private boolean isLater() {
        return edition == Editions.RIFTBOUND_2026;
    }

    /** 489.4.a of 2026-07: as in every other mode. */
    private int ofTeams() {
        return isLater() ? 3 : 1;
    }

    private void defines(Mode mode, int seats, int score, int battlefields, int each) {
        assertThat(mode.seats()).isEqualTo(seats);
        assertThat(mode.victoryScore()).isEqualTo(score);
        assertThat(mode.battlefields()).isEqualTo(battlefields);
        assertThat(edition.battlefieldsEach(mode)).isEqualTo(each);
        RiftTable t = start(mode, 1).table();
        assertThat(t.seatCount()).isEqualTo(seats);
        assertThat(t.battlefields().count()).isEqualTo(battlefields);
    }

    private static int opponents(Mode mode, int seat) {
        int n = 0;
        for (int other = 0; other < mode.seats(); other++) {
            n += mode.sameTeam(seat, other) ? 0 : 1;
        }
        return n;
    }

    @Test
    @Clauses({"454", "455", "457", "458", "460", "461", "462", "riftbound-2026-07:481", "riftbound-2026-07:482",
        "riftbound-2026-07:484", "riftbound-2026-07:487", "riftbound-2026-07:488"})
    void the_five_sanctioned_modes_can_be_chosen_and_no_other() {
        for (String name : List.of("duel", "match", "skirmish", "war", "2v2")) {
            assertThat(start(Mode.named(edition, name), 1).isOver()).as(name).isFalse();
        }
        assertThat(edition.modes()).as("with a best of five where there is one").hasSize(isLater() ? 6 : 5);
        assertThatThrownBy(() -> Mode.named(edition, "brawl")).isInstanceOf(BadInput.class)
                .hasMessageContaining("skirmish");
    }

    @Test
    @Clauses({"456", "456.1", "456.4", "456.5", "460", "460.1", "460.3", "460.4", "riftbound-2026-07:483",
        "riftbound-2026-07:483.1", "riftbound-2026-07:483.4", "riftbound-2026-07:483.5", "riftbound-2026-07:487",
        "riftbound-2026-07:487.1", "riftbound-2026-07:487.4"})
    void a_skirmish_has_three_players_eight_points_and_three_battlefields() {
        defines(Mode.named(edition, "skirmish"), 3, 8, 3, 3);
    }

    @Test
    @Clauses({"456.4.b", "461", "461.1", "461.3", "461.4", "riftbound-2026-07:483.4.b", "riftbound-2026-07:488",
        "riftbound-2026-07:488.1", "riftbound-2026-07:488.4"})
    void a_war_has_four_players_eight_points_and_fewer_battlefields_than_players() {
        defines(Mode.named(edition, "war"), 4, 8, 3, 3);
    }

    @Test
    @Clauses({"456.4.a", "462", "462.1", "462.3", "462.4", "462.5", "riftbound-2026-07:483.4.a",
        "riftbound-2026-07:489.1", "riftbound-2026-07:489.4", "riftbound-2026-07:489.5"})
    void two_against_two_has_four_players_eleven_points_and_three_battlefields() {
        defines(Mode.named(edition, "2v2"), 4, 11, 3, ofTeams());
    }

    @Test
    @Clauses({"460.1", "461.1", "462.1", "riftbound-2026-07:487.1", "riftbound-2026-07:488.1",
        "riftbound-2026-07:489.1"})
    void a_game_needs_a_deck_for_every_seat() {
        for (Mode mode : List.of(Mode.SKIRMISH, Mode.WAR, Mode.MAGMA_CHAMBER)) {
            List<Setup.DeckList> decks = StarterSet.decks(edition, mode);
            for (int n : new int[] {mode.seats() - 1, mode.seats() + 1}) {
                assertThatThrownBy(() -> start(mode, 1, decks.subList(0, n))).isInstanceOf(BadInput.class)
                        .hasMessageContaining(mode.seats() + " decks");
            }
        }
    }

    @Test
    @Clauses({"456.2", "456.2.a", "456.2.b", "460.2", "461.2", "462.2", "riftbound-2026-07:483.2"})
    void the_mode_says_who_is_with_whom() {
        for (int seat = 0; seat < 3; seat++) {
            assertThat(opponents(Mode.SKIRMISH, seat)).isEqualTo(2);
        }
        for (int seat = 0; seat < 4; seat++) {
            assertThat(opponents(Mode.WAR, seat)).isEqualTo(3);
            assertThat(opponents(Mode.MAGMA_CHAMBER, seat)).isEqualTo(2);
            assertThat(Mode.MAGMA_CHAMBER.sameTeam(seat, (seat + 2) % 4)).isTrue();
        }
    }

    @Test
    @Clauses({"456.3", "456.3.a", "riftbound-2026-07:483.3.a"})
    void a_victory_score_is_any_positive_number() {
        assertThat(scoring(1).victoryScore()).isEqualTo(1);
        assertThat(scoring(30).victoryScore()).isEqualTo(30);
        assertThatThrownBy(() -> scoring(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Mode scoring(int score) {
        Mode duel = Mode.DUEL;
        return new Mode("house", "456.3.a", duel.seats(), score, duel.battlefields(), duel.battlefieldsEach(),
                duel.firstProvides(), duel.extraRune(),
                duel.firstDraws(), duel.teams(), duel.setPoints());
    }

    @Test
    @Clauses({"456.8", "456.8.a", "462.8", "riftbound-2026-07:483.8", "riftbound-2026-07:483.8.a"})
    void only_two_against_two_has_rules_of_its_own() {
        assertThat(Mode.ALL.stream().filter(Mode::teams)).containsExactly(Mode.MAGMA_CHAMBER);
    }

    // ---- battlefields --------------------------------------------------------------------------------------

    @Test
    @Clauses({"460.4.a", "460.5", "riftbound-2026-07:487.4.a", "riftbound-2026-07:487.5"})
    void in_a_skirmish_each_player_brings_one_of_three_battlefields_at_random() {
        provided(Mode.SKIRMISH, true, 3);
    }

    @Test
    @Clauses({"461.4.a", "461.4.b", "461.5", "riftbound-2026-07:488.4.a", "riftbound-2026-07:488.4.b",
        "riftbound-2026-07:488.5"})
    void in_a_war_everybody_but_the_first_player_brings_one_of_three_battlefields_at_random() {
        provided(Mode.WAR, false, 3);
    }

    @Test
    @Clauses({"462.4.a", "462.4.b", "462.5.a", "riftbound-2026-07:489.4.a", "riftbound-2026-07:489.5.a",
        "riftbound-2026-07:489.5.b"})
    void in_teams_everybody_but_the_first_player_brings_their_one_battlefield() {
        provided(Mode.MAGMA_CHAMBER, false, ofTeams());
    }

    private void provided(Mode mode, boolean first, int each) {
        List<Set<String>> used = new ArrayList<>();
        for (int seat = 0; seat < mode.seats(); seat++) {
            used.add(new HashSet<>());
        }
        Set<Integer> firsts = new HashSet<>();
        for (int seed = 0; seed < 120; seed++) {
            RiftTable t = start(mode, seed, StarterSet.decks(edition, mode).subList(0, mode.seats())).table();
            firsts.add(t.first());
            List<Integer> owners = new ArrayList<>();
            for (int b = 0; b < t.battlefields().count(); b++) {
                int card = t.battlefields().card(b);
                assertThat((int) t.piece(card).zone()).isEqualTo(t.battlefieldZone());
                owners.add((int) t.piece(card).owner());
                used.get(t.piece(card).owner()).add(t.def(card).name());
            }
            assertThat(owners).doesNotHaveDuplicates().hasSize(3);
            assertThat(owners.contains(t.first())).isEqualTo(first);
            assertThat(t.size(t.nowhere())).as("the others are out of the game").isEqualTo(mode.seats() * each - 3);
        }
        assertThat(firsts).as("anybody may go first").hasSize(mode.seats());
        assertThat(used).allSatisfy(names -> assertThat(names).hasSize(each));
    }

    @Test
    @Clauses({"462.4.a", "456.4.a", "460.4.a", "461.4.a", "riftbound-2026-07:483.4.a", "riftbound-2026-07:487.4.a",
        "riftbound-2026-07:488.4.a"})
    void a_deck_has_as_many_battlefields_as_the_mode_wants() {
        List<Setup.DeckList> one = StarterSet.decks(Editions.RIFTBOUND_2025, Mode.MAGMA_CHAMBER);
        List<Setup.DeckList> three = StarterSet.decks();
        List<Setup.DeckList> wrong = isLater() ? one : three;
        assertThatThrownBy(() -> start(Mode.MAGMA_CHAMBER, 1, wrong.subList(0, 4))).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> start(Mode.WAR, 1, one.subList(0, 4))).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> start(Mode.SKIRMISH, 1, one.subList(0, 3))).isInstanceOf(BadInput.class);
    }

    @Test
    @Clauses({"462.8.g", "riftbound-2026-07:489.8.h"})
    void teammates_may_not_bring_the_same_legend_but_opponents_may() {
        List<Setup.DeckList> decks = StarterSet.decks(edition, Mode.MAGMA_CHAMBER);
        Setup.DeckList a = decks.get(0);
        Setup.DeckList b = decks.get(1);
        Setup.DeckList other = withBattlefield(a, StarterSet.deck(a.name()).lines().getLast());
        assertThatThrownBy(() -> start(Mode.MAGMA_CHAMBER, 1, List.of(a, b, other, decks.get(2))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(edition.cite("462.8.g"));
        assertThat(start(Mode.MAGMA_CHAMBER, 1, List.of(a, other, b, decks.get(2))).isOver()).isFalse();
    }

    @Test
    @Clauses({"462.8.h", "riftbound-2026-07:489.8.i"})
    void teammates_may_not_bring_the_same_battlefield_but_opponents_may() {
        List<Setup.DeckList> decks = StarterSet.decks(edition, Mode.MAGMA_CHAMBER);
        Setup.DeckList a = decks.get(0);
        Setup.DeckList same = withBattlefield(decks.get(1), a.lines().getLast());
        assertThatThrownBy(() -> start(Mode.MAGMA_CHAMBER, 1, List.of(decks.get(2), a, decks.get(3), same)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(edition.cite("462.8.h"));
        assertThat(start(Mode.MAGMA_CHAMBER, 1, List.of(a, same, decks.get(2), decks.get(3))).isOver()).isFalse();
    }

    private static Setup.DeckList withBattlefield(Setup.DeckList deck, String battlefield) {
        List<String> lines = new ArrayList<>(deck.lines());
        lines.set(lines.size() - 1, battlefield);
        return new Setup.DeckList("changed", lines);
    }

    // ---- the course of a game -------------------------------------------------------------------------------

    @Test
    @Clauses({"456.7", "460.7", "461.7", "462.7", "462.5.b", "462.5.b.1", "riftbound-2026-07:489.7",
        "riftbound-2026-07:489.5.c", "riftbound-2026-07:489.5.c.1"})
    void turns_go_round_and_the_first_turns_are_adjusted() {
        for (Mode mode : List.of(Mode.SKIRMISH, Mode.WAR, Mode.MAGMA_CHAMBER)) {
            Match<RiftTable> match = start(mode, 5);
            RiftTable t = match.table();
            for (int turn = 1; turn <= mode.seats(); turn++) {
                while (t.phase() != Phase.ACTION || t.turn() < turn || t.prompt().seat() != t.turnPlayer()) {
                    match.choose(0);
                    t = match.table();
                }
                int seat = t.turnPlayer();
                assertThat(seat).isEqualTo((t.first() + turn - 1) % mode.seats());
                assertThat(t.size(t.hand(seat))).as("%s, hand in turn %d", mode.name(), turn)
                        .isEqualTo(turn == 1 ? 4 : 5);
                assertThat(12 - t.size(t.runeDeck(seat))).as("%s, runes in turn %d", mode.name(), turn)
                        .isEqualTo(turn == mode.seats() ? 3 : 2);
            }
        }
    }

    @Test
    @Clauses({"462.8.e"})
    void a_teammate_does_not_see_the_hand() {
        RiftTable t = start(Mode.MAGMA_CHAMBER, 3).table();
        for (int seat = 0; seat < 4; seat++) {
            // another copy of a champion may lie openly in its zone
            String mates = View.of(t, (seat + 2) % 4).stream().filter(line -> !line.contains("champion: "))
                    .collect(Collectors.joining("\n"));
            String own = String.join("\n", View.of(t, seat));
            for (int i = 0; i < t.size(t.hand(seat)); i++) {
                String name = t.def(t.cardAt(t.hand(seat), i)).name();
                assertThat(own).contains(name);
                assertThat(mates).doesNotContain(name);
            }
        }
    }

    /** Every seat has another starter deck. */
    private Match<RiftTable> start(Mode mode, int game) {
        return RandomGames.rounds(rules, mode.name(), StarterSet.decks(edition, mode), mode.seats()).start(game);
    }

    private Match<RiftTable> start(Mode mode, int seed, List<Setup.DeckList> decks) {
        return Match.start(rules, new Setup("riftbound", mode.name(), seed, decks));
    }
}
