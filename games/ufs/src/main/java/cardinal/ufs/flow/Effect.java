package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.cards.effect.GoTo;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.program.CostValues;
import cardinal.ufs.program.Op;
import cardinal.ufs.program.Program;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.ChosenX;
import cardinal.ufs.rules.Conditions;
import cardinal.ufs.rules.Mentioned;
import cardinal.ufs.rules.Vitals;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * J.1: an effect in execution, or a cost being paid: instructions in order, each its own event, after which the game may be
 * interrupted by anything (J.1.3) before the next one. Decisions are made as they are reached (J.1.4). What its words mean and
 * who picks is {@link Picking}; what players may do in it, {@link Offering}; what it puts in force, {@link CreatedEffects}.
 */
public final class Effect extends Execution {
    private static final Step<Effect, UfsTable> NEXT = Effect::next;
    static final Steps<Effect, UfsTable> STEPS = Steps.<Effect, UfsTable>of(Effect.class)
            .then("J.1.2", NEXT)
            .then("J.1.4", Effect::takeAnswer);

    /** What is carried out. */
    public enum Role {
        /** The immediate effect of a played ability (J.3.1). */
        IMMEDIATE,
        /** A fired effect (J.3.2). */
        EFFECT,
        /** A cost (H.4). */
        COST
    }

    private final Program program;
    private Options options;
    /** How often the loops that it is in are still to be run, this time included; the innermost last. */
    private List<Integer> rounds;
    /** Whether a statistic was said for this effect that is forgotten after it (J.4.4). */
    private boolean assumed;
    /** J.4.5: of an ability that was played without paying its costs. */
    private boolean unpaid;

    public Effect(UfsTable t, Program program, Bindings bindings, Role role) {
        super(t, bindings, role, STEPS);
        this.program = program;
        options = Options.NONE;
        rounds = List.of();
    }

    /** J.4.5: of an ability that was played without paying its costs; so is what it sets to wait. */
    Effect unpaid(boolean yes) {
        unpaid = yes;
        return this;
    }

    /** Options that were chosen before the ability was played (UniVersus: Bullets). */
    Effect choosing(List<Integer> chosen) {
        options = chosen.isEmpty() ? Options.NONE : new Options(chosen, true);
        return this;
    }

    // ---- running -----------------------------------------------------------------------------------------------------

    @Override
    protected Step<?, ?> walking() {
        return NEXT;
    }

    private void next(UfsTable t) {
        Offered now = offered();
        if (now != null && now.isBehind(place())) {
            endOffer(t, now);
        }
        walk(t);
    }

    @Override
    protected void begin(UfsTable t, cardinal.cards.effect.Op op) {
        switch ((Op) op) {
            case Op.Do d -> carryOut(t, d.verb());
            case Op.Unless u -> unless(t, u);
            case Op.May m -> Offering.may(this, t, m);
            case Op.Pay p -> Offering.pay(this, t, p);
            case Op.Pick p -> offerOptions(t, p);
            case Op.Picked p -> nextPicked();
            case Op.Loop l -> loop(t, l);
            case Op.EndLoop e -> endLoop(e);
            case Op.Fire f -> {
                CreatedEffects.fire(t, bindings(), f, unpaid);
                jump(t.edition().sentencesHang() ? f.behind() : place() + 1);
            }
            case Op.ChooseX x -> chooseX(t, x);
            case Op.Hold h -> {
                if (!speaksOfUnpaid(h)) {
                    CreatedEffects.hold(t, bindings(), h);
                }
                pass();
            }
            case Op.Replace r -> {
                CreatedEffects.replace(t, bindings(), r, unpaid);
                pass();
            }
            case Op.Link l -> passIf(!t.edition().thenLinks() || bindings().full(), l.otherwise());
        }
    }

    private void unless(UfsTable t, Op.Unless u) {
        if (speaksOfUnpaid(u.condition())) {
            jump(program.op(u.otherwise() - 1) instanceof GoTo past ? past.to() : u.otherwise());
        } else if (!asksStatistic(t, u.condition())) {
            boolean holds = Conditions.holds(t, bindings(), u.condition());
            isDone(t, holds);
            set(Mentioned.after(t, bindings(), u.condition()));
            passIf(holds, t.edition().sentencesHang() ? u.behind() : u.otherwise());
        }
    }

