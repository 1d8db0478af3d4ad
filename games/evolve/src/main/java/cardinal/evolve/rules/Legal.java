package cardinal.evolve.rules;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.Passive;
import cardinal.evolve.program.Program;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.program.Kind;
import cardinal.evolve.table.Phase;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Stated;
import cardinal.evolve.table.Values;
import cardinal.evolve.ability.Zone;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Requirement;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** 7.3.3, 7.4.5, 8: what a player may do: only what has a legal completion is offered, and everything that has one. */
public final class Legal {
    /** A player wants to play a card from where it is. */
    public record Play(int seat, int card) {
    }

    /** A player wants to play an activated ability of a card. */
    public record Activation(int seat, int card, int ability) {
    }

    /** Added to the place of an ability that a card was given. */
    public static final int GIVEN = 100;

    private static final Zone[] PLAYED_FROM = {Zone.HAND, Zone.EX};
    private static final Zone[] ACTIVE_IN = {Zone.FIELD, Zone.LEADER, Zone.HAND, Zone.EX, Zone.CEMETERY};

    /** 8.2, 10.6: what playing a card requires; also the answer to "why not?". */
    public static final List<Requirement<EvolveTable, Play>> PLAY = List.of(
            new Requirement<>("8.2.1", "a card is played from your hand or your EX area",
                    (t, p) -> t.piece(p.card()).zone() == Zone.HAND.of(p.seat())
                            || t.piece(p.card()).zone() == Zone.EX.of(p.seat())),
            new Requirement<>("2.3.2", "only followers, amulets and spells are played",
                    (t, p) -> isPlayedType(t, p.card())),
            new Requirement<>("7.3.3", "cards are played in your main phase",
                    (t, p) -> t.active() != p.seat() || t.phase() == Phase.MAIN),
            new Requirement<>("12.3.2", "on an opponent's turn only cards with Quick are played",
                    (t, p) -> t.active() == p.seat() || t.has(p.card(), Keyword.QUICK)),
            new Requirement<>("12.3.4", "Quick is for when a follower has attacked or the turn ends",
                    (t, p) -> t.active() == p.seat() || isAsked(t, p.seat())),
            new Requirement<>("7.1.1", "another player acts now", (t, p) -> isAsked(t, p.seat())),
            new Requirement<>("1.3.1", "its own text says when it may be played",
                    (t, p) -> meetsOwnRestriction(t, p.seat(), p.card())),
            new Requirement<>("1.3.3", "an effect forbids you to play it",
                    (t, p) -> !isForbidden(t, p.seat(), p.card())),
            new Requirement<>("10.6.2.6", "your field is full", (t, p) -> hasRoom(t, p.seat(), p.card())),
            new Requirement<>("10.6.2.3.4", "there are not enough targets to select",
                    (t, p) -> hasTargets(t, p.seat(), p.card())),
            new Requirement<>("10.4.4", "you do not have enough play points",
                    (t, p) -> canAfford(t, p.seat(), p.card())));

