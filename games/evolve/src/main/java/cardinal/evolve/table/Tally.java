package cardinal.evolve.table;

import cardinal.kernel.Ref;

/** 10.7.2.2: how often an ability of an object has become pending, or was played, this turn. */
record Tally(Ref source, int ability, int times) {
}
