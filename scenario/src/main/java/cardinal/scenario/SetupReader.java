package cardinal.scenario;

import cardinal.kernel.Face;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.regex.Pattern;

/**
 * Reads the setup of a scenario: the turn, what each player has, and what else the game knows. A game registers its keys; what
 * is not said is filled in, so that every table is complete.
 */
public abstract class SetupReader<T extends Table, C extends Face> {
    public static final List<String> TURN_KEYS = List.of("player", "number", "phase");
    private static final String EXACTLY = "exactly";
    private static final Pattern NUMBER = Pattern.compile("-?\\d+");

    /** What a key of a player means. */
    protected interface SeatKey {
        void read(int seat, YamlNode value);
    }

    private record Pile(String key, IntConsumer fill) {
    }

    private final Scenario scenario;
    private final List<String> seats;
    private final Map<String, Consumer<YamlNode>> keys = new LinkedHashMap<>();
    private final Map<String, SeatKey> playerKeys = new LinkedHashMap<>();
    private final List<Pile> piles = new ArrayList<>();
    protected final PlayerNames players;
    protected final SetupLayout<T> layout = new SetupLayout<>();
    protected final CardPlacer<T, C> placer;
    /** What is said of the turn: whose it is, which one, counted from 1 over all players, and its phase or the usual one. */
    protected int turnPlayer;
    protected int turnNumber = 1;
    protected String phase;

    /**
     * @param kind  what sort of card it is, for complaints: "a unit"
     * @param phases  the phases a table can stand in
     * @param usual  the phase it stands in if none is said
     */
    protected SetupReader(Scenario scenario, int seatCount, CardStates states, Function<C, String> kind,
            List<String> phases, String usual) {
        this.scenario = scenario;
        seats = Seats.names(seatCount);
        players = new PlayerNames(seats);
        placer = new CardPlacer<>(states, players, layout, kind);
        phase = usual;
        key("turn", tree -> turn(tree.fields("the turn").only("the turn", TURN_KEYS), phases));
    }

    // ---- what a game registers -------------------------------------------------------------------------

    /** A key of the setup beside the players. */
    protected final void key(String key, Consumer<YamlNode> meaning) {
        keys.put(key, meaning);
    }

    /** A key of every player. */
    protected final void player(String key, SeatKey meaning) {
        playerKeys.put(key, meaning);
    }

    /** A key of every player with a small number. */
    protected final void number(String key, String what, SeatNumber meaning) {
        player(key, (seat, value) -> meaning.set(seat, players.amount(value, what)));
    }

    /** Takes a player's number. */
    protected interface SeatNumber {
        void set(int seat, int number);
    }

    /** A key of every player with cards. */
    protected final void cards(String key, IntFunction<SetupPlace<T, C>> spot) {
        player(key, (seat, value) -> placer.put(value, seat, spot.apply(seat)));
    }

    /** A key of every player with cards, or with how many blank ones there are: {@code hand: 3}. */
    protected final void cardsOrCount(String key, String blank, IntFunction<SetupPlace<T, C>> spot) {
        player(key, (seat, value) -> {
            if (!(value instanceof YamlNode.Leaf leaf && NUMBER.matcher(leaf.text()).matches())) {
                placer.put(value, seat, spot.apply(seat));
                return;
            }
            for (int i = 0; i < players.amount(value, key); i++) {
                placer.card(new YamlNode.Leaf(value.at(), blank, false), seat, spot.apply(seat));
            }
        });
    }

    /** A key of every player with the cards on top of a deck, which is filled up unless it is said to be empty or exactly this. */
    protected final void deck(String key, IntFunction<SetupPlace<T, C>> spot, IntConsumer fill) {
        player(key, (seat, value) -> placer.put(listed(value), seat, spot.apply(seat)));
        piles.add(new Pile(key, fill));
    }

    /** What else has to be there, before decks are filled. */
    protected void complete() {
    }

    /** The keys of a player, for the documentation. */
    public final List<String> playerKeys() {
        return List.copyOf(playerKeys.keySet());
    }

    protected final List<String> seats() {
        return seats;
    }

    /** "A's hand", for complaints. */
    protected static String of(int seat, String place) {
        return Seats.name(seat) + "'s " + place;
    }

    // ---- reading ---------------------------------------------------------------------------------------

    /** Reads the setup into the layout. */
    public final void read() {
        List<String> known = new ArrayList<>(keys.keySet());
        known.addAll(seats);
        YamlNode.Fields setup = scenario.setup().only("the setup", known);
        for (YamlNode.Field f : setup.all()) {
            Consumer<YamlNode> meaning = keys.get(f.key());
            if (meaning != null) {
                meaning.accept(f.value());
            } else {
                player(Seats.of(f.key()), f.value().fields("player " + f.key()).only("the setup of " + f.key(),
                        playerKeys.keySet()));
            }
        }
        complete();
        for (int seat = 0; seat < seats.size(); seat++) {
            YamlNode.Fields said = setup.get(seats.get(seat)).map(t -> t.fields("a player"))
                    .orElseGet(() -> new YamlNode.Fields(setup.at(), List.of()));
            for (Pile pile : piles) {
                if (isOpen(said, pile.key)) {
                    pile.fill.accept(seat);
                }
            }
        }
    }

    private void player(int seat, YamlNode.Fields fields) {
        for (YamlNode.Field f : fields.all()) {
            SeatKey meaning = playerKeys.get(f.key());
            if (meaning != null) {
                meaning.read(seat, f.value());
            }
        }
    }

    private void turn(YamlNode.Fields turn, List<String> phases) {
        turn.get("player").ifPresent(t -> turnPlayer = players.seat(t));
        turn.get("number").ifPresent(t -> {
            turnNumber = t.number("the number of a turn");
            if (turnNumber < 1) {
                throw t.at().wrong("turns are counted from 1");
            }
        });
        turn.get("phase").ifPresent(t -> {
            phase = t.text("a phase");
            if (!phases.contains(phase)) {
                throw t.at().wrong("\"" + phase + "\" is not a phase" + Nearest.hint(phase, phases));
            }
        });
    }

    /** A deck is the cards on top, or with "exactly" all of its cards. */
    private static YamlNode listed(YamlNode deck) {
        return deck instanceof YamlNode.Fields f && f.get(EXACTLY).isPresent()
                ? f.only("a deck", List.of(EXACTLY)).need(EXACTLY, "a deck") : deck;
    }

    /** Whether fillers lie below the cards of a deck: not when it is said to be empty or exactly this. */
    private static boolean isOpen(YamlNode.Fields player, String deck) {
        return player.get(deck).map(t -> !(t instanceof YamlNode.Items items && items.all().isEmpty())
                && !(t instanceof YamlNode.Fields f && f.get(EXACTLY).isPresent()))
                .orElse(true);
    }

    /** The player whose turn was the first, if turns go round the table one by one. */
    protected final int firstPlayer() {
        return Math.floorMod(turnPlayer - (turnNumber - 1), seats.size());
    }

    /** How many turns a player has finished, if turns go round the table one by one. */
    protected final int turnsTaken(int seat) {
        int later = Math.floorMod(seat - firstPlayer(), seats.size());
        return turnNumber - 1 <= later ? 0 : (turnNumber - 2 - later) / seats.size() + 1;
    }
}
