package cardinal.ufs.table;

import cardinal.kernel.Digest;
import cardinal.kernel.InForce;
import cardinal.kernel.Mark;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.program.Dependency;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How far a game is: the turn, the attacks, what pause conditions have seen, and the series it belongs to. */
public final class GameProgress {
    private static final int[] NOTHING = {};

    private final UfsTable t;
    /** The phase of the turn, or GAME before the first. */
    private Phase phase;
    /** What was done in this turn. */
    private Turn turnState;
    /** Where this turn began in the history. */
    private Mark turnMark;
    /** Where the turn before it began. */
    private Mark lastTurnMark;
    /** Where the phase began. */
    private Mark phaseMark;
    /** Whether the game is opened, so that events happen (E.1.9). */
    private boolean began;
    /** The number of the attempt that was made last. */
    private int serial;
    /** The attack stack, the next one last (F.2.3). */
    private List<Pending> pending;
    /** The attack in its sequence, or null. */
    private @Nullable AttackInfo attack;
    /** The attack that resolved last this turn, or null. */
    private @Nullable AttackInfo resolved;
    /** That of the other player, or null. */
    private @Nullable AttackInfo resolvedOfOther;
    /** What effects make the next forms. */
    private List<NextForm> nextForms;
    /** UniVersus: backups that are to have all their stamina. */
    private List<Ref> entered;
    /** The players who owe an attempt, as bits (F.2.2.3~2). */
    private int owes;
    /** UniVersus: the cards that have been put under others, in their order, until they were looked for and found gone. */
    private int[] covered;
    /** The cards that have been attached to others, in their order. */
    private int[] attached;
    /** Whether definition effects had set a value when things were last settled. */
    private boolean defining;
    /** Whether effects have changed abilities of cards in a hand. */
    private boolean teaching;
    /** Grows whenever pause conditions have to look again. */
    private int stageVersion;
    /** That number when they last found nothing; -1 before. */
    private int pausedAt;
    /** The terrains of both stages as they saw them last (E.2.5). */
    private List<StandingTerrain> terrains;
    /** The series this game belongs to. */
    private GameSeries games;

    GameProgress(UfsTable t) {
        this.t = t;
        phase = Phase.GAME;
        turnState = Turn.NEW;
        turnMark = Mark.BEGINNING;
        lastTurnMark = Mark.BEGINNING;
        phaseMark = Mark.BEGINNING;
        pending = List.of();
        nextForms = List.of();
        entered = List.of();
        terrains = List.of();
        covered = NOTHING;
        attached = NOTHING;
        games = GameSeries.ONE;
        pausedAt = -1;
    }

