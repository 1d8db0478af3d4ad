package cardinal.server.table;

import cardinal.catalog.game.Game;
import cardinal.catalog.view.View;
import cardinal.kernel.BadInput;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.server.store.Origin;
import cardinal.server.store.StoreFault;
import cardinal.server.store.StoredChoice;
import cardinal.server.store.StoredSeat;
import cardinal.server.store.StoredTable;
import cardinal.server.wire.LobbyTable;
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
final class TableSession<T extends Table> {
    private static final Logger LOG = LoggerFactory.getLogger(TableSession.class);
    private static final int MOST_SPECTATORS = 200;
    private static final int MOST_OF_A_SEAT = 8;
    private static final long COMINGS_AND_GOINGS = 100;

    private final Lobby lobby;
    private final boolean listed;
    private final Game<T> game;
    private final Mailbox mailbox;
    private final Subscribers subscribers = new Subscribers();
    private final TableSeats seats;
    private final TableChat chat;
    private final Map<Integer, Set<Integer>> muted = new HashMap<>();
    private final Set<Integer> wantRematch = new TreeSet<>();
    private volatile StoredTable table;
    private volatile List<Room.Place> places = List.of();
    private volatile boolean lookedAt;
    private long seen;
    private @Nullable MatchRunner<T> runner;
    private Optional<String> next;
    private int stored;
    private boolean newsDue;

    TableSession(Lobby lobby, Game<T> game, StoredTable table) {
        this.lobby = lobby;
        this.game = game;
        this.table = table;
        seen = lobby.ticks();
        listed = table.listed();
        seats = new TableSeats(table.seats());
        places = seats.places(subscribers);
        next = table.following();
        chat = new TableChat(table.id(), lobby.store());
        mailbox = new Mailbox("table " + table.id());
        if (table.status() == Room.Status.PLAYING || table.status() == Room.Status.OVER) {
            runner = begun(table, lobby.store().choices(table.id()), lobby.store().cards(table.id()));
        }
        mailbox.post(this::goOn);
    }

