package cardinal.cli.play;

import cardinal.arena.files.Ledgers;
import cardinal.arena.files.TextFile;
import cardinal.arena.people.MatchLog;
import cardinal.catalog.Games;
import cardinal.kernel.BadInput;
import cardinal.kernel.Ledger;
import cardinal.kernel.Nearest;
import cardinal.kernel.Reason;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a person types: an answer to the open question, or a word to the program. */
final class SessionCommands<T extends Table> {
    private static final List<String> WORDS =
            List.of("help", "view", "options", "why", "card", "log", "rules", "undo", "auto", "stop",
                    "save", "concede", "quit");
    private static final int LOG_LINES = 20;

    private final Session<T> session;

    SessionCommands(Session<T> session) {
        this.session = session;
    }

    /** Takes a line; whatever is wrong with it is said and nothing happens. */
    void take(String line) {
        if (line.isEmpty()) {
            return;
        }
        try {
            if (!session.match.isOver() && answered(line)) {
                return;
            }
            String word = Wording.fold(line.split("\\s+", 2)[0]);
            String rest = line.length() > word.length() ? line.substring(word.length()).strip() : "";
            List<String> meant =
                    WORDS.stream().filter(w -> w.startsWith(word) && !isExact(w) || w.equals(word)).toList();
            if (meant.size() == 1) {
                obey(meant.getFirst(), rest);
            } else if (session.match.isOver()) {
                say("The match is over; log, view, rules, save FILE and quit are left.");
            } else {
                refuse(line);
            }
        } catch (BadInput e) {
            say(session.colours.red(String.valueOf(e.getMessage()).replaceAll("\\s*\\R\\s*", "; ")));
        } catch (IOException e) {
            say(session.colours.red("This failed: " + e.getMessage()));
        }
    }

    /** Giving up and leaving are typed in full. */
    private static boolean isExact(String word) {
        return word.equals("concede") || word.equals("quit");
    }

    private boolean answered(String line) {
        OptionMatcher matcher = session.matcher();
        List<Integer> meant = matcher.meant(line);
        if (meant.size() == 1) {
            session.choose(matcher.place(meant.getFirst()), matcher.words().get(meant.getFirst()));
            return true;
        }
        if (meant.size() > 1) {
            say("This can mean: "
                    + String.join(" | ", meant.stream().map(i -> (i + 1) + " " + matcher.words().get(i)).toList()));
            return true;
        }
        return false;
    }

    private void obey(String word, String rest) throws IOException {
        switch (word) {
            case "help" -> help();
            case "view" -> session.draw();
            case "options" -> session.question();
            case "why" -> why(rest);
            case "card" -> card(rest);
            case "log" -> log(rest);
            case "rules" -> rules(rest);
            case "undo" -> undo();
            case "auto" -> auto(rest);
            case "stop" -> stop(rest);
            case "save" -> save(rest);
            case "concede" -> concede();
            default -> session.leave(session.match.isOver() ? "Goodbye." : "You leave; the match is not finished.");
        }
    }

    /** The words are neither an answer nor known: the rules may say why not. */
    private void refuse(String line) {
        OptionMatcher matcher = session.matcher();
        String verb = Wording.fold(line).split(" ")[0];
        boolean number = verb.matches("\\d+");
        if (number) {
            say("There is no option " + verb + "; there are " + matcher.words().size() + ".");
            return;
        }
        List<Reason> reasons = reasons(completed(line));
        String hint = matcher.hint(line);
        say("\"" + line + "\" is not offered" + (reasons.isEmpty() || hint.contains("did you mean") ? hint : ":"));
        reasons.forEach(r -> say("  " + r + paraphrase(r.clause())));
    }

    private List<Reason> reasons(String command) {
        try {
            List<Reason> reasons = new ArrayList<>(session.match.why(session.viewer(), command));
            // a word the rules do not know either is no reason
            reasons.removeIf(r -> r.says().startsWith("there is no action"));
            return reasons.stream().distinct().toList();
        } catch (BadInput e) {
            return List.of();
        }
    }

