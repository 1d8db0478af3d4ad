package cardinal.evolve.ability;

import cardinal.cards.More;
import cardinal.cards.text.Spoken;
import cardinal.evolve.card.CardClass;
import cardinal.evolve.card.Keyword;
import java.util.List;

/**
 * A description that cards meet or not: "another [swordcraft] follower on your field", "an enemy leader or enemy follower on
 * the field". A card meets it if it meets one of the nouns and lies in one of the places.
 */
@Spoken(Spoken.Manner.HOLDER)
public record Filter(List<Noun> nouns, List<Place> places) {
    /** Whether it speaks of "other" or "another" cards. */
    public boolean isOfOthers() {
        for (int i = 0; i < nouns.size(); i++) {
            if (nouns.get(i).other()) {
                return true;
            }
        }
        return false;
    }

    /** "enemy follower with Ward": what is before and after the word for the kind, in this order. */
    @Spoken(Spoken.Manner.HOLDER)
    public record Noun(Side side, boolean other, List<Trait> traits, Kind kind) {
        public Noun with(Trait trait) {
            return new Noun(side, other, More.of(traits, trait), kind);
        }
    }

    /** What sort of card is meant (2.3). */
    public enum Kind {
        CARD, LEADER, FOLLOWER, AMULET, SPELL,
        /** "Dragon token": a token of any card type (9.1). */
        TOKEN,
        /** The name itself is the noun: "a Ghost on your field" (2.1.2). */
        NAMED
    }

    /** Whose card it is: its controller (3.1.2). */
    public enum Side {
        ANY, ENEMY,
        /** "your followers", "one of your followers", "an amulet you control". */
        YOURS
    }

    /**
     * Where it lies, seen from the player who acts. No place at all: on the field, or in the leader area for leaders (4.3.3,
     * 4.4.3); for cards being played, anywhere (4.4.3.1).
     */
    public enum Place {
        /** "on the field": anybody's. */
        FIELD,
        YOUR_FIELD, YOUR_HAND, YOUR_EX_AREA, YOUR_CEMETERY, YOUR_DECK, YOUR_EVOLVE_DECK, YOUR_BANISHED_ZONE,
        /** "in an opponent's EX area", "in opponents' cemeteries", "on an opponent's field". */
        OPPONENT_FIELD, OPPONENT_HAND, OPPONENT_EX_AREA, OPPONENT_CEMETERY,
        /** "from among them": the cards this effect looks at or revealed (5.10). */
        AMONG_THEM,
        /** "any number of them": the cards that were named last, wherever they are. */
        OF_THEM;

        /** Whether what lies there may be a target: everything but cards in non-public zones (10.6.2.3). */
        public boolean isPublic() {
            return switch (this) {
                case YOUR_HAND, OPPONENT_HAND, YOUR_DECK, YOUR_EVOLVE_DECK, AMONG_THEM, OF_THEM -> false;
                default -> true;
            };
        }

        /** The zones it speaks of where "you" are the first player, as bits. */
        long reach() {
            return switch (this) {
                case FIELD -> Zone.FIELD.bits();
                case OPPONENT_FIELD, OPPONENT_HAND, OPPONENT_EX_AREA, OPPONENT_CEMETERY -> zone().bit(1);
                default -> zone().bit(0);
            };
        }

        /** The kind of zone it is in, whoever's. */
        public Zone zone() {
            return switch (this) {
                case FIELD, YOUR_FIELD, OPPONENT_FIELD, OF_THEM -> Zone.FIELD;
                case YOUR_HAND, OPPONENT_HAND -> Zone.HAND;
                case YOUR_EX_AREA, OPPONENT_EX_AREA -> Zone.EX;
                case YOUR_CEMETERY, OPPONENT_CEMETERY -> Zone.CEMETERY;
                case YOUR_DECK, AMONG_THEM -> Zone.DECK;
                case YOUR_EVOLVE_DECK -> Zone.EVOLVE_DECK;
                case YOUR_BANISHED_ZONE -> Zone.BANISHED;
            };
        }
    }

    /** A property the card must have. */
    public sealed interface Trait {
        /** One word before the noun. */
        enum Is implements Trait {
            RESERVED, ENGAGED, EVOLVED, UNEVOLVED, FACEUP, FACEDOWN, TOKEN, DAMAGED, UNDAMAGED, RACING, ATTACKING,
            /** 5.31.1 of version 1.24.1. */
            BOXED
        }

        /** "Pixie follower", "Thorn Burst tokens": a trait (2.4) or a card name (2.1.2), whichever the card has. */
        @Spoken(Spoken.Manner.HOLDER)
        record Labelled(String label) implements Trait {
        }

