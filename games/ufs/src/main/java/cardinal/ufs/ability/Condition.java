package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;
import cardinal.ufs.card.Vital;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Something that is true or not at the moment it is asked: after "if", "while", "only playable if". */
public sealed interface Condition {

    /** The card it is about, if it is about one: what a later "it" can mean (K.3.1). */
    default @Nullable Selector about() {
        return switch (this) {
            case Is is -> is.card();
            case HasTrait has -> has.card();
            case Measures m when m.amount() instanceof Amount.Of of -> of.card();
            case IsIn in -> in.card();
            case IsOnly only -> only.card();
            case PlayedFrom from -> from.card();
            case MatchesNamed named -> named.card();
            case Happened happened -> happened.what().about();
            case And and ->
                    and.parts().stream().map(Condition::about).filter(Objects::nonNull).findFirst().orElse(null);
            default -> null;
        };
    }

    /** J.4.4: whether it asks for a vital statistic. */
    default boolean asksForVital() {
        return switch (this) {
            case VitalIs v -> true;
            case VitalMeasures v -> true;
            case VitalCompares v -> true;
            case And a -> a.parts().stream().anyMatch(Condition::asksForVital);
            case Or o -> o.parts().stream().anyMatch(Condition::asksForVital);
            default -> false;
        };
    }

    /** "you have 2 or more face down foundations", "your rival has no cards in their hand", "you have a Power token in your stage". */
    record Have(Who who, Selector.Some what) implements Condition {
    }

    /** "there are 5 or more Wall counters in play", "there is an asset in your stage". */
    record ThereIs(Selector.Some what) implements Condition {
    }

    /** "you have no foundations", "there are no other attacks in your card pool" (who NOBODY). */
    record HaveNo(Who who, Filter what) implements Condition {
    }

    /** "you have more foundations than your rival", "your rival has more health than you": fewer when not more; "at least 3 more" (least). */
    record HaveMore(Who who, boolean more, int least, Quantity what, Who than) implements Condition {
    }

    /** What players are compared by. */
    sealed interface Quantity {
        @Spoken(Spoken.Manner.HOLDER)
        record Cards(Filter filter) implements Quantity {
        }

        @Spoken(Spoken.Manner.NOUN)
        record Stat(Amount.Stat stat) implements Quantity {
        }
    }

    /** "you have 10 or less health". */
    record HealthIs(Who who, Limit limit) implements Condition {
    }

    /** "this attack's damage is 8 or greater", "the number of cards in your hand is equal to ...". */
    record Measures(Amount amount, Limit limit) implements Condition {
    }

    /** "it is a foundation", "the revealed card was an attack" (was), "your character is committed", not. */
    record Is(Selector card, boolean was, boolean not, Filter what, boolean article) implements Condition {
    }

    /** "your character is Mira Voss", "your character is Mira Voss or Ada". */
    record CharacterIs(Who whose, List<String> names) implements Condition {
    }

    /** "your character has the Pirate trait", "it has the {fire} symbol", "this attack has the Stun keyword". */
    record HasTrait(Selector card, Trait trait, Kind kind, boolean not) implements Condition {
        /**
         * The words; UNSAID: "it has Throw"; HAD: "the blocked attack had Throw"; SHARES: "it shares 2 symbols with your character"; SAME: "it has
         * the same name as another card in your card pool"; ZONE: "the zone of this attack is mid"; WITH: "it has printed difficulty 3 or less".
         */
        public enum Kind {
            TRAIT, SYMBOL, KEYWORD, UNSAID, HAD, SHARES, SAME, ZONE, WITH
        }
    }

    /** "you have gained health this turn", "an attack has dealt damage this turn", "your rival has not taken damage this turn" (not), times 3 or more. */
    record Happened(Happening what, Period period, boolean not, java.util.Optional<Limit> times, boolean past)
            implements Condition {
        public Happened(Happening what, Period period, boolean not, java.util.Optional<Limit> times) {
            this(what, period, not, times, false);
        }
    }

    /** "this is the only attack in your card pool", "it is the only card in your card pool". */
    record IsOnly(Selector card, Filter among) implements Condition {
    }

    /** "this is your second attack or greater this turn", "it is the third card in your card pool" (it). */
    record IsNth(Who whose, Happening.Nth nth, Filter of, boolean it) implements Condition {
    }

    /** "you have played this ability 3 or more times this turn". */
    record PlayedTimes(Limit times, Period period) implements Condition {
    }

    /** "this is the second time [or greater] you have played this ability this turn". */
    record TimesPlayed(Happening.Nth nth) implements Condition {
    }

    /** "you do", "you did", "they do not", "they cannot": the optional or attempted instruction just before was carried out, or not. */
    record Did(Who who, Answer answer) implements Condition {
        /** The words. */
        public enum Answer {
            DO, DID, DO_NOT, DID_NOT, CANNOT, COULD_NOT, PASS, FAIL
        }
    }

    /** "it is your turn", "it is your rival's turn". */
    record Turn(Who whose) implements Condition {
    }

    /** "you are at desperation", "your rival is at deadlock" (K.3.18, K.3.19). */
    record At(Who who, Restriction.Word state) implements Condition {
    }

    /** "you are at maximum health". */
    record AtMaximum(Who who) implements Condition {
    }

    /** "your rival's character is female", "your character has blood type AB" (B.1.2.3, B.1.2.4). */
    record VitalIs(Who whose, Vital vital, int value) implements Condition {
    }

    /** "your character's height is 180 or greater". */
    record VitalMeasures(Who whose, Vital vital, Limit limit) implements Condition {
    }

    /** "your character is taller than your rival's character"; shorter when not more. */
    record VitalCompares(Who whose, Vital vital, boolean more, Who than) implements Condition {
    }

    /** "the revealed card matches the named type": what was named for this effect. */
    record MatchesNamed(Selector card, Naming what) implements Condition {
    }

    /** "they share a keyword", "all cards revealed this way share a symbol"; same: "the milled cards are the same card type". */
    record ShareAll(Selector cards, Trait.Shares.What what, boolean none, boolean same) implements Condition {
    }

    /** "this card is in your stage", "this card is ready in your stage". */
    record IsIn(Selector card, List<Trait.Is> states, Place place) implements Condition {
    }

    /** "this attack was played from your hand", "was played from anywhere other than your hand" (other). */
    record PlayedFrom(Selector card, Place place, boolean other) implements Condition {
    }

    /** "your rival is attacking a backup", "this backup is being attacked". */
    record Attacking(Who who, boolean not) implements Condition {
    }

    /** "your last attack this turn was blocked" (nth 0), "your first attack this turn was not blocked", "... dealt damage". */
    record AttackWas(Who whose, int nth, Period period, Fate fate, boolean not) implements Condition {
        /** What became of it. */
        public enum Fate {
            BLOCKED, COMPLETELY_BLOCKED, PARTIALLY_BLOCKED, DEALT_DAMAGE
        }
    }

    /**
     * "you milled an attack this way" (YOU), "a Titan backup was milled this way" (NOBODY), "no foundations were milled this way" (none): whether
     * this effect or its cost did it to cards that fit.
     */
    record DoneThisWay(Who who, Act act, Selector what, boolean none) implements Condition {
    }

    /** "there are 5 or more Wall counters in play" (NOBODY), "you have 2 or more Rage counters on your character". */
    record HaveCounters(Who who, Limit limit, Amount.Counted counters) implements Condition {
    }

    record And(List<Condition> parts) implements Condition {
    }

    record Or(List<Condition> parts) implements Condition {
    }
}
