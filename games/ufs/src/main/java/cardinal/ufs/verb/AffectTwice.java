package cardinal.ufs.verb;

import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;

/** "commit and freeze 1 rival foundation": two acts on the same cards, one after the other. */
public record AffectTwice(Who who, Act first, Act second, Selector what) implements Verb {
}
