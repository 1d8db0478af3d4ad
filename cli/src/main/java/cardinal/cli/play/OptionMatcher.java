package cardinal.cli.play;

import cardinal.catalog.game.UiHints;
import cardinal.kernel.Answer;
import cardinal.kernel.Match;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.scenario.Spellings;
import java.util.ArrayList;
import java.util.List;

/** The options of the open question in words, and which of them a person means by what was typed. */
final class OptionMatcher {
    private static final int RESOURCES = 2;

    private final List<String> words = new ArrayList<>();
    private final List<Integer> places = new ArrayList<>();
    /** What each of them may be called besides. */
    private final List<List<String>> spellings = new ArrayList<>();

    /** What there is to do comes first, then how to decline it, then what only makes resources. */
    <T extends Table> OptionMatcher(Match<T> match, UiHints<T> uiHints) {
        for (int rank = 0; rank <= RESOURCES; rank++) {
            for (int i = 0; i < match.prompt().size(); i++) {
                long option = match.prompt().option(i);
                if (rank == (uiHints.makesResources(match.table(), option) ? RESOURCES : uiHints.comesLast(option) ? 1
                        : 0)) {
                    add(i, match.answer(i));
                }
            }
        }
    }

    private void add(int place, Answer answer) {
        if (!words.contains(answer.words())) {
            words.add(answer.words());
            places.add(place);
            spellings.add(Spellings.of(answer).stream().map(Wording::fold).toList());
        }
    }

    /** The commands; options that are called the same are one. */
    List<String> words() {
        return words;
    }

    /** The option behind the n-th command, counted from 0. */
    int place(int n) {
        return places.get(n);
    }

    /** Whether the commands are numbers themselves, so that they cannot be numbered. */
    boolean isNumbers() {
        return words.stream().anyMatch(w -> w.chars().allMatch(Character::isDigit));
    }

    /**
     * The commands that typed words can mean, by their places in {@link #words}: the very words, the number in the list,
     * the beginning of a command, or the beginnings of some of its words in order.
     */
    List<Integer> meant(String typed) {
        String wanted = Wording.fold(typed);
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            if (Wording.fold(words.get(i)).equals(wanted)) {
                return List.of(i);
            }
        }
        if (!isNumbers() && wanted.matches("\\d{1,4}")) {
            int n = Integer.parseInt(wanted) - 1;
            return n >= 0 && n < words.size() ? List.of(n) : List.of();
        }
        if (wanted.isEmpty()) {
            return List.of();
        }
        for (int i = 0; i < words.size(); i++) {
            if (spellings.get(i).contains(wanted)) {
                return List.of(i);
            }
        }
        for (int i = 0; i < words.size(); i++) {
            if (Wording.fold(words.get(i)).startsWith(wanted)) {
                found.add(i);
            }
        }
        if (found.isEmpty()) {
            for (int i = 0; i < words.size(); i++) {
                if (abbreviates(wanted.split(" "), Wording.fold(words.get(i)).split(" "))) {
                    found.add(i);
                }
            }
        }
        return found;
    }

    /** Whether each typed word begins a word of the command, in its order, the first one the first. */
    private static boolean abbreviates(String[] typed, String[] command) {
        if (!command[0].startsWith(typed[0])) {
            return false;
        }
        int at = 1;
        for (int i = 1; i < typed.length; i++) {
            while (at < command.length && !command[at].startsWith(typed[i])) {
                at++;
            }
            if (at++ >= command.length) {
                return false;
            }
        }
        return true;
    }

    String hint(String typed) {
        return Nearest.hint(typed, words);
    }
}
