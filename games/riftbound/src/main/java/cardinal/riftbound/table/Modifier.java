package cardinal.riftbound.table;

import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.program.CardDef;
import java.util.List;

/** What an effect in force does to its subject. Passives established without a subject are kept as facts. */
public sealed interface Modifier {

    /** +n or -n Might, already limited when it was made (450.3.b). */
    record MightBy(int n) implements Modifier {
    }

    /** 450.1.a.1. */
    record MightIs(int n) implements Modifier {
    }

    /** 450.1.b: it is a copy of an object with this face; added: in addition to its own traits and text (450.1.b.1). */
    record CopyOf(CardDef of, boolean added) implements Modifier {
    }

    /** 719.1 of 2026-07: it has the keywords of effect text, each in its lane. */
    record Wears(long words) implements Modifier {
    }

    record Gains(List<KeywordValue> keywords) implements Modifier {
    }

    record Loses(List<KeywordValue> keywords) implements Modifier {
    }
}
