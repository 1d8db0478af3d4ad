package cardinal.riftbound.flow;

import cardinal.kernel.Locals;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.Arrays;

/**
 * What the words of a text point back at, as far as it has been carried out.
 *
 * @param it  what "it" and "them" mean; without a slot where nothing was named yet
 * @param before  what they meant before
 * @param mightSeen  the Might "it" had when it was last on the board
 * @param controllerSeen  who controlled "it" when it was last on the board or on the chain, or NONE
 * @param shown  cards looked at or revealed
 * @param taken  those of them that were picked
 * @param named  the units named one at a time, the last one last
 */
record Referents(Targets it, Targets before, int mightSeen, int controllerSeen, Targets shown, Targets taken,
        Targets named)
        implements Locals {
    private static final int[] NOBODY = {};

    /** At the beginning "it" is what the ability is about, if it is about anything. */
    static Referents of(Ref about) {
        Targets it = about.isNone() ? Targets.NONE : Targets.NONE.open().add(about);
        return new Referents(it, Targets.NONE, 0, Table.NONE, Targets.OPEN, Targets.OPEN, Targets.OPEN);
    }

    /** Whether anything was named, and be it that nothing fitted. */
    boolean isSaid() {
        return it.size() > 0;
    }

    /** The first of what "it" means, or none. */
    Ref first() {
        return it.size() > 0 && it.slot(0).length > 0 ? it.slot(0)[0] : Ref.NONE;
    }

    /** What "it" and "they" mean from now on. */
    Referents naming(RiftTable t, int[] cards) {
        Targets now = Targets.NONE.open();
        for (int card : cards) {
            now = now.add(t.ref(card));
        }
        boolean unit = cards.length == 1 && t.isUnitOnBoard(cards[0]);
        return new Referents(now, it, 0, Table.NONE, shown, taken, unit ? named.add(t.ref(cards[0])) : named).seeing(t);
    }

    /** These as well. */
    Referents adding(RiftTable t, int[] cards) {
        Targets now = it.size() == 0 ? Targets.NONE.open() : it;
        for (int card : cards) {
            now = now.add(t.ref(card));
        }
        return new Referents(now, before, mightSeen, controllerSeen, shown, taken, named);
    }

    /** 356.3.e.13: keeps in mind what Might "it" has, and who controls it, before this effect may move it elsewhere. */
    Referents seeing(RiftTable t) {
        Ref first = first();
        if (first.isNone() || !t.isSame(first)) {
            return this;
        }
        int card = first.card();
        int might = t.isUnitOnBoard(card) ? t.might(card) : mightSeen;
        boolean inPlay = t.onBoard(card) || t.piece(card).zone() == t.chainZone();
        int controller = inPlay ? t.controller(card) : controllerSeen;
        return might == mightSeen && controller == controllerSeen ? this
                : new Referents(it, before, might, controller, shown, taken, named);
    }

    /** "It" was looked at or revealed: later there may be a rest of it. */
    Referents showing() {
        return new Referents(it, before, mightSeen, controllerSeen, it, Targets.NONE.open(), named);
    }

    /** Of the cards shown "it" is not among the rest. */
    Referents taking() {
        return new Referents(it, before, mightSeen, controllerSeen, shown, it, named);
    }

    /** Of the cards shown these are not among the rest either. */
    Referents taking(Ref[] more) {
        Targets all = taken;
        for (Ref ref : more) {
            all = all.add(ref);
        }
        return new Referents(it, before, mightSeen, controllerSeen, shown, all, named);
    }

    /** The objects that "it" and "them" mean now. */
    int[] ones(RiftTable t) {
        return it.size() == 0 ? NOBODY : live(t, it.slot(0));
    }

    /** The two units named last, for "they". */
    int[] pair(RiftTable t) {
        int[] a = before.size() == 0 ? NOBODY : live(t, before.slot(0));
        int[] b = ones(t);
        if (b.length >= 2) {
            return b;
        }
        return a.length == 1 && b.length == 1 ? new int[] {a[0], b[0]} : NOBODY;
    }

    /** The cards that may still be picked among those shown. */
    int[] rest(RiftTable t, boolean alsoPicked) {
        return Arrays.stream(live(t, shown.slot(0))).filter(card -> alsoPicked || !taken.has(0, card)).toArray();
    }

    /** What is still the same object and has not ceased to exist (177.1). */
    static int[] live(RiftTable t, Ref[] refs) {
        return Arrays.stream(refs).filter(t::isSame).mapToInt(Ref::card)
                .filter(card -> t.piece(card).zone() != t.nowhere()).toArray();
    }
}
