package cardinal.riftbound.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.table.Attachments;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import cardinal.scenario.Paths;
import cardinal.scenario.Seats;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The paths of single cards: Grunt#2.damage, B.Grunt.zone. */
final class CardPaths {
    private CardPaths() {
    }

    static void register(Paths<RiftTable> paths) {
        paths.card("zone",
                "where it is: `A.base`, `A.hand`, `A.deck`, `A.runeDeck`, `A.trash`, `A.banishment`, `A.champion`, `A.legend`, `battlefield 1`,"
                        + " `facedown 1`, `battlefields`, `chain` or `gone`",
                CardPaths::zone);
        paths.card("damage", "damage marked on it", (t, c) -> (int) t.piece(c).marks());
        paths.card("might", "its Might now; off the board its printed Might", RiftTable::might);
        paths.card("mighty", "whether it is Mighty", RiftTable::isMighty);
        paths.card("exhausted", "whether it is exhausted", (t, c) -> t.is(c, Flag.EXHAUSTED));
        paths.card("ready", "whether it is ready", (t, c) -> !t.is(c, Flag.EXHAUSTED));
        paths.card("stunned", "whether it is stunned", (t, c) -> t.is(c, Flag.STUNNED));
        paths.card("buffs", "how many buffs it has", (t, c) -> t.piece(c).counter(Flag.BUFF));
        paths.card("buffed", "whether it has a buff", (t, c) -> t.piece(c).counter(Flag.BUFF) > 0);
        paths.card("controller", "who controls it, or `none`", (t, c) -> Paths.seat(t.controller(c)));
        paths.card("owner", "who owns it", (t, c) -> Seats.name(t.piece(c).owner()));
        paths.card("attacker", "whether it is an attacker", (t, c) -> t.is(c, Flag.ATTACKER));
        paths.card("defender", "whether it is a defender", (t, c) -> t.is(c, Flag.DEFENDER));
        paths.card("keywords", "list: its keywords now, as `Tank` or `Assault 2`", CardPaths::keywords);
        paths.card("token", "whether it is a token", (t, c) -> t.is(c, Flag.TOKEN));
        paths.card("facedown", "whether it lies facedown at a battlefield",
                (t, c) -> t.facedownOf(t.piece(c).zone()) != Table.NONE);
        paths.card("attachedTo", "what it is attached to, or `none` (2026-07)",
                (t, c) -> Attachments.isAttached(t, c) ? Paths.label(t, Attachments.host(t, c)) : null);
        paths.card("empowered", "whether it is empowered (2026-07)", (t, c) -> t.is(c, Flag.EMPOWERED));
        paths.card("moves", "how often it has moved this turn", (t, c) -> t.piece(c).counter(Flag.MOVES));
        paths.card("energyCost", "the Energy its owner would pay to play it now", (t, c) -> cost(t, c).energy());
        paths.card("powerCost", "the Power its owner would pay to play it now", (t, c) -> cost(t, c).totalPower());
        paths.cardWord("keyword.", "tank", "whether it has a keyword; for Assault, Deflect and Shield its value",
                CardPaths::keyword);
        paths.cardWord("tag.", "Dragon", "whether it has a tag", RiftTable::hasTag);
    }

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

    private static Price cost(RiftTable t, int card) {
        return Costing.card(t, t.piece(card).owner(), card, 0, 0, Targets.NONE);
    }
}
