package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Sight;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.ability.RuleEffect;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.program.CostValues;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.When;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.Op;
import cardinal.ufs.program.Program;
import cardinal.ufs.program.Watching;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.ChosenX;
import cardinal.ufs.rules.Conditions;
import cardinal.ufs.rules.Mentioned;
import cardinal.ufs.rules.History;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.rules.PayableVerb;
import cardinal.ufs.rules.Payers;
import cardinal.ufs.rules.Players;
import cardinal.ufs.rules.Vitals;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * J.1: an effect in execution, or a cost being paid: instructions in order, each its own event, after which the game may be
 * interrupted by anything (J.1.3) before the next one. Decisions are made as they are reached (J.1.4).
 */
public final class Effect extends Frame<UfsTable> implements Asker {
    private static final Step<Effect, UfsTable> NEXT = Effect::next;
    static final Steps<Effect, UfsTable> STEPS = Steps.<Effect, UfsTable>of(Effect.class)
            .then("J.1.2", NEXT)
            .then("J.1.4", Effect::take);
    private static final List<Integer> FIRST_SEAT = List.of(0);
    private static final List<Integer> SECOND_SEAT = List.of(1);
    private static final List<Integer> FIRST_THEN_SECOND = List.of(0, 1);
    private static final List<Integer> SECOND_THEN_FIRST = List.of(1, 0);

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
    private final Role role;
    private Bindings bindings;
    private int pc;
    private int part;
    private boolean more;
    private List<List<Ref>> picks;
    private int ordered;
    private List<Long> answers;
    private List<Integer> chosen;
    private boolean settled;
    private List<Integer> rounds;
    private boolean inFull;
    private Selector.@Nullable Some picking;
    private @Nullable Act taking;
    private boolean assumed;
    private boolean unpaid;
    private int takings;
    private boolean asksPlayer;
    private int player;
    private boolean inTurn;
    private @Nullable Offered offered;
    private final Ref beyond;

    public Effect(UfsTable t, Program program, Bindings bindings, Role role) {
        super(t.edition().steps(STEPS));
        this.program = program;
        this.bindings = bindings;
        this.role = role;
        picks = List.of();
        answers = List.of();
        chosen = List.of();
        rounds = List.of();
        inFull = true;
        player = Table.NONE;
        beyond = turnedSinceResolved(t, bindings);
    }

    /** UniVersus, response-ability.15: an attack that was turned over after it resolved can only be read by what answers that. */
    private static Ref turnedSinceResolved(UfsTable t, Bindings b) {
        Occurrence event = b.event();
        if (event == null || !event.has(Kind.RESOLVED) || !t.edition().turningHides()) {
            return Ref.NONE;
        }
        for (UfsEvent e : event.parts()) {
            if (e instanceof UfsEvent.Resolved r && History.turnedDownSince(t, r.attack(), r)) {
                return r.attack();
            }
        }
        return Ref.NONE;
    }

    /** J.4.5: of an ability that was played without paying its costs; so is what it sets to wait. */
    Effect unpaid(boolean yes) {
        unpaid = yes;
        return this;
    }

    /** Options that were chosen before the ability was played (UniVersus: Bullets). */
    Effect choosing(List<Integer> options) {
        chosen = options;
        settled = !options.isEmpty();
        return this;
    }

    // ---- running -----------------------------------------------------------------------------------------------------

    private void next(UfsTable t) {
        Offered now = offered;
        if (now != null && now.isBehind(pc)) {
            endOffer(t, now);
        }
        if (pc >= program.size()) {
            finish(t);
            return;
        }
        switch (program.op(pc)) {
            case Op.Do d -> carryOut(t, d.verb());
            case Op.Unless u -> unless(t, u);
            case Op.GoTo g -> jump(g.to());
            case Op.May m -> offerMay(t, m);
            case Op.Pay p -> offerPay(t, p);
            case Op.Pick p -> offerOptions(t, p);
            case Op.Picked p -> nextPicked();
            case Op.Loop l -> loop(t, l);
            case Op.EndLoop e -> endLoop(e);
            case Op.Fire f -> fire(t, f);
            case Op.ChooseX x -> chooseX(t, x);
            case Op.Hold h -> hold(t, h);
            case Op.Replace r -> replace(t, r);
            case Op.Link l -> jump(t.edition().thenLinks() && !bindings.full() ? l.otherwise() : pc + 1);
        }
    }