    private String paraphrase(String clause) {
        String summary = session.ledger.has(clause) ? session.ledger.entry(clause).summary() : "";
        return summary.isEmpty() ? "" : "\n      " + session.colours.dim(clause + ": " + summary);
    }

    private void why(String command) {
        if (command.isEmpty()) {
            say("why COMMAND: which clauses keep you from it, for example: why play "
                    + first(Games.family(session.game).terminalView().cards(
                            session.match.table(), session.viewer())));
            return;
        }
        boolean asked = !session.match.isOver() && session.match.prompt().seat() == session.viewer();
        if (asked) {
            OptionMatcher matcher = session.matcher();
            List<Integer> meant = matcher.meant(command);
            if (meant.size() == 1) {
                String clause = session.match.prompt().clause();
                say("You can: \"" + matcher.words().get(meant.getFirst()) + "\" is offered by " + clause + "."
                        + paraphrase(clause));
                return;
            }
        }
        String full = completed(command);
        List<Reason> reasons = session.match.why(session.viewer(), full);
        say("\"" + full + "\" is not offered:");
        reasons.stream().distinct().forEach(r -> say("  " + r + paraphrase(r.clause())));
        if (reasons.isEmpty()) {
            say("  the rules name no reason");
        }
    }

    /** The command of which this is the beginning, if only one is. */
    private String completed(String command) {
        List<String> all = session.game.uiHints().imaginable(session.match.table(), session.viewer()).stream()
                .filter(c -> Wording.fold(c).startsWith(Wording.fold(command))).toList();
        return all.size() == 1 ? all.getFirst() : command;
    }

    private void card(String name) {
        List<String> lines = name.isEmpty() ? List.of()
                : Games.family(session.game).terminalView().card(session.match.table(), session.viewer(), name,
                        session.colours);
        if (lines.isEmpty()) {
            List<String> names =
                    Games.family(session.game).terminalView().cards(session.match.table(), session.viewer());
            throw new BadInput(name.isEmpty() ? "card NAME shows what a card says"
                    : "you see no card \"" + name + "\"" + Nearest.hint(name, names));
        }
        lines.forEach(this::say);
    }

    private void log(String rest) {
        int wanted = rest.isEmpty() ? LOG_LINES : number(rest);
        List<MatchLog.Told> lines = session.log.from(session.viewer(), 0, true);
        lines.subList(Math.max(0, lines.size() - wanted), lines.size())
                .forEach(l -> say("  " + session.tinted(l, session.viewer())));
    }

    private static int number(String word) {
        if (!word.matches("\\d{1,6}")) {
            throw new BadInput("log N shows the last N lines; \"" + word + "\" is not a number");
        }
        return Integer.parseInt(word);
    }

    private void rules(String clause) {
        if (clause.isEmpty()) {
            throw new BadInput("rules CLAUSE tells what a clause says, for example: rules "
                    + (session.match.isOver() ? session.match.outcome().clause() : session.match.prompt().clause()));
        }
        Ledger.Entry entry = Ledgers.entry(session.ledger, clause);
        say(session.colours.bold(entry.clause()) + "  "
                + (entry.summary().isEmpty() ? "(not paraphrased yet)" : entry.summary()));
        if (entry.status() == Ledger.Status.READING && !entry.note().isEmpty()) {
            say("    " + session.colours.dim(entry.note()));
        }
    }

    private void undo() {
        if (session.match.isOver()) {
            throw new BadInput("the match is over; nothing is taken back any more");
        }
        int made = session.match.choiceCount();
        say(session.history.last());
        if (session.match.choiceCount() != made) {
            session.askAgain();
        }
    }

