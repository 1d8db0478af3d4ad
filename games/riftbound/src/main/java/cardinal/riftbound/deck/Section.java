package cardinal.riftbound.deck;

import cardinal.riftbound.card.CardDef;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The parts of a deck list, with the headings players write over them. */
enum Section {
    LEGEND("legend", "legends", "champion legend"), CHAMPION("champion", "champions", "chosen champion"),
    MAIN("main deck", "maindeck", "main", "deck", "units", "gear", "spells"),
    RUNES("runes", "rune", "rune deck", "runedeck"),
    BATTLEFIELDS("battlefields", "battlefield"), SIDEBOARD("sideboard", "side deck", "side board", "side");

    /** "Main Deck (40):", and what may follow the colon. */
    private static final Pattern HEADING = Pattern.compile("([\\p{L} ]+?)\\s*(?:\\(\\d+\\))?\\s*(?::\\s*(.*))?");

    private final List<String> headings;

    Section(String... headings) {
        this.headings = List.of(headings);
    }

    /** A line that opens a section. rest: what stands after the colon, or empty. */
    record Heading(Section section, String rest) {
    }

    static @Nullable Heading heading(String line) {
        Matcher words = HEADING.matcher(line);
        if (!words.matches()) {
            return null;
        }
        String title = words.group(1).strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
        for (Section section : values()) {
            if (section.headings.contains(title)) {
                String rest = words.group(2);
                return new Heading(section, rest == null ? "" : rest.strip());
            }
        }
        return null;
    }

    /** Where a card belongs by its type, when no heading says it. */
    static Section of(CardDef card) {
        return switch (card.type()) {
            case LEGEND -> LEGEND;
            case RUNE -> RUNES;
            case BATTLEFIELD -> BATTLEFIELDS;
            case UNIT, GEAR, SPELL -> MAIN;
        };
    }
}
