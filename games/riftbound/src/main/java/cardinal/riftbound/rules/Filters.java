package cardinal.riftbound.rules;

import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Named;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Supertype;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.Attachments;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.NameSaid;
import cardinal.riftbound.table.RiftTable;

/** Whether objects fit a description (352.8). */
public final class Filters {
    private Filters() {
    }

    /** The first object with a number of at least from that fits, or NONE. */
    public static int next(RiftTable t, Filter f, Scope scope, int from) {
        long zones = zones(t, f, scope);
        if ((zones & ~t.boardMask()) == 0) {
            return nextOnBoard(t, f, scope, zones, from);
        }
        int n = t.pieceCount();
        for (int card = from; card < n; card++) {
            if ((zones >>> t.piece(card).zone() & 1) != 0 && fits(t, f, scope, card)) {
                return card;
            }
        }
        return Table.NONE;
    }

    /** The board has an index; units have one of their own, and none of them is facedown. */
    private static int nextOnBoard(RiftTable t, Filter f, Scope scope, long zones, int from) {
        boolean units = f.kind() == Filter.Kind.UNIT && f.or().isEmpty() && (zones & t.facedownMask()) == 0;
        int card = units ? t.nextUnit(from) : t.nextPresent(from);
        while (card != Table.NONE && ((zones >>> t.piece(card).zone() & 1) == 0 || !fits(t, f, scope, card))) {
            card = units ? t.nextUnit(card + 1) : t.nextPresent(card + 1);
        }
        return card;
    }

    public static boolean exists(RiftTable t, Filter f, Scope scope) {
        return next(t, f, scope, 0) != Table.NONE;
    }

    public static int count(RiftTable t, Filter f, Scope scope) {
        int n = 0;
        for (int card = next(t, f, scope, 0); card != Table.NONE; card = next(t, f, scope, card + 1)) {
            n++;
        }
        return n;
    }

    /** Whether this object fits, where it is now. */
    public static boolean matches(RiftTable t, Filter f, Scope scope, int card) {
        return (zones(t, f, scope) >>> t.piece(card).zone() & 1) != 0 && fits(t, f, scope, card);
    }

    /** Whether a zone is the place a description speaks of. */
    static boolean isPlace(RiftTable t, Filter f, Scope scope, int zone) {
        return (ownZones(t, f, scope) >>> zone & 1) != 0
                && (f.place() != Filter.Place.ELSEWHERE || zone != scope.here());
    }

    /** Whether this object fits but for its place: for what has left it already. */
    public static boolean matchesElsewhere(RiftTable t, Filter f, Scope scope, int card) {
        return fits(t, f, scope, card);
    }

    private static long zones(RiftTable t, Filter f, Scope scope) {
        long zones = ownZones(t, f, scope);
        return f.or().isEmpty() ? zones : zones | zones(t, f.or().get(), scope);
    }

    /** 199.1 of 2026-07: battlefields lie together in a zone of theirs, and each is at itself. */
    private static long ownZones(RiftTable t, Filter f, Scope scope) {
        return isBattlefieldSomewhere(f) ? t.zonesOf(f.kind()) : places(t, f, scope);
    }

    private static boolean isBattlefieldSomewhere(Filter f) {
        return f.kind() == Filter.Kind.BATTLEFIELD && f.place() != Filter.Place.ANYWHERE;
    }

    private static boolean isAtItself(RiftTable t, Filter f, Scope scope, int battlefield) {
        int b = t.battlefieldAt(battlefield);
        return b != Table.NONE && (f.place() == Filter.Place.ELSEWHERE ? t.battlefield(b) != scope.here()
                : (places(t, f, scope) >>> t.battlefield(b) & 1) != 0);
    }

