package cardinal.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Complete tables that a seat cannot tell from the real one. What the seat sees stays as it is; the cards it does not see are
 * dealt anew, each owner's heap among itself, so a seat is taken to know what every deck is made of and nothing of its order.
 * Sealed answers of others are drawn anew, and chance to come goes another way. Made once per question, asked for as many
 * tables as a player likes to think about.
 */
public final class Imagination<T extends Table> {
    private final Match<T> match;
    private final int viewer;
    private final List<int[]> heaps;
    private final List<Face[]> faces;

    public Imagination(Match<T> match, int viewer) {
        this.match = match;
        this.viewer = viewer;
        heaps = hidden(match.table(), viewer);
        faces = heaps.stream().map(heap -> faces(match.table(), heap)).toList();
    }

    /** What the cards of a heap are, in an order that does not tell where they lie. */
    private static Face[] faces(Table t, int[] heap) {
        Face[] faces = new Face[heap.length];
        for (int i = 0; i < heap.length; i++) {
            faces[i] = t.piece(heap[i]).face();
        }
        Arrays.sort(faces, Comparator.comparingInt(Face::number));
        return faces;
    }

    /** The cards a seat does not see, by the heap they come from; where a heap's cards lie tells nothing but what the rules say. */
    private static List<int[]> hidden(Table t, int viewer) {
        List<int[]> found = new ArrayList<>();
        List<Integer> names = new ArrayList<>();
        for (int card = 0; card < t.pieceCount(); card++) {
            int heap = t.heapOf(card);
            if (heap == Table.NONE || Sight.sees(t, viewer, card)) {
                continue;
            }
            int name = heap * Procedures.MOST_SEATS + t.piece(card).owner();
            int place = names.indexOf(name);
            if (place < 0) {
                names.add(name);
                found.add(new int[] {card});
            } else {
                int[] cards = found.get(place);
                found.set(place, Arrays.copyOf(cards, cards.length + 1));
                found.get(place)[cards.length] = card;
            }
        }
        return found;
    }

    /** A match that goes on from the open question on a table as the seat may imagine it. */
    @SuppressWarnings("unchecked")
    public Match<T> next(Dice dice) {
        T table = (T) match.table().copy();
        for (int i = 0; i < heaps.size(); i++) {
            deal(table, heaps.get(i), faces.get(i).clone(), dice);
        }
        for (int i = 0; i < table.depth(); i++) {
            if (table.frame(i) instanceof SealedRound<?> round) {
                ((SealedRound<T>) round).imagine(table, viewer, dice);
            }
        }
        table.dice().reseed(dice.next());
        return match.imagined(table);
    }

    /** Every face comes to lie anywhere it could; a place that fits few of them takes its pick first. */
    private static void deal(Table table, int[] heap, Face[] faces, Dice dice) {
        for (int i = heap.length - 1; i > 0; i--) {
            swap(faces, i, dice.below(i + 1));
        }
        for (int i = 0; i < heap.length; i++) {
            if (!table.couldBe(heap[i], faces[i])) {
                swap(faces, i, fitting(table, heap, faces, i));
            }
        }
        for (int i = 0; i < heap.length; i++) {
            table.imagine(heap[i], faces[i]);
        }
    }

    /** Where a face lies that fits here and need not stay there. */
    private static int fitting(Table table, int[] heap, Face[] faces, int here) {
        for (int step = 1; step < heap.length; step++) {
            int there = (here + step) % heap.length;
            if (table.couldBe(heap[here], faces[there]) && table.couldBe(heap[there], faces[here])) {
                return there;
            }
        }
        return here;
    }

    private static void swap(Face[] faces, int a, int b) {
        Face face = faces[a];
        faces[a] = faces[b];
        faces[b] = face;
    }
}
