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
            reference("\\b[Ii]ts?\\b(?!'s (?:your|an opponent's) turn)(?! replaced\\b)|\\bthem\\b",
                    "\\b(?:an?|another|all|any|up to|one|two|three|four|five|top|discards?|your|units?|gear|tokens?|something)\\b"),
            reference("(?<!unit you control )\\bthere\\b(?! is| are)",
                    "choose a battlefield|(?:units|gear|permanents) at a battlefield|to a battlefield|control of a battlefield|conquer|hold|defend"),
            reference("\\bif you do\\b", "you may"),
            reference("\\bthis kills it\\b", "deals? "),
            reference("\\b(?:it was done this way|you couldn't)\\b", "\\. $|\\. [Ii]f $"),
            reference(
                    "\\bthey (?:draw|discard|channel|recycle|reveal|score|kill|exhaust|banish|ready|buff|play|choose|pay|have you)\\b",
                    "an opponent|a player|each player's"),
            reference("\\b(?:from|in) their hand\\b", "an opponent"),
            reference("\\bthat unit\\b", "\\bunits?\\b"),
            reference("\\byour unit\\b", "\\b(?:friendly unit|unit you control)\\b"),
            reference("\\bthe enemy unit\\b", "\\ban enemy unit\\b"),
            reference("\\bthe rest\\b|\\bamong them\\b|\\bone of them\\b", "\\b(?:look|looks) at\\b|\\breveals?\\b"),
            reference("\\brevealed this way\\b|\\bthe revealed cards\\b", "\\breveals? the top\\b"),
            reference("\\bthose cards\\b", "\\bbanishes one of them\\b|\\breveals? the top\\b"),
            reference("\\bits domain\\b", "\\breveal the top rune\\b"),
            reference("\\bits destination\\b", "\\bmove an?\\b"),
            reference("\\bthat (?:much|many)\\b", "\\b(?:any (?:amount|number) of|up to)\\b"),
            reference("\\bbuff spent\\b", "\\bspend\\b"), reference("\\bkilled this way\\b", "\\bkills?\\b"),
            reference("\\bdiscarded this way\\b", "\\bdiscards?\\b"),
            reference("\\brecycled this way\\b", "\\brecycles?\\b"),
            reference("\\bnew choices for it\\b", "\\btake control of a spell\\b"),
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
