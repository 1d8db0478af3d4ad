package cardinal.evolve.flow;

import cardinal.cards.More;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selection;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.Op;
import cardinal.evolve.program.Program;
import cardinal.evolve.rules.Amounts;
import cardinal.evolve.rules.Conditions;
import cardinal.evolve.rules.Costing;
import cardinal.evolve.rules.Limits;
import cardinal.evolve.rules.Payable;
import cardinal.evolve.rules.Possible;
import cardinal.evolve.rules.Replacements;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.Delayed;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Mentions;
import cardinal.evolve.table.Progress;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Targets;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Mark;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.6.2.8.2: carries out the effects of a text in the written order. */
public final class Effect extends EffectMemory implements Progress {
    private static final Step<Effect, EvolveTable> NEXT = Effect::walk;
    private static final Step<Effect, EvolveTable> TAKE_ANSWER = Effect::take;
    static final Steps<Effect, EvolveTable> STEPS = Steps.<Effect, EvolveTable>of(Effect.class)
            .then("10.6.2.8.2", NEXT)
            .then("10.6.2.8.2", TAKE_ANSWER);
    /** No area has room for more. */
    private static final int MOST_ROUNDS = 20;

    /** The player who acts: the controller, or whom the text names. */
    private int acting;
    /** Who is still to act after that player, a bit each. */
    private int seatsLeft;
    /** Who acted last, a bit each: "they". */
    private int they;
    /** 5.28: what numbers are multiplied with here. */
    private int factor;
    /** How often the part at hand was done, or how many of its options are chosen. */
    private int rounds;
    /** 5.17: the options chosen, a bit each. */
    private int modes;

    private Effect(Item item, Mark since, DeedsDone deeds, Mentions named) {
        super(STEPS, item, since, deeds, named);
        acting = item.controller();
        factor = 1;
        modes = item.modes();
    }

    /** The effect of what has been played, with what was done to pay for it. */
    static Effect of(EvolveTable t, Item item, DeedsDone deeds) {
        return new Effect(item, t.mark(), deeds, about(t, item));
    }

    /** 10.10: what a replacement does instead of something that would happen to a card, or to a player. */
    static Effect instead(EvolveTable t, long replacement, int card) {
        int source = Option.a(replacement);
        Item item = Item.automatic(t, t.ref(source), null, t.controller(source), Replacements.program(t, replacement),
                -1, null, Mentions.NONE);
        return new Effect(item, t.mark(), DeedsDone.NONE,
                card == Table.NONE ? Mentions.NONE : Mentions.NONE.with(Antecedent.CARD, List.of(t.ref(card))));
    }

    // ---- walking the text ----------------------------------------------------------------------------------------------

    @Override
    protected Program program() {
        return item().program();
    }

    @Override
    protected Step<Effect, EvolveTable> walking() {
        return NEXT;
    }

    @Override
    protected void ended(EvolveTable t) {
        if (t.below(this) instanceof DeedListener d) {
            d.did(deeds());
        }
        leave();
    }

    @Override
    protected void begin(EvolveTable t, cardinal.cards.effect.Op op) {
        switch ((Op) op) {
            case Op.Do d -> perform(t, d);
            case Op.Unless u -> test(t, u);
            case Op.May m when !Possible.isAny(t, m.attempt(), scope()) -> {
                report(false);
                jump(m.otherwise());
            }
            case Op.May m -> {
                t.ask(acting, "10.6.2.8.2", Ask.YES_NO, Purpose.MAY).add(Choice.YES, item().source().card())
                        .add(Choice.NO);
                goTo(TAKE_ANSWER);
            }
            case Op.Pay p -> offerCost(t, p);
            case Op.Choose c -> offerModes(t, c);
            case Op.Option o -> passIf((modes >> o.mode() & 1) != 0, o.otherwise());
            case Op.LetX l -> {
                letX(t, l.amount());
                pass();
            }
            case Op.ForEvery f -> {
                factor = Amounts.forEvery(t, f.unit(), f.filter(), scope());
                passIf(factor > 0, f.end());
            }
            case Op.EndEvery e -> {
                factor = 1;
                pass();
            }
            case Op.By b -> by(t, b);
            case Op.EndBy e -> endBy(t, e);
            case Op.Again a -> repeat(rounds + 1 < a.n(), a.start());
            case Op.Restart r -> {
                forget(t);
                jump(0);
            }
            case Op.UntilFull u -> {
                int zone = u.place().zone().of(acting);
                int room = Zone.at(zone) == Zone.HAND ? Limits.hand(t, acting) - t.size(zone) : Limits.room(t, zone);
                repeat(room > 0 && rounds + 1 < MOST_ROUNDS, u.start());
            }
            case Op.Later l -> {
                t.enforce(Expiry.of(t, l.within(), item().controller(), acting), item().controller(), item().source(),
                        Ref.NONE, new Delayed(l, named(), item()));
                pass();
            }
        }
    }

