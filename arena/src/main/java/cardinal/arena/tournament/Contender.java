package cardinal.arena.tournament;

/**
 * Who takes part in a tournament.
 *
 * @param name  what it is called: its deck, its bot, or both where both differ
 * @param deck  the deck it plays; empty where it plays all of them in turn
 * @param bot  the level of the bot that plays
 */
public record Contender(String name, String deck, String bot) {
}
