package cardinal.riftbound.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import cardinal.scenario.ScenarioGame.PathDoc;
import cardinal.scenario.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The paths of single cards: Grunt#2.damage, B.Grunt.zone. */
final class CardPaths {
    private interface Value {
        @Nullable Object of(RiftTable t, int card);
    }

    private record Property(String meaning, Value value) {
    }

    private static final String KEYWORD = "keyword.";
    private static final String TAG = "tag.";
    private static final Map<String, Property> PROPERTIES = new LinkedHashMap<>();

    static {
        property("zone",
                "where it is: `A.base`, `A.hand`, `A.deck`, `A.runeDeck`, `A.trash`, `A.banishment`, `A.champion`, `A.legend`, `battlefield 1`,"
                        + " `facedown 1`, `battlefields`, `chain` or `gone`",
                CardPaths::zone);
        property("damage", "damage marked on it", (t, c) -> (int) t.piece(c).marks());
        property("might", "its Might now; off the board its printed Might", RiftTable::might);
        property("mighty", "whether it is Mighty", RiftTable::isMighty);
        property("exhausted", "whether it is exhausted", (t, c) -> t.is(c, Flag.EXHAUSTED));
        property("ready", "whether it is ready", (t, c) -> !t.is(c, Flag.EXHAUSTED));
        property("stunned", "whether it is stunned", (t, c) -> t.is(c, Flag.STUNNED));
        property("buffs", "how many buffs it has", (t, c) -> t.piece(c).counter(Flag.BUFF));
        property("buffed", "whether it has a buff", (t, c) -> t.piece(c).counter(Flag.BUFF) > 0);
        property("controller", "who controls it, or `none`", (t, c) -> RiftPaths.seat(t.controller(c)));
        property("owner", "who owns it", (t, c) -> Seats.name(t.piece(c).owner()));
        property("attacker", "whether it is an attacker", (t, c) -> t.is(c, Flag.ATTACKER));
        property("defender", "whether it is a defender", (t, c) -> t.is(c, Flag.DEFENDER));
        property("keywords", "list: its keywords now, as `Tank` or `Assault 2`", CardPaths::keywords);
        property("token", "whether it is a token", (t, c) -> t.is(c, Flag.TOKEN));
        property("facedown", "whether it lies facedown at a battlefield",
                (t, c) -> t.facedownOf(t.piece(c).zone()) != Table.NONE);
        property("moves", "how often it has moved this turn", (t, c) -> t.piece(c).counter(Flag.MOVES));
        property("energyCost", "the Energy its owner would pay to play it now", (t, c) -> cost(t, c).energy());
        property("powerCost", "the Power its owner would pay to play it now", (t, c) -> cost(t, c).totalPower());
    }

    private CardPaths() {
    }

    private static void property(String name, String meaning, Value value) {
        PROPERTIES.put(name, new Property(meaning, value));
    }

    static List<PathDoc> docs() {
        List<PathDoc> docs = new ArrayList<>();
        PROPERTIES.forEach((name, p) -> docs.add(new PathDoc("CARD." + name, p.meaning)));
        docs.add(new PathDoc("CARD." + KEYWORD + "tank",
                "whether it has a keyword; for Assault, Deflect and Shield its value"));
        docs.add(new PathDoc("CARD." + TAG + "Dragon", "whether it has a tag"));
        docs.add(new PathDoc("NAME.count", "how many objects of this name are on the board: `Recruit.count`"));
        return docs;
    }

    static @Nullable Object value(RiftTable t, String path) {
        for (Map.Entry<String, Property> p : PROPERTIES.entrySet()) {
            if (path.endsWith("." + p.getKey())) {
                return p.getValue().value.of(t, CardNames.one(t, before(path, "." + p.getKey())));
            }
        }
        int keyword = path.lastIndexOf("." + KEYWORD);
        if (keyword > 0) {
            return keyword(t, CardNames.one(t, path.substring(0, keyword)),
                    path.substring(keyword + 1 + KEYWORD.length()));
        }
        int tag = path.lastIndexOf("." + TAG);
        if (tag > 0) {
            return hasTag(t, CardNames.one(t, path.substring(0, tag)), path.substring(tag + 1 + TAG.length()));
        }
        throw unknown(t, path);
    }

    /** How many objects of this name are on the board. */
    static int count(RiftTable t, String name) {
        int n = 0;
        boolean known = t.pool().all().stream().anyMatch(
                d -> Wording.same(d.name(), name) || Wording.fold(d.data().text()).contains(Wording.fold(name)));
        for (int c = 0; c < t.pieceCount(); c++) {
            if (Wording.same(t.def(c).name(), name)) {
                known = true;
                n += t.onBoard(c) ? 1 : 0;
            }
        }
        if (!known) {
            throw unknown(t, name + ".count");
        }
        return n;
    }

    private static BadInput unknown(RiftTable t, String path) {
        List<String> valid = new ArrayList<>(RiftPaths.fixedPaths(t));
        int dot = path.lastIndexOf('.');
        String card = dot < 0 ? path : path.substring(0, dot);
        for (String label : CardNames.all(t, card).isEmpty() ? CardNames.labels(t) : List.of(card)) {
            PROPERTIES.keySet().forEach(p -> valid.add(label + "." + p));
        }
        return new BadInput("unknown path \"" + path + "\"" + Nearest.hint(path, valid));
    }

    private static String before(String path, String end) {
        return path.substring(0, path.length() - end.length());
    }

    // ---- values ------------------------------------------------------------------------------------------

    private static String zone(RiftTable t, int card) {
        int zone = t.piece(card).zone();
        int b = t.battlefieldOf(zone);
        int facedown = t.facedownOf(zone);
        int seat = t.spec(zone).seat();
        if (b != Table.NONE) {
            return "battlefield " + (b + 1);
        }
        if (facedown != Table.NONE) {
            return "facedown " + (facedown + 1);
        }
        if (seat != Table.NONE) {
            return Seats.name(seat) + "." + seatZone(t, zone, seat);
        }
        return zone == t.chainZone() ? "chain" : zone == t.nowhere() ? "gone" : "battlefields";
    }

    private static String seatZone(RiftTable t, int zone, int seat) {
        Map<Integer,
                String> names = Map.of(t.base(seat), "base", t.hand(seat), "hand", t.deck(seat), "deck",
                        t.runeDeck(seat), "runeDeck",
                        t.trash(seat), "trash", t.banishment(seat), "banishment", t.championZone(seat), "champion",
                        t.legendZone(seat), "legend");
        return names.getOrDefault(zone, t.spec(zone).name());
    }

    private static List<String> keywords(RiftTable t, int card) {
        return Arrays.stream(Keyword.values()).filter(k -> t.has(card, k))
                .map(k -> k.isNumbered() && t.keyword(card, k) > 1 ? k.title() + " " + t.keyword(card, k) : k.title())
                .toList();
    }

    private static Object keyword(RiftTable t, int card, String word) {
        for (Keyword k : Keyword.values()) {
            if (k.name().equalsIgnoreCase(word)) {
                return k.isNumbered() ? t.keyword(card, k) : t.has(card, k);
            }
        }
        throw new BadInput("\"" + word + "\" is not a keyword"
                + Nearest.hint(word,
                        Arrays.stream(Keyword.values()).map(k -> k.name().toLowerCase(Locale.ROOT)).toList()));
    }

    private static boolean hasTag(RiftTable t, int card, String tag) {
        return t.hasTag(card, tag);
    }

    private static Price cost(RiftTable t, int card) {
        return Costing.card(t, t.piece(card).owner(), card, 0, 0, Targets.NONE);
    }
}
