package cardinal.catalog.view;

import java.util.Optional;

/**
 * A part of a sentence, so that a page can put names for seats, let cards be pointed at, and speak another language.
 *
 * @param text  what it reads as where seats are called by their letters
 * @param seat  the player it is about, -1 for none
 * @param card  the handle of the card it is about, if it can be pointed at
 */
public record Segment(SegmentKind kind, String text, int seat, Optional<String> card) {

    /** What a part is. */
    public enum SegmentKind {
        WORDS, PLAYER,
        /** A player to whom something belongs. */
        OWNER, CARD, NUMBER
    }
}
