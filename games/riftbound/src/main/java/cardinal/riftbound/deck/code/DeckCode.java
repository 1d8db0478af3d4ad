package cardinal.riftbound.deck.code;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a deck code says. Legend, runes and battlefields are among the cards of the main part, and so is a copy of the chosen
 * champion.
 *
 * @param version  1 to 5: 2 adds the sideboard, 3 the champion, 4 numbers with letters, 5 any number of copies
 */
public record DeckCode(int version, List<Entry> main, List<Entry> sideboard, Optional<CardNumber> champion) {
    static final int FORMAT = 1;
    static final int LATEST = 5;
    /** The most copies of a card that versions 1 to 4 can write. */
    static final int MOST_MAIN = 12;
    static final int MOST_SIDEBOARD = 3;

    /** Copies of a printing. */
    public record Entry(CardNumber card, int copies) {
    }

    /** Entries of one printing are joined; the order is that of the code: most copies first. */
    public DeckCode {
        main = ordered(main);
        sideboard = ordered(sideboard);
    }

    /** In the version that every reader knows and that can say it all. */
    public static DeckCode of(List<Entry> main, List<Entry> sideboard, Optional<CardNumber> champion) {
        DeckCode code = new DeckCode(LATEST, main, sideboard, champion);
        boolean few = code.main.stream().allMatch(e -> e.copies <= MOST_MAIN)
                && code.sideboard.stream().allMatch(e -> e.copies <= MOST_SIDEBOARD);
        return code.in(!few || code.hasSpecial() ? LATEST : code.isPlain() ? 3 : 4);
    }

    public DeckCode in(int other) {
        return new DeckCode(other, main, sideboard, champion);
    }

    /** Whether no number has letters before its digits. */
    boolean isPlain() {
        return cards().allMatch(card -> card.prefix() == CardNumber.Prefix.NONE);
    }

    boolean hasSpecial() {
        return cards().anyMatch(card -> card.prefix() == CardNumber.Prefix.SPECIAL);
    }

    private Stream<CardNumber> cards() {
        return Stream.concat(Stream.concat(main.stream(), sideboard.stream()).map(Entry::card), champion.stream());
    }

    private static List<Entry> ordered(List<Entry> entries) {
        Map<CardNumber, Integer> copies = new TreeMap<>();
        entries.forEach(e -> copies.merge(e.card, e.copies, Integer::sum));
        return copies.entrySet().stream().map(e -> new Entry(e.getKey(), e.getValue()))
                .sorted(Comparator.comparingInt((Entry e) -> -e.copies)).toList();
    }
}
