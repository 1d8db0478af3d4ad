package cardinal.riftbound;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Dice;
import cardinal.kernel.Event;
import cardinal.kernel.Face;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Option;
import cardinal.kernel.Sight;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.rules.Commands;
import cardinal.riftbound.rules.View;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing a seat may not see shows in its view, its questions, its log or their rhythm. */
class HiddenInformationTest {

    @Test
    @Clauses({"127.3", "127.4", "107.6.c", "107.3.c", "107.4.c", "103.2.e", "103.2.e.1", "128.3", "128.4", "107.6.d",
        "462.8.e"})
    void exchanging_hidden_cards_leaves_the_view_and_the_question_of_a_seat_as_they_are() {
        for (int game = 0; game < 120; game++) {
            Match<RiftTable> match = RandomGames.start(game);
            Dice dice = RandomGames.dice(game);
            while (!match.isOver()) {
                for (int seat = 0; seat < 2; seat++) {
                    RiftTable other = match.table().copy();
                    exchangeHidden(other, seat, 0b11, 2, dice);
                    assertThat(View.of(other, seat))
                            .as("game %d after %d choices, seat %d", game, match.choiceCount(), seat)
                            .isEqualTo(View.of(match.table(), seat));
                    if (match.prompt().seat() == seat) {
                        assertThat(commands(other)).isEqualTo(commands(match.table()));
                    }
                }
                match.choose(RandomGames.pick(match, dice));
            }
        }
    }

    /** Where the asked player passes, the other cannot tell what they held: not by a log line, not by a question more or less. */
    @Test
    @Clauses({"127.4", "727.6.a"})
    void passing_with_and_without_an_answer_in_hand_look_the_same_to_the_other_seat() {
        int compared = 0;
        for (int game = 0; game < 120; game++) {
            Match<RiftTable> match = RandomGames.start(game);
            Dice dice = RandomGames.dice(game);
            while (!match.isOver()) {
                if (quiet(match) >= 0) {
                    int watcher = 1 - match.prompt().seat();
                    Match<RiftTable> variant = match.copy();
                    exchangeHidden(variant.table(), watcher, 1 << match.prompt().seat(), 1, dice);
                    Match<RiftTable> original = match.copy();
                    List<String> seen = quietly(original, watcher);
                    List<String> seenOfVariant = quietly(variant, watcher);
                    if (!seen.isEmpty() && !seenOfVariant.isEmpty()) {
                        assertThat(seenOfVariant).as("game %d after %d choices", game, match.choiceCount())
                                .isEqualTo(seen);
                        compared++;
                    }
                }
                match.choose(RandomGames.pick(match, dice));
            }
        }
        assertThat(compared).isGreaterThan(2000);
    }

    /** The place of pass or end turn among the options, or -1. */
    private static int quiet(Match<RiftTable> match) {
        for (int i = 0; i < match.prompt().size(); i++) {
            int kind = Option.kind(match.prompt().option(i));
            if (kind == Choice.PASS || kind == Choice.END_TURN) {
                return i;
            }
        }
        return -1;
    }

    /**
     * The asked player passes and ends turns until the watcher is asked; all that the watcher reads on the way. Nothing when one of the
     * exchanged cards was rightly shown in between, or when the asked player had to choose something.
     */
    private static List<String> quietly(Match<RiftTable> match, int watcher) {
        List<String> seen = new ArrayList<>();
        int shown = shownTo(match.table(), watcher);
        match.table().observe(new Observer<RiftTable>() {
            @Override
            public void saw(RiftTable t, Event event) {
                String line = RandomGames.RULES.narrate(t, watcher, event);
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
            seen.add(match.prompt().clause() + " " + commands(match.table()));
            seen.addAll(View.of(match.table(), watcher));
        }
        return seen;
    }

    /** How many of the other player's cards from the Main Deck the watcher sees. */
    private static int shownTo(RiftTable t, int watcher) {
        int n = 0;
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.piece(card).owner() != watcher && t.def(card).type().isMainDeck() && Sight.sees(t, watcher, card)) {
                n++;
            }
        }
        return n;
    }

    static List<String> commands(RiftTable t) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < t.prompt().size(); i++) {
            words.add(Commands.of(t, t.prompt().option(i)));
        }
        return words;
    }

    /** Deals the faces of all cards that a seat cannot see anew among themselves, per owner and deck; decks 1: Main Decks only. */
    static void exchangeHidden(RiftTable t, int viewer, int owners, int decks, Dice dice) {
        for (int owner = 0; owner < t.seatCount(); owner++) {
            if ((owners >> owner & 1) == 0) {
                continue;
            }
            for (int runes = 0; runes < decks; runes++) {
                List<Integer> hidden = new ArrayList<>();
                for (int card = 0; card < t.pieceCount(); card++) {
                    int zone = t.piece(card).zone();
                    boolean rune = t.def(card).type() == CardType.RUNE;
                    if (t.piece(card).owner() == owner && rune == (runes == 1) && zone != t.nowhere()
                            && !Sight.sees(t, viewer, card)) {
                        hidden.add(card);
                    }
                }
                for (int i = hidden.size() - 1; i > 0; i--) {
                    int a = hidden.get(i);
                    int b = hidden.get(dice.below(i + 1));
                    Face face = t.piece(a).face();
                    t.put(a, t.piece(a).withFace(t.piece(b).face()));
                    t.put(b, t.piece(b).withFace(face));
                }
            }
        }
    }
}
