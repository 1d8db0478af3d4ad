package cardinal.evolve.scenario;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.rules.Costing;
import cardinal.evolve.rules.Filters;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.scenario.CardNames;
import cardinal.scenario.CardScenarioGame;
import cardinal.scenario.Paths;
import cardinal.scenario.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The paths of an Evolve table: what a player can see, by name. */
final class EvolvePaths {
    static final Paths<EvolveTable> PATHS = new Paths<>(EvolveTable::onField, EvolvePaths::isKnown);

    static {
        PATHS.table("turn.player", "whose turn it is", t -> Seats.name(t.active()));
        PATHS.table("turn.number", "the number of the turn, counted over both players", EvolveTable::turn);
        PATHS.table("turn.phase", "`preparation`, `start`, `main` or `end`",
                t -> t.phase().name().toLowerCase(Locale.ROOT));
        PATHS.table("attacker", "the attacking follower, or `none`", t -> card(t, t.currentAttack().attacker().card()));
        PATHS.table("target", "the attack target, or `none`", t -> card(t, t.currentAttack().target().card()));
        PATHS.table("resolution", "list: the cards in the resolution zone, the first one at the bottom",
                t -> Paths.labels(t, Zone.RESOLUTION.of(0), c -> true));
        PATHS.table("pending", "list: the pending abilities, as `ability of CARD`", EvolvePaths::pending);

        PATHS.player("defense", "the leader's defense", (t, s) -> t.leaderDefense(s));
        PATHS.player("playPoints", "play points", (t, s) -> t.players().playPoints(s));
        PATHS.player("maximum", "maximum play points", (t, s) -> t.players().maximum(s));
        PATHS.player("evolutionPoints", "evolution points", (t, s) -> t.players().evolutionPoints(s));
        PATHS.player("superEvolutionPoints", "super-evolution points", (t, s) -> t.players().superPoints(s));
        PATHS.player("played", "how many cards the player has played this turn", (t, s) -> t.players().played(s));
        PATHS.player("lostDefense", "how often the leader has lost defense this turn",
                (t, s) -> t.players().timesLostDefense(s));
        PATHS.player("turns", "how many turns the player has finished", (t, s) -> t.players().turnsTaken(s));
        zone("field", "the cards on the field", Zone.FIELD);
        zone("hand", "the cards in hand", Zone.HAND);
        zone("ex", "the cards in the EX area", Zone.EX);
        PATHS.deck("deck", "the deck", (t, s) -> Zone.DECK.of(s));
        zone("evolveDeck", "the evolve deck", Zone.EVOLVE_DECK);
        PATHS.player("evolveDeck.faceup", "list: the faceup cards of the evolve deck",
                (t, s) -> Paths.labels(t, Zone.EVOLVE_DECK.of(s), c -> t.is(c, Flag.FACE_UP)));
        PATHS.player("evolveDeck.facedown", "list: the facedown cards of the evolve deck",
                (t, s) -> Paths.labels(t, Zone.EVOLVE_DECK.of(s), c -> !t.is(c, Flag.FACE_UP)));
        zone("cemetery", "the cemetery", Zone.CEMETERY);
        zone("banished", "the banished zone", Zone.BANISHED);
        zone("evolveZone", "the evolve zone", Zone.EVOLVE_ZONE);
        zone("drive", "the drive zone", Zone.DRIVE);
        zone("trigger", "the trigger zone", Zone.TRIGGER);
        zone("equipment", "the equipment zone", Zone.EQUIPMENT);
        zone("race", "the race zone", Zone.RACE);

        PATHS.card("zone",
                "where it is: `A.field`, `A.hand`, `A.ex`, `A.deck`, `A.evolveDeck`, `A.cemetery`, `A.banished`,"
                        + " `A.evolveZone`, `A.race`, `A.leader`, `resolution` or `gone`",
                EvolvePaths::zoneOf);
        PATHS.card("attack", "its attack now", EvolveTable::attack);
        PATHS.card("defense", "its defense now", EvolveTable::defense);
        PATHS.card("damage", "the defense it has lost by damage", (t, c) -> (int) t.piece(c).marks());
        PATHS.card("engaged", "whether it is engaged", EvolveTable::isEngaged);
        PATHS.card("reserved", "whether it is reserved", (t, c) -> !t.isEngaged(c));
        PATHS.card("evolved", "whether it is evolved", (t, c) -> t.face(c).data().evolved());
        PATHS.card("served", "whether it is linked to a card in the race zone", (t, c) -> t.is(c, Flag.SERVED));
        PATHS.card("boxed", "whether it is Boxed", (t, c) -> t.is(c, Flag.BOXED));
        PATHS.card("equippedBy", "the follower that has equipped it, or `none`",
                (t, c) -> t.zone(c) == Zone.EQUIPMENT ? card(t, t.piece(c).host()) : null);
        PATHS.card("faceup", "whether it lies faceup", (t, c) -> t.zone(c) == Zone.EVOLVE_DECK
                ? t.is(c, Flag.FACE_UP) : !t.is(c, Flag.FACE_DOWN));
        PATHS.card("facedown", "whether it lies facedown", (t, c) -> t.zone(c) == Zone.EVOLVE_DECK
                ? !t.is(c, Flag.FACE_UP) : t.is(c, Flag.FACE_DOWN));
        PATHS.card("type", "`follower`, `amulet`, `spell`, `leader` or `carrot`",
                (t, c) -> t.values().type(c).name().toLowerCase(Locale.ROOT));
        PATHS.card("controller", "who controls it", (t, c) -> Paths.seat(t.controller(c)));
        PATHS.card("owner", "who owns it", (t, c) -> Seats.name(t.piece(c).owner()));
        PATHS.card("token", "whether it is a token", EvolveTable::isToken);
        PATHS.card("keywords", "list: its keywords now", EvolvePaths::keywords);
        PATHS.card("playCost", "the play points its owner would pay to play it now",
                (t, c) -> Costing.card(t, t.piece(c).owner(), c, 0));
        PATHS.cardWord("keyword.", "ward", "whether it has a keyword now", EvolvePaths::keyword);
        PATHS.cardWord("trait.", "Officer", "whether it has a trait or name now",
                (t, c, word) -> Filters.isLabelled(t, c, word));
        PATHS.cardWord("counters.", "stack", "how many counters of this kind are on it",
                (t, c, word) -> t.piece(c).counter(t.pool().lane(word)));
    }

