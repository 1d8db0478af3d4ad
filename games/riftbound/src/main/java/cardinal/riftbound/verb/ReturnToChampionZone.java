package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.Supertype;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 107.2.b.1: "return a friendly champion unit to its owner's Champion Zone"; only a champion goes there, and only while no card is there. */
public record ReturnToChampionZone(Selector what) implements Performable {
    public static final Syntax<ReturnToChampionZone> SYNTAX = either(
            returned(Selectors.ME, "to my owner's Champion Zone", true, true),
            returned(Selectors.OBJECT, "to its owner's Champion Zone", false, true),
            returned(Selectors.OBJECT, "to their owners' Champion Zones", false, false));

    private static Syntax<ReturnToChampionZone> returned(Syntax<Selector> objects, String where, boolean me,
            boolean one) {
        return phrase("return {} " + where, objects).as(
                ReturnToChampionZone.class,
                what -> isMe(what) == me && isOne(what) == one ? new ReturnToChampionZone(what) : null,
                ReturnToChampionZone::what);
    }

    private static boolean isMe(Selector what) {
        return what instanceof Selector.Self;
    }

    private static boolean isOne(Selector what) {
        return switch (what) {
            case Selector.Self _,Selector.It _,Selector.SelfFrom _ -> true;
            case Selector.Chosen chosen -> chosen.count().most() == 1;
            default -> false;
        };
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        for (int card : effect.select(t, what)) {
            int zone = t.championZone(t.piece(card).owner());
            if (t.size(zone) == 0 && t.def(card).isUnit() && t.def(card).is(Supertype.CHAMPION)
                    && !t.is(card, Flag.TOKEN)) {
                any |= GameActions.sendTo(t, card, zone);
            }
        }
        effect.report(any);
    }
}
