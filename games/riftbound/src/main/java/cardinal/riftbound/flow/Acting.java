package cardinal.riftbound.flow;

/** A procedure that one player carries out; it ends when that player leaves the game. */
public interface Acting {
    int actor();
}
