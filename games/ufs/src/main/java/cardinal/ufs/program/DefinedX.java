package cardinal.ufs.program;

import cardinal.cards.Records;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Verb;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** J.4.3: what an effect says about X, wherever it says it; none of it is an instruction. Found when cards are compiled. */
public final class DefinedX {
    /** What looks back at the cost or at an earlier part of the effect. */
    private static final List<Class<?>> BACK = List.of(Selector.The.class, Selector.It.class, Selector.Them.class,
            Selector.That.class, Selector.Rest.class, Trait.ThisWay.class, Amount.ThisWay.class, Amount.Checked.class,
            Amount.DamageDealt.class, Amount.Counted.PaidCards.class);

    private DefinedX() {
    }

    /** J.4.3.2: the definition inside an effect, or null. */
    public static @Nullable Amount definition(Instruction effect) {
        for (Amount said : said(effect)) {
            if (!isLimit(said)) {
                return said;
            }
        }
        return null;
    }

    /** "X cannot be greater than 3". */
    static int limit(Instruction effect) {
        int most = Integer.MAX_VALUE;
        for (Amount said : said(effect)) {
            if (isLimit(said) && said instanceof Amount.Bounded b) {
                most = Math.min(most, b.most().orElse(Integer.MAX_VALUE));
            }
        }
        return most;
    }

    private static boolean isLimit(Amount said) {
        return said instanceof Amount.Bounded b && b.amount() instanceof Amount.X;
    }

    private static List<Amount> said(Instruction effect) {
        List<Amount> found = new ArrayList<>();
        collect(effect, found);
        return found;
    }

    private static void collect(Instruction i, List<Amount> found) {
        switch (i) {
            case Instruction.LetX x -> found.add(x.is());
            case Instruction.Sequence s -> s.parts().forEach(part -> collect(part, found));
            case Instruction.If f -> {
                collect(f.then(), found);
                collect(f.otherwise(), found);
            }
            case Instruction.Either e -> {
                collect(e.what(), found);
                collect(e.other(), found);
            }
            case Instruction.May m -> collect(m.what(), found);
            case Instruction.PayTo p -> collect(p.what(), found);
            case Instruction.OneOf o -> o.options().forEach(part -> collect(part, found));
            case Instruction.Or o -> o.options().forEach(part -> collect(part, found));
            case Instruction.ForEach f -> collect(f.what(), found);
            case Instruction.Fired f -> collect(f.what(), found);
            case Instruction.While w -> collect(w.what(), found);
            case Instruction.Instead r -> collect(r.what(), found);
            case Verb v -> {
            }
        }
    }

    /** Whether an instruction speaks of X; an ability it grants has an X of its own. */
    public static boolean isIn(Object words) {
        return Records.any(words, Ability.class::isInstance, Amount.X.class::isInstance);
    }

    /** Whether a definition speaks of nothing that the ability itself brings about. */
    static boolean isKnownBeforehand(Amount definition) {
        return BACK.stream().noneMatch(type -> Records.mentions(definition, type));
    }
}
