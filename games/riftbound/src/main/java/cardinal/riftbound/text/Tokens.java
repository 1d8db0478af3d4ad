package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.between;
import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.name;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Grammar;
import cardinal.cards.grammar.Outcome;
import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Token;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** 178; 187 of 2026-07: how tokens are described: "2 [M] Wolf unit token with [Tank]", "Gold gear token", "Mire battlefield token with "Units here can't move"". */
public final class Tokens {
    /** 157: the domains, by which basic runes are named. */
    private static final Syntax<String> BASIC =
            either(Stream.of(Domain.values()).map(domain -> says(domain.title(), domain.title())).toList());

    private Tokens() {
    }

    /** What a token has beside its name and Might. */
    private record With(List<KeywordValue> keywords, List<Ability> text) {
        private static final With NOTHING = new With(List.of(), List.of());
    }

    /** A unit token, and whether it comes ready. */
    public record Described(boolean ready, Token token) {
    }

    /** A token of this type, without its article; noun: "token" or "tokens". */
    public static Syntax<Token> of(CardType type, String noun) {
        if (type == CardType.UNIT) {
            return phrase("{} [M] {} unit " + noun + "{}", digits(), name(), with(type)).as(Token.class,
                    (might, name, with) -> new Token(type, might, name, with.keywords(), with.text()),
                    token -> token.isUnit() ? token.might() : null, Token::name, Tokens::with);
        }
        if (type == CardType.RUNE) {
            return phrase("{} rune " + noun, BASIC).as(Token.class,
                    name -> new Token(type, Token.NO_MIGHT, name, List.of(), List.of()),
                    token -> token.type() == type ? token.name() : null);
        }
        return phrase("{} " + type.word() + " " + noun + "{}", name(), with(type)).as(Token.class,
                (name, with) -> new Token(type, Token.NO_MIGHT, name, with.keywords(), with.text()),
                token -> token.type() == type ? token.name() : null, Tokens::with);
    }

    /** "ready 2 [M] Wolf unit token". */
    public static Syntax<Described> unit(String noun) {
        return phrase("{}{}", says("ready ", true).orElse(false), of(CardType.UNIT, noun)).as(Described.class,
                Described::new, Described::ready, Described::token);
    }

    private static With with(Token token) {
        return new With(token.keywords(), token.text());
    }

    private static Syntax<With> with(CardType type) {
        Syntax<With> keywords = phrase(" with {}", Keywords.KEYWORDS).as(With.class,
                words -> type == CardType.UNIT || type == CardType.GEAR ? new With(words, List.of()) : null,
                with -> with.keywords().isEmpty() || !with.text().isEmpty() ? null : with.keywords());
        Syntax<With> text = phrase(" with {}", list(quoted(type), " and ")).as(With.class,
                abilities -> new With(List.of(), abilities),
                with -> with.text().isEmpty() || !with.keywords().isEmpty() ? null : with.text());
        return either(keywords, text).orElse(With.NOTHING);
    }

    /** An ability in quotation marks, without its full stop, as the token says it. */
    private static Syntax<Ability> quoted(CardType type) {
        return between('"', '"').as(Ability.class, words -> read(type, words), ability -> words(type, ability));
    }

    private static @Nullable Ability read(CardType type, String words) {
        return Quotes.GRAMMAR.read(words + ".", type) instanceof Outcome.Understood<Ability>(Ability ability) ? ability
                : null;
    }

    private static @Nullable String words(CardType type, Ability ability) {
        return Quotes.GRAMMAR.print(ability, type).filter(text -> text.endsWith("."))
                .map(text -> text.substring(0, text.length() - 1)).orElse(null);
    }

    /** Made when the first text with a quotation is read: what is quoted is a text itself. */
    private static final class Quotes {
        static final Grammar<Ability> GRAMMAR = new Grammar<>(Abilities.PARAGRAPH);
    }
}
