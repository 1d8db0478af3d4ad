package cardinal.evolve.verb;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Verb;
import java.util.List;

/**
 * 5.4.2: "summon 2 Fairy tokens", "put a Fairy token into your EX area". restIntoExArea: "If your field becomes full
 * from this effect, put any remaining tokens into your EX area."
 */
public record CreateTokens(List<Tokens> tokens, Where where, boolean restIntoExArea) implements Verb {
    /** So many tokens of one name. */
    public record Tokens(Amount n, String name) {
    }

    /** Where they are created. */
    public enum Where {
        /** "summon": onto the acting player's field (5.4.2.1). */
        FIELD, EX_AREA,
        /** "on that follower's field". */
        ITS_FIELD
    }
}
