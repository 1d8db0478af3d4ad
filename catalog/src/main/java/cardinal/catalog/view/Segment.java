package cardinal.catalog.view;

import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * A part of a sentence, so that a page can put names for seats, let cards be pointed at, and speak another language.
 *
 * @param text  what it reads as where seats are called by their letters
 * @param seat  the player it is about, -1 for none
 * @param card  the handle of the card it is about, if it can be pointed at
 * @param second  what a verb reads as when its player is spoken to; empty otherwise
 */
public record Segment(SegmentKind kind, String text, int seat, Optional<String> card, String second) {

    /** Words that are about nothing in particular. */
    public static Segment words(String text) {
        return new Segment(SegmentKind.WORDS, text, Table.NONE, Optional.empty(), "");
    }

    /** A part that no card is pointed at with. */
    public static Segment of(Sentence.Part part) {
        return of(part, card -> Optional.empty());
    }

    /** handle: what the reader calls a card. */
    public static Segment of(Sentence.Part part, IntFunction<Optional<String>> handle) {
        String text = part.words();
        return switch (part) {
            case Sentence.Player p -> new Segment(SegmentKind.PLAYER, text, p.seat(), Optional.empty(), "");
            case Sentence.Owner o -> new Segment(SegmentKind.OWNER, text, o.seat(), Optional.empty(), "");
            case Sentence.Verb v -> new Segment(SegmentKind.VERB, text, v.seat(), Optional.empty(), v.second());
            case Sentence.Card c -> new Segment(SegmentKind.CARD, text, Table.NONE, handle.apply(c.card()), "");
            case Sentence.Number n -> new Segment(SegmentKind.NUMBER, text, Table.NONE, Optional.empty(), "");
            default -> words(text);
        };
    }

    /** What a part is. */
    public enum SegmentKind {
        WORDS, PLAYER,
        /** A player to whom something belongs. */
        OWNER,
        /** What a player does. */
        VERB, CARD, NUMBER
    }
}
