package cardinal.evolve.rules;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Kind;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Phase;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Stated;
import cardinal.evolve.table.Values;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Requirement;
import cardinal.kernel.Table;
import java.util.List;
import java.util.stream.IntStream;

/** 8.3: which activated abilities a player may play: only what has a legal completion is offered, and everything that has one. */
public final class AbilityPlay {
    /** A player wants to play an activated ability of a card. */
    public record Activation(int seat, int card, int ability) {
    }

    private static final Zone[] ACTIVE_IN = {Zone.FIELD, Zone.LEADER, Zone.HAND, Zone.EX, Zone.CEMETERY,
        Zone.EQUIPMENT};

    /** 8.3: what playing an activated ability requires. */
    public static final List<Requirement<EvolveTable, Activation>> ACTIVATE = List.of(
            new Requirement<>("8.3.1", "its card must be yours and where the ability is valid",
                    (t, a) -> t.controller(a.card()) == a.seat() && isValid(t, a.card(), a.ability())),
            new Requirement<>("10.3.2", "it has lost its abilities",
                    (t, a) -> a.ability() >= GivenAbilities.FIRST || !t.values().isSilenced(a.card())),
            new Requirement<>("10.3.2", "it is for decks of another universe",
                    (t, a) -> !Triggers.isIdle(t, ability(t, a).program(), a.seat())),
            new Requirement<>("7.3.3", "abilities are played in your main phase",
                    (t, a) -> t.active() != a.seat() || t.phase() == Phase.MAIN),
            new Requirement<>("12.3.3", "on an opponent's turn only abilities with Quick are played",
                    (t, a) -> t.active() == a.seat() || ability(t, a).ability().quick()),
            new Requirement<>("7.1.1", "another player acts now", (t, a) -> CardPlay.isAsked(t, a.seat())),
            new Requirement<>("8.3.2", "an evolve or serve ability was played this turn already",
                    (t, a) -> !isSpent(t, a.seat(), ability(t, a))),
            new Requirement<>("10.1.1.1", "it was played as often as its text allows",
                    (t, a) -> mayRepeat(t, a.card(), ability(t, a))),
            new Requirement<>("1.3.1", "its own text says when it may be played",
                    (t, a) -> Conditions.holds(t, ability(t, a).ability().onlyIf(), Scope.of(a.card(), a.seat()))),
            new Requirement<>("1.3.3", "an effect forbids it", (t, a) -> !isForbidden(t, a.card(), ability(t, a))),
            new Requirement<>("15.2.1.2", "it led back to a position that was there before",
                    (t, a) -> !t.freeActions().isBarred(Option.of(Choice.ACTIVATE, a.card(), a.ability(), 0))),
            new Requirement<>("12.2.2", "there is no corresponding facedown card in your evolve deck",
                    (t, a) -> !ability(t, a).isEvolve()
                            || EvolveDeck.evolvesInto(t, a.card(), a.seat(), ability(t, a).into()) != Table.NONE),
            new Requirement<>("10.6.2.3.4", "there is no target to select",
                    (t, a) -> Targeting.lack(t, item(t, a)) != Targeting.Lack.NONE_THERE),
            new Requirement<>("10.6.2.3.3", "there are not enough targets to select",
                    (t, a) -> Targeting.lack(t, item(t, a)) != Targeting.Lack.TOO_FEW),
            new Requirement<>("10.6.2.4.1.1", "not every target could be allocated something",
                    (t, a) -> Targeting.lack(t, item(t, a)) != Targeting.Lack.SHARES),
            new Requirement<>("10.4.4", "you do not have enough play points",
                    (t, a) -> hasPoints(t, a.seat(), a.card(), ability(t, a))),
            new Requirement<>("10.4.2.2", "its cost cannot be paid in full",
                    (t, a) -> Payable.parts(t, ability(t, a).ability().costs(), Scope.of(a.card(), a.seat()))));

    private AbilityPlay() {
    }

