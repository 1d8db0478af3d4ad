package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** 151, 356.3: carries out the instructions of a spell or ability from top to bottom. */
public final class Effect extends EffectMemory implements Acting, Asking {
    private static final Step<Effect, RiftTable> NEXT = Effect::next;
    private static final Step<Effect, RiftTable> TAKE = Effect::take;
    private static final Step<Effect, RiftTable> PAID = InstructionCosts::payOn;
    static final Steps<Effect, RiftTable> STEPS = Steps.<Effect, RiftTable>of(Effect.class)
            .then("151.1", NEXT)
            .then("151.1", TAKE)
            .then("352.10.c.1", PAID);

    private ChainItem item;
    /** The next choice that a selector of the current verb takes. */
    private int slot;
    /** What the current verb has picked on resolution so far. */
    private Targets picks;
    /** The opponent that was chosen, or NONE. */
    private int opponent;
    /** The base that is "here" from now on, or NONE (436.2.b). */
    private int base;
    /** Where the source of an ability was when last seen on the board, or NONE (356.3.e.13). */
    private int here;
    /** What "for each" has left to do. */
    private ForEach loop;
    /** How far a cost within an instruction is paid. */
    private Paying paying;

    public Effect(ChainItem item) {
        this(item, false, false);
    }

    private Effect(ChainItem item, boolean replaces, boolean did) {
        super(STEPS, item.about(), replaces, did);
        this.item = item;
        picks = Targets.NONE;
        paying = new Paying(item.controller(), 0, false);
        opponent = Table.NONE;
        base = Table.NONE;
        here = Table.NONE;
        loop = ForEach.OUTSIDE;
    }

    /** The effect of a replacement, which reports whether it took place to the event below. */
    static Effect instead(ChainItem item, boolean certain) {
        return new Effect(item, true, certain);
    }

    @Override
    protected Program program() {
        return item.program();
    }

    @Override
    protected Step<?, ?> walking() {
        return NEXT;
    }

    /** 389.1: what an instruction triggered is on the chain before the next instruction adds to it. */
    private void next(RiftTable t) {
        if (t.chain().waitingCount() > 0 && !(t.below(this) instanceof Replaceable<?>)) {
            t.push(new PlaceTriggers());
            goTo(NEXT);
            return;
        }
        if (t.edition().spellsStopOffTheChain() && item.is(ChainItem.SPELL) && !replaces
                && t.piece(item.card()).zone() != t.chainZone()) {
            ended(t);
            return;
        }
        walk(t);
    }

    @Override
    protected void ended(RiftTable t) {
        if (t.below(this) instanceof Replaceable<?> event) {
            event.ended(t, did);
        }
        leave();
    }

    @Override
    protected void begin(RiftTable t, cardinal.cards.effect.Op op) {
        if (item.isAbility()) {
            lookAtSource(t);
        }
        switch ((Op) op) {
            case Op.Do d -> perform(t, d);
            case Op.Unless u -> passIf(ConditionsMeant.hold(this, t, u.condition()), u.otherwise());
            case Op.Name n -> {
                name(t, n.slot());
                pass();
            }
            case Op.May m when isDecided() -> {
                did = true;
                passIf(true, m.otherwise());
            }
            case Op.Pay p when isDecided() && !p.act() -> paid(true, true, p.otherwise());
            case Op.May m when !mayBeWanted(t) -> {
                did = false;
                leaveOut(t, m.otherwise());
                passIf(false, m.otherwise());
            }
            case Op.May _ ->
                    t.ask(item.controller(), "352.12", Ask.YES_NO, Purpose.MAY).add(Choice.YES, item.source().card())
                            .add(Choice.NO);
            case Op.Pay p -> InstructionCosts.offer(this, t, item.controller(), p.costs(),
                    p.optional() || InstructionCosts.mayBeRefused(t, p.costs()));
            case Op.Offer o -> InstructionCosts.offer(this, t, o);
            case Op.PayAny p -> {
                InstructionCosts.askHowOften(item, t, p.each());
                goTo(TAKE);
            }
            case Op.Each e -> ForEach.next(this, t, e);
            case Op.Times n -> ForEach.next(this, n);
            case Op.Reflex _,Op.ByDomain _,Op.Instead _,Op.Later _ -> {
                ReflexiveAndDelayed.make(this, t, (Op) op);
                pass();
            }
        }
    }

