package cardinal.evolve.text;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words that point back, and what must stand before them in the same paragraph. A word that points at nothing is not understood. */
final class References {
    private static final Pattern POINTING = Pattern.compile(
            "(?<!shuffles? )\\b(?:[Ii]ts?|[Tt]hem|[Tt]hey|[Tt]hat (?:card|follower|amulet|enemy)|[Tt]he (?:selected|summoned|revealed) \\w+)\\b(?!'s (?:your|an opponent's) turn)");
    private static final Pattern NAMED = Pattern.compile(
            "\\b(?:an?|another|each|any|up to|\\d+|X|top|one of|other|your (?:leader|hand|followers?|amulets?)|opponent|this (?:card|follower|amulet)|Strike)\\b"
                    + "|\\[lastwords\\]");

    private References() {
    }

    /** The first word that points at nothing, if there is one. */
    static Optional<String> dangling(String paragraph) {
        Matcher found = POINTING.matcher(paragraph);
        while (found.find()) {
            if (!NAMED.matcher(paragraph.substring(0, found.start())).find()) {
                return Optional.of(found.group());
            }
        }
        return Optional.empty();
    }
}
