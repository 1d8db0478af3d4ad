package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Round;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;

/** 331 to 336: finalize, execute, pass, resolve, until the chain is empty. */
public final class ChainRun extends Frame<RiftTable> implements Asking {
    private static final Step<ChainRun, RiftTable> FINALIZE = ChainRun::finalizeItems;
    private static final Step<ChainRun, RiftTable> EXECUTE = ChainRun::offerPriority;
    private static final Step<ChainRun, RiftTable> RESOLVE = ChainRun::resolveNewest;
    /** What is outstanding is done before anything is finalized. */
    public static final Step<ChainRun, RiftTable> TASKS_FIRST = ChainRun::finalizeAfterTasks;
    public static final Steps<ChainRun, RiftTable> STEPS = Steps.<ChainRun, RiftTable>of(ChainRun.class)
            .then("333", FINALIZE)
            .then("334", EXECUTE)
            .then("335", ChainRun::takeAnswer)
            .then("336", RESOLVE);

    /** Who has priority, and who has passed. */
    private Round round;
    /** 416.2.a: after an ability that adds, the item for which the same player goes on having priority. */
    private int kept;
    /** The newest item, for which priority goes round. */
    private int current;

    public ChainRun() {
        super(STEPS);
        kept = Table.NONE;
        round = Round.startingWith(0);
    }

    private void finalizeAfterTasks(RiftTable t) {
        if (t.cleanupWanted() && t.chain().waitingCount() == 0) {
            t.push(new Cleanup(Cleanup.NORMAL));
            again();
        } else {
            finalizeItems(t);
        }
    }

    private void finalizeItems(RiftTable t) {
        if (t.chain().waitingCount() > 0) {
            t.push(new PlaceTriggers());
            again();
        } else if (t.chain().oldestPending() != null) {
            t.push(new Finalize(t.chain().oldestPending()));
            again();
        } else if (t.cleanupWanted()) {
            t.push(new Cleanup(Cleanup.NORMAL));
            again();
        } else if (t.chain().size() == 0) {
            leave();
        } else {
            if (t.chain().newest().id() != kept) {
                round = Round.startingWith(t.chain().newest().controller());
            }
            kept = Table.NONE;
            current = t.chain().newest().id();
        }
    }

    /** 652.5.c: when a player has left, the item on top may be another one, or everybody left may have passed. */
    private void offerPriority(RiftTable t) {
        if (t.chain().size() == 0 || t.chain().newest().id() != current || t.cleanupWanted()) {
            kept = current;
            goTo(FINALIZE);
            return;
        }
        if (round.isComplete(t)) {
            goTo(RESOLVE);
            return;
        }
        Prompt prompt = t.ask(round.seat(), "334", Ask.ACT, Purpose.RESPOND);
        prompt.add(Choice.PASS);
        Legal.offerUses(t, prompt, round.seat());
    }

    private void takeAnswer(RiftTable t) {
        int seat = round.seat();
        if (Option.kind(t.answer()) == Choice.PASS) {
            t.note(Remark.Topic.PASS, "334.1.c", seat, -1, "passes");
            round = round.pass(t);
            if (!round.isComplete(t)) {
                goTo(EXECUTE);
            }
            return;
        }
        int newest = t.chain().newest().id();
        kept = Uses.begin(t, seat) ? newest : Table.NONE;
        goTo(FINALIZE);
    }

    private void resolveNewest(RiftTable t) {
        ChainItem item = t.chain().newest();
        t.push(new Resolve(item));
        goTo(FINALIZE);
    }

    /** 652.5.c.1: the next player in order has the priority of the one who left, also when the newest item was theirs (652.4). */
    @Override
    protected void seatLeft(int seat, RiftTable t) {
        boolean theirs = round.seat() == seat;
        round = round.without(seat, t);
        if (theirs && t.chain().size() > 0 && t.chain().newest().id() != current) {
            round = round.acted(round.seat());
            current = t.chain().newest().id();
        }
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    @Override
    public String asks(Wording words) {
        ChainItem newest = words.table().chain().newest();
        return "Respond to " + (newest.isAbility() ? "the ability of " : "") + words.card(newest.source().card())
                + ", or pass";
    }
}
