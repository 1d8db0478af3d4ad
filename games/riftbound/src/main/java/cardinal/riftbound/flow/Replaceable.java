package cardinal.riftbound.flow;

import cardinal.kernel.Cause;
import cardinal.kernel.InForce;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Planned;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.Conditions;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.DelayedReplacement;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import cardinal.riftbound.table.UsedUp;

/**
 * 364 to 368: an event before it happens. Replacement effects step in one after the other, each at most once; one that takes
 * place takes the event's place. Which replacements there are is the same for all events; whom they are about differs.
 */
abstract class Replaceable<E extends RiftEvent> extends Planned<RiftTable, E> implements Asking {
    /** From here on the numbers of replacements mean delayed ones. */
    private static final int DELAYED = 100;
    private static final String SKIP = Newer.clause("443.1");

    /** The object whose printed replacement is being carried out, and which of its replacements it is. */
    private Ref by;
    private int number;
    private boolean nextTimeOnly;
    /** Whether it replaces only so many events each turn. */
    private boolean limited;

    Replaceable(Steps<?, RiftTable> steps, E intended) {
        super(steps, intended);
        by = Ref.NONE;
    }

    /** Whether any replacement effect is in sight; if not, events happen without this procedure. */
    static boolean isPossible(RiftTable t) {
        if (t.listeners().anyone(Kind.REPLACES.ordinal())) {
            return true;
        }
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof DelayedReplacement) {
                return true;
            }
        }
        return false;
    }

    /** Whether words of this source are about the planned event; it: what the words call "it", or none. */
    abstract boolean concerns(Would would, Scope scope, Ref it, E planned, RiftTable t);

    /** The replacement's chain item, told what it is about. */
    abstract ChainItem about(ChainItem item, E planned, RiftTable t);

    /** Whether an object can no longer replace anything with this replacement that is printed on it. */
    boolean isOut(int source, int number, RiftTable t) {
        return false;
    }

    /** A replacement has taken the event's place: the one with this number that is printed on this object, or on none. */
    void replaced(RiftTable t, Ref source, int which) {
    }

    @Override
    protected void applicable(E planned, Prompt replacements, RiftTable t) {
        int kind = Kind.REPLACES.ordinal();
        for (int source = t.listeners().next(kind, 0); source != Table.NONE;
                source = t.listeners().next(kind, source + 1)) {
            CardDef.Replacement[] printed = t.def(source).replacements();
            for (int i = 0; i < printed.length; i++) {
                if (applies(printed[i], i, source, planned, t)
                        && !wasAppliedBefore(t, Option.of(Choice.PICK, source, i, 0))) {
                    replacements.add(Choice.PICK, source, i, 0);
                }
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof DelayedReplacement d && applies(t.effect(i), d, planned, t)) {
                replacements.add(Choice.PICK, t.effect(i).source().card(), DELAYED + i, 0);
            }
        }
    }

    private boolean applies(CardDef.Replacement printed, int i, int source, E planned, RiftTable t) {
        return isInForce(t, printed, i, source)
                && concerns(printed.ability().would(), scopeOf(t, source), Ref.NONE, planned, t)
                && !isOut(source, i, t);
    }

    /** Whether a printed replacement may still apply, and its object is where it applies from (378.2). */
    static boolean isInForce(RiftTable t, CardDef.Replacement printed, int i, int source) {
        return printed.fromTrash() != t.onBoard(source) && !isUsedUp(t, source, i, printed.ability().most())
                && (printed.on() == CardDef.ALWAYS || Conditions.holds(t, printed.on(), scopeOf(t, source)));
    }

    /** Off the board nobody controls a card but its owner. */
    static Scope scopeOf(RiftTable t, int source) {
        return t.onBoard(source) ? Scope.of(t, source) : new Scope(source, t.piece(source).owner(), Table.NONE);
    }

    /** 370.2 of 2026-07: what takes the place of an event is not replaced by what has replaced that event. */
    private boolean wasAppliedBefore(RiftTable t, long replacement) {
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Replaceable<?> outer && outer != this && outer.wasApplied(replacement)) {
                return true;
            }
        }
        return false;
    }

    private boolean applies(InForce effect, DelayedReplacement delayed, E planned, RiftTable t) {
        int you = delayed.you() == Table.NONE ? effect.controller() : delayed.you();
        Scope scope = new Scope(effect.source().card(), you, Table.NONE);
        return concerns(delayed.replacement().would(), scope, delayed.about(), planned, t);
    }

    /** 366.1, 371.1 of 2026-07: whether a replacement of the next time only has had its time, or one of so many times each turn all of them. */
    static boolean isUsedUp(RiftTable t, int source, int number, int most) {
        int times = 0;
        for (int i = 0; i < t.effectCount(); i++) {
            times += t.effect(i).what() instanceof UsedUp used && used.number() == number
                    && t.effect(i).subject().equals(t.ref(source)) ? 1 : 0;
        }
        return times >= Math.max(1, most);
    }

    @Override
    protected void replace(E planned, long replacement, RiftTable t) {
        by = Ref.NONE;
        number = Option.b(replacement);
        if (number >= DELAYED) {
            carryOutDelayed(t.effect(number - DELAYED), planned, t);
        } else {
            carryOut(Option.a(replacement), planned, t);
        }
    }

    private void carryOut(int source, E planned, RiftTable t) {
        by = t.ref(source);
        CardDef.Replacement printed = t.def(source).replacements()[number];
        nextTimeOnly = printed.ability().nextTimeOnly();
        limited = printed.ability().most() > 0;
        Scope scope = scopeOf(t, source);
        boolean nobodys = scope.controller() == Table.NONE;
        int seat = nobodys ? t.decider() : scope.controller();
        ChainItem item = item(by, printed.program(), seat, nobodys ? ChainItem.UNCONTROLLED : 0, scope.here(), t);
        t.note(Remark.Topic.TRIGGER, isNothing(printed.program()) ? SKIP : "366", seat, source,
                told(printed.program()));
        t.push(Effect.instead(about(item, planned, t), !printed.ability().may()));
    }

    /** 383.3: a delayed replacement is used up. */
    private void carryOutDelayed(InForce effect, E planned, RiftTable t) {
        DelayedReplacement delayed = (DelayedReplacement) effect.what();
        boolean certain = !delayed.replacement().may();
        t.end(effect);
        Program program = delayed.replacement().program();
        t.note(Remark.Topic.TRIGGER, isNothing(program) ? SKIP : "383.3", effect.controller(), effect.source().card(),
                told(program));
        ChainItem item = item(effect.source(), delayed.replacement().program(), effect.controller(), 0, Table.NONE, t);
        t.push(Effect.instead(about(item, planned, t), certain));
    }

    /** 443.1 of 2026-07: whether an event is replaced with nothing. */
    private static boolean isNothing(Program program) {
        return program.size() == 0;
    }

    private static String told(Program program) {
        return isNothing(program) ? "skips this because of {}" : "uses {} instead";
    }

    private static ChainItem item(Ref source, Program program, int seat, int flags, int place, RiftTable t) {
        return new ChainItem(t.chain().newId(), Table.NONE, source, program, seat, ChainItem.TRIGGERED | flags,
                Targets.NONE, place, null, 0, 0);
    }

    /** The effect of a replacement has ended; whether it took place. */
    final void ended(RiftTable t, boolean tookPlace) {
        if (!tookPlace) {
            return;
        }
        if ((nextTimeOnly || limited) && t.isSame(by)) {
            t.enforce(nextTimeOnly ? RiftTable.WHILE_THERE : RiftTable.THIS_TURN, t.controller(by.card()), by, by,
                    new UsedUp(number));
        }
        prevent();
        replaced(t, by, number);
    }

    /** Whether a player is the one such words mean. */
    static boolean isMeant(Would.Player who, Scope scope, int seat, RiftTable t) {
        int you = scope.controller();
        return switch (who) {
            case YOU -> you == seat;
            case AN_OPPONENT -> you != Table.NONE && !t.friends(you, seat);
            case A_PLAYER -> true;
        };
    }

    /** 368: the rules ask which of several replacements comes first. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    private String occasion(Wording words) {
        return switch (intended()) {
            case RiftEvent.Dying dying -> words.card(dying.card()) + " would die";
            case RiftEvent.Point point -> player(words, point.seat()) + " would gain a point";
            case RiftEvent.TokenPlanned token -> player(words, token.seat()) + " would play a token";
            case RiftEvent.Controlled control -> player(words, control.seat()) + " would gain "
                    + Wording.battlefield(control.battlefield());
            case RiftEvent.Begins part -> player(words, part.seat()) + " would begin their " + part.part().word();
            default -> "The attackers would be recalled";
        };
    }

    private static String player(Wording words, int seat) {
        return Wording.capital(Naming.player(words.table(), seat, words.table().prompt().seat()));
    }

    @Override
    public String asks(Wording words) {
        return occasion(words) + ": which effect steps in first?";
    }
}
