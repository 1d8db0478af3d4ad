package cardinal.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A step that ran, and a short print of the table right before it: two trails of one choice tell which step came out differently.
 */
public record TrailStep(String clause, int print) {
    private static final String BETWEEN = " ";

    /** Trails as text: 439.1:0f3a 440:77b1. */
    public static String text(List<TrailStep> trail) {
        return trail.stream().map(step -> step.clause.replace(' ', '_') + ":"
                + String.format(Locale.ROOT, "%04x", step.print)).collect(Collectors.joining(BETWEEN));
    }

    /** Reads a text; what is no trail is a complaint. */
    public static List<TrailStep> parse(String text) {
        List<TrailStep> trail = new ArrayList<>();
        for (String word : text.isEmpty() ? new String[0] : text.split(BETWEEN, -1)) {
            int colon = word.lastIndexOf(':');
            if (colon < 0 || !word.substring(colon + 1).matches("[0-9a-f]{4}")) {
                throw new BadInput("\"" + word + "\" is not a step (CLAUSE:4 hexadecimal digits)");
            }
            trail.add(new TrailStep(word.substring(0, colon).replace('_', ' '),
                    Integer.parseInt(word.substring(colon + 1), 16)));
        }
        return List.copyOf(trail);
    }
}
