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
import java.util.Optional;
import java.util.function.Function;
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
    private static final Pattern COMMENT = Pattern.compile("(^|\\s)(#|//).*");
    private static final Pattern COUNT_FIRST = Pattern.compile("(\\d{1,6})\\s*[xX\u00D7]?\\s+(.+)");
    private static final Pattern COUNT_LAST = Pattern.compile("(.+?)\\s+(?:[xX\u00D7]\\s*(\\d{1,6})|\\((\\d{1,6})\\))");
    /** "Main Deck (40):", and what may follow the colon. */
    private static final Pattern HEADING = Pattern.compile("([\\p{L} ]+?)\\s*(?:\\(\\d+\\))?\\s*(?::\\s*(.*))?");

    private final CardSet<D, ? extends Pool<D, ?, C>> set;
    private final S[] all;
    private final Function<C, S> home;
    private final Map<S, List<C>> sections;
    private final List<Problem> problems = new ArrayList<>();
    private @Nullable S current;

    private ListReader(CardSet<D, ? extends Pool<D, ?, C>> set, Class<S> sections, Function<C, S> home) {
        this.set = set;
        this.home = home;
        all = sections.getEnumConstants();
        this.sections = new EnumMap<>(sections);
        for (S section : all) {
            this.sections.put(section, new ArrayList<>());
        }
    }

    /**
     * All that could be read of a list, with everything that could not.
     *
     * @param home  where a card belongs when no heading says it
     */
    public static <S extends Enum<S> & Section, D extends Printed, C extends Compiled<D, ?>> Listing<S, C> read(
            CardSet<D, ? extends Pool<D, ?, C>> set, Class<S> sections, Function<C, S> home, DeckList list) {
        ListReader<S, D, C> reader = new ListReader<>(set, sections, home);
        int number = 0;
        for (String line : list.lines()) {
            if (++number > MOST_LINES) {
                reader.wrong(number, "a deck list has at most " + MOST_LINES + " lines; the rest was not read");
                break;
            }
            reader.line(number, line);
        }
        reader.sections.replaceAll((section, cards) -> List.copyOf(cards));
        return new Listing<>(list.name(), reader.sections, List.copyOf(reader.problems));
    }

    private void line(int number, String raw) {
        String line = COMMENT.matcher(raw.replace("\uFEFF", "")).replaceFirst("").strip();
        if (line.isEmpty()) {
            return;
        }
        Matcher words = HEADING.matcher(line);
        S section = set.pool().find(line) == null && words.matches() ? section(words.group(1)) : null;
        if (section == null) {
            copies(number, line);
            return;
        }
        current = section;
        String rest = words.group(2);
        if (rest != null && !rest.isBlank()) {
            copies(number, rest.strip());
        }
    }

    private @Nullable S section(String words) {
        String title = words.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
        return Arrays.stream(all).filter(s -> s.headings().contains(title)).findFirst().orElse(null);
    }

    /** One card, once or several times. A name that begins with a number is tried as a name first. */
    private void copies(int number, String line) {
        Matcher first = COUNT_FIRST.matcher(line);
        Matcher last = COUNT_LAST.matcher(line);
        if (isKnown(line)) {
            add(number, 1, line);
        } else if (first.matches()) {
            add(number, Integer.parseInt(first.group(1)), first.group(2));
        } else if (last.matches()) {
            add(number, Integer.parseInt(last.group(2) != null ? last.group(2) : last.group(3)), last.group(1));
        } else if (line.endsWith(":") || line.startsWith("[")) {
            wrong(number, "\"" + line + "\" is no heading of a deck list" + Nearest
                    .hint(line.replaceAll("[:\\[\\]]", ""), Arrays.stream(all).map(ListReader::title).toList()));
        } else {
            add(number, 1, line);
        }
    }

    /** "Main Deck": the heading to recommend, as it stands in a list. */
    private static String title(Section section) {
        return Pattern.compile("\\b[a-z]").matcher(section.headings().getFirst())
                .replaceAll(letter -> letter.group().toUpperCase(Locale.ROOT));
    }

    private boolean isKnown(String name) {
        return set.pool().find(name) != null || set.unsupported(name).isPresent();
    }

    private void add(int number, int copies, String name) {
        C card = set.pool().find(name);
        Optional<CardSet.Unsupported<D>> unsupported = set.unsupported(name);
        if (card == null && unsupported.isPresent()) {
            problems.add(new Problem(number,
                    unsupported.get().card().name() + " cannot be played yet. " + unsupported.get().why(), true));
        } else if (card == null) {
            wrong(number, "there is no card named \"" + name + "\"" + Nearest.hint(name, set.names()));
        } else if (copies < 1 || copies > MOST_COPIES) {
            wrong(number, copies + " copies of " + card.name() + ": write a number from 1 to " + MOST_COPIES);
        } else {
            S section = current == null ? home.apply(card) : current;
            for (int i = 0; i < copies; i++) {
                sections.computeIfAbsent(section, s -> new ArrayList<>()).add(card);
            }
        }
    }

    private void wrong(int line, String message) {
        problems.add(new Problem(line, message, false));
    }
}
