package cardinal.ufs.rules;

import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import cardinal.ufs.ability.CheckModifier;
import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.StaticPart;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Purpose;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** E.3.1.2, J.3.2.1.3: effects that wait for a check and change it when it is made. */
public final class Checks {
    private Checks() {
    }

    /** E.3.1.3: the effect that has set the value of this check in advance; null when none has. */
    public static @Nullable InForce preset(UfsTable t, int seat, Purpose purpose) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.CheckPreset p && isMeant(t, p.bindings(), p.check(), seat, purpose)
                    && Periods.isNow(t, e, p.bindings(), p.during())) {
                return e;
            }
        }
        return null;
    }

    /** What static effects add to this check. */
    public static int standing(UfsTable t, int seat, Purpose purpose) {
        int sum = 0;
        int lane = Kind.FIRES + Kind.CHECKED;
        for (int c = t.listeners().next(lane, 0); c != Table.NONE; c = t.listeners().next(lane, c + 1)) {
            List<HeldAbility> held = t.state(c).abilities();
            for (int a = 0; a < held.size(); a++) {
                sum += change(t, c, held.get(a).ability(), seat, purpose);
            }
        }
        return sum;
    }

    /** Whether a waiting effect changes this check, which is made in the time that the effect is for (J.2.2.1). */
    public static boolean changes(UfsTable t, InForce effect, Effects.CheckChange c, int seat, Purpose purpose) {
        return isMeant(t, c.bindings(), c.check(), seat, purpose)
                && Periods.isNow(t, effect, c.bindings(), c.modify().until());
    }

    private static int change(UfsTable t, int card, AbilityDef ability, int seat, Purpose purpose) {
        int sum = 0;
        List<StaticPart> parts = ability.parts();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).leaf() instanceof CheckModifier m) {
                Bindings b = Bindings.of(t.piece(card).controller(), t.ref(card), ability, t.mark(), t.place(card));
                if (Rulings.isActive(t, card, ability, b) && Periods.isNow(t, b, m.until())
                        && Conditions.allHold(t, b, parts.get(i).conditions())
                        && isMeant(t, b, m.check(), seat, purpose)) {
                    sum += Amounts.of(t, b, m.amount()) * (m.minus() ? -1 : 1);
                }
            }
        }
        return sum;
    }

    public static boolean isMeant(UfsTable t, Bindings b, CheckRef check, int seat, Purpose purpose) {
        return (Players.mask(t, b, check.whose()) >> seat & 1) != 0 && isFor(t, b, check.purpose(), purpose);
    }

    /** Whether a check is for what a text says. */
    public static boolean isFor(UfsTable t, Bindings b, Happening.Purpose wanted, Purpose purpose) {
        return switch (wanted) {
            case Happening.Purpose.Unsaid u -> true;
            case Happening.Purpose.ToPlay p -> purpose.plays() && fits(p.as(), purpose.as())
                    && !purpose.card().isNone() && isToPlay(t, b, p.card(), purpose.card().card());
            case Happening.Purpose.ToBlock x -> purpose.plays() && purpose.as() == Happening.As.BLOCK
                    && (!x.said() || Cards.isMeant(t, b, x.attack(), purpose.attack().card()));
        };
    }

    /** Whether a card is the kind that is said, also once the check is over and the card has gone. */
    private static boolean isToPlay(UfsTable t, Bindings b, Selector what, int card) {
        return switch (what) {
            case Selector.Some s -> Filters.fits(t, b, s.filter(), card);
            case Selector.All a -> Filters.fits(t, b, a.filter(), card);
            default -> Cards.isMeant(t, b, what, card);
        };
    }

    private static boolean fits(Happening.As wanted, Happening.As as) {
        return wanted == Happening.As.UNSAID || wanted == as
                || wanted == Happening.As.ATTACK && as != Happening.As.BLOCK
                || wanted == Happening.As.FORM && as == Happening.As.FORM;
    }
}
