package cardinal.ufs.verb;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Verb;

/** "your next check gets +2", "that check gets -1" (J.3.2.1.3); or: "+1 or -1". */
public record ModifyCheck(CheckRef check, boolean minus, boolean either, Amount amount, Period until) implements Verb {
}
