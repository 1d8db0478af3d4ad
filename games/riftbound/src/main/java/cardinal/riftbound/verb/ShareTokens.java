package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Token;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.SharedTokens;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Tokens;
import java.util.stream.IntStream;

/** "You and each opponent may play a Gold gear token exhausted. For each opponent who did, you play a Gold gear token exhausted." */
record ShareTokens(Token token) implements Performable, Later {
    private static final Syntax<Token> TOKEN = article(Tokens.of(CardType.GEAR, "token"));

    public static final Syntax<ShareTokens> SYNTAX = phrase(
            "you and each opponent may play {} exhausted. For each opponent who did, you play {} exhausted", TOKEN,
            TOKEN)
            .as(ShareTokens.class, (one, other) -> one.equals(other) ? new ShareTokens(one) : null, ShareTokens::token,
                    ShareTokens::token);

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] you = effect.players(t, Who.YOU);
        if (you.length > 0) {
            t.push(new SharedTokens(IntStream.concat(IntStream.of(you),
                    IntStream.of(effect.players(t, Who.EACH_OPPONENT))).toArray(), t.pool().token(token)));
        }
    }
}