    private void jump(int to) {
        pc = to;
        goTo(NEXT);
    }

    private void unless(UfsTable t, Op.Unless u) {
        if (speaksOfUnpaid(u.condition())) {
            jump(program.op(u.otherwise() - 1) instanceof Op.GoTo past ? past.to() : u.otherwise());
        } else if (!asksStatistic(t, u.condition())) {
            boolean holds = holds(t, u.condition());
            isDone(t, holds);
            bindings = Mentioned.after(t, bindings, u.condition());
            jump(holds ? pc + 1 : sentencesHang(t) ? u.behind() : u.otherwise());
        }
    }

    /** J.4.4: an unknown statistic is said before the condition is looked at. */
    private boolean asksStatistic(UfsTable t, Condition condition) {
        Vitals.Unknown unknown = Vitals.open(t, bindings, condition);
        if (unknown == null) {
            return false;
        }
        assumed = true;
        goTo(NEXT);
        t.push(new ChooseStatistic(t, bindings.source(), unknown));
        return true;
    }

    /** 2010, 2.13.5. */
    private boolean sentencesHang(UfsTable t) {
        return t.edition().sentencesHang();
    }

    /** J.4.3.3: an X that is neither known nor defined is chosen the first time it is referred to. */
    private void chooseX(UfsTable t, Op.ChooseX x) {
        if (!Amounts.isOpen(bindings) || speaksOfUnpaid(x.next())) {
            jump(pc + 1);
            return;
        }
        Prompt prompt = t.ask(bindings.controller(), t.cite("J.4.3.3"), Ask.NUMBER, Purpose.AMOUNT);
        int most = ChosenX.most(t, bindings, x.next());
        for (int n = Math.min(most, t.edition().leastX()); n <= most; n++) {
            prompt.add(Choice.NUMBER, n);
        }
    }

    /** J.4.5: whether words are about a cost that was not paid, so that the instruction fails. */
    private boolean speaksOfUnpaid(Object words) {
        return unpaid && bindings.ability() != null && CostValues.areIn(words, bindings.ability());
    }

    private boolean holds(UfsTable t, Condition condition) {
        return Conditions.holds(t, bindings, condition);
    }

    /** One instruction; what has to be decided for it is asked first. */
    private void carryOut(UfsTable t, Verb verb) {
        if (speaksOfUnpaid(verb)) {
            bindings = bindings.done(false).full(false);
            jump(pc + 1);
            return;
        }
        Performable performable = (Performable) verb;
        if (part == 0 && verb.who() == Who.EITHER && !knowsPlayer(t)
                || (part == 0 || inTurn) && !performable.prepare(this, t)) {
            if (!t.prompt().isOpen()) {
                goTo(NEXT);
            }
            return;
        }
        goTo(NEXT);
        more = false;
        if (part == 0) {
            bindings = bindings.full(true);
        }
        int depth = t.depth();
        performable.perform(this, t);
        if (more) {
            part++;
            return;
        }
        assert t.depth() >= depth;
        part = 0;
        picks = List.of();
        ordered = 0;
        answers = List.of();
        player = Table.NONE;
        inTurn = false;
        pc++;
    }

    /** The verb has another event to come (J.1.2: a series of modifications is several). */
    public void onceMore() {
        more = true;
    }

    /** Which of its events a verb is at, 0 first. */
    public int part() {
        return part;
    }

