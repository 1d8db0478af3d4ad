package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Energy and Power in symbols: "[2]", "[1][R]", "[A][A]". */
public final class Prices {
    private static final Syntax<Price> ENERGY = phrase("[{}]", digits()).as(Price.class, Price::energy, Price::energy);

    private static final Syntax<Price> POWER = either(powerSymbols());

    /** Energy first, then Power in the order of the domains. */
    public static final Syntax<Price> PRICE =
            list(Syntax.<Price>either(ENERGY, POWER), "").as(Price.class, Prices::total, Prices::symbols);

    /** Some Power of any domain, counted: "[A][A]" is 2. */
    static final Syntax<Integer> ANY_POWER = list(says("[A]", 1), "").as(Integer.class, List::size, Prices::ones);

    private Prices() {
    }

    private static List<Syntax<Price>> powerSymbols() {
        List<Syntax<Price>> symbols = new ArrayList<>();
        for (Domain domain : Domain.values()) {
            symbols.add(says("[" + domain.shorthand() + "]", Price.power(domain, 1)));
        }
        symbols.add(says("[A]", new Price(0, Price.lane(Price.ANY, 1))));
        symbols.add(says("[C]", new Price(0, Price.lane(Price.OWN, 1))));
        return symbols;
    }

    private static Price total(List<Price> symbols) {
        return symbols.stream().reduce(Price.NOTHING, Price::plus);
    }

    private static @Nullable List<Price> symbols(Price price) {
        if (price.use() != Price.Use.ANYTHING) {
            return null;
        }
        List<Price> symbols = new ArrayList<>();
        if (price.energy() > 0 || price.isNothing()) {
            symbols.add(Price.energy(price.energy()));
        }
        for (int lane = 0; lane <= Price.OWN; lane++) {
            for (int i = 0; i < price.powerIn(lane); i++) {
                symbols.add(new Price(0, Price.lane(lane, 1)));
            }
        }
        return symbols;
    }

    private static List<Integer> ones(int count) {
        return java.util.Collections.nCopies(Math.max(count, 0), 1);
    }
}
