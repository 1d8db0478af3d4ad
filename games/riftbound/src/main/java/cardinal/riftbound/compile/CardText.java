package cardinal.riftbound.compile;

import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Reading;
import cardinal.cards.text.TextReader;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.text.TextGrammar;
import java.util.Optional;

/** The front door of card text: words in, abilities out, and back. A text is understood completely or not at all. */
public final class CardText {
    private static final TextReader<CardType, Ability> READER = TextGrammar.reader(Executable::problems);

    private CardText() {
    }

    /** Reads the text of a card of this type; a card without text has no abilities. */
    public static Reading<Ability> read(CardType type, String text) {
        return READER.read(type, text);
    }

    /** The text in the notation and wording that this game prints. */
    public static String normalise(String text) {
        return READER.notation().normalise(text);
    }

    /** Reads one normalised paragraph by the grammar alone. */
    public static Outcome<Ability> readParagraph(CardType type, String paragraph) {
        return READER.readParagraph(type, paragraph);
    }

    /** The words for an ability on a card of this type, if it has any. */
    public static Optional<String> print(CardType type, Ability ability) {
        return READER.print(type, ability);
    }
}
