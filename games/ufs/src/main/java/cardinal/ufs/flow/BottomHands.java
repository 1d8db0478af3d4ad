package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.card.CardType;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/**
 * UniVersus, Mulligan: to the bottom of the deck. The first player changes the whole hand, and once more if the new one,
 * shown, has no foundation; the second player changes any cards, once. Decks are shuffled afterwards.
 */
final class BottomHands extends Frame<UfsTable> implements Asker {
    private static final Step<BottomHands, UfsTable> FIRST = BottomHands::offerFirst;
    private static final Step<BottomHands, UfsTable> SECOND = BottomHands::offerSecond;
    public static final Steps<BottomHands, UfsTable> STEPS = Steps.<BottomHands, UfsTable>of(BottomHands.class)
            .then("mulligan.3", FIRST)
            .then("mulligan.3", BottomHands::takeFirst)
            .then("mulligan.4", SECOND)
            .then("mulligan.4", BottomHands::takeSecond)
            .then("mulligan.5", BottomHands::shuffle);

    /** How often the first player has taken a new hand. */
    private int firstTook;
    /** Whether the second player has. */
    private boolean secondTook;
    /** Whether the second player is picking cards to put on the bottom. */
    private boolean picking;
    /** Those cards. */
    private List<Ref> chosen;

    public BottomHands(UfsTable t) {
        super(STEPS);
        chosen = List.of();
    }

    private void offerFirst(UfsTable t) {
        int seat = t.first();
        if (firstTook == 2 || firstTook == 1 && hasFoundation(t, seat)) {
            goTo(SECOND);
            return;
        }
        Prompt prompt = t.ask(seat, "mulligan.3", Ask.YES_NO, Purpose.MULLIGAN);
        prompt.add(Choice.KEEP).add(Choice.MULLIGAN);
    }

    private void takeFirst(UfsTable t) {
        if (Option.kind(t.answer()) != Choice.MULLIGAN) {
            return;
        }
        int seat = t.first();
        if (firstTook == 1) {
            for (Ref ref : RemoveHands.hand(t, seat)) {
                t.show(ref.card(), 3);
            }
        }
        firstTook++;
        toBottom(t, seat, RemoveHands.hand(t, seat));
        goTo(FIRST);
    }

    private static boolean hasFoundation(UfsTable t, int seat) {
        int zone = Places.of(seat, Places.HAND);
        for (int i = 0; i < t.size(zone); i++) {
            if (t.def(t.cardAt(zone, i)).type() == CardType.FOUNDATION) {
                return true;
            }
        }
        return false;
    }

    private void offerSecond(UfsTable t) {
        int seat = UfsTable.rival(t.first());
        List<Ref> hand = RemoveHands.hand(t, seat);
        picking = true;
        t.push(new Pick(t, seat, hand, 0, hand.size(), "mulligan.4"));
    }

    /** What the second player picked; drawn cards are reported here as well. */
    @Override
    public void picked(List<Ref> cards) {
        if (picking) {
            picking = false;
            chosen = cards;
        }
    }

    private void takeSecond(UfsTable t) {
        if (!chosen.isEmpty()) {
            secondTook = true;
            toBottom(t, UfsTable.rival(t.first()), chosen);
        }
    }

    /** Their order is shuffled away before anybody could come to them (mulligan.5). */
    private static void toBottom(UfsTable t, int seat, List<Ref> cards) {
        CardMoves.move(t, cards, new Target(seat, Places.DECK, false, Moving.Facing.USUAL, 1 << seat), Act.ADD,
                Cause.RULES);
        Opening.drawHand(t, seat);
    }

    private void shuffle(UfsTable t) {
        if (firstTook > 0) {
            shuffle(t, t.first());
        }
        if (secondTook) {
            shuffle(t, UfsTable.rival(t.first()));
        }
    }

    private static void shuffle(UfsTable t, int seat) {
        t.shuffle(Places.of(seat, Places.DECK));
        t.note(Remark.Topic.SHUFFLE, "mulligan.5", seat, Table.NONE, "shuffles after the mulligan");
    }

    @Override
    public Purpose picksFor() {
        return Purpose.MULLIGAN;
    }

    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        return cardinal.kernel.Cause.RULES;
    }
}
