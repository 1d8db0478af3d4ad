package cardinal.arena.meaning;

import cardinal.arena.meaning.MeaningFindings.DeadPart;
import cardinal.cards.Printed;
import cardinal.catalog.game.Twins;
import cardinal.catalog.game.Twins.Understood;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioGame;
import cardinal.scenario.ScenarioReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One card and its twins, each with one part exchanged, on the same tables. First of all it is found out on which tables a paragraph comes to
 * bear: where the card plays differently without it. These are where its parts are tried, and on a few others.
 */
final class CardTwins<T extends Table, D extends Printed> {
    private static final int MOODS = 4;
    private static final int MOST_FAILURES = 3;
    /** On so many tables where a paragraph comes to bear its parts are tried, and on so many of the others. */
    private static final int FRUITFUL = 40;
    private static final int OTHERS = 12;
    /** On so many tables other words for the same are tried. */
    private static final int SAME = 4;
    /** A whole paragraph or keyword that never came to bear. */
    private static final String PARAGRAPH = "paragraph";

    private final Twins<T, D> twins;
    private final Understood<D> card;
    private final String key;
    private final Cast<D> cast;
    private final List<Understood<D>> others;
    private final List<Part> parts;
    private final MeaningReasons reasons;
    private final MeaningCheck.Settings settings;
    private final Version itself;
    /** Those that name the card come first, then those by chance, as they are needed. */
    private final List<Scenario> scenarios;
    private final int written;
    /** The other cards that these name. */
    private final List<Understood<D>> guests;
    private final List<@Nullable Course<T>> courses = new ArrayList<>();
    private final Map<String, Bearing> bearings = new LinkedHashMap<>();
    private final List<String> failures = new ArrayList<>();
    private final List<DeadPart> different = new ArrayList<>();
    private int pairs;
    private long matches;

    CardTwins(Twins<T, D> twins, Understood<D> card, Cast<D> cast, PartVocabulary vocabulary, MeaningReasons reasons,
            WrittenTables tables, MeaningCheck.Settings settings) {
        this.twins = twins;
        this.card = card;
        this.reasons = reasons;
        this.settings = settings;
        key = twins.key().apply(card.card());
        this.cast = cast;
        others = cast.of(card, dice(-1));
        parts = Parts.of(card.abilities(), vocabulary, part -> twins.tables().words(card.card(), part));
        List<WrittenTables.Written> naming = tables.naming(card.card().name(), settings.game());
        written = naming.size();
        scenarios = new ArrayList<>(naming.stream().map(WrittenTables.Written::scenario).toList());
        guests = naming.stream().flatMap(one -> cast.named(one.text()).stream()).distinct().toList();
        itself = new Version(card.abilities(), "");
    }

    /** How many tables there are at most. */
    private int tables() {
        return written + settings.tables();
    }

    private Dice dice(int table) {
        return new Dice(new Dice(settings.seed() * 31 + key.hashCode()).next() + table);
    }

    /**
     * The card saying this. A written table has cards of its own, which join those of its game and could be named on later tables: so each of
     * them is laid out in a game apart.
     */
    private final class Version {
        private final List<?> abilities;
        private final String words;
        private final ScenarioGame<T> game;

        Version(List<?> abilities, String words) {
            this.abilities = abilities;
            this.words = words;
            game = scenarios(abilities, words);
        }

        ScenarioGame<T> game(int table) {
            return table < written ? scenarios(abilities, words) : game;
        }

        Match<T> begin(int table) {
            Match<T> match = game(table).begin(scenarios.get(table), (_, _) -> {
            });
            match.table().observe(null);
            return match;
        }
    }

    /** Tables with the card saying this. words: those that are new in it, which may name cards. */
    private ScenarioGame<T> scenarios(List<?> abilities, String words) {
        List<Understood<D>> cards = new ArrayList<>(others);
        cards.add(new Understood<>(card.card(), abilities));
        Stream.concat(guests.stream(), cast.named(words).stream())
                .filter(one -> !cards.contains(one) && !one.card().equals(card.card())).forEach(cards::add);
        return twins.scenarios().apply(cards);
    }

    /** On which tables a paragraph comes to bear, as far as somebody has looked. */
    private final class Bearing {
        private final Version without;
        private final List<Integer> fruitful = new ArrayList<>();
        private int seen;
        private boolean told;

        Bearing(Part part) {
            without = new Version(part.without(), "");
        }

        /** The i-th table on which it does; -1 if there are not so many. */
        int table(int i) {
            while (fruitful.size() <= i && seen < tables()) {
                Course<T> course = course(seen);
                matches++;
                if (course != null && partsWithout(course, seen)) {
                    fruitful.add(seen);
                }
                seen++;
            }
            return i < fruitful.size() ? fruitful.get(i) : -1;
        }

        /** A table that cannot be laid out without the paragraph has to do with it: a level of a skill tree. */
        private boolean partsWithout(Course<T> course, int table) {
            try {
                return course.partsWithout(without.begin(table));
            } catch (BadInput e) {
                return true;
            }
        }
    }

    /** Whether the card plays differently somewhere when it says something else altogether. */
    boolean partsFrom(List<?> abilities, String words) {
        Version other = new Version(abilities, words);
        for (int table = 0; table < tables(); table++) {
            Course<T> course = course(table);
            matches++;
            if (course != null && course.partsFrom(other.begin(table)) >= 0) {
                return true;
            }
        }
        return false;
    }

