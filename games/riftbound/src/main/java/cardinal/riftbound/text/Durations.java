package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Duration;

/** How long something lasts, with the blank before: " this turn". */
public final class Durations {
    static final Syntax<Duration> STATED =
            either(says(" this turn", Duration.THIS_TURN), says(" this combat", Duration.THIS_COMBAT));

    /** Stated, or as long as the object stays. */
    public static final Syntax<Duration> DURATION = STATED.orElse(Duration.WHILE_THERE);

    private Durations() {
    }
}