    private static long places(RiftTable t, Filter f, Scope scope) {
        return switch (f.place()) {
            case ANYWHERE, ELSEWHERE, WITH_IT -> t.zonesOf(f.kind());
            case AT_BATTLEFIELD -> t.battlefieldMask();
            case AT_CHOSEN_BATTLEFIELD -> scope.there() == Table.NONE ? t.battlefieldMask() : 1L << scope.there();
            case IN_COMBAT -> t.fight().combat() == Table.NONE ? 0 : 1L << t.battlefield(t.fight().combat());
            case HERE -> scope.here() == Table.NONE ? 0 : 1L << scope.here();
            case THERE -> scope.there() == Table.NONE ? 0 : 1L << scope.there();
            case IN_YOUR_BASE -> scope.controller() == Table.NONE ? 0 : 1L << t.base(scope.controller());
            case IN_BASE -> t.baseMask();
            case YOUR_TRASH -> scope.controller() == Table.NONE ? 0 : 1L << t.trash(scope.controller());
            case ANY_TRASH -> t.trashMask();
            case YOUR_HAND -> scope.controller() == Table.NONE ? 0 : 1L << t.hand(scope.controller());
            case THEIR_HAND, HIDDEN -> 0;
            case ITS_LOCATION ->
                    scope.it() == Table.NONE || !t.onBoard(scope.it()) ? 0 : 1L << t.piece(scope.it()).zone();
            case BANISHED_WITH_ME -> t.banishmentMask();
            case YOUR_CHAMPION_ZONE -> scope.controller() == Table.NONE ? 0 : 1L << t.championZone(scope.controller());
        };
    }

    private static boolean fits(RiftTable t, Filter f, Scope scope, int card) {
        if (f.or().isEmpty()) {
            return fitsItself(t, f, scope, card);
        }
        return (ownZones(t, f, scope) >>> t.piece(card).zone() & 1) != 0 && fitsItself(t, f, scope, card)
                || matches(t, f.or().get(), scope, card);
    }

    private static boolean fitsItself(RiftTable t, Filter f, Scope scope, int card) {
        Piece p = t.piece(card);
        CardDef def = (CardDef) p.face();
        if (!isKind(f.kind(), def) || isNoCard(f, p)
                || f.other() && (card == scope.source() || card == scope.it()) || !isSide(t, f.side(), scope, p)) {
            return false;
        }
        if (isBattlefieldSomewhere(f) ? !isAtItself(t, f, scope, card)
                : f.place() == Filter.Place.ELSEWHERE && p.zone() == scope.here()
                        || f.place() == Filter.Place.BANISHED_WITH_ME && !Links.isBanishedWith(t, card, scope.source())
                        || f.place() == Filter.Place.IN_COMBAT && !isInCombat(t, card)) {
            return false;
        }
        for (int i = 0; i < f.traits().size(); i++) {
            if (!has(t, f.traits().get(i), scope, card)) {
                return false;
            }
        }
        return true;
    }

    /** 176: a token is none of the things text calls cards. */
    private static boolean isNoCard(Filter f, Piece p) {
        return f.kind() == Filter.Kind.CARD && p.is(Flag.TOKEN);
    }

    /** Whether a description of kind and tags fits a card as it is printed. */
    public static boolean isPrintedOn(Filter f, CardDef def) {
        return isKind(f.kind(), def) && f.traits().stream()
                .allMatch(trait -> trait instanceof Filter.Trait.Tagged tag && def.tags().contains(tag.tag()));
    }

    /** 178.3 of 2026-07: what has several types is of the kind of each. */
    static boolean isKind(Filter.Kind kind, CardDef def) {
        CardType type = def.type();
        return switch (kind) {
            case UNIT -> def.isUnit();
            case GEAR -> def.isGear();
            case UNIT_OR_GEAR, PERMANENT -> type.isPermanent();
            case RUNE -> def.isAlsoRune();
            case SPELL, SPELL_OR_ABILITY -> type == CardType.SPELL;
            case ABILITY -> false;
            case LEGEND -> type == CardType.LEGEND;
            case BATTLEFIELD -> type == CardType.BATTLEFIELD;
            case CARD -> def.isMainDeck();
            case FACEDOWN_CARD -> true;
            case ANYTHING -> type != CardType.BATTLEFIELD;
        };
    }

