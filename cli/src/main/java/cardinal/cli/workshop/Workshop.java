package cardinal.cli.workshop;

import cardinal.arena.people.Chronicle;
import cardinal.arena.workshop.Draft;
import cardinal.arena.workshop.Passive;
import cardinal.arena.workshop.TrialTable;
import cardinal.bots.Bots;
import cardinal.catalog.desk.Ink;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.Trial;
import cardinal.catalog.game.Workbench;
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
    final Ink ink;
    private final Ledger ledger;
    private final WorkshopCommands commands;
    Draft draft;
    String other = "nobody";
    private boolean left;

    public Workshop(Game<T> game, Console console, Ink ink, Ledger ledger) {
        this.game = game;
        this.console = console;
        this.ink = ink;
        this.ledger = ledger;
        draft = new Draft(game.workbench(), game.workbench().types().getFirst());
        commands = new WorkshopCommands(this);
    }

    /** Until the person leaves or the input ends. */
    public void run() {
        say(ink.bold("Workshop for cards of " + game.rules().id() + "."));
        say("new asks for a card field by field, block takes it in one go; then show, play, save FILE."
                + " help lists the rest.");
        while (!left) {
            console.suggest(commands::completions);
            String line = console.ask(ink.bold(PROMPT));
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
            if (!field.equals(Draft.NAME) && !field.equals(Draft.TEXT)) {
                values.add(field.equals(Draft.TYPE) ? value : field + " " + value);
            }
        });
        say(ink.bold(draft.get(Draft.NAME)) + ink.dim(" - ") + String.join(ink.dim(", "), values));
        draft.get(Draft.TEXT).lines().forEach(line -> say("  " + line));
        reading(game.trial(fields));
    }

    private void reading(Trial trial) {
        say("");
        if (trial.isUnderstood()) {
            say(ink.green("Understood") + (trial.outline().isEmpty() ? ": it has no text." : ":"));
        } else if (!trial.outline().isEmpty()) {
            say("Understood of it:");
        }
        trial.outline().forEach(line -> say("  " + line));
        for (Trial.Failure failure : trial.failures()) {
            failure.unread().forEach(words -> say(ink.red("Not understood: ") + ink.bold("«" + words + "»")));
            failure.why().lines().forEach(why -> say("  " + why));
            if (!failure.like().isEmpty()) {
                say("  A sentence like it that is understood: " + ink.cyan("«" + failure.like() + "»"));
            }
        }
        if (!trial.isUnderstood()) {
            say(ink.dim("It cannot be played as it is; change it: text: ..."));
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
        Chronicle<T> log = new Chronicle<>(game, 2);
        Match<T> match = game.scenarios().begin(table(where, seat).scenario(), log);
        say(ink.dim("quit comes back to the workshop."));
        new Session<>(game, match, log, seats(seat), console, ink, ledger).run();
        say("");
        say("Back in the workshop: " + draft.get(Draft.NAME) + ".");
    }

    /** Who has the card is a person; the other one is, too, if that was asked for. */
    private List<Seat> seats(String seat) {
        Seat opponent = seat.equals("B") || other.equals("me") ? Seat.person("you again")
                : other.equals("nobody") ? new Seat("passes", Optional.of(new Passive(game.manners())), false)
                : Seat.bot(other, Bots.named(other, 1), false);
        return List.of(Seat.person("you"), opponent);
    }
}
