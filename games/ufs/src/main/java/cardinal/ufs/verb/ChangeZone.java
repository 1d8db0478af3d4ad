package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.maybe;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Selectors;
import cardinal.ufs.text.Words;
import java.util.Optional;

/** "change this attack's zone to low", "change the zone of this attack" (the player picks); block: its block zone. */
public record ChangeZone(Selector what, boolean block, Optional<AttackZone> to, boolean possessive) implements Verb {
    public static final Syntax<ChangeZone> SYNTAX = either(
            said("change {} zone", Amounts.POSSESSOR, false, true), said("change the zone of {}", Selectors.ONE, false, false),
            said("change {} block zone", Amounts.POSSESSOR, true, true));

    private static Syntax<ChangeZone> said(String words, Syntax<Selector> what, boolean block, boolean possessive) {
        return phrase(words + "{}", what, maybe(phrase(" to {}", Words.ATTACK_ZONE).itself())).as(
                ChangeZone.class, (card, to) -> new ChangeZone(card, block, to, possessive),
                it -> it.block() == block && it.possessive() == possessive ? it.what() : null, ChangeZone::to);
    }
}
