package cardinal.evolve.rules;

import cardinal.evolve.flow.Effect;
import cardinal.evolve.table.Item;
import org.jspecify.annotations.Nullable;

/**
 * Where words are read: "this card", "you", and within an effect "it" and what was done so far.
 *
 * @param source  the card whose text it is, or Table.NONE
 * @param you  the player who acts
 * @param item  what is being played or resolved, or null
 * @param effect  the effect being carried out, or null
 */
public record Scope(int source, int you, @Nullable Item item, @Nullable Effect effect) {
    public static Scope of(int source, int you) {
        return new Scope(source, you, null, null);
    }

    public static Scope of(Item item) {
        return new Scope(item.source().card(), item.controller(), item, null);
    }
}
