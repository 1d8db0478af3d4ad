package cardinal.cli.play;

import cardinal.catalog.Games;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.terminal.TerminalView;
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
        TerminalColours colours = session.colours;
        OptionMatcher matcher = session.matcher();
        if (matcher.isNumbers()) {
            return numbers(matcher);
        }
        int longest = 0;
        for (String words : matcher.words()) {
            longest = Math.max(longest, Math.min(words.length(), WORDS));
        }
        List<String> lines = new ArrayList<>();
        List<String> resources = new ArrayList<>();
        for (int i = 0; i < matcher.words().size(); i++) {
            long option = match.prompt().option(matcher.place(i));
            if (session.autoPass.isOn() && session.game.uiHints().makesResources(match.table(), option)) {
                resources.add(colours.bold(String.valueOf(i + 1)) + " " + matcher.words().get(i));
                continue;
            }
            String number = " ".repeat(i < 9 ? 3 : 2) + colours.bold(String.valueOf(i + 1)) + " ";
            lines.addAll(line(number, matcher.words().get(i), longest, effect(matcher.place(i)), hint(option)));
        }
        if (!resources.isEmpty()) {
            lines.addAll(wrapped(colours.dim("resources, used by payments themselves: "), resources));
        }
        return lines;
    }

    /** Numbers stand for themselves; each with what it does, where the question alone does not say. */
    private List<String> numbers(OptionMatcher matcher) {
        List<String> lines = new ArrayList<>();
        boolean plain = true;
        for (int i = 0; i < matcher.words().size(); i++) {
            String effect = effect(matcher.place(i));
            plain &= effect.isEmpty();
            lines.addAll(TerminalColours.wrap("   " + session.colours.bold(matcher.words().get(i)) + "  " + effect, 6,
                    session.console.width()));
        }
        return plain ? TerminalColours.wrap("   " + String.join("  ", matcher.words()), 3, session.console.width())
                : lines;
    }

    /** The words of an option and what it does in full; what else helps to decide as far as there is room. */
    private List<String> line(String number, String words, int longest, String effect, String hint) {
        int width = session.console.width();
        String more = (words + effect).contains(TerminalColours.plain(hint)) ? "" : hint;
        if (effect.isEmpty() && more.isEmpty()) {
            return TerminalColours.wrap(number + words, INDENT, width);
        }
        String start = number + words + " ".repeat(Math.max(0, longest - words.length()) + 2);
        List<String> lines =
                TerminalColours.wrap(start + effect, Math.min(TerminalColours.width(start), width / 2), width);
        if (!more.isEmpty() && TerminalColours.width(lines.getLast()) + LEAST <= width) {
            lines.add(TerminalColours.cut(lines.removeLast() + (effect.isEmpty() ? "" : "  ") + more, width));
        }
        return lines;
    }

    /** What an option does, on one line. */
    private String effect(int place) {
        return session.match.answer(place).effect().strip().replaceAll("\\s*\\R\\s*", " / ");
    }

    /** What helps to decide, besides what an option does. */
    private String hint(long option) {
        TerminalView<T> terminalView = Games.family(session.game).terminalView();
        return terminalView.hint(session.match.table(), session.match.prompt().seat(), option, session.colours);
    }

    private List<String> wrapped(String title, List<String> things) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder("     " + title);
        for (String thing : things) {
            if (TerminalColours.width(line.toString()) + TerminalColours.width(thing) + 2 > session.console.width()) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder("       ");
            }
            line.append(thing).append("  ");
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }
}
