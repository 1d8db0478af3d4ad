package cardinal.ufs.verb;

import cardinal.ufs.ability.Destination.Facing;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "build the top card of your deck face down committed" (UniVersus: Build): into the stage. */
public record Build(Who who, Selector what, Facing facing, boolean committed) implements Verb {
}
