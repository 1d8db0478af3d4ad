package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.seriesOfSeveral;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.verb.CreateTokens.Tokens;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 5.4.2: "a Fairy token", "2 Fairy tokens", "a Viking, Squire, and Knight token". */
public final class TokenNames {
    private static final Amount ONE = Amount.of(1);

    public static final Syntax<List<Tokens>> TOKENS = rule("tokens", () -> either(
            article(phrase("{} token", Labels.LABEL).as(List.class, name -> List.of(new Tokens(ONE, name)),
                    (List<Tokens> tokens) -> tokens.size() == 1 && tokens.getFirst().n().equals(ONE)
                            ? tokens.getFirst().name() : null)),
            phrase("{} {} tokens", Numbers.SEVERAL_OR_X, Labels.LABEL).as(List.class,
                    (n, name) -> List.of(new Tokens(n, name)),
                    (List<Tokens> tokens) -> tokens.size() == 1 ? tokens.getFirst().n() : null,
                    (List<Tokens> tokens) -> tokens.size() == 1 ? tokens.getFirst().name() : null),
            article(phrase("{} token", seriesOfSeveral(Labels.LABEL, "and")).as(List.class,
                    names -> names.stream().map(name -> new Tokens(ONE, name)).toList(), TokenNames::names))));

    private TokenNames() {
    }

    private static @Nullable List<String> names(List<Tokens> tokens) {
        return tokens.size() > 1 ? tokens.stream().map(Tokens::name).toList() : null;
    }
}
