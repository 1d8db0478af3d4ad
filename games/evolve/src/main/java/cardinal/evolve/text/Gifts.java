package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.series;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Gift.Change;
import java.util.List;

/** 5.26: what is given: "[attack]+1/[defense]+1 and Ward". */
public final class Gifts {
    private static final Syntax<Change> CHANGE = phrase("{}{}", either(says("+", 1), says("-", -1)), Numbers.NUMBER)
            .as(Change.class, (sign, n) -> new Change(sign, n), change -> change.sign() == 0 ? null : change.sign(),
                    Change::amount);

    private static final Syntax<Gift> STATS = Syntax.<Gift>either(
            phrase("[attack]{}/[defense]{}", CHANGE, CHANGE).as(Gift.Stats.class, Gift.Stats::new, Gift.Stats::attack,
                    Gift.Stats::defense),
            phrase("[attack]{}", CHANGE).as(Gift.Stats.class, attack -> new Gift.Stats(attack, Change.NONE),
                    Gift.Stats::attack),
            phrase("[defense]{}", CHANGE).as(Gift.Stats.class, defense -> new Gift.Stats(Change.NONE, defense),
                    Gift.Stats::defense));

    /** Values only, as after "give" with the recipient left out. */
    public static final Syntax<List<Gift>> VALUES = STATS.as(List.class, List::of,
            (List<Gift> gifts) -> gifts.size() == 1 ? gifts.getFirst() : null);

    /** A keyword only, in the same place. */
    public static final Syntax<List<Gift>> KEYWORD = Keywords.WORD.as(List.class, word -> List.of(new Gift.Word(word)),
            (List<Gift> gifts) -> gifts.size() == 1 && gifts.getFirst() instanceof Gift.Word word ? word.keyword()
                    : null);

    public static final Syntax<List<Gift>> GIFTS = rule("gifts", () -> series(Syntax.<Gift>either(
            STATS,
            Keywords.WORD.as(Gift.Word.class, Gift.Word::new, Gift.Word::keyword),
            spoken(Dialect.OF_1_24.since(), says("Drive", new Gift.Drive())),
            phrase("{} or {}", Keywords.WORD, Keywords.WORD).as(Gift.EitherWord.class, Gift.EitherWord::new,
                    Gift.EitherWord::one, Gift.EitherWord::other),
            phrase("\"{}\"", Abilities.PARAGRAPH).as(Gift.Quoted.class, Gift.Quoted::new, Gift.Quoted::ability),
            phrase("the {} trait", Labels.LABEL).as(Gift.TraitWord.class, Gift.TraitWord::new, Gift.TraitWord::trait)),
            "and"));

    private Gifts() {
    }

}
