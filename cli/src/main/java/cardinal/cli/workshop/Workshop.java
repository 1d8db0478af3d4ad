package cardinal.cli.workshop;

import cardinal.arena.people.MatchLog;
import cardinal.arena.workshop.CardDraft;
import cardinal.arena.workshop.PassiveBot;
import cardinal.arena.workshop.TrialTable;
import cardinal.bots.Bots;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.Trial;
import cardinal.catalog.game.Workbench;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.cli.io.Console;
import cardinal.cli.play.Seat;
import cardinal.cli.play.Session;
import cardinal.kernel.BadInput;
import cardinal.kernel.Ledger;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A person writes cards, sees how they are understood, and plays them at once. */
public final class Workshop<T extends Table> {
    private static final String PROMPT = "card> ";

    final Game<T> game;
    final Console console;
    final TerminalColours colours;
    private final Ledger ledger;
    private final WorkshopCommands commands;
    CardDraft draft;
    String other = "nobody";
    private boolean left;

    public Workshop(Game<T> game, Console console, TerminalColours colours, Ledger ledger) {
        this.game = game;
        this.console = console;
        this.colours = colours;
        this.ledger = ledger;
        draft = new CardDraft(game.workbench(), game.workbench().types().getFirst());
        commands = new WorkshopCommands(this);
    }

    /** Until the person leaves or the input ends. */
    public void run() {
        say(colours.bold("Workshop for cards of " + game.rules().id() + "."));
        say("new asks for a card field by field, block takes it in one go; then show, play, save FILE."
                + " help lists the rest.");
        while (!left) {
            console.suggest(commands::completions);
            String line = console.ask(colours.bold(PROMPT));
            if (line == null) {
                return;
            }
            commands.take(line.strip());
        }
    }

    void leave() {
        left = true;
    }

    /** A line that is asked for; null when the input has ended. */
    @Nullable String ask(String prompt) {
        console.suggest(typed -> List.of());
        String line = console.ask(prompt);
        if (line == null) {
            leave();
        }
        return line;
    }

    void say(String line) {
        if (line.isEmpty()) {
            console.say(line);
        }
        line.lines().forEach(console::say);
    }

    /** The card and how it was understood. */
    void show() {
        say("");
        Map<String, String> fields = draft.fields();
        List<String> values = new ArrayList<>();
        fields.forEach((field, value) -> {
            if (!field.equals(CardDraft.NAME) && !field.equals(CardDraft.TEXT)) {
                values.add(field.equals(CardDraft.TYPE) ? value : field + " " + value);
            }
        });
        say(colours.bold(draft.get(CardDraft.NAME)) + colours.dim(" - ") + String.join(colours.dim(", "), values));
        draft.get(CardDraft.TEXT).lines().forEach(line -> say("  " + line));
        reading(game.trial(fields));
    }

    private void reading(Trial trial) {
        say("");
        if (trial.isUnderstood()) {
            say(colours.green("Understood") + (trial.outline().isEmpty() ? ": it has no text." : ":"));
        } else if (!trial.outline().isEmpty()) {
            say("Understood of it:");
        }
        trial.outline().forEach(line -> say("  " + line));
        for (Trial.Failure failure : trial.failures()) {
            failure.unread().forEach(words -> say(colours.red("Not understood: ") + colours.bold("«" + words + "»")));
            failure.why().lines().forEach(why -> say("  " + why));
            if (!failure.like().isEmpty()) {
                say("  A sentence like it that is understood: " + colours.cyan("«" + failure.like() + "»"));
            }
        }
        if (!trial.isUnderstood()) {
            say(colours.dim("It cannot be played as it is; change it: text: ..."));
        }
    }

    TrialTable table(Workbench.Where where, String seat) {
        return new TrialTable(game.rules().id(), game.workbench(), draft, where, seat);
    }

    /** Puts the card on a table and plays until the person comes back. */
    void play(Workbench.Where where, String seat) {
        if (!game.trial(draft.fields()).isUnderstood()) {
            throw new BadInput("the card is not understood yet; show says which words are not");
        }
        MatchLog<T> log = new MatchLog<>(game, 2);
        Match<T> match = game.scenarios().begin(table(where, seat).scenario(), log);
        say(colours.dim("quit comes back to the workshop."));
        new Session<>(game, match, log, seats(seat), console, colours, ledger).run();
        say("");
        say("Back in the workshop: " + draft.get(CardDraft.NAME) + ".");
    }

    /** Who has the card is a person; the other one is, too, if that was asked for. */
    private List<Seat> seats(String seat) {
        Seat opponent = seat.equals("B") || other.equals("me") ? Seat.person("you again")
                : other.equals("nobody") ? new Seat("passes", Optional.of(new PassiveBot(game.uiHints())), false)
                : Seat.bot(other, Bots.named(other, 1), false);
        return List.of(Seat.person("you"), opponent);
    }
}
