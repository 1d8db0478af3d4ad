package cardinal.evolve.flow;

import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Rivals;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.List;

/**
 * 10.7.2.2 of version 1.24.1: the player says which of the events that met a condition at the same time are those that count; the others
 * are left out. Reading: it is said before pending abilities are next looked at.
 */
final class WhichEvents extends Frame<EvolveTable> {
    private static final Step<WhichEvents, EvolveTable> ASK = WhichEvents::ask;
    static final Steps<WhichEvents, EvolveTable> STEPS = Steps.<WhichEvents, EvolveTable>of(WhichEvents.class)
            .then("10.7.2.2", ASK)
            .then("10.7.2.2", WhichEvents::take);

    /** Those that can be left out still. */
    private List<Item> open;
    private int excess;

    private WhichEvents(List<Item> open, int excess) {
        super(STEPS);
        this.open = List.copyOf(open);
        this.excess = excess;
    }

    static void decide(EvolveTable t) {
        Rivals rivals = t.pending().takeRivals();
        t.push(new WhichEvents(rivals.items(t), rivals.excess()));
    }

    /** One that counts after the other; what an ability does that does not look at the event is the same whichever it is. */
    private void ask(EvolveTable t) {
        if (open.size() <= excess || !open.getFirst().program().aboutCause()) {
            open.subList(0, Math.min(excess, open.size())).forEach(t.pending()::drop);
            leave();
            return;
        }
        Prompt prompt = t.ask(open.getFirst().controller(), "10.7.2.2", Ask.CHOOSE, Purpose.ORDER_ABILITIES);
        for (int i = 0; i < open.size(); i++) {
            if (!isSame(i)) {
                prompt.add(Choice.PICK, card(open.get(i)));
            }
        }
    }

    private boolean isSame(int i) {
        return open.subList(0, i).stream().anyMatch(other -> card(other) == card(open.get(i)));
    }

    private static int card(Item item) {
        EvolveEvent cause = item.cause();
        return cause == null ? Table.NONE : cause.card();
    }

    private void take(EvolveTable t) {
        int card = Option.a(t.answer());
        Item counts = open.stream().filter(item -> card(item) == card).findFirst().orElseThrow();
        open = open.stream().filter(item -> item != counts).toList();
        goTo(ASK);
    }

    @Override
    protected Cause cause(EvolveTable t) {
        Item item = open.getFirst();
        return new Cause(item.source(), item.program().text(), null, null);
    }
}
