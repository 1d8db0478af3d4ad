package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Gift.Change;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** 10.9.1.4: what a card has by a number that is read off the table again and again. */
final class MeasuredGifts {
    private MeasuredGifts() {
    }

    /** "this follower has [attack]+1 for every amulet on your field", "has [attack]+X. X equals your play points". */
    static Syntax<Fact.Has> having() {
        return either(
                phrase("{} {} for every {}", Selectors.subject("has", "have"), Gifts.VALUES,
                        Nouns.described(false, "and", Places.in(Person.YOU, false, "and"))).as(Fact.Has.class,
                                (who, gifts, each) -> changed(new Fact.Has(who, gifts),
                                        n -> n instanceof Amount.Fixed(int k)
                                                ? new Amount.Times(k, new Amount.NumberOf(each)) : null),
                                has -> counted(has) == null ? null : has.who(),
                                has -> counted(has) == null ? null : gifts(changed(has, MeasuredGifts::factor)),
                                MeasuredGifts::counted),
                phrase("{} {}. X equals {}", Selectors.subject("has", "have"), Gifts.VALUES, Amounts.MEASURE).as(
                        Fact.Has.class,
                        (who, gifts, measure) -> measure instanceof Amount.Times
                                || measure instanceof Amount.YourChoice ? null
                                        : changed(new Fact.Has(who, gifts),
                                                n -> n instanceof Amount.X ? measure : null),
                        has -> measured(has) == null ? null : has.who(),
                        has -> measured(has) == null ? null : gifts(changed(has, n -> new Amount.X())),
                        MeasuredGifts::measured));
    }

    private static @Nullable List<Gift> gifts(Fact.@Nullable Has has) {
        return has == null ? null : has.gifts();
    }

    private static @Nullable Amount factor(Amount n) {
        return n instanceof Amount.Times(int k, Amount of) ? new Amount.Fixed(k) : null;
    }

    /** The same with its numbers replaced; null if one of them cannot be. */
    private static Fact.@Nullable Has changed(Fact.Has has, UnaryOperator<@Nullable Amount> by) {
        if (has.gifts().size() != 1 || !(has.gifts().getFirst() instanceof Gift.Stats(Change attack, Change defense))) {
            return null;
        }
        Change one = changed(attack, by);
        Change two = changed(defense, by);
        return one == null || two == null ? null : new Fact.Has(has.who(), List.of(new Gift.Stats(one, two)));
    }

    private static @Nullable Change changed(Change change, UnaryOperator<@Nullable Amount> by) {
        if (change.sign() == 0) {
            return change;
        }
        Amount n = by.apply(change.amount());
        return n == null ? null : new Change(change.sign(), n);
    }

    private static @Nullable Filter counted(Fact.Has has) {
        return amount(has) instanceof Amount.Times(int n, Amount of) && of instanceof Amount.NumberOf number
                && changed(has, a -> a instanceof Amount.Times(int k, Amount what) && what.equals(of) ? a : null)
                        != null
                                ? number.filter() : null;
    }

    private static @Nullable Amount measured(Fact.Has has) {
        Amount n = amount(has);
        return n == null || n instanceof Amount.Times || n instanceof Amount.YourChoice || n instanceof Amount.Fixed
                || n instanceof Amount.X || changed(has, a -> a.equals(n) ? a : null) == null ? null : n;
    }

    private static @Nullable Amount amount(Fact.Has has) {
        return has.gifts().size() == 1 && has.gifts().getFirst() instanceof Gift.Stats(Change attack, Change defense)
                ? attack.sign() != 0 ? attack.amount() : defense.amount() : null;
    }
}
