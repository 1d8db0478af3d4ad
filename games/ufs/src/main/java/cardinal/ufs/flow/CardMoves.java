package cardinal.ufs.flow;

import cardinal.kernel.Image;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.State;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.table.CauseKind;
import java.util.ArrayList;
import java.util.List;

/** D: cards go from zone to zone, alone or several together, as they may. */
public final class CardMoves {
    private CardMoves() {
    }

    /** What was to become of a card is replaced by something else. */
    private static final int REPLACED = -2;

    /** Moves cards to a zone of their own, as one event; which cards really moved. */
    public static List<Ref> move(UfsTable t, List<Ref> cards, int place, Act act, Cause cause, boolean atTop,
            Moving.Facing facing) {
        return move(t, cards, Target.own(place, atTop, facing), act, cause);
    }

    /** Moves cards to any zone, as one event; which cards really moved. */
    public static List<Ref> move(UfsTable t, List<Ref> cards, Target to, Act act, Cause cause) {
        List<Ref> moved = new ArrayList<>(cards.size());
        Arrange.Before before = Arrange.Before.of(t, to.place());
        t.hold();
        for (int i = 0; i < cards.size(); i++) {
            Ref ref = cards.get(i);
            if (t.isSame(ref) && moveOne(t, ref.card(), to, act, cause)) {
                moved.add(t.ref(ref.card()));
            }
        }
        Arrange.since(t, before, moved, to.atTop(), to.ordered());
        t.release();
        return moved;
    }

    /**
     * Moves cards to any zone, as one event; where somebody waits for cards to leave a zone, they are on their way first
     * (D.2.5.1.3). While events are held back it comes to the same.
     */
    public static List<Ref> travel(UfsTable t, List<Ref> cards, Target to, Act act, Cause cause) {
        if (t.isHolding() || !t.edition().passesTransit() || !t.index().watchesLeaving()) {
            return move(t, cards, to, act, cause);
        }
        List<Ref> moved = new ArrayList<>();
        List<Arriving.Traveller> travellers = new ArrayList<>();
        t.hold();
        for (Ref ref : cards) {
            int card = ref.card();
            int zone = t.isSame(ref) ? bound(t, card, to, act, cause) : Table.NONE;
            if (isPaid(zone, cause)) {
                moved.add(ref);
                continue;
            }
            if (zone == t.piece(card).zone()
                    || zone >= 0 && (isHidden(t, card, zone, to) || stopsOnTheWay(t, card, to))) {
                t.hold();
                if (moveOne(t, card, to, act, cause)) {
                    moved.add(t.ref(card));
                }
                t.release();
            } else if (zone >= 0) {
                Image departed = t.image(card);
                Moving.Facing way = facing(t, card, to);
                int character = Attaching.characterOf(t, card);
                State was = character == Table.NONE ? null : BaseValues.of(t, character);
                t.setOut(card, zone, new Moving(act, departed.piece().controller(), cause, way));
                if (was != null) {
                    Attaching.rebase(t, character, was);
                }
                travellers.add(new Arriving.Traveller(t.ref(card), departed, zone, way));
                moved.add(t.ref(card));
            }
        }
        if (!travellers.isEmpty()) {
            t.push(new Arriving(t, List.copyOf(travellers), to, act, cause));
        }
        t.release();
        return moved;
    }

    /** D.2.5.1.2: hidden at both ends it is hidden on the way, so that its way shows nothing. */
    private static boolean isHidden(UfsTable t, int card, int zone, Target to) {
        boolean shown = t.edition().privacy(Places.kind(zone)) == Privacy.PUBLIC && to.facing() != Moving.Facing.DOWN;
        return t.privacy(t.piece(card)) != Privacy.PUBLIC && !shown;
    }

    /** Moves one card to a zone of its own. */
    static boolean moveOne(UfsTable t, int card, int place, Act act, Cause cause, boolean atTop, Moving.Facing facing) {
        return moveOne(t, card, Target.own(place, atTop, facing), act, cause);
    }

