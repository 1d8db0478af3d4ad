package cardinal.cards.grammar;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.maybe;
import static cardinal.cards.grammar.Syntax.name;
import static cardinal.cards.grammar.Syntax.numeral;
import static cardinal.cards.grammar.Syntax.ordinal;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.sentence;
import static cardinal.cards.grammar.Syntax.series;
import static cardinal.cards.grammar.Syntax.seriesOfSeveral;
import static cardinal.cards.grammar.Syntax.signed;
import static cardinal.cards.grammar.Syntax.spoken;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SyntaxTest {
    record Point(int x, int y) {}

    record Box(String name, Optional<Integer> size, List<Point> points) {}

    private static final Syntax<Point> POINT =
            phrase("{}/{}", digits(), digits()).as(Point.class, Point::new, Point::x, Point::y);

    private static <T> void bothWays(Syntax<T> syntax, String text, T value) {
        Grammar<T> grammar = new Grammar<>(syntax);
        assertThat(grammar.read(text)).as(text).isEqualTo(new Outcome.Understood<>(value));
        assertThat(grammar.print(value)).contains(text);
    }

    private static <T> void unread(Syntax<T> syntax, String text) {
        assertThat(new Grammar<>(syntax).read(text)).as(text).isInstanceOf(Outcome.Unread.class);
    }

    @Test
    void numbersAreWrittenInOneWayOnly() {
        bothWays(digits(), "0", 0);
        bothWays(digits(), "12", 12);
        unread(digits(), "012");
        unread(digits(), "99999999999");
        bothWays(signed(), "+2", 2);
        bothWays(signed(), "-4", -4);
        bothWays(signed(), "+0", 0);
        unread(signed(), "-0");
        unread(signed(), "4");
        bothWays(numeral(), "six", 6);
        bothWays(numeral(), "sixteen", 16);
        assertThat(new Grammar<>(digits()).print(-1)).isEmpty();
        assertThat(new Grammar<>(numeral()).print(21)).isEmpty();
    }

    @Test
    void aRecordIsMadeOfThePlacesInAPhrase() {
        bothWays(POINT, "3/4", new Point(3, 4));
        Syntax<Box> box = phrase("{}{}: {}", name(), maybe(phrase(" of {}", digits()).itself()), list(POINT, " "))
                .as(Box.class, Box::new, Box::name, Box::size, Box::points);
        bothWays(box, "Red Box of 2: 1/2 3/4",
                new Box("Red Box", Optional.of(2), List.of(new Point(1, 2), new Point(3, 4))));
        bothWays(box, "Lid: 1/2", new Box("Lid", Optional.empty(), List.of(new Point(1, 2))));
    }

    @Test
    void aPhraseThatLeavesSomethingOutCannotPrintIt() {
        Syntax<Point> onTheGround = phrase("at {}", digits()).as(Point.class, x -> new Point(x, 0), Point::x);
        bothWays(onTheGround, "at 7", new Point(7, 0));
        assertThat(new Grammar<>(onTheGround).print(new Point(7, 1))).isEmpty();
    }

    @Test
    void aPartialMappingRefusesInBothDirections() {
        Syntax<Integer> even = digits().as(Integer.class, n -> n % 2 == 0 ? n / 2 : null, n -> n < 0 ? null : 2 * n);
        bothWays(even, "8", 4);
        unread(even, "7");
        assertThat(new Grammar<>(even).print(-3)).isEmpty();
    }

    @Test
    void listsReadAsEnglishWritesThem() {
        Syntax<List<Integer>> all = series(digits(), "and");
        bothWays(all, "1", List.of(1));
        bothWays(all, "1 and 2", List.of(1, 2));
        bothWays(all, "1, 2, and 3", List.of(1, 2, 3));
        bothWays(all, "1, 2, 3, and 4", List.of(1, 2, 3, 4));
        unread(all, "1, 2");
        unread(all, "1, and 2");
        unread(all, "1 and 2 and 3");
        unread(all, "1, 2 and 3");
        unread(seriesOfSeveral(digits(), "or"), "1");
        bothWays(seriesOfSeveral(digits(), "or"), "1 or 2", List.of(1, 2));
        bothWays(list(digits(), ", "), "1, 2, 3", List.of(1, 2, 3));
        assertThat(new Grammar<>(all).print(List.of())).isEmpty();
    }

    @Test
    void aSentenceOpensWithACapitalAndTheSamePhraseInsideDoesNot() {
        Syntax<Integer> draw = phrase("draw {}", digits()).itself();
        Syntax<List<Integer>> text = list(phrase("{}.", sentence(draw)).itself(), " ");
        bothWays(text, "Draw 1. Draw 2.", List.of(1, 2));
        unread(text, "draw 1.");
        Syntax<List<Integer>> joined = sentence(series(draw, "then"));
        bothWays(joined, "Draw 1 then draw 2", List.of(1, 2));
        unread(joined, "Draw 1 then Draw 2");
    }

    @Test
    void theCapitalPassesOverWhatIsAbsent() {
        Syntax<Optional<String>> first = maybe(says("then ", "then"));
        Syntax<Optional<String>> sentence = sentence(phrase("{}draw", first).itself());
        bothWays(sentence, "Draw", Optional.empty());
        bothWays(sentence, "Then draw", Optional.of("then"));
        unread(sentence, "Then Draw");
        unread(sentence, "then draw");
    }

    @Test
    void theUsualValueNeedsNoWords() {
        Syntax<Integer> times = phrase("again{}", phrase(" {} times", digits()).itself().orElse(1)).itself();
        bothWays(times, "again", 1);
        bothWays(times, "again 3 times", 3);
        assertThat(new Grammar<>(times).read("again 1 times")).isEqualTo(
                new Outcome.Reworded<>(1, Optional.of("again")));
    }

    @Test
    void theArticleFollowsTheSound() {
        Syntax<Object> noun = article(either(
                says("unit", 1), says("enemy unit", 2), says("unbuffed unit", 3), says("8 [M] Wolf", 4),
                says("[Mighty] unit", 5), says("1 [M] Wolf", 6)));
        bothWays(noun, "a unit", 1);
        bothWays(noun, "an enemy unit", 2);
        bothWays(noun, "an unbuffed unit", 3);
        bothWays(noun, "an 8 [M] Wolf", 4);
        bothWays(noun, "a [Mighty] unit", 5);
        bothWays(noun, "a 1 [M] Wolf", 6);
        bothWays(sentence(noun), "An enemy unit", 2);
        unread(noun, "a enemy unit");
        unread(noun, "an unit");
    }

    @Test
    void eachSpeakerHasItsOwnWord() {
        Grammar<String> self = new Grammar<>(either(
                spoken(Set.of("unit"), says("me", "self")), spoken(Set.of("spell", "gear"), says("this", "self"))));
        assertThat(self.read("me", "unit")).isEqualTo(new Outcome.Understood<>("self"));
        assertThat(self.read("this", "gear")).isEqualTo(new Outcome.Understood<>("self"));
        assertThat(self.read("this", "unit")).isInstanceOf(Outcome.Unread.class);
        assertThat(self.print("self", "unit")).contains("me");
        assertThat(self.print("self", "battlefield")).isEmpty();
    }

    @Test
    void noneAreAlsoMany() {
        Syntax<List<Integer>> marks = phrase("marks{}", many(phrase(" {}", digits()).itself())).itself();
        bothWays(marks, "marks", List.of());
        bothWays(marks, "marks 1 2 3", List.of(1, 2, 3));
        bothWays(ordinal(), "third", 3);
    }

    @Test
    void aTextWithTwoMeaningsIsAmbiguousNeverLuck() {
        Syntax<Object> syntax = either(says("bank", "river"), says("bank", "money"));
        assertThat(new Grammar<>(syntax).read("bank")).isEqualTo(new Outcome.Ambiguous<>(List.of("river", "money")));
        Syntax<List<List<Integer>>> nested = series(series(digits(), "and"), "and");
        assertThat(new Grammar<>(nested).read("1 and 2")).isInstanceOf(Outcome.Ambiguous.class);
    }

    @Test
    void twoWaysToTheSameMeaningAreOneMeaning() {
        Syntax<Object> syntax = either(says("one", 1), numeral());
        bothWays(syntax, "one", 1);
    }

    sealed interface Tree {
        record Leaf(int value) implements Tree {}

        record Not(Tree inner) implements Tree {}

        record Both(Tree left, Tree right) implements Tree {}
    }

    private static final Syntax<Tree> TREE = rule("tree", SyntaxTest::tree);

    private static Syntax<Tree> tree() {
        return either(
                digits().as(Tree.Leaf.class, Tree.Leaf::new, Tree.Leaf::value),
                phrase("not {}", TREE).as(Tree.Not.class, Tree.Not::new, Tree.Not::inner),
                phrase("({} and {})", TREE, TREE).as(Tree.Both.class, Tree.Both::new, Tree.Both::left,
                        Tree.Both::right));
    }

    @Test
    void rulesMayMentionThemselves() {
        bothWays(TREE, "not (1 and not not 2)",
                new Tree.Not(new Tree.Both(
                        new Tree.Leaf(1), new Tree.Not(new Tree.Not(new Tree.Leaf(2))))));
    }

    private static final Syntax<Integer> CIRCLE = rule("circle", SyntaxTest::circle);

    private static Syntax<Integer> circle() {
        return either(digits(), phrase("{}!", CIRCLE).itself());
    }

    @Test
    void leftRecursionIsReportedByName() {
        assertThatThrownBy(() -> new Grammar<>(CIRCLE).read("1!"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("circle");
    }

    @Test
    void aTemplateMustHaveAPlaceForEachValue() {
        assertThatThrownBy(() -> phrase("draw", digits())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void nestingDoesNotMakeReadingSlow() {
        String text = "not ".repeat(500) + "7";
        Syntax<Tree> twice = either(TREE, TREE);
        assertThat(new Grammar<>(twice).read(text)).isInstanceOf(Outcome.Understood.class);
    }
}