    GameProgress(UfsTable t, GameProgress o) {
        this.t = t;
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
    public void begin() {
        began = true;
    }

    public boolean hasBegun() {
        return began;
    }

    public void startTurn(int seat) {
        int before = t.version();
        t.setActive(seat);
        t.setTurn(t.turn() + 1);
        t.settled().keepSettled(before);
        turnState = Turn.NEW;
        nextForms = List.of();
        lastTurnMark = turnMark;
        turnMark = t.mark();
        phaseMark = turnMark;
        t.settled().stir(Dependency.TURN);
    }

    /** Whether this is the first turn of its player. */
    public boolean isFirstTurn() {
        return t.turn() <= 2;
    }

    public Phase phase() {
        return phase;
    }

    public void setPhase(Phase now) {
        phase = now;
        phaseMark = t.mark();
    }

    public Mark turnMark() {
        return turnMark;
    }

    public Mark lastTurnMark() {
        return lastTurnMark;
    }

    public Mark phaseMark() {
        return phaseMark;
    }

    public Turn turnState() {
        return turnState;
    }

    public void set(Turn state) {
        turnState = state;
    }

    public int nextSerial() {
        return ++serial;
    }

    /** The attack in its sequence, or null. */
    public @Nullable AttackInfo attack() {
        return attack;
    }

    public void setAttack(@Nullable AttackInfo info) {
        AttackInfo before = attack;
        attack = info;
        t.settled().stir(info != null && before != null && info.isSameAs(before) ? Dependency.STEP
                : Dependency.ATTACKS | Dependency.STEP);
    }

    /** The attack that resolved last this turn, or null. */
    public @Nullable AttackInfo resolved() {
        return resolved;
    }

    /** The one that resolved last this turn of the player who did not make that one, or null. */
    public @Nullable AttackInfo resolvedOfOther() {
        return resolvedOfOther;
    }

    public void setResolved(@Nullable AttackInfo info) {
        AttackInfo before = resolved;
        if (info == null || before != null && before.attacker() != info.attacker()) {
            resolvedOfOther = info == null ? null : before;
        }
        resolved = info;
    }

    /** I.3.10.2.2: a player has tried a reversal to this attack. */
    public void setReversed(AttackInfo to, int seat) {
        if (to == attack) {
            setAttack(to.reversedBy(seat));
        } else if (to == resolved) {
            resolved = to.reversedBy(seat);
        } else {
            resolvedOfOther = to.reversedBy(seat);
        }
    }

    /** F.2.3: the attack stack, the next one last. */
    public List<Pending> pending() {
        return pending;
    }

    public void setPending(List<Pending> stack) {
        pending = List.copyOf(stack);
        t.settled().stir(Dependency.ATTACKS);
    }

    /** F.2.3.5, G.5.2: an attack that leaves the card pool or is turned over is no longer pending, or is dropped. */
    void dropAttack(int card) {
        AttackInfo a = attack;
        if (a != null && a.card().card() == card && a.step() != Phase.DAMAGE_STEP && a.step() != Phase.REVERSAL_STEP
                && a.step() != Phase.END_PHASE) {
            attack = a.step() == Phase.ENHANCE_STEP && t.edition().abortsAtOnce() ? a.drop().at(Phase.TURN) : a.drop();
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
    public boolean owesAttempt(int seat) {
        return (owes >> seat & 1) != 0;
    }

    public void owesAttempt(int seat, boolean does) {
        owes = does ? owes | 1 << seat : owes & ~(1 << seat);
    }

    /** Cards that an effect makes the next forms (2010, 8.2.3; UniVersus: Echo), the first one next. */
    public List<NextForm> nextForms() {
        return nextForms;
    }

    public void setNextForms(List<NextForm> cards) {
        nextForms = List.copyOf(cards);
    }

    /** UniVersus, stamina.2: backups that have come into a stage and are to have all their stamina once things are settled. */
    public List<Ref> entered() {
        return entered;
    }

    public void setEntered(List<Ref> backups) {
        entered = backups;
    }

    /** Whether forms are being played: in the Combat Phase, outside an attack sequence. */
    public boolean isInCombatForms() {
        return phase == Phase.COMBAT_PHASE && attack == null;
    }

    /** UniVersus, Place On Top Of: whether some card lies under another. */
    public boolean isCovered() {
        return covered.length > 0;
    }

    /** A card lies under another one now. */
    public void cover(int card) {
        covered = with(covered, card);
    }

    /** These are all that still lie under others. */
    public void setCovered(int[] still) {
        covered = still;
    }

    /** How many cards have been put under others and may still lie there. */
    public int coveredCount() {
        return covered.length;
    }

    /** One of them. */
    public int coveredCard(int i) {
        return covered[i];
    }

    private static int[] with(int[] cards, int card) {
        if (Arrays.binarySearch(cards, card) >= 0) {
            return cards;
        }
        int[] more = Arrays.copyOf(cards, cards.length + 1);
        more[cards.length] = card;
        Arrays.sort(more);
        return more;
    }

    /** D.2.2.3: attaches a card to another one. */
    public void attach(int card, int host) {
        t.put(card, t.piece(card).withHost(host).with(Flag.ATTACHED, true));
        attached = with(attached, card);
    }

    /** How many cards have been attached to others in this game. */
    public int attachedCount() {
        return attached.length;
    }

    /** One of them; it may not be attached any more. */
    public int attachedCard(int i) {
        return attached[i];
    }

    /** C.3.3.3: whether definition effects had set a value when things were last settled. */
    public boolean isDefining() {
        return defining;
    }

    public void setDefining(boolean some) {
        defining = some;
    }

    /** C.3.3.2.3: whether effects have changed the abilities of cards in a hand. */
    public boolean isTeaching() {
        return teaching;
    }

    public void setTeaching(boolean some) {
        teaching = some;
    }

    /** Effects end; pause conditions that one of them held up are looked at again (UniVersus, Pause Conditions). */
    public void lapse(int expiry) {
        int before = t.effectCount();
        t.expire(expiry);
        if (t.effectCount() < before) {
            stageChanged();
        }
    }

    /** Effects that last until the end of a later turn come one turn closer. */
    public void advanceExpiry(int from, int by) {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce e = t.effect(i);
            if (e.expiry() == from || e.expiry() == from + 1) {
                t.end(e);
                t.enforce(e.expiry() + by, e.controller(), e.source(), e.subject(), e.what());
            }
        }
    }

    /** Whether something has changed since pause conditions last found nothing that they look at. */
    public boolean isPauseUnseen() {
        return pausedAt != stageVersion;
    }

    /** Pause conditions have found nothing in the stages and card pools as they are. */
    public void pausesSeen() {
        pausedAt = stageVersion;
    }

    /** Something about the cards in the stage changed that pause conditions look at. */
    public void stageChanged() {
        stageVersion++;
        t.demandAttention();
    }

    /** Enters a card anew into the lists of listeners after a change that no move went with. */
    public void listenAgain(int card) {
        t.index().listen(card);
        stageVersion++;
    }

    /** E.2.5: the terrains of both stages as pause conditions saw them last. */
    public List<StandingTerrain> terrains() {
        return terrains;
    }

    public void setTerrains(List<StandingTerrain> now) {
        terrains = now;
    }

    public GameSeries games() {
        return games;
    }

    public void setGames(GameSeries now) {
        games = now;
    }

    /** As before a game; the series goes on. */
    void reset() {
        attack = null;
        resolved = null;
        resolvedOfOther = null;
        pending = List.of();
        nextForms = List.of();
        entered = List.of();
        terrains = List.of();
        began = false;
        owes = 0;
        covered = NOTHING;
        attached = NOTHING;
        defining = false;
        teaching = false;
        phase = Phase.GAME;
        turnState = Turn.NEW;
        turnMark = t.mark();
        lastTurnMark = turnMark;
        phaseMark = turnMark;
        pausedAt = -1;
        t.setTurn(0);
        t.setFirst(Table.NONE);
        t.setActive(0);
    }

    void digest(Digest d) {
        d.text(phase.name()).value(turnState).value(pending).value(attack).value(resolved).value(resolvedOfOther);
        d.clock(serial).add(began ? 1 : 0).add(owes).value(nextForms).value(entered).value(games);
    }
}
