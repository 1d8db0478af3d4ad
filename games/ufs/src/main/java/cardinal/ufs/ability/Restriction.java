package cardinal.ufs.ability;

import cardinal.ufs.card.Symbol;
import java.util.List;

/** A restriction before the type of an ability or before a keyword (H.3.1, I.2.5). */
public sealed interface Restriction {

    /** "First", "Combo", "Deadlock", "Desperation". */
    enum Word implements Restriction {
        FIRST, COMBO, DEADLOCK, DESPERATION
    }

    /** "Mira Voss", "Mira/Ada": a character's name or a character trait; which of the two is looked up when it is asked. */
    record Name(List<String> names) implements Restriction {
    }

    /** "{fire}" (H.3.1.6). */
    record Has(Symbol symbol) implements Restriction {
    }

    /** "[IRN]", "{irn01}": watermark (H.3.1.7) or set icon. */
    record Mark(String mark) implements Restriction {
    }
}
