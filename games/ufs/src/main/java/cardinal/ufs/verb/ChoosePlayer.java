package cardinal.ufs.verb;

import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "choose 1 player": later "that player". */
public record ChoosePlayer(Who who) implements Verb {
}
