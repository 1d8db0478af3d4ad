package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Filter.Mark;
import cardinal.evolve.card.Keyword;
import java.util.Arrays;

/** 12, 13: keywords as words, and the signs of abilities. */
public final class Keywords {
    /** "Ward"; Quick alone is an icon. */
    static final Syntax<Keyword> WORD = either(Arrays.stream(Keyword.values())
            .filter(word -> word != Keyword.QUICK && !word.isOfDriving()).map(word -> says(word.word(), word))
            .toList());

    /** Those that a card can be said to have. */
    static final Syntax<Keyword> HELD = either(WORD, spoken(Dialect.OF_1_24.since(), says("Drive", Keyword.DRIVE)));

    /** Those that are printed on cards (14.4.6 of version 1.24.1). */
    static final Syntax<Keyword> PRINTED = either(WORD,
            spoken(Dialect.OF_1_24.since(), says("Single Drive", Keyword.SINGLE_DRIVE)),
            spoken(Dialect.OF_1_24.since(), says("Twin Drive", Keyword.TWIN_DRIVE)),
            spoken(Dialect.OF_1_24.since(), says("Starting Amulet", Keyword.STARTING_AMULET)));

    /** "[fanfare]", "Earth Rite". */
    static final Syntax<Mark> MARK = either(
            says("[evolve]", Mark.EVOLVE), says("[fanfare]", Mark.FANFARE), says("[lastwords]", Mark.LAST_WORDS),
            says("[act]", Mark.ACT), says("[serve]", Mark.SERVE), says("Earth Rite", Mark.EARTH_RITE),
            says("Strike", Mark.STRIKE), says("On Evolve", Mark.ON_EVOLVE), says("Spellchain", Mark.SPELLCHAIN),
            says("Combo", Mark.COMBO), says("Necrocharge", Mark.NECROCHARGE),
            spoken(Dialect.OF_1_24.since(), says("[adv]", Mark.ADVANCE)),
            spoken(Dialect.OF_1_24.since(), says("[ride]", Mark.RIDE)),
            spoken(Dialect.OF_1_24.since(), says("[unionburst]", Mark.UNION_BURST)));

    /** Automatic abilities, which are performed: "[fanfare]", "Strike". */
    public static final Syntax<Mark> PERFORMED = either(
            says("[fanfare]", Mark.FANFARE), says("[lastwords]", Mark.LAST_WORDS), says("Strike", Mark.STRIKE),
            says("On Evolve", Mark.ON_EVOLVE));

    private Keywords() {
    }
}
