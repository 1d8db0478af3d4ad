package cardinal.ufs.table;

import cardinal.kernel.Digest;
import cardinal.kernel.InForce;
import cardinal.kernel.Mark;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.program.Dependency;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How far a game is: the turn, the attacks, what pause conditions have seen, and the series it belongs to. */
public abstract sealed class Course extends Fighters permits UfsTable {
    private static final int[] NOTHING = {};

    private Phase phase;
    private Turn turnState;
    private Mark turnMark;
    private Mark lastTurnMark;
    private Mark phaseMark;
    private boolean began;
    private int serial;
    private List<Pending> pending;
    private @Nullable AttackInfo attack;
    private @Nullable AttackInfo resolved;
    private @Nullable AttackInfo resolvedOfOther;
    private List<NextForm> nextForms;
    private List<Ref> entered;
    private int owes;
    private boolean covered;
    private int[] attached;
    private boolean defining;
    private boolean teaching;
    private int stageVersion;
    private int pausedAt;
    private List<Standing> terrains;
    private Games games;

    Course(CardPool pool, long seed) {
        super(pool, seed);
        phase = Phase.GAME;
        turnState = Turn.NEW;
        turnMark = Mark.BEGINNING;
        lastTurnMark = Mark.BEGINNING;
        phaseMark = Mark.BEGINNING;
        pending = List.of();
        nextForms = List.of();
        entered = List.of();
        terrains = List.of();
        attached = NOTHING;
        games = Games.ONE;
        pausedAt = -1;
    }

    Course(Course o) {
        super(o);
        phase = o.phase;
        turnState = o.turnState;
        turnMark = o.turnMark;
        lastTurnMark = o.lastTurnMark;
        phaseMark = o.phaseMark;
        began = o.began;
        serial = o.serial;
        pending = o.pending;
        attack = o.attack;
        resolved = o.resolved;
        resolvedOfOther = o.resolvedOfOther;
        nextForms = o.nextForms;
        entered = o.entered;
        owes = o.owes;
        covered = o.covered;
        attached = o.attached;
        defining = o.defining;
        teaching = o.teaching;
        stageVersion = o.stageVersion;
        pausedAt = o.pausedAt;
        terrains = o.terrains;
        games = o.games;
    }

    /** E.1.9: game events happen from now on. */
    public final void begin() {
        began = true;
    }

    public final boolean hasBegun() {
        return began;
    }

    public final void startTurn(int seat) {
        int before = version();
        setActive(seat);
        setTurn(turn() + 1);
        keepSettled(before);
        turnState = Turn.NEW;
        nextForms = List.of();
        lastTurnMark = turnMark;
        turnMark = mark();
        phaseMark = turnMark;
        stir(Dependency.TURN);
    }

    /** Whether this is the first turn of its player. */
    public final boolean isFirstTurn() {
        return turn() <= 2;
    }

    public final Phase phase() {
        return phase;
    }

    public final void setPhase(Phase now) {
        phase = now;
        phaseMark = mark();
    }

    public final Mark turnMark() {
        return turnMark;
    }

    public final Mark lastTurnMark() {
        return lastTurnMark;
    }

    public final Mark phaseMark() {
        return phaseMark;
    }

    public final Turn turnState() {
        return turnState;
    }

    public final void set(Turn state) {
        turnState = state;
    }

    public final int nextSerial() {
        return ++serial;
    }

    /** The attack in its sequence, or null. */
    public final @Nullable AttackInfo attack() {
        return attack;
    }

    public final void setAttack(@Nullable AttackInfo info) {
        AttackInfo before = attack;
        attack = info;
        stir(info != null && before != null && info.isSameAs(before) ? Dependency.STEP : Dependency.ATTACKS | Dependency.STEP);
    }

    /** The attack that resolved last this turn, or null. */
    public final @Nullable AttackInfo resolved() {
        return resolved;
    }

    /** The one that resolved last this turn of the player who did not make that one, or null. */
    public final @Nullable AttackInfo resolvedOfOther() {
        return resolvedOfOther;
    }

    public final void setResolved(@Nullable AttackInfo info) {
        AttackInfo before = resolved;
        if (info == null || before != null && before.attacker() != info.attacker()) {
            resolvedOfOther = info == null ? null : before;
        }
        resolved = info;
    }

    /** I.3.10.2.2: a player has tried a reversal to this attack. */
    public final void setReversed(AttackInfo to, int seat) {
        if (to == attack) {
            setAttack(to.reversedBy(seat));
        } else if (to == resolved) {
            resolved = to.reversedBy(seat);
        } else {
            resolvedOfOther = to.reversedBy(seat);
        }
    }

    /** F.2.3: the attack stack, the next one last. */
    public final List<Pending> pending() {
        return pending;
    }

    public final void setPending(List<Pending> stack) {
        pending = List.copyOf(stack);
        stir(Dependency.ATTACKS);
    }

