package cardinal.evolve.flow;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.card.Universe;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Movement;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;

/** 6.2.1: what is done before a game, in its order; leaders and decks lie in their zones already (6.2.1.1 to 6.2.1.5). */
public final class Opening extends Frame<EvolveTable> {
    private static final Step<Opening, EvolveTable> BASIS = Opening::askBasis;
    private static final Step<Opening, EvolveTable> SET_BASIS = Opening::setBasis;
    public static final Step<Opening, EvolveTable> SHUFFLE = Opening::shuffle;
    public static final Step<Opening, EvolveTable> BEGIN = Opening::begin;
    /** 14.4.3.1 of version 1.24.1. */
    public static final Step<Opening, EvolveTable> LAY_AMULETS = Opening::layAmulets;
    /** 14.4.3.2 there. */
    public static final Step<Opening, EvolveTable> TURN_AMULETS = Opening::turnAmulets;
    /** 6.2.1.11 of version 1.24.1; the base document does not know these points. */
    public static final Step<Opening, EvolveTable> SUPER_POINTS = Opening::superPoints;
    public static final Steps<Opening, EvolveTable> STEPS = Steps.<Opening, EvolveTable>of(Opening.class)
            .then("6.2.1.1.1", Opening::present)
            .then("6.2.1.3", BASIS)
            .then("6.2.1.3", SET_BASIS)
            .then("6.2.1.4", SHUFFLE)
            .then("14.3.1.2", Opening::magicItems)
            .then("6.2.1.6", Opening::askFirst)
            .then("6.2.1.6", Opening::setFirst)
            .then("6.2.1.7", Opening::drawHands)
            .then("6.2.1.8", Opening::redrawFirst)
            .then("6.2.1.8", Opening::redrawSecond)
            .then("6.2.1.9", Opening::points)
            .then("6.2.1.10", Opening::evolutionPoints)
            .then("6.2.1.11", Opening::defense)
            .then("6.2.1.12", BEGIN);

    /** The players whose leader card leaves open what their deck is based on, a bit each. */
    private int declaring;

    public Opening(int declaring) {
        super(STEPS);
        this.declaring = declaring;
    }

    /** 6.2.1.1.1: who has no evolve deck says so. */
    private void present(EvolveTable t) {
        for (int seat = 0; seat < 2; seat++) {
            if (t.size(Zone.EVOLVE_DECK.of(seat)) == 0) {
                t.note("6.2.1.1.1", seat, Table.NONE, "has no evolve deck");
            }
        }
    }

    private void askBasis(EvolveTable t) {
        if (declaring == 0) {
            goPast(SET_BASIS);
            return;
        }
        t.ask(Integer.numberOfTrailingZeros(declaring), "6.2.1.3", Ask.CHOOSE, Purpose.FIRST_PLAYER)
                .add(Choice.BASIS, 0).add(Choice.BASIS,
                        1);
    }

    private void setBasis(EvolveTable t) {
        int seat = Integer.numberOfTrailingZeros(declaring);
        if (Option.a(t.answer()) == 1) {
            t.players().setBasis(seat, t.def(t.leader(seat)).data().universe());
        }
        declaring &= declaring - 1;
        goTo(BASIS);
    }

    /** A card with Starting Amulet of the deck, which all have one name, goes facedown onto the field; its player knows it. */
    private void layAmulets(EvolveTable t) {
        for (int seat = 0; seat < 2; seat++) {
            int deck = Zone.DECK.of(seat);
            for (int i = 0; i < t.size(deck) && t.players().basis(seat).equals(Universe.DRIVE); i++) {
                int card = t.cardAt(deck, i);
                if (t.def(card).has(Keyword.STARTING_AMULET)) {
                    t.move(card, Zone.FIELD.of(seat), Movement.PREPARE.by(seat) | Movement.FACEDOWN);
                    t.show(card, 1 << seat);
                    t.note(t.edition().layingAmulets(), seat, Table.NONE, "puts a card facedown onto the field");
                    break;
                }
            }
        }
    }

    /** The first player's first. Nothing was put onto the field. */
    private void turnAmulets(EvolveTable t) {
        for (int n = 0; n < 2; n++) {
            int field = Zone.FIELD.of(n == 0 ? t.first() : EvolveTable.opponent(t.first()));
            for (int i = 0; i < t.size(field); i++) {
                int card = t.cardAt(field, i);
                if (t.is(card, Flag.FACE_DOWN)) {
                    t.turn(card, t.piece(card).with(Flag.FACE_DOWN, false));
                    t.note(t.edition().turningAmulets(), t.controller(card), card, "turns faceup");
                }
            }
        }
    }

    private void shuffle(EvolveTable t) {
        t.shuffle(Zone.DECK.of(0));
        t.shuffle(Zone.DECK.of(1));
    }

    /** 14.3.1.2: before the first player is decided. */
    private void magicItems(EvolveTable t) {
        for (int seat = 0; seat < 2; seat++) {
            GameActions.layOutMagicItems(t, seat);
        }
    }

    private void askFirst(EvolveTable t) {
        int picked = t.dice().below(2);
        t.secretShown();
        t.note(Remark.Topic.CHOICE, "6.2.1.6", picked, Table.NONE, "decides who goes first");
        t.ask(picked, "6.2.1.6", Ask.CHOOSE, Purpose.FIRST_PLAYER).add(Choice.SEAT, 0).add(Choice.SEAT, 1);
    }

    private void setFirst(EvolveTable t) {
        t.setFirst(Option.a(t.answer()));
    }

    private void drawHands(EvolveTable t) {
        GameActions.draw(t, t.first(), t.edition().openingHand());
        GameActions.draw(t, EvolveTable.opponent(t.first()), t.edition().openingHand());
    }

    private void redrawFirst(EvolveTable t) {
        t.push(new Mulligan(t.first()));
    }

    private void redrawSecond(EvolveTable t) {
        t.push(new Mulligan(EvolveTable.opponent(t.first())));
    }

    private void points(EvolveTable t) {
        for (int seat = 0; seat < 2; seat++) {
            t.setMaximum(seat, 0);
            t.setPlayPoints(seat, 0);
        }
    }

    private void superPoints(EvolveTable t) {
        t.players().setSuperPoints(0, t.edition().superEvolutionPoints());
        t.players().setSuperPoints(1, t.edition().superEvolutionPoints());
    }

    private void evolutionPoints(EvolveTable t) {
        t.players().setEvolutionPoints(t.first(), t.edition().evolutionPoints(true));
        t.players().setEvolutionPoints(EvolveTable.opponent(t.first()), t.edition().evolutionPoints(false));
    }

    /** Reading: a leader card that says otherwise (2.8.3.1, 1.3.1) goes before the usual 20. */
    private void defense(EvolveTable t) {
        for (int seat = 0; seat < 2; seat++) {
            t.setLeaderDefense(seat, t.def(t.leader(seat)).data().defense());
            t.players().setTimesLostDefense(seat, 0);
        }
    }

    private void begin(EvolveTable t) {
        t.forgetTurn();
        t.push(new Turn());
    }

    /** The rules ask. */
    @Override
    protected Cause cause(EvolveTable t) {
        return Cause.RULES;
    }
}
