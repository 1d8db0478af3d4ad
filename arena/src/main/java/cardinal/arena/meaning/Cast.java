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

/** Who else lies on the tables of a card: cards that its text names, cards that are what its words ask for, and others by chance. */
final class Cast<D extends Printed> {
    private static final int KIN = 14;
    private static final int OTHERS = 22;
    private static final int SHORTEST_NAME = 4;

    private final List<Understood<D>> all;
    private final List<Set<String>> headers = new ArrayList<>();
    private final Map<String, Integer> frequency = new HashMap<>();

    Cast(List<Understood<D>> all) {
        this.all = all;
        for (Understood<D> one : all) {
            Set<String> header = words(one.card().toString().replace(one.card().text(), " "));
            headers.add(header);
            header.forEach(word -> frequency.merge(word, 1, Integer::sum));
        }
    }

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
            if (word.length() > 2) {
                words.add(word.endsWith("s") ? word.substring(0, word.length() - 1) : word);
            }
        }
        return words;
    }

    /** The others on tables with this card. */
    List<Understood<D>> of(Understood<D> card, Dice dice) {
        Set<Understood<D>> cast = new LinkedHashSet<>();
        String text = Wording.fold(card.card().toString());
        for (Understood<D> one : all) {
            String name = Wording.fold(one.card().name());
            if (name.length() >= SHORTEST_NAME && text.contains(name) && one != card) {
                cast.add(one);
            }
        }
        Set<String> asked = words(card.card().toString());
        double[] scores = new double[all.size()];
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            for (String word : headers.get(i)) {
                scores[i] += asked.contains(word) ? 1.0 / frequency.getOrDefault(word, 1) : 0;
            }
            order.add(i);
        }
        order.sort(Comparator.comparingDouble((Integer i) -> -scores[i]).thenComparing(Comparator.naturalOrder()));
        order.stream().limit(KIN).forEach(i -> cast.add(all.get(i)));
        for (int i = 0; i < OTHERS; i++) {
            cast.add(all.get(dice.below(all.size())));
        }
        cast.removeIf(one -> one.card().equals(card.card()));
        return List.copyOf(cast);
    }
}
