package cardinal.cards.deck;

import java.util.List;

/** A part of a deck list; a game lists its own as an enum. */
public interface Section {
    /** The headings players write over it, in small letters, the one to recommend first. */
    List<String> headings();
}
