package cardinal.ufs.text;

import cardinal.proving.RandomRecords;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.verb.Draw;
import java.util.List;
import java.util.Map;

/** What abilities are made of, for tests that go through all of it. */
final class Shapes {
    private static final List<Class<?>> VERBS = RandomRecords.recordsBeside(Draw.class, Verb.class);
    static final RandomRecords.Shapes ABILITIES = new RandomRecords.Shapes(Ability.class, Map.of(Verb.class, VERBS),
            Map.of(Instruction.class, VERBS), List.of("Fury", "Iron Guard"));

    private Shapes() {
    }
}
