package cardinal.ufs.program;

import cardinal.cards.Records;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.card.Property;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * J.3.3.1.1: what a modifier effect looks at and what it changes; the order of two matters where one looks at what the
 * other changes. Worked out once for the same words.
 */
public record ReadsAndWrites(int reads, int writes) {
    private record Words(ModifierEffect modify, List<Condition> conditions) {
    }

    private static final Map<Words, ReadsAndWrites> KNOWN = new ConcurrentHashMap<>();
    private static final int KEYWORDS = 1 << 16;
    private static final int LOST = 1 << 17;
    private static final int SYMBOLS = 1 << 18;

    /** The same words touch the same, whatever card they are on. */
    public static ReadsAndWrites by(ModifierEffect modify, List<Condition> conditions) {
        return KNOWN.computeIfAbsent(new Words(modify, conditions), ReadsAndWrites::of);
    }

    private static ReadsAndWrites of(Words words) {
        ModifierEffect modify = words.modify();
        int reads = looksAt(modify.what()) | looksAt(words.conditions());
        int writes = 0;
        for (Change change : modify.changes()) {
            reads |= reads(change);
            writes |= writes(change);
        }
        return new ReadsAndWrites(reads, writes);
    }

    public boolean dependsOn(ReadsAndWrites other) {
        return (reads & other.writes) != 0 || (other.reads & writes) != 0;
    }

    /** A bonus with a limit looks at the value it changes; one without adds up in any order. */
    private static int reads(Change change) {
        return switch (change) {
            case Change.Bonus b ->
                    looksAt(b.amount()) | (b.bounds().equals(Change.Bounds.NONE) ? 0 : bit(b.property()));
            case Change.Loses l -> KEYWORDS;
            case Change.Rating r -> KEYWORDS | looksAt(r.amount());
            case Change.OneOf o -> o.options().stream().mapToInt(ReadsAndWrites::reads).reduce(0, (a, b) -> a | b);
            default -> 0;
        };
    }

    private static int writes(Change change) {
        return switch (change) {
            case Change.Bonus b -> bit(b.property());
            case Change.Gains g -> KEYWORDS;
            case Change.IsA i -> KEYWORDS;
            case Change.GainsAbility g -> KEYWORDS;
            case Change.GainsAbilitiesOf g -> KEYWORDS;
            case Change.Loses l -> KEYWORDS | LOST;
            case Change.Rating r -> KEYWORDS;
            case Change.GainsSymbol g -> SYMBOLS;
            case Change.OneOf o -> o.options().stream().mapToInt(ReadsAndWrites::writes).reduce(0, (a, b) -> a | b);
            default -> 0;
        };
    }

    private static int bit(Property property) {
        return 1 << property.ordinal();
    }

    /** The values words speak of; not those that are printed, which nothing changes. What must not have a keyword may gain it. */
    private static int looksAt(Object words) {
        int[] all = {0};
        Records.any(words, ReadsAndWrites::isPrinted, part -> {
            all[0] |= part instanceof Property p ? bit(p) : part instanceof Trait.Word ? LOST : 0;
            all[0] |= part instanceof Trait.Not n && n.trait() instanceof Trait.Word ? KEYWORDS : 0;
            return false;
        });
        return all[0];
    }

    private static boolean isPrinted(Object part) {
        return part instanceof Amount.Of o && o.printed() || part instanceof Amount.Across a && a.printed()
                || part instanceof Trait.With w && w.printed();
    }
}
