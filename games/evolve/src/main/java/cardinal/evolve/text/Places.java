package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Filter.Place;
import java.util.List;

/** 4: where cards lie, with the blank before. */
public final class Places {
    /** Nothing said. */
    public static final Syntax<List<Place>> NOWHERE = says("", List.of());

    private Places() {
    }

    /** " on your field", " in your hand and in your EX area". */
    static Syntax<List<Place>> in(Person person, boolean plural, String conjunction) {
        String your = " in " + person.whose() + " ";
        Syntax<Place> place = either(
                says(" on the field", Place.FIELD), says(" on " + person.whose() + " field", Place.YOUR_FIELD),
                says(your + "hand", Place.YOUR_HAND), says(your + "EX area", Place.YOUR_EX_AREA),
                says(your + "cemetery", Place.YOUR_CEMETERY), says(your + "deck", Place.YOUR_DECK),
                says(your + "evolve deck", Place.YOUR_EVOLVE_DECK),
                says(your + "banished zone", Place.YOUR_BANISHED_ZONE),
                says(" on an opponent's field", Place.OPPONENT_FIELD),
                says(" in an opponent's hand", Place.OPPONENT_HAND),
                says(" in an opponent's EX area", Place.OPPONENT_EX_AREA),
                plural ? says(" in opponents' cemeteries", Place.OPPONENT_CEMETERY)
                        : says(" in an opponent's cemetery", Place.OPPONENT_CEMETERY));
        return list(place, " " + conjunction);
    }

    /** " from your hand", " from among them". */
    static Syntax<List<Place>> from(Person person) {
        String your = " from " + person.whose() + " ";
        return either(
                says(your + "field", List.of(Place.YOUR_FIELD)), says(your + "hand", List.of(Place.YOUR_HAND)),
                says(your + "EX area", List.of(Place.YOUR_EX_AREA)),
                says(your + "cemetery", List.of(Place.YOUR_CEMETERY)),
                says(your + "deck", List.of(Place.YOUR_DECK)),
                says(your + "evolve deck", List.of(Place.YOUR_EVOLVE_DECK)),
                says(" from among them", List.of(Place.AMONG_THEM)));
    }

    /** Where cards are not played from unless a text says so (8.2.1). */
    static final Syntax<List<Place>> PLAYED_FROM = either(
            says(" from your banished zone", List.of(Place.YOUR_BANISHED_ZONE)),
            says(" from your cemetery", List.of(Place.YOUR_CEMETERY)));

    /** "[this card from] your cemetery". */
    static final Syntax<Place> SELF_FROM = either(says("your cemetery", Place.YOUR_CEMETERY),
            says("your hand", Place.YOUR_HAND), says("your EX area", Place.YOUR_EX_AREA));

    /** Zones of one's own with a limit (4.4.4, 4.7.3, 4.8.3). */
    static final Syntax<Place> LIMITED = either(says("field", Place.YOUR_FIELD), says("hand", Place.YOUR_HAND),
            says("EX area", Place.YOUR_EX_AREA));

    /** "the EX area" and the like, as the name of one's own zone. */
    static final Syntax<Place> ZONE = either(
            says("field", Place.YOUR_FIELD), says("hand", Place.YOUR_HAND), says("EX area", Place.YOUR_EX_AREA),
            says("cemetery", Place.YOUR_CEMETERY), says("deck", Place.YOUR_DECK));
}
