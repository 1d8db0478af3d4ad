package cardinal.riftbound.table;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.program.Program;
import org.jspecify.annotations.Nullable;

/**
 * A card or ability on the chain (327). Immutable; the chain replaces it as it is played.
 *
 * @param card  the card being played, or NONE for an ability
 * @param source  the object whose ability it is (for a card, itself)
 * @param program  what it does on resolution; empty for permanents
 * @param place  the zone a unit is played to, or where a hidden card was (727.1.d); NONE if open
 * @param cause  the event that triggered it; for an activated ability, that its source left the board to pay for it
 * @param batch  triggers with the same number happened at the same time (376.3.b)
 * @param about  for a delayed ability, the object that the effect which created it spoke of: its "it"
 */
public record ChainItem(int id, int card, Ref source, Program program, int controller, int flags, Targets targets,
        int place,
        @Nullable RiftEvent cause, int batch, int ignoredCosts, Ref about) {
    public static final int FINALIZED = 1;
    public static final int TRIGGERED = 2;
    public static final int FROM_HIDDEN = 4;
    /** The optional additional cost was chosen (353.4.d.1). */
    public static final int PAID_EXTRA = 8;
    /** Accelerate was chosen (721). */
    public static final int ACCELERATED = 16;
    /** 356.3.e.13: an ability that has taken its own source off the board: its place is where that was. */
    public static final int LOOKS_BACK = 32;
    public static final int TOKEN = 64;
    public static final int ENTERS_READY = 128;
    public static final int SPELL = 256;
    public static final int REFLEXIVE = 512;
    /** 356.4.c of 2026-07: the same bit of a card: what may be reduced by Energy or by Power is reduced by Energy. */
    public static final int LESS_ENERGY = 512;
    /** A spell's own ability (415.5.d): kills count as made with a spell. */
    public static final int OF_SPELL = 1024;
    /** 181.6.b: an ability of an uncontrolled battlefield: "you" means nobody. */
    public static final int UNCONTROLLED = 2048;

    /** 376.1.b: one of several instances that met the condition at the same time; one of them is picked. */
    public static final int ONE_OF_SEVERAL = 4096;

    /** 820.1.a of 2026-07: the Repeat of an ability was paid for. Abilities do not go to a deck. */
    public static final int ABILITY_REPEATED = 32768;

    /** 722, 729: an activated ability with Action or Reaction. */
    public static final int ACTION = 8192;
    public static final int REACTION = 16384;

    /** 406.3.b: a card that an effect says where to play. */
    public static final int PLACED = 65536;

    /** The "may" and the cost at the beginning of a trigger's effect were decided before it was finalized. */
    public static final int DECIDED = 131072;

    /** 383.3.e of 2026-07: a triggered ability, not a card, that is performed only so often each turn. */
    public static final int LIMITED = 1 << 18;

    /** 390.3.a of 2026-07: a card that is banished when it leaves the chain. */
    public static final int BANISHED_AFTER = 1 << 19;

    /** 419.3 of 2026-07: a card, not an ability, that an effect has somebody play. */
    public static final int DIRECTED = 1 << 18;

    /** A card that goes to the bottom of its deck when it leaves the chain. */
    public static final int RECYCLED_AFTER = 32768;

    /** 820.1.d of 2026-07: the first Repeat of a spell was paid for; the next two bits are those of further ones. */
    public static final int REPEATED = 1 << 27;
    /** How many instances of Repeat of one spell can be told apart. */
    public static final int REPEATS = 3;
    /** 822.1.b of 2026-07: a unit that is played when only Ambush permits it. */
    public static final int AMBUSHING = 1 << 30;

    /** 829.1.c.3 of 2026-07: the second Flow cost of a spell is paid, not the first. */
    public static final int OTHER_FLOW = 1 << 31;

    /** From this bit on the flags of a card tell the zone it is played from, counted from 1. */
    private static final int ORIGIN = 20;
    private static final int ORIGINS = 0x7f;

    public ChainItem(int id, int card, Ref source, Program program, int controller, int flags, Targets targets,
            int place,
            @Nullable RiftEvent cause, int batch, int ignoredCosts) {
        this(id, card, source, program, controller, flags, targets, place, cause, batch, ignoredCosts, Ref.NONE);
    }

    /** The flag that a card is played from this zone. */
    public static int from(int zone) {
        return zone + 1 << ORIGIN;
    }

    /** 351: the zone that a card was played from; NONE for a token. */
    public int origin() {
        return origin(flags);
    }

    /** The same, told by the flags alone. */
    public static int origin(int flags) {
        return (flags >>> ORIGIN & ORIGINS) - 1;
    }

    public boolean is(int flag) {
        return (flags & flag) != 0;
    }

    public boolean isAbility() {
        return card < 0;
    }

    public ChainItem with(int flag) {
        return new ChainItem(id, card, source, program, controller, flags | flag, targets, place, cause, batch,
                ignoredCosts, about);
    }

    public ChainItem without(int flag) {
        return new ChainItem(id, card, source, program, controller, flags & ~flag, targets, place, cause, batch,
                ignoredCosts, about);
    }

    public ChainItem with(Targets chosen) {
        return new ChainItem(id, card, source, program, controller, flags, chosen, place, cause, batch, ignoredCosts,
                about);
    }

    public ChainItem with(Program mode) {
        return new ChainItem(id, card, source, mode, controller, flags, targets, place, cause, batch, ignoredCosts,
                about);
    }

    public ChainItem at(int zone) {
        return new ChainItem(id, card, source, program, controller, flags, targets, zone, cause, batch, ignoredCosts,
                about);
    }

    public ChainItem because(RiftEvent event) {
        return new ChainItem(id, card, source, program, controller, flags, targets, place, event, batch, ignoredCosts,
                about);
    }

    public ChainItem controlledBy(int seat) {
        return new ChainItem(id, card, source, program, seat, flags, targets, place, cause, batch, ignoredCosts,
                about);
    }

    /** What tells it from another item in a fingerprint. */
    String describe() {
        return card + "/" + source.card() + "/" + program.label() + "/" + controller + "/" + flags + "/" + targets + "/"
                + place;
    }

    public ChainItem about(Ref object) {
        return new ChainItem(id, card, source, program, controller, flags, targets, place, cause, batch, ignoredCosts,
                object);
    }

    /** 352.3: the destination chosen in a slot for this unit, as a zone, or NONE; units that were chosen have one each. */
    public int destination(int at, int unit) {
        Ref[] zones = targets.slot(at);
        if (zones.length > 1) {
            Ref[] units = targets.slot(at - 1);
            for (int i = 0; i < zones.length; i++) {
                if (units[i].card() == unit) {
                    return zones[i].card();
                }
            }
        }
        return zones.length == 0 ? Table.NONE : zones[0].card();
    }

    /** 415.5.d: whether it is a spell, or answers for what it does together with one. */
    public boolean isOfSpell() {
        return is(SPELL) || is(OF_SPELL);
    }
}