    /** 8.3: what playing an activated ability requires. */
    public static final List<Requirement<EvolveTable, Activation>> ACTIVATE = List.of(
            new Requirement<>("8.3.1", "its card must be yours and where the ability is valid",
                    (t, a) -> t.controller(a.card()) == a.seat() && ability(t, a).isValidIn(t.zone(a.card()))),
            new Requirement<>("10.3.2", "it has lost its abilities", (t, a) -> !t.values().isSilenced(a.card())),
            new Requirement<>("7.3.3", "abilities are played in your main phase",
                    (t, a) -> t.active() != a.seat() || t.phase() == Phase.MAIN),
            new Requirement<>("12.3.3", "on an opponent's turn only abilities with Quick are played",
                    (t, a) -> t.active() == a.seat() || ability(t, a).ability().quick()),
            new Requirement<>("7.1.1", "another player acts now", (t, a) -> isAsked(t, a.seat())),
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
                    (t, a) -> !ability(t, a).isEvolve() || evolvesInto(t, a.card(), a.seat()) != Table.NONE),
            new Requirement<>("10.6.2.3.4", "there are not enough targets to select",
                    (t, a) -> Targeting.isPlayable(t, item(t, a.seat(), a.card(), ability(t, a)))),
            new Requirement<>("10.4.4", "you do not have enough play points",
                    (t, a) -> hasPoints(t, a.seat(), a.card(), ability(t, a))),
            new Requirement<>("10.4.2.2", "its cost cannot be paid in full",
                    (t, a) -> Payable.parts(t, ability(t, a).ability().costs(), Scope.of(a.card(), a.seat()))));

    private Legal() {
    }

    private static boolean isAsked(EvolveTable t, int seat) {
        return !t.prompt().isOpen() || t.prompt().seat() == seat;
    }

    // ---- cards -------------------------------------------------------------------------------------------------------

    /** Adds every card this player may play now. */
    public static void offerPlays(EvolveTable t, Prompt prompt, int seat) {
        boolean own = t.active() == seat;
        for (Zone kind : PLAYED_FROM) {
            int zone = kind.of(seat);
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if ((own || t.has(card, Keyword.QUICK)) && isPlayedType(t, card) && canAfford(t, seat, card)
                        && hasRoom(t, seat, card) && meetsOwnRestriction(t, seat, card) && !isForbidden(t, seat, card)
                        && hasTargets(t, seat, card)) {
                    prompt.add(Choice.PLAY, card);
                }
            }
        }
    }

    private static boolean isPlayedType(EvolveTable t, int card) {
        CardType type = t.def(card).type();
        return type.staysOnField() || type == CardType.SPELL;
    }

    private static boolean meetsOwnRestriction(EvolveTable t, int seat, int card) {
        if (!FactKind.PLAY_ONLY_IF.isIn(t.def(card).stated())) {
            return true;
        }
        for (Passive p : t.def(card).passives()) {
            if (p.ability().fact() instanceof Fact.PlayOnlyIf only
                    && !Conditions.holds(t, only.condition(), Scope.playing(card, seat))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isForbidden(EvolveTable t, int seat, int card) {
        for (Stated<Fact.CantPlay> s : Facts.all(t, FactKind.CANT_PLAY)) {
            if (Facts.means(s.fact().who(), s.scope().you(), seat)
                    && Filters.isOneOf(t, s.fact().what(), s.scope(), card)) {
                return true;
            }
        }
        return false;
    }

    /** 10.6.2.6: checked after costs are paid, so a cost may make room. */
    private static boolean hasRoom(EvolveTable t, int seat, int card) {
        return !t.def(card).type().staysOnField() || Limits.room(t, Zone.FIELD.of(seat)) > 0 || mayClear(t, seat, card);
    }

    /** Of several processes to choose from only one that is possible makes room. */
    private static boolean mayClear(EvolveTable t, int seat, int card) {
        for (Ability.WhenPlaying w : t.def(card).whenPlaying()) {
            for (Cost c : w.processes()) {
                if (Payable.couldClearField(c) && canTake(t, seat, card, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hasTargets(EvolveTable t, int seat, int card) {
        Program program = t.def(card).spell();
        return program.slotCount() == 0 && program.choose() == null
                || Targeting.isPlayable(t, asPlayed(t, seat, card, program));
    }

    /** What would be played; for looking only. */
    private static Item asPlayed(EvolveTable t, int seat, int card, Program program) {
        Item item = Item.imagined(t, Item.Sort.CARD, card, seat, program, -1);
        return program.asksForX() ? item.withX(t.players().playPoints(seat)) : item;
    }

    /** With any of the optional processes that make it cheaper (10.4.7.3). */
    private static boolean canAfford(EvolveTable t, int seat, int card) {
        if (Costing.card(t, seat, card, 0) <= t.players().playPoints(seat)) {
            return true;
        }
        Ability.WhenPlaying[] extras = t.def(card).whenPlaying();
        int paid = 0;
        for (int i = 0; i < extras.length; i++) {
            if (canTake(t, seat, card, extras[i])) {
                paid |= Item.WHEN_PLAYING << i;
            }
        }
        return paid != 0 && Costing.card(t, seat, card, paid) <= t.players().playPoints(seat);
    }

    /** 10.4.7.3: one of the processes is possible. */
    public static boolean canTake(EvolveTable t, int seat, int card, Ability.WhenPlaying w) {
        for (Cost c : w.processes()) {
            if (canTake(t, seat, card, c)) {
                return true;
            }
        }
        return false;
    }

    /** The card that is played is not there any more when its costs are paid. */
    public static boolean canTake(EvolveTable t, int seat, int card, Cost c) {
        return Payable.one(t, c, Scope.playing(card, seat));
    }

    // ---- abilities -----------------------------------------------------------------------------------------------------

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
            if (mayActivate(t, seat, card, a, own)
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
                    if (a.isFree() && mayActivate(t, seat, card, a, t.active() == seat)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static void offerGiven(EvolveTable t, Prompt prompt, int seat, boolean own) {
        List<Values.Grant> grants = t.values().grants();
        for (int g = 0; g < grants.size(); g++) {
            int card = grants.get(g).card();
            if (t.controller(card) == seat && isFirst(grants, g)) {
                List<CardDef.Activated> given = new ArrayList<>();
                given(t, card, given);
                for (int i = 0; i < given.size(); i++) {
                    if (mayActivate(t, seat, card, given.get(i), own)) {
                        prompt.add(Choice.ACTIVATE, card, GIVEN + i, 0);
                    }
                }
            }
        }
    }

    private static boolean isFirst(List<Values.Grant> grants, int g) {
        for (int i = 0; i < g; i++) {
            if (grants.get(i).card() == grants.get(g).card()) {
                return false;
            }
        }
        return true;
    }

    private static void given(EvolveTable t, int card, List<CardDef.Activated> into) {
        for (Values.Grant g : t.values().grants()) {
            if (g.card() == card) {
                into.addAll(List.of(g.ability().activated()));
            }
        }
    }

    /** An activated ability of a card by its place. */
    public static CardDef.Activated ability(EvolveTable t, int card, int place) {
        if (place < GIVEN) {
            return t.face(card).activated()[place];
        }
        List<CardDef.Activated> given = new ArrayList<>();
        given(t, card, given);
        return given.get(place - GIVEN);
    }

    private static CardDef.Activated ability(EvolveTable t, Activation a) {
        return ability(t, a.card(), a.ability());
    }

    /** The requirements of {@link #ACTIVATE} in the order that fails fastest. */
    private static boolean mayActivate(EvolveTable t, int seat, int card, CardDef.Activated a, boolean own) {
        if (!own && !a.ability().quick() || isSpent(t, seat, a) || !a.isValidIn(t.zone(card))
                || t.values().isSilenced(card) || !hasPoints(t, seat, card, a) || !mayRepeat(t, card, a)
                || a.isEvolve() && evolvesInto(t, card, seat) == Table.NONE || isForbidden(t, card, a)) {
            return false;
        }
        Scope scope = Scope.of(card, seat);
        return Conditions.holds(t, a.ability().onlyIf(), scope) && Payable.parts(t, a.ability().costs(), scope)
                && (a.program().slotCount() == 0 && a.program().choose() == null
                        || Targeting.isPlayable(t, item(t, seat, card, a)));
    }

    /** 8.3.2: one in the own main phase; what Quick allows in another player's turn is not counted. */
    private static boolean isSpent(EvolveTable t, int seat, CardDef.Activated a) {
        return isOncePerTurn(a) && t.active() == seat && t.players().evolveSpent() && t.edition().evolvesOncePerTurn();
    }

    /** 8.3.2. */
    private static boolean isOncePerTurn(CardDef.Activated a) {
        return a.isEvolve() || a.isServe();
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

    /** X is at least 0: the least that a chosen X can cost. */
    private static Item item(EvolveTable t, int seat, int card, CardDef.Activated a) {
        return Item.imagined(t, Item.Sort.ACTIVATED, card, seat, a.program(), a.index());
    }

    // ---- evolve deck ----------------------------------------------------------------------------------------------------

    /** 12.2.2.1, 5.15.1.1: a facedown card of the evolve deck with the same name, or NONE. */
    public static int evolvesInto(EvolveTable t, int card, int seat) {
        int zone = Zone.EVOLVE_DECK.of(seat);
        for (int i = 0; i < t.size(zone); i++) {
            int c = t.cardAt(zone, i);
            if (!t.is(c, Flag.FACE_UP) && t.def(c).data().evolved() && corresponds(t, card, c)) {
                return c;
            }
        }
        return Table.NONE;
    }

    private static boolean corresponds(EvolveTable t, int card, int evolved) {
        return Filters.isNamed(t, card, t.def(evolved).data().name());
    }

    /** 5.15.1.1: a card with several names may have several such cards to select from; alike ones are offered once. */
    public static void offerEvolved(EvolveTable t, Prompt prompt, int card, int seat) {
        int zone = Zone.EVOLVE_DECK.of(seat);
        List<CardDef> seen = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            int c = t.cardAt(zone, i);
            if (!t.is(c, Flag.FACE_UP) && t.def(c).data().evolved() && corresponds(t, card, c)
                    && !seen.contains(t.def(c))) {
                seen.add(t.def(c));
                prompt.add(Choice.PICK, c);
            }
        }
    }

    static int facedownCarrots(EvolveTable t, int seat) {
        int n = 0;
        int zone = Zone.EVOLVE_DECK.of(seat);
        for (int i = 0; i < t.size(zone); i++) {
            int c = t.cardAt(zone, i);
            n += !t.is(c, Flag.FACE_UP) && t.def(c).type() == CardType.CARROT ? 1 : 0;
        }
        return n;
    }

    /** 7.4.3: followers with Ward that are not engaged yet. */
    public static void offerWard(EvolveTable t, Prompt prompt, int seat) {
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            int card = t.cardAt(field, i);
            if (!t.isEngaged(card) && t.isFollower(card) && t.has(card, Keyword.WARD)) {
                prompt.add(Choice.ENGAGE, card);
            }
        }
    }

    public static void offerAttacks(EvolveTable t, Prompt prompt, int seat) {
        Attacks.offer(t, prompt, seat);
    }
}
