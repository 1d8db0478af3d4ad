package cardinal.evolve.ability;

import cardinal.cards.text.Spoken;
import java.util.List;

/** Something that is true or not when it is asked: after "if" or "while", or one of the class conditions of 13. */
public sealed interface Condition {

    /** No condition. */
    @Spoken(Spoken.Manner.SILENT)
    record Always() implements Condition {
    }

    /** 13.2.1: "Combo (3): ...". */
    record Combo(int n) implements Condition {
    }

    /** 13.3.1: "Spellchain (10): ..." or "SC (10): ..."; fixed when the effect begins to resolve (13.3.1.4). */
    record Spellchain(int n) implements Condition {
    }

    /** 13.5.1: "Necrocharge (10): ..." or "NC (10): ..."; fixed when the effect begins to resolve (13.5.1.3.2). */
    record Necrocharge(int n) implements Condition {
    }

    /** 13.3.3: "Earth Rite: ...", "Earth Rite (2): ...": the additional cost was paid when the card or ability was played. */
    record EarthRite(int n) implements Condition {
    }

    /** 13.4.1: "Overflow is active for you". */
    record Overflow() implements Condition {
    }

    /** 13.5.2: "Sanguine is active for you". */
    record Sanguine() implements Condition {
    }

    /** "there are at least 3 Hunter cards in your cemetery", "there is an amulet on your field", "there are no cards in your hand". */
    @Spoken(Spoken.Manner.HOLDER)
    record Cards(Compare compare, int n, Filter filter) implements Condition {
    }

    /** "there are at least 3 Howl counters on this card", "there are no Howl counters on it" (15.1). */
    record CountersOn(Compare compare, int n, String kind, Selector on) implements Condition {
    }

    /** "your leader's defense is 5 or less", "an enemy leader's defense is 10 or more". */
    record LeaderDefense(boolean enemy, Compare compare, int n) implements Condition {
    }

    /** "you have 10 maximum play points", "each player has 10 maximum play points". */
    record HasPoints(Who who, Compare compare, int n, Amount.Points points) implements Condition {
    }

    /** "it's a spell", "it's a Heroic follower". */
    record ItIs(Filter.Noun noun) implements Condition {
    }

    /** "it costs 2 or less", "this follower has at least 5 attack", "the enemy follower has 5 defense or less". */
    record Has(Selector who, Filter.Trait trait) implements Condition {
    }

    /** "this card was put onto the field from anywhere other than your hand" (5.4.3). */
    record EnteredNotFrom(Filter.Place place) implements Condition {
    }

    /** "this card was put onto the field from your EX area" (5.4.3). */
    record EnteredFrom(Filter.Place place) implements Condition {
    }

    /** "this card was put onto the field by an ability". */
    record EnteredByAbility() implements Condition {
    }

    /** "you discarded a Departed card", "at least 15 cards were banished by this ability": what this text or its cost did so far. */
    record Did(Amount.Deed deed, Compare compare, int n, Filter filter) implements Condition {
    }

    /** "you do": the optional action just before was carried out. */
    record YouDid() implements Condition {
    }

    /** "you played this card for 5 more play points". */
    record PlayedForMore(int more) implements Condition {
    }

    /** "any of your followers have been destroyed this turn", "a card on your field was returned to hand this turn". */
    record ThisTurn(Happening what, Compare compare, int n, Filter filter) implements Condition {
        /** What can have happened to cards in a turn. */
        public enum Happening {
            DESTROYED, RETURNED_TO_HAND, ATTACKED, PLAYED, EVOLVED, DISCARDED, RACED, LEFT_FIELD,
            /** From the field. */
            PUT_INTO_CEMETERY
        }
    }

    /** "it's the 3rd card you've played this turn", "it's your 3rd spell this turn": of what the trigger is about. */
    record NthThisTurn(int n) implements Condition {
    }

    /** "you roll a 2, 3, 4, or 5" (5.19). */
    record Rolled(List<Integer> results) implements Condition {
    }

    /** "it's your turn" / "it's an opponent's turn". */
    record YourTurn(boolean yours) implements Condition {
    }

    /** "While this card is on your field". */
    record OnYourField() implements Condition {
    }

    /** "this card is in your EX area": valid in that zone (10.3.4). */
    record ThisIsIn(Filter.Place place) implements Condition {
    }

    /** "this card isn't in your EX area": of where it is played from (8.2.1). */
    record ThisIsNotIn(Filter.Place place) implements Condition {
    }

    /** "you paid the additional cost" (10.4.7.3): of the spell that is resolved. */
    record PaidMore() implements Condition {
    }

    /** "Overflow isn't active for you", "you haven't played another spell this turn". */
    record Not(Condition of) implements Condition {
    }

    /** "A and B". */
    @Spoken(Spoken.Manner.NOUN)
    record All(List<Condition> parts) implements Condition {
    }

    Condition ALWAYS = new Always();
}
