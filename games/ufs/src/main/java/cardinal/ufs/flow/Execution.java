package cardinal.ufs.flow;

import cardinal.cards.effect.CarryingOut;
import cardinal.kernel.Ask;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.Op;
import cardinal.ufs.program.Program;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.Players;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.table.CauseKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an effect in execution (J.1) knows, what was decided in it, and what its verbs ask of it and tell it. The steps of its
 * text are {@link Effect}.
 */
abstract sealed class Execution extends CarryingOut<UfsTable> implements Asker permits Effect {
    private static final List<Integer> FIRST_SEAT = List.of(0);
    private static final List<Integer> SECOND_SEAT = List.of(1);
    private static final List<Integer> FIRST_THEN_SECOND = List.of(0, 1);
    private static final List<Integer> SECOND_THEN_FIRST = List.of(1, 0);
    private final Effect.Role role;
    /** Whose effect it is, of which card, and all that it knows by now. */
    private Bindings bindings;
    /** How many events of the current verb have been. */
    private int part;
    /** Whether the current verb has another event to come. */
    private boolean more;
    /** What has been decided for the current verb. */
    private Decisions decisions;
    /** Of a cost: whether all of it could be paid so far. */
    private boolean inFull;
    /** The cards that are being picked, as the text describes them; null while none are. */
    private Selector.@Nullable Some picking;
    /** What is being done with cards taken off a deck; null while none are. */
    private @Nullable Act taking;
    /** How many parts of that are still to tell what they took. */
    private int takings;
    /** Whether the open question is which player is meant or comes first. */
    private boolean asksPlayer;
    /** The part that players may do and it is in; null outside of such. */
    private @Nullable Offered offered;
    /** An attack that only its answers can read; {@link Ref#NONE} if there is none. */
    private final Ref beyond;

    Execution(UfsTable t, Bindings bindings, Effect.Role role, Steps<Effect, UfsTable> steps) {
        super(t.edition().steps(steps));
        this.bindings = bindings;
        this.role = role;
        decisions = Decisions.NONE;
        inFull = true;
        beyond = Answered.turnedSinceResolved(t, bindings);
    }

    @Override
    public abstract Program program();

    /** The next event of the current verb begins. */
    final void beginPart() {
        more = false;
        if (part == 0) {
            bindings = bindings.full(true);
        }
    }

    /** It has been; whether it was the last, with which what was decided for the verb is over. */
    final boolean endPart() {
        if (more) {
            part++;
            return false;
        }
        part = 0;
        decisions = Decisions.NONE;
        return true;
    }

    /** The verb has another event to come (J.1.2: a series of modifications is several). */
    public void onceMore() {
        more = true;
    }

    /** Which of its events a verb is at, 0 first. */
    public int part() {
        return part;
    }

    /** "repeat this effect". */
    public void restart() {
        place(-1);
    }

    @Nullable Offered offered() {
        return offered;
    }

    /** The part up to its end is this player's; null: there is none. */
    void offer(@Nullable Offered now) {
        offered = now;
    }

