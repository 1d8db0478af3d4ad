package cardinal.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
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
        String magic = next("the first line \"" + Journal.MAGIC + "\"");
        boolean first = magic.equals(Journal.FIRST_MAGIC);
        if (!first && !magic.equals(Journal.MAGIC)) {
            throw wrong("not a journal: the first line must be \"" + Journal.MAGIC + "\"");
        }
        String[] ruleset = words("ruleset", 3);
        String begun = first ? ruleset[2] : words("begun", 2)[1];
        String pool = first ? firstPool() : pool();
        List<KeptCard> cards = first ? List.of() : cards();
        String mode = words("mode", 2)[1];
        long seed = number(words("seed", 2)[1], Long.MIN_VALUE, Long.MAX_VALUE);
        List<Setup.DeckList> decks = decks();
        RecordedChoice start = start(first);
        int n = (int) number(words("choices", 2)[1], 0, lines.size() - at);
        List<RecordedChoice> choices = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            choices.add(recorded(next("choice " + (i + 1)), i + 1, n, first));
        }
        if (!next("the last line \"end\"").equals("end")) {
            throw wrong("expected \"end\" after " + n + " choices");
        }
        if (at != lines.size()) {
            at++;
            throw wrong("nothing may follow \"end\"");
        }
        return new Journal(ruleset[1], ruleset[2], begun, pool, cards,
                new Setup(ruleset[1], mode, seed, List.copyOf(decks)), start, choices);
    }

    /** The first format has a fingerprint of the whole pool, which says nothing about the cards of the match. */
    private String firstPool() {
        String[] pool = words("pool", 2)[1].split(" ", 2);
        hex(pool[0]);
        return pool.length == 1 ? "" : pool[1];
    }

    private String pool() {
        String line = next("\"pool\"");
        if (!line.equals("pool") && !line.startsWith("pool ")) {
            throw wrong("expected a line that begins with \"pool\"");
        }
        return line.substring(Math.min(line.length(), "pool ".length()));
    }

    private List<KeptCard> cards() {
        int n = (int) number(words("cards", 2)[1], 0, lines.size() - at);
        List<KeptCard> cards = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String[] words = next("card " + (i + 1) + " of " + n).split(" ", 2);
            if (words.length < 2) {
                throw wrong("expected card " + (i + 1) + " of " + n + " as \"NUMBER DEFINITION\"");
            }
            List<Integer> numbers = new ArrayList<>();
            for (String word : words[0].split(",", -1)) {
                numbers.add((int) number(word, 0, Integer.MAX_VALUE));
            }
            cards.add(new KeptCard(numbers.getFirst(), List.copyOf(numbers.subList(1, numbers.size())), words[1]));
        }
        return cards;
    }

    private List<Setup.DeckList> decks() {
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
        return decks;
    }

    private RecordedChoice recorded(String line, int i, int n, boolean first) {
        String[] parts = line.split("\t", -1);
        String[] words = parts[0].split(" ", -1);
        if (words.length != (first ? 3 : 4) || !words[1].equals("=") || parts.length != (first ? 1 : 3)) {
            throw wrong("expected choice " + i + " of " + n + " as \"CHOICE = FINGERPRINT"
                    + (first ? "\"" : " STANDING TAB MEANING TAB STEPS\""));
        }
        return first
                ? new RecordedChoice(choice(words[0]), "", OptionalLong.of(hex(words[2])), OptionalLong.empty(),
                        List.of())
                : new RecordedChoice(choice(words[0]), parts[1], print(words[2]), print(words[3]), trail(parts[2]));
    }

    private RecordedChoice start(boolean first) {
        String[] words = words("start", first ? 2 : 3);
        return new RecordedChoice(0, "", first ? OptionalLong.of(hex(words[1])) : print(words[1]),
                first ? OptionalLong.empty() : print(words[2]), List.of());
    }

    private OptionalLong print(String word) {
        return word.equals("-") ? OptionalLong.empty() : OptionalLong.of(hex(word));
    }

    private List<TrailStep> trail(String text) {
        try {
            return TrailStep.parse(text);
        } catch (BadInput e) {
            throw wrong(String.valueOf(e.getMessage()));
        }
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
