package cardinal.riftbound.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.ScenarioGame.PathDoc;
import cardinal.scenario.Seats;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The paths of a Riftbound table: what a player can see, by name. Those of single cards are in {@link CardPaths}. */
final class RiftPaths {
    private static final String COUNT = ".count";
    private static final Pattern BATTLEFIELD = Pattern.compile("battlefield (\\d)\\.(.+)");
    private static final Pattern PLAYER = Pattern.compile("([A-H])\\.(.+)");

    /** A value of the table, of a player or of a battlefield, and what it means. */
    private record Fixed(String meaning, Value value) {
    }

    private interface Value {
        @Nullable Object of(RiftTable t, int which);
    }

    private static final Map<String, Fixed> TABLE = new LinkedHashMap<>();
    private static final Map<String, Fixed> PLAYERS = new LinkedHashMap<>();
    private static final Map<String, Fixed> BATTLEFIELDS = new LinkedHashMap<>();

    static {
        table("turn.player", "whose turn it is", t -> Seats.name(t.turnPlayer()));
        table("turn.number", "the number of the turn, counted over all players", RiftTable::turn);
        table("turn.phase", "`awaken`, `beginning`, `channel`, `draw`, `action` or `ending`",
                t -> t.phase().name().toLowerCase(Locale.ROOT));
        table("state", "`neutral open`, `neutral closed`, `showdown open` or `showdown closed`",
                t -> (t.showdown() == Table.NONE ? "neutral" : "showdown") + (t.isClosed() ? " closed" : " open"));
        table("chain", "list: the cards and abilities on the chain; an ability is `ability of CARD`", RiftPaths::chain);
        table("showdown", "the battlefield a showdown is in progress at, as `battlefield 1`, or `none`",
                t -> battlefield(t.showdown()));
        table("combat", "the battlefield a combat is in progress at, or `none`", t -> battlefield(t.combat()));
        table("attacker", "the attacking player, or `none`", t -> seat(t.attacker()));
        table("defender", "the defending player, or `none`", t -> seat(t.defender()));
        table("focus", "the player with focus, or `none`", t -> seat(t.focus()));

        player("hand", "list: the cards in hand", (t, s) -> labels(t, t.hand(s), c -> true));
        player("deck", "list: the Main Deck", (t, s) -> labels(t, t.deck(s), c -> true));
        player("deck.top", "the top card of the Main Deck, or `none`", (t, s) -> label(t, t.zones().top(t.deck(s))));
        player("deck.bottom", "the bottom card of the Main Deck, or `none`", (t, s) -> bottom(t, t.deck(s)));
        player("runeDeck", "list: the Rune Deck", (t, s) -> labels(t, t.runeDeck(s), c -> true));
        player("runeDeck.top", "the top card of the Rune Deck, or `none`",
                (t, s) -> label(t, t.zones().top(t.runeDeck(s))));
        player("runeDeck.bottom", "the bottom card of the Rune Deck, or `none`", (t, s) -> bottom(t, t.runeDeck(s)));
        player("trash", "list: the trash", (t, s) -> labels(t, t.trash(s), c -> true));
        player("banishment", "list: the banishment", (t, s) -> labels(t, t.banishment(s), c -> true));
        player("champion", "list: the Champion Zone", (t, s) -> labels(t, t.championZone(s), c -> true));
        player("legend", "list: the Legend Zone", (t, s) -> labels(t, t.legendZone(s), c -> true));
        player("base", "list: units and gear in the base", (t, s) -> labels(t, t.base(s), c -> !t.def(c).isRune()));
        player("runes", "list: the runes on the board", (t, s) -> labels(t, t.base(s), c -> t.def(c).isRune()));
        player("runes.ready", "how many of the runes are ready", (t, s) -> runes(t, s, false));
        player("runes.exhausted", "how many of the runes are exhausted", (t, s) -> runes(t, s, true));
        player("units", "list: all units on the board that the player controls",
                (t, s) -> controlled(t, s, CardDef::isUnit));
        player("gear", "list: all gear on the board that the player controls",
                (t, s) -> controlled(t, s, CardDef::isGear));
        player("points", "points", RiftTable::points);
        player("energy", "Energy in the rune pool", RiftTable::energy);
        player("power", "Power in the rune pool, of all kinds together",
                (t, s) -> new Price(0, t.power(s)).totalPower());
        for (Domain d : Domain.values()) {
            String word = d.name().toLowerCase(Locale.ROOT);
            player("power." + word, "Power of the domain " + d.title() + " in the rune pool",
                    (t, s) -> new Price(0, t.power(s)).powerIn(d.ordinal()));
        }
        player("power.any", "Power of any domain in the rune pool",
                (t, s) -> new Price(0, t.power(s)).powerIn(Price.ANY));
        player("played", "how many Main Deck cards the player has played this turn", RiftTable::played);
        player("turns", "how many turns the player has finished", RiftTable::turnsTaken);
        player("discarded", "whether the player has discarded this turn", RiftTable::hasDiscarded);
        player("lostUnit", "whether a unit of the player has died this turn", RiftTable::hasLostUnit);
        player("in", "whether the player is still in the game", Table::isIn);

        ground("controller", "who controls it, or `none`", (t, b) -> seat(t.battlefieldController(b)));
        ground("contested", "who contests it, or `none`", (t, b) -> seat(t.contester(b)));
        ground("units", "list: the units there", (t, b) -> labels(t, t.battlefield(b), c -> t.def(c).isUnit()));
        for (String name : Seats.names(4)) {
            ground("units." + name, "list: the units there that " + name + " controls",
                    (t, b) -> labels(t, t.battlefield(b), c -> t.def(c).isUnit() && t.controller(c) == Seats.of(name)));
        }
        ground("facedown", "list: the card hidden there", (t, b) -> labels(t, t.facedown(b), c -> true));
        ground("card", "the battlefield card", (t, b) -> label(t, t.battlefieldCard(b)));
        ground("scored", "list: the players who have scored it this turn", RiftPaths::scorers);
    }

