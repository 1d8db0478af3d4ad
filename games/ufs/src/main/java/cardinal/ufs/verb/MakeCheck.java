package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import java.util.Optional;

/** "make a check against a difficulty of 7", "your rival makes a check": outside of playing (E.3.4). */
public record MakeCheck(Who who, Optional<Amount> against, boolean difficultyOf) implements Verb {
}