    /** Moves one card into the stage of its owner, to lie with another one there: no pause condition is about it. */
    static boolean moveToHost(UfsTable t, int card, Cause cause, Moving.Facing facing) {
        return carry(t, card, new Target(Table.NONE, Places.STAGE, true, facing, 0), Act.ADD, cause);
    }

    private static boolean moveOne(UfsTable t, int card, Target target, Act act, Cause cause) {
        if (stopsOnTheWay(t, card, target) && mayMove(t, card, target.place(), act, cause)) {
            carry(t, card, Target.own(Places.DISCARD, 0), Act.DISCARD, Cause.PAUSE);
            return false;
        }
        return carry(t, card, target, act, cause);
    }

    private static boolean carry(UfsTable t, int card, Target target, Act act, Cause cause) {
        int to = bound(t, card, target, act, cause);
        if (to < 0) {
            return isPaid(to, cause);
        }
        if (t.piece(card).zone() == to) {
            return relocateWithin(t, card, to, target.atTop());
        }
        int from = t.place(card);
        int character = Attaching.characterOf(t, card);
        State was = character == Table.NONE ? null : BaseValues.of(t, character);
        t.relocate(card, to, new Moving(act, t.piece(card).controller(), cause, facing(t, card, target)),
                target.atTop());
        if (was != null) {
            Attaching.rebase(t, character, was);
        }
        afterMove(t, card);
        Halves.came(t, card, from);
        return true;
    }

    /** D.1.4: where a card really goes may not be where it was told to; negative if it does not go there. */
    private static int bound(UfsTable t, int card, Target target, Act act, Cause cause) {
        int seat = t.piece(card).controller();
        if (!mayMove(t, card, target.place(), act, cause)) {
            return Table.NONE;
        }
        int told = Places.of(target.seat() == Table.NONE ? seat : target.seat(), destination(t, card, target.place()));
        int to = t.destination(card, told);
        int from = t.piece(card).zone();
        if (from == to) {
            return told == to ? to : Table.NONE;
        }
        if (!Replacing.mayReplace(t, act, card)) {
            assert !Replacing.replaces(t, new UfsEvent.Moved(t.image(card), from, to, act, seat, cause))
                    : "the move of " + card;
            return to;
        }
        return Replacing.replaces(t, new UfsEvent.Moved(t.image(card), from, to, act, seat, cause)) ? REPLACED : to;
    }

    /** J.3.5.1: a cost is paid by what was to be done, though something else is done instead. */
    private static boolean isPaid(int bound, Cause cause) {
        return bound == REPLACED && cause.why() == CauseKind.COST;
    }

    private static Moving.Facing facing(UfsTable t, int card, Target to) {
        return to.place() == Places.MOMENTUM && to.facing() == Moving.Facing.USUAL && Rulings.momentumFaceUp(t, card)
                ? Moving.Facing.UP : to.facing();
    }

    /** D.2.5.2: within a zone nothing leaves and nothing is added. */
    private static boolean relocateWithin(UfsTable t, int card, int zone, boolean atTop) {
        int at = t.zones().indexOf(zone, card);
        if (atTop) {
            for (int i = at + 1; i < t.size(zone); i++) {
                t.place(zone, i, card);
            }
        } else {
            for (int i = at - 1; i >= 0; i--) {
                t.place(zone, i, card);
            }
        }
        return true;
    }

    /** D.2.2.4, K.1.2: what cannot move stays. */
    static boolean mayMove(UfsTable t, int card, int place, Act act, Cause cause) {
        Piece p = t.piece(card);
        if (p.is(Flag.STARTER) && Places.kind(p.zone()) == Places.STAGE) {
            return false;
        }
        if (Places.kind(p.zone()) == Places.NOWHERE && !p.is(Flag.ATTACHED)) {
            return false;
        }
        return !Rulings.forbidsAct(t, act, card, cause) && !Rulings.forbidsDoing(t, p.owner(), act, card, place);
    }

