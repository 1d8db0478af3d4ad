package cardinal.evolve.table;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.Kind;
import cardinal.kernel.CardEvent;
import cardinal.kernel.CardPlay;
import cardinal.kernel.Departure;
import cardinal.kernel.Image;
import cardinal.kernel.Ref;

/** What can happen: read by automatic abilities, the log and the page. */
public sealed interface EvolveEvent extends CardEvent {
    default Kind what() {
        return switch (this) {
            case Moved m -> m.way();
            case Played _ -> Kind.PLAYED;
            case AbilityPlayed _ -> Kind.ABILITY_PLAYED;
            case Evolved _ -> Kind.EVOLVED;
            case Attacked _ -> Kind.ATTACKED;
            case Fought _ -> Kind.FOUGHT;
            case Damaged _ -> Kind.DAMAGED;
            case DefenseRaised _ -> Kind.DEFENSE_RAISED;
            case DefenseLost _ -> Kind.DEFENSE_LOST;
            case Shuffled _ -> Kind.SHUFFLED;
            case Engaged _ -> Kind.ENGAGED;
            case Refreshed _ -> Kind.REFRESHED;
            case Counters _ -> Kind.COUNTER;
            case PointsRaised _ -> Kind.POINTS;
            case Raced _ -> Kind.RACED;
            case Served _ -> Kind.SERVED;
            case PhaseBegan _ -> Kind.PHASE;
            case Revealed _ -> Kind.REVEALED;
            case Selected _ -> Kind.SELECTED;
            case Given _ -> Kind.GIVEN;
        };
    }

    /** 10.11.1: what left the field is remembered, and what cards ask of this turn. */
    default boolean isRemembered() {
        return switch (this) {
            case Moved m -> m.what() == Kind.LEFT || m.movement() == Movement.DISCARD;
            case Played _ -> true;
            case Attacked _ -> true;
            case Evolved _ -> true;
            case Raced _ -> true;
            default -> false;
        };
    }

    @Override
    default int kind() {
        return what().ordinal();
    }

    /**
     * A card went from one zone to another (10.7.4); a created token comes from nowhere (9.1.2.2).
     *
     * @param image  the card before it moved, with its values
     * @param after  which object it is now
     * @param origin  where a card that was played came from (5.4.3), else the zone it left
     */
    record Moved(Image image, Ref after, int from, int to, int origin, int reason)
            implements EvolveEvent, Departure {
        private Kind way() {
            boolean enters = Zone.at(to) == Zone.FIELD;
            boolean leaves = Zone.at(from) == Zone.FIELD;
            return enters == leaves ? Kind.MOVED : enters ? Kind.ENTERED : Kind.LEFT;
        }

        public Movement movement() {
            return Movement.of(reason);
        }

        /** 11.3.2.1. */
        public boolean byAbility() {
            return Movement.isByAbility(reason);
        }

        /** The player who did it, or Table.NONE. */
        public int by() {
            return Movement.seat(reason);
        }
    }

    /** 10.6.2.7: a card has been played; nth counts the player's cards this turn (13.2.1.1). */
    record Played(int card, int seat, int from, int nth) implements EvolveEvent, CardPlay {
        @Override
        public int playedCard() {
            return card;
        }
    }

    /** 10.6.2.7: an activated ability of a card has been played. */
    record AbilityPlayed(int card, int seat, boolean evolve) implements EvolveEvent {
    }

    /** 5.15.1.2. */
    record Evolved(int card, int seat, boolean byAbility) implements EvolveEvent {
    }

    /** 8.4.5. */
    record Attacked(int card, int seat, int target) implements EvolveEvent {
    }

    /** 8.4.9.2. */
    record Fought(int card, int seat, int target) implements EvolveEvent {
    }

    /** 5.13: damage was dealt to a follower or leader. */
    record Damaged(int card, int seat, int amount, Ref source, int by, DamageType type) implements EvolveEvent {
    }

    /** A leader's defense was increased. */
    record DefenseRaised(int card, int seat, int amount) implements EvolveEvent {
    }

    /** A leader's defense was reduced otherwise than by damage (5.26). */
    record DefenseLost(int card, int seat, int amount) implements EvolveEvent {
    }

    /** 5.8: a deck was shuffled. */
    record Shuffled(int seat) implements EvolveEvent {
    }

    /** 5.3: a card was engaged. */
    record Engaged(int card, int seat) implements EvolveEvent {
    }

    /** 5.3: a card was refreshed. */
    record Refreshed(int card, int seat) implements EvolveEvent {
    }

    /** 15.1: counters were put on a card, or removed (n below 0). */
    record Counters(int card, int seat, int lane, int n) implements EvolveEvent {
    }

    /** 5.14, 3.2: play points were recovered, a maximum was raised, or evolution points were gained. */
    record PointsRaised(int seat, int n, Amount.Points which) implements EvolveEvent {
    }

    /** 14.2.3: a card raced. */
    record Raced(int card, int seat) implements EvolveEvent {
    }

    /** 14.2.1: a card was served. */
    record Served(int card, int seat) implements EvolveEvent {
    }

    /** 7.3.1, 7.4.1: a phase of a player's turn begins. */
    record PhaseBegan(int seat, Phase phase) implements EvolveEvent {
    }

    /** 5.20: a card was revealed. */
    record Revealed(int card, int seat) implements EvolveEvent {
    }

    /** 10.6.2.3: a card or ability of this player selected a card. */
    record Selected(int card, int seat) implements EvolveEvent {
    }

    /** 5.26: the attack or defense of a card was increased or reduced. */
    record Given(int card, int seat, int attack, int defense) implements EvolveEvent {
    }
}
