package cardinal.scenario;

import cardinal.cards.deck.Violation;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Naming;
import cardinal.kernel.Nearest;
import cardinal.kernel.Outcome;
import cardinal.kernel.Question;
import cardinal.kernel.Reason;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One scenario being played, line by line. */
final class ScenarioRun<T extends Table> {
    /** Paths that every game has. */
    private static final String CLAUSE = "prompt.clause";
    static final List<ScenarioGame.PathDoc> PATHS = List.of(
            new ScenarioGame.PathDoc("prompt.player", "who is asked"),
            new ScenarioGame.PathDoc(CLAUSE, "the clause by which they are asked"),
            new ScenarioGame.PathDoc("prompt.question", "what they are asked, in words"),
            new ScenarioGame.PathDoc("prompt.purpose", "what the question is for: `discard`, `pay extra`"),
            new ScenarioGame.PathDoc("prompt.source", "the card that asks, or `none` where the rules ask"),
            new ScenarioGame.PathDoc("prompt.part", "the part of its text that is asked about"),
            new ScenarioGame.PathDoc("over", "whether the match is over"),
            new ScenarioGame.PathDoc("winner", "who won, `draw`, or `none` while it goes on"),
            new ScenarioGame.PathDoc("deck NAME.breaks",
                    "list: the clauses of deck building that a deck of `decks` breaks; `[]` when it is legal"));
    private static final Pattern DECK = Pattern.compile("deck (.+)\\.breaks");
    private static final String PASS = "pass";
    private static final int PATIENCE = 1000;

    /** The command that comes next in the script, and who gives it. */
    private record Upcoming(int seat, String command) {
    }

    private final ScenarioGame<T> game;
    private final Scenario scenario;
    private final boolean onCopies;
    private final Consumer<Match<?>> looker;
    private final CitedClauses<T> cited;
    private final List<String> assumed = new ArrayList<>();
    private Match<T> match;
    private SourceLine at;

    ScenarioRun(ScenarioGame<T> game, Scenario scenario, boolean onCopies, Consumer<Match<?>> looker) {
        this.game = game;
        this.scenario = scenario;
        this.onCopies = onCopies;
        this.looker = looker;
        at = scenario.setup().at();
        cited = new CitedClauses<>(game);
        match = game.begin(scenario, (ScenarioGame.Watcher<T>) cited::wordsFrom);
        cited.forgetForced();
    }

    /** How it has ended, or how it stands. */
    Ending ending() {
        return Ending.of(game, match);
    }

    /** The answers that the script left out and that were given in the usual way, each with its line and its clause. */
    List<String> assumed() {
        return assumed;
    }

    /** The line that is being played, for complaints that do not know it. */
    SourceLine at() {
        return at;
    }

    void play() {
        List<ScriptStep> script = scenario.script();
        fillIn(upcoming(0, 0));
        for (int i = 0; i < script.size(); i++) {
            at = script.get(i).at();
            try {
                play(script.get(i), i);
            } catch (BadInput e) {
                throw new Failure(at, unplaced(e));
            }
        }
        scenario.expect().forEach(this::check);
        looker.accept(match);
    }

    private void play(ScriptStep step, int i) {
        switch (step) {
            case ScriptStep.Act act -> {
                for (int j = 0; j < act.commands().size(); j++) {
                    give(seat(act.seat()), act.commands().get(j));
                    fillIn(upcoming(i, j + 1));
                }
            }
            case ScriptStep.Cannot cannot -> cannot(cannot);
            case ScriptStep.AllPass pass -> {
                allPass();
                fillIn(upcoming(i + 1, 0));
            }
            case ScriptStep.Concede concede -> {
                match.concede(seat(concede.seat()));
                fillIn(upcoming(i + 1, 0));
            }
            case ScriptStep.Expect expect -> expect.all().forEach(this::check);
        }
    }

    private int seat(int seat) {
        int count = match.table().seatCount();
        if (seat >= count) {
            throw new Failure(at, "there is no player \"" + Seats.name(seat) + "\""
                    + Nearest.hint(Seats.name(seat), Seats.names(count)));
        }
        return seat;
    }

    // ---- commands ------------------------------------------------------------------------------------

    private void give(int seat, String command) {
        OpenQuestion<T> offer = new OpenQuestion<>(game, match);
        String line = Seats.name(seat) + ": " + command;
        if (offer.asks(seat) && offer.meaning(command).isEmpty()
                && !game.unfold(match.table(), seat, command).isEmpty()) {
            giveEach(seat, game.unfold(match.table(), seat, command));
            return;
        }
        if ((!offer.asks(seat) || offer.meaning(command).isEmpty()) && wasForced(seat, command)) {
            return;
        }
        if (!offer.asks(seat)) {
            throw new Failure(at, line, Seats.name(seat) + " is not asked", offer.describe());
        }
        List<Integer> places = offer.meaning(command);
        if (places.size() > 1) {
            throw new Failure(at, line,
                    "this can mean: " + String.join(" | ", places.stream().map(offer::wordsOf).toList()));
        }
        if (places.isEmpty()) {
            List<String> more = new ArrayList<>(List.of("this is not offered" + Nearest.hint(command, offer.words())));
            more.add(offer.describe());
            more.addAll(why(match, seat, command));
            throw new Failure(at, line, more);
        }
        choose(places.getFirst());
    }

