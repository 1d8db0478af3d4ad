package cardinal.ufs.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Piece;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.card.AbilityDef;
import cardinal.ufs.card.CardDef;
import cardinal.ufs.card.Held;
import cardinal.ufs.card.Kind;
import cardinal.ufs.card.Property;
import cardinal.ufs.card.State;
import cardinal.ufs.card.StaticPart;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.Conditions;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.verb.Modify;
import cardinal.ufs.verb.SetValue;
import java.util.ArrayList;
import java.util.List;

/**
 * C.3.3, J.3.3.1: brings current states up to date: base values first, then every modifier effect that is in force and has
 * not been consumed by a card it applies to. The active player's come first (J.3.3.1.1).
 */
public final class Settling {
    private static final int[] PLACES = {Places.TRANSIT, Places.POOL, Places.STAGE};

    private static final int EVERY = -2;

    private Settling() {
    }

    static void settle(UfsTable t) {
        if (t.isCovered()) {
            Attaching.lift(t);
        }
        bases(t);
        boolean statics = t.listeners().anyone(Kind.MODIFIES);
        boolean inForce = anyModifier(t);
        if (statics || inForce) {
            settleFor(t, t.active(), statics, inForce);
            settleFor(t, UfsTable.rival(t.active()), statics, inForce);
        }
    }

