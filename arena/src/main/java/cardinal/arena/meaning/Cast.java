package cardinal.arena.meaning;

import cardinal.cards.Printed;
import cardinal.catalog.game.Twins.Understood;
import cardinal.kernel.Dice;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Who else lies on the tables of a card: cards that its text names, that are what it asks for, that speak of the same, and others by chance. */
final class Cast<D extends Printed> {
    private static final int KIN = 12;
    private static final int ALIKE = 10;
    private static final int OTHERS = 16;
    private static final int SHORTEST_NAME = 4;
    private static final Pattern ENDING = Pattern.compile("(?<=...)(?:s|es|ed|e|ing)$");

    private final List<Understood<D>> all;
    private final List<String> names = new ArrayList<>();
    private final List<Set<String>> headers = new ArrayList<>();
    private final List<Set<String>> texts = new ArrayList<>();
    private final Map<String, Integer> inHeaders = new HashMap<>();
    private final Map<String, Integer> inTexts = new HashMap<>();

    Cast(List<Understood<D>> all) {
        this.all = all;
        for (Understood<D> one : all) {
            Set<String> header = words(one.card().toString().replace(one.card().text(), " "));
            headers.add(header);
            names.add(Wording.fold(one.card().name()).replaceFirst("[^a-z]+$", ""));
            header.forEach(word -> inHeaders.merge(word, 1, Integer::sum));
            Set<String> text = words(one.card().text());
            texts.add(text);
            text.forEach(word -> inTexts.merge(word, 1, Integer::sum));
        }
    }

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
            if (word.length() > 2) {
                words.add(stem(word));
            }
        }
        return words;
    }

    /** The same for "discards", "discarded" and "discarding". */
    private static String stem(String word) {
        return ENDING.matcher(word).replaceFirst("");
    }

    /** The others on tables with this card; those that have most to do with it come first. */
    List<Understood<D>> of(Understood<D> card, Dice dice) {
        Set<Understood<D>> cast = new LinkedHashSet<>(named(card.card().toString()));
        nearest(words(card.card().toString()), headers, inHeaders, KIN, cast);
        nearest(words(card.card().text()), texts, inTexts, ALIKE, cast);
        for (int i = 0; i < OTHERS; i++) {
            cast.add(all.get(dice.below(all.size())));
        }
        for (Understood<D> one : List.copyOf(cast)) {
            cast.addAll(named(one.card().toString()));
        }
        cast.removeIf(one -> one.card().equals(card.card()));
        return List.copyOf(cast);
    }

    /** Those that have most to do with a card. others: all that lie on its tables. */
    static <C> List<C> closest(List<C> others) {
        return others.subList(0, Math.min(others.size(), KIN + ALIKE));
    }

    /** The cards that a text names, such as tokens. */
    List<Understood<D>> named(String text) {
        String folded = Wording.fold(text);
        List<Understood<D>> found = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (names.get(i).length() >= SHORTEST_NAME && folded.contains(names.get(i))) {
                found.add(all.get(i));
            }
        }
        return found;
    }

    /** Adds the cards that share most of these words; rare ones count for more. */
    private void nearest(Set<String> asked, List<Set<String>> among, Map<String, Integer> frequency, int count,
            Set<Understood<D>> cast) {
        double[] scores = new double[all.size()];
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            for (String word : among.get(i)) {
                scores[i] += asked.contains(word) ? 1.0 / frequency.getOrDefault(word, 1) : 0;
            }
            order.add(i);
        }
        order.sort(Comparator.comparingDouble((Integer i) -> -scores[i]).thenComparing(Comparator.naturalOrder()));
        order.stream().limit(count).forEach(i -> cast.add(all.get(i)));
    }
}
