package cardinal.evolve.rules;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Phase;
import cardinal.evolve.table.Stated;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Requirement;
import java.util.List;

/** 8.4.2, 8.4.3: which follower may attack, and what. */
public final class Attacks {
    /** A player wants to attack with a follower. */
    public record Attempt(int seat, int follower, int target) {
        boolean atLeader(EvolveTable t) {
            return t.zone(target) == Zone.LEADER;
        }
    }

    /** What an attack requires; also the answer to "why not?". */
    public static final List<Requirement<EvolveTable, Attempt>> ATTACK = List.of(
            new Requirement<>("7.3.3", "followers attack in your main phase",
                    (t, a) -> t.active() == a.seat() && t.phase() == Phase.MAIN && isAsked(t, a.seat())),
            new Requirement<>("8.4.2", "the attacking follower must be a reserved follower you control",
                    (t, a) -> isOwnFollower(t, a) && !t.isEngaged(a.follower())),
            new Requirement<>("8.4.2.1",
                    "it was not on your field at the start of the turn, did not evolve, and has neither Storm nor Rush",
                    (t, a) -> mayAttackAtAll(t, a.follower())),
            new Requirement<>("8.4.3.1", "the target must be an engaged enemy follower or the enemy leader",
                    (t, a) -> isTarget(t, a)),
            new Requirement<>("8.4.3.1", "only a follower on your field since the start of the turn attacks a leader",
                    (t, a) -> !a.atLeader(t) || mayAttackLeader(t, a.follower())),
            new Requirement<>("8.4.3.2.1", "an effect says that it cannot attack it",
                    (t, a) -> !isForbidden(t, a.follower(), a.atLeader(t))),
            new Requirement<>("12.12.2", "a follower with Intimidate is not selected as an attack target",
                    (t, a) -> a.atLeader(t) || !t.has(a.target(), Keyword.INTIMIDATE)),
            new Requirement<>("1.3.3", "an effect says that it cannot be attacked",
                    (t, a) -> !Facts.anyAbout(t, a.target(), FactKind.CANT_BE_ATTACKED)),
            new Requirement<>("12.8.2", "an engaged follower with Ward must be attacked first",
                    (t, a) -> isWard(t, a.target()) || !isWarded(t, a)));

    private Attacks() {
    }

    private static boolean isAsked(EvolveTable t, int seat) {
        return !t.prompt().isOpen() || t.prompt().seat() == seat;
    }

    private static boolean isOwnFollower(EvolveTable t, Attempt a) {
        return t.piece(a.follower()).zone() == Zone.FIELD.of(a.seat()) && t.isFollower(a.follower());
    }

    private static boolean mayAttackAtAll(EvolveTable t, int follower) {
        return !t.is(follower, Flag.NEW) || t.is(follower, Flag.EVOLVED_NOW) || t.has(follower, Keyword.STORM)
                || t.has(follower, Keyword.RUSH);
    }

    /** 8.4.3.1; reading: Storm allows it, too (12.9.1). */
    private static boolean mayAttackLeader(EvolveTable t, int follower) {
        return !t.is(follower, Flag.NEW) || t.has(follower, Keyword.STORM);
    }

    private static boolean isTarget(EvolveTable t, Attempt a) {
        int other = EvolveTable.opponent(a.seat());
        int zone = t.piece(a.target()).zone();
        return zone == Zone.LEADER.of(other) || zone == Zone.FIELD.of(other) && t.isFollower(a.target())
                && (t.isEngaged(a.target()) || t.has(a.follower(), Keyword.ASSAIL));
    }

    private static boolean isForbidden(EvolveTable t, int follower, boolean leader) {
        for (Stated<Fact.CantAttack> s : Facts.about(t, follower, FactKind.CANT_ATTACK)) {
            boolean covers = switch (s.fact().target()) {
                case ENEMIES -> true;
                case ENEMY_LEADERS -> leader;
                case ENEMY_FOLLOWERS -> !leader;
            };
            if (covers) {
                return true;
            }
        }
        return false;
    }

    /** 12.8.2: an engaged follower with Ward. */
    private static boolean isWard(EvolveTable t, int card) {
        return t.onField(card) && t.isEngaged(card) && t.isFollower(card) && t.has(card, Keyword.WARD);
    }

    /** Whether an engaged follower with Ward could be selected instead. */
    private static boolean isWarded(EvolveTable t, Attempt a) {
        int field = Zone.FIELD.of(EvolveTable.opponent(a.seat()));
        for (int i = 0; i < t.size(field); i++) {
            int ward = t.cardAt(field, i);
            if (isWard(t, ward) && mayBeAttacked(t, ward) && !isForbidden(t, a.follower(), false)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayBeAttacked(EvolveTable t, int follower) {
        return !t.has(follower, Keyword.INTIMIDATE) && !Facts.anyAbout(t, follower, FactKind.CANT_BE_ATTACKED);
    }

    /** Whether a follower has to attack this turn, has not yet, and is offered an attack (7.3.3.1 of version 1.24.1). */
    public static boolean isOwed(EvolveTable t, Prompt prompt) {
        for (int i = 0; t.pool().states(FactKind.MUST_ATTACK) && i < prompt.size(); i++) {
            int follower = Option.a(prompt.option(i));
            if (Option.kind(prompt.option(i)) == Choice.ATTACK && !t.is(follower, Flag.HAS_ATTACKED)
                    && Facts.anyAbout(t, follower, FactKind.MUST_ATTACK)) {
                return true;
            }
        }
        return false;
    }

    /** Adds every attack this player may make. */
    public static void offer(EvolveTable t, Prompt prompt, int seat) {
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            int follower = t.cardAt(field, i);
            if (!t.isEngaged(follower) && t.isFollower(follower) && mayAttackAtAll(t, follower)) {
                offer(t, prompt, seat, follower);
            }
        }
    }

    private static void offer(EvolveTable t, Prompt prompt, int seat, int follower) {
        int other = EvolveTable.opponent(seat);
        int leader = t.leader(other);
        boolean warded = isWarded(t, new Attempt(seat, follower, leader));
        if (!warded && mayAttackLeader(t, follower) && !isForbidden(t, follower, true)
                && !Facts.anyAbout(t, leader, FactKind.CANT_BE_ATTACKED)) {
            prompt.add(Choice.ATTACK, follower, leader, 0);
        }
        if (isForbidden(t, follower, false)) {
            return;
        }
        boolean assails = t.has(follower, Keyword.ASSAIL);
        int field = Zone.FIELD.of(other);
        for (int i = 0; i < t.size(field); i++) {
            int target = t.cardAt(field, i);
            if (t.isFollower(target) && (assails || t.isEngaged(target)) && mayBeAttacked(t, target)
                    && (!warded || isWard(t, target))) {
                prompt.add(Choice.ATTACK, follower, target, 0);
            }
        }
    }

    /** 7.4.3: followers with Ward that are not engaged yet. */
    public static void offerWard(EvolveTable t, Prompt prompt, int seat) {
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            int card = t.cardAt(field, i);
            if (!t.isEngaged(card) && t.isFollower(card) && t.has(card, Keyword.WARD)) {
                prompt.add(Choice.ENGAGE, card);
            }
        }
    }
}
