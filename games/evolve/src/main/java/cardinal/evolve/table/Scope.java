package cardinal.evolve.table;

import cardinal.kernel.Table;
import org.jspecify.annotations.Nullable;

/**
 * Where words are read: "this card", "you", and within an effect "it" and what was done so far.
 *
 * @param source  the card whose text it is, or Table.NONE
 * @param you  the player who acts
 * @param item  what is being played or resolved, or null
 * @param effect  the effect being carried out, or null
 * @param gone  a card that is not where it lies any more when this is read in earnest, or Table.NONE
 */
public record Scope(int source, int you, @Nullable Item item, @Nullable EffectSoFar effect, int gone) {
    public Scope(int source, int you, @Nullable Item item, @Nullable EffectSoFar effect) {
        this(source, you, item, effect, Table.NONE);
    }

    public static Scope of(int source, int you) {
        return new Scope(source, you, null, null);
    }

    /** A card that a player thinks of playing: it will be in the resolution zone then (10.6.2.1). */
    public static Scope playing(int card, int you) {
        return new Scope(card, you, null, null, card);
    }

    public static Scope of(Item item) {
        return new Scope(item.source().card(), item.controller(), item, null,
                item.sort() == Item.Sort.CARD ? item.source().card() : Table.NONE);
    }
}
