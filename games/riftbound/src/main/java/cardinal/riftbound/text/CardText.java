package cardinal.riftbound.text;

import cardinal.cards.grammar.Grammar;
import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Reading;
import cardinal.cards.text.TextReader;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Executable;
import java.util.Optional;

/** The front door of card text: words in, abilities out, and back. A text is understood completely or not at all. */
public final class CardText {
    private static final TextReader<CardType, Ability> READER = new TextReader<>(new Grammar<>(Abilities.PARAGRAPH),
            Notation.FOLDS.then(Paraphrases.FOLDS).then(Synonyms.FOLDS), References::dangling,
            (type, ability) -> Executable.problems(ability));

    private CardText() {
    }

    /** Reads the text of a card of this type; a card without text has no abilities. */
    public static Reading<Ability> read(CardType type, String text) {
        return READER.read(type, text);
    }

    /** The text in the notation and wording that this game prints. */
    static String normalise(String text) {
        return READER.notation().normalise(text);
    }

    /** Reads one normalised paragraph by the grammar alone. */
    static Outcome<Ability> readParagraph(CardType type, String paragraph) {
        return READER.readParagraph(type, paragraph);
    }

    /** The words for an ability on a card of this type, if it has any. */
    public static Optional<String> print(CardType type, Ability ability) {
        return READER.print(type, ability);
    }
}