    /** What stands first in a trigger's effect may have been decided and paid before it was finalized, for each time it is executed. */
    private boolean isDecided() {
        return item.is(ChainItem.DECIDED) && place() % Repeats.length(item) == 0;
    }

    /** Whether what comes next leaves anything to decide. */
    private boolean mayBeWanted(RiftTable t) {
        return place() + 1 >= item.program().size() || !(item.program().op(place() + 1) instanceof Op.Do d)
                || ((Performable) d.verb()).mayBeWanted(this, t, d.slot());
    }

    /** 356.3.e.13: an effect that takes its own source off the board goes on knowing where it was. */
    private void lookAtSource(RiftTable t) {
        if (t.isSame(item.source()) && t.onBoard(item.source().card())) {
            here = Scope.hereOf(t, item.source().card());
        } else if (here != Table.NONE && !item.is(ChainItem.LOOKS_BACK)) {
            item = item.with(ChainItem.LOOKS_BACK).at(here);
        }
    }

    private void perform(RiftTable t, Op.Do d) {
        Selector late = d.verb() instanceof Record r ? nextLate(r) : null;
        if (late != null) {
            t.push(Pick.of(this, t, late));
            goTo(NEXT);
            return;
        }
        Regroup due = replaces ? null : Regroup.dueFor(t, item, d.slot(), item.program().endOfSlots(place()));
        if (due != null) {
            t.push(due);
            goTo(NEXT);
            return;
        }
        slot = d.slot();
        pass();
        referents = referents.seeing(t);
        done |= !d.joined();
        ((Performable) d.verb()).perform(this, t);
        picks = Targets.NONE;
    }

    void retarget(int at, Targets kept) {
        item = item.with(item.targets().with(at, kept.slot(0)));
    }

    @Override
    protected void answered(RiftTable t, cardinal.cards.effect.Op op, long answer) {
        boolean yes = Option.kind(answer) == Choice.YES;
        switch ((Op) op) {
            case Op.May m -> {
                did = yes;
                if (!yes) {
                    leaveOut(t, m.otherwise());
                }
                passIf(yes, m.otherwise());
            }
            case Op.Pay _,Op.Offer _ -> {
                pays(yes ? paying.fromStart() : paying.declining().fromStart());
            }
            case Op.PayAny p -> {
                count(Option.a(answer));
                pass();
                InstructionCosts.payTimes(item, t, p.each(), counted);
            }
            default -> throw new IllegalStateException("nothing was asked by " + op);
        }
    }

    /** What would have been named up to this step was not: then "it" is nothing that was named before. */
    void leaveOut(RiftTable t, int end) {
        if (Selected.isNamedWithin(item.program(), place() + 1, end)) {
            remember(t, Selected.NOBODY);
        }
    }

    // ---- what is picked on resolution (352.9) --------------------------------------------------------------

    /** What is to be chosen next for this verb, or null. */
    @Nullable Selector nextLate(Record verb) {
        return Selectors.late(verb, replaces, picks.size());
    }

    void picked(Targets chosen) {
        picks = picks.open();
        for (Ref r : chosen.slot(0)) {
            picks = picks.add(r);
        }
        referents = referents.taking(chosen.slot(0));
    }

    int[] picked(RiftTable t) {
        return picks.size() == 0 ? Selected.NOBODY : Referents.live(t, picks.slot(0));
    }

    /** The step that asks whether it is paid has asked. */
    void awaitsAnswer(Paying now) {
        paying = now;
        goTo(TAKE);
    }

    /** A part of it is paid next, or what follows is decided. */
    void pays(Paying now) {
        paying = now;
        goTo(PAID);
    }

