package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 412: "counter a spell", "counter a spell that costs no more than [4]". */
public record Counter(Selector what) implements Verb {
    public static final Syntax<Counter> SYNTAX = phrase("counter {}", Selectors.OBJECT).as(Counter.class, Counter::new, Counter::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
