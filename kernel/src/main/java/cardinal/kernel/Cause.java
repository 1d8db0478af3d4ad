package cardinal.kernel;

import org.jspecify.annotations.Nullable;

/**
 * What a procedure is carrying out, as it is known while it runs; its words are made when somebody reads the question it asks.
 *
 * @param source  the card it stems from; {@link Ref#NONE} where the rules alone ask
 * @param ability  the ability of that card, as the game keeps it
 * @param instruction  the part of the ability that is being carried out
 * @param part  the part of the instruction that is asked about
 */
public record Cause(Ref source, @Nullable Object ability, @Nullable Object instruction, @Nullable Object part) {
    /** The rules ask, no card. */
    public static final Cause RULES = new Cause(Ref.NONE, null, null, null);

    public static Cause of(Ref source) {
        return new Cause(source, null, null, null);
    }
}
