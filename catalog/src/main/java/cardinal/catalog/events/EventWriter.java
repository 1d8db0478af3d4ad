package cardinal.catalog.events;

import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Segment;
import cardinal.catalog.view.View;
import cardinal.kernel.Face;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes what happened between two views for the one who sees them. A card is called as in the view before, or else as in the one after; a
 * card that is in neither is told by its face.
 */
public final class EventWriter {
    private final Reader reader;
    private final int seats;
    private final Map<Integer, String> earlier;
    private final CardHandles later;
    private final Function<Face, View.Face> print;
    private final Map<String, View.Face> faces = new LinkedHashMap<>();

    /** earlier: what cards were called in the view before; later: what they are called now. */
    public EventWriter(Reader reader, int seats, Map<Integer, String> earlier, CardHandles later,
            Function<Face, View.Face> print) {
        this.reader = reader;
        this.seats = seats;
        this.earlier = earlier;
        this.later = later;
        this.print = print;
    }

    /** The faces of cards that are in neither view. */
    public Map<String, View.Face> faces() {
        return faces;
    }

    /** first: the number of the first. */
    public List<Happening> write(List<Occurrence> all, View before, View after, int first) {
        List<Happening> written = new ArrayList<>();
        for (Occurrence one : all) {
            if (isTold(one)) {
                written.add(write(one));
            }
        }
        written.addAll(new ViewChanges(before, after, written).untold());
        for (int i = 0; i < written.size(); i++) {
            written.set(i, written.get(i).numbered(first + i));
        }
        return written;
    }

    /** Whether the reader learns anything: a card that is hidden from them only shows that it moves. */
    private boolean isTold(Occurrence one) {
        if (one.only() != Table.NONE && !reader.open() && one.only() != reader.seat()) {
            return false;
        }
        return !one.told(reader, seats).isEmpty() || one.isMove() || one.card().isNone() && one.before() != one.after()
                || reader.sees(one.card()) || reader.sees(one.target());
    }

    private Happening write(Occurrence one) {
        Optional<String> card = handle(one.card());
        Optional<String> face = card.isPresent() || !reader.sees(one.card()) ? Optional.empty() : face(one.card());
        List<Segment> words = one.told(reader, seats).parts().stream()
                .filter(part -> !(part instanceof Sentence.Clause))
                .map(part -> Segment.of(part, this::called)).toList();
        return new Happening(0, one.kind(), one.seat(), card, handle(one.other()), id(one.from()), id(one.to()),
                one.amount(), one.before(), one.after(), one.key(), handle(one.target()).stream().toList(), one.good(),
                words, face);
    }

    private static Optional<String> id(String zone) {
        return zone.isEmpty() ? Optional.empty() : Optional.of(zone);
    }

    private Optional<String> handle(Subject subject) {
        return reader.sees(subject) ? called(subject.card()) : Optional.empty();
    }

    private Optional<String> called(int card) {
        String known = earlier.get(card);
        return known == null ? later.known(card) : Optional.of(known);
    }

    private Optional<String> face(Subject subject) {
        Face face = subject.face();
        if (face == null) {
            return Optional.empty();
        }
        String key = "f" + face.number();
        faces.computeIfAbsent(key, k -> print.apply(face));
        return Optional.of(key);
    }
}
