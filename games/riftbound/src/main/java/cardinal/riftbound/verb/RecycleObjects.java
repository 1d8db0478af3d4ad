package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.RecycleRunes;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;
import java.util.Arrays;
import java.util.List;

/** 403: "recycle me", "recycle a unit from your trash", "recycle it". */
public record RecycleObjects(Selector what) implements Performable {
    public static final Syntax<RecycleObjects> SYNTAX =
            phrase("recycle {}", Selectors.OBJECT).as(RecycleObjects.class, RecycleObjects::new, RecycleObjects::what);

    @Override
    public List<Referent> gives() {
        return List.of(Referent.RECYCLED);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] cards = effect.select(t, what);
        recycle(effect, t, cards);
        effect.follow(t, what, cards);
    }

    /** 052, 176: runes and tokens are no cards that were recycled. */
    private static boolean isCard(RiftTable t, int card) {
        return t.def(card).isMainDeck() && !t.is(card, Flag.TOKEN);
    }

    /** What is still on the chain is recycled when it leaves it. */
    static void recycle(Effect effect, RiftTable t, int[] all) {
        effect.count((int) Arrays.stream(all).filter(card -> isCard(t, card)).count(), all.length);
        effect.report(all.length > 0);
        int[] cards = Arrays.stream(all).filter(card -> !t.recycleFromChain(card)).toArray();
        GameActions.recycleRandomly(t, Arrays.stream(cards).filter(card -> !t.def(card).isAlsoRune()).toArray(),
                effect.controller());
        int[] runes = Arrays.stream(cards).filter(card -> t.def(card).isAlsoRune()).toArray();
        if (runes.length > 0) {
            t.push(new RecycleRunes(t, runes, effect.controller()));
        }
    }
}
