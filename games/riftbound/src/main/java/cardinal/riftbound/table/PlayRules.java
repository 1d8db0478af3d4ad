package cardinal.riftbound.table;

/** 346 to 394: playing cards, carrying out instructions, and what abilities do. */
interface PlayRules {
    /** 352.6: what was chosen counts as chosen at once; else when the spell or ability has become final. */
    default boolean targetsCountWhenFinal() {
        return false;
    }

    /** 352.11.b: who left the battlefield at which a group was chosen is out of it; else any part of the group that stands at one will do. */
    default boolean groupsStayWhereChosen() {
        return true;
    }

    /** 308.1: only a showdown makes the Showdown State; else a combat does as well, also when its showdown is over. */
    default boolean combatIsShowdownState() {
        return false;
    }

    /** 356.3.e.6: each instruction is carried out by itself; else what points back at one that could not be followed is not carried out either. */
    default boolean instructionsAreLinked() {
        return false;
    }

    /** 336.1: the whole effect is carried out; else a spell that leaves the chain while it resolves goes no further. */
    default boolean spellsStopOffTheChain() {
        return false;
    }

    /** 352.10.a: whoever is told to take a card of a kind out of their hand takes one; else nobody is compelled to show that they have one. */
    default boolean secretsCompelNobody() {
        return false;
    }

    /** 177.1: a token that is recycled has ceased to exist, and nothing was recycled; else it is recycled as its type is, and then gone. */
    default boolean tokensAreRecycled() {
        return false;
    }
}
