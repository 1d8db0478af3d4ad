package cardinal.evolve.set;

import cardinal.cards.Library;
import cardinal.cards.Shipped;
import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardReader;
import cardinal.evolve.compile.CardCompiler;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Edition;
import cardinal.evolve.text.CardText;
import cardinal.evolve.text.WordKinds;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How Evolve's cards are read, understood and compiled, each edition's in the words of its document. */
public final class EvolveCards {
    /** Every pool has them: they are read once for each edition. */
    private static final Map<String, Map<CardData, List<Ability>>> TOKENS = new ConcurrentHashMap<>();

    /** By the base document. */
    public static final Library<CardData, Ability, CardPool> LIBRARY = library(Editions.EVOLVE_1_8_0);

    private EvolveCards() {
    }

    /** The cards of an edition. */
    public static Library<CardData, Ability, CardPool> library(Edition edition) {
        return new Library<>(CardReader.FORMAT, card -> text(edition, card), WordKinds.ALL, () -> pool(edition));
    }

    private static Reading<Ability> text(Edition edition, CardData card) {
        return CardText.read(edition.dialect(), card.type(), card.text());
    }

    /** 9.1.2.3: the tokens that the document lists are in every pool, and with them Carrots and the leader of those who have none. */
    private static CardPool pool(Edition edition) {
        CardPool pool = new CardPool(new CardCompiler());
        TOKENS.computeIfAbsent(edition.id(), id -> tokens(edition)).forEach(pool::list);
        return pool;
    }

    private static Map<CardData, List<Ability>> tokens(Edition edition) {
        Map<CardData, List<Ability>> tokens = new LinkedHashMap<>();
        String json = Shipped.text(EvolveCards.class, "/cardinal/evolve/" + edition.tokenList());
        for (CardData card : library(edition).read(edition.tokenList(), json)) {
            if (text(edition, card) instanceof Reading.Understood<Ability> read) {
                tokens.put(card, read.abilities());
            } else {
                throw new IllegalStateException("a listed token cannot be read: " + card);
            }
        }
        return tokens;
    }
}
