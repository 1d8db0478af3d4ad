package cardinal.catalog.game;

import cardinal.cards.Compiled;
import cardinal.cards.deck.DeckShape;
import cardinal.cards.deck.Lists;
import cardinal.cards.deck.Problem;
import cardinal.cards.deck.Violation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A deck as it was read, legal or not.
 *
 * @param shape  how it was written
 * @param sections  what stands under each heading, copy by copy
 * @param unread  what could not be read
 * @param faults  all that keeps it from being played: what could not be read, and every rule it breaks
 */
public record ReadDeck(DeckShape shape, Map<String, List<Card>> sections, List<Problem> unread,
        List<Violation> faults) {

    /** A copy. number: of its first printing; empty where none is known. */
    public record Card(String name, String number) {
    }

    public static ReadDeck of(DeckShape shape, Map<String, ? extends List<? extends Compiled<?, ?>>> sections,
            List<Problem> unread, List<Violation> violations) {
        Map<String, List<Card>> all = new LinkedHashMap<>();
        sections.forEach((heading, cards) -> all.put(heading,
                cards.stream().map(card -> new Card(card.data().name(), first(card.data().codes()))).toList()));
        return new ReadDeck(shape, all, unread, faults(unread, violations));
    }

    private static String first(List<String> numbers) {
        return numbers.isEmpty() ? "" : numbers.getFirst();
    }

    /** What could not be read of a list, and then the rules it breaks. */
    private static List<Violation> faults(List<Problem> problems, List<Violation> violations) {
        List<Violation> faults = new ArrayList<>();
        problems.forEach(p -> faults.add(new Violation("", p.toString())));
        violations.stream().filter(v -> !faults.contains(v)).forEach(faults::add);
        return faults.stream().distinct().toList();
    }

    /** How many cards could be read. */
    public int size() {
        return sections.values().stream().mapToInt(List::size).sum();
    }

    /** The form in which every command takes it. */
    public List<String> lines() {
        Map<String, List<String>> names = new LinkedHashMap<>();
        sections.forEach((heading, cards) -> names.put(heading, cards.stream().map(Card::name).toList()));
        return Lists.lines(names);
    }
}
