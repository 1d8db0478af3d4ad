package cardinal.server.table;

import cardinal.arena.people.AutoPass;
import cardinal.arena.people.DecisionHistory;
import cardinal.arena.people.MatchCurve;
import cardinal.arena.people.MatchLog;
import cardinal.arena.people.WatchedRuleset;
import cardinal.arena.workshop.PassiveBot;
import cardinal.bots.Bot;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.Difference;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Match;
import cardinal.kernel.Rebuilding;
import cardinal.kernel.RecordedChoice;
import cardinal.kernel.Table;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioReader;
import cardinal.server.store.Origin;
import cardinal.server.store.Store;
import cardinal.server.store.StoreFault;
import cardinal.server.store.StoredChoice;
import cardinal.server.store.StoredSeat;
import cardinal.server.store.StoredTable;
import cardinal.server.wire.Room;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A match that is being played: every choice is stored first, then made. Used by the thread of its table only. */
final class LiveMatch<T extends Table> {
    private static final Logger LOG = LoggerFactory.getLogger(LiveMatch.class);

    private final String id;
    private final Store store;
    private final Match<T> match;
    private final MatchLog<T> log;
    private final DecisionHistory<T> history;
    private final MatchCurve<T> curve;
    private final Clock clock;
    private final List<AutoPass<T>> autopilots = new ArrayList<>();
    private final List<Optional<Bot>> bots = new ArrayList<>();
    private final Optional<LessonRun<T>> lesson;
    private final Bot passive;
    private final List<Made> made = new ArrayList<>();
    private int serial;
    /** The store failed at the last choice: perhaps it has it nevertheless, and has to forget it before another is made. */
    private boolean unsure;

    private final RecordedChoice start;
    /** As these rules made them again. */
    private final List<StoredChoice> again = new ArrayList<>();
    private Optional<Difference> difference;
    private Optional<String> goesOn;

    /** What a choice has cost. decided: by the person of that seat. */
    private record Made(int seat, long spent, boolean decided) {
    }

    LiveMatch(Game<T> game, StoredTable table, Store store, BotThreads botThreads, List<StoredChoice> choices,
            List<KeptCard> cards) {
        id = table.id();
        this.store = store;
        log = new MatchLog<>(game, table.seats().size());
        Optional<Scenario> laidOut = laidOut(table.origin());
        match = begin(game, table.origin(), laidOut, cards, log);
        lesson = laidOut.flatMap(scenario -> LessonRun.of(game, scenario));
        passive = new PassiveBot(game.uiHints());
        start = match.beginning();
        curve = new MatchCurve<>(game);
        curve.look(match);
        history = new DecisionHistory<>(match, log);
        clock = new Clock(table.clock(), table.seats().size());
        serial = table.serial();
        table.seats().forEach(seat -> {
            autopilots.add(new AutoPass<>(game));
            set(seat);
            bots.add(seat.sitter() == Room.Sitter.BOT
                    ? Optional.of(seat.level().isEmpty() ? passive
                            : botThreads.bot(seat.level(), table.origin().seed() + seat.seat() + 1))
                    : Optional.empty());
        });
        goesOn = table.goesOn();
        difference = rebuild(table, choices);
        serial = Math.max(serial, choices.stream().mapToInt(StoredChoice::serial).max().orElse(0));
        boolean other = !match.rules().version().equals(table.lastVersion());
        if (other && difference.isEmpty() && table.status() == Room.Status.PLAYING) {
            goOnFromHere();
        }
    }

    /** The table laid out by hand, where it is one. */
    private static Optional<Scenario> laidOut(Origin origin) {
        return origin.scenario().isEmpty() ? Optional.empty()
                : Optional.of(ScenarioReader.read("the table", String.join("\n", origin.scenario()) + "\n",
                        origin.game()));
    }

    private static <T extends Table> Match<T> begin(Game<T> game, Origin origin, Optional<Scenario> laidOut,
            List<KeptCard> cards, MatchLog<T> log) {
        Match<T> match = laidOut.map(scenario -> game.scenarios().begin(scenario, log)).orElseGet(
                () -> Match.start(new WatchedRuleset<>(game.rules().with(cards), log), origin.setup()));
        match.setBegunWith(origin.version());
        return match;
    }

    /** Makes the choices that were stored, up to the first that comes out differently with these rules. */
    private Optional<Difference> rebuild(StoredTable table, List<StoredChoice> choices) {
        String version = table.lastVersion();
        if (Rebuilding.beginning(match, table.start(), version) instanceof Rebuilding.Parted parted) {
            return Optional.of(parted.difference());
        }
        boolean other = !match.rules().version().equals(version);
        for (StoredChoice stored : choices) {
            switch (Rebuilding.find(match, stored.choice(), version)) {
                case Rebuilding.Same same -> {
                    RecordedChoice now = other ? match.copy().recordSteps(same.made()) : stored.choice();
                    again.add(new StoredChoice(stored.place(), stored.serial(), now, stored.maker(), stored.spent()));
                    make(same.made(), stored.maker(), stored.spent());
                }
                case Rebuilding.Parted parted -> {
                    return Optional.of(parted.difference());
                }
            }
        }
        return Optional.empty();
    }

    private void make(int choice, StoredChoice.Maker maker, long spent) {
        boolean option = choice < Match.concession(0);
        boolean person = option && maker == StoredChoice.Maker.PERSON;
        int seat = option ? match.prompt().seat() : choice - Match.concession(0);
        if (person) {
            history.remember(match.command(choice));
        }
        clock.charge(seat, spent, person);
        made.add(new Made(seat, spent, person));
        lesson.ifPresent(run -> run.chosen(match, choice, person));
        match.make(choice);
        curve.look(match);
    }

