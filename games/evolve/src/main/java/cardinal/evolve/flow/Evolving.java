package cardinal.evolve.flow;

import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardType;
import cardinal.evolve.program.Kind;
import cardinal.evolve.rules.EvolveDeck;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Modifier;
import cardinal.evolve.table.Movement;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.List;

/** 5.15: a card of the evolve deck goes to the evolve zone and is linked to a card on the field. */
public final class Evolving extends Frame<EvolveTable> {
    static final Steps<Evolving, EvolveTable> STEPS = Steps.<Evolving, EvolveTable>of(Evolving.class)
            .then("5.15.1.1", Evolving::ask)
            .then("5.15.1", Evolving::take);

    /** The card on the field that evolves. */
    private final Ref card;

    /** The names of what it may evolve into, or none: its own. */
    private final List<String> into;

    private Evolving(Ref card, List<String> into) {
        super(STEPS);
        this.card = card;
        this.into = into;
    }

    /** 5.15.1.1: whether it evolves: with the card revealed for an evolve ability, else a facedown card with the same name, which is revealed. */
    public static boolean evolve(Effect effect, EvolveTable t, int card, List<String> into) {
        if (!t.onField(card) || Facts.anyAbout(t, card, FactKind.CANT_EVOLVE)) {
            return false;
        }
        Ref revealed = effect.item().about();
        if (effect.item().sort() != Item.Sort.ACTIVATED || revealed.isNone()) {
            if (EvolveDeck.evolvesInto(t, card, t.controller(card), into) == Table.NONE) {
                return false;
            }
            t.push(new Evolving(t.ref(card), into));
            return true;
        }
        boolean there = t.isSame(revealed) && t.zone(revealed.card()) == Zone.EVOLVE_DECK;
        if (there) {
            link(t, card, revealed.card(), true, effect.item().has(Item.SUPER_EVOLVE));
        }
        return there;
    }

    private void ask(EvolveTable t) {
        int seat = t.controller(card.card());
        if (EvolveDeck.evolvesInto(t, card.card(), seat, into) == Table.NONE) {
            leave();
            return;
        }
        EvolveDeck.offerEvolved(t, t.ask(seat, "5.15.1.1", Ask.CHOOSE, Purpose.FORM), card.card(), seat, into);
    }

    private void take(EvolveTable t) {
        link(t, card.card(), Sides.turned(t, t.answer()), false, false);
        leave();
    }

    /** 5.15.1.2, 5.15.3: the same card as before, with another face. */
    private static void link(EvolveTable t, int card, int evolved, boolean byAbility, boolean superb) {
        int seat = t.controller(card);
        t.hold();
        if (t.edition().reprints()) {
            Reprinting.keepDifferences(t, card, evolved);
            Reprinting.unbox(t, card);
            t.pending().forgetPrinted(t.ref(card));
        }
        t.move(evolved, Zone.EVOLVE_ZONE.of(seat), Movement.EVOLVE.by(seat));
        t.put(evolved, t.piece(evolved).withHost(card));
        t.put(card, t.piece(card).with(Flag.EVOLVED, true).with(Flag.EVOLVED_NOW, true));
        t.faceChanged(card);
        t.emit(new EvolveEvent.Evolved(card, seat, byAbility));
        if (superb) {
            if (t.values().type(card) == CardType.FOLLOWER) {
                t.enforce(Expiry.LASTING, seat, t.ref(card), t.ref(card), new Modifier.Stats(1, 1));
                if (t.cares(Kind.GIVEN, card)) {
                    t.announce(new EvolveEvent.Given(card, seat, 1, 1));
                }
            }
            t.emit(new EvolveEvent.SuperEvolved(card, seat));
        }
        t.unhandled().mark();
        t.release();
    }
}