    private void take(UfsTable t) {
        goTo(NEXT);
        long answer = t.answer();
        if (asksPlayer) {
            asksPlayer = false;
            player = Option.a(answer);
            return;
        }
        switch (program.op(pc)) {
            case Op.May m -> {
                boolean yes = Option.kind(answer) == Choice.YES;
                bindings = bindings.done(yes);
                isDone(t, yes);
                pc = yes ? pc + 1 : m.otherwise();
            }
            case Op.Pay p -> pay(t, p, Option.kind(answer) == Choice.YES);
            case Op.Pick p -> takeOption(p, answer);
            case Op.ChooseX x -> {
                bindings = bindings.withX(Option.a(answer));
                pc++;
            }
            default -> {
                answers = More.of(answers, answer);
            }
        }
    }

    private void finish(UfsTable t) {
        if (role != Role.COST) {
            cover(t, bindings);
        }
        if (assumed) {
            ChooseStatistic.forget(t, bindings.source());
        }
        if (t.below(this) instanceof Asker asker) {
            asker.carriedOut(bindings, inFull);
        }
        leave();
    }

    /** K.5.1: what an effect or its cost revealed is covered again where it still lies hidden. */
    static void cover(UfsTable t, Bindings bindings) {
        if (bindings.deeds().isEmpty()) {
            return;
        }
        for (Ref ref : bindings.doneTo(Act.REVEAL)) {
            if (t.isSame(ref) && t.is(ref.card(), Flag.REVEALED)) {
                t.turnPublic(ref.card(), false);
            }
        }
    }

    // ---- options ---------------------------------------------------------------------------------------------------------

    private void offerMay(UfsTable t, Op.May m) {
        Offered to = offer(t, m.who(), m.otherwise());
        if (to != null) {
            t.ask(to.seat(), t.cite("J.1.4"), Ask.YES_NO, Purpose.MAY).add(Choice.YES, bindings.source().card())
                    .add(Choice.NO);
        }
    }

    /** Nothing is asked where the player could not pay. */
    private void offerPay(UfsTable t, Op.Pay p) {
        Offered to = offer(t, p.who(), p.otherwise());
        if (to == null) {
            return;
        }
        if (!Payable.can(t, asPlayer(t, to.seat()), p.costs())) {
            bindings = bindings.done(false);
            isDone(t, false);
            jump(p.otherwise());
            return;
        }
        t.ask(to.seat(), t.cite("J.1.4.1"), Ask.YES_NO, Purpose.PAY_EXTRA).add(Choice.YES, bindings.source().card())
                .add(Choice.NO);
    }

    /** K.1.3: who may do the part up to this step; null while the effect's controller says who of both is first, or which one it is. */
    private @Nullable Offered offer(UfsTable t, Who who, int end) {
        Offered now = offered;
        if (now == null) {
            boolean one = Players.seat(t, bindings, who) != Table.NONE;
            if (!one && !knowsPlayer(t)) {
                return null;
            }
            boolean both = who == Who.BOTH || who == Who.EACH;
            now = new Offered(pc, end, one || both ? seats(t, who) : List.of(player), both, bindings.they());
            player = Table.NONE;
            if (both) {
                t.hold();
            }
        }
        offered = now;
        bindings = who.isYou() ? bindings : bindings.about(now.seat());
        return now;
    }

    /** The next player is asked, or the text after it speaks of the players as the text before it. */
    private void endOffer(UfsTable t, Offered now) {
        if (!now.isLast()) {
            offered = now.next();
            pc = now.at();
            return;
        }
        offered = null;
        if (now.together()) {
            bindings = bindings.about(now.they());
            t.release();
        }
    }

    /** J.1.4.1: what is done to get the rest is a cost; events wait until it is paid. */
    private void pay(UfsTable t, Op.Pay p, boolean yes) {
        bindings = bindings.done(yes);
        isDone(t, yes);
        if (!yes) {
            pc = p.otherwise();
            return;
        }
        pc++;
        t.push(new Paying(t, p.payment(), asPlayer(t, seat(t, Who.YOU))));
    }

