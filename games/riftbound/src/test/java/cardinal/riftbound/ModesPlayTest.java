package cardinal.riftbound;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.proving.HiddenCards;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.words.View;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Promises that hold at every question of random games of three and four players, with concessions at random moments. */
class ModesPlayTest {
    private static final int GAMES = 60;

    static Stream<Mode> modes() {
        return Stream.of(Mode.SKIRMISH, Mode.WAR, Mode.MAGMA_CHAMBER);
    }

    /** What is looked at before every choice. */
    private interface Look {
        void at(Match<RiftTable> match, Dice dice);
    }

    /** Plays a random game to its end; every few dozen choices somebody concedes. */
    private static Match<RiftTable> play(Mode mode, int game, Look look) {
        Match<RiftTable> match = Starters.start(mode, game);
        Dice dice = Starters.DUELS.dice(game);
        int patience = dice.below(250);
        while (!match.isOver()) {
            look.at(match, dice);
            if (patience-- == 0) {
                match.concede(anybody(match.table(), dice));
                patience = dice.below(150);
            } else {
                match.choose(Starters.DUELS.pick(match, dice));
            }
        }
        return match;
    }

    private static int anybody(RiftTable t, Dice dice) {
        List<Integer> in = new ArrayList<>();
        for (int seat = 0; seat < t.seatCount(); seat++) {
            if (t.isIn(seat)) {
                in.add(seat);
            }
        }
        return in.get(dice.below(in.size()));
    }

    @ParameterizedTest
    @MethodSource("modes")
    @Clauses({"651.2", "651.3", "652.3"})
    void cards_are_conserved_and_those_of_removed_players_are_out(Mode mode) {
        for (int game = 0; game < GAMES; game++) {
            String name = mode.name() + " " + game;
            play(mode, game, (match, dice) -> {
                RiftTable t = match.table();
                int[] found = new int[t.pieceCount()];
                for (int zone = 0; zone < t.zones().count(); zone++) {
                    for (int i = 0; i < t.size(zone); i++) {
                        found[t.cardAt(zone, i)]++;
                    }
                }
                assertThat(found).as(name).containsOnly(1);
                for (int card = 0; card < t.pieceCount(); card++) {
                    if (!t.isIn(t.piece(card).owner())) {
                        assertThat((int) t.piece(card).zone()).as("%s: %s", name, t.def(card)).isEqualTo(t.nowhere());
                    }
                }
                assertThat(t.isIn(match.prompt().seat())).as(name).isTrue();
                assertThat(t.isIn(t.turnPlayer()) || t.prompt().seat() != t.turnPlayer()).as(name).isTrue();
            });
        }
    }

    @ParameterizedTest
    @MethodSource("modes")
    @Clauses({"436", "316.4.d", "423.2", "436.3"})
    void units_of_three_players_are_never_at_one_battlefield_and_a_combat_has_two_sides(Mode mode) {
        for (int game = 0; game < GAMES; game++) {
            String name = mode.name() + " " + game;
            play(mode, game, (match, dice) -> {
                RiftTable t = match.table();
                for (int b = 0; b < t.battlefields().count(); b++) {
                    assertThat(Integer.bitCount(t.occupants(b))).as(name).isLessThanOrEqualTo(2);
                }
                if (t.fight().combat() != Table.NONE && t.fight().attacker() != Table.NONE) {
                    assertThat(t.friends(t.fight().attacker(), t.fight().defender())).as(name).isFalse();
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("modes")
    void copies_and_journals_reach_the_same_table(Mode mode) {
        for (int game = 0; game < GAMES; game++) {
            String name = mode.name() + " " + game;
            Match<RiftTable> match = play(mode, game, (now, dice) -> {
                if (now.choiceCount() % 10 == 0) {
                    Match<RiftTable> copy = now.copy();
                    assertThat(copy.fingerprint()).as(name).isEqualTo(now.fingerprint());
                    long before = now.fingerprint();
                    copy.concede(anybody(copy.table(), dice));
                    assertThat(now.fingerprint()).as("%s: a concession on a copy", name).isEqualTo(before);
                    copy.backTo(now.choiceCount());
                    assertThat(copy.fingerprint()).as("%s: a concession undone", name).isEqualTo(before);
                }
            });
            Match<RiftTable> again = match.journal().rebuild(Starters.RULES).whole();
            assertThat(again.fingerprint()).as(name).isEqualTo(match.fingerprint());
            assertThat(again.outcome()).as(name).isEqualTo(match.outcome());
        }
    }

    @ParameterizedTest
    @MethodSource("modes")
    @Clauses({"462.8.e", "462.8.e.1.b"})
    void exchanging_hidden_cards_changes_no_view_of_others_not_even_of_a_teammate(Mode mode) {
        for (int game = 0; game < GAMES; game++) {
            String name = mode.name() + " " + game;
            play(mode, game, (match, dice) -> {
                if (match.choiceCount() % 4 != 0) {
                    return;
                }
                RiftTable t = match.table();
                for (int seat = 0; seat < t.seatCount(); seat++) {
                    RiftTable other = t.copy();
                    HiddenCards.exchange(other, seat, (1 << t.seatCount()) - 1, HiddenInformationTest::kind,
                            HiddenInformationTest.TABLE::sees, dice);
                    assertThat(View.of(other, seat)).as("%s after %d choices, seat %d", name, match.choiceCount(), seat)
                            .isEqualTo(View.of(t, seat));
                    if (t.prompt().seat() == seat) {
                        assertThat(HiddenCards.commands(Starters.RULES, other)).as(name)
                                .isEqualTo(HiddenCards.commands(Starters.RULES, t));
                    }
                }
                assertThat(HiddenCards.commands(Starters.RULES, t))
                        .as("%s: nobody shows a card without being told to", name)
                        .noneMatch(command -> command.startsWith("reveal") || command.startsWith("show"));
            });
        }
    }

    @ParameterizedTest
    @MethodSource("modes")
    @Clauses({"651.4", "462.6.a", "462.6.a.2", "651.1"})
    void whoever_is_left_wins_and_teammates_share_the_result(Mode mode) {
        for (int game = 0; game < GAMES; game++) {
            Match<RiftTable> match = play(mode, game, (now, dice) -> {
            });
            for (int seat = 0; seat < mode.seats(); seat++) {
                for (int other = 0; other < mode.seats(); other++) {
                    if (mode.sameTeam(seat, other)) {
                        assertThat(match.outcome().won(seat)).as("%s %d", mode.name(), game)
                                .isEqualTo(match.outcome().won(other));
                        assertThat(match.table().isIn(seat)).isEqualTo(match.table().isIn(other));
                    }
                }
                assertThat(match.outcome().won(seat) && !match.table().isIn(seat)).isFalse();
            }
        }
    }
}
