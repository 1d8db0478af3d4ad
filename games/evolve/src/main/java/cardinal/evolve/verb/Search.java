package cardinal.evolve.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.cards.text.Spoken;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.SearchDeck;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Searches;
import cardinal.evolve.text.Voice;
import java.util.List;

/** 5.7: "search your deck for a spell, reveal it, and add it to your hand". The deck is shuffled afterwards (5.7.2). */
public record Search(List<Wanted> wanted, boolean reveal, Put.Destination to) implements Verb {
    public static Syntax<Search> syntax(Voice voice) {
        return Searches.search(voice);
    }

    /** One kind of card looked for. */
    @Spoken(Spoken.Manner.HOLDER)
    public record Wanted(Selector.Count count, Filter filter) {
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.push(new SearchDeck(effect.acting(), this, null));
    }
}