    /** The effect as another player acts in it; "their" cards are that player's, X is that of the effect (J.4.3). */
    private Bindings asPlayer(UfsTable t, int seat) {
        return seat == bindings.controller() ? bindings
                : bindings.actedBy(seat, Amounts.knownX(t, bindings.about(seat)));
    }

    @Override
    public void carriedOut(Bindings now, boolean paid) {
        if (now.controller() == bindings.controller()) {
            bindings = now;
        }
        bindings = bindings.done(true);
    }

    /** K.2.5: picks among options; several in the order picked (UniVersus: bullets, none twice). */
    private void offerOptions(UfsTable t, Op.Pick p) {
        if (settled || !Bullets.ask(t, bindings, seat(t, p.who()), p, chosen, 0, "K.2.5")) {
            settled = false;
            startChosen(p);
        }
    }

    private void takeOption(Op.Pick p, long answer) {
        if (Option.kind(answer) == Choice.DONE) {
            startChosen(p);
            return;
        }
        chosen = More.of(chosen, Option.a(answer));
    }

    private void startChosen(Op.Pick p) {
        if (chosen.isEmpty()) {
            jump(p.end());
            return;
        }
        jump(p.starts().get(chosen.getFirst()));
    }

    /** Goes on with the next chosen part, or behind the list of options this one belongs to. */
    private void nextPicked() {
        for (int i = pc; i >= 0; i--) {
            if (program.op(i) instanceof Op.Pick p && p.end() > pc) {
                chosen = chosen.isEmpty() ? chosen : List.copyOf(chosen.subList(1, chosen.size()));
                jump(chosen.isEmpty() ? p.end() : p.starts().get(chosen.getFirst()));
                return;
            }
        }
        throw new IllegalStateException("an option without a list");
    }

    private void loop(UfsTable t, Op.Loop l) {
        int times = Amounts.count(t, bindings, l.counted()) / Math.max(1, l.per());
        if (times <= 0) {
            jump(l.end());
            return;
        }
        rounds = More.of(rounds, times);
        jump(pc + 1);
    }

    private void endLoop(Op.EndLoop e) {
        List<Integer> all = new ArrayList<>(rounds);
        int left = all.removeLast() - 1;
        if (left > 0) {
            all.add(left);
            rounds = List.copyOf(all);
            jump(e.start() + 1);
        } else {
            rounds = List.copyOf(all);
            jump(pc + 1);
        }
    }

    // ---- effects that create effects ---------------------------------------------------------------------------------------

    /** J.3.2: waits for its event; assigned to a card when its text speaks of that one card (J.2.3). */
    private void fire(UfsTable t, Op.Fire f) {
        boolean repeats = f.when().timing() == When.Timing.WHENEVER;
        boolean hang = sentencesHang(t);
        t.enforce(
                Expiries.of(t, f.until() == cardinal.ufs.ability.Period.UNSAID ? f.when().during() : f.until(),
                        bindings),
                bindings.controller(), bindings.source(), Assigned.to(t, bindings, f.when(), f.what().source()),
                new Effects.Fired(f.when(), hang ? f.whole() : f.what(), bindings, repeats, Watching.kinds(f.when()),
                        unpaid));
        jump(hang ? f.behind() : pc + 1);
    }

    private void hold(UfsTable t, Op.Hold h) {
        if (!speaksOfUnpaid(h)) {
            holdInForce(t, h);
        }
        jump(pc + 1);
    }

    private void holdInForce(UfsTable t, Op.Hold h) {
        switch (h.what()) {
            case ModifierEffect m ->
                    t.enforce(Expiries.of(t, m.until(), bindings), bindings.controller(), bindings.source(), Ref.NONE,
                            Effects.Modifier.of(m, bindings, List.of(h.condition()), -1));
            case RuleEffect r -> t.enforce(Expiries.of(t, r.until(), bindings), bindings.controller(), bindings.source(),
                    Ref.NONE, new Effects.Ruling(r.rule(), bindings, List.of(h.condition())));
            default -> throw new IllegalStateException("cannot be held in force: " + h.what());
        }
    }

