package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.Credits;
import cardinal.riftbound.table.DelayedReplacement;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import org.jspecify.annotations.Nullable;

/**
 * 415: permanents are killed together, unless replacement effects step in before (364). Each death is looked at on its own
 * ({@link Death}); when one replacement could save only one of several, its controller says which is looked at first.
 */
public final class Deaths extends Frame<RiftTable> implements Asking {
    private static final Step<Deaths, RiftTable> NEXT = Deaths::chooseNext;
    private static final Step<Deaths, RiftTable> KILL = Deaths::kill;
    static final Steps<Deaths, RiftTable> STEPS = Steps.<Deaths, RiftTable>of(Deaths.class)
            .then("366.1", NEXT)
            .then("366", Deaths::consider)
            .then("415.2", KILL);

    /** Who is credited (415.5). */
    private final Credits by;
    /** What is to be killed. */
    private final Targets dying;
    /** What has been looked at: it dies, or something happened instead. */
    private Targets considered;
    /** What dies. */
    private Targets dead;

    private Deaths(Targets dying, Credits by) {
        super(STEPS);
        this.dying = dying;
        this.by = by;
        considered = Targets.NONE.open();
        dead = Targets.NONE.open();
    }

    /** Kills at once when nothing could replace it, else as a procedure. */
    public static void of(RiftTable t, int[] cards, Credit by) {
        of(t, cards, Credits.all(by));
    }

    /** The same where each is credited by itself. */
    public static void of(RiftTable t, int[] cards, Credits by) {
        if (cards.length == 0) {
            return;
        }
        if (!Replaceable.isPossible(t)) {
            GameActions.killAtOnce(t, cards, by);
            return;
        }
        Targets all = Targets.NONE.open();
        for (int card : cards) {
            all = all.add(t.ref(card));
        }
        t.push(new Deaths(all, by));
    }

    /** How many of them are units. */
    public static int units(RiftTable t, int[] cards) {
        return (int) java.util.Arrays.stream(cards).filter(card -> t.def(card).isUnit()).count();
    }

    private boolean isOpen(RiftTable t, Ref ref) {
        return t.isSame(ref) && !considered.has(0, ref.card());
    }

    private void chooseNext(RiftTable t) {
        int next = Table.NONE;
        int left = 0;
        for (Ref ref : dying.slot(0)) {
            if (isOpen(t, ref)) {
                next = next == Table.NONE ? ref.card() : next;
                left++;
            }
        }
        if (left == 0) {
            goTo(KILL);
        } else if (left == 1 || !askWhichToSave(t)) {
            t.answer(Option.of(Choice.PICK, next, 0, 0));
        }
    }

    /** A replacement that can be used once and fits several deaths. ability: what happens instead. */
    private record Serving(Ref source, Program ability, Would.Die die, Scope scope, Ref it) {
    }

    /** 366.1: as for triggers (376.1.b) the controller of such a replacement picks one. */
    private boolean askWhichToSave(RiftTable t) {
        Serving one = servesOneOfSeveral(t);
        if (one == null) {
            return false;
        }
        Prompt prompt = t.ask(one.scope().controller(), "366.1", Ask.CHOOSE, Purpose.REPLACE);
        for (Ref ref : dying.slot(0)) {
            if (isOpen(t, ref) && Death.watches(one.die(), one.scope(), one.it(), ref.card(), t)) {
                prompt.add(Choice.PICK, ref.card());
            }
        }
        return true;
    }

    private @Nullable Serving servesOneOfSeveral(RiftTable t) {
        int kind = Kind.REPLACES.ordinal();
        for (int source = t.listeners().next(kind, 0); source != Table.NONE;
                source = t.listeners().next(kind, source + 1)) {
            CardDef.Replacement[] printed = t.def(source).replacements();
            for (int i = 0; i < printed.length; i++) {
                if (printed[i].servesOnce() && !isDead(source) && !Replaceable.isUsedUp(t, source, i)
                        && fitsSeveral(t, printed[i].ability().would(), Scope.of(t, source), Ref.NONE)) {
                    return new Serving(t.ref(source), printed[i].program(), (Would.Die) printed[i].ability().would(),
                            Scope.of(t, source), Ref.NONE);
                }
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce effect = t.effect(i);
            if (effect.what() instanceof DelayedReplacement d) {
                Scope scope = new Scope(effect.source().card(), effect.controller(), Table.NONE);
                if (fitsSeveral(t, d.replacement().would(), scope, d.about())) {
                    return new Serving(effect.source(), d.replacement().program(),
                            (Would.Die) d.replacement().would(), scope, d.about());
                }
            }
        }
        return null;
    }

    private boolean fitsSeveral(RiftTable t, Would would, Scope scope, Ref it) {
        if (!(would instanceof Would.Die die) || scope.controller() == Table.NONE || !t.isIn(scope.controller())) {
            return false;
        }
        int fitting = 0;
        for (Ref ref : dying.slot(0)) {
            fitting += isOpen(t, ref) && Death.watches(die, scope, it, ref.card(), t) ? 1 : 0;
        }
        return fitting >= 2;
    }

    /** The replacement that can serve only one of them. */
    @Override
    protected @Nullable Cause cause(RiftTable t) {
        Serving one = t.prompt().purpose() == Purpose.REPLACE ? servesOneOfSeveral(t) : null;
        return one == null ? null : new Cause(one.source(), one.ability(), null, null);
    }

    private void consider(RiftTable t) {
        goTo(NEXT);
        if (t.answer() == Table.NO_ANSWER) {
            return;
        }
        int card = Option.a(t.answer());
        considered = considered.add(t.ref(card));
        t.push(new Death(new RiftEvent.Dying(card, t.controller(card))));
    }

    /** Nothing has replaced this death. */
    void dies(Ref ref) {
        dead = dead.add(ref);
    }

    boolean isDead(int card) {
        return dead.has(0, card);
    }

    private void kill(RiftTable t) {
        int n = 0;
        int[] cards = new int[dead.slot(0).length];
        for (Ref ref : dead.slot(0)) {
            if (t.isSame(ref) && t.onBoard(ref.card())) {
                cards[n++] = ref.card();
            }
        }
        if (t.below(this) instanceof ToldOfDeaths told) {
            told.killed(t, n, units(t, java.util.Arrays.copyOf(cards, n)));
        }
        if (n > 0) {
            GameActions.killAtOnce(t, java.util.Arrays.copyOf(cards, n), by);
        }
    }

    @Override
    public String asks(Wording words) {
        return "Which of them does " + words.source() + " step in for?";
    }
}
