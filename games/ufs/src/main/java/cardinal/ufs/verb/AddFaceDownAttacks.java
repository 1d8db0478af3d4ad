package cardinal.ufs.verb;

import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.AttackZone;
import java.util.List;

/** "add the top 2 cards of your deck to your card pool face down as mid attacks with 3 speed, 3 damage and the Kick keyword" (UniVersus: Face Down Attacks). */
public record AddFaceDownAttacks(Selector what, AttackZone zone, int speed, int damage, List<KeywordUse> keywords) implements Verb {
}