    private void replace(UfsTable t, Op.Replace r) {
        t.enforce(Expiries.of(t, r.would().during(), bindings), bindings.controller(), bindings.source(), Ref.NONE,
                new Effects.Replacing(r.would(), r.what(), bindings, r.would().timing() == When.Timing.NEXT_TIME,
                        unpaid));
        jump(pc + 1);
    }

    // ---- what verbs ask and say ----------------------------------------------------------------------------------------------

    public Bindings bindings() {
        return bindings;
    }

    public void set(Bindings now) {
        bindings = now;
    }

    public boolean isCost() {
        return role == Role.COST;
    }

    public Cause cause() {
        boolean stun = bindings.ability() != null && bindings.ability().isGrantedBy(Keyword.STUN);
        return isCost() ? Cause.cost(bindings.controller(), bindings.source())
                : new Cause(cardinal.ufs.table.Why.EFFECT, bindings.controller(), bindings.source(), stun);
    }

    public int controller() {
        return bindings.controller();
    }

    public int value(UfsTable t, Amount amount) {
        return Amounts.of(t, bindings, amount);
    }

    public int seat(UfsTable t, Who who) {
        if (who == Who.YOU && offered != null) {
            return offered.seat();
        }
        return who == Who.EITHER && player != Table.NONE ? player : Players.seat(t, bindings, who);
    }

    /** The seats a word means, in the order the effect's controller has chosen, or that player first (K.1.3). */
    public List<Integer> seats(UfsTable t, Who who) {
        if (who == Who.EITHER && player != Table.NONE) {
            return List.of(player);
        }
        if (who == Who.YOU && offered != null) {
            return List.of(offered.seat());
        }
        int first = player == Table.NONE ? bindings.controller() : player;
        return switch (Players.mask(t, bindings, who)) {
            case 0 -> List.of();
            case 1 -> FIRST_SEAT;
            case 2 -> SECOND_SEAT;
            default -> first == 0 ? FIRST_THEN_SECOND : SECOND_THEN_FIRST;
        };
    }

    /** Notes what was done to which cards. */
    public void did(Act act, List<Ref> cards) {
        bindings = bindings.doing(act, cards, isCost());
        if (act == Act.REVEAL) {
            bindings = bindings.seeing(cards);
        }
    }

    /** An instruction could not be carried out in full: a cost is then unpaid (E.4.4), a linked effect does not happen. */
    public void fellShort() {
        bindings = bindings.full(false);
        if (isCost()) {
            inFull = false;
        }
    }

    /** 2010, 2.13.3: whether a part was done as it says; if it was not, nothing that is linked to it by "then" happens. */
    public void isDone(UfsTable t, boolean wholly) {
        if (!wholly && t.edition().thenLinks()) {
            bindings = bindings.full(false);
        }
    }

    /** Asks the effect's controller for one of the players: who decides first (K.1.3), or who is meant by "either player". */
    private boolean knowsPlayer(UfsTable t) {
        if (player != Table.NONE) {
            return true;
        }
        asksPlayer = true;
        t.ask(bindings.controller(), t.cite("K.1.3"), Ask.CHOOSE, Purpose.PLAYER)
                .add(Choice.SEAT, bindings.controller()).add(Choice.SEAT, bindings.rival());
        return false;
    }

    /**
     * Lets each acting player pick what a selector leaves open (K.2.3, K.2.4); true once all picks are made. Definite
     * selectors need none. Where both players have something to decide, the effect's controller says who does so first
     * (K.1.3); what they decided happens together.
     */
    public boolean pick(UfsTable t, Who who, Selector what, Act act) {
        return pick(t, who, what, act, null);
    }

