package cardinal.ufs.verb;

import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.AttackZone;
import java.util.Optional;

/** "change this attack's zone to low", "change the zone of this attack" (the player picks); block: its block zone. */
public record ChangeZone(Selector what, boolean block, Optional<AttackZone> to, boolean possessive) implements Verb {
}
