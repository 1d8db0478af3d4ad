package cardinal.riftbound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.BadInput;
import cardinal.kernel.Clauses;
import cardinal.kernel.Dice;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Promises that hold at every question of random games. */
class RandomPlayTest {
    private static final int GAMES = 200;

    @Test
    void copy_replay_and_undo_reach_the_same_table_at_every_question() {
        for (int game = 0; game < GAMES; game++) {
            Match<RiftTable> match = RandomGames.start(game);
            Dice dice = RandomGames.dice(game);
            List<Long> live = new ArrayList<>(List.of(match.fingerprint()));
            while (!match.isOver()) {
                int choices = match.choiceCount();
                long here = match.fingerprint();
                int choice = RandomGames.pick(match, dice);
                Match<RiftTable> copy = match.copy();
                copy.choose(choice);
                assertThat(match.fingerprint()).as("game %d, choice %d on a copy shows in the original", game, choices)
                        .isEqualTo(here);
                match.choose(choice);
                assertThat(copy.fingerprint()).as("game %d, choice %d made on a copy", game, choices)
                        .isEqualTo(match.fingerprint());
                copy.backTo(choices);
                assertThat(copy.fingerprint()).as("game %d, choice %d undone", game, choices).isEqualTo(here);
                copy.choose(choice);
                assertThat(copy.fingerprint()).as("game %d, choice %d redone", game, choices)
                        .isEqualTo(match.fingerprint());
                live.add(match.fingerprint());
            }
            Journal journal = match.journal();
            assertThat(journal.fingerprints()).as("game %d rebuilt choice by choice", game)
                    .containsExactly(live.stream().mapToLong(x -> x).toArray());
            assertThat(Journal.parse("journal", journal.lines()).rebuild(RandomGames.RULES).fingerprint())
                    .isEqualTo(match.fingerprint());
        }
    }

    @Test
    @Clauses({"127.1", "107.1.d", "107.6.f", "107.5.d", "126.1", "177"})
    void every_card_is_in_exactly_one_zone_and_only_in_its_owners() {
        for (int game = 0; game < GAMES; game++) {
            Match<RiftTable> match = RandomGames.start(game);
            Dice dice = RandomGames.dice(game);
            int cards = match.table().pieceCount();
            while (!match.isOver()) {
                conserved(match.table(), cards, game);
                match.choose(RandomGames.pick(match, dice));
            }
            conserved(match.table(), cards, game);
        }
    }

    private static void conserved(RiftTable t, int cards, int game) {
        int[] found = new int[t.pieceCount()];
        for (int zone = 0; zone < t.zones().count(); zone++) {
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                found[card]++;
                assertThat(t.piece(card).zone()).as("game %d: zone of %s", game, t.def(card)).isEqualTo((short) zone);
                int seat = t.spec(zone).seat();
                if (seat >= 0 && zone != t.base(seat)) {
                    assertThat(t.piece(card).owner()).as("game %d: owner of %s in %s", game, t.def(card), t.spec(zone))
                            .isEqualTo((byte) seat);
                }
                if (card >= cards) {
                    assertThat(t.isBoard(zone) || zone == t.nowhere() || zone == t.chainZone())
                            .as("game %d: token in %s", game, t.spec(zone)).isTrue();
                    assertThat(zone == t.chainZone() || zone == t.nowhere() || t.is(card, Flag.TOKEN))
                            .as("game %d: %s in %s", game, t.def(card), t.spec(zone)).isTrue();
                }
            }
        }
        assertThat(found).containsOnly(1);
    }

    @Test
    void somebody_who_watches_changes_nothing() {
        for (int game = 0; game < 30; game++) {
            Match<RiftTable> alone = RandomGames.start(game);
            Match<RiftTable> watched = RandomGames.start(game);
            watched.table().observe((Observer<RiftTable>) (table, event) -> RandomGames.RULES.narrate(table, 0, event));
            Dice dice = RandomGames.dice(game);
            while (!alone.isOver()) {
                int choice = RandomGames.pick(alone, dice);
                alone.choose(choice);
                watched.choose(choice);
                assertThat(watched.fingerprint()).as("game %d after %d choices", game, alone.choiceCount())
                        .isEqualTo(alone.fingerprint());
            }
        }
    }

    @Test
    void remembered_values_are_the_computed_ones() {
        for (int game = 0; game < 60; game++) {
            Match<RiftTable> match = RandomGames.start(game);
            Dice dice = RandomGames.dice(game);
            while (!match.isOver()) {
                RiftTable t = match.table();
                RiftTable fresh = t.copy();
                for (int card = 0; card < t.pieceCount(); card++) {
                    assertThat(t.might(card)).as("game %d: Might of %s", game, t.def(card))
                            .isEqualTo(fresh.might(card));
                }
                match.choose(RandomGames.pick(match, dice));
            }
        }
    }

    @Test
    void a_choice_that_is_not_offered_is_refused_and_changes_nothing() {
        Match<RiftTable> match = RandomGames.start(3);
        Dice dice = RandomGames.dice(3);
        for (int i = 0; i < 60 && !match.isOver(); i++) {
            long before = match.fingerprint();
            assertThatThrownBy(() -> match.choose(match.prompt().size())).isInstanceOf(BadInput.class);
            assertThatThrownBy(() -> match.choose(-1)).isInstanceOf(BadInput.class);
            assertThat(match.fingerprint()).isEqualTo(before);
            match.choose(RandomGames.pick(match, dice));
        }
    }

    @Test
    @Clauses({"650", "651", "651.1"})
    void a_player_may_concede_at_any_question_and_the_other_wins() {
        for (int game = 0; game < 60; game++) {
            Match<RiftTable> match = RandomGames.start(game);
            Dice dice = RandomGames.dice(game);
            int stop = dice.below(100);
            for (int i = 0; i < stop && !match.isOver(); i++) {
                match.choose(RandomGames.pick(match, dice));
            }
            if (!match.isOver()) {
                int seat = dice.below(2);
                match.concede(seat);
                assertThat(match.isOver()).isTrue();
                assertThat(match.outcome().won(1 - seat)).isTrue();
                assertThat(match.journal().rebuild(RandomGames.RULES).outcome()).isEqualTo(match.outcome());
            }
        }
    }
}
