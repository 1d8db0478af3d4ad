package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;
import org.jspecify.annotations.Nullable;

/** 746 of 2026-07: "move a buff from a friendly unit to another unit": the counter is on the one or on the other. */
record MoveBuff(Selector from, Selector to) implements Performable, Later {
    public static final Syntax<MoveBuff> SYNTAX =
            phrase("move a buff from {} to {}", Selectors.ONE_CHOSEN, Selectors.ONE_CHOSEN).as(MoveBuff.class,
                    MoveBuff::said, MoveBuff::from, MoveBuff::to);

    private static @Nullable MoveBuff said(Selector from, Selector to) {
        return isUnit(from) && isUnit(to) ? new MoveBuff(from, to) : null;
    }

    private static boolean isUnit(Selector selector) {
        return selector instanceof Selector.Chosen c && c.filter().kind() == Filter.Kind.UNIT;
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] givers = effect.select(t, from);
        int[] takers = effect.select(t, to);
        effect.report(givers.length == 1 && takers.length == 1 && GameActions.moveBuff(t, givers[0], takers[0]));
    }
}
