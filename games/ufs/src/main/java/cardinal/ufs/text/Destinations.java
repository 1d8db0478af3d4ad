package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Destination;
import cardinal.ufs.ability.Destination.Facing;
import cardinal.ufs.ability.Destination.Order;
import cardinal.ufs.ability.Destination.Spot;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;

/** Where cards go: "to your hand", "to the bottom of your deck in any order", "to your card pool face down". */
public final class Destinations {
    /** " face down", " face up or face down". */
    public static final Syntax<Facing> FACING = either(
            says(" face up", Facing.FACE_UP), says(" face down", Facing.FACE_DOWN),
            says(" face up or face down", Facing.EITHER),
            says(" transformed", Facing.TRANSFORMED)).orElse(Facing.UNSAID);

    private static final Syntax<Order> ORDER =
            either(says(" in any order", Order.ANY_ORDER), says(" in a random order", Order.RANDOM_ORDER))
                    .orElse(Order.UNSAID);

    /** After "add ... ". */
    public static final Syntax<Destination> TO = to("to ");

    /** The second of two: "add it to your hand or your momentum". */
    public static final Syntax<Destination> TO_ALSO = to("");

    /** After "put ... ". */
    public static final Syntax<Destination> ON = phrase("back{}", ORDER).as(
            Destination.class, order -> new Destination(Who.NOBODY, Zone.DECK, Spot.BACK, order, Facing.UNSAID),
            to -> to.spot() == Spot.BACK ? to.order() : null);

    /** After "shuffle ... ". */
    public static final Syntax<Destination> INTO = phrase("into {} {}", Players.WHOSE, Places.ZONE).as(
            Destination.class,
            (whose, zone) -> new Destination(whose, zone, Spot.SHUFFLED, Order.UNSAID, Facing.UNSAID),
            to -> to.spot() == Spot.SHUFFLED ? to.whose() : null, Destination::zone);

    private Destinations() {
    }

    private static Syntax<Destination> to(String before) {
        return either(
                phrase(before + "{} {}{}", Players.WHOSE, Places.ZONE, FACING).as(
                        Destination.class,
                        (whose, zone, facing) -> new Destination(whose, zone, Spot.UNSAID, Order.UNSAID, facing),
                        to -> to.spot() == Spot.UNSAID ? to.whose() : null, Destination::zone, Destination::facing),
                phrase(before + "{} {} in any order", Players.WHOSE, Places.ZONE).as(
                        Destination.class, (whose, zone) -> zone == Zone.CARD_POOL
                                ? new Destination(whose, zone, Spot.ANYWHERE, Order.UNSAID, Facing.UNSAID) : null,
                        to -> to.spot() == Spot.ANYWHERE ? to.whose() : null, Destination::zone),
                spot(before + "the top of {} {}{}", Spot.TOP), spot(before + "the bottom of {} {}{}", Spot.BOTTOM),
                spot(before + "the beginning of {} {}{}", Spot.BEGINNING));
    }

    private static Syntax<Destination> spot(String words, Spot spot) {
        return phrase(words, Players.WHOSE, Places.ZONE, ORDER).as(
                Destination.class, (whose, zone, order) -> new Destination(whose, zone, spot, order, Facing.UNSAID),
                to -> to.spot() == spot ? to.whose() : null, Destination::zone, Destination::order);
    }
}
