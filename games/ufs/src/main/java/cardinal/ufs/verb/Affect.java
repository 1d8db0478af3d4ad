package cardinal.ufs.verb;

import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "commit 1 foundation", "your rival discards 1 card", "seal 1 rival foundation", and the shorthands of costs (K.4). Who acts picks; of a rival's card the effect's player picks and the rival acts (K.2.4). */
public record Affect(Who who, Act act, Selector what) implements Verb {
}
