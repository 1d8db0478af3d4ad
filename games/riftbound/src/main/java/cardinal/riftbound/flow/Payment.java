package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.card.BasicRune;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.ActivatedAbilities;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;

/**
 * 354.1: pays Energy and Power. While the pool does not cover the price the player uses abilities that add (354.1.a), one at a
 * time, or lets the default do it. Only abilities that leave the price payable are offered.
 */
final class Payment extends Frame<RiftTable> implements Acting, Asking {
    private static final String REFUSAL = Newer.clause("444.2.a");
    private static final String APPLIED = Newer.clause("204.4.c");
    private static final Step<Payment, RiftTable> OFFER = Payment::offer;
    static final Steps<Payment, RiftTable> STEPS = Steps.<Payment, RiftTable>of(Payment.class)
            .then("354.1.a", OFFER)
            .then("354.1", Payment::take);

    private final int seat;
    private final Price price;
    /** Whether it may be declined (392.2). */
    private final boolean optional;
    /** An object whose own exhaustion is part of the same cost, or NONE. */
    private final int without;
    /** Whether a rune is left for another part of the same cost. */
    private final boolean keepsRune;
    /** 204.4 of 2026-07: whether it is for a game action. */
    private final boolean applied;

    public Payment(int seat, Price price, boolean optional) {
        this(seat, price, optional, Table.NONE, false);
    }

    /** without: an object whose own exhaustion is part of the same cost, or NONE; keepsRune: so is the recycling of a rune. */
    public Payment(int seat, Price price, boolean optional, int without, boolean keepsRune) {
        this(seat, price, optional, without, keepsRune, false);
    }

    /** 204.4.c of 2026-07: for a game action, which is not performed unless it is paid. */
    static Payment applied(int seat, Price price, int without) {
        return new Payment(seat, price, true, without, false, true);
    }

    private Payment(int seat, Price price, boolean optional, int without, boolean keepsRune, boolean applied) {
        super(STEPS);
        this.applied = applied;
        this.seat = seat;
        this.price = price;
        this.optional = optional;
        this.without = without;
        this.keepsRune = keepsRune;
    }

    private void offer(RiftTable t) {
        boolean covered = Resources.poolCovers(t, seat, price);
        if (covered && !optional) {
            t.answer(Option.of(Choice.PAY, 0, 0, 0));
            return;
        }
        Prompt prompt = t.ask(seat, applied ? APPLIED : optional ? isOfCard(t) ? REFUSAL : "392.2" : "354.1.a",
                Ask.CHOOSE, Purpose.PAY);
        prompt.add(Choice.PAY);
        if (optional) {
            prompt.add(isOfCard(t) ? Choice.TAKE_BACK : Choice.DECLINE);
        }
        if (!covered) {
            offerAdds(t, prompt, t.base(seat));
            offerAdds(t, prompt, t.legendZone(seat));
            offerAdds(t, prompt, t.battlefieldZone());
            for (int b = 0; b < t.battlefields().count(); b++) {
                offerAdds(t, prompt, t.battlefield(b));
            }
        }
    }

    /** Whether a card is paid for that somebody plays. */
    private boolean isOfCard(RiftTable t) {
        return t.below(this) instanceof Finalize f && !f.item().isAbility();
    }

    private void offerAdds(RiftTable t, Prompt prompt, int zone) {
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            CardDef def = t.def(card);
            if (!ActivatedAbilities.any(t, card) || card == without || t.controller(card) != seat) {
                continue;
            }
            if (def.isRune()) {
                if (!Resources.looksLikeEarlier(t, zone, i)) {
                    boolean ready = !t.is(card, Flag.EXHAUSTED);
                    if (ready) {
                        prompt.add(Choice.ACTIVATE, card, BasicRune.FOR_ENERGY, 0);
                    }
                    if ((!ready || Resources.canPay(t, seat, price, card, without))
                            && !(keepsRune && isLastRune(t))) {
                        prompt.add(Choice.ACTIVATE, card, BasicRune.FOR_POWER, 0);
                    }
                }
            } else {
                for (CardDef.Activated a : ActivatedAbilities.of(t, card)) {
                    if (Resources.addsWhilePaying(t, card, a) && Resources.isOfUse(a, price)
                            && Resources.canPayAfter(t, seat, price, card, a, without)) {
                        prompt.add(Choice.ACTIVATE, card, a.index(), 0);
                    }
                }
            }
        }
    }

    /** 178.1 of 2026-07: a unit that is a rune is one, too, wherever it is. */
    private boolean isLastRune(RiftTable t) {
        int runes = 0;
        for (int card = 0; card < t.pieceCount(); card++) {
            runes += t.def(card).isAlsoRune() && t.onBoard(card) && t.controller(card) == seat ? 1 : 0;
        }
        return runes == 1;
    }

    private void take(RiftTable t) {
        long answer = t.answer();
        if (Option.kind(answer) == Choice.DECLINE || Option.kind(answer) == Choice.TAKE_BACK) {
            declined(t);
            return;
        }
        if (Option.kind(answer) == Choice.ACTIVATE) {
            RunePool.useAdd(t, seat, Option.a(answer), Option.b(answer));
            goTo(OFFER);
            return;
        }
        while (!Resources.poolCovers(t, seat, price)) {
            long next = Resources.nextForDefault(t, seat, price, without);
            if (next == Table.NONE) {
                throw new IllegalStateException("seat " + seat + " cannot pay " + price);
            }
            RunePool.useAdd(t, seat, (int) (next >> 16), (int) next & 0xffff);
        }
        RunePool.spend(t, seat, price);
        if (t.isRead()) {
            t.note(Remark.Topic.SUM, "354.1", seat, Table.NONE, "pays " + price.inWords());
        }
    }

    private void declined(RiftTable t) {
        if (t.below(this) instanceof Finalize f) {
            f.declined();
        } else if (t.below(this) instanceof Effect e) {
            e.declined();
        } else if (t.below(this) instanceof StandardMove m) {
            m.declined();
        }
    }

    @Override
    public int actor() {
        return seat;
    }

    @Override
    public String asks(Wording words) {
        String pay = "Pay " + Wording.price(price);
        if (words.cause().part() instanceof KeywordValue word && word.keyword() == Keyword.HIDDEN) {
            return pay + " to hide " + words.source();
        }
        if (applied) {
            return pay + " to move there, or stay?";
        }
        if (optional) {
            return pay + (isOfCard(words.table()) ? " for " : " to keep the ability of ") + words.source()
                    + (isOfCard(words.table()) ? ", or take it back?" : ", or decline?");
        }
        return switch (words.cause().instruction()) {
            case Instruction.PayTo to -> pay + " to " + words.say(to.what());
            case Instruction.PayAnyTo to -> pay + " to " + words.say(to.what());
            case Instruction.UnlessPays unless -> pay + "; otherwise " + words.say(unless.what());
            case null, default -> pay + " for " + words.source();
        };
    }
}
