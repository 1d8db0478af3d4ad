package cardinal.server.table;

import cardinal.catalog.game.Game;
import cardinal.catalog.view.View;
import cardinal.kernel.BadInput;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.server.store.Origin;
import cardinal.server.store.StoredChoice;
import cardinal.server.store.StoredSeat;
import cardinal.server.store.StoredTable;
import cardinal.server.wire.Room;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One table with its match, its seats and everybody who looks at it. All of it belongs to the thread of its mailbox. */
final class Sitting<T extends Table> {
    private static final Logger LOG = LoggerFactory.getLogger(Sitting.class);
    private static final int MOST_SPECTATORS = 200;
    private static final int MOST_OF_A_SEAT = 8;
    private static final long LONGEST_WAIT = 24 * 60 * 60 * 1_000L;

    private final Hall hall;
    private final boolean listed;
    private final Game<T> game;
    private final Mailbox mailbox;
    private final Viewers viewers = new Viewers();
    private final Seating seats;
    private final Talk talk;
    private final Map<Integer, Set<Integer>> muted = new HashMap<>();
    private final Set<Integer> wantRematch = new TreeSet<>();
    private StoredTable table;
    private @Nullable Course<T> course;
    private Optional<String> next;
    private int stored;

    Sitting(Hall hall, Game<T> game, StoredTable table) {
        this.hall = hall;
        this.game = game;
        this.table = table;
        listed = table.listed();
        seats = new Seating(table.seats());
        next = table.following();
        talk = new Talk(table.id(), hall.store());
        mailbox = new Mailbox("table " + table.id());
        if (table.status() == Room.Status.PLAYING || table.status() == Room.Status.OVER) {
            course = begun(table, hall.store().choices(table.id()), hall.store().cards(table.id()));
        }
        mailbox.post(this::goOn);
    }

    private Course<T> begun(StoredTable now, List<StoredChoice> choices, List<KeptCard> cards) {
        Play<T> play = new Play<>(game, now, hall.store(), hall.bench(), choices, cards);
        stored = choices.size();
        return new Course<>(hall, game, play, seats, viewers, mailbox, this::over, this::news);
    }

    String id() {
        return table.id();
    }

    boolean isListed() {
        return listed;
    }

    // ---- from outside --------------------------------------------------------------------------------

    /** Does something on the table's own thread and waits for it. */
    <R> R ask(Supplier<R> question) {
        return mailbox.ask(question);
    }

    /** Whether it heard: a table that was just put away does not. */
    boolean join(Link link, Optional<String> token) {
        return mailbox.post(() -> guarded(link, "Join", () -> enter(link, token)));
    }

    void hear(Link link, ToServer message) {
        mailbox.post(() -> guarded(link, message.getClass().getSimpleName(), () -> {
            Viewer viewer = viewers.of(link).orElseThrow(() -> new BadInput("join the match first"));
            take(viewer, message);
        }));
    }

    void leave(Link link) {
        mailbox.post(() -> {
            if (viewers.remove(link)) {
                news();
            }
        });
    }

    /** Stops if nobody is here and nothing goes on; it is taken from the store again when somebody comes. */
    void putAway(Runnable removed) {
        mailbox.post(() -> {
            boolean waits = table.status() == Room.Status.WAITING;
            if (viewers.isEmpty() && waits && hall.now() - table.created() > LONGEST_WAIT) {
                end(Room.Status.CLOSED, Optional.empty());
            } else if (viewers.isEmpty() && !waits && (course == null || !course.isBusy()) && mailbox.closeIfIdle()) {
                removed.run();
            }
        });
    }

    /** Stops when what goes on is done. */
    void close() {
        mailbox.finish();
    }

    /** Whatever goes wrong is told to the one who asked for it, and changes nothing. */
    private void guarded(Link link, String about, Runnable task) {
        try {
            task.run();
        } catch (BadInput e) {
            link.send(new ToClient.Refused(id(), about, String.valueOf(e.getMessage())));
        } catch (RuntimeException e) {
            LOG.error("table {}: {} failed", id(), about, e);
            link.send(new ToClient.Refused(id(), about, "something is wrong with the server; nothing was changed"));
        }
    }

    // ---- seats ---------------------------------------------------------------------------------------

    /** Somebody takes the first free seat; when none is left the match begins. */
    int sit(String name, Setup.DeckList deck, String token) {
        if (table.status() != Room.Status.WAITING) {
            throw new BadInput("no seat is free at this table");
        }
        int seat = seats.free();
        StoredSeat taken = new StoredSeat(seat, Room.Sitter.PERSON, name, "", Secrets.hash(token), true, List.of());
        boolean full = Seating.isFull(seats.with(taken));
        Origin decks = table.origin().with(seat, deck);
        Origin origin = full ? decks.again(decks.seed(), game.rules().version()) : decks;
        Room.Status status = full ? Room.Status.PLAYING : Room.Status.WAITING;
        List<KeptCard> cards = full ? GameShelf.cards(game, origin) : List.of();
        StoredTable now = Tables.with(table, status, origin, seats.with(taken));
        Course<T> begun = full ? begun(now, List.of(), cards) : null;
        now = begun == null ? now : Tables.with(now, begun.play().start());
        hall.store().sit(now, taken, cards);
        table = now;
        seats.put(taken);
        course = begun;
        goOn();
        return seat;
    }

    StoredTable stored() {
        return table;
    }