    /** The effect as another player acts in it; "their" cards are that player's, X is that of the effect (J.4.3). */
    Bindings asPlayer(UfsTable t, int seat) {
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

    public Bindings bindings() {
        return bindings;
    }

    public void set(Bindings now) {
        bindings = now;
    }

    public boolean isCost() {
        return role == Effect.Role.COST;
    }

    public Cause cause() {
        boolean stun = bindings.ability() != null && bindings.ability().isGrantedBy(Keyword.STUN);
        return isCost() ? Cause.cost(bindings.controller(), bindings.source())
                : new Cause(CauseKind.EFFECT, bindings.controller(), bindings.source(), stun);
    }

    public int controller() {
        return bindings.controller();
    }

    public int value(UfsTable t, Amount amount) {
        return Amounts.of(t, bindings, amount);
    }

    /** For one of those who are told to: "each player loses 1 health for each foundation in their stage". */
    public int value(UfsTable t, Amount amount, Who who, int seat) {
        return Amounts.of(t, seats(t, who).size() > 1 ? bindings.about(seat) : bindings, amount);
    }

    public int seat(UfsTable t, Who who) {
        if (who == Who.YOU && offered != null) {
            return offered.seat();
        }
        return who == Who.EITHER && decisions.knowsPlayer() ? decisions.player() : Players.seat(t, bindings, who);
    }

    /** The seats a word means, in the order the effect's controller has chosen, or that player first (K.1.3). */
    public List<Integer> seats(UfsTable t, Who who) {
        if (who == Who.EITHER && decisions.knowsPlayer()) {
            return List.of(decisions.player());
        }
        if (who == Who.YOU && offered != null) {
            return List.of(offered.seat());
        }
        int first = decisions.knowsPlayer() ? decisions.player() : bindings.controller();
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

    /** K.3.1: what an instruction was about is what "it" means from now on, also where nothing has changed. */
    public void spokeOf(List<Ref> cards) {
        if (!cards.isEmpty()) {
            bindings = bindings.mentioning(cards);
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
    boolean knowsPlayer(UfsTable t) {
        if (decisions.knowsPlayer()) {
            return true;
        }
        asksPlayer = true;
        t.ask(bindings.controller(), "K.1.3", Ask.CHOOSE, Purpose.PLAYER)
                .add(Choice.SEAT, bindings.controller()).add(Choice.SEAT, bindings.rival());
        return false;
    }

    final boolean asksPlayer() {
        return asksPlayer;
    }

    final void takePlayer(int seat) {
        asksPlayer = false;
        decisions = decisions.of(seat);
    }

    final void takeAnswer(long answer) {
        decisions = decisions.answered(answer);
    }

    final boolean inFull() {
        return inFull;
    }

    void forgetPlayer() {
        decisions = decisions.of(Table.NONE);
    }

    /**
     * Lets each acting player pick what a selector leaves open (K.2.3, K.2.4); true once all picks are made. Definite
     * selectors need none. Where both players have something to decide, the effect's controller says who does so first
     * (K.1.3); what they decided happens together.
     */
    public boolean pick(UfsTable t, Who who, Selector what, Act act) {
        return Picking.pick(this, t, who, what, act, null);
    }

    /** The same of cards to be played: those that may be tried, if there are any, and cards the player does not see (E.4.1). */
    public boolean pickToPlay(UfsTable t, Who who, Selector what, Happening.As as) {
        return Picking.pick(this, t, who, what, Act.PLAY, as);
    }

    /** "chooses 3 foundations and sacrifices the rest": what could have been picked and was not. */
    public List<Ref> others(UfsTable t, Who who, Selector.Some some) {
        return Picking.others(this, t, who, some);
    }

    @Override
    public boolean mayPick(UfsTable t, List<Ref> chosen, Ref next) {
        return Picking.mayPick(this, t, chosen, next);
    }

    /** K.1.3.1: the first of both players has acted and the other follows, or both have. */
    public void nextInTurn(UfsTable t, Who who, Selector what) {
        if (!Picking.takesTurns(this, t, who, what)) {
            return;
        }
        decisions = decisions.inTurn(part == 0);
        if (part == 0) {
            onceMore();
            t.hold();
        } else {
            t.release();
        }
    }

    @Override
    public void picked(List<Ref> cards) {
        if (taking != null && takings > 0) {
            takings--;
            did(taking, cards);
            return;
        }
        picking = null;
        decisions = decisions.picked(cards);
    }

    /** The cards a selector means: those picked for it, or those it names. */
    public List<Ref> cards(UfsTable t, Selector what) {
        return Picking.cards(this, t, what);
    }

    /** Those that somebody is told to do this to. */
    public List<Ref> cards(UfsTable t, Who who, Selector what, Act act) {
        return Picking.cards(this, t, who, what, act);
    }

    /** Whether this many questions of the current verb have been answered. */
    public boolean hasAnswer(int i) {
        return decisions.answers().size() > i;
    }

    public long answer(int i) {
        return decisions.answers().get(i);
    }

    @Override
    public void checked(boolean passed, int value) {
        bindings = bindings.counting(value).done(passed);
    }

    @Override
    public void played(boolean success) {
        bindings = bindings.done(success);
    }

    @Override
    public void came(Ref card) {
        List<Ref> it = bindings.it();
        for (int i = 0; i < it.size(); i++) {
            if (it.get(i).card() == card.card() && !it.get(i).equals(card)) {
                List<Ref> there = new ArrayList<>(it);
                there.set(i, card);
                bindings = bindings.mentioning(there);
                return;
            }
        }
    }

    /** Which operation of it is being carried out. */
    int at() {
        return place();
    }

    public List<Ref> picks() {
        List<Ref> all = new ArrayList<>();
        decisions.picks().forEach(all::addAll);
        return all;
    }

    /** The players who have picked cards for the current verb, as bits: the order of picking is that of the cards. */
    public int ordered() {
        return decisions.ordered();
    }

    public boolean hasPicked() {
        return !decisions.picks().isEmpty();
    }

    /** Lets a seat pick among these cards; true once it has. */
    public boolean pickFrom(UfsTable t, int seat, List<Ref> from, int least, int most, String clause) {
        if (hasPicked()) {
            return true;
        }
        orderedBy(seat);
        t.push(new Pick(t, seat, from, least, most, clause));
        return false;
    }

    /** A part of the verb takes cards off a deck, which tells when it has them. */
    void takes(Act act) {
        taking = act;
        takings++;
    }

    Decisions decisions() {
        return decisions;
    }

    Selector.@Nullable Some picking() {
        return picking;
    }

    void picking(Selector.Some some) {
        picking = some;
    }

    void orderedBy(int seat) {
        decisions = decisions.orderedBy(seat);
    }

    Ref beyond() {
        return beyond;
    }

    @Override
    public Purpose picksFor() {
        Purpose does = program().op(place()) instanceof Op.Do d ? d.verb().purpose() : Purpose.TARGET;
        return isCost() && does != Purpose.ORDER_CARDS ? Purpose.PAY : does;
    }
}
