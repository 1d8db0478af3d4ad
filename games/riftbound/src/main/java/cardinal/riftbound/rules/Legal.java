package cardinal.riftbound.rules;

import cardinal.kernel.Prompt;
import cardinal.kernel.Requirement;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.FactKinds;
import cardinal.riftbound.program.RareFeature;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a player with priority may do: only what has a legal completion is offered, and everything that has one. */
public final class Legal {
    /** A player wants to play a card from where it is. */
    public record Play(int seat, int card) {
    }

    /** A player wants to activate an ability of an object. */
    public record Activation(int seat, int card, int ability) {
    }

    /** A player wants to hide a card at a battlefield. */
    public record Hiding(int seat, int card, int battlefield) {
    }

    private static final long PLAY_BANS = FactKinds.bit(Fact.OpponentsCantPlay.class);

    /** 727.1.b: what hiding a card costs. */
    public static final Price HIDE_COST = new Price(0, Price.lane(Price.ANY, 1));

    /** 346: what playing a card requires; also the answer to "why not?". */
    public static final List<Requirement<RiftTable, Play>> PLAY = List.of(
            new Requirement<>("107.6.a",
                    "a card is played from your hand or your Champion Zone, or from facedown at a battlefield",
                    (t, p) -> PlayZones.isPlayableFrom(t, p.seat(), p.card())),
            new Requirement<>("154.1", "a rune is not a Main Deck card and is not played",
                    (t, p) -> !t.def(p.card()).isRune()),
            new Requirement<>("167.2.a", "a legend is not played",
                    (t, p) -> t.def(p.card()).type() != CardType.LEGEND),
            new Requirement<>("163.2.a", "a battlefield is not played",
                    (t, p) -> t.def(p.card()).type() != CardType.BATTLEFIELD),
            new Requirement<>("309.1.a", "a chain exists, so only cards with Reaction can be played",
                    (t, p) -> !t.isClosed() || permission(t, p.card()) == Timing.REACTION),
            new Requirement<>("308.1.a",
                    "a showdown is in progress, so only cards with Action or Reaction can be played",
                    (t, p) -> t.fight().showdown() == Table.NONE || permission(t, p.card()) >= Timing.ACTION),
            new Requirement<>("310.1.a", "by default a card is played on your own turn",
                    (t, p) -> permission(t, p.card()) >= Timing.ACTION || Timing.isTheirTurn(t, p.seat())),
            new Requirement<>("312.2.a",
                    "in a Neutral Open State only the turn player has priority, in their Action Phase",
                    (t, p) -> t.isClosed() || t.fight().showdown() != Table.NONE
                            || Timing.isTheirTurn(t, p.seat()) && t.phase() == Phase.ACTION),
            new Requirement<>("462.8.a", "on a teammate's turn only spells are played",
                    (t, p) -> maySeatPlay(t, p.seat(), p.card())),
            new Requirement<>("313.1", "another player has focus",
                    (t, p) -> t.isClosed() || t.fight().showdown() == Table.NONE || isAsked(t, p.seat())),
            new Requirement<>("312.1", "another player has priority", (t, p) -> !t.isClosed() || isAsked(t, p.seat())),
            new Requirement<>("727.1.b", "a hidden card can be played only from the turn after it was hidden",
                    (t, p) -> t.facedownOf(t.piece(p.card()).zone()) == Table.NONE || !t.is(p.card(), Flag.HIDDEN_NOW)),
            new Requirement<>("054.1", "an effect forbids you to reveal the card",
                    (t, p) -> mayReveal(t, p.seat(), p.card())),
            new Requirement<>("363.1", "its own text says when it may be played",
                    (t, p) -> meetsOwnRestriction(t, p.seat(), p.card())),
            new Requirement<>("054.1", "an effect forbids you to play it",
                    (t, p) -> !isForbidden(t, p.seat(), p.card())),
            new Requirement<>("352.7", "there is no valid choice for something it must choose",
                    (t, p) -> SpellChoices.of(t, p).anywhere()),
            new Requirement<>("727.1.d", "there is no valid choice at the battlefield where it is hidden",
                    (t, p) -> !SpellChoices.of(t, p).anywhere() || SpellChoices.of(t, p).inReach()),
            new Requirement<>("725.1.d", "you cannot pay for the Deflect of what it must choose",
                    (t, p) -> !SpellChoices.of(t, p).inReach() || !canAfford(t, p) || SpellChoices.of(t, p).payable()),
            new Requirement<>("352.16", "what it must choose would be taken away by its costs",
                    (t, p) -> !SpellChoices.of(t, p).payable()
                            || !canPayExtras(t, p.seat(), p.card(), ignored(t, p.card()), 0)
                            || hasChoices(t, p.seat(), p.card(), ignored(t, p.card()), 0)),
            new Requirement<>("353.2.a.1", "its additional cost cannot be paid",
                    (t, p) -> canPayExtras(t, p.seat(), p.card(), ignored(t, p.card()), 0)),
            new Requirement<>("406.2.a", "you cannot pay its cost",
                    (t, p) -> canAfford(t, p)));