    private static boolean isSide(RiftTable t, Filter.Side side, Scope scope, Piece p) {
        int you = scope.controller();
        return switch (side) {
            case ANY -> true;
            case FRIENDLY -> you != Table.NONE && p.controller() != Table.NONE && t.friends(you, p.controller());
            case ENEMY, OPPONENT_CONTROLS ->
                    you != Table.NONE && p.controller() != Table.NONE && !t.friends(you, p.controller());
            case YOU_CONTROL, THEY_CONTROL -> p.controller() == you;
            case YOU_OWN -> p.owner() == you;
            case YOU_DONT_CONTROL -> p.controller() != you;
        };
    }

    public static boolean has(RiftTable t, Filter.Trait trait, Scope scope, int card) {
        Piece p = t.piece(card);
        return switch (trait) {
            case Filter.Trait.Is is -> switch (is) {
                case EXHAUSTED -> p.is(Flag.EXHAUSTED);
                case READY -> !p.is(Flag.EXHAUSTED);
                case BUFFED -> p.counter(Flag.BUFF) > 0;
                case UNBUFFED -> p.counter(Flag.BUFF) == 0;
                case DAMAGED -> p.marks() > 0;
                case UNDAMAGED -> p.marks() == 0;
                case STUNNED -> p.is(Flag.STUNNED);
                case MIGHTY -> t.isMighty(card);
                case ATTACKING -> p.is(Flag.ATTACKER);
                case DEFENDING -> p.is(Flag.DEFENDER);
                case TOKEN -> p.is(Flag.TOKEN);
                case NON_TOKEN -> !p.is(Flag.TOKEN);
                case CHAMPION -> t.def(card).is(Supertype.CHAMPION) || t.isChampionLegend(card);
                case CHOSEN_CHAMPION -> isChosenChampion(t, card);
                case NON_UNIT -> !t.def(card).isUnit();
                case ALONE -> isAlone(t, card);
                case EQUIPPED -> isEquipped(t, card);
                case ATTACHED -> Attachments.isAttached(t, card);
                case UNATTACHED -> !Attachments.isAttached(t, card);
                case EMPOWERED -> p.is(Flag.EMPOWERED);
                case ONE_ON_ONE -> isOneOnOne(t, card);
                case OCCUPIED -> isOccupied(t, card);
                case UNCONTROLLED -> isUncontrolled(t, card);
                case OPEN -> isUncontrolled(t, card) && !isOccupied(t, card);
                case YOUR_ONLY_ONE -> isOnlyOneOf(t, scope.controller(), card);
            };
            case Filter.Trait.AttachedTo a -> isAttachedTo(p, a.host(), scope);
            case Filter.Trait.ChoosesOnlyMe _ -> t.chain().ofCard(card) instanceof ChainItem item
                    && Chosen.isOnly(t, item, scope);
            case Filter.Trait.Chooses c -> t.chain().ofCard(card) instanceof ChainItem item
                    && Chosen.isAny(t, item, c.what(), scope);
            case Filter.Trait.IsNamed n -> isNamed(t, n.what(), scope, card);
            case Filter.Trait.Without w -> !t.has(card, w.keyword());
            case Filter.Trait.MightAtMost m -> t.might(card) <= m.n();
            case Filter.Trait.MightAtLeast m -> t.might(card) >= m.n();
            case Filter.Trait.WeakerThanMe w -> scope.source() != Table.NONE && t.might(card) < t.might(scope.source());
            case Filter.Trait.Tagged tag -> t.hasTag(card, tag.tag());
            case Filter.Trait.TaggedAny any -> any.tags().stream().anyMatch(tag -> t.hasTag(card, tag));
            case Filter.Trait.NotTagged tag -> !t.hasTag(card, tag.tag());
            case Filter.Trait.With w -> t.has(card, w.keyword());
            case Filter.Trait.CostsAtMost c -> (c.energy() < 0 || t.def(card).price().energy() <= c.energy())
                    && (c.power() < 0 || t.def(card).price().totalPower() <= c.power());
            case Filter.Trait.EnergyLessThan e -> t.def(card).price().energy() < Amounts.value(t, e.amount(), scope);
            case Filter.Trait.PowerAtLeast least -> t.def(card).price().totalPower() >= least.power();
            case Filter.Trait.CostsAtLeast c -> t.def(card).price().energy() >= c.energy();
        };
    }

