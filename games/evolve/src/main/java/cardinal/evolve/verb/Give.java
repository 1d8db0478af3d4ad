package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GiveModifiers;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.rules.Amounts;
import cardinal.evolve.rules.PayableVerb;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Scope;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Durations;
import cardinal.evolve.text.Gifts;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import java.util.List;

/** 5.26: "give it [attack]+1/[defense]+1 and Ward", "give your leader [defense]+2". */
public record Give(Selector who, List<Gift> gifts, Duration duration) implements Performable, PayableVerb {
    static Syntax<Give> syntax(Person person) {
        return phrase(person.says("give {} {}{}"), Selectors.object(person), Gifts.GIFTS, Durations.SUFFIX)
                .as(Give.class, Give::new, Give::who, Give::gifts, Give::duration);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        GiveModifiers.give(effect, t, effect.cards(t, who), gifts, duration);
    }

    @Override
    public boolean canBeOfLeaders() {
        for (int i = 0; i < gifts.size(); i++) {
            if (!canBeOfLeaders(gifts.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean canBeOfLeaders(Gift gift) {
        return switch (gift) {
            case Gift.Stats stats -> stats.attack().sign() == 0;
            case Gift.Word word -> word.keyword() == Keyword.AURA;
            case Gift.Drive drive -> false;
            case Gift.Quoted quoted -> true;
            case Gift.TraitWord trait -> true;
            case Gift.EitherWord either -> false;
        };
    }

    @Override
    public boolean canBeCost() {
        return who instanceof Selector.YourLeader;
    }

    /** "give [attack]+2/[defense]+2 instead": to what the action replaced would have given it to. */
    static Syntax<Give> substitute() {
        return either(
                phrase("give {}", Gifts.VALUES).as(Give.class,
                        gifts -> new Give(new Selector.Same(), gifts, Duration.LASTING), Give::gifts),
                Dialect.OF_1_24.first(phrase("give {}", Gifts.KEYWORD).as(Give.class,
                        gifts -> new Give(new Selector.Same(), gifts, Duration.LASTING), Give::gifts)));
    }

    /** 10.4.5: a value that is reduced must be at least as large. */
    @Override
    public boolean canBePaid(EvolveTable t, Scope scope) {
        if (!(who instanceof Selector.YourLeader)) {
            return true;
        }
        for (Gift gift : gifts) {
            if (gift instanceof Gift.Stats s && s.defense().sign() < 0
                    && t.leaderDefense(scope.you()) < Amounts.value(t, s.defense().amount(), scope)) {
                return false;
            }
        }
        return true;
    }
}
