package cardinal.riftbound.flow;

public final class Effect {
}
