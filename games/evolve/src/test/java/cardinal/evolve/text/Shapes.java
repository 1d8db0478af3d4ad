package cardinal.evolve.text;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.verb.Draw;
import cardinal.proving.RandomRecords;
import java.util.List;
import java.util.Map;

/** What abilities of Evolve are made of, for tests that go through all of it. */
final class Shapes {
    private static final List<Class<?>> VERBS = RandomRecords.recordsBeside(Draw.class, Verb.class);
    static final RandomRecords.Shapes ABILITIES = new RandomRecords.Shapes(Ability.class, Map.of(Verb.class, VERBS),
            Map.of(Instruction.class, VERBS), List.of("Wolf", "Moon Dancer", "<Knight of Roses>"));

    private Shapes() {
    }
}