    private void auto(String rest) {
        switch (Wording.fold(rest)) {
            case "on" -> session.autoPass.turn(true);
            case "off" -> session.autoPass.turn(false);
            case "" -> {
            }
            default -> throw new BadInput("auto is on or off, not \"" + rest + "\"");
        }
        say(session.autoPass.isOn()
                ? "auto is on: windows in which you could only pass or use resources are passed, and payments are made for you"
                        + (session.autoPass.stops().isEmpty() ? "."
                                : "; it always stops for: " + String.join(", ", session.autoPass.stops()) + ".")
                : "auto is off: you are asked every time, and choose what to pay with.");
    }

    private void stop(String rest) {
        List<String> windows = session.game.uiHints().windows();
        for (String word : rest.isEmpty() ? new String[0] : Wording.fold(rest).split("[ ,]+")) {
            if (word.equals("none")) {
                session.autoPass.stops().clear();
            } else if (windows.contains(word)) {
                session.autoPass.stops().add(word);
            } else {
                throw new BadInput("there is no window \"" + word + "\" to stop for"
                        + Nearest.hint(word, Stream.concat(windows.stream(), Stream.of("none")).toList()));
            }
        }
        say(session.autoPass.stops().isEmpty() ? "No stops are set; stop " + String.join("|", windows) + " sets one."
                : "You are always asked in: " + String.join(", ", session.autoPass.stops())
                        + " (stop none clears them).");
    }

    private void save(String file) throws IOException {
        if (file.isEmpty()) {
            throw new BadInput("save FILE writes the journal of the match to a file");
        }
        try {
            TextFile.write(Path.of(file), session.match.journalWithSteps().lines());
        } catch (InvalidPathException e) {
            throw new BadInput(file, "this is no name of a file");
        }
        say("Saved to " + file + "; cardinal replay show " + file + " shows it.");
    }

    private void concede() {
        if (session.match.isOver()) {
            throw new BadInput("the match is over");
        }
        session.match.concede(session.viewer());
    }

    private void help() {
        say("""
                  NUMBER or COMMAND    answer; the beginning of a command is enough: "pl ogre", "mo og battlef 2"
                  why COMMAND          which clauses keep you from it
                  card NAME            what a card says
                  rules CLAUSE         what a clause says
                  view, options        draw the table, list the answers again
                  log [N]              the last N lines of the log
                  undo                 take back your last decision, if nothing hidden was seen since
                  auto on|off          pass where you could only pass, and pay, by itself
                  stop %s   always ask there, also when you could only pass; stop none
                  save FILE            write the journal: cardinal replay show|verify|fork FILE
                  concede, quit        give up; leave""".formatted(String.join("|", session.game.uiHints().windows())));
        auto("");
    }

    /** What is left to do when the match has ended. */
    void over() {
        if (session.console.isLive()) {
            say(session.colours.dim("log [N], view, rules CLAUSE, save FILE; Enter leaves."));
        }
    }

    /** What the beginning of a line could go on to. */
    List<String> completions(String typed) {
        String start = Wording.fold(typed);
        List<String> all = new ArrayList<>();
        if (!session.match.isOver()) {
            all.addAll(session.matcher().words());
            session.game.uiHints().imaginable(session.match.table(), session.viewer())
                    .forEach(c -> all.add("why " + c));
        }
        Games.family(session.game).terminalView().cards(session.match.table(), session.viewer())
                .forEach(c -> all.add("card " + c));
        all.addAll(List.of("help", "view", "options", "why ", "card ", "log", "rules ", "undo", "auto on", "auto off",
                "save ", "concede",
                "quit", "stop none"));
        session.game.uiHints().windows().forEach(w -> all.add("stop " + w));
        return all.stream().filter(c -> Wording.fold(c).startsWith(start)).toList();
    }

    private static String first(List<String> names) {
        return names.isEmpty() ? "CARD" : names.getFirst();
    }

    private void say(String line) {
        line.lines().forEach(session.console::say);
    }
}
