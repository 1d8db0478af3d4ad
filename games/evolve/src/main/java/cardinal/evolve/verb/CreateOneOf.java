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
record CreateOneOf(List<String> names, Where where) implements Performable {
    /** The zones to choose from. */
    enum Where {
        FIELD(Zone.FIELD), EX_AREA(Zone.EX), EITHER(Zone.FIELD, Zone.EX);

        private final List<Zone> zones;

        Where(Zone... zones) {
            this.zones = List.of(zones);
        }
    }

    static Syntax<CreateOneOf> syntax(Person person) {
        Syntax<List<String>> several = article(phrase("{} token", seriesOfSeveral(Labels.LABEL, "or")).itself());
        return Dialect.OF_1_24.first(either(
                somewhere(person.says("summon {}"), several, Where.FIELD),
                somewhere(person.says("put {} into your EX area"), several, Where.EX_AREA),
                phrase(person.says("put {} onto your field or into your EX area"),
                        article(phrase("{} token", Labels.LABEL).itself())).as(CreateOneOf.class,
                                name -> new CreateOneOf(List.of(name), Where.EITHER),
                                made -> made.where() == Where.EITHER ? made.names().getFirst() : null)));
    }

    private static Syntax<CreateOneOf> somewhere(String words, Syntax<List<String>> names, Where where) {
        return phrase(words, names).as(CreateOneOf.class, named -> new CreateOneOf(named, where),
                made -> made.where() == where ? made.names() : null);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.push(new ChooseToken(effect.acting(), names, where.zones));
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
