package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.Dice;
import cardinal.kernel.Event;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Nothing a seat may not see shows in its view, its questions, its log or their rhythm. */
public abstract class HiddenInformationContract<T extends Table> {
    private final RandomGames<T> games;
    private final int count;
    private final HiddenCards.Kind<T> kind;
    private final WhoSees<T> table;

    /**
     * @param count  how many games are played for a promise
     * @param kind  which cards may stand for each other
     * @param table  who may look at which card, as the document says
     */
    protected HiddenInformationContract(RandomGames<T> games, int count, HiddenCards.Kind<T> kind, WhoSees<T> table) {
        this.games = games;
        this.count = count;
        this.kind = kind;
        this.table = table;
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
        games.atEveryQuestion(count, game -> new Witness<>(table), (match, witness, where) -> {
            List<String> commands = HiddenCards.commands(games.rules(), match.table());
            for (int seat = Table.NONE; seat < match.table().seatCount(); seat++) {
                T other = copy(match);
                HiddenCards.exchange(other, seat, (1 << other.seatCount()) - 1, kind, eyes(witness), dice);
                assertThat(games.rules().view(other, seat)).as("%s, seat %d", where, seat)
                        .isEqualTo(games.rules().view(match.table(), seat));
                if (!match.isOver() && match.prompt().seat() == seat) {
                    assertThat(HiddenCards.commands(games.rules(), other)).as("%s, seat %d", where, seat)
                            .isEqualTo(commands);
                }
            }
        });
    }

    /** Who may know a card: what the witness has followed. Who only watches may know what all players do. */
    private HiddenCards.Sees<T> eyes(Witness<T> witness) {
        return (t, seat, card) -> seat != Table.NONE ? witness.mayKnow(seat, card)
                : IntStream.range(0, t.seatCount()).allMatch(player -> witness.mayKnow(player, card));
    }

    /** What a seat may look at is told to it: another face in its place makes another view. */
    @Test
    void a_card_that_a_seat_may_look_at_is_in_its_view() {
        Dice dice = new Dice(37);
        int[] compared = new int[1];
        games.atEveryQuestion(count, (match, where) -> {
            int seat = dice.below(match.table().seatCount());
            T other = copy(match);
            int card = dice.below(other.pieceCount());
            int spare = dice.below(other.pieceCount());
            if (kind.of(other, card) != HiddenCards.FIXED && kind.of(other, card) == kind.of(other, spare)
                    && table.maySee(other, seat, card) && !table.maySee(other, seat, spare)
                    && !sameName(other, card, spare)) {
                HiddenCards.swap(other, card, spare);
                assertThat(games.rules().view(other, seat)).as("%s, seat %d, %s", where, seat, table.where(other, card))
                        .isNotEqualTo(games.rules().view(match.table(), seat));
                compared[0]++;
            }
        });
        assertThat(compared[0]).as("cards compared").isGreaterThan(count);
    }

    /** Whoever comes to know a hidden card without being shown it is found out, wherever it lies. */
    @Test
    void a_leak_is_noticed() {
        Set<String> leaked = new HashSet<>();
        games.atEveryQuestion(1, (match, where) -> {
            T t = copy(match);
            Witness<T> witness = new Witness<>(table);
            witness.begin(t);
            for (int card = 0; card < t.pieceCount(); card++) {
                int blind = (1 << t.seatCount()) - 1 & ~table.seats(t, card) & ~t.piece(card).known();
                if (blind != 0 && leaked.add(table.where(t, card))) {
                    t.show(card, blind);
                    assertThatThrownBy(() -> witness.look(t)).as(table.where(t, card))
                            .isInstanceOf(AssertionError.class).hasMessageContaining("shows nothing");
                    return;
                }
            }
        });
        assertThat(leaked).as("zones and states in which a card was made known").hasSizeGreaterThan(1);
    }

    private static boolean sameName(Table t, int one, int other) {
        return t.piece(one).face().name().equals(t.piece(other).face().name());
    }

    /** A line of the log names no card unless some card of that name may be known to its reader. */
    @Test
    void the_log_of_a_seat_names_only_cards_that_it_may_know() {
        int[] lines = new int[1];
        games.atEveryQuestion(count, game -> new Witness<>(table) {
            @Override
            public void saw(T t, Event event) {
                boolean[][] before = knownNow(t, this);
                super.saw(t, event);
                for (int seat = 0; seat < t.seatCount(); seat++) {
                    String line = games.rules().narrate(t, seat, event).text();
                    lines[0] += line.isEmpty() ? 0 : 1;
                    checkLine(t, seat, line, before[seat], this);
                }
            }
        }, (match, witness, where) -> {
        });
        assertThat(lines[0]).as("lines read").isGreaterThan(count * 50);
    }

    private boolean[][] knownNow(T t, Witness<T> witness) {
        boolean[][] known = new boolean[t.seatCount()][t.pieceCount()];
        for (int seat = 0; seat < known.length; seat++) {
            for (int card = 0; card < t.pieceCount(); card++) {
                known[seat][card] = witness.mayKnow(seat, card) || witness.isNew(card);
            }
        }
        return known;
    }

    private void checkLine(T t, int seat, String line, boolean[] before, Witness<T> witness) {
        Set<String> known = new HashSet<>();
        Set<String> named = new LinkedHashSet<>();
        for (int card = 0; card < t.pieceCount(); card++) {
            String name = t.piece(card).face().name();
            if (before[card] || witness.mayKnow(seat, card) || kind.of(t, card) == HiddenCards.FIXED) {
                known.add(name);
            } else if (line.contains(name)) {
                named.add(name);
            }
        }
        named.removeIf(name -> known.stream().anyMatch(k -> k.contains(name)));
        assertThat(named).as("cards seat %d may not know, in: %s", seat, line).isEmpty();
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
        games.atEveryQuestion(count, game -> new Witness<>(table), (match, witness, where) -> {
            if (match.isOver() || match.table().seatCount() != 2 || quiet(match) < 0) {
                return;
            }
            int watcher = 1 - match.prompt().seat();
            Match<T> variant = match.copy();
            HiddenCards.exchange(variant.table(), watcher, 1 << match.prompt().seat(),
                    (t, card) -> kind.of(t, card) == secretKind() ? secretKind() : HiddenCards.FIXED,
                    eyes(witness), dice);
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
