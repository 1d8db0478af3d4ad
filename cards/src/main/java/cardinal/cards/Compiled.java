package cardinal.cards;

import cardinal.kernel.Face;
import java.util.List;

/** A card whose text was understood, compiled for play. */
public interface Compiled<D extends Printed, A> extends Face {
    D data();

    List<A> abilities();
}
