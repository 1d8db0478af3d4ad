package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Remark;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.Replaced;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;
import org.jspecify.annotations.Nullable;

/**
 * 438.7 of 2026-07: "swap a unit back", "replace this with the battlefield it replaced".
 *
 * @param kind  what it replaced, as the second of these says it; ANYTHING as the first does not
 */
public record SwapBack(Selector what, Filter.Kind kind) implements Performable, Later {
    private static final String CLAUSE = Newer.clause("438.7.b");
    private static final Syntax<Selector> TOKEN = either(Selectors.OBJECT, Replace.itself());

    public static final Syntax<SwapBack> SYNTAX = either(
            phrase("swap {} back", TOKEN).as(SwapBack.class,
                    what -> isOnBoard(what) ? new SwapBack(what, Filter.Kind.ANYTHING) : null,
                    swap -> swap.kind() == Filter.Kind.ANYTHING ? swap.what() : null),
            phrase("replace {} with the {} it replaced", TOKEN, either(says("unit", Filter.Kind.UNIT),
                    says("gear", Filter.Kind.GEAR), says("battlefield", Filter.Kind.BATTLEFIELD)))
                    .as(SwapBack.class, SwapBack::said, SwapBack::what,
                            swap -> swap.kind() == Filter.Kind.ANYTHING ? null : swap.kind()));

    /** 438.7: only what a token can replace is ever swapped. */
    private static boolean isOnBoard(Selector what) {
        Filter.Kind kind = Replace.kind(what);
        return kind == null ? Replace.isItself(what)
                : kind == Filter.Kind.UNIT || kind == Filter.Kind.GEAR || kind == Filter.Kind.BATTLEFIELD;
    }

    private static @Nullable SwapBack said(Selector what, Filter.Kind kind) {
        boolean same = Replace.isItself(what) || Replace.kind(what) == kind;
        return same ? new SwapBack(what, kind) : null;
    }

    /** Whether an object of this type can have replaced what its own text says. */
    public boolean isSaidBy(CardType speaker) {
        return switch (speaker) {
            case UNIT -> kind == Filter.Kind.UNIT || kind == Filter.Kind.ANYTHING;
            case GEAR -> kind == Filter.Kind.GEAR || kind == Filter.Kind.ANYTHING;
            case BATTLEFIELD -> kind == Filter.Kind.BATTLEFIELD || kind == Filter.Kind.ANYTHING;
            case SPELL, RUNE, LEGEND -> false;
        };
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int any = 0;
        for (int card : effect.select(t, what)) {
            if (t.onBoard(card) && Replaced.swapBack(t, card)) {
                t.note(Remark.Topic.MOVE, CLAUSE, effect.controller(), card, "swaps {} back");
                any++;
            }
        }
        effect.count(any);
        effect.report(any > 0);
    }
}
