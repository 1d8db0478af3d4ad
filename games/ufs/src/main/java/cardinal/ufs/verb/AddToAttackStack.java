package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.text.Selectors;

/** "add this attack to the attack stack" (F.2.3). */
public record AddToAttackStack(Selector what) implements Verb {
    public static final Syntax<AddToAttackStack> SYNTAX =
            phrase("add {} to the attack stack", Selectors.OBJECT).as(AddToAttackStack.class, AddToAttackStack::new, AddToAttackStack::what);
}
