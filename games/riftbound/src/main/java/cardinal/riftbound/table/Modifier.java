package cardinal.riftbound.table;

import cardinal.riftbound.ability.KeywordValue;
import java.util.List;

/** What an effect in force does to its subject. Passives established without a subject are kept as facts. */
public sealed interface Modifier {

    /** +n or -n Might, already limited when it was made (450.3.b). */
    record MightBy(int n) implements Modifier {
    }

    /** 450.1.a.1. */
    record MightIs(int n) implements Modifier {
    }

    record Gains(List<KeywordValue> keywords) implements Modifier {
    }

    record Loses(List<KeywordValue> keywords) implements Modifier {
    }
}
