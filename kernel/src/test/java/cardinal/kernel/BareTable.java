package cardinal.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The least that is a table: one public board, and a deck, a hand and a veil for each seat. */
class BareTable extends Table {
    static final int BOARD = 0;

    /** A face without a game. */
    record Blank(int number) implements Face {
        @Override
        public String name() {
            return "blank " + number;
        }
    }

    /** A move in words. */
    record Moved(String verb, Image image, int to) implements Event {
        @Override
        public int kind() {
            return verb.equals("left") ? 0 : 1;
        }
    }

    /** Every composite that was delivered. */
    private final List<List<Event>> delivered;
    /** No part of the fingerprint: where {@link BareRules} plays differently. */
    int twistAt;
    boolean reversed;

    BareTable(int seats, long seed) {
        this(seats, seed, (from, to, reason) -> reason);
    }

    BareTable(int seats, long seed, Identity identity) {
        super(seats, specs(seats), identity, seed);
        delivered = new ArrayList<>();
    }

    BareTable(Edition edition, int seats, long seed) {
        super(edition, seats, specs(seats), (from, to, reason) -> reason, seed);
        delivered = new ArrayList<>();
    }

    BareTable(BareTable o) {
        super(o);
        delivered = new ArrayList<>(o.delivered);
        twistAt = o.twistAt;
        reversed = o.reversed;
    }

    private static List<ZoneSpec> specs(int seats) {
        List<ZoneSpec> zones = new ArrayList<>(List.of(new ZoneSpec("board", NONE, Privacy.PUBLIC, false)));
        for (int s = 0; s < seats; s++) {
            zones.add(new ZoneSpec("deck", s, Privacy.SECRET, true));
            zones.add(new ZoneSpec("hand", s, Privacy.OWNER, false));
            zones.add(new ZoneSpec("veil", s, Privacy.CONTROLLER, false));
        }
        return zones;
    }

    static int deck(int seat) {
        return 1 + 3 * seat;
    }

    static int hand(int seat) {
        return 2 + 3 * seat;
    }

    static int veil(int seat) {
        return 3 + 3 * seat;
    }

    int create(int owner, int zone) {
        return create(new Blank(pieceCount()), owner, zone);
    }

    List<List<Event>> delivered() {
        return delivered;
    }

    @Override
    public BareTable copy() {
        return new BareTable(this);
    }

    @Override
    protected void happened(Event[] events, int count) {
        delivered.add(List.of(Arrays.copyOf(events, count)));
    }

    @Override
    protected @Nullable Object valuesOf(int card) {
        return size(BOARD);
    }

    @Override
    protected @Nullable Event left(Image image, int to, int reason) {
        return new Moved("left", image, to);
    }

    @Override
    protected @Nullable Event arrived(Image image, int to, int reason) {
        return new Moved("arrived", image, to);
    }

    @Override
    protected Outcome endless() {
        return new Outcome(0, "endless", "");
    }

    @Override
    protected void fingerprint(Digest digest) {
    }
}
