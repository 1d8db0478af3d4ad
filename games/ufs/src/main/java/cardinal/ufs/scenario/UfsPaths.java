package cardinal.ufs.scenario;

import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.scenario.CardNames;
import cardinal.scenario.Paths;
import cardinal.scenario.Seats;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.flow.Check;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The paths of a UFS table: what a player can see, by name. Those of single cards are in {@link CardPaths}. */
final class UfsPaths {
    static final Paths<UfsTable> PATHS = new Paths<>(UfsPaths::isInPlay, UfsPaths::isKnown);

    static {
        PATHS.table("turn.player", "whose turn it is", t -> Seats.name(t.active()));
        PATHS.table("turn.number", "the number of the turn, counted over both players", UfsTable::turn);
        PATHS.table("turn.phase", "`ready`, `review`, `draw`, `combat`, `end` or `setup`", UfsPaths::phase);
        PATHS.table("attack", "the attack in its attack sequence, or `none`",
                t -> t.attack() == null ? null : Paths.label(t, now(t).card().card()));
        PATHS.table("attack.step", "`enhance`, `block`, `damage` or `reversal`, or `none`", UfsPaths::step);
        PATHS.table("attack.attacker", "whose attack it is",
                t -> t.attack() == null ? null : Seats.name(now(t).attacker()));
        PATHS.table("attack.target", "the backup that is attacked, or `none` for the player",
                t -> t.attack() == null || now(t).target().isNone() ? null : Paths.label(t, now(t).target().card()));
        PATHS.table("attack.speed", "its speed now", t -> number(t, Property.SPEED));
        PATHS.table("attack.damage", "its damage now", t -> number(t, Property.DAMAGE));
        PATHS.table("attack.zone", "`high`, `mid` or `low`", UfsPaths::attackZone);
        PATHS.table("attack.status",
                "`open`, `unblocked`, `partial` or `complete`; also of the attack that resolved last this turn",
                UfsPaths::status);
        PATHS.table("attack.block", "the card it was blocked with, or `none`", UfsPaths::block);
        PATHS.table("attack.dropped", "whether it is dropped", t -> t.attack() != null && now(t).dropped());
        PATHS.table("stack", "list: the pending attacks of the attack stack, the next one last",
                t -> t.progress().pending().stream().map(p -> CardNames.label(t, p.card().card())).toList());
        PATHS.table("check", "the value of the check in progress, or `none`", UfsPaths::check);

        zone("hand", "the cards in hand", Places.HAND);
        PATHS.deck("deck", "the deck", (t, seat) -> Places.of(seat, Places.DECK));
        zone("stage", "the stage, character included", Places.STAGE);
        PATHS.player("foundations", "list: the foundations in the stage",
                (t, seat) -> of(t, seat, CardType.FOUNDATION));
        PATHS.player("ready", "list: the ready cards in the stage",
                (t, seat) -> Paths.labels(t, Places.of(seat, Places.STAGE), c -> !t.is(c, Flag.COMMITTED)));
        PATHS.player("committed", "list: the committed cards in the stage",
                (t, seat) -> Paths.labels(t, Places.of(seat, Places.STAGE), c -> t.is(c, Flag.COMMITTED)));
        zone("pool", "the card pool", Places.POOL);
        order("pool", "the cards of the card pool from left to right", Places.POOL);
        zone("momentum", "the momentum", Places.MOMENTUM);
        order("momentum", "the cards of the momentum in their order", Places.MOMENTUM);
        zone("discard", "the discard pile", Places.DISCARD);
        order("discard", "the cards of the discard pile, the top card last", Places.DISCARD);
        PATHS.player("discard.top", "the top card of the discard pile, or `none`",
                (t, seat) -> Paths.label(t, t.zones().top(Places.of(seat, Places.DISCARD))));
        zone("removed", "the cards removed from the game", Places.REMOVED);
        zone("sideboard", "the sideboard of a series", Places.SIDEBOARD);
        PATHS.player("won", "how many games of the series the player has won",
                (t, seat) -> t.progress().games().won(seat));
        PATHS.player("character", "the starting character",
                (t, seat) -> t.starter(seat) == Table.NONE ? null : Paths.label(t, t.starter(seat)));
        PATHS.player("vitality", "vitality", (t, seat) -> t.fighters().vitality(seat));
        PATHS.player("health", "the same", (t, seat) -> t.fighters().vitality(seat));
        PATHS.player("maximum", "maximum vitality", (t, seat) -> t.fighters().maximumVitality(seat));
        PATHS.player("handSize", "hand size", (t, seat) -> t.fighters().handSize(seat));
        PATHS.player("desperation", "whether the player is at desperation",
                (t, seat) -> t.fighters().atDesperation(seat));
        PATHS.player("level", "the level of the character", (t, seat) -> t.fighters().level(seat));
        PATHS.player("owes", "whether the player owes an attempt to play a card",
                (t, seat) -> t.progress().owesAttempt(seat));
        PATHS.player("forms", "how many forms the player has tried this Combat Phase",
                (t, seat) -> t.active() == seat ? t.progress().turnState().forms() : 0);
        CardPaths.register(PATHS);
    }

