package cardinal.cards.effect;

/**
 * One step of a compiled text. A step that goes on elsewhere says so by the number of that step. Each game has its own steps
 * beside {@link GoTo}, because what a condition, a cost or a choice is differs between rulebooks.
 */
public interface Op {
}
