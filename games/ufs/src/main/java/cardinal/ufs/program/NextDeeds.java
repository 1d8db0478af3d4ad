package cardinal.ufs.program;

import cardinal.ufs.ability.AboutCards;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.When;
import org.jspecify.annotations.Nullable;

/** "build the next foundation you play": a deed that waits for its card is a fired effect (J.3.2; UniVersus, fired-effect.5). */
final class NextDeeds {
    private NextDeeds() {
    }

    /** The same as an effect that waits; null for what is done at once. Modifiers wait by themselves (J.3.3). */
    static Instruction.@Nullable Fired waiting(Verb v) {
        if (v instanceof ModifierEffect || !(v instanceof AboutCards deed)
                || !(deed.what() instanceof Selector.Next next) || !next.isOneThatIsPlayed()) {
            return null;
        }
        Happening played = new Happening.Plays(next.whose(), new Selector.Some(Limit.exactly(1), true, next.filter()),
                Happening.As.UNSAID, false, Place.UNSAID, false, Happening.Nth.ANY);
        return new Instruction.Fired(new When(When.Timing.NEXT_TIME, played, Period.UNSAID), deed.about(Selector.IT),
                false,
                next.period());
    }
}
