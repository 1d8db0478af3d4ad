package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.cards.text.Spoken;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selection;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import java.util.Set;

/**
 * 10.6.2.3: "select up to 2 enemy followers on the field". A target, selected when the card or ability is played,
 * unless it lies in a non-public zone.
 */
@Spoken(Spoken.Manner.NOUN)
public record Select(Selector.Count count, Filter filter) implements Performable, Selection {
    static Syntax<Select> syntax(Person person) {
        return phrase(person.says("select {}"), Selectors.selection(person)).as(Select.class,
                some -> new Select(some.count(), some.filter()),
                select -> new Selectors.Counted(select.count(), select.filter()));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        throw new IllegalStateException("selections are made by the effect itself (10.6.2.3)");
    }

    @Override
    public Antecedent noun() {
        return Antecedent.of(Antecedent.How.SELECTED, filter);
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return Set.of(Amount.Deed.SELECTED);
    }
}
