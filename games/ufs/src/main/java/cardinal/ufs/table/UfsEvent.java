package cardinal.ufs.table;

import cardinal.kernel.Departure;
import cardinal.kernel.Event;
import cardinal.kernel.Image;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.card.AbilityDef;
import cardinal.ufs.card.Kind;
import cardinal.ufs.card.Property;
import java.util.List;

/** A.4.1: what happened. Fired effects and response windows answer these; several at once are one game event. */
public sealed interface UfsEvent extends Event {
    @Override
    default int kind() {
        return switch (this) {
            case Moved _ -> Kind.MOVED;
            case Left _ -> Kind.LEFT;
            case Done _ -> Kind.DONE;
            case Turned _ -> Kind.TURNED;
            case Tried _ -> Kind.TRIED;
            case Played _ -> Kind.PLAYED;
            case AbilityPlayed _ -> Kind.ABILITY;
            case AbilityResolved _ -> Kind.ABILITY_RESOLVED;
            case Checked _ -> Kind.CHECKED;
            case BeforeCheck _ -> Kind.BEFORE_CHECK;
            case CheckEnded _ -> Kind.CHECK_ENDED;
            case StatusSet _ -> Kind.STATUS;
            case DamageDealt _ -> Kind.DAMAGE;
            case BeforeDamage _ -> Kind.BEFORE_DAMAGE;
            case Resolved _ -> Kind.RESOLVED;
            case PhaseTurned _,Clearing _ -> Kind.PHASE;
            case StepTurned _ -> Kind.STEP;
            case Health _ -> Kind.HEALTH;
            case Changed _ -> Kind.CHANGED;
            case ZoneChanged _ -> Kind.ZONE;
            case Counters _ -> Kind.COUNTERS;
            case Cancelled _ -> Kind.CANCELLED;
            case BlockCancelled _ -> Kind.CANCELLED;
            case Cycled _ -> Kind.CYCLED;
            case LevelledUp _ -> Kind.LEVEL;
            case Attacked _ -> Kind.ATTACKED;
            case GameOpens _ -> Kind.OPENING;
        };
    }

    /** D.2.5.1.3, note: a card has left a zone, bound for another; told only where somebody waits for it. */
    record Left(Image image, int from, int to, Act act, int seat, Cause cause) implements UfsEvent {
    }

    /**
     * A card has left a zone and arrived in another (D.2.5.1.3).
     *
     * @param act  what was done to it, as the text says it: destroyed, drawn, discarded, added
     * @param seat  the player who did it: the owner of the card, also when a rival's effect chose it (K.2.4)
     */
    record Moved(Image image, int from, int to, Act act, int seat, Cause cause) implements UfsEvent, Departure {
    }

    /** Something was done to a card that stays where it is: committed, readied, sealed, frozen, revealed, transformed. */
    record Done(Ref card, Act act, int seat, Cause cause) implements UfsEvent {
    }

    /** A card was turned over (K.4.2): what it was before stays known. */
    record Turned(Image image, boolean faceDown, int seat, Cause cause) implements UfsEvent, Departure {
    }

    /** E.4.1: an attempt to play a card has begun. */
    record Tried(int seat, Ref card, Happening.As as, int from) implements UfsEvent {
    }

    /** E.4.11: a card has been played. */
    record Played(int seat, Ref card, Happening.As as, int from, Image image) implements UfsEvent {
    }

    /** E.4.11: an ability has been played; image: as the card was at the attempt (K.2.9); serial tells this play from others. */
    record AbilityPlayed(int seat, Ref card, AbilityDef ability, int serial, Image image, List<Integer> bullets)
            implements UfsEvent {
    }

    /** F.3.1.3: a card of the card pool is about to be cleared, and an effect assigned to it waits for the End Phase. */
    record Clearing(Ref card, int seat) implements UfsEvent {
    }

    /** UniVersus, resolve.3: every part of a played ability's effect has been tried. */
    record AbilityResolved(int seat, Ref card, AbilityDef ability, List<Integer> bullets) implements UfsEvent {
    }

    /** E.3.1: a check was made; card {@link Ref#NONE} when its value was set in advance. */
    record Checked(int seat, Ref card, int value, Purpose purpose) implements UfsEvent {
    }

    /** E.3.5: a check against a difficulty passed or failed. */
    record CheckEnded(int seat, boolean passed, Purpose purpose) implements UfsEvent {
    }

    /** G.2.2: the block status of the attack is determined; block {@link Ref#NONE} when none was played. */
    record StatusSet(Ref attack, int attacker, Status status, Ref block) implements UfsEvent {
    }

    /** G.3: an attack dealt damage; backup {@link Ref#NONE} when it hit the player. */
    record DamageDealt(Ref attack, int attacker, int amount, Ref backup, Status status, int printed)
            implements UfsEvent {
    }

    /** "Before you make a check": one is about to be made. */
    record BeforeCheck(int seat, Purpose purpose) implements UfsEvent {
    }

    /** "Before you take damage", "when you are taking damage": what is about to be dealt. */
    record BeforeDamage(Ref attack, int attacker, Status status, Ref backup) implements UfsEvent {
    }

    /** G.4: an attack has resolved. */
    record Resolved(Ref attack, int attacker, Status status, int dealt, Image image) implements UfsEvent {
    }

    /** F: a part of the turn begins or ends; seat: the active player. */
    record PhaseTurned(Phase phase, boolean ends, int seat) implements UfsEvent {
    }

    /** G: a step of an attack begins or ends, or is about to begin. */
    record StepTurned(Phase step, boolean ends, Ref attack, int attacker) implements UfsEvent {
    }

    /** A player gained (positive) or lost vitality. */
    record Health(int seat, int change, boolean damage, Cause cause) implements UfsEvent {
    }

    /** A number of a card's current state changed; bonus: by +n or -n, not by being set (K.3.6). */
    record Changed(Ref card, Property property, int by, boolean bonus, Cause cause) implements UfsEvent {
    }

    /** The zone of an attack or block was changed. */
    record ZoneChanged(Ref card, boolean block, Cause cause) implements UfsEvent {
    }

    /** UniVersus: Counters. */
    record Counters(Ref card, String counter, int change, int seat, Cause cause) implements UfsEvent {
    }

    /** An ability's effect will not execute. */
    record Cancelled(Ref card, AbilityDef ability, int serial, Cause cause) implements UfsEvent {
    }

    /** G.2.2.1: a card that was played as a block does not block. */
    record BlockCancelled(Ref card, Cause cause) implements UfsEvent {
    }

    /** E.2.2. */
    record Cycled(int seat) implements UfsEvent {
    }

    /** UniVersus: Level Up. */
    record LevelledUp(int seat, int level) implements UfsEvent {
    }

    /** UniVersus: Attack: a player or backup is attacked once the attack has been played. */
    record Attacked(Ref attack, int attacker, Ref backup) implements UfsEvent {
    }

    /** E.1.6: before the game begins. */
    record GameOpens() implements UfsEvent {
    }
}
