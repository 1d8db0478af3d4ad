package cardinal.riftbound.rules;

import cardinal.kernel.InForce;
import cardinal.kernel.Listeners;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.program.FactKinds;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.table.RiftTable;

/** The passives in force right now (360): printed on objects on the board, or established for a time. */
public final class Facts {
    private Facts() {
    }

    /** Looks at each fact in force of one kind. */
    @FunctionalInterface
    public interface Reader<F extends Fact> {
        /** Returns true to stop looking. */
        boolean read(F fact, Scope scope);
    }

    /** Whether the reader stopped at one. */
    public static <F extends Fact> boolean any(RiftTable t, Class<F> type, Reader<F> reader) {
        return exist(t, type) && anyThere(t, type, reader);
    }

    private static <F extends Fact> boolean anyThere(RiftTable t, Class<F> type, Reader<F> reader) {
        Listeners listeners = t.listeners();
        int kind = Kind.PASSIVE.ordinal();
        for (int card = listeners.next(kind, 0); card != Table.NONE; card = listeners.next(kind, card + 1)) {
            for (Ability.Passive p : t.def(card).passives()) {
                if (type.isInstance(p.fact())) {
                    Scope scope = Scope.of(t, card);
                    if (isActive(t, p, scope) && reader.read(type.cast(p.fact()), scope)) {
                        return true;
                    }
                }
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (type.isInstance(e.what()) && reader.read(type.cast(e.what()),
                    new Scope(e.source().card(), e.controller(), Table.NONE, Table.NONE, e.subject().card()))) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is any fact of this kind on the board or in force, active or not: a look before a long one. */
    static boolean exist(RiftTable t, Class<? extends Fact> type) {
        return exist(t, FactKinds.bit(type));
    }

    /** The same of any of several kinds, a bit each ({@link FactKinds#bit}); for what is asked of every card at every question. */
    static boolean exist(RiftTable t, long kinds) {
        return (t.values().facts() & kinds) != 0;
    }

    public static boolean isActive(RiftTable t, Ability.Passive p, Scope scope) {
        return (!p.legion() || Conditions.legion(t, scope.controller(), scope.source()))
                && Conditions.holds(t, p.condition(), scope);
    }

    /** Whether an object says this of itself, and it holds now. */
    public static boolean saysOfItself(RiftTable t, int card, Class<? extends Fact> type) {
        for (Ability.Passive p : t.def(card).passives()) {
            if (type.isInstance(p.fact()) && isActive(t, p, Scope.of(t, card))) {
                return true;
            }
        }
        return false;
    }

    /** Whether this player has such a fact in force. */
    public static <F extends Fact> boolean anyOf(RiftTable t, int seat, Class<F> type) {
        return any(t, type, (fact, scope) -> scope.controller() == seat);
    }

    /** Whether a fact about cards that "you play" or "opponents play" is about what this player plays. */
    public static boolean isAboutPlaysOf(RiftTable t, Selector.All cards, Scope scope, int seat) {
        int you = scope.controller();
        return switch (cards.filter().side()) {
            case ENEMY, OPPONENT_CONTROLS -> you != Table.NONE && !t.friends(you, seat);
            case YOU_DONT_CONTROL -> you != seat;
            case FRIENDLY -> you != Table.NONE && t.friends(you, seat);
            case YOU_CONTROL, THEY_CONTROL, YOU_OWN -> you == seat;
            case ANY -> true;
        };
    }

    /** Whether a fact's subject includes this object. */
    public static boolean covers(RiftTable t, Selector who, Scope scope, int card) {
        return switch (who) {
            case Selector.Self s -> scope.source() == card;
            case Selector.It s -> scope.it() == card;
            case Selector.Them s -> scope.it() == card;
            case Selector.All a -> Filters.matches(t, a.filter(), scope, card);
            default -> false;
        };
    }
}
