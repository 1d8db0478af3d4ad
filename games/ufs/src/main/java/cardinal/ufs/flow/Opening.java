package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.SealedRound;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** E.1: starting the game. */
public final class Opening extends Frame<UfsTable> {
    private static final Step<Opening, UfsTable> SYMBOLS = Opening::symbols;
    private static final Step<Opening, UfsTable> TAKE_SYMBOL = Opening::takeSymbol;
    public static final Steps<Opening, UfsTable> STEPS = Steps.<Opening, UfsTable>of(Opening.class)
            .then("E.1.1", Opening::characters)
            .then("B.6.6.2", SYMBOLS)
            .then("B.6.6.2", TAKE_SYMBOL)
            .then("E.1.2", Opening::shuffle)
            .then("E.1.3", Opening::whoChooses)
            .then("E.1.3", Opening::takeFirst)
            .then("E.1.4", Opening::stage)
            .then("E.1.5", Opening::vitality)
            .then("E.1.6", Opening::openingEffects)
            .then("E.1.7", Opening::draw)
            .then("E.1.8", Opening::mulligan)
            .then("E.1.9", Opening::begin);

    private final int chooser;
    /** How many players have drawn. */
    private int drawn;
    /** The character whose infinity symbol is chosen. */
    private int choosing;
    /** How many cards the first seat had before it drew. */
    private int firstHeld;
    /** How many the second had. */
    private int secondHeld;

    /** chooser: who says who goes first, {@link Table#NONE} to let chance decide that. */
    public Opening(UfsTable t, int chooser) {
        super(t.edition().steps(STEPS));
        this.chooser = chooser;
    }

    /** E.1.1: both choose a character in secret and reveal it together. */
    private void characters(UfsTable t) {
        if (t.starter(0) == Table.NONE || t.starter(1) == Table.NONE) {
            t.push(new ChooseCharacters(t));
        }
    }

    /** 2010, 11.13.2: what the infinity symbol of a revealed character stands for all game. */
    private void symbols(UfsTable t) {
        for (int seat = 0; seat < 2; seat++) {
            if (Infinity.isOpen(t, t.starter(seat))) {
                choosing = t.starter(seat);
                Infinity.ask(t, seat, State.EVERY_SYMBOL, Infinity.OF_A_CHARACTER);
                return;
            }
        }
        goPast(TAKE_SYMBOL);
    }

    private void takeSymbol(UfsTable t) {
        Infinity.take(t, choosing);
        goTo(SYMBOLS);
    }

    private void shuffle(UfsTable t) {
        t.shuffle(Places.of(0, Places.DECK));
        t.shuffle(Places.of(1, Places.DECK));
    }

    private void whoChooses(UfsTable t) {
        int seat = chooser == Table.NONE ? t.dice().below(2) : chooser;
        t.secretShown();
        t.ask(seat, "E.1.3", Ask.CHOOSE, Purpose.FIRST_PLAYER).add(Choice.SEAT, seat)
                .add(Choice.SEAT, UfsTable.rival(seat));
    }

    private void takeFirst(UfsTable t) {
        t.setFirst(Option.a(t.answer()));
    }

    /** E.1.4: the first player's character is committed. */
    private void stage(UfsTable t) {
        for (int seat = 0; seat < 2; seat++) {
            int card = t.starter(seat);
            if (t.place(card) != Places.STAGE) {
                t.relocate(card, Places.of(seat, Places.STAGE),
                        new Moving(Act.ADD, seat, Cause.RULES, Moving.Facing.UP), true);
            }
            t.put(card, t.piece(card).with(Flag.STARTER, true).with(Flag.COMMITTED, seat == t.first()));
            t.progress().listenAgain(card);
        }
    }

    private void vitality(UfsTable t) {
        for (int seat = 0; seat < 2; seat++) {
            t.fighters().setVitality(seat, t.fighters().maximumVitality(seat));
        }
    }

    /** E.1.6: the only game event before the game. */
    private void openingEffects(UfsTable t) {
        firstHeld = t.size(0, Places.HAND);
        secondHeld = t.size(1, Places.HAND);
        t.emit(new UfsEvent.GameOpens());
    }

    /** E.1.7: as many as the hand size, whatever E.1.6 has brought; the first player draws first, which nobody can tell. */
    private void draw(UfsTable t) {
        if (drawn < 2) {
            int seat = drawn++ == 0 ? t.first() : UfsTable.rival(t.first());
            draw(t, seat, t.edition().openingHand(t, seat)
                    - (t.edition().opensUpToHandSize() ? t.size(seat, Places.HAND)
                            : seat == 0 ? firstHeld : secondHeld));
            again();
        }
    }

    static void drawHand(UfsTable t, int seat) {
        draw(t, seat, t.edition().openingHand(t, seat) - t.size(seat, Places.HAND));
    }

    private static void draw(UfsTable t, int seat, int n) {
        if (n > 0) {
            t.push(new TakeCards(t, seat, n, Places.HAND, Act.DRAW, Cause.RULES, Moving.Facing.USUAL));
        }
    }

    private void mulligan(UfsTable t) {
        t.push(switch (t.edition().mulligan()) {
            case REMOVE -> new RemoveHands(t);
            case BOTTOM -> new BottomHands(t);
        });
    }

    private void begin(UfsTable t) {
        t.progress().begin();
        t.push(new PlayTurn(t, t.first()));
    }

    /** E.1.1: which character card of the deck is the starting one. */
    private static final class ChooseCharacters extends SealedRound<UfsTable> {
        private static final Steps<ChooseCharacters, UfsTable> CHOOSING =
                SealedRound.<ChooseCharacters, UfsTable>steps(ChooseCharacters.class, "E.1.1").then("E.1.1",
                        ChooseCharacters::reveal);

        ChooseCharacters(UfsTable t) {
            super(t.edition().steps(CHOOSING));
        }

        @Override
        protected void offer(Prompt prompt, int asked, UfsTable t) {
            int deck = Places.of(asked, Places.DECK);
            List<String> names = new ArrayList<>();
            if (t.starter(asked) != Table.NONE) {
                prompt.add(Choice.CARD, t.starter(asked));
                return;
            }
            for (int i = 0; i < t.size(deck); i++) {
                int card = t.cardAt(deck, i);
                if (t.def(card).type() == CardType.CHARACTER && !names.contains(t.def(card).name())) {
                    names.add(t.def(card).name());
                    prompt.add(Choice.CARD, card);
                }
            }
        }

        private void reveal(UfsTable t) {
            for (int seat = 0; seat < 2; seat++) {
                t.fighters().setStarter(seat, Option.a(answerOf(seat)));
            }
        }
    }

    static int printedHandSize(UfsTable t, int seat) {
        return t.initial(t.piece(t.starter(seat))).number(Property.HAND_SIZE);
    }

    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        return t.prompt().purpose() == Purpose.NAME ? cardinal.kernel.Cause.of(t.ref(choosing))
                : cardinal.kernel.Cause.RULES;
    }
}