    /** It was paid, or not. */
    void paid(boolean fully, boolean goesOn, int otherwise) {
        did = fully;
        passIf(goesOn, otherwise);
    }

    Paying paying() {
        return paying;
    }

    void declined() {
        paying = paying.declining();
    }

    ForEach loop() {
        return loop;
    }

    void loops(ForEach now, boolean goesOn, int end) {
        loop = now;
        passIf(goesOn, end);
    }

    // ---- what verbs ask and say ---------------------------------------------------------------------------------

    public ChainItem item() {
        return item;
    }

    /** The player who carries out the effect. */
    public int controller() {
        return item.controller();
    }

    /** 352.9.b: replacement effects never have targets. */
    boolean replaces() {
        return replaces;
    }

    /** How words are read here and now. */
    public Scope scope(RiftTable t) {
        Scope s = Targeting.scope(t, item);
        int here = base == Table.NONE ? s.here() : base;
        Ref first = referents.first();
        int last = !first.isNone() && t.isSame(first) ? first.card() : referents.isSaid() ? Table.NONE : s.it();
        return new Scope(s.source(), s.controller(), here, s.there(), last);
    }

    /** The objects a selector means now: targets that are no longer legal are left out (356.3.e.5). */
    public int[] select(RiftTable t, Selector selector) {
        int[] found = Selected.by(this, t, selector);
        if (found.length == 0 && !(selector instanceof Selector.TheRest)) {
            report(false);
        }
        if (Selected.isNamed(selector)) {
            remember(t, found);
        }
        return found;
    }

    /** 359.3.e.6, 359.3.e.14.a of 2026-07: it could not be followed at all, so nor can what points back at what it names. */
    public void ignored(RiftTable t, Selector selector) {
        if (t.edition().instructionsAreLinked() && Selected.isNamed(selector)) {
            remember(t, Selected.NOBODY);
        }
    }

    /** What was named has become a new object elsewhere: "it" goes on meaning it. */
    public void follow(RiftTable t, Selector selector, int[] cards) {
        if (!Selected.isSelf(selector)) {
            remember(t, cards);
        }
    }

    /** What was chosen in a slot is "it" from now on; an ability on the chain is no object that could be. */
    public void name(RiftTable t, int at) {
        remember(t, Arrays.stream(Selected.legal(item, t, at)).filter(card -> card >= 0).toArray());
    }

    /** This unit and the one named last. */
    public int[] meAndIt(RiftTable t) {
        return Selected.meAndIt(this, t);
    }

    /** The number of the next slot, for verbs that look at its references themselves. */
    public int nextSlotIndex() {
        return slot++;
    }

    /** What an amount comes to. */
    public int value(RiftTable t, Amount amount) {
        return AmountsMeant.by(this, t, amount);
    }

    /** The players meant, in turn order from the turn player. */
    public int[] players(RiftTable t, Who who) {
        return PlayersMeant.by(this, t, who);
    }

    /** The opponent chosen, else the player whom the trigger is about. */
    int they() {
        return opponent != Table.NONE || item.cause() == null ? opponent : item.cause().seat();
    }

    /** 436.2.b: what was to be played "here" goes to this base, and from now on that is "here". */
    public void divertTo(int zone) {
        base = zone;
    }

    void choosePlayer(int seat) {
        opponent = seat;
    }

    /** 352.10: the player who was chosen as the text was put on the chain; by a replacement, which has no targets, now. */
    public void findPlayer(RiftTable t, boolean ofOpponents) {
        int at = nextSlotIndex();
        if (replaces) {
            t.push(new ChooseSeat(item.controller(), ofOpponents));
        } else {
            choosePlayer(item.targets().seat(at));
        }
    }

    /** The number of the step that is carried out, or comes next. */
    int step() {
        return place();
    }

    @Override
    protected Cause cause(RiftTable t) {
        return EffectQuestions.cause(this, t);
    }

    @Override
    public String asks(Wording words) {
        return EffectQuestions.words(item, words);
    }

    @Override
    public int actor() {
        return item.controller();
    }
}
