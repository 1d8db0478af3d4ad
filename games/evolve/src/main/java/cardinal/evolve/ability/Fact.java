package cardinal.evolve.ability;

import cardinal.cards.text.Spoken;
import cardinal.evolve.card.Keyword;
import java.util.List;

/** What a passive ability states, or an effect puts in force for a time (10.2.1.2). */
public sealed interface Fact {

    /** "your Dragon tokens have Rush", "this follower has [attack]+1", "it has \"Strike: ...\"". */
    record Has(Selector who, List<Gift> gifts) implements Fact {
    }

    /** "it loses all abilities". */
    record LosesAll(Selector who) implements Fact {
    }

    /** "it loses Ward". */
    record Loses(Selector who, List<Keyword> keywords) implements Fact {
    }

    /**
     * "this card costs 3 less to play", "it costs 1 more", "it costs 0 play points to play" (10.2.1.3.3, 10.10.2.4).
     * fromExArea: "from the EX area" only.
     */
    record CostToPlay(Selector who, CostChange change, boolean fromExArea) implements Fact {
    }

    /** "any spell an opponent plays costs 1 more", "the 1st spell you play each turn costs 1 less", "the next spell you play this turn costs 4 less". */
    record PlayedCost(Who by, Filter what, Nth nth, CostChange change) implements Fact {
        /** Which of the cards played. */
        public enum Nth {
            ANY, FIRST_EACH_TURN, NEXT
        }
    }

    /** A change of what playing costs. */
    sealed interface CostChange {
        record Less(Amount n) implements CostChange {
        }

        record More(Amount n) implements CostChange {
        }

        /** Applied before the others (10.10.2.4). */
        @Spoken(Spoken.Manner.HOLDER)
        record Exactly(int n) implements CostChange {
        }
    }

    /** "this follower can't attack enemies" (8.4.3.2.1), "can't attack enemy leaders", "can't attack enemy followers". */
    record CantAttack(Selector who, Target target) implements Fact {
        public enum Target {
            ENEMIES, ENEMY_LEADERS, ENEMY_FOLLOWERS
        }
    }

    /** "this follower must attack once per turn if able" (7.3.3.1 of version 1.24.1). */
    record MustAttack(Selector who) implements Fact {
    }

    /** "this follower can't be attacked". */
    record CantBeAttacked(Selector who) implements Fact {
    }

    /** "it can't deal damage". */
    record CantDealDamage(Selector who) implements Fact {
    }

    /** "this follower doesn't take damage", "don't take ability damage" (5.13.3). */
    record TakesNoDamage(Selector who, Trigger.Damage damage) implements Fact {
    }

    /** "the next time your leader would take damage this turn, it doesn't take damage". */
    record NextDamagePrevented(Selector who) implements Fact {
    }

    /** "reduce damage dealt to this follower by 1", "increase ..." (10.2.1.3.2). */
    record DamageTakenBy(Selector who, boolean reduce, int n) implements Fact {
    }

    /** "this follower deals 1 more damage", "deals 1 less attack damage to leaders" (5.13.2). */
    record DamageDealtBy(Selector who, Trigger.Damage damage, boolean more, int n, To to) implements Fact {
        /** What must take it. */
        public enum To {
            ANYTHING, LEADERS, FOLLOWERS
        }
    }

    /** "this follower deals double attack damage to leaders and double combat damage to followers". */
    record DoubleDamage(Selector who, boolean toLeaders, boolean toFollowers) implements Fact {
    }

    /** "if your leader would take more than 4 damage, it takes 4 instead". */
    record DamageCap(Selector who, int most) implements Fact {
    }

    /** "your followers deal damage equal to their defense". */
    record DealsDefenseAsDamage(Selector who) implements Fact {
    }

    /** "this follower's name is also Ghost". */
    record AlsoNamed(Selector who, String name) implements Fact {
    }

    /** "this card is put onto the field engaged" (4.2.2.3). */
    record EntersEngaged(Selector who) implements Fact {
    }

    /** "this card doesn't refresh during your start phase" (7.2.3). */
    record DoesntRefresh(Selector who) implements Fact {
    }

    /** "this card has Quick", under a condition: valid wherever it may be played (12.3.6 of version 1.24.1). */
    @Spoken(as = "this card has Quick")
    record HasQuick() implements Fact {
    }

    /** "this card can only be played if ...". */
    record PlayOnlyIf(Condition condition) implements Fact {
    }

    /** "you may play cards from your banished zone": beside the hand and the EX area (8.2.1). */
    @Spoken(as = "you may play")
    record MayPlay(Filter what) implements Fact {
    }

    /** "opponents can't play spells", "they can't play followers". */
    record CantPlay(Who who, Filter what) implements Fact {
    }

    /** "they can't draw a card", "they can't increase their maximum play points" in their start phase. */
    record StartPhaseWithout(Who who, Part part) implements Fact {
        public enum Part {
            DRAW, MAXIMUM_PLAY_POINTS
        }
    }

    /** "its [fanfare] abilities can't be performed" (10.3.2). */
    record AbilitiesInvalid(Selector who, Filter.Mark mark) implements Fact {
    }

    /** "this card's [act] abilities except [evolve] can't be activated". */
    record CantActivate(Selector who, boolean exceptEvolve) implements Fact {
    }

    /** "whenever an opponent is selecting cards for an ability, if they can select this card, they must select it". */
    record MustBeSelected(Selector who) implements Fact {
    }

    /** "this card can't be destroyed by abilities" (11.3.2.1), "can't be destroyed". */
    record CantBeDestroyed(Selector who, boolean onlyByAbilities) implements Fact {
    }

    /** "it can't be evolved". */
    record CantEvolve(Selector who) implements Fact {
    }

    /** "include both spells and [runecraft] followers in your cemetery when counting your Spellchain" (13.3.1). */
    record SpellchainCounts(Filter.Noun also) implements Fact {
    }

    /** "your field is limited to 6 cards" (4.4.4), "your hand", "your EX area". */
    @Spoken(Spoken.Manner.HOLDER)
    record Limit(Filter.Place place, int n) implements Fact {
    }

    /** "you may play any number of [evolve] per turn" (8.3.2.2 of version 1.24.1). */
    @Spoken(as = "you evolve freely")
    record EvolvesFreely() implements Fact {
    }

    /** Several statements at once: "it loses all abilities and can't attack enemies". */
    @Spoken(Spoken.Manner.NOUN)
    record All(List<Fact> parts) implements Fact {
    }
}
