package cardinal.evolve.table;

import cardinal.evolve.program.Op;

/** 10.7.5: an automatic ability that an effect left behind, waiting for its moment. named: what the effect had named by then. */
public record Delayed(Op.Later trigger, Mentions named, Item item) {
}
