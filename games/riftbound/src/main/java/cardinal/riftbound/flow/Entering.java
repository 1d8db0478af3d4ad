package cardinal.riftbound.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Named;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.rules.Facts;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** 356.2: a permanent leaves the chain and becomes a game object: a unit exhausted at its location, a gear ready. */
final class Entering {
    private Entering() {
    }

    static void permanent(RiftTable t, ChainItem item) {
        int card = item.card();
        int seat = item.controller();
        boolean unit = t.def(card).isUnit();
        boolean ready = item.is(ChainItem.ACCELERATED) || item.is(ChainItem.ENTERS_READY)
                || !unit && !item.is(ChainItem.TOKEN) && !Facts.saysOfItself(t, card, Fact.EntersExhausted.class)
                || entersReady(t, item);
        int zone = unit || item.is(ChainItem.FROM_HIDDEN) ? item.place() : t.base(seat);
        t.removeItem(item.id());
        t.move(card, zone, GameActions.OTHER);
        t.put(card, t.piece(card).withController(seat).with(Flag.EXHAUSTED, !ready).with(Flag.TOKEN,
                item.is(ChainItem.TOKEN)));
        Contest.arrives(t, card);
        noteMight(t, card);
        if (!item.is(ChainItem.TOKEN)) {
            t.players().notePlayed(seat);
        }
        t.note(Remark.Topic.MOVE, "356.2", Table.NONE, card, "{} enters play");
        if (!Arrival.isReplaced(t, item)) {
            played(t, item);
        }
    }

    /** 356.2: it is played; whatever is done as it enters has been done. */
    static void played(RiftTable t, ChainItem item) {
        int card = item.card();
        int seat = item.controller();
        if (t.cares(Kind.PLAYED) || Triggers.hasPlayEffects(t, card)) {
            t.emit(new RiftEvent.Played(card, seat, item.is(ChainItem.TOKEN), item.is(ChainItem.FROM_HIDDEN),
                    t.players().played(seat),
                    item.is(ChainItem.PAID_EXTRA)));
        }
        t.requestCleanup();
        Named named = namedAsPlayed(t.def(card));
        if (named != null) {
            t.push(new SayName(seat, t.ref(card), named));
        }
    }

    /** 760 of 2026-07: "As you play this, name a tag." */
    private static @Nullable Named namedAsPlayed(CardDef def) {
        for (Ability.Passive p : def.passives()) {
            if (p.fact() instanceof Fact.NamesAsPlayed names) {
                return names.what();
            }
        }
        return null;
    }

    /** 709: entering with 5 or more Might is not becoming Mighty; a new watcher starts from what is true now. */
    static void noteMight(RiftTable t, int card) {
        boolean watches = (t.def(card).listens() & Kind.MIGHTY.bit()) != 0;
        if (!watches && t.listeners().anyone(Kind.MIGHTY.ordinal())) {
            t.set(card, Flag.WAS_MIGHTY, t.isMighty(card));
        }
        for (int c = 0; watches && c < t.pieceCount(); c++) {
            if (t.isUnitOnBoard(c)) {
                t.set(c, Flag.WAS_MIGHTY, t.isMighty(c));
            }
        }
    }

    /** 384: a promise to the next card of this player that fits is kept with this one; whether there was one. */
    static <F extends Fact> boolean useUp(RiftTable t, ChainItem item, Class<F> promise, Function<F, Filter> what) {
        boolean any = false;
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce e = t.effect(i);
            if (promise.isInstance(e.what()) && e.controller() == item.controller()
                    && Filters.matchesElsewhere(t, what.apply(promise.cast(e.what())),
                            new Scope(e.source().card(), e.controller(), Table.NONE), item.card())) {
                t.end(e);
                any = true;
            }
        }
        return any;
    }

    /** 369.3 of 2026-07: whether units that come to the board, played or not, are ready by what somebody states. */
    static boolean isMadeReady(RiftTable t, int card, int seat) {
        return Facts.any(t, Fact.EnterReady.class,
                (f, scope) -> !f.played() && f.who() instanceof Selector.All all
                        && Facts.isAboutPlaysOf(t, all, scope, seat)
                        && Filters.matchesElsewhere(t, all.filter(), scope, card));
    }

    private static boolean entersReady(RiftTable t, ChainItem item) {
        int card = item.card();
        for (Ability.Passive p : t.def(card).passives()) {
            if (p.fact() instanceof Fact.EnterReady e && e.who() instanceof Selector.Self
                    && Facts.isActive(t, p, new Scope(card, item.controller(), Table.NONE))) {
                return true;
            }
        }
        for (Ability.AdditionalCost a : t.def(card).additionalCosts()) {
            if (a.optional() && item.is(ChainItem.PAID_EXTRA)
                    && a.reward() instanceof Ability.AdditionalCost.Reward.EnterReady) {
                return true;
            }
        }
        if (useUp(t, item, Fact.NextEntersReady.class, Fact.NextEntersReady::what)) {
            return true;
        }
        return Facts.any(t, Fact.EnterReady.class,
                (f, scope) -> f.who() instanceof Selector.All all
                        && Facts.isAboutPlaysOf(t, all, scope, item.controller())
                        && Filters.matchesElsewhere(t, all.filter(), scope, card));
    }
}
