package cardinal.catalog.events;

import cardinal.kernel.Sentence;
import java.util.List;
import java.util.Optional;

/**
 * Something that happened, with all that is true of it; what a reader may know of it is settled when it is written for that reader.
 *
 * @param from  the id of a zone, empty for none
 * @param words  what each reader is told, see {@link Reader}; empty where nobody is told anything
 * @param only  the seat that alone may know of it; -1 for everybody
 */
public record Occurrence(HappeningKind kind, int seat, Subject card, Subject other, Subject target, String from,
        String to, int amount, int before, int after, String key, Optional<Boolean> good, List<Sentence> words,
        int only) {

    Occurrence going(String leaves, String arrives, Subject known) {
        return new Occurrence(kind, seat, card.and(known), other, target, leaves, arrives, amount, before, after, key,
                good, words, only);
    }

    Occurrence between(int was, int is) {
        return new Occurrence(kind, seat, card, other, target, from, to, amount, was, is, key, good, words, only);
    }

    /** What a reader is told; nothing where no sentence tells it. */
    Sentence told(Reader reader, int seats) {
        return words.isEmpty() ? Sentence.NOTHING : words.get(reader.place(seats));
    }

    /** The number of the card it is about, or {@link cardinal.kernel.Table#NONE}. */
    public int subject() {
        return card.card();
    }

    boolean isMove() {
        return !from.equals(to);
    }
}
