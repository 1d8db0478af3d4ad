package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import org.jspecify.annotations.Nullable;

/** 354.2: pays one non-standard cost; what is picked for a cost is no target (352.10.c). */
final class PayCost extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<PayCost, RiftTable> ASK = PayCost::ask;
    static final Steps<PayCost, RiftTable> STEPS = Steps.<PayCost, RiftTable>of(PayCost.class)
            .then("354.2", ASK)
            .then("354.3", PayCost::pay);

    private final int seat;
    /** The object whose cost it is. */
    private final int source;
    private final Cost cost;
    /** A location that must stay legal, or NONE. */
    private final int keep;
    /** Targets that must stay legal (354.3). */
    private final Targets chosen;
    /** How many parts are paid. */
    private int paid;

    /** keep: a location that must stay legal, or NONE; chosen: targets that must stay legal (354.3). */
    public PayCost(int seat, int source, Cost cost, int keep, Targets chosen) {
        super(STEPS);
        this.seat = seat;
        this.source = source;
        this.cost = cost;
        this.keep = keep;
        this.chosen = chosen;
    }

    private void ask(RiftTable t) {
        int picks = Payable.picks(cost);
        if (picks == 0) {
            payWithSource(t);
            leave();
        } else if (paid == picks) {
            leave();
        } else if (cost instanceof Cost.Discard d) {
            paid = picks;
            t.push(new DiscardCards(seat, d.n()));
            again();
        } else if (cost instanceof Cost.RecycleFromTrash r) {
            paid = picks;
            t.push(new RecycleFromTrash(seat, r.n(), chosen));
            again();
        } else {
            Payable.offer(t, t.ask(seat, "354.2", Ask.CHOOSE, Purpose.PAY), seat, source, cost, keep, chosen);
        }
    }

    private void payWithSource(RiftTable t) {
        switch (cost) {
            case Cost.ExhaustMe e -> GameActions.exhaust(t, source);
            case Cost.KillMe k -> Deaths.of(t, new int[] {source}, Credit.of(seat));
            case Cost.RecycleMe r -> GameActions.recycle(t, source, seat);
            case Cost.BanishMe b -> GameActions.banish(t, source, seat);
            case Cost.Burn b -> t.push(TakeFromDeck.burning(t, seat, b.n()));
            case Cost.SpendXp x -> Attaching.spendXp(t, seat, x.n());
            case Cost.SpendMyBuff s -> GameActions.spendBuff(t, source, seat);
            default -> throw new IllegalStateException("not a cost on the source: " + cost);
        }
    }

    private void pay(RiftTable t) {
        int card = Option.a(t.answer());
        paid++;
        goTo(ASK);
        remember(t, new int[] {card});
        switch (cost) {
            case Cost.RecycleRune r -> GameActions.recycle(t, card, seat);
            case Cost.SpendBuff s -> GameActions.spendBuff(t, card, seat);
            case Cost.Exhaust e -> t.set(card, Flag.EXHAUSTED, true);
            case Cost.ReturnToHand r -> {
                GameActions.sendTo(t, card, t.hand(t.piece(card).owner()));
                remember(t, new int[] {card});
            }
            case Cost.Kill k -> Deaths.of(t, new int[] {card}, Credit.of(seat));
            default -> throw new IllegalStateException("nothing is picked for " + cost);
        }
    }

    /** What a cost within an instruction is paid with is "it" for the rest of the instruction. */
    void remember(RiftTable t, int[] cards) {
        if (t.below(this) instanceof Effect e) {
            e.remember(t, cards);
        } else if (t.below(this) instanceof Finalize playing && playing.item().is(ChainItem.TRIGGERED)) {
            playing.paidWith(t, t.ref(cards[0]));
        }
    }

    @Override
    public int actor() {
        return seat;
    }

    /** What it is paid for, and this part of the cost. */
    @Override
    protected @Nullable Cause cause(RiftTable t) {
        return switch (t.below(this)) {
            case Finalize playing -> FinalizeQuestions.paying(playing.item(), t, cost);
            case Effect effect -> EffectQuestions.paying(effect, t, cost);
            default -> null;
        };
    }

    @Override
    public String asks(Wording words) {
        String to = " to pay for " + words.source();
        return switch (cost) {
            case Cost.RecycleRune _ -> "Recycle one of your runes" + to;
            case Cost.SpendBuff _ -> "Spend a buff: of which unit?";
            case Cost.Exhaust e -> "Exhaust " + words.say(e.filter()) + to;
            case Cost.ReturnToHand r -> "Return " + words.say(r.filter()) + " to its owner's hand" + to;
            case Cost.Kill k -> "Kill " + words.say(k.filter()) + to;
            default -> Wording.capital(words.say(cost)) + to;
        };
    }
}