    /** J.4.4: an unknown statistic is said before the condition is looked at. */
    private boolean asksStatistic(UfsTable t, Condition condition) {
        Vitals.Unknown unknown = Vitals.open(t, bindings(), condition);
        if (unknown == null) {
            return false;
        }
        assumed = true;
        goTo(NEXT);
        t.push(new ChooseStatistic(t, bindings().source(), unknown));
        return true;
    }

    /** J.4.3.3: an X that is neither known nor defined is chosen the first time it is referred to. */
    private void chooseX(UfsTable t, Op.ChooseX x) {
        if (!Amounts.isOpen(bindings()) || speaksOfUnpaid(x.next())) {
            pass();
            return;
        }
        Prompt prompt = t.ask(bindings().controller(), "J.4.3.3", Ask.NUMBER, Purpose.AMOUNT);
        int most = ChosenX.most(t, bindings(), x.next());
        for (int n = Math.min(most, t.edition().leastX()); n <= most; n++) {
            prompt.add(Choice.NUMBER, n);
        }
    }

    /** J.4.5: whether words are about a cost that was not paid, so that the instruction fails. */
    private boolean speaksOfUnpaid(Object words) {
        return unpaid && bindings().ability() != null && CostValues.areIn(words, bindings().ability());
    }

    /** One instruction; what has to be decided for it is asked first. */
    private void carryOut(UfsTable t, Verb verb) {
        if (speaksOfUnpaid(verb)) {
            set(bindings().done(false).full(false));
            pass();
            return;
        }
        Performable performable = (Performable) verb;
        if (part() == 0 && verb.who() == Who.EITHER && !knowsPlayer(t)
                || (part() == 0 || decisions().inTurn()) && !performable.prepare(this, t)) {
            if (!t.prompt().isOpen()) {
                goTo(NEXT);
            }
            return;
        }
        goTo(NEXT);
        beginPart();
        int depth = t.depth();
        performable.perform(this, t);
        if (endPart()) {
            assert t.depth() >= depth;
            place(place() + 1);
        }
    }

    private void takeAnswer(UfsTable t) {
        if (asksPlayer()) {
            goTo(NEXT);
            takePlayer(Option.a(t.answer()));
        } else {
            take(t);
        }
    }

    @Override
    protected void answered(UfsTable t, cardinal.cards.effect.Op op, long answer) {
        switch (op) {
            case Op.May m -> {
                boolean yes = Option.kind(answer) == Choice.YES;
                set(bindings().done(yes));
                isDone(t, yes);
                place(yes ? place() + 1 : m.otherwise());
            }
            case Op.Pay p when Option.kind(answer) == Choice.YES -> pay(t, p);
            case Op.Pay p -> declines(t, p.otherwise());
            case Op.Pick p when Option.kind(answer) == Choice.DONE -> startChosen(p);
            case Op.Pick p -> options = options.and(Option.a(answer));
            case Op.ChooseX x -> {
                set(bindings().withX(Option.a(answer)));
                place(place() + 1);
            }
            default -> takeAnswer(answer);
        }
    }

    @Override
    protected void ended(UfsTable t) {
        if (!isCost()) {
            Doing.cover(t, bindings());
        }
        if (assumed) {
            ChooseStatistic.forget(t, bindings().source());
        }
        if (t.below(this) instanceof Asker asker) {
            asker.carriedOut(bindings(), inFull());
        }
        leave();
    }

    /** The next player is asked, or the text after it speaks of the players as the text before it. */
    private void endOffer(UfsTable t, Offered now) {
        if (!now.isLast()) {
            offer(now.next());
            place(now.at());
            return;
        }
        offer(null);
        if (now.together()) {
            set(bindings().about(now.they()));
            t.release();
        }
    }