    /** The same of cards to be played: those that may be tried, if there are any, and cards the player does not see (E.4.1). */
    public boolean pickToPlay(UfsTable t, Who who, Selector what, Happening.As as) {
        return pick(t, who, what, Act.PLAY, as);
    }

    private boolean pick(UfsTable t, Who who, Selector what, Act act, Happening.@Nullable As as) {
        if (isOfEither(what) && !knowsPlayer(t)) {
            return false;
        }
        if (!(what instanceof Selector.Some some)) {
            return true;
        }
        List<Integer> actors = seats(t, who);
        boolean ofEach = actors.size() == 1 && some.filter().place().whose() == Who.EACH;
        if (actors.size() > 1 && picks.isEmpty() && isOpen(t, actors.get(0), some, act)
                && isOpen(t, actors.get(1), some, act) && !knowsPlayer(t)) {
            return false;
        }
        int done = picks.size();
        if (done >= (ofEach ? 2 : actors.size()) || done > part && takesTurns(t, who, what)) {
            return true;
        }
        int actor = actors.get(ofEach ? 0 : done);
        Bindings b = actors.size() > 1 ? asPlayer(t, actor).about(actor) : bindings;
        List<Ref> candidates = candidates(t, b, actor, some, act);
        if (as != null) {
            int seer = Cards.chooser(t, b, actor, some.filter());
            List<Ref> tryable = candidates.stream()
                    .filter(ref -> !Sight.sees(t, seer, ref.card()) || mayTry(t, actor, ref, as)).toList();
            candidates = tryable.isEmpty() ? candidates : tryable;
        }
        if (ofEach) {
            int owner = done == 0 ? actor : UfsTable.rival(actor);
            candidates = candidates.stream().filter(ref -> t.holder(ref.card()) == owner).toList();
        }
        int n = Math.max(0, Amounts.of(t, bindings, some.count().n()));
        if (isRandom(some)) {
            picked(atRandom(t, candidates, some.count().most(n, candidates.size())));
            return pick(t, who, what, act, as);
        }
        picking = some;
        if (!leavesChoice(some.count(), n, candidates.size()) && mayPickAll(t, candidates)) {
            if (candidates.isEmpty() && n > 0 && Cards.mustProve(t, b, actor, some, act)) {
                RemoveHands.hand(t, actor).forEach(ref -> t.show(ref.card(), 3));
            }
            picked(candidates);
            return pick(t, who, what, act, as);
        }
        int chooser = Cards.chooser(t, b, actor, some.filter());
        ordered |= 1 << chooser;
        t.push(new Pick(t, chooser, candidates, some.count().least(n),
                some.count().most(n, candidates.size()), t.cite("K.2.3")));
        return false;
    }

    private static boolean mayTry(UfsTable t, int seat, Ref card, Happening.As as) {
        return DeclareHalf.isNeeded(t, seat, card, as)
                || Legal.mayTry(t, seat, card.card(), as, Halves.isSecond(t, card.card(), as));
    }

    /** "chooses 3 foundations and sacrifices the rest": what could have been picked and was not. */
    public List<Ref> others(UfsTable t, Who who, Selector.Some some) {
        List<Ref> rest = new ArrayList<>();
        for (int actor : seats(t, who)) {
            rest.addAll(candidates(t, asPlayer(t, actor).about(actor), actor, some, Act.CHOOSE));
        }
        rest.removeAll(picks());
        return rest;
    }

    private static boolean isRandom(Selector.Some some) {
        return some.filter().traits().contains(Trait.Is.RANDOM);
    }

    /** "1 random card": the dice pick. */
    private static List<Ref> atRandom(UfsTable t, List<Ref> from, int n) {
        List<Ref> left = new ArrayList<>(from);
        List<Ref> picked = new ArrayList<>();
        while (picked.size() < n && !left.isEmpty()) {
            picked.add(left.remove(t.dice().below(left.size())));
        }
        return picked;
    }

