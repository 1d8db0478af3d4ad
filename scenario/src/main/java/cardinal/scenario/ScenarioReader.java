package cardinal.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads scenario files. What a card or a setup means is left to the game. */
public final class ScenarioReader {
    private static final List<String> KEYS =
            List.of("game", "mode", "title", "rules", "seed", "cards", "setup", "script", "expect");
    private static final String ALL_PASS = "all pass";
    private static final String CANNOT = " cannot";
    private static final String CONCEDES = " concedes";
    private static final int MOST_SEATS = 4;

    private ScenarioReader() {
    }

    public static Scenario read(Path file) {
        try {
            return read(file.toString(), Files.readString(file));
        } catch (CharacterCodingException e) {
            throw new BadInput(file.toString(), "this is not a text in UTF-8");
        } catch (IOException e) {
            throw new BadInput(file.toString(), "the file cannot be read: " + e.getMessage());
        }
    }

    public static Scenario read(String file, String yaml) {
        Tree.Fields top = YamlReader.read(file, yaml).fields("a scenario").only("the scenario", KEYS);
        Scenario scenario = new Scenario(top,
                top.need("game", "a scenario").text("the name of a game"),
                top.get("mode").map(t -> t.text("the name of a mode")).orElse(""),
                top.need("title", "a scenario").text("a title"),
                top.get("rules").map(t -> clauses(t)).orElse(List.of()),
                top.get("seed").map(t -> seed(t)).orElse(1L),
                top.get("cards").stream().flatMap(t -> t.list().stream()).map(t -> t.fields("a card")).toList(),
                top.get("setup").map(t -> t.fields("the setup")).orElse(new Tree.Fields(top.at(), List.of())),
                top.get("script").stream().flatMap(t -> t.list().stream()).map(t -> step(t)).toList(),
                top.get("expect").map(t -> expectations(t)).orElse(List.of()));
        if (!scenario.rules().isEmpty() && !scenario.checks()) {
            throw scenario.placeOf("rules").wrong("the scenario names rules but expects nothing; add \"expect\"");
        }
        return scenario;
    }

    /** The scenario files here: the file itself, or all below a folder, by name. */
    public static List<Path> filesIn(Path fileOrFolder) {
        if (!Files.isDirectory(fileOrFolder)) {
            if (Files.exists(fileOrFolder)) {
                return List.of(fileOrFolder);
            }
            throw new BadInput(fileOrFolder.toString(), "there is no such file or folder");
        }
        try (Stream<Path> all = Files.walk(fileOrFolder)) {
            return all.filter(Files::isRegularFile)
                    .filter(f -> f.toString().endsWith(".yaml") || f.toString().endsWith(".yml")).sorted().toList();
        } catch (IOException e) {
            throw new BadInput(fileOrFolder.toString(), "the folder cannot be read: " + e.getMessage());
        }
    }

    private static long seed(Tree tree) {
        String text = tree.text("a seed");
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw tree.at().wrong("a seed is a whole number, not \"" + text + "\"");
        }
    }

    private static List<String> clauses(Tree tree) {
        return tree.list().stream().map(t -> clause(t.at(), t.text("a clause"))).toList();
    }

    private static String clause(Place at, String text) {
        String clause = text.strip();
        if (clause.isEmpty() || clause.contains(" ")) {
            throw at.wrong("\"" + clause + "\" is not a clause; write \"cannot: COMMAND because CLAUSE, CLAUSE\"");
        }
        return clause;
    }

    // ---- script ------------------------------------------------------------------------------------

    private static ScriptStep step(Tree tree) {
        return switch (tree) {
            case Tree.Leaf leaf when !leaf.isNothing() -> sentence(leaf);
            case Tree.Fields fields when fields.all().size() == 1 -> line(fields.all().getFirst());
            case Tree.Fields fields ->
                    throw fields.at().wrong("a line of the script has one key" + Nearest.hint("", lineKeys()));
            default -> throw tree.at().wrong("a line of the script is expected here" + Nearest.hint("", lineKeys()));
        };
    }

    private static ScriptStep sentence(Tree.Leaf leaf) {
        String words = Wording.fold(leaf.text());
        if (words.equals(ALL_PASS)) {
            return new ScriptStep.AllPass(leaf.at());
        }
        if (words.endsWith(CONCEDES)) {
            return new ScriptStep.Concede(leaf.at(),
                    seat(leaf.at(), leaf.text().strip().substring(0, words.length() - CONCEDES.length())));
        }
        List<String> valid = new ArrayList<>(List.of(ALL_PASS));
        Seats.names(MOST_SEATS).forEach(s -> valid.add(s + CONCEDES));
        throw leaf.at().wrong("\"" + leaf.text() + "\" is not a line of a script" + Nearest.hint(leaf.text(), valid)
                + " A command is written \"A: COMMAND\".");
    }

    private static ScriptStep line(Tree.Field field) {
        String key = field.key().strip();
        if (key.equals("expect")) {
            return new ScriptStep.Expect(field.at(), expectations(field.value()));
        }
        if (key.endsWith(CANNOT)) {
            int seat = seat(field.at(), key.substring(0, key.length() - CANNOT.length()));
            String words = field.value().text("a command");
            int because = words.lastIndexOf(" because ");
            String command = because < 0 ? words : words.substring(0, because);
            List<String> clauses = because < 0 ? List.of()
                    : Stream.of(words.substring(because + " because ".length()).split(","))
                            .map(c -> clause(field.at(), c)).toList();
            return new ScriptStep.Cannot(field.at(), seat, commands(field.at(), command), clauses);
        }
        if (Seats.of(key) == Table.NONE) {
            throw field.at()
                    .wrong("unknown key \"" + field.key() + "\" in the script" + Nearest.hint(field.key(), lineKeys()));
        }
        return new ScriptStep.Act(field.at(), Seats.of(key), commands(field.at(), field.value().text("a command")));
    }

    private static List<String> lineKeys() {
        List<String> keys = new ArrayList<>(List.of("expect"));
        for (String seat : Seats.names(MOST_SEATS)) {
            keys.add(seat);
            keys.add(seat + CANNOT);
        }
        return keys;
    }

    private static int seat(Place at, String name) {
        int seat = Seats.of(name);
        if (seat == Table.NONE) {
            throw at.wrong("there is no player \"" + name + "\"" + Nearest.hint(name, Seats.names(MOST_SEATS)));
        }
        return seat;
    }

    private static List<String> commands(Place at, String line) {
        List<String> commands = Stream.of(line.split(" > |>$|^>", -1)).map(String::strip).toList();
        if (commands.stream().anyMatch(String::isEmpty)) {
            throw at.wrong("a command is missing in \"" + line + "\"; write \"COMMAND > CHOICE > CHOICE\"");
        }
        return commands;
    }

    // ---- expectations --------------------------------------------------------------------------------

    private static List<Expectation> expectations(Tree tree) {
        List<Expectation> all = new ArrayList<>();
        for (Tree part : tree.list()) {
            for (Tree.Field field : part.fields("an expectation").all()) {
                all.add(switch (field.key()) {
                    case "options" ->
                            new Expectation.Options(field.at(), Expectation.Contents.read(field.value(), "a command"));
                    case "cites" -> new Expectation.Cites(field.at(), clauses(field.value()));
                    default -> new Expectation.Value(field.at(), field.key(), field.value());
                });
            }
        }
        return all;
    }
}
