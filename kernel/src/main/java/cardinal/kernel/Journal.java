package cardinal.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What a match is rebuilt from: ruleset and version, card pool, decks, seed, the choices, and fingerprints that catch
 * drift. Its text form is made of lines, the same for the same match on every machine.
 *
 * @param pool  the fingerprint of the card pool
 * @param poolName  what the pool is called where it is kept; empty for the cards that a game comes with
 * @param fingerprints  the first of the match before any choice, then one after each
 */
public record Journal(String ruleset, int version, long pool, String poolName, Setup setup,
        int[] choices, long[] fingerprints) {
    static final String MAGIC = "cardinal-journal 1";

    public Journal {
        if (fingerprints.length != choices.length + 1) {
            throw new IllegalArgumentException(
                    choices.length + " choices and " + fingerprints.length + " fingerprints");
        }
    }

    /** What was played, as it was recorded while it was played. */
    public static Journal of(Match<?> match, int[] choices, long[] fingerprints) {
        Ruleset<?> rules = match.rules();
        return new Journal(rules.id(), rules.version(), rules.poolFingerprint(), rules.poolName(), match.setup(),
                choices, fingerprints);
    }

    static <T extends Table> Journal of(Match<T> match) {
        int[] choices = match.choices();
        Match<T> again = Match.start(match.rules(), match.setup());
        long[] prints = new long[choices.length + 1];
        prints[0] = again.fingerprint();
        for (int i = 0; i < choices.length; i++) {
            again.make(choices[i]);
            prints[i + 1] = again.fingerprint();
        }
        return of(match, choices, prints);
    }

    /** Plays the journal from its start; the first choice after which the table differs is named. */
    public <T extends Table> Match<T> rebuild(Ruleset<T> rules) {
        return rebuild(rules, choices.length);
    }

    /** Plays the first choices of the journal. */
    public <T extends Table> Match<T> rebuild(Ruleset<T> rules, int upTo) {
        if (!rules.id().equals(ruleset)) {
            throw new BadInput("journal", "it is for " + ruleset + ", not for " + rules.id());
        }
        if (rules.version() != version) {
            throw new BadInput("journal", "it was played with version " + version + " of " + ruleset
                    + "; this is version " + rules.version());
        }
        if (rules.poolFingerprint() != pool) {
            throw new BadInput("journal", "it was played with another card pool (" + titled(poolName, pool) + ", here "
                    + titled(rules.poolName(), rules.poolFingerprint()) + ")");
        }
        Match<T> match = Match.start(rules, setup);
        compare(match, 0);
        for (int i = 0; i < Math.min(upTo, choices.length); i++) {
            try {
                match.make(choices[i]);
            } catch (BadInput e) {
                throw new BadInput("journal",
                        "choice " + (i + 1) + " of " + choices.length + " cannot be made: " + e.getMessage());
            }
            compare(match, i + 1);
        }
        return match;
    }

    private static String titled(String name, long fingerprint) {
        return name.isEmpty() ? hex(fingerprint) : name + " " + hex(fingerprint);
    }

    private void compare(Match<?> match, int made) {
        if (match.fingerprint() != fingerprints[made]) {
            throw new BadInput("journal",
                    "the match differs "
                            + (made == 0 ? "from the start" : "after choice " + made + " of " + choices.length)
                            + ": fingerprint " + hex(match.fingerprint()) + " instead of " + hex(fingerprints[made]));
        }
    }

    /** The text form. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(MAGIC);
        lines.add("ruleset " + ruleset + " " + version);
        lines.add("pool " + hex(pool) + (poolName.isEmpty() ? "" : " " + poolName));
        lines.add("mode " + setup.mode());
        lines.add("seed " + setup.seed());
        for (Setup.DeckList deck : setup.decks()) {
            lines.add("deck " + deck.lines().size() + " " + deck.name());
            lines.addAll(deck.lines());
        }
        lines.add("start " + hex(fingerprints[0]));
        lines.add("choices " + choices.length);
        for (int i = 0; i < choices.length; i++) {
            String choice =
                    choices[i] >= Match.CONCEDES ? "c" + (choices[i] - Match.CONCEDES) : Integer.toString(choices[i]);
            lines.add(choice + " = " + hex(fingerprints[i + 1]));
        }
        lines.add("end");
        return lines;
    }

    /** Reads the text form; a mistake is answered with its line. */
    public static Journal parse(String name, List<String> lines) {
        return new JournalReader(name, lines).read();
    }

    static String hex(long n) {
        return String.format(Locale.ROOT, "%016x", n);
    }

    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object o) {
        return o instanceof Journal j && lines().equals(j.lines());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(choices);
    }

    @Override
    public String toString() {
        return "journal of " + choices.length + " choices";
    }
}
