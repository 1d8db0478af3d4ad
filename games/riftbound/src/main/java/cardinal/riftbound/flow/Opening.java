package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;

/** 110 to 118: the setup process; legends, champions and decks lie in their zones already. */
public final class Opening extends Frame<RiftTable> implements Asking {
    private static final Step<Opening, RiftTable> MULLIGAN = Opening::mulligan;
    static final Steps<Opening, RiftTable> STEPS = Steps.<Opening, RiftTable>of(Opening.class)
            .then("114", Opening::shuffle)
            .then("115", Opening::askForTurnOrder)
            .then("115", Opening::determineTurnOrder)
            .then("458.5", Opening::selectBattlefields)
            .then("116", Opening::drawFour)
            .then("117", MULLIGAN)
            .then("118", Opening::beginPlay);

    /** Who lost the game before in the same match, or NONE. */
    private final int loser;
    /** How many players have been asked for their mulligan. */
    private int asked;

    public Opening() {
        this(Table.NONE);
    }

    /** loser: who lost the game before in the same match, or NONE. */
    Opening(int loser) {
        super(STEPS);
        this.loser = loser;
    }

    /** 115.1.a, reading of 459: after the first game of a match its loser says who goes first. */
    private void askForTurnOrder(RiftTable t) {
        if (loser != Table.NONE) {
            Prompt prompt = t.ask(loser, "459", Ask.CHOOSE, Purpose.FIRST_PLAYER);
            for (int seat = 0; seat < t.seatCount(); seat++) {
                prompt.add(Choice.SEAT, seat);
            }
        }
    }

    /** 458.5, 461.4.b: one of each player's battlefields at random, the first player's not in every mode; they wait outside the game until then. */
    private void selectBattlefields(RiftTable t) {
        if (t.mode().setPoints() > 1) {
            t.push(new ChooseBattlefields());
            return;
        }
        int b = 0;
        for (int seat = 0; seat < t.seatCount() && b < t.battlefields().count(); seat++) {
            if (seat == t.first() && !t.mode().firstProvides()) {
                continue;
            }
            int[] own = new int[16];
            int n = 0;
            for (int i = 0; i < t.size(t.nowhere()); i++) {
                if (t.piece(t.cardAt(t.nowhere(), i)).owner() == seat) {
                    own[n++] = t.cardAt(t.nowhere(), i);
                }
            }
            int card = own[t.dice().below(n)];
            t.move(card, t.battlefieldZone(), GameActions.OTHER);
            t.put(card, t.piece(card).withController(Table.NONE));
            t.battlefields().setCard(b++, card);
            t.note(Remark.Topic.REVEAL, t.mode().clause() + ".5", seat, card, "brings the battlefield");
        }
        t.secretShown();
    }

    private void shuffle(RiftTable t) {
        for (int seat = 0; seat < t.seatCount(); seat++) {
            t.shuffle(t.deck(seat));
            t.shuffle(t.runeDeck(seat));
        }
    }

    private void determineTurnOrder(RiftTable t) {
        t.setFirst(loser == Table.NONE ? t.dice().below(t.seatCount()) : Option.a(t.answer()));
        t.note(Remark.Topic.CHOICE, "115", t.first(), Table.NONE, "goes first");
    }

    private void drawFour(RiftTable t) {
        for (int seat = 0; seat < t.seatCount(); seat++) {
            DrawCards.of(t, seat, t.edition().openingHand());
        }
    }

    private void mulligan(RiftTable t) {
        if (asked < t.seatCount()) {
            int seat = (t.first() + asked) % t.seatCount();
            asked++;
            goTo(MULLIGAN);
            if (t.isIn(seat)) {
                t.push(new Mulligan(seat));
            }
        }
    }

    private void beginPlay(RiftTable t) {
        t.setPhase(Phase.AWAKEN);
        t.setActive(t.decider());
        t.push(new Turn());
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    @Override
    public String asks(Wording words) {
        return "Who goes first?";
    }
}
