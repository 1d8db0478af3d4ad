package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.InForce;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.CheckModifier;
import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Who;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.CheckRulings;
import cardinal.ufs.rules.Checks;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Purpose;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** J.3.2.1.3: changes of the check in progress, or of checks to come. */
public final class CheckChanges {
    private CheckChanges() {
    }

    /** E.3.1.3: the check that is meant has its value in advance. */
    public static void preset(CheckRef check, Optional<Amount> to, Period until, Effect effect, UfsTable t) {
        t.enforce(expiry(t, check, until, effect), effect.controller(), effect.bindings().source(),
                cardinal.kernel.Ref.NONE,
                new Effects.CheckPreset(check, to.map(n -> effect.value(t, n)).orElse(0), to.isEmpty(), until,
                        effect.bindings()));
    }

    /** E.3.1.3: what an effect has set in advance for this check, which uses it up; null when nothing has. */
    static Effects.@Nullable CheckPreset takePreset(UfsTable t, int seat, Purpose purpose) {
        InForce set = Checks.preset(t, seat, purpose);
        if (set == null) {
            return null;
        }
        t.end(set);
        return (Effects.CheckPreset) set.what();
    }

    /** What static and waiting effects add to this check; those that waited for one check are used up. */
    static int take(UfsTable t, int seat, Purpose purpose) {
        int sum = Checks.standing(t, seat, purpose);
        List<InForce> used = List.of();
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.CheckChange c && Checks.changes(t, e, c, seat, purpose)) {
                if (c.modify().either()) {
                    continue;
                }
                sum += by(t, c);
                if (c.check().which() != CheckRef.Which.ALL) {
                    used = More.of(used, e);
                }
            }
        }
        used.forEach(t::end);
        return CheckRulings.forbidsCheckChange(t, seat, purpose, sum) ? 0 : sum;
    }

    private static int by(UfsTable t, Effects.CheckChange c) {
        return Amounts.of(t, c.bindings(), c.modify().amount()) * (c.modify().minus() ? -1 : 1);
    }

    /** J.1.4: those of this check of which somebody says whether they are a bonus or a penalty; the active player's first. */
    static List<InForce> open(UfsTable t, int seat, Purpose purpose) {
        if (t.effectCount() == 0) {
            return List.of();
        }
        List<InForce> open = new ArrayList<>(0);
        for (int player = 0; player < 2; player++) {
            int controller = player == 0 ? t.active() : UfsTable.rival(t.active());
            for (int i = 0; i < t.effectCount(); i++) {
                InForce e = t.effect(i);
                if (e.controller() == controller && e.what() instanceof Effects.CheckChange c && c.modify().either()
                        && Checks.changes(t, e, c, seat, purpose)) {
                    open.add(e);
                }
            }
        }
        return open;
    }

    /** It has been said of one of them. */
    static void decide(UfsTable t, Check check, InForce effect, boolean bonus) {
        Effects.CheckChange c = (Effects.CheckChange) effect.what();
        int by = by(t, c) * (bonus ? 1 : -1);
        if (!CheckRulings.forbidsCheckChange(t, check.seat(), check.purpose(), by)) {
            check.add(by);
        }
        if (c.check().which() != CheckRef.Which.ALL) {
            t.end(effect);
        }
    }

    /** "that check": the one in progress, or the one to come that the effect has spoken of before. */
    static Rule about(UfsTable t, Bindings b, Rule rule) {
        return switch (rule) {
            case Rule.FailingDoesNotEnd r -> new Rule.FailingDoesNotEnd(meant(t, b, r.check()));
            case Rule.ChecksCannotChange r -> new Rule.ChecksCannotChange(meant(t, b, r.check()), r.by());
            default -> rule;
        };
    }

    private static CheckRef meant(UfsTable t, Bindings b, CheckRef check) {
        if (!isPronoun(check)) {
            return check;
        }
        Check now = t.running(Check.class);
        if (now != null) {
            return new CheckRef(CheckRef.Which.NEXT, now.seat() == b.controller() ? Who.YOU : Who.RIVAL,
                    new Happening.Purpose.Unsaid());
        }
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            if (t.effect(i).source().equals(b.source())) {
                switch (t.effect(i).what()) {
                    case Effects.CheckChange c -> {
                        return c.check();
                    }
                    case Effects.CheckPreset p -> {
                        return p.check();
                    }
                    default -> {
                    }
                }
            }
        }
        return check;
    }

    private static boolean isPronoun(CheckRef check) {
        return check.which() == CheckRef.Which.THAT || check.which() == CheckRef.Which.THIS
                || check.which() == CheckRef.Which.IT;
    }

    private static int expiry(UfsTable t, CheckRef check, Period until, Effect effect) {
        boolean later = until == Period.UNSAID && check.which() == CheckRef.Which.NEXT;
        Period period = check.period() != Period.UNSAID ? check.period() : later ? Period.THIS_TURN : until;
        return Expiries.of(t, period, effect.bindings());
    }

    /** Whether it changes the check in progress, and not one to come. */
    public static boolean isNow(CheckModifier m, Effect effect, UfsTable t) {
        Check check = t.running(Check.class);
        return isPronoun(m.check()) || check != null && m.check().which() == CheckRef.Which.THE
                && check.isMeant(t, effect.bindings(), m.check());
    }

    public static void perform(CheckModifier m, Effect effect, UfsTable t, int by) {
        Check check = t.running(Check.class);
        if (isNow(m, effect, t)) {
            if (check != null && !CheckRulings.forbidsCheckChange(t, check.seat(), check.purpose(), by)) {
                check.add(by);
            }
            effect.set(effect.bindings().done(check != null));
            return;
        }
        t.enforce(expiry(t, m.check(), m.until(), effect), effect.controller(), effect.bindings().source(),
                cardinal.kernel.Ref.NONE, new Effects.CheckChange(m, effect.bindings()));
    }
}