    /** Another round of what stands from start to here, or what comes after it. */
    private void repeat(boolean more, int start) {
        rounds = more ? rounds + 1 : 0;
        if (more) {
            jump(start);
        } else {
            pass();
        }
    }

    /** "If your leader's defense is 5 or less, give it ...": a condition names whom it speaks of. */
    private void test(EvolveTable t, Op.Unless u) {
        beginCondition();
        passIf(Conditions.holds(t, u.condition(), scope()), u.otherwise());
        if (u.condition() instanceof Condition.LeaderDefense d) {
            name(Antecedent.of(new Selector.YourLeader()),
                    List.of(t.ref(t.leader(d.enemy() ? EvolveTable.opponent(acting) : acting))));
        }
    }

    /** 1.3.4.1: starting with the active player. */
    private void by(EvolveTable t, Op.By b) {
        seatsLeft = 0;
        for (int seat : MeantPlayers.of(this, t, b.who())) {
            seatsLeft |= 1 << seat;
        }
        if (seatsLeft == 0) {
            jump(b.end());
            return;
        }
        they = seatsLeft;
        nextActor(t);
        pass();
    }

    private void nextActor(EvolveTable t) {
        acting = (seatsLeft >> t.active() & 1) != 0 ? t.active() : EvolveTable.opponent(t.active());
        seatsLeft &= ~(1 << acting);
    }

    private void endBy(EvolveTable t, Op.EndBy e) {
        if (seatsLeft != 0) {
            nextActor(t);
            jump(e.start() + 1);
        } else {
            acting = item().controller();
            pass();
        }
    }

    private void perform(EvolveTable t, Op.Do d) {
        if (d.verb() instanceof Selection s) {
            select(t, s, d.slot());
            return;
        }
        if (picks().size() < d.picks().size() && d.picks().get(picks().size()) instanceof Selector.Pick p) {
            goTo(NEXT);
            t.push(PickCards.of(t, acting, p, scope(), item().sort() == Item.Sort.PART));
            return;
        }
        pass();
        beginVerb(d.verb().canBeOfLeaders());
        if (hasPickedNothing()) {
            nothingDone();
        }
        ((Performable) d.verb()).perform(this, t);
        forgetPicks();
    }

    /** 10.6.2.3: targets were selected on play; anything else is selected now. */
    private void select(EvolveTable t, Selection s, int slot) {
        if (slot != Op.LATE) {
            List<Ref> found = List.of();
            for (Targets.Pick p : item().targets().slot(slot)) {
                found = t.isSame(p.ref()) ? More.of(found, p.ref()) : found;
            }
            selected(t, s, found);
        } else if (picks().isEmpty()) {
            goTo(NEXT);
            t.push(PickCards.selecting(t, acting, s, scope()));
        } else {
            selected(t, s, picks().getFirst());
            forgetPicks();
        }
    }

    private void selected(EvolveTable t, Selection s, List<Ref> cards) {
        name(Antecedent.of(Antecedent.How.SELECTED, s.filter()), cards);
        for (int i = 0; i < cards.size(); i++) {
            note(t, Amount.Deed.SELECTED, cards.get(i).card());
        }
        pass();
    }

    // ---- questions of the text -----------------------------------------------------------------------------------------

    /** 5.17.1, 5.17.2: one option after the other. */
    private void offerModes(EvolveTable t, Op.Choose c) {
        if (rounds == 0) {
            modes = 0;
        }
        if (rounds == mostModes(t, c)) {
            rounds = 0;
            pass();
            return;
        }
        Prompt prompt = t.ask(acting, "5.17.1", Ask.CHOOSE, Purpose.MODE);
        for (int i = 0; i < c.from().options().size(); i++) {
            if ((modes >> i & 1) == 0) {
                prompt.add(Choice.MODE, i);
            }
        }
        if (c.from().count().upTo() && rounds > 0) {
            prompt.add(Choice.DONE);
        }
        goTo(TAKE_ANSWER);
    }