    /** F.2.3.5, G.5.2: an attack that leaves the card pool or is turned over is no longer pending, or is dropped. */
    final void dropAttack(int card) {
        AttackInfo a = attack;
        if (a != null && a.card().card() == card && a.step() != Phase.DAMAGE_STEP && a.step() != Phase.REVERSAL_STEP
                && a.step() != Phase.END_PHASE) {
            attack = a.step() == Phase.ENHANCE_STEP && edition().abortsAtOnce() ? a.drop().at(Phase.TURN) : a.drop();
        }
        for (int i = 0; i < pending.size(); i++) {
            if (pending.get(i).card().card() == card) {
                List<Pending> rest = new ArrayList<>(pending);
                rest.remove(i);
                pending = List.copyOf(rest);
                return;
            }
        }
    }

    /** F.2.2.3~2: whether this player passed last time without having tried a card. */
    public final boolean owesAttempt(int seat) {
        return (owes >> seat & 1) != 0;
    }

    public final void owesAttempt(int seat, boolean does) {
        owes = does ? owes | 1 << seat : owes & ~(1 << seat);
    }

    /** Cards that an effect makes the next forms (2010, 8.2.3; UniVersus: Echo), the first one next. */
    public final List<NextForm> nextForms() {
        return nextForms;
    }

    public final void setNextForms(List<NextForm> cards) {
        nextForms = List.copyOf(cards);
    }

    /** UniVersus, stamina.2: backups that have come into a stage and are to have all their stamina once things are settled. */
    public final List<Ref> entered() {
        return entered;
    }

    public final void setEntered(List<Ref> backups) {
        entered = backups;
    }

    /** Whether forms are being played: in the Combat Phase, outside an attack sequence. */
    public final boolean isInCombatForms() {
        return phase == Phase.COMBAT_PHASE && attack == null;
    }

    /** UniVersus, Place On Top Of: whether some card lies under another. */
    public final boolean isCovered() {
        return covered;
    }

    public final void setCovered(boolean some) {
        covered = some;
    }

    /** D.2.2.3: attaches a card to another one. */
    public final void attach(int card, int host) {
        put(card, piece(card).withHost(host).with(Flag.ATTACHED, true));
        if (Arrays.binarySearch(attached, card) < 0) {
            attached = Arrays.copyOf(attached, attached.length + 1);
            attached[attached.length - 1] = card;
            Arrays.sort(attached);
        }
    }

    /** How many cards have been attached to others in this game. */
    public final int attachedCount() {
        return attached.length;
    }

    /** One of them; it may not be attached any more. */
    public final int attachedCard(int i) {
        return attached[i];
    }

    /** C.3.3.3: whether definition effects had set a value when things were last settled. */
    public final boolean isDefining() {
        return defining;
    }

    public final void setDefining(boolean some) {
        defining = some;
    }

    /** C.3.3.2.3: whether effects have changed the abilities of cards in a hand. */
    public final boolean isTeaching() {
        return teaching;
    }

    public final void setTeaching(boolean some) {
        teaching = some;
    }

    /** Effects end; pause conditions that one of them held up are looked at again (UniVersus, Pause Conditions). */
    public final void lapse(int expiry) {
        int before = effectCount();
        expire(expiry);
        if (effectCount() < before) {
            stageChanged();
        }
    }

    /** Effects that last until the end of a later turn come one turn closer. */
    public final void advanceExpiry(int from, int by) {
        for (int i = effectCount() - 1; i >= 0; i--) {
            InForce e = effect(i);
            if (e.expiry() == from || e.expiry() == from + 1) {
                end(e);
                enforce(e.expiry() + by, e.controller(), e.source(), e.subject(), e.what());
            }
        }
    }

    /** Grows whenever a stage or a card pool changes: pause conditions look again then. */
    public final int stageVersion() {
        return stageVersion;
    }

    /** Something about the cards in the stage changed that pause conditions look at. */
    public final void stageChanged() {
        stageVersion++;
        demandAttention();
    }

    /** Enters a card anew into the lists of listeners after a change that no move went with. */
    public final void listenAgain(int card) {
        listen(card);
        stageVersion++;
    }

    /** The version at which no pause condition was found. */
    public final int pausesAt() {
        return pausedAt;
    }

    public final void pausedAt(int version) {
        pausedAt = version;
    }

    /** E.2.5: the terrains of both stages as pause conditions saw them last. */
    public final List<Standing> terrains() {
        return terrains;
    }

    public final void setTerrains(List<Standing> now) {
        terrains = now;
    }

    public final Games games() {
        return games;
    }

    public final void setGames(Games now) {
        games = now;
    }

    /** As before a game; the series goes on. */
    final void resetCourse() {
        attack = null;
        resolved = null;
        resolvedOfOther = null;
        pending = List.of();
        nextForms = List.of();
        entered = List.of();
        terrains = List.of();
        began = false;
        owes = 0;
        covered = false;
        attached = NOTHING;
        defining = false;
        teaching = false;
        phase = Phase.GAME;
        turnState = Turn.NEW;
        turnMark = mark();
        lastTurnMark = turnMark;
        phaseMark = turnMark;
        pausedAt = -1;
        setTurn(0);
        setFirst(NONE);
        setActive(0);
    }

    final void digestCourse(Digest d) {
        d.text(phase.name()).value(turnState).value(pending).value(attack).value(resolved).value(resolvedOfOther);
        d.clock(serial).add(began ? 1 : 0).add(owes).value(nextForms).value(entered).value(games);
    }
}
