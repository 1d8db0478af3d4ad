package cardinal.scenario;

import cardinal.kernel.Ruleset;
import cardinal.kernel.Table;
import cardinal.scenario.Trace.Moment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where traces of one scenario part: the first moment that differs, and then again among those that still agree. */
public final class Differences {
    private static final Moment NOTHING = new Moment("nothing more happens", "", List.of(), List.of(), List.of());

    /** A game or an edition to be compared: its scenarios and its rules. */
    public record Compared<T extends Table>(ScenarioGame<T> scenarios, Ruleset<T> rules) {
        private Trace<T> play(Path file, Map<Integer, Set<String>> wanted) {
            return Trace.of(scenarios, rules, ScenarioReader.readFor(file, rules.id()), wanted);
        }
    }

    /** What happens next in some of the games. */
    public record Side(List<String> games, String what, List<String> clauses, List<String> steps,
            List<String> reasons) {
    }

    /**
     * Games part.
     *
     * @param after  the last thing that they have in common; empty when they part at once
     */
    public record Parting(String after, List<Side> sides) {
    }

    /** A value that is not the same in all games in the end. */
    public record Value(String path, Map<String, String> by) {
    }

    private Differences() {
    }

    /** A scenario as each of these games plays it: once to see what differs, and again to ask why. */
    public static List<Trace<?>> traces(Path file, List<Compared<?>> games) {
        List<Trace<?>> first = new ArrayList<>();
        games.forEach(game -> first.add(game.play(file, Map.of())));
        List<Trace<?>> again = new ArrayList<>();
        for (int i = 0; i < first.size(); i++) {
            again.add(games.get(i).play(file, missing(first.get(i), first)));
        }
        return again;
    }

    public static List<Parting> partings(List<? extends Trace<?>> traces) {
        List<Parting> found = new ArrayList<>();
        part(traces, 0, found);
        return found;
    }

    /** Games that only ask differently go on together as long as the same answer is given. */
    private static void part(List<? extends Trace<?>> traces, int from, List<Parting> found) {
        int longest = traces.stream().mapToInt(t -> t.moments().size()).max().orElse(0);
        for (int i = from; i < longest; i++) {
            Map<String, List<Trace<?>>> groups = new LinkedHashMap<>();
            for (Trace<?> trace : traces) {
                groups.computeIfAbsent(at(trace, i).what(), what -> new ArrayList<>()).add(trace);
            }
            if (groups.size() > 1) {
                int place = i;
                found.add(new Parting(i == 0 ? "" : at(traces.getFirst(), i - 1).what(),
                        groups.values().stream().map(group -> side(group, place)).toList()));
                if (!groups.values().stream().flatMap(List::stream).allMatch(trace -> at(trace, place).isQuestion())) {
                    groups.values().stream().filter(group -> group.size() > 1)
                            .forEach(group -> part(group, place + 1, found));
                    return;
                }
            }
        }
    }

    private static Moment at(Trace<?> trace, int i) {
        return i < trace.moments().size() ? trace.moments().get(i) : NOTHING;
    }

    private static Side side(List<Trace<?>> group, int i) {
        Set<String> clauses = new LinkedHashSet<>();
        Set<String> steps = new LinkedHashSet<>();
        Set<String> reasons = new LinkedHashSet<>();
        for (Trace<?> trace : group) {
            Moment moment = at(trace, i);
            String document = group.size() > 1 ? trace.game() + ":" : "";
            if (!moment.clause().isEmpty()) {
                clauses.add(document + moment.clause());
            }
            moment.steps().forEach(step -> steps.add(document + step));
            moment.reasons().forEach(reason -> reasons.add((group.size() > 1 ? trace.game() + ": " : "") + reason));
        }
        return new Side(group.stream().map(Trace::game).toList(), at(group.getFirst(), i).what(), List.copyOf(clauses),
                List.copyOf(steps),
                List.copyOf(reasons));
    }

    /** What the others are offered at the same question and this one is not, by the place of the question. */
    private static Map<Integer, Set<String>> missing(Trace<?> trace, List<? extends Trace<?>> all) {
        Map<Integer, Set<String>> missing = new LinkedHashMap<>();
        for (int i = 0; i < trace.moments().size(); i++) {
            Set<String> more = new LinkedHashSet<>();
            for (Trace<?> other : all) {
                more.addAll(at(other, i).options());
            }
            trace.moments().get(i).options().forEach(more::remove);
            if (trace.moments().get(i).isQuestion() && !more.isEmpty()) {
                missing.put(i, more);
            }
        }
        return missing;
    }

    /** The values that differ, by path. */
    public static List<Value> values(List<? extends Trace<?>> traces) {
        Set<String> paths = new LinkedHashSet<>();
        traces.forEach(t -> paths.addAll(t.values().keySet()));
        List<Value> found = new ArrayList<>();
        for (String path : paths) {
            Map<String, String> by = new LinkedHashMap<>();
            traces.forEach(t -> by.put(t.game(), t.values().getOrDefault(path, "none")));
            if (Set.copyOf(by.values()).size() > 1) {
                found.add(new Value(path, by));
            }
        }
        return found;
    }
}
