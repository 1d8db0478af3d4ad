package cardinal.evolve.flow;

import cardinal.evolve.ability.Amount;
import cardinal.kernel.Image;
import java.util.ArrayList;
import java.util.List;

/** What a text or its cost has done so far, with the cards it was done to as they were: "if you discarded a Departed card". */
record Deeds(List<One> all) {
    static final Deeds NONE = new Deeds(List.of());

    /** One card, or an amount without a card. */
    record One(Amount.Deed deed, List<Image> card, int n) {
    }

    Deeds with(Amount.Deed deed, Image card) {
        return and(new Deeds(List.of(new One(deed, List.of(card), 1))));
    }

    Deeds with(Amount.Deed deed, int n) {
        return n == 0 ? this : and(new Deeds(List.of(new One(deed, List.of(), n))));
    }

    Deeds and(Deeds more) {
        if (more.all.isEmpty()) {
            return this;
        }
        if (all.isEmpty()) {
            return more;
        }
        List<One> list = new ArrayList<>(all);
        list.addAll(more.all);
        return new Deeds(List.copyOf(list));
    }
}