    /** 386: what activating an ability requires. */
    public static final List<Requirement<RiftTable, Activation>> ACTIVATE = List.of(
            new Requirement<>("373", "its object must be on the board", (t, a) -> t.onBoard(a.card())),
            new Requirement<>("371", "only its controller activates it",
                    (t, a) -> !t.onBoard(a.card()) || t.controller(a.card()) == a.seat()),
            new Requirement<>("309.1.a", "a chain exists, so only abilities with Reaction can be activated",
                    (t, a) -> !t.isClosed() || permission(t, a) == Timing.REACTION),
            new Requirement<>("308.1.a",
                    "a showdown is in progress, so only abilities with Action or Reaction can be activated",
                    (t, a) -> t.fight().showdown() == Table.NONE || permission(t, a) >= Timing.ACTION),
            new Requirement<>("374", "by default an ability is activated on its controller's turn",
                    (t, a) -> permission(t, a) >= Timing.ACTION || Timing.isTheirTurn(t, a.seat())),
            new Requirement<>("312.2.a",
                    "in a Neutral Open State only the turn player has priority, in their Action Phase",
                    (t, a) -> t.isClosed() || t.fight().showdown() != Table.NONE
                            || Timing.isTheirTurn(t, a.seat()) && t.phase() == Phase.ACTION),
            new Requirement<>("313.1", "another player has focus",
                    (t, a) -> t.isClosed() || t.fight().showdown() == Table.NONE || isAsked(t, a.seat())),
            new Requirement<>("312.1", "another player has priority", (t, a) -> !t.isClosed() || isAsked(t, a.seat())),
            new Requirement<>(Newer.clause("721.2"), "the ability rests until its keyword's condition is met",
                    (t, a) -> !ActivatedAbilities.isResting(t, a.card(), ability(t, a))),
            new Requirement<>("401.4", "it is exhausted already, so exhausting it cannot be paid",
                    (t, a) -> !isSpent(t, a)),
            new Requirement<>("390.2", "there is no valid choice for something it must choose",
                    (t, a) -> hasChoices(t, a, SpellChoices.FREE, List.of())),
            new Requirement<>("725.1.d", "you cannot pay for the Deflect of what it must choose",
                    (t, a) -> !hasChoices(t, a, SpellChoices.FREE, List.of()) || isSpent(t, a) || !canPay(t, a)
                            || hasChoices(t, a, pricing(t, a), List.of())),
            new Requirement<>("352.16", "what it must choose would be taken away by its costs",
                    (t, a) -> !hasChoices(t, a, pricing(t, a), List.of()) || hasChoices(t, a)),
            new Requirement<>("392.1", "its cost cannot be paid", (t, a) -> isSpent(t, a) || canPay(t, a)));

