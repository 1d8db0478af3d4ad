package cardinal.ufs.verb;

import cardinal.ufs.ability.Verb;

/** "repeat this effect". */
public record RepeatEffect() implements Verb {
}
