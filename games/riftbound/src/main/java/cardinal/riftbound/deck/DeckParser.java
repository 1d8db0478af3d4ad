package cardinal.riftbound.deck;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.deck.DeckSheet.Problem;
import cardinal.riftbound.set.CardSet;
import cardinal.riftbound.table.CardPool;
import cardinal.riftbound.table.Mode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads deck lists as players write them: "3 Name", "3x Name", "Name x3" or "Name" on a line, under headings or without.
 * Comments begin with # or //. Whether the deck is legal: see DeckCheck.
 */
public final class DeckParser {
    private static final int MOST_LINES = 1000;
    private static final Pattern COMMENT = Pattern.compile("(^|\\s)(#|//).*");
    private static final Pattern COUNT_FIRST = Pattern.compile("(\\d{1,6})\\s*[xX\u00D7]?\\s+(.+)");
    private static final Pattern COUNT_LAST = Pattern.compile("(.+?)\\s+(?:[xX\u00D7]\\s*(\\d{1,6})|\\((\\d{1,6})\\))");
    private static final int MOST_COPIES = 99;

    private final CardSet set;
    private final Map<Section, List<CardDef>> sections = new EnumMap<>(Section.class);
    private final List<Problem> problems = new ArrayList<>();
    private @Nullable Section current;

    private DeckParser(CardSet set) {
        this.set = set;
        for (Section section : Section.values()) {
            sections.put(section, new ArrayList<>());
        }
    }

    /** The deck a list describes. It may break the rules of deck building, but it has a legend and a chosen champion. */
    public static Deck parse(CardPool pool, DeckList list) {
        return deck(read(CardSet.of(pool), list));
    }

    /** The deck a list describes, if it may be played; otherwise a complaint that names every reason. */
    public static Deck parseLegal(CardSet set, DeckList list, Mode mode) {
        DeckSheet sheet = read(set, list);
        List<String> complaints = Stream.concat(
                sheet.problems().stream().filter(p -> !p.unsupported()).map(Problem::toString),
                DeckCheck.check(sheet, mode).stream().map(Violation::toString)).toList();
        if (!complaints.isEmpty()) {
            throw complaint(sheet, complaints);
        }
        return deck(sheet);
    }

    public static Deck parseLegal(CardPool pool, DeckList list, Mode mode) {
        return parseLegal(CardSet.of(pool), list, mode);
    }

    /** All that could be read of a list, with everything that could not. */
    public static DeckSheet read(CardSet set, DeckList list) {
        DeckParser parser = new DeckParser(set);
        int number = 0;
        for (String line : list.lines()) {
            if (++number > MOST_LINES) {
                parser.wrong(number, "a deck list has at most " + MOST_LINES + " lines; the rest was not read");
                break;
            }
            parser.line(number, line);
        }
        return parser.sheet(list.name());
    }

    private static Deck deck(DeckSheet sheet) {
        List<String> complaints = new ArrayList<>(sheet.problems().stream().map(Problem::toString).toList());
        if (complaints.isEmpty()) {
            DeckCheck.seats(sheet).forEach(violation -> complaints.add(violation.toString()));
        }
        if (!complaints.isEmpty()) {
            throw complaint(sheet, complaints);
        }
        return new Deck(sheet.name(), sheet.legends().getFirst(), sheet.champions().getFirst(), sheet.main(),
                sheet.runes(),
                sheet.battlefields());
    }

    private static BadInput complaint(DeckSheet sheet, List<String> complaints) {
        return new BadInput("deck \"" + sheet.name() + "\"",
                complaints.stream().collect(Collectors.joining("\n  ", "\n  ", "")));
    }

    private void line(int number, String raw) {
        String line = COMMENT.matcher(raw.replace("\uFEFF", "")).replaceFirst("").strip();
        if (line.isEmpty()) {
            return;
        }
        Section.Heading heading = set.pool().find(line) == null ? Section.heading(line) : null;
        if (heading == null) {
            copies(number, line);
            return;
        }
        current = heading.section();
        if (!heading.rest().isEmpty()) {
            copies(number, heading.rest());
        }
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
            wrong(number,
                    "\"" + line + "\" is no heading of a deck list" + Nearest.hint(line.replaceAll("[:\\[\\]]", ""),
                            List.of("Legend", "Champion", "Main Deck", "Runes", "Battlefields", "Sideboard")));
        } else {
            add(number, 1, line);
        }
    }

    private boolean isKnown(String name) {
        return set.pool().find(name) != null || set.unsupported(name).isPresent();
    }

    private void add(int number, int copies, String name) {
        CardDef card = set.pool().find(name.replaceAll("\\s+", " "));
        Optional<CardSet.Unsupported> unsupported = set.unsupported(name);
        if (card == null && unsupported.isPresent()) {
            problems.add(new Problem(number,
                    unsupported.get().card().name() + " cannot be played yet. " + unsupported.get().why(), true));
        } else if (card == null) {
            wrong(number, "there is no card named \"" + name + "\"" + Nearest.hint(name, names()));
        } else if (copies < 1 || copies > MOST_COPIES) {
            wrong(number, copies + " copies of " + card.name() + ": write a number from 1 to " + MOST_COPIES);
        } else {
            List<CardDef> section = in(current == null ? Section.of(card) : current);
            for (int i = 0; i < copies; i++) {
                section.add(card);
            }
        }
    }

    private List<String> names() {
        return Stream.concat(set.pool().all().stream().map(CardDef::name),
                set.unsupported().stream().map(u -> u.card().name())).toList();
    }

    private DeckSheet sheet(String name) {
        if (in(Section.CHAMPION).isEmpty()) {
            chooseChampion();
        }
        return new DeckSheet(name, List.copyOf(in(Section.LEGEND)), List.copyOf(in(Section.CHAMPION)),
                List.copyOf(in(Section.MAIN)),
                List.copyOf(in(Section.RUNES)), List.copyOf(in(Section.BATTLEFIELDS)),
                List.copyOf(in(Section.SIDEBOARD)),
                List.copyOf(problems));
    }

    /** When the list does not say: the first champion unit with the legend's tag (103.2.a.2). */
    private void chooseChampion() {
        List<CardDef> main = in(Section.MAIN);
        in(Section.LEGEND).stream().findFirst()
                .flatMap(legend -> main.stream().filter(card -> DeckCheck.isChampionOf(card, legend)).findFirst())
                .ifPresent(champion -> {
                    main.remove(champion);
                    in(Section.CHAMPION).add(champion);
                });
    }

    private List<CardDef> in(Section section) {
        return sections.computeIfAbsent(section, s -> new ArrayList<>());
    }

    private void wrong(int line, String message) {
        problems.add(new Problem(line, message, false));
    }
}
