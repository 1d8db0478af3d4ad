package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;
import cardinal.ufs.card.Property;
import java.util.List;

/** What happens to a card's current state in one step of "gets ..." (J.1.2: each is its own event). */
public sealed interface Change {
    /** C.3.3.2.3: whether abilities or keywords come or go by it. */
    default boolean isOfAbilities() {
        return switch (this) {
            case GainsAbility g -> true;
            case GainsAbilitiesOf g -> true;
            case Gains g -> true;
            case IsA i -> true;
            case Loses l -> true;
            default -> false;
        };
    }

    /** Whether it would leave something open that nobody is asked about, if it is not made at once. */
    default boolean isOpen() {
        return this instanceof GainsChosen || this instanceof Loses l && l.isChosen();
    }

    /** "+2 speed", "-1 difficulty", "+1 damage for each ...", "+X damage"; minus: the amount is a penalty (K.3.6). bounds: K.3.7. */
    @Spoken(Spoken.Manner.HOLDER)
    record Bonus(boolean minus, Amount amount, Property property, Bounds bounds, Wording wording) implements Change {
        public Bonus(boolean minus, Amount amount, Property property, Bounds bounds) {
            this(minus, amount, property, bounds, Wording.GETS);
        }

        public Bonus said(Wording other) {
            return new Bonus(minus, amount, property, bounds, other);
        }

        /** How it is said. */
        public enum Wording {
            /** "it gets +1 damage". */
            GETS,
            /** "it gets an additional +1 damage". */
            ADDITIONAL,
            /** "its damage gets +1". */
            SUBJECT
        }
    }

    /** "+2 or -2 speed", "+1 speed or +1 damage", "+2 damage or gains Throw": the controller picks. */
    record OneOf(List<Change> options) implements Change {
    }

    /** "gains Stun: 1", "gains Throw", "gains Kick and Punch". */
    record Gains(List<KeywordUse> keywords) implements Change {
    }

    /** "your character is a Pirate": has the trait besides its own. */
    record IsA(KeywordUse.Trait trait) implements Change {
    }

    /** "gains 1 keyword trait of your choice", "gains the named keyword", "gains all keywords on that card". */
    record GainsChosen(Kind kind) implements Change {
        public enum Kind {
            KEYWORD_TRAIT, KEYWORD_ABILITY, KEYWORD, NAMED_KEYWORD, SYMBOL
        }
    }

    /** "loses all keywords", "loses Throw", "loses 1 keyword ability of your choice". */
    record Loses(List<KeywordUse> keywords, What what) implements Change {
        public enum What {
            THESE, ALL_KEYWORDS, ALL_ABILITIES, KEYWORD_TRAIT, KEYWORD_ABILITY, KEYWORD
        }

        /** Whether somebody chooses what is lost. */
        public boolean isChosen() {
            return what == What.KEYWORD || what == What.KEYWORD_ABILITY || what == What.KEYWORD_TRAIT;
        }
    }

    /** "gains "Enhance: Draw 1 card."": an ability in quotes. */
    record GainsAbility(Ability ability) implements Change {
    }

    /** "gains the abilities of that card": the printed ones (UniVersus: Gaining Abilities). */
    record GainsAbilitiesOf(Selector card) implements Change {
    }

    /**
     * "gets +1 to its Stun rating", "gets +1 to each of its keyword ratings": keyword empty, each rating (I.2.4.1); subject: "its Stun rating gets
     * +1".
     */
    record Rating(String keyword, boolean minus, Amount amount, boolean subject) implements Change {
        /** "to 1 of its keyword ratings": in the place of a keyword. */
        public static final String ONE_OF_THEM = "1";

        /** Whether it changes ratings of this keyword. */
        public boolean isOf(String other) {
            return keyword.isEmpty() || keyword.equals(ONE_OF_THEM) || keyword.equalsIgnoreCase(other);
        }

        public Rating(String keyword, boolean minus, Amount amount) {
            this(keyword, minus, amount, false);
        }
    }

    /** "ignores progressive difficulty" (E.4.7.2.2). */
    record IgnoresProgressive() implements Change {
    }

    /** "does not count toward progressive difficulty [to play attacks]" (E.4.7.2.3). */
    record DoesNotCount(java.util.Optional<Filter> toPlay) implements Change {
    }

    /** "does not count toward progressive difficulty to play this card". */
    record DoesNotCountFor(Selector card) implements Change {
    }

    /** "gains the {fire} symbol". */
    record GainsSymbol(cardinal.ufs.card.Symbol symbol) implements Change {
    }

    /** "loses the {fire} symbol". */
    record LosesSymbol(cardinal.ufs.card.Symbol symbol) implements Change {
    }

    /** A floor or ceiling; MIN_VALUE and MAX_VALUE where there is none. of: of the amount ("max. 3" after "for each") or of the value. */
    record Bounds(int least, int most) {
        public static final Bounds NONE = new Bounds(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
}