    private EvolvePaths() {
    }

    private static void zone(String path, String what, Zone zone) {
        PATHS.zone(path, what, (t, s) -> zone.of(s));
    }

    private static boolean isKnown(EvolveTable t, String name) {
        return t.pool().all().stream().anyMatch(d -> Wording.same(d.name(), name));
    }

    private static @Nullable String card(EvolveTable t, int card) {
        return card == Table.NONE ? null
                : t.zone(card) == Zone.LEADER ? Seats.name(t.controller(card)) + "'s leader" : CardNames.label(t, card);
    }

    private static List<String> pending(EvolveTable t) {
        List<String> items = new ArrayList<>();
        for (int i = 0; i < t.pending().count(); i++) {
            Item item = t.pending().item(i);
            items.add(CardScenarioGame.ABILITY + CardNames.label(t, item.source().card()));
        }
        return items;
    }

    private static String zoneOf(EvolveTable t, int card) {
        Zone zone = t.zone(card);
        return switch (zone) {
            case RESOLUTION -> "resolution";
            case NOWHERE -> "gone";
            default -> Seats.name(t.spec(t.piece(card).zone()).seat()) + "." + word(zone);
        };
    }

    private static String word(Zone zone) {
        return switch (zone) {
            case EVOLVE_DECK -> "evolveDeck";
            case EVOLVE_ZONE -> "evolveZone";
            default -> zone.name().toLowerCase(Locale.ROOT);
        };
    }

    private static List<String> keywords(EvolveTable t, int card) {
        return Arrays.stream(Keyword.values()).filter(k -> t.has(card, k)).map(Keyword::word).toList();
    }

    private static Object keyword(EvolveTable t, int card, String word) {
        for (Keyword k : Keyword.values()) {
            if (k.name().equalsIgnoreCase(word)) {
                return t.has(card, k);
            }
        }
        throw new BadInput("\"" + word + "\" is not a keyword" + Nearest.hint(word,
                Arrays.stream(Keyword.values()).map(k -> k.name().toLowerCase(Locale.ROOT)).toList()));
    }
}
