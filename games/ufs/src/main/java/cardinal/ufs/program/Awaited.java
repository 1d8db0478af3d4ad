package cardinal.ufs.program;

import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.When;
import cardinal.ufs.ability.Who;
import java.util.List;

/**
 * What an event has to be at the least for a response to answer it (H.2.3.2.4.2.1): who acted, what was done, and whether
 * to the very card the response is on. Worked out once; it rules out most events before anything is asked of the table.
 *
 * @param kinds  the kinds of event, as bits
 * @param actors  {@link #OWN} if it may be the response's own player who acted, {@link #RIVALS} if the other, as bits
 * @param sorts  what may have been done, or which part of the turn may have begun or ended, as bits
 * @param itself  whether the event has to be about the card the response is on
 * @param mentioned  H.2.3.3: whether the condition speaks of that card
 */
public record Awaited(long kinds, int actors, int sorts, boolean itself, boolean mentioned) {
    static final Awaited NONE = new Awaited(0, 0, 0, false, false);
    private static final int OWN = 1;
    private static final int RIVALS = 2;
    /** All sorts. */
    public static final int ANY = -1;

    static Awaited of(When when) {
        return new Awaited(Watching.kinds(when), actors(when.what()), sorts(when),
                Watching.isAboutItself(when.what()), Watching.mentionsItself(when.what()));
    }

    /** The kinds of event it may be if the response's own player acted, as bits. */
    long ownKinds() {
        return (actors & OWN) != 0 ? kinds : 0;
    }

    /** The same if the other player did, or nobody. */
    long rivalsKinds() {
        return (actors & RIVALS) != 0 ? kinds : 0;
    }

    /** Whether an event of this kind could be the one; seat: whose response it is. */
    public boolean allows(int kind, int actor, int sort, int seat) {
        return (kinds >> kind & 1) != 0 && (actors & (actor == seat ? OWN : RIVALS)) != 0 && (sorts & sort) != 0;
    }

    /** Whether one among several events could be, told by what the two players did in them. */
    public boolean allows(long ownKinds, long rivalsKinds, int done) {
        return (ownKinds() & ownKinds | rivalsKinds() & rivalsKinds) != 0 && (sorts & done) != 0;
    }

    private static int actors(Happening h) {
        return switch (h) {
            case Happening.EitherOf e -> actors(e.one()) | actors(e.other());
            case Happening.Plays p -> actors(p.who());
            case Happening.PlaysAbility p -> actors(p.who());
            case Happening.ChoosesOption c -> actors(c.who());
            case Happening.Blocks b -> actors(b.who());
            case Happening.TakesDamage d -> actors(d.who());
            case Happening.Does d -> actors(d.who());
            case Happening.Checks c -> actors(c.who());
            case Happening.ChecksCard c -> actors(c.who());
            case Happening.ChecksNumber c -> actors(c.who());
            case Happening.Health x -> actors(x.who());
            case Happening.PhaseTurns p -> actors(p.whose());
            case Happening.Cycles c -> actors(c.who());
            case Happening.LevelsUp l -> actors(l.who());
            case Happening.CountersChange c -> actors(c.who());
            default -> OWN | RIVALS;
        };
    }

    private static int actors(Who who) {
        return switch (who) {
            case YOU, YOURSELF -> OWN;
            case RIVAL -> RIVALS;
            default -> OWN | RIVALS;
        };
    }

    /** The sort of an event by which this was done. */
    public static int sort(Act act) {
        return 1 << act.ordinal();
    }

    /** The sort of an event with which a part of the turn or of an attack begins or ends. */
    public static int sort(Phase phase, boolean ends) {
        return 1 << phase.ordinal() * 2 + (ends ? 1 : 0);
    }

    private static int sorts(When when) {
        boolean after = when.timing() == When.Timing.AFTER;
        return switch (when.what()) {
            case Happening.Does d -> acts(d.acts());
            case Happening.PhaseTurns p ->
                    sort(p.phase(), p.wording() == Happening.PhaseTurns.Wording.BARE ? after : p.ends());
            case Happening.StepOf s -> sort(s.step(), after);
            default -> ANY;
        };
    }

    /** K.2.1, K.4: which acts may be called one of these; words for a way describe whatever took that way. */
    private static int acts(List<Act> asked) {
        int acts = 0;
        for (Act act : asked) {
            acts |= switch (act) {
                case CLEAR, SPEND, BUILD, ADD, PLAY, CHECK -> ANY;
                case DESTROY -> bits(Act.DESTROY, Act.SACRIFICE);
                case DISCARD -> bits(Act.DISCARD, Act.CLEAR, Act.SPEND, Act.MILL, Act.REVIEW, Act.CHECK);
                case REMOVE -> bits(Act.REMOVE, Act.ADD);
                default -> bits(act);
            };
        }
        return acts;
    }

    private static int bits(Act... acts) {
        int bits = 0;
        for (Act act : acts) {
            bits |= sort(act);
        }
        return bits;
    }
}
