package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Nouns;
import java.util.Arrays;
import java.util.List;

/** 411.1: "reveal cards from the top of your Main Deck until you reveal a unit": that card is "it", the others are "the rest". */
public record RevealUntil(Filter what) implements Performable {
    public static final Syntax<RevealUntil> SYNTAX = rule("reveal until",
            () -> phrase("reveal cards from the top of your Main Deck until you reveal {}", Nouns.A)
                    .as(RevealUntil.class, RevealUntil::new, RevealUntil::what));

    @Override
    public List<Referent> gives() {
        return List.of(Referent.IT, Referent.SHOWN);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int seat : effect.players(t, Who.YOU)) {
            int[] deck = t.topOf(t.deck(seat), t.size(t.deck(seat)));
            int n = 0;
            while (n < deck.length && !Filters.matchesElsewhere(t, what, effect.scope(t), deck[n])) {
                GameActions.reveal(t, deck[n++]);
            }
            boolean found = n < deck.length;
            if (found) {
                GameActions.reveal(t, deck[n]);
            }
            effect.show(t, Arrays.copyOf(deck, found ? n + 1 : n));
            effect.take(t, found ? new int[] {deck[n]} : new int[0]);
        }
    }
}
