package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.seriesOfSeveral;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** 10.4: what stands before a colon. */
public final class Costs {
    /** "[engage] an amulet on your field" (10.4.6). */
    private static final Syntax<Cost.Engage> OF_OTHERS =
            phrase("[engage] {}", Selectors.picked(Selectors.IN_A_PLACE)).as(Cost.Engage.class, Cost.Engage::new,
                    engage -> engage.what() instanceof Selector.Pick ? engage.what() : null);

    /** 5.3.1.2.1 of version 1.24.1: "[costX][costX]" is twice X. */
    private static final Syntax<Cost.Pay> SEVERAL_X = Dialect.OF_1_24.first(phrase("[costX][costX]{}",
            many(says("[costX]", true))).as(Cost.Pay.class,
                    more -> new Cost.Pay(new Amount.Times(more.size() + 2, new Amount.X())), Costs::moreIcons));

    private static @Nullable List<Boolean> moreIcons(Cost.Pay pay) {
        return pay.points() instanceof Amount.Times times && times.of() instanceof Amount.X && times.n() > 1
                ? Collections.nCopies(times.n() - 2, true) : null;
    }

    /** A cost that is an icon: "[cost2]", "[engage]", "[serve][serve]". */
    private static final Syntax<Cost> ICON = rule("icon cost", () -> Syntax.<Cost>either(
            phrase("[cost{}]", Numbers.NUMBER).as(Cost.Pay.class, Cost.Pay::new, Cost.Pay::points),
            SEVERAL_X,
            says("[engage]", Cost.engageThis()), OF_OTHERS));

    /** A cost in words: "discard a card", "Lesson (2)". */
    static final Syntax<Cost> WORDS = rule("cost in words", () -> Syntax.<Cost>either(
            phrase("Lesson ({})", digits()).as(Cost.Lesson.class, Cost.Lesson::new, Cost.Lesson::n),
            says("Earth Rite", new Cost.EarthRite(1)),
            Dialect.OF_1_24.first(phrase("Earth Rite ({})", Numbers.MORE_THAN_ONE).as(Cost.EarthRite.class,
                    Cost.EarthRite::new, Cost.EarthRite::n)),
            Syntax.<Verb>either(VerbPhrases.all().costs())
                    .as(Cost.Process.class, verb -> verb.canBeCost() ? new Cost.Process(verb) : null,
                            Cost.Process::verb)));

    private static final Syntax<Cost> ANY = rule("cost", () -> either(ICON, WORDS));

    /** Costs that open with an icon. */
    static final Syntax<List<Cost>> ICON_FIRST = rule("costs from an icon on", () -> from(ICON));

    /** Costs that open with words other than Earth Rite, which is a condition there (13.3.3). */
    static final Syntax<List<Cost>> WORDS_FIRST = rule("costs from words on", () -> from(WORDS)
            .as(List.class, costs -> costs.size() == 1 && costs.getFirst() instanceof Cost.EarthRite ? null : costs,
                    costs -> costs));

    /** The same, where Earth Rite may be the whole cost: after [act]. */
    public static final Syntax<List<Cost>> ACT_WORDS_FIRST = rule("act costs", () -> from(WORDS));

    /** In the middle of a sentence. */
    public static final Syntax<List<Cost>> COSTS = rule("costs", () -> either(ICON_FIRST, WORDS_FIRST));

    private static final Syntax<Cost> PROCESS = Syntax.<Cost>either(WORDS, OF_OTHERS);

    /** "[engage] an amulet on your field and [engage] a spell"; of 1.24.1 where they are several. */
    private static final Syntax<List<Cost>> TOGETHER = either(
            PROCESS.as(List.class, List::of, (List<Cost> way) -> way.size() == 1 ? way.getFirst() : null),
            Dialect.OF_1_24.first(seriesOfSeveral(PROCESS, "and")));

    /** Alternatives: "discard 3 cards, or banish 4 cards in your EX area". */
    static final Syntax<List<List<Cost>>> WAYS = rule("ways", () -> list(TOGETHER, ", or "));

    private Costs() {
    }

    private static Syntax<List<Cost>> from(Syntax<Cost> first) {
        return phrase("{}{}", first, many(phrase(", {}", ANY).itself())).as(List.class,
                (one, more) -> Stream.concat(Stream.of(one), more.stream()).toList(), Costs::first, Costs::rest);
    }

    private static @Nullable Cost first(List<Cost> costs) {
        return costs.isEmpty() ? null : costs.getFirst();
    }

    private static List<Cost> rest(List<Cost> costs) {
        return costs.isEmpty() ? List.of() : costs.subList(1, costs.size());
    }
}
