package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.card.CardType;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;

/** 2010, 2.6.0.2: an effect lets a split card be played and speaks of both its halves: the player declares which one it is. */
final class DeclareHalf extends Frame<UfsTable> implements Asker {
    private static final Steps<DeclareHalf, UfsTable> STEPS = Steps.<DeclareHalf, UfsTable>of(DeclareHalf.class)
            .then("2.6.0.2", DeclareHalf::offer).then("2.6.0.2", DeclareHalf::take)
            .then("E.4.11", DeclareHalf::report);

    private final int seat;
    private final Ref card;
    private final Happening.As as;
    private final boolean noCheck;
    private boolean success;

    DeclareHalf(UfsTable t, int seat, Ref card, Happening.As as, boolean noCheck) {
        super(t.edition().steps(STEPS));
        this.seat = seat;
        this.card = card;
        this.as = as;
        this.noCheck = noCheck;
    }

    /** Whether both halves are spoken of and can be tried; an action is played through its abilities (F.2.2.1). */
    static boolean isNeeded(UfsTable t, int seat, Ref card, Happening.As as) {
        return t.isSame(card) && Halves.areBothSaid(t, card.card(), as) && mayTry(t, seat, card, as, false)
                && mayTry(t, seat, card, as, true);
    }

    private static boolean mayTry(UfsTable t, int seat, Ref card, Happening.As as, boolean second) {
        return t.def(card.card()).side(second).type() != CardType.ACTION
                && Legal.mayTry(t, seat, card.card(), as, second);
    }

    private void offer(UfsTable t) {
        Prompt prompt = t.ask(seat, "2.6.0.2", Ask.CHOOSE, Purpose.FORM);
        prompt.add(Choice.TYPE, type(t, false).ordinal());
        prompt.add(Choice.TYPE, type(t, true).ordinal());
    }

    private void take(UfsTable t) {
        if (t.isSame(card)) {
            t.push(Playing.byEffect(t, seat, card.card(), as, noCheck,
                    Option.a(t.answer()) == type(t, true).ordinal()));
        }
    }

    @Override
    public void played(boolean done) {
        success = done;
    }

    private void report(UfsTable t) {
        if (t.below(this) instanceof Asker asker) {
            if (success) {
                asker.came(t.ref(card.card()));
            }
            asker.played(success);
        }
    }

    private CardType type(UfsTable t, boolean second) {
        return t.def(card.card()).side(second).type();
    }
}
