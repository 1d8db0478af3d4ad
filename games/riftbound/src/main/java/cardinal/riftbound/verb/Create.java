package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.numeral;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Token;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.flow.CreateTokens;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;
import cardinal.riftbound.text.Tokens;
import org.jspecify.annotations.Nullable;

/**
 * 439 of 2026-07: "create a 1 [M] Recruit unit token here", "each player creates a Gold gear token exhausted", "add a Mire battlefield token to the
 * board". Nothing is played.
 *
 * @param added  whether it is written with "add" (439.5)
 */
public record Create(Who who, int n, Token token, boolean exhausted, Where where, boolean added)
        implements Performable, Later {
    private static final Syntax<Boolean> EXHAUSTED = says(" exhausted", true).orElse(false);
    private static final Syntax<Where> UNIT_PLACE =
            either(says(" here", Where.HERE), says(" into your base", Where.BASE)).orElse(Where.ITS_PLACE);
    private static final Syntax<Where> PLACE = says(" into your base", Where.BASE).orElse(Where.ITS_PLACE);

    public static final Syntax<Create> SYNTAX = create();

    /** Where it is created. */
    public enum Where {
        HERE, BASE,
        /** 439.2.b: nothing said: where its type belongs. */
        ITS_PLACE
    }

    private static Syntax<Create> create() {
        Syntax<Who> creates = Players.act("create", "creates");
        Syntax<Token> other = either(Tokens.of(CardType.GEAR, "token"), Tokens.of(CardType.RUNE, "token"),
                Tokens.of(CardType.LEGEND, "token"), Tokens.of(CardType.SPELL, "token"),
                Tokens.of(CardType.BATTLEFIELD, "token"));
        return either(
                phrase("{} {}{}", creates, article(Tokens.unit("token")), UNIT_PLACE).as(Create.class,
                        (who, one, where) -> new Create(who, 1, one.token(), !one.ready(), where, false),
                        create -> isSaid(create, true, 1) ? create.who() : null, Create::described, Create::where),
                phrase("{} {} {}{}", creates, numeral(), Tokens.unit("tokens"), UNIT_PLACE).as(Create.class,
                        (who, n, each, where) -> n < 2 ? null
                                : new Create(who, n, each.token(), !each.ready(), where, false),
                        create -> isSaid(create, true, create.n()) && create.n() > 1 ? create.who() : null, Create::n,
                        Create::described, Create::where),
                phrase("{} {}{}{}", creates, article(other), EXHAUSTED, PLACE).as(Create.class,
                        (who, token, exhausted, where) -> said(who, 1, token, exhausted, where, false),
                        create -> isSaid(create, false, 1) ? create.who() : null, Create::token, Create::exhausted,
                        Create::where),
                phrase("{} {} {}{}{}", creates, numeral(), Tokens.of(CardType.GEAR, "tokens"), EXHAUSTED, PLACE).as(
                        Create.class,
                        (who, n, token, exhausted, where) -> n < 2 ? null
                                : said(who, n, token, exhausted, where, false),
                        create -> isSaid(create, false, create.n()) && create.n() > 1 ? create.who() : null, Create::n,
                        Create::token, Create::exhausted, Create::where),
                phrase("add {} to the board", article(Tokens.of(CardType.BATTLEFIELD, "token"))).as(Create.class,
                        token -> new Create(Who.YOU, 1, token, false, Where.ITS_PLACE, true),
                        create -> create.added() ? create.token() : null));
    }

    private static boolean isSaid(Create create, boolean unit, int n) {
        return !create.added() && create.token().isUnit() == unit && create.n() == n;
    }

    private Tokens.Described described() {
        return new Tokens.Described(!exhausted, token);
    }

    /** 414.1: what is no permanent, rune or legend is not exhausted; only permanents and runes are in a base. */
    private static @Nullable Create said(Who who, int n, Token token, boolean exhausted, Where where, boolean added) {
        boolean fits = switch (token.type()) {
            case GEAR, RUNE -> true;
            case LEGEND -> where == Where.ITS_PLACE;
            default -> where == Where.ITS_PLACE && !exhausted;
        };
        return fits ? new Create(who, n, token, exhausted, where, added) : null;
    }

    /** 181.6.c: nobody creates anything for an uncontrolled battlefield. */
    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] seats = effect.players(t, who);
        int here = effect.scope(t).here();
        boolean nowhere = where == Where.HERE && (here == Table.NONE || !t.isBoard(here));
        effect.report(seats.length > 0 && !nowhere);
        if (seats.length > 0 && !nowhere) {
            t.push(new CreateTokens(seats, n, t.pool().token(token), exhausted, switch (where) {
                case HERE -> here;
                case BASE -> CreateTokens.OWN_BASE;
                case ITS_PLACE -> Table.NONE;
            }));
        }
    }
}
