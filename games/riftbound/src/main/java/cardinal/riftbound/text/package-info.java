/**
 * Riftbound's English, both ways: phrases that read card text into {@link cardinal.riftbound.ability abilities} and
 * print them again. {@link cardinal.riftbound.compile.CardText} is the front door.
 */
@NullMarked
package cardinal.riftbound.text;

import org.jspecify.annotations.NullMarked;
