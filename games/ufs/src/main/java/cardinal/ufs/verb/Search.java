package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Purpose;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.Searching;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Places;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;

import static cardinal.cards.grammar.Syntax.phrase;

/** "search your deck and discard pile for 1 card" (K.3.16, K.5.2): what was found is "it"; a searched deck is shuffled. */
public record Search(Who who, Place place, Selector what) implements Performable {
    public static final Syntax<Search> SYNTAX =
            phrase("{} {} for {}", Players.told("search", "searches"), Places.PLACE, Selectors.OBJECT)
                    .as(Search.class, Search::new, Search::who, Search::place, Search::what);

    @Override
    public Purpose purpose() {
        return Purpose.SEARCH;
    }

    @Override
    public Selector describes() {
        return what;
    }

    @Override
    public boolean isForOnePlayer() {
        return true;
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return Searching.prepare(t, effect, effect.seat(t, who), place, what);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        Searching.finish(t, effect, effect.seat(t, who), place, what);
    }
}
