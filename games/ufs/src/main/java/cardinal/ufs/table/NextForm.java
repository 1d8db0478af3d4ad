package cardinal.ufs.table;

import cardinal.kernel.Ref;

/** A card that an effect makes a form of the active player (2010, 8.2.3; UniVersus: Echo); whether it needs no check. */
public record NextForm(Ref card, boolean noCheck) {
}