    private UfsPaths() {
    }

    private static void order(String zone, String meaning, int kind) {
        PATHS.player(zone + ".order", meaning + ", as one text with commas",
                (t, seat) -> String.join(", ", Paths.labels(t, Places.of(seat, kind), c -> true)));
    }

    private static void zone(String path, String what, int place) {
        PATHS.zone(path, what, (t, seat) -> Places.of(seat, place));
    }

    private static boolean isInPlay(UfsTable t, int card) {
        return t.place(card) == Places.STAGE || t.place(card) == Places.POOL;
    }

    private static boolean isKnown(UfsTable t, String name) {
        return t.pool().all().stream().anyMatch(d -> Wording.same(d.name(), name));
    }

    private static List<String> of(UfsTable t, int seat, CardType type) {
        return Paths.labels(t, Places.of(seat, Places.STAGE),
                c -> t.state(c).is(type) && !t.is(c, Flag.ATTACHED | Flag.UNDER));
    }

    private static String phase(UfsTable t) {
        return switch (t.progress().phase()) {
            case GAME -> "setup";
            case TURN, START_PHASE, READY_STEP -> "ready";
            case REVIEW_STEP -> "review";
            case DRAW_STEP -> "draw";
            case END_PHASE -> "end";
            default -> "combat";
        };
    }

    private static AttackInfo now(UfsTable t) {
        AttackInfo a = t.attack();
        if (a == null) {
            throw new IllegalStateException("no attack");
        }
        return a;
    }

    private static @Nullable String step(UfsTable t) {
        AttackInfo a = t.attack();
        return a == null || a.step() == Phase.TURN ? null
                : a.step().name().toLowerCase(Locale.ROOT).replaceFirst("_.*", "");
    }

    private static @Nullable Integer number(UfsTable t, Property property) {
        AttackInfo a = t.attack();
        return a == null ? null : (Integer) t.state(a.card().card()).number(property);
    }

    private static @Nullable String attackZone(UfsTable t) {
        AttackInfo a = t.attack();
        return a == null ? null : CardPaths.word(t.state(a.card().card()).attackZone());
    }

    private static @Nullable String status(UfsTable t) {
        AttackInfo a = t.attack() == null ? t.progress().resolved() : t.attack();
        return a == null ? null : CardPaths.word(a.status());
    }

    private static @Nullable String block(UfsTable t) {
        AttackInfo a = t.attack() == null ? t.progress().resolved() : t.attack();
        return a == null || a.block().isNone() ? null : Paths.label(t, a.block().card());
    }

    private static @Nullable Integer check(UfsTable t) {
        Check check = t.running(Check.class);
        return check == null ? null : (Integer) check.value();
    }
}
