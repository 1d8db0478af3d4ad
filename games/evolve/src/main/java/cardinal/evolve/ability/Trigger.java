package cardinal.evolve.ability;

import cardinal.cards.text.Spoken;
import java.util.List;

/** 10.1.1.2.1.1: the trigger condition of an automatic ability. */
public sealed interface Trigger {

    /** Whom the trigger watches. */
    sealed interface Watch {
        /** "this card", "this follower". */
        @Spoken(value = Spoken.Manner.THING, as = "this card")
        record Me(Filter.Kind kind) implements Watch {
        }

        /** "it" of a delayed trigger. */
        @Spoken(value = Spoken.Manner.THING, as = "it")
        record It() implements Watch {
        }

        /** "an amulet you control", "one of your Pixie followers", "an enemy follower", "another follower". */
        @Spoken(Spoken.Manner.SILENT)
        record Any(Filter filter) implements Watch {
        }

        /** "your leader". */
        record YourLeader() implements Watch {
        }

        /** "an enemy leader". */
        record EnemyLeader() implements Watch {
        }
    }

    /** 12.4. */
    record Fanfare() implements Trigger {
    }

    /** 12.5. */
    record LastWords() implements Trigger {
    }

    /** 12.6. */
    record OnEvolve() implements Trigger {
    }

    /** 12.17 of version 1.24.1: "On Super-Evolve". */
    record OnSuperEvolve() implements Trigger {
    }

    /** "a follower you control super-evolves" (12.2.4.2 there). */
    record SuperEvolves(Watch who) implements Trigger {
    }

    /** "the [unionburst] ability of another follower you control activates" (14.5.1.3 of version 1.24.1). */
    record Bursts(Watch who) implements Trigger {
    }

    /** "this card is equipped", "this follower equips a token" (14.5.2.2.2 of version 1.24.1); who: of which side of the link is spoken. */
    record Equips(Watch who, Side side) implements Trigger {
        public enum Side {
            TOKEN, FOLLOWER
        }
    }

    /** 14.4.8 of version 1.24.1: "On Drive". */
    record OnDrive() implements Trigger {
    }

    /** "you drive check a Trigger" (14.4.5.1.4 there). */
    record DriveChecks() implements Trigger {
    }

    /** 12.7: "Strike", "Follower Strike", "Leader Strike". */
    record Strike(Target target) implements Trigger {
        public enum Target {
            ANY, FOLLOWER, LEADER
        }
    }

    /** 14.2.4. */
    record OnRace() implements Trigger {
    }

    /** 7.3.1, 7.4.1: "at the start of your main phase"; a delayed trigger says "your next main phase" (10.7.5). */
    @Spoken(Spoken.Manner.NOUN)
    record PhaseStart(Phase phase, Whose whose) implements Trigger {
        public enum Phase {
            MAIN, END
        }

        public enum Whose {
            YOURS, EACH_PLAYERS, EACH_OPPONENTS
        }
    }

    /** "a follower is put onto your field"; from: one of these places, or none of them when other ("from anywhere other than your hand", 5.4.3). */
    record Enters(Watch who, List<Filter.Place> from, boolean other) implements Trigger {
    }

    /** "you put a follower onto your field by playing it" (10.6.2.8.1). */
    record PutByPlaying(Watch who) implements Trigger {
    }

    /** "a card is put into your EX area" and the like. */
    record PutInto(Watch who, Filter.Place place) implements Trigger {
    }

    /** "this card leaves the field". */
    record Leaves(Watch who) implements Trigger {
    }

    /** "an enemy follower is destroyed" (5.5). */
    record Destroyed(Watch who) implements Trigger {
    }

    /** "a follower is put from your field into the cemetery". */
    record PutIntoCemetery(Watch who) implements Trigger {
    }

    /** "this card is returned to hand from your field", "a card on your field is returned to hand". */
    record ReturnedToHand(Watch who) implements Trigger {
    }

    /** "this card is discarded", "you discard a card", "an opponent discards a card" (5.11). */
    record Discarded(Watch what, Who by) implements Trigger {
    }

    /** "you play a spell", "an opponent plays a card", "you play this card" (10.6.2.7). */
    record Played(Who by, Watch what) implements Trigger {
    }

    /** "one of your followers evolves" (5.15.1.2). */
    record Evolves(Watch who) implements Trigger {
    }

    /** "another one of your followers races" (14.2.3.1). */
    record Races(Watch who) implements Trigger {
    }

    /** "one of your followers attacks", "an enemy follower attacks your leader" (8.4.5). */
    record Attacks(Watch who, Strike.Target target) implements Trigger {
    }

    /** "this follower is attacked": selected as the attack target (8.4.5.1). */
    record Attacked(Watch who) implements Trigger {
    }

    /** "this follower deals attack damage to an enemy leader" (5.13.3). */
    record DealsDamage(Watch who, Damage damage, To to) implements Trigger {
        public enum To {
            ANYTHING, ENEMY_LEADER, FOLLOWER,
            /** "at least one enemy follower": however many take it at the same time. */
            ENEMY_FOLLOWERS
        }

        /** Whether what happens at the same time meets it once. */
        public boolean isOnceForAll() {
            return to == To.ENEMY_FOLLOWERS;
        }
    }

    /** "this follower takes at least 5 damage", "this follower takes ability damage". */
    record TakesDamage(Watch who, Damage damage, int least) implements Trigger {
    }

    /** "your leader gains [defense]" / "loses [defense]" (5.26). */
    record DefenseChanges(Watch who, boolean gains) implements Trigger {
    }

    /** "this follower gains attack" / "loses attack": it was increased or reduced (5.26). */
    record AttackChanges(Watch who, boolean gains) implements Trigger {
    }

    /** "this follower is selected for an ability" (10.6.2.3); byOpponent: "by an opponent's ability". */
    record Selected(Watch who, boolean byOpponent) implements Trigger {
    }

    /** "you draw a card", "you draw a card outside of your start phase". */
    record Draws(Who who, boolean outsideStartPhase) implements Trigger {
    }

    /** "a Fable counter is put on this card" (15.1). */
    record CounterPut(String kind, Watch on) implements Trigger {
    }

    /** "your maximum play points increase" / "you recover play points". */
    record PointsIncrease(Amount.Points points) implements Trigger {
    }

    /** "this card becomes engaged" / "becomes reserved" (5.3.1). */
    record Turned(Watch who, boolean engaged) implements Trigger {
    }

    /** "this card is banished" (5.6). */
    record Banished(Watch who) implements Trigger {
    }

    /** "you shuffle your deck" (5.8). */
    record Shuffles(Who who) implements Trigger {
    }

    /** 10.7.6: "there are no cards in your hand". */
    record State(Condition condition) implements Trigger {
    }

    /** 5.13.3: which damage is meant. */
    enum Damage {
        ANY, ATTACK, COMBAT, ABILITY
    }
}
