package cardinal.riftbound.card;

import cardinal.cards.Printed;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A card as printed.
 *
 * @param energy  -1 where none is printed
 * @param power  how many Power symbols, of the card's own domain (or of any, for several domains)
 * @param might  -1 where none is printed
 * @param otherNames  131.3: its names in other languages
 * @param effectText  136 of 2026-07: the section below the rules text
 * @param mightBonus  137 of 2026-07: what it adds to the Might of what it is attached to; null where none is printed
 * @param also  178 of 2026-07: what else it is beside what its type says; null where it is of one type
 */
public record CardData(String name, String code, CardType type, List<Supertype> supertypes, List<Domain> domains,
        int energy, int power, int might,
        List<String> tags, String text, List<String> otherNames, String effectText, @Nullable Integer mightBonus,
        @Nullable CardType also)
        implements Printed {
    /** 150 of 2026-07: the tag of gear that can be attached. */
    public static final String EQUIPMENT = "Equipment";

    /** A card that is called the same everywhere. */
    public CardData(String name, String code, CardType type, List<Supertype> supertypes, List<Domain> domains,
            int energy,
            int power, int might, List<String> tags, String text) {
        this(name, code, type, supertypes, domains, energy, power, might, tags, text, List.of(), "", null);
    }

    /** A card of one type. */
    public CardData(String name, String code, CardType type, List<Supertype> supertypes, List<Domain> domains,
            int energy, int power, int might, List<String> tags, String text, List<String> otherNames,
            String effectText, @Nullable Integer mightBonus) {
        this(name, code, type, supertypes, domains, energy, power, might, tags, text, otherNames, effectText,
                mightBonus, null);
    }

    /** 178.1 of 2026-07: whether it is of this type, alone or beside another. */
    public boolean is(CardType one) {
        return type == one || also == one;
    }

    CardData withText(String other) {
        return new CardData(name, code, type, supertypes, domains, energy, power, might, tags, other, otherNames,
                effectText, mightBonus, also);
    }

    /** The same card with the codes of its printings, which may be in several sets. */
    CardData withCode(String other) {
        return new CardData(name, other, type, supertypes, domains, energy, power, might, tags, text, otherNames,
                effectText, mightBonus, also);
    }

    /** Lists call a legend by one of its tags, alone or before its name; what follows a dash in the name tells only its product. */
    @Override
    public List<String> listedAs() {
        if (type != CardType.LEGEND) {
            return List.of();
        }
        String plain = name.replaceFirst(" - .*$", "");
        return Stream.concat(Stream.of(plain), tags.stream()
                .flatMap(tag -> Stream.of(tag, tag + ", " + plain, tag + ", " + name))).distinct().toList();
    }

    @Override
    public List<String> codes() {
        return code.isEmpty() ? List.of() : List.of(code.split(", "));
    }
}
