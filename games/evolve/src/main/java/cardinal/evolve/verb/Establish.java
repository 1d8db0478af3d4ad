package cardinal.evolve.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Giving;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Established;
import cardinal.evolve.text.Voice;

/** 10.2.1.2: "for the rest of this turn, this follower doesn't take damage", "it costs 2 less to play". */
public record Establish(Fact fact, Duration duration) implements Verb {
    public static Syntax<Establish> syntax(Voice voice) {
        return voice == Voice.YOU ? Established.FACT : Established.THEIRS;
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        Giving.establish(effect, t, fact, duration);
    }

    @Override
    public boolean canBeOfLeaders() {
        return true;
    }
}