    // ---- other rules ---------------------------------------------------------------------------------

    /** Where the rules of this build part from what was stored, until the players have agreed to go on from there. */
    Optional<Difference> difference() {
        return difference;
    }

    /** The version it goes on with, if that is another than it was begun with. */
    Optional<String> goesOn() {
        return goesOn;
    }

    /** How the match stood before its first choice. */
    RecordedChoice start() {
        return start;
    }

    String begunWith() {
        return match.begunWith();
    }

    /** From here on these rules count; what was chosen later is void. */
    void goOnFromHere() {
        String version = match.rules().version();
        if (difference.isPresent()) {
            serial++;
        }
        store.goOn(id, version, start, again, serial);
        goesOn = Optional.of(version).filter(now -> !now.equals(match.begunWith()));
        difference = Optional.empty();
    }

    /** Other settings of a seat. */
    void set(StoredSeat seat) {
        AutoPass<T> autoPass = autopilots.get(seat.seat());
        autoPass.turn(seat.autoOn());
        autoPass.stops().clear();
        autoPass.stops().addAll(seat.stops());
    }

    // ---- looking -------------------------------------------------------------------------------------

    String id() {
        return id;
    }

    Match<T> match() {
        return match;
    }

    MatchLog<T> log() {
        return log;
    }

    /** How it went so far. */
    MatchCurve<T> curve() {
        return curve;
    }

    Clock clock() {
        return clock;
    }

    AutoPass<T> autoPass(int seat) {
        return autopilots.get(seat);
    }

    /** Who decides for a seat. While something is taught, the opponent does only what the lesson says. */
    Optional<Bot> bot(int seat) {
        return bots.get(seat).map(bot -> lesson.isPresent() && !lesson.get().isDone(match) ? passive : bot);
    }

    /** What this match teaches. */
    Optional<LessonRun<T>> lesson() {
        return lesson;
    }

    boolean isOver() {
        return match.isOver();
    }

    /** The seat that has to decide. */
    int asked() {
        return match.isOver() ? Table.NONE : match.prompt().seat();
    }

    /** Of the open question. */
    int serial() {
        return serial + 1;
    }

    // ---- choosing ------------------------------------------------------------------------------------

    /** Refuses what is not an answer to the open question by the seat that is asked. */
    void check(int seat, int ofQuestion, int option) {
        if (match.isOver()) {
            throw new BadInput("the match is over");
        }
        if (asked() != seat) {
            throw new BadInput("it is not your decision");
        }
        if (ofQuestion != serial()) {
            throw new BadInput("this question was answered already; the open one is " + serial());
        }
        if (option < 0 || option >= match.prompt().size()) {
            throw new BadInput("option",
                    "there is no option " + option + "; they are 0 to " + (match.prompt().size() - 1));
        }
    }

    /** Stores a choice, then makes it. If the engine fails at it, it was never made. */
    void choose(int choice, StoredChoice.Maker maker, long spent) {
        int before = match.choiceCount();
        int[] told = log.sizes();
        RecordedChoice foreseen = foreseen(choice);
        try {
            if (unsure) {
                store.takeBack(id, before, serial);
                unsure = false;
            }
            store.choose(id, new StoredChoice(before, serial(), foreseen, maker, spent));
        } catch (StoreFault e) {
            unsure = true;
            throw e;
        }
        serial++;
        try {
            make(choice, maker, spent);
        } catch (RuntimeException e) {
            LOG.error("table {}: choice {} at place {} failed", id, choice, before, e);
            goBack(before, Table.NONE);
            history.forgetFrom(before);
            match.backTo(before);
            log.backTo(told);
            throw new BadInput("the engine has a mistake here; choose something else");
        }
    }

    /** What will come of a choice: tried on a copy, so that it is stored before anybody sees it. */
    private RecordedChoice foreseen(int choice) {
        try {
            return match.copy().recordSteps(choice);
        } catch (RuntimeException e) {
            LOG.error("table {}: choice {} at place {} fails", id, choice, match.choiceCount(), e);
            throw new BadInput("the engine has a mistake here; choose something else");
        }
    }

    /** Forgets the choices from this place on; the questions after it get new serials. seat: who takes back. */
    private void goBack(int place, int seat) {
        store.takeBack(id, place, serial + 1);
        serial++;
        curve.backTo(place);
        lesson.ifPresent(run -> run.backTo(place));
        while (made.size() > place) {
            Made last = made.removeLast();
            clock.giveBack(last.seat, last.spent, last.decided);
            if (last.seat == seat) {
                clock.carry(seat, last.spent);
            }
        }
    }

    // ---- taking back ---------------------------------------------------------------------------------

    DecisionHistory.Decision lastOf(int seat) {
        return history.lastOf(seat).orElseThrow(() -> new BadInput("there is nothing to take back"));
    }

    /** Whether nobody has to be asked about taking it back. */
    boolean isFree(DecisionHistory.Decision decision) {
        return history.isLast(decision) && history.objection(decision).isEmpty();
    }

    /** seat: who takes back; what they have thought since is not forgotten. */
    void takeBack(int seat, DecisionHistory.Decision decision, long now) {
        boolean own = clock.running() == seat;
        long thought = clock.stop(now);
        if (own) {
            clock.carry(seat, thought);
        }
        goBack(decision.choices(), seat);
        history.backTo(decision);
    }
}
