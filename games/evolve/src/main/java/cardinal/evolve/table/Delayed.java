package cardinal.evolve.table;

import cardinal.evolve.card.Op;
import cardinal.kernel.Ref;

/** 10.7.5: an automatic ability that an effect left behind, waiting for its moment. about: what "it" means in it. */
public record Delayed(Op.Later trigger, Ref about, Item item) {
}
