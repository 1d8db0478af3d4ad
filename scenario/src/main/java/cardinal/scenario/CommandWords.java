package cardinal.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The shapes of a game's commands, for complaints about words that are none.
 *
 * @param bare  commands that are written as they stand: "end turn"
 * @param shapes  how to write the others: "play CARD"
 * @param free  patterns of commands that name no card, in small letters
 * @param naming  patterns whose first group names a card; the first that fits counts
 */
public record CommandWords(List<String> bare, List<String> shapes, List<Pattern> free, List<Pattern> naming) {

    public static CommandWords of(List<String> bare, List<String> shapes, List<String> free, List<String> naming) {
        return new CommandWords(List.copyOf(bare), List.copyOf(shapes), free.stream().map(Pattern::compile).toList(),
                naming.stream().map(Pattern::compile).toList());
    }

    void check(Table t, String command) {
        String words = Wording.fold(command);
        if (bare.stream().anyMatch(w -> Wording.same(w, words))
                || free.stream().anyMatch(p -> p.matcher(words).matches())) {
            return;
        }
        for (Pattern p : naming) {
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
    private String hint(String words) {
        List<String> valid = Stream.concat(bare.stream(), shapes.stream()).toList();
        List<String> verbs = Nearest.meant(verb(words), valid.stream().map(CommandWords::verb).distinct().toList());
        List<String> meant = valid.stream().filter(v -> verbs.contains(verb(v))).toList();
        return meant.isEmpty() ? "; valid: " + String.join(", ", valid) : Nearest.didYouMean(meant);
    }

    private static String verb(String command) {
        return command.split(" ")[0];
    }
}
