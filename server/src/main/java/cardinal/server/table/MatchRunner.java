package cardinal.server.table;

import cardinal.arena.people.DecisionHistory;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.Difference;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.scenario.lesson.Lesson;
import cardinal.server.store.StoreFault;
import cardinal.server.store.StoredChoice;
import cardinal.server.wire.Room;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/** How a match goes on: people decide and take back, bots think, clocks run, everybody is shown where it stands. */
final class MatchRunner<T extends Table> {
    /** What people are told when the store fails. */
    static final String FAULT =
            "the server cannot store anything at the moment; nothing was changed, and the match goes on by itself"
                    + " when it can";
    private static final long TRIED_AGAIN = 500;

    private final Lobby lobby;
    private final Game<T> game;
    private final LiveMatch<T> live;
    private final TableSeats seats;
    private final Subscribers subscribers;
    private final Mailbox mailbox;
    private final Runnable ended;
    private final Runnable news;
    private final TakeBackRequests takeBacks = new TakeBackRequests();
    private final Set<Integer> agreed = new TreeSet<>();
    private @Nullable Future<?> alarm;
    private boolean thinking;
    private boolean stuck;
    private boolean advising;

    /** mailbox: of the table, whose thread does everything here; ended: before anybody is shown the end; news: after each change. */
    MatchRunner(Lobby lobby, Game<T> game, LiveMatch<T> live, TableSeats seats, Subscribers subscribers,
            Mailbox mailbox, Runnable ended,
            Runnable news) {
        this.lobby = lobby;
        this.game = game;
        this.live = live;
        this.seats = seats;
        this.subscribers = subscribers;
        this.mailbox = mailbox;
        this.ended = ended;
        this.news = news;
    }

    LiveMatch<T> live() {
        return live;
    }

    Optional<Room.TakeBackRequest> wish() {
        return takeBacks.open();
    }

    /** Whether it goes on while nobody looks. */
    boolean isBusy() {
        return thinking || stuck || live.clock().isUsed() && !live.isOver() && !isHalted();
    }

    // ---- other rules ---------------------------------------------------------------------------------

    /** Whether the rules have changed in its path: nothing is decided until the players have agreed what becomes of it. */
    boolean isHalted() {
        return live.difference().isPresent();
    }

    private void checkRunning() {
        if (isHalted()) {
            throw new BadInput("the rules have changed since; first agree to go on from here, or end the match");
        }
    }

    /** What everybody is told of it. */
    Optional<Room.Changed> changed(int stored) {
        return live.difference().map(d -> new Room.Changed(d.choice(), stored, chooser(d), d.words(), d.outcome(),
                List.copyOf(agreed)));
    }

    private int chooser(Difference difference) {
        return difference.how() == Difference.How.BEGINNING ? Table.NONE : live.asked();
    }

    /** A person agrees to go on from the last choice that came out the same; the match does when all have. */
    void goOnFromHere(int seat) {
        if (!isHalted()) {
            throw new BadInput("the match goes on already");
        }
        agreed.add(seat);
        if (agreed.containsAll(seats.others(Table.NONE))) {
            live.goOnFromHere();
        }
        goOn();
    }

    // ---- decisions -----------------------------------------------------------------------------------

    /** arrived: when the message came: so long has been thought about it, however busy the table is. */
    void choose(int seat, ToServer.Choose choose, long arrived) {
        checkRunning();
        live.check(seat, choose.serial(), choose.option());
        if (live.lesson().isPresent() && live.lesson().get().takesBack(live.match(), choose.option())) {
            subscribers.all().forEach(subscriber -> teach(subscriber, true));
            return;
        }
        long thought = live.clock().stop(arrived);
        try {
            make(choose.option(), StoredChoice.Maker.PERSON, thought);
        } catch (StoreFault e) {
            live.clock().carry(seat, thought);
            goOnLater();
            throw e;
        }
        goOn();
    }

    void concede(int seat) {
        checkRunning();
        if (live.isOver() || !live.match().table().isIn(seat)) {
            throw new BadInput("there is nothing to concede");
        }
        concession(seat);
    }

    private void concession(int seat) {
        make(Match.concession(seat), StoredChoice.Maker.PERSON, 0);
        goOn();
    }

    private void make(int choice, StoredChoice.Maker maker, long spent) {
        live.choose(choice, maker, spent);
        takeBacks.forget();
    }

    // ---- taking back ---------------------------------------------------------------------------------

    void takeBack(int seat) {
        checkRunning();
        if (live.isOver()) {
            throw new BadInput("the match is over");
        }
        DecisionHistory.Decision decision = live.lastOf(seat);
        if (live.isFree(decision) || seats.others(seat).isEmpty()) {
            back(seat, decision);
        } else {
            takeBacks.make(seat, decision);
            news.run();
        }
    }

    /** Bots agree to everything and are not asked. */
    void agree(int seat, ToServer.Agree agree) {
        int requester = takeBacks.requester();
        takeBacks.answer(seat, agree.wish(), agree.yes(), seats).ifPresentOrElse(decision -> back(requester, decision),
                news);
    }

    private void back(int seat, DecisionHistory.Decision decision) {
        try {
            live.takeBack(seat, decision, lobby.ticks());
        } catch (StoreFault e) {
            goOnLater();
            throw e;
        }
        takeBacks.forget();
        subscribers.forget(live);
        goOn();
    }