    private int mostModes(EvolveTable t, Op.Choose c) {
        return Targeting.modes(t, c.from(), scope());
    }

    /** 10.4.7.5: the cost may be paid or not. */
    private void offerCost(EvolveTable t, Op.Pay p) {
        if (Payable.all(t, p.costs(), scope())) {
            t.ask(acting, "10.4.7.5", Ask.YES_NO, Purpose.PAY_EXTRA).add(Choice.YES, item().source().card(), 0, 1)
                    .add(Choice.NO);
            goTo(TAKE_ANSWER);
        } else {
            report(false);
            jump(p.otherwise());
        }
    }

    @Override
    protected void answered(EvolveTable t, cardinal.cards.effect.Op op, long answer) {
        boolean yes = Option.kind(answer) == Choice.YES;
        report(yes);
        switch ((Op) op) {
            case Op.May m -> passIf(yes, m.otherwise());
            case Op.Pay p -> {
                if (yes) {
                    t.push(new PayCosts(item().part(item().program()), Costing.points(t, p.costs(), scope()), false,
                            false,
                            p.costs()));
                }
                passIf(yes, p.otherwise());
            }
            case Op.Choose c -> {
                if (Option.kind(answer) == Choice.MODE) {
                    modes |= 1 << Option.a(answer);
                    rounds++;
                } else {
                    rounds = 0;
                    pass();
                }
            }
            default -> throw new IllegalStateException("nothing was asked at " + place());
        }
    }

    // ---- what verbs ask ------------------------------------------------------------------------------------------------

    /** The player who acts here. */
    public int acting() {
        return acting;
    }

    /** 1.3.4.1: all who do this at the same time, a bit each: who acts here, and who is still to act. */
    public int actors() {
        return 1 << acting | seatsLeft;
    }

    public int controller() {
        return item().controller();
    }

    @Override
    public Scope scope() {
        return new Scope(item().source().card(), acting, item(), this);
    }

    /** 5.28.1: a number of the text, multiplied in a "for every" part; below zero it is zero (1.3.2.2.1). */
    public int value(EvolveTable t, Amount amount) {
        return Math.max(0, Amounts.value(t, amount, scope()) * factor);
    }

    @Override
    public int[] cards(EvolveTable t, Selector selector) {
        return MeantCards.of(this, t, selector);
    }

    /** Who acted last, a bit each. */
    int they() {
        return they;
    }

    // ---- what is asked, for whoever reads it ----------------------------------------------------------------------------

    /** A part of a cost stands in the text of what is paid for: the procedure below knows. */
    @Override
    protected @Nullable Cause cause(EvolveTable t) {
        return item().program().text().isEmpty() ? null : caused(t);
    }

    /** The same, asked by a procedure that this effect has begun. */
    Cause caused(EvolveTable t) {
        Cause below = item().program().text().isEmpty() && t.below(this) instanceof PayCosts pay ? pay.cause(t) : null;
        int now = t.frame(t.depth() - 1) == this || isPicking(t) ? place() : place() - 1;
        Instruction what = now >= 0 && now < item().program().size() ? item().program().spoken(now) : null;
        return new Cause(item().source(), below == null ? item().program().text() : below.ability(), what, null);
    }

    private boolean isPicking(EvolveTable t) {
        return t.frame(t.depth() - 1) instanceof PickCards picks && t.below(picks) == this;
    }

    /** The verb that cards are picked for. */
    Verb verb() {
        return ((Op.Do) item().program().op(place())).verb();
    }

    /** The words for the cards that are picked. */
    Object picking() {
        Op.Do now = (Op.Do) item().program().op(place());
        return now.verb() instanceof Selection select ? select : now.picks().get(picks().size());
    }

    @Override
    public int done(EvolveTable t) {
        return rounds;
    }

    @Override
    public int most(EvolveTable t) {
        return program().op(place()) instanceof Op.Choose c ? mostModes(t, c) : 1;
    }
}
