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
import cardinal.riftbound.table.Newer;
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
    /** 373.2 of 2026-07: which replacements have been applied to them. */
    private Sequences sequences;

    private Deaths(Targets dying, Credits by) {
        super(STEPS);
        this.dying = dying;
        this.by = by;
        considered = Targets.NONE.open();
        dead = Targets.NONE.open();
        sequences = Sequences.NONE;
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
        } else if (left == 1 || !(t.edition().replacesInSequences() ? isNextFound(t) : askWhichToSave(t))) {
            t.answer(Option.of(Choice.PICK, next, 0, 0));
        }
    }

    // ---- in sequences ---------------------------------------------------------------------------------------------

    /** 373, 373.1 of 2026-07: the replacements of the turn player come first, and so on; whose they are says for which event. */
    private boolean isNextFound(RiftTable t) {
        int seat = t.turnPlayer();
        for (int i = 0; i < t.seatCount(); i++) {
            Fitting found = fitting(t, seat);
            if (found.events() > 0) {
                if (found.isOrdered()) {
                    found.offer(t.ask(seat, Newer.clause("373"), Ask.CHOOSE, Purpose.REPLACE));
                } else {
                    t.answer(Option.of(Choice.PICK, found.dying().slot(0)[0].card(), 0, 0));
                }
                return true;
            }
            seat = t.nextSeat(seat);
        }
        return false;
    }

    /**
     * The deaths that replacements of one player fit.
     *
     * @param replacements  how many different ones fit any of them
     * @param once  whether one of them serves only once
     */
    private record Fitting(Targets dying, int replacements, boolean once) {
        int events() {
            return dying.slot(0).length;
        }

        /** Whether it makes a difference which of them is next. */
        boolean isOrdered() {
            return events() > 1 && (replacements > 1 || once);
        }

        void offer(Prompt prompt) {
            for (Ref ref : dying.slot(0)) {
                prompt.add(Choice.PICK, ref.card());
            }
        }

        Fitting and(Targets more, boolean servesOnce) {
            Targets all = dying;
            for (Ref ref : more.slot(0)) {
                all = all.has(0, ref.card()) ? all : all.add(ref);
            }
            return more.slot(0).length == 0 ? this : new Fitting(all, replacements + 1, once || servesOnce);
        }
    }

    private Fitting fitting(RiftTable t, int seat) {
        Fitting found = new Fitting(Targets.NONE.open(), 0, false);
        int kind = Kind.REPLACES.ordinal();
        for (int source = t.listeners().next(kind, 0); source != Table.NONE;
                source = t.listeners().next(kind, source + 1)) {
            Scope scope = Replaceable.scopeOf(t, source);
            CardDef.Replacement[] printed = t.def(source).replacements();
            for (int i = 0; i < printed.length && scope.controller() == seat; i++) {
                if (Replaceable.isInForce(t, printed[i], i, source) && !isOut(t, source, i)) {
                    found = found.and(concerned(t, printed[i].ability().would(), scope, Ref.NONE),
                            printed[i].servesOnce());
                }
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce effect = t.effect(i);
            if (effect.what() instanceof DelayedReplacement d && effect.controller() == seat) {
                found = found.and(concerned(t, d.replacement().would(),
                        new Scope(effect.source().card(), seat, Table.NONE), d.about()), true);
            }
        }
        return found;
    }

    private Targets concerned(RiftTable t, Would would, Scope scope, Ref it) {
        Targets found = Targets.NONE.open();
        for (Ref ref : dying.slot(0)) {
            boolean fits = would instanceof Would.Die die && isOpen(t, ref)
                    && Death.watches(die, scope, it, ref.card(), t);
            found = fits ? found.add(ref) : found;
        }
        return found;
    }

    /** Whether a replacement cannot be applied to any of them any more. */
    boolean isOut(RiftTable t, int source, int number) {
        return isDead(source) && !t.edition().replacesWhileDying()
                || t.edition().replacesInSequences()
                        && sequences.isOver(new Sequences.One(t.ref(source), number));
    }

    /** 373.2.a: a sequence goes on until another replacement is applied to one of them. */
    void replacedBy(Ref source, int number) {
        sequences = sequences.with(new Sequences.One(source, number));
    }

    // ---- one that serves once -------------------------------------------------------------------------------------

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
                if (printed[i].servesOnce() && !isDead(source) && Replaceable.isInForce(t, printed[i], i, source)
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
        if (t.edition().replacesInSequences()) {
            return Cause.RULES;
        }
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
        return words.table().edition().replacesInSequences() ? "Which of these deaths is replaced next?"
                : "Which of them does " + words.source() + " step in for?";
    }
}
