package cardinal.riftbound.text;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words that point back, and what must stand before them in the same paragraph. A word that points at nothing is not understood. */
final class References {
    private record Reference(Pattern word, Pattern before) {
        Optional<String> dangling(String paragraph) {
            Matcher found = word.matcher(paragraph);
            while (found.find()) {
                if (!before.matcher(paragraph.substring(0, found.start())).find()) {
                    return Optional.of(found.group());
                }
            }
            return Optional.empty();
        }
    }

    private static final List<Reference> REFERENCES = List.of(
            reference("\\b[Ii]ts?\\b(?!'s (?:your|an opponent's) turn)|\\bthem\\b",
                    "\\b(?:an?|another|all|any|up to|one|two|three|four|five|top|discards?|your|units?|gear|tokens?|something)\\b"),
            reference("\\bthere\\b(?! is| are)",
                    "choose a battlefield|(?:units|gear|permanents) at a battlefield|to a battlefield|control of a battlefield|conquer|hold"),
            reference("\\bif you do\\b", "you may"),
            reference("\\bthis kills it\\b", "deals? "),
            reference("\\b(?:it was done this way|you couldn't)\\b", "\\. $|\\. [Ii]f $"),
            reference("\\bthey (?:draw|discard|channel|recycle|reveal|score)\\b", "an opponent"),
            reference("\\bthat player\\b", "player's|a player|opponent"),
            reference("\\bto each other\\b", "\\b(?:an?|another)\\b.*\\b(?:an?|another|I|me|it)\\b"));

    private References() {
    }

    /** The first word that points at nothing, if there is one. */
    static Optional<String> dangling(String paragraph) {
        return REFERENCES.stream().flatMap(reference -> reference.dangling(paragraph).stream()).findFirst();
    }

    private static Reference reference(String word, String before) {
        return new Reference(Pattern.compile(word, Pattern.CASE_INSENSITIVE),
                Pattern.compile(before, Pattern.CASE_INSENSITIVE));
    }
}
