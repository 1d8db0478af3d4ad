package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Moving;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.TokenNames;
import cardinal.evolve.text.Voice;
import java.util.List;

/**
 * 5.4.2: "summon 2 Fairy tokens", "put a Fairy token into your EX area". restIntoExArea: "If your field becomes full
 * from this effect, put any remaining tokens into your EX area."
 */
public record CreateTokens(List<Tokens> tokens, Where where, boolean restIntoExArea) implements Verb {
    public static Syntax<CreateTokens> syntax(Voice voice) {
        return either(
                phrase(voice.says("summon {}"), TokenNames.TOKENS).as(CreateTokens.class,
                        tokens -> new CreateTokens(tokens, Where.FIELD, false), CreateTokens::tokens),
                phrase(voice.says("summon {} on that follower's field"), TokenNames.TOKENS).as(CreateTokens.class,
                        tokens -> new CreateTokens(tokens, Where.ITS_FIELD, false), CreateTokens::tokens),
                phrase(voice.says("put {} into your EX area"), TokenNames.TOKENS).as(CreateTokens.class,
                        tokens -> new CreateTokens(tokens, Where.EX_AREA, false), CreateTokens::tokens),
                phrase("summon {}. If your field becomes full from this effect, put any remaining tokens into your EX area",
                        TokenNames.TOKENS).as(CreateTokens.class, tokens -> new CreateTokens(tokens, Where.FIELD, true),
                                CreateTokens::tokens));
    }

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

    @Override
    public void perform(Effect effect, EvolveTable t) {
        Moving.create(effect, t, this);
    }
}
