package cardinal.evolve.set;

import cardinal.cards.Library;
import cardinal.cards.Once;
import cardinal.cards.Shipped;
import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardReader;
import cardinal.evolve.compile.CardCompiler;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.text.CardText;
import cardinal.evolve.text.WordKinds;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How Evolve's cards are read, understood and compiled. */
public final class EvolveCards {
    public static final Library<CardData, Ability, CardPool> LIBRARY =
            new Library<>(CardReader.FORMAT, EvolveCards::text, WordKinds.ALL, EvolveCards::pool);

    /** Every pool has them: they are read once. */
    private static final Once<Map<CardData, List<Ability>>> TOKENS = new Once<>(EvolveCards::tokens);

    private EvolveCards() {
    }

    private static Reading<Ability> text(CardData card) {
        return CardText.read(card.type(), card.text());
    }

    /** 9.1.2.3: the tokens that the document lists are in every pool, and with them Carrots and the leader of those who have none. */
    private static CardPool pool() {
        CardPool pool = new CardPool(new CardCompiler());
        TOKENS.get().forEach(pool::add);
        return pool;
    }

    private static Map<CardData, List<Ability>> tokens() {
        Map<CardData, List<Ability>> tokens = new LinkedHashMap<>();
        String json = Shipped.text(EvolveCards.class, "/cardinal/evolve/tokens.json");
        for (CardData card : LIBRARY.read("tokens.json", json)) {
            if (text(card) instanceof Reading.Understood<Ability> read) {
                tokens.put(card, read.abilities());
            } else {
                throw new IllegalStateException("a listed token cannot be read: " + card);
            }
        }
        return tokens;
    }
}
