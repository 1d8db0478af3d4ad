package cardinal.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Words that cards were not understood for, with the cards that understanding them would help.
 *
 * @param words  how what was not understood begins; the whole of it where only one card says it
 * @param unlocks  how many cards lack nothing else
 * @param cards  all that say it
 */
public record MissingWords(String words, int unlocks, List<String> cards) {
    /** Shorter beginnings than this have nothing in common but grammar. */
    private static final int LEAST_WORDS = 3;
    private static final int MOST_WORDS = 12;

    /** One place where a card was not understood. */
    private record Gap(CardReport card, String words) {
    }

    /** The words that the unsupported ones of these cards lack, those that unlock most first. */
    public static List<MissingWords> of(List<CardReport> cards) {
        List<Gap> open = new ArrayList<>();
        for (CardReport card : cards) {
            new LinkedHashSet<>(card.unread()).forEach(words -> open.add(new Gap(card, words)));
        }
        Map<CardReport, Set<String>> lacks = new LinkedHashMap<>();
        Map<String, List<CardReport>> groups = new LinkedHashMap<>();
        while (!open.isEmpty()) {
            String shared = mostShared(open);
            open.stream().filter(gap -> begins(gap.words, shared)).forEach(gap -> {
                groups.computeIfAbsent(shared, w -> new ArrayList<>()).add(gap.card);
                lacks.computeIfAbsent(gap.card, c -> new LinkedHashSet<>()).add(shared);
            });
            open.removeIf(gap -> begins(gap.words, shared));
        }
        List<MissingWords> missing = new ArrayList<>();
        groups.forEach((words, lacking) -> missing.add(new MissingWords(words,
                (int) lacking.stream().distinct().filter(card -> lacks.getOrDefault(card, Set.of()).size() == 1)
                        .count(),
                lacking.stream().map(CardReport::name).distinct().toList())));
        missing.sort(Comparator.comparingInt((MissingWords m) -> -m.unlocks).thenComparingInt(m -> -m.cards.size())
                .thenComparing(MissingWords::words));
        return List.copyOf(missing);
    }

    /** The beginning that most gaps have, the longest of those. */
    private static String mostShared(List<Gap> open) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        open.forEach(gap -> beginnings(gap.words).forEach(words -> counts.merge(words, 1, Integer::sum)));
        return counts.entrySet().stream().max(Comparator.comparingInt((Map.Entry<String, Integer> e) -> e.getValue())
                .thenComparingInt(e -> e.getKey().length()).thenComparing(Map.Entry::getKey)).orElseThrow().getKey();
    }

    private static List<String> beginnings(String words) {
        List<String> found = new ArrayList<>(List.of(words));
        int at = -1;
        for (int count = 1; count <= MOST_WORDS; count++) {
            at = words.indexOf(' ', at + 1);
            if (at < 0) {
                break;
            }
            if (count >= LEAST_WORDS) {
                found.add(words.substring(0, at));
            }
        }
        return found;
    }

    private static boolean begins(String words, String with) {
        return words.equals(with) || words.startsWith(with + " ");
    }
}
