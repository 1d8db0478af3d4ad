package cardinal.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.scenario.ScenarioGame.PathDoc;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The paths of a game: what a person can see on its table, by name. Of the table (turn.player), of players (A.hand), of numbered
 * places (battlefield 1.units), and of single cards (Grunt#2.damage). A game registers them once, in the order of the documentation;
 * a meaning that begins with "list: " is that of a list.
 */
public final class Paths<T extends Table> {
    private static final String COUNT = ".count";
    private static final Pattern PLAYER = Pattern.compile("([A-H])\\.(.+)");

    /** A value of a player, a place or a card, each by its number. */
    public interface Value<T extends Table> {
        @Nullable Object of(T table, int which);
    }

    /** A value of a card that depends on a word: keyword.tank. */
    public interface WordValue<T extends Table> {
        @Nullable Object of(T table, int card, String word);
    }

    private record Fixed<T extends Table>(String meaning, Value<T> value) {
    }

    private record Worded<T extends Table>(String example, String meaning, WordValue<T> value) {
    }

    private record Places<T extends Table>(ToIntFunction<T> count, Map<String, Fixed<T>> paths) {
    }

    /** Something that is not about a single card. */
    private record Found(@Nullable Object value) {
    }

    private final Map<String, Fixed<T>> ofTable = new LinkedHashMap<>();
    private final Map<String, Fixed<T>> ofPlayers = new LinkedHashMap<>();
    private final Map<String, Places<T>> ofPlaces = new LinkedHashMap<>();
    private final Map<String, Fixed<T>> ofCards = new LinkedHashMap<>();
    private final Map<String, Worded<T>> ofCardsByWord = new LinkedHashMap<>();
    private final BiPredicate<T, Integer> isOnBoard;
    private final BiPredicate<T, String> isKnown;

    /**
     * @param isOnBoard  whether a card counts for NAME.count
     * @param isKnown  whether a card or token could have this name
     */
    public Paths(BiPredicate<T, Integer> isOnBoard, BiPredicate<T, String> isKnown) {
        this.isOnBoard = isOnBoard;
        this.isKnown = isKnown;
        card("seenBy", "list: the players who may see its face", Paths::seenBy);
    }

    // ---- what a game registers -------------------------------------------------------------------------

    public Paths<T> table(String path, String meaning, Function<T, @Nullable Object> value) {
        ofTable.put(path, new Fixed<>(meaning, (t, nothing) -> value.apply(t)));
        return this;
    }

    public Paths<T> player(String path, String meaning, Value<T> value) {
        ofPlayers.put(path, new Fixed<>(meaning, value));
        return this;
    }

    /** The cards of a player's zone. zone: which one it is. */
    public Paths<T> zone(String path, String what, PlayerZone<T> zone) {
        return player(path, "list: " + what, (t, seat) -> labels(t, zone.of(t, seat), c -> true));
    }

    /** A player's deck, and the cards on its top and bottom. */
    public Paths<T> deck(String path, String what, PlayerZone<T> zone) {
        zone(path, what, zone);
        player(path + ".top", "the top card of " + what + ", or `none`",
                (t, seat) -> label(t, t.zones().top(zone.of(t, seat))));
        return player(path + ".bottom", "the bottom card of " + what + ", or `none`",
                (t, seat) -> label(t, t.size(zone.of(t, seat)) == 0 ? Table.NONE : t.cardAt(zone.of(t, seat), 0)));
    }

    /** Which zone of a player. */
    public interface PlayerZone<T extends Table> {
        int of(T table, int seat);
    }

    /** A value of places that are numbered from 1: battlefield 1.units. */
    public Paths<T> place(String name, ToIntFunction<T> count, String path, String meaning, Value<T> value) {
        ofPlaces.computeIfAbsent(name, n -> new Places<>(count, new LinkedHashMap<>())).paths.put(path,
                new Fixed<>(meaning, value));
        return this;
    }

    public Paths<T> card(String path, String meaning, Value<T> value) {
        ofCards.put(path, new Fixed<>(meaning, value));
        return this;
    }

    /** A value of cards that depends on a word. path: with the dot before the word. */
    public Paths<T> cardWord(String path, String example, String meaning, WordValue<T> value) {
        ofCardsByWord.put(path, new Worded<>(example, meaning, value));
        return this;
    }

    // ---- reading ---------------------------------------------------------------------------------------

    List<PathDoc> docs() {
        List<PathDoc> docs = new ArrayList<>();
        ofTable.forEach((path, fixed) -> docs.add(new PathDoc(path, fixed.meaning)));
        ofPlayers.forEach((path, fixed) -> docs.add(new PathDoc("A." + path, fixed.meaning)));
        ofPlaces.forEach((name, places) -> places.paths
                .forEach((path, fixed) -> docs.add(new PathDoc(name + " 1." + path, fixed.meaning))));
        ofCards.forEach((path, fixed) -> docs.add(new PathDoc("CARD." + path, fixed.meaning)));
        ofCardsByWord.forEach((path, word) -> docs.add(new PathDoc("CARD." + path + word.example, word.meaning)));
        docs.add(new PathDoc("NAME" + COUNT, "how many objects of this name are on the board: `Recruit.count`"));
        docs.add(new PathDoc("LIST" + COUNT, "how many there are in any of the lists above"));
        return docs;
    }

    @Nullable Object value(T t, String path) {
        if (path.endsWith(COUNT)) {
            String list = path.substring(0, path.length() - COUNT.length());
            Found found = find(t, list);
            if (found != null && found.value instanceof Collection<?> all) {
                return all.size();
            }
            if (found == null) {
                return count(t, list);
            }
        }
        Found found = find(t, path);
        return found == null ? ofCard(t, path) : found.value;
    }

    private @Nullable Found find(T t, String path) {
        Fixed<T> fixed = ofTable.get(path);
        if (fixed != null) {
            return new Found(fixed.value.of(t, Table.NONE));
        }
        Matcher player = PLAYER.matcher(path);
        Fixed<T> ofPlayer = player.matches() ? ofPlayers.get(player.group(2)) : null;
        if (ofPlayer != null) {
            return new Found(ofPlayer.value.of(t, seatOf(t, player.group(1))));
        }
        for (Map.Entry<String, Places<T>> e : ofPlaces.entrySet()) {
            Matcher place = Pattern.compile(Pattern.quote(e.getKey()) + " (\\d{1,2})\\.(.+)").matcher(path);
            if (place.matches()) {
                return ofPlace(t, e.getKey(), e.getValue(), Integer.parseInt(place.group(1)), place.group(2));
            }
        }
        return null;
    }

    private @Nullable Found ofPlace(T t, String name, Places<T> places, int number, String path) {
        int count = places.count.applyAsInt(t);
        if (number < 1 || number > count) {
            throw new BadInput("there is no " + name + " " + number + "; there are " + count);
        }
        Fixed<T> fixed = places.paths.get(path);
        return fixed == null ? null : new Found(fixed.value.of(t, number - 1));
    }

    private @Nullable Object ofCard(T t, String path) {
        for (Map.Entry<String, Fixed<T>> e : ofCards.entrySet()) {
            String end = "." + e.getKey();
            if (path.endsWith(end)) {
                return e.getValue().value.of(t, CardNames.one(t, path.substring(0, path.length() - end.length())));
            }
        }
        for (Map.Entry<String, Worded<T>> e : ofCardsByWord.entrySet()) {
            int at = path.lastIndexOf("." + e.getKey());
            if (at > 0) {
                return e.getValue().value.of(t, CardNames.one(t, path.substring(0, at)),
                        path.substring(at + 1 + e.getKey().length()));
            }
        }
        throw unknown(t, path);
    }

    /** How many objects of this name are on the board. */
    private int count(T t, String name) {
        int n = 0;
        boolean known = isKnown.test(t, name);
        for (int c = 0; c < t.pieceCount(); c++) {
            if (Wording.same(t.piece(c).face().name(), name)) {
                known = true;
                n += isOnBoard.test(t, c) ? 1 : 0;
            }
        }
        if (!known) {
            throw unknown(t, name + COUNT);
        }
        return n;
    }

    private static int seatOf(Table t, String name) {
        int seat = Seats.of(name);
        if (seat >= t.seatCount()) {
            throw new BadInput("there is no player \"" + name + "\"" + Nearest.hint(name, Seats.names(t.seatCount())));
        }
        return seat;
    }

    private BadInput unknown(T t, String path) {
        List<String> valid = fixedPaths(t);
        int dot = path.lastIndexOf('.');
        String card = dot < 0 ? path : path.substring(0, dot);
        for (String label : CardNames.all(t, card).isEmpty() ? CardNames.labels(t) : List.of(card)) {
            ofCards.keySet().forEach(p -> valid.add(label + "." + p));
        }
        return new BadInput("unknown path \"" + path + "\"" + Nearest.hint(path, valid));
    }

    /** Every path that does not name a card, for suggestions. */
    private List<String> fixedPaths(T t) {
        List<String> all = new ArrayList<>();
        ofTable.forEach((path, fixed) -> addWithCount(all, path, fixed));
        for (String seat : Seats.names(t.seatCount())) {
            ofPlayers.forEach((path, fixed) -> addWithCount(all, seat + "." + path, fixed));
        }
        ofPlaces.forEach((name, places) -> {
            for (int i = 1; i <= places.count.applyAsInt(t); i++) {
                String place = name + " " + i + ".";
                places.paths.forEach((path, fixed) -> addWithCount(all, place + path, fixed));
            }
        });
        return all;
    }

    private static void addWithCount(List<String> all, String path, Fixed<?> fixed) {
        all.add(path);
        if (fixed.meaning.startsWith("list: ")) {
            all.add(path + COUNT);
        }
    }

    private static List<String> seenBy(Table t, int card) {
        return IntStream.range(0, t.seatCount()).filter(seat -> Sight.sees(t, seat, card)).mapToObj(Seats::name)
                .toList();
    }

    // ---- values in words -------------------------------------------------------------------------------

    /** The names of the cards of a zone. */
    public static List<String> labels(Table t, int zone, IntPredicate test) {
        List<String> labels = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            if (test.test(t.cardAt(zone, i))) {
                labels.add(CardNames.label(t, t.cardAt(zone, i)));
            }
        }
        return labels;
    }

    /** The name of a card, or none. */
    public static @Nullable String label(Table t, int card) {
        return card == Table.NONE ? null : CardNames.label(t, card);
    }

    /** The name of a player, or none. */
    public static @Nullable String seat(int seat) {
        return seat == Table.NONE ? null : Seats.name(seat);
    }
}
