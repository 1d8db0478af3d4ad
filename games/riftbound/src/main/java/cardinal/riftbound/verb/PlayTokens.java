package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.numeral;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Token;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.TokenPlay;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.Movement;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Keywords;
import java.util.List;
import cardinal.riftbound.table.Targets;
import cardinal.riftbound.text.Tokens;
import org.jspecify.annotations.Nullable;

/** 170: "play a 1 [M] Recruit unit token here", "play two 1 [M] Recruit unit tokens into your base". */
public record PlayTokens(int n, Token token, Where where, boolean ready) implements Performable {
    /** 184.1 of 2026-07: contrary to what is usual for gear. */
    private static final Syntax<Boolean> EXHAUSTED = says(" exhausted", true).orElse(false);

    public static final Syntax<PlayTokens> SYNTAX = tokens();

    private static Syntax<PlayTokens> tokens() {
        Syntax<Where> place =
                either(says(" here", Where.HERE), says(" into your base", Where.BASE)).orElse(Where.ANYWHERE);
        return either(
                phrase("play {}{}{}", article(Tokens.of(CardType.GEAR, "token")), EXHAUSTED, place).as(
                        PlayTokens.class, (token, exhausted, where) -> gearTokens(1, token, exhausted, where),
                        play -> play.n() == 1 && play.token().isGear() ? play.token() : null, play -> !play.ready(),
                        PlayTokens::where),
                phrase("play {} {}{}{}", numeral(), Tokens.of(CardType.GEAR, "tokens"), EXHAUSTED, place).as(
                        PlayTokens.class,
                        (n, token, exhausted, where) -> n == 1 ? null : gearTokens(n, token, exhausted, where),
                        PlayTokens::n, play -> play.token().isGear() ? play.token() : null, play -> !play.ready(),
                        PlayTokens::where),
                phrase("play {}{}", article(Tokens.unit("token")), place).as(
                        PlayTokens.class, (one, where) -> new PlayTokens(1, one.token(), where, one.ready()),
                        play -> new Tokens.Described(play.ready(), play.token()), PlayTokens::where),
                phrase("play {} {}{}", numeral(), Tokens.unit("tokens"), place).as(
                        PlayTokens.class,
                        (n, each, where) -> n == 1 ? null : new PlayTokens(n, each.token(), where, each.ready()),
                        PlayTokens::n, play -> new Tokens.Described(play.ready(), play.token()), PlayTokens::where));
    }

    /** 148.1.a.1, 149.2 of 2026-07: gear is played to its controller's base. */
    private static @Nullable PlayTokens gearTokens(int n, Token token, boolean exhausted, Where where) {
        return where == Where.HERE ? null : new PlayTokens(n, token, where, !exhausted);
    }

    /** Where the tokens go. */
    public enum Where {
        /** "here". */
        HERE,
        /** "in your base" / "into your base". */
        BASE,
        /** Nothing said: any place its controller may play a unit to (352.2). */
        ANYWHERE
    }

    /** 181.6.c: nobody plays them for an uncontrolled battlefield. */
    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int seat : effect.players(t, Who.YOU)) {
            play(effect, t, seat);
        }
    }

    private void play(Effect effect, RiftTable t, int seat) {
        CardDef face = t.pool().token(token);
        int here = effect.scope(t).here();
        if (where == Where.HERE && Movement.isClosed(t, seat, here)) {
            here = t.base(seat);
            effect.divertTo(here);
        }
        int place = switch (where) {
            case HERE -> here;
            case BASE -> t.base(seat);
            case ANYWHERE -> effect.item().is(ChainItem.FROM_HIDDEN) ? effect.item().place() : Table.NONE;
        };
        boolean nowhere = where == Where.HERE && (here == Table.NONE || !t.isBoard(here));
        effect.report(!nowhere);
        int flags = ChainItem.TOKEN | (ready ? ChainItem.ENTERS_READY : 0)
                | (where == Where.HERE ? ChainItem.PLACED : 0);
        if (!nowhere) {
            TokenPlay.of(t, effect, new RiftEvent.TokenPlanned(seat, face, flags, place), n);
        }
    }
}
