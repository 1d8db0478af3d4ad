package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GiveModifiers;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;

/** 5.26.2: "change each enemy leader's defense to 10". */
public record SetStat(Selector who, Amount.Stat stat, Amount value) implements Performable {
    static Syntax<SetStat> syntax(Person person) {
        return either(set(person, Amount.Stat.ATTACK, "attack"), set(person, Amount.Stat.DEFENSE, "defense"));
    }

    private static Syntax<SetStat> set(Person person, Amount.Stat stat, String word) {
        Selector it = new Selector.It(Selector.It.Word.IT);
        return either(
                phrase(person.says("change its " + word + " to {}"), Numbers.NUMBER).as(SetStat.class,
                        value -> new SetStat(it, stat, value),
                        set -> set.stat() == stat && set.who().equals(it) ? set.value() : null),
                phrase(person.says("change {}'s " + word + " to {}"), Selectors.OBJECT, Numbers.NUMBER).as(
                        SetStat.class, (who, value) -> who.equals(it) ? null : new SetStat(who, stat, value),
                        set -> set.stat() == stat ? set.who() : null, SetStat::value));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int n = effect.value(t, value);
        for (int card : effect.cards(t, who)) {
            GiveModifiers.set(effect, t, card, stat, n);
        }
    }

    @Override
    public boolean canBeOfLeaders() {
        return stat == Amount.Stat.DEFENSE;
    }
}
