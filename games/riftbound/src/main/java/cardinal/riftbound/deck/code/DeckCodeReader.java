package cardinal.riftbound.deck.code;

import cardinal.kernel.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads deck codes. Whatever is wrong with one is said with its place; nothing is guessed. */
public final class DeckCodeReader {
    private static final int LONGEST = 10_000;
    private static final int MOST_CARDS = 1_000;
    private static final int MOST_COPIES = 999;

    private final CodeBytes bytes;
    private final int version;
    private final boolean lettered;

    private DeckCodeReader(CodeBytes bytes) {
        this.bytes = bytes;
        int first = bytes.one("the version");
        version = first & 0x0F;
        if (first >> 4 != DeckCode.FORMAT) {
            throw new BadInput(bytes.place(), "the format is " + (first >> 4) + "; only format " + DeckCode.FORMAT
                    + " is known (such codes begin with C)");
        }
        if (version < 1 || version > DeckCode.LATEST) {
            throw new BadInput(bytes.place(),
                    "the version is " + version + "; known are 1 to " + DeckCode.LATEST);
        }
        lettered =
                version == 4 || version >= DeckCode.SPARSE && bytes.number("whether numbers have letters", 0, 1) == 1;
    }

    public static DeckCode read(String code) {
        String word = code.replaceAll("\\s+", "");
        if (word.length() > LONGEST) {
            throw new BadInput("deck code", "a code has at most " + LONGEST + " letters, not " + word.length());
        }
        return new DeckCodeReader(new CodeBytes(Base32.decode(word))).deck();
    }

    private DeckCode deck() {
        List<DeckCode.Entry> main = section(DeckCode.MOST_MAIN);
        List<DeckCode.Entry> sideboard = version < 2 ? List.of() : section(DeckCode.MOST_SIDEBOARD);
        Optional<CardNumber> champion = version < 3 || bytes.number("whether there is a champion", 0, 1) == 0
                ? Optional.empty() : Optional.of(single());
        List<CardNumber> legends = new ArrayList<>();
        int more = version < DeckCode.LATEST ? 0 : bytes.number("the number of additional legends", 0, MOST_CARDS);
        for (; more > 0; more--) {
            legends.add(single());
        }
        bytes.end();
        return new DeckCode(version, main, sideboard, champion, legends);
    }

    /** Versions 1 to 4 go through all numbers of copies; later ones name those that occur. */
    private List<DeckCode.Entry> section(int most) {
        List<DeckCode.Entry> entries = new ArrayList<>();
        if (version < DeckCode.SPARSE) {
            for (int copies = most; copies >= 1; copies--) {
                groups(copies, entries);
            }
            return entries;
        }
        int last = MOST_COPIES + 1;
        for (int left = bytes.number("how many numbers of copies occur", 0, MOST_COPIES); left > 0; left--) {
            last = bytes.number("a number of copies", 1, last - 1);
            groups(last, entries);
        }
        return entries;
    }

    /** Cards of one set and variant stand together. */
    private void groups(int copies, List<DeckCode.Entry> entries) {
        for (int groups = bytes.number("the number of groups", 0, MOST_CARDS); groups > 0; groups--) {
            int cards = bytes.number("the number of cards in a group", 1, MOST_CARDS);
            String set = set();
            String variant = variant();
            for (; cards > 0; cards--) {
                entries.add(new DeckCode.Entry(card(set, variant), copies));
            }
        }
    }

    /** A card with its own set and variant. */
    private CardNumber single() {
        String set = set();
        return card(set, variant());
    }

    private String set() {
        return Sets.named(bytes.one("a set"), bytes.place());
    }

    private String variant() {
        return Variants.named(bytes.one("a variant"), bytes.place());
    }

    private CardNumber card(String set, String variant) {
        CardNumber.Prefix[] all = CardNumber.Prefix.values();
        int known = version == 4 ? CardNumber.Prefix.RUNE.ordinal() : all.length - 1;
        CardNumber.Prefix prefix = lettered ? all[bytes.number("the letters of a card", 0, known)] : all[0];
        return new CardNumber(set, prefix, bytes.number("the number of a card", 1, 9999), variant);
    }
}
