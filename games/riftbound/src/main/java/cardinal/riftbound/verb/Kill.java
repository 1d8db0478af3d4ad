package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Deaths;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;
import java.util.Arrays;
import java.util.List;

/** 415: "kill a unit", "kill all gear". What is no Main Deck card, as a rune or a legend, is not killed (415.1). */
public record Kill(Selector what) implements Performable {
    public static final Syntax<Kill> SYNTAX = phrase("kill {}", Selectors.OBJECT).as(Kill.class, Kill::new, Kill::what);

    @Override
    public List<Referent> gives() {
        return List.of(Referent.KILLED);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] cards = Arrays.stream(effect.select(t, what)).filter(card -> t.def(card).type().isMainDeck()).toArray();
        effect.killed(t, cards.length, Deaths.units(t, cards));
        Deaths.of(t, cards, Credit.of(effect.item()));
    }
}
