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
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.rules.Movement;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.List;

/** 439 of 2026-07: players create tokens, one after the other; each comes into being where it is, and nothing is played. */
public final class CreateTokens extends Frame<RiftTable> implements Acting, Asking {
    /** In place of a location: the base of whoever creates it. */
    public static final int OWN_BASE = -2;
    private static final String CREATED = Newer.clause("439.1");
    private static final String NO_ROOM = Newer.clause("439.2.b.5");
    private static final Step<CreateTokens, RiftTable> ASK = CreateTokens::ask;
    static final Steps<CreateTokens, RiftTable> STEPS = Steps.<CreateTokens, RiftTable>of(CreateTokens.class)
            .then(Newer.clause("439.2.b.1"), ASK)
            .then(Newer.clause("439.2"), CreateTokens::create);

    private final IntList seats;
    private final int each;
    private final CardDef face;
    private final boolean exhausted;
    /** The location that the effect names, {@link #OWN_BASE}, or NONE. */
    private final int place;
    /** How many have been created so far. */
    private int done;

    public CreateTokens(int[] seats, int each, CardDef face, boolean exhausted, int place) {
        super(STEPS);
        this.seats = IntList.of(seats);
        this.each = each;
        this.face = face;
        this.exhausted = exhausted;
        this.place = place;
    }

    private int creator() {
        return seats.all().get(Math.min(done / each, seats.all().size() - 1));
    }

    /** 439.2.b.1: a unit may come to any location to which it could be played: its creator's base, or a battlefield they control. */
    private void ask(RiftTable t) {
        if (done == seats.all().size() * each) {
            leave();
            return;
        }
        int seat = creator();
        if (!face.isUnit() || place != Table.NONE) {
            t.answer(Option.of(Choice.LOCATION, place == Table.NONE ? t.base(seat) : named(t, seat), 0, 0));
            return;
        }
        Prompt prompt = t.ask(seat, Newer.clause("439.2.b.1"), Ask.CHOOSE, Purpose.PLACE);
        prompt.add(Choice.LOCATION, t.base(seat));
        for (int b = 0; b < t.battlefields().count(); b++) {
            if (t.battlefields().controller(b) == seat && !Movement.isClosed(t, seat, t.battlefield(b))) {
                prompt.add(Choice.LOCATION, t.battlefield(b));
            }
        }
    }

    /** 462.2.a: a battlefield that is closed to a player's units is none that they come to. */
    private int named(RiftTable t, int seat) {
        return place == OWN_BASE || Movement.isClosed(t, seat, place) ? t.base(seat) : place;
    }

    private void create(RiftTable t) {
        goTo(ASK);
        int seat = creator();
        done++;
        if (t.answer() == Table.NO_ANSWER || !t.isIn(seat)) {
            return;
        }
        switch (face.type()) {
            case UNIT, GEAR, RUNE -> arrive(t, seat, Option.a(t.answer()));
            case LEGEND -> arrive(t, seat, t.legendZone(seat));
            case BATTLEFIELD -> battlefield(t, seat);
            case SPELL -> spell(t, seat);
        }
    }

    private void arrive(RiftTable t, int seat, int zone) {
        int card = t.create(face, seat, zone,
                piece -> piece.with(Flag.TOKEN, true).with(Flag.EXHAUSTED, exhausted));
        if (exhausted && face.type().isPermanent() && Entering.isMadeReady(t, card, seat)) {
            t.set(card, Flag.EXHAUSTED, false);
        }
        Contest.arrives(t, card);
        Entering.noteMight(t, card);
        told(t, seat, card);
    }

    /** 439.4.b: nobody controls it. */
    private void battlefield(RiftTable t, int seat) {
        if (!t.battlefields().mayGrow()) {
            t.note(NO_ROOM, seat, Table.NONE, "finds no room for another battlefield");
            return;
        }
        int card = t.create(face, seat, t.battlefieldZone(),
                piece -> piece.with(Flag.TOKEN, true).withController(Table.NONE));
        t.battlefields().add(card);
        told(t, seat, card);
    }

    /** 439.2.b.2: on the chain, where its choices are made as those of any card there; without any it comes to nothing. */
    private void spell(RiftTable t, int seat) {
        int card = t.create(face, seat, t.chainZone(), piece -> piece.with(Flag.TOKEN, true));
        ChainItem item = new ChainItem(t.chain().newId(), card, t.ref(card), face.spell(), seat,
                ChainItem.SPELL | ChainItem.TOKEN, Targets.NONE, Table.NONE, null, 0, 0);
        if (!Legal.hasChoices(t, item, List.of())) {
            t.move(card, t.nowhere(), GameActions.OTHER);
            return;
        }
        t.addItem(item);
        told(t, seat, card);
    }

    private static void told(RiftTable t, int seat, int card) {
        t.requestCleanup();
        t.note(Remark.Topic.MOVE, CREATED, seat, card, "creates");
    }

    @Override
    public int actor() {
        return creator();
    }

    @Override
    public String asks(Wording words) {
        return "Where do you create the " + face.name() + "?";
    }
}