    private RiftPaths() {
    }

    private static void table(String path, String meaning, Function<RiftTable, @Nullable Object> value) {
        TABLE.put(path, new Fixed(meaning, (t, nothing) -> value.apply(t)));
    }

    private static void player(String path, String meaning, Value value) {
        PLAYERS.put(path, new Fixed(meaning, value));
    }

    private static void ground(String path, String meaning, Value value) {
        BATTLEFIELDS.put(path, new Fixed(meaning, value));
    }

    static List<PathDoc> docs() {
        List<PathDoc> docs = new ArrayList<>();
        TABLE.forEach((path, fixed) -> docs.add(new PathDoc(path, fixed.meaning)));
        PLAYERS.forEach((path, fixed) -> docs.add(new PathDoc("A." + path, fixed.meaning)));
        BATTLEFIELDS.forEach((path, fixed) -> docs.add(new PathDoc("battlefield 1." + path, fixed.meaning)));
        docs.addAll(CardPaths.docs());
        docs.add(new PathDoc("LIST" + COUNT, "how many there are in any of the lists above"));
        return docs;
    }

    static @Nullable Object value(RiftTable t, String path) {
        if (path.endsWith(COUNT)) {
            String list = path.substring(0, path.length() - COUNT.length());
            Found found = find(t, list);
            if (found != null && found.value instanceof Collection<?> all) {
                return all.size();
            }
            if (found == null) {
                return CardPaths.count(t, list);
            }
        }
        Found found = find(t, path);
        return found == null ? CardPaths.value(t, path) : found.value;
    }

    /** Something that is not about a single card. */
    private record Found(@Nullable Object value) {
    }

