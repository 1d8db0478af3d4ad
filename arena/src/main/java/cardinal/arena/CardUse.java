package cardinal.arena;

import java.util.List;

/** The cards of their deck that a player held in hand at some question of a game, and those they played, by name. */
public record CardUse(List<String> held, List<String> played) {
    public static final CardUse NONE = new CardUse(List.of(), List.of());
}
