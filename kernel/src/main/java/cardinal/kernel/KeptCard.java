package cardinal.kernel;

import java.util.List;

/**
 * A card of a match as it is kept with the match, so that a later pool of the same name neither ends the match nor changes what was played.
 *
 * @param number  of its face in the pool of the match
 * @param parts  the numbers of what it brings along, such as kinds of counters, in the order of its text
 * @param definition  what it can be compiled from again, on one line
 */
public record KeptCard(int number, List<Integer> parts, String definition) {
}
