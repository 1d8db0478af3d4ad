package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Duration;

/** How long something holds. */
public final class Durations {
    private static final Syntax<Duration> SAID = either(
            says("for the rest of this turn", Duration.THIS_TURN),
            says("for the rest of this turn and during each opponent's next turn",
                    Duration.THIS_AND_OPPONENTS_NEXT_TURN),
            says("during each opponent's next turn", Duration.OPPONENTS_NEXT_TURN),
            says("until the start of your next turn", Duration.UNTIL_YOUR_NEXT_TURN));

    /** After the verb, with the blank before; nothing where it lasts. */
    public static final Syntax<Duration> SUFFIX = Syntax.phrase(" {}", SAID).itself().orElse(Duration.LASTING);

    /** Before a statement: "for the rest of this turn, ". */
    public static final Syntax<Duration> PREFIX = Syntax.phrase("{}, ", SAID).itself();

    private Durations() {
    }
}
