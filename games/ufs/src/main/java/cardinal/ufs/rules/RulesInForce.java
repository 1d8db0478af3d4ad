package cardinal.ufs.rules;

import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.RuleEffect;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.program.State;
import cardinal.ufs.program.StaticPart;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Walks the rule effects of one kind that are active now (J.3.5): those of continuous abilities (J.2.1) and those in force
 * (J.2.2, J.2.3). Ask {@link #none} for the kinds in question first: most of the time there are
 * none.
 */
final class RulesInForce<R extends Rule> {
    private static final List<HeldAbility> NOTHING = List.of();
    private static final RulesInForce<Rule> NONE = new RulesInForce<>();

    private final UfsTable t;
    private final RuleKind<R> kind;
    private int card;
    private List<HeldAbility> held = NOTHING;
    private int ability;
    private int part;
    private int effect;
    private final int effects;
    private @Nullable Predicate<? super R> only;
    private @Nullable R rule;
    private @Nullable Bindings by;
    private @Nullable InForce inForce;

    private RulesInForce(UfsTable t, RuleKind<R> kind) {
        this.t = t;
        this.kind = kind;
        card = Table.NONE;
        effects = kind.isAmong(t.index().rulesInForce()) ? t.effectCount() : 0;
    }

    /** The walk over no rules at all; it never looks at a table. */
    @SuppressWarnings("NullAway")
    private RulesInForce() {
        this.t = null;
        this.kind = null;
        card = Integer.MAX_VALUE;
        effects = 0;
    }

    /** Those of one kind; nearly always there is none of it. */
    @SuppressWarnings("unchecked")
    static <R extends Rule> RulesInForce<R> of(UfsTable t, RuleKind<R> kind) {
        return any(t, kind) ? new RulesInForce<>(t, kind) : (RulesInForce<R>) NONE;
    }

    /** Those of one kind that this is true of; it is asked before anything is worked out about them. */
    static <R extends Rule> RulesInForce<R> of(UfsTable t, RuleKind<R> kind, Predicate<? super R> only) {
        RulesInForce<R> all = of(t, kind);
        if (all != NONE) {
            all.only = only;
        }
        return all;
    }

    private boolean isAsked(Rule r) {
        Predicate<? super R> test = only;
        return kind.type().isInstance(r) && (test == null || test.test(kind.type().cast(r)));
    }

    /** Whether there may be one of this kind. */
    static boolean any(UfsTable t, RuleKind<?> kind) {
        return kind.isAmong(t.index().rules());
    }

    /** Whether there is none of this kind. */
    static boolean none(UfsTable t, RuleKind<?> kind) {
        return !kind.isAmong(t.index().rules());
    }

    /** Whether there is none of any of these kinds, as bits ({@link RuleKind#bits}). */
    static boolean none(UfsTable t, long kinds) {
        return (t.index().rules() & kinds) == 0;
    }

    /** Goes on to the next one. */
    boolean next() {
        while (card != Integer.MAX_VALUE) {
            while (ability < held.size()) {
                AbilityDef a = held.get(ability).ability();
                if (kind.isAmong(a.rules()) && isRule(a)) {
                    return true;
                }
                ability++;
                part = 0;
            }
            card = t.listeners().next(Kind.RULES, card + 1);
            ability = 0;
            part = 0;
            if (card == Table.NONE) {
                card = Integer.MAX_VALUE;
            } else {
                State s = t.state(card);
                held = kind.isAmong(s.lanes().rules()) ? s.abilities() : NOTHING;
            }
        }
        return nextInForce();
    }

    private boolean isRule(AbilityDef a) {
        List<StaticPart> parts = a.parts();
        while (part < parts.size()) {
            StaticPart p = parts.get(part++);
            if (p.leaf() instanceof RuleEffect m && isAsked(m.rule())) {
                by = null;
                inForce = null;
                if (isActive(a, p) && (m.until() == Period.UNSAID || Periods.isNow(t, by(), m.until()))) {
                    rule = kind.type().cast(m.rule());
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isActive(AbilityDef a, StaticPart p) {
        return (a.ability().restrictions().isEmpty() || Rulings.isActive(t, card, a, by()))
                && (p.conditions().isEmpty() || Conditions.allHold(t, by(), p.conditions()));
    }

    private boolean nextInForce() {
        while (effect < effects) {
            InForce e = t.effect(effect++);
            if (e.what() instanceof Effects.Ruling r && isAsked(r.rule())
                    && Periods.isNow(t, e, r.bindings(), r.during())
                    && Conditions.allHold(t, r.bindings(), r.conditions())) {
                rule = kind.type().cast(r.rule());
                by = r.bindings();
                inForce = e;
                return true;
            }
        }
        return false;
    }

    R rule() {
        R r = rule;
        if (r == null) {
            throw new IllegalStateException("there is no rule");
        }
        return r;
    }

    /** What its effect knows; of one on a card this is put together when it is asked for. */
    Bindings by() {
        Bindings b = by;
        if (b == null) {
            b = Bindings.of(t.piece(card).controller(), t.ref(card), held.get(ability).ability(), t.mark(),
                    t.place(card));
            by = b;
        }
        return b;
    }

    /** Whether the rule lies in force as an effect rather than on a card. */
    boolean isDetached() {
        return inForce != null;
    }

    RuleInForce ruled() {
        return new RuleInForce(rule(), by(), inForce);
    }

    /** J.2.3: whether the rule speaks of this card: the one it is assigned to, or what its selector means. */
    boolean isAbout(Selector what, int about) {
        return inForce == null && RuleInForce.isItself(what) ? card == about : ruled().isAbout(t, what, about);
    }
}