        /** "non-Pixie follower". */
        record NotLabelled(String label) implements Trait {
        }

        /** "Cool or Passion card". */
        record LabelledEither(List<String> labels) implements Trait {
        }

        /** "[swordcraft] follower" (2.2.3). */
        record Craft(CardClass craft) implements Trait {
        }

        /** "non-Swordcraft follower". */
        record NotCraft(CardClass craft) implements Trait {
        }

        /** "cards named Eggsplosion or Humpty Dumpty". */
        record Named(List<String> names) implements Trait {
        }

        /** "with \"Rin\" or \"Mio\" in its name". */
        record NameHas(List<String> parts) implements Trait {
        }

        /** "with a different name from this card". */
        record OtherNameThanThis() implements Trait {
        }

        /** "with Ward", "with Storm or Ward". */
        record With(List<Keyword> keywords) implements Trait {
        }

        /** "with the declared name" (5.33 of version 1.24.1). */
        record WithDeclaredName() implements Trait {
        }

        /** "with a Trigger" (14.4.1.2 of version 1.24.1): it has a trigger icon. */
        record WithTrigger() implements Trait {
        }

        /** "with [evolve]", "with Earth Rite", "with [fanfare]": it has an ability of that kind. */
        record WithAbility(Mark mark) implements Trait {
        }

        /** "that costs 3 or less", "with 4 defense or less", "3-cost" (EXACTLY), "with at least 5 attack". */
        @Spoken(Spoken.Manner.NOUN)
        record Stat(Amount.Stat stat, Compare compare, Amount amount) implements Trait {
        }

        /** "that originally costs 5 or more", "with an original attack of 3 or less" (5.23). */
        record Original(Amount.Stat stat, Compare compare, int n) implements Trait {
        }

        /** "that costs an odd number of play points". */
        record CostParity(boolean odd) implements Trait {
        }

        /** "the lowest-cost enemy followers", "the highest-attack follower": extreme among all that fit the rest. */
        record Extreme(boolean highest, Amount.Stat stat) implements Trait {
        }

        /** "with a Fable counter on it". */
        record HasCounter(String kind) implements Trait {
        }

        /** "with different costs": no two of the group share a cost. */
        record DifferentCosts() implements Trait {
        }

        /** "with different names": no two of the group share a name. */
        record DifferentNames() implements Trait {
        }

        /** "that cost a total of 5 or more", "that cost a total of 6 or less": said of the group that is picked. */
        record TotalCost(Compare compare, int n) implements Trait {
        }

        /** "not named Eggsplosion". */
        record NotNamed(List<String> names) implements Trait {
        }

        /** "with both the Sea and Sky traits" (2.4). */
        record LabelledAll(List<String> labels) implements Trait {
        }
    }

    /** Abilities that text refers to by their sign. */
    public enum Mark {
        EVOLVE, FANFARE, LAST_WORDS, ACT, SERVE, EARTH_RITE, STRIKE, ON_EVOLVE, SPELLCHAIN, COMBO, NECROCHARGE, ADVANCE,
        RIDE, UNION_BURST
    }

    /** Whether a noun in these places could mean a card that this describes, too. */
    public boolean overlaps(Noun noun, List<Place> others) {
        long reach = reach(noun, others);
        for (Noun own : nouns) {
            if ((reach(own, places) & reach) != 0 && (own.kind == noun.kind || isOpen(own.kind) || isOpen(noun.kind))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOpen(Kind kind) {
        return kind == Kind.CARD || kind == Kind.TOKEN || kind == Kind.NAMED;
    }

    /** Where a noun finds cards, by its places and by whose they are, as bits of zones; "you" are the first player. */
    public static long reach(Noun noun, List<Place> places) {
        long zones = noun.kind == Kind.LEADER ? Zone.LEADER.bits() : places.isEmpty() ? Zone.FIELD.bits() : 0;
        for (int i = 0; i < places.size() && noun.kind != Kind.LEADER; i++) {
            zones |= places.get(i).reach();
        }
        long yours = (1L << Zone.PER_SEAT) - 1;
        return switch (noun.side) {
            case ANY -> zones;
            case YOURS -> zones & yours;
            case ENEMY -> zones & ~yours;
        };
    }

    public static Filter of(Kind kind, Place... places) {
        return new Filter(List.of(noun(kind)), List.of(places));
    }

    public static Noun noun(Kind kind) {
        return new Noun(Side.ANY, false, List.of(), kind);
    }
}
