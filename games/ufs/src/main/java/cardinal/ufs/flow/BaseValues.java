package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.InForce;
import cardinal.kernel.Piece;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.DefinitionEffect;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Kind;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.Conditions;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Layers;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * C.3.3.1 to C.3.3.3: the base values of cards: printed, copied (layer 1), set by definition effects (layer 2). A definition
 * holds as long as its ability and its conditions do.
 */
final class BaseValues {
    /** One definition of one value. */
    private record Setting(int card, Property property, int value, int seat, Ref source) {
        boolean isOf(Setting other) {
            return card == other.card && property == other.property;
        }
    }

    private static final List<Setting> NOTHING = List.of();
    private static final Property[] PROPERTIES = Property.values();

    private BaseValues() {
    }

    /** C.3.3.4.5: where a base value has changed, the current one becomes it; false if somebody has to be asked first. */
    static boolean settle(UfsTable t) {
        boolean any = t.listeners().anyone(Kind.DEFINES) || t.listeners().anyone(Kind.COPIES);
        if (!any && !t.progress().isDefining()) {
            return true;
        }
        StandingCopies.settle(t);
        List<Setting> settings = gather(t, UfsTable.rival(t.active()), gather(t, t.active(), NOTHING));
        if (settings.isEmpty() && !t.progress().isDefining()) {
            t.progress().setDefining(StandingCopies.any(t));
            return true;
        }
        if (asksOrder(t, settings)) {
            return false;
        }
        for (Setting s : settings) {
            set(t, s, lastOf(t, settings, s).value());
        }
        fallBack(t, settings);
        t.progress().setDefining(!settings.isEmpty() || StandingCopies.any(t));
        return true;
    }

    private static List<Setting> gather(UfsTable t, int seat, List<Setting> before) {
        List<Setting> settings = before;
        for (int c = t.listeners().next(Kind.DEFINES, 0); c != Table.NONE;
                c = t.listeners().next(Kind.DEFINES, c + 1)) {
            if (t.piece(c).controller() == seat) {
                settings = define(t, c, seat, settings);
            }
        }
        return settings;
    }

    private static List<Setting> define(UfsTable t, int card, int seat, List<Setting> before) {
        List<Setting> settings = before;
        List<HeldAbility> abilities = t.state(card).abilities();
        for (int a = 0; a < abilities.size(); a++) {
            AbilityDef ability = abilities.get(a).ability();
            for (int p = 0; p < ability.parts().size(); p++) {
                if (ability.parts().get(p).leaf() instanceof DefinitionEffect v) {
                    Bindings b = Settling.bindings(t, card, seat, ability);
                    if (Rulings.isActive(t, card, ability, b)
                            && Conditions.allHold(t, b, ability.parts().get(p).conditions())) {
                        settings = with(t, b, v, settings);
                    }
                }
            }
        }
        return settings;
    }

    private static List<Setting> with(UfsTable t, Bindings b, DefinitionEffect v, List<Setting> before) {
        List<Setting> settings = before == NOTHING ? new ArrayList<>() : before;
        for (Ref ref : Cards.of(t, b, v.what())) {
            settings.add(new Setting(ref.card(), v.property(), Amounts.of(t, b, v.to()), b.controller(), b.source()));
        }
        return settings;
    }

    // ---- several definitions of one value (C.3.3.2.1, J.3.4.2) ------------------------------------------------------------

    /** A player whose definitions of one value differ says which one is applied last. */
    private static boolean asksOrder(UfsTable t, List<Setting> settings) {
        for (Setting s : settings) {
            List<Ref> rivals = sources(settings, s);
            if (rivals.size() > 1 && decided(t, s, rivals) == null) {
                t.push(new OrderDefinitions(t, s.seat(), t.ref(s.card()), s.property(), rivals));
                return true;
            }
        }
        return false;
    }

    /** Where a player's definitions of one value come from, if they differ. */
    private static List<Ref> sources(List<Setting> settings, Setting of) {
        List<Ref> sources = new ArrayList<>();
        boolean differ = false;
        for (Setting s : settings) {
            if (s.seat() == of.seat() && s.isOf(of)) {
                differ |= s.value() != of.value();
                if (!sources.contains(s.source())) {
                    sources.add(s.source());
                }
            }
        }
        return differ ? List.copyOf(sources) : List.of();
    }

