package cardinal.ufs.verb;

import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "level up" (UniVersus: Level Up). */
public record LevelUp(Who who) implements Verb {
}
