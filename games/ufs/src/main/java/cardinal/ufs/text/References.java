package cardinal.ufs.text;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words that point at something said before must have something to point at. */
final class References {
    /** A paragraph whose effect opens with a word for what nobody has mentioned. */
    private static final Pattern DANGLING =
            Pattern.compile("^(?:[^:.\"]*: )?(It|They|Them|Those [a-z]+|That [a-z]+)\\b");

    private References() {
    }

    /** The first word of a paragraph that refers to nothing. */
    static Optional<String> dangling(String paragraph) {
        Matcher found = DANGLING.matcher(paragraph);
        return found.find() ? Optional.of(found.group(1)) : Optional.empty();
    }
}
