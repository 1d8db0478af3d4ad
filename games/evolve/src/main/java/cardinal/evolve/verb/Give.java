package cardinal.evolve.verb;

import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import java.util.List;

/** 5.26: "give it [attack]+1/[defense]+1 and Ward", "give your leader [defense]+2". */
public record Give(Selector who, List<Gift> gifts, Duration duration) implements Verb {
}