    /** One line that stands for several commands. */
    private void giveEach(int seat, List<String> commands) {
        for (String command : commands) {
            boolean ifOffered = command.endsWith("?");
            String words = ifOffered ? command.substring(0, command.length() - 1) : command;
            if (!ifOffered
                    || new OpenQuestion<>(game, match).asks(seat)
                            && !new OpenQuestion<>(game, match).meaning(words).isEmpty()) {
                give(seat, words);
            }
        }
    }

    /** Whether the engine has just given this answer itself, because there was no other: a script may say it all the same. */
    private boolean wasForced(int seat, String command) {
        List<String> ways = new ArrayList<>(game.expand(match.table(), seat, command));
        ways.add(command);
        return cited.takeForced(seat, ways);
    }

    private void choose(int place) {
        looker.accept(match);
        cited.forgetForced();
        if (onCopies) {
            match = match.copy();
            match.table().observe(cited);
        }
        match.choose(place);
    }

    /** The reasons the rules give, as lines of a complaint. */
    private List<String> why(Match<T> asked, int seat, String command) {
        try {
            return reasons(asked, seat, command).stream().map(r -> "because: " + r).distinct().toList();
        } catch (BadInput e) {
            return List.of(unplaced(e));
        }
    }

    /** The reasons against a command in any of the ways it can be written; B.Grunt is no name that the rules know. */
    private List<Reason> reasons(Match<T> asked, int seat, String command) {
        List<Reason> reasons = new ArrayList<>();
        BadInput unknown = null;
        List<String> ways = new ArrayList<>(game.expand(asked.table(), seat, command));
        if (ways.isEmpty() || ways.removeIf(way -> Wording.same(way, command))) {
            ways.addFirst(command);
        }
        for (String way : ways) {
            try {
                reasons.addAll(asked.why(seat, way));
            } catch (BadInput e) {
                unknown = unknown == null ? e : unknown;
            }
        }
        if (reasons.isEmpty() && unknown != null) {
            throw unknown;
        }
        return reasons;
    }

    /** Answers questions that have a usual answer, unless the script answers them itself. */
    private void fillIn(@Nullable Upcoming next) {
        for (int i = 0; i < PATIENCE && !match.isOver(); i++) {
            Optional<String> usual = game.usualAnswer(match.table());
            if (usual.isEmpty()) {
                return;
            }
            OpenQuestion<T> offer = new OpenQuestion<>(game, match);
            Optional<Integer> place = offer.named(usual.get());
            if (place.isEmpty() || next != null && offer.asks(next.seat) && !offer.meaning(next.command).isEmpty()) {
                return;
            }
            assumed.add(at + ": " + Seats.name(match.prompt().seat()) + ": " + usual.get() + " ("
                    + match.prompt().clause() + ")");
            game.assuming(match.table());
            choose(place.get());
        }
    }

    /** The next command from this place of the script on. */
    private @Nullable Upcoming upcoming(int line, int command) {
        int from = command;
        for (ScriptStep step : scenario.script().subList(line, scenario.script().size())) {
            switch (step) {
                case ScriptStep.Act act -> {
                    if (from < act.commands().size()) {
                        return new Upcoming(act.seat(), act.commands().get(from));
                    }
                }
                case ScriptStep.AllPass pass -> {
                    return null;
                }
                case ScriptStep.Concede concede -> {
                    return null;
                }
                case ScriptStep.Cannot cannot -> {
                }
                case ScriptStep.Expect expect -> {
                }
            }
            from = 0;
        }
        return null;
    }

    private void allPass() {
        int passes = 0;
        OpenQuestion<T> offer = new OpenQuestion<>(game, match);
        Optional<Integer> pass = offer.named(PASS);
        if (pass.isEmpty() && !cited.forcedPass()) {
            throw new Failure(at, "all pass", "nobody can pass", offer.describe());
        }
        while (pass.isPresent()) {
            if (++passes > PATIENCE) {
                throw new Failure(at, "all pass", "the passing does not end", offer.describe());
            }
            choose(pass.get());
            offer = new OpenQuestion<>(game, match);
            pass = offer.named(PASS);
        }
    }

    private void cannot(ScriptStep.Cannot step) {
        int seat = seat(step.seat());
        String command = step.commands().getLast();
        Match<T> later = match;
        if (step.commands().size() > 1) {
            Match<T> now = match;
            match = match.copy();
            step.commands().subList(0, step.commands().size() - 1).forEach(c -> give(seat, c));
            later = match;
            match = now;
        }
        OpenQuestion<T> offer = new OpenQuestion<>(game, later);
        game.checkWords(later.table(), command);
        if (offer.asks(seat) && !offer.meaning(command).isEmpty()) {
            throw new Failure(at, Seats.name(seat) + " cannot: " + command, "but this is offered", offer.describe());
        }
        List<String> given = reasons(later, seat, command).stream().map(Reason::clause).distinct().toList();
        for (String clause : step.because()) {
            if (!given.contains(clause)) {
                List<String> more = new ArrayList<>(List.of("expected because: " + clause));
                more.addAll(given.isEmpty() ? List.of("the rules give no reason") : why(later, seat, command));
                more.add(offer.describe());
                throw new Failure(at, Seats.name(seat) + " cannot: " + command, more);
            }
        }
    }