    /** 408, 727: what hiding a card requires. */
    public static final List<Requirement<RiftTable, Hiding>> HIDE = List.of(
            new Requirement<>("408.2.a", "only a card with Hidden in your hand or Champion Zone can be hidden",
                    (t, h) -> t.def(h.card()).has(Keyword.HIDDEN) && (t.piece(h.card()).zone() == t.hand(h.seat())
                            || t.piece(h.card()).zone() == t.championZone(h.seat()))),
            new Requirement<>("398.1.a", "hiding is done in a Neutral Open State of your own turn",
                    (t, h) -> t.isNeutralOpen() && t.turnPlayer() == h.seat() && t.phase() == Phase.ACTION),
            new Requirement<>("106.4.c", "you must control the battlefield",
                    (t, h) -> controls(t, h) || isMates(t, h)),
            new Requirement<>("462.8.c.1", "your teammate controls the battlefield, and control is not shared",
                    (t, h) -> controls(t, h) || !isMates(t, h)),
            new Requirement<>("106.4.b", "a card lies facedown there already",
                    (t, h) -> FacedownZones.hasRoom(t, h.battlefield())),
            new Requirement<>("727.1.b", "hiding costs [A], which you cannot pay",
                    (t, h) -> canPayToHide(t, h.seat())));

    private Legal() {
    }

    // ---- offering ---------------------------------------------------------------------------------------

    /** Adds every card and ability this player may use now. */
    public static void offerUses(RiftTable t, Prompt prompt, int seat) {
        Resources.Means means = new Resources.Means(t, seat);
        offerPlays(t, prompt, seat, t.hand(seat), means);
        offerPlays(t, prompt, seat, t.championZone(seat), means);
        if (t.knows(RareFeature.FLOWS)) {
            offerPlays(t, prompt, seat, t.trash(seat), means);
        }
        for (int s = 0; s < t.seatCount() && t.knows(RareFeature.LINKED); s++) {
            offerPlays(t, prompt, seat, t.banishment(s), means);
        }
        for (int b = 0; b < t.battlefields().count(); b++) {
            int zone = t.facedown(b);
            if (t.size(zone) > 0 && t.controller(t.cardAt(zone, 0)) == seat) {
                offerPlays(t, prompt, seat, zone, means);
            }
            offerActivations(t, prompt, seat, t.battlefield(b));
        }
        offerActivations(t, prompt, seat, t.battlefieldZone());
        offerActivations(t, prompt, seat, t.legendZone(seat));
        offerActivations(t, prompt, seat, t.base(seat));
    }

