package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Place.Join;
import cardinal.ufs.ability.Place.Preposition;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import java.util.List;

/** Zones and whose they are: "in your stage", "from your hand or deck". */
public final class Places {
    /** "card pool". */
    public static final Syntax<Zone> ZONE = either(
            says("card pool", Zone.CARD_POOL), says("stage", Zone.STAGE), says("discard pile", Zone.DISCARD_PILE),
            says("removed pile", Zone.REMOVED), says("momentum", Zone.MOMENTUM), says("deck", Zone.DECK),
            says("hand", Zone.HAND));

    private static final Syntax<Zone> ZONES = either(
            says("card pools", Zone.CARD_POOL), says("stages", Zone.STAGE), says("discard piles", Zone.DISCARD_PILE),
            says("removed piles", Zone.REMOVED), says("momentum", Zone.MOMENTUM), says("decks", Zone.DECK),
            says("hands", Zone.HAND));

    /** " in your stage": with the blank before it. */
    static final Syntax<Place> WHERE = either(
            says(" in play", Place.IN_PLAY), after(" in ", Preposition.IN), after(" from ", Preposition.FROM));

    /** " from your card pool". */
    public static final Syntax<Place> FROM = after(" from ", Preposition.FROM);

    /** "your stage", "your hand or deck". */
    public static final Syntax<Place> PLACE = after("", Preposition.IN);

    private Places() {
    }

    static Syntax<Place> after(String before, Preposition preposition) {
        return either(
                one(before, preposition), several(before, preposition, Join.OR, " or "),
                several(before, preposition, Join.AND, " and "), several(before, preposition, Join.AND_OR, " and/or "),
                many(before, preposition, Join.OR, "or"), many(before, preposition, Join.AND, "and"));
    }

    private static Syntax<Place> one(String before, Preposition preposition) {
        Syntax<Place> singular = phrase(before + "{} {}", Players.WHOSE, ZONE).as(
                Place.class,
                (whose, zone) -> whose == Who.BOTH ? null : new Place(whose, List.of(zone), Join.OR, preposition),
                Place::whose, place -> only(place, preposition));
        Syntax<Place> both = phrase(before + "both players' {}", ZONES).as(
                Place.class, zone -> new Place(Who.BOTH, List.of(zone), Join.OR, preposition),
                place -> only(place, preposition));
        Syntax<Place> anybodys = phrase(before + "the {}", ZONE).as(
                Place.class, zone -> new Place(Who.NOBODY, List.of(zone), Join.OR, preposition),
                place -> only(place, preposition));
        Syntax<Place> combined = phrase(before + "both players' {} combined", ZONES).as(
                Place.class, zone -> new Place(Who.BOTH, List.of(zone), Join.COMBINED, preposition),
                place -> place.join() == Join.COMBINED ? only(place, preposition) : null);
        return either(singular, both, combined, anybodys);
    }

    private static @org.jspecify.annotations.Nullable Zone only(Place place, Preposition preposition) {
        return place.zones().size() == 1 && place.preposition() == preposition ? place.zones().getFirst() : null;
    }

    /** "your deck, discard pile, and removed pile": three or more. */
    private static Syntax<Place> many(String before, Preposition preposition, Join join, String conjunction) {
        return phrase(before + "{} {}", Players.WHOSE, Syntax.seriesOfSeveral(ZONE, conjunction)).as(
                Place.class,
                (whose, zones) -> zones.size() < 3 || whose == Who.BOTH ? null
                        : new Place(whose, zones, join, preposition),
                Place::whose,
                place -> place.zones().size() > 2 && place.join() == join && place.preposition() == preposition
                        ? place.zones() : null);
    }

    private static Syntax<Place> several(String before, Preposition preposition, Join join, String word) {
        return phrase(before + "{} {}", Players.WHOSE, Syntax.list(ZONE, word)).as(
                Place.class,
                (whose, zones) -> zones.size() != 2 || whose == Who.BOTH ? null
                        : new Place(whose, zones, join, preposition),
                Place::whose, place -> place.zones().size() == 2 && place.join() == join ? place.zones() : null);
    }
}
