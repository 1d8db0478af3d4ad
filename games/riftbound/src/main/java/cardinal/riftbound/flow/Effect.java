package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Image;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.Amounts;
import cardinal.riftbound.rules.Conditions;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Delayed;
import cardinal.riftbound.table.DelayedReplacement;
import cardinal.riftbound.table.DerivedValues;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 151, 356.3: carries out the instructions of a spell or ability from top to bottom. */
public final class Effect extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<Effect, RiftTable> NEXT = Effect::nextOp;
    private static final Step<Effect, RiftTable> TAKE = Effect::takeAnswer;
    private static final Step<Effect, RiftTable> PAID = Effect::afterPayment;
    static final Steps<Effect, RiftTable> STEPS = Steps.<Effect, RiftTable>of(Effect.class)
            .then("151.1", NEXT)
            .then("151.1", TAKE)
            .then("352.10.c.1", PAID);
    private static final int[] NOBODY = {};

    private ChainItem item;
    private int pc;
    private int slot;
    private int payIndex;
    private boolean declined;
    private boolean did;
    private boolean done;
    private boolean replaces;
    private Targets picks;
    private Targets it;
    private Targets before;
    private int opponent;
    private int base;
    private int mightSeen;
    /** Cards looked at or revealed, and those of them that were picked. */
    private Targets shown;
    private Targets taken;
    /** The units named one at a time, the last one last. */
    private Targets named;
    /** How much was paid, or how many objects the last verb that counts has acted on. */
    private int counted;
    /** What "for each" has left to do, in objects or in times; null outside. */
    private @Nullable Targets loop;
    private int round;
    private int payer;

    public Effect(ChainItem item) {
        super(STEPS);
        this.item = item;
        picks = Targets.NONE;
        it = item.about().isNone() ? Targets.NONE : Targets.NONE.open().add(item.about());
        before = Targets.NONE;
        shown = Targets.OPEN;
        taken = Targets.OPEN;
        named = Targets.OPEN;
        payer = item.controller();
        opponent = Table.NONE;
        base = Table.NONE;
        done = true;
    }

    /** The effect of a replacement, which reports whether it took place to the event below. */
    static Effect instead(ChainItem item, boolean certain) {
        Effect effect = new Effect(item);
        effect.did = certain;
        effect.replaces = true;
        return effect;
    }

    // ---- running --------------------------------------------------------------------------------------

    /** 389.1: what an instruction triggered is on the chain before the next instruction adds to it. */
    private void nextOp(RiftTable t) {
        if (t.chain().waitingCount() > 0 && !(t.below(this) instanceof Replaceable<?>)) {
            t.push(new PlaceTriggers());
            goTo(NEXT);
            return;
        }
        if (pc >= item.program().size()) {
            if (t.below(this) instanceof Replaceable<?> event) {
                event.ended(t, did);
            }
            leave();
            return;
        }
        Op op = item.program().op(pc);
        switch (op) {
            case Op.Do d -> perform(t, d);
            case Op.Unless u -> {
                pc = holds(t, u.condition()) ? pc + 1 : u.otherwise();
                goTo(NEXT);
            }
            case Op.Name n -> {
                remember(t, legal(t, n.slot()));
                pc++;
                goTo(NEXT);
            }
            case Op.GoTo g -> {
                pc = g.to();
                goTo(NEXT);
            }
            case Op.May m ->
                    t.ask(item.controller(), "352.12", Ask.YES_NO, Purpose.MAY).add(Choice.YES, item.source().card())
                            .add(Choice.NO);
            case Op.Pay p -> {
                payer = item.controller();
                offerPayment(t, p.costs(), p.optional());
            }
            case Op.Offer o -> offerOtherwise(t, o);
            case Op.PayAny p -> askHowOften(t, p.each());
            case Op.Each e -> nextOf(t, e);
            case Op.Times n -> nextTime(n);
            case Op.ByDomain d -> byDomain(t, d);
            case Op.Reflex r -> {
                reflex(t, r);
                pc++;
                goTo(NEXT);
            }
            case Op.Instead i -> {
                t.enforce(RiftTable.THIS_TURN, item.controller(), item.source(), Ref.NONE,
                        new DelayedReplacement(i, itNow(t)));
                pc++;
                goTo(NEXT);
            }
            case Op.Later l -> {
                t.enforce(RiftTable.THIS_TURN, item.controller(), item.source(), Ref.NONE, new Delayed(l, itNow(t)));
                pc++;
                goTo(NEXT);
            }
        }
    }

    private void perform(RiftTable t, Op.Do d) {
        Selector late = d.verb() instanceof Record r ? lateSelector(r, picks.size()) : null;
        if (late != null) {
            t.push(pick(t, late));
            goTo(NEXT);
            return;
        }
        for (int i = d.slot(); i < endOfSlots() && !replaces; i++) {
            Regroup due = Regroup.dueFor(t, item, i);
            if (due != null) {
                t.push(due);
                goTo(NEXT);
                return;
            }
        }
        slot = d.slot();
        pc++;
        goTo(NEXT);
        seeIt(t);
        ((Performable) d.verb()).perform(this, t);
        picks = Targets.NONE;
    }

    private Pick pick(RiftTable t, Selector late) {
        return switch (late) {
            case Selector.Among a -> new Pick(item.controller(), a.filter(), rest(t, false), scope(t));
            case Selector.Chosen c when c.filter().place() == Filter.Place.THEIR_HAND ->
                    new Pick(item.controller(), c.filter(), theirHand(t), scope(t));
            default -> new Pick(item.controller(), late, scope(t));
        };
    }

    private int[] theirHand(RiftTable t) {
        int they = they(t);
        return they == Table.NONE ? NOBODY : t.topOf(t.hand(they), t.size(t.hand(they)));
    }

    /** The slots of the current verb end where the next verb's begin. */
    private int endOfSlots() {
        for (int i = pc + 1; i < item.program().size(); i++) {
            if (item.program().op(i) instanceof Op.Do next) {
                return next.slot();
            }
        }
        return item.program().slotCount();
    }

    void retarget(int at, Targets kept) {
        item = item.with(item.targets().with(at, kept.slot(0)));
    }

    /** 352.9: what is chosen on resolution: cards in hand, "must" and the like, and all that a replacement chooses. */
    private @Nullable Selector lateSelector(Record verb, int index) {
        int n = 0;
        for (Selector s : Selectors.of(verb)) {
            if (isLate(s) && n++ == index) {
                return s;
            }
        }
        return null;
    }

    private boolean isLate(Selector s) {
        return s instanceof Selector.Must || s instanceof Selector.Among
                || s instanceof Selector.Chosen c && !isTarget(c);
    }

    /** 352.9.b: replacement effects never have targets. */
    private boolean isTarget(Selector.Chosen chosen) {
        return !replaces && chosen.filter().isTarget();
    }

    void picked(Targets chosen) {
        picks = picks.open();
        for (Ref r : chosen.slot(0)) {
            picks = picks.add(r);
            taken = taken.add(r);
        }
    }

    private void takeAnswer(RiftTable t) {
        Op op = item.program().op(pc);
        boolean yes = Option.kind(t.answer()) == Choice.YES;
        switch (op) {
            case Op.May m -> {
                did = yes;
                if (!yes) {
                    leaveOut(t, m.otherwise());
                }
                pc = yes ? pc + 1 : m.otherwise();
            }
            case Op.Pay _,Op.Offer _ -> {
                if (!yes) {
                    declined = true;
                }
                payIndex = 0;
                goTo(PAID);
                return;
            }
            case Op.PayAny p -> {
                counted = Option.a(t.answer());
                pc++;
                goTo(NEXT);
                if (counted > 0) {
                    t.push(new Payment(item.controller(), t.faceOf(item).own(p.each()).times(counted), false,
                            Table.NONE));
                }
                return;
            }
            default -> throw new IllegalStateException("nothing was asked by " + op);
        }
        goTo(NEXT);
    }

    /** What would have been named up to this step was not: then "it" is nothing that was named before. */
    private void leaveOut(RiftTable t, int end) {
        for (int i = pc + 1; i < end; i++) {
            if (item.program().op(i) instanceof Op.Do d && d.verb() instanceof Record r
                    && Selectors.of(r).stream().anyMatch(Effect::names)) {
                remember(t, NOBODY);
                return;
            }
        }
    }

    /** Whether a selector names objects that "it" could mean later on. */
    private static boolean names(Selector selector) {
        return selector instanceof Selector.Chosen || selector instanceof Selector.Among
                || selector instanceof Selector.Must || selector instanceof Selector.Group;
    }

    // ---- costs within instructions (352.10.c.1) -----------------------------------------------------------

    private void offerPayment(RiftTable t, List<Cost> costs, boolean optional) {
        declined = false;
        boolean payable = Payable.all(t, payer, item.source().card(), costs) && canSpendItsBuff(t, costs)
                && Resources.canPay(t, payer, price(t, costs));
        if (!payable) {
            declined = true;
            payIndex = 0;
            goTo(PAID);
        } else if (optional) {
            t.ask(payer, "352.10.c.1", Ask.YES_NO, Purpose.PAY_EXTRA)
                    .add(Choice.YES, item.source().card(), 0, Choice.FOR_INSTRUCTION).add(Choice.NO);
            goTo(TAKE);
        } else {
            payIndex = 0;
            goTo(PAID);
        }
    }

    /** "Unless its controller ...": nobody but that player decides; with nobody to ask the first thing happens. */
    private void offerOtherwise(RiftTable t, Op.Offer o) {
        if (o.slot() >= 0) {
            remember(t, legal(t, o.slot()));
        }
        int[] who = players(t, o.who());
        declined = who.length == 0;
        payIndex = 0;
        if (declined) {
            goTo(PAID);
            return;
        }
        payer = who[0];
        offerPayment(t, o.costs(), true);
    }

    /** How many times the controller pays, as often as they can. */
    private void askHowOften(RiftTable t, Price each) {
        Price own = t.faceOf(item).own(each);
        Prompt prompt = t.ask(item.controller(), "352.10.c.1", Ask.NUMBER, Purpose.AMOUNT);
        prompt.add(Choice.NUMBER, 0);
        for (int n = 1; !own.isNothing() && Resources.canPay(t, item.controller(), own.times(n)); n++) {
            prompt.add(Choice.NUMBER, n);
        }
        goTo(TAKE);
    }

    private boolean canSpendItsBuff(RiftTable t, List<Cost> costs) {
        if (!costs.contains(new Cost.SpendItsBuff())) {
            return true;
        }
        int[] ones = lastOnes(t);
        return ones.length > 0 && t.piece(ones[0]).counter(Flag.BUFF) > 0;
    }

    private Price price(RiftTable t, List<Cost> costs) {
        CardDef def = t.faceOf(item);
        return Costing.ability(t, payer, def, costs, Targets.NONE);
    }

    private void afterPayment(RiftTable t) {
        Op op = item.program().op(pc);
        List<Cost> costs = op instanceof Op.Pay p ? p.costs() : ((Op.Offer) op).costs();
        if (declined) {
            did = false;
            if (op instanceof Op.Pay p) {
                leaveOut(t, p.otherwise());
            }
            pc = op instanceof Op.Pay p ? p.otherwise() : pc + 1;
            goTo(NEXT);
            return;
        }
        if (payIndex < costs.size()) {
            Cost cost = costs.get(payIndex++);
            goTo(PAID);
            if (cost instanceof Cost.Pay pay) {
                t.push(new Payment(payer, t.faceOf(item).own(pay.price()), false, Table.NONE));
            } else if (cost instanceof Cost.SpendItsBuff) {
                GameActions.spendBuff(t, lastOnes(t)[0], item.controller());
            } else {
                t.push(new PayCost(payer, item.source().card(), cost, Table.NONE, Targets.NONE));
            }
            return;
        }
        did = true;
        pc = op instanceof Op.Offer o ? o.otherwise() : pc + 1;
        goTo(NEXT);
    }

    void declined() {
        declined = true;
    }

    // ---- "for each" ---------------------------------------------------------------------------------------

    /** The objects are those that fit when it begins; one that is gone when its turn comes is left out. */
    private void nextOf(RiftTable t, Op.Each e) {
        if (loop == null) {
            loop = Targets.NONE.open();
            for (int card : all(t, new Selector.All(e.filter()))) {
                loop = loop.add(t.ref(card));
            }
            round = 0;
        }
        Ref[] objects = loop.slot(0);
        while (round < objects.length && !t.isSame(objects[round])) {
            round++;
        }
        if (round < objects.length) {
            remember(t, new int[] {objects[round++].card()});
            pc++;
        } else {
            loop = null;
            pc = e.end();
        }
        goTo(NEXT);
    }

    private void nextTime(Op.Times times) {
        if (loop == null) {
            loop = Targets.NONE;
            round = counted;
        }
        if (round-- > 0) {
            pc++;
        } else {
            loop = null;
            pc = times.end();
        }
        goTo(NEXT);
    }

    // ---- 380: reflexive triggers ---------------------------------------------------------------------------

    private void reflex(RiftTable t, Op.Reflex r) {
        boolean later = r.condition() instanceof Condition.ThisKillsIt;
        if (!later && !holds(t, r.condition())) {
            return;
        }
        if (later) {
            for (Ref ref : it.size() == 0 ? new Ref[0] : it.slot(0)) {
                t.enforce(RiftTable.THIS_TURN, item.controller(), item.source(), Ref.NONE,
                        new IfThisKills(item.id(), ref, r.program()));
            }
            return;
        }
        for (int i = 0; i < r.times(); i++) {
            addReflexive(t, r.program());
        }
    }

    /** 380.1: by the domain of "it", which may have left since. */
    private void byDomain(RiftTable t, Op.ByDomain d) {
        Ref about = itNow(t);
        for (Domain domain : about.isNone() ? List.<Domain>of() : t.def(about.card()).data().domains()) {
            Program program = d.programs().get(domain);
            if (program != null) {
                addReflexive(t, program);
                break;
            }
        }
        pc++;
        goTo(NEXT);
    }

    private void addReflexive(RiftTable t, Program program) {
        int flags = ChainItem.TRIGGERED | ChainItem.REFLEXIVE | (item.is(ChainItem.SPELL) ? ChainItem.OF_SPELL : 0)
                | item.flags() & ChainItem.FROM_HIDDEN;
        t.addItem(new ChainItem(t.chain().newId(), Table.NONE, item.source(), program, item.controller(), flags,
                Targets.NONE, item.place(),
                item.cause(), t.chain().newBatch(), 0).about(it.size() > 0 ? itNow(t) : item.about()));
    }

    /** Waits for the cleanup after an effect: whether its damage killed (415.5.c). */
    public record IfThisKills(int item, Ref victim, cardinal.riftbound.program.Program program) {
    }

    // ---- what verbs ask -------------------------------------------------------------------------------------

    public ChainItem item() {
        return item;
    }

    /** The player who carries out the effect. */
    public int controller() {
        return item.controller();
    }

    public boolean isSpell() {
        return item.is(ChainItem.SPELL) || item.is(ChainItem.OF_SPELL);
    }

    /** How words are read here and now. */
    public Scope scope(RiftTable t) {
        Scope s = Targeting.scope(t, item);
        int here = base == Table.NONE ? s.here() : base;
        int last = it.size() > 0 && it.slot(0).length > 0 && t.isSame(it.slot(0)[0]) ? it.slot(0)[0].card()
                : it.size() > 0 ? Table.NONE : s.it();
        return new Scope(s.source(), s.controller(), here, s.there(), last);
    }

    /** The objects a selector means now: targets that are no longer legal are left out (356.3.e.5). */
    public int[] select(RiftTable t, Selector selector) {
        int[] found = switch (selector) {
            case Selector.Self s -> self(t);
            case Selector.SelfFrom f -> selfFrom(t, f);
            case Selector.It i -> lastOnes(t);
            case Selector.Them i -> lastOnes(t);
            case Selector.All a -> all(t, a);
            case Selector.Group g -> legal(t, slot++);
            case Selector.Must m -> picked(t);
            case Selector.Among a -> picked(t);
            case Selector.TheRest r -> rest(t, r.picked());
            case Selector.ThatUnit u -> thatUnit(t, u.side());
            case Selector.Chosen c -> isTarget(c) ? legal(t, slot++) : picked(t);
        };
        if (!(selector instanceof Selector.It || selector instanceof Selector.Them
                || selector instanceof Selector.TheRest || isSelf(selector))) {
            remember(t, found);
        }
        return found;
    }

    /** "Me" and "this" never change what "it" means. */
    private static boolean isSelf(Selector selector) {
        return selector instanceof Selector.Self || selector instanceof Selector.SelfFrom;
    }

    /** What was named has become a new object elsewhere: "it" goes on meaning it. */
    public void follow(RiftTable t, Selector selector, int[] cards) {
        if (!isSelf(selector)) {
            remember(t, cards);
        }
    }

    /** What "it" and "they" mean from now on. */
    public void remember(RiftTable t, int[] cards) {
        before = it;
        Targets now = Targets.NONE.open();
        for (int card : cards) {
            now = now.add(t.ref(card));
        }
        it = now;
        if (cards.length == 1 && t.isUnitOnBoard(cards[0])) {
            named = named.add(t.ref(cards[0]));
        }
        mightSeen = 0;
        seeIt(t);
    }

    /** 356.3.e.13: keeps in mind what Might "it" has before this effect may move it off the board. */
    private void seeIt(RiftTable t) {
        if (it.size() > 0 && it.slot(0).length > 0 && t.isSame(it.slot(0)[0])
                && t.isUnitOnBoard(it.slot(0)[0].card())) {
            mightSeen = t.might(it.slot(0)[0].card());
        }
    }

    /** 356.3.e.12, 356.3.e.13: what is gone has no Might, unless this effect or the event that triggered it took it off the board. */
    private int mightOf(RiftTable t, Selector of) {
        boolean self = of instanceof Selector.Self;
        Ref ref = self ? item.source() : itNow(t);
        if (!ref.isNone() && t.isSame(ref) && t.onBoard(ref.card())) {
            return t.might(ref.card());
        }
        if (!self && it.size() > 0) {
            return mightSeen;
        }
        Image left = switch (item.cause()) {
            case RiftEvent.Died d -> d.image();
            case RiftEvent.Left l -> l.image();
            case null, default -> null;
        };
        return left != null && (!self || left.ref().equals(item.source())) ? DerivedValues.mightOf(left) : 0;
    }

    private int[] self(RiftTable t) {
        int card = item.isAbility() ? t.find(item.source()) : item.card();
        if (card == Table.NONE && item.is(ChainItem.TRIGGERED)
                && t.piece(item.source().card()).zone() == t.trash(t.piece(item.source().card()).owner())) {
            card = item.source().card();
        }
        return card == Table.NONE ? NOBODY : new int[] {card};
    }

    /** 378.2: this card, if it is still where its text says. */
    private int[] selfFrom(RiftTable t, Selector.SelfFrom from) {
        int card = t.find(item.source());
        if (card == Table.NONE) {
            return NOBODY;
        }
        int owner = t.piece(card).owner();
        int zone = from.place() == Filter.Place.YOUR_HAND ? t.hand(owner) : t.trash(owner);
        return t.piece(card).zone() == zone ? new int[] {card} : NOBODY;
    }

    private int[] lastOnes(RiftTable t) {
        if (it.size() == 0) {
            int card = item.cause() == null ? Table.NONE : item.cause().card();
            return card == Table.NONE ? NOBODY : new int[] {card};
        }
        return live(t, it.slot(0));
    }

    /** What "it" means, for an ability that is left behind. */
    private Ref itNow(RiftTable t) {
        if (it.size() > 0) {
            return it.slot(0).length > 0 ? it.slot(0)[0] : Ref.NONE;
        }
        return item.cause() == null || item.cause().card() == Table.NONE ? Ref.NONE : t.ref(item.cause().card());
    }

    /** The two units named last, for "they". */
    public int[] lastPair(RiftTable t) {
        int[] a = before.size() == 0 ? NOBODY : live(t, before.slot(0));
        int[] b = it.size() == 0 ? NOBODY : live(t, it.slot(0));
        if (b.length >= 2) {
            return b;
        }
        return a.length == 1 && b.length == 1 ? new int[] {a[0], b[0]} : NOBODY;
    }

    /** This unit and the one named last. */
    public int[] meAndIt(RiftTable t) {
        int[] me = self(t);
        int[] other = lastOnes(t);
        return me.length == 1 && other.length == 1 && t.isUnitOnBoard(me[0]) && me[0] != other[0]
                ? new int[] {me[0], other[0]} : NOBODY;
    }

    private int[] thatUnit(RiftTable t, Filter.Side side) {
        int[] units = live(t, named.slot(0));
        for (int i = units.length - 1; i >= 0; i--) {
            boolean friend = t.friends(item.controller(), t.controller(units[i]));
            if (side == Filter.Side.ANY || (side == Filter.Side.ENEMY ? !friend : friend)) {
                return new int[] {units[i]};
            }
        }
        int[] ones = lastOnes(t);
        return named.slot(0).length == 0 && side == Filter.Side.ANY && ones.length == 1 && t.isUnitOnBoard(ones[0])
                ? ones : NOBODY;
    }

    /** These cards were looked at or revealed: they are "them" now, and later there may be a rest of them. */
    public void show(RiftTable t, int[] cards) {
        remember(t, cards);
        shown = it;
        taken = Targets.NONE.open();
    }

    /** Of the cards shown this is "it" from now on, and not among the rest. */
    public void take(RiftTable t, int[] cards) {
        remember(t, cards);
        taken = it;
    }

    /** The cards that may still be picked among those shown. */
    int[] rest(RiftTable t, boolean alsoPicked) {
        return Arrays.stream(live(t, shown.slot(0))).filter(card -> alsoPicked || !taken.has(0, card)).toArray();
    }

    /** How many objects a verb has acted on. */
    public void count(int n) {
        counted = n;
    }

    void countMore(int n) {
        counted += n;
    }

    /** What is still the same object and has not ceased to exist (177.1). */
    private static int[] live(RiftTable t, Ref[] refs) {
        return Arrays.stream(refs).filter(t::isSame).mapToInt(Ref::card)
                .filter(card -> t.piece(card).zone() != t.nowhere()).toArray();
    }

    private int[] all(RiftTable t, Selector.All a) {
        Scope scope = a.filter().place() == Filter.Place.AT_CHOSEN_BATTLEFIELD ? atChosenBattlefield(t) : scope(t);
        if (scope == null) {
            return NOBODY;
        }
        int[] found = new int[8];
        int n = 0;
        for (int c = Filters.next(t, a.filter(), scope, 0); c != Table.NONE;
                c = Filters.next(t, a.filter(), scope, c + 1)) {
            if (n == found.length) {
                found = Arrays.copyOf(found, n * 2);
            }
            found[n++] = c;
        }
        return Arrays.copyOf(found, n);
    }

    /** 352.10.d: the battlefield was chosen, the units there are not. */
    private @Nullable Scope atChosenBattlefield(RiftTable t) {
        int[] battlefields = legal(t, slot++);
        if (battlefields.length == 0) {
            return null;
        }
        Scope s = scope(t);
        return new Scope(s.source(), s.controller(), s.here(), t.battlefield(t.battlefieldAt(battlefields[0])), s.it());
    }

    private int[] legal(RiftTable t, int at) {
        Ref[] refs = item.targets().slot(at);
        int[] found = new int[refs.length];
        int n = 0;
        for (Ref ref : refs) {
            if (ref.incarnation() != Targets.LOCATION && Targeting.isLegal(t, item, at, ref)) {
                found[n++] = ref.card();
            }
        }
        return Arrays.copyOf(found, n);
    }

    private int[] picked(RiftTable t) {
        return picks.size() == 0 ? NOBODY : live(t, picks.slot(0));
    }

    /** 352.3: the destination chosen in a slot for this unit, as a zone, or NONE; units that were chosen have one each. */
    public int destination(int at, int unit) {
        Ref[] zones = item.targets().slot(at);
        if (zones.length > 1) {
            Ref[] units = item.targets().slot(at - 1);
            for (int i = 0; i < zones.length; i++) {
                if (units[i].card() == unit) {
                    return zones[i].card();
                }
            }
        }
        return zones.length == 0 ? Table.NONE : zones[0].card();
    }

    /** The number of the next slot, for verbs that look at its references themselves. */
    public int nextSlotIndex() {
        return slot++;
    }

    /** What an amount comes to; an object chosen only for its value is looked at where it is. */
    public int value(RiftTable t, Amount amount) {
        if (amount instanceof Amount.MightOf m && m.of() instanceof Selector.Chosen) {
            int[] chosen = select(t, m.of());
            return chosen.length == 0 ? 0 : t.might(chosen[0]);
        }
        if (amount instanceof Amount.MightOf m) {
            return mightOf(t, m.of());
        }
        if (amount instanceof Amount.EnergyOf e && e.of() instanceof Selector.Chosen) {
            int[] chosen = select(t, e.of());
            return chosen.length == 0 ? 0 : t.def(chosen[0]).price().energy();
        }
        return switch (amount) {
            case Amount.ThatMuch _ -> counted;
            case Amount.PerRevealed per -> per.each() * (int) Arrays.stream(live(t, shown.slot(0)))
                    .filter(card -> Filters.matchesElsewhere(t, per.filter(), scope(t), card)).count();
            default -> Amounts.value(t, amount, scope(t));
        };
    }

    /** The players meant, in turn order from the turn player. */
    public int[] players(RiftTable t, Who who) {
        int you = item.is(ChainItem.UNCONTROLLED) ? Table.NONE : item.controller();
        return switch (who) {
            case YOU -> you == Table.NONE ? NOBODY : new int[] {you};
            case EACH_PLAYER -> everyone(t, Table.NONE);
            case EACH_OTHER_PLAYER ->
                    Arrays.stream(everyone(t, Table.NONE)).filter(seat -> seat != item.controller()).toArray();
            case EACH_OPPONENT -> everyone(t, item.controller());
            case ITS_CONTROLLER -> ofIt(t, false);
            case ITS_OWNER -> ofIt(t, true);
            case THAT_PLAYER -> item.cause() == null ? NOBODY : ifIn(t, item.cause().seat());
            case THEY -> ifIn(t, they(t));
        };
    }

    /** The opponent chosen, else the player whom the trigger is about. */
    private int they(RiftTable t) {
        return opponent != Table.NONE || item.cause() == null ? opponent : item.cause().seat();
    }

    private static int[] everyone(RiftTable t, int but) {
        int[] seats = new int[t.seatCount()];
        int n = 0;
        int seat = t.turnPlayer();
        for (int i = 0; i < t.seatCount(); i++) {
            if (t.isIn(seat) && (but == Table.NONE || !t.friends(but, seat))) {
                seats[n++] = seat;
            }
            seat = (seat + 1) % t.seatCount();
        }
        return Arrays.copyOf(seats, n);
    }

    private int[] ofIt(RiftTable t, boolean owner) {
        int card = it.size() > 0 && it.slot(0).length > 0 ? it.slot(0)[0].card() : item.cause() == null ? Table.NONE
                : item.cause().card();
        if (card == Table.NONE) {
            return NOBODY;
        }
        return ifIn(t, owner ? t.piece(card).owner() : t.piece(card).controller());
    }

    /** 651.3: nobody does anything for a player who has left. */
    private static int[] ifIn(RiftTable t, int seat) {
        return seat == Table.NONE || !t.isIn(seat) ? NOBODY : new int[] {seat};
    }

    /** 436.2.b: what was to be played "here" goes to this base, and from now on that is "here". */
    public void divertTo(int zone) {
        base = zone;
    }

    public void chooseOpponent(int seat) {
        opponent = seat;
    }

    /** Whether the instruction just carried out did what it says; for "if you couldn't" and "this way". */
    public void report(boolean fully) {
        done = fully;
    }

    private boolean holds(RiftTable t, Condition c) {
        return switch (c) {
            case Condition.YouDid y -> did;
            case Condition.DoneThisWay d -> done == d.done();
            case Condition.PaidAdditionalCost p -> paidExtra();
            case Condition.Legion l -> legion(t);
            default -> Conditions.holds(t, c, scope(t));
        };
    }

    /** 353.4.d.1: for a play effect, whether the permanent's optional cost was paid. */
    private boolean paidExtra() {
        return item.is(ChainItem.PAID_EXTRA) || item.cause() instanceof RiftEvent.Played p && p.paidExtra();
    }

    /** 728.1.c.1: a spell itself counts only after it has resolved; a permanent's play effect needs another card before it. */
    private boolean legion(RiftTable t) {
        if (item.cause() instanceof RiftEvent.Played p && p.card() == item.source().card() && !p.token()) {
            return p.nth() > 1;
        }
        return t.players().played(item.controller()) > 0;
    }

    // ---- what it asks ------------------------------------------------------------------------------------

    @Override
    protected Cause cause(RiftTable t) {
        Frame<?> above = above(t);
        int at = above == null || above instanceof Pick || above instanceof Regroup || isPaying(above) ? pc : pc - 1;
        return new Cause(item.source(), item.program(), item.program().instruction(at), part(above, at));
    }

    /** What runs right upon this effect. */
    private @Nullable Frame<?> above(RiftTable t) {
        for (int i = t.depth() - 1; i > 0; i--) {
            if (t.frame(i - 1) == this) {
                return t.frame(i);
            }
        }
        return null;
    }

    /** A cost within an instruction is paid while the step that demands it is current; any number of times, after it. */
    private boolean isPaying(Frame<?> above) {
        return (above instanceof Payment || above instanceof PayCost)
                && !(pc > 0 && item.program().op(pc - 1) instanceof Op.PayAny);
    }

    private @Nullable Object part(@Nullable Frame<?> above, int at) {
        return switch (above) {
            case Pick _ when item.program().op(at) instanceof Op.Do d && d.verb() instanceof Record r ->
                    lateSelector(r, picks.size());
            case Payment _ when item.program().instruction(at) instanceof Instruction.PayTo pay -> pay.costs();
            case Regroup regroup -> item.program().partOfSlot(regroup.slot());
            case null -> switch (item.program().instruction(at)) {
                case Instruction.May may -> may.what();
                case Instruction.UnlessPays unless -> unless.costs();
                case null, default -> null;
            };
            default -> null;
        };
    }

    /** What a part of a cost within an instruction is paid for. */
    Cause paying(RiftTable t, Cost cost) {
        Cause cause = cause(t);
        return new Cause(cause.source(), cause.ability(), cause.instruction(), cost);
    }

    @Override
    public String asks(Wording words) {
        return switch (words.cause().instruction()) {
            case Instruction.May may -> Wording.capital(words.say(may.what())) + "?";
            case Instruction.PayTo pay ->
                    Wording.capital(words.say(pay.costs())) + " to " + words.say(pay.what()) + "?";
            case Instruction.UnlessPays unless -> Wording.capital(words.say(unless.costs())) + "? If not: "
                    + words.say(unless.what());
            case Instruction.UnlessHas unless ->
                    "Have " + Naming.player(words.table(), item.controller(), words.table().prompt().seat()) + " "
                            + words.say(unless.instead()) + "? If not: " + words.say(unless.what());
            case Instruction.PayAnyTo any -> "How many times do you pay "
                    + Wording.price(words.table().faceOf(item).own(any.each())) + " to " + words.say(any.what())
                    + "?";
            case null, default -> "Carry out the effect of " + words.source() + "?";
        };
    }

    @Override
    public int actor() {
        return item.controller();
    }
}
