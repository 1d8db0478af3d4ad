package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;
import cardinal.ufs.card.Property;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pattern for something that happens. Response conditions and fired effects wait for one (When), conditions and counts ask whether it has
 * happened (Condition.Happened, Amount.Counted.Times). Cards are described by selectors: This and CurrentAttack mean one card, Some means "1 or
 * more cards that fit, as one event", so the limit is on the group.
 */
public sealed interface Happening {

    /** The card that something happens to, if it is one: what a later "it" can mean (K.3.1). */
    default @Nullable Selector about() {
        return switch (this) {
            case IsBlocked blocked -> blocked.attack();
            case DealsDamage deals -> deals.attack();
            case Resolves resolves -> resolves.attack();
            case ZoneChanges changes -> changes.attack();
            case IsAttacked attacked -> attacked.backup();
            case Transforms transforms -> transforms.card();
            case Goes goes -> goes.card();
            case Does does -> does.cards();
            default -> null;
        };
    }

    /** As what a card is played. */
    enum As {
        /** Not said: "play a card". */
        UNSAID,
        BLOCK,
        REVERSAL,
        ATTACK,
        FORM
    }

    /**
     * "you play an attack", "an attack is played", "your rival tries to play a card" (tries). from: "from anywhere other than the hand" when not
     * UNSAID with notFrom. nth: "their third attack or greater this turn" is 3 with orGreater; 0: any.
     */
    record Plays(Who who, Selector card, As as, boolean tries, Place from, boolean notFrom, Nth nth)
            implements Happening {
    }

    /** "your rival plays an ability that ...": nth as above. */
    record PlaysAbility(Who who, AbilityFilter ability, Nth nth) implements Happening {
    }

    /** "your rival chooses an option for an ability ...": a bullet of its list (UniVersus: Bullets in Abilities). */
    record ChoosesOption(Who who, AbilityFilter ability) implements Happening {
    }

    /** "your rival plays the same ability on the same card for the second time or greater this turn". */
    record RepeatsAbility(Who who, AbilityFilter ability, Noun on, Nth nth) implements Happening {
    }

    /** "you block with this card", "your rival blocks this attack", "you completely block an attack with this card". with, attack: Nothing when unsaid. */
    record Blocks(Who who, boolean tries, Trait.Is how, Selector attack, Selector with) implements Happening {
    }

    /** "your rival does not try to block this attack": known when it is unblocked. */
    record DoesNotTry(Who who, Selector attack) implements Happening {
    }

    /** "this attack is blocked", "your attack is not blocked" (UNBLOCKED), "an attack is completely blocked by an attack". */
    record IsBlocked(Selector attack, Trait.Is how, boolean not, Selector by) implements Happening {
        public IsBlocked(Selector attack, Trait.Is how, boolean not) {
            this(attack, how, not, NOTHING_SAID);
        }
    }

    /** "this attack deals [4 or more] damage [to a character]", "deals no damage" (no). */
    record DealsDamage(Selector attack, boolean no, DamageLimit limit, Target to) implements Happening {
    }

    /** "you take [5 or more] damage [from an unblocked attack]", "you are dealt damage by". dealt tells the wording. */
    record TakesDamage(Who who, boolean dealt, DamageLimit limit, Selector from) implements Happening {
    }

    /** How much damage. */
    sealed interface DamageLimit {
        @Spoken(Spoken.Manner.SILENT)
        record Any() implements DamageLimit {
        }

        @Spoken(Spoken.Manner.NOUN)
        record Some(Limit limit) implements DamageLimit {
        }

        /** "more than its printed damage" / "less than its printed damage". */
        record ThanPrinted(boolean more) implements DamageLimit {
        }
    }

    /** To whom. */
    enum Target {
        UNSAID, A_CHARACTER, YOUR_CHARACTER, A_BACKUP, THIS_BACKUP, YOU, YOUR_RIVAL
    }

    /** "you have dealt damage", "your rival deals damage to a character": by any attack of that player. */
    record PlayerDeals(Who who, DamageLimit limit, Target to) implements Happening {
    }

    /** "this attack resolves". */
    record Resolves(Selector attack) implements Happening {
    }

    /** "an ability that adds 1 or more Debt counters resolves": all of it has been tried (UniVersus: Resolve). */
    record AbilityResolves(AbilityFilter ability) implements Happening {
    }

    /** "this backup is attacked". */
    record IsAttacked(Selector backup) implements Happening {
    }

    /**
     * "you discard this card", "1 or more rival foundations are destroyed by your effect" (passive, who NOBODY), "you commit 1 or more
     * foundations". to and from: "to your momentum", "from your hand or deck".
     */
    record Does(Who who, List<Act> acts, Selector cards, boolean passive, Place from, Place to, Cause cause)
            implements Happening {
    }

    /** "a card enters your discard pile", "this card leaves your stage". */
    record Goes(Selector card, boolean leaves, Place place, Place from, Cause cause) implements Happening {
    }

