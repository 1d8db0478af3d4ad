package cardinal.cli.play;

import cardinal.arena.people.AutoPass;
import cardinal.arena.people.DecisionHistory;
import cardinal.arena.people.MatchLog;
import cardinal.bots.Bot;
import cardinal.bots.SeatView;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.cli.io.Console;
import cardinal.kernel.Ask;
import cardinal.kernel.Ledger;
import cardinal.kernel.Match;
import cardinal.kernel.Naming;
import cardinal.kernel.Outcome;
import cardinal.kernel.Purpose;
import cardinal.kernel.Table;
import cardinal.scenario.Seats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A match at a terminal, from where it stands to its end. */
public final class Session<T extends Table> {
    private static final String PROMPT = "> ";

    final Game<T> game;
    final Match<T> match;
    final MatchLog<T> log;
    final List<Seat> seats;
    final Console console;
    final TerminalColours colours;
    final Ledger ledger;
    final AutoPass<T> autoPass;
    final DecisionHistory<T> history;
    private final List<SeatView> views = new ArrayList<>();
    private final SessionCommands<T> commands;
    private final int[] told;
    private int lastAsked = Table.NONE;
    private boolean left;
    /** Nothing has happened since the table was drawn. */
    private boolean drawn;
    /** Somebody else has decided since, so that the picture on the screen is of another table. */
    private boolean stale = true;
    private final NewlySeenCards<T> newlySeen;

    public Session(Game<T> game, Match<T> match, MatchLog<T> log, List<Seat> seats, Console console,
            TerminalColours colours,
            Ledger ledger) {
        this.game = game;
        this.match = match;
        this.log = log;
        this.seats = seats;
        this.console = console;
        this.colours = colours;
        this.ledger = ledger;
        autoPass = new AutoPass<>(game);
        history = new DecisionHistory<>(match, log);
        told = new int[seats.size()];
        for (int seat = 0; seat < seats.size(); seat++) {
            views.add(Games.view(match, seat));
        }
        commands = new SessionCommands<>(this);
        newlySeen = new NewlySeenCards<>(this);
        console.suggest(commands::completions);
    }

    /** Plays until the match is over or the person leaves. */
    public void run() {
        console.say(colours.dim("Type a number, a command or its beginning; help lists what else there is."));
        console.say(colours.dim(
                "auto is on: where you could only pass or use resources you pass, and payments are made for you (auto off)."));
        while (!match.isOver() && !left) {
            int seat = match.prompt().seat();
            Bot bot = seats.get(seat).bot().orElse(null);
            int choice = bot != null ? chosen(seat, bot) : autoPass.answer(match);
            if (choice != Table.NONE) {
                stale |= bot != null;
                match.choose(choice);
            } else {
                ask(seat);
            }
        }
        if (match.isOver()) {
            end();
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            SeatView view = views.get(seat);
            seats.get(seat).bot().ifPresent(bot -> bot.leave(view));
        }
    }

    /** What a bot chooses; if it explains itself, the reason is said. */
    private int chosen(int seat, Bot bot) {
        int choice = bot.choose(views.get(seat));
        if (seats.get(seat).explains() && !bot.why().isEmpty()) {
            console.say(colours.dim("  " + who(seat) + " thinks: " + bot.why()));
        }
        return choice;
    }

    /** The person whose eyes the screen serves. */
    int viewer() {
        if (lastAsked != Table.NONE) {
            return lastAsked;
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat).bot().isEmpty()) {
                return seat;
            }
        }
        return 0;
    }

    /** The person stops. */
    void leave(String why) {
        console.say(why);
        left = true;
    }

    void choose(int place, String words) {
        history.remember(words);
        drawn = false;
        match.choose(place);
    }

    private void ask(int seat) {
        handOver(seat);
        news(seat);
        boolean newHand = match.prompt().purpose() == Purpose.MULLIGAN && newlySeen.any();
        if (!drawn && (match.prompt().ask() == Ask.ACT || stale || newHand)) {
            draw();
        }
        drawn = true;
        question();
        int made = match.choiceCount();
        while (!left && !match.isOver() && match.choiceCount() == made) {
            String line = console.ask(colours.bold(Seats.name(seat) + PROMPT));
            if (line == null) {
                leave("The input has ended; the match is not finished.");
                return;
            }
            commands.take(line.strip());
        }
    }

    /** Two people share the screen: nobody sees the other's hand. */
    private void handOver(int seat) {
        boolean other = lastAsked != Table.NONE && lastAsked != seat;
        lastAsked = seat;
        if (other) {
            drawn = false;
            stale = true;
            console.say("");
            if (console.isLive()) {
                console.clear();
                console.ask(who(seat) + " decides. Press Enter when you sit at the screen. ");
            } else {
                console.say(who(seat) + " decides.");
            }
        }
    }

    /** What happened since this seat was last told. */
    private void news(int seat) {
        List<MatchLog.Told> lines = log.from(seat, Math.min(told[seat], log.size(seat)), false);
        told[seat] = log.size(seat);
        if (!lines.isEmpty()) {
            console.say("");
            lines.forEach(line -> console.say("  " + tinted(line, seat)));
        }
    }

    /** A line of the log: others' doings stand out, clauses stay in the background. */
    String tinted(MatchLog.Told told, int seat) {
        String words = told.sentence().to(seat, Naming::seat);
        int actor = told.sentence().actor();
        String clauses = told.text().substring(told.sentence().bare().length());
        return (actor == seat ? colours.cyan(words) : actor != Table.NONE ? colours.magenta(words) : words)
                + colours.dim(clauses);
    }

    void draw() {
        console.say("");
        List<String> names = seats.stream().map(Seat::name).toList();
        Games.family(game).terminalView().draw(match.table(), Viewpoint.of(viewer()), names, colours, console.width())
                .forEach(console::say);
        newlySeen.allShown();
        stale = false;
    }

    OptionMatcher matcher() {
        return new OptionMatcher(match, game.uiHints());
    }

    /** Who is asked what, by which card or clause, and what the answers are; and the cards that nothing has shown yet. */
    void question() {
        console.say("");
        newlySeen.lines().forEach(console::say);
        new QuestionLines<>(this).lines().forEach(console::say);
        new OptionList<>(this).lines().forEach(console::say);
    }

    String who(int seat) {
        return Seats.name(seat) + " (" + seats.get(seat).name() + ")";
    }

    private void end() {
        int seat = viewer();
        news(seat);
        draw();
        Outcome outcome = match.outcome();
        console.say("");
        console.say(
                colours.bold(result(outcome)) + ": " + outcome.reason() + colours.dim(" (" + outcome.clause() + ")"));
        commands.over();
        while (console.isLive() && !left) {
            @Nullable String line = console.ask(colours.bold("over" + PROMPT));
            if (line == null || line.isBlank()) {
                return;
            }
            commands.take(line.strip());
        }
    }

    private String result(Outcome outcome) {
        if (outcome.isDraw()) {
            return "A draw";
        }
        List<String> winners = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (outcome.won(seat)) {
                winners.add(who(seat));
            }
        }
        return String.join(" and ", winners) + (winners.size() == 1 ? " wins" : " win");
    }

    /** After something was taken back: the table as it is now; then the question is put anew. */
    void askAgain() {
        for (int seat = 0; seat < told.length; seat++) {
            told[seat] = Math.min(told[seat], log.size(seat));
        }
        lastAsked = match.prompt().seat();
        draw();
        drawn = true;
    }
}
