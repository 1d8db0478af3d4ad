package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** Which of the things that a spell's choices need stands in the way, asked one after the other for "why not?". */
record SpellChoices(RiftTable t, int seat, int card, int hiddenAt) {
    /** Choices for which nothing has to be paid. */
    static final Targeting.Pricing FREE = chosen -> Price.NOTHING;

    static SpellChoices of(RiftTable t, Legal.Play p) {
        return new SpellChoices(t, p.seat(), p.card(), Legal.hiddenAt(t, p.card()));
    }

    private boolean exist(int at, Targeting.Pricing price) {
        return !t.def(card).isSpell() || Targeting.choicesExist(t, t.def(card).spell(),
                new Scope(card, seat, hiddenAt), at, card, price, List.of());
    }

    /** 352.7: whether there is anything to choose. */
    boolean anywhere() {
        return exist(Table.NONE, FREE);
    }

    /** 727.1.d: also where a hidden card may choose. */
    boolean inReach() {
        return exist(hiddenAt, FREE);
    }

    /** 725.1.d: also such that Deflect can be paid for. */
    boolean payable() {
        return exist(hiddenAt, chosen -> Costing.card(t, seat, card, Legal.ignored(t, card), 0, chosen));
    }
}
