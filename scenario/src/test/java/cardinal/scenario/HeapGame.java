package cardinal.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Event;
import cardinal.kernel.Match;
import cardinal.kernel.Nearest;
import cardinal.kernel.Option;
import cardinal.kernel.Outcome;
import cardinal.kernel.Reason;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Sentence;
import cardinal.kernel.Setup;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The heap game, and its scenarios. */
final class HeapGame implements ScenarioGame<HeapTable>, Ruleset<HeapTable> {
    private static final List<String> PATHS = List.of("heap", "taken", "A.owes", "B.owes", "last");

    @Override
    public List<String> names() {
        return List.of("heap");
    }

    @Override
    public Match<HeapTable> begin(Scenario scenario, Watcher<HeapTable> watcher) {
        YamlNode.Fields setup = scenario.setup().only("the setup", List.of("heap", "turn"));
        HeapTable table = new HeapTable(setup.get("heap").map(t -> t.number("the heap")).orElse(5),
                setup.get("turn").map(t -> Seats.of(t.text("a player"))).orElse(0));
        table.observe(watcher.by(this));
        return Match.on(this, new Setup("heap", "", 1, List.of()), table);
    }

    @Override
    public @Nullable Object value(HeapTable t, String path) {
        return switch (path) {
            case "heap" -> t.heap;
            case "taken" -> t.taken;
            case "A.owes" -> t.owes[0];
            case "B.owes" -> t.owes[1];
            case "last" -> t.taken.isEmpty() ? null : t.taken.getLast();
            default -> throw new BadInput("unknown path \"" + path + "\"" + Nearest.hint(path, PATHS));
        };
    }

    @Override
    public List<PathDoc> paths() {
        return PATHS.stream().map(p -> new PathDoc(p, "")).toList();
    }

    @Override
    public List<String> expand(HeapTable table, int seat, String command) {
        return switch (command) {
            case "grab 1" -> List.of("take 1");
            case "grab" -> List.of("take 1", "take 2", "take 3");
            default -> List.of();
        };
    }

    @Override
    public Optional<String> usualAnswer(HeapTable table) {
        return table.prompt().clause().equals("1.2") ? Optional.of("pay") : Optional.empty();
    }

    // ---- the ruleset -----------------------------------------------------------------------------------

    @Override
    public String id() {
        return "heap";
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public long poolFingerprint() {
        return 0;
    }

    @Override
    public HeapTable start(Setup setup) {
        return new HeapTable(5, 0);
    }

    @Override
    public String command(HeapTable table, long option) {
        return switch (Option.kind(option)) {
            case HeapTable.TAKE -> "take " + Option.a(option);
            case HeapTable.PAY -> "pay";
            case HeapTable.OWE -> "owe";
            case HeapTable.PASS -> "pass";
            case HeapTable.OBJECT -> "object";
            default -> "break";
        };
    }

    @Override
    public List<Reason> why(HeapTable table, int seat, String command) {
        if (!command.startsWith("take ") && !List.of("owe", "pay", "pass", "object").contains(command)) {
            throw new BadInput("unknown command \"" + command + "\""
                    + Nearest.hint(command, List.of("take 1", "pass", "object", "pay", "owe")));
        }
        boolean offered = table.prompt().seat() == seat && command.matches("take [123]")
                && Integer.parseInt(command.substring(5)) <= table.heap;
        return offered ? List.of() : List.of(new Reason("1.1.a", "take one to three"), new Reason("1.1.b", "in turn"));
    }

    @Override
    public void concede(HeapTable table, int seat) {
        table.leave(seat);
        table.finish(new Outcome(1 << (1 - seat), "9", "conceded"));
    }

    @Override
    public List<String> view(HeapTable table, int seat) {
        return List.of("heap " + table.heap);
    }

    @Override
    public Sentence narrate(HeapTable table, int seat, Event event) {
        return Sentence.NOTHING;
    }
}