    /** "you sacrifice 1 or more foundations or your attack deals damage": one of two, whichever comes. */
    record EitherOf(Happening one, Happening other) implements Happening {
    }

    /** "you make a check to play a foundation", "you check a printed 3 or less", "you pass a check against ...", "you fail the check". */
    record Checks(Who who, Result result, Purpose purpose) implements Happening {
        public enum Result {
            MADE, PASSED, FAILED,
            /** "passes the check", "fails the check": the first one to end since it was spoken of, and no later one. */
            PASSED_IT, FAILED_IT;

            /** Whether the check has to be passed, of those that end. */
            public boolean isPass() {
                return this == PASSED || this == PASSED_IT;
            }

            /** Whether one check is meant and no other. */
            public boolean isOfOne() {
                return this == PASSED_IT || this == FAILED_IT;
            }
        }
    }

    /** "you check an attack", "you check a 3 or less" to play something. */
    record ChecksCard(Who who, Selector card, Purpose purpose) implements Happening {
    }

    /** "you check a [printed] 3 or less". */
    record ChecksNumber(Who who, boolean printed, Limit number, Purpose purpose) implements Happening {
    }

    /** What a check is for. */
    sealed interface Purpose {
        @Spoken(Spoken.Manner.SILENT)
        record Unsaid() implements Purpose {
        }

        /** "to play a card", "to play this attack", "to play a block". */
        record ToPlay(Selector card, As as) implements Purpose {
        }

        /** "to block this attack", "to block". */
        record ToBlock(Selector attack, boolean said) implements Purpose {
        }
    }

    /** "your attack receives a damage bonus [of 2 or greater]", "your rival reduces the damage of your attack". */
    record Changes(Who by, Selector card, Direction direction, List<Property> properties,
            java.util.Optional<Limit> size, Cause cause, Wording wording)
            implements Happening {
        public enum Direction {
            BONUS, PENALTY, REDUCED, INCREASED, MODIFIED
        }

        /** How it is said. */
        public enum Wording {
            /** "your attack receives a damage bonus". */
            RECEIVES,
            /** "your attack gets a damage penalty". */
            GETS,
            /** "the speed of your attack is reduced". */
            PASSIVE,
            /** "your rival reduces the damage of your attack". */
            ACTIVE
        }
    }

    /** "the zone of your attack is changed". */
    record ZoneChanges(Selector attack) implements Happening {
    }

    /** "you gain [3 or more] health", "your rival loses health due to an effect". */
    record Health(Who who, boolean loses, java.util.Optional<Limit> size, Cause cause) implements Happening {
    }

    /** "your Combat Phase begins", "the start of the End Phase" (with When.AT), "the end of your turn". */
    record PhaseTurns(Who whose, Phase phase, boolean ends, Wording wording) implements Happening {
        public enum Wording {
            /** "your Combat Phase begins" / "ends". */
            VERB,
            /** "the start of your Combat Phase" / "the end of". */
            NOUN,
            /** "your rival's Ready Step": after it, before it. */
            BARE
        }
    }

    /** "the Damage Step of your rival's attack", "your attack's Block Step". */
    record StepOf(Phase step, Selector attack) implements Happening {
    }

    /** "your rival cycles", "you cycle your deck". */
    record Cycles(Who who) implements Happening {
    }

    /** "you level up". */
    record LevelsUp(Who who) implements Happening {
    }

    /** "this character transforms [into "Name"]". */
    record Transforms(Selector card, String into) implements Happening {
    }

    /** "you add 1 or more Wall counters to a card", "you remove ...". */
    record CountersChange(Who who, boolean removes, Limit count, String counter, Selector on, Cause cause)
            implements Happening {
    }

    /** "the game begins" (E.1.6: with When.BEFORE), "the start of the game" (with When.AT). */
    record GameBegins(boolean start) implements Happening {
    }

    /** Which of several the same: 0, any; "third" is 3; orGreater: "third or greater". theirs: "their third attack". */
    record Nth(int n, boolean orGreater, Period period) {
        public static final Nth ANY = new Nth(0, false, Period.UNSAID);
    }

    /** What brought it about. */
    enum Cause {
        UNSAID,
        YOUR_EFFECT, BY_YOUR_EFFECT, RIVALS_EFFECT, A_RIVAL_EFFECT, BY_A_RIVAL_EFFECT, RIVAL_EFFECTS, BY_RIVAL_EFFECTS,
        THEIR_EFFECT, AN_EFFECT,
        YOUR_NON_CHARACTER_EFFECT, RIVALS_NON_CHARACTER_EFFECT, THEIR_NON_CHARACTER_EFFECT, A_NON_CHARACTER_EFFECT,
        A_STUN_EFFECT,
        /** "to pay a cost", "to pass a check", "to pass a check to play a block". */
        PAYING_A_COST, PASSING_A_CHECK, PASSING_A_CHECK_TO_BLOCK,
        /** "to pass the check to play this card". */
        PASSING_THE_CHECK_FOR_THIS
    }

    /** No card said where one could be. */
    Selector NOTHING_SAID = new Selector.This(Noun.NOTHING);
}
