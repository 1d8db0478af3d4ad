package cardinal.cards.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class FoldTest {
    private static final Normaliser ALL = Normaliser.of(
            Fold.quotes(), Fold.reminders(),
            Fold.symbols(Pattern.compile(":icon_([a-z]+):"), Map.of("sun", "[S]", "money", "[$]")),
            Fold.dashes(), Fold.whiteSpace());

    private static void folds(String from, String to) {
        assertThat(ALL.normalise(from)).isEqualTo(to);
        assertThat(ALL.normalise(to)).as("again").isEqualTo(to);
    }

    @Test
    void quotesBecomePlain() {
        folds("its owner\u2019s \u201Cbest\u201D", "its owner's \"best\"");
    }

    @Test
    void aDashAloneIsLongAndADashInsideIsShort() {
        folds("Legion - draw", "Legion \u2014 draw");
        folds("Legion \u2013 draw", "Legion \u2014 draw");
        folds("Legion\u2014draw", "Legion \u2014 draw");
        folds("Legion -- draw", "Legion \u2014 draw");
        folds("give it \u22122 or \u20131", "give it -2 or -1");
        folds("non\u2010unit, non-unit", "non-unit, non-unit");
    }

    @Test
    void blanksCollapse() {
        folds("  a \t b\u00A0c \r\n\r\n  d\n", "a b c\nd");
    }

    @Test
    void remindersGoAndUnpairedParenthesesStay() {
        folds("Tank (is hit (always) first). Draw.", "Tank. Draw.");
        folds("(All of it.)", "");
        folds("Draw 1 (or so.", "Draw 1 (or so.");
    }

    @Test
    void knownSymbolsGetTheirShortFormAndUnknownOnesStay() {
        folds("pay :icon_sun::icon_money: or :icon_moon:", "pay [S][$] or :icon_moon:");
    }

    @Test
    void wordsAreNeverTouched() {
        String words = "The quick brown fox, once; jumps: over 2 dogs.";
        folds(words, words);
    }
}
