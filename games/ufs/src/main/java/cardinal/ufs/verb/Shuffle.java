package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Players;

/** "shuffle your deck". */
public record Shuffle(Who whose) implements Verb {
    public static final Syntax<Shuffle> SYNTAX = phrase("shuffle {} deck", Players.WHOSE).as(Shuffle.class, Shuffle::new, Shuffle::whose);
}
