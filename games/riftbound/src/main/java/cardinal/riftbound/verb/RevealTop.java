package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.rules.GameActions;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;
import java.util.Arrays;

/** 411: "reveal the top card of your Main Deck". The cards revealed become "it" / "them". */
public record RevealTop(Who who, int n) implements Verb {
    /** "the top card", "the top 3 cards". */
    static final Syntax<Integer> TOP = either(says("the top card", 1),
            phrase("the top {} cards", digits()).as(Integer.class, n -> n > 1 ? n : null, n -> n));

    public static final Syntax<RevealTop> SYNTAX = either(
            phrase("reveal {} of your Main Deck", TOP).as(RevealTop.class, n -> new RevealTop(Who.YOU, n),
                    RevealTop::n),
            phrase("{} {} of their Main Deck", Players.others("reveal", "reveals"), TOP)
                    .as(RevealTop.class, RevealTop::new, RevealTop::who, RevealTop::n));

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] shown = new int[0];
        for (int seat : effect.players(t, who)) {
            int deck = t.deck(seat);
            for (int i = 0; i < Math.min(n, t.size(deck)); i++) {
                int card = t.cardAt(deck, t.size(deck) - 1 - i);
                GameActions.reveal(t, card);
                shown = Arrays.copyOf(shown, shown.length + 1);
                shown[shown.length - 1] = card;
            }
        }
        effect.remember(t, shown);
    }
}
