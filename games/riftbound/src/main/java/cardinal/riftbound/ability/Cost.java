package cardinal.riftbound.ability;

import cardinal.riftbound.card.Price;

/** One part of a cost (353.6): Energy and Power, or something done. */
public sealed interface Cost {

    /** "[2]", "[1][C]", "pay [A]". */
    record Pay(Price price) implements Cost {
    }

    /** "[E]" or "exhaust me" (401.5). */
    record ExhaustMe() implements Cost {
    }

    /** "Kill this" / "kill me". */
    record KillMe() implements Cost {
    }

    /** "Recycle this" / "recycle me". */
    record RecycleMe() implements Cost {
    }

    /** "Banish this" / "banish me". */
    record BanishMe() implements Cost {
    }

    /** "Spend my buff". */
    record SpendMyBuff() implements Cost {
    }

    /** "Spend its buff": the buff of what the trigger or replacement is about. */
    record SpendItsBuff() implements Cost {
    }

    /** "Spend a buff" (702.2.b). */
    record SpendBuff() implements Cost {
    }

    /** "Discard 1" (409.3). */
    record Discard(int n) implements Cost {
    }

    /** "Recycle 3 from your trash" (403.3). */
    record RecycleFromTrash(int n) implements Cost {
    }

    /** "Kill a friendly unit", "kill another friendly unit here"; nothing in a cost is a target (352.10.c). */
    record Kill(Filter filter) implements Cost {
    }

    /** "Kill any number of friendly units": how many is said while the other choices are made. */
    record KillAny(Filter filter) implements Cost {
    }

    /** "Exhaust a friendly unit" (401.4). */
    record Exhaust(Filter filter) implements Cost {
    }

    /** "Return a friendly unit to its owner's hand". */
    record ReturnToHand(Filter filter) implements Cost {
    }

    /** 730.2 of 2026-07: "Spend 3 XP". */
    record SpendXp(int n) implements Cost {
    }

    /** 440.3.a of 2026-07: "Burn 2". */
    record Burn(int n) implements Cost {
    }

    /** "Recycle a rune", "recycle one of your runes". */
    record RecycleRune() implements Cost {
    }
}
