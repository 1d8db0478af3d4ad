package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;

/** "permanently reduce your maximum health by 3". */
public record ReduceMaximum(Who whose, Amount by) implements Verb {
    public static final Syntax<ReduceMaximum> SYNTAX = phrase("permanently reduce {} maximum health by {}", Players.WHOSE, Numbers.NUMBER)
            .as(ReduceMaximum.class, ReduceMaximum::new, ReduceMaximum::whose, ReduceMaximum::by);
}