    private static boolean anyModifier(UfsTable t) {
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof Effects.Modifier) {
                return true;
            }
        }
        return false;
    }

    private static void settleFor(UfsTable t, int seat, boolean statics, boolean inForce) {
        if (statics) {
            for (int c = t.listeners().next(Kind.MODIFIES, 0); c != Table.NONE;
                    c = t.listeners().next(Kind.MODIFIES, c + 1)) {
                if (t.piece(c).controller() == seat) {
                    statics(t, c, seat);
                }
            }
        }
        if (inForce) {
            for (int i = 0; i < t.effectCount(); i++) {
                InForce e = t.effect(i);
                if (e.controller() == seat && e.what() instanceof Effects.Modifier m && !waits(m)) {
                    toAll(t, m.bindings(), m.modify(), m.conditions(), e.stamp());
                }
            }
        }
    }

    /** "your next attack": such a modifier takes the card at its attempt, not any that fits. */
    private static boolean waits(Effects.Modifier m) {
        return m.left() >= 0;
    }

    private static void statics(UfsTable t, int card, int seat) {
        List<Held> abilities = t.state(card).abilities();
        for (int a = 0; a < abilities.size(); a++) {
            AbilityDef ability = abilities.get(a).ability();
            List<StaticPart> parts = ability.parts();
            for (int p = 0; p < parts.size(); p++) {
                if (parts.get(p).leaf() instanceof Modify m
                        && !(m.what() instanceof Selector.This && t.state(card).hasApplied(id(t, card, a, p)))) {
                    Bindings b = bindings(t, card, seat, ability);
                    if (Rulings.isActive(t, card, ability, b)) {
                        toAll(t, b, m, parts.get(p).conditions(), id(t, card, a, p));
                    }
                }
            }
        }
    }

    static Bindings bindings(UfsTable t, int card, int seat, AbilityDef ability) {
        return Bindings.of(seat, t.ref(card), ability, t.mark(), t.place(card));
    }

    /** A number for a part of a static effect on one card object; effects in force have their stamps, which are smaller. */
    private static int id(UfsTable t, int card, int ability, int part) {
        return 0x4000_0000 | card << 20 & 0x3ff0_0000 | (t.piece(card).incarnation() & 0x3ff) << 10
                | (ability & 0x7f) << 3 | part & 7;
    }

    private static void toAll(UfsTable t, Bindings b, Modify m, List<Condition> conditions, int id) {
        for (Condition c : conditions) {
            if (!Conditions.holds(t, b, c)) {
                return;
            }
        }
        int only = onlyCard(t, b, m.what());
        if (only != EVERY) {
            if (only != Table.NONE && t.isValued(only) && !t.state(only).hasApplied(id)
                    && Cards.isMeant(t, b, m.what(), only)) {
                consume(t, b, only, m.changes(), id);
            }
            return;
        }
        for (int seat = 0; seat < 2; seat++) {
            for (int place : PLACES) {
                int zone = Places.of(seat, place);
                for (int i = 0; i < t.size(zone); i++) {
                    int card = t.cardAt(zone, i);
                    if (!t.state(card).hasApplied(id) && Cards.isMeant(t, b, m.what(), card)) {
                        consume(t, b, card, m.changes(), id);
                    }
                }
            }
        }
    }

    /** The one card a selector can mean, where that is known without looking at all of them. */
    private static int onlyCard(UfsTable t, Bindings b, Selector what) {
        return switch (what) {
            case Selector.This x -> b.source().card();
            case Selector.Character c when c.whose() == cardinal.ufs.ability.Who.YOU -> t.starter(b.controller());
            case Selector.Character c when c.whose() == cardinal.ufs.ability.Who.RIVAL -> t.starter(b.rival());
            default -> EVERY;
        };
    }

    /** One card takes in one modifier effect. Changes that cannot be made yet (C.3.4) leave the effect unconsumed. */
    static boolean consume(UfsTable t, Bindings b, int card, List<Change> changes, int id) {
        boolean any = false;
        Cause cause = Cause.effect(b.controller(), b.source());
        boolean silent = t.state(card).hadApplied(id);
        for (Change change : changes) {
            if (change instanceof Change.Bonus x && !Changing.mayChange(t, card, x.property())) {
                continue;
            }
            Changing.apply(t, b, card, change, cause, silent);
            any = true;
        }
        if (any) {
            t.setState(card, t.state(card).withApplied(id));
        }
        return any;
    }

    // ---- base values (C.3.3.2, C.3.3.3) ---------------------------------------------------------------------------

    /** C.3.3.4.5: where a base value has changed, the current one becomes it; everything else stays. */
    private static void bases(UfsTable t) {
        if (t.listeners().anyone(Kind.DEFINES)) {
            for (int c = t.listeners().next(Kind.DEFINES, 0); c != Table.NONE;
                    c = t.listeners().next(Kind.DEFINES, c + 1)) {
                define(t, c);
            }
        }
    }

    private static void define(UfsTable t, int card) {
        List<Held> abilities = t.state(card).abilities();
        for (Held held : abilities) {
            for (StaticPart part : held.ability().parts()) {
                if (part.leaf() instanceof SetValue v) {
                    Bindings b = bindings(t, card, t.piece(card).controller(), held.ability());
                    for (Ref ref : Cards.of(t, b, v.what())) {
                        define(t, b, ref.card(), v, part.conditions());
                    }
                }
            }
        }
    }

    /** A definition applies while its conditions hold: the base value flips between printed and defined. */
    private static void define(UfsTable t, Bindings b, int card, SetValue v, List<Condition> conditions) {
        boolean holds = true;
        for (Condition c : conditions) {
            holds &= Conditions.holds(t, b, c);
        }
        int printed = t.initial(t.piece(card)).number(v.property());
        int base = holds ? Amounts.of(t, b, v.to()) : printed;
        int known = t.state(card).base(v.property(), printed);
        if (base != known) {
            t.setState(card, t.state(card).with(v.property(), base).withBase(v.property(), base));
        }
    }

    /** The values a card has before anything current is done to it: printed, or copied (layer 1), or defined (layer 2). */
    static State base(UfsTable t, int card) {
        State copied = Effects.copied(t, card);
        if (copied != null) {
            return copied;
        }
        Piece p = t.piece(card);
        State s = t.initial(p);
        if (GameActions.isSealed(t, card)) {
            s = s.withAbilities(List.of());
        }
        return p.is(Flag.STARTER) ? withLevels(t, card, withAttached(t, card, s)) : s;
    }

    /** UniVersus, Skill Tree: unlocked abilities are the character's, though not printed on it. */
    private static State withLevels(UfsTable t, int card, State s) {
        int level = t.level(t.piece(card).controller());
        if (level == 0 || GameActions.isSealed(t, card)) {
            return s;
        }
        List<Held> abilities = new ArrayList<>(s.abilities());
        for (AbilityDef a : t.def(card).skillTree().subList(0, level)) {
            abilities.add(new Held(a, 1, null));
        }
        return s.withAbilities(abilities);
    }

    /** D.2.2.3.4.1: the starting character has the abilities and symbols of each different character attached to it. */
    static State withAttached(UfsTable t, int card, State s) {
        State out = s;
        List<String> seen = new ArrayList<>();
        CardDef own = s.def();
        if (own != null) {
            seen.add(own.name());
        }
        int zone = t.piece(card).zone();
        for (int i = 0; i < t.size(zone); i++) {
            int other = t.cardAt(zone, i);
            if (t.piece(other).host() == card && t.is(other, Flag.ATTACHED) && !t.is(other, Flag.FACE_DOWN)
                    && t.def(other).type() == cardinal.ufs.card.CardType.CHARACTER
                    && !seen.contains(t.def(other).name())) {
                seen.add(t.def(other).name());
                State more = t.pool().printed(t.def(other), false);
                List<Held> abilities = new ArrayList<>(out.abilities());
                abilities.addAll(more.abilities());
                out = out.withAbilities(abilities).withSymbols(more.symbols());
            }
        }
        return out;
    }

    /** C.3.3.4.4: the state begins anew; modifier effects come on top again when things settle. */
    static void refresh(UfsTable t, int card) {
        State before = t.state(card);
        State base = base(t, card);
        State now = base.remembering(before.applied()).withUsesOf(before);
        t.setState(card, now);
        t.demandAttention();
    }

    /** C.3.3.4.2.1: at the end of a turn every card with a state of its own is refreshed. */
    static void refreshAll(UfsTable t) {
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.hasOwnState(card)) {
                refresh(t, card);
            }
        }
    }

    static int speed(UfsTable t, int card) {
        return t.state(card).number(Property.SPEED);
    }
}
