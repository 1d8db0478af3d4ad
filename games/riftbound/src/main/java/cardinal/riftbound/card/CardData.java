package cardinal.riftbound.card;

import cardinal.cards.Printed;
import java.util.List;

/**
 * A card as printed.
 *
 * @param energy  -1 where none is printed
 * @param power  how many Power symbols, of the card's own domain (or of any, for several domains)
 * @param might  -1 where none is printed
 * @param otherNames  131.3: its names in other languages
 */
public record CardData(String name, String code, CardType type, List<Supertype> supertypes, List<Domain> domains,
        int energy, int power, int might,
        List<String> tags, String text, List<String> otherNames) implements Printed {

    /** A card that is called the same everywhere. */
    public CardData(String name, String code, CardType type, List<Supertype> supertypes, List<Domain> domains,
            int energy,
            int power, int might, List<String> tags, String text) {
        this(name, code, type, supertypes, domains, energy, power, might, tags, text, List.of());
    }

    CardData withText(String other) {
        return new CardData(name, code, type, supertypes, domains, energy, power, might, tags, other, otherNames);
    }

    /** The same card with the codes of its printings, which may be in several sets. */
    CardData withCode(String other) {
        return new CardData(name, other, type, supertypes, domains, energy, power, might, tags, text, otherNames);
    }

    @Override
    public List<String> codes() {
        return code.isEmpty() ? List.of() : List.of(code.split(", "));
    }
}
