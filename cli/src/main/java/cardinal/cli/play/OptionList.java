package cardinal.cli.play;

import cardinal.catalog.Games;
import cardinal.catalog.desk.Desk;
import cardinal.catalog.desk.Ink;
import cardinal.kernel.Answer;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** The numbered answers to the open question, each with what helps to decide. */
final class OptionList<T extends Table> {
    private final Session<T> session;

    OptionList(Session<T> session) {
        this.session = session;
    }

    List<String> lines() {
        Match<T> match = session.match;
        Desk<T> desk = Games.family(session.game).desk();
        Ink ink = session.ink;
        Offered offered = session.offered();
        if (offered.isNumbers()) {
            return List.of("   " + String.join("  ", offered.words()));
        }
        int longest = offered.words().stream().mapToInt(String::length).max().orElse(0);
        List<String> lines = new ArrayList<>();
        List<String> resources = new ArrayList<>();
        for (int i = 0; i < offered.words().size(); i++) {
            long option = match.prompt().option(offered.place(i));
            String number = " ".repeat(i < 9 ? 3 : 2) + ink.bold(String.valueOf(i + 1)) + " ";
            if (session.autopilot.isOn() && session.game.manners().makesResources(match.table(), option)) {
                resources.add(ink.bold(String.valueOf(i + 1)) + " " + offered.words().get(i));
                continue;
            }
            String hint = hint(desk, match.answer(offered.place(i)), option);
            lines.add(Ink.cut(number + (hint.isEmpty() ? offered.words().get(i)
                    : Ink.fit(offered.words().get(i), Math.min(longest, 44)) + "  " + hint), session.console.width()));
        }
        if (!resources.isEmpty()) {
            lines.addAll(wrapped(ink.dim("resources, used by payments themselves: "), resources));
        }
        return lines;
    }

    /** What an option does, where its words do not say it, and what else helps to decide. */
    private String hint(Desk<T> desk, Answer answer, long option) {
        String more = desk.hint(session.match.table(), session.match.prompt().seat(), option, session.ink);
        return answer.effect() + (answer.effect().isEmpty() || more.isEmpty() ? "" : "  ") + more;
    }

    private List<String> wrapped(String title, List<String> things) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder("     " + title);
        for (String thing : things) {
            if (Ink.width(line.toString()) + Ink.width(thing) + 2 > session.console.width()) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder("       ");
            }
            line.append(thing).append("  ");
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }
}
