package cardinal.ufs.table;

import cardinal.kernel.InForce;
import cardinal.ufs.program.State;
import cardinal.ufs.card.Symbol;
import org.jspecify.annotations.Nullable;

/** C.3.3.1, C.3.3.2: layers 0 and 1 of a card: what is printed on it, or what copying effects make of it. */
public final class Layers {
    private Layers() {
    }

    /** What a card has before definitions and its current state; C.3.3.2.1: of several copying effects the last one stands. */
    public static State copied(UfsTable t, int card) {
        InForce last = last(t, card);
        return last == null
                ? t.initial(t.piece(card))
                : withChosenSymbol(t, card, ((Effects.Copying) last.what()).state());
    }

    /** 2010, 11.13.1: a copy of a card with the infinity symbol has the one that was chosen for the copy. */
    private static State withChosenSymbol(UfsTable t, int card, State copied) {
        int symbol = (t.piece(card).flags() & Flag.SYMBOL) >> Flag.SYMBOL_SHIFT;
        return symbol > 0 && copied.hasInfinity() ? copied.withInfinityAs(Symbol.values()[symbol - 1]) : copied;
    }

    /** The same with what sealing takes away (K.4.3): the card begins with this whenever it is refreshed. */
    public static State base(UfsTable t, int card) {
        State s = copied(t, card);
        return Effects.isOn(t, card, Effects.Sealed.class) ? s.withoutAbilities() : s;
    }

    /** The active player's apply first; an edition without layers has the latest. */
    private static @Nullable InForce last(UfsTable t, int card) {
        InForce last = null;
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Copying && e.subject().card() == card && t.isSame(e.subject())
                    && (last == null || !t.edition().layersCopies() || rank(t, e) >= rank(t, last))) {
                last = e;
            }
        }
        return last;
    }

    private static int rank(UfsTable t, InForce e) {
        return e.controller() == t.active() ? 0 : 1;
    }

    /** UniVersus, Current State: what a copying effect did to a card's state is gone when it is turned over. */
    static void turned(UfsTable t, int card) {
        if (t.edition().layersCopies()) {
            return;
        }
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Copying && e.subject().card() == card) {
                t.end(e);
            }
        }
    }
}
