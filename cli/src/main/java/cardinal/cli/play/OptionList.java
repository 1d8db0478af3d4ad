package cardinal.cli.play;

import cardinal.catalog.Games;
import cardinal.catalog.desk.Desk;
import cardinal.catalog.desk.Ink;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** The numbered answers to the open question, each with what helps to decide. */
final class OptionList<T extends Table> {
    /** Longer words push what stands behind them to the right. */
    private static final int WORDS = 46;
    private static final int INDENT = 5;
    /** With less room than this, what else helps to decide is left out. */
    private static final int LEAST = 16;

    private final Session<T> session;

    OptionList(Session<T> session) {
        this.session = session;
    }

    List<String> lines() {
        Match<T> match = session.match;
        Ink ink = session.ink;
        Offered offered = session.offered();
        if (offered.isNumbers()) {
            return numbers(offered);
        }
        int longest = 0;
        for (String words : offered.words()) {
            longest = Math.max(longest, Math.min(words.length(), WORDS));
        }
        List<String> lines = new ArrayList<>();
        List<String> resources = new ArrayList<>();
        for (int i = 0; i < offered.words().size(); i++) {
            long option = match.prompt().option(offered.place(i));
            if (session.autopilot.isOn() && session.game.manners().makesResources(match.table(), option)) {
                resources.add(ink.bold(String.valueOf(i + 1)) + " " + offered.words().get(i));
                continue;
            }
            String number = " ".repeat(i < 9 ? 3 : 2) + ink.bold(String.valueOf(i + 1)) + " ";
            lines.addAll(line(number, offered.words().get(i), longest, effect(offered.place(i)), hint(option)));
        }
        if (!resources.isEmpty()) {
            lines.addAll(wrapped(ink.dim("resources, used by payments themselves: "), resources));
        }
        return lines;
    }

    /** Numbers stand for themselves; each with what it does, where the question alone does not say. */
    private List<String> numbers(Offered offered) {
        List<String> lines = new ArrayList<>();
        boolean plain = true;
        for (int i = 0; i < offered.words().size(); i++) {
            String effect = effect(offered.place(i));
            plain &= effect.isEmpty();
            lines.addAll(Ink.wrap("   " + session.ink.bold(offered.words().get(i)) + "  " + effect, 6,
                    session.console.width()));
        }
        return plain ? Ink.wrap("   " + String.join("  ", offered.words()), 3, session.console.width()) : lines;
    }

    /** The words of an option and what it does in full; what else helps to decide as far as there is room. */
    private List<String> line(String number, String words, int longest, String effect, String hint) {
        int width = session.console.width();
        String more = (words + effect).contains(Ink.plain(hint)) ? "" : hint;
        if (effect.isEmpty() && more.isEmpty()) {
            return Ink.wrap(number + words, INDENT, width);
        }
        String start = number + words + " ".repeat(Math.max(0, longest - words.length()) + 2);
        List<String> lines = Ink.wrap(start + effect, Math.min(Ink.width(start), width / 2), width);
        if (!more.isEmpty() && Ink.width(lines.getLast()) + LEAST <= width) {
            lines.add(Ink.cut(lines.removeLast() + (effect.isEmpty() ? "" : "  ") + more, width));
        }
        return lines;
    }

    /** What an option does, on one line. */
    private String effect(int place) {
        return session.match.answer(place).effect().strip().replaceAll("\\s*\\R\\s*", " / ");
    }

    /** What helps to decide, besides what an option does. */
    private String hint(long option) {
        Desk<T> desk = Games.family(session.game).desk();
        return desk.hint(session.match.table(), session.match.prompt().seat(), option, session.ink);
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