    private MatchRunner<T> begun(StoredTable now, List<StoredChoice> choices, List<KeptCard> cards) {
        LiveMatch<T> live = new LiveMatch<>(game, now, lobby.store(), lobby.botThreads(), choices, cards);
        stored = choices.size();
        return new MatchRunner<>(lobby, game, live, seats, subscribers, mailbox, this::over, this::news);
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

    /** What is known about the table, after what was asked for before. */
    Room askedRoom() {
        return mailbox.askGuest(this::room);
    }

    /** Whether it heard: a table that was just put away does not. done: when it was answered. */
    boolean join(Link link, Optional<String> token, Runnable done) {
        return mailbox.postGuest(() -> guarded(link, "Join", () -> enter(link, token), done));
    }

    /** arrived: when the message came; later: whether it waits until nothing else is to do; done: when it was answered. */
    void hear(Link link, ToServer message, long arrived, boolean later, Runnable done) {
        Runnable task = () -> guarded(link, message.getClass().getSimpleName(), () -> {
            if (!link.isOpen() && !message.decides()) {
                return;
            }
            Subscriber subscriber = subscribers.of(link).orElseThrow(() -> new BadInput("join the match first"));
            take(subscriber, message, arrived);
        }, done);
        boolean heard = false;
        try {
            heard = later ? mailbox.postGuest(task) : mailbox.post(task);
        } finally {
            if (!heard) {
                done.run();
            }
        }
    }

    void leave(Link link) {
        mailbox.post(() -> {
            if (subscribers.remove(link)) {
                lookedAt = !subscribers.isEmpty();
                seen = lobby.ticks();
                newsSoon();
            }
        });
    }

    /** Stops if nobody is here and nothing goes on; it is taken from the store again when somebody comes. */
    void putAway(Runnable removed) {
        mailbox.post(() -> {
            if (!subscribers.isEmpty()) {
                seen = lobby.ticks();
                return;
            }
            if (waits() && lobby.ticks() - seen > lobby.longestWait()) {
                end(Room.Status.CLOSED, Optional.empty());
            }
            if (!waits() && (runner == null || !runner.isBusy()) && mailbox.closeIfIdle()) {
                removed.run();
            }
        });
    }

    /** Ends it if it still waits for somebody and nobody looks at it. */
    void giveUp(Runnable removed) {
        ask(() -> {
            if (waits() && subscribers.isEmpty()) {
                end(Room.Status.CLOSED, Optional.empty());
                removed.run();
            }
            return true;
        });
        putAway(removed);
    }

    /** Whether somebody is missing. Can be asked by any thread, like what follows. */
    boolean waits() {
        return table.status() == Room.Status.WAITING;
    }

    boolean isPlayed() {
        return table.status() == Room.Status.PLAYING;
    }

    /** How much waits to be heard. */
    int backlog() {
        return mailbox.size();
    }

    boolean isLookedAt() {
        return lookedAt;
    }

    long created() {
        return table.created();
    }

    /** What a list of tables says of it; nothing once it is over. */
    Optional<LobbyTable> summary(long now) {
        StoredTable stands = table;
        boolean open = stands.status() == Room.Status.WAITING || stands.status() == Room.Status.PLAYING;
        return open ? Optional.of(new LobbyTable(stands.id(), stands.origin().game(), stands.origin().mode(),
                stands.status(), places, stands.clock(), (now - stands.created()) / 1000)) : Optional.empty();
    }

    /** Stops when what goes on is done. */
    void close() {
        mailbox.finish();
    }

    /** Whatever goes wrong is told to the one who asked for it, and changes nothing. */
    private void guarded(Link link, String about, Runnable task, Runnable done) {
        try {
            task.run();
        } catch (BadInput e) {
            link.send(new ToClient.Refused(id(), about, String.valueOf(e.getMessage())));
        } catch (StoreFault e) {
            link.send(new ToClient.Refused(id(), about, MatchRunner.FAULT));
        } catch (RuntimeException e) {
            lobby.noteError();
            LOG.error("table {}: {} failed", id(), about, e);
            link.send(new ToClient.Refused(id(), about, "something is wrong with the server; nothing was changed"));
        } finally {
            done.run();
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
        boolean full = TableSeats.isFull(seats.with(taken));
        Origin decks = table.origin().with(seat, deck);
        Origin origin = full ? decks.again(decks.seed(), game.rules().version()) : decks;
        Room.Status status = full ? Room.Status.PLAYING : Room.Status.WAITING;
        List<KeptCard> cards = full ? LoadedGames.cards(game, origin) : List.of();
        StoredTable now = TableUpdates.with(table, status, origin, seats.with(taken));
        MatchRunner<T> begun = full ? begun(now, List.of(), cards) : null;
        now = begun == null ? now : TableUpdates.with(now, begun.live().start());
        lobby.store().sit(now, taken, cards);
        table = now;
        seats.put(taken);
        runner = begun;
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
        if (!link.isOpen()) {
            return;
        }
        subscribers.remove(link);
        int seat = token.map(seats::opened).orElse(Table.NONE);
        if (subscribers.at(seat) >= (seat == Table.NONE ? MOST_SPECTATORS : MOST_OF_A_SEAT)) {
            throw new BadInput(seat == Table.NONE ? "too many people look at this table"
                    : "you look at this table from too many places");
        }
        Set<Integer> unheard =
                seat == Table.NONE ? new HashSet<>() : muted.computeIfAbsent(seat, key -> new HashSet<>());
        Subscriber subscriber = new Subscriber(link, seat, unheard);
        subscribers.add(subscriber);
        lookedAt = true;
        subscribers.news(room(), seats, game.uiHints().windows(), List.of(subscriber));
        newsSoon();
        if (runner != null) {
            runner.show(subscriber);
        }
        chat.repeat(subscriber);
    }

    // ---- messages ------------------------------------------------------------------------------------

    private void take(Subscriber subscriber, ToServer message, long arrived) {
        switch (message) {
            case ToServer.Join join -> throw new BadInput("you have joined already");
            case ToServer.Choose choose -> running().choose(player(subscriber), choose, arrived);
            case ToServer.Concede concede -> running().concede(player(subscriber));
            case ToServer.TakeBack back -> running().takeBack(player(subscriber));
            case ToServer.Agree agree -> running().agree(player(subscriber), agree);
            case ToServer.Chat said ->
                    chat.say(subscriber, seats.name(subscriber.seat), said.text(), arrived, subscribers.all());
            case ToServer.Mute mute -> subscriber.mute(mute.seat(), mute.muted());
            case ToServer.Auto auto -> auto(player(subscriber), auto);
            case ToServer.Why why -> subscriber.link.send(new ToClient.WhyAnswer(id(), why.request(),
                    new WhyQuestions<>(game, running().live().match(), lobby.ledgers()).of(player(subscriber),
                            subscribers.feed(subscriber.seat).handles, why)));
            case ToServer.Hint hint -> running().hint(subscriber, player(subscriber), hint.request());
            case ToServer.GoOn goOn -> goOnFromHere(player(subscriber), goOn.yes());
            case ToServer.Rematch rematch -> rematch(player(subscriber));
            case ToServer.Close close -> close(player(subscriber));
            case ToServer.Ping ping -> subscriber.link.send(new ToClient.Pong(id(), ping.n()));
        }
    }

    private static int player(Subscriber subscriber) {
        if (subscriber.seat == Table.NONE) {
            throw new BadInput("you only watch this match");
        }
        return subscriber.seat;
    }

    private MatchRunner<T> running() {
        MatchRunner<T> begun = runner;
        if (begun == null) {
            throw new BadInput("the match has not begun");
        }
        return begun;
    }

    private void auto(int seat, ToServer.Auto auto) {
        StoredSeat now = seats.withAuto(seat, auto, game.uiHints().windows());
        lobby.store().put(id(), now);
        seats.put(now);
        if (runner != null) {
            runner.live().set(now);
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
        lobby.store().finish(id(), status, result, lobby.now());
        table = TableUpdates.with(TableUpdates.with(table, status, table.origin(), seats.all()), result);
    }

    /** Goes on with the match, if it has begun. */
    private void goOn() {
        if (runner != null) {
            runner.goOn();
        } else {
            news();
        }
    }

    private void over() {
        if (table.status() == Room.Status.PLAYING) {
            end(Room.Status.OVER, TableUpdates.result(running().live().match()));
        }
    }

    private void rematch(int seat) {
        if (table.status() != Room.Status.OVER || next.isPresent()) {
            throw new BadInput("a rematch comes after a match, and once");
        }
        wantRematch.add(seat);
        if (wantRematch.containsAll(seats.others(Table.NONE))) {
            next = Optional.of(lobby.again(table));
        }
        news();
    }

    // ---- telling -------------------------------------------------------------------------------------

    Room room() {
        MatchRunner<T> begun = runner;
        return new Room(id(), table.origin().game(), table.origin().mode(), table.origin().pool(), table.status(),
                table.host(), seats.places(subscribers), table.clock(), subscribers.at(Table.NONE),
                begun == null ? Optional.empty() : begun.wish(), List.copyOf(wantRematch), next,
                begun == null ? table.result()
                        : (table.status() == Room.Status.OVER ? table.result()
                                : TableUpdates.result(begun.live().match())).map(begun.live().curve()::on),
                table.status() == Room.Status.OVER && table.origin().scenario().isEmpty(),
                begun == null ? Optional.empty() : begun.changed(stored), versions(begun));
    }

    private Room.Versions versions(@Nullable MatchRunner<T> begun) {
        return begun == null ? new Room.Versions(table.origin().version(), table.goesOn())
                : new Room.Versions(begun.live().begunWith(), begun.live().goesOn());
    }

    /** Who comes and goes is told to all together: a hundred who come at once are one piece of news, not a hundred to each of the others. */
    private void newsSoon() {
        if (!newsDue) {
            newsDue = true;
            var unused = lobby.later(COMINGS_AND_GOINGS, () -> mailbox.post(this::news));
        }
    }

    private void news() {
        newsDue = false;
        Room now = room();
        places = now.places();
        subscribers.news(now, seats, game.uiHints().windows());
    }
}
