package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;
import java.util.Arrays;
import java.util.List;

/** 411: "reveal the top card of your Main Deck". The cards revealed become "it" / "them". */
record RevealTop(Who who, int n) implements Performable {
    /** "the top card", "the top 3 cards". */
    static final Syntax<Integer> TOP = either(says("the top card", 1),
            phrase("the top {} cards", digits()).as(Integer.class, n -> n > 1 ? n : null, n -> n));

    public static final Syntax<RevealTop> SYNTAX = either(
            phrase("reveal {} of your Main Deck", TOP).as(RevealTop.class, n -> new RevealTop(Who.YOU, n),
                    RevealTop::n),
            phrase("{} {} of their Main Deck", Players.others("reveal", "reveals"), TOP)
                    .as(RevealTop.class, RevealTop::new, RevealTop::who, RevealTop::n));

    @Override
    public List<Referent> gives() {
        return List.of(Referent.IT, Referent.SHOWN);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        effect.show(t, Arrays.stream(effect.players(t, who)).flatMap(seat -> Arrays.stream(reveal(t, t.deck(seat), n)))
                .toArray());
    }

    /** The cards revealed from the top of a deck, as many as there are (418.1.c). */
    static int[] reveal(RiftTable t, int deck, int n) {
        int[] cards = t.topOf(deck, n);
        for (int card : cards) {
            GameActions.reveal(t, card);
        }
        return cards;
    }
}
