package cardinal.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads a journal's lines; every mistake names its line and what was expected there. */
final class JournalReader {
    private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{16}");

    private final String name;
    private final List<String> lines;
    private int at;

    JournalReader(String name, List<String> lines) {
        this.name = name;
        this.lines = lines;
    }

    Journal read() {
        if (!next("the first line \"" + Journal.MAGIC + "\"").equals(Journal.MAGIC)) {
            throw wrong("not a journal: the first line must be \"" + Journal.MAGIC + "\"");
        }
        String[] ruleset = words("ruleset", 3);
        int version = (int) number(ruleset[2], 0, Integer.MAX_VALUE);
        String[] pool = words("pool", 2)[1].split(" ", 2);
        long fingerprint = hex(pool[0]);
        String mode = words("mode", 2)[1];
        long seed = number(words("seed", 2)[1], Long.MIN_VALUE, Long.MAX_VALUE);
        List<Setup.DeckList> decks = new ArrayList<>();
        while (at < lines.size() && lines.get(at).startsWith("deck ")) {
            String[] head = next("a deck").split(" ", 3);
            if (head.length < 3) {
                throw wrong("expected \"deck COUNT NAME\"");
            }
            int n = (int) number(head[1], 0, lines.size() - at);
            List<String> cards = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                cards.add(next("line " + (i + 1) + " of " + n + " of the deck " + head[2]));
            }
            decks.add(new Setup.DeckList(head[2], List.copyOf(cards)));
        }
        long start = hex(words("start", 2)[1]);
        int n = (int) number(words("choices", 2)[1], 0, lines.size() - at);
        int[] choices = new int[n];
        long[] prints = new long[n + 1];
        prints[0] = start;
        for (int i = 0; i < n; i++) {
            String[] words = next("choice " + (i + 1)).split(" ", -1);
            if (words.length != 3 || !words[1].equals("=")) {
                throw wrong("expected choice " + (i + 1) + " of " + n + " as \"CHOICE = FINGERPRINT\"");
            }
            choices[i] = choice(words[0]);
            prints[i + 1] = hex(words[2]);
        }
        if (!next("the last line \"end\"").equals("end")) {
            throw wrong("expected \"end\" after " + n + " choices");
        }
        if (at != lines.size()) {
            at++;
            throw wrong("nothing may follow \"end\"");
        }
        return new Journal(ruleset[1], version, fingerprint, pool.length == 1 ? "" : pool[1],
                new Setup(ruleset[1], mode, seed, List.copyOf(decks)), choices, prints);
    }

    private int choice(String word) {
        return word.startsWith("c") ? Match.CONCEDES + (int) number(word.substring(1), 0, Table.MOST_SEATS - 1)
                : (int) number(word, 0, Match.CONCEDES - 1);
    }

    private String[] words(String key, int n) {
        String line = next("\"" + key + "\"");
        String[] words = line.split(" ", n);
        if (words.length != n || !words[0].equals(key)) {
            throw wrong("expected a line that begins with \"" + key + "\"");
        }
        return words;
    }

    private String next(String expected) {
        if (at >= lines.size()) {
            at++;
            throw wrong("the journal ends where " + expected + " should stand");
        }
        return lines.get(at++);
    }

    private long number(String word, long least, long most) {
        long n;
        try {
            n = Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw wrong("\"" + word + "\" is not a number");
        }
        if (n < least || n > most) {
            throw wrong(word + " is not a number from " + least + " to " + most);
        }
        return n;
    }

    private long hex(String word) {
        if (!FINGERPRINT.matcher(word).matches()) {
            throw wrong("\"" + word + "\" is not a fingerprint (16 hexadecimal digits)");
        }
        return Long.parseUnsignedLong(word, 16);
    }

    private BadInput wrong(String message) {
        return new BadInput(name + ":" + at, message);
    }
}
