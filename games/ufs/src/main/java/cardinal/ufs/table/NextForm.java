package cardinal.ufs.table;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.program.AbilityDef;
import org.jspecify.annotations.Nullable;

/**
 * A card that an effect makes a form of the active player (2010, 8.2.3; UniVersus: Echo); whether it needs no check.
 *
 * @param may  the words by which the player may play it: whether they do is said when the form comes (J.1.4); null where they must
 * @param ability  the ability those words are of
 */
public record NextForm(Ref card, boolean noCheck, @Nullable Instruction may, @Nullable AbilityDef ability) {
    /** The player has said that they play it. */
    public NextForm chosen() {
        return new NextForm(card, noCheck, null, ability);
    }
}