    /** Adds every activated ability this player may play now. */
    public static void offerActivations(EvolveTable t, Prompt prompt, int seat) {
        boolean own = t.active() == seat;
        for (Zone kind : ACTIVE_IN) {
            int zone = kind.of(seat);
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if (isActive(t, card)) {
                    offerActivations(t, prompt, seat, card, own);
                }
            }
        }
        if (t.pool().givesAbilities()) {
            offerGiven(t, prompt, seat, own);
        }
    }

    /** Whether it has an activated ability that is valid where it is. */
    private static boolean isActive(EvolveTable t, int card) {
        return (t.listeners().kindsOf(card) & Kind.ACTIVATED.bit()) != 0;
    }

    private static void offerActivations(EvolveTable t, Prompt prompt, int seat, int card, boolean own) {
        for (CardDef.Activated a : t.face(card).activated()) {
            if (a.isValidIn(t.zone(card)) && mayActivate(t, seat, card, a, own)
                    && !(a.isFree() && t.freeActions().isBarred(Option.of(Choice.ACTIVATE, card, a.index(), 0)))) {
                prompt.add(Choice.ACTIVATE, card, a.index(), 0);
            }
        }
    }

    /** 15.2: whether this player could activate an ability on the field for nothing now. */
    public static boolean mayActivateFree(EvolveTable t, int seat) {
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            int card = t.cardAt(field, i);
            if (isActive(t, card)) {
                for (CardDef.Activated a : t.face(card).activated()) {
                    if (a.isFree() && a.isValidIn(Zone.FIELD) && mayActivate(t, seat, card, a, t.active() == seat)) {
                        return true;
                    }
                }
            }
        }
        return t.pool().givesAbilities() && mayActivateGivenFree(t, seat);
    }

    private static boolean mayActivateGivenFree(EvolveTable t, int seat) {
        List<Values.Grant> grants = t.values().grants();
        for (int i = 0; i < grants.size(); i++) {
            Values.Grant g = grants.get(i);
            for (CardDef.Activated a : g.ability().activated()) {
                if (a.isFree() && t.controller(g.card()) == seat && g.isValid(t, a.zone())
                        && mayActivate(t, seat, g.card(), a, t.active() == seat)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void offerGiven(EvolveTable t, Prompt prompt, int seat, boolean own) {
        List<Values.Grant> grants = t.values().grants();
        for (int g = 0; g < grants.size(); g++) {
            int card = grants.get(g).card();
            if (t.controller(card) == seat && GivenAbilities.isFirst(grants, g)) {
                List<GivenAbilities.Activated> given = GivenAbilities.activated(t, card);
                for (int i = 0; i < given.size(); i++) {
                    CardDef.Activated a = given.get(i).ability();
                    long option = Option.of(Choice.ACTIVATE, card, GivenAbilities.FIRST + i, 0);
                    if (given.get(i).valid() && mayActivate(t, seat, card, a, own)
                            && !(a.isFree() && t.freeActions().isBarred(option))) {
                        prompt.add(option);
                    }
                }
            }
        }
    }

    /** An activated ability of a card by its place. */
    public static CardDef.Activated ability(EvolveTable t, int card, int place) {
        return place < GivenAbilities.FIRST ? t.face(card).activated()[place]
                : GivenAbilities.activated(t, card).get(place - GivenAbilities.FIRST).ability();
    }

    /** The places of the activated abilities that a card has, its own and given ones. */
    public static IntStream places(EvolveTable t, int card) {
        return IntStream.concat(IntStream.range(0, t.face(card).activated().length),
                IntStream.range(0, GivenAbilities.activated(t, card).size()).map(i -> GivenAbilities.FIRST + i));
    }

    /** 10.3.4, 10.3.5: whether it is valid where the card is. */
    private static boolean isValid(EvolveTable t, int card, int place) {
        return place < GivenAbilities.FIRST ? t.face(card).activated()[place].isValidIn(t.zone(card))
                : GivenAbilities.activated(t, card).get(place - GivenAbilities.FIRST).valid();
    }

    private static CardDef.Activated ability(EvolveTable t, Activation a) {
        return ability(t, a.card(), a.ability());
    }

    /** The requirements of {@link #ACTIVATE} in the order that fails fastest. */
    private static boolean mayActivate(EvolveTable t, int seat, int card, CardDef.Activated a, boolean own) {
        if (!own && !a.ability().quick() || isSpent(t, seat, a) || Triggers.isIdle(t, a.program(), seat)
                || a.index() < CardPool.FIRST_CARRIER && t.values().isSilenced(card) || !hasPoints(t, seat, card, a)
                || !mayRepeat(t, card, a)
                || a.isEvolve() && EvolveDeck.evolvesInto(t, card, seat, a.into()) == Table.NONE
                || isForbidden(t, card, a)) {
            return false;
        }
        return (a.isForPointsAlone() || isAllowedAndPayable(t, a, Scope.of(card, seat)))
                && (a.program().slotCount() == 0 && a.program().choose() == null
                        || Targeting.isPlayable(t, item(t, seat, card, a)));
    }

    private static boolean isAllowedAndPayable(EvolveTable t, CardDef.Activated a, Scope scope) {
        return Conditions.holds(t, a.ability().onlyIf(), scope) && Payable.parts(t, a.ability().costs(), scope);
    }

    /** Whether it has not been played as often as it may be, and nothing forbids it. */
    static boolean isAllowed(EvolveTable t, int card, CardDef.Activated a) {
        return mayRepeat(t, card, a) && !isForbidden(t, card, a);
    }

    /** 8.3.2: one in the own main phase; what Quick allows in another player's turn is not counted. */
    private static boolean isSpent(EvolveTable t, int seat, CardDef.Activated a) {
        return isOncePerTurn(a) && t.active() == seat && t.players().evolveSpent() && t.edition().evolvesOncePerTurn()
                && !(a.isEvolve() && evolvesFreely(t, seat));
    }

    /** 8.3.2.2 of version 1.24.1: "you may play any number of [evolve] per turn". */
    private static boolean evolvesFreely(EvolveTable t, int seat) {
        for (Stated<Fact.EvolvesFreely> s : Facts.all(t, FactKind.EVOLVES_FREELY)) {
            if (s.scope().you() == seat) {
                return true;
            }
        }
        return false;
    }

    /** 8.3.2. */
    private static boolean isOncePerTurn(CardDef.Activated a) {
        return a.isLikeEvolving();
    }

    private static boolean mayRepeat(EvolveTable t, int card, CardDef.Activated a) {
        return a.ability().timesPerTurn() == 0
                || t.pending().tally(t.ref(card), tallyOf(a)) < a.ability().timesPerTurn();
    }

    /** Under which number plays of an activated ability are counted. */
    public static int tallyOf(CardDef.Activated a) {
        return -2 - a.index();
    }

    private static boolean isForbidden(EvolveTable t, int card, CardDef.Activated a) {
        if (a.isEvolve() && Facts.anyAbout(t, card, FactKind.CANT_EVOLVE)) {
            return true;
        }
        for (Stated<Fact.CantActivate> s : Facts.about(t, card, FactKind.CANT_ACTIVATE)) {
            if (!(a.isEvolve() && s.fact().exceptEvolve())) {
                return true;
            }
        }
        return false;
    }

    /** 12.2.3, 14.2.2.4: an evolution point may stand for one play point. */
    private static boolean hasPoints(EvolveTable t, int seat, int card, CardDef.Activated a) {
        int settled = Costing.settled(t, card, a);
        int cost = settled != Table.NONE ? settled
                : Costing.points(t, a.ability().costs(), Scope.of(item(t, seat, card, a)));
        boolean helped = isOncePerTurn(a) && cost > 0 && t.players().evolutionPoints(seat) > 0;
        return cost - (helped ? 1 : 0) <= t.players().playPoints(seat);
    }

    private static Item item(EvolveTable t, Activation a) {
        return item(t, a.seat(), a.card(), ability(t, a));
    }

    /** X is at least 0: the least that a chosen X can cost. */
    private static Item item(EvolveTable t, int seat, int card, CardDef.Activated a) {
        return Item.imagined(t, Item.Sort.ACTIVATED, card, seat, a.program(), a.index());
    }
}
