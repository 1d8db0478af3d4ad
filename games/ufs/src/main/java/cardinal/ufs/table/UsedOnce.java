package cardinal.ufs.table;

import cardinal.ufs.ability.Ability;

/** UniVersus, once-per-game.2: a player has played this ability of a card of this name; copies of it count as the same. */
record UsedOnce(int seat, String name, Ability ability) {
}
