package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.series;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.text.KeywordLine;
import cardinal.ufs.text.Selectors;
import cardinal.ufs.text.Words;
import java.util.List;

/** "add the top 2 cards of your deck to your card pool face down as mid attacks with 3 speed, 3 damage and the Kick keyword" (UniVersus: Face Down Attacks). */
public record AddFaceDownAttacks(Selector what, AttackZone zone, int speed, int damage, List<KeywordUse> keywords) implements Verb {
    public static final Syntax<AddFaceDownAttacks> SYNTAX = phrase(
            "add {} to your card pool face down as {} attacks with {} speed, {} damage, and the {} keywords", Selectors.OBJECT, Words.ATTACK_ZONE, digits(),
            digits(), series(KeywordLine.KEYWORD, "and")).as(
                    AddFaceDownAttacks.class, AddFaceDownAttacks::new, AddFaceDownAttacks::what, AddFaceDownAttacks::zone, AddFaceDownAttacks::speed,
                    AddFaceDownAttacks::damage, AddFaceDownAttacks::keywords);
}
