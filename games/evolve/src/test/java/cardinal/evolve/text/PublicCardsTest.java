package cardinal.evolve.text;

import cardinal.cards.Library;
import cardinal.cards.text.Reading;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardData;
import cardinal.evolve.set.EvolveCards;
import cardinal.proving.PublicCardContract;
import java.nio.file.Path;
import java.util.List;

class PublicCardsTest extends PublicCardContract<CardData, Ability> {
    PublicCardsTest() {
        super("evolve.json", 0.99);
    }

    @Override
    protected List<CardData> cards(Path from) {
        return EvolveCards.LIBRARY.read(from);
    }

    @Override
    protected Library<CardData, Ability, ?> library() {
        return EvolveCards.LIBRARY;
    }

    @Override
    protected Reading<Ability> read(CardData card) {
        return CardText.read(card.type(), card.text());
    }

    @Override
    protected void survives(CardData card, Reading.Understood<Ability> reading) {
        returns(reading, text -> CardText.read(card.type(), text), ability -> CardText.print(card.type(), ability));
    }
}
