package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.seriesOfSeveral;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.flow.ChooseToken;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Labels;
import cardinal.evolve.text.Person;
import java.util.List;

/** 5.5.2 of version 1.24.1: "summon a Fairy or Viking token", "put a Fairy token onto your field or into your EX area": one, as its player says. */
record CreateOneOf(List<String> names, List<Zone> zones) implements Performable {
    private static final List<Zone> FIELD = List.of(Zone.FIELD);
    private static final List<Zone> EX_AREA = List.of(Zone.EX);
    private static final List<Zone> EITHER = List.of(Zone.FIELD, Zone.EX);

    static Syntax<CreateOneOf> syntax(Person person) {
        Syntax<List<String>> several = article(phrase("{} token", seriesOfSeveral(Labels.LABEL, "or")).itself());
        return Dialect.OF_1_24.first(either(
                phrase(person.says("summon {}"), several).as(CreateOneOf.class,
                        names -> new CreateOneOf(names, FIELD), one -> one.zones().equals(FIELD) ? one.names() : null),
                phrase(person.says("put {} into your EX area"), several).as(CreateOneOf.class,
                        names -> new CreateOneOf(names, EX_AREA),
                        one -> one.zones().equals(EX_AREA) ? one.names() : null),
                phrase(person.says("put {} onto your field or into your EX area"),
                        article(phrase("{} token", Labels.LABEL).itself())).as(CreateOneOf.class,
                                name -> new CreateOneOf(List.of(name), EITHER),
                                one -> one.zones().equals(EITHER) ? one.names().getFirst() : null)));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.push(new ChooseToken(effect.acting(), names, zones));
    }

    @Override
    public List<String> tokenNames() {
        return names;
    }

    @Override
    public Antecedent noun() {
        return Antecedent.TOKEN;
    }
}
