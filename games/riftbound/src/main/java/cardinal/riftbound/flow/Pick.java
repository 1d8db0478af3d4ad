package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Sight;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import org.jspecify.annotations.Nullable;

/** 352.9: objects that are chosen on resolution and are no targets. */
final class Pick extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<Pick, RiftTable> ASK = Pick::ask;
    static final Steps<Pick, RiftTable> STEPS = Steps.<Pick, RiftTable>of(Pick.class)
            .then("352.9", ASK)
            .then("352.9", Pick::take);

    private final int seat;
    /** What may be picked. */
    private final Filter filter;
    private final int least;
    private final int most;
    /** How the words are read. */
    private final Scope scope;
    private Targets chosen;
    /** Where the objects are picked from; null for wherever they are. */
    private final @Nullable IntList among;
    /** Whether the player has said that they want it. */
    private final boolean wanted;

    /** What an effect picks for a selector. */
    static Pick of(Effect effect, RiftTable t, Selector selector) {
        int seat = effect.controller();
        boolean wanted = isWanted(effect);
        return switch (selector) {
            case Selector.Among a -> new Pick(seat, a.filter(), Selector.Count.ONE, effect.referents().rest(t, false),
                    effect.scope(t), wanted);
            case Selector.Chosen c when c.filter().place() == Filter.Place.THEIR_HAND ->
                    new Pick(seat, c.filter(), c.count(), handOf(t, effect.they()), effect.scope(t), wanted);
            default -> new Pick(seat, selector, effect.scope(t), wanted);
        };
    }

    /** Whether it stands after "you may" or a payment, which the player has answered. */
    private static boolean isWanted(Effect effect) {
        for (int i = 0; i < effect.step(); i++) {
            int end = switch (effect.item().program().op(i)) {
                case Op.May may -> may.otherwise();
                case Op.Pay pay when pay.optional() -> pay.otherwise();
                default -> 0;
            };
            if (end > effect.step()) {
                return true;
            }
        }
        return false;
    }

    private static int[] handOf(RiftTable t, int seat) {
        return seat == Table.NONE ? Selected.NOBODY : t.topOf(t.hand(seat), t.size(t.hand(seat)));
    }

    /** So many of certain cards. */
    private Pick(int seat, Filter filter, Selector.Count count, int[] among, Scope scope, boolean wanted) {
        super(STEPS);
        this.wanted = wanted;
        this.seat = seat;
        this.scope = scope;
        this.filter = filter;
        this.among = IntList.of(among);
        least = count.least();
        most = count.most();
        chosen = Targets.NONE.open();
    }

    private Pick(int seat, Selector selector, Scope scope, boolean wanted) {
        super(STEPS);
        this.wanted = wanted;
        among = null;
        this.seat = seat;
        this.scope = scope;
        chosen = Targets.NONE.open();
        switch (selector) {
            case Selector.Chosen c -> {
                filter = c.filter();
                least = c.count().least();
                most = c.count().most();
            }
            case Selector.Must m -> {
                filter = m.filter();
                least = m.n();
                most = m.n();
            }
            default -> throw new IllegalStateException("not picked on resolution: " + selector);
        }
    }

    private void ask(RiftTable t) {
        int n = chosen.slot(0).length;
        if (n == most) {
            finish(t);
            return;
        }
        Prompt prompt = t.ask(seat, "352.9", Ask.CHOOSE, among == null ? Purpose.TARGET : Purpose.TAKE);
        if (among != null) {
            among.all().stream().filter(c -> !chosen.has(0, c) && Filters.matchesElsewhere(t, filter, scope, c))
                    .forEach(c -> prompt.add(Choice.PICK, c));
        } else {
            for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE;
                    c = Filters.next(t, filter, scope, c + 1)) {
                if (!chosen.has(0, c)) {
                    prompt.add(Choice.PICK, c);
                }
            }
        }
        if (n >= least || prompt.size() == 0 || mayBeIgnored(t, prompt)) {
            prompt.add(Choice.DONE);
        }
    }

    /** 128.6 of 2026-07: nobody must say of cards that others do not see which of them are of a kind. */
    private boolean mayBeIgnored(RiftTable t, Prompt prompt) {
        boolean anyCard = filter.kind() == Filter.Kind.CARD && filter.traits().isEmpty() && filter.or().isEmpty();
        for (int i = 0; !anyCard && !wanted && t.edition().secretsCompelNobody() && i < prompt.size(); i++) {
            for (int other = 0; other < t.seatCount(); other++) {
                if (t.isIn(other) && !Sight.sees(t, other, Option.a(prompt.option(i)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private void take(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.PICK) {
            chosen = chosen.add(t.ref(Option.a(t.answer())));
            goTo(ASK);
        } else {
            finish(t);
        }
    }

    private void finish(RiftTable t) {
        ((Effect) t.below(this)).picked(chosen);
        leave();
    }

    @Override
    public int actor() {
        return seat;
    }

    @Override
    public String asks(Wording words) {
        return words.choose(words.cause().part()) + Wording.progress(chosen.slot(0).length, least, most);
    }
}
