package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 352.12: one player after the other may play a token; the first of them plays one more for each of the others who has. */
public final class SharedTokens extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<SharedTokens, RiftTable> ASK = SharedTokens::ask;
    static final Steps<SharedTokens, RiftTable> STEPS = Steps.<SharedTokens, RiftTable>of(SharedTokens.class)
            .then("352.12", ASK)
            .then("347.2", SharedTokens::play)
            .then("347.2", SharedTokens::count);

    private final IntList seats;
    private final CardDef face;
    /** How many have been asked. */
    private int asked;
    /** How many but the first have played one. */
    private int others;

    /** seats: who is asked, the one whose instruction it is first. */
    public SharedTokens(int[] seats, CardDef face) {
        super(STEPS);
        this.seats = IntList.of(seats);
        this.face = face;
    }

    private void ask(RiftTable t) {
        if (asked == seats.all().size()) {
            Effect effect = EffectBelow.of(t, this);
            int more = others;
            leave();
            if (effect != null && more > 0) {
                TokenPlay.of(t, effect, planned(seats.all().getFirst()), more);
            }
            return;
        }
        Prompt prompt = t.ask(seats.all().get(asked), "352.12", Ask.YES_NO, Purpose.MAY);
        prompt.add(Choice.YES, Table.NONE).add(Choice.NO);
    }

    private void play(RiftTable t) {
        Effect effect = EffectBelow.of(t, this);
        if (effect == null || Option.kind(t.answer()) != Choice.YES || !t.isIn(seats.all().get(asked))) {
            asked++;
            goTo(ASK);
            return;
        }
        TokenPlay.of(t, effect, planned(seats.all().get(asked)), 1);
    }

    private void count(RiftTable t) {
        Effect effect = EffectBelow.of(t, this);
        others += asked > 0 && effect != null && effect.isDone() ? 1 : 0;
        asked++;
        goTo(ASK);
    }

    private RiftEvent.TokenPlanned planned(int seat) {
        return new RiftEvent.TokenPlanned(seat, face, ChainItem.TOKEN, Table.NONE);
    }

    @Override
    public int actor() {
        return seats.all().get(Math.min(asked, seats.all().size() - 1));
    }

    @Override
    public String asks(Wording words) {
        return "Play a " + face.name() + " token?";
    }
}
