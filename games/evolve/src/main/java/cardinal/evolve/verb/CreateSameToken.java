package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.EffectMoves;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.kernel.Table;

/** "put a token of the same name into your EX area": as the token selected before. */
record CreateSameToken() implements Performable {
    static Syntax<CreateSameToken> syntax(Person person) {
        return says("put a token of the same name into your EX area", new CreateSameToken());
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int token = effect.first(t, Selector.It.Word.IT);
        if (token != Table.NONE) {
            EffectMoves.create(effect, t, t.def(token), 1, Zone.EX.of(effect.acting()));
        }
    }

    @Override
    public Antecedent noun() {
        return Antecedent.TOKEN;
    }
}
