package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Dice;
import cardinal.kernel.Event;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing a seat may not see shows in its view, its questions, its log or their rhythm. */
public abstract class HiddenInformationContract<T extends Table> {
    private final RandomGames<T> games;
    private final int count;
    private final HiddenCards.Kind<T> kind;

    /**
     * @param count  how many games are played for a promise
     * @param kind  which cards may stand for each other
     */
    protected HiddenInformationContract(RandomGames<T> games, int count, HiddenCards.Kind<T> kind) {
        this.games = games;
        this.count = count;
        this.kind = kind;
    }

    /** Whether an option does nothing and shows nothing: to pass, to end the turn. */
    protected abstract boolean isQuiet(long option);

    /** The kind of cards whose exchange a player's silence must not betray: those they could answer with. */
    protected int secretKind() {
        return 0;
    }

    @Test
    void exchanging_hidden_cards_leaves_the_view_and_the_question_of_a_seat_as_they_are() {
        Dice dice = new Dice(29);
        games.atEveryQuestion(count, (match, where) -> {
            for (int seat = 0; seat < match.table().seatCount(); seat++) {
                T other = copy(match);
                HiddenCards.exchange(other, seat, (1 << other.seatCount()) - 1, kind, dice);
                assertThat(games.rules().view(other, seat)).as("%s, seat %d", where, seat)
                        .isEqualTo(games.rules().view(match.table(), seat));
                if (!match.isOver() && match.prompt().seat() == seat) {
                    assertThat(HiddenCards.commands(games.rules(), other)).as("%s, seat %d", where, seat)
                            .isEqualTo(HiddenCards.commands(games.rules(), match.table()));
                }
            }
        });
    }

    @SuppressWarnings("unchecked")
    private T copy(Match<T> match) {
        return (T) match.table().copy();
    }

    /** Where the asked player passes, the other cannot tell what they held: not by a log line, not by a question more or less. */
    @Test
    void passing_with_and_without_an_answer_in_hand_look_the_same_to_the_other_seat() {
        Dice dice = new Dice(31);
        int[] compared = new int[1];
        games.atEveryQuestion(count, (match, where) -> {
            if (match.isOver() || match.table().seatCount() != 2 || quiet(match) < 0) {
                return;
            }
            int watcher = 1 - match.prompt().seat();
            Match<T> variant = match.copy();
            HiddenCards.exchange(variant.table(), watcher, 1 << match.prompt().seat(),
                    (t, card) -> kind.of(t, card) == secretKind() ? secretKind() : HiddenCards.FIXED, dice);
            List<String> seen = quietly(match.copy(), watcher);
            List<String> seenOfVariant = quietly(variant, watcher);
            if (!seen.isEmpty() && !seenOfVariant.isEmpty()) {
                assertThat(seenOfVariant).as(where).isEqualTo(seen);
                compared[0]++;
            }
        });
        assertThat(compared[0]).as("situations compared").isGreaterThan(count * 5);
    }

    /** The place of an option that shows nothing, or -1. */
    private int quiet(Match<T> match) {
        for (int i = 0; i < match.prompt().size(); i++) {
            if (isQuiet(match.prompt().option(i))) {
                return i;
            }
        }
        return -1;
    }

    /**
     * The asked player passes and ends turns until the watcher is asked; all that the watcher reads on the way. Nothing when one of the
     * exchanged cards was rightly shown in between, or when the asked player had to choose something.
     */
    private List<String> quietly(Match<T> match, int watcher) {
        List<String> seen = new ArrayList<>();
        int shown = shownTo(match.table(), watcher);
        match.table().observe(new Observer<T>() {
            @Override
            public void saw(T t, Event event) {
                String line = games.rules().narrate(t, watcher, event).text();
                if (!line.isEmpty()) {
                    seen.add(line);
                }
            }
        });
        while (!match.isOver() && match.prompt().seat() != watcher) {
            int quiet = quiet(match);
            if (quiet < 0) {
                return List.of();
            }
            match.choose(quiet);
        }
        if (shownTo(match.table(), watcher) != shown) {
            return List.of();
        }
        if (!match.isOver()) {
            seen.add(match.prompt().clause() + " " + HiddenCards.commands(games.rules(), match.table()));
            seen.addAll(games.rules().view(match.table(), watcher));
        }
        return seen;
    }

    /** How many of the other player's exchangeable cards the watcher sees. */
    private int shownTo(T t, int watcher) {
        int n = 0;
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.piece(card).owner() != watcher && kind.of(t, card) == secretKind()
                    && Sight.sees(t, watcher, card)) {
                n++;
            }
        }
        return n;
    }
}
