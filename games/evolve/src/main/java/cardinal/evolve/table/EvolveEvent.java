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
    Kind what();

    /** 10.11.1: what left the field is remembered, and what cards ask of this turn. */
    default boolean isRemembered() {
        return false;
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
        @Override
        public Kind what() {
            return way(from, to);
        }

        @Override
        public boolean isRemembered() {
            return isRemembered(what(), reason);
        }

        static Kind way(int from, int to) {
            boolean enters = Zone.at(to) == Zone.FIELD;
            boolean leaves = Zone.at(from) == Zone.FIELD;
            return enters == leaves ? Kind.MOVED : enters ? Kind.ENTERED : Kind.LEFT;
        }

        static boolean isRemembered(Kind way, int reason) {
            return way == Kind.LEFT || Movement.of(reason) == Movement.DISCARD;
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
        public Kind what() {
            return Kind.PLAYED;
        }

        @Override
        public boolean isRemembered() {
            return true;
        }

        @Override
        public int playedCard() {
            return card;
        }
    }

    /** 10.6.2.7: an activated ability of a card has been played. */
    record AbilityPlayed(int card, int seat, boolean evolve) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.ABILITY_PLAYED;
        }
    }

    /** 12.2.4.2 of version 1.24.1: a card super-evolved. */
    record SuperEvolved(int card, int seat) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.SUPER_EVOLVED;
        }
    }

    /** 14.4.7.3.2 of version 1.24.1: a follower got Drive. */
    record Driven(int card, int seat) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.DRIVEN;
        }
    }

    /** 14.4.5.1.4 there: what the icon of a checked card says was carried out. */
    record DriveChecked(int card, int seat) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.DRIVE_CHECKED;
        }
    }

    /** 14.5.1.3 of version 1.24.1: a Union Burst ability of a card was played and resolved. */
    record Burst(int card, int seat) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.BURST;
        }
    }

    /** 14.5.2.2.2 of version 1.24.1: a token was linked to a follower, which has then equipped it. */
    record Equipped(int card, int seat, int follower) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.EQUIPPED;
        }
    }

    /** 5.15.1.2. */
    record Evolved(int card, int seat, boolean byAbility) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.EVOLVED;
        }

        @Override
        public boolean isRemembered() {
            return true;
        }
    }

    /** 8.4.5. */
    record Attacked(int card, int seat, int target) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.ATTACKED;
        }

        @Override
        public boolean isRemembered() {
            return true;
        }
    }

    /** 8.4.9.2. */
    record Fought(int card, int seat, int target) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.FOUGHT;
        }
    }

    /** 5.13: damage was dealt to a follower or leader. */
    record Damaged(int card, int seat, int amount, Ref source, int by, DamageType type) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.DAMAGED;
        }
    }

    /** A leader's defense was increased. */
    record DefenseRaised(int card, int seat, int amount) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.DEFENSE_RAISED;
        }
    }

    /** A leader's defense was reduced otherwise than by damage (5.26). */
    record DefenseLost(int card, int seat, int amount) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.DEFENSE_LOST;
        }
    }

    /** 5.8: a deck was shuffled. */
    record Shuffled(int seat) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.SHUFFLED;
        }
    }

    /** 5.3: a card was engaged. */
    record Engaged(int card, int seat) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.ENGAGED;
        }
    }

    /** 5.3: a card was refreshed. */
    record Refreshed(int card, int seat) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.REFRESHED;
        }
    }

    /** 15.1: counters were put on a card, or removed (n below 0). */
    record Counters(int card, int seat, int lane, int n) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.COUNTER;
        }
    }

    /** 5.14, 3.2: play points were recovered, a maximum was raised, or evolution points were gained. */
    record PointsRaised(int seat, int n, Amount.Points which) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.POINTS;
        }
    }

    /** 14.2.3: a card raced. */
    record Raced(int card, int seat) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.RACED;
        }

        @Override
        public boolean isRemembered() {
            return true;
        }
    }

    /** 14.2.1: a card was served. */
    record Served(int card, int seat) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.SERVED;
        }
    }

    /** 7.3.1, 7.4.1: a phase of a player's turn begins. */
    record PhaseBegan(int seat, Phase phase) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.PHASE;
        }
    }

    /** 5.20: a card was revealed. */
    record Revealed(int card, int seat) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.REVEALED;
        }
    }

    /** 10.6.2.3: a card or ability of this player selected a card. */
    record Selected(int card, int seat) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.SELECTED;
        }
    }

    /** 5.26: the attack or defense of a card was increased or reduced. */
    record Given(int card, int seat, int attack, int defense) implements EvolveEvent {
        @Override
        public Kind what() {
            return Kind.GIVEN;
        }
    }
}
