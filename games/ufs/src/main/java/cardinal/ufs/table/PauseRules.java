package cardinal.ufs.table;

import cardinal.ufs.ability.Act;
import cardinal.ufs.program.CardDef;
import java.util.List;

/** E.2: what is seen to whenever the game pauses. As in UFS 2019; the other editions override what differs. */
interface PauseRules {
    /** E.2.2.1: so many cards must be left in the discard pile for a cycle to be possible. */
    default int leastForCycle() {
        return 11;
    }

    /** E.2.3, E.2.4: what may not stay in a zone is discarded on its way there. */
    default boolean stopsOnTheWay() {
        return true;
    }

    /** E.2.4: in which zones a card for another character does not stay. */
    default boolean enforcesOnly(int place) {
        return place == Places.STAGE || place == Places.POOL;
    }

    /** E.2.4: it is discarded. */
    default Act onlyAct() {
        return Act.DISCARD;
    }

    /** E.2.7. */
    default boolean straysAreDiscarded() {
        return true;
    }

    /** D.2.2.3.4, E.2.3: which characters may join the starting character. */
    default boolean mayJoin(CardDef character, CardDef starter) {
        return character.identity().equals(starter.identity());
    }

    /** E.2.6: the copies among which the owner chooses the one that goes. */
    default List<Integer> uniqueLosers(UfsTable t, List<Integer> copies) {
        return copies;
    }

    /** E.2.6: a copy is destroyed. */
    default Act uniqueAct() {
        return Act.DESTROY;
    }
}