    CardMeaning look() {
        List<DeadPart> dead = new ArrayList<>();
        List<MeaningReasons.Line> used = new ArrayList<>();
        int tried = 0;
        for (Part part : parts) {
            String was = part.exchanges().getFirst().was();
            MeaningReasons.Line wording = reasons.ofKind(settings.game(), part.kind(), was);
            if (wording != null) {
                if (wording.saysTheSame()) {
                    sameMeaning(part, used);
                }
                continue;
            }
            tried++;
            Bearing bearing = bearings.computeIfAbsent(part.words(), _ -> new Bearing(part));
            if (bearing.table(0) < 0) {
                if (bearing.told) {
                    continue;
                }
                bearing.told = true;
                dead.add(dead(new Part(PARAGRAPH, part.words(), part.without(),
                        List.of(new Part.Exchange(part.words(), "", part.without()))), bearing, used));
            } else if (!matters(part, bearing)) {
                dead.add(dead(part, bearing, used));
            }
        }
        return new CardMeaning(key, tried, pairs, matches, dead, List.copyOf(different), List.copyOf(failures), used);
    }

    /** Another way to say the same plays the same wherever it comes to bear, unless there is a reason why it is not the same on this card. */
    private void sameMeaning(Part part, List<MeaningReasons.Line> used) {
        Bearing bearing = bearings.computeIfAbsent(part.words(), _ -> new Bearing(part));
        for (Part.Exchange exchange : part.exchanges()) {
            Part pair = new Part(part.kind(), part.words(), part.without(), List.of(exchange));
            pairs++;
            List<Version> other = List.of(new Version(exchange.abilities(), exchange.now()));
            for (int i = 0; i < SAME && bearing.table(i) >= 0; i++) {
                if (parts(pair, other, bearing.table(i))) {
                    DeadPart found = dead(pair, bearing, used);
                    if (found.reason().isEmpty()) {
                        different.add(found);
                    }
                    break;
                }
            }
        }
    }

    private DeadPart dead(Part part, Bearing bearing, List<MeaningReasons.Line> used) {
        MeaningReasons.Line reason =
                reasons.of(settings.game(), key, part.kind(), part.exchanges().getFirst().was());
        if (reason != null) {
            used.add(reason);
        }
        return new DeadPart(key, part.kind(), part.words(),
                part.exchanges().stream().map(e -> "\u00AB" + e.was() + "\u00BB \u2192 \u00AB" + e.now() + "\u00BB")
                        .toList(),
                bearing.fruitful.size(), reason == null ? "" : reason.why());
    }

    /** Whether one of the exchanges plays differently on some table. */
    private boolean matters(Part part, Bearing bearing) {
        List<Version> games = new ArrayList<>();
        for (Part.Exchange exchange : part.exchanges()) {
            try {
                games.add(new Version(exchange.abilities(), exchange.now()));
            } catch (RuntimeException e) {
                failed(exchange, part, -1, e);
                return true;
            }
        }
        for (int i = 0; i < FRUITFUL && bearing.table(i) >= 0; i++) {
            if (parts(part, games, bearing.table(i))) {
                return true;
            }
        }
        for (int table = 0; table < Math.min(written + OTHERS, tables()); table++) {
            if (!bearing.fruitful.contains(table) && parts(part, games, table)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of the twins parts from the card on a table. */
    private boolean parts(Part part, List<Version> games, int table) {
        Course<T> course = course(table);
        for (int twin = 0; twin < games.size() && course != null; twin++) {
            matches++;
            try {
                if (course.partsFrom(games.get(twin).begin(table)) >= 0) {
                    return true;
                }
            } catch (RuntimeException e) {
                failed(part.exchanges().get(twin), part, table, e);
                return true;
            }
        }
        return false;
    }

    private void failed(Part.Exchange exchange, Part part, int table, RuntimeException e) {
        failed("with \u00AB" + exchange.now() + "\u00BB for \u00AB" + exchange.was() + "\u00BB in \"" + part.words()
                + "\" (" + part.kind() + ")", table, e);
    }

    private void failed(String when, int table, RuntimeException e) {
        if (failures.size() < MOST_FAILURES) {
            StackTraceElement[] trace = e.getStackTrace();
            failures.add(key + " " + when + " on table " + table + " of seed " + settings.seed() + ": " + e
                    + (trace.length == 0 ? "" : " at " + trace[0]));
        }
    }

    /** How the card itself goes on a table; nothing if there is no such table. */
    private @Nullable Course<T> course(int table) {
        while (courses.size() <= table) {
            int number = courses.size() - written;
            Dice dice = dice(number);
            if (number < 0) {
                int next = courses.size();
                courses.add(played(next, WrittenTables.script(itself.game(next), scenarios.get(next)), dice));
                continue;
            }
            List<D> cards = others.stream().map(Understood::card).toList();
            boolean among = number / MOODS % 2 == 1;
            List<String> lines = twins.tables().setup(card.card(), among ? Cast.closest(cards) : cards, dice);
            scenarios.add(ScenarioReader.read("table " + number, "game: " + settings.game() + "\ntitle: table " + number
                    + "\nseed: " + (number + 1) + "\nsetup:\n  " + String.join("\n  ", lines) + "\n"));
            matches++;
            courses.add(played(courses.size(), new int[0], dice));
        }
        return courses.get(table);
    }

    private @Nullable Course<T> played(int table, int[] script, Dice dice) {
        Match<T> match;
        try {
            match = itself.begin(table);
        } catch (RuntimeException e) {
            failed("cannot be laid out", table, e);
            return null;
        }
        Course<T> course = Course.of(match, script, twins.tables(), card.card().name(),
                Math.floorMod(table - written, MOODS), dice, settings.decisions());
        RuntimeException failure = course.failure();
        if (failure != null) {
            failed("after " + course.length() + " choices", table, failure);
        }
        return course;
    }
}
