package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Giving;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Durations;
import cardinal.evolve.text.Gifts;
import cardinal.evolve.text.Selectors;
import cardinal.evolve.text.Voice;
import java.util.List;

/** 5.26: "give it [attack]+1/[defense]+1 and Ward", "give your leader [defense]+2". */
public record Give(Selector who, List<Gift> gifts, Duration duration) implements Verb {
    public static Syntax<Give> syntax(Voice voice) {
        return phrase(voice.says("give {} {}{}"), Selectors.object(voice), Gifts.GIFTS, Durations.SUFFIX)
                .as(Give.class, Give::new, Give::who, Give::gifts, Give::duration);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        Giving.give(effect, t, effect.cards(t, who), gifts, duration);
    }

    @Override
    public boolean canBeOfLeaders() {
        return gifts.stream().allMatch(gift -> gift instanceof Gift.Stats stats && stats.attack().sign() == 0);
    }
}
