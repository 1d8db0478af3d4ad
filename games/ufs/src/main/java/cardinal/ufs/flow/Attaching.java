package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Period;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** D.2.2.3: cards attached to the starting character; 2010, 4.0.2: to any card; UniVersus, Place On Top Of. */
public final class Attaching {
    private Attaching() {
    }

    /** Attaches a card as the edition does it; whether it could be. */
    public static boolean attach(UfsTable t, Effect effect, Ref what, Ref host) {
        if (!t.isSame(what) || !t.isSame(host) || what.card() == host.card() || t.is(what.card(), Flag.STARTER)) {
            return false;
        }
        return t.edition().attachesOutOfPlay() ? hang(t, effect, what.card(), host)
                : attachToStarter(t, what.card(), host.card(), effect.cause());
    }

    /** D.2.2.3: into the stage and onto the character; it shares the character's state (D.2.2.3.2). */
    private static boolean attachToStarter(UfsTable t, int card, int host, Cause cause) {
        int seat = t.piece(card).owner();
        if (host != t.starter(seat)) {
            return false;
        }
        t.hold();
        boolean there = t.place(card) == Places.STAGE
                || CardMoves.moveToHost(t, card, cause, Moving.Facing.USUAL);
        if (there) {
            Pause.attach(t, card, seat);
        }
        t.release();
        return there;
    }

    /** The character a card is attached to as one of its further versions, or {@link Table#NONE}. */
    static int characterOf(UfsTable t, int card) {
        int host = t.is(card, Flag.ATTACHED) ? t.piece(card).host() : Table.NONE;
        return host != Table.NONE && t.is(host, Flag.STARTER) && t.def(card).type() == CardType.CHARACTER ? host
                : Table.NONE;
    }

    /**
     * D.2.2.3.4.1, C.3.3.4.5: the starting character has what a character brings that was attached, and no longer what one
     * brought that has gone; nothing else of its current state changes.
     *
     * @param was  its base before that
     */
    static void rebase(UfsTable t, int starter, State was) {
        State now = BaseValues.of(t, starter);
        State state = t.state(starter);
        List<HeldAbility> abilities = new ArrayList<>(state.abilities());
        for (HeldAbility gone : without(was.abilities(), now.abilities())) {
            int at = indexOf(abilities, gone);
            if (at >= 0) {
                abilities.remove(at);
            }
        }
        abilities.addAll(without(now.abilities(), was.abilities()));
        t.setState(starter, state.withAbilities(List.copyOf(abilities))
                .withSymbols(now.allSymbols() & ~was.allSymbols())
                .withoutSymbols(was.allSymbols() & ~now.allSymbols()));
        t.demandAttention();
    }

    private static List<HeldAbility> without(List<HeldAbility> all, List<HeldAbility> some) {
        List<HeldAbility> left = new ArrayList<>(all);
        for (HeldAbility one : some) {
            int at = indexOf(left, one);
            if (at >= 0) {
                left.remove(at);
            }
        }
        return left;
    }

    private static int indexOf(List<HeldAbility> all, HeldAbility one) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).ability() == one.ability() && all.get(i).stamp() == one.stamp()) {
                return i;
            }
        }
        return -1;
    }

    /** 2010, 4.0.3: in no zone, and only for the card that attached it. */
    private static boolean hang(UfsTable t, Effect effect, int card, Ref host) {
        int nowhere = Places.of(t.piece(card).owner(), Places.NOWHERE);
        if (!CardMoves.mayMove(t, card, Places.NOWHERE, Act.ADD, effect.cause())) {
            return false;
        }
        t.relocate(card, nowhere, new Moving(Act.ADD, Table.NONE, effect.cause(), Moving.Facing.UP), true);
        t.progress().attach(card, host.card());
        t.enforce(Expiry.GAME, effect.controller(), effect.bindings().source(), t.ref(card), new Effects.Attached());
        return true;
    }

    /** The top card replaces the one below for a time: its properties count, and both are one card. */
    public static void placeOnTop(UfsTable t, Effect effect, List<Ref> tops, List<Ref> bottoms, Period until) {
        if (tops.isEmpty() || bottoms.isEmpty()) {
            effect.fellShort();
            return;
        }
        int top = tops.getFirst().card();
        int bottom = bottoms.getFirst().card();
        if (top == bottom || t.is(top, Flag.UNDER) || t.is(bottom, Flag.UNDER)) {
            effect.fellShort();
            return;
        }
        boolean committed = t.is(bottom, Flag.COMMITTED);
        if (t.place(top) != Places.STAGE) {
            CardMoves.moveToHost(t, top, effect.cause(), Moving.Facing.UP);
        }
        t.put(top, t.piece(top).with(Flag.COMMITTED, committed).with(Flag.STARTER, t.is(bottom, Flag.STARTER)));
        t.put(bottom, t.piece(bottom).withHost(top).with(Flag.UNDER, true));
        for (int seat = 0; seat < 2; seat++) {
            if (t.starter(seat) == bottom) {
                t.fighters().setStarter(seat, top);
            }
        }
        t.progress().cover(bottom);
        t.progress().listenAgain(top);
        t.progress().listenAgain(bottom);
        t.enforce(Expiries.of(t, until, effect.bindings()), effect.controller(), effect.bindings().source(), t.ref(top),
                new Effects.OnTop(t.ref(bottom)));
    }

    /** When the time is over, or the top card has gone, the card below is there again, ready or committed as both were. */
    static void lift(UfsTable t) {
        int[] still = new int[t.progress().coveredCount()];
        int count = 0;
        for (int i = 0; i < still.length; i++) {
            int card = t.progress().coveredCard(i);
            if (t.is(card, Flag.UNDER)) {
                if (isCovered(t, card)) {
                    still[count++] = card;
                } else {
                    uncover(t, card);
                }
            }
        }
        t.progress().setCovered(Arrays.copyOf(still, count));
    }

    private static boolean isCovered(UfsTable t, int card) {
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof Effects.OnTop o && o.bottom().card() == card
                    && t.isSame(t.effect(i).subject())) {
                return true;
            }
        }
        return false;
    }

    private static void uncover(UfsTable t, int bottom) {
        int top = t.piece(bottom).host();
        t.put(bottom, t.piece(bottom).withHost(Table.NONE).with(Flag.UNDER, false));
        if (t.place(top) == Places.STAGE) {
            t.put(bottom, t.piece(bottom).with(Flag.COMMITTED, t.is(top, Flag.COMMITTED))
                    .with(Flag.STUNNED, t.is(top, Flag.STUNNED)));
        }
        for (int seat = 0; seat < 2; seat++) {
            if (t.starter(seat) == top) {
                t.put(top, t.piece(top).with(Flag.STARTER, false));
                t.put(bottom, t.piece(bottom).with(Flag.STARTER, true));
                t.fighters().setStarter(seat, bottom);
            }
        }
        t.progress().listenAgain(top);
        t.progress().listenAgain(bottom);
        t.demandAttention();
    }
}
