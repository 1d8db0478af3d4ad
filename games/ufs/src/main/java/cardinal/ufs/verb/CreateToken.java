package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Places;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Words;

/** "add 1 Power token to your stage" (UniVersus: Token). */
public record CreateToken(Who who, Amount amount, String token, Who whose, Zone to) implements Verb {
    public static final Syntax<CreateToken> SYNTAX = either(
            phrase("{} 1 {} token to {} {}", Players.told("add", "adds"), Words.KEYWORD, Players.WHOSE, Places.ZONE).as(
                    CreateToken.class, (who, token, whose, zone) -> new CreateToken(who, Amount.of(1), token, whose, zone),
                    it -> it.amount().equals(Amount.of(1)) ? it.who() : null, CreateToken::token, CreateToken::whose, CreateToken::to),
            phrase("{} {} {} tokens to {} {}", Players.told("add", "adds"), Numbers.NOT_ONE, Words.KEYWORD, Players.WHOSE, Places.ZONE)
                    .as(CreateToken.class, CreateToken::new, CreateToken::who, CreateToken::amount, CreateToken::token, CreateToken::whose, CreateToken::to));
}
