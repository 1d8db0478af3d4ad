package cardinal.kernel;

import java.util.List;

/** A game of picking numbers, just enough to have a journal. */
final class BareRules implements Ruleset<BareTable> {
    String version = "three";
    long pool = 0xabcdefL;
    String id = "bare";
    /** At this choice the rules differ from what they were: drift. */
    int twistAt = -1;
    /** Whether options are listed the other way round. */
    boolean reversed;

    /** Asks seat after seat for a number, a hundred times. */
    static final class Picks extends Frame<BareTable> {
        private static final Step<Picks, BareTable> ASK = Picks::ask;
        static final Steps<Picks, BareTable> STEPS =
                Steps.<Picks, BareTable>of(Picks.class).then("1", ASK).then("2", Picks::take);
        private int asked;
        private int sum;

        Picks(int asked) {
            super(STEPS);
            this.asked = asked;
        }

        private void ask(BareTable table) {
            if (asked == 100) {
                table.finish(new Outcome(1 << sum % 2, "3", "a hundred picks"));
                return;
            }
            Prompt prompt = table.ask(table.isIn(asked % 2) ? asked % 2 : table.nextSeat(asked % 2), "1", Ask.NUMBER,
                    Purpose.AMOUNT);
            int n = 1 + table.dice().below(4);
            for (int i = 0; i < n; i++) {
                prompt.add(1, table.reversed ? n - 1 - i : i);
            }
        }

        private void take(BareTable table) {
            asked++;
            sum += Option.a(table.answer());
            sum += asked == table.twistAt ? 1 : 0;
            table.create(sum % 2, BareTable.BOARD);
            goTo(ASK);
        }
    }

    @Override
    public String id() {
        return id;
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
    public BareTable start(Setup setup) {
        BareTable table = new BareTable(3, setup.seed());
        table.twistAt = twistAt;
        table.reversed = reversed;
        table.push(new Picks(0));
        return table;
    }

    @Override
    public String command(BareTable table, long option) {
        return "pick " + Option.a(option);
    }

    @Override
    public List<Reason> why(BareTable table, int seat, String command) {
        return List.of();
    }

    @Override
    public void concede(BareTable table, int seat) {
        table.leave(seat);
    }

    @Override
    public List<String> view(BareTable table, int seat) {
        return List.of();
    }

    @Override
    public Sentence narrate(BareTable table, int seat, Event event) {
        return Sentence.NOTHING;
    }
}
