package cardinal.evolve.table;

import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import java.util.List;

/**
 * The derived information of a card at one moment (10.11.1): what is remembered of it when it leaves.
 *
 * @param invalid  which of its abilities are not performed, by their marks, a bit each (10.3.2)
 */
public record Snapshot(CardDef face, CardType type, int attack, int defense, int keywords, boolean silenced,
        List<String> labels, List<CardDef> given, int invalid) {
    public boolean has(Keyword k) {
        return (keywords >> k.ordinal() & 1) != 0;
    }
}