    // ---- going on ------------------------------------------------------------------------------------

    /** Answers what needs no person, then shows everybody where the match stands. */
    void goOn() {
        if (isHalted()) {
            showAll();
            return;
        }
        try {
            pass();
            if (live.isOver()) {
                ended.run();
            }
            await();
        } catch (StoreFault e) {
            goOnLater();
        }
        showAll();
    }

    private void pass() {
        while (!live.isOver() && live.bot(live.asked()).isEmpty()) {
            int answer = live.autoPass(live.asked()).answer(live.match());
            if (answer == Table.NONE) {
                break;
            }
            boolean thought = live.clock().running() == live.asked();
            make(answer, StoredChoice.Maker.AUTO, thought ? live.clock().stop(lobby.ticks()) : 0);
        }
    }

    /** The store has failed. No clock runs meanwhile, everybody is told, and the match goes on by itself when the store works again. */
    private void goOnLater() {
        int seat = live.clock().running();
        if (seat != Table.NONE) {
            live.clock().carry(seat, live.clock().stop(lobby.ticks()));
        }
        if (!stuck) {
            stuck = true;
            subscribers.all().forEach(subscriber -> subscriber.link.send(new ToClient.Refused(live.id(), "", FAULT)));
            tryLater();
        }
    }

    private void tryLater() {
        var unused = lobby.later(TRIED_AGAIN, () -> mailbox.post(() -> {
            if (lobby.store().isWell()) {
                stuck = false;
                goOn();
            } else {
                tryLater();
            }
        }));
    }

    /** Lets a bot think, or the clock of a person run. */
    private void await() {
        if (alarm != null) {
            alarm.cancel(false);
            alarm = null;
        }
        int seat = live.asked();
        int serial = live.serial();
        if (seat == Table.NONE) {
            live.clock().stop(lobby.ticks());
            return;
        }
        live.bot(seat).ifPresentOrElse(bot -> {
            live.clock().stop(lobby.ticks());
            thinking = true;
            OptionalInt taught = live.lesson().map(run -> run.theirs(live.match())).orElse(OptionalInt.empty());
            if (taught.isPresent()) {
                mailbox.post(() -> botChose(serial, taught.getAsInt()));
                return;
            }
            lobby.botThreads().ask(lobby.opener(live.id()), bot, live.match().copy(), seat,
                    choice -> mailbox.post(() -> botChose(serial, choice)));
        }, () -> {
            live.clock().start(seat, lobby.ticks());
            if (live.clock().isUsed()) {
                alarm = lobby.later(Math.max(0, live.clock().left(seat, lobby.ticks())),
                        () -> mailbox.post(() -> timeIsUp(seat, serial)));
            }
        });
    }

    /** What a bot chose, unless the question is another one by now. */
    private void botChose(int serial, int choice) {
        thinking = false;
        if (!live.isOver() && live.serial() == serial) {
            try {
                make(choice, StoredChoice.Maker.BOT, 0);
            } catch (StoreFault e) {
                goOnLater();
                return;
            }
            goOn();
        }
    }

    /** Who runs out of time gives up. */
    private void timeIsUp(int seat, int serial) {
        if (!live.isOver() && live.serial() == serial && live.clock().left(seat, lobby.ticks()) <= 0) {
            try {
                concession(seat);
            } catch (StoreFault e) {
                goOnLater();
            }
        }
    }

    // ---- hints ---------------------------------------------------------------------------------------

    /** Asks the strongest bot; where people play each other nobody gets advice. */
    void hint(Subscriber subscriber, int seat, int request) {
        checkRunning();
        if (!seats.others(seat).isEmpty()) {
            throw new BadInput("hints are for games against bots");
        }
        if (live.asked() != seat) {
            throw new BadInput("it is not your decision");
        }
        if (advising) {
            throw new BadInput("the last hint is still being thought about");
        }
        advising = true;
        int serial = live.serial();
        Hints.ask(lobby.botThreads(), lobby.opener(live.id()), game, live.match().copy(), advice -> mailbox.post(() -> {
            advising = false;
            if (live.serial() == serial) {
                subscriber.link.send(new ToClient.HintAnswer(live.id(), request, advice.option(),
                        advice.words(subscribers.feed(seat).handles)));
            }
        }));
    }

    // ---- telling -------------------------------------------------------------------------------------

    private void showAll() {
        subscribers.show(game, live);
        subscribers.all().forEach(this::tell);
        news.run();
    }

    /** Somebody has come. */
    void show(Subscriber subscriber) {
        subscribers.feed(subscriber.seat).welcome(game, live, subscriber);
        tell(subscriber);
    }

    private void tell(Subscriber subscriber) {
        teach(subscriber, false);
        if (live.clock().isUsed()) {
            List<Long> left = live.clock().left(lobby.ticks());
            subscriber.link.send(new ToClient.Clocks(live.id(), live.clock().running(), left));
        }
    }

    /** What the lesson of this table says to who learns at it. corrected: a choice was just taken back. */
    private void teach(Subscriber subscriber, boolean corrected) {
        live.lesson().filter(run -> subscriber.seat == Lesson.LEARNER && run.speaks(live.match()))
                .ifPresent(run -> subscribers.feed(subscriber.seat).points(live.match().table())
                        .ifPresent(points -> subscriber.teach(points,
                                at -> run.words(live.id(), live.match(), at, corrected), corrected)));
    }
}
