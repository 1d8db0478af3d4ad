package cardinal.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads scenario files, for one of the games they name. What a card or a setup means is left to the game. Lines of the script and
 * expectations below the name of a game, and clauses with the name of a game before them, are for that game only.
 */
public final class ScenarioReader {
    private static final List<String> KEYS =
            List.of("game", "mode", "title", "rules", "seed", "cards", "decks", "setup", "script", "expect", "lesson");
    private static final String ALL_PASS = "all pass";
    private static final String CANNOT = " cannot";
    private static final String CONCEDES = " concedes";
    private static final int MOST_SEATS = 4;

    private final List<String> games;
    private final String game;

    private ScenarioReader(List<String> games, String game) {
        this.games = games;
        this.game = game;
    }

    /** For the first game a file names. */
    public static Scenario read(Path file) {
        return readAll(file).getFirst();
    }

    public static Scenario read(String file, String yaml) {
        return readAll(file, yaml).getFirst();
    }

    /** Once for every game a file names. */
    public static List<Scenario> readAll(Path file) {
        return readAll(file.toString(), textOf(file));
    }

    public static List<Scenario> readAll(String file, String yaml) {
        YamlNode.Fields top = YamlReader.read(file, yaml).fields("a scenario").only("the scenario", KEYS);
        YamlNode named = top.need("game", "a scenario");
        List<String> games = named instanceof YamlNode.Items ? named.texts("the name of a game")
                : List.of(named.text("the name of a game"));
        if (games.isEmpty()) {
            throw named.at().wrong("the name of a game is expected here");
        }
        return games.stream().map(game -> new ScenarioReader(games, game).scenario(top)).toList();
    }

    /** For one of the games a file names. */
    public static Scenario read(String file, String yaml, String game) {
        List<Scenario> all = readAll(file, yaml);
        return all.stream().filter(s -> s.game().equals(game)).findFirst().orElseThrow(() -> all.getFirst()
                .placeOf("game").wrong("this is no file for " + game + Nearest.hint(game, all.getFirst().games())));
    }

    /** For a game that the file need not name: how would it go by those rules? */
    public static Scenario readFor(Path file, String game) {
        YamlNode.Fields top =
                YamlReader.read(file.toString(), textOf(file)).fields("a scenario").only("the scenario", KEYS);
        YamlNode named = top.need("game", "a scenario");
        List<String> games = new ArrayList<>(named.list().stream().map(t -> t.text("the name of a game")).toList());
        if (!games.contains(game)) {
            games.add(game);
        }
        return new ScenarioReader(games, game).scenario(top);
    }

