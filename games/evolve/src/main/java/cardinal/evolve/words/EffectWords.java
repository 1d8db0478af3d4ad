package cardinal.evolve.words;

import cardinal.cards.text.Outline;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.table.Delayed;
import cardinal.evolve.table.Modifier;
import java.util.Locale;

/** What an effect in force does, in a few words. */
final class EffectWords {
    private EffectWords() {
    }

    static String of(Object what) {
        return switch (what) {
            case Modifier m -> modifier(m);
            case Fact fact -> Outline.phrase(fact);
            case Delayed _ -> "a delayed ability";
            default -> "an effect";
        };
    }

    private static String modifier(Modifier modifier) {
        return switch (modifier) {
            case Modifier.Stats s -> signed(s.attack()) + "/" + signed(s.defense());
            case Modifier.Is is -> word(is.stat()) + " " + is.n();
            case Modifier.Word w -> w.keyword().word();
            case Modifier.Trait t -> t.trait();
            case Modifier.Gains _ -> "an ability given to it";
            case Modifier.Boxed _ -> "Boxed";
            case Modifier.TypeIs t -> word(t.type());
            case Modifier.EvolveCost c -> "evolve cost " + c.n();
        };
    }

    private static String signed(int n) {
        return n < 0 ? "" + n : "+" + n;
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
