package cardinal.riftbound.program;

/**
 * 718.3 of 2026-07: what is attached to an object and lends it its effect text.
 *
 * @param gear  what is printed on it
 * @param card  the object itself, which "this" means in its effect text
 */
public record Lent(CardDef gear, int card) {
}
