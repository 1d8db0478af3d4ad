package cardinal.ufs.ability;

import java.util.List;

/** A sentence after the effect that is no part of it (H.3.3; UniVersus: Play Restrictions). */
public sealed interface PlayRestriction {

    enum Word implements PlayRestriction {
        /** H.3.3.2. */
        PLAYABLE_WHILE_COMMITTED,
        /** H.3.3.3. */
        PLAYABLE_BY_EITHER_PLAYER,
        /** "This ability cannot be cancelled." */
        CANNOT_BE_CANCELLED,
        /** "This enhance is playable any number of times this Enhance Step." */
        ANY_NUMBER_OF_TIMES
    }

    /** H.3.3.1: "Only playable if ...". */
    record OnlyIf(Condition condition) implements PlayRestriction {
    }

    /** "Only playable during your turn.", "Only playable during the Enhance Step.". */
    record OnlyDuring(Period period) implements PlayRestriction {
    }

    /** "Only playable once per turn.": n times. */
    record OnlyTimes(int n) implements PlayRestriction {
    }

    /** "Only 1 copy of this ability can be played per turn." (over copies). */
    record OneCopy(Period period) implements PlayRestriction {
    }

    /** H.3.3.4: "Your rival may ... to cancel this ability [and destroy this card]." effect: "to cancel this effect". */
    record MayCancel(Who who, List<Instruction> costs, boolean destroy, boolean effect) implements PlayRestriction {
    }

    /** "This effect cannot reduce your rival below 1 health." */
    record HealthFloor(Who whose, int least, boolean possessive) implements PlayRestriction {
    }
}