    private static @org.jspecify.annotations.Nullable Ref decided(UfsTable t, Setting of, List<Ref> among) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.LastDefinition d && e.controller() == of.seat()
                    && e.subject().equals(t.ref(of.card())) && d.property() == of.property()
                    && d.among().equals(among)) {
                return d.last();
            }
        }
        return null;
    }

    /** The active player's are first in the list, so that the other's stand. */
    private static Setting lastOf(UfsTable t, List<Setting> settings, Setting of) {
        Setting last = of;
        for (Setting s : settings) {
            last = s.isOf(of) ? s : last;
        }
        List<Ref> rivals = sources(settings, last);
        Ref chosen = rivals.size() > 1 ? decided(t, last, rivals) : null;
        for (Setting s : settings) {
            if (s.isOf(last) && s.seat() == last.seat() && s.source().equals(chosen)) {
                last = s;
            }
        }
        return last;
    }

    private static void set(UfsTable t, Setting s, int value) {
        State now = t.state(s.card());
        int known = now.base(s.property(), Layers.copied(t, s.card()).number(s.property()));
        if (value != known || !now.hasBase(s.property())) {
            State next = value == known ? now : now.with(s.property(), value);
            t.setState(s.card(), next.withBase(s.property(), value));
        }
    }

    /** What nothing defines any more. */
    private static void fallBack(UfsTable t, List<Setting> settings) {
        if (!t.progress().isDefining()) {
            return;
        }
        for (int card = t.states().nextOwnState(0); card != Table.NONE; card = t.states().nextOwnState(card + 1)) {
            if (t.state(card).hasBases()) {
                for (Property p : PROPERTIES) {
                    if (t.state(card).hasBase(p) && !isDefined(settings, card, p)) {
                        t.setState(card, t.state(card).withoutBase(p, Layers.copied(t, card)));
                    }
                }
            }
        }
    }

    private static boolean isDefined(List<Setting> settings, int card, Property property) {
        for (Setting s : settings) {
            if (s.card() == card && s.property() == property) {
                return true;
            }
        }
        return false;
    }

    // ---- what a refreshed card begins with (C.3.3.4.4) -----------------------------------------------------------------------

    /** Printed or copied, with what belongs to a character. */
    static State of(UfsTable t, int card) {
        Piece p = t.piece(card);
        State s = Layers.base(t, card);
        return p.is(Flag.STARTER) ? withLevels(t, card, withAttached(t, card, s)) : s;
    }

    /** UniVersus, Skill Tree: unlocked abilities are the character's, though not printed on it. */
    private static State withLevels(UfsTable t, int card, State s) {
        int level = t.fighters().level(t.piece(card).controller());
        if (level == 0 || Effects.isSealed(t, card)) {
            return s;
        }
        List<HeldAbility> abilities = new ArrayList<>(s.abilities());
        List<AbilityDef> tree = t.def(card).skillTree();
        for (AbilityDef a : tree.subList(0, Math.min(level, tree.size()))) { // a card on top may have a smaller tree, or none
            abilities.add(new HeldAbility(a, 1, null));
        }
        return s.withAbilities(abilities);
    }

    /** D.2.2.3.4.1: the starting character has the abilities and symbols of each different character attached to it. */
    private static State withAttached(UfsTable t, int card, State s) {
        State out = s;
        CardDef own = s.def();
        List<String> seen = List.of();
        int zone = t.piece(card).zone();
        for (int i = 0; i < t.size(zone); i++) {
            int other = t.cardAt(zone, i);
            if (t.piece(other).host() == card && t.is(other, Flag.ATTACHED) && !t.is(other, Flag.FACE_DOWN)
                    && t.def(other).type() == CardType.CHARACTER && !seen.contains(t.def(other).name())
                    && (own == null || !own.name().equals(t.def(other).name()))) {
                seen = More.of(seen, t.def(other).name());
                State more = t.initial(t.piece(other));
                List<HeldAbility> abilities = new ArrayList<>(out.abilities());
                if (!Effects.isSealed(t, card)) {
                    abilities.addAll(more.abilities());
                }
                out = out.withAbilities(abilities).withSymbols(more.allSymbols());
            }
        }
        return out;
    }
}
