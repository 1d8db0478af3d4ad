package cardinal.cards.text;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How an {@link Outline} speaks of a record of card text. A record that says nothing of it is called by its own name. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Spoken {
    Manner value() default Manner.TITLED;

    /** The words for it, where they are not its own name. */
    String as() default "";

    /** Those of its parts that are called by their name here, although elsewhere they need none. */
    String[] named() default {};

    /** How the words for a record are put together. */
    enum Manner {
        /** "draw 1", "give (it, shield 2, this turn)": its title, then its parts. */
        TITLED,
        /** "keywords: tank, assault 2": its parts below its title. */
        LIST,
        /** "chosen up to 1 enemy unit": a noun with what stands around it. */
        NOUN,
        /** It only holds others together: its parts speak for themselves, in the order in which English has them. */
        HOLDER,
        /** Its name says nothing; its parts may. */
        SILENT,
        /** It stands for one thing, however it was worded. */
        THING,
        /** It is written in signs of its own. */
        SIGNS
    }
}
