package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Round;
import cardinal.kernel.Steps;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;

/** 331 to 336: finalize, execute, pass, resolve, until the chain is empty. */
public final class ChainRun extends Frame<RiftTable> {
    static final Steps<ChainRun, RiftTable> STEPS = Steps.<ChainRun, RiftTable>of(ChainRun.class)
            .then("333", ChainRun::finalizeItems)
            .then("334", ChainRun::offerPriority)
            .then("335", ChainRun::takeAnswer)
            .then("336", ChainRun::resolveNewest);
    private static final int FINALIZE = 0;
    private static final int EXECUTE = 1;

    private Round round;

    public ChainRun() {
        super(STEPS);
        round = Round.startingWith(0);
    }

    private void finalizeItems(RiftTable t) {
        if (t.waitingCount() > 0) {
            t.push(new PlaceTriggers());
            again();
        } else if (t.oldestPending() != null) {
            t.push(new Finalize(t.oldestPending()));
            again();
        } else if (t.cleanupWanted()) {
            t.push(new Cleanup(Cleanup.NORMAL));
            again();
        } else if (t.chainSize() == 0) {
            leave();
        } else {
            round = Round.startingWith(t.newest().controller());
        }
    }

    private void offerPriority(RiftTable t) {
        Prompt prompt = t.ask(round.seat(), "334", Ask.ACT);
        prompt.add(Choice.PASS);
        Legal.offerUses(t, prompt, round.seat());
    }

    private void takeAnswer(RiftTable t) {
        int seat = round.seat();
        if (Option.kind(t.answer()) == Choice.PASS) {
            t.note("334.1.c", seat, -1, "passes");
            round = round.pass(t);
            if (!round.isComplete(t)) {
                goTo(EXECUTE);
            }
            return;
        }
        goTo(Uses.begin(t, seat) ? EXECUTE : FINALIZE);
    }

    private void resolveNewest(RiftTable t) {
        ChainItem item = t.newest();
        t.push(new Resolve(item));
        goTo(FINALIZE);
    }

    @Override
    protected void seatLeft(int seat, RiftTable t) {
        round = round.without(seat, t);
    }

    /** Whether an option is an ability that adds resources: it does not touch the chain (416.2.a). */
    static boolean isAdd(RiftTable t, long option) {
        return Option.kind(option) == Choice.ACTIVATE && t.def(Option.a(option)).activated()[Option.b(option)].program().adds();
    }

    static void useAdd(RiftTable t, int seat, long option) {
        Resources.useAdd(t, seat, Option.a(option), Option.b(option));
    }
}
