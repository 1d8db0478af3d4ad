package cardinal.evolve.program;

import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import java.util.ArrayList;
import java.util.List;

/**
 * What is looked at to see whether an instruction can be done at all (1.3.2): one of its verbs is enough. Found once, when the card is compiled.
 *
 * @param always  whether a part of it is no verb, so that it can always be tried
 */
public record Attempt(boolean always, List<Part> parts) {
    /** A verb with what is picked while it is done. */
    public record Part(Verb verb, List<Filter> picked) {
    }

    static Attempt of(Instruction what) {
        List<Part> parts = new ArrayList<>();
        boolean always = isAlways(what, parts);
        return new Attempt(always, List.copyOf(parts));
    }

    private static boolean isAlways(Instruction what, List<Part> parts) {
        return switch (what) {
            case Instruction.Sequence s -> {
                boolean always = s.parts().isEmpty();
                for (Instruction part : s.parts()) {
                    always |= isAlways(part, parts);
                }
                yield always;
            }
            case Verb verb -> {
                List<Filter> picked = new ArrayList<>();
                for (Selector selector : verb.picks()) {
                    if (selector instanceof Selector.Pick p) {
                        picked.add(p.filter());
                    }
                }
                parts.add(new Part(verb, List.copyOf(picked)));
                yield false;
            }
            default -> true;
        };
    }
}
