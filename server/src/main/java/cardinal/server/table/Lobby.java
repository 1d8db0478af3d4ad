package cardinal.server.table;

import cardinal.bots.Bots;
import cardinal.cards.Once;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Match;
import cardinal.kernel.RecordedChoice;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import cardinal.server.Settings;
import cardinal.server.store.Origin;
import cardinal.server.store.Store;
import cardinal.server.store.StoredChoice;
import cardinal.server.store.StoredSeat;
import cardinal.server.store.StoredTable;
import cardinal.server.store.Timings;
import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.LobbyTable;
import cardinal.server.wire.NewTable;
import cardinal.server.wire.Room;
import cardinal.server.wire.SeatGrant;
import cardinal.server.wire.SitDown;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables of a server. A table that nobody looks at is put away and taken out again when somebody comes. */
public final class Lobby implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);
    private static final int LONGEST_CLOCK = 24 * 60 * 60;
    private static final int MOST_LISTED = 100;
    private static final long TIDYING = 60_000;

    private final Store store;
    private final LoadedGames games;
    private final RuleTexts ledgers;
    private final BotThreads botThreads;
    private final Settings.Limits limits;
    private final Clock clock;
    private final HeavyWork heavy;
    private final Map<String, Once<TableSession<?>>> sessions = new ConcurrentHashMap<>();
    /** Who opened a table, as long as it is here. */
    private final Map<String, String> openers = new ConcurrentHashMap<>();
    private final LongAdder errors = new LongAdder();
    private final Timings answers = new Timings();
    private volatile boolean ready;
    private volatile boolean closed;
    private final ScheduledExecutorService timer = new ScheduledThreadPoolExecutor(1,
            Thread.ofPlatform().daemon().name("clocks").factory(), new ThreadPoolExecutor.DiscardPolicy());

    public Lobby(Store store, LoadedGames games, RuleTexts ledgers, BotThreads botThreads, Settings.Limits limits,
            Clock clock) {
        this.store = store;
        this.games = games;
        this.ledgers = ledgers;
        this.botThreads = botThreads;
        this.limits = limits;
        this.clock = clock;
        heavy = new HeavyWork(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), limits.work(),
                limits.openings());
        var unused = later(TIDYING, () -> tidy(true));
    }

    /** Goes on with the matches from before the server was started; somebody who comes to one of them meanwhile takes it up. */
    public void goOn() {
        for (Room.Status status : List.of(Room.Status.WAITING, Room.Status.PLAYING)) {
            store.tables(status, limits.tables()).stream().takeWhile(id -> !closed).forEach(this::takeUp);
        }
        ready = true;
    }

    /** What a host wants to know of the tables. */
    public TableFigures figures() {
        int playing = 0;
        int waiting = 0;
        int asked = 0;
        for (TableSession<?> session : sessions().toList()) {
            playing += session.isPlayed() ? 1 : 0;
            waiting += session.waits() ? 1 : 0;
            asked += session.backlog();
        }
        return new TableFigures(playing, waiting, sessions.size(), asked, botThreads.size(), heavy.size(), errors.sum(),
                answers);
    }

    /** Whether the matches from before the server was started have been taken up. */
    public boolean isReady() {
        return ready && !closed && store.isWell();
    }

    /** Something failed that should not. */
    public void noteError() {
        errors.increment();
    }

    /** How long clients waited until what they said was done. */
    Timings answers() {
        return answers;
    }

    Store store() {
        return store;
    }

    /** Who opened a table; of one from before, the table itself. */
    String opener(String id) {
        return openers.getOrDefault(id, id);
    }

    /** How long a table waits for somebody while nobody looks at it, in milliseconds. */
    long longestWait() {
        return TimeUnit.MINUTES.toMillis(limits.waits());
    }

    /** Where what costs much is done. */
    public HeavyWork heavy() {
        return heavy;
    }

    BotThreads botThreads() {
        return botThreads;
    }

    RuleTexts ledgers() {
        return ledgers;
    }

    /** The time of day: for what is stored and shown. */
    long now() {
        return clock.millis();
    }

    /** Milliseconds that only ever go on, whatever somebody does to the time of day: for the clocks of matches. */
    long ticks() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    Future<?> later(long milliseconds, Runnable task) {
        return timer.schedule(task, milliseconds, TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        closed = true;
        timer.shutdownNow();
        botThreads.close();
        heavy.close();
        sessions().forEach(TableSession::close);
    }

    private Stream<TableSession<?>> sessions() {
        return sessions.values().stream().map(Once::made).flatMap(Optional::stream);
    }

    /** Tables that nobody looks at are put away; they are in the store. */
    private void tidy(boolean again) {
        sessions().forEach(session -> session.putAway(() -> remove(session)));
        if (again) {
            var unused = later(TIDYING, () -> tidy(true));
        }
    }

    // ---- sockets -------------------------------------------------------------------------------------

    /** A table by its name. */
    TableSession<?> session(String id) {
        Once<TableSession<?>> one = sessions.computeIfAbsent(id, name -> new Once<>(() -> taken(store.table(name)
                .orElseThrow(() -> new BadInput("match", "there is no match \"" + shortened(name) + "\"")))));
        try {
            return one.get();
        } catch (RuntimeException e) {
            sessions.remove(id, one);
            throw e;
        }
    }

    /** The same; a match that has to be rebuilt is rebuilt apart from the tables. who: wants it. */
    TableSession<?> session(String id, String who) {
        Once<TableSession<?>> one = sessions.get(id);
        return one != null && one.made().isPresent() ? session(id) : heavy.run(who, () -> session(id));
    }

    /** A match from before the server was started; one that cannot go on does not keep the others from it. */
    private void takeUp(String id) {
        try {
            session(id);
        } catch (RuntimeException e) {
            if (!closed) {
                LOG.warn("match {} cannot go on: {}", id, e.getMessage());
            }
        }
    }

    /** A table that was put away while somebody came. */
    TableSession<?> reopened(TableSession<?> away, String who) {
        remove(away);
        return session(away.id(), who);
    }

    /** Unless another has taken its place already. */
    private void remove(TableSession<?> away) {
        sessions.computeIfPresent(away.id(), (id, one) -> {
            if (one.made().filter(session -> session == away).isPresent()) {
                openers.remove(id);
                return null;
            }
            return one;
        });
    }

    private static String shortened(String name) {
        return name.length() > 40 ? name.substring(0, 40) + "..." : name;
    }

    private TableSession<?> taken(StoredTable table) {
        return taken(games.game(table.origin()), table);
    }

    private <T extends Table> TableSession<T> taken(Game<T> game, StoredTable table) {
        return new TableSession<>(this, game, table);
    }

    /** What is known about a table. */
    public Room room(String id, String who) {
        return session(id, who).askedRoom().seenBy(Table.NONE);
    }

    /** A client's way to a table. who: its address. */
    public ClientSession client(String who, Link link) {
        return new ClientSession(this, who, link);
    }

    // ---- opening tables ------------------------------------------------------------------------------

    /** who: the address of who opens it. */
    public SeatGrant open(NewTable wanted, String who) {
        String pool = wanted.pool().orElse("");
        Game<?> game = games.game(wanted.game(), pool, wanted.mode());
        if (wanted.others().size() != game.seats() - 1 || wanted.seat() < 0 || wanted.seat() >= game.seats()) {
            throw new BadInput("others",
                    wanted.mode() + " has " + game.seats() + " seats: name the others, and your own"
                            + " seat from 0 to " + (game.seats() - 1));
        }
        if (wanted.seed().isPresent() && !limits.seeds()
                && wanted.others().stream().anyMatch(o -> o.level().isEmpty())) {
            throw new BadInput("seed", "who knows it knows all that comes: among people chance has to decide");
        }
        long seed = wanted.seed().orElseGet(Secrets::seed);
        RandomGenerator random = new java.util.Random(seed ^ 0xdecL);
        String token = Secrets.token();
        String invitation = Secrets.token();
        List<StoredSeat> seats = new ArrayList<>();
        List<DeckList> decks = new ArrayList<>();
        List<NewTable.Other> others = new ArrayList<>(wanted.others());
        for (int seat = 0; seat < game.seats(); seat++) {
            if (seat == wanted.seat()) {
                seats.add(person(seat, TextInput.checked(wanted.name()), token));
                decks.add(DeckInput.chosen(game, wanted.deck(), random));
            } else {
                NewTable.Other other = others.removeFirst();
                seats.add(other.level().map(Lobby::level).map(level -> bot(seats.size(), level)).orElseGet(
                        () -> new StoredSeat(seats.size(), Room.Sitter.NOBODY, "", "", "", true, List.of())));
                decks.add(other.level().isPresent() ? DeckInput.chosen(game, other.deck(), random)
                        : new DeckList("free", List.of()));
            }
        }
        boolean full = seats.stream().noneMatch(seat -> seat.sitter() == Room.Sitter.NOBODY);
        Origin origin = LoadedGames.origin(game, pool, seed, decks, List.of());
        String id = open(origin, seats, wanted.seat(), checked(wanted.clock()), wanted.listed(),
                full ? Room.Status.PLAYING : Room.Status.WAITING, Secrets.hash(invitation),
                full ? Past.of(game, origin) : Past.NONE, who);
        return new SeatGrant(id, wanted.seat(), token, full ? Optional.empty() : Optional.of(invitation));
    }

    /**
     * What a table begins with.
     *
     * @param start  how the match stood before its first choice
     * @param goesOn  the version that its choices were last made with, if that is another than it was begun with
     */
    public record Past(List<StoredChoice> choices, List<KeptCard> cards, RecordedChoice start,
            Optional<String> goesOn) {
        /** Nothing yet: a table laid out by hand, or one where somebody is missing. */
        public static final Past NONE =
                new Past(List.of(), List.of(), RecordedChoice.numbered(0), Optional.empty());

        /** A match that begins now. */
        static Past of(Game<?> game, Origin origin) {
            return new Past(List.of(), LoadedGames.cards(game, origin),
                    Match.start(game.rules(), origin.setup()).beginning(), Optional.empty());
        }
    }

    /** A table for one person and bots, from somewhere else than the start of a match. */
    public SeatGrant open(Origin origin, int seat, String name, String level, Past past, String who) {
        String token = Secrets.token();
        List<StoredSeat> seats = new ArrayList<>();
        for (int s = 0; s < origin.decks().size(); s++) {
            seats.add(s == seat ? person(s, TextInput.checked(name), token)
                    : bot(s, level.isEmpty() ? "" : level(level)));
        }
        String id = open(origin, seats, seat, ClockSettings.NONE, false, Room.Status.PLAYING, "", past, who);
        return new SeatGrant(id, seat, token, Optional.empty());
    }

    /** One client has only so many tables; when all are taken, one that waits while nobody looks at it makes room. */
    private void checkRoom(String who, boolean waits) {
        if (sessions.size() >= limits.tables()) {
            tidy(false);
            FullHouse.next(sessions().toList(), this::opener).ifPresent(one -> one.giveUp(() -> remove(one)));
        }
        if (sessions.size() >= limits.tables()) {
            throw new BadInput("all tables of this server are taken; try again later");
        }
        int own = 0;
        int waiting = 0;
        for (TableSession<?> session : sessions().toList()) {
            if (opener(session.id()).equals(who)) {
                own++;
                waiting += session.waits() ? 1 : 0;
            }
        }
        if (own >= limits.ofOne() || waits && waiting >= limits.waiting()) {
            throw new BadInput("you have " + (waits ? waiting + " tables that wait for somebody" : own + " tables")
                    + "; close one of them first");
        }
    }

    private String open(Origin origin, List<StoredSeat> seats, int host, ClockSettings time, boolean listed,
            Room.Status status, String invitation, Past past, String who) {
        checkRoom(who, status == Room.Status.WAITING);
        String id = Secrets.name();
        int serial = past.choices().stream().mapToInt(StoredChoice::serial).max().orElse(0);
        StoredTable table = new StoredTable(id, now(), status, origin, listed, host, time, invitation, serial,
                Optional.empty(), Optional.empty(), 0, past.start(), past.goesOn(), List.copyOf(seats));
        store.open(table, past.choices(), past.cards());
        openers.put(id, who);
        session(id);
        return id;
    }

    private static StoredSeat person(int seat, String name, String token) {
        return new StoredSeat(seat, Room.Sitter.PERSON, name, "", Secrets.hash(token), true, List.of());
    }

    /** level: empty for somebody who declines everything. */
    private static StoredSeat bot(int seat, String level) {
        return new StoredSeat(seat, Room.Sitter.BOT, level.isEmpty() ? "nobody" : level, level, "", true, List.of());
    }

    private static String level(String word) {
        if (!Bots.levels().contains(word)) {
            throw new BadInput("level", "the levels of bots are " + String.join(", ", Bots.levels()));
        }
        return word;
    }

    private static ClockSettings checked(ClockSettings clock) {
        boolean used = clock.kind() != ClockSettings.Kind.NONE;
        if (used && (clock.seconds() < 1 || clock.seconds() > LONGEST_CLOCK) || clock.increment() < 0
                || clock.increment() > LONGEST_CLOCK) {
            throw new BadInput("clock", "a clock has 1 to " + LONGEST_CLOCK + " seconds");
        }
        return used ? clock : ClockSettings.NONE;
    }

    public SeatGrant sit(String id, SitDown wanted) {
        TableSession<?> session = session(id);
        StoredTable table = session.ask(session::stored);
        boolean invited = wanted.invitation().filter(session::isInvited).isPresent();
        if (!invited && !table.listed()) {
            throw new BadInput("invitation", "this table is for those with an invitation");
        }
        DeckList deck = DeckInput.chosen(games.game(table.origin()), wanted.deck(), new java.util.Random());
        String token = Secrets.token();
        String name = TextInput.checked(wanted.name());
        int seat = session.ask(() -> session.sit(name, deck, token));
        return new SeatGrant(id, seat, token, Optional.empty());
    }

    /** The same people and decks once more, with the seats' old tokens. */
    String again(StoredTable table) {
        Game<?> game = games.game(table.origin());
        Origin origin = table.origin().again(Secrets.seed(), game.rules().version());
        String id = open(origin, table.seats(), table.host(), table.clock(), table.listed(), Room.Status.PLAYING, "",
                origin.scenario().isEmpty() ? Past.of(game, origin) : Past.NONE, opener(table.id()));
        store.follow(table.id(), id);
        return id;
    }

    /** The listed tables where somebody is missing or something can be watched; nobody's many tables hide those of others. */
    public List<LobbyTable> lobby() {
        long now = now();
        return FullHouse.listed(sessions().filter(TableSession::isListed).toList(), this::opener, MOST_LISTED).stream()
                .map(session -> session.summary(now)).flatMap(Optional::stream).toList();
    }
}
