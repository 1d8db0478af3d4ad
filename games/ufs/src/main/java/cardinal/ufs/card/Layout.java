package cardinal.ufs.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What may be printed on which card. Each method gives the complaints about a card; none, when it can exist. */
final class Layout {
    /** Properties of one type alone (B.1.2, B.2.2; UniVersus: Backup). */
    private static final List<Property> OF_CHARACTERS = List.of(Property.HAND_SIZE, Property.VITALITY);
    private static final List<Property> OF_ATTACKS = List.of(Property.SPEED, Property.DAMAGE);
    /** 2010, 2.6.0.1: the pairs of halves there are, in either order. */
    private static final Set<Set<CardType>> HALVES = Set.of(
            Set.of(CardType.FOUNDATION, CardType.ACTION), Set.of(CardType.FOUNDATION, CardType.ATTACK),
            Set.of(CardType.ASSET, CardType.ATTACK),
            Set.of(CardType.ASSET, CardType.ACTION), Set.of(CardType.ACTION, CardType.ATTACK));

    private Layout() {
    }

    /** B.1.2, B.2.2, UniVersus backup.4 and block.2: an attack has all three of its properties; what is another type's own is on no other card. */
    static List<String> side(SideData side) {
        List<String> wrong = new ArrayList<>();
        boolean attack = side.type() == CardType.ATTACK;
        if (attack && (side.attackZone() == null || OF_ATTACKS.stream().anyMatch(p -> !has(side, p)))) {
            wrong.add("an attack needs a zone, speed and damage");
        }
        if (!attack && side.attackZone() != null) {
            wrong.add("only attacks have an attack zone");
        }
        OF_ATTACKS.forEach(p -> only(side, p, CardType.ATTACK, wrong));
        OF_CHARACTERS.forEach(p -> only(side, p, CardType.CHARACTER, wrong));
        only(side, Property.STAMINA, CardType.BACKUP, wrong);
        if (side.blockZone() == null && has(side, Property.BLOCK_MODIFIER)) {
            wrong.add("a block has a zone and a modifier");
        }
        return wrong;
    }

    private static void only(SideData side, Property property, CardType type, List<String> wrong) {
        if (side.type() != type && has(side, property)) {
            wrong.add("only " + words(type) + "s have " + words(property));
        }
    }

    /** UniVersus, double-sided-cards.4. */
    static List<String> back(SideData back) {
        return has(back, Property.DIFFICULTY) || has(back, Property.CONTROL)
                ? List.of("the back of a card has neither difficulty nor check") : List.of();
    }

    /** 2010, 2.6.0.1. */
    static List<String> halves(SideData one, SideData other) {
        return one.type() != other.type() && HALVES.contains(Set.of(one.type(), other.type())) ? List.of()
                : List.of("no split card is " + words(one.type()) + " and " + words(other.type()));
    }

    private static boolean has(SideData side, Property property) {
        return side.number(property) != SideData.NONE;
    }

    private static String words(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
