package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.program.RareFeature;
import cardinal.riftbound.table.BanishedWith;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 414: "banish a friendly unit". 390.3.a of 2026-07: what this very text has begun to play is banished as it leaves the chain. */
public record Banish(Selector what) implements Performable {
    public static final Syntax<Banish> SYNTAX =
            phrase("banish {}", Selectors.OBJECT).as(Banish.class, Banish::new, Banish::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] cards = effect.select(t, what);
        boolean any = false;
        for (int card : cards) {
            ChainItem played = t.chain().ofCard(card);
            if (played != null && !played.is(ChainItem.FINALIZED)) {
                t.chain().replace(played.with(ChainItem.BANISHED_AFTER));
                any = true;
                continue;
            }
            boolean banished = GameActions.banish(t, card, effect.controller());
            if (banished && effect.item().isAbility() && t.knows(RareFeature.LINKED)) {
                t.enforce(RiftTable.WHILE_THERE, effect.controller(), effect.item().source(), t.ref(card),
                        new BanishedWith());
            }
            any |= banished;
        }
        effect.report(any);
        effect.follow(t, what, cards);
    }
}
