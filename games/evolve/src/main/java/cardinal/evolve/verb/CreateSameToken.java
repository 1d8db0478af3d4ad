package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.EffectMoves;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Person;
import cardinal.kernel.Image;
import cardinal.kernel.Table;

/** "put a token of the same name into your EX area", "summon a token of the same name": as the token spoken of before. */
record CreateSameToken(Zone where) implements Performable {
    static Syntax<CreateSameToken> syntax(Person person) {
        return either(says("put a token of the same name into your EX area", new CreateSameToken(Zone.EX)),
                Dialect.OF_1_24.first(says("summon a token of the same name", new CreateSameToken(Zone.FIELD))));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int there = effect.first(t, Selector.It.Word.IT);
        Image gone = there == Table.NONE ? effect.lastOf(t, Selector.It.Word.IT) : null;
        int token = gone == null ? there : gone.card();
        if (token != Table.NONE) {
            EffectMoves.create(effect, t, t.def(token), 1, where.of(effect.acting()));
        }
    }

    @Override
    public Antecedent noun() {
        return Antecedent.TOKEN;
    }
}
