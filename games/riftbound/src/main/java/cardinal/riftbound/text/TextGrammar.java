package cardinal.riftbound.text;

import cardinal.cards.grammar.Grammar;
import cardinal.cards.text.TextReader;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.TextRules;
import cardinal.riftbound.card.CardType;
import java.util.List;
import java.util.function.BiFunction;

/** All that is known of the language of cards, put together: paragraphs, notation, other wordings, what pronouns refer to. */
public final class TextGrammar {
    private TextGrammar() {
    }

    /** Reads what the grammar covers in the notation of a rule document; problems: what stands in the way of carrying out an ability that was read. */
    public static TextReader<CardType, Ability> reader(TextRules rules,
            BiFunction<CardType, Ability, List<String>> problems) {
        return new TextReader<>(new Grammar<>(Abilities.PARAGRAPH),
                Notation.folds(rules).then(EverydayWords.FOLDS).then(SentenceSynonyms.FOLDS).then(Synonyms.FOLDS),
                References::dangling,
                problems);
    }
}
