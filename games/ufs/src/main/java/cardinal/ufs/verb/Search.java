package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Places;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;

/** "search your deck and discard pile for 1 card" (K.3.16, K.5.2): what was found is "it"; a searched deck is shuffled. */
public record Search(Who who, Place place, Selector what) implements Verb {
    public static final Syntax<Search> SYNTAX = phrase("{} {} for {}", Players.told("search", "searches"), Places.PLACE, Selectors.OBJECT)
            .as(Search.class, Search::new, Search::who, Search::place, Search::what);
}
