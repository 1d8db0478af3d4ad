package cardinal.cards.effect;

/** Goes on elsewhere. */
public record GoTo(int to) implements Op {
}
