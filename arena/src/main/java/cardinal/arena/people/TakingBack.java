package cardinal.arena.people;

import cardinal.kernel.Match;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** What people have decided, so that it can be taken back as long as nothing hidden has been seen since. */
public final class TakingBack<T extends Table> {
    private final Match<T> match;
    private final Chronicle<T> log;
    private final Deque<Decision> decisions = new ArrayDeque<>();

    /** The match as it was when a person was asked. */
    private record Decision(int seat, int choices, int secrets, int pieces, BitSet seen, int[] log, String words) {
    }

    public TakingBack(Match<T> match, Chronicle<T> log) {
        this.match = match;
        this.log = log;
    }

    /** A person is about to answer with these words. */
    public void remember(String words) {
        int seat = match.prompt().seat();
        decisions.push(new Decision(seat, match.choiceCount(), match.table().secrets(),
                match.table().pieceCount(), seen(seat), log.sizes(), words));
    }

    /** Goes back to the last decision, or says why not; either way in a sentence. */
    public String last() {
        Decision last = decisions.peek();
        if (last == null) {
            return "There is nothing to take back.";
        }
        if (match.table().secrets() != last.secrets) {
            return "\"" + last.words
                    + "\" cannot be taken back: since then a hidden card was seen or drawn, or chance has spoken.";
        }
        BitSet now = seen(last.seat);
        now.andNot(last.seen);
        now.clear(last.pieces, Math.max(last.pieces, now.length())); // tokens made since then were never hidden
        if (!now.isEmpty()) {
            return "\"" + last.words + "\" cannot be taken back: since then you have seen a card of the other player.";
        }
        decisions.pop();
        match.backTo(last.choices);
        log.backTo(last.log);
        return "Taken back: " + last.words;
    }

    private BitSet seen(int seat) {
        Table table = match.table();
        BitSet cards = new BitSet(table.pieceCount());
        for (int card = 0; card < table.pieceCount(); card++) {
            if (table.piece(card).owner() != seat && Sight.sees(table, seat, card)) {
                cards.set(card);
            }
        }
        return cards;
    }
}
