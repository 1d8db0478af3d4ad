package cardinal.evolve.flow;

import cardinal.evolve.program.CardDef;
import cardinal.evolve.rules.UnionBursts;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Mentions;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import java.util.List;

/** 14.5.1.4 of version 1.24.1: a Union Burst ability is played without its cost; of several that can be played its player says which. */
public final class Bursting extends Frame<EvolveTable> {
    static final Steps<Bursting, EvolveTable> STEPS = Steps.<Bursting, EvolveTable>of(Bursting.class)
            .then("10.6.2.1", Bursting::ask)
            .then("10.6.2.1", Bursting::take);

    /** Who plays it. */
    private final int seat;
    /** The card that has it. */
    private final Ref card;

    private Bursting(int seat, Ref card) {
        super(STEPS);
        this.seat = seat;
        this.card = card;
    }

    /** Has this player play one of the card's Union Burst abilities; whether there is one that can be played. */
    public static boolean play(EvolveTable t, int seat, int card) {
        List<UnionBursts.Ability> all = UnionBursts.playable(t, seat, card);
        if (all.size() > 1) {
            t.push(new Bursting(seat, t.ref(card)));
        } else if (!all.isEmpty()) {
            play(t, seat, t.ref(card), all.getFirst());
        }
        return !all.isEmpty();
    }

    private void ask(EvolveTable t) {
        Prompt prompt = t.ask(seat, "10.6.2.1", Ask.CHOOSE, Purpose.MODE);
        for (int i = 0; i < UnionBursts.playable(t, seat, card.card()).size(); i++) {
            prompt.add(Choice.BURST, card.card(), i, 0);
        }
    }

    private void take(EvolveTable t) {
        UnionBursts.Ability chosen = UnionBursts.playable(t, seat, card.card()).get(Option.b(t.answer()));
        leave();
        play(t, seat, card, chosen);
    }

    /** 14.5.1.4.1: an automatic one without what would trigger it. */
    private static void play(EvolveTable t, int seat, Ref card, UnionBursts.Ability ability) {
        CardDef.Activated activated = ability.activated();
        if (activated != null) {
            Play.withoutCost(t, Item.activated(t, card.card(), seat, activated.program(), activated.index()),
                    activated);
        } else {
            Play.withoutCost(t,
                    Item.automatic(t, card, null, seat, ability.program(), ability.index(), null, Mentions.NONE), null);
        }
    }
}
