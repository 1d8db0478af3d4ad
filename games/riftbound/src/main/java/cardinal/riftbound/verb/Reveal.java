package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 411.1: "reveal a spell from among them". */
record Reveal(Selector what) implements Performable {
    public static final Syntax<Reveal> SYNTAX = phrase("reveal {}", Selectors.AMONG)
            .as(Reveal.class, Reveal::new, reveal -> reveal.what() instanceof Selector.Among among ? among : null);

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int card : effect.select(t, what)) {
            GameActions.reveal(t, card);
        }
    }
}
