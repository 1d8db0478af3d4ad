package cardinal.server.table;

import cardinal.arena.people.TakingBack;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.Difference;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.server.store.StoredChoice;
import cardinal.server.wire.Room;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/** How a match goes on: people decide and take back, bots think, clocks run, everybody is shown where it stands. */
final class Course<T extends Table> {
    private final Hall hall;
    private final Game<T> game;
    private final Play<T> play;
    private final Seating seats;
    private final Viewers viewers;
    private final Mailbox mailbox;
    private final Runnable ended;
    private final Runnable news;
    private final Wishes wishes = new Wishes();
    private final Set<Integer> agreed = new TreeSet<>();
    private @Nullable Future<?> alarm;
    private boolean thinking;

    /** mailbox: of the table, whose thread does everything here; ended: before anybody is shown the end; news: after each change. */
    Course(Hall hall, Game<T> game, Play<T> play, Seating seats, Viewers viewers, Mailbox mailbox, Runnable ended,
            Runnable news) {
        this.hall = hall;
        this.game = game;
        this.play = play;
        this.seats = seats;
        this.viewers = viewers;
        this.mailbox = mailbox;
        this.ended = ended;
        this.news = news;
    }

    Play<T> play() {
        return play;
    }

    Optional<Room.Wish> wish() {
        return wishes.open();
    }

    /** Whether it goes on while nobody looks. */
    boolean isBusy() {
        return thinking || play.clock().isUsed() && !play.isOver() && !isHalted();
    }

    // ---- other rules ---------------------------------------------------------------------------------

    /** Whether the rules have changed in its path: nothing is decided until the players have agreed what becomes of it. */
    boolean isHalted() {
        return play.difference().isPresent();
    }

    private void checkRunning() {
        if (isHalted()) {
            throw new BadInput("the rules have changed since; first agree to go on from here, or end the match");
        }
    }

    /** What everybody is told of it. */
    Optional<Room.Changed> changed(int stored) {
        return play.difference().map(d -> new Room.Changed(d.choice(), stored, chooser(d), d.words(), d.outcome(),
                List.copyOf(agreed)));
    }

    private int chooser(Difference difference) {
        return difference.how() == Difference.How.BEGINNING ? Table.NONE : play.asked();
    }

    /** A person agrees to go on from the last choice that came out the same; the match does when all have. */
    void goOnFromHere(int seat) {
        if (!isHalted()) {
            throw new BadInput("the match goes on already");
        }
        agreed.add(seat);
        if (agreed.containsAll(seats.others(Table.NONE))) {
            play.goOnFromHere();
        }
        goOn();
    }

    // ---- decisions -----------------------------------------------------------------------------------

    void choose(int seat, ToServer.Choose choose) {
        checkRunning();
        play.check(seat, choose.serial(), choose.option());
        make(choose.option(), StoredChoice.Maker.PERSON, play.clock().stop(hall.now()));
        goOn();
    }

    void concede(int seat) {
        checkRunning();
        if (play.isOver() || !play.match().table().isIn(seat)) {
            throw new BadInput("there is nothing to concede");
        }
        concession(seat);
    }

    private void concession(int seat) {
        make(Match.concession(seat), StoredChoice.Maker.PERSON, 0);
        goOn();
    }

    private void make(int choice, StoredChoice.Maker maker, long spent) {
        play.choose(choice, maker, spent);
        wishes.forget();
    }

    // ---- taking back ---------------------------------------------------------------------------------

    void takeBack(int seat) {
        checkRunning();
        if (play.isOver()) {
            throw new BadInput("the match is over");
        }
        TakingBack.Decision decision = play.lastOf(seat);
        if (play.isFree(decision) || seats.others(seat).isEmpty()) {
            back(seat, decision);
        } else {
            wishes.make(seat, decision);
            news.run();
        }
    }

    /** Bots agree to everything and are not asked. */
    void agree(int seat, ToServer.Agree agree) {
        int wisher = wishes.wisher();
        wishes.answer(seat, agree.wish(), agree.yes(), seats).ifPresentOrElse(decision -> back(wisher, decision),
                news);
    }

    private void back(int seat, TakingBack.Decision decision) {
        play.takeBack(seat, decision, hall.now());
        wishes.forget();
        viewers.all().forEach(viewer -> viewer.forget(play.id(), play.log().size(viewer.seat)));
        goOn();
    }

    // ---- going on ------------------------------------------------------------------------------------

    /** Answers what needs no person, then shows everybody where the match stands. */
    void goOn() {
        if (isHalted()) {
            viewers.all().forEach(this::show);
            news.run();
            return;
        }
        while (!play.isOver() && play.bot(play.asked()).isEmpty()) {
            int answer = play.autopilot(play.asked()).answer(play.match());
            if (answer == Table.NONE) {
                break;
            }
            boolean thought = play.clock().running() == play.asked();
            make(answer, StoredChoice.Maker.AUTO, thought ? play.clock().stop(hall.now()) : 0);
        }
        if (play.isOver()) {
            ended.run();
        }
        await();
        viewers.all().forEach(this::show);
        news.run();
    }

    /** Lets a bot think, or the clock of a person run. */
    private void await() {
        if (alarm != null) {
            alarm.cancel(false);
            alarm = null;
        }
        int seat = play.asked();
        int serial = play.serial();
        if (seat == Table.NONE) {
            play.clock().stop(hall.now());
            return;
        }
        play.bot(seat).ifPresentOrElse(bot -> {
            play.clock().stop(hall.now());
            thinking = true;
            hall.bench().ask(bot, play.match().copy(), seat, choice -> mailbox.post(() -> botChose(serial, choice)));
        }, () -> {
            play.clock().start(seat, hall.now());
            if (play.clock().isUsed()) {
                alarm = hall.later(Math.max(0, play.clock().left(seat, hall.now())),
                        () -> mailbox.post(() -> timeIsUp(seat, serial)));
            }
        });
    }

    /** What a bot chose, unless the question is another one by now. */
    private void botChose(int serial, int choice) {
        thinking = false;
        if (!play.isOver() && play.serial() == serial) {
            make(choice, StoredChoice.Maker.BOT, 0);
            goOn();
        }
    }

    /** Who runs out of time gives up. */
    private void timeIsUp(int seat, int serial) {
        if (!play.isOver() && play.serial() == serial && play.clock().left(seat, hall.now()) <= 0) {
            concession(seat);
        }
    }

    // ---- telling -------------------------------------------------------------------------------------

    void show(Viewer viewer) {
        viewer.show(play.id(), game, play.match(), play.log(), play.serial());
        if (play.clock().isUsed()) {
            List<Long> left = play.clock().left(hall.now());
            viewer.link.send(new ToClient.Clocks(play.id(), play.clock().running(), left));
        }
    }
}
