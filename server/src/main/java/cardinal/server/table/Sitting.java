package cardinal.server.table;

import cardinal.arena.game.Game;
import cardinal.arena.people.TakingBack;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.server.store.Origin;
import cardinal.server.store.StoredChoice;
import cardinal.server.store.StoredSeat;
import cardinal.server.store.StoredTable;
import cardinal.server.wire.Room;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import java.util.List;
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
    private static final int MOST_VIEWERS = 200;

    private final Hall hall;
    private final boolean listed;
    private final Game<T> game;
    private final Mailbox mailbox;
    private final Viewers viewers = new Viewers();
    private final Seating seats;
    private final Talk talk;
    private final Wishes wishes = new Wishes();
    private final Set<Integer> wantRematch = new TreeSet<>();
    private StoredTable table;
    private @Nullable Play<T> play;
    private Optional<String> next;
    private boolean thinking;

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
            List<StoredChoice> choices = hall.store().choices(table.id());
            play = new Play<>(game, table, hall.store(), hall.bench(), choices);
        }
        mailbox.post(this::goOn);
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
            Play<T> p = play;
            boolean timed = p != null && !p.isOver() && p.clock().isUsed();
            if (viewers.isEmpty() && !thinking && !timed && table.status() != Room.Status.WAITING) {
                if (mailbox.closeIfIdle()) {
                    removed.run();
                }
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
        Origin origin = table.origin().with(seat, deck);
        boolean full = Seating.isFull(seats.with(taken));
        Room.Status status = full ? Room.Status.PLAYING : Room.Status.WAITING;
        StoredTable now = Tables.with(table, status, origin, seats.with(taken));
        Play<T> begun = full ? new Play<>(game, now, hall.store(), hall.bench(), List.of()) : null;
        hall.store().sit(id(), taken, origin, status);
        table = now;
        seats.put(taken);
        play = begun;
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
        if (viewers.size() >= MOST_VIEWERS) {
            throw new BadInput("too many people look at this table");
        }
        Viewer viewer = new Viewer(link, seat);
        viewers.add(viewer);
        news();
        Play<T> p = play;
        if (p != null) {
            viewer.show(id(), game, p.match(), p.log(), p.serial());
            clocks(p, List.of(viewer));
        }
        talk.repeat(link);
    }

    // ---- messages ------------------------------------------------------------------------------------

    private void take(Viewer viewer, ToServer message) {
        switch (message) {
            case ToServer.Join join -> throw new BadInput("you have joined already");
            case ToServer.Choose choose -> choose(viewer, choose);
            case ToServer.Concede concede -> concede(player(viewer));
            case ToServer.TakeBack back -> takeBack(player(viewer));
            case ToServer.Agree agree -> agree(player(viewer), agree);
            case ToServer.Chat said ->
                    talk.say(viewer.seat, seats.name(viewer.seat), said.text(), viewers.all());
            case ToServer.Mute mute -> viewer.mute(mute.seat(), mute.muted());
            case ToServer.Auto auto -> auto(player(viewer), auto);
            case ToServer.Why why -> viewer.link.send(new ToClient.WhyAnswer(id(), why.request(),
                    new Doubts<>(game, playing().match(), hall.ledgers()).of(player(viewer), viewer.handles, why)));
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

    private Play<T> playing() {
        Play<T> p = play;
        if (p == null) {
            throw new BadInput("the match has not begun");
        }
        return p;
    }

    private void choose(Viewer viewer, ToServer.Choose choose) {
        Play<T> p = playing();
        p.check(player(viewer), choose.serial(), choose.option());
        make(p, choose.option(), StoredChoice.Maker.PERSON, p.clock().thought(hall.now()));
        goOn();
    }

    private void concede(int seat) {
        Play<T> p = playing();
        if (p.isOver() || !p.match().table().isIn(seat)) {
            throw new BadInput("there is nothing to concede");
        }
        make(p, Match.concession(seat), StoredChoice.Maker.PERSON, 0);
        goOn();
    }

    private void make(Play<T> p, int choice, StoredChoice.Maker maker, long spent) {
        p.clock().stop();
        p.choose(choice, maker, spent);
        wishes.forget();
    }

    private void auto(int seat, ToServer.Auto auto) {
        StoredSeat now = seats.withAuto(seat, auto, game.manners().windows());
        hall.store().put(id(), now);
        seats.put(now);
        Play<T> p = play;
        if (p != null) {
            p.set(now);
        }
        goOn();
    }

    private void close(int seat) {
        if (seat != table.host() || table.status() != Room.Status.WAITING) {
            throw new BadInput("only its host closes a table, and only before the match begins");
        }
        status(Room.Status.CLOSED);
        hall.store().finish(id(), Room.Status.CLOSED, Optional.empty(), hall.now());
        news();
    }

    private void status(Room.Status status) {
        table = Tables.with(table, status, table.origin(), seats.all());
    }

    // ---- taking back ---------------------------------------------------------------------------------

    private void takeBack(int seat) {
        Play<T> p = playing();
        if (p.isOver()) {
            throw new BadInput("the match is over");
        }
        TakingBack.Decision decision = p.lastOf(seat);
        if (p.isFree(decision) || seats.others(seat).isEmpty()) {
            back(p, decision);
        } else {
            wishes.make(seat, decision);
            news();
        }
    }

    /** Bots agree to everything and are not asked. */
    private void agree(int seat, ToServer.Agree agree) {
        wishes.answer(seat, agree.wish(), agree.yes(), seats).ifPresent(decision -> back(playing(), decision));
        news();
    }

    private void back(Play<T> p, TakingBack.Decision decision) {
        p.clock().stop();
        p.takeBack(decision);
        wishes.forget();
        viewers.all().forEach(viewer -> viewer.forget(id(), p.log().size(viewer.seat)));
        goOn();
    }

    // ---- going on ------------------------------------------------------------------------------------

    /** Answers what needs no person, then shows everybody where the match stands. */
    private void goOn() {
        Play<T> p = play;
        if (p != null) {
            while (!p.isOver() && p.bot(p.asked()).isEmpty()) {
                int answer = p.autopilot(p.asked()).answer(p.match());
                if (answer == Table.NONE) {
                    break;
                }
                p.choose(answer, StoredChoice.Maker.AUTO, 0);
            }
            if (p.isOver()) {
                over(p);
            } else {
                await(p);
            }
            viewers.all().forEach(viewer -> viewer.show(id(), game, p.match(), p.log(), p.serial()));
            clocks(p, viewers.all());
        }
        news();
    }

    /** Lets a bot think, or the clock of a person run. */
    private void await(Play<T> p) {
        int seat = p.asked();
        int serial = p.serial();
        p.bot(seat).ifPresentOrElse(bot -> {
            thinking = true;
            hall.bench().ask(bot, p.match().copy(), seat, choice -> mailbox.post(() -> botChose(p, serial, choice)));
        }, () -> {
            p.clock().start(seat, hall.now());
            if (p.clock().isUsed()) {
                hall.later(Math.max(0, p.clock().left(seat, hall.now())),
                        () -> mailbox.post(() -> timeIsUp(p, seat, serial)));
            }
        });
    }

    /** What a bot chose, unless the question is another one by now. */
    private void botChose(Play<T> p, int serial, int choice) {
        thinking = false;
        if (!p.isOver() && p.serial() == serial) {
            make(p, choice, StoredChoice.Maker.BOT, 0);
            goOn();
        }
    }

    /** Who runs out of time gives up. */
    private void timeIsUp(Play<T> p, int seat, int serial) {
        if (!p.isOver() && p.serial() == serial && p.clock().left(seat, hall.now()) <= 0) {
            make(p, Match.concession(seat), StoredChoice.Maker.PERSON, 0);
            goOn();
        }
    }

    private void over(Play<T> p) {
        if (table.status() == Room.Status.PLAYING) {
            hall.store().finish(id(), Room.Status.OVER, Tables.result(p.match()), hall.now());
            status(Room.Status.OVER);
            p.clock().stop();
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
        Play<T> p = play;
        return new Room(id(), table.origin().game(), table.origin().mode(), table.origin().pool(), table.status(),
                table.host(), seats.places(viewers), table.clock(), viewers.spectators(), wishes.open(),
                List.copyOf(wantRematch), next,
                p == null || !p.isOver() ? Optional.empty() : Tables.result(p.match()),
                table.status() == Room.Status.OVER && table.origin().scenario().isEmpty());
    }

    private void news() {
        viewers.news(room(), seats, game.manners().windows());
    }

    private void clocks(Play<T> p, List<Viewer> whom) {
        if (p.clock().isUsed()) {
            ToClient message = new ToClient.Clocks(id(), p.clock().running(), p.clock().left(hall.now()));
            whom.forEach(viewer -> viewer.link.send(message));
        }
    }
}
