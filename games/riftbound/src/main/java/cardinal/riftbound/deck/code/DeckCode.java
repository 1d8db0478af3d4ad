package cardinal.riftbound.deck.code;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a deck code says. The champion legend, runes and battlefields are among the cards of the main part, and so is a copy of the
 * chosen champion.
 *
 * @param version  1 to 6: 2 adds the sideboard, 3 the champion, 4 numbers with letters, 5 any number of copies, 6 more legends
 * @param legends  those besides the champion legend
 */
public record DeckCode(int version, List<Entry> main, List<Entry> sideboard, Optional<CardNumber> champion,
        List<CardNumber> legends) {
    static final int FORMAT = 1;
    static final int LATEST = 6;
    /** From this version on, sections name the numbers of copies that occur, and whether numbers have letters is said once. */
    static final int SPARSE = 5;
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
        legends = List.copyOf(legends);
    }

    /** In the version that every reader knows and that can say it all. */
    public static DeckCode of(List<Entry> main, List<Entry> sideboard, Optional<CardNumber> champion,
            List<CardNumber> legends) {
        DeckCode code = new DeckCode(LATEST, main, sideboard, champion, legends);
        if (!legends.isEmpty()) {
            return code;
        }
        boolean few = code.main.stream().allMatch(e -> e.copies <= MOST_MAIN)
                && code.sideboard.stream().allMatch(e -> e.copies <= MOST_SIDEBOARD);
        return code.in(!few || code.hasSpecial() ? SPARSE : code.isPlain() ? 3 : 4);
    }

    public DeckCode in(int other) {
        return new DeckCode(other, main, sideboard, champion, legends);
    }

    /** Whether no number has letters before its digits. */
    boolean isPlain() {
        return cards().allMatch(card -> card.prefix() == CardNumber.Prefix.NONE);
    }

    boolean hasSpecial() {
        return cards().anyMatch(card -> card.prefix() == CardNumber.Prefix.SPECIAL);
    }

    private Stream<CardNumber> cards() {
        return Stream.of(main.stream().map(Entry::card), sideboard.stream().map(Entry::card), champion.stream(),
                legends.stream()).flatMap(all -> all);
    }

    private static List<Entry> ordered(List<Entry> entries) {
        Map<CardNumber, Integer> copies = new TreeMap<>();
        entries.forEach(e -> copies.merge(e.card, e.copies, Integer::sum));
        return copies.entrySet().stream().map(e -> new Entry(e.getKey(), e.getValue()))
                .sorted(Comparator.comparingInt((Entry e) -> -e.copies)).toList();
    }
}
