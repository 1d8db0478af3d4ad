package cardinal.ufs.verb;

import cardinal.ufs.ability.Verb;

/** "cancel it", "cancel its effects", "cancel that ability": the ability the response answers. */
public record Cancel(What what) implements Verb {
    /** The words; THIS is the effect that says so. */
    public enum What {
        IT,
        ITS_EFFECTS,
        THAT_ABILITY,
        THIS_ABILITY
    }
}
