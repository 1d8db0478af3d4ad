package cardinal.evolve.card;

import cardinal.cards.Printed;
import java.util.List;

/**
 * 2: a card as printed.
 *
 * @param alternateName 2.13, empty where none is printed
 * @param evolved       the special type "evolved" (2.3.3.1): it belongs into the evolve deck
 * @param advanced      the special type "advanced" (2.3.3.2 of version 1.24.1): it belongs into the evolve deck, too
 * @param token         9.1
 * @param cost          -1 where none is printed (leaders and evolved cards)
 * @param attack        -1 where none is printed
 * @param defense       -1 where none is printed; 20 for a leader unless it says otherwise (2.8.3.1)
 * @param trigger       14.4.1.1 of version 1.24.1
 * @param otherSide     2.15 there: the name of what is printed on the other side of a double-sided card, empty for others; the side with a
 *     collector number is its first one
 */
public record CardData(String name, String alternateName, String code, CardClass cardClass, Universe universe,
        CardType type, boolean evolved, boolean advanced, boolean token, List<String> traits, int cost, int attack,
        int defense,
        TriggerIcon trigger, String otherSide, String text) implements Printed {

    /** The name of the leader of a deck without leader card (Appendix B 6.1.1.1): 20 defense and no class. */
    public static final String LEADERLESS = "Leader";
    public static final int LEADER_DEFENSE = 20;

    /** A universe that brings rules of its own is always the same object. */
    public CardData {
        universe = Universe.of(universe.name());
    }

    /** A card without what only version 1.24.1 knows. */
    public CardData(String name, String alternateName, String code, CardClass cardClass, Universe universe,
            CardType type, boolean evolved, boolean token, List<String> traits, int cost, int attack, int defense,
            String text) {
        this(name, alternateName, code, cardClass, universe, type, evolved, false, token, traits, cost, attack, defense,
                TriggerIcon.NONE, "", text);
    }

    /** Whether it may be in a main deck (6.1.1.2). */
    public boolean isMainDeckCard() {
        return type != CardType.LEADER && !type.isPoint() && !evolved && !advanced && !token;
    }

    /** Whether it may be in an evolve deck (6.1.1.3, reading 23). */
    public boolean isEvolveDeckCard() {
        return evolved || advanced || type.isPoint();
    }

    CardData withText(String other) {
        return new CardData(name, alternateName, code, cardClass, universe, type, evolved, advanced, token, traits,
                cost,
                attack, defense, trigger, otherSide, other);
    }

    CardData withCode(String other) {
        return new CardData(name, alternateName, other, cardClass, universe, type, evolved, advanced, token, traits,
                cost,
                attack, defense, trigger, otherSide, text);
    }

    /** 2.15.1 of version 1.24.1. */
    public boolean isDoubleSided() {
        return !otherSide.isEmpty();
    }

    @Override
    public List<String> codes() {
        return code.isEmpty() ? List.of() : List.of(code.split(", "));
    }
}
