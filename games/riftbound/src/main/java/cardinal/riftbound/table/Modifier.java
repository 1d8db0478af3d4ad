package cardinal.riftbound.table;

import cardinal.riftbound.ability.Fact;
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

    /** 477.1.b.2 of 2026-07: the text of an object with this face, and nothing else of it, is part of its effect text while it is attached. */
    record TextOf(CardDef unit) implements Modifier {
    }

    /** 719.1 of 2026-07: it has the keywords of effect text, each in its lane. */
    record Wears(long words) implements Modifier {
    }

    /** 465.2.c of 2026-07: all damage that would be dealt to it is doubled. */
    record DamageDoubled() implements Modifier {
    }

    /**
     * 437 of 2026-07: damage of this kind to it is prevented, up to the Prevent Value that is left.
     *
     * @param left  the Prevent Value, or {@link #ALL}
     * @param once  all of the next damage, and of no other
     */
    record Prevented(int left, Fact.Damage of, boolean once) implements Modifier {
        public static final int ALL = 9_999;

        /** How much of this damage it prevents. */
        public int prevents(int damage) {
            return left == ALL ? damage : Math.min(left, damage);
        }

        public boolean isNumbered() {
            return left != ALL;
        }
    }

    record Gains(List<KeywordValue> keywords) implements Modifier {
    }

    record Loses(List<KeywordValue> keywords) implements Modifier {
    }
}
