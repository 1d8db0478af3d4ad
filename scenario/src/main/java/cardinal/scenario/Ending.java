package cardinal.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Outcome;
import cardinal.kernel.Question;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * How a scenario ends: won, drawn, or with a question that is still open.
 *
 * @param over  whether the match is over
 * @param winners  who has won; nobody in a draw, and while it goes on
 * @param clause  by which it ended, or by which somebody is asked
 * @param reason  why it ended; empty while it goes on
 * @param asked  who is asked; empty where nobody is
 * @param question  what they are asked
 * @param order  whether it is about the order of something, which is then their choice
 * @param options  what they may answer
 * @param pending  what is still to be carried out, after where it waits: "chain: Void Bolt"
 */
public record Ending(boolean over, List<String> winners, String clause, String reason, String asked, String question,
        boolean order, List<String> options, List<String> pending) {
    private static final int MOST_SHOWN = 40;

    public Ending {
        winners = List.copyOf(winners);
        options = List.copyOf(options);
        pending = List.copyOf(pending);
    }

    static <T extends Table> Ending of(ScenarioGame<T> game, Match<T> match) {
        List<String> pending = match.isOver() ? List.of() : pending(game, match.table());
        if (match.isOver()) {
            Outcome outcome = match.outcome();
            return new Ending(true, Seats.names(match.table().seatCount(), outcome::won), outcome.clause(),
                    outcome.reason(), "", "", false, List.of(), pending);
        }
        if (!match.prompt().isOpen()) {
            return new Ending(false, List.of(), "", "", "", "", false, List.of(), pending);
        }
        Question question = match.question();
        return new Ending(false, List.of(), match.prompt().clause(), "", Seats.name(match.prompt().seat()),
                question.words().isEmpty() ? question.purpose().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                        : question.words(),
                question.purpose().isOrder(), new OpenQuestion<>(game, match).words(), pending);
    }

    private static <T extends Table> List<String> pending(ScenarioGame<T> game, T table) {
        List<String> pending = new ArrayList<>();
        for (String path : game.pending()) {
            try {
                if (game.value(table, path) instanceof Collection<?> all && !all.isEmpty()) {
                    pending.add(path + ": " + String.join(", ", all.stream().map(String::valueOf).toList()));
                }
            } catch (BadInput e) {
                throw new IllegalStateException("what is pending is no path: " + path, e);
            }
        }
        return pending;
    }

    /** In words of players. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (over) {
            lines.add("The match is over: " + (winners.isEmpty() ? "a draw"
                    : String.join(" and ", winners) + (winners.size() == 1 ? " wins" : " win")) + ", " + reason + " ("
                    + clause + ").");
            return lines;
        }
        lines.add("The match goes on" + (asked.isEmpty() ? "." : ": " + asked + " is asked by " + clause + ": "
                + question + (order ? " The order is the choice of " + asked + "." : "")));
        if (!options.isEmpty()) {
            lines.add("  " + String.join(" | ", options.subList(0, Math.min(options.size(), MOST_SHOWN)))
                    + (options.size() > MOST_SHOWN ? " | … " + (options.size() - MOST_SHOWN) + " more" : ""));
        }
        pending.forEach(p -> lines.add("  still to be carried out: " + p));
        return lines;
    }
}
