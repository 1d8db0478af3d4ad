package cardinal.evolve.flow;

import cardinal.evolve.ability.FactKind;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.Kind;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.table.CurrentAttack;
import cardinal.evolve.table.DamageType;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;

/** 8.4: a follower attacks; attacking follower and attack target have been selected (8.4.2, 8.4.3). */
final class Attack extends Frame<EvolveTable> {
    static final Steps<Attack, EvolveTable> STEPS = Steps.<Attack, EvolveTable>of(Attack.class)
            .then("8.4.4", Attack::engage)
            .then("8.4.5", Attack::attacked)
            .then("8.4.6", Attack::confirm)
            .then("8.4.7", Attack::quickWindow)
            .then("8.4.9", Attack::damage)
            .then("8.4.9.2", Attack::fight)
            .then("8.4.10", Attack::confirm)
            .then("8.4.11", Attack::end);

    /** The follower that attacks. */
    private final Ref attacker;
    /** What it attacks. */
    private final Ref target;
    /** Whether it attacks a follower: the two fight. */
    private boolean fights;

    Attack(EvolveTable t, int follower, int attacked) {
        super(STEPS);
        attacker = t.ref(follower);
        target = t.ref(attacked);
    }

    private void engage(EvolveTable t) {
        GameActions.engage(t, attacker.card());
    }

    /** 8.4.5.1: from here on the two are in combat if the target is a follower. */
    private void attacked(EvolveTable t) {
        int follower = attacker.card();
        t.set(follower, Flag.HAS_ATTACKED, true);
        t.setCurrentAttack(new CurrentAttack(attacker, target));
        t.emit(new EvolveEvent.Attacked(follower, t.controller(follower), target.card()));
    }

    private void confirm(EvolveTable t) {
        Confirmation.occur(t);
    }

    private void quickWindow(EvolveTable t) {
        t.push(new QuickWindow(EvolveTable.opponent(t.active()), "8.4.7"));
    }

    /**
     * 8.4.9: only if the attacking follower is still on the field; a follower that is attacked strikes back at the same time (8.4.9.1). What is no
     * follower any more has no attack to deal damage with, and takes none (5.24.2.1, 5.13.1.2).
     */
    private void damage(EvolveTable t) {
        int follower = t.find(attacker);
        int attacked = t.find(target);
        if (follower == EvolveTable.NONE || !t.onField(follower) || attacked == EvolveTable.NONE) {
            return;
        }
        fights = t.onField(attacked);
        if (!t.isFollower(follower)) {
            return;
        }
        DealDamage both = DealDamage.start();
        both = both.add(t, attacker, attacked, strength(t, follower), DamageType.ATTACK);
        if (fights && t.isFollower(attacked)) {
            both = both.add(t, target, follower, strength(t, attacked), DamageType.COMBAT);
        }
        both.run(t);
    }

    private static int strength(EvolveTable t, int follower) {
        return Facts.anyAbout(t, follower, FactKind.DEALS_DEFENSE_AS_DAMAGE) ? t.defense(follower) : t.attack(follower);
    }

    /** 8.4.9.2, 12.14: what fought with a follower that has Bane is destroyed when rules are handled next. */
    private void fight(EvolveTable t) {
        if (!fights || !t.currentAttack().isCombat(t)) {
            return;
        }
        int a = attacker.card();
        int b = target.card();
        if (hasBane(t, a)) {
            t.unhandled().doom(target);
        }
        if (hasBane(t, b)) {
            t.unhandled().doom(attacker);
        }
        if (t.cares(Kind.FOUGHT)) {
            t.announce(new EvolveEvent.Fought(a, t.controller(a), b));
        }
    }

    /** 12.14.2 speaks of this follower: what is no follower has no use of it (5.24.3.1). */
    private static boolean hasBane(EvolveTable t, int card) {
        return t.has(card, Keyword.BANE) && t.isFollower(card);
    }

    private void end(EvolveTable t) {
        t.setCurrentAttack(CurrentAttack.NONE);
    }

    /** The rules ask. */
    @Override
    protected Cause cause(EvolveTable t) {
        return Cause.RULES;
    }
}
