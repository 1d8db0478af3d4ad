package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardType;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Modifier;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Ref;

/** 5.32 of version 1.24.1: "maneuver this card": an amulet is a follower for this turn, with the attack and defense printed on it. */
record Maneuver(Selector who) implements Performable {
    static Syntax<Maneuver> syntax(Person person) {
        return Dialect.OF_1_24.first(phrase(person.says("maneuver {}"), Selectors.acted(person)).as(Maneuver.class,
                Maneuver::new, Maneuver::who));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        boolean any = false;
        for (int card : effect.cards(t, who)) {
            any |= maneuver(effect, t, card);
        }
        effect.came(any);
    }

    /** 5.32.1.1: nothing without printed attack and defense. The new defense is whole: what it lost before does not count (5.27.2). */
    private static boolean maneuver(Effect effect, EvolveTable t, int card) {
        CardData printed = t.face(card).data();
        if (!t.isAmulet(card) || printed.attack() < 0 || printed.defense() < 0) {
            return false;
        }
        int expiry = Expiry.of(t, Duration.THIS_TURN, effect.controller(), effect.acting());
        Ref source = effect.item().source();
        Ref mount = t.ref(card);
        t.enforce(expiry, effect.controller(), source, mount, new Modifier.TypeIs(CardType.FOLLOWER));
        t.enforce(expiry, effect.controller(), source, mount,
                new Modifier.Is(Amount.Stat.ATTACK, printed.attack()));
        t.enforce(expiry, effect.controller(), source, mount,
                new Modifier.Is(Amount.Stat.DEFENSE, printed.defense() + t.piece(card).marks()));
        t.unhandled().mark();
        return true;
    }
}