    /**
     * J.1.4, UniVersus, Effects: "you may play it as your next form": whether they do is decided when that form comes. What hangs on it waits
     * for the card as well; where it would not, it is decided now: null, as for anything else.
     */
    @Nullable Instruction leftOpen() {
        Offered now = offered();
        if (now == null || !(program.op(now.at()) instanceof Op.May m) || !(m.what() instanceof Verb v)
                || !v.isNextForm()) {
            return null;
        }
        boolean waits = m.otherwise() >= program.size() || !(program.op(m.otherwise()) instanceof Op.Unless u)
                || !(u.condition() instanceof Condition.Did) || program.op(m.otherwise() + 1) instanceof Op.Fire;
        return waits ? new Instruction.May(m.who(), m.what()) : null;
    }

    /** With what a player may do, of which nothing is asked yet. */
    void goesOn() {
        set(bindings().done(true));
        pass();
    }

    /** J.1.4.1: what is done to get the rest is a cost; events wait until it is paid. */
    private void pay(UfsTable t, Op.Pay p) {
        set(bindings().done(true));
        isDone(t, true);
        place(place() + 1);
        t.push(new Paying(t, p.payment(), asPlayer(t, seat(t, Who.YOU))));
    }

    /** It is not paid, and what it would have been paid for does not happen. */
    void declines(UfsTable t, int otherwise) {
        set(bindings().done(false));
        isDone(t, false);
        jump(otherwise);
    }

    // ---- options and loops -------------------------------------------------------------------------------------------------

    /** K.2.5: picks among options; several in the order picked (UniVersus: bullets, none twice). */
    private void offerOptions(UfsTable t, Op.Pick p) {
        if (options.settled() || !asksFor(t, p)) {
            options = options.unsettled();
            startChosen(p);
        }
    }

    private boolean asksFor(UfsTable t, Op.Pick p) {
        return isCost() ? Bullets.askToPay(t, bindings(), seat(t, p.who()), p, options.chosen(), "K.2.5")
                : Bullets.ask(t, bindings(), seat(t, p.who()), p, options.chosen(), 0, "K.2.5");
    }

    private void startChosen(Op.Pick p) {
        jump(options.areNone() ? p.end() : p.starts().get(options.first()));
    }

    /** Goes on with the next chosen part, or behind the list of options this one belongs to. */
    private void nextPicked() {
        for (int i = place(); i >= 0; i--) {
            if (program.op(i) instanceof Op.Pick p && p.end() > place()) {
                options = options.withoutFirst();
                startChosen(p);
                return;
            }
        }
        throw new IllegalStateException("an option without a list");
    }

    private void loop(UfsTable t, Op.Loop l) {
        int times = Amounts.count(t, bindings(), l.counted()) / Math.max(1, l.per());
        if (times > 0) {
            rounds = More.of(rounds, times);
        }
        passIf(times > 0, l.end());
    }

    private void endLoop(Op.EndLoop e) {
        List<Integer> all = new ArrayList<>(rounds);
        int left = all.removeLast() - 1;
        if (left > 0) {
            all.add(left);
        }
        rounds = List.copyOf(all);
        passIf(left <= 0, e.start() + 1);
    }

    @Override
    public Program program() {
        return program;
    }

    /** The instruction that is being carried out, and of it the cards that are picked, the options or what a card is to get. */
    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        cardinal.cards.effect.Op op = asked(t);
        return new cardinal.kernel.Cause(bindings().source(), bindings().ability(),
                op == null ? null : program.instruction(op), op == null ? null : part(t, op));
    }

    /** An instruction that has begun another procedure is behind already, unless more of it is to come. */
    private cardinal.cards.effect.@Nullable Op asked(UfsTable t) {
        Frame<?> top = t.frame(t.depth() - 1);
        boolean here = top == this || top instanceof Pick || top instanceof ChooseStatistic || part() > 0;
        int at = here ? place() : place() - 1;
        return at >= 0 && at < program.size() ? program.op(at) : null;
    }

    private @Nullable Object part(UfsTable t, cardinal.cards.effect.Op op) {
        return switch (op) {
            case Op.Do d when d.verb() instanceof ModifierEffect m && picking() == null -> Modifying.asked(m, this, t);
            case Op.Pick p -> p;
            case Op.Pay p -> p;
            default -> picking();
        };
    }
}
