package cardinal.catalog.events;

import cardinal.catalog.view.Segment;
import java.util.List;
import java.util.Optional;

/**
 * Something that happened, as one viewer may know it.
 *
 * @param serial  counted up by one for each viewer
 * @param seat  who acts or whom it befalls, -1 for nobody
 * @param card  the handle of the card it is about; nothing where it is hidden, or lies nowhere before and after
 * @param other  the handle of the card it comes from
 * @param from  the id of the zone it leaves
 * @param to  the id of the zone it comes to
 * @param before  the number before; 0 where there is none
 * @param after  the number after
 * @param key  which number, by the key of the stat or value
 * @param targets  handles
 * @param good  whether it succeeded, where that can be said
 * @param words  in a sentence; empty where another event tells it
 * @param face  the face of a card that can be seen but is no longer in the view
 */
public record Happening(int serial, HappeningKind kind, int seat, Optional<String> card, Optional<String> other,
        Optional<String> from, Optional<String> to, int amount, int before, int after, String key,
        List<String> targets, Optional<Boolean> good, List<Segment> words, Optional<String> face) {

    /** The same with another number. */
    Happening numbered(int number) {
        return new Happening(number, kind, seat, card, other, from, to, amount, before, after, key, targets, good,
                words, face);
    }
}