    private boolean mayPickAll(UfsTable t, List<Ref> cards) {
        for (int i = 0; i < cards.size(); i++) {
            if (!mayPick(t, cards.subList(0, i), cards.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** "2 different attacks" are of two names; where costs may not be left unpaid (2010, 2.12.1), what is left must pay the rest. */
    @Override
    public boolean mayPick(UfsTable t, List<Ref> chosen, Ref next) {
        Selector.Some some = picking;
        if (some == null && !(program.op(pc) instanceof Op.Do d && d.verb() instanceof PayableVerb v
                && v.picksUndescribed())) {
            return true;
        }
        boolean different = some != null && some.filter().areDifferent();
        boolean pays = isCost() && !t.edition().mayLeaveCostsUnpaid();
        if (!different && !pays) {
            return true;
        }
        List<Ref> all = new ArrayList<>(chosen);
        all.add(next);
        return (!different || Cards.areDifferent(t, all)) && (!pays || Payable.leaves(t, bindings, program, pc, all));
    }

    private static boolean leavesChoice(Limit count, int n, int found) {
        return found > count.least(n);
    }

    /** K.1.3: whether both players do it one after the other, the second knowing what the first did; still one event. */
    private boolean takesTurns(UfsTable t, Who who, Selector what) {
        return what instanceof Selector.Some && t.edition().actsInTurn() && seats(t, who).size() > 1;
    }

    /** K.1.3.1: the first of both players has acted and the other follows, or both have. */
    public void nextInTurn(UfsTable t, Who who, Selector what) {
        if (!takesTurns(t, who, what)) {
            return;
        }
        inTurn = part == 0;
        if (inTurn) {
            onceMore();
            t.hold();
        } else {
            t.release();
        }
    }

    /** Whether one of both players has something to decide. */
    private boolean isOpen(UfsTable t, int actor, Selector.Some some, Act act) {
        int n = Math.max(0, Amounts.of(t, bindings, some.count().n()));
        return !isRandom(some)
                && leavesChoice(some.count(), n,
                        candidates(t, asPlayer(t, actor).about(actor), actor, some, act).size());
    }

    private List<Ref> candidates(UfsTable t, Bindings b, int actor, Selector.Some some, Act act) {
        List<Ref> found = isCost() ? Payers.of(t, b, actor, some, act)
                : Cards.candidates(t, b, actor, some, act);
        return isOfEither(some) ? ofPlayer(t, found) : found;
    }

    /** UniVersus, Either Player: one player is picked, and only the zones of that one count. */
    private static boolean isOfEither(Selector what) {
        return switch (what) {
            case Selector.Some s -> s.filter().place().whose() == Who.EITHER;
            case Selector.All s -> s.filter().place().whose() == Who.EITHER;
            case Selector.Whole w -> w.whose() == Who.EITHER;
            case Selector.Top x -> x.whose() == Who.EITHER;
            default -> false;
        };
    }

    private List<Ref> ofPlayer(UfsTable t, List<Ref> cards) {
        return cards.stream().filter(c -> t.holder(c.card()) == player).toList();
    }

    @Override
    public void picked(List<Ref> cards) {
        if (taking != null && takings > 0) {
            takings--;
            did(taking, cards);
            return;
        }
        picking = null;
        picks = More.of(picks, List.copyOf(cards));
    }

    /** The cards a selector means: those picked for it, or those it names. */
    public List<Ref> cards(UfsTable t, Selector what) {
        if (!(what instanceof Selector.Some some)) {
            List<Ref> named = Cards.of(t, bindings, what);
            return isOfEither(what) ? ofPlayer(t, named)
                    : !beyond.isNone() && named.contains(beyond)
                            ? named.stream().filter(c -> !c.equals(beyond)).toList()
                    : named;
        }
        List<List<Ref>> now = inTurn ? picks.subList(part, picks.size()) : picks;
        List<Ref> all = new ArrayList<>();
        for (List<Ref> one : now) {
            all.addAll(one);
        }
        int n = Amounts.of(t, bindings, some.count().n());
        for (List<Ref> one : now) {
            if (one.size() < some.count().least(n)) {
                fellShort();
            }
        }
        return all;
    }

    /**
     * K.2.1, K.2.2 (UniVersus: instruction.3): all cards of no said place that somebody is told to do this to are those of that
     * player, where it is done.
     */
    public List<Ref> cards(UfsTable t, Who who, Selector what, Act act) {
        if (!(what instanceof Selector.All all) || all.filter().place().isSaid()) {
            return cards(t, what);
        }
        List<Ref> found = new ArrayList<>();
        for (int actor : seats(t, who)) {
            for (Ref ref : Cards.candidates(t, bindings, actor,
                    new Selector.Some(new Limit(Limit.Than.ANY_NUMBER, Amount.of(1)), false, all.filter()), act)) {
                if (!found.contains(ref)) {
                    found.add(ref);
                }
            }
        }
        return found;
    }

    /** Whether this many questions of the current verb have been answered. */
    public boolean hasAnswer(int i) {
        return answers.size() > i;
    }

    public long answer(int i) {
        return answers.get(i);
    }

    @Override
    public void checked(boolean passed, int value) {
        bindings = bindings.counting(value).done(passed);
    }

    @Override
    public void played(boolean success) {
        bindings = bindings.done(success);
    }

    public Program program() {
        return program;
    }

    /** Which operation of it is being carried out. */
    int at() {
        return pc;
    }

    // ---- what it asks about ----------------------------------------------------------------------------------------------

    @Override
    public Purpose picksFor() {
        Purpose does = program.op(pc) instanceof Op.Do d ? d.verb().purpose() : Purpose.TARGET;
        return isCost() && does != Purpose.ORDER_CARDS ? Purpose.PAY : does;
    }

    /** The instruction that is being carried out, and of it the cards that are picked, the options or what a card is to get. */
    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        Op op = asked(t);
        return new cardinal.kernel.Cause(bindings.source(), bindings.ability(),
                op == null ? null : program.instruction(op), op == null ? null : part(t, op));
    }

    /** An instruction that has begun another procedure is behind already, unless more of it is to come. */
    private @Nullable Op asked(UfsTable t) {
        Frame<?> top = t.frame(t.depth() - 1);
        boolean here = top == this || top instanceof Pick || top instanceof ChooseStatistic || part > 0;
        int at = here ? pc : pc - 1;
        return at >= 0 && at < program.size() ? program.op(at) : null;
    }

    private @Nullable Object part(UfsTable t, Op op) {
        return switch (op) {
            case Op.Do d when d.verb() instanceof ModifierEffect m && picking == null -> Modifying.asked(m, this, t);
            case Op.Pick p -> p;
            case Op.Pay p -> p;
            default -> picking;
        };
    }

    // ---- questions verbs put ---------------------------------------------------------------------------------------------

    public List<Ref> picks() {
        List<Ref> all = new ArrayList<>();
        picks.forEach(all::addAll);
        return all;
    }

    /** The players who have picked cards for the current verb, as bits: the order of picking is that of the cards. */
    public int ordered() {
        return ordered;
    }

    public boolean hasPicked() {
        return !picks.isEmpty();
    }

    /** Lets a seat pick among these cards; true once it has. */
    public boolean pickFrom(UfsTable t, int seat, List<Ref> from, int least, int most, String clause) {
        if (hasPicked()) {
            return true;
        }
        ordered |= 1 << seat;
        t.push(new Pick(t, seat, from, least, most, t.cite(clause)));
        return false;
    }

    /** A part of the verb takes cards off a deck, which tells when it has them. */
    void takes(Act act) {
        taking = act;
        takings++;
    }

    /** "repeat this effect". */
    public void restart() {
        pc = -1;
    }
}
