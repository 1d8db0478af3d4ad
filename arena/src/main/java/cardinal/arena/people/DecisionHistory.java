package cardinal.arena.people;

import cardinal.kernel.Match;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Optional;

/** What people have decided, so that it can be taken back as long as nothing hidden has been seen since. */
public final class DecisionHistory<T extends Table> {
    private final Match<T> match;
    private final MatchLog<T> log;
    private final Deque<Decision> decisions = new ArrayDeque<>();

    /** The match as it was when a person was asked. */
    public static final class Decision {
        private final int seat;
        private final int choices;
        private final int secrets;
        private final int pieces;
        private final BitSet seen;
        private final int[] log;
        private final String words;

        private Decision(Match<?> match, MatchLog<?> log, String words) {
            seat = match.prompt().seat();
            choices = match.choiceCount();
            secrets = match.table().secrets();
            pieces = match.table().pieceCount();
            seen = DecisionHistory.seen(match.table(), seat);
            this.log = log.sizes();
            this.words = words;
        }

        /** How many choices had been made before. */
        public int choices() {
            return choices;
        }

        /** What was decided. */
        public String words() {
            return words;
        }
    }

    public DecisionHistory(Match<T> match, MatchLog<T> log) {
        this.match = match;
        this.log = log;
    }

    /** A person is about to answer with these words. */
    public void remember(String words) {
        decisions.push(new Decision(match, log, words));
    }

    /** Goes back to the last decision, or says why not; either way in a sentence. */
    public String last() {
        Decision last = decisions.peek();
        if (last == null) {
            return "There is nothing to take back.";
        }
        Optional<String> objection = objection(last);
        if (objection.isPresent()) {
            return objection.get();
        }
        backTo(last);
        return "Taken back: " + last.words;
    }

    /** The last decision of a seat. */
    public Optional<Decision> lastOf(int seat) {
        return decisions.stream().filter(decision -> decision.seat == seat).findFirst();
    }

    /** Whether nobody has decided anything since. */
    public boolean isLast(Decision decision) {
        return decisions.peek() == decision;
    }

    /** Why a decision cannot be taken back without asking anybody. */
    public Optional<String> objection(Decision decision) {
        if (match.table().secrets() != decision.secrets) {
            return Optional.of("\"" + decision.words
                    + "\" cannot be taken back: since then a hidden card was seen or drawn, or chance has spoken.");
        }
        BitSet now = seen(match.table(), decision.seat);
        now.andNot(decision.seen);
        now.clear(decision.pieces, Math.max(decision.pieces, now.length())); // tokens made since then were never hidden
        return now.isEmpty() ? Optional.empty()
                : Optional.of("\"" + decision.words
                        + "\" cannot be taken back: since then you have seen a card of the other player.");
    }

    /** Goes back to a decision, whatever was seen since. */
    public void backTo(Decision decision) {
        forgetFrom(decision.choices);
        match.backTo(decision.choices);
        log.backTo(decision.log);
    }

    /** What was decided after this many choices does not count. */
    public void forgetFrom(int choices) {
        decisions.removeIf(other -> other.choices >= choices);
    }

    private static BitSet seen(Table table, int seat) {
        BitSet cards = new BitSet(table.pieceCount());
        for (int card = 0; card < table.pieceCount(); card++) {
            if (table.piece(card).owner() != seat && Sight.sees(table, seat, card)) {
                cards.set(card);
            }
        }
        return cards;
    }
}
