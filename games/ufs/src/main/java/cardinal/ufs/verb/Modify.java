package cardinal.ufs.verb;

import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import java.util.List;

/** "this attack gets +2 speed and gains Throw", "your next attack gets -1 difficulty": a modifier effect (J.3.3); changes are applied in order, each its own event (J.1.2). Late cards are waited for. */
public record Modify(Selector what, List<Change> changes, Period until) implements Verb {
}
