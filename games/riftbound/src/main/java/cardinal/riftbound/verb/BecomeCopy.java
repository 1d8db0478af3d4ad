package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Expiry;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Durations;
import cardinal.riftbound.text.Selectors;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * 450.1.b: "I become a copy of an enemy unit this turn", "a friendly unit becomes a copy of a unit in addition to other traits
 * and text". What is copied is the face the original shows as this resolves; effects on the original are not part of it.
 */
record BecomeCopy(Selector who, Selector of, boolean added, Duration duration) implements Performable {
    private static final Syntax<Selector> COPY = either(
            spoken(Set.of(CardType.UNIT), says("I become", new Selector.Self())),
            says("it becomes", new Selector.It()), phrase("{} becomes", Selectors.ONE_CHOSEN).itself());
    private static final Syntax<Selector> ORIGINAL = either(says("it", new Selector.It()), Selectors.ONE_CHOSEN);

    public static final Syntax<BecomeCopy> SYNTAX = phrase("{} a copy of {}{}{}", COPY, ORIGINAL,
            says(" in addition to other traits and text", true).orElse(false), Durations.DURATION)
            .as(BecomeCopy.class, BecomeCopy::said, BecomeCopy::who, BecomeCopy::of, BecomeCopy::added,
                    BecomeCopy::duration);

    /** Only units become copies, and only of units. */
    private static @Nullable BecomeCopy said(Selector who, Selector of, boolean added, Duration duration) {
        boolean itself = who instanceof Selector.It && of instanceof Selector.It;
        return itself || !isUnit(who) || !isUnit(of) ? null : new BecomeCopy(who, of, added, duration);
    }

    private static boolean isUnit(Selector selector) {
        return !(selector instanceof Selector.Chosen c) || c.filter().kind() == Filter.Kind.UNIT;
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean named = of instanceof Selector.It;
        int[] before = named ? effect.select(t, of) : new int[0];
        int[] copies = effect.select(t, who);
        int[] originals = named ? before : effect.select(t, of);
        for (int card : copies) {
            if (originals.length > 0 && t.isUnitOnBoard(card) && t.def(originals[0]).isUnit()) {
                t.becomeCopy(card, new Modifier.CopyOf(t.def(originals[0]).bare(), added), Expiry.of(duration),
                        effect.controller(), effect.item().source());
            }
        }
        t.requestCleanup();
    }
}
