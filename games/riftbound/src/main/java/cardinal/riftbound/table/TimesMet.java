package cardinal.riftbound.table;

import cardinal.riftbound.ability.Trigger;

/** That a player has done this once this turn, for an ability that counts each player's times. */
public record TimesMet(Trigger.PlayersNth trigger, int seat) {
}