    private static @Nullable Found find(RiftTable t, String path) {
        Fixed fixed = TABLE.get(path);
        if (fixed != null) {
            return new Found(fixed.value.of(t, Table.NONE));
        }
        Matcher player = PLAYER.matcher(path);
        Fixed ofPlayer = player.matches() ? PLAYERS.get(player.group(2)) : null;
        if (ofPlayer != null) {
            return new Found(ofPlayer.value.of(t, seatOf(t, player.group(1))));
        }
        Matcher ground = BATTLEFIELD.matcher(path);
        if (ground.matches()) {
            int b = Integer.parseInt(ground.group(1)) - 1;
            if (b < 0 || b >= t.battlefieldCount()) {
                throw new BadInput("there is no battlefield " + (b + 1) + "; there are " + t.battlefieldCount());
            }
            Fixed ofGround = BATTLEFIELDS.get(ground.group(2));
            if (ofGround != null) {
                return new Found(ofGround.value.of(t, b));
            }
        }
        return null;
    }

    private static int seatOf(RiftTable t, String name) {
        int seat = Seats.of(name);
        if (seat >= t.seatCount()) {
            throw new BadInput("there is no player \"" + name + "\"" + Nearest.hint(name, Seats.names(t.seatCount())));
        }
        return seat;
    }

    /** Every path that does not name a card, for suggestions. */
    static List<String> fixedPaths(RiftTable t) {
        List<String> all = new ArrayList<>(TABLE.keySet());
        for (String seat : Seats.names(t.seatCount())) {
            PLAYERS.forEach((path, fixed) -> addWithCount(all, seat + "." + path, fixed));
        }
        for (int b = 1; b <= t.battlefieldCount(); b++) {
            int number = b;
            BATTLEFIELDS.forEach((path, fixed) -> addWithCount(all, "battlefield " + number + "." + path, fixed));
        }
        all.add("chain" + COUNT);
        return all;
    }

    private static void addWithCount(List<String> all, String path, Fixed fixed) {
        all.add(path);
        if (fixed.meaning.startsWith("list: ")) {
            all.add(path + COUNT);
        }
    }

    // ---- values ------------------------------------------------------------------------------------------

    private static List<String> chain(RiftTable t) {
        List<String> items = new ArrayList<>();
        for (int i = 0; i < t.chainSize(); i++) {
            ChainItem item = t.item(i);
            items.add(item.isAbility() ? RiftScenarioGame.ABILITY + CardNames.label(t, item.source().card())
                    : CardNames.label(t, item.card()));
        }
        return items;
    }

    private static List<String> labels(RiftTable t, int zone, IntPredicate test) {
        List<String> labels = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            if (test.test(t.cardAt(zone, i))) {
                labels.add(CardNames.label(t, t.cardAt(zone, i)));
            }
        }
        return labels;
    }

    private static List<String> controlled(RiftTable t, int seat, Predicate<CardDef> test) {
        List<String> labels = new ArrayList<>();
        for (int c = 0; c < t.pieceCount(); c++) {
            if (t.onBoard(c) && t.facedownOf(t.piece(c).zone()) == Table.NONE && t.controller(c) == seat
                    && test.test(t.def(c))) {
                labels.add(CardNames.label(t, c));
            }
        }
        return labels;
    }

    private static int runes(RiftTable t, int seat, boolean exhausted) {
        int n = 0;
        for (int i = 0; i < t.size(t.base(seat)); i++) {
            int c = t.cardAt(t.base(seat), i);
            n += t.def(c).isRune() && t.is(c, Flag.EXHAUSTED) == exhausted ? 1 : 0;
        }
        return n;
    }

    private static List<String> scorers(RiftTable t, int b) {
        return Seats.names(t.seatCount()).stream().filter(s -> t.hasScored(b, Seats.of(s))).toList();
    }

    private static @Nullable String label(RiftTable t, int card) {
        return card == Table.NONE ? null : CardNames.label(t, card);
    }

    private static @Nullable String bottom(RiftTable t, int zone) {
        return t.size(zone) == 0 ? null : CardNames.label(t, t.cardAt(zone, 0));
    }

    private static @Nullable String battlefield(int b) {
        return b == Table.NONE ? null : "battlefield " + (b + 1);
    }

    static @Nullable String seat(int seat) {
        return seat == Table.NONE ? null : Seats.name(seat);
    }
}
