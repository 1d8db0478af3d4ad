package cardinal.ufs.flow;

import cardinal.kernel.InForce;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Period;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * 2010, 6.1, 2.9.2.6: what an effect has changed about a card is undone when the phase, step or attack it was for ends; later
 * editions leave it in the current state until that is refreshed (C.3.3.4.3).
 */
public final class PassingChanges {
    private static final Property[] PROPERTIES = Property.values();
    private static final Symbol[] SYMBOLS = Symbol.values();

    private PassingChanges() {
    }

    /** An effect has changed a card for this time: what it was before is known until then. */
    public static void note(UfsTable t, Bindings b, Period period, int card, State before) {
        if (t.edition().changesExpire()) {
            note(t, b, Expiries.of(t, period, b), card, before);
        }
    }

    /** A card has taken in a modifier effect in force that has this stamp. */
    static void noteTaken(UfsTable t, Bindings b, int stamp, int card, State before) {
        for (int i = t.effectCount() - 1; i >= 0 && t.edition().changesExpire(); i--) {
            if (t.effect(i).stamp() == stamp) {
                note(t, b, t.effect(i).expiry(), card, before);
            }
        }
    }

    private static void note(UfsTable t, Bindings b, int expiry, int card, State before) {
        State after = t.state(card);
        if (after == before || !isShort(expiry) || isOfAttack(t, card, expiry)) {
            return;
        }
        t.enforce(expiry, b.controller(), b.source(), t.ref(card), new Effects.Passing(before, after));
        t.setState(card, after.withApplied(t.effect(t.effectCount() - 1).stamp()));
    }

    /** Whether it ends before the turn, when every card begins anew. */
    private static boolean isShort(int expiry) {
        return expiry >= Expiry.ATTACK || expiry > Expiry.TURN && expiry < Expiry.GAME;
    }

    /** The attack and its block begin anew when it has resolved (8.3.0.1). */
    private static boolean isOfAttack(UfsTable t, int card, int expiry) {
        AttackInfo a = t.attack();
        return expiry >= Expiry.ATTACK && a != null && (a.card().card() == card || a.block().card() == card);
    }

    /** A phase, step or attack is over, and with it all effects that were to last until then. */
    static void lapse(UfsTable t, int expiry) {
        for (int i = t.effectCount() - 1; i >= 0 && t.edition().changesExpire(); i--) {
            InForce e = t.effect(i);
            if (e.expiry() == expiry && e.what() instanceof Effects.Passing p && t.isSame(e.subject())
                    && t.state(e.subject().card()).hasApplied(e.stamp())) {
                undo(t, e.subject().card(), p.before(), p.after());
            }
        }
        t.progress().lapse(expiry);
    }

    private static void undo(UfsTable t, int card, State before, State after) {
        t.setState(card, without(t.state(card), before, after));
        Changing.capVitality(t, card);
        t.progress().stageChanged();
        t.demandAttention();
    }

    /** A state without what has changed between two others. */
    static State without(State state, State before, State after) {
        State now = state;
        for (Property property : PROPERTIES) {
            int by = after.number(property) - before.number(property);
            if (by != 0) {
                now = now.with(property, now.number(property) - by);
            }
        }
        for (Symbol s : SYMBOLS) {
            int bit = 1 << s.ordinal();
            now = (after.symbols() & ~before.symbols() & bit) != 0 ? now.withoutSymbols(1 << s.ordinal())
                    : (before.symbols() & ~after.symbols() & bit) != 0 ? now.withSymbols(bit) : now;
        }
        now = after.keywords() == before.keywords() ? now : now.withKeywords(keywords(now, before, after));
        return after.abilities() == before.abilities() ? now : now.withAbilities(abilities(now, before, after));
    }

    private static List<KeywordUse> keywords(State now, State before, State after) {
        List<KeywordUse> left = new ArrayList<>(now.keywords());
        without(after.keywords(), before.keywords()).forEach(left::remove);
        left.addAll(without(before.keywords(), after.keywords()));
        return left;
    }

    private static List<KeywordUse> without(List<KeywordUse> some, List<KeywordUse> others) {
        List<KeywordUse> left = new ArrayList<>(some);
        others.forEach(left::remove);
        return left;
    }

    /** Abilities are told apart by what they say; how often one was played stays with it (H.5.3). */
    private static List<HeldAbility> abilities(State now, State before, State after) {
        List<HeldAbility> left = new ArrayList<>(now.abilities());
        for (HeldAbility gained : without(after, before)) {
            for (int i = left.size() - 1; i >= 0; i--) {
                if (left.get(i).ability() == gained.ability()) {
                    left.remove(i);
                    break;
                }
            }
        }
        left.addAll(without(before, after));
        return left;
    }

    private static List<HeldAbility> without(State some, State others) {
        List<HeldAbility> left = new ArrayList<>(some.abilities());
        for (HeldAbility other : others.abilities()) {
            for (int i = 0; i < left.size(); i++) {
                if (left.get(i).ability() == other.ability()) {
                    left.remove(i);
                    break;
                }
            }
        }
        return left;
    }
}
