package cardinal.kernel.toy;

import cardinal.kernel.Event;
import cardinal.kernel.Frame;
import cardinal.kernel.Identity;
import cardinal.kernel.Option;
import cardinal.kernel.Outcome;
import cardinal.kernel.Reason;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Sentence;
import cardinal.kernel.Setup;
import cardinal.kernel.Sight;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The toy as a ruleset: each test says with which procedure a match opens and what its triggers are. */
final class ToyRules implements Ruleset<ToyTable> {
    static final int PASS = 0;
    static final int PLAY = 1;
    static final int PICK = 2;
    static final int SEAT = 3;
    static final int END = 4;
    static final int HARM = 5;
    static final int DUEL = 6;
    static final int ATTACK = 7;
    static final int PAY = 8;

    /** What listens to delivered events. */
    interface Triggers {
        void happened(ToyTable table, List<Event> events);
    }

    final Function<ToyTable, Frame<ToyTable>> opening;
    Triggers triggers;
    Identity identity;
    Values values;
    Outcome verdict;
    long pool;
    String version;

    ToyRules(Function<ToyTable, Frame<ToyTable>> opening) {
        this.opening = opening;
        triggers = (table, events) -> {
        };
        identity = (from, to, reason) -> Identity.NOTHING;
        values = Values.DERIVED;
        verdict = new Outcome(0, "toy.loop", "an endless sequence is a draw");
        pool = 0xcafe;
        version = "1";
    }

    ToyRules triggers(Triggers newTriggers) {
        triggers = newTriggers;
        return this;
    }

    ToyRules identity(Identity newIdentity) {
        identity = newIdentity;
        return this;
    }

    ToyRules values(Values newValues) {
        values = newValues;
        return this;
    }

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public String version() {
        return version;
    }

    @Override
    public long poolFingerprint() {
        return pool;
    }

    @Override
    public ToyTable start(Setup setup) {
        ToyTable table = new ToyTable(this, setup);
        table.push(new TheEnd());
        table.push(opening.apply(table));
        return table;
    }

    @Override
    public String command(ToyTable table, long option) {
        return switch (Option.kind(option)) {
            case PASS -> "pass";
            case PLAY -> "play " + table.card(Option.a(option)).name();
            case PICK -> "pick " + Option.a(option);
            case SEAT -> "seat " + Option.a(option);
            case END -> "end";
            case HARM -> "harm " + Option.a(option);
            case DUEL -> "duel";
            case ATTACK -> "attack";
            case PAY -> "pay";
            default -> throw new IllegalArgumentException("no such option: " + Long.toHexString(option));
        };
    }

    @Override
    public List<Reason> why(ToyTable table, int seat, String command) {
        return List.of();
    }

    @Override
    public void concede(ToyTable table, int seat) {
        table.leave(seat);
        if (Integer.bitCount(table.seatsIn()) == 1) {
            table.finish(new Outcome(table.seatsIn(), "toy.concede", "the others gave up"));
        }
    }

    @Override
    public List<String> view(ToyTable table, int seat) {
        List<String> lines = new ArrayList<>();
        for (int zone = 0; zone < table.zones().count(); zone++) {
            for (int i = 0; i < table.size(zone); i++) {
                int card = table.cardAt(zone, i);
                lines.add(table.spec(zone).name() + " "
                        + (Sight.sees(table, seat, card) ? table.card(card).name() : "?"));
            }
        }
        for (int i = 0; i < table.historySize(); i++) {
            lines.add(narrate(table, seat, table.past(i)).text());
        }
        return lines;
    }

    @Override
    public Sentence narrate(ToyTable table, int seat, Event event) {
        return Sentence.of(((ToyEvent) event).words());
    }
}
