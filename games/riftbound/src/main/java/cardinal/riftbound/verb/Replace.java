package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Remark;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Token;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.Replaced;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;
import cardinal.riftbound.text.Tokens;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** 438 of 2026-07: "replace an enemy unit with a 1 [M] Bird unit token": a token of its own type takes its place. */
public record Replace(Selector what, Token with) implements Performable, Later {
    private static final String CLAUSE = Newer.clause("438.1");

    public static final Syntax<Replace> SYNTAX = phrase("replace {} with {}", either(Selectors.OBJECT, itself()),
            article(either(Tokens.of(CardType.UNIT, "token"), Tokens.of(CardType.GEAR, "token"),
                    Tokens.of(CardType.BATTLEFIELD, "token"))))
            .as(Replace.class, Replace::said, Replace::what, Replace::with);

    /** 053: a battlefield speaks of itself as this one. */
    static Syntax<Selector> itself() {
        return spoken(Set.of(CardType.BATTLEFIELD), says("this", new Selector.Self()));
    }

    private static @Nullable Replace said(Selector what, Token with) {
        return isItself(what) || kind(what) == kind(with.type()) ? new Replace(what, with) : null;
    }

    static boolean isItself(Selector what) {
        return what instanceof Selector.Self;
    }

    private static Filter.Kind kind(CardType type) {
        return switch (type) {
            case UNIT -> Filter.Kind.UNIT;
            case GEAR -> Filter.Kind.GEAR;
            default -> Filter.Kind.BATTLEFIELD;
        };
    }

    /** What a selector is sure to mean; null where that depends on what was said before. */
    static Filter.@Nullable Kind kind(Selector what) {
        return switch (what) {
            case Selector.Chosen c when c.filter().or().isEmpty() -> c.filter().kind();
            case Selector.All a when a.filter().or().isEmpty() -> a.filter().kind();
            case Selector.Must m -> m.filter().kind();
            case Selector.ThatUnit _ -> Filter.Kind.UNIT;
            default -> null;
        };
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] found = effect.select(t, what);
        int any = 0;
        for (int seat : effect.players(t, Who.YOU)) {
            for (int card : found) {
                if (t.onBoard(card) && t.def(card).type() == with.type()) {
                    t.note(Remark.Topic.MOVE, CLAUSE, seat, card, "replaces {} with " + with.name());
                    Replaced.replace(t, card, t.pool().token(with), seat);
                    any++;
                }
            }
        }
        effect.count(any);
        effect.report(any > 0);
    }
}