    // ---- expectations --------------------------------------------------------------------------------

    private void check(Expectation expectation) {
        at = expectation.at();
        OpenQuestion<T> offer = new OpenQuestion<>(game, match);
        switch (expectation) {
            case Expectation.Options options -> checkOptions(options.commands(), offer);
            case Expectation.Cites cites -> checkCites(cites.clauses());
            case Expectation.Value value -> {
                Object found;
                boolean holds;
                try {
                    found = value(value.path());
                    holds = new Comparison<>(game, match.table()).holds(value.value(), found);
                } catch (BadInput e) {
                    throw new Failure(at, unplaced(e));
                }
                if (!holds) {
                    throw new Failure(at, value.path(), "expected: " + Comparison.show(value.value()),
                            "found: " + Comparison.show(found),
                            offer.describe());
                }
            }
        }
    }

    private @Nullable Object value(String path) {
        boolean asked = !match.isOver() && match.prompt().isOpen();
        return switch (path) {
            case "prompt.player" -> asked ? Seats.name(match.prompt().seat()) : null;
            case CLAUSE -> asked ? match.prompt().clause() : null;
            case "prompt.question" -> asked ? match.question().words() : null;
            case "prompt.purpose" -> asked ? match.prompt().purpose().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                    : null;
            case "prompt.source" -> asked ? source(match.question()) : null;
            case "prompt.part" -> asked ? match.question().part() : null;
            case "over" -> match.isOver();
            case "winner" -> match.isOver() ? winner(match.outcome()) : null;
            default -> DECK.matcher(path).matches() ? broken(path) : game.value(match.table(), path);
        };
    }

    private @Nullable String source(Question question) {
        return question.source().isNone() ? null
                : Naming.card(match.table(), question.source().card(), question.seat());
    }

    /** Whether the values at this path are clauses. */
    static boolean isClause(String path) {
        return path.equals(CLAUSE) || DECK.matcher(path).matches();
    }

    /** The clauses of deck building that a deck breaks, each once. */
    private List<String> broken(String path) {
        String name = DECK.matcher(path).replaceFirst("$1");
        DeckList deck = scenario.decks().stream().filter(d -> d.name().equals(name)).findFirst()
                .orElseThrow(() -> new BadInput("there is no deck \"" + name + "\" in the decks of this scenario"
                        + Nearest.hint(name, scenario.decks().stream().map(DeckList::name).toList())));
        return game.violations(scenario, deck).stream().map(Violation::clause).distinct().toList();
    }

    private Object winner(Outcome outcome) {
        List<String> winners = Seats.names(match.table().seatCount(), outcome::won);
        return winners.isEmpty() ? "draw" : winners.size() == 1 ? winners.getFirst() : winners;
    }

    private void checkOptions(Expectation.Contents commands, OpenQuestion<T> offer) {
        List<String> problems = new ArrayList<>();
        List<String> unexpected = new ArrayList<>(commands.exactly().isPresent() ? offer.words() : List.of());
        for (String command : commands.exactly().orElse(commands.include())) {
            expectOffered(command, offer, unexpected, problems);
        }
        if (commands.exactly().isPresent()) {
            commands.include().forEach(c -> expectOffered(c, offer, new ArrayList<>(), problems));
        }
        unexpected.forEach(c -> problems.add("offered, but not expected: " + c));
        for (String command : commands.exclude()) {
            if (!offer.meaning(command).isEmpty()) {
                problems.add("offered, but excluded: " + command);
            }
        }
        if (!problems.isEmpty()) {
            problems.add(offer.describe());
            throw new Failure(at, "options", problems);
        }
    }

    private static void expectOffered(String command, OpenQuestion<?> offer, List<String> unexpected,
            List<String> problems) {
        List<Integer> places = offer.meaning(command);
        if (places.isEmpty()) {
            problems.add("expected, but not offered: " + command + Nearest.hint(command, offer.words()));
        }
        places.forEach(p -> unexpected.removeIf(w -> Wording.same(w, offer.wordsOf(p))));
    }

    private void checkCites(List<String> clauses) {
        for (String clause : clauses) {
            if (!cited.clauses().contains(clause)) {
                throw new Failure(at, "cites", "expected: " + clause + Nearest.hint(clause, cited.clauses()),
                        "found: " + String.join(", ", cited.clauses()));
            }
        }
    }

    /** The complaint without its place, when that is the line being played. */
    private String unplaced(BadInput e) {
        String message = String.valueOf(e.getMessage());
        String prefix = at + ": ";
        return message.startsWith(prefix) ? message.substring(prefix.length()) : message;
    }
}
