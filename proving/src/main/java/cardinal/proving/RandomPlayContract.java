package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.cards.CardRules;
import cardinal.kernel.BadInput;
import cardinal.kernel.Conservation;
import cardinal.kernel.Dice;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Promises that hold at every question of random games, whatever the game. */
public abstract class RandomPlayContract<T extends Table> {
    private final RandomGames<T> games;
    private final int count;

    /** @param count how many games are played for a promise */
    protected RandomPlayContract(RandomGames<T> games, int count) {
        this.games = games;
        this.count = count;
    }

    /** What a game promises of its zones beyond that every card is in one of them. cards: how many there were at the start. */
    protected void checkZones(T table, int cards, String where) {
    }

    protected final RandomGames<T> games() {
        return games;
    }

    @Test
    void copy_replay_and_undo_reach_the_same_table_at_every_question() {
        for (int game = 0; game < count; game++) {
            Match<T> match = games.start(game);
            Dice dice = games.dice(game);
            List<Long> live = new ArrayList<>(List.of(match.fingerprint()));
            while (!match.isOver()) {
                step(match, games.pick(match, dice), RandomGames.where(game, match));
                live.add(match.fingerprint());
            }
            Journal journal = match.journal();
            List<Long> rebuilt = new ArrayList<>(List.of(journal.start().fingerprint().orElseThrow()));
            journal.choices().forEach(choice -> rebuilt.add(choice.fingerprint().orElseThrow()));
            assertThat(rebuilt).as("game %d rebuilt choice by choice", game).isEqualTo(live);
            assertThat(Journal.parse("x", journal.lines()).rebuild(games.rules()).whole().fingerprint())
                    .as("game %d from its journal", game).isEqualTo(match.fingerprint());
            if (games.rules() instanceof CardRules<T, ?, ?, ?> rules) {
                Match<T> kept = Match.start(rules.keeping(journal.cards()), match.setup());
                assertThat(journal.rebuild(kept, journal.choices().size()).whole().fingerprint())
                        .as("game %d with no other cards than it has kept", game).isEqualTo(match.fingerprint());
            }
        }
    }

    /** Makes a choice on a copy, on the match, and once more on the copy after taking it back. */
    private void step(Match<T> match, int choice, String where) {
        int choices = match.choiceCount();
        long here = match.fingerprint();
        Match<T> copy = match.copy();
        copy.choose(choice);
        assertThat(match.fingerprint()).as("%s: what a copy does shows in the original", where).isEqualTo(here);
        match.choose(choice);
        assertThat(copy.fingerprint()).as("%s: a choice made on a copy", where).isEqualTo(match.fingerprint());
        copy.backTo(choices);
        assertThat(copy.fingerprint()).as("%s: a choice undone", where).isEqualTo(here);
        copy.choose(choice);
        assertThat(copy.fingerprint()).as("%s: a choice redone", where).isEqualTo(match.fingerprint());
    }

    @Test
    void every_card_is_in_exactly_one_zone() {
        for (int game = 0; game < count; game++) {
            Match<T> match = games.start(game);
            Conservation cards = new Conservation(match.table());
            int atStart = match.table().pieceCount();
            Dice dice = games.dice(game);
            while (!match.isOver()) {
                match.choose(games.pick(match, dice));
                String where = RandomGames.where(game, match);
                assertThat(cards.complaint(match.table())).as(where).isEmpty();
                checkZones(match.table(), atStart, where);
            }
        }
    }

    @Test
    void somebody_who_watches_changes_nothing() {
        for (int game = 0; game < count; game++) {
            Match<T> alone = games.start(game);
            Match<T> watched = games.start(game);
            watched.table().observe((Observer<T>) (table, event) -> games.rules().narrate(table, 0, event));
            Dice dice = games.dice(game);
            while (!alone.isOver()) {
                int choice = games.pick(alone, dice);
                alone.choose(choice);
                watched.choose(choice);
                assertThat(watched.fingerprint()).as(RandomGames.where(game, alone)).isEqualTo(alone.fingerprint());
            }
        }
    }

    @Test
    void a_choice_that_is_not_offered_is_refused_and_changes_nothing() {
        Match<T> match = games.start(3);
        Dice dice = games.dice(3);
        for (int i = 0; i < 60 && !match.isOver(); i++) {
            long before = match.fingerprint();
            assertThatThrownBy(() -> match.choose(match.prompt().size())).isInstanceOf(BadInput.class);
            assertThatThrownBy(() -> match.choose(-1)).isInstanceOf(BadInput.class);
            assertThat(match.fingerprint()).isEqualTo(before);
            match.choose(games.pick(match, dice));
        }
    }

    @Test
    void what_is_offered_is_not_refused_when_somebody_asks_why() {
        games.atEveryQuestion(Math.max(1, count / 20), (match, where) -> {
            for (int i = 0; !match.isOver() && i < match.prompt().size(); i++) {
                assertThat(match.why(match.prompt().seat(), match.command(i))).as("%s: %s", where, match.command(i))
                        .isEmpty();
            }
        });
    }

    /** In a game of two players. */
    @Test
    void a_player_may_concede_at_any_question_and_the_other_wins() {
        for (int game = 0; game < count; game++) {
            Match<T> match = games.start(game);
            Dice dice = games.dice(game);
            int stop = dice.below(100);
            for (int i = 0; i < stop && !match.isOver(); i++) {
                match.choose(games.pick(match, dice));
            }
            if (!match.isOver() && match.table().seatCount() == 2) {
                int seat = dice.below(2);
                match.concede(seat);
                assertThat(match.isOver()).isTrue();
                assertThat(match.outcome().won(1 - seat)).isTrue();
                assertThat(match.journal().rebuild(games.rules()).whole().outcome()).isEqualTo(match.outcome());
            }
        }
    }
}
