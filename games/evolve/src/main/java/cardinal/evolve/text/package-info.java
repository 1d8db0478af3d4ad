/**
 * Evolve's English, both ways: phrases that read card text into {@link cardinal.evolve.ability abilities} and print them
 * again. {@link cardinal.evolve.text.CardText} is the front door.
 */
@NullMarked
package cardinal.evolve.text;

import org.jspecify.annotations.NullMarked;
