package cardinal.ufs.table;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import java.util.List;

/** What an effect or its cost has done to which cards: "the destroyed foundation", "cards revealed this way". */
public record Deed(Act act, List<Ref> cards, boolean cost) {
}
