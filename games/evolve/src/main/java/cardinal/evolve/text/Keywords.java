package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Filter.Mark;
import cardinal.evolve.card.Keyword;
import java.util.Arrays;

/** 12, 13: keywords as words, and the signs of abilities. */
public final class Keywords {
    /** "Ward"; Quick alone is an icon. */
    static final Syntax<Keyword> WORD = either(Arrays.stream(Keyword.values()).filter(word -> word != Keyword.QUICK)
            .map(word -> says(word.word(), word)).toList());

    /** "[fanfare]", "Earth Rite". */
    static final Syntax<Mark> MARK = either(
            says("[evolve]", Mark.EVOLVE), says("[fanfare]", Mark.FANFARE), says("[lastwords]", Mark.LAST_WORDS),
            says("[act]", Mark.ACT), says("[serve]", Mark.SERVE), says("Earth Rite", Mark.EARTH_RITE),
            says("Strike", Mark.STRIKE), says("On Evolve", Mark.ON_EVOLVE), says("Spellchain", Mark.SPELLCHAIN),
            says("Combo", Mark.COMBO), says("Necrocharge", Mark.NECROCHARGE));

    /** Automatic abilities, which are performed: "[fanfare]", "Strike". */
    public static final Syntax<Mark> PERFORMED = either(
            says("[fanfare]", Mark.FANFARE), says("[lastwords]", Mark.LAST_WORDS), says("Strike", Mark.STRIKE),
            says("On Evolve", Mark.ON_EVOLVE));

    private Keywords() {
    }
}
