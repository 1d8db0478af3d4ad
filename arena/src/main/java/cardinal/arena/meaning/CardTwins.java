package cardinal.arena.meaning;

import cardinal.arena.meaning.MeaningFindings.DeadPart;
import cardinal.cards.Printed;
import cardinal.catalog.game.Twins;
import cardinal.catalog.game.Twins.Understood;
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
    private final ScenarioGame<T> game;
    private final List<Scenario> scenarios = new ArrayList<>();
    private final List<@Nullable Course<T>> courses = new ArrayList<>();
    private final Map<String, Bearing> bearings = new LinkedHashMap<>();
    private final List<String> failures = new ArrayList<>();
    private final List<DeadPart> different = new ArrayList<>();
    private int pairs;
    private long matches;

    CardTwins(Twins<T, D> twins, Understood<D> card, Cast<D> cast, PartVocabulary vocabulary, MeaningReasons reasons,
            MeaningCheck.Settings settings) {
        this.twins = twins;
        this.card = card;
        this.reasons = reasons;
        this.settings = settings;
        key = twins.key().apply(card.card());
        this.cast = cast;
        others = cast.of(card, dice(-1));
        parts = Parts.of(card.abilities(), vocabulary, part -> twins.tables().words(card.card(), part));
        game = scenarios(card.abilities(), "");
    }

    private Dice dice(int table) {
        return new Dice(new Dice(settings.seed() * 31 + key.hashCode()).next() + table);
    }

    /** Tables with the card saying this. words: those that are new in it, which may name cards. */
    private ScenarioGame<T> scenarios(List<?> abilities, String words) {
        List<Understood<D>> cards = new ArrayList<>(others);
        cards.add(new Understood<>(card.card(), abilities));
        cast.named(words).stream().filter(one -> !cards.contains(one) && !one.card().equals(card.card()))
                .forEach(cards::add);
        return twins.scenarios().apply(cards);
    }

    /** On which tables a paragraph comes to bear, as far as somebody has looked. */
    private final class Bearing {
        private final ScenarioGame<T> without;
        private final List<Integer> fruitful = new ArrayList<>();
        private int seen;
        private boolean told;

        Bearing(Part part) {
            without = scenarios(part.without(), "");
        }

        /** The i-th table on which it does; -1 if there are not so many. */
        int table(int i) {
            while (fruitful.size() <= i && seen < settings.tables()) {
                Course<T> course = course(seen);
                matches++;
                if (course != null && course.partsWithout(begin(without, seen))) {
                    fruitful.add(seen);
                }
                seen++;
            }
            return i < fruitful.size() ? fruitful.get(i) : -1;
        }
    }

    /** Whether the card plays differently somewhere when it says something else altogether. */
    boolean partsFrom(List<?> abilities, String words) {
        ScenarioGame<T> other = scenarios(abilities, words);
        for (int table = 0; table < settings.tables(); table++) {
            Course<T> course = course(table);
            matches++;
            if (course != null && course.partsFrom(begin(other, table)) >= 0) {
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
                    sameMeaning(part);
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

    /** Another way to say the same plays the same wherever it comes to bear. */
    private void sameMeaning(Part part) {
        Bearing bearing = bearings.computeIfAbsent(part.words(), _ -> new Bearing(part));
        for (Part.Exchange exchange : part.exchanges()) {
            Part pair = new Part(part.kind(), part.words(), part.without(), List.of(exchange));
            pairs++;
            List<ScenarioGame<T>> other = List.of(scenarios(exchange.abilities(), exchange.now()));
            for (int i = 0; i < SAME && bearing.table(i) >= 0; i++) {
                if (parts(pair, other, bearing.table(i))) {
                    different.add(dead(pair, bearing, new ArrayList<>()));
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
        List<ScenarioGame<T>> games = new ArrayList<>();
        for (Part.Exchange exchange : part.exchanges()) {
            try {
                games.add(scenarios(exchange.abilities(), exchange.now()));
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
        for (int table = 0; table < Math.min(OTHERS, settings.tables()); table++) {
            if (!bearing.fruitful.contains(table) && parts(part, games, table)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of the twins parts from the card on a table. */
    private boolean parts(Part part, List<ScenarioGame<T>> games, int table) {
        Course<T> course = course(table);
        for (int twin = 0; twin < games.size() && course != null; twin++) {
            matches++;
            try {
                if (course.partsFrom(begin(games.get(twin), table)) >= 0) {
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
            int number = courses.size();
            Dice dice = dice(number);
            List<D> cards = others.stream().map(Understood::card).toList();
            boolean among = number / MOODS % 2 == 1;
            List<String> lines = twins.tables().setup(card.card(), among ? Cast.closest(cards) : cards, dice);
            scenarios.add(ScenarioReader.read("table " + number, "game: " + settings.game() + "\ntitle: table " + number
                    + "\nseed: " + (number + 1) + "\nsetup:\n  " + String.join("\n  ", lines) + "\n"));
            matches++;
            courses.add(played(number, dice));
        }
        return courses.get(table);
    }

    private @Nullable Course<T> played(int table, Dice dice) {
        Match<T> match;
        try {
            match = begin(game, table);
        } catch (RuntimeException e) {
            failed("cannot be laid out", table, e);
            return null;
        }
        Course<T> course = Course.of(match, twins.tables(), card.card().name(), table % MOODS, dice,
                settings.decisions());
        RuntimeException failure = course.failure();
        if (failure != null) {
            failed("after " + course.length() + " choices", table, failure);
        }
        return course;
    }

    private Match<T> begin(ScenarioGame<T> on, int table) {
        Match<T> match = on.begin(scenarios.get(table), (_, _) -> {
        });
        match.table().observe(null);
        return match;
    }
}