    /** What a file says. */
    public static String textOf(Path file) {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw new BadInput(file.toString(), "this is not a text in UTF-8");
        } catch (IOException e) {
            throw new BadInput(file.toString(), "the file cannot be read: " + e.getMessage());
        }
    }

    private Scenario scenario(YamlNode.Fields top) {
        Scenario scenario = new Scenario(top,
                games, game,
                top.get("mode").map(t -> t.text("the name of a mode")).orElse(""),
                top.need("title", "a scenario").text("a title"),
                top.get("rules").map(t -> clauses(t)).orElse(List.of()),
                top.get("seed").map(t -> seed(t)).orElse(1L),
                top.get("cards").stream().flatMap(t -> t.list().stream()).map(t -> t.fields("a card")).toList(),
                top.get("decks").stream().flatMap(t -> t.fields("the decks").all().stream()).map(f -> deck(f)).toList(),
                top.get("setup").map(t -> t.fields("the setup")).orElse(new YamlNode.Fields(top.at(), List.of())),
                top.get("script").stream().flatMap(t -> t.list().stream()).flatMap(t -> steps(t)).toList(),
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

    private static long seed(YamlNode tree) {
        String text = tree.text("a seed");
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw tree.at().wrong("a seed is a whole number, not \"" + text + "\"");
        }
    }

    /** A deck list as players write it, or as a list of its lines. */
    private static DeckList deck(YamlNode.Field field) {
        return new DeckList(field.key(),
                field.value().texts("a line of a deck list").stream().flatMap(String::lines).toList());
    }

    private List<String> clauses(YamlNode tree) {
        return tree.list().stream().flatMap(t -> clause(t.at(), t.text("a clause")).stream()).toList();
    }

    /** A clause, unless it is one of another game: "universus:attack-stack.1". */
    private Optional<String> clause(SourceLine at, String text) {
        String clause = text.strip();
        if (clause.isEmpty() || clause.contains(" ")) {
            throw at.wrong("\"" + clause + "\" is not a clause; write \"cannot: COMMAND because CLAUSE, CLAUSE\"");
        }
        int colon = clause.indexOf(':');
        if (colon < 0) {
            return Optional.of(clause);
        }
        String of = clause.substring(0, colon);
        if (!games.contains(of)) {
            throw at.wrong("\"" + of + "\" is not a game of this scenario" + Nearest.hint(of, games));
        }
        return of.equals(game) ? Optional.of(clause.substring(colon + 1)) : Optional.empty();
    }

    // ---- script ------------------------------------------------------------------------------------

    /** A line, or the lines below the name of a game: none when it is another one. */
    private Stream<ScriptStep> steps(YamlNode tree) {
        if (tree instanceof YamlNode.Fields fields && fields.all().size() == 1 && games.size() > 1
                && games.contains(fields.all().getFirst().key())) {
            YamlNode.Field of = fields.all().getFirst();
            List<ScriptStep> lines = of.value().list().stream().map(this::step).toList();
            return of.key().equals(game) ? lines.stream() : Stream.of();
        }
        return Stream.of(step(tree));
    }

    private ScriptStep step(YamlNode tree) {
        return switch (tree) {
            case YamlNode.Leaf leaf when !leaf.isNothing() -> sentence(leaf);
            case YamlNode.Fields fields when fields.all().size() == 1 -> line(fields.all().getFirst());
            case YamlNode.Fields fields ->
                    throw fields.at().wrong("a line of the script has one key" + Nearest.hint("", lineKeys()));
            default -> throw tree.at().wrong("a line of the script is expected here" + Nearest.hint("", lineKeys()));
        };
    }

    private static ScriptStep sentence(YamlNode.Leaf leaf) {
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

    private ScriptStep line(YamlNode.Field field) {
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
                            .flatMap(c -> clause(field.at(), c).stream()).toList();
            return new ScriptStep.Cannot(field.at(), seat, commands(field.at(), command), clauses);
        }
        if (Seats.of(key) == Table.NONE) {
            throw field.at()
                    .wrong("unknown key \"" + field.key() + "\" in the script" + Nearest.hint(field.key(), lineKeys()));
        }
        return new ScriptStep.Act(field.at(), Seats.of(key), commands(field.at(), field.value().text("a command")));
    }

    private List<String> lineKeys() {
        List<String> keys = new ArrayList<>(List.of("expect"));
        keys.addAll(games.size() > 1 ? games : List.of());
        for (String seat : Seats.names(MOST_SEATS)) {
            keys.add(seat);
            keys.add(seat + CANNOT);
        }
        return keys;
    }

    private static int seat(SourceLine at, String name) {
        int seat = Seats.of(name);
        if (seat == Table.NONE) {
            throw at.wrong("there is no player \"" + name + "\"" + Nearest.hint(name, Seats.names(MOST_SEATS)));
        }
        return seat;
    }

    /** The commands of one line: a command and the choices that belong to it. */
    public static List<String> commands(SourceLine at, String line) {
        List<String> commands = Stream.of(line.split(" > |>$|^>", -1)).map(String::strip).toList();
        if (commands.stream().anyMatch(String::isEmpty)) {
            throw at.wrong("a command is missing in \"" + line + "\"; write \"COMMAND > CHOICE > CHOICE\"");
        }
        return commands;
    }

    // ---- expectations --------------------------------------------------------------------------------

    private List<Expectation> expectations(YamlNode tree) {
        List<Expectation> all = new ArrayList<>();
        for (YamlNode part : tree.list()) {
            for (YamlNode.Field field : part.fields("an expectation").all()) {
                if (games.size() > 1 && games.contains(field.key())) {
                    List<Expectation> own = expectations(field.value());
                    all.addAll(field.key().equals(game) ? own : List.of());
                    continue;
                }
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
