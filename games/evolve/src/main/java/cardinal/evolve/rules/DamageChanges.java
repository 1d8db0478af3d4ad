package cardinal.evolve.rules;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardType;
import cardinal.evolve.table.DamageType;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Stated;
import cardinal.kernel.InForce;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 5.13.2, 10.2.1.3.2: what increases, decreases or prevents damage. */
public final class DamageChanges {
    /** Damage that does not happen at all, however it is changed afterwards. */
    private static final int PREVENTED = -10_000;

    /**
     * One replacement of a dealing of damage.
     *
     * @param fact  what changes it; null if something else is done instead
     * @param effect  the effect in force it comes from, or null for an ability
     * @param instead  what is done instead, as an option of {@link Replacements}
     */
    public record Change(@Nullable Fact fact, int source, @Nullable InForce effect, long instead) {
        Change(Fact fact, int source, @Nullable InForce effect) {
            this(fact, source, effect, 0);
        }

        public boolean isInstead() {
            return fact == null;
        }

        /** Whether the effect that it comes from ends with it. */
        public boolean isUsedUp() {
            return fact instanceof Fact.NextDamagePrevented;
        }

        public Hit apply(Hit hit) {
            return switch (fact) {
                case null -> hit.of(PREVENTED);
                case Fact.DamageTakenBy d -> hit.of(hit.amount() + (d.reduce() ? -d.n() : d.n()));
                case Fact.DamageDealtBy d -> hit.of(hit.amount() + (d.more() ? d.n() : -d.n()));
                case Fact.DoubleDamage d -> hit.of(hit.amount() * 2);
                case Fact.DamageCap c -> hit.of(Math.min(hit.amount(), c.most()));
                default -> hit.of(PREVENTED);
            };
        }

        private boolean adds() {
            return fact instanceof Fact.DamageTakenBy || fact instanceof Fact.DamageDealtBy;
        }
    }

    private DamageChanges() {
    }

    /** 5.13.1.2: whether a card is one that damage can be dealt to. */
    public static boolean takesDamage(EvolveTable t, int card) {
        return t.zone(card) == Zone.LEADER || t.onField(card) && t.values().type(card) == CardType.FOLLOWER;
    }

    public static boolean isPrevented(Hit hit) {
        return hit.amount() <= PREVENTED / 2;
    }

    /** Whether any card in the pool changes damage. */
    public static boolean couldApply(EvolveTable t) {
        return t.pool().changesDamage() || Replacements.couldApply(t);
    }

    /** Whether the order of these does not matter. */
    public static boolean commute(List<Change> changes) {
        for (Change c : changes) {
            if (!c.adds()) {
                return false;
            }
        }
        return true;
    }

    /** What applies to a hit. */
    public static List<Change> of(EvolveTable t, Hit hit) {
        List<Change> list = new ArrayList<>();
        int target = hit.target();
        for (Stated<Fact.TakesNoDamage> s : Facts.about(t, target, FactKind.TAKES_NO_DAMAGE)) {
            if (isKind(s.fact().damage(), hit, t)) {
                list.add(new Change(s.fact(), s.scope().source(), s.effect()));
            }
        }
        for (Stated<Fact.NextDamagePrevented> s : Facts.about(t, target, FactKind.NEXT_DAMAGE_PREVENTED)) {
            list.add(new Change(s.fact(), s.scope().source(), s.effect()));
        }
        for (Stated<Fact.DamageTakenBy> s : Facts.about(t, target, FactKind.DAMAGE_TAKEN_BY)) {
            list.add(new Change(s.fact(), s.scope().source(), s.effect()));
        }
        for (Stated<Fact.DamageCap> s : Facts.about(t, target, FactKind.DAMAGE_CAP)) {
            if (hit.amount() > s.fact().most()) {
                list.add(new Change(s.fact(), s.scope().source(), s.effect()));
            }
        }
        if (!hit.source().isNone() && t.isSame(hit.source())) {
            ofSource(t, hit, list);
        }
        Replacements.ofDamage(t, hit, list);
        return List.copyOf(list);
    }

    private static void ofSource(EvolveTable t, Hit hit, List<Change> list) {
        int source = hit.source().card();
        boolean leader = t.zone(hit.target()) == Zone.LEADER;
        for (Stated<Fact.CantDealDamage> s : Facts.about(t, source, FactKind.CANT_DEAL_DAMAGE)) {
            list.add(new Change(s.fact(), s.scope().source(), s.effect()));
        }
        for (Stated<Fact.DamageDealtBy> s : Facts.about(t, source, FactKind.DAMAGE_DEALT_BY)) {
            if (isKind(s.fact().damage(), hit, t) && isTo(s.fact().to(), leader)) {
                list.add(new Change(s.fact(), s.scope().source(), s.effect()));
            }
        }
        for (Stated<Fact.DoubleDamage> s : Facts.about(t, source, FactKind.DOUBLE_DAMAGE)) {
            if (hit.type() != DamageType.ABILITY && (leader ? s.fact().toLeaders() : s.fact().toFollowers())) {
                list.add(new Change(s.fact(), s.scope().source(), s.effect()));
            }
        }
    }

    private static boolean isTo(Fact.DamageDealtBy.To to, boolean leader) {
        return switch (to) {
            case ANYTHING -> true;
            case LEADERS -> leader;
            case FOLLOWERS -> !leader;
        };
    }

    /** 5.13.3. */
    static boolean isKind(Trigger.Damage kind, Hit hit, EvolveTable t) {
        return isKind(kind, hit.type(), t.zone(hit.target()) != Zone.LEADER);
    }

    /** Attack damage to a follower is combat damage, too (5.13.3.2). */
    static boolean isKind(Trigger.Damage kind, DamageType type, boolean toFollower) {
        return switch (kind) {
            case ANY -> true;
            case ATTACK -> type == DamageType.ATTACK;
            case COMBAT -> type == DamageType.COMBAT || type == DamageType.ATTACK && toFollower;
            case ABILITY -> type == DamageType.ABILITY;
        };
    }
}
