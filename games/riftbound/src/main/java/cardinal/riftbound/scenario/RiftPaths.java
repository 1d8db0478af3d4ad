package cardinal.riftbound.scenario;

import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.CardNames;
import cardinal.scenario.CardScenarioGame;
import cardinal.scenario.Paths;
import cardinal.scenario.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The paths of a Riftbound table: what a player can see, by name. Those of single cards are in {@link CardPaths}. */
final class RiftPaths {
    static final Paths<RiftTable> PATHS = new Paths<>(RiftTable::onBoard, RiftPaths::isKnown);

    static {
        PATHS.table("turn.player", "whose turn it is", t -> Seats.name(t.turnPlayer()));
        PATHS.table("turn.number", "the number of the turn, counted over all players", RiftTable::turn);
        PATHS.table("turn.phase", "`awaken`, `beginning`, `channel`, `draw`, `action` or `ending`",
                t -> t.phase().name().toLowerCase(Locale.ROOT));
        PATHS.table("state", "`neutral open`, `neutral closed`, `showdown open` or `showdown closed`",
                t -> (t.isShowdownState() ? "showdown" : "neutral")
                        + (t.isClosed() ? " closed" : " open"));
        PATHS.table("chain", "list: the cards and abilities on the chain; an ability is `ability of CARD`",
                RiftPaths::chain);
        PATHS.table("showdown", "the battlefield a showdown is in progress at, as `battlefield 1`, or `none`",
                t -> battlefield(t.fight().showdown()));
        PATHS.table("combat", "the battlefield a combat is in progress at, or `none`",
                t -> battlefield(t.fight().combat()));
        PATHS.table("attacker", "the attacking player, or `none`", t -> Paths.seat(t.fight().attacker()));
        PATHS.table("defender", "the defending player, or `none`", t -> Paths.seat(t.fight().defender()));
        PATHS.table("focus", "the player with focus, or `none`", t -> Paths.seat(t.fight().focus()));

        PATHS.zone("hand", "the cards in hand", RiftTable::hand);
        PATHS.deck("deck", "the Main Deck", RiftTable::deck);
        PATHS.deck("runeDeck", "the Rune Deck", RiftTable::runeDeck);
        PATHS.zone("trash", "the trash", RiftTable::trash);
        PATHS.zone("banishment", "the banishment", RiftTable::banishment);
        PATHS.zone("champion", "the Champion Zone", RiftTable::championZone);
        PATHS.zone("legend", "the Legend Zone", RiftTable::legendZone);
        PATHS.player("base", "list: units and gear in the base",
                (t, s) -> Paths.labels(t, t.base(s), c -> !t.def(c).isRune()));
        PATHS.player("runes", "list: the runes on the board",
                (t, s) -> Paths.labels(t, t.base(s), c -> t.def(c).isRune()));
        PATHS.player("runes.ready", "how many of the runes are ready", (t, s) -> runes(t, s, false));
        PATHS.player("runes.exhausted", "how many of the runes are exhausted", (t, s) -> runes(t, s, true));
        PATHS.player("units", "list: all units on the board that the player controls",
                (t, s) -> controlled(t, s, CardDef::isUnit));
        PATHS.player("gear", "list: all gear on the board that the player controls",
                (t, s) -> controlled(t, s, CardDef::isGear));
        PATHS.player("points", "points", (t, s) -> t.players().points(s));
        PATHS.player("xp", "XP (2026-07)", (t, s) -> t.players().xp(s));
        PATHS.player("energy", "Energy in the rune pool", (t, s) -> t.players().energy(s));
        PATHS.player("power", "Power in the rune pool, of all kinds together",
                (t, s) -> new Price(0, t.players().power(s)).totalPower());
        for (Domain d : Domain.values()) {
            String word = d.name().toLowerCase(Locale.ROOT);
            PATHS.player("power." + word, "Power of the domain " + d.title() + " in the rune pool",
                    (t, s) -> new Price(0, t.players().power(s)).powerIn(d.ordinal()));
        }
        PATHS.player("power.any", "Power of any domain in the rune pool",
                (t, s) -> new Price(0, t.players().power(s)).powerIn(Price.ANY));
        PATHS.player("played", "how many Main Deck cards the player has played this turn",
                (t, s) -> t.players().played(s));
        PATHS.player("turns", "how many turns the player has finished", (t, s) -> t.players().turnsTaken(s));
        PATHS.player("discarded", "whether the player has discarded this turn", (t, s) -> t.players().hasDiscarded(s));
        PATHS.player("lostUnit", "whether a unit of the player has died this turn",
                (t, s) -> t.players().hasLostUnit(s));
        PATHS.player("in", "whether the player is still in the game", Table::isIn);

        ground("controller", "who controls it, or `none`", (t, b) -> Paths.seat(t.battlefields().controller(b)));
        ground("contested", "who contests it, or `none`", (t, b) -> Paths.seat(t.battlefields().contester(b)));
        ground("units", "list: the units there", (t, b) -> Paths.labels(t, t.battlefield(b), c -> t.def(c).isUnit()));
        for (String name : Seats.names(4)) {
            ground("units." + name, "list: the units there that " + name + " controls",
                    (t, b) -> Paths.labels(t, t.battlefield(b),
                            c -> t.def(c).isUnit() && t.controller(c) == Seats.of(name)));
        }
        ground("facedown", "list: the card hidden there", (t, b) -> Paths.labels(t, t.facedown(b), c -> true));
        ground("card", "the battlefield card", (t, b) -> Paths.label(t, t.battlefields().card(b)));
        ground("scored", "list: the players who have scored it this turn", RiftPaths::scorers);
        CardPaths.register(PATHS);
    }

    private RiftPaths() {
    }

    private static void ground(String path, String meaning, Paths.Value<RiftTable> value) {
        PATHS.place("battlefield", t -> t.battlefields().count(), path, meaning, value);
    }

    /** A card of the pool, or a token that one of them makes. */
    private static boolean isKnown(RiftTable t, String name) {
        return t.pool().all().stream().anyMatch(
                d -> Wording.same(d.name(), name) || Wording.fold(d.data().text()).contains(Wording.fold(name)));
    }

    private static List<String> chain(RiftTable t) {
        List<String> items = new ArrayList<>();
        for (int i = 0; i < t.chain().size(); i++) {
            ChainItem item = t.chain().item(i);
            items.add(item.isAbility() ? CardScenarioGame.ABILITY + CardNames.label(t, item.source().card())
                    : CardNames.label(t, item.card()));
        }
        return items;
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
        return Seats.names(t.seatCount()).stream().filter(s -> t.battlefields().hasScored(b, Seats.of(s))).toList();
    }

    private static @Nullable String battlefield(int b) {
        return b == Table.NONE ? null : "battlefield " + (b + 1);
    }

}
