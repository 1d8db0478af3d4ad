package cardinal.riftbound.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** 356.3.e: the objects that the selectors of a text mean while it is carried out. */
final class Selected {
    static final int[] NOBODY = {};

    private Selected() {
    }

    /** Targets that are no longer legal are left out (356.3.e.5). */
    static int[] by(Effect effect, RiftTable t, Selector selector) {
        return switch (selector) {
            case Selector.Self _ -> self(effect.item(), t);
            case Selector.Attached a -> a.card() >= 0 && t.onBoard(a.card()) ? new int[] {a.card()} : NOBODY;
            case Selector.SelfFrom from -> selfFrom(effect.item(), t, from);
            case Selector.It _,Selector.Them _ -> lastOnes(effect, t);
            case Selector.All all -> all(effect, t, all);
            case Selector.Group _ -> legal(effect.item(), t, effect.nextSlotIndex());
            case Selector.Must _,Selector.Among _ -> effect.picked(t);
            case Selector.TheRest rest -> effect.referents().rest(t, rest.picked());
            case Selector.ThatUnit unit -> thatUnit(effect, t, unit.side());
            case Selector.Chosen chosen -> isTarget(chosen, effect.replaces())
                    ? legal(effect.item(), t, effect.nextSlotIndex()) : effect.picked(t);
        };
    }

    /** Whether what a selector means is "it" from then on. "Me" and "this" never change what "it" means. */
    static boolean isNamed(Selector selector) {
        return !(selector instanceof Selector.It || selector instanceof Selector.Them
                || selector instanceof Selector.TheRest || isSelf(selector));
    }

    static boolean isSelf(Selector selector) {
        return selector instanceof Selector.Self || selector instanceof Selector.SelfFrom
                || selector instanceof Selector.Attached;
    }

    /** 352.9.b: replacement effects never have targets. */
    static boolean isTarget(Selector.Chosen chosen, boolean replaces) {
        return !replaces && chosen.filter().isTarget();
    }

    /** Whether the steps from here to there name anything. */
    static boolean isNamedWithin(Program program, int from, int to) {
        for (int i = from; i < to; i++) {
            if (program.op(i) instanceof Op.Do d && d.verb() instanceof Record r
                    && Selectors.of(r).stream().anyMatch(Selected::names)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a selector names objects that "it" could mean later on. */
    private static boolean names(Selector selector) {
        return selector instanceof Selector.Chosen || selector instanceof Selector.Among
                || selector instanceof Selector.Must || selector instanceof Selector.Group;
    }

    private static int[] self(ChainItem item, RiftTable t) {
        int card = item.isAbility() ? t.find(item.source()) : item.card();
        if (card == Table.NONE && item.is(ChainItem.TRIGGERED)
                && t.piece(item.source().card()).zone() == t.trash(t.piece(item.source().card()).owner())) {
            card = item.source().card();
        }
        return card == Table.NONE ? NOBODY : new int[] {card};
    }

    /** 378.2: this card, if it is still where its text says. */
    private static int[] selfFrom(ChainItem item, RiftTable t, Selector.SelfFrom from) {
        int card = t.find(item.source());
        if (card == Table.NONE) {
            return NOBODY;
        }
        int owner = t.piece(card).owner();
        int zone = from.place() == Filter.Place.YOUR_HAND ? t.hand(owner) : t.trash(owner);
        return t.piece(card).zone() == zone ? new int[] {card} : NOBODY;
    }

    /** "It" or "them": what was named last, else what the trigger is about. */
    static int[] lastOnes(Effect effect, RiftTable t) {
        if (!effect.referents().isSaid()) {
            int card = effect.item().cause() == null ? Table.NONE : effect.item().cause().card();
            return card == Table.NONE ? NOBODY : new int[] {card};
        }
        return effect.referents().ones(t);
    }

    /** What "it" means, for an ability that is left behind. */
    static Ref it(Effect effect, RiftTable t) {
        if (effect.referents().isSaid()) {
            return effect.referents().first();
        }
        ChainItem item = effect.item();
        return item.cause() == null || item.cause().card() == Table.NONE ? Ref.NONE : t.ref(item.cause().card());
    }

    /** This unit and the one named last. */
    static int[] meAndIt(Effect effect, RiftTable t) {
        int[] me = self(effect.item(), t);
        int[] other = lastOnes(effect, t);
        return me.length == 1 && other.length == 1 && t.isUnitOnBoard(me[0]) && me[0] != other[0]
                ? new int[] {me[0], other[0]} : NOBODY;
    }

    private static int[] thatUnit(Effect effect, RiftTable t, Filter.Side side) {
        Ref[] named = effect.referents().named().slot(0);
        int[] units = Referents.live(t, named);
        for (int i = units.length - 1; i >= 0; i--) {
            boolean friend = t.friends(effect.controller(), t.controller(units[i]));
            if (side == Filter.Side.ANY || (side == Filter.Side.ENEMY ? !friend : friend)) {
                return new int[] {units[i]};
            }
        }
        int[] ones = lastOnes(effect, t);
        return named.length == 0 && side == Filter.Side.ANY && ones.length == 1 && t.isUnitOnBoard(ones[0])
                ? ones : NOBODY;
    }

    /** All that fit a description now. */
    static int[] all(Effect effect, RiftTable t, Selector.All a) {
        Scope scope = a.filter().place() == Filter.Place.AT_CHOSEN_BATTLEFIELD ? atChosenBattlefield(effect, t)
                : effect.scope(t);
        if (scope == null) {
            return NOBODY;
        }
        int[] found = new int[8];
        int n = 0;
        for (int c = Filters.next(t, a.filter(), scope, 0); c != Table.NONE;
                c = Filters.next(t, a.filter(), scope, c + 1)) {
            if (n == found.length) {
                found = Arrays.copyOf(found, n * 2);
            }
            found[n++] = c;
        }
        return Arrays.copyOf(found, n);
    }

    /** 352.10.d: the battlefield was chosen, the units there are not. */
    private static @Nullable Scope atChosenBattlefield(Effect effect, RiftTable t) {
        int[] battlefields = legal(effect.item(), t, effect.nextSlotIndex());
        if (battlefields.length == 0) {
            return null;
        }
        Scope s = effect.scope(t);
        return new Scope(s.source(), s.controller(), s.here(), t.battlefield(t.battlefieldAt(battlefields[0])), s.it());
    }

    /** The objects chosen in a slot that are still legal. */
    static int[] legal(ChainItem item, RiftTable t, int at) {
        Ref[] refs = item.targets().slot(at);
        int[] found = new int[refs.length];
        int n = 0;
        for (Ref ref : refs) {
            if (ref.incarnation() != Targets.LOCATION && Targeting.isLegal(t, item, at, ref)) {
                found[n++] = ref.card();
            }
        }
        return Arrays.copyOf(found, n);
    }
}
