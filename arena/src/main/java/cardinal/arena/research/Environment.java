package cardinal.arena.research;

import cardinal.bots.Bot;
import cardinal.bots.Bots;
import cardinal.bots.SeatView;
import cardinal.bots.outside.Actions;
import cardinal.bots.outside.Observation;
import cardinal.bots.outside.VectorLayout;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match as a learner sees it: reset, observe, step, copy. Whoever is asked next acts; seats given to bots answer by
 * themselves. What is observed is what a seat may know; the match itself stays hidden. Not for several threads at once,
 * but copies are independent of each other.
 */
public final class Environment {
    private final Ruleset<?> rules;
    private final String mode;
    private final List<DeckList> decks;
    private final Map<Integer, String> levels;
    private @Nullable Match<?> match;
    private SeatView[] views = {};
    private Bot[] bots = {};

    /** levels: the bots at some of the seats; the others are asked. */
    public Environment(Ruleset<?> rules, String mode, List<DeckList> decks, Map<Integer, String> levels) {
        this.rules = rules;
        this.mode = mode;
        this.decks = List.copyOf(decks);
        this.levels = Map.copyOf(levels);
        for (Map.Entry<Integer, String> bot : levels.entrySet()) {
            if (bot.getKey() < 0 || bot.getKey() >= decks.size()) {
                throw new BadInput("there is no seat " + bot.getKey() + "; there are 0 to " + (decks.size() - 1));
            }
            if (!Bots.levels().contains(bot.getValue())) {
                throw new BadInput("there is no bot \"" + bot.getValue() + "\" to sit at seat " + bot.getKey()
                        + "; the levels are " + String.join(", ", Bots.levels()));
            }
        }
    }

    /** A game with its first starter decks, all seats asked. */
    public static Environment of(Game<?> game) {
        return new Environment(game.rules(), game.mode(), game.starters().subList(0, game.seats()), Map.of());
    }

    /** Begins a new match; the same seed and the same actions give the same match. */
    public void reset(long seed) {
        seat(start(rules, new Setup(rules.id(), mode, seed, decks)), seed);
        letBotsPlay();
    }

    private static <T extends Table> Match<T> start(Ruleset<T> of, Setup setup) {
        return Match.start(of, setup);
    }

    private void seat(Match<?> begun, long seed) {
        match = begun;
        views = new SeatView[decks.size()];
        bots = new Bot[decks.size()];
        Arrays.setAll(views, seat -> Games.view(begun, seat));
        levels.forEach((seat, level) -> bots[seat] = Bots.named(level, new Dice(seed + seat + 1).next()));
    }

    private Match<?> match() {
        if (match == null) {
            throw new BadInput("there is no match yet: reset first");
        }
        return match;
    }

    private void letBotsPlay() {
        Match<?> playing = match();
        while (!playing.isOver() && levels.containsKey(playing.prompt().seat())) {
            int seat = playing.prompt().seat();
            playing.choose(bots[seat].choose(views[seat]));
        }
    }

    public int seats() {
        return decks.size();
    }

    public boolean isOver() {
        return match().isOver();
    }

    /** The seat that is asked; -1 when the match is over. */
    public int seat() {
        return match().isOver() ? -1 : match().prompt().seat();
    }

    /** What the match brought each seat: 1 won, 0 lost, a half for a draw and while it is not over. */
    public double[] scores() {
        match();
        return Arrays.stream(views).mapToDouble(SeatView::score).toArray();
    }

    /** How it ended, with the clause; empty while it has not. */
    public String ending() {
        return match().isOver() ? match().outcome().clause() + " " + match().outcome().reason() : "";
    }

    /** What the seat that is asked may know. */
    public Observation observe() {
        return observe(asked());
    }

    /** What any seat may know. */
    public Observation observe(int seat) {
        return Observation.of(view(seat));
    }

    /** All that a seat sees as lines of text. */
    public List<String> lines(int seat) {
        return view(seat).lines();
    }

    /** The legal actions of the seat that is asked, as wide in every question of every game. */
    public boolean[] mask() {
        return Actions.mask(view(asked()));
    }

    /** What the numbers of an observation's vector mean; the same for every match of the game in its mode. */
    public List<String> vectorNames() {
        return VectorLayout.names(view(0));
    }

    /** What the numbers of a card mean. */
    public List<String> cardNames() {
        return view(0).learningFeatures().cardNames();
    }

    /** The seat that is asked takes an action; bots answer until another seat is asked or the match is over. */
    public void step(int action) {
        int seat = asked();
        match().choose(Actions.legal(view(seat), action));
        letBotsPlay();
    }

    /** The same by the words of an option. */
    public void step(String words) {
        step(Actions.worded(view(asked()), words));
    }

    /**
     * A match that goes on from here on its own, with the same hidden cards: for whoever drives all seats. Bots roll
     * other dice.
     */
    public Environment copy() {
        return going(match().copy(), match().setup().seed() + (match().choiceCount() + 1L) * decks.size());
    }

    /**
     * A match that goes on from here on a table that the asked seat cannot tell from the real one: for a player who
     * looks ahead without looking into hands and decks.
     */
    public Environment imagine(long seed) {
        return going(view(asked()).imagination().next(new Dice(seed)), seed);
    }

    private Environment going(Match<?> from, long seed) {
        Environment other = new Environment(rules, mode, decks, levels);
        other.seat(from, seed);
        return other;
    }

    private int asked() {
        if (match().isOver()) {
            throw new BadInput("the match is over; reset begins another one");
        }
        return match().prompt().seat();
    }

    private SeatView view(int seat) {
        match();
        if (seat < 0 || seat >= views.length) {
            throw new BadInput("there is no seat " + seat + "; there are 0 to " + (views.length - 1));
        }
        return views[seat];
    }
}
