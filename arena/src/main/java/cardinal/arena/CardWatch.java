package cardinal.arena;

import cardinal.kernel.CardPlay;
import cardinal.kernel.Event;
import cardinal.kernel.Observer;
import cardinal.kernel.Privacy;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Notes which cards of their decks the players hold and play, in any game. A hand is a zone of that name; what was not
 * dealt from their own cards at the beginning (tokens, leaders, cards of others) is not counted.
 */
final class CardWatch implements Observer<Table> {
    private final List<Set<String>> decks = new ArrayList<>();
    private final List<Set<String>> held = new ArrayList<>();
    private final List<Set<String>> played = new ArrayList<>();
    private final int[] hands;
    private final BitSet known = new BitSet();

    CardWatch(Table table) {
        for (int seat = 0; seat < table.seatCount(); seat++) {
            decks.add(new HashSet<>());
            held.add(new TreeSet<>());
            played.add(new TreeSet<>());
        }
        for (int card = 0; card < table.pieceCount(); card++) {
            int owner = table.piece(card).owner();
            if (owner != Table.NONE && table.heapOf(card) != Table.NONE) {
                decks.get(owner).add(table.printed(card).name());
            }
        }
        hands = hands(table);
        table.observe(this);
    }

    private static int[] hands(Table table) {
        int[] hands = new int[table.seatCount()];
        for (int zone = 0; zone < table.zones().count(); zone++) {
            ZoneSpec spec = table.spec(zone);
            if (spec.seat() != Table.NONE && spec.privacy() == Privacy.OWNER && spec.name().equals("hand")) {
                hands[spec.seat()] = zone;
            }
        }
        return hands;
    }

    @Override
    public void saw(Table table, Event event) {
        if (event instanceof CardPlay play) {
            note(played, table, play.seat(), play.playedCard());
        }
    }

    /** A question is open: whoever has a card in hand now holds it. */
    void look(Table table) {
        for (int seat = 0; seat < hands.length; seat++) {
            for (int i = 0; i < table.size(hands[seat]); i++) {
                int card = table.cardAt(hands[seat], i);
                if (!known.get(card)) {
                    known.set(card);
                    note(held, table, seat, card);
                }
            }
        }
    }

    private void note(List<Set<String>> where, Table table, int seat, int card) {
        String name = table.printed(card).name();
        if (table.piece(card).owner() == seat && decks.get(seat).contains(name)) {
            where.get(seat).add(name);
        }
    }

    /** What each player held and played. */
    List<CardUse> uses() {
        List<CardUse> uses = new ArrayList<>();
        for (int seat = 0; seat < hands.length; seat++) {
            uses.add(new CardUse(List.copyOf(held.get(seat)), List.copyOf(played.get(seat))));
        }
        return uses;
    }
}
