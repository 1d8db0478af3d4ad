package cardinal.riftbound.table;

/** 318 to 336: cleanups and the chain, and when triggered abilities come onto it. */
interface TaskRules {
    /** 724.1.d, 376.3.b.1: what triggers on the own death of an object is a trigger like others, and is ordered among them. */
    default boolean ordersOwnDeaths() {
        return true;
    }

    /** 343: focus passes after every chain but the first of a combat, whatever began it. */
    default boolean focusPassesAfterEveryChain() {
        return true;
    }

    /** 390.3.b, 352.12: whether to do what a trigger "may" do; by which clause it is asked where it is asked before it resolves. */
    default String clauseOfTriggersMay() {
        return "352.12";
    }

    /** 416.2: a spell that adds resources resolves as soon as it is finalized, like such an ability. */
    default boolean addingSpellsResolveAtOnce() {
        return true;
    }

    /**
     * 415.5.b: who controls a spell or ability is credited with all it kills, and units with nothing; else the player who does it is responsible,
     * or who controls the unit that deals the damage.
     */
    default boolean creditsControllers() {
        return true;
    }

    /** 352.10.c.1: who is told to pay resources within an instruction may refuse, also where the text does not say "may". */
    default boolean paymentsMayBeRefused() {
        return false;
    }

    /** 366: what dies at the same time and is past saving replaces nothing any more; else it can still replace what happens with it. */
    default boolean replacesWhileDying() {
        return false;
    }

    /** 368: of several events each has its replacements by itself; else each replacement applies to them in one sequence only. */
    default boolean replacesInSequences() {
        return false;
    }

    /** 368: who owns the object an event is about orders the replacements for it; else who controls it. */
    default boolean ownersOrderReplacements() {
        return true;
    }
}
