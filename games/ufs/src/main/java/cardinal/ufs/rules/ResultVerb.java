package cardinal.ufs.rules;

import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Verb;

/** K.2.8: a verb that could lead to a result that texts ask about. Which it could is said beside its execution. */
public interface ResultVerb extends Verb {
    default boolean does(Results asked, Result.Does d) {
        return false;
    }

    default boolean changes(Results asked, Result.Changes c) {
        return false;
    }

    default boolean grants(Result.Grants g) {
        return false;
    }

    default boolean adds(Results asked, Result.Adds a) {
        return false;
    }

    default boolean changesHealth(Results asked, Result.Health h) {
        return false;
    }

    default boolean addsCounters(Result.AddsCounters c) {
        return false;
    }

    default boolean cancels() {
        return false;
    }
}
