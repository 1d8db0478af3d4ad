package cardinal.evolve.set;

import cardinal.cards.Library;
import cardinal.cards.Shipped;
import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardReader;
import cardinal.evolve.compile.CardCompiler;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.text.CardText;
import cardinal.evolve.text.WordKinds;

/** How Evolve's cards are read, understood and compiled. */
public final class EvolveCards {
    public static final Library<CardData, Ability, CardPool> LIBRARY =
            new Library<>(CardReader.FORMAT, EvolveCards::text, WordKinds.ALL, EvolveCards::pool);

    private EvolveCards() {
    }

    private static Reading<Ability> text(CardData card) {
        return CardText.read(card.type(), card.text());
    }

    /** 9.1.2.3: the tokens that the document lists are in every pool, and with them Carrots and the leader of those who have none. */
    private static CardPool pool() {
        CardPool pool = new CardPool(new CardCompiler());
        String json = Shipped.text(EvolveCards.class, "/cardinal/evolve/tokens.json");
        for (CardData card : LIBRARY.read("tokens.json", json)) {
            if (text(card) instanceof Reading.Understood<Ability> read) {
                pool.add(card, read.abilities());
            } else {
                throw new IllegalStateException("a listed token cannot be read: " + card);
            }
        }
        return pool;
    }
}
