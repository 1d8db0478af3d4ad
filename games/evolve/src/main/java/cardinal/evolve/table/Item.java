package cardinal.evolve.table;

import cardinal.evolve.program.Program;
import cardinal.kernel.Image;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import org.jspecify.annotations.Nullable;

/**
 * A card or ability that is pending, being played or resolved. Immutable.
 *
 * @param source  the card, or the card whose ability it is
 * @param image  the source as it was when the ability was triggered by its leaving (10.7.4.1), or null
 * @param ability  the place of the ability among those of its card, or -1
 * @param from  the zone a card was played from (5.4.3)
 * @param cause  what triggered it, or null
 * @param named  what the trigger has named
 * @param about  the card revealed for an evolve ability (12.2.2)
 * @param x  the value chosen for X (10.6.2.2.2)
 * @param modes  the options chosen, a bit each (5.17)
 * @param paid  what was chosen to be paid in addition (10.6.2.2.1)
 * @param spells  how many spells Spellchain counts, fixed (13.3.1.4), or -1
 * @param cemetery  how many cards Necrocharge counts, fixed (13.5.1.3.2), or -1
 */
public record Item(int id, Sort sort, Ref source, @Nullable Image image, Program program, int ability, int controller,
        int from, @Nullable EvolveEvent cause, Mentions named, Ref about, Targets targets, int x, int modes, int paid,
        int spells,
        int cemetery) {
    /** {@link #paid}: a Stack counter was removed for Earth Rite. */
    public static final int EARTH_RITE = 1;
    /** Played for more play points. */
    public static final int FOR_MORE = 2;
    /** The cost of an automatic ability is paid. */
    public static final int COST = 4;
    /** A super-evolution point is paid for an evolve ability. */
    public static final int SUPER_EVOLVE = 8;
    /** 14.5.1.4 of version 1.24.1: played as if it had no cost of its own. */
    public static final int WITHOUT_COST = 1 << 30;
    /** The first "when playing this card" process; the others follow, each with the alternative that was taken. */
    public static final int WHEN_PLAYING = 16;

    /** What is played (10.6.1). */
    public enum Sort {
        CARD, ACTIVATED, AUTOMATIC,
        /** No card or ability of its own: a cost being paid, something done instead. */
        PART
    }

    public static Item card(EvolveTable t, int card, int seat, Program program) {
        return new Item(t.pending().newId(), Sort.CARD, t.ref(card), null, program, -1, seat, t.piece(card).zone(),
                null, Mentions.NONE, Ref.NONE, Targets.NONE, 0, 0, 0, -1, -1);
    }

    public static Item activated(EvolveTable t, int card, int seat, Program program, int ability) {
        return new Item(t.pending().newId(), Sort.ACTIVATED, t.ref(card), null, program, ability, seat,
                t.piece(card).zone(), null, Mentions.NONE, Ref.NONE, Targets.NONE, 0, 0, 0, -1, -1);
    }

    /** Something that could be played, for looking only: the table stays as it is. */
    public static Item imagined(EvolveTable t, Sort sort, int card, int seat, Program program, int ability) {
        return new Item(0, sort, t.ref(card), null, program, ability, seat, t.piece(card).zone(), null,
                Mentions.NONE, Ref.NONE, Targets.NONE, 0, 0, 0, -1, -1);
    }

    public static Item automatic(EvolveTable t, Ref source, @Nullable Image image, int seat, Program program,
            int ability, @Nullable EvolveEvent cause, Mentions named) {
        return new Item(t.pending().newId(), Sort.AUTOMATIC, source, image, program, ability, seat, Table.NONE, cause,
                named, Ref.NONE, Targets.NONE, 0, 0, 0, -1, -1);
    }

    /** A part of something else: the same source, another program. */
    public Item part(Program other) {
        return new Item(id, Sort.PART, source, image, other, -1, controller, from, cause, named, about, Targets.NONE, x,
                0,
                paid, spells, cemetery);
    }

    public Item with(Targets chosen) {
        return new Item(id, sort, source, image, program, ability, controller, from, cause, named, about, chosen, x,
                modes,
                paid, spells, cemetery);
    }

    public Item withX(int n) {
        return new Item(id, sort, source, image, program, ability, controller, from, cause, named, about, targets, n,
                modes,
                paid, spells, cemetery);
    }

    public Item withModes(int chosen) {
        return new Item(id, sort, source, image, program, ability, controller, from, cause, named, about, targets, x,
                chosen,
                paid, spells, cemetery);
    }

    public Item paying(int more) {
        return new Item(id, sort, source, image, program, ability, controller, from, cause, named, about, targets, x,
                modes,
                paid | more, spells, cemetery);
    }

    public Item about(Ref it) {
        return new Item(id, sort, source, image, program, ability, controller, from, cause, named, it, targets, x,
                modes,
                paid, spells, cemetery);
    }

    public Item at(Ref newSource) {
        return new Item(id, sort, newSource, image, program, ability, controller, from, cause, named, about, targets, x,
                modes,
                paid, spells, cemetery);
    }

    /** 13.3.1.4, 13.5.1.3.2: what is counted is fixed from here on. */
    public Item fixed(int spellCount, int cardCount) {
        return new Item(id, sort, source, image, program, ability, controller, from, cause, named, about, targets, x,
                modes,
                paid, spellCount, cardCount);
    }

    public boolean has(int payment) {
        return (paid & payment) != 0;
    }

    public boolean chose(int mode) {
        return (modes >> mode & 1) != 0;
    }

    /** For fingerprints. */
    public String describe() {
        return sort + "/" + source + "/" + program.label() + "/" + ability + "/" + controller + "/" + from + "/" + named
                + "/" + about + "/" + targets + "/" + x + "/" + modes + "/" + paid + "/"
                + (cause == null ? "" : cause.kind());
    }
}
