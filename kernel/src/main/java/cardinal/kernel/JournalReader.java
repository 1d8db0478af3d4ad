package cardinal.kernel;

import java.util.ArrayList;
import java.util.List;

/** Reads a journal's lines; every mistake names its line and what was expected there. */
final class JournalReader {
    private final String name;
    private final List<String> lines;
    private int at;

    JournalReader(String name, List<String> lines) {
        this.name = name;
        this.lines = lines;
    }

    Journal read() {
        if (!next("the first line \"cardinal-journal 1\"").equals("cardinal-journal 1")) {
            throw wrong("not a journal: the first line must be \"cardinal-journal 1\"");
        }
        String[] ruleset = words("ruleset", 3);
        String pool = words("pool", 2)[1];
        String mode = words("mode", 2)[1];
        long seed = number(words("seed", 2)[1]);
        List<Setup.DeckList> decks = new ArrayList<>();
        while (at < lines.size() && lines.get(at).startsWith("deck ")) {
            String[] head = next("a deck").split(" ", 3);
            if (head.length < 3) {
                throw wrong("expected \"deck COUNT NAME\"");
            }
            int n = (int) number(head[1]);
            List<String> cards = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                cards.add(next("line " + (i + 1) + " of " + n + " of the deck " + head[2]));
            }
            decks.add(new Setup.DeckList(head[2], List.copyOf(cards)));
        }
        int n = (int) number(words("choices", 2)[1]);
        if (n < 0 || n > 10_000_000) {
            throw wrong("a match has no " + n + " choices");
        }
        int[] choices = new int[n];
        long[] prints = new long[(n + Journal.EVERY - 1) / Journal.EVERY];
        for (int i = 0; i < n; i += Journal.EVERY) {
            readChoices(choices, prints, i);
        }
        if (!next("the last line \"end\"").equals("end")) {
            throw wrong("expected \"end\" after " + n + " choices");
        }
        if (at != lines.size()) {
            throw wrong("nothing may follow \"end\"");
        }
        return new Journal(ruleset[1], (int) number(ruleset[2]), hex(pool), new Setup(ruleset[1], mode, seed, List.copyOf(decks)), choices, prints);
    }

    private void readChoices(int[] choices, long[] prints, int from) {
        String[] words = next("choices").split(" ");
        int n = Math.min(Journal.EVERY, choices.length - from);
        if (words.length != n + 2 || !words[n].equals("=")) {
            throw wrong("expected " + n + " choices and a fingerprint after =");
        }
        for (int i = 0; i < n; i++) {
            choices[from + i] = words[i].startsWith("c") ? Match.CONCEDES + (int) number(words[i].substring(1)) : (int) number(words[i]);
        }
        prints[from / Journal.EVERY] = hex(words[n + 1]);
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

    private long number(String word) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw wrong("\"" + word + "\" is not a number");
        }
    }

    private long hex(String word) {
        try {
            return Long.parseUnsignedLong(word, 16);
        } catch (NumberFormatException e) {
            throw wrong("\"" + word + "\" is not a fingerprint (16 hexadecimal digits)");
        }
    }

    private BadInput wrong(String message) {
        return new BadInput(name + ":" + at, message);
    }
}
