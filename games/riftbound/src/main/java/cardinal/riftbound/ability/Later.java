package cardinal.riftbound.ability;

/** A part of a text that the base document has no rules for: only an edition that knows later words understands it. */
public interface Later {
}
