package cardinal.riftbound.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Wording;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The shapes of Riftbound's commands, for complaints about words that are none. */
final class CommandWords {
    private static final List<String> BARE =
            List.of("pass", "end turn", "pay", "decline", "done", "yes", "no", "keep", "to base", "let teammate act",
                    "choose player A", "choose player B", "choose player C", "choose player D");
    private static final List<String> WITH_CARD = List.of("play CARD", "move CARD to PLACE", "move several to PLACE",
            "hide CARD at battlefield N",
            "activate CARD", "exhaust RUNE", "recycle RUNE", "choose CARD", "assign N to UNIT", "put CARD on top");
    private static final Pattern PLACE = Pattern.compile("(?:to )?(?:battlefield \\d|base|[a-d]'s base)");
    private static final Pattern NUMBERED = Pattern
            .compile("\\d+|mode \\d+|move several to (?:battlefield \\d|base|[a-d]'s base)|choose ability of .+");
    private static final List<Pattern> NAMING = List.of(Pattern.compile("play (.+)"),
            Pattern.compile("move (.+) to .+"),
            Pattern.compile("hide (.+) at battlefield \\d"), Pattern.compile("activate (.+?)(?: \\d+)?"),
            Pattern.compile("(?:exhaust|recycle) (.+)"),
            Pattern.compile("assign \\d+ to (.+)"), Pattern.compile("put (.+) on top"), Pattern.compile("choose (.+)"));

    private CommandWords() {
    }

    static void check(RiftTable t, String command) {
        String words = Wording.fold(command);
        if (BARE.stream().anyMatch(w -> Wording.same(w, words)) || PLACE.matcher(words).matches()
                || NUMBERED.matcher(words).matches()) {
            return;
        }
        for (Pattern p : NAMING) {
            Matcher m = p.matcher(words);
            if (m.matches()) {
                if (CardNames.all(t, m.group(1)).isEmpty()) {
                    throw new BadInput(
                            "there is no card \"" + m.group(1) + "\"" + Nearest.hint(m.group(1), CardNames.labels(t)));
                }
                return;
            }
        }
        throw new BadInput("unknown command \"" + command + "\"" + hint(words));
    }

    /** The commands that begin with a word like this one, or else all of them. */
    private static String hint(String words) {
        List<String> valid = new ArrayList<>(BARE);
        valid.addAll(WITH_CARD);
        List<String> verbs = Nearest.meant(verb(words), valid.stream().map(CommandWords::verb).distinct().toList());
        List<String> meant = valid.stream().filter(v -> verbs.contains(verb(v))).toList();
        return meant.isEmpty() ? "; valid: " + String.join(", ", valid) : Nearest.didYouMean(meant);
    }

    private static String verb(String command) {
        return command.split(" ")[0];
    }
}
