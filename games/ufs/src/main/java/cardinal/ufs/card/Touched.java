package cardinal.ufs.card;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.verb.Modify;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * J.3.3.1.1: what a modifier effect looks at and what it changes; the order of two matters where one looks at what the
 * other changes. Worked out once, when the effect comes into being.
 */
public record Touched(int reads, int writes) {
    public static final Touched NOTHING = new Touched(0, 0);
    private static final int KEYWORDS = 1 << 16;
    private static final int LOST = 1 << 17;
    private static final int SYMBOLS = 1 << 18;

    public static Touched by(Modify modify, List<Condition> conditions) {
        int reads = looksAt(modify.what()) | looksAt(conditions);
        int writes = 0;
        for (Change change : modify.changes()) {
            reads |= reads(change);
            writes |= writes(change);
        }
        return new Touched(reads, writes);
    }

    public boolean dependsOn(Touched other) {
        return (reads & other.writes) != 0 || (other.reads & writes) != 0;
    }

    /** A bonus with a limit looks at the value it changes; one without adds up in any order. */
    private static int reads(Change change) {
        return switch (change) {
            case Change.Bonus b -> looksAt(b.amount()) | (b.bounds().equals(Change.Bounds.NONE) ? 0 : bit(b.property()));
            case Change.Loses l -> KEYWORDS;
            case Change.Rating r -> KEYWORDS | looksAt(r.amount());
            default -> 0;
        };
    }

    private static int writes(Change change) {
        return switch (change) {
            case Change.Bonus b -> bit(b.property());
            case Change.Gains g -> KEYWORDS;
            case Change.GainsAbility g -> KEYWORDS;
            case Change.GainsAbilitiesOf g -> KEYWORDS;
            case Change.Loses l -> KEYWORDS | LOST;
            case Change.Rating r -> KEYWORDS;
            case Change.GainsSymbol g -> SYMBOLS;
            default -> 0;
        };
    }

    private static int bit(Property property) {
        return 1 << property.ordinal();
    }

    /** The values words speak of; not those that are printed, which nothing changes. */
    private static int looksAt(@Nullable Object words) {
        return switch (words) {
            case null -> 0;
            case Amount.Of o when o.printed() -> 0;
            case Amount.Across a when a.printed() -> 0;
            case Trait.With w when w.printed() -> 0;
            case Property p -> bit(p);
            case Trait.Word w -> LOST;
            case List<?> list -> list.stream().mapToInt(Touched::looksAt).reduce(0, (a, b) -> a | b);
            case Optional<?> some -> some.isPresent() ? looksAt(some.get()) : 0;
            case Record r -> inParts(r);
            default -> 0;
        };
    }

    private static int inParts(Record words) {
        int all = 0;
        for (RecordComponent part : words.getClass().getRecordComponents()) {
            try {
                all |= looksAt(part.getAccessor().invoke(words));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        return all;
    }
}