    private static void offerPlays(RiftTable t, Prompt prompt, int seat, int zone, Resources.Means means) {
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (zone == t.trash(seat)) {
                for (int nth = 0; Flow.isPlayable(t, seat, card) && nth < Flow.count(t.def(card)); nth++) {
                    if (mayPlay(t, seat, card, Flow.flag(nth), means)) {
                        prompt.add(Choice.PLAY, card, nth, 0);
                    }
                }
            } else if (PlayZones.isOpen(t, seat, card, zone) && mayPlay(t, seat, card, 0, means)) {
                prompt.add(Choice.PLAY, card);
            }
        }
    }

    /** The requirements of {@link #PLAY} in the order that fails fastest. */
    private static boolean mayPlay(RiftTable t, int seat, int card, int flags, Resources.Means means) {
        return Timing.allows(t, seat, permission(t, card)) && maySeatPlay(t, seat, card)
                && canAfford(t, seat, card, flags, means) && t.def(card).isMainDeck()
                && (t.facedownOf(t.piece(card).zone()) == Table.NONE
                        || !t.is(card, Flag.HIDDEN_NOW) && mayReveal(t, seat, card))
                && mayBegin(t, seat, card, ignored(t, card), flags);
    }

    /** What playing a card requires however it comes to be played (406.3.b), beside its price. */
    private static boolean mayBegin(RiftTable t, int seat, int card, int ignored, int flags) {
        return meetsOwnRestriction(t, seat, card) && canPayExtras(t, seat, card, ignored, flags)
                && hasChoices(t, seat, card, ignored, flags) && !isForbidden(t, seat, card);
    }

    /** 462.8.a: on a teammate's turn, in a Neutral Open State, only spells are played. */
    private static boolean maySeatPlay(RiftTable t, int seat, int card) {
        return seat == t.turnPlayer() || !t.isNeutralOpen() || t.def(card).isSpell();
    }

    private static void offerActivations(RiftTable t, Prompt prompt, int seat, int zone) {
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            CardDef.Activated[] abilities = ActivatedAbilities.of(t, card);
            if (abilities.length == 0 || t.controller(card) != seat
                    || t.def(card).isRune() && Resources.looksLikeEarlier(t, zone, i)) {
                continue;
            }
            for (CardDef.Activated a : abilities) {
                if (mayActivate(t, seat, card, a)) {
                    prompt.add(Choice.ACTIVATE, card, a.index(), 0);
                }
            }
        }
    }

    static boolean mayActivate(RiftTable t, int seat, int card, CardDef.Activated a) {
        if (a.exhausts() && t.is(card, Flag.EXHAUSTED) || !Timing.allows(t, seat, Timing.of(a.ability()))
                || ActivatedAbilities.isResting(t, card, a)) {
            return false;
        }
        if (t.def(card).isRune()) {
            return true;
        }
        Activation activation = new Activation(seat, card, a.index());
        return hasChoices(t, activation) && canPay(t, activation);
    }

    /** Adds the standard moves and hidings of the turn player in a Neutral Open State. */
    public static void offerMoves(RiftTable t, Prompt prompt, int seat) {
        int single = prompt.size();
        offerMovesFrom(t, prompt, seat, t.base(seat));
        for (int b = 0; b < t.battlefields().count(); b++) {
            offerMovesFrom(t, prompt, seat, t.battlefield(b));
        }
        Movement.offerTogether(t, seat, prompt, single);
        for (int b = 0; b < t.battlefields().count(); b++) {
            if (t.battlefields().controller(b) == seat && FacedownZones.hasRoom(t, b)) {
                offerHiding(t, prompt, seat, b, t.hand(seat));
                offerHiding(t, prompt, seat, b, t.championZone(seat));
            }
        }
    }

    private static void offerMovesFrom(RiftTable t, Prompt prompt, int seat, int zone) {
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (!t.def(card).isUnit() || t.controller(card) != seat || t.is(card, Flag.EXHAUSTED)) {
                continue;
            }
            if (Movement.mayStandardMove(t, card, t.base(seat))) {
                prompt.add(Choice.MOVE, card, t.base(seat), 0);
            }
            for (int b = 0; b < t.battlefields().count(); b++) {
                if (Movement.mayStandardMove(t, card, t.battlefield(b))) {
                    prompt.add(Choice.MOVE, card, t.battlefield(b), 0);
                }
            }
        }
    }

    private static void offerHiding(RiftTable t, Prompt prompt, int seat, int b, int zone) {
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (t.def(card).has(Keyword.HIDDEN) && canPayToHide(t, seat)) {
                prompt.add(Choice.HIDE, card, b, 0);
            }
        }
    }

    /** 727.1.b: what hiding a card costs this player now. */
    public static Price hideCost(RiftTable t, int seat) {
        return t.knows(RareFeature.FREE_HIDING) && Facts.anyOf(t, seat, Fact.HideForFree.class) ? Price.NOTHING
                : HIDE_COST;
    }

    private static boolean canPayToHide(RiftTable t, int seat) {
        Price other = otherHideCost(t, seat);
        return Resources.canPay(t, seat, hideCost(t, seat)) || other != null && Resources.canPay(t, seat, other);
    }

    /** 811.1.b of 2026-07: what this player may pay to hide a card in place of the usual cost, or null. */
    public static @Nullable Price otherHideCost(RiftTable t, int seat) {
        Price[] found = {null};
        Facts.any(t, Fact.HideFor.class, (f, scope) -> {
            found[0] = scope.controller() == seat ? f.price() : found[0];
            return found[0] != null;
        });
        return found[0];
    }

    private static boolean controls(RiftTable t, Hiding h) {
        return t.battlefields().controller(h.battlefield()) == h.seat();
    }

    private static boolean isMates(RiftTable t, Hiding h) {
        int controller = t.battlefields().controller(h.battlefield());
        return controller != Table.NONE && controller != h.seat() && t.friends(controller, h.seat());
    }

    private static boolean isAsked(RiftTable t, int seat) {
        return !t.prompt().isOpen() || t.prompt().seat() == seat;
    }

    // ---- requirements -----------------------------------------------------------------------------------

    static int permission(RiftTable t, int card) {
        return Ambush.atBest(t, t.piece(card).owner(), card);
    }

    private static int permission(RiftTable t, Activation a) {
        return Timing.of(ability(t, a).ability());
    }

    static CardDef.Activated ability(RiftTable t, Activation a) {
        return ActivatedAbilities.of(t, a.card(), a.ability());
    }

    /** 727.1.b: the base cost of a card played from facedown is ignored. */
    public static int ignored(RiftTable t, int card) {
        return t.facedownOf(t.piece(card).zone()) != Table.NONE ? Costing.IGNORE_ALL
                : Flow.isPlayable(t, t.piece(card).owner(), card) ? Costing.FLOW : 0;
    }

    private static boolean canAfford(RiftTable t, Play p) {
        return canAfford(t, p.seat(), p.card(), 0, new Resources.Means(t, p.seat()));
    }

    private static boolean canAfford(RiftTable t, int seat, int card, int flags, Resources.Means means) {
        int ignored = ignored(t, card);
        return means.cover(Costing.card(t, seat, card, ignored, flags, Targets.NONE))
                || affordableWithExtra(t, seat, card, ignored, flags);
    }

    /** An optional additional cost may itself make the card affordable (353.2.b.1). */
    private static boolean affordableWithExtra(RiftTable t, int seat, int card, int ignored, int flags) {
        for (Ability.AdditionalCost a : t.def(card).additionalCosts()) {
            if (a.optional() && !(a.reward() instanceof Ability.AdditionalCost.Reward.Nothing)
                    && Payable.all(t, seat, card, a.costs())) {
                Price price = Costing.card(t, seat, card, ignored, flags | ChainItem.PAID_EXTRA, Targets.NONE);
                return Resources.canPay(t, seat,
                        Costing.cheaperFor(t.def(card), price, Payable.victims(t, seat, card)));
            }
        }
        return false;
    }

    /** 406.3: whether a card could be played by an effect, wherever it is, with these base costs ignored. */
    public static boolean couldPlay(RiftTable t, int seat, int card, int ignored) {
        return t.def(card).isMainDeck()
                && (Resources.canPay(t, seat, Costing.least(t, seat, card, ignored))
                        || affordableWithExtra(t, seat, card, ignored, 0))
                && mayBegin(t, seat, card, ignored, 0);
    }

    /** 347.2: whether a token that an effect has made may be played; it has no costs and no text of its own (176.2.a). */
    public static boolean mayPlayToken(RiftTable t, int seat, int token) {
        return !isForbidden(t, seat, token);
    }

    private static boolean canPayExtras(RiftTable t, int seat, int card, int ignored, int flags) {
        if (!Flow.canPayOthers(t, seat, card, ignored, flags)) {
            return false;
        }
        for (Ability.AdditionalCost a : t.def(card).additionalCosts()) {
            if (!a.optional() && !Costing.ignoresEverything(ignored)
                    && !(Payable.all(t, seat, card, a.costs()) && (!Payable.takesAny(a.costs())
                            || CostsTogether.leavePrice(t, seat, card, Costing.least(t, seat, card, ignored),
                                    a.costs())))) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasChoices(RiftTable t, int seat, int card, int ignored, int flags) {
        CardDef def = t.def(card);
        if (!def.isSpell()) {
            return true;
        }
        int hiddenAt = hiddenAt(t, card);
        return Targeting.choicesExist(t, def.spell(), new Scope(card, seat, hiddenAt), hiddenAt, card,
                chosen -> Costing.card(t, seat, card, ignored, flags, chosen),
                Costing.ignoresEverything(ignored) ? List.of() : mandatory(def));
    }

    /** The location of a card that lies facedown, or NONE. */
    static int hiddenAt(RiftTable t, int card) {
        int b = t.facedownOf(t.piece(card).zone());
        return b == Table.NONE ? Table.NONE : t.battlefield(b);
    }

    /** 352.16: whether a card on its way to being played would have its choices if it paid these costs as well. */
    public static boolean hasChoices(RiftTable t, ChainItem item, List<Cost> more) {
        boolean free = Costing.ignoresEverything(item.ignoredCosts());
        List<Cost> costs = new ArrayList<>(free ? List.of() : mandatory(t.def(item.card())));
        costs.addAll(free ? List.of() : more);
        int hiddenAt = item.is(ChainItem.FROM_HIDDEN) ? item.place() : Table.NONE;
        return Targeting.choicesExist(t, item.program(), Targeting.scope(t, item), hiddenAt, item.card(),
                chosen -> Costing.card(t, item.controller(), item.card(), item.ignoredCosts(),
                        item.flags() | ChainItem.PAID_EXTRA, chosen),
                costs);
    }

    private static List<Cost> mandatory(CardDef def) {
        List<Cost> costs = List.of();
        for (Ability.AdditionalCost a : def.additionalCosts()) {
            if (!a.optional()) {
                costs = costs.isEmpty() ? a.costs() : Stream.concat(costs.stream(), a.costs().stream()).toList();
            }
        }
        return costs;
    }

    private static boolean hasChoices(RiftTable t, Activation a) {
        return hasChoices(t, a, pricing(t, a), ability(t, a).ability().costs());
    }

    private static boolean hasChoices(RiftTable t, Activation a, Targeting.Pricing price, List<Cost> costs) {
        return Targeting.choicesExist(t, ability(t, a).program(), Scope.of(t, a.card()), Table.NONE, Table.NONE, price,
                costs);
    }

    private static Targeting.Pricing pricing(RiftTable t, Activation a) {
        return chosen -> Costing.activation(t, a.seat(), a.card(), t.def(a.card()), ability(t, a), chosen);
    }

    private static boolean isSpent(RiftTable t, Activation a) {
        return ability(t, a).exhausts() && t.is(a.card(), Flag.EXHAUSTED);
    }

    private static boolean canPay(RiftTable t, Activation a) {
        CardDef.Activated ability = ability(t, a);
        Price price = Costing.activation(t, a.seat(), a.card(), t.def(a.card()), ability, Targets.NONE);
        List<Cost> costs = ability.ability().costs();
        return CostsTogether.affordable(t, a.seat(), a.card(), price, costs)
                && Payable.all(t, a.seat(), a.card(), costs);
    }

    private static boolean meetsOwnRestriction(RiftTable t, int seat, int card) {
        for (Ability.Passive p : t.def(card).passives()) {
            if (p.fact() instanceof Fact.PlayOnly only
                    && !Conditions.holds(t, only.condition(), new Scope(card, seat, Table.NONE))) {
                return false;
            }
        }
        return true;
    }

    /** Whether nothing forbids to reveal a card that lies facedown. */
    private static boolean mayReveal(RiftTable t, int seat, int card) {
        int b = t.facedownOf(t.piece(card).zone());
        return b == Table.NONE || !t.knows(RareFeature.REVEAL_BANS) || !Facts.any(t, Fact.OpponentsCantReveal.class,
                (f, scope) -> scope.controller() != Table.NONE && !t.friends(scope.controller(), seat)
                        && (!f.here() || scope.here() == t.battlefield(b)));
    }

    private static boolean isForbidden(RiftTable t, int seat, int card) {
        return t.pool().hasPlayBans() && Facts.exist(t, PLAY_BANS)
                && Facts.any(t, Fact.OpponentsCantPlay.class,
                        (f, scope) -> scope.controller() != Table.NONE && !t.friends(scope.controller(), seat)
                                && Filters.matchesElsewhere(t, f.what(), scope, card));
    }
}
