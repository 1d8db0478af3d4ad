package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.card.CardType;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Deed;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which cards a selector means. */
public final class Cards {
    private static final int EVERYWHERE = -1;

    private Cards() {
    }

    /** The cards a definite selector means now; of "some" all that fit. */
    public static List<Ref> of(UfsTable t, Bindings b, Selector what) {
        return switch (what) {
            case Selector.This x -> one(b.source());
            case Selector.CurrentAttack c -> one(ThisAttack.of(t, b, c));
            case Selector.It i -> b.it();
            case Selector.Itself i -> b.it();
            case Selector.Them x -> that(t, b, x.noun());
            case Selector.That x -> that(t, b, x.noun());
            case Selector.The x -> the(t, b, x);
            case Selector.Rest r -> stillThere(t, b.seen());
            case Selector.Some s -> all(t, b, s.filter(), Table.NONE);
            case Selector.All a -> all(t, b, a.filter(), Table.NONE);
            case Selector.Top x -> top(t, b, x);
            case Selector.Whole w -> whole(t, b, w);
            case Selector.Character c -> characters(t, b, c);
            case Selector.Next n -> List.of();
            case Selector.Nth n -> List.of();
            case Selector.Preceding p -> preceding(t, b, p);
            case Selector.MultipleCopies m -> multiples(t, b);
            case Selector.Block x -> one(block(t, b, x));
            case Selector.BlockedByThis x -> blockedByThis(t, b);
        };
    }

    /** Those of the cards that are at a place; all where none is said. */
    public static List<Ref> at(UfsTable t, Bindings b, cardinal.ufs.ability.Place place, List<Ref> cards) {
        return place.isSaid()
                ? cards.stream().filter(ref -> Filters.isAt(t, b, place, t.piece(ref.card()).zone())).toList()
                : cards;
    }

    /** Whether a selector covers this card now: what modifier and rule effects ask of one card at a time. */
    public static boolean isMeant(UfsTable t, Bindings b, Selector what, int card) {
        return switch (what) {
            case Selector.This x -> x.noun() == Noun.NOTHING || b.source().card() == card;
            case Selector.CurrentAttack c -> ThisAttack.of(t, b, c).card() == card;
            case Selector.Some s -> covers(t, b, s.filter(), card);
            case Selector.All a -> covers(t, b, a.filter(), card);
            case Selector.Whole w -> t.place(card) == Places.kindOf(w.zone())
                    && Players.includes(t, b, w.whose(), t.holder(card));
            case Selector.Character c -> t.is(card, Flag.STARTER) && Players.includes(t, b, c.whose(), t.holder(card));
            case Selector.Next n -> NextCards.isNext(t, b, n, card);
            case Selector.Nth n -> NextCards.isNth(t, b, n, card);
            default -> contains(of(t, b, what), card);
        };
    }

    /** K.3.9: which of a player's next cards this one is; 0 if it is none of them. */
    public static int nth(UfsTable t, Bindings b, Selector.Next next, int card) {
        return NextCards.nth(t, b, next, card);
    }

    private static boolean contains(List<Ref> refs, int card) {
        for (int i = 0; i < refs.size(); i++) {
            if (refs.get(i).card() == card) {
                return true;
            }
        }
        return false;
    }

    /** A described card where such cards usually are; an attack also while it is being played. */
    private static boolean covers(UfsTable t, Bindings b, Filter f, int card) {
        if (!f.place().isSaid() && !isUsual(t, f, card)) {
            return false;
        }
        return Filters.fits(t, b, f, card);
    }

    private static boolean isUsual(UfsTable t, Filter f, int card) {
        return (usual(t, f) >> t.place(card) & 1) != 0;
    }

    private static int usual(UfsTable t, Filter f) {
        return f.nouns().isEmpty() || f.nouns().contains(Noun.CARD) || f.nouns().contains(Noun.NOTHING) ? EVERYWHERE
                : Range.kinds(t, f, null) | 1 << Places.TRANSIT;
    }

    /** The kinds of zone in which a selector could cover cards, as bits. */
    public static int kinds(UfsTable t, Selector what) {
        return what instanceof Selector.All a && !a.filter().place().isSaid() ? usual(t, a.filter()) : EVERYWHERE;
    }

