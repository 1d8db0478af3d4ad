package cardinal.ufs.text;

import cardinal.cards.grammar.Grammar;
import cardinal.cards.grammar.Normaliser;
import cardinal.cards.grammar.Outcome;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.KeywordUse;

/** The front door of card text: words in, abilities out, and back. */
public final class UfsText {
    /** Folds the ways in which people write the same text. */
    public static final Normaliser NOTATION = Notation.NORMALISER.then(Synonyms.NORMALISER);

    public static final Grammar<Ability> PARAGRAPH = new Grammar<>(Abilities.PARAGRAPH);
    public static final Grammar<KeywordUse> KEYWORD = new Grammar<>(KeywordLine.ENTRY);

    private UfsText() {
    }

    /** Reads one normalised paragraph. */
    public static Outcome<Ability> read(String paragraph) {
        return PARAGRAPH.read(paragraph);
    }
}
