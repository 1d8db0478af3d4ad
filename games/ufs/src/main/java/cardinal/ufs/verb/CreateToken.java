package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.flow.CardMoves;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Places;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Words;
import java.util.List;
import org.jspecify.annotations.Nullable;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "add 1 Power token to your stage" (UniVersus: Token). */
public record CreateToken(Who who, Amount amount, String token, Who whose, Zone to) implements Performable {
    public static final Syntax<CreateToken> SYNTAX = either(
            phrase("{} 1 {} token to {} {}", Players.told("add", "adds"), Words.KEYWORD, Players.WHOSE, Places.ZONE).as(
                    CreateToken.class,
                    (who, token, whose, zone) -> new CreateToken(who, Amount.of(1), token, whose, zone),
                    it -> it.amount().equals(Amount.of(1)) ? it.who() : null, CreateToken::token, CreateToken::whose,
                    CreateToken::to),
            phrase("{} 1 {} token to {} {}{}", Players.told("add", "adds"), Words.KEYWORD, Players.WHOSE, Places.ZONE,
                    Amounts.GROWTH).as(
                            CreateToken.class,
                            (who, token, whose, zone, growth) -> new CreateToken(who, growth.of(Amount.of(1)), token,
                                    whose, zone),
                            CreateToken::who, CreateToken::token, CreateToken::whose, CreateToken::to,
                            it -> Amounts.Growth.from(it.amount(), Amount.of(1))),
            phrase("{} {} {} tokens to {} {}", Players.told("add", "adds"), Numbers.NOT_ONE, Words.KEYWORD,
                    Players.WHOSE, Places.ZONE)
                    .as(CreateToken.class, CreateToken::new, CreateToken::who, CreateToken::amount, CreateToken::token,
                            CreateToken::whose, CreateToken::to));

    /** K.1.3: a token is made in the zone of one player. */
    @Override
    public @Nullable String problem() {
        return switch (whose) {
            case BOTH, EACH, EITHER, ANY, NOBODY -> "a token that is not for one player: " + this;
            default -> null;
        };
    }

    @Override
    public boolean takesCards() {
        return true;
    }

    @Override
    public String madeToken() {
        return token;
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        CardDef def = t.pool().card(token);
        List<Ref> made = CardMoves.tokens(t, def, effect.value(t, amount), effect.seat(t, whose),
                cardinal.ufs.table.Places.kindOf(to),
                effect.cause());
        effect.did(Act.ADD, made);
    }
}
