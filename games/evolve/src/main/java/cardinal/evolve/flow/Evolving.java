package cardinal.evolve.flow;

import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.rules.EvolveDeck;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Movement;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;

/** 5.15: a card of the evolve deck goes to the evolve zone and is linked to a card on the field. */
public final class Evolving extends Frame<EvolveTable> {
    static final Steps<Evolving, EvolveTable> STEPS = Steps.<Evolving, EvolveTable>of(Evolving.class)
            .then("5.15.1.1", Evolving::ask)
            .then("5.15.1", Evolving::take);

    /** The card on the field that evolves. */
    private final Ref card;

    private Evolving(Ref card) {
        super(STEPS);
        this.card = card;
    }

    /** 5.15.1.1: whether it evolves: with the card revealed for an evolve ability, else a facedown card with the same name, which is revealed. */
    public static boolean evolve(Effect effect, EvolveTable t, int card) {
        if (!t.onField(card) || Facts.anyAbout(t, card, FactKind.CANT_EVOLVE)) {
            return false;
        }
        Ref revealed = effect.item().about();
        if (effect.item().sort() != Item.Sort.ACTIVATED || revealed.isNone()) {
            if (EvolveDeck.evolvesInto(t, card, t.controller(card)) == Table.NONE) {
                return false;
            }
            t.push(new Evolving(t.ref(card)));
            return true;
        }
        boolean there = t.isSame(revealed) && t.zone(revealed.card()) == Zone.EVOLVE_DECK;
        if (there) {
            link(t, card, revealed.card(), true);
        }
        return there;
    }

    private void ask(EvolveTable t) {
        int seat = t.controller(card.card());
        if (EvolveDeck.evolvesInto(t, card.card(), seat) == Table.NONE) {
            leave();
            return;
        }
        EvolveDeck.offerEvolved(t, t.ask(seat, "5.15.1.1", Ask.CHOOSE, Purpose.FORM), card.card(), seat);
    }

    private void take(EvolveTable t) {
        link(t, card.card(), Option.a(t.answer()), false);
        leave();
    }

    /** 5.15.1.2, 5.15.3: the same card as before, with another face. */
    private static void link(EvolveTable t, int card, int evolved, boolean byAbility) {
        int seat = t.controller(card);
        t.hold();
        t.move(evolved, Zone.EVOLVE_ZONE.of(seat), Movement.EVOLVE.by(seat));
        t.put(evolved, t.piece(evolved).withHost(card));
        t.put(card, t.piece(card).with(Flag.EVOLVED, true).with(Flag.EVOLVED_NOW, true));
        t.faceChanged(card);
        t.emit(new EvolveEvent.Evolved(card, seat, byAbility));
        t.unhandled().mark();
        t.release();
    }
}