    /** Whether it is where a combat goes on, and, where that is asked for, an attacker or defender there. */
    static boolean isInCombat(RiftTable t, int card) {
        Piece p = t.piece(card);
        return t.fight().combat() != Table.NONE && t.battlefieldOf(p.zone()) == t.fight().combat()
                && (!t.edition().inCombatAsksForDesignation() || p.is(Flag.ATTACKER) || p.is(Flag.DEFENDER));
    }

    /** 170.11.a of 2026-07. */
    private static boolean isOccupied(RiftTable t, int battlefield) {
        int b = t.battlefieldAt(battlefield);
        return b != Table.NONE && t.occupants(b) != 0;
    }

    /** 170.11.b of 2026-07. */
    private static boolean isUncontrolled(RiftTable t, int battlefield) {
        int b = t.battlefieldAt(battlefield);
        return b != Table.NONE && t.battlefields().controller(b) == Table.NONE;
    }

    /** 818.3.b of 2026-07. */
    private static boolean isEquipped(RiftTable t, int card) {
        for (int c = Attachments.next(t, card, 0); c != Table.NONE; c = Attachments.next(t, card, c + 1)) {
            if (t.hasTag(c, CardData.EQUIPMENT)) {
                return true;
            }
        }
        return false;
    }

    /** 760 of 2026-07: whether it is what was named for the object that asks. */
    private static boolean isNamed(RiftTable t, Named what, Scope scope, int card) {
        String word = scope.source() == Table.NONE ? null : NameSaid.of(t, t.ref(scope.source()), what);
        return word != null && switch (what) {
            case CARD -> t.def(card).name().equals(word);
            case TYPE -> t.def(card).type().word().equals(word);
            case TAG -> t.hasTag(card, word);
        };
    }

    static boolean isAttachedTo(Piece p, Selector host, Scope scope) {
        int object = host instanceof Selector.Self ? scope.source() : scope.it();
        return object != Table.NONE && p.host() == object;
    }

    /** 103.2.a.3: every champion unit with the name of the one its owner chose, wherever it is. */
    private static boolean isChosenChampion(RiftTable t, int card) {
        int chosen = t.champion(t.piece(card).owner());
        return chosen != Table.NONE && t.def(card).is(Supertype.CHAMPION)
                && t.def(card).name().equals(t.piece(chosen).face().name());
    }

    /** 740.2.b of 2026-07: it is alone, and so is the one enemy unit where it is. */
    private static boolean isOneOnOne(RiftTable t, int card) {
        int zone = t.piece(card).zone();
        int enemies = 0;
        for (int i = 0; i < t.size(zone); i++) {
            int other = t.cardAt(zone, i);
            enemies += t.def(other).isUnit() && !t.friends(t.controller(other), t.controller(card)) ? 1 : 0;
        }
        return enemies == 1 && isAlone(t, card);
    }

    /** Whether this player controls it and no other unit where it is. */
    private static boolean isOnlyOneOf(RiftTable t, int seat, int card) {
        int zone = t.piece(card).zone();
        for (int i = 0; i < t.size(zone); i++) {
            int other = t.cardAt(zone, i);
            if (other != card && t.def(other).isUnit() && t.controller(other) == seat) {
                return false;
            }
        }
        return seat != Table.NONE && t.controller(card) == seat;
    }

    /** Whether no other friendly unit is where it is. */
    public static boolean isAlone(RiftTable t, int card) {
        int zone = t.piece(card).zone();
        for (int i = 0; i < t.size(zone); i++) {
            int other = t.cardAt(zone, i);
            if (other != card && t.def(other).isUnit() && t.friends(t.controller(other), t.controller(card))) {
                return false;
            }
        }
        return true;
    }
}
