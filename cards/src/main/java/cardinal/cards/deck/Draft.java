package cardinal.cards.deck;

import cardinal.cards.Compiled;
import cardinal.kernel.Dice;
import cardinal.kernel.Setup.DeckList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Cards picked by chance: from those that are wanted, and from all there are where the wanted ones do not suffice.
 *
 * @param wanted  the cards of an imported pool, say
 * @param all  these and those a game comes with
 */
public record Draft<C extends Compiled<?, ?>>(List<C> wanted, List<C> all) {

    /** One card that passes the test; a wanted one if there is one. */
    public Optional<C> one(Dice dice, Predicate<C> test) {
        return pick(dice, wanted, test).or(() -> pick(dice, all, test));
    }

    private static <C> Optional<C> pick(Dice dice, List<C> from, Predicate<C> test) {
        List<C> fitting = from.stream().filter(test).toList();
        return fitting.isEmpty() ? Optional.empty() : Optional.of(fitting.get(dice.below(fitting.size())));
    }

    /** Fills a deck up to a size with cards that pass the test. most: how many of one name there may be. */
    public void fill(List<C> deck, int size, Dice dice, Predicate<C> test, ToIntFunction<C> most) {
        fill(deck, size, dice, wanted.stream().filter(test).toList(), most);
        fill(deck, size, dice, all.stream().filter(test).toList(), most);
    }

    private void fill(List<C> deck, int size, Dice dice, List<C> from, ToIntFunction<C> most) {
        List<C> open = new ArrayList<>(from);
        while (deck.size() < size && !open.isEmpty()) {
            C card = open.remove(dice.below(open.size()));
            add(deck, card, Math.min(1 + dice.below(Math.max(1, most.applyAsInt(card))), size - deck.size()), most);
        }
        for (int i = 0; deck.size() < size && i < from.size(); i++) {
            add(deck, from.get(i), size - deck.size(), most);
        }
    }

    /** As many copies as are asked for and there may be. */
    public static <C extends Compiled<?, ?>> void add(List<C> deck, C card, int copies, ToIntFunction<C> most) {
        long there = deck.stream().filter(other -> other.name().equals(card.name())).count();
        for (long i = there; i < Math.min(there + copies, most.applyAsInt(card)); i++) {
            deck.add(card);
        }
    }

    /** The deck as a list. sections: what stands under each heading. */
    public static <C extends Compiled<?, ?>> DeckList list(String name, Map<String, List<C>> sections) {
        Map<String, List<String>> names = new LinkedHashMap<>();
        sections.forEach((heading, cards) -> names.put(heading, cards.stream().map(Compiled::name).toList()));
        return new DeckList(name, Lists.lines(names));
    }
}
