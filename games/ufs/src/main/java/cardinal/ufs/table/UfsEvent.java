package cardinal.ufs.table;

import cardinal.kernel.CardPlay;
import cardinal.kernel.Departure;
import cardinal.kernel.Event;
import cardinal.kernel.Image;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.Awaited;
import cardinal.ufs.program.Kind;
import cardinal.ufs.card.Property;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A.4.1: what happened. Fired effects and response windows answer these; several at once are one game event. */
public sealed interface UfsEvent extends Event {
    /** The player who acted, or whom it befell; {@link Table#NONE} where nobody did. */
    default int seat() {
        return Table.NONE;
    }

    /** What was done to a card, where the event is about that; null otherwise. */
    default @Nullable Act act() {
        return null;
    }

    /** Which sort of its kind it is, as a bit that a {@link cardinal.ufs.program.Awaited} may ask for; all where none are told apart. */
    default int sort() {
        Act act = act();
        return act == null ? Awaited.ANY : Awaited.sort(act);
    }

    /** Whether the event could be about this card. */
    default boolean isAbout(int card) {
        return true;
    }

    /** D.2.5.1.3, note: a card has left a zone, bound for another; told only where somebody waits for it. */
    record Left(Image image, int from, int to, Act act, int seat, Cause cause) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.LEFT;
        }

        @Override
        public boolean isAbout(int card) {
            return image.card() == card;
        }
    }

    /**
     * A card has left a zone and arrived in another (D.2.5.1.3).
     *
     * @param act  what was done to it, as the text says it: destroyed, drawn, discarded, added
     * @param seat  the player who did it: the owner of the card, also when a rival's effect chose it (K.2.4)
     */
    record Moved(Image image, int from, int to, Act act, int seat, Cause cause) implements UfsEvent, Departure {
        @Override
        public int kind() {
            return Kind.MOVED;
        }

        @Override
        public int sort() {
            return Awaited.sort(act);
        }

        @Override
        public boolean isAbout(int card) {
            return image.card() == card;
        }
    }

    /** Something was done to a card that stays where it is: committed, readied, sealed, frozen, revealed, transformed. */
    record Done(Ref card, Act act, int seat, Cause cause) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.DONE;
        }

        @Override
        public boolean isAbout(int card) {
            return this.card.card() == card;
        }
    }

    /** A card was turned over (K.4.2): what it was before stays known. */
    record Turned(Image image, boolean faceDown, int seat, Cause cause) implements UfsEvent, Departure {
        @Override
        public int kind() {
            return Kind.TURNED;
        }

        @Override
        public Act act() {
            return faceDown ? Act.FLIP : Act.UNFLIP;
        }

        @Override
        public boolean isAbout(int card) {
            return image.card() == card;
        }
    }

    /** E.4.1: an attempt to play a card has begun. */
    record Tried(int seat, Ref card, Happening.As as, int from) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.TRIED;
        }
    }

    /** E.4.11: a card has been played. */
    record Played(int seat, Ref card, Happening.As as, int from, Image image) implements UfsEvent, CardPlay {
        @Override
        public int playedCard() {
            return card.card();
        }

        @Override
        public int kind() {
            return Kind.PLAYED;
        }

        @Override
        public boolean isAbout(int card) {
            return this.card.card() == card;
        }
    }

    /** E.4.1: an ability is announced; told to whoever reads, and no effect waits for it. */
    record Announced(int seat, Ref card, AbilityDef ability) implements UfsEvent {
        @Override
        public int kind() {
            return Table.NONE;
        }
    }

    /** E.4.11: an ability has been played; image: as the card was at the attempt (K.2.9); serial tells this play from others. */
    record AbilityPlayed(int seat, Ref card, AbilityDef ability, int serial, Image image, List<Integer> bullets)
            implements UfsEvent {
        @Override
        public int kind() {
            return Kind.ABILITY;
        }
    }

    /** UniVersus, Bullets in Abilities: a player has chosen the last of these options, which does this, for an ability that player plays. */
    record OptionChosen(int seat, Ref card, AbilityDef ability, int player, int serial, Image image,
            List<Integer> bullets, Instruction option) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.ABILITY;
        }
    }

    /** F.3.1.3: a card of the card pool is about to be cleared, and an effect assigned to it waits for the End Phase. */
    record Clearing(Ref card, int seat) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.PHASE;
        }
    }

    /** UniVersus, resolve.3: every part of a played ability's effect has been tried. */
    record AbilityResolved(int seat, Ref card, AbilityDef ability, List<Integer> bullets) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.ABILITY_RESOLVED;
        }
    }

    /** E.3.1: a check was made; card {@link Ref#NONE} when its value was set in advance. */
    record Checked(int seat, Ref card, int value, Purpose purpose) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.CHECKED;
        }

        @Override
        public boolean isAbout(int card) {
            return this.card.card() == card;
        }
    }

    /** E.3.5: a check against a difficulty passed or failed. */
    record CheckEnded(int seat, boolean passed, Purpose purpose) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.CHECK_ENDED;
        }
    }

    /** G.2.2: the block status of the attack is determined; block {@link Ref#NONE} when none was played. */
    record StatusSet(Ref attack, int attacker, Status status, Ref block) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.STATUS;
        }

        @Override
        public int seat() {
            return 1 - attacker;
        }
    }

    /** G.3: an attack dealt damage; backup {@link Ref#NONE} when it hit the player. */
    record DamageDealt(Ref attack, int attacker, int amount, Ref backup, Status status, int printed)
            implements UfsEvent {
        @Override
        public int kind() {
            return Kind.DAMAGE;
        }

        @Override
        public int seat() {
            return 1 - attacker;
        }
    }

    /** "Before you make a check": one is about to be made. */
    record BeforeCheck(int seat, Purpose purpose) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.BEFORE_CHECK;
        }
    }

    /** "Before you take damage", "when you are taking damage": what is about to be dealt. */
    record BeforeDamage(Ref attack, int attacker, Status status, Ref backup) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.BEFORE_DAMAGE;
        }

        @Override
        public int seat() {
            return 1 - attacker;
        }
    }

    /** G.4: an attack has resolved. */
    record Resolved(Ref attack, int attacker, Status status, int dealt, Image image) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.RESOLVED;
        }

        @Override
        public int seat() {
            return attacker;
        }
    }

    /** F: a part of the turn begins or ends; seat: the active player. */
    record PhaseTurned(Phase phase, boolean ends, int seat) implements UfsEvent {
        private static final PhaseTurned[] ALL = all(Phase.values());

        private static PhaseTurned[] all(Phase[] phases) {
            PhaseTurned[] all = new PhaseTurned[phases.length * 4];
            for (int i = 0; i < all.length; i++) {
                all[i] = new PhaseTurned(phases[i >> 2], (i & 2) != 0, i & 1);
            }
            return all;
        }

        /** There are few of them, and each happens in every turn. */
        public static PhaseTurned of(Phase phase, boolean ends, int seat) {
            return ALL[phase.ordinal() << 2 | (ends ? 2 : 0) | seat];
        }

        @Override
        public int kind() {
            return Kind.PHASE;
        }

        @Override
        public int sort() {
            return Awaited.sort(phase, ends);
        }
    }

    /** G: a step of an attack begins or ends, or is about to begin. */
    record StepTurned(Phase step, boolean ends, Ref attack, int attacker) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.STEP;
        }

        @Override
        public int sort() {
            return Awaited.sort(step, ends);
        }

        @Override
        public int seat() {
            return attacker;
        }
    }

    /** A player gained (positive) or lost vitality. */
    record Health(int seat, int change, boolean damage, Cause cause) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.HEALTH;
        }
    }

    /** A number of a card's current state changed; bonus: by +n or -n, not by being set (K.3.6). */
    record Changed(Ref card, Property property, int by, boolean bonus, Cause cause) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.CHANGED;
        }

        @Override
        public int seat() {
            return cause.seat();
        }
    }

    /** The zone of an attack or block was changed. */
    record ZoneChanged(Ref card, boolean block, Cause cause) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.ZONE;
        }
    }

    /** UniVersus: Counters. */
    record Counters(Ref card, String counter, int change, int seat, Cause cause) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.COUNTERS;
        }
    }

    /** An ability's effect will not execute. */
    record Cancelled(Ref card, AbilityDef ability, int serial, Cause cause) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.CANCELLED;
        }
    }

    /** G.2.2.1: a card that was played as a block does not block. */
    record BlockCancelled(Ref card, Cause cause) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.CANCELLED;
        }
    }

    /** E.2.2. */
    record Cycled(int seat) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.CYCLED;
        }
    }

    /** UniVersus: Level Up. */
    record LevelledUp(int seat, int level) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.LEVEL;
        }
    }

    /** UniVersus: Attack: a player or backup is attacked once the attack has been played. */
    record Attacked(Ref attack, int attacker, Ref backup) implements UfsEvent {
        @Override
        public int kind() {
            return Kind.ATTACKED;
        }

        @Override
        public int seat() {
            return attacker;
        }
    }

    /** E.1.6: before the game begins. */
    record GameOpens() implements UfsEvent {
        @Override
        public int kind() {
            return Kind.OPENING;
        }
    }
}
