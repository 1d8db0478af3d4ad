package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 407: "move a friendly unit", "move an enemy unit to a battlefield", "move it to its base", "move me here". */
public record Move(Selector what, Destination to) implements Verb {
    public static final Syntax<Move> SYNTAX = phrase("move {}{}", Selectors.OBJECT, either(
            says(" to a battlefield", Destination.A_BATTLEFIELD), says(" to here", Destination.HERE), says(" to there", Destination.THERE),
            says(" to base", Destination.ITS_BASE), says(" to its location", Destination.ITS_LOCATION)).orElse(Destination.ANY))
            .as(Move.class, Move::new, Move::what, Move::to);

    /** Where to. */
    public enum Destination {
        /** Nothing said: any location it may go to, chosen when finalised (352.3). */
        ANY,
        /** "to a battlefield". */
        A_BATTLEFIELD,
        /** "here" / "to here". */
        HERE,
        /** "there": the battlefield this effect chose. */
        THERE,
        /** "to its base" / "to base" / "to your base". */
        ITS_BASE,
        /** "to its location" after another unit was named. */
        ITS_LOCATION
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