    boolean isInvited(String invitation) {
        return Secrets.match(invitation, table.invitation());
    }

    private void enter(Link link, Optional<String> token) {
        int seat = token.map(seats::opened).orElse(Table.NONE);
        if (viewers.at(seat) >= (seat == Table.NONE ? MOST_SPECTATORS : MOST_OF_A_SEAT)) {
            throw new BadInput(seat == Table.NONE ? "too many people look at this table"
                    : "you look at this table from too many places");
        }
        Set<Integer> unheard =
                seat == Table.NONE ? new HashSet<>() : muted.computeIfAbsent(seat, key -> new HashSet<>());
        Viewer viewer = new Viewer(link, seat, unheard);
        viewers.add(viewer);
        news();
        if (course != null) {
            course.show(viewer);
        }
        talk.repeat(viewer);
    }

    // ---- messages ------------------------------------------------------------------------------------

    private void take(Viewer viewer, ToServer message) {
        switch (message) {
            case ToServer.Join join -> throw new BadInput("you have joined already");
            case ToServer.Choose choose -> running().choose(player(viewer), choose);
            case ToServer.Concede concede -> running().concede(player(viewer));
            case ToServer.TakeBack back -> running().takeBack(player(viewer));
            case ToServer.Agree agree -> running().agree(player(viewer), agree);
            case ToServer.Chat said ->
                    talk.say(viewer, seats.name(viewer.seat), said.text(), hall.now(), viewers.all());
            case ToServer.Mute mute -> viewer.mute(mute.seat(), mute.muted());
            case ToServer.Auto auto -> auto(player(viewer), auto);
            case ToServer.Why why -> viewer.link.send(new ToClient.WhyAnswer(id(), why.request(),
                    new Doubts<>(game, running().play().match(), hall.ledgers()).of(player(viewer), viewer.handles,
                            why)));
            case ToServer.GoOn goOn -> goOnFromHere(player(viewer), goOn.yes());
            case ToServer.Rematch rematch -> rematch(player(viewer));
            case ToServer.Close close -> close(player(viewer));
            case ToServer.Ping ping -> viewer.link.send(new ToClient.Pong(id(), ping.n()));
        }
    }

    private static int player(Viewer viewer) {
        if (viewer.seat == Table.NONE) {
            throw new BadInput("you only watch this match");
        }
        return viewer.seat;
    }

    private Course<T> running() {
        Course<T> begun = course;
        if (begun == null) {
            throw new BadInput("the match has not begun");
        }
        return begun;
    }

    private void auto(int seat, ToServer.Auto auto) {
        StoredSeat now = seats.withAuto(seat, auto, game.manners().windows());
        hall.store().put(id(), now);
        seats.put(now);
        if (course != null) {
            course.play().set(now);
        }
        goOn();
    }

    /** The rules have changed in the match's path: all go on from its last common choice, or somebody ends it without a result. */
    private void goOnFromHere(int seat, boolean yes) {
        if (table.status() != Room.Status.PLAYING) {
            throw new BadInput("the match is over");
        }
        if (yes) {
            running().goOnFromHere(seat);
        } else if (running().isHalted()) {
            end(Room.Status.OVER, Optional.empty());
            news();
        } else {
            throw new BadInput("the match goes on already");
        }
    }

    private void close(int seat) {
        if (seat != table.host() || table.status() != Room.Status.WAITING) {
            throw new BadInput("only its host closes a table, and only before the match begins");
        }
        end(Room.Status.CLOSED, Optional.empty());
        news();
    }

    private void end(Room.Status status, Optional<View.Result> result) {
        hall.store().finish(id(), status, result, hall.now());
        table = Tables.with(Tables.with(table, status, table.origin(), seats.all()), result);
    }

    /** Goes on with the match, if it has begun. */
    private void goOn() {
        if (course != null) {
            course.goOn();
        } else {
            news();
        }
    }

    private void over() {
        if (table.status() == Room.Status.PLAYING) {
            end(Room.Status.OVER, Tables.result(running().play().match()));
        }
    }

    private void rematch(int seat) {
        if (table.status() != Room.Status.OVER || next.isPresent()) {
            throw new BadInput("a rematch comes after a match, and once");
        }
        wantRematch.add(seat);
        if (wantRematch.containsAll(seats.others(Table.NONE))) {
            next = Optional.of(hall.again(table));
        }
        news();
    }

    // ---- telling -------------------------------------------------------------------------------------

    Room room() {
        Course<T> begun = course;
        return new Room(id(), table.origin().game(), table.origin().mode(), table.origin().pool(), table.status(),
                table.host(), seats.places(viewers), table.clock(), viewers.at(Table.NONE),
                begun == null ? Optional.empty() : begun.wish(), List.copyOf(wantRematch), next,
                table.status() == Room.Status.OVER || begun == null ? table.result()
                        : Tables.result(begun.play().match()),
                table.status() == Room.Status.OVER && table.origin().scenario().isEmpty(),
                begun == null ? Optional.empty() : begun.changed(stored), versions(begun));
    }

    private Room.Versions versions(@Nullable Course<T> begun) {
        return begun == null ? new Room.Versions(table.origin().version(), table.goesOn())
                : new Room.Versions(begun.play().begunWith(), begun.play().goesOn());
    }

    private void news() {
        viewers.news(room(), seats, game.manners().windows());
    }
}
