package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Filter.Place;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** "return a unit at a battlefield to its owner's hand", "return a unit from your trash to your hand". */
public record ReturnToHand(Selector what) implements Performable {
    public static final Syntax<ReturnToHand> SYNTAX = either(
            returned(Selectors.OBJECT, "to your hand", "trash"), returned(Selectors.ME, "to my owner's hand", "one"),
            returned(Selectors.OBJECT, "to its owner's hand", "one"),
            returned(Selectors.OBJECT, "to their owners' hands", "several"));

    private static Syntax<ReturnToHand> returned(Syntax<Selector> objects, String where, String whose) {
        return phrase("return {} " + where, objects).as(
                ReturnToHand.class, what -> whose(what).equals(whose) ? new ReturnToHand(what) : null,
                ReturnToHand::what);
    }

    /** A card in its owner's trash can only go to that owner's hand, so text says "your hand". */
    private static String whose(Selector what) {
        return switch (what) {
            case Selector.Self _ -> "one";
            case Selector.It _ -> "one";
            case Selector.SelfFrom from -> from.place() == Place.YOUR_TRASH ? "trash" : "one";
            case Selector.Chosen chosen when chosen.filter().place() == Place.YOUR_TRASH -> "trash";
            case Selector.All all when all.filter().place() == Place.YOUR_TRASH -> "trash";
            case Selector.Chosen chosen when chosen.count().most() == 1 -> "one";
            default -> "several";
        };
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] cards = effect.select(t, what);
        boolean any = false;
        for (int card : cards) {
            any |= GameActions.sendTo(t, card, t.hand(t.piece(card).owner()));
        }
        effect.report(any);
    }
}