    /** E.2.3, E.2.4: what may not stay in a zone is discarded before it gets there. */
    private static boolean stopsOnTheWay(UfsTable t, int card, Target target) {
        int place = target.place();
        if (!t.progress().hasBegun() || place != Places.STAGE && place != Places.POOL || t.place(card) == place) {
            return false;
        }
        boolean down = switch (target.facing()) {
            case DOWN -> true;
            case UP, TRANSFORMED -> false;
            case USUAL -> t.edition().arrivesFaceDown(t.piece(card), t.place(card), place);
        };
        return !down && t.edition().stopsOnTheWay() && Pause.mayNotStay(t, card, place);
    }

    /** Where a card really goes: a multiple copy is never momentum (I.3.8.2.1). */
    private static int destination(UfsTable t, int card, int place) {
        if (place == Places.MOMENTUM && t.is(card, Flag.MULTIPLE)) {
            return Places.DISCARD;
        }
        return place;
    }

    /** What a move brings with it: hosts shed what was attached, tokens cease to exist (UniVersus: Token). */
    static void afterMove(UfsTable t, int card) {
        for (int i = 0; i < t.progress().attachedCount(); i++) {
            int attached = t.progress().attachedCard(i);
            if (t.piece(attached).host() == card && t.is(attached, Flag.ATTACHED)) {
                int owner = t.piece(attached).owner();
                t.relocate(attached, Places.of(owner, Places.DISCARD),
                        new Moving(Act.DISCARD, owner, Cause.RULES, Moving.Facing.USUAL), true);
                afterMove(t, attached);
            }
        }
        if (((CardDef) t.piece(card).face()).isToken()) {
            t.relocate(card, Places.of(t.piece(card).owner(), Places.NOWHERE),
                    new Moving(Act.REMOVE, Table.NONE, Cause.RULES, Moving.Facing.UP), true);
        }
    }

    public static List<Ref> discard(UfsTable t, List<Ref> cards, Act act, Cause cause, int ordered) {
        boolean destroys = act == Act.DESTROY || act == Act.SACRIFICE;
        return travel(t, destroys ? inStage(t, cards) : cards, Target.own(Places.DISCARD, ordered), act, cause);
    }

    /** K.4.1: only what is in the stage is destroyed. */
    private static List<Ref> inStage(UfsTable t, List<Ref> cards) {
        for (Ref ref : cards) {
            if (t.place(ref.card()) != Places.STAGE) {
                return cards.stream().filter(r -> t.place(r.card()) == Places.STAGE).toList();
            }
        }
        return cards;
    }

    /** Discards one card. */
    static List<Ref> discard(UfsTable t, Ref card, Act act, Cause cause) {
        return discard(t, List.of(card), act, cause, 0);
    }

    /** UniVersus, Build: into the stage of a player, or of each card's own where that is {@link Table#NONE}. */
    public static List<Ref> build(UfsTable t, List<Ref> cards, int seat, Moving.Facing facing, Cause cause) {
        return move(t, cards, new Target(seat, Places.STAGE, true, facing, 0), Act.BUILD, cause);
    }

    /**
     * UniVersus, token.2: tokens come out of nowhere and are added to a zone. Among hidden cards they lie open, so that their
     * abilities are at work there (roman-cancel.4, live-card.1).
     */
    public static List<Ref> tokens(UfsTable t, CardDef def, int n, int seat, int place, Cause cause) {
        List<Ref> made = new ArrayList<>();
        t.hold();
        Arrange.Before before = Arrange.Before.of(t, place);
        for (int i = 0; i < n; i++) {
            int card = t.create(def, seat, Places.of(seat, Places.NOWHERE));
            t.relocate(card, Places.of(seat, place), new Moving(Act.ADD, seat, cause, Moving.Facing.UP), true);
            made.add(t.ref(card));
        }
        Arrange.since(t, before, made, true, 0);
        t.release();
        return made;
    }

    static boolean isFoundation(UfsTable t, int card) {
        return t.state(card).is(CardType.FOUNDATION);
    }
}
