package cardinal.cards.deck;

import cardinal.cards.CardSet;
import cardinal.cards.Compiled;
import cardinal.cards.Pool;
import cardinal.cards.Printed;
import cardinal.kernel.Nearest;
import cardinal.kernel.Setup.DeckList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads deck lists as players write them: "3 Name", "3x Name", "Name x3" or "Name" on a line, under headings or without.
 * Comments begin with # or //. Whether the deck is legal is the game's to say.
 *
 * @param <S> the sections of the game
 * @param <C> a card
 */
public final class ListReader<S extends Enum<S> & Section, D extends Printed, C extends Compiled<D, ?>> {
    private static final int MOST_LINES = 1000;
    private static final int MOST_COPIES = 99;
    private static final int LONGEST_LINE = 200;
    private static final Pattern COMMENT = Pattern.compile("(^|\\s)(#|//).*");
    private static final Pattern BULLET = Pattern.compile("^[-*\u2022\u00B7]\\s+");
    /** "[Main Deck]", "== Main Deck ==", "// Main Deck": what people put around a heading. */
    private static final Pattern FRAME = Pattern.compile("^[\\[=*~#/<-]+\\s*|\\s*[\\]=*~#>-]+$");
    private static final Pattern COUNT_FIRST = Pattern.compile("(\\d{1,6})\\s*[xX\u00D7]?\\s+(.+)");
    private static final Pattern COUNT_LAST = Pattern.compile("(.+?)\\s+(?:[xX\u00D7]\\s*(\\d{1,6})|\\((\\d{1,6})\\))");
    /** "Main Deck (40):" or "Main Deck - 40 cards", and what may follow the colon. */
    private static final Pattern HEADING = Pattern.compile(
            "([\\p{L} ]+?)\\s*(?:[-\u2013:]?\\s*[(\\[]?\\d{1,3}(?: cards?)?[)\\]]?)?\\s*(?::\\s*(.*))?");

    private final CardFinder<D, C> cards;
    private final S[] all;
    private final Shelving<S, C> shelving;
    private final Map<S, List<C>> sections;
    private final List<Problem> problems = new ArrayList<>();
    private @Nullable S current;

    private ListReader(CardSet<D, ? extends Pool<D, ?, C>> set, Class<S> sections, Shelving<S, C> shelving) {
        cards = new CardFinder<>(set);
        this.shelving = shelving;
        all = sections.getEnumConstants();
        this.sections = new EnumMap<>(sections);
        for (S section : all) {
            this.sections.put(section, new ArrayList<>());
        }
    }

    /**
     * All that could be read of a list, with everything that could not.
     *
     * @param shelving  where a card belongs when no heading says it
     */
    public static <S extends Enum<S> & Section, D extends Printed, C extends Compiled<D, ?>> Listing<S, C> read(
            CardSet<D, ? extends Pool<D, ?, C>> set, Class<S> sections, Shelving<S, C> shelving, DeckList list) {
        return read(set, sections, shelving, list.name(), Line.of(list.lines()));
    }

    /** The same of lines that were found elsewhere. */
    public static <S extends Enum<S> & Section, D extends Printed, C extends Compiled<D, ?>> Listing<S, C> read(
            CardSet<D, ? extends Pool<D, ?, C>> set, Class<S> sections, Shelving<S, C> shelving, String name,
            List<Line> lines) {
        ListReader<S, D, C> reader = new ListReader<>(set, sections, shelving);
        for (Line line : lines.subList(0, Math.min(lines.size(), MOST_LINES))) {
            reader.line(line);
        }
        if (lines.size() > MOST_LINES) {
            reader.wrong(lines.get(MOST_LINES),
                    "a deck list has at most " + MOST_LINES + " lines; the rest was not read");
        }
        reader.sections.replaceAll((section, cards) -> List.copyOf(cards));
        return new Listing<>(name, reader.sections, List.copyOf(reader.problems));
    }

    private void line(Line raw) {
        if (raw.text().length() > LONGEST_LINE) {
            wrong(raw, "a line has at most " + LONGEST_LINE + " characters, not " + raw.text().length());
            return;
        }
        String whole = raw.text().strip();
        if (Casual.says(whole)) {
            return;
        }
        String said = uncommented(whole);
        boolean comment = said.isEmpty();
        Matcher words = HEADING.matcher(FRAME.matcher(comment ? whole : said).replaceAll(""));
        S section = words.matches() && !cards.isName(said) ? section(words.group(1)) : null;
        String rest = section == null || words.group(2) == null ? "" : words.group(2).strip();
        if (section != null && !(comment && !rest.isEmpty())) {
            current = section;
            said = rest;
        }
        copies(raw.with(BULLET.matcher(said).replaceFirst("")));
    }

    /** A name may contain what begins a comment elsewhere: "2 Lesson #1". */
    private String uncommented(String whole) {
        Matcher counted = COUNT_FIRST.matcher(whole);
        return cards.isName(whole) || counted.matches() && cards.isName(counted.group(2)) ? whole
                : COMMENT.matcher(whole).replaceFirst("").strip();
    }

    private @Nullable S section(String words) {
        String title = words.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
        return Arrays.stream(all).filter(s -> s.headings().contains(title)).findFirst().orElse(null);
    }

    /** One card, once or several times. A name that begins with a number is tried as a name first. */
    private void copies(Line line) {
        String text = line.text();
        Matcher first = COUNT_FIRST.matcher(text);
        Matcher last = COUNT_LAST.matcher(text);
        if (text.isEmpty()) {
            return;
        }
        if (cards.isName(text)) {
            add(line, 1, text);
        } else if (first.matches()) {
            add(line, Integer.parseInt(first.group(1)), first.group(2));
        } else if (last.matches()) {
            add(line, Integer.parseInt(last.group(2) != null ? last.group(2) : last.group(3)), last.group(1));
        } else if (text.endsWith(":") || text.startsWith("[")) {
            wrong(line, "\"" + text + "\" is no heading of a deck list" + Nearest
                    .hint(text.replaceAll("[:\\[\\]]", ""), Arrays.stream(all).map(Section::title).toList()));
        } else {
            add(line, 1, text);
        }
    }

    private void add(Line line, int copies, String name) {
        CardFinder.Found<D, C> found = cards.find(name);
        C card = found.card();
        if (found.unsupported() != null) {
            problems.add(new Problem(line.number(), line.where(),
                    found.unsupported().card().name() + " cannot be played yet. " + found.unsupported().why(),
                    found.unsupported().name(), true));
        } else if (card == null) {
            wrong(line, found.complaint());
        } else if (copies < 1 || copies > MOST_COPIES) {
            wrong(line, copies + " copies of " + card.name() + ": write a number from 1 to " + MOST_COPIES);
        } else {
            S section = current == null ? shelving.home(card) : current;
            C meant = current == null ? card : shelving.under(current, card);
            for (int i = 0; i < copies; i++) {
                sections.computeIfAbsent(section, s -> new ArrayList<>()).add(meant);
            }
        }
    }

    private void wrong(Line line, String message) {
        problems.add(new Problem(line.number(), line.where(), message, line.text(), false));
    }
}
