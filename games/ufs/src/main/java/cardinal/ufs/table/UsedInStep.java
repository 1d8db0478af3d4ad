package cardinal.ufs.table;

import cardinal.ufs.ability.Ability;

/** 2010, 8.3.1.3: an enhance of a card, the very card wherever it goes, that was tried in an Enhance Step. */
record UsedInStep(int step, int card, Ability ability) {
}
