package cardinal.cards.deck;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A part of a deck list; a game lists its own as an enum. */
public interface Section {
    /** The headings players write over it, in small letters, the one to recommend first. */
    List<String> headings();

    /** "Main Deck": the heading to recommend, as it stands in a list. */
    default String title() {
        return Pattern.compile("\\b[a-z]").matcher(headings().getFirst())
                .replaceAll(letter -> letter.group().toUpperCase(Locale.ROOT));
    }
}
