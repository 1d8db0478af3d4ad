package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Contest;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.rules.Movement;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.Attachments;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;
import org.jspecify.annotations.Nullable;

/** 407: "move a friendly unit", "move an enemy unit to a battlefield", "move it to its base", "move me here". */
public record Move(Selector what, Destination to) implements Performable {
    public static final Syntax<Move> SYNTAX = phrase("move {}{}", Selectors.OBJECT, either(
            says(" to a battlefield", Destination.A_BATTLEFIELD), says(" to here", Destination.HERE),
            says(" to there", Destination.THERE),
            says(" to base", Destination.ITS_BASE), says(" to your base", Destination.YOUR_BASE),
            says(" to its location", Destination.ITS_LOCATION))
            .orElse(Destination.ANY))
            .as(Move.class, Move::said, Move::what, Move::to);

    /** 106.2.d: units are moved to the base of their controller; an enemy gear may be moved to yours, which takes it over. */
    private static @Nullable Move said(Selector what, Destination to) {
        boolean gear = what instanceof Selector.Chosen c && c.filter().kind() == Filter.Kind.GEAR;
        return to == Destination.YOUR_BASE && !gear ? null : new Move(what, to);
    }

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
        /** "to your base": of who moves it. */
        YOUR_BASE,
        /** "to its location" after another unit was named. */
        ITS_LOCATION
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        Scope scope = effect.scope(t);
        int[] units = effect.select(t, what);
        int slot = to == Destination.ANY || to == Destination.A_BATTLEFIELD ? effect.nextSlotIndex() : Table.NONE;
        boolean any = false;
        boolean possible = false;
        t.hold();
        for (int unit : units) {
            int zone = switch (to) {
                case ANY, A_BATTLEFIELD -> effect.item().destination(slot, unit);
                case HERE -> scope.here();
                case THERE -> scope.there();
                case ITS_LOCATION -> scope.it() == Table.NONE ? Table.NONE : t.piece(scope.it()).zone();
                case ITS_BASE -> t.base(t.controller(unit));
                case YOUR_BASE -> t.base(effect.controller());
            };
            possible |= zone != Table.NONE && t.piece(unit).zone() != zone && !Attachments.isAttached(t, unit)
                    && !Movement.isForbiddenTo(t, unit, zone);
            any |= zone != Table.NONE && go(t, unit, zone, effect.controller());
        }
        t.release();
        effect.report(any);
        if (!possible) {
            effect.ignored(t, what);
        }
    }

    /**
     * Whether it moved. 421.2.b: from a place that is closed to it, it is recalled instead. What a card forbids to move stays where it is
     * (reading 37): a prohibition makes the instruction impossible (054.1, 356.3.e.6).
     */
    private static boolean go(RiftTable t, int unit, int zone, int by) {
        if (Movement.isForbiddenTo(t, unit, zone)) {
            return false;
        }
        if (!Movement.mayGo(t, unit, zone)) {
            GameActions.recall(t, unit);
            return false;
        }
        boolean moved = GameActions.move(t, unit, zone, by);
        if (moved) {
            Contest.arrives(t, unit);
        }
        return moved;
    }
}
