package cardinal.ufs.verb;

import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "you win the game" (2010: 10.3), "you lose the game". */
public record WinGame(Who who, boolean loses) implements Verb {
}