    // ---- what can be picked ---------------------------------------------------------------------------------------------

    /** K.2.3: what the player may pick to do this to, and no rule forbids it. */
    public static List<Ref> candidates(UfsTable t, Bindings b, int actor, Selector.Some some, Act act) {
        Filter f = some.filter();
        if (f.traits().contains(Trait.Is.OF_THEM)) {
            return possible(t, b, f, act, b.it());
        }
        if (ThisWay.isOf(f)) {
            return possible(t, b, f, act, ThisWay.cards(t, b, f));
        }
        int kinds = Range.kinds(t, f, act);
        int seats = Range.seats(t, b, f, actor);
        List<Ref> found = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            if ((seats >> seat & 1) == 0) {
                continue;
            }
            for (int rest = kinds; rest != 0; rest &= rest - 1) {
                int zone = Places.of(seat, Integer.numberOfTrailingZeros(rest));
                for (int i = 0; i < t.size(zone); i++) {
                    int card = t.cardAt(zone, i);
                    if (Filters.fits(t, b, f, card) && canBe(t, act, card, b)) {
                        found.add(t.ref(card));
                    }
                }
            }
        }
        return found;
    }

    /** "1 of them", "1 card revealed this way": of these cards, wherever they lie. */
    private static List<Ref> possible(UfsTable t, Bindings b, Filter f, Act act, List<Ref> among) {
        List<Ref> found = new ArrayList<>();
        for (Ref ref : among) {
            if (t.isSame(ref) && Filters.fits(t, b, f, ref.card()) && canBe(t, act, ref.card(), b)) {
                found.add(ref);
            }
        }
        return found;
    }

    /** K.5.6: whether a player who has no such card has to show the hand: one of a certain kind was to be shown or moved from it. */
    public static boolean mustProve(UfsTable t, Bindings b, int actor, Selector.Some some, Act act) {
        boolean shownOrMoved = switch (act) {
            case REVEAL, DISCARD, REMOVE, ADD, BUILD -> true;
            default -> false;
        };
        Filter f = some.filter();
        return shownOrMoved && t.edition().provesMissingCards() && f.isRestricted()
                && some.count().least(1) > 0 && Range.kinds(t, f, act) == 1 << Places.HAND
                && Range.seats(t, b, f, actor) == 1 << actor;
    }

    /** K.2.4: of a rival's cards the effect's player picks. */
    public static int chooser(UfsTable t, Bindings b, int actor, Filter f) {
        return f.side() == Filter.Side.RIVAL || f.side() == Filter.Side.RIVALS ? b.controller() : actor;
    }

    /** Whether this can be done to the card at all (C.1.3, C.1.4, D.2.2.3.2, D.2.2.4, K.4), and no rule effect forbids it. */
    public static boolean canBe(UfsTable t, Act act, int card, Bindings b) {
        return PossibleActs.is(t, act, card) && !Rulings.forbidsAct(t, act, card, b);
    }

    // ---- enumerations -----------------------------------------------------------------------------------------------------

    private static List<Ref> one(Ref ref) {
        return ref.isNone() ? List.of() : List.of(ref);
    }

    static List<Ref> all(UfsTable t, Bindings b, Filter f, int otherwise) {
        if (ThisWay.isOf(f)) {
            return ThisWay.cards(t, b, f);
        }
        int kinds = Range.kinds(t, f, null);
        int seats = Range.seats(t, b, f, otherwise);
        List<Ref> found = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            for (int rest = (seats >> seat & 1) == 0 ? 0 : kinds; rest != 0; rest &= rest - 1) {
                int zone = Places.of(seat, Integer.numberOfTrailingZeros(rest));
                for (int i = 0; i < t.size(zone); i++) {
                    if (Filters.fits(t, b, f, t.cardAt(zone, i))) {
                        found.add(t.ref(t.cardAt(zone, i)));
                    }
                }
            }
        }
        return found;
    }

    /** The check the effect answers, or null. */
    private static UfsEvent.@Nullable Checked checked(Bindings b) {
        Occurrence event = b.event();
        if (event != null) {
            for (int i = 0; i < event.parts().size(); i++) {
                if (event.parts().get(i) instanceof UfsEvent.Checked c) {
                    return c;
                }
            }
        }
        return null;
    }

    /** "After you check this card to play an attack, that attack ...": the card the check was made for. */
    private static boolean isPlayed(UfsTable t, Bindings b, UfsEvent.@Nullable Checked c, CardType type) {
        return c != null && c.purpose().plays() && !c.purpose().card().isNone() && b.it().size() == 1
                && b.it().getFirst().equals(c.card()) && t.state(c.purpose().card().card()).is(type)
                && (c.card().card() == b.source().card() || !t.state(c.card().card()).is(type));
    }

    /** "that attack", "those attacks": of what was mentioned last what is or was such a card; all of it when none is. */
    private static List<Ref> that(UfsTable t, Bindings b, Noun noun) {
        CardType type = noun.type();
        UfsEvent.Checked check = checked(b);
        if (type != null && check != null && isPlayed(t, b, check, type)) {
            return List.of(check.purpose().card());
        }
        if (type == null || b.it().size() < 2) {
            return b.it();
        }
        List<Ref> found = new ArrayList<>();
        for (Ref ref : b.it()) {
            Subject s = Subject.recalled(t, b, ref);
            if (s != null && s.state().is(type)) {
                found.add(ref);
            }
        }
        return found.isEmpty() ? b.it() : found;
    }

    /** "the destroyed foundation": what this effect or its cost did that to, or else what it answers. */
    private static List<Ref> the(UfsTable t, Bindings b, Selector.The x) {
        if (x.act() == Act.BLOCK) {
            return one(blocked(t, b));
        }
        if (x.act() == Act.CHECK && checked(b) instanceof UfsEvent.Checked c && !c.card().isNone()) {
            return List.of(c.card());
        }
        if (x.act() == Act.NAME) {
            return NamedThings.among(t, b, b.it());
        }
        List<Ref> found = new ArrayList<>();
        for (Deed deed : b.deeds()) {
            if (SameAct.isAlso(deed.act(), x.act())) {
                for (Ref ref : deed.cards()) {
                    Subject s = Subject.recalled(t, b, ref);
                    if (s != null && Filters.fits(t, b, x.filter().at(cardinal.ufs.ability.Place.UNSAID), s)) {
                        found.add(ref);
                    }
                }
            }
        }
        return found.isEmpty() ? answered(t, b, x) : found;
    }

    /** What the effect answers, if that was such a deed and such a card. */
    private static List<Ref> answered(UfsTable t, Bindings b, Selector.The x) {
        Occurrence event = b.event();
        List<Ref> found = new ArrayList<>();
        for (Ref ref : b.it()) {
            Subject s = Subject.recalled(t, b, ref);
            if (event != null && s != null && Filters.fits(t, b, x.filter().at(cardinal.ufs.ability.Place.UNSAID), s)) {
                found.add(ref);
            }
        }
        return found;
    }

    /** G.2.2: the attack whose blocking is answered, or the current one if it is blocked. */
    private static Ref blocked(UfsTable t, Bindings b) {
        Occurrence event = b.event();
        for (UfsEvent e : event == null ? List.<UfsEvent>of() : event.parts()) {
            if (e instanceof UfsEvent.StatusSet s) {
                return s.status().isBlocked() ? s.attack() : Ref.NONE;
            }
        }
        AttackInfo a = t.attack();
        return a != null && a.status().isBlocked() ? a.card() : Ref.NONE;
    }

    private static List<Ref> stillThere(UfsTable t, List<Ref> refs) {
        List<Ref> found = new ArrayList<>();
        for (Ref ref : refs) {
            if (t.isSame(ref)) {
                found.add(ref);
            }
        }
        return found;
    }

    private static List<Ref> top(UfsTable t, Bindings b, Selector.Top x) {
        int seats = Players.mask(t, b, x.whose());
        int n = Amounts.of(t, b, x.n());
        List<Ref> found = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            int zone = Places.of(seat, Places.kindOf(x.zone()));
            int size = (seats >> seat & 1) == 0 ? 0 : t.size(zone);
            for (int i = 0; i < Math.min(n, size); i++) {
                found.add(t.ref(t.cardAt(zone, x.bottom() ? i : size - 1 - i)));
            }
        }
        return found;
    }

    private static List<Ref> whole(UfsTable t, Bindings b, Selector.Whole w) {
        int seats = Players.mask(t, b, w.whose());
        List<Ref> found = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            int zone = Places.of(seat, Places.kindOf(w.zone()));
            int size = (seats >> seat & 1) == 0 ? 0 : t.size(zone);
            for (int i = 0; i < size; i++) {
                if (!t.is(t.cardAt(zone, i), Flag.UNDER)) {
                    found.add(t.ref(t.cardAt(zone, i)));
                }
            }
        }
        return found;
    }

    private static List<Ref> characters(UfsTable t, Bindings b, Selector.Character c) {
        int seats = Players.mask(t, b, c.whose());
        List<Ref> found = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            if ((seats >> seat & 1) != 0 && t.starter(seat) != Table.NONE) {
                found.add(t.ref(t.starter(seat)));
            }
        }
        return found;
    }

    /** The card from which "preceding" is counted: the one the text is on where it lies in a card pool, or the current attack. */
    static int anchor(UfsTable t, Bindings b) {
        if (!b.source().isNone() && t.place(b.source().card()) == Places.POOL) {
            return b.source().card();
        }
        AttackInfo a = t.attack();
        return a == null || t.place(a.card().card()) != Places.POOL ? Table.NONE : a.card().card();
    }

    /** D.2.1.3: the immediately preceding card; a card that does not fit is no other card. */
    private static List<Ref> preceding(UfsTable t, Bindings b, Selector.Preceding p) {
        int anchor = anchor(t, b);
        if (anchor == Table.NONE) {
            return List.of();
        }
        int zone = t.piece(anchor).zone();
        int at = t.zones().indexOf(zone, anchor) - 1;
        return at >= 0 && Filters.fits(t, b, p.filter(), t.cardAt(zone, at)) ? List.of(t.ref(t.cardAt(zone, at)))
                : List.of();
    }

    /** I.3.8.3: the multiple copies of the current attack. */
    private static List<Ref> multiples(UfsTable t, Bindings b) {
        Ref attack = ThisAttack.of(t, b, (Selector.CurrentAttack) Selector.THIS_ATTACK);
        List<Ref> found = new ArrayList<>();
        if (!attack.isNone()) {
            int zone = Places.of(t.piece(attack.card()).owner(), Places.POOL);
            String name = t.state(attack.card()).name();
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if (t.is(card, Flag.MULTIPLE)
                        && (t.piece(card).host() == attack.card() || t.state(card).name().equals(name))) {
                    found.add(t.ref(card));
                }
            }
        }
        return found;
    }

    private static Ref block(UfsTable t, Bindings b, Selector.Block x) {
        AttackInfo a = t.attack() == null ? t.progress().resolved() : t.attack();
        return a == null || !Players.includes(t, b, x.whose(), a.defender()) ? Ref.NONE : a.block();
    }

    /** The attacks of this turn that the card the text is on was played to block, and that were blocked by it (G.2.2). */
    private static List<Ref> blockedByThis(UfsTable t, Bindings b) {
        List<Ref> found = new ArrayList<>();
        for (int i = t.indexOf(t.progress().turnMark()); i < t.historySize(); i++) {
            if (t.past(i) instanceof UfsEvent.StatusSet s && s.status().isBlocked() && !s.block().isNone()
                    && s.block().card() == b.source().card()) {
                found.add(s.attack());
            }
        }
        return found;
    }

    /** How many cards without a name in common there are among these. */
    static int differentNames(UfsTable t, List<Ref> cards) {
        List<Ref> one = new ArrayList<>();
        for (Ref card : cards) {
            one.add(card);
            if (!areDifferent(t, one)) {
                one.removeLast();
            }
        }
        return one.size();
    }

    /** "different": whether no two of these cards share a name. */
    public static boolean areDifferent(UfsTable t, List<Ref> cards) {
        for (int i = 0; i < cards.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (Sharing.shares(Trait.Shares.What.NAME, t.state(cards.get(i).card()), t.state(cards.get(j).card()),
                        0, 0)) {
                    return false;
                }
            }
        }
        return true;
    }
}
